//! `saboteur backup`: copies the database of a server, also while the server runs.

use crate::database::{self, DatabasePlace};
use crate::words::{Language, Words};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Copies the database of a server.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur backup copy.db
  saboteur backup copy.db --database /var/lib/saboteur/saboteur.db

The copy has everything that was stored before the command began. It is one file that only you can
read, and it is checked. An existing file is never overwritten.")]
pub struct Args {
    /// The file to write
    file: PathBuf,
    #[command(flatten)]
    place: DatabasePlace,
    /// Language, en or de [default: the language of the environment]
    #[arg(long)]
    lang: Option<Language>,
}

/// Copies the database and checks the copy.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment), &[]);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(copy(args, &words, out))
}

async fn copy(args: &Args, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let named = || ("file", args.file.display().to_string().into());
    let exists = || io::Error::other(words.say("backup-exists", &[named()]));
    let failed = |error: &dyn ToString| {
        io::Error::other(words.say("backup-failed", &[named(), ("error", error.to_string().into())]))
    };
    if fs::symlink_metadata(&args.file).is_ok() {
        return Err(exists());
    }
    let (mut database, path) = args.place.open(words).await?;
    let folder = match args.file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    // Only this user can read a temporary file, and it is removed after an error.
    let part = tempfile::Builder::new().prefix(".saboteur-backup-").tempfile_in(folder);
    let part = part.map_err(|error| failed(&error))?;
    database.copy_to(part.path()).await.map_err(|error| failed(&error))?;
    database.close().await.map_err(|error| database::failed(&path, &error, words))?;
    part.as_file().sync_all().map_err(|error| failed(&error))?;
    let size = part.as_file().metadata().map_err(|error| failed(&error))?.len();
    part.persist_noclobber(&args.file).map_err(|error| match error.error.kind() {
        ErrorKind::AlreadyExists => exists(),
        _ => failed(&error.error),
    })?;
    // The name of the file is on disk, too. Not all systems can do this.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    let told = [named(), ("database", path.display().to_string().into()), ("size", database::size(size).into())];
    writeln!(out, "{}", words.say("backup-done", &told))
}
