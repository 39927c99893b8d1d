//! `saboteur simulate`: many games between bots, and statistics about them.

mod html;
mod output;
mod plot;
mod report;
mod sections;
mod tally;
mod terminal;
mod watch;

use crate::parallel;
use crate::rules::Choice;
use crate::seed;
use crate::words::{Language, Words};
use output::{Output, is_standard};
use report::Report;
use saboteur_bots::{Bot, Level, Profile};
use saboteur_engine::{Rules, Seed};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use tally::Tally;

/// Lets bots play many games and reports statistics.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur simulate --players 3-10 --bots normal --games 1000
  saboteur simulate --rules saboteur2 --players 5 --games 500 --html report.html
  saboteur simulate --players 5 --bots normal:sly,normal:bold --games 500
  saboteur simulate --games 100 --json - --quiet")]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Numbers of players and ranges, separated by commas, as in 3-5,10 [default: all that the rules allow]
    #[arg(long)]
    players: Option<Numbers>,
    /// Levels of the bots by seat, separated by commas and repeated round the table: random, easy, normal or hard. A
    /// level can name a character, as in hard:sly: cautious, bold, grumpy, helpful or sly [default: drawn by the seed]
    #[arg(long, value_delimiter = ',', default_value = "normal")]
    bots: Vec<Profile>,
    /// Number of games that a hard bot imagines for each move
    #[arg(long, default_value_t = Bot::ITERATIONS, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// Number of games for each number of players
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Seed of the games [default: a random seed]
    #[arg(long)]
    seed: Option<Seed>,
    /// Number of threads; the results do not depend on it [default: the number of cores]
    #[arg(long)]
    threads: Option<usize>,
    /// Write the results to this file as CSV; - for standard output
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the results to this file as a JSON object; - for standard output
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the results to this file as an HTML page with plots; - for standard output
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write the record of each game to this file, one per line; - for standard output
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Compress the records with gzip, even if the name of the file does not end in .gz
    #[arg(long, requires = "records")]
    gzip: bool,
    /// Show no progress
    #[arg(long)]
    quiet: bool,
    /// Language of the report, en or de [default: the language of the environment]
    #[arg(long)]
    lang: Option<Language>,
}

/// Numbers of players in ascending order.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Numbers(Vec<usize>);

/// The error for a text that is not a list of numbers of players.
#[derive(Debug, thiserror::Error)]
#[error("expected numbers of players from 1 to 12 and ranges, separated by commas, as in 3-5,10")]
struct NotNumbers;

impl FromStr for Numbers {
    type Err = NotNumbers;

    fn from_str(text: &str) -> Result<Numbers, NotNumbers> {
        let number = |text: &str| {
            let number: usize = text.trim().parse().map_err(|_| NotNumbers)?;
            if (1..=saboteur_engine::MAX_SEATS).contains(&number) { Ok(number) } else { Err(NotNumbers) }
        };
        let mut numbers = Vec::new();
        for part in text.split(',') {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let (first, last) = (number(first)?, number(last)?);
            if first > last {
                return Err(NotNumbers);
            }
            numbers.extend(first..=last);
        }
        numbers.sort_unstable();
        numbers.dedup();
        Ok(Numbers(numbers))
    }
}

/// Plays the games and writes the reports.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment), &[]);
    let rules = args.choice.rules(&words)?;
    let players = numbers_of_players(args, &rules, &words)?;
    check_outputs(args, &words)?;
    let packed = args.gzip || args.records.as_ref().is_some_and(|path| path.extension().is_some_and(|end| end == "gz"));
    let open = |path: &Option<PathBuf>, packed| path.as_deref().map(|path| Output::open(path, packed)).transpose();
    let outputs = (open(&args.csv, false)?, open(&args.json, false)?, open(&args.html, false)?);
    let mut records = open(&args.records, packed)?;

    let seed = args.seed.unwrap_or_else(seed::fresh);
    let mut report = Report {
        command: command(args, &players, seed),
        preset: args.choice.preset().to_string(),
        rules,
        bots: args.bots.clone(),
        iterations: args.iterations,
        games: args.games as usize,
        seed,
        tables: players.into_iter().map(|players| (players, Tally::default())).collect(),
    };
    simulate(args, &mut report, records.as_mut(), out)?;

    if let Some(records) = records {
        records.finish(out)?;
    }
    let (csv, json, html) = outputs;
    if let Some(mut csv) = csv {
        csv.write(&report.csv())?;
        csv.finish(out)?;
    }
    if let Some(mut json) = json {
        json.write(&serde_json::to_string_pretty(&report.json())?)?;
        json.write("\n")?;
        json.finish(out)?;
    }
    if let Some(mut html) = html {
        html.write(&html::page(&report, &words))?;
        html.finish(out)?;
    }
    if asked_for(args).any(is_standard) {
        return Ok(());
    }
    write!(out, "{}", terminal::report(&report, &words))
}

/// Plays all games. Each game depends only on the seed, the number of players and its own number. The results are added in
/// order, so they do not depend on the number of threads or on the other numbers of players.
fn simulate(
    args: &Args,
    report: &mut Report,
    mut records: Option<&mut Output>,
    out: &mut impl Write,
) -> io::Result<()> {
    let (rules, seed, games) = (report.rules, report.seed, report.games);
    let sizes: Vec<usize> = report.tables.iter().map(|(players, _)| *players).collect();
    let count = games * sizes.len();
    let keep = records.is_some();
    let bar = parallel::bar(count, !args.quiet);
    let play = |number: usize| {
        let players = sizes[number / games];
        let seed = parallel::seed_of(parallel::seed_of(seed, players), number % games);
        let bots: Vec<Profile> = args.bots.iter().copied().cycle().take(players).collect();
        let played = watch::play(rules, seed, &bots, args.iterations);
        let played = played.map(|(record, tally)| (tally, keep.then(|| record.to_json())));
        played.map_err(|trouble| io::Error::other(format!("{players} players, seed {seed}: {trouble}")))
    };
    let done = parallel::in_order(count, parallel::threads(args.threads), play, |number, played| {
        let (tally, record) = played?;
        report.tables[number / games].1.join(&tally);
        if let (Some(records), Some(record)) = (records.as_mut(), record) {
            records.write_line(&record, out)?;
        }
        bar.inc(1);
        Ok(())
    });
    bar.finish_and_clear();
    done
}

/// Returns the numbers of players to simulate. The rules must allow each of them, and each needs a seat for every bot.
fn numbers_of_players(args: &Args, rules: &Rules, words: &Words) -> io::Result<Vec<usize>> {
    let players = match &args.players {
        Some(Numbers(players)) => players.clone(),
        // Skip numbers with fewer seats than bots.
        None => rules.players().filter(|&players| players >= args.bots.len()).collect(),
    };
    let seats = players.first().copied().unwrap_or(*rules.players().end());
    if args.bots.len() > seats {
        let values = [("bots", args.bots.len().into()), ("players", seats.into())];
        return Err(io::Error::other(words.say("report-too-many-bots", &values)));
    }
    for &players in &players {
        rules.check(players).map_err(|reason| io::Error::other(words.impossible(&reason)))?;
    }
    Ok(players)
}

/// Returns the paths of all output files.
fn asked_for(args: &Args) -> impl Iterator<Item = &Path> {
    [&args.csv, &args.json, &args.html, &args.records].into_iter().filter_map(|path| path.as_deref())
}

/// Refuses two outputs with the same path.
fn check_outputs(args: &Args, words: &Words) -> io::Result<()> {
    let paths: Vec<&Path> = asked_for(args).collect();
    for (at, path) in paths.iter().enumerate() {
        if paths[..at].contains(path) {
            let file = ("file", path.display().to_string().into());
            return Err(io::Error::other(words.say("report-same-file", &[file])));
        }
    }
    if args.gzip && args.records.as_deref().is_some_and(is_standard) {
        return Err(io::Error::other(words.say("report-gzip-to-standard-output", &[])));
    }
    Ok(())
}

/// Formats ascending numbers as the argument `--players` takes them, as in 3-5,10.
fn ranges(numbers: &[usize]) -> String {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            Some(_) | None => ranges.push((number, number)),
        }
    }
    let tell = |(first, last): (usize, usize)| match last - first {
        0 => first.to_string(),
        1 => format!("{first},{last}"),
        _ => format!("{first}-{last}"),
    };
    ranges.into_iter().map(tell).collect::<Vec<_>>().join(",")
}

/// Returns the command that repeats the simulation.
fn command(args: &Args, players: &[usize], seed: Seed) -> String {
    let players = ranges(players);
    let bots = args.bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let mut command = format!("saboteur simulate {} --players {players} --bots {bots}", args.choice.command());
    if args.bots.iter().any(|bot| bot.level == Level::Hard) {
        command += &format!(" --iterations {}", args.iterations);
    }
    command + &format!(" --games {} --seed {seed}", args.games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_players_are_read_in_any_order() {
        let read = |text: &str| text.parse::<Numbers>().map(|numbers| numbers.0).ok();
        assert_eq!(read("5"), Some(vec![5]));
        assert_eq!(read("10,3-5, 4"), Some(vec![3, 4, 5, 10]));
        assert_eq!(ranges(&[3, 4, 5, 7, 9, 10]), "3-5,7,9,10");
        for wrong in ["", "five", "5-3", "0", "13", "3-", "-3", "3,,4", "99999999999999999999"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
