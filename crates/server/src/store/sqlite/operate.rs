//! The operator's access to a database, also while the server runs: list tables, delete them, copy everything.

use super::super::StoreError;
use super::file::{self, OpenError};
use super::writer::{FORGOTTEN_AT_ONCE, delete};
use saboteur_table::TableCode;
use serde::Serialize;
use sqlx::{ConnectOptions, Connection, QueryBuilder, Row, Sqlite as Db, SqliteConnection};
use std::path::Path;

/// An existing database, opened by its operator.
pub struct Database {
    connection: SqliteConnection,
}

/// A table in the database.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StoredTable {
    /// Its code.
    pub code: String,
    /// The time of its last entry, in milliseconds since 1970.
    pub changed: u64,
    /// True if a person has played at it.
    pub played: bool,
    /// The number of games that were dealt.
    pub games: u64,
    /// The number of entries.
    pub entries: u64,
    /// The size of the entries.
    pub bytes: u64,
}

/// The tables to list or to delete. The default is all tables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableFilter {
    /// Only these tables, unless the list is empty.
    pub codes: Vec<TableCode>,
    /// Only tables that have not changed since this time, in milliseconds since 1970.
    pub changed_before: Option<u64>,
    /// Only tables at which no person has played.
    pub unplayed: bool,
}

/// The size of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DatabaseSize {
    /// The size of the whole file.
    pub bytes: u64,
    /// The part of it that is free for new entries.
    pub free_bytes: u64,
}

impl Database {
    /// Opens an existing file. A server may use it at the same time.
    pub async fn open(path: &Path) -> Result<Database, OpenError> {
        Ok(Database { connection: file::inspect(path).await? })
    }

    /// Lists tables. The table whose last change is the oldest comes first.
    pub async fn tables(&mut self, filter: &TableFilter) -> Result<Vec<StoredTable>, StoreError> {
        let mut query = QueryBuilder::<Db>::new(
            "SELECT tables.code, touched, keep, COUNT(number), COALESCE(SUM(octet_length(entry)), 0), \
             COALESCE(SUM(CASE WHEN json_valid(entry) THEN entry ->> 'type' = 'dealt' ELSE 0 END), 0) \
             FROM tables LEFT JOIN entries USING (code)",
        );
        restrict(&mut query, filter);
        query.push(" GROUP BY tables.code ORDER BY touched, tables.code");
        let number = |row: &sqlx::sqlite::SqliteRow, column: usize| row.try_get(column).map(i64::unsigned_abs);
        let table = |row: &sqlx::sqlite::SqliteRow| {
            Ok(StoredTable {
                code: row.try_get(0)?,
                changed: number(row, 1)?,
                played: row.try_get(2)?,
                entries: number(row, 3)?,
                bytes: number(row, 4)?,
                games: number(row, 5)?,
            })
        };
        let rows = query.build().fetch_all(&mut self.connection).await?;
        Ok(rows.iter().map(table).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Deletes tables for ever. Returns their number.
    pub async fn delete(&mut self, filter: &TableFilter) -> Result<u64, StoreError> {
        let mut query = QueryBuilder::<Db>::new("SELECT code, touched FROM tables");
        restrict(&mut query, filter);
        let rows = query.build().fetch_all(&mut self.connection).await?;
        let mut deleted = 0;
        // A few tables at a time, so that the players of a running server do not wait.
        for some in rows.chunks(FORGOTTEN_AT_ONCE as usize) {
            let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
            for row in some {
                let (code, touched): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
                deleted += u64::from(delete(&mut transaction, &code, touched).await?);
            }
            transaction.commit().await?;
        }
        Ok(deleted)
    }

    /// Returns the size of the file.
    pub async fn size(&mut self) -> Result<DatabaseSize, StoreError> {
        let mut pragma = async |text: &'static str| -> Result<u64, sqlx::Error> {
            sqlx::query_scalar(text).fetch_one(&mut self.connection).await.map(i64::unsigned_abs)
        };
        let page = pragma("PRAGMA page_size").await?;
        let (pages, free) = (pragma("PRAGMA page_count").await?, pragma("PRAGMA freelist_count").await?);
        Ok(DatabaseSize { bytes: page * pages, free_bytes: page * free })
    }

    /// Writes a copy to an empty file and checks the copy. It has everything that was stored before this call, also if a
    /// server goes on writing.
    pub async fn copy_to(&mut self, path: &Path) -> Result<(), StoreError> {
        let text = path.to_str().ok_or_else(|| StoreError::Unavailable("the name is not Unicode".to_owned()))?;
        sqlx::query("VACUUM INTO ?").bind(text).execute(&mut self.connection).await?;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).read_only(true);
        let mut copy = options.connect().await?;
        let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut copy).await?;
        copy.close().await?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Unavailable(format!("the copy is damaged: {found}"))) }
    }

    /// Closes the file.
    pub async fn close(self) -> Result<(), StoreError> {
        Ok(self.connection.close().await?)
    }
}

/// Adds the conditions of the filter to the query.
fn restrict(query: &mut QueryBuilder<Db>, filter: &TableFilter) {
    query.push(" WHERE TRUE");
    if !filter.codes.is_empty() {
        query.push(" AND code IN (");
        let mut codes = query.separated(", ");
        for code in &filter.codes {
            codes.push_bind(code.to_string());
        }
        query.push(")");
    }
    if let Some(before) = filter.changed_before {
        query.push(" AND touched < ").push_bind(before as i64);
    }
    if filter.unplayed {
        query.push(" AND keep = 0");
    }
}
