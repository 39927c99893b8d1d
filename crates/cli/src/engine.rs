//! `saboteur engine`: the library over standard input and output, one JSON request and one answer a line.
//!
//! `docs/engine-protocol.md` describes it for whoever does not read Rust.

use crate::seed;
use saboteur_bots::Puzzled;
use saboteur_engine::{
    BrokenRecord, Game, IllegalMove, ImpossibleScenario, ImpossibleSetup, Move, NotAMove, Players, Record, Rules,
    Scenario, Seat, Seed, Setup, Viewer,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, Read, Write};

/// The longest request that is read.
pub const LONGEST_REQUEST: usize = 4 << 20;

/// What a program may ask.
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
        viewer: Option<Eyes>,
    },
    Events {
        viewer: Eyes,
        #[serde(default)]
        from: usize,
    },
    View {
        viewer: Eyes,
    },
    Board {
        viewer: Eyes,
    },
    State {},
    Record {},
    Undo {
        moves: Option<usize>,
    },
    Quit {},
}

/// A move as text, or as an object with the same fields that `legal` answers.
pub(crate) enum Written {
    Text(String),
    Move(Move),
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        let value = Value::deserialize(deserializer)?;
        match value {
            Value::String(text) => Ok(Written::Text(text)),
            Value::Object(mut fields) => {
                // The text that `legal` adds says the same again.
                fields.remove("text");
                let chosen = serde_json::from_value(Value::Object(fields));
                chosen.map(Written::Move).map_err(serde::de::Error::custom)
            }
            _ => Err(serde::de::Error::custom("a move is a text or an object")),
        }
    }
}

impl Written {
    pub(crate) fn read(self) -> Result<Move, Refusal> {
        match self {
            Written::Text(text) => Ok(text.parse()?),
            Written::Move(chosen) => Ok(chosen),
        }
    }
}

/// Through whose eyes: a seat's number, `"spectator"` or `"open"`.
struct Eyes(Viewer);

impl<'de> Deserialize<'de> for Eyes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Eyes, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(word) if word == "spectator" => Ok(Eyes(Viewer::Spectator)),
            Value::String(word) if word == "open" => Ok(Eyes(Viewer::Open)),
            Value::Number(seat) if seat.as_u64().is_some_and(|seat| seat < 256) => {
                Ok(Eyes(Viewer::Seat(Seat(seat.as_u64().unwrap_or(0) as u8))))
            }
            _ => Err(serde::de::Error::custom("a viewer is the number of a seat, \"spectator\" or \"open\"")),
        }
    }
}

/// Why a request was not carried out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("{0}")]
    BadRequest(String),
    #[error("the request is longer than {0} bytes")]
    TooLong(usize),
    #[error("there is no game yet: begin with new, load_scenario or load_record")]
    NoGame,
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
    Puzzled(#[from] Puzzled),
}

impl Refusal {
    /// A word that programs can rely on.
    fn code(&self) -> &'static str {
        match self {
            Refusal::BadRequest(_) => "bad_request",
            Refusal::TooLong(_) => "too_long",
            Refusal::NoGame => "no_game",
            Refusal::NoSuchSeat(_) => "no_such_seat",
            Refusal::NothingToUndo(_) => "nothing_to_undo",
            Refusal::Setup(_) => "impossible_setup",
            Refusal::Scenario(_) => "impossible_scenario",
            Refusal::Record(_) => "broken_record",
            Refusal::NotAMove(_) => "not_a_move",
            Refusal::Illegal(_) => "illegal_move",
            Refusal::View { .. } | Refusal::Puzzled(Puzzled::View(_)) => "broken_view",
            Refusal::Puzzled(Puzzled::NoMoves) => "no_moves",
        }
    }

    fn answer(&self) -> Value {
        let mut error = json!({ "code": self.code(), "message": self.to_string() });
        match self {
            Refusal::Illegal(reason) => {
                error["rule"] = json!(reason.rule());
                error["reason"] = tell(reason);
            }
            Refusal::Record(BrokenRecord::Unreadable { number, .. } | BrokenRecord::Illegal { number, .. }) => {
                error["move"] = json!(number);
            }
            _ => {}
        }
        json!({ "ok": false, "error": error })
    }
}

/// A conversation: at most one game at a time.
#[derive(Default)]
pub struct Session {
    game: Option<Game>,
    done: bool,
}

impl Session {
    /// Answers one request. Never fails: what is wrong with the request is the answer.
    pub fn answer(&mut self, request: &[u8]) -> String {
        answer_with(request, |fields| self.carry_out_fields(fields))
    }

    /// Whether the other side has asked to end the conversation.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Carries a request out that was read already, but for its id.
    pub(crate) fn carry_out_fields(&mut self, fields: Map<String, Value>) -> Result<Value, Refusal> {
        self.carry_out(read_fields(fields)?)
    }

    fn carry_out(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::New { rules, players, seed, first } => {
                let seed = seed.unwrap_or_else(seed::fresh);
                self.begin(Game::new(rules, Setup { players, seed, first })?)
            }
            Request::LoadScenario { scenario } => {
                self.begin(Game::from_scenario(Scenario::from_json(&scenario.to_string())?)?)
            }
            Request::LoadRecord { record } => self.begin(Game::from_record(&Record::from_json(&record.to_string())?)?),
            Request::Status {} => Ok(status(self.game()?)),
            Request::Legal { seat } => {
                let game = self.game()?;
                let seat = match (seat, game.to_act()) {
                    (None, None) => return Ok(with(status(game), json!({ "seat": null, "moves": [] }))),
                    (seat, _) => acting(game, seat)?,
                };
                let moves: Vec<Value> = game.legal_moves(seat).iter().map(tell_move).collect();
                Ok(with(status(game), json!({ "seat": seat, "moves": moves })))
            }
            Request::Check { chosen, seat } => {
                let game = self.game()?;
                let seat = acting(game, seat)?;
                let chosen = chosen.read()?;
                Ok(match game.check(seat, chosen) {
                    Ok(()) => json!({ "legal": true, "move": tell_move(&chosen) }),
                    Err(reason) => json!({
                        "legal": false, "move": tell_move(&chosen), "message": reason.to_string(),
                        "rule": reason.rule(), "reason": tell(&reason),
                    }),
                })
            }
            Request::Play { chosen, seat, viewer } => {
                let game = self.game()?;
                let seat = acting(game, seat)?;
                let viewer = viewer.map(|eyes| eyes_of(game, &eyes)).transpose()?;
                self.play(seat, chosen.read()?, viewer)
            }
            Request::Events { viewer, from } => {
                let game = self.game()?;
                let viewer = eyes_of(game, &viewer)?;
                let events: Vec<Value> = game.events(viewer).skip(from).map(tell).collect();
                Ok(json!({ "from": from, "events": events }))
            }
            Request::View { viewer } => {
                let game = self.game()?;
                Ok(json!({ "view": tell(&game.view(eyes_of(game, &viewer)?)) }))
            }
            Request::Board { viewer } => {
                let game = self.game()?;
                Ok(json!({ "board": game.view(eyes_of(game, &viewer)?).draw_board() }))
            }
            Request::State {} => {
                let game = self.game()?;
                Ok(json!({ "state": tell(&game.scenario()), "hash": game.state().hash() }))
            }
            Request::Record {} => Ok(json!({ "record": tell(&self.game()?.record()) })),
            Request::Undo { moves } => {
                let game = self.game.as_mut().ok_or(Refusal::NoGame)?;
                let played = game.moves().len();
                let moves = moves.unwrap_or(1);
                if moves > played {
                    return Err(Refusal::NothingToUndo(played));
                }
                (0..moves).for_each(|_| {
                    game.undo();
                });
                Ok(status(game))
            }
            Request::Quit {} => {
                self.done = true;
                Ok(json!({}))
            }
        }
    }

    /// Notes something about the last move.
    pub(crate) fn annotate(&mut self, note: Value) {
        if let Some(game) = &mut self.game {
            game.annotate(note);
        }
    }

    /// Plays a move and tells what came of it, everything or what the viewer may know.
    pub(crate) fn play(&mut self, seat: Seat, chosen: Move, viewer: Option<Viewer>) -> Result<Value, Refusal> {
        let game = self.game.as_mut().ok_or(Refusal::NoGame)?;
        let told = game.play(seat, chosen)?;
        let events: Vec<Value> = match viewer {
            None => told.iter().map(tell).collect(),
            Some(viewer) => {
                told.iter().filter(|told| told.audience.includes(viewer)).map(|told| tell(&told.event)).collect()
            }
        };
        let status = status_for(game, viewer.unwrap_or(Viewer::Open));
        let mut answer = with(status, json!({ "seat": seat, "events": events }));
        // A viewer learns from his events alone what was played.
        if viewer.is_none() {
            answer["move"] = tell_move(&chosen);
        }
        Ok(answer)
    }

    fn begin(&mut self, game: Game) -> Result<Value, Refusal> {
        let game = self.game.insert(game);
        Ok(status(game))
    }

    pub(crate) fn game(&self) -> Result<&Game, Refusal> {
        self.game.as_ref().ok_or(Refusal::NoGame)
    }
}

/// Reads a request, lets it be carried out and writes the answer.
pub(crate) fn answer_with(
    request: &[u8],
    carry_out: impl FnOnce(Map<String, Value>) -> Result<Value, Refusal>,
) -> String {
    let parsed: Result<Value, _> = serde_json::from_slice(request);
    let (id, answer) = match parsed {
        Err(error) => (None, Err(Refusal::BadRequest(format!("this is no JSON: {error}")))),
        Ok(Value::Object(mut fields)) => (fields.remove("id"), carry_out(fields)),
        Ok(_) => (None, Err(Refusal::BadRequest("a request is an object".into()))),
    };
    finish(id, answer)
}

/// Reads the fields of a request.
pub(crate) fn read_fields<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refusal> {
    serde_json::from_value(Value::Object(fields)).map_err(|error| Refusal::BadRequest(error.to_string()))
}

pub(crate) fn tell<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// A move with its text form.
pub(crate) fn tell_move(chosen: &Move) -> Value {
    with(json!({ "text": chosen.to_string() }), tell(chosen))
}

/// Where the game stands.
fn status(game: &Game) -> Value {
    status_for(game, Viewer::Open)
}

/// Where the game stands, as far as the viewer may know.
fn status_for(game: &Game, viewer: Viewer) -> Value {
    json!({
        "players": game.players(),
        "round": game.state().round(),
        "played": game.moves().len(),
        "to_act": tell(&game.view(viewer).to_act),
        "outcome": tell(&game.outcome()),
    })
}

pub(crate) fn with(mut one: Value, two: Value) -> Value {
    if let (Value::Object(one), Value::Object(two)) = (&mut one, two) {
        one.extend(two);
    }
    one
}

/// The seat that was named, or the one to act.
pub(crate) fn acting(game: &Game, seat: Option<Seat>) -> Result<Seat, Refusal> {
    let to_act = game.to_act().map_or(Seat(0), |to_act| to_act.seat);
    let seat = seat.unwrap_or(to_act);
    if seat.index() < game.players().len() { Ok(seat) } else { Err(Refusal::NoSuchSeat(seat)) }
}

fn eyes_of(game: &Game, eyes: &Eyes) -> Result<Viewer, Refusal> {
    match eyes.0 {
        Viewer::Seat(seat) => acting(game, Some(seat)).map(Viewer::Seat),
        Viewer::Spectator | Viewer::Open => Ok(eyes.0),
    }
}

fn finish(id: Option<Value>, answer: Result<Value, Refusal>) -> String {
    let mut answer = match answer {
        Ok(answer) => with(json!({ "ok": true }), answer),
        Err(refusal) => refusal.answer(),
    };
    if let Some(id) = id {
        answer["id"] = id;
    }
    answer.to_string()
}

/// Somebody who answers requests.
pub(crate) trait Answers {
    /// The longest request that he reads.
    const LONGEST: usize;

    /// Answers one request.
    fn answer(&mut self, request: &[u8]) -> String;

    /// Whether the other side has asked to end the conversation.
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

/// Answers requests until the input ends or the other side quits.
pub fn run(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    converse(&mut Session::default(), input, out)
}

/// Lets somebody answer requests until the input ends or the other side quits.
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
            finish(None, Err(Refusal::TooLong(A::LONGEST)))
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

/// Reads to the end of a line without keeping it.
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
