//! The rounds of the game at a table that have ended.

use super::{Happening, Table};
use crate::unmasking::EndedRound;

impl Table {
    /// Returns the round that has just ended: the last news are about the move that has turned its dwarf cards over.
    pub fn round_just_ended(&self) -> Option<EndedRound> {
        self.ended_round(self.happened.len().checked_sub(1)?)
    }

    /// Returns the last round of the game on the table that has ended, if there are roles.
    pub fn last_ended_round(&self) -> Option<EndedRound> {
        (0..self.happened.len()).rev().find_map(|at| self.ended_round(at))
    }

    /// Returns the round that has ended with this happening.
    fn ended_round(&self, at: usize) -> Option<EndedRound> {
        let play = self.play.as_ref().filter(|play| !play.game().rules().is_duel())?;
        match self.happened.get(at)? {
            Happening::Moved { number, .. } => EndedRound::new(play, *number, self.forgotten + at as u64 + 1),
            _ => None,
        }
    }
}
