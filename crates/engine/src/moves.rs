//! What a player says.

use crate::card::{Card, Tool};
use crate::cell::Cell;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// A move: a card played, a card passed with, or the answer to a question that the game has asked.
///
/// Moves name kinds of cards, so two identical cards in a hand are one move. See [`notation`](crate::notation) for
/// the text form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Lay a path card (PATH-1).
    Lay {
        /// Which.
        card: Card,
        /// Where.
        cell: Cell,
        /// Whether by half a turn.
        #[serde(default)]
        turned: bool,
    },
    /// Break a tool (SABOTAGE-1).
    Sabotage {
        /// The sabotage card.
        card: Card,
        /// In front of whom.
        target: Seat,
    },
    /// Mend a tool (REPAIR-1, REPAIR-3).
    Repair {
        /// The repair card.
        card: Card,
        /// In front of whom the broken tool lies.
        target: Seat,
        /// Which tool is mended.
        tool: Tool,
    },
    /// Take a path card out of the mine (ROCKFALL-1).
    Rockfall {
        /// Where it lies.
        cell: Cell,
    },
    /// Look at a face-down goal (MAP-1).
    TreasureMap {
        /// Where it lies.
        cell: Cell,
    },
    /// Discard a card face down and do nothing else (PASS-1).
    Pass {
        /// Which.
        card: Card,
    },
    /// Of several goals reached at once, turn this one over first (GOAL-4).
    RevealGoal {
        /// Where it lies.
        cell: Cell,
    },
    /// Take a gold card out of those handed round (GOLD-3).
    TakeGold {
        /// Its nuggets.
        value: u8,
    },
}

/// A list of moves that can be filled again and again without asking for memory.
///
/// Reads like a slice.
#[derive(Clone, Debug, Default)]
pub struct MoveList {
    /// Room for moves; only the first `count` are in the list.
    room: Vec<Move>,
    count: usize,
}

impl MoveList {
    /// A list with nothing in it.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    pub(crate) fn clear(&mut self) {
        self.count = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, added: Move) {
        self.push_if(true, added);
    }

    /// Adds a move if it is wanted. It is written either way and then counted or not: a processor cannot guess well
    /// which moves are legal, and guessing wrong costs more than writing.
    #[inline]
    pub(crate) fn push_if(&mut self, wanted: bool, added: Move) {
        match self.room.get_mut(self.count) {
            Some(slot) => *slot = added,
            None => self.grow(added),
        }
        self.count += usize::from(wanted);
    }

    /// Makes room, filled with the move to be added.
    #[cold]
    fn grow(&mut self, added: Move) {
        self.room.resize((2 * self.count).max(256), added);
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.room[..self.count]
    }
}

/// What the game asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Play a card, or pass with one.
    Turn,
    /// Say which of the goals just reached is turned over first.
    ChooseGoal,
    /// Take a gold card out of those handed round.
    TakeGold,
}

/// Who has to decide, and what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ToAct {
    /// Who.
    pub seat: Seat,
    /// What.
    pub decision: Decision,
}
