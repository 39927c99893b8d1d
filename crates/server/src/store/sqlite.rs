//! The store in one SQLite file. The writes of all tables are collected and committed together.

use super::{Store, StoreError, now};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use saboteur_table::TableCode;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{QueryBuilder, Row, SqlStr, Sqlite as Db, SqliteConnection};
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The maximum number of writes in one transaction.
const MOST_AT_ONCE: usize = 512;

/// The maximum number of writes in the queue. When it is full, further writers wait.
const MOST_WAITING: usize = 4096;

/// The store in one SQLite file.
pub struct Sqlite {
    reading: SqlitePool,
    writing: mpsc::Sender<WriteRequest>,
}

/// A write, with the channel for its result.
enum WriteRequest {
    Append { code: TableCode, number: u64, entry: String, keep: bool, done: Done<()> },
    Forget { before: u64, done: Done<u64> },
}

type Done<T> = oneshot::Sender<Result<T, StoreError>>;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}

impl Sqlite {
    /// Opens the file. Creates it or updates its schema if necessary.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::with(Sqlite::options(path)).await
    }

    /// Returns the options for opening the file.
    pub fn options(path: &Path) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns only after the data is on disk.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
    }

    /// Opens a database with these options.
    pub async fn with(options: SqliteConnectOptions) -> Result<Sqlite, StoreError> {
        let writers = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        migrator().run(&writers).await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let reading = SqlitePoolOptions::new().max_connections(2).connect_with(options.read_only(true)).await?;
        let (writing, wishes) = mpsc::channel(MOST_WAITING);
        tokio::spawn(write(writers, wishes));
        Ok(Sqlite { reading, writing })
    }

    async fn wish<T>(&self, wish: impl FnOnce(Done<T>) -> WriteRequest) -> Result<T, StoreError> {
        let closed = || StoreError::Unavailable("the database is being closed".to_owned());
        let (done, answer) = oneshot::channel();
        self.writing.send(wish(done)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

impl Store for Sqlite {
    fn append(&self, code: TableCode, number: u64, entry: String, keep: bool) -> BoxFuture<'_, Result<(), StoreError>> {
        self.wish(move |done| WriteRequest::Append { code, number, entry, keep, done }).boxed()
    }

    fn load(&self, code: TableCode) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        async move {
            let query = sqlx::query("SELECT entry FROM entries WHERE code = ? ORDER BY number").bind(code.to_string());
            let rows = query.fetch_all(&self.reading).await?;
            Ok(rows.into_iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
        }
        .boxed()
    }

    fn forget_idle(&self, before: u64) -> BoxFuture<'_, Result<u64, StoreError>> {
        self.wish(move |done| WriteRequest::Forget { before, done }).boxed()
    }
}

/// Returns the migrations that create the file or update an older one. They are listed here, so that no macro is needed.
fn migrator() -> Migrator {
    let log = SqlStr::from_static(include_str!("../../migrations/0001_log.sql"));
    Migrator::with_migrations(vec![Migration::new(1, "log".into(), MigrationType::Simple, log, false)])
}

/// Writes all waiting requests together, until the last sender is gone.
async fn write(pool: SqlitePool, mut wishes: mpsc::Receiver<WriteRequest>) {
    let mut batch = Vec::with_capacity(MOST_AT_ONCE);
    while wishes.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
        match commit(&pool, &batch).await {
            Ok(results) => {
                for (wish, result) in batch.drain(..).zip(results) {
                    wish.tell(result);
                }
            }
            Err(error) => {
                tracing::error!(%error, writes = batch.len(), "cannot write to the database");
                for wish in batch.drain(..) {
                    wish.tell(Err(StoreError::Unavailable(error.to_string())));
                }
            }
        }
    }
}

impl WriteRequest {
    /// Sends the result to the writer, if it still waits.
    fn tell(self, result: Result<u64, StoreError>) {
        let _ = match self {
            WriteRequest::Append { done, .. } => done.send(result.map(|_| ())).is_ok(),
            WriteRequest::Forget { done, .. } => done.send(result).is_ok(),
        };
    }
}

/// Carries out all writes in one transaction. The outer error means that none of them was done.
async fn commit(pool: &SqlitePool, batch: &[WriteRequest]) -> Result<Vec<Result<u64, StoreError>>, sqlx::Error> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut appended = append(&mut transaction, batch).await?;
    let mut results = Vec::with_capacity(batch.len());
    for wish in batch {
        results.push(match wish {
            WriteRequest::Append { code, number, .. } => match appended.remove(&(*code, *number)) {
                true => Ok(0),
                false => Err(StoreError::Conflict),
            },
            WriteRequest::Forget { before, .. } => Ok(forget(&mut transaction, *before).await?),
        });
    }
    transaction.commit().await?;
    Ok(results)
}

/// Appends all valid entries of the batch. Returns which ones were appended.
async fn append(
    connection: &mut SqliteConnection,
    batch: &[WriteRequest],
) -> Result<HashSet<(TableCode, u64)>, sqlx::Error> {
    let entries: Vec<(TableCode, u64, &str)> = batch
        .iter()
        .filter_map(|wish| match wish {
            WriteRequest::Append { code, number, entry, .. } => Some((*code, *number, entry.as_str())),
            WriteRequest::Forget { .. } => None,
        })
        .collect();
    let mut appended = HashSet::new();
    if entries.is_empty() {
        return Ok(appended);
    }
    let mut query = QueryBuilder::<Db>::new("WITH new (code, number, entry) AS (");
    query.push_values(&entries, |mut row, (code, number, entry)| {
        row.push_bind(code.to_string()).push_bind(*number as i64).push_bind(*entry);
    });
    // Each table has one number per step: the number must be new, and the one before it must exist.
    query.push(
        ") INSERT INTO entries (code, number, entry) SELECT code, number, entry FROM new WHERE number = 1 OR EXISTS \
         (SELECT 1 FROM entries AS old WHERE old.code = new.code AND old.number = new.number - 1) \
         ON CONFLICT DO NOTHING RETURNING code, number",
    );
    for row in query.build().fetch_all(&mut *connection).await? {
        let code: String = row.try_get(0)?;
        let number: i64 = row.try_get(1)?;
        if let Ok(code) = code.parse() {
            appended.insert((code, number.unsigned_abs()));
        }
    }
    if appended.is_empty() {
        return Ok(appended);
    }
    let mut query = QueryBuilder::<Db>::new("INSERT INTO tables (code, touched, keep) ");
    let at = now() as i64;
    let mut touched: BTreeMap<TableCode, bool> = BTreeMap::new();
    for wish in batch {
        if let WriteRequest::Append { code, number, keep, .. } = wish
            && appended.contains(&(*code, *number))
        {
            *touched.entry(*code).or_default() |= keep;
        }
    }
    query.push_values(touched, |mut row, (code, keep)| {
        row.push_bind(code.to_string()).push_bind(at).push_bind(keep);
    });
    query.push(" ON CONFLICT (code) DO UPDATE SET touched = excluded.touched, keep = MAX(keep, excluded.keep)");
    query.build().execute(&mut *connection).await?;
    Ok(appended)
}

async fn forget(connection: &mut SqliteConnection, before: u64) -> Result<u64, sqlx::Error> {
    let idle = "SELECT code FROM tables WHERE keep = 0 AND touched < ?";
    let entries = sqlx::query(sqlx::AssertSqlSafe(format!("DELETE FROM entries WHERE code IN ({idle})")));
    entries.bind(before as i64).execute(&mut *connection).await?;
    let tables = sqlx::query("DELETE FROM tables WHERE keep = 0 AND touched < ?").bind(before as i64);
    Ok(tables.execute(&mut *connection).await?.rows_affected())
}
