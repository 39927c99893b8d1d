//! The number of cards that are needed to each target, now and after a move.

use super::cells::CellSet;
use super::ground::{Ground, limit};
use super::spots::{Spot, has_doors, team_reaches};
use super::{ByTarget, EMPTY, FAR, LANES, MOST_GOALS, Survey, index};
use saboteur_engine::{Card, Cell, Family, Placed, Reach, Side, Sides, State, Team};

/// The number of cards that are needed to each target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Needs {
    /// By any player.
    pub(crate) any: ByTarget,
    /// By the blue and by the green team. Used only in Saboteur 2.
    pub(crate) by: [ByTarget; 2],
    /// The number of spots from which the nearest target is at most one card farther than from the nearest spot.
    pub(crate) width: u8,
    /// The targets that a card just laid reaches, one bit each.
    pub(crate) reaches: u16,
}

impl Needs {
    /// The needs if nothing can be reached.
    pub(super) const NONE: Needs = Needs { any: [FAR; LANES], by: [[FAR; LANES]; 2], width: 0, reaches: 0 };
}

/// For each target, the nearest spot.
#[derive(Clone, Copy)]
pub(super) struct Best {
    /// The number of cards from the spot to the target.
    pub(super) far: ByTarget,
    /// The index of the spot, or [`EMPTY`].
    pub(super) spot: ByTarget,
    /// The number of cards from the second nearest spot.
    otherwise: ByTarget,
}

impl Best {
    /// No spot.
    pub(super) const NONE: Best = Best { far: [FAR; LANES], spot: [EMPTY; LANES], otherwise: [FAR; LANES] };

    /// Notes a spot at these distances.
    pub(super) fn note(&mut self, far: &ByTarget, spot: u8) {
        // One simple loop for each entry, so that the compiler lets the processor work on all targets at once.
        let best = *self;
        for target in 0..LANES {
            self.otherwise[target] = best.otherwise[target].min(far[target].max(best.far[target]));
        }
        for target in 0..LANES {
            self.spot[target] = if far[target] < best.far[target] { spot } else { best.spot[target] };
        }
        for target in 0..LANES {
            self.far[target] = best.far[target].min(far[target]);
        }
    }

    /// Returns the number of cards to each target if no card can be laid on this spot.
    pub(super) fn without(&self, spot: u8) -> ByTarget {
        let mut far = self.far;
        for target in 0..LANES {
            far[target] = if self.spot[target] == spot { self.otherwise[target] } else { far[target] };
        }
        far
    }
}

/// What a short look at a mine shows.
pub(crate) struct Glance {
    pub(crate) needs: Needs,
    /// The number of targets.
    pub(crate) targets: usize,
}

impl Glance {
    /// Looks at a mine only to find the needs: the same as those of a survey.
    pub(crate) fn new(state: &State, team: Option<Team>) -> Glance {
        let ground = Ground::new(state, team);
        let placed = state.board().placed();
        let teams = state.rules().game == Family::Saboteur2;
        let reaches = (teams && has_doors(placed)).then(|| team_reaches(state));
        let spots = ground.faced_by(placed, &ground.reach);
        let mut ends = [CellSet::NONE; MOST_GOALS];
        for target in 0..ground.target_count {
            ends[target] = ground.ends_of_ways(target, placed);
        }
        let ends = &ends[..ground.target_count];
        let any = ground.fewest_cards(&spots, ends);
        let mut by = [if teams { any } else { [FAR; LANES] }; 2];
        if let Some(reaches) = &reaches {
            by = reaches.each_ref().map(|reach| ground.fewest_cards(&ground.faced_by(placed, reach), ends));
            for (far, any) in by.iter_mut().flat_map(|by| by.iter_mut().zip(any)) {
                *far = if *far < limit(any) { *far } else { FAR };
            }
        }
        let nearest = (0..ends.len()).min_by_key(|&target| any[target]).filter(|&target| any[target] < FAR);
        let width = nearest.map_or(spots.count_common(&spots), |target| {
            let mut width = 0;
            ground.flood(ends[target], |far, cells| {
                width += if far >= any[target] { cells.count_common(&spots) } else { 0 };
                far <= any[target]
            });
            width
        });
        Glance { needs: Needs { any, by, width: width as u8, reaches: 0 }, targets: ground.target_count }
    }
}

impl Ground {
    /// Returns the empty cells that these openings face.
    fn faced_by(&self, placed: &[Placed], openings: &Reach) -> CellSet {
        let mut with_opening = [CellSet::NONE; 4];
        let mut faced = CellSet::NONE;
        for (number, card) in placed.iter().enumerate() {
            let openings = openings.of(number);
            if let Some(at) = index(card.cell) {
                for side in Side::ALL {
                    with_opening[side as usize].insert_if(openings.contains(side), at);
                }
            } else {
                openings.iter().filter_map(|side| index(card.cell.step(side))).for_each(|at| faced.insert(at));
            }
        }
        for side in Side::ALL {
            faced.add(&with_opening[side as usize].step(side));
        }
        faced.common(&self.empty)
    }

    /// Returns for each target the number of cards from the nearest of these spots. `ends` are the cells where the ways
    /// to the targets end.
    fn fewest_cards(&self, spots: &CellSet, ends: &[CellSet]) -> ByTarget {
        let mut fewest = [FAR; LANES];
        let mut left = ends.len();
        self.flood(*spots, |far, cells| {
            for (fewest, ends) in fewest.iter_mut().zip(ends) {
                if *fewest == FAR && !cells.is_disjoint(ends) {
                    *fewest = far;
                    left -= 1;
                }
            }
            left > 0
        });
        fewest
    }
}

impl Survey {
    /// Returns the needs if no card can be laid on this spot. Does not change the width.
    pub(super) fn needs_without(&self, spot: u8) -> Needs {
        let [any, blue, green] = self.best.each_ref().map(|best| best.without(spot));
        Needs { any, by: [blue, green], width: self.needs.width, reaches: 0 }
    }

    /// Returns the needs if no card can be laid on this cell.
    pub(crate) fn after_blocking(&self, cell: Cell) -> Needs {
        let spot = index(cell).map_or(EMPTY, |at| self.spot_at[at]);
        let mut needs = self.needs_without(spot);
        if spot != EMPTY && self.is_way_forward(cell) {
            needs.width = needs.width.saturating_sub(1);
        }
        needs
    }

    /// Returns true if a spot on this cell counts in the width: it is at most one card farther from the nearest target
    /// than the nearest spot.
    pub(super) fn is_way_forward(&self, cell: Cell) -> bool {
        self.distance(self.nearest, cell) <= self.needs.any[self.nearest] + 1
    }

    /// Returns the needs after this card is laid on this cell.
    pub(crate) fn after_laying(&self, state: &State, card: Card, cell: Cell, rotated: bool) -> Needs {
        let mut needs = self.after_blocking(cell);
        let shape = card.shape(rotated);
        let spot = self.spot(cell).copied().unwrap_or(Spot::without_entry(cell));
        let ladder = card.has_ladder() || card.home().is_some();
        let marks = card.marks(rotated);
        let entry = if ladder { shape.open() } else { spot.entry.common(shape.open()) };
        let ways = shape.connected(entry);
        let enters = spot.entry_by.map(|entry| ladder || !entry.common(shape.open()).is_empty());
        let mut more_width = 0;
        for side in ways.iter() {
            let mut by = enters;
            if let Some((color, arm)) = marks.door {
                let team = color.other() as usize;
                by[team] &= arm != side && !spot.entry_by[team].without(Sides::only(arm)).is_empty();
            }
            self.follow_opening(state, cell, side, &mut needs, by, &mut more_width, 0);
        }
        needs.width = needs.width.saturating_add(more_width);
        needs
    }

    /// Updates the needs with everything that an opening to this side of a cell leads to. `by` is true for each team
    /// that can use the opening; `depth` is the number of cards followed so far.
    #[allow(clippy::too_many_arguments, reason = "one step of a walk, with all that it gathers")]
    fn follow_opening(
        &self,
        state: &State,
        cell: Cell,
        side: Side,
        needs: &mut Needs,
        by: [bool; 2],
        width: &mut u8,
        depth: u8,
    ) {
        let next = cell.step(side);
        let Some(at) = index(next) else {
            return;
        };
        if self.ground.grid[at] == EMPTY {
            let far = self.distances(at);
            let mut leads = 0;
            for target in 0..LANES {
                leads |= u8::from(far[target] <= needs.any[target]) & self.ground.is_target[target];
            }
            for target in 0..LANES {
                needs.any[target] = needs.any[target].min(far[target]);
            }
            for team in 0..2 {
                if by[team] {
                    for target in 0..LANES {
                        needs.by[team][target] = needs.by[team][target].min(far[target]);
                    }
                }
            }
            *width += leads & u8::from(self.spot_at[at] == EMPTY);
            return;
        }
        if let Some(target) = self.targets().iter().position(|target| target.cell == next) {
            needs.reaches |= 1 << target;
            needs.any[target] = 0;
            for team in 0..2 {
                if by[team] {
                    needs.by[team][target] = 0;
                }
            }
            return;
        }
        let number = usize::from(self.ground.grid[at]);
        let other = &state.board().placed()[number];
        let facing = side.opposite();
        let joins = !other.is_face_down()
            && other.shape().open().contains(facing)
            && !self.ground.reach.of(number).contains(facing);
        if joins && depth < 8 {
            for on in other.shape().connected(Sides::only(facing)).iter().filter(|&on| on != facing) {
                self.follow_opening(state, next, on, needs, by, width, depth + 1);
            }
        }
    }
}
