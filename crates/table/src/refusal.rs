//! The reason why a request was refused.

use crate::settings::BadSetting;
use saboteur_engine::IllegalMove;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The reason as a word that a program can rely on.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// The message cannot be read.
    BadRequest,
    /// There is no such table, or no such game.
    NotFound,
    /// The password is wrong.
    WrongPassword,
    /// Too many wrong passwords were tried: wait.
    TooManyGuesses,
    /// The game was played at a closed table: its link needs the key.
    PrivateGame,
    /// The token belongs to nobody at this table.
    WrongToken,
    /// Only the host may do that.
    HostOnly,
    /// Only the player in that seat may do that.
    NotYourSeat,
    /// The name is too long, or has characters that cannot be seen or look like others.
    BadName,
    /// Somebody at the table already has that name, or one that looks like it.
    NameTaken,
    /// All seats are taken.
    TableFull,
    /// Nobody may watch at this table, or no more people can.
    NoSpectators,
    /// Not while a game is being played.
    GameRunning,
    /// Not while no game is being played.
    NoGame,
    /// The table has reached its limit of games.
    NoMoreGames,
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
    /// There is no chat, or this person is muted.
    NoChat,
    /// Nobody may point here: it is switched off, there are no roles, or no game is being played.
    NoPointing,
    /// Too many requests at once.
    TooFast,
    /// Too large, or too many.
    TooMuch,
    /// The server cannot store anything at the moment.
    NotStored,
    /// The request comes from a page of another server.
    Forbidden,
}

/// A refused request. Nothing was changed.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// The reason as a word that a program can rely on.
    pub code: RefusalCode,
    /// The reason in words, and what to do about it.
    pub message: String,
    /// The number of seconds to wait before the next attempt, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub wait: Option<u64>,
    /// The rule that forbids it, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// The details of an illegal move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub reason: Option<IllegalMove>,
}

impl Refusal {
    /// Returns a refusal with a code and a message.
    pub fn new(code: RefusalCode, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into(), wait: None, rule: None, reason: None }
    }

    /// Returns the refusal of an illegal move.
    pub fn illegal(error: &IllegalMove) -> Refusal {
        Refusal {
            code: RefusalCode::IllegalMove,
            message: error.to_string(),
            wait: None,
            rule: Some(error.rule().to_owned()),
            reason: Some(*error),
        }
    }

    /// Returns the refusal of a token that was exchanged for another, or whose owner has left.
    pub fn not_here_any_more() -> Refusal {
        Refusal::new(RefusalCode::WrongToken, "you are not at this table any more: join again, or watch")
    }

    /// Returns the refusal of a password after too many wrong ones.
    pub fn too_many_guesses(wait: Duration) -> Refusal {
        let seconds = wait.as_millis().div_ceil(1000) as u64;
        let message = format!("too many wrong passwords: try again in {seconds} seconds");
        Refusal { wait: Some(seconds), ..Refusal::new(RefusalCode::TooManyGuesses, message) }
    }

    /// Returns the refusal of a game that only people with its link may see.
    pub fn private_game() -> Refusal {
        let message = "this game was played at a closed table: open it with the link that its players have";
        Refusal::new(RefusalCode::PrivateGame, message)
    }

    /// Returns the refusal of somebody who wants to watch where nobody may.
    pub fn no_spectators() -> Refusal {
        Refusal::new(RefusalCode::NoSpectators, "nobody may watch at this table")
    }

    /// Returns the refusal of somebody who points too often.
    pub fn points_too_often(wait: Duration) -> Refusal {
        let seconds = wait.as_millis().div_ceil(1000) as u64;
        let message = format!("you point too often: try again in {seconds} seconds");
        Refusal { wait: Some(seconds), ..Refusal::new(RefusalCode::TooFast, message) }
    }

    /// Returns the refusal of a change that could not be stored.
    pub fn not_stored() -> Refusal {
        Refusal::new(
            RefusalCode::NotStored,
            "the server cannot store anything at the moment, so nothing was done: try again soon",
        )
    }
}

impl From<BadSetting> for Refusal {
    fn from(error: BadSetting) -> Refusal {
        Refusal::new(RefusalCode::BadSetting, error.to_string())
    }
}
