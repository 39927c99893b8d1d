//! Games that were played before, so that a server has something to start with.

use saboteur_server::{Sqlite, Store, StoreError};
use saboteur_table::{Stored, TableCode, finished_table};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// The number of tables that are written at the same time.
const AT_ONCE: usize = 64;

/// Stores this number of finished games, each at a table of its own. Returns the tables.
pub(super) async fn fill(database: &Path, games: u32) -> io::Result<Vec<TableCode>> {
    fill_with(database, games, |number| finished_table(number, 0)).await
}

/// Stores this number of tables. `make` makes the entries of each.
pub(super) async fn fill_with(
    database: &Path,
    tables: u32,
    make: fn(u64) -> (TableCode, Vec<Stored>),
) -> io::Result<Vec<TableCode>> {
    let store = Arc::new(Sqlite::open(database).await.map_err(io::Error::other)?);
    let places = Arc::new(tokio::sync::Semaphore::new(AT_ONCE));
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..tables {
        let place = Arc::clone(&places).acquire_owned().await.map_err(io::Error::other)?;
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            let _place = place;
            let (code, entries) = make(number.into());
            for (at, entry) in entries.into_iter().enumerate() {
                let entry = serde_json::to_string(&entry).unwrap_or_default();
                store.append(code, at as u64 + 1, entry, true).await?;
            }
            Ok::<TableCode, StoreError>(code)
        });
    }
    let mut codes = Vec::new();
    while let Some(done) = tasks.join_next().await {
        codes.push(done.map_err(io::Error::other)?.map_err(io::Error::other)?);
    }
    // The server opens the same file next.
    store.close().await.map_err(io::Error::other)?;
    Ok(codes)
}
