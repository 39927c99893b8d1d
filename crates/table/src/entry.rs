//! What is stored of a table: everything that happens at it, in order, and nothing else. A table is what its entries make it.

use crate::name::Name;
use crate::settings::Settings;
use crate::token::TokenHash;
use saboteur_bots::{Character, Level};
use saboteur_engine::{Bytes32, Move, Scenario, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The number of somebody at a table, in the order in which they came. It is never given to anybody else.
pub type Member = u16;

/// Who decided.
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
        /// How it is set up.
        settings: Settings,
        /// Who opened it, and is its host.
        name: Name,
        /// What proves it.
        token: TokenHash,
        /// Whether they play; a big screen only watches.
        plays: bool,
        /// What it takes to join.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        password: Option<TokenHash>,
        /// The position that is played on from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Box<Position>>,
    },
    /// Somebody came.
    Joined {
        /// What they are called.
        name: Name,
        /// What proves who they are.
        token: TokenHash,
        /// Whether they play.
        plays: bool,
    },
    /// Somebody left for good, or was removed before the start.
    Left {
        /// Who.
        member: Member,
    },
    /// Somebody who watched wants to play.
    Sat {
        /// Who.
        member: Member,
    },
    /// Somebody who was to play wants to watch.
    Stood {
        /// Who.
        member: Member,
    },
    /// A bot was asked to play.
    BotAdded {
        /// How well it plays.
        level: Level,
        /// How it plays, if the host chose that. Otherwise the table draws it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<Character>,
    },
    /// A bot has another level or another character from now on.
    BotLevel {
        /// Its seat.
        seat: u8,
        /// How well it plays.
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
        /// Which seat comes first, second, and so on.
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
    /// Somebody else is the host.
    Hosted {
        /// Who.
        member: Member,
    },
    /// Somebody goes on at another device: what proved who they are no longer does.
    HandedOver {
        /// Who.
        member: Member,
        /// What proves it from now on.
        token: TokenHash,
    },
    /// Somebody may no longer chat, or may again.
    Muted {
        /// Who.
        member: Member,
        /// Whether they are muted.
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
    /// Somebody answered a play, to be weighed when the time to answer is over.
    Answered {
        /// Who.
        seat: Seat,
        /// The move, written in the notation.
        #[serde(with = "crate::written")]
        chosen: Move,
        /// What the client calls it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A move was made.
    Moved {
        /// Who made it.
        seat: Seat,
        /// The move, written in the notation.
        #[serde(with = "crate::written")]
        chosen: Move,
        /// Who decided.
        by: DecidedBy,
        /// What the client calls it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// Why a bot made it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<Value>,
        /// How many milliseconds it took out of the bank.
        #[serde(default)]
        spent: u64,
    },
    /// A bot sits in for somebody.
    StoodIn {
        /// In which seat.
        seat: Seat,
    },
    /// The owner of the seat is back.
    Returned {
        /// In which seat.
        seat: Seat,
    },
    /// The host ended the game before its end.
    Abandoned,
    /// Another game is to be played at the same table.
    Cleared,
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
    /// How well the bots play.
    pub level: Level,
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stored {
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
}
