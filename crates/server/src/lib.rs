//! The server: tables, seats, storage, HTTP and WebSocket.
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

mod archive;
mod config;
mod entropy;
mod guess;
mod http;
mod hub;
mod keeper;
mod limit;
mod listen;
mod live;
mod metrics;
mod page;
mod preview;
mod socket;
mod store;
mod thinking;
mod words;
mod workers;

pub use config::{Config, Limits};
pub use keeper::Timing;
pub use store::{
    Database, DatabaseSize, IdleSince, Memory, OpenError, Sqlite, Store, StoreError, StoredTable, TableFilter,
};

use std::future::{Future, IntoFuture};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// The time that a stopping server waits for its clients to disconnect.
const GOODBYE: Duration = Duration::from_secs(3);

/// A server that does not listen yet.
pub struct Server {
    app: http::App,
    metrics: Option<TcpListener>,
}

impl Server {
    /// Makes a server with this configuration and store.
    pub fn new(config: Config, store: impl Store) -> Server {
        let hub = hub::Hub::new(config, Arc::new(store));
        let archive = Arc::new(archive::Archive::new(Arc::clone(&hub)));
        Server { app: http::App { hub, archive }, metrics: None }
    }

    /// Serves the metrics too, at an address of their own.
    pub fn with_metrics(self, listener: TcpListener) -> Server {
        Server { metrics: Some(listener), ..self }
    }

    /// Serves until `stop` is ready. Then finishes the running requests, says goodbye to all clients and closes the store.
    /// Everything that was acknowledged is stored already, so no crash can lose it.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) {
        let hub = Arc::clone(&self.app.hub);
        let gate = Arc::clone(&hub.services.gate);
        tokio::spawn(Arc::clone(&hub).tidy());
        tokio::spawn(Arc::clone(&gate).tidy());
        let acceptor = listen::Acceptor {
            gate: Arc::clone(&gate),
            behind_proxy: hub.config.behind_proxy,
            patience: hub.config.limits.patience,
            slow_reader: hub.config.limits.slow_reader,
            closing: hub.closing.subscribe(),
            router: http::router(self.app),
        };
        if let Some(listener) = self.metrics {
            let (router, mut closing) = (http::metrics_router(Arc::clone(&hub)), hub.closing.subscribe());
            let stop = async move { drop(closing.wait_for(|closing| *closing).await) };
            tokio::spawn(axum::serve(listener, router).with_graceful_shutdown(stop).into_future());
        }
        let closing = Arc::clone(&hub);
        tokio::spawn(async move {
            stop.await;
            closing.closing.send_replace(true);
        });
        acceptor.accept(listener).await;
        // Do not wait for ever for a client that has sent half a request.
        let deadline = tokio::time::Instant::now() + GOODBYE;
        while gate.visits.count() + gate.sockets.count() > 0 && tokio::time::Instant::now() < deadline {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        if let Err(error) = hub.services.store.close().await {
            tracing::error!(%error, "the database was not closed cleanly: nothing is lost, but keep all of its files together");
        }
    }
}
