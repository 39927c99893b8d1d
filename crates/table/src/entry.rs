//! The stored entries of a table: everything that happens at it, in order, and nothing else.

use crate::name::Name;
use crate::settings::Settings;
use crate::token::TokenHash;
use saboteur_bots::{Character, Level, Stance};
use saboteur_engine::{Bytes32, Move, Scenario, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The number of somebody at a table, in the order in which they came. It is never given to anybody else.
pub type Member = u16;

/// The maker of a decision.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// The person who sits there.
    Person,
    /// A bot.
    Bot,
    /// The clock ran out.
    Clock,
}

/// The scheme by which new games are dealt.
pub(crate) const SCHEME: u8 = 2;

/// The version of the rulings that new games are played by.
pub const RULINGS: u8 = 2;

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// The table was opened.
    Opened {
        /// Its settings.
        settings: Settings,
        /// The name of the person who opened it, who is its host.
        name: Name,
        /// The hash of their token.
        token: TokenHash,
        /// True if they play. A big screen only watches.
        plays: bool,
        /// The hash of the password, if the table has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        password: Option<TokenHash>,
        /// The position that is played on from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Box<Position>>,
    },
    /// Somebody joined.
    Joined {
        /// Their name.
        name: Name,
        /// The hash of their token.
        token: TokenHash,
        /// True if they play.
        plays: bool,
    },
    /// Somebody left for good, or was removed before the start.
    Left {
        /// Their number.
        member: Member,
    },
    /// A person who watched takes a seat.
    Sat {
        /// Their number.
        member: Member,
    },
    /// A person with a seat watches from now on.
    Stood {
        /// Their number.
        member: Member,
    },
    /// A bot was asked to play.
    BotAdded {
        /// Its level.
        level: Level,
        /// How it plays, if the host chose that. Otherwise the table draws it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<Character>,
        /// Its name. If there is none, as in older entries, it has the first name that nobody else has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A bot has another level or another character from now on.
    BotLevel {
        /// Its seat.
        seat: u8,
        /// Its new level.
        level: Level,
        /// How it plays, if the host chose that. Otherwise the table draws it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<Character>,
    },
    /// A bot was sent away.
    BotRemoved {
        /// Its seat.
        seat: u8,
    },
    /// The seats were changed round.
    Ordered {
        /// The old number of the seat that comes first, then of the second, and so on.
        seats: Vec<u8>,
    },
    /// The host changed the settings.
    Set {
        /// The new ones.
        settings: Settings,
    },
    /// The host set or removed a password.
    Password {
        /// Its hash.
        password: Option<TokenHash>,
    },
    /// Another person is the host.
    Hosted {
        /// Their number.
        member: Member,
    },
    /// Somebody continues at another device. The old token is no longer valid.
    HandedOver {
        /// Their number.
        member: Member,
        /// The hash of the new token.
        token: TokenHash,
    },
    /// Somebody was muted, or may chat again.
    Muted {
        /// Their number.
        member: Member,
        /// True if they were muted.
        muted: bool,
    },
    /// The host started the game: seats and rules are fixed, and the server is bound to a secret.
    Locked {
        /// The secret. Its commitment is published at once.
        secret: Bytes32,
        /// The scheme of the deal. Older servers name none.
        #[serde(default)]
        scheme: u8,
    },
    /// The commitments to the shares of all seats were published. From now on shares are revealed.
    Committed {
        /// The commitment of each seat.
        commitments: Vec<Option<Bytes32>>,
    },
    /// The first round was dealt.
    Dealt {
        /// The share that each seat revealed.
        shares: Vec<Option<Bytes32>>,
        /// The version of the rulings that the game is played by. Games of older servers have none.
        #[serde(default)]
        rulings: u8,
        /// True if the bots have characters. The bots of older servers had none.
        #[serde(default)]
        characters: bool,
    },
    /// Somebody answered a play. All answers count when the time to answer is over.
    Answered {
        /// The seat that answered.
        seat: Seat,
        /// The move, written in the notation.
        #[serde(with = "crate::written")]
        chosen: Move,
        /// The id of the client's request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A move was made.
    Moved {
        /// The seat that made it.
        seat: Seat,
        /// The move, written in the notation.
        #[serde(with = "crate::written")]
        chosen: Move,
        /// The person, the bot or the clock that decided.
        by: DecidedBy,
        /// The id of the client's request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The reason of a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<Value>,
        /// The milliseconds that it took from the bank.
        #[serde(default)]
        spent: u64,
    },
    /// A bot sits in for somebody.
    StoodIn {
        /// The seat.
        seat: Seat,
    },
    /// The owner of the seat is back.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// A player pointed at another one, or withdrew that. It is no move.
    Pointed {
        /// The seat that points.
        seat: Seat,
        /// The seat that it points at. A stored entry has its time as `at`.
        #[serde(rename = "target")]
        at: Seat,
        /// What it says. Nothing if it withdraws what it said before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stance: Option<Stance>,
    },
    /// A person who watched got the seat of a bot, or of somebody who is away.
    SeatGiven {
        /// Their number.
        member: Member,
        /// The seat.
        seat: Seat,
    },
    /// The host ended the game before its end.
    Abandoned,
    /// Another game is to be played at the same table.
    Cleared {
        /// The results of the game, by seat. Empty if it was ended early. Older servers stored none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        results: Vec<SeatResult>,
    },
}

/// The result of a seat in a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    /// True if the seat won the game.
    pub won: bool,
    /// Its nuggets.
    pub gold: u32,
}

impl Entry {
    /// Returns true if a person has made a decision in a game.
    pub fn is_decision_of_person(&self) -> bool {
        matches!(self, Entry::Answered { .. } | Entry::Moved { by: DecidedBy::Person, .. })
    }
}

/// A position that is played on from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The position.
    #[serde(deserialize_with = "saboteur_engine::read_scenario")]
    pub scenario: Scenario,
    /// The seat of the person who plays on. Bots have the others.
    pub seat: Seat,
    /// The level of the bots.
    pub level: Level,
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stored {
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// The entry.
    #[serde(flatten)]
    pub entry: Entry,
}
