//! Accepts connections up to a limit, and closes connections that send or read nothing, or send bytes without a message.

use crate::limit::Gate;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;

/// The pause after the system could not accept a connection.
const BREATH: Duration = Duration::from_millis(100);

/// The answer to a connection beyond the limit.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 53\r\n\r\n\
                      too many connections: close some or try again later.\n";

/// The listener with its limits.
pub(crate) struct Acceptor {
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

impl Acceptor {
    /// Accepts connections until the server stops. Running requests still get their answers.
    pub(crate) async fn accept(&self, listener: TcpListener) {
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
        let meter = Meter::default();
        let mut stream = TimeoutStream::new(MeteredStream { stream, meter: meter.clone() });
        // A WebSocket has a shorter timeout of its own.
        stream.set_write_timeout(Some(2 * self.slow_reader));
        let router = TowerToHyperService::new(self.router.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            request.extensions_mut().insert(meter.clone());
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

/// A message may take this number of times its greatest size on the wire, for the heads of frames and for a few pings.
const OVERHEAD: usize = 4;

/// Counts the bytes that a WebSocket has read since its last message. A message can be cut into any number of frames, empty
/// ones too, so the size of messages and frames does not limit these bytes.
#[derive(Clone, Default)]
pub(crate) struct Meter(Arc<MessageBytes>);

#[derive(Default)]
struct MessageBytes {
    /// The most bytes without a message. Zero as long as the connection is not a WebSocket.
    most: AtomicUsize,
    bytes: AtomicUsize,
}

impl Meter {
    /// Counts from now on, for messages of at most this size.
    pub(crate) fn start(&self, message: usize) {
        self.0.most.store(message.saturating_mul(OVERHEAD), Ordering::Relaxed);
    }

    /// Notes that a message was read.
    pub(crate) fn reset(&self) {
        self.0.bytes.store(0, Ordering::Relaxed);
    }

    /// Counts bytes. Returns false if they are too many.
    fn count(&self, bytes: usize) -> bool {
        let most = self.0.most.load(Ordering::Relaxed);
        most == 0 || self.0.bytes.fetch_add(bytes, Ordering::Relaxed) + bytes <= most
    }
}

/// A connection whose bytes are counted.
struct MeteredStream {
    stream: TcpStream,
    meter: Meter,
}

impl AsyncRead for MeteredStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if !self.meter.count(buffer.filled().len() - before) {
            return Poll::Ready(Err(io::Error::new(io::ErrorKind::InvalidData, "too many bytes without a message")));
        }
        read
    }
}

impl AsyncWrite for MeteredStream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_without_a_message_are_limited() {
        let meter = Meter::default();
        assert!(meter.count(1_000_000), "an HTTP request has its own limits");
        meter.reset();
        meter.start(100);
        assert!(meter.count(300) && meter.count(100));
        assert!(!meter.count(1));
        meter.reset();
        assert!(meter.count(400) && !meter.count(1));
    }
}
