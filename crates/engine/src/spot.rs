//! Where a path card may be laid: empty cells, and which cards match what lies around them.

use crate::cell::{Cell, Side, Sides};

/// An empty cell beside the cards in the mine, and which cards may be laid there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) cell: Cell,
    /// What matches all face-up neighbours (PATH-3): one bit for each of the sixteen ways in which the sides of a card can
    /// be open. What matches also meets the opening that faces this cell, so nothing else need be known of it (PATH-4).
    fits: u16,
}

/// For each side all ways in which the sides of a card can be open if that one is.
const OPEN_ON: [u16; 4] = {
    let mut fits = [0; 4];
    let mut open = 0;
    while open < 16 {
        let mut side = 0;
        while side < 4 {
            if Sides::from_bits(open).contains(Side::ALL[side]) {
                fits[side] |= 1 << open;
            }
            side += 1;
        }
        open += 1;
    }
    fits
};

impl Spot {
    /// Nothing lies around it.
    #[inline]
    pub(crate) const fn free(cell: Cell) -> Spot {
        Spot { cell, fits: u16::MAX }
    }

    /// Returns true if a card with these open sides may be laid here.
    #[inline]
    pub(crate) fn takes(&self, open: Sides) -> bool {
        self.fits >> open.bits() & 1 != 0
    }

    /// Notes that the neighbour on this side has an opening or rock there.
    #[inline]
    pub(crate) fn demand(&mut self, side: Side, open: bool) {
        let rock = if open { 0 } else { u16::MAX };
        self.fits &= OPEN_ON[side as usize] ^ rock;
    }

    /// Notes that no card may be laid here.
    pub(crate) fn close(&mut self) {
        self.fits = 0;
    }

    /// Returns true if no card may be laid here, whatever its sides.
    pub(crate) fn is_closed(&self) -> bool {
        self.fits == 0
    }
}
