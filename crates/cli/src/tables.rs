//! `saboteur tables`: lists the tables in the database of a server, and deletes some of them.

use crate::database::{self, DatabasePlace};
use crate::words::{Language, Words};
use saboteur_server::{DatabaseSize, StoredTable, TableFilter};
use saboteur_table::TableCode;
use serde::Serialize;
use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

const DAY: u64 = 24 * 3600 * 1000;

/// Lists the tables in the database of a server.
#[derive(clap::Args)]
#[command(
    group = clap::ArgGroup::new("chosen").args(["codes", "older_than", "unplayed"]).multiple(true),
    after_help = "\
Examples:
  saboteur tables
  saboteur tables --older-than 365
  saboteur tables --older-than 30 --unplayed --delete
  saboteur tables abcd2345 --delete

--delete deletes the listed tables and their games for ever. Run the command without it first
to see what it would delete. The server may run meanwhile."
)]
pub struct Args {
    /// Only the tables with these codes
    codes: Vec<TableCode>,
    /// Only tables that have not changed for this number of days
    #[arg(long, value_name = "DAYS")]
    older_than: Option<u32>,
    /// Only tables at which no person has played
    #[arg(long)]
    unplayed: bool,
    /// Delete the listed tables; needs a code, --older-than or --unplayed
    #[arg(long, requires = "chosen")]
    delete: bool,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    place: DatabasePlace,
    /// Language, en or de [default: the language of the environment]
    #[arg(long)]
    lang: Option<Language>,
}

/// The output as JSON.
#[derive(Serialize)]
struct Report {
    tables: Vec<StoredTable>,
    deleted: u64,
    file: DatabaseSize,
}

/// Lists tables, and deletes them if asked to.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment), &[]);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(look(args, now, &words))?;
    if args.json {
        return writeln!(out, "{}", serde_json::to_string_pretty(&report)?);
    }
    print(&report, now, args.delete, &words, out)
}

async fn look(args: &Args, now: u64, words: &Words) -> io::Result<Report> {
    let (mut database, path) = args.place.open(words).await?;
    let filter = TableFilter {
        codes: args.codes.clone(),
        changed_before: args.older_than.map(|days| now.saturating_sub(u64::from(days) * DAY)),
        unplayed: args.unplayed,
    };
    let work = async {
        let tables = database.tables(&filter).await?;
        let deleted = if args.delete { database.delete(&filter).await? } else { 0 };
        let file = database.size().await?;
        database.close().await?;
        Ok(Report { tables, deleted, file })
    };
    work.await.map_err(|error: saboteur_server::StoreError| database::failed(&path, &error, words))
}

fn print(report: &Report, now: u64, delete: bool, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let yes_no = |yes: bool| words.say(if yes { "tables-yes" } else { "tables-no" }, &[]);
    let heads = ["tables-code", "tables-idle", "tables-played", "tables-games", "tables-entries", "tables-size"];
    let mut rows = vec![heads.map(|id| words.say(id, &[]))];
    rows.extend(report.tables.iter().map(|table| {
        let idle = now.saturating_sub(table.changed) / DAY;
        [
            table.code.clone(),
            idle.to_string(),
            yes_no(table.played),
            table.games.to_string(),
            table.entries.to_string(),
            database::size(table.bytes),
        ]
    }));
    let widths: [usize; 6] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0));
    if report.tables.is_empty() {
        rows.clear();
    }
    for row in &rows {
        // Codes begin on the left, the other columns end on the right.
        let code = format!("{:<width$}", row[0], width = widths[0]);
        let others = row.iter().zip(widths).skip(1).map(|(cell, width)| format!("  {cell:>width$}"));
        writeln!(out, "{code}{}", others.collect::<String>())?;
    }
    let bytes: u64 = report.tables.iter().map(|table| table.bytes).sum();
    let total = [("tables", report.tables.len().into()), ("size", database::size(bytes).into())];
    writeln!(out, "{}", words.say("tables-total", &total))?;
    if delete {
        writeln!(out, "{}", words.say("tables-deleted", &[("tables", report.deleted.into())]))?;
    }
    let (size, free) = (database::size(report.file.bytes), database::size(report.file.free_bytes));
    writeln!(out, "{}", words.say("tables-file", &[("size", size.into()), ("free", free.into())]))
}
