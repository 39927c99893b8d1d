//! Games that were played before, so that a server has something to start with.

use saboteur_server::{Sqlite, Store};
use saboteur_table::finished_table;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// So many tables are written at once.
const AT_ONCE: usize = 64;

/// Stores this number of finished games.
pub(super) async fn fill(database: &Path, games: u32) -> io::Result<()> {
    let store = Arc::new(Sqlite::open(database).await.map_err(io::Error::other)?);
    let places = Arc::new(tokio::sync::Semaphore::new(AT_ONCE));
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..games {
        let place = Arc::clone(&places).acquire_owned().await.map_err(io::Error::other)?;
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            let _place = place;
            let (code, entries) = finished_table(u64::from(number), 0);
            for (at, entry) in entries.into_iter().enumerate() {
                let entry = serde_json::to_string(&entry).unwrap_or_default();
                store.append(code, at as u64 + 1, entry, true).await?;
            }
            Ok::<(), saboteur_server::StoreError>(())
        });
    }
    while let Some(done) = tasks.join_next().await {
        done.map_err(io::Error::other)?.map_err(io::Error::other)?;
    }
    // The server opens the same file next.
    store.close().await.map_err(io::Error::other)
}
