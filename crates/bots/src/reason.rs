//! The reason for a bot's move, in a form that can be told in any language.

use saboteur_engine::{Card, Cell, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The reason for a bot's move. The clients have the words for it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// The move was drawn at random.
    Lot,
    /// It was the only legal move.
    OnlyMove,
    /// It brings the tunnel nearer to a goal.
    Nearer {
        /// The goal.
        cell: Cell,
        /// The number of cards that are still needed.
        cards: u8,
    },
    /// It reaches a goal, or in The Duel gold.
    Reaches {
        /// The cell that is reached.
        cell: Cell,
        /// The chance that it is the treasure, in percent; 100 in The Duel.
        percent: u8,
    },
    /// It opens more ways forward.
    Widens,
    /// It changes little, and there was no better move.
    Waits,
    /// It leads away from the goals.
    LeadsAway {
        /// The number of additional cards that are needed now.
        cards: u8,
    },
    /// The bot is a Saboteur and lays an honest card to look like a Gold Miner, although another move would do more harm.
    PlaysAlong,
    /// The bot wants to stop the others, but lays an honest card, because no other move would do more harm.
    NothingBetter,
    /// It hinders a player who seems to be an enemy.
    Hinders {
        /// The player.
        seat: Seat,
        /// How sure the bot is, in percent.
        percent: u8,
    },
    /// It helps a player who seems to be a friend.
    Helps {
        /// The player.
        seat: Seat,
        /// How sure the bot is, in percent.
        percent: u8,
    },
    /// It removes a card in front of the bot.
    HelpsItself,
    /// It looks at a goal that may be the treasure.
    Looks {
        /// The goal.
        cell: Cell,
    },
    /// It opens a way that was blocked.
    Clears {
        /// The cell.
        cell: Cell,
    },
    /// It destroys a part of the tunnel.
    Collapses {
        /// The cell.
        cell: Cell,
    },
    /// The bot discards its least useful cards.
    Discards {
        /// The least useful one.
        card: Card,
    },
    /// The bot is a Saboteur and discards a card to look harmless, although another move would do more harm.
    LooksHarmless {
        /// The least useful card that it discards.
        card: Card,
    },
    /// It gets gold, now or when the round ends.
    Gold,
    /// It shows the bot the dwarf card of a player.
    FindsOut {
        /// The player.
        seat: Seat,
    },
    /// The card is worth more to the bot than the others.
    BestCard {
        /// The card that is taken, or the one that exchanges the hands.
        card: Card,
    },
    /// It prevents a play that would harm the bot.
    Prevents,
    /// It changes nothing: the bot does without an effect, or lets a play happen.
    LetsHappen,
    /// A card or a dwarf is moved or placed where it suits the bot.
    Moves {
        /// The old or the new cell.
        cell: Cell,
    },
    /// The new direction of play suits the bot better.
    Order,
    /// It gives a player a new dwarf card, which suits the bot better.
    NewHat {
        /// The player.
        seat: Seat,
    },
}

impl Reason {
    /// Returns a chance in whole percent. Only certainty is 100.
    pub(crate) fn percent(chance: f32) -> u8 {
        let percent = (chance.clamp(0.0, 1.0) * 100.0).round() as u8;
        if chance < 1.0 { percent.min(99) } else { percent }
    }
}

/// The reason for a bot's move, and what the bot expects of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// The reason.
    #[serde(flatten)]
    pub reason: Reason,
    /// For a bot that looks ahead: the reward that it expects of the round, in percent of the best possible one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hope: Option<u8>,
}

impl Why {
    /// Returns it as a note for a record.
    pub fn to_note(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// Reads the note of a record. Returns `None` if a bot did not write it.
    pub fn from_note(note: &Value) -> Option<Why> {
        serde_json::from_value(note.clone()).ok()
    }
}
