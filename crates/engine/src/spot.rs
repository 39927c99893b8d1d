//! Where a path card may be laid: empty cells, and which cards match what lies around them.

use crate::board::{Board, Placed, SLOTS, slot};
use crate::cell::{Cell, Side, Sides};

/// An empty cell beside the cards in the mine, and which cards may be laid there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) cell: Cell,
    /// What matches all face-up neighbours (PATH-3): one bit for each of the sixteen ways in which the sides of a
    /// card can be open. What matches also meets the opening that faces this cell, so nothing else need be known of
    /// it (PATH-4).
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

impl Board {
    /// Every empty cell beside a face-up card, as if all of them were connected (PATH-8).
    pub(crate) fn loose_spots(&self) -> Vec<Spot> {
        self.spots_where(|_| true)
    }

    /// Every empty cell where a card with a ladder may be laid if it matches: beside a face-up card, but not beside a
    /// goal (LADDER-2).
    pub(crate) fn ladder_spots(&self) -> Vec<Spot> {
        self.spots_where(|beside| !beside.card.is_goal())
    }

    /// Every empty cell beside a face-up card if all cards beside it are as wanted, as if all of them were connected.
    pub(crate) fn spots_where(&self, wanted: impl Fn(&Placed) -> bool) -> Vec<Spot> {
        let mut spots: Vec<Spot> = Vec::with_capacity(128);
        // From a slot to the first spot with it: where another spot has the same slot, all are searched.
        let mut firsts = [u8::MAX; SLOTS];
        for placed in self.placed() {
            let wanted = wanted(placed);
            if wanted && placed.is_face_down() {
                continue;
            }
            let open = placed.shape().open();
            for side in Side::ALL {
                let cell = placed.cell.step(side);
                if self.find(cell).is_some() || !cell.is_in_bounds() {
                    continue;
                }
                let first = &mut firsts[slot(cell)];
                let at = match spots.get(*first as usize) {
                    Some(spot) if spot.cell == cell => *first as usize,
                    Some(_) => spots.iter().position(|spot| spot.cell == cell).unwrap_or(spots.len()),
                    None => {
                        *first = spots.len().min(u8::MAX.into()) as u8;
                        spots.len()
                    }
                };
                if at == spots.len() {
                    spots.push(Spot::free(cell));
                }
                if wanted {
                    spots[at].demand(side.opposite(), open.contains(side));
                } else {
                    spots[at].close();
                }
            }
        }
        spots.retain(|spot| !spot.is_closed());
        spots
    }
}
