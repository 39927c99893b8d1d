//! `saboteur play`: a game on this machine, alone against bots or with several people at one screen.

use crate::rules::Choice;
use crate::seed;
use crate::table::lines::{self, Manner};
use crate::table::local::{Local, watch};
use crate::table::{Leaving, Link, terminal};
use crate::words::{Language, Words};
use saboteur_bots::{Bot, Character, Level, NAMES, Profile};
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
  saboteur play --rules duel --bots hard               The Duel against a strong bot
  saboteur play --names Ann,Ben,Cleo                   three people share the screen
  saboteur play --names Ann,Ben --bots normal,normal   two people and two bots
  saboteur play --bots hard:sly,hard:bold,hard         choose characters, or let them be drawn
  saboteur play --rules saboteur2 --with veto,pathfinder
  saboteur play --resume                               continue your last game

The game is saved after every move. `saboteur rules` lists rulesets and options.")]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Names of the people, clockwise, separated by commas [default: only you]
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Levels of the bots, separated by commas: random, easy, normal or hard. A level can name a character, as in
    /// hard:sly: cautious, bold, grumpy, helpful or sly; the others are drawn by the seed. Bots sit after the people
    /// [default: enough for a good game if you play alone]
    #[arg(long, value_delimiter = ',')]
    bots: Vec<Profile>,
    /// Seed of the game [default: a random seed]
    #[arg(long)]
    seed: Option<Seed>,
    /// Save the record of the game to this file [default: a file among your saved games]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Continue the game in this file [default: your last unfinished game]
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["names", "bots", "seed", "save"])]
    resume: Option<Option<PathBuf>>,
    /// Pause before the move of a bot [default: calm in a terminal, otherwise instant]
    #[arg(long, value_enum)]
    pace: Option<Pace>,
    #[command(flatten)]
    look: Look,
}

/// The options for showing the table.
#[derive(clap::Args)]
pub(crate) struct Look {
    /// Print lines instead of drawing the table, for screen readers and pipes
    #[arg(long)]
    lines: bool,
    /// Show the end of a round at once, not step by step
    #[arg(long)]
    still: bool,
    /// Language, en or de [default: the language of the environment]
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

/// The pause of a bot before each move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Pace {
    /// No pause
    Instant,
    /// 0.3 seconds
    Fast,
    /// 0.9 seconds
    Calm,
    /// 2.5 seconds
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

    /// Returns true if input and output are a terminal.
    pub(crate) fn watched() -> bool {
        io::stdout().is_terminal() && io::stdin().is_terminal()
    }

    /// Returns true if the table should be drawn on the whole screen.
    fn drawn(&self) -> bool {
        !self.lines && Look::watched() && std::env::var("TERM").is_ok_and(|term| term != "dumb")
    }

    /// Shows the table until the user leaves it.
    pub(crate) fn show(&self, link: &Link, words: Words, talks: bool, out: &mut impl Write) -> io::Result<Leaving> {
        if self.drawn() {
            return terminal::show(link, words, talks, self.still);
        }
        let manner = Manner { curtain: Look::watched(), talks };
        lines::show(link, words, manner, BufReader::new(io::stdin()), out)
    }
}

/// Plays until the user leaves, one game or several.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let language = args.look.language();
    let words = Words::new(language, &[]);
    let pace = args.pace.unwrap_or(if Look::watched() { Pace::Calm } else { Pace::Instant });
    let (mut local, company) = match &args.resume {
        Some(file) => resume(file.as_deref(), language, &words)?,
        None => begin(args, language, &words)?,
    };
    loop {
        local.pause = pace.pause();
        let file = local.file.clone();
        let named = file.display().to_string();
        let leaving = args.look.show(&local.open(), Words::new(language, &company.names), false, out)?;
        let (next, again) = match leaving {
            Leaving::Over => (words.say("table-replay", &[("file", named.clone().into())]), false),
            Leaving::Again => (words.say("table-replay", &[("file", named.clone().into())]), true),
            Leaving::Left => (words.say("table-resume", &[]), false),
            Leaving::Gone(reason) => return Err(io::Error::other(reason)),
        };
        writeln!(out, "{}", words.say("table-saved", &[("file", named.into())]))?;
        writeln!(out, "{next}")?;
        if !again {
            return writeln!(out, "{}", words.say("table-goodbye", &[]));
        }
        local = company.deal(seed::fresh(), free_name(&file), language, &words)?;
    }
}

/// Those who play, and the rules that they play by.
struct Company {
    rules: Rules,
    names: Vec<String>,
    /// The bots, by seat, as they were asked for.
    profiles: Vec<Option<Profile>>,
}

impl Company {
    /// Deals a game.
    fn deal(&self, seed: Seed, file: PathBuf, language: Language, words: &Words) -> io::Result<Local> {
        let setup = Setup { players: Players::named(&self.names), seed, first: None };
        let game = Game::new(self.rules, setup).map_err(|error| match error {
            ImpossibleSetup::Rules(reason) => io::Error::other(words.impossible(&reason)),
            ImpossibleSetup::NoSuchFirst { .. } | ImpossibleSetup::GreenBegins => io::Error::other(error.to_string()),
        })?;
        let profiles = draw_characters(&self.profiles, seed);
        let mut bots = seat_bots(&profiles, seed);
        watch(&game, &mut bots).map_err(io::Error::other)?;
        let local = seated(game, bots, &profiles, file, language);
        local.save()?;
        Ok(local)
    }
}

/// Returns the name of a file beside this one that does not exist yet.
fn free_name(file: &Path) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let extension = file.extension().map_or(String::new(), |extension| format!(".{}", extension.to_string_lossy()));
    let name = |number: usize| file.with_file_name(format!("{stem}-{number}{extension}"));
    (2..).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(2))
}

/// Starts a new game.
fn begin(args: &Args, language: Language, words: &Words) -> io::Result<(Local, Company)> {
    let rules = args.choice.rules(words)?;
    let mut names = args.names.clone();
    let mut profiles = args.bots.clone();
    if names.is_empty() {
        names.push(own_name(words));
        if profiles.is_empty() {
            profiles = vec![Level::Normal.into(); company(&rules)];
        }
    }
    let people = names.len();
    names.extend((0..profiles.len()).map(bot_name));
    let file = match &args.save {
        Some(file) => file.clone(),
        None => games_folder(words)?
            .join(format!("{}.json", SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs()))),
    };
    let profiles = (0..people).map(|_| None).chain(profiles.into_iter().map(Some)).collect();
    let company = Company { rules, names, profiles };
    Ok((company.deal(args.seed.unwrap_or_else(seed::fresh), file, language, words)?, company))
}

/// Makes a table from a game, its bots and the file to save it in.
fn seated(
    game: Game,
    bots: Vec<Option<Bot>>,
    profiles: &[Option<Profile>],
    file: PathBuf,
    language: Language,
) -> Local {
    Local {
        words: Words::new(language, game.players().names()),
        profiles: profiles.iter().map(|profile| profile.map(|profile| profile.visible(game.rules()))).collect(),
        game,
        bots,
        pause: Duration::ZERO,
        file,
    }
}

/// Loads a saved game.
fn resume(file: Option<&Path>, language: Language, words: &Words) -> io::Result<(Local, Company)> {
    let (file, record) = match file {
        Some(file) => (file.to_owned(), read(file)?),
        None => last_unfinished(words)?,
    };
    let broken = |error| io::Error::other(format!("{}: {error}", file.display()));
    Game::from_record(&record).map_err(broken)?;
    let mut game = record.begin().map_err(broken)?;
    let players = game.players().len();
    let profiles: Vec<Option<Profile>> = (0..players)
        .map(|seat| record.bots().get(seat).and_then(Option::as_deref).map(str::parse).transpose())
        .collect::<Result<_, _>>()
        .map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
    // A record of an earlier version names no characters. The seed of the game draws the same ones each time.
    let profiles = draw_characters(&profiles, record.seed().unwrap_or_default());
    let mut bots = seat_bots(&profiles, seed::fresh());
    watch(&game, &mut bots).map_err(io::Error::other)?;
    for number in 1..=record.moves().len() {
        record.play_move(&mut game, number).map_err(broken)?;
        watch(&game, &mut bots).map_err(io::Error::other)?;
    }
    if game.to_act().is_none() {
        let file = file.display().to_string();
        return Err(io::Error::other(words.say("table-over-already", &[("file", file.into())])));
    }
    let names = game.players().names().to_vec();
    let company = Company { rules: *game.rules(), names, profiles: profiles.clone() };
    Ok((seated(game, bots, &profiles, file, language), company))
}

fn read(file: &Path) -> io::Result<Record> {
    let failed = |error: &dyn std::fmt::Display| io::Error::other(format!("{}: {error}", file.display()));
    let text = fs::read_to_string(file).map_err(|error| failed(&error))?;
    Record::from_json(&text).map_err(|error| failed(&error))
}

/// Returns the latest saved game that is not over.
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

/// Returns the default folder for saved games.
fn games_folder(words: &Words) -> io::Result<PathBuf> {
    let state = dirs::state_dir().or_else(dirs::data_local_dir);
    let state = state.ok_or_else(|| io::Error::other(words.say("table-no-home", &[])))?;
    let folder = state.join("saboteur").join("games");
    fs::create_dir_all(&folder)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", folder.display())))?;
    Ok(folder)
}

/// Returns the name of the user of this machine.
pub(crate) fn own_name(words: &Words) -> String {
    let name = std::env::var("USER").or_else(|_| std::env::var("USERNAME")).unwrap_or_default();
    let mut letters = name.chars();
    match letters.next().filter(|_| name != "root") {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => words.say("table-somebody", &[]),
    }
}

/// Returns the number of bots for a game with one person.
fn company(rules: &Rules) -> usize {
    5.clamp(*rules.players().start(), *rules.players().end()) - 1
}

/// Returns the name of a bot.
fn bot_name(number: usize) -> String {
    NAMES[number % NAMES.len()].to_owned()
}

/// Draws the characters that were not named, by seat.
fn draw_characters(profiles: &[Option<Profile>], seed: Seed) -> Vec<Option<Profile>> {
    let draw = |(seat, profile): (usize, &Option<Profile>)| {
        profile.map(|profile| profile.or_drawn(Character::at_table(seed, seat)))
    };
    profiles.iter().enumerate().map(draw).collect()
}

/// Makes these bots, by seat.
fn seat_bots(profiles: &[Option<Profile>], seed: Seed) -> Vec<Option<Bot>> {
    // The bots use a random stream of their own, which has nothing to do with the order of the deck.
    let mut chance = Chance::new(seed, u64::MAX);
    profiles.iter().map(|profile| profile.map(|profile| Bot::new(profile, chance.seed()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use saboteur_engine::Dwarf;
    use std::collections::BTreeMap;

    #[test]
    fn a_character_tells_nothing_about_a_dwarf_card() {
        let mut counts: BTreeMap<(Character, bool), f64> = BTreeMap::new();
        for number in 0..3000u64 {
            let seed = Seed::from(number);
            let drawn = draw_characters(&[Some(Level::Normal.into()); 5], seed);
            let game = Game::new(Rules::default(), Setup::new(5, seed)).expect("five can play");
            for (seat, profile) in saboteur_engine::Seat::all(5).zip(drawn) {
                let character = profile.and_then(|profile| profile.character).expect("it was drawn");
                let saboteur = game.state().dwarf(seat) == Dwarf::Saboteur;
                *counts.entry((character, saboteur)).or_default() += 1.0;
            }
        }
        let count = |character, saboteur| counts.get(&(character, saboteur)).copied().unwrap_or(0.0);
        let saboteurs: f64 = Character::ALL.into_iter().map(|character| count(character, true)).sum();
        // Each character sits at each of the 3000 tables once.
        let share = saboteurs / 15_000.0;
        let deviation = (3000.0 * share * (1.0 - share)).sqrt();
        for character in Character::ALL {
            assert_eq!(count(character, true) + count(character, false), 3000.0);
            assert!((count(character, true) - 3000.0 * share).abs() < 3.0 * deviation, "{character}: {counts:?}");
        }
    }

    #[test]
    fn named_characters_stay_and_the_seed_draws_the_others() {
        let profiles = ["hard:sly", "hard", "easy"].map(|text| text.parse().ok());
        let drawn = |seed: u64| draw_characters(&profiles, Seed::from(seed));
        assert_eq!(drawn(1), drawn(1));
        assert!((2..20).any(|seed| drawn(seed) != drawn(1)));
        assert!((1..20).all(|seed| drawn(seed)[0] == profiles[0]));
        assert!((1..20).all(|seed| drawn(seed)[1].is_some_and(|profile| profile.character.is_some())));
    }
}
