//! `saboteur load --hostile`: one client attacks the server within its limits, and a neighbour at another address plays.
//!
//! Each attack has a server with the usual limits. The neighbour is measured first without and then with the attack.

use super::client::{Client, MeasuredTable, Measurements, Socket, open_socket};
use super::http::Http;
use super::{Args, Server, stored};
use futures_util::{SinkExt, StreamExt};
use saboteur_bots::Level;
use saboteur_engine::Preset;
use saboteur_table::{Command, Message, Request, StageView, TableCode, played_table};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message as Frame;

const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const NEIGHBOUR: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);
/// Has used up nothing when the others have.
const LATE_ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 4);

/// The number of requests that the attacker has under way.
const AT_ONCE: usize = 32;

/// The number of stored tables with one game, and with many games.
const SHORT_TABLES: u32 = 400;
const LONG_TABLES: u32 = 20;

/// The number of games at a table with many games.
const GAMES: u32 = 40;

/// The time without the attack, before the neighbour is measured.
const CALM: Duration = Duration::from_secs(2);

/// An attack of the client.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Attack {
    HardBots,
    NormalBots,
    LongTables,
    Beliefs,
    EmptyFrames,
}

/// An action of the neighbour.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Action {
    WaitForBots,
    Move,
    CheckHealth,
    Replay,
}

/// The bound that a measurement must hold.
#[derive(Clone, Copy)]
enum Bound {
    /// At most this number of times the time without the attack.
    Times(f64),
    /// At most this number of milliseconds.
    Milliseconds(f64),
}

const CASES: [(Attack, &[(Action, Bound)]); 4] = [
    (Attack::HardBots, &[(Action::WaitForBots, Bound::Times(3.0)), (Action::Move, Bound::Times(2.0))]),
    (Attack::NormalBots, &[(Action::Move, Bound::Times(2.0)), (Action::WaitForBots, Bound::Times(3.0))]),
    (
        Attack::LongTables,
        &[(Action::CheckHealth, Bound::Milliseconds(50.0)), (Action::Replay, Bound::Milliseconds(100.0))],
    ),
    (
        Attack::Beliefs,
        &[(Action::Replay, Bound::Milliseconds(100.0)), (Action::CheckHealth, Bound::Milliseconds(50.0))],
    ),
];

/// A line of the report.
#[derive(Serialize)]
struct Row {
    attack: &'static str,
    neighbour: &'static str,
    quiet_milliseconds: Option<f64>,
    attacked_milliseconds: f64,
    ratio: Option<f64>,
    bound: String,
    holds: bool,
}

impl Attack {
    const fn name(self) -> &'static str {
        match self {
            Attack::HardBots => "100 tables of 10 hard bots",
            Attack::NormalBots => "110 tables of 5 normal bots",
            Attack::LongTables => "loads tables of 40 games",
            Attack::Beliefs => "beliefs in parallel",
            Attack::EmptyFrames => "empty frames over a socket",
        }
    }
}

impl Action {
    const fn name(self) -> &'static str {
        match self {
            Action::WaitForBots => "wait for two normal bots, p90",
            Action::Move => "move to last client, p99",
            Action::CheckHealth => "/healthz, p99",
            Action::Replay => "a replay, p90",
        }
    }

    /// The part of the measured times that are not above the reported one.
    const fn quantile(self) -> f64 {
        match self {
            Action::Move | Action::CheckHealth => 0.99,
            Action::WaitForBots | Action::Replay => 0.9,
        }
    }
}

/// The server and what is stored there.
struct AttackedServer {
    address: SocketAddr,
    short: Vec<TableCode>,
    long: Vec<TableCode>,
}

/// Attacks the server, one attack after the other.
pub(super) fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    if args.server.is_some_and(|server| !server.ip().is_loopback()) {
        return Err(io::Error::other("only a server on this machine may be attacked: use a loopback address"));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let time = Duration::from_secs(args.seconds.into());
    let directory = tempfile::tempdir()?;
    let database = directory.path().join("load.db");
    let (mut short, mut long) = (Vec::new(), Vec::new());
    if args.server.is_none() {
        short = runtime.block_on(stored::fill_with(&database, SHORT_TABLES, short_table))?;
        long = runtime.block_on(stored::fill_with(&database, LONG_TABLES, long_table))?;
    }
    let mut rows = Vec::new();
    if !args.json {
        writeln!(
            out,
            "{:<27} {:<29} {:>9} {:>11} {:>6}  {:<8} holds",
            "attack", "neighbour", "quiet", "attacked", "ratio", "bound"
        )?;
    }
    for (attack, actions) in CASES {
        if matches!(attack, Attack::LongTables | Attack::Beliefs) && args.server.is_some() {
            continue;
        }
        let own = if args.server.is_none() { Some(Server::start(&database, &[])?) } else { None };
        let address = args.server.or(own.as_ref().map(|own| own.address)).unwrap_or(([127, 0, 0, 1], 8080).into());
        let target = Arc::new(AttackedServer { address, short: short.clone(), long: long.clone() });
        let mut measured = runtime.block_on(compare(attack, actions, &target, time))?;
        if attack == CASES[0].0 {
            measured.push(runtime.block_on(flood(address))?);
        }
        if !args.json {
            measured.iter().try_for_each(|row| tell(row, out))?;
            out.flush()?;
        }
        rows.extend(measured);
    }
    if args.json { writeln!(out, "{}", serde_json::to_string_pretty(&rows)?) } else { Ok(()) }
}

fn short_table(number: u64) -> (TableCode, Vec<saboteur_table::Stored>) {
    played_table(Preset::Saboteur2, 10, 1, number, 0)
}

fn long_table(number: u64) -> (TableCode, Vec<saboteur_table::Stored>) {
    played_table(Preset::Anniversary, 5, GAMES, 1_000_000 + number, 0)
}

/// Measures the neighbour without and with an attack.
async fn compare(
    attack: Attack,
    actions: &[(Action, Bound)],
    target: &Arc<AttackedServer>,
    time: Duration,
) -> io::Result<Vec<Row>> {
    let mut quiet = Vec::new();
    for (number, &(action, _)) in actions.iter().enumerate() {
        quiet.push(measure(action, target, time, number).await?);
    }
    let attackers = begin(attack, target).await?;
    tokio::time::sleep(CALM).await;
    let mut rows = Vec::new();
    for (number, (&(action, bound), quiet)) in actions.iter().zip(quiet).enumerate() {
        let attacked = measure(action, target, time, actions.len() + number).await?;
        let ratio = attacked / quiet.max(0.001);
        let (bound, holds) = match bound {
            Bound::Times(most) => (format!("{most} times"), ratio <= most),
            Bound::Milliseconds(most) => (format!("{most} ms"), attacked <= most),
        };
        rows.push(Row {
            attack: attack.name(),
            neighbour: action.name(),
            quiet_milliseconds: Some(quiet),
            attacked_milliseconds: attacked,
            ratio: Some(ratio),
            bound,
            holds,
        });
    }
    drop(attackers);
    Ok(rows)
}

/// Returns the time of an action in milliseconds. `number` is different for each measurement.
async fn measure(action: Action, target: &AttackedServer, time: Duration, number: usize) -> io::Result<f64> {
    let mut times = match action {
        Action::WaitForBots => wait_for_bots(target.address, time).await?,
        Action::Move => make_moves(target.address, time).await?,
        Action::CheckHealth => visit(target.address, time, 20, |_| "/healthz".to_owned()).await?,
        Action::Replay => {
            // Each game is asked for once, so that no cache has it.
            let games: Vec<TableCode> = target.short.iter().copied().skip(number % 4 * 100).take(100).collect();
            let path = |visit: usize| format!("/api/games/{}/1/steps?from=0&to=20", games[visit % games.len()]);
            visit(target.address, time, 4, path).await?
        }
    };
    times.sort_unstable();
    let last = times.len().saturating_sub(1);
    let at = times.get((action.quantile() * last as f64).round() as usize);
    at.map(|at| at.as_secs_f64() * 1000.0)
        .ok_or_else(|| io::Error::other(format!("{}: nothing was measured", action.name())))
}

/// Begins an attack. It ends when the returned value is dropped.
async fn begin(attack: Attack, target: &Arc<AttackedServer>) -> io::Result<JoinSet<()>> {
    let mut attackers = JoinSet::new();
    match attack {
        Attack::HardBots | Attack::NormalBots => {
            let (tables, bots, level) =
                if attack == Attack::HardBots { (100, 10, Level::Hard) } else { (110, 5, Level::Normal) };
            let mut http = Http::new(target.address, ATTACKER);
            for _ in 0..tables {
                let mut socket = open_table(&mut http, target.address, ATTACKER, false, bots, level).await?;
                attackers.spawn(async move { while again(&mut socket).await.is_some() {} });
            }
        }
        Attack::LongTables | Attack::Beliefs => {
            for number in 0..AT_ONCE {
                let (target, mut http) = (Arc::clone(target), Http::new(target.address, ATTACKER));
                attackers.spawn(async move {
                    let mut visit = number;
                    loop {
                        let path = if attack == Attack::LongTables {
                            let game = visit as u32 % GAMES + 1;
                            format!("{}/{game}", target.long[visit % target.long.len()])
                        } else {
                            // The last quarter of the games is not shown to the neighbour.
                            format!("{}/1/beliefs?as={}", target.short[300 + visit / 10 % 100], visit % 10)
                        };
                        let answer = http.get(&format!("/api/games/{path}")).await;
                        if answer.is_ok_and(|status| status == 429) {
                            tokio::time::sleep(Duration::from_millis(50)).await;
                        }
                        visit += AT_ONCE;
                    }
                });
            }
        }
        Attack::EmptyFrames => {}
    }
    Ok(attackers)
}

/// Sends empty continuation frames until the server closes the connection, at most for ten seconds.
async fn flood(address: SocketAddr) -> io::Result<Row> {
    let mut http = Http::new(address, LATE_ATTACKER);
    let mut socket = open_table(&mut http, address, LATE_ATTACKER, true, 0, Level::Easy).await?;
    ask(&mut socket, &Command::Ping).await?;
    let mut stream = socket.into_inner();
    let (mut reader, mut writer) = stream.split();
    let began = Instant::now();
    let read = async {
        let mut buffer = [0; 4096];
        while reader.read(&mut buffer).await.is_ok_and(|read| read > 0) {}
    };
    let write = async {
        if writer.write_all(&[0x01, 0x80, 0, 0, 0, 0]).await.is_ok() {
            let frames = [0x00, 0x80, 0, 0, 0, 0].repeat(1000);
            while writer.write_all(&frames).await.is_ok() {}
        }
    };
    let dropped = async {
        tokio::select! { () = read => {}, () = write => {} }
    };
    let dropped = tokio::time::timeout(Duration::from_secs(10), dropped).await.is_ok();
    Ok(Row {
        attack: Attack::EmptyFrames.name(),
        neighbour: "until the socket is closed",
        quiet_milliseconds: None,
        attacked_milliseconds: began.elapsed().as_secs_f64() * 1000.0,
        ratio: None,
        bound: "closed".to_owned(),
        holds: dropped,
    })
}

/// Opens a table, adds bots, and starts a game if there are any.
async fn open_table(
    http: &mut Http,
    address: SocketAddr,
    source: Ipv4Addr,
    plays: bool,
    bots: usize,
    level: Level,
) -> io::Result<Socket> {
    let settings = json!({"rules": Preset::Anniversary.rules(), "pace": "instant"});
    let body = json!({"settings": settings, "name": "Ann", "plays": plays});
    let place = http.post("/api/tables", &body).await?;
    let code = place.code.to_string();
    let mut socket = open_socket(address, source, &code, Some(place.token)).await?;
    for _ in 0..bots {
        ask(&mut socket, &Command::AddBot { level, character: None }).await?;
    }
    if bots > 0 {
        ask(&mut socket, &Command::Start).await?;
    }
    Ok(socket)
}

/// Sends a request until it is not refused for being too fast.
async fn ask(socket: &mut Socket, command: &Command) -> io::Result<()> {
    loop {
        send(socket, "ask", command.clone()).await?;
        loop {
            match hear(socket).await.ok_or_else(|| io::Error::other("a connection was lost"))? {
                Message::Done { .. } => return Ok(()),
                Message::Refused { .. } => break,
                Message::Bye { refusal } => return Err(io::Error::other(refusal.to_string())),
                Message::Update(_) | Message::Welcome { .. } | Message::Chat { .. } => {}
            }
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn send(socket: &mut Socket, id: impl Into<String>, command: Command) -> io::Result<()> {
    let text = serde_json::to_string(&Request { id: id.into(), command })?;
    socket.send(Frame::Text(text.into())).await.map_err(io::Error::other)
}

/// Returns the next message. Nothing if the connection was lost.
async fn hear(socket: &mut Socket) -> Option<Message> {
    loop {
        if let Frame::Text(text) = socket.next().await?.ok()? {
            return serde_json::from_str(&text).ok();
        }
    }
}

/// Hears a message of a table of bots, and starts another game after each. Nothing if the connection was lost.
async fn again(socket: &mut Socket) -> Option<()> {
    if let Message::Update(update) = hear(socket).await?
        && update.table.is_some_and(|table| table.phase == StageView::Over)
    {
        send(socket, "again", Command::Rematch).await.ok()?;
        send(socket, "start", Command::Start).await.ok()?;
    }
    Some(())
}

/// Plays with two normal bots. Returns the times from each move to the next turn.
async fn wait_for_bots(address: SocketAddr, time: Duration) -> io::Result<Vec<Duration>> {
    let mut http = Http::new(address, NEIGHBOUR);
    let mut socket = open_table(&mut http, address, NEIGHBOUR, true, 2, Level::Normal).await?;
    let mut times = Vec::new();
    let mut moved: Option<(Instant, usize)> = None;
    let end = Instant::now() + time;
    while Instant::now() < end {
        let left = end.saturating_duration_since(Instant::now());
        let Ok(message) = tokio::time::timeout(left, hear(&mut socket)).await else {
            break;
        };
        let Message::Update(update) = message.ok_or_else(|| io::Error::other("a connection was lost"))? else {
            continue;
        };
        if update.table.is_some_and(|table| table.phase == StageView::Over) {
            send(&mut socket, "again", Command::Rematch).await?;
            send(&mut socket, "start", Command::Start).await?;
            moved = None;
            continue;
        }
        let Some(game) = update.game else {
            continue;
        };
        let (Some(seat), Some(offer)) = (game.seat, game.moves.first()) else {
            continue;
        };
        if moved.is_some_and(|(_, made)| game.moves_made <= made) {
            continue;
        }
        // The neighbour has waited for both bots if it is their turn three moves later.
        if let Some((since, _)) = moved.filter(|(_, made)| game.moves_made == made + 3) {
            times.push(since.elapsed());
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        moved = Some((Instant::now(), game.moves_made));
        // The same move with the same id would count as done.
        let id = format!("{}.{}", game.game, game.moves_made);
        send(&mut socket, id, Command::Play { seat: seat.0, chosen: offer.chosen.into() }).await?;
    }
    // A wait that has not ended counts too.
    let unended = moved.map_or(time, |(since, _)| since.elapsed());
    if times.is_empty() || moved.is_some() && unended > Duration::from_secs(1) {
        times.push(unended);
    }
    Ok(times)
}

/// Lets people play at several tables. Returns the times until the last client of a table heard of a move.
async fn make_moves(address: SocketAddr, time: Duration) -> io::Result<Vec<Duration>> {
    const TABLES: u32 = 10;
    let mut http = Http::new(address, NEIGHBOUR);
    let (measurements, stop) = (Arc::new(Measurements::default()), Arc::new(AtomicBool::new(false)));
    let mut players = JoinSet::new();
    for number in 0..TABLES {
        let body = json!({"settings": {"rules": Preset::Anniversary.rules()}, "name": "Ann"});
        let host = http.post("/api/tables", &body).await?;
        let code = host.code.to_string();
        let table = Arc::new(MeasuredTable::new(3));
        let mut clients = vec![Client::connect(address, NEIGHBOUR, &code, Some(host.token), &table, number).await?];
        for guest in 1..3 {
            let body: Value = json!({"name": format!("Guest {guest}")});
            let place = http.post(&format!("/api/tables/{code}/people"), &body).await?;
            clients.push(Client::connect(address, NEIGHBOUR, &code, Some(place.token), &table, number).await?);
        }
        for (at, client) in clients.into_iter().enumerate() {
            let pause = Duration::from_millis(300);
            players.spawn(client.play(at == 0, pause, Arc::clone(&measurements), Arc::clone(&stop)));
        }
    }
    // The deal waits for all shares.
    tokio::time::sleep(Duration::from_secs(4)).await;
    measurements.begin();
    tokio::time::sleep(time).await;
    let (_, latencies) = measurements.end();
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    Ok(latencies.into_iter().map(|micros| Duration::from_micros(micros.into())).collect())
}

/// Asks for pages, this number of times per second. Returns the time of each answer.
async fn visit(
    address: SocketAddr,
    time: Duration,
    per_second: u32,
    path: impl Fn(usize) -> String,
) -> io::Result<Vec<Duration>> {
    let mut http = Http::new(address, NEIGHBOUR);
    let mut times = Vec::new();
    let end = Instant::now() + time;
    while Instant::now() < end {
        let began = Instant::now();
        let path = path(times.len());
        let status = http.get(&path).await?;
        if !status.is_success() {
            return Err(io::Error::other(format!("{path}: {status}")));
        }
        times.push(began.elapsed());
        tokio::time::sleep(Duration::from_secs(1) / per_second).await;
    }
    Ok(times)
}

fn tell(row: &Row, out: &mut impl Write) -> io::Result<()> {
    let quiet = row.quiet_milliseconds.map_or(String::new(), |quiet| format!("{quiet:.1} ms"));
    let ratio = row.ratio.map_or(String::new(), |ratio| format!("{ratio:.1}"));
    let attacked = format!("{:.1} ms", row.attacked_milliseconds);
    let holds = if row.holds { "yes" } else { "no" };
    let (attack, neighbour, bound) = (row.attack, row.neighbour, &row.bound);
    writeln!(out, "{attack:<27} {neighbour:<29} {quiet:>9} {attacked:>11} {ratio:>6}  {bound:<8} {holds}")
}
