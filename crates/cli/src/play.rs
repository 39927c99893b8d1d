//! `saboteur play`: a game on this machine, alone against bots or handed round.

use crate::rules::Choice;
use crate::seed;
use crate::table::lines::{self, Manner};
use crate::table::local::{Local, watch};
use crate::table::{Leaving, Link, terminal};
use crate::words::{Language, Words};
use saboteur_bots::{Bot, Level, NAMES};
use saboteur_engine::{Chance, Game, ImpossibleSetup, Players, Record, Rules, Seed, Setup};
use std::fs;
use std::io::{self, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Plays a game on this machine.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur play                                        alone against four bots
  saboteur play --rules duel --bots hard               a duel with a good bot
  saboteur play --names Ann,Ben,Cleo                   three hand the screen round
  saboteur play --names Ann,Ben --bots normal,normal   two of us and two bots
  saboteur play --rules saboteur2 --with veto,pathfinder
  saboteur play --resume                               go on where you stopped

The game is kept after every move. `saboteur rules` lists rulesets and options.")]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// The names of the people who play, clockwise, with commas between them; by default you alone
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Bots that sit to the left of the people, by their levels: random, easy, normal or hard; by default, alone, as many as make a good game
    #[arg(long, value_delimiter = ',')]
    bots: Vec<Level>,
    /// Play the game of this seed; by default a new one
    #[arg(long)]
    seed: Option<Seed>,
    /// Keep the record of the game in this file; by default among your saved games
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game in this file, by default with the last one that is not over
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["names", "bots", "seed", "save"])]
    resume: Option<Option<PathBuf>>,
    /// How fast bots move; at once where nobody watches
    #[arg(long, value_enum)]
    pace: Option<Pace>,
    #[command(flatten)]
    look: Look,
}

/// How the table is shown.
#[derive(clap::Args)]
pub(crate) struct Look {
    /// Print lines instead of drawing: for screen readers and pipes
    #[arg(long)]
    lines: bool,
    /// Language, en or de; by default that of the environment
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

/// How fast bots move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Pace {
    /// At once
    Instant,
    /// A third of a second
    Fast,
    /// Nearly a second
    Calm,
    /// More than two seconds
    Slow,
}

impl Pace {
    fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Instant => 0,
            Pace::Fast => 300,
            Pace::Calm => 900,
            Pace::Slow => 2500,
        })
    }
}

impl Look {
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(Language::of_environment)
    }

    /// Whether somebody looks at a terminal.
    pub(crate) fn watched() -> bool {
        io::stdout().is_terminal() && io::stdin().is_terminal()
    }

    /// Whether the table can be drawn and is to be.
    fn drawn(&self) -> bool {
        !self.lines && Look::watched() && std::env::var("TERM").is_ok_and(|term| term != "dumb")
    }

    /// Shows the table until it is left.
    pub(crate) fn show(&self, link: &Link, words: Words, talks: bool, out: &mut impl Write) -> io::Result<Leaving> {
        if self.drawn() {
            return terminal::show(link, words, talks);
        }
        let manner = Manner { curtain: Look::watched(), talks };
        lines::show(link, words, manner, BufReader::new(io::stdin()), out)
    }
}

/// Plays until the game is over or somebody leaves.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let language = args.look.language();
    let words = Words::new(language, &[]);
    let pace = args.pace.unwrap_or(if Look::watched() { Pace::Calm } else { Pace::Instant });
    let local = match &args.resume {
        Some(file) => resume(file.as_deref(), language, &words)?,
        None => begin(args, language, &words)?,
    };
    let local = Local { pause: pace.pause(), ..local };
    let file = local.file.display().to_string();
    let names = local.game.players().names().to_vec();
    let leaving = args.look.show(&local.open(), Words::new(language, &names), false, out)?;
    let next = match leaving {
        Leaving::Over => words.say("table-replay", &[("file", file.clone().into())]),
        Leaving::Left => words.say("table-resume", &[]),
        Leaving::Gone(reason) => return Err(io::Error::other(reason)),
    };
    writeln!(out, "{}", words.say("table-saved", &[("file", file.into())]))?;
    writeln!(out, "{next}")?;
    writeln!(out, "{}", words.say("table-goodbye", &[]))
}

/// A new game.
fn begin(args: &Args, language: Language, words: &Words) -> io::Result<Local> {
    let rules = args.choice.rules(words)?;
    let mut names = args.names.clone();
    let mut levels = args.bots.clone();
    if names.is_empty() {
        names.push(own_name(words));
        if levels.is_empty() {
            levels = vec![Level::Normal; company(&rules)];
        }
    }
    let people = names.len();
    names.extend((0..levels.len()).map(bot_name));
    let seed = args.seed.unwrap_or_else(seed::fresh);
    let setup = Setup { players: Players::named(&names), seed, first: None };
    let game = Game::new(rules, setup).map_err(|error| match error {
        ImpossibleSetup::Rules(reason) => io::Error::other(words.impossible(&reason)),
        ImpossibleSetup::NoSuchFirst { .. } | ImpossibleSetup::GreenBegins => io::Error::other(error.to_string()),
    })?;
    let file = match &args.save {
        Some(file) => file.clone(),
        None => games_folder(words)?
            .join(format!("{}.json", SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs()))),
    };
    let levels: Vec<Option<Level>> = (0..people).map(|_| None).chain(levels.into_iter().map(Some)).collect();
    let mut bots = seat_bots(&levels, seed);
    watch(&game, &mut bots).map_err(io::Error::other)?;
    let local = seated(game, bots, &levels, file, language);
    local.save()?;
    Ok(local)
}

/// A game with everybody at it, kept in a file.
fn seated(game: Game, bots: Vec<Option<Bot>>, levels: &[Option<Level>], file: PathBuf, language: Language) -> Local {
    Local {
        words: Words::new(language, game.players().names()),
        game,
        bots,
        levels: levels.iter().map(|level| level.map(|level| level.to_string())).collect(),
        pause: Duration::ZERO,
        file,
    }
}

/// A game that was begun before.
fn resume(file: Option<&Path>, language: Language, words: &Words) -> io::Result<Local> {
    let (file, record) = match file {
        Some(file) => (file.to_owned(), read(file)?),
        None => last_unfinished(words)?,
    };
    let broken = |error| io::Error::other(format!("{}: {error}", file.display()));
    Game::from_record(&record).map_err(broken)?;
    let mut game = record.begin().map_err(broken)?;
    let players = game.players().len();
    let levels: Vec<Option<Level>> = (0..players)
        .map(|seat| record.bots().get(seat).and_then(Option::as_deref).map(str::parse).transpose())
        .collect::<Result<_, _>>()
        .map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
    let mut bots = seat_bots(&levels, seed::fresh());
    watch(&game, &mut bots).map_err(io::Error::other)?;
    for number in 1..=record.moves().len() {
        record.play_move(&mut game, number).map_err(broken)?;
        watch(&game, &mut bots).map_err(io::Error::other)?;
    }
    if game.to_act().is_none() {
        let file = file.display().to_string();
        return Err(io::Error::other(words.say("table-over-already", &[("file", file.into())])));
    }
    Ok(seated(game, bots, &levels, file, language))
}

fn read(file: &Path) -> io::Result<Record> {
    let failed = |error: &dyn std::fmt::Display| io::Error::other(format!("{}: {error}", file.display()));
    let text = fs::read_to_string(file).map_err(|error| failed(&error))?;
    Record::from_json(&text).map_err(|error| failed(&error))
}

/// The game played last among the saved ones that are not over.
fn last_unfinished(words: &Words) -> io::Result<(PathBuf, Record)> {
    let folder = games_folder(words)?;
    let mut files: Vec<(SystemTime, PathBuf)> = fs::read_dir(&folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let entry = entry.ok()?;
            Some((entry.metadata().ok()?.modified().ok()?, entry.path()))
        })
        .collect();
    files.sort();
    let unfinished = |file: PathBuf| {
        let record = read(&file).ok()?;
        let game = Game::from_record(&record).ok()?;
        game.to_act().map(|_| (file, record))
    };
    let found = files.into_iter().rev().find_map(|(_, file)| unfinished(file));
    found.ok_or_else(|| {
        io::Error::other(words.say("table-nothing-to-resume", &[("folder", folder.display().to_string().into())]))
    })
}

/// Where games are kept if nobody says otherwise.
fn games_folder(words: &Words) -> io::Result<PathBuf> {
    let state = dirs::state_dir().or_else(dirs::data_local_dir);
    let state = state.ok_or_else(|| io::Error::other(words.say("table-no-home", &[])))?;
    let folder = state.join("saboteur").join("games");
    fs::create_dir_all(&folder)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", folder.display())))?;
    Ok(folder)
}

/// What whoever sits at this machine is called.
pub(crate) fn own_name(words: &Words) -> String {
    let name = std::env::var("USER").or_else(|_| std::env::var("USERNAME")).unwrap_or_default();
    let mut letters = name.chars();
    match letters.next().filter(|_| name != "root") {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => words.say("table-somebody", &[]),
    }
}

/// How many bots make a good game for one.
fn company(rules: &Rules) -> usize {
    5.clamp(*rules.players().start(), *rules.players().end()) - 1
}

/// The name of a bot.
fn bot_name(number: usize) -> String {
    NAMES[number % NAMES.len()].to_owned()
}

/// The bots of these levels in their seats.
fn seat_bots(levels: &[Option<Level>], seed: Seed) -> Vec<Option<Bot>> {
    // They must not guess the deck from their own luck.
    let mut chance = Chance::new(seed, u64::MAX);
    levels.iter().map(|level| level.map(|level| Bot::new(level, chance.seed()))).collect()
}
