//! `saboteur bot`: the engine protocol with bots, so that other programs can use them.
//!
//! The choice of a bot depends only on its level, its character, the seed, the seat and what the seat was shown. Earlier requests, undone
//! moves and loaded games do not change it.

use crate::engine::{
    self, Answers, MoveAnswer, RequestError, Written, acting, answer_with, converse, join, read_fields, take_name,
    tell, write,
};
use crate::parallel::seed_of;
use crate::seed;
use saboteur_bots::{Bot, Character, Choice, Level, Profile, show};
use saboteur_engine::{Decision, Event, Game, Move, MoveList, Seat, Seed, State, View, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, Write};

/// The most bytes of a request. A long game, as one seat saw it, is one request.
pub const LONGEST_REQUEST: usize = 64 << 20;

/// The highest number of imagined games that a request may ask for.
const MOST_ITERATIONS: u32 = 100_000;

/// Answers requests on standard input, with bots.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  echo '{\"cmd\": \"new\", \"players\": 3, \"seed\": 42}' | saboteur bot --level easy")]
pub struct Args {
    /// Level of the bot: random, easy, normal or hard. It can name a character, as in hard:sly: cautious, bold, grumpy,
    /// helpful or sly [default character: drawn by the seed]
    #[arg(long, default_value_t = Profile::from(Level::Hard))]
    level: Profile,
    /// Number of games that a hard bot imagines for each move
    #[arg(long, default_value_t = Bot::ITERATIONS, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_ITERATIONS)))]
    iterations: u32,
    /// Seed of the bot [default: a random seed]
    #[arg(long)]
    seed: Option<Seed>,
}

/// Answers requests until the input ends or a request quits.
pub fn run(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let seed = args.seed.unwrap_or_else(seed::fresh);
    converse(&mut Session::new(args.level, args.iterations, seed), input, out)
}

/// The requests that the engine does not have.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Choose {
        seat: Option<Seat>,
        level: Option<Profile>,
        iterations: Option<u32>,
        #[serde(default)]
        play: bool,
    },
    Advise {
        seat: Option<Seat>,
        level: Option<Profile>,
        iterations: Option<u32>,
        seen: Vec<Value>,
        moves: Option<Vec<Written>>,
    },
}

/// A view that a seat was shown, and the events that it heard since the view before.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    view: View,
    #[serde(default)]
    events: Vec<Event>,
}

/// A conversation with a bot.
pub struct Session {
    engine: engine::Session,
    level: Profile,
    iterations: u32,
    seed: Seed,
}

impl Session {
    /// Makes a conversation with bots of this level. A request may ask for another level.
    pub fn new(level: impl Into<Profile>, iterations: u32, seed: Seed) -> Session {
        Session { engine: engine::Session::default(), level: level.into(), iterations, seed }
    }

    /// Answers one request. Never fails: an error is an answer too.
    pub fn answer(&mut self, request: &[u8]) -> String {
        answer_with(request, |fields| match fields.get("cmd").and_then(Value::as_str) {
            Some("choose" | "advise") => self.carry_out(fields),
            Some(_) | None => self.engine.carry_out_fields(fields),
        })
    }

    fn carry_out(&mut self, mut fields: Map<String, Value>) -> Result<String, RequestError> {
        let name = take_name(&mut fields)?;
        match read_fields(fields)? {
            Request::Choose { seat, level, iterations, play } => {
                let game = self.engine.game(&name)?;
                let seat = acting(game, seat)?;
                let choice = choose(game, seat, &|steps| self.bot(level, iterations, seat, steps))?;
                let answer = if play {
                    let answer = self.engine.play(&name, seat, choice.chosen, None)?;
                    self.engine.annotate(&name, choice.why.to_note());
                    answer
                } else {
                    write(&json!({ "seat": seat, "move": MoveAnswer::new(choice.chosen) }))
                };
                Ok(join(&answer, &write(&json!({ "why": tell(&choice.why) }))))
            }
            Request::Advise { seat, level, iterations, seen, moves } => {
                let (seat, choice) =
                    advise(seat, seen, moves, &|seat, steps| self.bot(level, iterations, seat, steps))?;
                Ok(write(&json!({ "seat": seat, "move": MoveAnswer::new(choice.chosen), "why": tell(&choice.why) })))
            }
        }
    }

    /// Makes a bot for one decision. Its character depends on the seat, unless the request names one. Its random numbers
    /// depend on the seat and on the number of views that the seat was shown.
    fn bot(
        &self,
        level: Option<Profile>,
        iterations: Option<u32>,
        seat: Seat,
        steps: usize,
    ) -> Result<Bot, RequestError> {
        let iterations = iterations.unwrap_or(self.iterations);
        if !(1..=MOST_ITERATIONS).contains(&iterations) {
            return Err(RequestError::BadRequest(format!("iterations must be a number from 1 to {MOST_ITERATIONS}")));
        }
        let profile = level.unwrap_or(self.level).or_drawn(Character::at_table(self.seed, seat.index()));
        let seed = seed_of(seed_of(self.seed, seat.index()), steps);
        Ok(Bot::new(profile, seed).with_iterations(iterations))
    }
}

impl Answers for Session {
    const LONGEST: usize = LONGEST_REQUEST;

    fn answer(&mut self, request: &[u8]) -> String {
        Session::answer(self, request)
    }

    fn is_done(&self) -> bool {
        self.engine.is_done()
    }
}

/// Shows the game from its beginning to a bot, as its seat saw it, and lets the bot choose.
fn choose(game: &Game, seat: Seat, bot: &dyn Fn(usize) -> Result<Bot, RequestError>) -> Result<Choice, RequestError> {
    let mut bot = bot(1 + game.moves().len())?;
    if bot.remembers() {
        let mut again = game.record().begin()?;
        show(&mut bot, &again, seat)?;
        for (mover, chosen) in game.moves() {
            again.play(mover, chosen)?;
            show(&mut bot, &again, seat)?;
        }
    }
    Ok(bot.choose(&game.view(Viewer::Seat(seat)), &game.legal_moves(seat))?)
}

/// Shows the views and events of a request to a bot and lets the bot choose.
fn advise(
    seat: Option<Seat>,
    seen: Vec<Value>,
    moves: Option<Vec<Written>>,
    bot: &dyn Fn(Seat, usize) -> Result<Bot, RequestError>,
) -> Result<(Seat, Choice), RequestError> {
    let steps = seen.len();
    let mut watching: Option<(Seat, Bot)> = None;
    let mut now = None;
    for (number, value) in seen.into_iter().enumerate() {
        let broken = |why: String| RequestError::View { number, why };
        let (seen, world) = look(value).map_err(broken)?;
        let own = world_seat(&seen.view).map_err(broken)?;
        let (expected, bot) = match &mut watching {
            Some(watching) => (watching.0, &mut watching.1),
            None => {
                let expected = seat.unwrap_or(own);
                let watching = watching.insert((expected, bot(expected, steps)?));
                (watching.0, &mut watching.1)
            }
        };
        if own != expected {
            return Err(broken(format!("this is the view of seat {own}, not of seat {expected}")));
        }
        if bot.remembers() {
            bot.watch(&seen.view, &seen.events).map_err(|error| broken(error.to_string()))?;
        }
        now = Some((seen.view, world));
    }
    let (Some((seat, mut bot)), Some((view, world))) = (watching, now) else {
        return Err(RequestError::BadRequest("seen must have at least one view, the table as it is now".to_owned()));
    };
    let decision = world.to_act().map_or(Decision::Turn, |to_act| to_act.decision);
    let read = |written: Written| written.read_for(decision);
    let moves = moves.map(|moves| moves.into_iter().map(read).collect::<Result<Vec<Move>, _>>()).transpose()?;
    let moves = possible(&world, seat, moves)?;
    Ok((seat, bot.choose(&view, &moves)?))
}

/// Reads what a seat was shown. Refuses a view that no table can have.
fn look(value: Value) -> Result<(Seen, State), String> {
    let players = value["view"]["players"].as_array().map_or(0, Vec::len);
    if !names_seats_below(&value["events"], players) {
        return Err("an event names a seat that does not exist".to_owned());
    }
    let seen: Seen = serde_json::from_value(value).map_err(|error| error.to_string())?;
    if seen.view.gold.as_ref().is_some_and(|gold| gold.choices.is_some())
        && seen.view.decision() != Some(Decision::TakeGold)
    {
        return Err("no table looks like this view: gold cards are shown to a player who does not choose".to_owned());
    }
    let world = seen.view.world().map_err(|error| error.to_string())?;
    let seat = world_seat(&seen.view)?;
    // A view must belong to a possible table. A bot could not work with any other view.
    if world.view(Viewer::Seat(seat)) != seen.view {
        return Err("no table looks like this view: its parts contradict each other".to_owned());
    }
    Ok((seen, world))
}

/// Returns the seat of a view.
fn world_seat(view: &View) -> Result<Seat, String> {
    view.seat.ok_or_else(|| "no table looks like this view: it is nobody's".to_owned())
}

/// Returns true if every seat that these events name exists at a table of this size.
fn names_seats_below(value: &Value, players: usize) -> bool {
    const SEATS: [&str; 9] =
        ["seat", "target", "victim", "sponsor", "owner", "first", "from", "reached_by", "winning_seats"];
    let exists = |seat: &Value| seat.as_u64().is_none_or(|seat| seat < players as u64);
    match value {
        Value::Array(items) => items.iter().all(|item| names_seats_below(item, players)),
        Value::Object(fields) => fields.iter().all(|(name, value)| {
            let listed = value.as_array().filter(|_| name == "winning_seats");
            let fits =
                !SEATS.contains(&name.as_str()) || exists(value) && listed.is_none_or(|all| all.iter().all(exists));
            fits && names_seats_below(value, players)
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}

/// Returns the moves to choose from, sorted: the named moves, or all legal moves if the request names none. Refuses a
/// named move that is not legal.
fn possible(world: &State, seat: Seat, named: Option<Vec<Move>>) -> Result<Vec<Move>, RequestError> {
    let mut moves = match named {
        Some(moves) => {
            moves.iter().try_for_each(|&chosen| world.check(seat, chosen))?;
            moves
        }
        None => {
            let mut list = MoveList::new();
            if world.to_act().is_some_and(|to_act| to_act.seat == seat) {
                world.legal_moves(&mut list);
            }
            list.to_vec()
        }
    };
    moves.sort_unstable();
    moves.dedup();
    Ok(moves)
}
