//! Stances: what a player says of another one by pointing.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a player says of another one.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stance {
    /// The other one is a Saboteur.
    Accuse,
    /// The other one is not a Saboteur.
    Vouch,
}

impl Stance {
    /// Both stances.
    pub const ALL: [Stance; 2] = [Stance::Accuse, Stance::Vouch];

    /// Returns the name of the stance.
    pub const fn name(self) -> &'static str {
        match self {
            Stance::Accuse => "accuse",
            Stance::Vouch => "vouch",
        }
    }
}

impl fmt::Display for Stance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
