//! A panic at one table: the others play on, and the table comes back.

use crate::client::{Host, config, preset};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use saboteur_bots::Level;
use saboteur_engine::Preset;
use saboteur_server::{IdleSince, Memory, Store, StoreError};
use saboteur_table::{Command, TableCode};
use serde_json::json;
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A store that several servers use, and that panics and waits on request.
#[derive(Clone, Default)]
pub(crate) struct Shared {
    store: Arc<Memory>,
    /// The table at which the next writes panic, and their number.
    panics: Arc<Mutex<Option<(String, u32)>>>,
    /// Writes wait while this is held.
    pub(crate) gate: Arc<tokio::sync::Mutex<()>>,
}

impl Shared {
    fn panic_at(&self, code: &str, times: u32) {
        *self.panics.lock().unwrap() = Some((code.to_owned(), times));
    }
}

impl Store for Shared {
    fn append(
        &self,
        code: TableCode,
        number: u64,
        entry: String,
        played: bool,
    ) -> BoxFuture<'_, Result<(), StoreError>> {
        async move {
            drop(self.gate.lock().await);
            let hit = {
                let mut panics = self.panics.lock().unwrap();
                let hit = panics.as_mut().filter(|(poisoned, times)| *poisoned == code.to_string() && *times > 0);
                hit.map(|(_, times)| *times -= 1).is_some()
            };
            assert!(!hit, "a panic for a test");
            self.store.append(code, number, entry, played).await
        }
        .boxed()
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
async fn a_panic_at_one_table_ends_that_table_only_and_it_comes_back() {
    let store = Shared::default();
    let host = Host::with(config(), store.clone()).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (code, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
        for _ in 0..2 {
            clients[0].must(Command::AddBot { level: Level::Random, character: None }).await;
        }
        clients[0].must(Command::Start).await;
        clients[0]
            .play_on(1, |client| client.game["moves_made"].as_u64() >= Some(6) && !client.moves().is_empty())
            .await;
        tables.push((code, clients.remove(0)));
    }
    let (_, mut other) = tables.pop().unwrap();
    let (code, mut client) = tables.pop().unwrap();
    store.panic_at(&code, 1);
    let play = json!({"type": "play", "seat": client.seat(), "move": client.moves()[0]});
    let made = client.game["moves_made"].clone();
    assert_eq!(client.must_not(play.clone()).await, "not_stored");
    other.must(Command::Ping).await;
    assert_eq!(host.counted("panics_total").await, 1);
    // The same connection sees the table again as it is stored, and everybody plays to the end.
    client.must(play).await;
    client.until(|client| client.game["moves_made"] != made).await;
    other.play_on(2, |_| false).await;
    client.play_on(3, |_| false).await;
    assert_eq!((client.phase(), other.phase()), ("over", "over"));
    assert_eq!(host.counted("live_tables").await, 2);
    assert_eq!(host.counted("connections").await, 2);
}

#[tokio::test]
async fn a_table_that_panics_all_the_time_is_left_alone_for_a_while() {
    let store = Shared::default();
    let host = Host::with(config(), store.clone()).await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    let (_, mut others) = host.table(preset(Preset::Anniversary), 1).await;
    store.panic_at(&code, u32::MAX);
    let client = &mut clients[0];
    let mut refused = 0;
    loop {
        client.raw(&json!({"type": "add_bot", "level": "easy", "id": "again"}).to_string()).await;
        let answer = loop {
            match client.try_next().await {
                Some(answer) if answer["type"] == "refused" || answer["type"] == "bye" => break answer,
                Some(_) => {}
                None => panic!("the connection ended without a word"),
            }
        };
        assert_eq!(answer["refusal"]["code"], "not_stored");
        if answer["type"] == "bye" {
            break;
        }
        refused += 1;
        assert!(refused < 10);
    }
    others[0].must(Command::AddBot { level: Level::Easy, character: None }).await;
    assert_eq!(host.get(&format!("/api/tables/{code}")).await.0, 503);
    // It works again when the reason is gone and some time has passed.
    store.panic_at(&code, 0);
    let token = client.token.clone();
    let back = async {
        while host.get(&format!("/api/tables/{code}")).await.0 != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(15), back).await.expect("the table comes back");
    let mut again = host.connect(&code, &[&token]).await;
    again.must(Command::AddBot { level: Level::Easy, character: None }).await;
}
