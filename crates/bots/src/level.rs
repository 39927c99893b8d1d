//! How well a bot plays.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal move, each as likely as any other.
    Random,
    /// What looks best at the moment, without memory.
    Easy,
    /// The same, and it infers from everything that happened who is what and where the treasure lies.
    Normal,
    /// The same, and it tries moves out in games that it imagines.
    Hard,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Normal, Level::Hard];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no level of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no level {0:?}: they are random, easy, normal and hard")]
pub struct UnknownLevel(String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}
