//! The two teams of Saboteur 2 and of The Duel.

use serde::{Deserialize, Serialize};

/// A team of Gold Miners in Saboteur 2, or a player of The Duel; also the colour of a door.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Team {
    /// The blue team: a square, the letter B.
    Blue,
    /// The green team: a triangle, the letter G.
    Green,
}

impl Team {
    /// Both teams.
    pub const ALL: [Team; 2] = [Team::Blue, Team::Green];

    /// Returns the other team.
    pub const fn other(self) -> Team {
        match self {
            Team::Blue => Team::Green,
            Team::Green => Team::Blue,
        }
    }

    /// Returns the letter of the team in the notation.
    pub const fn letter(self) -> char {
        match self {
            Team::Blue => 'b',
            Team::Green => 'g',
        }
    }
}
