//! Spots: the empty cells where a path card may be laid, and the openings that match there.

use crate::board::{Board, Placed, SLOTS, slot};
use crate::cell::{Cell, Side, Sides};

/// An empty cell beside the cards in the mine, and the openings that a card needs there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) cell: Cell,
    /// The sets of open sides that match all face-up neighbours, one bit for each of the sixteen sets (PATH-3). A card
    /// that matches also meets the connected opening that faces this cell, so nothing else need be checked (PATH-4).
    fits: u16,
}

/// For each side, the sets of open sides that contain it, one bit for each set.
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
    /// Returns a spot without neighbours, where every card matches.
    #[inline]
    pub(crate) const fn free(cell: Cell) -> Spot {
        Spot { cell, fits: u16::MAX }
    }

    /// Returns true if a card with these open sides may be laid here.
    #[inline]
    pub(crate) fn takes(&self, open: Sides) -> bool {
        self.fits >> open.bits() & 1 != 0
    }

    /// Notes that the neighbour on this side has an opening towards the spot, or rock if `open` is false.
    #[inline]
    pub(crate) fn demand(&mut self, side: Side, open: bool) {
        let rock = if open { 0 } else { u16::MAX };
        self.fits &= OPEN_ON[side as usize] ^ rock;
    }

    /// Notes that no card may be laid here.
    pub(crate) fn close(&mut self) {
        self.fits = 0;
    }

    /// Returns true if no card may be laid here, even if its sides would match.
    pub(crate) fn is_closed(&self) -> bool {
        self.fits == 0
    }
}

impl Board {
    /// Returns all empty cells beside a face-up card, connected with the start or not (PATH-8).
    pub(crate) fn loose_spots(&self) -> Vec<Spot> {
        self.spots_where(|_| true)
    }

    /// Returns all empty cells where a matching card with a ladder may be laid: beside a face-up card, but not beside a
    /// goal (LADDER-2).
    pub(crate) fn ladder_spots(&self) -> Vec<Spot> {
        self.spots_where(|beside| !beside.card.is_goal())
    }

    /// Returns all empty cells beside a face-up card, connected with the start or not, without those that have an
    /// unwanted card beside them.
    pub(crate) fn spots_where(&self, wanted: impl Fn(&Placed) -> bool) -> Vec<Spot> {
        let mut spots: Vec<Spot> = Vec::with_capacity(128);
        // The first spot of each slot. If another spot has the same slot, all spots are searched.
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
