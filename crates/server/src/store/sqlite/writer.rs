//! The task that writes to the file. It owns the only connection that writes, and opens it again after a failed write.

use super::super::{IdleSince, StoreError, now};
use saboteur_table::TableCode;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{ConnectOptions, Connection, QueryBuilder, Row, Sqlite as Db, SqliteConnection};
use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// The maximum number of writes in one transaction.
const MOST_AT_ONCE: usize = 512;

/// The maximum number of writes in the queue. When it is full, further writers wait.
pub(super) const MOST_WAITING: usize = 4096;

/// The maximum number of tables that one request deletes.
pub(super) const FORGOTTEN_AT_ONCE: u64 = 100;

/// A write, with the channel for its result.
pub(super) enum WriteRequest {
    Append {
        code: TableCode,
        number: u64,
        entry: String,
        played: bool,
        done: Done<()>,
    },
    Forget {
        idle: IdleSince,
        spared: Arc<HashSet<TableCode>>,
        done: Done<u64>,
    },
    /// Writes something without meaning, to find out if writes work.
    Probe {
        done: Done<()>,
    },
}

pub(super) type Done<T> = oneshot::Sender<Result<T, StoreError>>;

impl WriteRequest {
    /// Sends the result to the sender of the request, if it still waits.
    fn answer(self, result: Result<u64, StoreError>) {
        let _ = match self {
            WriteRequest::Append { done, .. } | WriteRequest::Probe { done } => done.send(result.map(|_| ())).is_ok(),
            WriteRequest::Forget { done, .. } => done.send(result).is_ok(),
        };
    }
}

/// The result of the last write: its time, and its error if it failed.
#[derive(Default)]
pub(super) struct WriterState {
    last: Mutex<Option<(Instant, Option<String>)>>,
}

impl WriterState {
    pub(super) fn last_write(&self) -> Option<(Instant, Option<String>)> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notes a result. Returns true if the write before it failed.
    fn note(&self, error: Option<String>) -> bool {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).replace((Instant::now(), error));
        last.is_some_and(|(_, error)| error.is_some())
    }
}

pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// Nothing after a failed write.
    connection: Option<SqliteConnection>,
    /// The connections that read. They are closed last but one, because they keep the file from being completed.
    reading: SqlitePool,
    state: Arc<WriterState>,
}

impl Writer {
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        reading: SqlitePool,
        state: Arc<WriterState>,
    ) -> Writer {
        Writer { options, connection: Some(connection), reading, state }
    }

    /// Writes all waiting requests together, until the last sender is gone. Then closes the file.
    pub(super) async fn run(mut self, mut requests: mpsc::Receiver<WriteRequest>) -> Result<(), StoreError> {
        let mut batch = Vec::with_capacity(MOST_AT_ONCE);
        while requests.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
            match self.commit(&batch).await {
                Ok(results) => {
                    if self.state.note(None) {
                        tracing::warn!("the database can be written again");
                    }
                    for (request, result) in batch.drain(..).zip(results) {
                        request.answer(result);
                    }
                }
                Err(error) => {
                    self.disconnect().await;
                    // Players and bots try again all the time, so only the first failure is logged as an error.
                    if self.state.note(Some(error.to_string())) {
                        tracing::debug!(%error, writes = batch.len(), "still cannot write to the database");
                    } else {
                        tracing::error!(%error, writes = batch.len(), "cannot write to the database");
                    }
                    for request in batch.drain(..) {
                        request.answer(Err(StoreError::Unavailable(error.to_string())));
                    }
                }
            }
        }
        self.close().await
    }

    async fn connect(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Drops the connection. After an error, SQLite has rolled the transaction back, but the connection believes that it is
    /// still open. A file that was opened while it was read-only stays read-only for its connection, too.
    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            // It has failed already, so another error says nothing new.
            let _ = connection.close().await;
        }
    }

    /// Carries out all writes in one transaction. The outer error means that none of them was done.
    async fn commit(&mut self, batch: &[WriteRequest]) -> Result<Vec<Result<u64, StoreError>>, sqlx::Error> {
        let mut transaction = self.connect().await?.begin_with("BEGIN IMMEDIATE").await?;
        let mut appended = append(&mut transaction, batch).await?;
        let mut results = Vec::with_capacity(batch.len());
        for request in batch {
            results.push(match request {
                WriteRequest::Append { code, number, .. } => match appended.remove(&(*code, *number)) {
                    true => Ok(0),
                    false => Err(StoreError::Conflict),
                },
                WriteRequest::Forget { idle, spared, .. } => Ok(forget(&mut transaction, *idle, spared).await?),
                WriteRequest::Probe { .. } => Ok(probe(&mut transaction).await?),
            });
        }
        transaction.commit().await?;
        Ok(results)
    }

    /// Moves everything from the write-ahead log into the file, and closes the file.
    async fn close(mut self) -> Result<(), StoreError> {
        self.reading.close().await;
        let connection = self.connect().await?;
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?;
        let busy: i64 = row.try_get(0)?;
        if let Some(connection) = self.connection.take() {
            connection.close().await?;
        }
        match busy {
            0 => Ok(()),
            _ => Err(StoreError::Unavailable("another program is reading the file".to_owned())),
        }
    }
}

/// Appends all valid entries of the batch. Returns which ones were appended.
async fn append(
    connection: &mut SqliteConnection,
    batch: &[WriteRequest],
) -> Result<HashSet<(TableCode, u64)>, sqlx::Error> {
    let entries: Vec<(TableCode, u64, &str)> = batch
        .iter()
        .filter_map(|request| match request {
            WriteRequest::Append { code, number, entry, .. } => Some((*code, *number, entry.as_str())),
            WriteRequest::Forget { .. } | WriteRequest::Probe { .. } => None,
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
    for request in batch {
        if let WriteRequest::Append { code, number, played, .. } = request
            && appended.contains(&(*code, *number))
        {
            *touched.entry(*code).or_default() |= played;
        }
    }
    query.push_values(touched, |mut row, (code, played)| {
        row.push_bind(code.to_string()).push_bind(at).push_bind(played);
    });
    query.push(" ON CONFLICT (code) DO UPDATE SET touched = excluded.touched, keep = MAX(keep, excluded.keep)");
    query.build().execute(&mut *connection).await?;
    Ok(appended)
}

/// Deletes some idle tables. Returns their number.
async fn forget(
    connection: &mut SqliteConnection,
    idle: IdleSince,
    spared: &HashSet<TableCode>,
) -> Result<u64, sqlx::Error> {
    let query = sqlx::query(
        "SELECT code, touched FROM tables WHERE (keep = 0 AND touched < ?) OR (keep = 1 AND touched < ?) LIMIT ?",
    );
    let most = FORGOTTEN_AT_ONCE as i64 + spared.len() as i64;
    let query = query.bind(idle.unplayed as i64).bind(idle.played as i64).bind(most);
    let mut forgotten = 0;
    for row in query.fetch_all(&mut *connection).await? {
        let (code, touched): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        let spared = code.parse().is_ok_and(|code| spared.contains(&code));
        if !spared && forgotten < FORGOTTEN_AT_ONCE && delete(connection, &code, touched).await? {
            forgotten += 1;
        }
    }
    Ok(forgotten)
}

/// Deletes a table, unless it has changed since `touched`. Returns true if it was deleted.
pub(super) async fn delete(connection: &mut SqliteConnection, code: &str, touched: i64) -> Result<bool, sqlx::Error> {
    let table = sqlx::query("DELETE FROM tables WHERE code = ? AND touched = ?").bind(code).bind(touched);
    if table.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("DELETE FROM entries WHERE code = ?").bind(code).execute(&mut *connection).await?;
    Ok(true)
}

async fn probe(connection: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
    let query = sqlx::query("INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at");
    query.bind(now() as i64).execute(&mut *connection).await?;
    Ok(0)
}
