//! The number of cards that are needed to each target, now and after a move.

use super::{EMPTY, FAR, MOST_GOALS, Spot, Survey, index};
use saboteur_engine::{Card, Cell, Side, Sides, State};

/// The number of cards that are needed to each target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Needs {
    /// By any player.
    pub(crate) any: [u8; MOST_GOALS],
    /// By the blue and by the green team. Used only in Saboteur 2.
    pub(crate) by: [[u8; MOST_GOALS]; 2],
    /// The number of spots from which the nearest target is at most one card farther than from the nearest spot.
    pub(crate) width: u8,
    /// The targets that a card just laid reaches, one bit each.
    pub(crate) reaches: u16,
}

impl Survey {
    /// Returns the needs if no card can be laid on this cell. Does not change the width.
    pub(super) fn needs_without(&self, cell: Option<Cell>) -> Needs {
        let mut needs =
            Needs { any: [FAR; MOST_GOALS], by: [[FAR; MOST_GOALS]; 2], width: self.needs.width, reaches: 0 };
        for target in 0..self.target_count {
            needs.any[target] = self.best[0][target].without(cell);
        }
        if self.teams {
            for team in 0..2 {
                for target in 0..self.target_count {
                    needs.by[team][target] = self.best[1 + team][target].without(cell);
                }
            }
        }
        needs
    }

    /// Returns the needs if no card can be laid on this cell.
    pub(crate) fn after_blocking(&self, cell: Cell) -> Needs {
        let mut needs = self.needs_without(Some(cell));
        if self.is_way_forward(cell) {
            needs.width = needs.width.saturating_sub(1);
        }
        needs
    }

    /// Returns true if the spot on this cell counts in the width: it is at most one card farther from the nearest
    /// target than the nearest spot.
    fn is_way_forward(&self, cell: Cell) -> bool {
        self.spot(cell).is_some() && self.distance(self.nearest, cell) <= self.needs.any[self.nearest] + 1
    }

    /// Returns the needs after this card is laid on this cell.
    pub(crate) fn after_laying(&self, state: &State, card: Card, cell: Cell, rotated: bool) -> Needs {
        let mut needs = self.after_blocking(cell);
        let shape = card.shape(rotated);
        let none = Spot { cell, entry: Sides::NONE, entry_by: [Sides::NONE; 2] };
        let spot = self.spot(cell).copied().unwrap_or(none);
        let ladder = card.has_ladder() || card.home().is_some();
        let marks = card.marks(rotated);
        let entry = if ladder { shape.open() } else { spot.entry.common(shape.open()) };
        let ways = shape.connected(entry);
        let mut more_width = 0;
        for side in ways.iter() {
            let barred = |team: usize| {
                matches!(marks.door, Some((color, arm)) if color as usize != team
                    && (arm == side || spot.entry_by[team].without(Sides::only(arm)).is_empty()))
            };
            let by = [0, 1].map(|team: usize| {
                let enters = ladder || !spot.entry_by[team].common(shape.open()).is_empty();
                enters && !barred(team)
            });
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
        if self.grid[at] == EMPTY {
            let mut leads = false;
            for target in 0..self.target_count {
                let far = self.fields[target][at];
                leads |= far <= needs.any[target];
                needs.any[target] = needs.any[target].min(far);
                for team in 0..2 {
                    if by[team] {
                        needs.by[team][target] = needs.by[team][target].min(far);
                    }
                }
            }
            *width += u8::from(leads && self.spot(next).is_none());
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
        let number = usize::from(self.grid[at]);
        let other = &state.board().placed()[number];
        let facing = side.opposite();
        let joins =
            !other.is_face_down() && other.shape().open().contains(facing) && !self.reach.of(number).contains(facing);
        if joins && depth < 8 {
            for on in other.shape().connected(Sides::only(facing)).iter().filter(|&on| on != facing) {
                self.follow_opening(state, next, on, needs, by, width, depth + 1);
            }
        }
    }
}
