//! The store in one SQLite file. The writes of all tables are collected and committed together.

mod file;
mod operate;
mod writer;

pub use file::OpenError;
pub use operate::{Database, DatabaseSize, StoredTable, TableFilter};

use super::{IdleSince, Store, StoreError};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use saboteur_table::TableCode;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use std::collections::HashSet;
use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use writer::{Done, FORGOTTEN_AT_ONCE, MOST_WAITING, WriteRequest, Writer, WriterState};

/// The time to wait for another process that writes to the file.
const BUSY: Duration = Duration::from_secs(5);

/// A successful write proves for this time that the file can be written.
const PROVEN: Duration = Duration::from_secs(5);

/// The shortest time from a failed write to the next one that only tests if writes work again.
const PAUSE: Duration = Duration::from_millis(500);

/// The store in one SQLite file.
pub struct Sqlite {
    reading: SqlitePool,
    /// Nothing after the store was closed.
    writing: Mutex<Option<mpsc::Sender<WriteRequest>>>,
    writer: Mutex<Option<JoinHandle<Result<(), StoreError>>>>,
    state: Arc<WriterState>,
    /// Held as long as this server uses the file. The system releases it if the program crashes.
    lock: File,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}

impl Sqlite {
    /// Opens the file for a server. Creates it or updates its schema if necessary.
    pub async fn open(path: &Path) -> Result<Sqlite, OpenError> {
        Sqlite::with(Sqlite::options(path)).await
    }

    /// Returns the options for opening the file.
    pub fn options(path: &Path) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(file::absolute(path))
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns only after the data is on disk.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY)
    }

    /// Opens a database with these options.
    pub async fn with(options: SqliteConnectOptions) -> Result<Sqlite, OpenError> {
        // A file that disappears later is never replaced by an empty one.
        let options = options.create_if_missing(false);
        let (lock, connection) = file::open(&options).await?;
        let reading = SqlitePoolOptions::new().max_connections(2).connect_with(options.clone().read_only(true)).await?;
        let (writing, requests) = mpsc::channel(MOST_WAITING);
        let state = Arc::new(WriterState::default());
        let writer = Writer::new(options, connection, reading.clone(), Arc::clone(&state));
        let writer = Mutex::new(Some(tokio::spawn(writer.run(requests))));
        Ok(Sqlite { reading, writing: Mutex::new(Some(writing)), writer, state, lock })
    }

    /// Sends a request to the writer and waits for the result.
    async fn write<T>(&self, request: impl FnOnce(Done<T>) -> WriteRequest) -> Result<T, StoreError> {
        let closed = || StoreError::Unavailable("the database is closed".to_owned());
        let writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
        let (done, answer) = oneshot::channel();
        writing.send(request(done)).await.map_err(|_| closed())?;
        drop(writing);
        answer.await.map_err(|_| closed())?
    }
}

impl Store for Sqlite {
    fn append(
        &self,
        code: TableCode,
        number: u64,
        entry: String,
        played: bool,
    ) -> BoxFuture<'_, Result<(), StoreError>> {
        self.write(move |done| WriteRequest::Append { code, number, entry, played, done }).boxed()
    }

    fn load(&self, code: TableCode) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        async move {
            let query = sqlx::query("SELECT entry FROM entries WHERE code = ? ORDER BY number").bind(code.to_string());
            let rows = query.fetch_all(&self.reading).await?;
            Ok(rows.into_iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
        }
        .boxed()
    }

    fn forget_idle(&self, idle: IdleSince, spared: HashSet<TableCode>) -> BoxFuture<'_, Result<u64, StoreError>> {
        async move {
            let spared = Arc::new(spared);
            let mut forgotten = 0;
            // A few tables at a time, so that players do not wait.
            loop {
                let spared = Arc::clone(&spared);
                let some = self.write(|done| WriteRequest::Forget { idle, spared, done }).await?;
                forgotten += some;
                if some < FORGOTTEN_AT_ONCE {
                    return Ok(forgotten);
                }
            }
        }
        .boxed()
    }

    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        async move {
            sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&self.reading).await?;
            match self.state.last_write() {
                Some((at, None)) if at.elapsed() < PROVEN => Ok(()),
                Some((at, Some(error))) if at.elapsed() < PAUSE => Err(StoreError::Unavailable(error)),
                Some(_) | None => self.write(|done| WriteRequest::Probe { done }).await,
            }
        }
        .boxed()
    }

    /// Moves everything into the one file, so that a copy of it is complete.
    fn close(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        async move {
            drop(self.writing.lock().unwrap_or_else(PoisonError::into_inner).take());
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(writer) = writer {
                let closed = writer.await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
                // The system releases the lock at the end of the program, if not here.
                let _ = self.lock.unlock();
                return closed;
            }
            Ok(())
        }
        .boxed()
    }
}
