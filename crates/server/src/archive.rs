//! Finished games. They never change, so the latest ones are kept in memory.

use crate::hub::Hub;
use crate::limit::Account;
use crate::workers::{Effort, Order};
use axum::body::Bytes;
use lru::LruCache;
use saboteur_engine::Seat;
use saboteur_table::{Onlooker, Refusal, RefusalCode, Replay, TableCode};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::OwnedMutexGuard;

/// The cost of beliefs: this number of moves counts as one request.
const MOVES_PER_REQUEST: usize = 10;

/// The time that a bot watches before other jobs get a turn.
const SLICE: Duration = Duration::from_millis(10);

/// The finished games.
pub(crate) struct Archive {
    hub: Arc<Hub>,
    games: Cache<(TableCode, u32), Arc<Replay>>,
    beliefs: Cache<(TableCode, u32, u8), Bytes>,
    /// One client waits for one belief at a time.
    turns: Turnstile,
}

impl Archive {
    pub(crate) fn new(hub: Arc<Hub>) -> Archive {
        let most = hub.config.limits.cached_games;
        Archive { hub, games: Cache::new(most), beliefs: Cache::new(most), turns: Turnstile::default() }
    }

    /// Returns the game with this number of a table, if it is over.
    pub(crate) async fn find(&self, address: IpAddr, code: TableCode, game: u32) -> Result<Arc<Replay>, Refusal> {
        let missing = || Refusal::new(RefusalCode::NotFound, "there is no such game, or it is not over yet");
        if let Some(replay) = self.games.get(&(code, game)) {
            return Ok(replay);
        }
        let fold = move |entries: &[_]| Replay::find(code, entries, game).map(Arc::new).ok_or_else(missing);
        let replay = self.hub.load(address, code, fold).await?;
        self.games.insert((code, game), Arc::clone(&replay));
        Ok(replay)
    }

    /// Returns what a bot in a seat would have believed after each move of a finished game, as JSON.
    pub(crate) async fn beliefs(
        &self,
        address: IpAddr,
        code: TableCode,
        game: u32,
        seat: u8,
    ) -> Result<Bytes, Refusal> {
        let account = Account::of(address);
        let _turn = self.turns.enter(account).await;
        let key = (code, game, seat);
        if let Some(beliefs) = self.beliefs.get(&key) {
            return Ok(beliefs);
        }
        let replay = self.find(address, code, game).await?;
        let missing = || Refusal::new(RefusalCode::NoSuchSeat, "there is no such seat in this game");
        self.hub.services.gate.charge(address, (replay.moves() / MOVES_PER_REQUEST) as u32);
        let mut onlooker = Box::new(replay.onlooker(Seat(seat)).ok_or_else(missing)?);
        let order = Order { account, table: code, effort: Effort::Heavy };
        let written = loop {
            let job = move |_| {
                let began = Instant::now();
                while onlooker.watch()? {
                    if began.elapsed() >= SLICE {
                        return Some(Progress::More(onlooker));
                    }
                }
                serde_json::to_vec(&(*onlooker).into_beliefs()).ok().map(Progress::Done)
            };
            match self.hub.workers.run(order, job).await.flatten().ok_or_else(missing)? {
                Progress::More(watched) => onlooker = watched,
                Progress::Done(written) => break Bytes::from(written),
            }
        };
        self.beliefs.insert(key, written.clone());
        Ok(written)
    }
}

/// A bot that has watched some moves, or its beliefs about all moves.
enum Progress {
    More(Box<Onlooker>),
    Done(Vec<u8>),
}

/// The values that were used last.
struct Cache<K: Hash + Eq, V> {
    values: Mutex<LruCache<K, V>>,
}

impl<K: Hash + Eq, V: Clone> Cache<K, V> {
    fn new(most: usize) -> Cache<K, V> {
        Cache { values: Mutex::new(LruCache::new(NonZeroUsize::new(most).unwrap_or(NonZeroUsize::MIN))) }
    }

    fn get(&self, key: &K) -> Option<V> {
        self.values.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    fn insert(&self, key: K, value: V) {
        self.values.lock().unwrap_or_else(PoisonError::into_inner).put(key, value);
    }
}

/// Lets one task of each account in at a time.
#[derive(Default)]
pub(crate) struct Turnstile {
    inside: Mutex<HashMap<Account, Arc<tokio::sync::Mutex<()>>>>,
}

impl Turnstile {
    /// Waits until no other task of the account is inside. The task is inside until the returned value is dropped.
    pub(crate) async fn enter(&self, account: Account) -> OwnedMutexGuard<()> {
        let turn = {
            let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
            inside.retain(|_, turn| Arc::strong_count(turn) > 1);
            Arc::clone(inside.entry(account).or_default())
        };
        turn.lock_owned().await
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use crate::config::Config;
    use crate::store::Memory;
    use saboteur_table::{BeliefView, finished_table};

    #[tokio::test]
    async fn a_finished_game_is_loaded_once_and_the_oldest_leaves_the_cache() {
        let mut config = Config::default();
        config.limits.cached_games = 1;
        let hub = Hub::new(config, Arc::new(Memory::default()));
        let mut codes = Vec::new();
        for seed in 0..2 {
            let (code, entries) = finished_table(seed, 0);
            for (at, entry) in entries.iter().enumerate() {
                let text = serde_json::to_string(entry).unwrap();
                hub.services.store.append(code, at as u64 + 1, text, true).await.unwrap();
            }
            codes.push(code);
        }
        let archive = Archive::new(hub);
        let address: IpAddr = [10, 0, 0, 1].into();
        let find = async |at: usize| archive.find(address, codes[at], 1).await.unwrap();
        let first = find(0).await;
        assert!(Arc::ptr_eq(&first, &find(0).await));
        let other = find(1).await;
        assert!(Arc::ptr_eq(&other, &find(1).await) && !Arc::ptr_eq(&first, &find(0).await));
        assert!(archive.find(address, codes[0], 2).await.is_err());
        let beliefs = archive.beliefs(address, codes[0], 1, 2).await.unwrap();
        let read: Vec<BeliefView> = serde_json::from_slice(&beliefs).unwrap();
        assert_eq!(read.len(), first.moves() + 1);
        assert_eq!(beliefs.as_ptr(), archive.beliefs(address, codes[0], 1, 2).await.unwrap().as_ptr());
        assert_eq!(archive.beliefs(address, codes[0], 1, 9).await.unwrap_err().code, RefusalCode::NoSuchSeat);
    }

    #[tokio::test]
    async fn one_task_of_an_account_is_inside_at_a_time() {
        let turns = Turnstile::default();
        let [ann, ben] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(|address| Account::of(address.into()));
        let first = turns.enter(ann).await;
        let _other = turns.enter(ben).await;
        let second = turns.enter(ann);
        let mut second = std::pin::pin!(second);
        assert!(tokio::time::timeout(Duration::from_millis(1), second.as_mut()).await.is_err());
        drop(first);
        drop(second.await);
        drop(turns.enter(ann).await);
        assert_eq!(turns.inside.lock().unwrap().len(), 2);
    }
}
