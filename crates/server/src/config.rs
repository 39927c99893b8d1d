//! How a server is set up.

use crate::keeper::Timing;
use saboteur_bots::Bot;
use std::time::Duration;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// What nobody may go beyond.
    pub limits: Limits,
    /// How long things take.
    pub timing: Timing,
    /// How many games a hard bot imagines for a move.
    pub iterations: u32,
    /// How many bots think at once.
    pub thinkers: usize,
    /// The pages that may talk to this server besides its own, as `https://example.org`.
    pub origins: Vec<String>,
    /// Whether addresses are read from the last `X-Forwarded-For`, because a proxy stands in front.
    pub behind_proxy: bool,
}

/// What nobody may go beyond.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The largest message in bytes.
    pub frame: usize,
    /// The largest body of an HTTP request in bytes.
    pub body: usize,
    /// Tables in memory.
    pub live_tables: usize,
    /// Connections of all clients.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Connections at one table that are nobody's.
    pub spectators: usize,
    /// Seats that one connection may hold.
    pub seats_per_connection: usize,
    /// HTTP requests and new connections from one address in a minute.
    pub requests_per_minute: u32,
    /// New tables from one address in an hour.
    pub tables_per_hour: u32,
    /// Messages of one connection in ten seconds.
    pub messages_per_ten_seconds: u32,
    /// Lines of chat of one connection in ten seconds.
    pub lines_per_ten_seconds: u32,
    /// A client says what it wants within this time: the head of a request, its body, who is there.
    pub patience: Duration,
    /// A client that does not read for so long is dropped.
    pub slow_reader: Duration,
    /// A client that says nothing for so long, not even that it is there, is dropped.
    pub silence: Duration,
    /// Tables at which no game was dealt are forgotten after so long.
    pub forget: Duration,
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
            requests_per_minute: 600,
            tables_per_hour: 120,
            messages_per_ten_seconds: 60,
            lines_per_ten_seconds: 8,
            patience: Duration::from_secs(20),
            slow_reader: Duration::from_secs(15),
            silence: Duration::from_secs(90),
            forget: Duration::from_secs(7 * 24 * 3600),
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
