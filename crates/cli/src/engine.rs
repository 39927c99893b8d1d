//! `saboteur engine`: the engine over standard input and output. Each line is one JSON request or one answer.
//!
//! `docs/engine-protocol.md` describes the protocol.

mod answer;
mod written;

pub(crate) use answer::{MoveAnswer, join, write};
pub(crate) use written::Written;

use crate::seed;
use answer::{Heard, Legal, LegalMove, PlayAnswer, Status};
use saboteur_bots::CannotChoose;
use saboteur_engine::{
    BrokenRecord, Decision, Event, Game, IllegalMove, ImpossibleScenario, ImpossibleSetup, Move, NotAMove, Players,
    Record, Rules, Scenario, Seat, Seed, Setup, State, Viewer,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};

/// The most bytes of a request.
pub const LONGEST_REQUEST: usize = 4 << 20;

/// The most games that a conversation can hold.
const MOST_GAMES: usize = 10_000;

/// All commands, for the message about an unknown command.
const COMMANDS: &str = "new, load_scenario, load_record, clone, close, games, status, legal, check, play, events, view, \
                        board, state, record, undo, quit; for bots also choose and advise";

/// A request. It may name its game with `game`.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    New {
        #[serde(default)]
        rules: Rules,
        players: Players,
        seed: Option<Seed>,
        first: Option<Seat>,
    },
    LoadScenario {
        scenario: Value,
    },
    LoadRecord {
        record: Value,
    },
    Status {},
    Legal {
        seat: Option<Seat>,
        #[serde(default)]
        texts: bool,
    },
    Check {
        #[serde(rename = "move")]
        chosen: Written,
        seat: Option<Seat>,
    },
    Play {
        #[serde(rename = "move")]
        chosen: Written,
        seat: Option<Seat>,
        #[serde(default)]
        viewer: Option<WrittenViewer>,
    },
    Events {
        viewer: WrittenViewer,
        #[serde(default)]
        from: usize,
        since: Option<usize>,
    },
    View {
        viewer: WrittenViewer,
        round: Option<u8>,
    },
    Board {
        viewer: WrittenViewer,
        round: Option<u8>,
    },
    State {
        round: Option<u8>,
    },
    Clone {
        to: String,
    },
    Close {},
    Games {},
    Record {},
    Undo {
        moves: Option<usize>,
    },
    Quit {},
}

/// A viewer: the number of a seat, `"spectator"` or `"open"`.
struct WrittenViewer(Viewer);

impl<'de> Deserialize<'de> for WrittenViewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WrittenViewer, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(word) if word == "spectator" => Ok(WrittenViewer(Viewer::Spectator)),
            Value::String(word) if word == "open" => Ok(WrittenViewer(Viewer::Open)),
            Value::Number(seat) if seat.as_u64().is_some_and(|seat| seat < 256) => {
                Ok(WrittenViewer(Viewer::Seat(Seat(seat.as_u64().unwrap_or(0) as u8))))
            }
            _ => Err(serde::de::Error::custom("a viewer must be the number of a seat, \"spectator\" or \"open\"")),
        }
    }
}

/// The reason why a request was refused.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RequestError {
    #[error("{0}")]
    BadRequest(String),
    #[error("the request is longer than {0} bytes")]
    TooLong(usize),
    #[error("there is no game{}: begin one with new, load_scenario or load_record", named(.0))]
    NoGame(String),
    #[error("a conversation can hold at most {MOST_GAMES} games: close some")]
    TooManyGames,
    #[error("round {0} has not been paid yet, or does not exist: only ended rounds can be looked at again")]
    RoundNotEnded(u8),
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("only {0} moves were played")]
    NothingToUndo(usize),
    #[error(transparent)]
    Setup(#[from] ImpossibleSetup),
    #[error(transparent)]
    Scenario(#[from] ImpossibleScenario),
    #[error(transparent)]
    Record(#[from] BrokenRecord),
    #[error(transparent)]
    NotAMove(#[from] NotAMove),
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    #[error("seen[{number}]: {why}")]
    View { number: usize, why: String },
    #[error(transparent)]
    CannotChoose(#[from] CannotChoose),
}

impl RequestError {
    /// Returns the code of the error, which programs can rely on.
    fn code(&self) -> &'static str {
        match self {
            RequestError::BadRequest(_) => "bad_request",
            RequestError::TooLong(_) => "too_long",
            RequestError::NoGame(_) => "no_game",
            RequestError::TooManyGames => "too_many_games",
            RequestError::RoundNotEnded(_) => "round_not_ended",
            RequestError::NoSuchSeat(_) => "no_such_seat",
            RequestError::NothingToUndo(_) => "nothing_to_undo",
            RequestError::Setup(_) => "impossible_setup",
            RequestError::Scenario(_) => "impossible_scenario",
            RequestError::Record(_) => "broken_record",
            RequestError::NotAMove(_) => "not_a_move",
            RequestError::Illegal(_) => "illegal_move",
            RequestError::View { .. } | RequestError::CannotChoose(CannotChoose::View(_)) => "broken_view",
            RequestError::CannotChoose(CannotChoose::NoMoves) => "no_moves",
        }
    }

    fn answer(&self) -> String {
        let mut error = json!({ "code": self.code(), "message": self.to_string() });
        match self {
            RequestError::Illegal(reason) => {
                error["rule"] = json!(reason.rule());
                error["reason"] = tell(reason);
            }
            RequestError::Record(BrokenRecord::Unreadable { number, .. } | BrokenRecord::Illegal { number, .. }) => {
                error["move"] = json!(number);
            }
            _ => {}
        }
        json!({ "ok": false, "error": error }).to_string()
    }
}

/// Formats the name of a game for a message. The empty name gives an empty text.
fn named(name: &str) -> String {
    if name.is_empty() { String::new() } else { format!(" called {name:?}") }
}

/// A conversation about any number of games, each with a name. A request without a name means the game with the empty name.
#[derive(Default)]
pub struct Session {
    games: BTreeMap<String, Game>,
    done: bool,
}

impl Session {
    /// Answers one request. Never fails: an error is an answer too.
    pub fn answer(&mut self, request: &[u8]) -> String {
        answer_with(request, |fields| self.carry_out_fields(fields))
    }

    /// Returns true if a request has ended the conversation.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Carries out a request that is already parsed, without its id.
    pub(crate) fn carry_out_fields(&mut self, mut fields: Map<String, Value>) -> Result<String, RequestError> {
        let name = take_name(&mut fields)?;
        self.carry_out(name, read_fields(fields)?)
    }

    fn carry_out(&mut self, name: String, request: Request) -> Result<String, RequestError> {
        match request {
            Request::New { rules, players, seed, first } => {
                let seed = seed.unwrap_or_else(seed::fresh);
                self.begin(name, Game::new(rules, Setup { players, seed, first })?)
            }
            Request::LoadScenario { scenario } => {
                self.begin(name, Game::from_scenario(Scenario::from_json(&scenario.to_string())?)?)
            }
            Request::LoadRecord { record } => {
                self.begin(name, Game::from_record(&Record::from_json(&record.to_string())?)?)
            }
            Request::Clone { to } => {
                let game = self.game(&name)?.clone();
                self.begin(to, game)
            }
            Request::Close {} => {
                self.game(&name)?;
                self.games.remove(&name);
                Ok("{}".to_owned())
            }
            Request::Games {} => Ok(write(&json!({ "games": self.games.keys().collect::<Vec<_>>() }))),
            Request::Play { chosen, seat, viewer } => {
                let game = self.game(&name)?;
                let seat = acting(game, seat)?;
                let viewer = viewer.map(|eyes| eyes_of(game, &eyes)).transpose()?;
                let chosen = chosen.read_in(game)?;
                self.play(&name, seat, chosen, viewer)
            }
            Request::Undo { moves } => {
                let game = self.game_mut(&name)?;
                let played = game.moves().len();
                let moves = moves.unwrap_or(1);
                if moves > played {
                    return Err(RequestError::NothingToUndo(played));
                }
                game.undo_moves(moves);
                Ok(write(&Status::new(game, Viewer::Open)))
            }
            Request::Quit {} => {
                self.done = true;
                Ok("{}".to_owned())
            }
            Request::Status {}
            | Request::Legal { .. }
            | Request::Check { .. }
            | Request::Events { .. }
            | Request::View { .. }
            | Request::Board { .. }
            | Request::State { .. }
            | Request::Record {} => look(self.game(&name)?, request),
        }
    }

    /// Adds a note to the last move.
    pub(crate) fn annotate(&mut self, name: &str, note: Value) {
        if let Some(game) = self.games.get_mut(name) {
            game.annotate(note);
        }
    }

    /// Plays a move and answers its events: all of them, or those that the viewer may know.
    pub(crate) fn play(
        &mut self,
        name: &str,
        seat: Seat,
        chosen: Move,
        viewer: Option<Viewer>,
    ) -> Result<String, RequestError> {
        let game = self.game_mut(name)?;
        let reacts = game.to_act().is_some_and(|to_act| to_act.decision == Decision::React);
        game.play(seat, chosen)?;
        let told = game.last_told();
        let events = match viewer {
            None => Heard::All(told),
            Some(viewer) => {
                let heard = told.iter().filter(|told| told.audience.includes(viewer));
                Heard::Some(heard.map(|told| &told.event).collect())
            }
        };
        let status = Status::new(game, viewer.unwrap_or(Viewer::Open));
        let chosen = viewer.is_none().then(|| MoveAnswer::new(chosen));
        // Viewers must not learn which seat is asked about a Veto (VETO-2).
        let told = viewer.is_none_or(|viewer| !reacts || viewer.is(seat));
        Ok(write(&PlayAnswer { status, seat: told.then_some(seat), events, chosen }))
    }

    fn begin(&mut self, name: String, game: Game) -> Result<String, RequestError> {
        if self.games.len() >= MOST_GAMES && !self.games.contains_key(&name) {
            return Err(RequestError::TooManyGames);
        }
        let status = write(&Status::new(&game, Viewer::Open));
        self.games.insert(name, game);
        Ok(status)
    }

    pub(crate) fn game(&self, name: &str) -> Result<&Game, RequestError> {
        self.games.get(name).ok_or_else(|| RequestError::NoGame(name.to_owned()))
    }

    fn game_mut(&mut self, name: &str) -> Result<&mut Game, RequestError> {
        self.games.get_mut(name).ok_or_else(|| RequestError::NoGame(name.to_owned()))
    }
}

/// Answers a request that changes nothing.
fn look(game: &Game, request: Request) -> Result<String, RequestError> {
    match request {
        Request::Legal { seat, texts } => {
            let seat = match (seat, game.to_act()) {
                (None, None) => None,
                (seat, _) => Some(acting(game, seat)?),
            };
            let moves = seat.map_or(Vec::new(), |seat| game.legal_moves(seat));
            let moves = moves.into_iter().map(|chosen| LegalMove::new(chosen, texts)).collect();
            Ok(write(&Legal { status: Status::new(game, Viewer::Open), seat, moves }))
        }
        Request::Check { chosen, seat } => {
            let seat = acting(game, seat)?;
            let chosen = chosen.read_in(game)?;
            let told = tell(&MoveAnswer::of_any(chosen));
            Ok(write(&match game.check(seat, chosen) {
                Ok(()) => json!({ "legal": true, "move": told }),
                Err(reason) => json!({
                    "legal": false, "move": told, "message": reason.to_string(),
                    "rule": reason.rule(), "reason": tell(&reason),
                }),
            }))
        }
        Request::Events { viewer, from, since } => {
            let viewer = eyes_of(game, &viewer)?;
            let moves = game.moves().len();
            let Some(since) = since else {
                let events: Vec<&Event> = game.events(viewer).skip(from).collect();
                return Ok(write(&json!({ "from": from, "played": moves, "events": events })));
            };
            let told = (since.saturating_add(1)..=moves).flat_map(|number| game.events_of_move(number));
            let events: Vec<&Event> =
                told.filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect();
            Ok(write(&json!({ "since": since, "played": moves, "events": events })))
        }
        Request::View { viewer, round } => {
            let mut view = state_in(game, round)?.view(eyes_of(game, &viewer)?);
            // No seat has to act in a round that is over.
            view.to_act = view.to_act.filter(|_| round.is_none());
            Ok(write(&json!({ "view": view })))
        }
        Request::Board { viewer, round } => {
            Ok(write(&json!({ "board": state_in(game, round)?.view(eyes_of(game, &viewer)?).draw_board() })))
        }
        Request::State { round } => {
            let state = state_in(game, round)?;
            let scenario = Scenario { players: game.players().clone(), ..Scenario::describe(state) };
            Ok(write(&json!({ "state": scenario, "hash": state.hash() })))
        }
        Request::Record {} => Ok(write(&json!({ "record": game.record() }))),
        _ => Ok(write(&Status::new(game, Viewer::Open))),
    }
}

/// Returns the current state, or the state at the end of a round.
fn state_in(game: &Game, round: Option<u8>) -> Result<&State, RequestError> {
    round.map_or(Ok(game.state()), |round| game.ended_round(round).ok_or(RequestError::RoundNotEnded(round)))
}

/// Takes the name of the game out of a request.
pub(crate) fn take_name(fields: &mut Map<String, Value>) -> Result<String, RequestError> {
    match fields.remove("game") {
        None => Ok(String::new()),
        Some(Value::String(name)) => Ok(name),
        Some(_) => Err(RequestError::BadRequest("game must be a text, the name of a game".to_owned())),
    }
}

/// Parses a request, carries it out and writes the answer.
pub(crate) fn answer_with(
    request: &[u8],
    carry_out: impl FnOnce(Map<String, Value>) -> Result<String, RequestError>,
) -> String {
    let parsed: Result<Value, _> = serde_json::from_slice(request);
    let (id, answer) = match parsed {
        Err(error) => (None, Err(RequestError::BadRequest(format!("this is not JSON: {error}")))),
        Ok(Value::Object(mut fields)) => (fields.remove("id"), carry_out(fields)),
        Ok(_) => (None, Err(RequestError::BadRequest("a request must be an object".into()))),
    };
    finish(id, answer)
}

/// Reads the fields of a request.
pub(crate) fn read_fields<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, RequestError> {
    let command = fields.get("cmd").cloned();
    serde_json::from_value(Value::Object(fields)).map_err(|error| {
        let error = error.to_string();
        RequestError::BadRequest(match command {
            None => format!("the field cmd is missing: it must be one of {COMMANDS}"),
            Some(Value::String(command)) if error.starts_with(&format!("unknown variant `{command}`")) => {
                format!("the command {command:?} does not exist: the commands are {COMMANDS}")
            }
            Some(_) => plain(&error),
        })
    })
}

/// Returns a message of the JSON reader in words that do not depend on the language of this program.
fn plain(message: &str) -> String {
    const WORDS: [(&str, &str); 12] = [
        ("invalid type: ", "wrong kind of value: "),
        ("invalid value: ", "wrong value: "),
        ("expected usize", "expected a whole number"),
        ("expected u64", "expected a whole number"),
        ("expected u32", "expected a whole number"),
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected i8", "expected a whole number from -128 to 127"),
        ("expected a sequence", "expected a list"),
        ("expected a map", "expected an object"),
        ("expected a boolean", "expected true or false"),
        ("expected a string", "expected a text"),
        ("unknown variant", "unknown value"),
    ];
    WORDS.iter().fold(message.to_owned(), |message, (jargon, word)| message.replace(jargon, word))
}

pub(crate) fn tell<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// Returns the named seat, or the seat to act.
pub(crate) fn acting(game: &Game, seat: Option<Seat>) -> Result<Seat, RequestError> {
    let to_act = game.to_act().map_or(Seat(0), |to_act| to_act.seat);
    let seat = seat.unwrap_or(to_act);
    if seat.index() < game.players().len() { Ok(seat) } else { Err(RequestError::NoSuchSeat(seat)) }
}

fn eyes_of(game: &Game, eyes: &WrittenViewer) -> Result<Viewer, RequestError> {
    match eyes.0 {
        Viewer::Seat(seat) => acting(game, Some(seat)).map(Viewer::Seat),
        Viewer::Spectator | Viewer::Open => Ok(eyes.0),
    }
}

fn finish(id: Option<Value>, answer: Result<String, RequestError>) -> String {
    let answer = match answer {
        Ok(answer) => join("{\"ok\":true}", &answer),
        Err(refusal) => refusal.answer(),
    };
    match id {
        Some(id) => join(&answer, &json!({ "id": id }).to_string()),
        None => answer,
    }
}

/// A program that answers requests.
pub(crate) trait Answers {
    /// The most bytes of a request.
    const LONGEST: usize;

    /// Answers one request.
    fn answer(&mut self, request: &[u8]) -> String;

    /// Returns true if a request has ended the conversation.
    fn is_done(&self) -> bool;
}

impl Answers for Session {
    const LONGEST: usize = LONGEST_REQUEST;

    fn answer(&mut self, request: &[u8]) -> String {
        Session::answer(self, request)
    }

    fn is_done(&self) -> bool {
        Session::is_done(self)
    }
}

/// Answers requests until the input ends or a request quits.
pub fn run(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    converse(&mut Session::default(), input, out)
}

/// Passes requests to `session` until the input ends or a request quits.
pub(crate) fn converse<A: Answers>(session: &mut A, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while !session.is_done() {
        line.clear();
        let limit = A::LONGEST as u64 + 1;
        if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let answer = if line.last() != Some(&b'\n') && line.len() > A::LONGEST {
            skip_line(input)?;
            finish(None, Err(RequestError::TooLong(A::LONGEST)))
        } else if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        } else {
            session.answer(&line)
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

/// Skips the rest of a line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (length, ended) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(length);
        if ended {
            return Ok(());
        }
    }
}
