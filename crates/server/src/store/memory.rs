//! A store in memory, for tests and experiments.

use super::{IdleSince, Store, StoreError, now};
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, ready};
use saboteur_table::TableCode;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

/// A store in memory. It is lost when the program ends.
#[derive(Default)]
pub struct Memory {
    tables: Mutex<HashMap<TableCode, Log>>,
}

#[derive(Default)]
struct Log {
    entries: Vec<String>,
    touched: u64,
    played: bool,
}

impl Memory {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<TableCode, Log>) -> T) -> T {
        act(&mut self.tables.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Store for Memory {
    fn append(
        &self,
        code: TableCode,
        number: u64,
        entry: String,
        played: bool,
    ) -> BoxFuture<'_, Result<(), StoreError>> {
        let done = self.with(|tables| {
            let present = tables.get(&code).map_or(0, |log| log.entries.len() as u64);
            if present + 1 != number {
                return Err(StoreError::Conflict);
            }
            let log = tables.entry(code).or_default();
            log.entries.push(entry);
            log.touched = now();
            log.played |= played;
            Ok(())
        });
        ready(done).boxed()
    }

    fn load(&self, code: TableCode) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        ready(Ok(self.with(|tables| tables.get(&code).map_or(Vec::new(), |log| log.entries.clone())))).boxed()
    }

    fn forget_idle(&self, idle: IdleSince, spared: HashSet<TableCode>) -> BoxFuture<'_, Result<u64, StoreError>> {
        let forgotten = self.with(|tables| {
            let count = tables.len();
            tables.retain(|code, log| {
                let before = if log.played { idle.played } else { idle.unplayed };
                log.touched >= before || spared.contains(code)
            });
            count - tables.len()
        });
        ready(Ok(forgotten as u64)).boxed()
    }

    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        ready(Ok(())).boxed()
    }

    fn close(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        ready(Ok(())).boxed()
    }
}
