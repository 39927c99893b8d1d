//! `saboteur hiding`: measures how well Saboteurs hide and how well Gold Miners find them.
//!
//! All deals are first rounds. Observers sit behind the Gold Miners: they see what those see and say what they think, but
//! do not play.

mod classifier;
mod faults;
mod measure;
mod program;
mod round;

use crate::parallel;
use crate::rules::Choice;
use crate::words::{Language, Words};
use measure::{Measures, Pair};
use program::Program;
use saboteur_bots::{Bot, Character, Level, Manner};
use saboteur_engine::{Family, Rules, Seed};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;

/// Measures how well Saboteurs hide and how well Gold Miners find them.
#[derive(clap::Args)]
#[command(after_help = "\
A player is a level (easy, normal, hard), a level with a character (hard:sly), a level that hides less or more
(hard@0.5: half as much as usual), a manner of strangers (clumsy, quarrelsome,
lying-low, striking-late, all-in; held out from all learning: halfhearted, meek, lazy), or a level of another program
(old/normal, with --program old=PATH).

Examples:
  saboteur hiding --saboteurs normal,hard --miners normal --deals 200
  saboteur hiding --saboteurs hard --miners old/normal --program old=../old/target/release/saboteur")]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Number of players
    #[arg(long, default_value_t = 5)]
    players: usize,
    /// The players on the side of the Saboteurs, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "normal")]
    saboteurs: Vec<String>,
    /// The players on the side of the Gold Miners, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "normal")]
    miners: Vec<String>,
    /// A player who takes the place of one Gold Miner
    #[arg(long)]
    guest: Option<String>,
    /// Another program that speaks the engine protocol, as NAME=PATH
    #[arg(long)]
    program: Vec<String>,
    /// Number of deals
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
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
    /// Print what the observers say only for the middle of the round
    #[arg(long)]
    brief: bool,
    /// Count only wins and acts, without observers, which takes less time
    #[arg(long, conflicts_with = "brief")]
    wins: bool,
    /// Count obvious mistakes, too
    #[arg(long)]
    faults: bool,
}

/// A player that can be measured.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Contestant {
    /// The last part is how much it cares about what its moves tell, as a factor.
    Bot(Level, Option<Character>, f32),
    Stranger(Manner),
    Program(String, PathBuf, Level),
}

impl Contestant {
    fn parse(text: &str, programs: &BTreeMap<String, PathBuf>) -> io::Result<Contestant> {
        if let Some((name, level)) = text.split_once('/') {
            let path = programs.get(name).ok_or_else(|| {
                io::Error::other(format!("no --program is called {name:?}: add --program {name}=PATH"))
            })?;
            let level = level.parse().map_err(|error| io::Error::other(format!("{error}")))?;
            return Ok(Contestant::Program(text.to_owned(), path.clone(), level));
        }
        if let Ok(manner) = text.parse() {
            return Ok(Contestant::Stranger(manner));
        }
        let (rest, care) = text.split_once('@').unwrap_or((text, "1"));
        let (level, character) = rest.split_once(':').map_or((rest, None), |(level, of)| (level, Some(of)));
        let unknown = || {
            io::Error::other(format!("there is no player {text:?}: name a level, a manner or a level of a --program"))
        };
        let level = level.parse().map_err(|_| unknown())?;
        let character = character.map(str::parse).transpose().map_err(|_| unknown())?;
        Ok(Contestant::Bot(level, character, care.parse().map_err(|_| unknown())?))
    }
}

/// Who sits where.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    pub(crate) saboteurs: Contestant,
    pub(crate) miners: Contestant,
    pub(crate) guest: Option<Contestant>,
}

thread_local! {
    /// The programs that this thread has started.
    static PROGRAMS: RefCell<BTreeMap<PathBuf, Program>> = const { RefCell::new(BTreeMap::new()) };
}

/// Measures all pairs and prints the result.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let words = Words::new(Language::English, &[]);
    let rules = args.choice.rules(&words)?;
    if matches!(rules.game, Family::Duel | Family::Solo) {
        return Err(io::Error::other("there are no Saboteurs in The Duel"));
    }
    rules.check(args.players).map_err(|reason| io::Error::other(words.impossible(&reason)))?;
    let mut programs = BTreeMap::new();
    for program in &args.program {
        let Some((name, path)) = program.split_once('=') else {
            return Err(io::Error::other(format!("--program {program}: expected NAME=PATH")));
        };
        programs.insert(name.to_owned(), PathBuf::from(path));
    }
    let parse = |text: &String| Contestant::parse(text, &programs);
    let saboteurs = args.saboteurs.iter().map(parse).collect::<io::Result<Vec<_>>>()?;
    let miners = args.miners.iter().map(parse).collect::<io::Result<Vec<_>>>()?;
    let guest = args.guest.as_ref().map(parse).transpose()?;
    let threads = parallel::threads(args.threads.map(usize::from));
    writeln!(out, "{} deals with {} players, seed {}", args.deals, args.players, args.seed)?;
    let mut all = Vec::new();
    for (saboteur, name) in saboteurs.iter().zip(&args.saboteurs) {
        for (miner, of) in miners.iter().zip(&args.miners) {
            let seating = Seating { saboteurs: saboteur.clone(), miners: miner.clone(), guest: guest.clone() };
            let measures = measure_all(rules, args, &seating, threads)?;
            let with = args.guest.as_ref().map_or(String::new(), |guest| format!(" and one {guest}"));
            writeln!(out, "\nSaboteurs: {name}; Gold Miners: {of}{with}")?;
            measures.print_play(out)?;
            if args.faults {
                measures.print_faults(out)?;
            }
            if !args.wins {
                measures.print_observers(args.brief, out)?;
            }
            all.push(Pair { names: [name.clone(), of.clone()], measures });
        }
    }
    if args.wins { Ok(()) } else { measure::print_ratings(&all, out) }
}

/// Plays all deals of a pair.
fn measure_all(rules: Rules, args: &Args, seating: &Seating, threads: usize) -> io::Result<Measures> {
    let mut measures = Measures::default();
    let work = |number: usize| PROGRAMS.with_borrow_mut(|programs| round::play(rules, args, number, seating, programs));
    parallel::in_order(args.deals as usize, threads, work, |_, watched| {
        measures.add(watched?);
        Ok::<(), io::Error>(())
    })?;
    Ok(measures)
}
