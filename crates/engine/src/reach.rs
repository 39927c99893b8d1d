//! The openings that a team's tunnels lead to, for bots.

use crate::board::MOST_PLACED;
use crate::cell::Sides;
use crate::rules::Family;
use crate::state::State;
use crate::team::Team;

/// The openings of each card in the mine that a team's tunnels lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach([Sides; MOST_PLACED]);

impl Reach {
    /// Returns the reached openings of the card with this index in [`Board::placed`](crate::Board::placed).
    #[inline]
    pub fn of(&self, number: usize) -> Sides {
        self.0[number]
    }
}

impl State {
    /// Returns the openings that this team's tunnels lead to. Without a team, or if the game has no doors and no starts
    /// for teams, these are all openings that are connected with the start.
    pub fn reach(&self, team: Option<Team>) -> Reach {
        match (team, self.rules.game) {
            (Some(team), Family::Duel | Family::Solo) => Reach(self.way(team)),
            (Some(team), Family::Saboteur2) if self.board.is_barred_to(team) => Reach(self.board.access(team)),
            (_, Family::Base | Family::Saboteur2) | (None, _) => {
                let mut reach = [Sides::NONE; MOST_PLACED];
                reach.iter_mut().zip(self.board.placed()).for_each(|(slot, placed)| *slot = placed.reach());
                Reach(reach)
            }
        }
    }
}
