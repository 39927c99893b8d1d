//! HTTP requests from an address of this machine.

use super::client::connect;
use http_body_util::BodyExt;
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use saboteur_table::api::Seated;
use serde_json::Value;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};

/// One connection. It is opened for the first request, and again after the server has closed it.
pub(super) struct Http {
    address: SocketAddr,
    source: Ipv4Addr,
    sender: Option<SendRequest<String>>,
}

impl Http {
    pub(super) fn new(address: SocketAddr, source: Ipv4Addr) -> Http {
        Http { address, source, sender: None }
    }

    /// Asks for a page. Returns the status when the whole answer has arrived.
    pub(super) async fn get(&mut self, path: &str) -> io::Result<StatusCode> {
        Ok(self.send(Method::GET, path, String::new()).await?.0)
    }

    /// Opens or joins a table.
    pub(super) async fn post(&mut self, path: &str, body: &Value) -> io::Result<Seated> {
        let (status, answer) = self.send(Method::POST, path, body.to_string()).await?;
        if status.is_success() {
            Ok(serde_json::from_slice(&answer)?)
        } else {
            Err(io::Error::other(format!("{path}: {}", String::from_utf8_lossy(&answer))))
        }
    }

    async fn send(&mut self, method: Method, path: &str, body: String) -> io::Result<(StatusCode, Bytes)> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.to_string())
            .header(header::CONTENT_TYPE, "application/json")
            .body(body)
            .map_err(io::Error::other)?;
        let sender = match self.sender.take().filter(|sender| !sender.is_closed()) {
            Some(sender) => sender,
            None => {
                let stream = TokioIo::new(connect(self.address, self.source).await?);
                let (sender, connection) = handshake(stream).await.map_err(io::Error::other)?;
                tokio::spawn(connection);
                sender
            }
        };
        let sender = self.sender.insert(sender);
        sender.ready().await.map_err(io::Error::other)?;
        let answer = sender.send_request(request).await.map_err(io::Error::other)?;
        let status = answer.status();
        let body = answer.into_body().collect().await.map_err(io::Error::other)?;
        Ok((status, body.to_bytes()))
    }
}
