//! Keeping a survey as the mine grows.
//!
//! A laid card makes its cell impassable, and it can add, extend or connect shafts. The distances to a target stay the
//! same if every cell beside it still has a way that is as short, and if no new shaft makes a way shorter. Otherwise they
//! are measured again. If anything else has changed, the whole mine is surveyed again.

use super::cells::{CellSet, beside};
use super::ground::find_targets;
use super::spots::has_doors;
use super::{ByTarget, FAR, LANES, Survey, index, look};
use crate::duel;
use saboteur_engine::{Family, Placed, Seat, Sides, State, Team};

/// The surveys of a mine: one for all players, or in The Duel one for each team.
#[derive(Clone)]
pub(crate) struct Surveys(pub(super) Vec<Survey>);

impl Surveys {
    /// Surveys the mine.
    pub(crate) fn new(state: &State) -> Surveys {
        Surveys(match state.rules().game {
            Family::Base | Family::Saboteur2 => vec![Survey::new(state, None)],
            Family::Duel => Team::ALL.map(|team| Survey::new(state, Some(team))).into(),
            Family::Solo => vec![Survey::new(state, Some(duel::team(state, Seat(0))))],
        })
    }

    /// Updates the surveys to the mine of a state that followed.
    pub(crate) fn update(&mut self, state: &State) {
        self.0.iter_mut().for_each(|survey| survey.update(state));
    }

    /// Returns the survey for all players, or in The Duel for the first team.
    pub(crate) fn common(&self) -> &Survey {
        &self.0[0]
    }

    /// The Duel: returns the survey for a team, if it plays.
    pub(crate) fn of(&self, team: Team) -> Option<&Survey> {
        self.0.iter().find(|survey| survey.team == Some(team))
    }
}

/// A set of targets, one bit each.
type Targets = u16;

impl Survey {
    /// Updates the survey to the mine of a state that followed. The result is the same as that of a new survey.
    pub(crate) fn update(&mut self, state: &State) {
        if !self.has_only_grown(state) {
            *self = Survey::new(state, self.team);
            return;
        }
        let placed = state.board().placed();
        let laid = self.cards..placed.len();
        let reach = state.reach(self.team);
        let joined = (0..self.cards).any(|number| reach.of(number) != self.ground.reach.of(number));
        self.ground.reach = reach;
        if laid.is_empty() && !joined {
            return;
        }
        let (mut stale, mut changes_shafts) = (0, joined);
        let mut doubtful = CellSet::NONE;
        for number in laid.clone() {
            let card = &placed[number];
            self.looks[number] = look(card);
            changes_shafts |= self.ground.groups_apart(number, card).next().is_some();
            if let Some(at) = index(card.cell) {
                changes_shafts |= self.ground.shafts.iter().any(|shaft| shaft.ends.contains(at));
                self.fields[at] = [FAR; LANES];
                self.ground.add(number, card);
                self.remove_spot(at);
                beside(at).for_each(|next| doubtful.insert(next));
            }
        }
        self.cards = placed.len();
        if changes_shafts {
            stale |= self.find_shafts_again(placed, &mut doubtful);
        }
        stale |= self.without_way(&doubtful);
        if joined || self.teams && has_doors(placed) {
            self.find_spots(state);
        } else {
            for number in laid {
                let openings = self.ground.reach.of(number);
                let by = if self.teams { openings } else { Sides::NONE };
                self.add_spots(placed[number].cell, openings, [by; 2]);
            }
        }
        for target in (0..self.ground.target_count).filter(|target| stale & 1 << target != 0) {
            self.forget(target);
        }
        self.measure(placed);
    }

    /// Returns true if nothing but face-up cards was added to the mine, and the targets are the same.
    fn has_only_grown(&self, state: &State) -> bool {
        let placed = state.board().placed();
        let Some((known, laid)) = placed.split_at_checked(self.cards) else {
            return false;
        };
        let same = known.iter().zip(&self.looks).all(|(card, known)| look(card) == *known);
        if !same || laid.iter().any(Placed::is_face_down) {
            return false;
        }
        // In The Duel, cards with nuggets come and markers are placed. In the other games only face-down goals count.
        !state.rules().is_duel() || find_targets(state).eq(self.targets().iter().copied())
    }

    /// Finds the shafts again, and adds the ends of those that are no more to the doubtful cells. Returns the targets to
    /// which some distances may have changed because of shafts.
    fn find_shafts_again(&mut self, placed: &[Placed], doubtful: &mut CellSet) -> Targets {
        let mut stale = 0;
        let shafts = self.ground.find_shafts(placed);
        let before = std::mem::replace(&mut self.ground.shafts, shafts);
        for gone in before.iter().filter(|shaft| !self.ground.shafts.contains(shaft)) {
            doubtful.add(&gone.ends);
            stale |= gone.targets;
        }
        for new in self.ground.shafts.iter().filter(|shaft| !before.contains(shaft)) {
            let (nearest, farthest) = self.distances_of(&new.ends);
            let shorter = |&target: &usize| farthest[target] > nearest[target] + 1;
            let targets = (0..self.ground.target_count).filter(shorter);
            stale |= new.targets | targets.fold(0, |all, target| all | 1 << target);
        }
        stale
    }

    /// Returns the lowest and the highest distance of these cells to each target, as measured.
    fn distances_of(&self, cells: &CellSet) -> (ByTarget, ByTarget) {
        let (mut nearest, mut farthest) = ([FAR; LANES], [0; LANES]);
        cells.for_each(|at| {
            for target in 0..LANES {
                nearest[target] = nearest[target].min(self.fields[at][target]);
                farthest[target] = farthest[target].max(self.fields[at][target]);
            }
        });
        (nearest, farthest)
    }

    /// Returns the targets for which one of these cells has no way as short as its distance any more: neither a
    /// neighbour nor another end of a shaft is one card nearer.
    fn without_way(&self, doubtful: &CellSet) -> Targets {
        let mut lost = [false; LANES];
        doubtful.for_each(|at| {
            if !self.ground.passable.contains(at) {
                return;
            }
            let far = &self.fields[at];
            let mut holds = far.map(|far| far == 1 || far == FAR);
            let mut note = |nearer: &ByTarget| {
                for target in 0..LANES {
                    holds[target] |= nearer[target] + 1 == far[target];
                }
            };
            beside(at).for_each(|next| note(&self.fields[next]));
            for shaft in self.ground.shafts.iter().filter(|shaft| shaft.ends.contains(at)) {
                note(&self.distances_of(&shaft.ends).0);
            }
            for target in 0..LANES {
                lost[target] |= !holds[target];
            }
        });
        (0..self.ground.target_count).fold(0, |targets, target| targets | Targets::from(lost[target]) << target)
    }

    /// Drops the distances to a target.
    fn forget(&mut self, target: usize) {
        self.fields.iter_mut().for_each(|far: &mut ByTarget| far[target] = FAR);
        self.measured[target] = 0;
    }
}
