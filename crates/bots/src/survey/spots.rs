//! Spots: the empty cells that connected openings face.

use super::cells::CellSet;
use super::{EMPTY, MOST_SPOTS, Survey, index};
use saboteur_engine::{Cell, Placed, Reach, Side, Sides, State, Team};

/// An empty cell that a connected opening faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) cell: Cell,
    /// The sides with a connected opening.
    pub(crate) entry: Sides,
    /// The sides with an opening that the blue team reaches, and the green team. Used only in Saboteur 2.
    pub(crate) entry_by: [Sides; 2],
}

impl Spot {
    /// Returns a cell that no opening faces.
    pub(super) const fn without_entry(cell: Cell) -> Spot {
        Spot { cell, entry: Sides::NONE, entry_by: [Sides::NONE; 2] }
    }
}

/// Returns the openings that each team reaches in Saboteur 2.
pub(super) fn team_reaches(state: &State) -> [Reach; 2] {
    Team::ALL.map(|team| state.reach(Some(team)))
}

/// Returns true if the mine of Saboteur 2 has doors, so that the teams may not reach the same openings.
pub(super) fn has_doors(placed: &[Placed]) -> bool {
    placed.iter().any(|card| card.card.door_team().is_some())
}

impl Survey {
    /// Finds all spots.
    pub(super) fn find_spots(&mut self, state: &State) {
        for spot in &self.spots[..self.spot_count] {
            self.spot_at[index(spot.cell).unwrap_or(0)] = EMPTY;
        }
        self.spot_count = 0;
        let placed = state.board().placed();
        let teams = (self.teams && has_doors(placed)).then(|| team_reaches(state));
        for (number, card) in placed.iter().enumerate() {
            let reach = self.ground.reach.of(number);
            let reaches = match &teams {
                Some(teams) => teams.each_ref().map(|team| team.of(number)),
                None => [if self.teams { reach } else { Sides::NONE }; 2],
            };
            self.add_spots(card.cell, reach, reaches);
        }
    }

    /// Adds the spots that these openings of a card face. `by` are the openings that each team reaches.
    pub(super) fn add_spots(&mut self, cell: Cell, openings: Sides, by: [Sides; 2]) {
        for side in openings.iter() {
            let next = cell.step(side);
            let Some(here) = self.ground.spot_index(next) else {
                continue;
            };
            let known = self.spot_at[here];
            let at = if known == EMPTY { self.spot_count } else { known.into() };
            if at == MOST_SPOTS {
                continue;
            }
            if known == EMPTY {
                self.spot_at[here] = at as u8;
                self.spots[at] = Spot::without_entry(next);
                self.spot_count += 1;
            }
            self.spots[at].enter(side, by);
        }
    }

    /// Removes the spot on this cell, if there is one. The order of the others stays the same.
    pub(super) fn remove_spot(&mut self, here: usize) {
        let at = self.spot_at[here];
        if at == EMPTY {
            return;
        }
        self.spot_at[here] = EMPTY;
        self.spots.copy_within(usize::from(at) + 1..self.spot_count, at.into());
        self.spot_count -= 1;
        for number in usize::from(at)..self.spot_count {
            self.spot_at[index(self.spots[number].cell).unwrap_or(0)] = number as u8;
        }
    }

    /// Returns the cells of the spots.
    pub(super) fn spot_cells(&self) -> CellSet {
        let mut cells = CellSet::NONE;
        self.spots().iter().filter_map(|spot| index(spot.cell)).for_each(|at| cells.insert(at));
        cells
    }
}

impl Spot {
    /// Adds an entry: an opening on this side of the neighbour. `by` are the neighbour's openings that each team
    /// reaches.
    fn enter(&mut self, side: Side, by: [Sides; 2]) {
        let entry = Sides::only(side.opposite());
        self.entry = self.entry.union(entry);
        for team in 0..2 {
            if by[team].contains(side) {
                self.entry_by[team] = self.entry_by[team].union(entry);
            }
        }
    }
}
