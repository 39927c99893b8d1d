//! Dwarf cards: who a player is this round.

use crate::card::Team;
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
