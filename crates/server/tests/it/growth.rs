//! Storage has limits: of games and entries at a table, and of the time for which tables are kept.

use crate::client::{Host, config, preset};
use saboteur_bots::Level;
use saboteur_engine::{Bytes32, Preset, Seat};
use saboteur_server::{Config, Database, Limits, Memory, Sqlite, Store, StoredTable, TableFilter};
use saboteur_table::{Command, Entry, MOST_ENTRIES, MOST_GAMES, RULINGS, Settings, Stored, TableCode, Token};
use serde_json::json;
use std::path::Path;
use std::time::Duration;

const TOKEN: &str = "55555555555555555555555555555555";

/// The entries of a table where one person plays alone. Their token is `TOKEN`.
struct Log {
    entries: Vec<Entry>,
}

impl Log {
    fn new() -> Log {
        let opened = Entry::Opened {
            settings: Settings::new(Preset::Solo.rules()),
            name: "Ann".to_owned().try_into().unwrap(),
            token: Token::try_from(TOKEN.to_owned()).unwrap().hash(),
            plays: true,
            password: None,
            from: None,
        };
        Log { entries: vec![opened] }
    }

    /// Starts a game.
    fn deal(&mut self) {
        self.entries.push(Entry::Locked { secret: Bytes32([1; 32]), scheme: 2 });
        self.entries.push(Entry::Dealt { shares: vec![None], rulings: RULINGS, characters: true });
    }

    /// Starts a game, ends it and clears the table.
    fn game(&mut self) {
        self.deal();
        self.entries.extend([Entry::Abandoned, Entry::Cleared { results: Vec::new() }]);
    }

    /// Adds harmless entries until there are this many.
    fn fill(&mut self, most: u64) {
        let seat = Seat(0);
        let pair = [Entry::StoodIn { seat }, Entry::Returned { seat }];
        let missing = most as usize - self.entries.len();
        self.entries.extend(pair.into_iter().cycle().take(missing));
    }

    /// Starts a server that has this table in its store.
    async fn host(self) -> (Host, String) {
        let (store, code) = (Memory::default(), crate::client::new_code());
        write(&store, code, self.entries).await;
        (Host::with(config(), store).await, code.to_string())
    }
}

async fn write(store: &impl Store, code: TableCode, entries: Vec<Entry>) {
    for (at, entry) in entries.into_iter().enumerate() {
        let played = entry.is_decision_of_person();
        let text = serde_json::to_string(&Stored { at: 0, entry }).unwrap();
        store.append(code, at as u64 + 1, text, played).await.unwrap();
    }
}

#[tokio::test]
async fn a_table_has_a_limit_of_games() {
    let mut log = Log::new();
    (1..MOST_GAMES).for_each(|_| log.game());
    let (host, code) = log.host().await;
    let mut client = host.connect(&code, &[TOKEN]).await;
    client.must(Command::Start).await;
    client.until(|client| client.phase() == "playing").await;
    client.must(Command::Abandon).await;
    assert_eq!(client.must_not(Command::Rematch).await, "no_more_games");
    let last = format!("/api/games/{code}/{MOST_GAMES}");
    assert_eq!(host.get(&last).await.0, 200, "its games can still be watched");
}

#[tokio::test]
async fn a_table_has_a_limit_of_entries() {
    let mut log = Log::new();
    log.deal();
    log.fill(MOST_ENTRIES - 2);
    log.entries.extend([Entry::Abandoned, Entry::Cleared { results: Vec::new() }]);
    let (host, code) = log.host().await;
    let mut client = host.connect(&code, &[TOKEN]).await;
    assert_eq!(client.must_not(Command::Start).await, "no_more_games");
    // A game that began before can be played on, up to a limit that no game reaches.
    let mut log = Log::new();
    log.deal();
    log.fill(2 * MOST_ENTRIES - 1);
    let (host, code) = log.host().await;
    let mut client = host.connect(&code, &[TOKEN]).await;
    client.play_on(0, |client| client.game["moves_made"].as_u64() >= Some(1)).await;
    assert_eq!(client.must_not(Command::Leave).await, "too_much");
}

/// Lists the tables of a file.
async fn tables(file: &Path) -> Vec<StoredTable> {
    Database::open(file).await.unwrap().tables(&TableFilter::default()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_bots_does_not_count_as_played() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.db");
    let host = Host::with(config(), Sqlite::open(&file).await.unwrap()).await;
    let open = json!({"settings": preset(Preset::Anniversary), "name": "Ann", "plays": false});
    let (_, place) = host.post("/api/tables", &open).await;
    let mut screen = host.connect(place["code"].as_str().unwrap(), &[place["token"].as_str().unwrap()]).await;
    for _ in 0..3 {
        screen.must(Command::AddBot { level: Level::Random, character: None }).await;
    }
    screen.must(Command::Start).await;
    screen.until(|screen| screen.phase() == "over").await;
    let (_, mut clients) = host.table(preset(Preset::Solo), 1).await;
    clients[0].must(Command::Start).await;
    clients[0].until(|client| !client.moves().is_empty()).await;
    let stored = tables(&file).await;
    assert_eq!(stored.iter().map(|table| (table.games, table.played)).collect::<Vec<_>>(), [(1, false), (1, false)]);
    clients[0].play_on(0, |client| client.game["moves_made"].as_u64() >= Some(1)).await;
    let stored = tables(&file).await;
    assert_eq!(stored.iter().map(|table| table.played).collect::<Vec<_>>(), [false, true]);
}

#[tokio::test]
async fn idle_tables_are_deleted_after_their_time() {
    for (keep_played, left) in [(None, [404, 200]), (Some(Duration::ZERO), [404, 404])] {
        let store = Memory::default();
        let codes = [crate::client::new_code(), crate::client::new_code()];
        write(&store, codes[0], Log::new().entries).await;
        let text = serde_json::to_string(&Stored { at: 0, entry: Log::new().entries.remove(0) }).unwrap();
        store.append(codes[1], 1, text, true).await.unwrap();
        tokio::time::sleep(Duration::from_millis(20)).await;
        let limits = Limits { keep_unplayed: Duration::ZERO, keep_played, ..config().limits };
        let host = Host::with(Config { limits, ..config() }, store).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        for (code, status) in codes.into_iter().zip(left) {
            assert_eq!(host.get(&format!("/api/tables/{code}")).await.0, status, "{keep_played:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_a_table_that_was_deleted_are_told_so() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.db");
    let host = Host::with(config(), Sqlite::open(&file).await.unwrap()).await;
    let (code, mut clients) = host.table(preset(Preset::Solo), 1).await;
    clients[0].until(|client| client.phase() == "lobby").await;
    let filter = TableFilter { codes: vec![code.parse().unwrap()], ..TableFilter::default() };
    assert_eq!(Database::open(&file).await.unwrap().delete(&filter).await.unwrap(), 1);
    assert_eq!(clients[0].must_not(Command::Start).await, "not_stored");
    let bye = clients[0].next().await;
    assert_eq!((&bye["type"], &bye["refusal"]["code"]), (&json!("bye"), &json!("not_found")));
    assert_eq!(host.get(&format!("/api/tables/{code}")).await.0, 404);
}
