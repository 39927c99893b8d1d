//! A survey of the mine: the number of cards that are still needed to each goal.
//!
//! A new survey measures everything. [`Survey::update`] keeps a survey as the mine grows, and measures only what has
//! changed.

mod cells;
mod ground;
mod needs;
mod shaft;
mod spots;
#[cfg(test)]
mod tests;
mod update;

pub(crate) use needs::{Glance, Needs};
pub(crate) use spots::Spot;
pub(crate) use update::Surveys;

use cells::CellSet;
use ground::{Ground, limit};
use needs::Best;
use saboteur_engine::{Cell, Family, MOST_PLACED, Placed, State, Team};

/// The part of the mine that is surveyed: columns -3 to 16, rows -9 to 8. Cells beyond it are too far away to matter.
const COLUMNS: usize = 20;
const ROWS: usize = 18;

/// The number of cells of a row: one more lies outside, between the last cell of a row and the first cell of the next.
const WIDTH: usize = COLUMNS + 1;

/// The number of cells.
const CELLS: usize = WIDTH * ROWS;

/// The entry of a cell without a card or without a spot.
const EMPTY: u8 = u8::MAX;

/// The most targets.
pub(crate) const MOST_GOALS: usize = 10;

/// The number of entries in a row with one entry for each target: a power of two, so that the processor can work on all
/// of them at once.
const LANES: usize = 16;

/// A number of cards for each target.
pub(crate) type ByTarget = [u8; LANES];

/// The distance of a target that cannot be reached, or is too far away: more cards than anyone will lay.
pub(crate) const FAR: u8 = 30;

/// The most spots.
const MOST_SPOTS: usize = 60;

/// Returns the index of a cell in the survey, or `None` if it lies outside.
fn index(cell: Cell) -> Option<usize> {
    let (x, y) = (i32::from(cell.x) + 3, i32::from(cell.y) + 9);
    ((0..COLUMNS as i32).contains(&x) && (0..ROWS as i32).contains(&y)).then(|| y as usize * WIDTH + x as usize)
}

/// A card that players dig for: a face-down goal, or in The Duel also nuggets without a marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub(crate) cell: Cell,
}

/// The distances in the mine, and the spots where it can be extended.
#[derive(Clone)]
pub(crate) struct Survey {
    /// The team whose openings count in The Duel.
    team: Option<Team>,
    /// True if the game has teams: Saboteur 2.
    teams: bool,
    /// The cards in the mine, as far as they matter.
    looks: [u32; MOST_PLACED],
    /// The number of cards in the mine.
    cards: usize,
    ground: Ground,
    /// For each empty cell and target, the number of cards from the cell to the target, including the card on the cell.
    fields: [ByTarget; CELLS],
    /// For each target, the distance from which on cells have not been measured.
    measured: ByTarget,
    /// For each target, the distance from which on cells count as [`FAR`].
    limits: ByTarget,
    spots: [Spot; MOST_SPOTS],
    spot_count: usize,
    /// The index of the spot on each cell, or [`EMPTY`].
    spot_at: [u8; CELLS],
    /// The nearest spots: of all spots, of those of the blue team and of those of the green team.
    best: [Best; 3],
    /// The index of the nearest target.
    nearest: usize,
    /// The cards that are needed to each target now.
    pub(crate) needs: Needs,
}

impl Survey {
    /// Surveys the mine. In The Duel, only the openings that this team reaches are connected.
    pub(crate) fn new(state: &State, team: Option<Team>) -> Survey {
        let placed = state.board().placed();
        let mut survey = Survey {
            team,
            teams: state.rules().game == Family::Saboteur2,
            looks: [0; MOST_PLACED],
            cards: placed.len(),
            ground: Ground::new(state, team),
            fields: [[FAR; LANES]; CELLS],
            measured: [0; LANES],
            limits: [FAR; LANES],
            spots: [Spot::without_entry(Cell::new(0, 0)); MOST_SPOTS],
            spot_count: 0,
            spot_at: [EMPTY; CELLS],
            best: [Best::NONE; 3],
            nearest: 0,
            needs: Needs::NONE,
        };
        survey.looks.iter_mut().zip(placed).for_each(|(slot, card)| *slot = look(card));
        survey.find_spots(state);
        survey.measure(placed);
        survey
    }

    /// Returns the targets.
    pub(crate) fn targets(&self) -> &[Target] {
        self.ground.targets()
    }

    /// Returns the empty cells that connected openings face.
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..self.spot_count]
    }

    /// Returns the spot on this cell.
    pub(crate) fn spot(&self, cell: Cell) -> Option<&Spot> {
        let at = self.spot_at[index(cell)?];
        (at != EMPTY).then(|| &self.spots[usize::from(at)])
    }

    /// Returns the distance of a cell, in cells, from the nearest spot that is best for some target.
    pub(crate) fn distance_to_front(&self, cell: Cell) -> u32 {
        let fronts = self.best[0].spot[..self.ground.target_count].iter().filter(|&&spot| spot != EMPTY);
        fronts.map(|&spot| self.spots[usize::from(spot)].cell.distance(cell)).min().unwrap_or(0)
    }

    /// Returns the number of cards from this empty cell to a target, including the card on the cell.
    pub(crate) fn distance(&self, target: usize, cell: Cell) -> u8 {
        index(cell).map_or(FAR, |at| self.distances(at)[target])
    }

    /// Returns the number of cards from the cell with this index to each target.
    fn distances(&self, at: usize) -> ByTarget {
        let mut far = self.fields[at];
        for target in 0..LANES {
            far[target] = if far[target] < self.limits[target] { far[target] } else { FAR };
        }
        far
    }

    /// Measures the distances to all targets, as far as they are needed and not known, and finds the needs.
    fn measure(&mut self, placed: &[Placed]) {
        loop {
            let mut nearest = [FAR; LANES];
            for spot in &self.spots[..self.spot_count] {
                let far = &self.fields[index(spot.cell).unwrap_or(0)];
                for target in 0..LANES {
                    nearest[target] = nearest[target].min(far[target]);
                }
            }
            self.limits = nearest.map(limit);
            let unknown = |&target: &usize| self.limits[target] > self.measured[target];
            let Some(first) = (0..self.ground.target_count).find(unknown) else {
                break;
            };
            let spots = self.spot_cells();
            for target in first..self.ground.target_count {
                if self.limits[target] > self.measured[target] {
                    self.spread(target, placed, &spots);
                }
            }
        }
        self.find_best();
    }

    /// Measures the distances to a target.
    fn spread(&mut self, target: usize, placed: &[Placed], spots: &CellSet) {
        let Survey { ground, fields, .. } = self;
        self.measured[target] =
            ground.spread(target, placed, spots, |far, cells| cells.for_each(|at| fields[at][target] = far));
    }

    /// Finds the nearest spots for each target, and the needs.
    fn find_best(&mut self) {
        self.best = [Best::NONE; 3];
        for number in 0..self.spot_count {
            let spot = &self.spots[number];
            let far = self.distances(index(spot.cell).unwrap_or(0));
            self.best[0].note(&far, number as u8);
            for team in 0..2 {
                if !spot.entry_by[team].is_empty() {
                    self.best[1 + team].note(&far, number as u8);
                }
            }
        }
        let targets = 0..self.ground.target_count;
        self.nearest = targets.min_by_key(|&target| self.best[0].far[target]).unwrap_or(0);
        self.needs = self.needs_without(EMPTY);
        let close = self.spots().iter().filter(|spot| self.is_way_forward(spot.cell));
        self.needs.width = close.count() as u8;
    }
}

/// Returns everything about a card that matters for a survey. What a face-down goal hides does not.
fn look(card: &Placed) -> u32 {
    let print = match (card.is_face_down(), ground::is_hidden_goal(card)) {
        (false, _) => card.card as u32,
        (true, false) => 1 << 8,
        (true, true) => 2 << 8,
    };
    let cell = u32::from(card.cell.x as u8) << 8 | u32::from(card.cell.y as u8);
    cell << 16 | u32::from(card.is_rotated()) << 12 | print
}
