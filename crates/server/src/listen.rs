//! Accepts connections up to a limit, and closes connections that send or read nothing.

use crate::limit::Gate;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;

/// The pause after the system could not accept a connection.
const BREATH: Duration = Duration::from_millis(100);

/// The answer to a connection beyond the limit.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 53\r\n\r\n\
                      too many connections: close some or try again later.\n";

/// The listener with its limits.
pub(crate) struct Door {
    pub(crate) router: Router,
    pub(crate) gate: Arc<Gate>,
    /// True if all connections come from a proxy, so that their address does not count.
    pub(crate) behind_proxy: bool,
    /// The time for the head of a request.
    pub(crate) patience: Duration,
    /// The time after which a WebSocket that reads nothing is closed. Other connections have twice this time.
    pub(crate) slow_reader: Duration,
    /// True when the server stops.
    pub(crate) closing: watch::Receiver<bool>,
}

impl Door {
    /// Accepts connections until the server stops. Running requests still get their answers.
    pub(crate) async fn open(&self, listener: TcpListener) {
        let mut closing = self.closing.clone();
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, address)) => self.admit(stream, address),
                    Err(error) => {
                        tracing::warn!(%error, "cannot accept a connection");
                        tokio::time::sleep(BREATH).await;
                    }
                },
                _ = async { closing.wait_for(|closing| *closing).await.is_ok() } => break,
            }
        }
    }

    fn admit(&self, stream: TcpStream, address: SocketAddr) {
        let Some(pass) = self.gate.visits.enter((!self.behind_proxy).then_some(address.ip())) else {
            // Send as much as possible without waiting.
            let _ = stream.try_write(FULL);
            return;
        };
        // Send small messages at once, because a player waits for them.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "cannot disable Nagle's algorithm, so small messages may be late");
        }
        let mut stream = TimeoutStream::new(stream);
        // A WebSocket has a shorter timeout of its own.
        stream.set_write_timeout(Some(2 * self.slow_reader));
        let router = TowerToHyperService::new(self.router.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            router.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.patience)
            .serve_connection(TokioIo::new(Box::pin(stream)), service)
            .with_upgrades();
        let mut closing = self.closing.clone();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                _ = async { closing.wait_for(|closing| *closing).await.is_ok() } => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "connection lost");
            }
            // A WebSocket has its own pass by now.
            drop(pass);
        });
    }
}
