//! Dwarf cards: who a player is this round.

use crate::seat::MAX_SEATS;
use crate::team::Team;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a dwarf card says its player is.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dwarf {
    /// Base game: digs for the treasure together with the other miners.
    GoldMiner,
    /// Wants the treasure to stay where it is.
    Saboteur,
    /// Base game: wants to be the one who reaches the treasure.
    GreedyDwarf,
    /// Saboteur 2: a miner of the blue team. The Duel: the blue dwarf.
    Blue,
    /// Saboteur 2: a miner of the green team. The Duel: the green dwarf.
    Green,
    /// Saboteur 2: wins with every team of miners, and gets one gold less.
    Boss,
    /// Saboteur 2: wins with whoever wins, and gets two gold less.
    Profiteer,
    /// Saboteur 2: wants crystals.
    Geologist,
}

impl Dwarf {
    /// Every kind there is.
    pub const ALL: [Dwarf; 8] = [
        Dwarf::GoldMiner,
        Dwarf::Saboteur,
        Dwarf::GreedyDwarf,
        Dwarf::Blue,
        Dwarf::Green,
        Dwarf::Boss,
        Dwarf::Profiteer,
        Dwarf::Geologist,
    ];

    /// The name of the card in documents.
    pub const fn id(self) -> &'static str {
        match self {
            Dwarf::GoldMiner => "gold_miner",
            Dwarf::Saboteur => "saboteur",
            Dwarf::GreedyDwarf => "greedy_dwarf",
            Dwarf::Blue => "blue",
            Dwarf::Green => "green",
            Dwarf::Boss => "boss",
            Dwarf::Profiteer => "profiteer",
            Dwarf::Geologist => "geologist",
        }
    }

    /// The team of Saboteur 2 that the dwarf belongs to.
    pub const fn team(self) -> Option<Team> {
        match self {
            Dwarf::Blue => Some(Team::Blue),
            Dwarf::Green => Some(Team::Green),
            Dwarf::GoldMiner
            | Dwarf::Saboteur
            | Dwarf::GreedyDwarf
            | Dwarf::Boss
            | Dwarf::Profiteer
            | Dwarf::Geologist => None,
        }
    }
}

impl fmt::Display for Dwarf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The most dwarf cards that can be left over.
const MOST_LEFT_OVER: usize = 13;

/// The dwarf cards of a round that no player has: those left over, then those that are out of the round (HATS-1).
#[derive(Clone, Copy)]
pub(crate) struct DwarfDeck {
    cards: [Dwarf; MOST_LEFT_OVER],
    left: u8,
    out: u8,
}

impl DwarfDeck {
    pub(crate) const EMPTY: DwarfDeck = DwarfDeck { cards: [Dwarf::GoldMiner; MOST_LEFT_OVER], left: 0, out: 0 };

    /// The most dwarf cards that are shuffled for a round.
    pub(crate) const MOST: usize = MAX_SEATS + MOST_LEFT_OVER;

    /// Returns a deck of the cards that are left over and those that are out of the round.
    pub(crate) fn new(left: &[Dwarf], out: &[Dwarf]) -> DwarfDeck {
        let mut deck = DwarfDeck { left: left.len() as u8, out: out.len() as u8, ..DwarfDeck::EMPTY };
        deck.cards[..left.len()].copy_from_slice(left);
        deck.cards[left.len()..][..out.len()].copy_from_slice(out);
        deck
    }

    pub(crate) fn clear(&mut self) {
        (self.left, self.out) = (0, 0);
    }

    /// Returns the cards that are left over, the next one first.
    pub(crate) fn left(&self) -> &[Dwarf] {
        &self.cards[..self.left as usize]
    }

    /// Returns the cards that are out of the round.
    pub(crate) fn out(&self) -> &[Dwarf] {
        &self.cards[self.left as usize..][..self.out as usize]
    }

    /// Returns all cards that no player has.
    pub(crate) fn aside(&self) -> &[Dwarf] {
        &self.cards[..(self.left + self.out) as usize]
    }

    pub(crate) fn aside_mut(&mut self) -> &mut [Dwarf] {
        &mut self.cards[..(self.left + self.out) as usize]
    }

    /// Takes the next card, if there is one. The old card goes under the others, or out of the round.
    pub(crate) fn exchange(&mut self, old: Dwarf, leaves: bool) -> Option<Dwarf> {
        let count = self.left as usize;
        let new = *self.left().first()?;
        self.cards[..count].rotate_left(1);
        self.cards[count - 1] = old;
        if leaves {
            self.left -= 1;
            self.out += 1;
        }
        Some(new)
    }
}
