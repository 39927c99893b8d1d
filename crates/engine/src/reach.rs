//! What the tunnels of a team lead to, for players who look ahead.

use crate::board::MOST_PLACED;
use crate::cell::Sides;
use crate::rules::Family;
use crate::state::State;
use crate::team::Team;

/// What a team's tunnels lead to: for each card in the mine, the openings that the team comes to.
pub struct Reach([Sides; MOST_PLACED]);

impl Reach {
    /// The openings of the card with this number in [`Board::placed`](crate::Board::placed).
    #[inline]
    pub fn of(&self, number: usize) -> Sides {
        self.0[number]
    }
}

impl State {
    /// What this team's tunnels lead to; whatever is connected with the start if no doors and no starts belong to anybody.
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
