//! The configuration of a server.

use crate::keeper::Timing;
use saboteur_bots::Bot;
use std::time::Duration;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The limits for clients.
    pub limits: Limits,
    /// The fixed delays.
    pub timing: Timing,
    /// The number of games that a hard bot imagines for each move. When many hard bots wait, it is less, but at least a
    /// tenth.
    pub iterations: u32,
    /// The number of threads for bots that think and for games that are loaded: at least two. One of them takes no hard
    /// bots.
    pub thinkers: usize,
    /// Other origins whose pages may connect, as in `https://example.org`. The server's own pages always may.
    pub origins: Vec<String>,
    /// True if the last `X-Forwarded-For` is the address of a client, because a proxy is in front of the server.
    pub behind_proxy: bool,
}

/// The limits for clients.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The largest message in bytes.
    pub frame: usize,
    /// The largest body of an HTTP request in bytes.
    pub body: usize,
    /// The maximum number of tables in memory.
    pub live_tables: usize,
    /// The maximum number of connections.
    pub connections: usize,
    /// The maximum number of connections from one address.
    pub connections_per_address: usize,
    /// The maximum number of connections at one table without a token.
    pub spectators: usize,
    /// The maximum number of seats of one connection.
    pub seats_per_connection: usize,
    /// A /48 of IPv6 addresses may do this number of times what one address may. A /64 counts as one address.
    pub network: u32,
    /// The maximum number of HTTP requests and new connections from one address per minute. Expensive requests count as
    /// several.
    pub requests_per_minute: u32,
    /// The maximum number of new tables from one address per hour.
    pub tables_per_hour: u32,
    /// The maximum number of people who join one table from one address per hour.
    pub joins_per_hour: u32,
    /// The maximum number of messages of one connection in ten seconds.
    pub messages_per_ten_seconds: u32,
    /// The maximum number of messages from one address in ten seconds.
    pub messages_per_address: u32,
    /// The maximum number of moves of bots in ten seconds at all tables of one address. Further moves wait.
    pub bot_moves_per_address: u32,
    /// The maximum number of finished games in the cache, and of beliefs about them.
    pub cached_games: usize,
    /// The maximum number of lines of chat of one person in ten seconds.
    pub lines_per_ten_seconds: u32,
    /// The time for the head of a request, for its body, and for the first message of a WebSocket.
    pub patience: Duration,
    /// A client that reads nothing for this time is disconnected.
    pub slow_reader: Duration,
    /// A client that sends nothing for this time, not even a ping, is disconnected.
    pub silence: Duration,
    /// A table at which no person has played is deleted this time after its last change.
    pub keep_unplayed: Duration,
    /// A table at which a person has played is deleted this time after its last change. `None` keeps it for ever.
    pub keep_played: Option<Duration>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            frame: 4 * 1024,
            body: 256 * 1024,
            live_tables: 20_000,
            connections: 50_000,
            connections_per_address: 200,
            spectators: 500,
            seats_per_connection: 12,
            network: 4,
            requests_per_minute: 600,
            tables_per_hour: 120,
            joins_per_hour: 120,
            messages_per_ten_seconds: 60,
            messages_per_address: 1000,
            bot_moves_per_address: 500,
            cached_games: 200,
            lines_per_ten_seconds: 8,
            patience: Duration::from_secs(20),
            slow_reader: Duration::from_secs(15),
            silence: Duration::from_secs(90),
            keep_unplayed: Duration::from_secs(7 * 24 * 3600),
            keep_played: None,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            limits: Limits::default(),
            timing: Timing::default(),
            iterations: Bot::ITERATIONS,
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            origins: Vec::new(),
            behind_proxy: false,
        }
    }
}
