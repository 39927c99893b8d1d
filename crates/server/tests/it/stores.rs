//! The duties of every store, and of a table whose store fails.

use crate::client::{Host, config, preset};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use saboteur_bots::Level;
use saboteur_engine::Preset;
use saboteur_server::{Database, IdleSince, Memory, OpenError, Sqlite, Store, StoreError, TableFilter, Timing};
use saboteur_table::{Command, TableCode};
use serde_json::json;
use sqlx::{ConnectOptions, Connection};
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Checks the behaviour that every store must have. Run it for every new implementation.
async fn conforms(store: impl Store) {
    let store = Arc::new(store);
    let [one, two] = [crate::client::new_code(), crate::client::new_code()];
    assert!(store.load(one).await.unwrap().is_empty());
    store.append(one, 1, "a".to_owned(), false).await.unwrap();
    store.append(one, 2, "b ' \" ü \u{0}".to_owned(), false).await.unwrap();
    store.append(two, 1, "c".to_owned(), false).await.unwrap();
    assert_eq!(store.load(one).await.unwrap(), ["a", "b ' \" ü \u{0}"]);
    assert_eq!(store.load(two).await.unwrap(), ["c"]);
    // A number is taken once, and none is left out.
    for wrong in [1, 2, 4, 100] {
        let refused = store.append(one, wrong, "x".to_owned(), false).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{wrong}: {refused:?}");
    }
    assert!(matches!(
        store.append(crate::client::new_code(), 2, "x".to_owned(), false).await,
        Err(StoreError::Conflict)
    ));
    assert_eq!(store.load(one).await.unwrap().len(), 2);
    // Of many who append the same number, one succeeds.
    let rivals = (0..20).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.append(one, 3, number.to_string(), false).await.is_ok() })
    });
    let mut won = 0;
    for rival in rivals.collect::<Vec<_>>() {
        won += usize::from(rival.await.unwrap());
    }
    assert_eq!(won, 1);
    // Many tables at once do not get into each other's way.
    let writers = (0..50).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let code = crate::client::new_code();
            for number in 1..=20 {
                store.append(code, number, number.to_string(), false).await.unwrap();
            }
            store.load(code).await.unwrap()
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        let expected: Vec<String> = (1..=20).map(|number: u32| number.to_string()).collect();
        assert_eq!(writer.await.unwrap(), expected);
    }
    // Tables at which nobody has played are deleted earlier than the others. Tables in use are spared.
    store.append(one, 4, "played".to_owned(), true).await.unwrap();
    store.append(one, 5, "still played".to_owned(), false).await.unwrap();
    for _ in 0..200 {
        store.append(crate::client::new_code(), 1, "d".to_owned(), false).await.unwrap();
    }
    let much_later = 32_503_680_000_000;
    let forget = |unplayed, played, spared: &[TableCode]| {
        store.forget_idle(IdleSince { unplayed, played }, spared.iter().copied().collect::<HashSet<_>>())
    };
    assert_eq!(forget(0, 0, &[]).await.unwrap(), 0);
    assert_eq!(forget(much_later, 0, &[two]).await.unwrap(), 250);
    assert_eq!((store.load(one).await.unwrap().len(), store.load(two).await.unwrap().len()), (5, 1));
    assert_eq!(forget(much_later, 0, &[]).await.unwrap(), 1);
    assert!(store.load(two).await.unwrap().is_empty());
    assert_eq!(forget(0, much_later, &[one]).await.unwrap(), 0);
    assert_eq!(forget(0, much_later, &[]).await.unwrap(), 1);
    assert!(store.load(one).await.unwrap().is_empty());
    store.check().await.unwrap();
    store.close().await.unwrap();
}

#[tokio::test]
async fn memory_conforms() {
    conforms(Memory::default()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_conforms() {
    let directory = tempfile::tempdir().unwrap();
    conforms(Sqlite::open(&directory.path().join("a.db")).await.unwrap()).await;
}

#[test]
fn a_name_that_means_something_to_sqlite_is_still_a_file() {
    for name in [":memory:", "file:games.db?mode=memory"] {
        let options = Sqlite::options(Path::new(name));
        assert!(options.get_filename().is_absolute() && options.get_filename().ends_with(name), "{options:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_appended_is_there_when_the_file_is_opened_again() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.db");
    let code = crate::client::new_code();
    {
        let store = Sqlite::open(&file).await.unwrap();
        for number in 1..=100 {
            store.append(code, number, number.to_string(), false).await.unwrap();
        }
        store.close().await.unwrap();
        assert!(store.append(code, 101, "late".to_owned(), false).await.is_err(), "a closed store writes nothing");
    }
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.load(code).await.unwrap().len(), 100);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_is_closed_finishes_what_waits() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.db");
    let store = Arc::new(Sqlite::open(&file).await.unwrap());
    let writers = (0..50).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let code = crate::client::new_code();
            let mut stored = 0;
            while store.append(code, stored + 1, "x".to_owned(), false).await.is_ok() {
                stored += 1;
            }
            (code, stored)
        })
    });
    let writers: Vec<_> = writers.collect();
    tokio::time::sleep(Duration::from_millis(100)).await;
    store.close().await.unwrap();
    assert_eq!(std::fs::read_dir(&directory).unwrap().count(), 2, "the database and its lock");
    let copy = directory.path().join("copy.db");
    std::fs::copy(&file, &copy).unwrap();
    let copy = Sqlite::open(&copy).await.unwrap();
    for writer in writers {
        let (code, stored) = writer.await.unwrap();
        assert_eq!(copy.load(code).await.unwrap().len() as u64, stored);
    }
}

/// Returns the reason why a file cannot be opened.
async fn refusal(file: &Path) -> OpenError {
    Sqlite::open(file).await.err().expect("the file is refused")
}

#[tokio::test]
async fn files_that_are_not_a_database_of_this_program_are_refused_and_not_changed() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    std::fs::write(path("empty.db"), "").unwrap();
    assert!(matches!(refusal(&path("empty.db")).await, OpenError::Empty));
    std::fs::write(path("text.db"), "this is a text, and not a database".repeat(100)).unwrap();
    assert!(matches!(refusal(&path("text.db")).await, OpenError::Foreign));
    assert!(matches!(refusal(directory.path()).await, OpenError::Failed(_)));
    let other = path("other.db");
    sqlite(&other, "CREATE TABLE tables (name TEXT); CREATE TABLE recipes (name TEXT)").await;
    sqlite(&path("marked.db"), "PRAGMA application_id = 1196444487; CREATE TABLE tables (name TEXT)").await;
    for file in [&other, &path("marked.db")] {
        let before = std::fs::read(file).unwrap();
        assert!(matches!(refusal(file).await, OpenError::Foreign));
        assert!(matches!(Database::open(file).await.err(), Some(OpenError::Foreign)));
        assert_eq!(std::fs::read(file).unwrap(), before);
    }
    // A copy without the log beside it can have no tables at all.
    sqlite(&path("none.db"), "PRAGMA user_version = 1").await;
    assert!(matches!(refusal(&path("none.db")).await, OpenError::Empty));
    Sqlite::open(&path("good.db")).await.unwrap().close().await.unwrap();
    let good = std::fs::read(path("good.db")).unwrap();
    let half = path("half.db");
    std::fs::write(&half, &good[..good.len() / 2]).unwrap();
    assert!(matches!(refusal(&half).await, OpenError::Damaged));
    assert!(matches!(Database::open(&path("missing.db")).await.err(), Some(OpenError::Missing)));
    assert!(!path("missing.db").exists());
    sqlite(&path("good.db"), "INSERT INTO _sqlx_migrations VALUES (999, 'later', 0, TRUE, x'00', 0)").await;
    assert!(matches!(refusal(&path("good.db")).await, OpenError::Newer));
}

/// Carries out statements on a file.
async fn sqlite(file: &Path, statements: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(statements).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_database_of_the_first_version_is_updated() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.db");
    let first = include_str!("../../migrations/0001_log.sql");
    let migration = sqlx::migrate::Migration::new(
        1,
        "log".into(),
        sqlx::migrate::MigrationType::Simple,
        sqlx::SqlStr::from_static(first),
        false,
    );
    let mut connection = Sqlite::options(&file).create_if_missing(true).connect().await.unwrap();
    sqlx::migrate::Migrator::with_migrations(vec![migration]).run(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    // All three games were kept for ever.
    sqlite(
        &file,
        r#"INSERT INTO tables VALUES ('aaaaaaaa', 1, 1), ('bbbbbbbb', 2, 1), ('cccccccc', 3, 1);
        INSERT INTO entries VALUES
            ('aaaaaaaa', 1, '{"at":1,"type":"moved","seat":0,"chosen":"pass 1","by":"bot","spent":0}'),
            ('bbbbbbbb', 1, '{"at":1,"type":"moved","seat":0,"chosen":"pass 1","by":"person","spent":0}'),
            ('cccccccc', 1, '{"at":1,"type":"answered","seat":0,"chosen":"allow"}')"#,
    )
    .await;
    // The operator can list and copy it before the update, too.
    let mut database = Database::open(&file).await.unwrap();
    assert_eq!(database.tables(&TableFilter::default()).await.unwrap().len(), 3);
    database.copy_to(&directory.path().join("copy.db")).await.unwrap();
    database.close().await.unwrap();
    for file in [file, directory.path().join("copy.db")] {
        Sqlite::open(&file).await.unwrap().close().await.unwrap();
        let tables = Database::open(&file).await.unwrap().tables(&TableFilter::default()).await.unwrap();
        assert_eq!(tables.iter().map(|table| table.played).collect::<Vec<_>>(), [false, true, true]);
        let bytes = std::fs::read(&file).unwrap();
        assert_eq!(&bytes[68..72], b"SABO");
    }
}

#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.db");
    let first = Sqlite::open(&file).await.unwrap();
    assert!(matches!(refusal(&file).await, OpenError::InUse));
    #[cfg(unix)]
    {
        let link = directory.path().join("link.db");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(matches!(refusal(&link).await, OpenError::InUse), "another path to the same file");
    }
    first.close().await.unwrap();
    Sqlite::open(&file).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_full_refuses_and_goes_on_when_there_is_room() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.db");
    let small = Sqlite::options(&file).pragma("max_page_count", "20");
    let code = crate::client::new_code();
    let mut number = 0;
    {
        let store = Sqlite::with(small).await.unwrap();
        let refused = loop {
            match store.append(code, number + 1, "x".repeat(1000), false).await {
                Ok(()) => number += 1,
                Err(error) => break error,
            }
        };
        assert!(matches!(refused, StoreError::Unavailable(_)), "{refused}");
        assert!(number > 3);
        assert_eq!(store.load(code).await.unwrap().len() as u64, number, "all that was acknowledged, and nothing more");
        assert!(store.check().await.is_err());
        store.close().await.unwrap();
    }
    let store = Sqlite::open(&file).await.unwrap();
    store.append(code, number + 1, "y".to_owned(), false).await.unwrap();
    assert_eq!(store.load(code).await.unwrap().len() as u64, number + 1);
}

#[tokio::test]
async fn an_operator_lists_and_deletes_tables_and_copies_all() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.db");
    let store = Sqlite::open(&file).await.unwrap();
    let (code, entries) = saboteur_table::finished_table(1, 0);
    for (at, entry) in entries.iter().enumerate() {
        store.append(code, at as u64 + 1, serde_json::to_string(entry).unwrap(), true).await.unwrap();
    }
    // Tables are listed by the time of their last change, in milliseconds.
    tokio::time::sleep(Duration::from_millis(5)).await;
    let other = crate::client::new_code();
    store.append(other, 1, "not a document".to_owned(), false).await.unwrap();
    // The server still runs.
    let mut database = Database::open(&file).await.unwrap();
    let all = database.tables(&TableFilter::default()).await.unwrap();
    assert_eq!(all.iter().map(|table| table.code.clone()).collect::<Vec<_>>(), [code.to_string(), other.to_string()]);
    assert_eq!((all[0].played, all[0].games, all[0].entries), (true, 1, entries.len() as u64));
    assert_eq!((all[1].played, all[1].games, all[1].entries, all[1].bytes), (false, 0, 1, 14));
    let unplayed = TableFilter { unplayed: true, ..TableFilter::default() };
    assert_eq!(database.tables(&unplayed).await.unwrap(), all[1..]);
    let named = TableFilter { codes: vec![code], ..TableFilter::default() };
    assert_eq!(database.tables(&named).await.unwrap(), all[..1]);
    let old = TableFilter { changed_before: Some(1), ..TableFilter::default() };
    assert!(database.tables(&old).await.unwrap().is_empty());
    let copy = directory.path().join("copy.db");
    std::fs::write(&copy, "").unwrap();
    database.copy_to(&copy).await.unwrap();
    assert!(database.copy_to(&copy).await.is_err(), "a file that is not empty is not overwritten");
    assert_eq!(database.delete(&old).await.unwrap(), 0);
    assert_eq!(database.delete(&named).await.unwrap(), 1);
    assert_eq!(database.tables(&TableFilter::default()).await.unwrap(), all[1..]);
    assert!(database.size().await.unwrap().free_bytes > 0);
    assert!(store.load(code).await.unwrap().is_empty());
    let copy = Sqlite::open(&copy).await.unwrap();
    assert_eq!(copy.load(code).await.unwrap().len(), entries.len());
}

/// A store whose disk is full while it is told so.
struct Full {
    store: Memory,
    full: Arc<AtomicBool>,
}

impl Store for Full {
    fn append(
        &self,
        code: TableCode,
        number: u64,
        entry: String,
        played: bool,
    ) -> BoxFuture<'_, Result<(), StoreError>> {
        if self.full.load(Ordering::SeqCst) {
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

#[tokio::test]
async fn while_nothing_can_be_stored_nothing_happens_and_then_play_goes_on() {
    let full = Arc::new(AtomicBool::new(false));
    let mut config = config();
    config.timing = Timing { retry: Duration::from_millis(50), ..config.timing };
    let host = Host::with(config, Full { store: Memory::default(), full: Arc::clone(&full) }).await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    let client = &mut clients[0];
    for _ in 0..2 {
        client.must(Command::AddBot { level: Level::Easy, character: None }).await;
    }
    client.must(Command::Start).await;
    client.play_on(0, |client| !client.moves().is_empty()).await;
    full.store(true, Ordering::SeqCst);
    let chosen = client.moves()[0].clone();
    let before = client.game["moves_made"].clone();
    let play = json!({"type": "play", "seat": client.seat(), "move": chosen});
    assert_eq!(client.must_not(play.clone()).await, "not_stored");
    assert_eq!(client.must_not(Command::Abandon).await, "not_stored");
    assert_eq!(client.game["moves_made"], before);
    let (status, refusal) = host.post("/api/tables", &json!({"settings": {"rules": "classic"}, "name": "Ben"})).await;
    assert_eq!((status, refusal["code"].as_str()), (503, Some("not_stored")));
    full.store(false, Ordering::SeqCst);
    client.must(play).await;
    client.until(|client| client.game["moves_made"] != before).await;
    // The bots' moves cannot be stored for a while either; they make them when there is room again.
    full.store(true, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(200)).await;
    full.store(false, Ordering::SeqCst);
    client.play_on(0, |_| false).await;
    assert_eq!(client.phase(), "over");
}
