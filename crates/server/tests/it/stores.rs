//! What every store must do, and what a table does if it cannot.

use crate::client::{Host, config, preset};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use saboteur_engine::Preset;
use saboteur_server::{Memory, Sqlite, Store, StoreError, Timing};
use saboteur_table::TableCode;
use serde_json::json;
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
    // What was played is kept, what was not is forgotten when it is old.
    store.append(one, 4, "kept".to_owned(), true).await.unwrap();
    store.append(one, 5, "still kept".to_owned(), false).await.unwrap();
    assert_eq!(store.forget_idle(0).await.unwrap(), 0);
    let much_later = 32_503_680_000_000;
    assert_eq!(store.forget_idle(much_later).await.unwrap(), 51);
    assert_eq!(store.load(one).await.unwrap().len(), 5);
    assert!(store.load(two).await.unwrap().is_empty());
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
    }
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.load(code).await.unwrap().len(), 100);
}

#[tokio::test]
async fn a_file_that_cannot_be_a_database_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.db");
    std::fs::write(&file, "this is no database, whatever it is called".repeat(100)).unwrap();
    assert!(Sqlite::open(&file).await.is_err());
    assert!(Sqlite::open(&directory.path().join("missing/a.db")).await.is_err());
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
    }
    let store = Sqlite::open(&file).await.unwrap();
    store.append(code, number + 1, "y".to_owned(), false).await.unwrap();
    assert_eq!(store.load(code).await.unwrap().len() as u64, number + 1);
}

/// A store whose disk is full while it is told so.
struct Full {
    store: Memory,
    full: Arc<AtomicBool>,
}

impl Store for Full {
    fn append(&self, code: TableCode, number: u64, entry: String, keep: bool) -> BoxFuture<'_, Result<(), StoreError>> {
        if self.full.load(Ordering::SeqCst) {
            return std::future::ready(Err(StoreError::Unavailable("disk full".to_owned()))).boxed();
        }
        self.store.append(code, number, entry, keep)
    }

    fn load(&self, code: TableCode) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        self.store.load(code)
    }

    fn forget_idle(&self, before: u64) -> BoxFuture<'_, Result<u64, StoreError>> {
        self.store.forget_idle(before)
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
        client.must(json!({"type": "add_bot", "level": "easy"})).await;
    }
    client.must(json!({"type": "start"})).await;
    client.play_on(0, |client| !client.moves().is_empty()).await;
    full.store(true, Ordering::SeqCst);
    let chosen = client.moves()[0].clone();
    let before = client.game["moves_made"].clone();
    let play = json!({"type": "play", "seat": client.seat(), "move": chosen});
    assert_eq!(client.must_not(play.clone()).await, "not_stored");
    assert_eq!(client.must_not(json!({"type": "abandon"})).await, "not_stored");
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
