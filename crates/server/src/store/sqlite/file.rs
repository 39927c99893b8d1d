//! The database file: its lock, its permissions, its creation, and the check that it belongs to this program.

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection, SqlStr, SqliteConnection};
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The number in the header of the file that marks it as a database of this program: the text "SABO".
const APPLICATION: i64 = 0x5341_424f;

/// The reason why a database file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such file.
    #[error("the file does not exist")]
    Missing,
    /// The file is empty, or it is a database without tables.
    #[error("the file is empty")]
    Empty,
    /// It is another kind of file, or the database of another program.
    #[error("the file is not a database of this program")]
    Foreign,
    /// Another server uses it.
    #[error("another server uses the file")]
    InUse,
    /// It has a second name. A server that opens it by that name would have a lock and a journal of its own.
    #[error("the file has a second name (a hard link)")]
    Linked,
    /// It was written by a later version of this program.
    #[error("the file was written by a later version of this program")]
    Newer,
    /// It is damaged.
    #[error("the file is damaged")]
    Damaged,
    /// The system or SQLite reports another error.
    #[error("{0}")]
    Failed(String),
}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> OpenError {
        OpenError::Failed(error.to_string())
    }
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> OpenError {
        let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
        // The lowest byte is the kind of the error: SQLITE_CORRUPT or SQLITE_NOTADB.
        match code.map(|code| code & 0xff) {
            Some(11) => OpenError::Damaged,
            Some(26) => OpenError::Foreign,
            Some(_) | None => OpenError::Failed(error.to_string()),
        }
    }
}

impl From<MigrateError> for OpenError {
    fn from(error: MigrateError) -> OpenError {
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => OpenError::Newer,
            MigrateError::Execute(error) => error.into(),
            other => OpenError::Failed(other.to_string()),
        }
    }
}

/// Opens the file for a server: locks it, creates it if it does not exist, checks that it belongs to this program, and
/// updates its schema. Returns the lock and the connection that writes.
pub(super) async fn open(options: &SqliteConnectOptions) -> Result<(File, SqliteConnection), OpenError> {
    let path = options.get_filename();
    let lock = lock(path)?;
    // A link to a file that is missing is an error: perhaps the disk with the file is not mounted.
    if fs::symlink_metadata(path).is_err_and(|error| error.kind() == ErrorKind::NotFound) {
        create(path).await?;
    } else {
        inspect(path).await?.close().await?;
        refuse_links(path)?;
    }
    restrict(path);
    let mut connection = options.connect().await?;
    migrator().run(&mut connection).await?;
    Ok((lock, connection))
}

/// Opens an existing file without changing it, and checks that it belongs to this program.
pub(super) async fn inspect(path: &Path) -> Result<SqliteConnection, OpenError> {
    let found = match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(OpenError::Missing),
        found => found?,
    };
    if found.is_dir() {
        return Err(io::Error::from(ErrorKind::IsADirectory).into());
    }
    if found.len() == 0 {
        return Err(OpenError::Empty);
    }
    let options = SqliteConnectOptions::new().filename(absolute(path)).busy_timeout(super::BUSY);
    let mut connection = options.connect().await?;
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut connection).await?;
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'").fetch_all(&mut connection).await?;
    let ours = ["_sqlx_migrations", "tables", "entries"];
    // The first version of this program did not mark its files.
    if application != APPLICATION && application != 0 {
        return Err(OpenError::Foreign);
    }
    if tables.is_empty() {
        return Err(OpenError::Empty);
    }
    if !ours.iter().all(|name| tables.iter().any(|table| table == name)) {
        return Err(OpenError::Foreign);
    }
    Ok(connection)
}

/// Refuses a file with several names. SQLite keeps its journal beside the name, and so do we our lock.
fn refuse_links(path: &Path) -> Result<(), OpenError> {
    #[cfg(unix)]
    if std::os::unix::fs::MetadataExt::nlink(&fs::metadata(path)?) > 1 {
        return Err(OpenError::Linked);
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Takes the lock that keeps other servers from using the file. The file beside it stays, because removing it would let
/// two servers lock two different files.
fn lock(path: &Path) -> Result<File, OpenError> {
    // Two paths to the same file have the same lock.
    let real = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let file = private().write(true).create(true).truncate(false).open(with_suffix(&real, ".lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
            tracing::warn!("this file system has no locks, so a second server with the same database is not noticed");
            Ok(file)
        }
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Creates the file. It gets its name when it is complete, so a crash leaves no empty file.
async fn create(path: &Path) -> Result<(), OpenError> {
    let part = with_suffix(path, ".part");
    match fs::remove_file(&part) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
        Ok(()) | Err(_) => {}
    }
    let created = async {
        private().write(true).create_new(true).open(&part)?;
        let options = SqliteConnectOptions::new().filename(&part).journal_mode(SqliteJournalMode::Memory);
        let mut connection = options.connect().await?;
        migrator().run(&mut connection).await?;
        connection.close().await?;
        File::open(&part)?.sync_all()?;
        fs::rename(&part, path)?;
        Ok(())
    };
    created.await.inspect_err(|_: &OpenError| _ = fs::remove_file(&part))
}

/// Returns the absolute path of a file. SQLite reads names such as `:memory:` differently, but it reads a path as it is.
pub(super) fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Returns options for files that only this user can read.
fn private() -> fs::OpenOptions {
    #[cfg_attr(not(unix), allow(unused_mut, reason = "other systems have no mode"))]
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes the permissions of other users from the files, which contain the secrets of running games.
fn restrict(path: &Path) {
    #[cfg(unix)]
    for suffix in ["", "-wal", "-shm", ".lock"] {
        use std::os::unix::fs::PermissionsExt;
        let path = with_suffix(path, suffix);
        let open = fs::metadata(&path).is_ok_and(|found| found.permissions().mode() & 0o077 != 0);
        if open && let Err(error) = fs::set_permissions(&path, fs::Permissions::from_mode(0o600)) {
            tracing::warn!(%error, "other users may read the database");
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(suffix);
    path.into()
}

/// Returns the migrations that create the file or update an older one. They are listed here, so that no macro is needed.
fn migrator() -> Migrator {
    let migration = |version, name: &'static str, text| {
        Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(text), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "log", include_str!("../../../migrations/0001_log.sql")),
        migration(2, "operation", include_str!("../../../migrations/0002_operation.sql")),
    ])
}
