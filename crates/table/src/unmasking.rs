//! What comes to light when the dwarf cards are turned over at the end of a round.

use saboteur_engine::Seat;
use serde::{Deserialize, Serialize};

/// What came to light at the end of a round.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unmasked {
    /// The number of the round, from 1.
    pub round: u8,
    /// The players who were pointing when the round ended, the best reader first.
    pub readers: Vec<Reader>,
    /// What careful players would have believed, at most three lines.
    pub lines: Vec<UnmaskedLine>,
}

/// What a player said by pointing, compared with the dwarf cards.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reader {
    /// The player.
    pub seat: Seat,
    /// The number of Saboteurs whom they accused and of other players for whom they vouched.
    pub right: u8,
    /// The number of Saboteurs for whom they vouched and of other players whom they accused.
    pub wrong: u8,
}

/// Something that careful players would have believed. Moves are counted from the beginning of the game.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum UnmaskedLine {
    /// Most of the others trusted a Saboteur.
    Fooled {
        /// The Saboteur.
        seat: Seat,
        /// The number of players who trusted them to the last.
        by_count: u8,
        /// The number of the last move after which most still trusted them.
        until_move: usize,
    },
    /// A player was the first to suspect a Saboteur.
    SuspectedFirst {
        /// The player.
        seat: Seat,
        /// The Saboteur.
        whom: Seat,
        /// The number of the move after which they did.
        #[serde(rename = "move")]
        number: usize,
    },
    /// Everybody saw through a Saboteur.
    Open {
        /// The Saboteur.
        seat: Seat,
        /// The number of the move after which everybody did.
        #[serde(rename = "move")]
        number: usize,
    },
    /// A player who is not a Saboteur was suspected at the end of the round.
    Blamed {
        /// The player.
        seat: Seat,
        /// The number of players who suspected them.
        by_count: u8,
    },
}
