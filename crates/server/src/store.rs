//! Where entries are kept. One narrow door, so that another database can be put behind it.

mod memory;
mod sqlite;

use saboteur_table::TableCode;
use futures_util::future::BoxFuture;
pub use memory::Memory;
pub use sqlite::Sqlite;

/// An append-only log for each table.
///
/// What is appended is there for good once the future is ready with success: a crash of the program or of the machine does not
/// undo it. Two that append the same number to the same table (two servers that believe the table is theirs) do not both
/// succeed.
pub trait Store: Send + Sync + 'static {
    /// Adds the entry of that number, from 1. The number before it must be there. If told so, the table is kept for ever from
    /// now on.
    fn append(&self, code: TableCode, number: u64, entry: String, keep: bool) -> BoxFuture<'_, Result<(), StoreError>>;

    /// All entries of a table, in order; none if there is no such table.
    fn load(&self, code: TableCode) -> BoxFuture<'_, Result<Vec<String>, StoreError>>;

    /// Forgets tables that need not be kept and at which nothing has happened since that time, in milliseconds since 1970;
    /// says how many.
    fn forget_idle(&self, before: u64) -> BoxFuture<'_, Result<u64, StoreError>>;
}

/// Why nothing was stored or loaded.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has appended that number, or the one before it is missing.
    #[error("somebody else has written to this table")]
    Conflict,
    /// The database cannot do it now: the disk is full, say, or the file cannot be written.
    #[error("the database: {0}")]
    Unavailable(String),
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
