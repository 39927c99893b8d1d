//! Tables, seats, storage, HTTP and WebSocket: everything that makes the rules a place to play.
//!
//! ```no_run
//! use saboteur_server::{Config, Memory, Server};
//!
//! # async fn example() -> std::io::Result<()> {
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! let server = Server::new(Config::default(), Memory::default());
//! server.serve(listener, std::future::pending()).await;
//! # Ok(())
//! # }
//! ```

mod config;
mod entropy;
mod http;
mod hub;
mod keeper;
mod limit;
mod listen;
mod live;
mod metrics;
mod page;
mod socket;
mod store;
mod thinking;

pub use config::{Config, Limits};
pub use keeper::Timing;
pub use store::{Memory, Sqlite, Store, StoreError};

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// So long a server that stops waits for its clients to go.
const GOODBYE: Duration = Duration::from_secs(3);

/// A server that is set up and not yet listening.
pub struct Server {
    app: http::App,
}

impl Server {
    /// Sets a server up.
    pub fn new(config: Config, store: impl Store) -> Server {
        let gate = limit::Gate::new(config.limits);
        let replays = Arc::new(tokio::sync::Semaphore::new(config.thinkers.max(1)));
        Server { app: http::App { hub: hub::Hub::new(config, Arc::new(store)), gate, replays } }
    }

    /// Serves until asked to stop, then lets running requests end and says goodbye to everybody. Whatever was acknowledged is
    /// stored already, so nothing is lost however it ends.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) {
        let (hub, gate) = (Arc::clone(&self.app.hub), Arc::clone(&self.app.gate));
        tokio::spawn(Arc::clone(&hub).tidy());
        tokio::spawn(Arc::clone(&gate).tidy());
        let door = listen::Door {
            gate: Arc::clone(&gate),
            behind_proxy: hub.config.behind_proxy,
            patience: hub.config.limits.patience,
            slow_reader: hub.config.limits.slow_reader,
            closing: hub.closing.subscribe(),
            router: http::router(self.app),
        };
        let closing = Arc::clone(&hub);
        tokio::spawn(async move {
            stop.await;
            closing.closing.send_replace(true);
        });
        door.open(listener).await;
        // Whoever has sent half a request is not waited for.
        let deadline = tokio::time::Instant::now() + GOODBYE;
        while gate.visits.count() + gate.sockets.count() > 0 && tokio::time::Instant::now() < deadline {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
