//! `saboteur serve`: hosts tables for browsers and other programs.

use crate::database;
use crate::words::{Language, Words};
use qrcode::QrCode;
use qrcode::render::unicode;
use saboteur_server::{Config, Server, Sqlite};
use serde::Deserialize;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::net::TcpListener;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Hosts tables.
///
/// Set options on the command line, in the environment or in a configuration file. The command line overrides the
/// environment, and the environment overrides the file.
#[derive(clap::Args, Default)]
#[command(after_help = "\
Examples:
  saboteur serve
  saboteur serve --lan
  saboteur serve --listen 127.0.0.1:9000 --database /tmp/tables.db --log info")]
pub struct Args {
    /// Configuration file in TOML; options have the names of their flags, as in `listen = "127.0.0.1:8080"`
    #[arg(long, env = "SABOTEUR_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    options: Options,
    /// Language of the output, en or de [default: the language of the environment]
    #[arg(long)]
    lang: Option<Language>,
}

/// The options that a configuration file can set too.
#[derive(clap::Args, Clone, Default, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(crate) struct Options {
    /// Address and port to listen on [default: 127.0.0.1:8080]
    #[arg(long, env = "SABOTEUR_LISTEN")]
    listen: Option<SocketAddr>,
    /// Address and port for the metrics, at /metrics; no metrics without it
    #[arg(long, env = "SABOTEUR_METRICS")]
    metrics: Option<SocketAddr>,
    /// Listen on the network, and print the addresses and a QR code
    #[arg(long, env = "SABOTEUR_LAN")]
    lan: bool,
    /// The database file [default: saboteur.db]
    #[arg(long, env = "SABOTEUR_DATABASE")]
    pub(crate) database: Option<PathBuf>,
    /// Log level or filter, such as `info` or `saboteur_server=debug` [default: warn]
    #[arg(long, env = "SABOTEUR_LOG")]
    log: Option<String>,
    /// Write the log as JSON, one object per line
    #[arg(long, env = "SABOTEUR_LOG_JSON")]
    log_json: bool,
    /// Take addresses from X-Forwarded-For, because a reverse proxy is in front of the server
    #[arg(long, env = "SABOTEUR_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Other origins whose pages may connect, separated by commas, as in https://example.org
    #[arg(long, env = "SABOTEUR_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,
    /// Number of games that a hard bot imagines for each move [default: 1000]
    #[arg(long, env = "SABOTEUR_ITERATIONS", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Maximum number of connections [default: 50000]
    #[arg(long, env = "SABOTEUR_CONNECTIONS")]
    connections: Option<usize>,
    /// Maximum number of connections from one address [default: 200]
    #[arg(long, env = "SABOTEUR_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,
    /// Maximum number of requests from one address per minute [default: 600]
    #[arg(long, env = "SABOTEUR_REQUESTS_PER_MINUTE")]
    requests_per_minute: Option<u32>,
    /// Maximum number of new tables from one address per hour [default: 120]
    #[arg(long, env = "SABOTEUR_TABLES_PER_HOUR")]
    tables_per_hour: Option<u32>,
    /// Days after which a table at which no person has played is deleted [default: 7]
    #[arg(long, env = "SABOTEUR_KEEP_UNPLAYED", value_name = "DAYS")]
    keep_unplayed: Option<u32>,
    /// Days without a change after which a table at which people have played is deleted [default: never]
    #[arg(long, env = "SABOTEUR_KEEP_PLAYED", value_name = "DAYS")]
    keep_played: Option<u32>,
    /// Maximum number of people who join one table from one address per hour [default: 120]
    #[arg(long, env = "SABOTEUR_JOINS_PER_HOUR")]
    joins_per_hour: Option<u32>,
    /// Maximum number of messages from one address in ten seconds [default: 1000]
    #[arg(long, env = "SABOTEUR_MESSAGES_PER_ADDRESS")]
    messages_per_address: Option<u32>,
    /// Maximum number of moves of bots in ten seconds at all tables of one address [default: 500]
    #[arg(long, env = "SABOTEUR_BOT_MOVES_PER_ADDRESS")]
    bot_moves_per_address: Option<u32>,
}

impl Options {
    /// Fills missing options from the file.
    fn or(self, file: Options) -> Options {
        Options {
            listen: self.listen.or(file.listen),
            metrics: self.metrics.or(file.metrics),
            lan: self.lan || file.lan,
            database: self.database.or(file.database),
            log: self.log.or(file.log),
            log_json: self.log_json || file.log_json,
            behind_proxy: self.behind_proxy || file.behind_proxy,
            origins: if self.origins.is_empty() { file.origins } else { self.origins },
            iterations: self.iterations.or(file.iterations),
            connections: self.connections.or(file.connections),
            connections_per_address: self.connections_per_address.or(file.connections_per_address),
            requests_per_minute: self.requests_per_minute.or(file.requests_per_minute),
            tables_per_hour: self.tables_per_hour.or(file.tables_per_hour),
            keep_unplayed: self.keep_unplayed.or(file.keep_unplayed),
            keep_played: self.keep_played.or(file.keep_played),
            joins_per_hour: self.joins_per_hour.or(file.joins_per_hour),
            messages_per_address: self.messages_per_address.or(file.messages_per_address),
            bot_moves_per_address: self.bot_moves_per_address.or(file.bot_moves_per_address),
        }
    }

    fn config(&self) -> Config {
        let mut config = Config { behind_proxy: self.behind_proxy, origins: self.origins.clone(), ..Config::default() };
        let limits = &mut config.limits;
        config.iterations = self.iterations.unwrap_or(config.iterations);
        limits.connections = self.connections.unwrap_or(limits.connections);
        limits.connections_per_address = self.connections_per_address.unwrap_or(limits.connections_per_address);
        limits.requests_per_minute = self.requests_per_minute.unwrap_or(limits.requests_per_minute);
        limits.tables_per_hour = self.tables_per_hour.unwrap_or(limits.tables_per_hour);
        let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 3600);
        limits.keep_unplayed = self.keep_unplayed.map_or(limits.keep_unplayed, days);
        limits.keep_played = self.keep_played.map(days).or(limits.keep_played);
        limits.joins_per_hour = self.joins_per_hour.unwrap_or(limits.joins_per_hour);
        limits.messages_per_address = self.messages_per_address.unwrap_or(limits.messages_per_address);
        limits.bot_moves_per_address = self.bot_moves_per_address.unwrap_or(limits.bot_moves_per_address);
        config
    }

    fn address(&self) -> SocketAddr {
        let mut address = self.listen.unwrap_or(SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 8080));
        if self.lan && address.ip().is_loopback() {
            address.set_ip(Ipv4Addr::UNSPECIFIED.into());
        }
        address
    }
}

/// Serves until the program is stopped.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment), &[]);
    let options = match &args.config {
        Some(file) => args.options.clone().or(read(file, &words)?),
        None => args.options.clone(),
    };
    start_logging(&options)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(&options, &words, out))
}

/// Reads a configuration file.
pub(crate) fn read(file: &Path, words: &Words) -> io::Result<Options> {
    let refused = |error: String| {
        let told = [("file", file.display().to_string().into()), ("error", error.into())];
        io::Error::other(words.say("serve-config", &told))
    };
    let text = std::fs::read_to_string(file).map_err(|error| refused(error.to_string()))?;
    toml::from_str(&text).map_err(|error| refused(error.to_string()))
}

fn start_logging(options: &Options) -> io::Result<()> {
    let filter: Targets = options.log.as_deref().unwrap_or("warn").parse().map_err(io::Error::other)?;
    let logger = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .with_target(true);
    let started = if options.log_json {
        logger.json().finish().with(filter).try_init()
    } else {
        logger.finish().with(filter).try_init()
    };
    started.map_err(io::Error::other)
}

async fn serve(options: &Options, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let file = options.database.clone().unwrap_or_else(|| PathBuf::from(database::DEFAULT));
    let store = Sqlite::open(&file).await.map_err(|error| database::refused(&file, &error, words))?;
    let listener = bind(options.address(), words).await?;
    let address = listener.local_addr()?;
    // From here on, a signal stops the server cleanly.
    let stop = stop_signal()?;
    // A closed standard output does not stop the server.
    let _ = out.write_all(greeting(address, &file, words).as_bytes()).and_then(|()| out.flush());
    tracing::info!(%address, "listening");
    let mut server = Server::new(options.config(), store);
    if let Some(address) = options.metrics {
        let listener = bind(address, words).await?;
        tracing::info!(address = %listener.local_addr()?, "listening for metrics");
        server = server.with_metrics(listener);
    }
    server.serve(listener, stop).await;
    tracing::info!("stopped");
    Ok(())
}

async fn bind(address: SocketAddr, words: &Words) -> io::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => {
            io::Error::other(words.say("serve-address-taken", &[("address", address.to_string().into())]))
        }
        _ => io::Error::new(error.kind(), format!("{address}: {error}")),
    })
}

/// Returns the first output: the addresses for people and programs, with a QR code for the network.
fn greeting(address: SocketAddr, database: &Path, words: &Words) -> String {
    let mut lines = Vec::new();
    let link = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, address.port()));
    let say = |id: &str, address: String| words.say(id, &[("address", address.into())]);
    if !address.ip().is_unspecified() {
        lines.push(say("serve-listening", link(address.ip())));
    } else {
        lines.push(say("serve-listening", link(Ipv4Addr::LOCALHOST.into())));
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let outside: Vec<IpAddr> = interfaces
            .iter()
            .filter(|interface| !interface.is_loopback())
            .map(if_addrs::Interface::ip)
            .filter(IpAddr::is_ipv4)
            .collect();
        lines.extend(outside.iter().map(|&ip| say("serve-lan", link(ip))));
        match outside.first() {
            Some(&ip) => {
                if let Ok(code) = QrCode::new(link(ip)) {
                    lines.push(format!("\n{}", code.render::<unicode::Dense1x2>().quiet_zone(true).build()));
                }
            }
            None => lines.push(words.say("serve-lan-none", &[])),
        }
    }
    lines.push(words.say("serve-stop", &[("database", database.display().to_string().into())]));
    lines.join("\n") + "\n"
}

/// Returns a future that is ready after Ctrl-C or SIGTERM.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut terminated) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Returns a future that is ready after Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;

    #[test]
    fn what_is_said_on_the_command_line_counts_before_the_file() {
        let file: Options =
            toml::from_str("listen = \"10.0.0.1:99\"\ndatabase = \"a.db\"\nlan = true\norigins = [\"https://a\"]")
                .unwrap();
        let said = Options { database: Some("b.db".into()), ..Options::default() };
        let both = said.or(file);
        assert_eq!(both.database, Some(PathBuf::from("b.db")));
        assert_eq!((both.listen, both.lan), (Some("10.0.0.1:99".parse().unwrap()), true));
        assert_eq!(both.origins, ["https://a"]);
        assert!(toml::from_str::<Options>("lisen = 1").is_err(), "an unknown name is refused");
    }

    #[test]
    fn only_the_network_is_listened_to_if_asked_for() {
        assert_eq!(Options::default().address(), "127.0.0.1:8080".parse().unwrap());
        let lan = Options { lan: true, ..Options::default() };
        assert_eq!(lan.address(), "0.0.0.0:8080".parse().unwrap());
        let own = Options { listen: Some("10.0.0.1:99".parse().unwrap()), lan: true, ..Options::default() };
        assert_eq!(own.address(), "10.0.0.1:99".parse().unwrap());
    }
}
