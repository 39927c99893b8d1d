//! `saboteur load`: many clients at many tables of a server on this machine, and how it bears up.
//!
//! The server is this same program in a process of its own, with a database in a temporary directory. Every client is a
//! connection of its own, and plays any move that it is offered.

mod client;
mod hostile;
mod http;
mod stored;

use crate::rules::Choice;
use crate::words::{Language, Words};
use client::{Client, Measurements};
use http::Http;
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Plays many games at once against a server on this machine.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur load --tables 100 --connections 500 --seconds 10
  saboteur load --rules saboteur2 --json
  saboteur load --hostile --seconds 10")]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// The number of tables
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// The number of connections, spread over the tables; connections without a seat watch
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=500_000))]
    connections: u32,
    /// The number of seconds to play
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// The time that a player thinks on average, in milliseconds
    #[arg(long, default_value_t = 5000)]
    pause: u32,
    /// Store this number of games first, and measure how long the server takes to start with them
    #[arg(long, default_value_t = 0)]
    stored: u32,
    /// Attack the server from one address, and measure what a player at another address notices
    #[arg(long, conflicts_with_all = ["tables", "connections", "pause", "stored"])]
    hostile: bool,
    /// Attack a server that runs on this machine already, as in 127.0.0.1:8080; attacks that need stored games are left out
    #[arg(long, requires = "hostile")]
    server: Option<SocketAddr>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// The measurements.
#[derive(Serialize)]
struct Report {
    tables: u32,
    connections: u32,
    stored_games: u32,
    start_milliseconds: f64,
    moves: u64,
    moves_per_second: f64,
    /// From sending a move to the last client of the table hearing of it.
    latency_milliseconds: Latency,
    bytes_per_idle_connection: i64,
    bytes_per_table_before_the_game: i64,
    bytes_more_per_table_in_play: i64,
    server_megabytes: f64,
    errors: u64,
}

#[derive(Serialize, Default)]
struct Latency {
    p50: f64,
    p99: f64,
    p999: f64,
    worst: f64,
}

/// Starts a server, plays, and tells.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    if args.hostile {
        return hostile::run(args, out);
    }
    let words = Words::new(Language::English, &[]);
    let rules = args.choice.rules(&words)?;
    rules.check(*rules.players().end()).map_err(|error| io::Error::other(error.to_string()))?;
    let needed = u64::from(args.connections) + 1000;
    if rlimit::increase_nofile_limit(needed).unwrap_or(0) < needed {
        return Err(io::Error::other(format!(
            "this takes {needed} open files: raise the limit with `ulimit -n {needed}`"
        )));
    }
    let directory = tempfile::tempdir()?;
    let database = directory.path().join("load.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if args.stored > 0 {
        runtime.block_on(stored::fill(&database, args.stored))?;
    }
    let began = Instant::now();
    let server = Server::start(&database, &UNLIMITED)?;
    let start = began.elapsed();
    let report = runtime.block_on(measure(args, serde_json::to_value(rules)?, &server, start))?;
    drop(server);
    if args.json { writeln!(out, "{}", serde_json::to_string_pretty(&report)?) } else { tell(&report, out) }
}

/// Options without limits, because all clients are on this machine.
const UNLIMITED: [&str; 12] = [
    "--connections",
    MOST,
    "--connections-per-address",
    MOST,
    "--requests-per-minute",
    MOST,
    "--tables-per-hour",
    MOST,
    "--messages-per-address",
    MOST,
    "--bot-moves-per-address",
    MOST,
];

const MOST: &str = "4294967295";

/// The server in a process of its own, until this is dropped.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &Path, options: &[&str]) -> io::Result<Server> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--log", "error"])
            .args(options)
            .arg("--database")
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let stdout = child.stdout.take().ok_or_else(|| io::Error::other("the server has no output"))?;
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.rsplit("http://").next().and_then(|address| address.trim().parse().ok());
        let address = address.ok_or_else(|| io::Error::other(format!("the server did not start: {line}")))?;
        // It answers, not only listens.
        std::net::TcpStream::connect(address)?;
        Ok(Server { child, address })
    }

    /// Returns the bytes of memory that the server uses. Zero on systems that do not tell.
    fn memory(&self) -> i64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<i64>().ok());
        kilobytes.map_or(0, |kilobytes| kilobytes * 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn measure(args: &Args, rules: Value, server: &Server, start: Duration) -> io::Result<Report> {
    let measurements = Arc::new(Measurements::default());
    let stop = Arc::new(AtomicBool::new(false));
    let mut http = Http::new(server.address, Ipv4Addr::LOCALHOST);
    let most: usize = args.choice.preset().rules().players().end().to_owned();
    let each =
        |table: u32| (args.connections / args.tables + u32::from(table < args.connections % args.tables)) as usize;
    let empty = server.memory();
    let mut clients = Vec::new();
    // One connection at each table first, then all the others: so both can be told apart.
    let mut tables = Vec::new();
    for number in 0..args.tables {
        let body = json!({"settings": {"rules": rules}, "name": "Ann"});
        let place = http.post("/api/tables", &body).await?;
        let code = place.code.to_string();
        let table = Arc::new(client::MeasuredTable::new(each(number).max(1)));
        let token = Some(place.token);
        clients.push(Client::connect(server.address, source(number), &code, token, &table, number).await?);
        tables.push((code, table));
    }
    settle().await;
    let hosted = server.memory();
    let mut others = 0;
    for (number, (code, table)) in tables.iter().enumerate() {
        for guest in 1..each(number as u32) {
            let token = if guest < most {
                let body = json!({"name": format!("Guest {guest}")});
                let place = http.post(&format!("/api/tables/{code}/people"), &body).await?;
                Some(place.token)
            } else {
                None
            };
            let number = number as u32;
            clients.push(Client::connect(server.address, source(number), code, token, table, number).await?);
            others += 1;
        }
    }
    settle().await;
    let idle = server.memory();
    let connected = clients.len();
    let pause = Duration::from_millis(args.pause.into());
    let tasks: Vec<_> = clients
        .into_iter()
        .enumerate()
        .map(|(at, client)| {
            let starts = at < args.tables as usize;
            tokio::spawn(client.play(starts, pause, Arc::clone(&measurements), Arc::clone(&stop)))
        })
        .collect();
    // Everybody is dealt in before anything is counted.
    tokio::time::sleep(Duration::from_secs(5)).await;
    measurements.begin();
    let began = Instant::now();
    tokio::time::sleep(Duration::from_secs(args.seconds.into())).await;
    let (moves, mut latencies) = measurements.end();
    let seconds = began.elapsed().as_secs_f64();
    let busy = server.memory();
    stop.store(true, Ordering::Relaxed);
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    latencies.sort_unstable();
    let at = |share: f64| {
        let last = latencies.len().saturating_sub(1);
        latencies.get((share * last as f64).round() as usize).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    };
    let per_connection = (idle - hosted) / i64::from(others.max(1));
    let tables = i64::from(args.tables);
    Ok(Report {
        tables: args.tables,
        connections: connected as u32,
        stored_games: args.stored,
        start_milliseconds: start.as_secs_f64() * 1000.0,
        moves,
        moves_per_second: moves as f64 / seconds,
        latency_milliseconds: Latency { p50: at(0.5), p99: at(0.99), p999: at(0.999), worst: at(1.0) },
        bytes_per_idle_connection: per_connection,
        bytes_per_table_before_the_game: (hosted - empty) / tables - per_connection,
        bytes_more_per_table_in_play: (busy - idle) / tables,
        server_megabytes: busy as f64 / 1e6,
        errors: measurements.errors.load(Ordering::Relaxed),
    })
}

/// Returns the address for the clients of a table. Each address has a limited number of ports.
fn source(table: u32) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 1, (table % 200) as u8 + 1)
}

/// Lets what is under way come to rest.
async fn settle() {
    tokio::time::sleep(Duration::from_secs(2)).await;
}

fn tell(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let latency = &report.latency_milliseconds;
    let lines = [
        ("tables", report.tables.to_string()),
        ("connections", report.connections.to_string()),
        ("errors", report.errors.to_string()),
        ("stored games at the start", report.stored_games.to_string()),
        ("start to serving", format!("{:.0} ms", report.start_milliseconds)),
        ("moves per second", format!("{:.0}", report.moves_per_second)),
        ("move to last client, p50", format!("{:.1} ms", latency.p50)),
        ("move to last client, p99", format!("{:.1} ms", latency.p99)),
        ("move to last client, p99.9", format!("{:.1} ms", latency.p999)),
        ("move to last client, worst", format!("{:.1} ms", latency.worst)),
        ("memory per idle connection", format!("{:.1} KB", report.bytes_per_idle_connection as f64 / 1000.0)),
        ("memory per table, gathering", format!("{:.1} KB", report.bytes_per_table_before_the_game as f64 / 1000.0)),
        ("more memory per table in play", format!("{:.1} KB", report.bytes_more_per_table_in_play as f64 / 1000.0)),
        ("memory of the server", format!("{:.0} MB", report.server_megabytes)),
    ];
    for (what, value) in lines {
        writeln!(out, "{what:<30} {value:>10}")?;
    }
    Ok(())
}
