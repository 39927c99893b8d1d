//! Dwarf cards: who a player is this round.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a dwarf card says its player is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dwarf {
    /// Digs for the treasure together with the other miners.
    GoldMiner,
    /// Wants the treasure to stay where it is.
    Saboteur,
    /// Wants to be the one who reaches the treasure.
    GreedyDwarf,
}

impl Dwarf {
    /// The name of the card in documents.
    pub const fn id(self) -> &'static str {
        match self {
            Dwarf::GoldMiner => "gold_miner",
            Dwarf::Saboteur => "saboteur",
            Dwarf::GreedyDwarf => "greedy_dwarf",
        }
    }
}

impl fmt::Display for Dwarf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
