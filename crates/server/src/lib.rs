//! Tables, seats, storage, HTTP and WebSocket: everything that makes the rules a place to play.
//!
//! ```no_run
//! use saboteur_server::{Config, Memory, Server};
//!
//! # async fn example() -> std::io::Result<()> {
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! let server = Server::new(Config::default(), Memory::default());
//! server.serve(listener, std::future::pending()).await
//! # }
//! ```

mod ask;
mod config;
mod entry;
mod finished;
mod http;
mod hub;
mod keeper;
mod limit;
mod live;
mod metrics;
mod page;
mod played;
mod refusal;
mod settings;
mod socket;
mod store;
mod table;
mod tell;
mod thinking;
mod token;
#[cfg(test)]
mod typescript;

pub use ask::{Ask, Hello, Request};
pub use config::{Config, Limits};
pub use entry::By;
pub use finished::{Step, Summary};
pub use keeper::Timing;
pub use played::played_table;
pub use refusal::{Code as RefusalCode, Refusal};
pub use settings::{Clock, Name, Pace, Saying, Settings};
pub use store::{Memory, Sqlite, Store, StoreError};
pub use tell::{
    ClockView, GameView, Line, Offer, PersonView, PhaseView, Reaction, SeatView, State, TableView, Tell, Told, You,
};
pub use token::{Code, Token};

use axum::serve::ListenerExt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
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
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let hub = Arc::clone(&self.app.hub);
        tokio::spawn(Arc::clone(&hub).tidy());
        tokio::spawn(Arc::clone(&self.app.gate).tidy());
        let service = http::router(self.app).into_make_service_with_connect_info::<SocketAddr>();
        let closing = Arc::clone(&hub);
        let stop = async move {
            stop.await;
            closing.closing.send_replace(true);
        };
        // A move is a small message that somebody waits for.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "small messages may be late");
            }
        });
        let mut asked = hub.closing.subscribe();
        tokio::select! {
            served = axum::serve(listener, service).with_graceful_shutdown(stop) => served?,
            // Whoever has sent half a request is not waited for.
            () = async {
                let _ = asked.wait_for(|closing| *closing).await.is_ok();
                tokio::time::sleep(GOODBYE).await;
            } => {}
        }
        let deadline = tokio::time::Instant::now() + GOODBYE;
        while hub.metrics().connections.get() > 0 && tokio::time::Instant::now() < deadline {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }
}
