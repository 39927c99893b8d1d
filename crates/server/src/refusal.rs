//! Why something that a client asked for was not done.

use crate::settings::BadSetting;
use saboteur_engine::IllegalMove;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Why not, in a word that a program can rely on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The message cannot be read.
    BadRequest,
    /// There is no such table, or no such game.
    NotFound,
    /// The table has a password, and this is not it.
    WrongPassword,
    /// The token proves nothing at this table.
    WrongToken,
    /// Only the host may do that.
    HostOnly,
    /// It takes a seat, or that very seat.
    NotYourSeat,
    /// Somebody at the table is called that already.
    NameTaken,
    /// All seats are taken.
    TableFull,
    /// Nobody may watch at this table, or no more can.
    NoSpectators,
    /// Not while a game is being played.
    GameRunning,
    /// Not while no game is being played.
    NoGame,
    /// The rules cannot be set up like that.
    ImpossibleSetup,
    /// A setting is out of its range.
    BadSetting,
    /// There is no such seat, member or bot.
    NoSuchSeat,
    /// The move cannot be read.
    NotAMove,
    /// The move is not legal.
    IllegalMove,
    /// People may not chat, or not this one.
    NoChat,
    /// Too much at once.
    TooFast,
    /// Too large, or too many.
    TooMuch,
    /// Nothing can be stored at the moment, so nothing was done.
    NotStored,
    /// A page of another server asks.
    Forbidden,
}

/// Why not.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// In a word that a program can rely on.
    pub code: Code,
    /// In words, and what to do about it.
    pub message: String,
    /// The rule that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<&'static str>,
    /// Why a move is not legal, in detail.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub reason: Option<IllegalMove>,
}

impl Refusal {
    /// A refusal without more to say than this.
    pub fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into(), rule: None, reason: None }
    }

    /// A move that is not legal.
    pub(crate) fn illegal(error: &IllegalMove) -> Refusal {
        Refusal { code: Code::IllegalMove, message: error.to_string(), rule: Some(error.rule()), reason: Some(*error) }
    }

    /// A token was exchanged for another, or whoever had it has left.
    pub(crate) fn not_here_any_more() -> Refusal {
        Refusal::new(Code::WrongToken, "you are not at this table any more: join again, or watch")
    }

    pub(crate) fn no_spectators() -> Refusal {
        Refusal::new(Code::NoSpectators, "nobody may watch at this table")
    }

    /// Nothing could be stored.
    pub(crate) fn not_stored() -> Refusal {
        Refusal::new(
            Code::NotStored,
            "the server cannot store anything at the moment, so nothing was done: try again soon",
        )
    }
}

impl From<BadSetting> for Refusal {
    fn from(error: BadSetting) -> Refusal {
        Refusal::new(Code::BadSetting, error.to_string())
    }
}
