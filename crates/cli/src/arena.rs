//! `saboteur arena`: compares levels of bots on each side, with confidence intervals.
//!
//! Every deal is played at several tables. The tables differ only by the levels of whole sides, so the luck of the cards
//! does not affect the comparison.

mod compare;
mod deal;
pub(crate) mod rating;
mod report;

use crate::parallel;
use crate::rules::Choice;
use crate::words::{Language, Words};
use compare::{Comparison, Findings, Pair, Row, examine};
use deal::Deal;
use rating::{Rating, Struggles, rate};
use saboteur_bots::{Bot, Profile};
use saboteur_engine::{Family, ImpossibleSetup, Rules, Seed};
use serde::Serialize;
use std::fs::File;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Compares bots on the same deals.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur arena --levels easy,normal,hard --players 5 --deals 200
  saboteur arena --levels normal:sly,normal:bold --deals 200
  saboteur arena --rules saboteur2 --levels normal,hard --players 5,8 --deals 100 --json -")]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Numbers of players, separated by commas, as in 5,7,10 or 3-5 [default: the number nearest to 5 that the rules allow]
    #[arg(long, value_delimiter = ',')]
    players: Vec<Counts>,
    /// The levels to compare, separated by commas; each is compared with the next. A level can name a character, as in
    /// normal:sly
    #[arg(long, value_delimiter = ',', default_value = "random,easy,normal")]
    levels: Vec<Profile>,
    /// Compare each level with every other level
    #[arg(long)]
    all_pairs: bool,
    /// Number of deals for each number of players
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    deals: u32,
    /// Number of games that a hard bot imagines for each move
    #[arg(long, default_value_t = Bot::ITERATIONS, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// Seed of the deals; the same seed gives the same deals
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Number of threads; the results do not depend on it [default: the number of cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Also write the result to this file as JSON; - prints it to standard output instead of the tables
    #[arg(long)]
    json: Option<PathBuf>,
    /// Show no progress
    #[arg(long)]
    quiet: bool,
    /// Language, en or de [default: the language of the environment]
    #[arg(long)]
    lang: Option<Language>,
}

/// A number of players or a range of numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Counts(RangeInclusive<usize>);

impl FromStr for Counts {
    type Err = String;

    fn from_str(text: &str) -> Result<Counts, String> {
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        match (least.trim().parse(), most.trim().parse()) {
            (Ok(least), Ok(most)) if least <= most && most <= 100 => Ok(Counts(least..=most)),
            _ => Err("expected a number of players such as 5, or a range such as 3-5".to_owned()),
        }
    }
}

/// The settings of a comparison.
struct Plan {
    rules: Rules,
    players: Vec<usize>,
    levels: Vec<Profile>,
    pairs: Vec<Pair>,
    deals: usize,
    iterations: u32,
    seed: Seed,
}

/// The result of a comparison.
#[derive(Serialize)]
struct Report {
    rules: Rules,
    seed: Seed,
    /// The results by number of players.
    deals: usize,
    levels: Vec<Profile>,
    iterations: u32,
    comparisons: Vec<Compared>,
    ratings: Vec<Rating>,
}

/// The result of one pair of levels at tables of one size.
#[derive(Serialize)]
struct Compared {
    players: usize,
    levels: Pair,
    rows: Vec<Row>,
}

/// Compares the levels and prints the result.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let words = Words::new(language, &[]);
    let plan = plan(args, &words)?;
    // Open the output first, so that a path that cannot be written is refused before the work.
    let to_standard_output = args.json.as_deref() == Some(Path::new("-"));
    let file = args.json.as_deref().filter(|_| !to_standard_output).map(|path| (path, File::create(path)));
    let named = |path: &Path, error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    let file = match file {
        Some((path, Err(error))) => return Err(named(path, error)),
        Some((path, Ok(file))) => Some((path, file)),
        None => None,
    };
    let report = compare_all(&plan, parallel::threads(args.threads.map(usize::from)), !args.quiet)?;
    let json = serde_json::to_string_pretty(&report)?;
    if let Some((path, mut file)) = file {
        writeln!(file, "{json}").map_err(|error| named(path, error))?;
    }
    if to_standard_output {
        return writeln!(out, "{json}");
    }
    report::write(&report, language, &words, out)
}

fn plan(args: &Args, words: &Words) -> io::Result<Plan> {
    let rules = args.choice.rules(words)?;
    let mut players: Vec<usize> = args.players.iter().flat_map(|counts| counts.0.clone()).collect();
    players.sort_unstable();
    players.dedup();
    if players.is_empty() {
        players.push(5.clamp(*rules.players().start(), *rules.players().end()));
    }
    for &players in &players {
        rules.check(players).map_err(|reason| io::Error::other(words.impossible(&reason)))?;
    }
    let levels = args.levels.clone();
    if levels.len() < 2 {
        return Err(io::Error::other(words.say("arena-two-levels", &[])));
    }
    Ok(Plan {
        rules,
        players,
        pairs: pairs(&levels, args.all_pairs),
        levels,
        deals: args.deals as usize,
        iterations: args.iterations,
        seed: args.seed,
    })
}

/// Returns the pairs to compare: each level with the next one, or with every later one.
fn pairs(levels: &[Profile], all: bool) -> Vec<Pair> {
    let later = |at: usize| &levels[at + 1..if all { levels.len() } else { (at + 2).min(levels.len()) }];
    let pairs = levels.iter().enumerate().flat_map(|(at, &one)| later(at).iter().map(move |&two| [one, two]));
    let mut unique: Vec<Pair> = Vec::new();
    for pair in pairs {
        if !unique.contains(&pair) {
            unique.push(pair);
        }
    }
    unique
}

/// Plays all deals. The results are added in the order of the deals, so that the sums do not depend on the threads.
fn compare_all(plan: &Plan, threads: usize, progress: bool) -> io::Result<Report> {
    let count = plan.players.len() * plan.deals;
    let mut comparisons = vec![vec![Comparison::default(); plan.pairs.len()]; plan.players.len()];
    let mut struggles = Struggles::default();
    let bar = parallel::bar(count, progress);
    let work = |number: usize| -> io::Result<Findings> {
        let players = plan.players[number / plan.deals];
        let deal = Deal::new(plan.rules, players, plan.seed, number % plan.deals, plan.iterations);
        let deal = deal.map_err(|error: ImpossibleSetup| io::Error::other(error.to_string()))?;
        examine(&deal, &plan.pairs).map_err(|error| io::Error::other(error.to_string()))
    };
    parallel::in_order(count, threads, work, |number, findings| {
        let findings = findings?;
        let at = number / plan.deals;
        for (comparison, effects) in comparisons[at].iter_mut().zip(&findings.effects) {
            comparison.add(effects);
        }
        struggles.add(plan.players[at], &findings.struggles);
        bar.inc(1);
        Ok::<(), io::Error>(())
    })?;
    bar.finish_and_clear();
    let compared = plan.players.iter().zip(&comparisons).flat_map(|(&players, comparisons)| {
        let pairs = plan.pairs.iter().zip(comparisons);
        pairs.map(move |(&levels, comparison)| Compared { players, levels, rows: comparison.rows() })
    });
    Ok(Report {
        rules: plan.rules,
        seed: plan.seed,
        deals: plan.deals,
        levels: plan.levels.clone(),
        iterations: plan.iterations,
        comparisons: compared.collect(),
        ratings: if plan.rules.game == Family::Solo { Vec::new() } else { rate(&struggles) },
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use saboteur_bots::Level;
    use saboteur_engine::Preset;

    fn json(threads: usize) -> String {
        let levels = vec![Level::Random.into(), Level::Easy.into()];
        let plan = Plan {
            rules: Preset::Saboteur2.rules(),
            players: vec![3, 6],
            pairs: pairs(&levels, false),
            levels,
            deals: 6,
            iterations: 1,
            seed: Seed::from(5),
        };
        serde_json::to_string(&compare_all(&plan, threads, false).unwrap()).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let one = json(1);
        assert_eq!(one, json(2));
        assert_eq!(one, json(5));
    }

    #[test]
    fn levels_are_paired_with_the_next_one_or_with_all() {
        let [random, easy, hard] = [Level::Random, Level::Easy, Level::Hard].map(Profile::from);
        assert_eq!(pairs(&[random, easy, hard], false), [[random, easy], [easy, hard]]);
        assert_eq!(pairs(&[random, easy, hard], true), [[random, easy], [random, hard], [easy, hard]]);
        assert_eq!(pairs(&[easy, easy, easy], true), [[easy, easy]]);
        assert_eq!(pairs(&[easy], true), [[easy, easy]; 0]);
    }

    #[test]
    fn numbers_of_players_are_single_or_in_a_row() {
        assert_eq!("5".parse(), Ok(Counts(5..=5)));
        assert_eq!("3-10".parse(), Ok(Counts(3..=10)));
        for wrong in ["", "x", "5-3", "-3", "3-", "1-1000000000"] {
            assert!(wrong.parse::<Counts>().is_err(), "{wrong}");
        }
    }
}
