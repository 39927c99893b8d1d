//! The door: lets connections in, as many as there is room for, and sends home whoever says nothing.

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

/// After an error of the system, which has no room for another connection, it is given so long.
const BREATH: Duration = Duration::from_millis(100);

/// What is said to whoever finds no room.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 49\r\n\r\n\
                      too many connections: close some, or come later.\n";

/// Whom to let in, and how.
pub(crate) struct Door {
    pub(crate) router: Router,
    pub(crate) gate: Arc<Gate>,
    /// All connections come from one proxy, so that its address says nothing.
    pub(crate) behind_proxy: bool,
    /// So long somebody may take to say what they want.
    pub(crate) patience: Duration,
    /// So long somebody may take to read anything of what they are sent.
    pub(crate) slow_reader: Duration,
    /// Says when it is time to stop.
    pub(crate) closing: watch::Receiver<bool>,
}

impl Door {
    /// Lets everybody in until it is time to stop. Whoever is being answered then hears the answer, and nothing after it.
    pub(crate) async fn open(&self, listener: TcpListener) {
        let mut closing = self.closing.clone();
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, address)) => self.admit(stream, address),
                    Err(error) => {
                        tracing::warn!(%error, "nobody can be let in");
                        tokio::time::sleep(BREATH).await;
                    }
                },
                _ = async { closing.wait_for(|closing| *closing).await.is_ok() } => break,
            }
        }
    }

    fn admit(&self, stream: TcpStream, address: SocketAddr) {
        let Some(pass) = self.gate.visits.enter((!self.behind_proxy).then_some(address.ip())) else {
            // As much as can be said without waiting for anybody.
            let _ = stream.try_write(FULL);
            return;
        };
        // A move is a small message that somebody waits for.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "small messages may be late");
        }
        let mut stream = TimeoutStream::new(stream);
        // A WebSocket notices by itself, and sooner.
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
                tracing::debug!(%error, "a connection broke");
            }
            // A WebSocket has a pass of its own by now.
            drop(pass);
        });
    }
}
