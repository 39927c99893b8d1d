//! The answers of the engine, serialised directly.

use saboteur_engine::{AddressedEvent, Awaited, Decision, Event, Game, Move, Outcome, Players, Seat, Viewer};
use serde::Serialize;

/// The status of a game, as far as a viewer may know it.
#[derive(Serialize)]
pub(crate) struct Status<'a> {
    players: &'a Players,
    round: u8,
    played: usize,
    to_act: Option<Awaited>,
    outcome: Option<Outcome>,
}

impl<'a> Status<'a> {
    pub(crate) fn new(game: &'a Game, viewer: Viewer) -> Status<'a> {
        Status {
            players: game.players(),
            round: game.state().round(),
            played: game.moves().len(),
            to_act: game.state().awaited(viewer),
            outcome: game.outcome(),
        }
    }
}

/// A move with its text.
#[derive(Serialize)]
pub(crate) struct MoveAnswer {
    /// Missing if the notation cannot write the move. This never happens for a legal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(flatten)]
    chosen: Move,
}

impl MoveAnswer {
    /// Makes an answer from a move that is legal or was read from a text.
    pub(crate) fn new(chosen: Move) -> MoveAnswer {
        MoveAnswer { text: Some(chosen.to_string()), chosen }
    }

    /// Makes an answer from any move. It has a text only if the text reads as the same move.
    pub(crate) fn of_any(chosen: Move) -> MoveAnswer {
        let text = chosen.to_string();
        let decision = if let Move::Answer { to, .. } = chosen { to } else { Decision::Turn };
        let same = Move::parse_for(&text, decision) == Ok(chosen);
        MoveAnswer { text: Some(text).filter(|_| same), chosen }
    }
}

/// The legal moves of a seat.
#[derive(Serialize)]
pub(crate) struct Legal<'a> {
    #[serde(flatten)]
    pub(crate) status: Status<'a>,
    pub(crate) seat: Option<Seat>,
    pub(crate) moves: Vec<LegalMove>,
}

/// A legal move: only its text, or the text with the fields.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum LegalMove {
    Text(String),
    Parts(MoveAnswer),
}

impl LegalMove {
    pub(crate) fn new(chosen: Move, as_text: bool) -> LegalMove {
        if as_text { LegalMove::Text(chosen.to_string()) } else { LegalMove::Parts(MoveAnswer::new(chosen)) }
    }
}

/// The answer to a move that was played.
#[derive(Serialize)]
pub(crate) struct PlayAnswer<'a> {
    #[serde(flatten)]
    pub(crate) status: Status<'a>,
    pub(crate) seat: Option<Seat>,
    pub(crate) events: Heard<'a>,
    /// Missing for a viewer, who sees only the events.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub(crate) chosen: Option<MoveAnswer>,
}

/// All events with their audiences, or the events that one viewer heard.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Heard<'a> {
    All(&'a [AddressedEvent]),
    Some(Vec<&'a Event>),
}

/// Writes an object.
pub(crate) fn write<T: Serialize>(answer: &T) -> String {
    serde_json::to_string(answer).unwrap_or_else(|_| "{}".to_owned())
}

/// Writes two objects as one.
pub(crate) fn join(one: &str, two: &str) -> String {
    let (inner, rest) = (&one[..one.len() - 1], &two[1..]);
    let comma = if inner.len() > 1 && rest.len() > 1 { "," } else { "" };
    format!("{inner}{comma}{rest}")
}
