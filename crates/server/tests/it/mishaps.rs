//! Servers that end between a start and its deal, disks that fill up now and then, and people who hang up.

use crate::client::{Host, config, preset, text};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use saboteur_bots::Level;
use saboteur_engine::Preset;
use saboteur_server::{Config, IdleSince, Limits, Memory, Store, StoreError, Timing};
use saboteur_table::{Command, TableCode};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// A store that several servers use one after the other, and that refuses some writes.
#[derive(Clone)]
struct Flaky {
    store: Arc<Memory>,
    /// The attempted writes, and true for each that succeeded.
    tried: Arc<Mutex<Vec<(u64, String, bool)>>>,
    /// One of this number of writes is refused. Zero refuses none.
    one_in: usize,
}

impl Flaky {
    fn new(one_in: usize) -> Flaky {
        Flaky { store: Arc::default(), tried: Arc::default(), one_in }
    }
}

impl Store for Flaky {
    fn append(
        &self,
        code: TableCode,
        number: u64,
        entry: String,
        played: bool,
    ) -> BoxFuture<'_, Result<(), StoreError>> {
        let mut tried = self.tried.lock().unwrap();
        let refused = self.one_in > 0 && tried.len() % self.one_in == self.one_in - 1;
        tried.push((number, entry.clone(), !refused));
        if refused {
            return std::future::ready(Err(StoreError::Unavailable("disk full".to_owned()))).boxed();
        }
        self.store.append(code, number, entry, played)
    }

    fn load(&self, code: TableCode) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        self.store.load(code)
    }

    fn forget_idle(&self, idle: IdleSince, spared: HashSet<TableCode>) -> BoxFuture<'_, Result<u64, StoreError>> {
        self.store.forget_idle(idle, spared)
    }

    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.store.check()
    }

    fn close(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.store.close()
    }
}

fn retrying() -> Config {
    let config = config();
    let timing = Timing { retry: Duration::from_millis(2), bot_answer: Duration::ZERO, ..config.timing };
    Config { timing, ..config }
}

#[tokio::test]
async fn a_server_that_ends_before_the_deal_goes_on_with_the_same_deal() {
    let store = Flaky::new(0);
    let mut patient = config();
    patient.timing.shares = Duration::from_secs(3600);
    patient.timing.reveals = Duration::from_secs(3600);
    let host = Host::with(patient.clone(), store.clone()).await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    clients[0].must(Command::Start).await;
    clients[0].until(|client| client.phase() == "shuffling").await;
    let deal = clients[0].table["deal"].clone();
    let commitment = clients[0].commitment(0, &"0".repeat(64));
    clients[0].must(commitment).await;
    // Another server takes over: the secret is the same, and everybody commits again.
    let host = Host::with(patient.clone(), store.clone()).await;
    let mut back = host.come_back(&code, &clients).await;
    for client in &mut back {
        client.until(|client| client.phase() == "shuffling").await;
        assert_eq!(client.table["deal"], deal, "nobody gets a second try");
        let seat = client.own_seat();
        let commitment = client.commitment(seat, &seat.to_string().repeat(64));
        client.must(commitment).await;
    }
    for client in &mut back {
        client.until(|client| !client.table["deal"]["commitments"].is_null()).await;
    }
    back[0].must(json!({"type": "share", "seat": 0, "share": "0".repeat(64)})).await;
    let deal = back[0].table["deal"].clone();
    // And another one: the commitments are stored, and everybody reveals their share again.
    let host = Host::with(patient, store).await;
    let mut back = host.come_back(&code, &back).await;
    for client in &mut back {
        client.until(|client| client.phase() == "shuffling").await;
        assert_eq!(client.table["deal"], deal);
        let seat = client.own_seat();
        client.must(json!({"type": "share", "seat": seat, "share": seat.to_string().repeat(64)})).await;
    }
    for client in &mut back {
        client.until(|client| client.phase() == "playing").await;
        let shares = client.table["deal"]["shares"].as_array().unwrap();
        assert_eq!(shares.len(), 3);
        assert!(shares.iter().enumerate().all(|(seat, share)| *share == seat.to_string().repeat(64)), "{shares:?}");
        assert_eq!(client.table["deal"]["attempt"], 1);
    }
}

#[tokio::test]
async fn a_disk_that_fills_up_now_and_then_loses_no_answer_of_a_bot() {
    let store = Flaky::new(3);
    let host = Host::with(retrying(), store.clone()).await;
    let mut rules = Preset::Anniversary.rules();
    rules.veto = true;
    let open = json!({"settings": {"rules": rules, "pace": "instant", "reaction_seconds": null}, "name": "Ann"});
    let place = loop {
        let (status, place) = host.post("/api/tables", &open).await;
        if status == 201 {
            break place;
        }
    };
    let (code, token) = (text(&place["code"]), text(&place["token"]));
    let mut ann = host.connect(&code, &[&token]).await;
    ann.until(|ann| ann.phase() == "lobby").await;
    for ask in [
        Command::AddBot { level: Level::Random, character: None },
        Command::AddBot { level: Level::Random, character: None },
        Command::AddBot { level: Level::Random, character: None },
        Command::Start,
        Command::StandIn { seat: 0 },
    ] {
        if matches!(ask, Command::StandIn { .. }) {
            ann.until(|ann| ann.phase() == "playing").await;
        }
        while ann.ask(&ask).await["type"] == "refused" {}
    }
    ann.until(|ann| ann.phase() == "over").await;
    // The answer of a bot to a play is the one that is stored in the end.
    let tried = store.tried.lock().unwrap();
    let moved = |entry: &str| -> Option<Value> {
        let mut entry: Value = serde_json::from_str(entry).unwrap();
        entry["at"] = Value::Null;
        (entry["by"] == "bot" && ["veto", "allow"].iter().any(|word| entry["chosen"] == **word)).then_some(entry)
    };
    let mut answers = 0;
    for (at, (number, entry, stored)) in tried.iter().enumerate().filter(|(_, tried)| !tried.2) {
        assert!(!stored);
        if let Some(answer) = moved(entry) {
            let (_, later, _) = tried[at + 1..].iter().find(|(other, _, stored)| other == number && *stored).unwrap();
            assert_eq!(moved(later).as_ref(), Some(&answer));
            answers += 1;
        }
    }
    assert!(answers > 0, "no answer met a full disk: {}", tried.len());
}

#[tokio::test]
async fn a_table_that_cannot_write_waits_quietly() {
    let store = Flaky::new(0);
    let mut config = config();
    config.timing.retry = Duration::from_secs(3600);
    // Everything is refused from here on: bots cannot move, the clock cannot discard.
    let broken = Flaky { one_in: 1, ..store.clone() };
    let host = Host::with(config.clone(), store).await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    for _ in 0..2 {
        clients[0].must(Command::AddBot { level: Level::Random, character: None }).await;
    }
    clients[0].must(Command::Start).await;
    clients[0].play_on(0, |client| client.game["moves_made"].as_u64() >= Some(1) && !client.moves().is_empty()).await;
    let (token, seat) = (clients[0].token.clone(), clients[0].seat());
    clients[0].must(json!({"type": "stand_in", "seat": seat})).await;
    drop((clients, host));
    let host = Host::with(config, broken).await;
    let mut ann = host.connect(&code, &[&token]).await;
    ann.until(|ann| ann.phase() == "playing").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = host.counted("wakeups_total").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let after = host.counted("wakeups_total").await;
    assert!(before > 0 && after - before < 5, "{before} to {after}");
    ann.must(Command::Ping).await;
}

#[tokio::test]
async fn a_client_that_asks_for_what_is_not_there_and_hangs_up_leaves_nothing_behind() {
    let limits = Limits { live_tables: 3, ..config().limits };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    for _ in 0..20 {
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        let request = format!("GET /api/tables/{} HTTP/1.1\r\nHost: x\r\n\r\n", crate::client::new_code());
        stream.write_all(request.as_bytes()).await.unwrap();
    }
    for _ in 0..20 {
        assert_eq!(host.get(&format!("/api/tables/{}", crate::client::new_code())).await.0, 404);
    }
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    clients[1].must(Command::Ping).await;
    assert_eq!(host.get(&format!("/api/tables/{code}")).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_put_away_and_fetched_all_the_time_has_one_keeper() {
    let mut config = config();
    config.timing.idle = Duration::ZERO;
    let store = Flaky::new(0);
    let host = Arc::new(Host::with(config, store.clone()).await);
    let (code, token) = host.open(preset(Preset::Anniversary)).await;
    for round in 0..30 {
        let guests = (0..4).map(|guest| {
            let (host, code, token) = (Arc::clone(&host), code.clone(), token.clone());
            tokio::spawn(async move {
                let mut client = host.connect(&code, &[&token]).await;
                for _ in 0..3 {
                    let seconds = 1 + (round + guest) % 50;
                    let settings = json!({"rules": "anniversary", "reaction_seconds": seconds});
                    // The table may just be put away; two keepers would be noticed below.
                    client.ask(json!({"type": "set", "settings": settings})).await;
                }
            })
        });
        for guest in guests.collect::<Vec<_>>() {
            guest.await.unwrap();
        }
    }
    let mut numbers: Vec<u64> = store.tried.lock().unwrap().iter().map(|(number, ..)| *number).collect();
    let tried = numbers.len();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(
        (numbers.len(), numbers.last()),
        (tried, Some(&(tried as u64))),
        "nobody wrote what another had written"
    );
    assert!(tried > 100, "{tried}");
}

#[tokio::test]
async fn bots_take_the_same_time_to_answer_with_any_hand() {
    let mut config = config();
    config.timing.bot_answer = Duration::from_millis(120);
    let host = Host::with(config, Memory::default()).await;
    let mut rules = Preset::Anniversary.rules();
    rules.veto = true;
    let settings = json!({"rules": rules, "pace": "instant", "reaction_seconds": null});
    let (_, mut clients) = host.table(settings, 1).await;
    let client = &mut clients[0];
    for _ in 0..2 {
        client.must(Command::AddBot { level: Level::Random, character: None }).await;
    }
    client.must(Command::Start).await;
    let mut waits = Vec::new();
    while waits.len() < 5 {
        client.play_on(1, |client| !client.moves().is_empty() && client.game["reaction"].is_null()).await;
        let mut moves = client.moves();
        moves.sort_by_key(|text| text.starts_with("pass"));
        let (seat, made) = (client.seat(), client.game["moves_made"].clone());
        client.must(json!({"type": "play", "seat": seat, "move": moves[0]})).await;
        client.until(|client| client.game["moves_made"] != made).await;
        let began = Instant::now();
        if client.game["reaction"].is_object() {
            client.until(|client| client.game["reaction"].is_null()).await;
            waits.push(began.elapsed());
        }
    }
    assert!(waits.iter().all(|wait| *wait >= Duration::from_millis(100)), "{waits:?}");
}
