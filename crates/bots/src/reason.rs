//! Why a bot moved, in a form that can be told in any language.

use saboteur_engine::{Card, Cell, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why a bot moved. Whoever tells it to people finds the words.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// The move was drawn by lot.
    Lot,
    /// It was the only one.
    OnlyMove,
    /// It brings the tunnel nearer to a goal.
    Nearer {
        /// Which.
        cell: Cell,
        /// How many cards are still needed.
        cards: u8,
    },
    /// It reaches something.
    Reaches {
        /// What lies there.
        cell: Cell,
        /// How sure the bot is that it is the treasure, in percent.
        percent: u8,
    },
    /// It opens more ways forward.
    Widens,
    /// It changes nothing much, and nothing better was there to be laid.
    Waits,
    /// It leads away from the goals.
    LeadsAway {
        /// How many more cards are needed now.
        cards: u8,
    },
    /// The bot builds so as to look like a Gold Miner.
    PlaysAlong,
    /// It hinders somebody who seems to be an enemy.
    Hinders {
        /// Who.
        seat: Seat,
        /// How sure the bot is of it, in percent.
        percent: u8,
    },
    /// It helps somebody who seems to be a friend.
    Helps {
        /// Who.
        seat: Seat,
        /// How sure the bot is of it, in percent.
        percent: u8,
    },
    /// It frees the bot itself.
    HelpsItself,
    /// It looks where the treasure may be.
    Looks {
        /// Where.
        cell: Cell,
    },
    /// It opens a way that was blocked.
    Clears {
        /// Where.
        cell: Cell,
    },
    /// It breaks the tunnel where it hurts most.
    Collapses {
        /// Where.
        cell: Cell,
    },
    /// These cards are of the least use to the bot.
    Discards {
        /// One of them.
        card: Card,
    },
    /// It takes the most gold, now or when the round ends.
    Gold,
    /// It finds out who somebody is.
    FindsOut {
        /// Who.
        seat: Seat,
    },
    /// It is the most useful card of those to choose from.
    BestCard {
        /// Which.
        card: Card,
    },
    /// It undoes what an enemy does.
    Prevents,
    /// It lets happen what does no harm.
    LetsHappen,
    /// Something moves to where it suits the bot better.
    Moves {
        /// Where it was or goes.
        cell: Cell,
    },
    /// The order of play suits it better.
    Order,
    /// A new dwarf card promises more.
    NewHat {
        /// For whom.
        seat: Seat,
    },
}

impl Reason {
    /// A chance as a whole number of percent. What was only inferred is never quite certain.
    pub(crate) fn percent(chance: f32) -> u8 {
        let percent = (chance.clamp(0.0, 1.0) * 100.0).round() as u8;
        if chance < 1.0 { percent.min(99) } else { percent }
    }
}

/// Why a bot chose a move.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// What speaks for the move.
    #[serde(flatten)]
    pub reason: Reason,
    /// For a bot that looks ahead: the share of the gold it hopes for after it, in percent of the most it could get.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hope: Option<u8>,
}

impl Why {
    /// As a note in a record.
    pub fn to_note(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// Reads a note of a record, if it is one of a bot's.
    pub fn from_note(note: &Value) -> Option<Why> {
        serde_json::from_value(note.clone()).ok()
    }
}
