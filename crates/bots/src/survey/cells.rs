//! Sets of surveyed cells.

use super::{CELLS, COLUMNS, WIDTH};
use saboteur_engine::Side;

/// The number of rows that one number of a set holds.
const ROWS: usize = 3;

/// The number of cells that one number of a set holds.
const PART: usize = ROWS * WIDTH;

/// A set of surveyed cells, one bit each. The last cell of each row lies outside, so that neighbours in different rows
/// do not touch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct CellSet([u64; CELLS / PART]);

impl CellSet {
    /// No cell.
    pub(super) const NONE: CellSet = CellSet([0; CELLS / PART]);

    /// All surveyed cells.
    pub(super) const ALL: CellSet = {
        let row = (1 << COLUMNS) - 1;
        CellSet([row | row << WIDTH | row << (2 * WIDTH); CELLS / PART])
    };

    /// Adds the cell with this index.
    pub(super) fn insert(&mut self, at: usize) {
        self.0[at / PART] |= 1 << (at % PART);
    }

    /// Adds the cell with this index if `wanted` is true.
    pub(super) fn insert_if(&mut self, wanted: bool, at: usize) {
        self.0[at / PART] |= u64::from(wanted) << (at % PART);
    }

    /// Removes the cell with this index.
    pub(super) fn remove(&mut self, at: usize) {
        self.0[at / PART] &= !(1 << (at % PART));
    }

    /// Returns true if the cell with this index is in the set.
    pub(super) fn contains(&self, at: usize) -> bool {
        self.0[at / PART] & 1 << (at % PART) != 0
    }

    /// Returns true if the sets have no cell in common.
    pub(super) fn is_disjoint(&self, other: &CellSet) -> bool {
        self.0.iter().zip(other.0).fold(0, |any, (part, other)| any | part & other) == 0
    }

    /// Returns the number of cells in both sets.
    pub(super) fn count_common(&self, other: &CellSet) -> u32 {
        self.0.iter().zip(other.0).map(|(part, other)| (part & other).count_ones()).sum()
    }

    /// Adds the cells of another set.
    pub(super) fn add(&mut self, other: &CellSet) {
        self.0.iter_mut().zip(other.0).for_each(|(part, other)| *part |= other);
    }

    /// Moves the cells of this set out of another one. Cells that the other set does not have are dropped. Returns false
    /// if none is left.
    pub(super) fn take_from(&mut self, other: &mut CellSet) -> bool {
        let mut any = 0;
        for (part, other) in self.0.iter_mut().zip(&mut other.0) {
            *part &= *other;
            *other ^= *part;
            any |= *part;
        }
        any != 0
    }

    /// Returns the neighbours of all cells. Cells outside may be among them.
    pub(super) fn neighbours(&self) -> CellSet {
        const LAST: usize = CELLS / PART - 1;
        let parts = &self.0;
        let mut next = [0; CELLS / PART];
        for at in 0..=LAST {
            let above = if at > 0 { parts[at - 1] >> (PART - WIDTH) } else { 0 };
            let below = if at < LAST { parts[at + 1] << (PART - WIDTH) } else { 0 };
            let part = parts[at];
            next[at] = part << 1 | part >> 1 | part << WIDTH | part >> WIDTH | above | below;
        }
        CellSet(next)
    }

    /// Returns the neighbours of all cells on this side. Cells outside may be among them.
    pub(super) fn step(&self, side: Side) -> CellSet {
        let parts = &self.0;
        let part = |at: usize| parts.get(at).copied().unwrap_or(0);
        CellSet(std::array::from_fn(|at| match side {
            Side::Top => parts[at] >> WIDTH | part(at + 1) << (PART - WIDTH),
            Side::Right => parts[at] << 1,
            Side::Bottom => parts[at] << WIDTH | part(at.wrapping_sub(1)) >> (PART - WIDTH),
            Side::Left => parts[at] >> 1,
        }))
    }

    /// Returns the cells that are in both sets.
    pub(super) fn common(&self, other: &CellSet) -> CellSet {
        CellSet(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// Calls a function with the index of each cell.
    pub(super) fn for_each(&self, mut each: impl FnMut(usize)) {
        for (number, &part) in self.0.iter().enumerate() {
            let mut bits = part;
            while bits != 0 {
                each(number * PART + bits.trailing_zeros() as usize);
                bits &= bits - 1;
            }
        }
    }
}

/// Returns the neighbours of a cell, by index. The last cell of a row, which lies outside, may be among them.
pub(super) fn beside(at: usize) -> impl Iterator<Item = usize> {
    let sides = [at.wrapping_sub(WIDTH), at + 1, at + WIDTH, at.wrapping_sub(1)];
    sides.into_iter().filter(|&next| next < CELLS)
}
