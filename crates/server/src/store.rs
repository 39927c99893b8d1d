//! The storage of entries. The trait is small, so that another database can implement it.

mod memory;
mod sqlite;

use futures_util::future::BoxFuture;
pub use memory::Memory;
use saboteur_table::TableCode;
pub use sqlite::{Database, DatabaseSize, OpenError, Sqlite, StoredTable, TableFilter};
use std::collections::HashSet;

/// An append-only log for each table.
///
/// When `append` has succeeded, the entry is permanent: a crash of the program or of the machine does not undo it. If two
/// servers append the same number to the same table, only one of them succeeds.
///
/// A store recovers by itself: after a failed write, the next write is tried as if nothing had happened.
pub trait Store: Send + Sync + 'static {
    /// Appends the entry with this number, from 1. The entry before it must exist. If `played` is true, a person has made
    /// a decision in a game, and the table counts as played from now on.
    fn append(
        &self,
        code: TableCode,
        number: u64,
        entry: String,
        played: bool,
    ) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Returns all entries of a table in order. Empty if there is no such table.
    fn load(&self, code: TableCode) -> BoxFuture<'_, Result<Vec<String>, StoreError>>;

    /// Deletes the tables that are idle, except those in `spared`. Returns the number of deleted tables.
    fn forget_idle(&self, idle: IdleSince, spared: HashSet<TableCode>) -> BoxFuture<'_, Result<u64, StoreError>>;

    /// Checks that entries can be read and written.
    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Finishes all writes that have begun and closes the store. Later writes fail.
    fn close(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}

/// The times of the last change before which a table is idle, in milliseconds since 1970. Zero is before all tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IdleSince {
    /// For tables at which no person has played.
    pub unplayed: u64,
    /// For tables at which a person has played.
    pub played: u64,
}

/// The reason why nothing was stored or loaded.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An entry with this number exists already, or the entry before it is missing.
    #[error("another server has written to this table")]
    Conflict,
    /// The database does not work at the moment, for example because the disk is full or the file cannot be written.
    #[error("database error: {0}")]
    Unavailable(String),
}

/// Returns the current time in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
