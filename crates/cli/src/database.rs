//! The database file of a server, for the commands that use it: where it is, and why it cannot be used.

use crate::serve;
use crate::words::Words;
use saboteur_server::{Database, OpenError};
use std::io;
use std::path::{Path, PathBuf};

/// The place of the database if no option names another one.
pub(crate) const DEFAULT: &str = "saboteur.db";

/// The options that tell where the database is.
#[derive(clap::Args, Clone, Default)]
pub(crate) struct DatabasePlace {
    /// The database file [default: saboteur.db]
    #[arg(long, env = "SABOTEUR_DATABASE")]
    database: Option<PathBuf>,
    /// Configuration file of the server, which may name the database
    #[arg(long, env = "SABOTEUR_CONFIG")]
    config: Option<PathBuf>,
}

impl DatabasePlace {
    /// Returns the path of the database.
    pub(crate) fn path(&self, words: &Words) -> io::Result<PathBuf> {
        let configured = match (&self.database, &self.config) {
            (None, Some(file)) => serve::read(file, words)?.database,
            (Some(_), _) | (None, None) => None,
        };
        Ok(self.database.clone().or(configured).unwrap_or_else(|| DEFAULT.into()))
    }

    /// Opens the database, also while a server uses it. Returns it with its path.
    pub(crate) async fn open(&self, words: &Words) -> io::Result<(Database, PathBuf)> {
        let path = self.path(words)?;
        let database = Database::open(&path).await.map_err(|error| refused(&path, &error, words))?;
        Ok((database, path))
    }
}

/// Returns the error for a database that cannot be opened, with advice.
pub(crate) fn refused(path: &Path, error: &OpenError, words: &Words) -> io::Error {
    let reason = match error {
        OpenError::Missing => words.say("database-missing", &[]),
        OpenError::Empty => words.say("database-empty", &[]),
        OpenError::Foreign => words.say("database-foreign", &[]),
        OpenError::InUse => words.say("database-in-use", &[]),
        OpenError::Linked => words.say("database-linked", &[]),
        OpenError::Newer => words.say("database-newer", &[]),
        OpenError::Damaged => words.say("database-damaged", &[]),
        OpenError::Failed(error) => error.clone(),
    };
    failed(path, &reason, words)
}

/// Returns the error for a database that cannot be used for this reason.
pub(crate) fn failed(path: &Path, reason: &dyn ToString, words: &Words) -> io::Error {
    let told = [("file", path.display().to_string().into()), ("error", reason.to_string().into())];
    io::Error::other(words.say("database-refused", &told))
}

/// Returns a size for people.
pub(crate) fn size(bytes: u64) -> String {
    match bytes {
        0..1_000_000 => format!("{} KB", bytes.div_ceil(1000)),
        _ => format!("{} MB", bytes.div_ceil(1_000_000)),
    }
}
