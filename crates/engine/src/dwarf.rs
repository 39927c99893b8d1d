//! Dwarf cards: the roles of the players in a round.

use crate::seat::MAX_SEATS;
use crate::team::Team;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The role on a dwarf card.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dwarf {
    /// Base game: digs for the treasure together with the other miners.
    GoldMiner,
    /// Wins if the treasure is not reached.
    Saboteur,
    /// Base game: wins alone by reaching the treasure.
    GreedyDwarf,
    /// Saboteur 2: a miner of the blue team. The Duel: the blue dwarf.
    Blue,
    /// Saboteur 2: a miner of the green team. The Duel: the green dwarf.
    Green,
    /// Saboteur 2: wins with every team of miners, and gets one gold less.
    Boss,
    /// Saboteur 2: wins with the miners and with the Saboteurs, and gets two gold less.
    Profiteer,
    /// Saboteur 2: gets gold for crystals.
    Geologist,
}

impl Dwarf {
    /// All dwarf cards.
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

    /// Returns the name of the dwarf card in documents.
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

    /// Returns the team of a blue or a green dwarf.
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

/// The dwarf cards that no player has: first the cards left over, then the cards that are out of the round (HATS-1).
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

    /// Exchanges a player's old card for the next card left over, if there is one. The old card goes under the others,
    /// or out of the round if `goes_out` is true.
    pub(crate) fn exchange(&mut self, old: Dwarf, goes_out: bool) -> Option<Dwarf> {
        let count = self.left as usize;
        let new = *self.left().first()?;
        self.cards[..count].rotate_left(1);
        self.cards[count - 1] = old;
        if goes_out {
            self.left -= 1;
            self.out += 1;
        }
        Some(new)
    }
}
