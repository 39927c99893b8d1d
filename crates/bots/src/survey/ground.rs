//! The ground: where tunnels can be dug, and how far they are from the targets.

use super::cells::CellSet;
use super::shaft::{Shaft, is_passable};
use super::{ByTarget, CELLS, EMPTY, FAR, LANES, MOST_GOALS, Target, index};
use saboteur_engine::{CardKind, Cell, Placed, Reach, Sides, State, Team};

/// The number of cards beyond the nearest spot to which distances are measured. A spot farther than this is never used.
const BEYOND: u8 = 4;

/// The most shafts that shorten a way.
const MOST_SHAFTS: usize = 64;

/// The ground, as players of a team can dig in it.
#[derive(Clone)]
pub(super) struct Ground {
    /// The index of the card on each cell, or [`EMPTY`].
    pub(super) grid: [u8; CELLS],
    /// The cells without a card.
    pub(super) empty: CellSet,
    /// The cells that a tunnel can pass: those without a card, and unopened chests.
    pub(super) passable: CellSet,
    pub(super) targets: [Target; MOST_GOALS],
    pub(super) target_count: usize,
    /// 1 for each target, 0 for the rest.
    pub(super) is_target: ByTarget,
    pub(super) shafts: Vec<Shaft>,
    /// The connected openings.
    pub(super) reach: Reach,
}

impl Ground {
    /// Surveys the ground. In The Duel, only the openings that this team reaches are connected.
    pub(super) fn new(state: &State, team: Option<Team>) -> Ground {
        let mut ground = Ground {
            grid: [EMPTY; CELLS],
            empty: CellSet::ALL,
            passable: CellSet::ALL,
            targets: [Target { cell: Cell::new(0, 0) }; MOST_GOALS],
            target_count: 0,
            is_target: [0; LANES],
            shafts: Vec::new(),
            reach: state.reach(team),
        };
        let placed = state.board().placed();
        for (number, card) in placed.iter().enumerate() {
            ground.add(number, card);
        }
        for (at, target) in find_targets(state).enumerate() {
            ground.targets[at] = target;
            ground.is_target[at] = 1;
            ground.target_count += 1;
        }
        ground.shafts = ground.find_shafts(placed);
        ground
    }

    /// Adds the card with this index.
    pub(super) fn add(&mut self, number: usize, card: &Placed) {
        if let Some(at) = index(card.cell) {
            self.grid[at] = number as u8;
            self.empty.remove(at);
            if !is_passable(card) {
                self.passable.remove(at);
            }
        }
    }

    /// Returns the targets.
    pub(super) fn targets(&self) -> &[Target] {
        &self.targets[..self.target_count]
    }

    /// Returns the index of a cell that can be a spot: it is surveyed and has no card.
    pub(super) fn spot_index(&self, cell: Cell) -> Option<usize> {
        index(cell).filter(|&at| self.grid[at] == EMPTY)
    }

    /// Measures the distances to a target: calls a function with each distance, from 1 on, and the cells at this
    /// distance, until a few cards beyond the first spot. Returns the distance from which on cells are not measured.
    pub(super) fn spread(
        &self,
        target: usize,
        placed: &[Placed],
        spots: &CellSet,
        mut each: impl FnMut(u8, &CellSet),
    ) -> u8 {
        let mut last = FAR;
        let all = self.flood(self.ends_of_ways(target, placed), |far, cells| {
            each(far, cells);
            if last == FAR && !cells.is_disjoint(spots) {
                last = limit(far);
            }
            far + 1 < last
        });
        if all { FAR } else { last }
    }

    /// Spreads from these cells over passable cells: calls a function with each number of cards, from 1 on, and the
    /// cells that are reached with so many and no fewer. Stops when the function returns false. Returns true if all
    /// cells that can be reached were reached.
    pub(super) fn flood(&self, from: CellSet, mut each: impl FnMut(u8, &CellSet) -> bool) -> bool {
        let mut wave = from;
        let mut used = 0u64;
        let mut free = self.passable;
        for far in 1..FAR {
            if !wave.take_from(&mut free) {
                return true;
            }
            if !each(far, &wave) {
                return false;
            }
            let mut next = wave.neighbours();
            for (number, shaft) in self.shafts.iter().enumerate().take(MOST_SHAFTS) {
                if used & 1 << number == 0 && !wave.is_disjoint(&shaft.ends) {
                    used |= 1 << number;
                    next.add(&shaft.ends);
                }
            }
            wave = next;
        }
        true
    }

    /// Returns the cells where a way to a target ends: those beside it, and the ends of shafts that open to it. Cells
    /// that are not passable may be among them.
    pub(super) fn ends_of_ways(&self, target: usize, placed: &[Placed]) -> CellSet {
        let mut ends = self.cells_beside(target, placed);
        for shaft in self.shafts.iter().take(MOST_SHAFTS).filter(|shaft| shaft.targets & 1 << target != 0) {
            ends.add(&shaft.ends);
        }
        ends
    }

    /// Returns the cells from which one card reaches a target.
    pub(super) fn cells_beside(&self, target: usize, placed: &[Placed]) -> CellSet {
        let mut beside = CellSet::NONE;
        let cell = self.targets[target].cell;
        let card = index(cell).and_then(|at| placed.get(usize::from(self.grid[at])));
        let open = card.filter(|card| !card.is_face_down()).map_or(Sides::ALL, |card| {
            let from = card.card.marks(card.is_rotated()).nuggets_from;
            if from.is_empty() { card.shape().open() } else { card.shape().connected(from) }
        });
        open.iter().filter_map(|side| index(cell.step(side))).for_each(|at| beside.insert(at));
        beside
    }
}

/// Returns the targets in a mine.
pub(super) fn find_targets(state: &State) -> impl Iterator<Item = Target> {
    let duel = state.rules().is_duel();
    let is_target = move |placed: &&Placed| match placed.card.kind() {
        CardKind::Goal(_) if placed.is_face_down() => true,
        CardKind::Goal(_) | CardKind::Path if duel => {
            let marked = || state.markers().iter().any(|marker| marker.cell == placed.cell);
            placed.card.nuggets() > 0 && !marked()
        }
        CardKind::Goal(_)
        | CardKind::Path
        | CardKind::Start
        | CardKind::Postcard(_)
        | CardKind::Chest
        | CardKind::Action(_) => false,
    };
    let placed = state.board().placed().iter();
    placed.filter(is_target).map(|placed| Target { cell: placed.cell }).take(MOST_GOALS)
}

/// Returns true for a goal that lies face down.
pub(super) fn is_hidden_goal(card: &Placed) -> bool {
    card.is_face_down() && card.card.is_goal()
}

/// Returns the distance from which on cells do not matter if the nearest spot is this far from a target.
pub(super) fn limit(nearest: u8) -> u8 {
    nearest.saturating_add(BEYOND).min(FAR)
}
