//! Moves: what a player can do, and on what target.

use crate::card::{Aim, Card};
use crate::cell::Cell;
use crate::decision::Decision;
use crate::seat::Seat;
use crate::tool::Tool;
use serde::{Deserialize, Serialize};

/// A move: a card played on a target, cards discarded, a turn action without a card, or the answer to a question.
///
/// Moves name kinds of cards, so two identical cards in a hand are one move. See [`notation`](crate::notation) for the
/// text form.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[repr(align(4))] // A list of moves is filled faster if each takes eight bytes.
pub enum Move {
    /// Play a card from the hand (TURN-2).
    Play {
        /// The card.
        card: Card,
        /// The target.
        #[serde(default)]
        target: Target,
    },
    /// Discard cards face down, and in some games remove a card in front of oneself by it (PASS-1, PASS2-1, DISCARD-1).
    Discard {
        /// The cards.
        cards: Discards,
        /// The card in front of oneself that is removed, if any.
        #[serde(default)]
        removed: Option<Card>,
    },
    /// Tunnel Toll: discard a card to post a toll dwarf in the mine (TOLL-2).
    PostDwarf {
        /// The card that is discarded.
        card: Card,
        /// The cell where the dwarf stands.
        cell: Cell,
    },
    /// Tunnel Toll: build where a toll dwarf stands, if another player pays (TOLL-4).
    AskSponsor {
        /// The player who is asked to pay.
        sponsor: Seat,
        /// The card to be played: a path card, or one that moves a path card.
        card: Card,
        /// The cell where the dwarf stands.
        cell: Cell,
        /// True if the card is laid rotated by half a turn.
        #[serde(default)]
        rotated: bool,
    },
    /// The Duel: give a troll a marker, before playing (TROLL-1).
    PayTroll {
        /// The cell of the troll's card.
        cell: Cell,
    },
    /// Answer a question that the game has asked.
    Answer {
        /// The question.
        to: Decision,
        /// The answer.
        reply: Reply,
    },
}

/// The target of a card.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing.
    #[default]
    Nothing,
    /// An empty cell where a path card is laid.
    Place {
        /// The cell.
        cell: Cell,
        /// True if the card is rotated by half a turn.
        #[serde(default)]
        rotated: bool,
    },
    /// A cell.
    Cell(Cell),
    /// Two cells, the smaller one first. They are read in any order.
    #[serde(deserialize_with = "sorted_cells")]
    Cells(Cell, Cell),
    /// A player.
    Seat(Seat),
    /// A broken tool in front of a player.
    Tool {
        /// The player.
        seat: Seat,
        /// The tool.
        tool: Tool,
    },
}

fn sorted_cells<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<(Cell, Cell), D::Error> {
    let (one, two) = Deserialize::deserialize(deserializer)?;
    Ok(if one < two { (one, two) } else { (two, one) })
}

impl Target {
    /// Returns the kind of this target.
    pub const fn aim(self) -> Aim {
        match self {
            Target::Nothing => Aim::Nothing,
            Target::Place { .. } => Aim::Place,
            Target::Cell(_) => Aim::Cell,
            Target::Cells(..) => Aim::Cells,
            Target::Seat(_) => Aim::Player,
            Target::Tool { .. } => Aim::Tool,
        }
    }

    /// Returns the cells that the target names.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let (one, two) = match self {
            Target::Place { cell, .. } | Target::Cell(cell) => (Some(cell), None),
            Target::Cells(one, two) => (Some(one), Some(two)),
            Target::Nothing | Target::Seat(_) | Target::Tool { .. } => (None, None),
        };
        one.into_iter().chain(two)
    }

    /// Returns the player that the target names.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Target::Seat(seat) | Target::Tool { seat, .. } => Some(seat),
            Target::Nothing | Target::Place { .. } | Target::Cell(_) | Target::Cells(..) => None,
        }
    }

    /// Returns true if the card is laid rotated by half a turn.
    pub const fn is_rotated(self) -> bool {
        matches!(self, Target::Place { rotated: true, .. })
    }
}

/// The answer to a question.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// No: let it happen, keep the goals as they are, refuse to pay, or steal nothing.
    No,
    /// Yes: do what is offered.
    Yes,
    /// One of several cells.
    Cell(Cell),
    /// One of several players.
    Seat(Seat),
    /// One of several cards.
    Card(Card),
    /// One of several gold cards, by its nuggets.
    Gold(u8),
}

impl Move {
    /// The answer that lets an announced play take effect (VETO-1).
    pub const ALLOW: Move = Move::Answer { to: Decision::React, reply: Reply::No };

    /// The answer that plays the Veto against an announced play (VETO-1).
    pub const VETO: Move = Move::Answer { to: Decision::React, reply: Reply::Yes };

    /// Returns the move that plays a card without a target.
    pub const fn play(card: Card) -> Move {
        Move::Play { card, target: Target::Nothing }
    }

    /// Returns the move that lays a path card.
    pub const fn lay(card: Card, cell: Cell, rotated: bool) -> Move {
        Move::Play { card, target: Target::Place { cell, rotated } }
    }

    /// Changes the cell where a path card is laid.
    #[inline]
    pub(crate) fn set_cell(&mut self, to: Cell) {
        if let Move::Play { target: Target::Place { cell, .. }, .. } = self {
            *cell = to;
        }
    }

    /// Returns the move that discards one card.
    pub const fn pass(card: Card) -> Move {
        Move::Discard { cards: Discards::one(card), removed: None }
    }

    /// Returns true if this move plays a card from the hand, so that a Veto may answer it (VETO-1).
    pub const fn is_play(&self) -> bool {
        matches!(self, Move::Play { .. })
    }

    /// Returns the card of the hand that this move is made with: a card that is played, the Veto included, or the card
    /// that posts a toll dwarf. Returns `None` for a plain discard, which may have several cards.
    pub fn played_card(&self) -> Option<Card> {
        match *self {
            Move::Play { card, .. } | Move::PostDwarf { card, .. } | Move::AskSponsor { card, .. } => Some(card),
            Move::Answer { to: Decision::React, reply: Reply::Yes } => Some(Card::Veto),
            Move::Discard { .. } | Move::PayTroll { .. } | Move::Answer { .. } => None,
        }
    }

    /// Returns the cards of the hand that a player selects to make this move. Answers need none, not even the Veto.
    pub fn hand_cards(&self) -> Vec<Card> {
        match self {
            Move::Discard { cards, .. } => cards.as_slice().to_vec(),
            Move::Play { card, .. } | Move::PostDwarf { card, .. } | Move::AskSponsor { card, .. } => vec![*card],
            Move::PayTroll { .. } | Move::Answer { .. } => Vec::new(),
        }
    }

    /// Returns the target of the play, or the cell or the player that another move names.
    pub const fn target(&self) -> Target {
        match *self {
            Move::Play { target, .. } => target,
            Move::PostDwarf { cell, .. } | Move::PayTroll { cell } => Target::Cell(cell),
            Move::AskSponsor { cell, rotated, .. } => Target::Place { cell, rotated },
            Move::Answer { reply: Reply::Cell(cell), .. } => Target::Cell(cell),
            Move::Answer { reply: Reply::Seat(seat), .. } => Target::Seat(seat),
            Move::Discard { .. } | Move::Answer { .. } => Target::Nothing,
        }
    }

    /// Returns the card, the cell and the rotation if this move lays a path card or moves one with a Diversion.
    pub(crate) const fn builds(&self) -> Option<(Card, Cell, bool)> {
        match *self {
            Move::Play { card, target: Target::Place { cell, rotated } } => Some((card, cell, rotated)),
            Move::Play { .. }
            | Move::Discard { .. }
            | Move::PostDwarf { .. }
            | Move::AskSponsor { .. }
            | Move::PayTroll { .. }
            | Move::Answer { .. } => None,
        }
    }

    /// Returns the play that a sponsor is asked to pay for, or the move itself if it asks for no sponsor.
    #[must_use]
    pub const fn intended_play(self) -> Move {
        match self {
            Move::AskSponsor { card, cell, rotated, .. } => Move::lay(card, cell, rotated),
            Move::Play { .. }
            | Move::Discard { .. }
            | Move::PostDwarf { .. }
            | Move::PayTroll { .. }
            | Move::Answer { .. } => self,
        }
    }
}

/// One to three cards that are discarded together.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string[]"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Discards {
    /// The cards, sorted. The unused places repeat the last card.
    cards: [Card; 3],
    count: u8,
}

impl Discards {
    /// Returns these cards as a set of discards, or `None` if there are no cards or more than three.
    pub fn new(cards: &[Card]) -> Option<Discards> {
        let mut sorted = match *cards {
            [one] => [one, one, one],
            [one, two] => [one, two, two],
            [one, two, three] => [one, two, three],
            _ => return None,
        };
        sorted[..cards.len()].sort_unstable();
        if cards.len() == 2 {
            sorted[2] = sorted[1];
        }
        Some(Discards { cards: sorted, count: cards.len() as u8 })
    }

    /// Returns a set of one card.
    pub const fn one(card: Card) -> Discards {
        Discards { cards: [card; 3], count: 1 }
    }

    /// Returns a set of two cards, which must be sorted.
    pub(crate) const fn two(one: Card, two: Card) -> Discards {
        Discards { cards: [one, two, two], count: 2 }
    }

    /// Returns a set of three cards, which must be sorted.
    pub(crate) const fn three(one: Card, two: Card, three: Card) -> Discards {
        Discards { cards: [one, two, three], count: 3 }
    }

    /// Returns the cards.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.count as usize]
    }
}

impl Serialize for Discards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Discards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Discards, D::Error> {
        let cards = Vec::deserialize(deserializer)?;
        Discards::new(&cards).ok_or_else(|| serde::de::Error::custom("a discard has one to three cards"))
    }
}
