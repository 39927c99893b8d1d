//! The requests of a client.

use crate::entry::Member;
use crate::settings::{ChatText, Gesture, Settings};
use crate::token::Token;
use crate::written::WrittenMove;
use saboteur_bots::{Character, Level, Stance};
use saboteur_engine::Bytes32;
use serde::{Deserialize, Serialize};

/// The first message of a connection: who is there, and what they have seen already.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The tokens of the people at this device, several if the device is handed round. Empty if it only watches.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "string[]", optional))]
    pub tokens: Vec<Token>,
    /// The last number that the client has seen, if it was here before.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub seen: Option<u64>,
    /// The password, to watch a table that has one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub password: Option<String>,
}

/// A request, and what the client calls it: the answer says the same.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Up to 64 letters. A move that is sent twice with the same one is played once.
    pub id: String,
    /// The command.
    #[serde(flatten)]
    pub command: Command,
}

/// A command of a client.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// Host: change the settings.
    Set {
        /// The new ones.
        settings: Box<Settings>,
    },
    /// Host: set or remove a password.
    Password {
        /// The new one.
        password: Option<String>,
    },
    /// Host: ask a bot to play.
    AddBot {
        /// The level of the bot.
        level: Level,
        /// How it plays. If left out, the table draws it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        character: Option<Character>,
    },
    /// Host: let bots take the open seats.
    FillBots {
        /// The level of the bots.
        level: Level,
    },
    /// Host: give a bot another level or another character.
    SetBot {
        /// Its seat.
        seat: u8,
        /// The new level.
        level: Level,
        /// How it plays. If left out, the table draws it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        character: Option<Character>,
    },
    /// Host: remove somebody, or a bot, before the start.
    Remove {
        /// The seat.
        seat: u8,
    },
    /// Host: send somebody away who watches.
    RemoveWatcher {
        /// The person.
        member: Member,
    },
    /// Host: change the seats round.
    Order {
        /// The old number of the seat that comes first, then of the second, and so on.
        seats: Vec<u8>,
    },
    /// Host: pass hosting on.
    PassHost {
        /// The new host.
        member: Member,
    },
    /// Host: let somebody no longer chat, or again.
    Mute {
        /// The person.
        member: Member,
        /// True to mute them.
        muted: bool,
    },
    /// Host: start the game.
    Start,
    /// Host: play another game.
    Rematch,
    /// Host: end the game before its end.
    Abandon,
    /// Let a bot sit in: for oneself, or, as host, for anybody. While the host is away, every player may do it for people
    /// who are away.
    StandIn {
        /// The seat.
        seat: u8,
    },
    /// Take the seat back from a bot.
    Back {
        /// The seat.
        seat: u8,
    },
    /// A person who watches a running game: ask for the seat of a bot, or of somebody who is away.
    AskSeat {
        /// The seat.
        seat: u8,
    },
    /// Host: give a person the seat that they have asked for. The host may also take a seat like that.
    GiveSeat {
        /// The person.
        member: Member,
        /// The seat.
        seat: u8,
    },
    /// Host: decline the request of a person for a seat. A person may decline their own.
    DeclineSeat {
        /// The person.
        member: Member,
    },
    /// Play instead of watching.
    Sit,
    /// Watch instead of playing.
    Stand,
    /// Leave for good.
    Leave,
    /// Say that one is ready, or not: to begin a game, or to go on after the end of a round.
    Ready {
        /// True if one is ready.
        ready: bool,
    },
    /// Commit to a share in the seed of the game that is about to be dealt.
    Commit {
        /// The seat.
        seat: u8,
        /// The commitment: a hash of the commitment of the server, the seat and the share.
        #[cfg_attr(test, ts(type = "string"))]
        commitment: Bytes32,
    },
    /// Reveal the share that the seat has committed to.
    Share {
        /// The seat.
        seat: u8,
        /// The share.
        #[cfg_attr(test, ts(type = "string"))]
        share: Bytes32,
    },
    /// Make a move.
    Play {
        /// The seat.
        seat: u8,
        /// One of the moves that were offered, in the notation.
        #[serde(rename = "move")]
        #[cfg_attr(test, ts(type = "string"))]
        chosen: WrittenMove,
    },
    /// Ask if a move is legal, without making it. It is refused with the reason if it is not.
    Check {
        /// The seat.
        seat: u8,
        /// A move in the notation.
        #[serde(rename = "move")]
        #[cfg_attr(test, ts(type = "string"))]
        chosen: WrittenMove,
    },
    /// Point at another player. It is no move.
    Point {
        /// The seat that points.
        seat: u8,
        /// The seat that it points at.
        at: u8,
        /// What it says. Nothing to withdraw what it said before.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        stance: Option<Stance>,
    },
    /// Say something in the chat.
    Say {
        /// The text.
        text: ChatText,
    },
    /// Make a gesture, which is seen like a line of the chat.
    Gesture {
        /// The gesture.
        gesture: Gesture,
    },
    /// Exchange the token for a new one, for another device. The old one is no longer valid.
    HandOver {
        /// The new token. A client that chooses it at random knows it even if the answer is lost. By default the server
        /// chooses it.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, type = "string"))]
        token: Option<Token>,
    },
    /// A device that is handed round: show one of its seats, or none.
    Show {
        /// The seat.
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
    },
    /// Say that one is still there.
    Ping,
}
