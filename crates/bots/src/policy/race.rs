//! The race for the last card to the treasure.

use super::Situation;
use crate::survey::Needs;
use saboteur_engine::{Dwarf, Seat, Team};

/// The chances that a player of the own team, or of the other team, lays the last card if one is needed. To a Saboteur
/// all builders are the other team.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Tempo {
    own: f32,
    rival: f32,
}

/// The chance that a player has the last card and lays it.
const LAST_CARD: f32 = 0.3;

impl Situation<'_> {
    /// Returns the chances to lay the last card after this turn, if `hindered` cannot. All are 0 for a player who does
    /// not consider the race.
    pub(super) fn tempo(&self, hindered: Option<Seat>) -> Tempo {
        let mut tempo = Tempo::default();
        if !self.mind.watchful || !(self.own == Dwarf::Saboteur || self.rival().is_some()) {
            return tempo;
        }
        let players = self.state.player_count();
        let step = |seat: Seat| if self.state.is_reversed() { seat.right(players) } else { seat.left(players) };
        let mut open = 1.0;
        let mut seat = self.seat;
        for _ in 0..players {
            seat = step(seat);
            if self.state.hand(seat).is_empty() || hindered == Some(seat) || self.is_blocked(seat) {
                continue;
            }
            let is = |dwarf: Dwarf| self.mind.is(seat, dwarf);
            let (own, rival) = match self.rival() {
                Some(Team::Green) => (is(Dwarf::Blue), is(Dwarf::Green)),
                Some(Team::Blue) => (is(Dwarf::Green), is(Dwarf::Blue)),
                None => (0.0, 1.0 - is(Dwarf::Saboteur) - is(Dwarf::Profiteer) - is(Dwarf::Geologist)),
            };
            tempo.own += open * LAST_CARD * own;
            tempo.rival += open * LAST_CARD * rival;
            open *= 1.0 - LAST_CARD;
        }
        tempo
    }

    /// Returns the value of the race for the last card with these needs.
    pub(super) fn race(&self, needs: &Needs, tempo: Tempo) -> f32 {
        if tempo == Tempo::default() {
            return 0.0;
        }
        let near = |need: u8| f32::from(u8::from(need == 1));
        let mut sum = 0.0;
        for target in 0..self.survey.targets().len() {
            sum += self.aim[target]
                * match (self.own.team(), self.rival()) {
                    (Some(own), Some(rival)) => {
                        near(needs.by[own as usize][target]) * tempo.own
                            - near(needs.by[rival as usize][target]) * tempo.rival
                    }
                    (Some(_) | None, _) => -near(needs.any[target]) * tempo.rival,
                };
        }
        let weight = if self.own == Dwarf::Saboteur { self.weights.race_saboteur } else { self.weights.race };
        weight * sum
    }

    /// Returns the value of hindering a player in the race for the last card.
    pub(super) fn race_by_hindering(&self, target: Seat) -> f32 {
        let needs = &self.survey.needs;
        self.race(needs, self.tempo(Some(target))) - self.race(needs, self.tempo)
    }
}
