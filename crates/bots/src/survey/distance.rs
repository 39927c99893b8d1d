//! Distances: the number of cards from each empty cell to each target. Blind ends are impassable.

use super::shaft::{Shaft, is_passable};
use super::{FAR, HEIGHT, Survey, WIDTH, index};
use saboteur_engine::{Placed, Sides};

impl Survey {
    /// Returns the cells that a tunnel can pass, by rows, one bit each: those without a card, and unopened chests.
    pub(super) fn passable_cells(&self, placed: &[Placed]) -> [u32; HEIGHT] {
        let mut empty = [(1 << WIDTH) - 1; HEIGHT];
        for card in placed {
            if let Some(at) = index(card.cell).filter(|_| !is_passable(card)) {
                empty[at / WIDTH] &= !(1 << (at % WIDTH));
            }
        }
        empty
    }

    /// Measures the distances to a target. The search spreads from the target over passable cells, whole rows at a
    /// time, and stops a few cards after it meets the first spot.
    pub(super) fn spread(&mut self, target: usize, placed: &[Placed], empty: &[u32; HEIGHT], shafts: &[Shaft]) {
        let mut spots = [0u32; HEIGHT];
        for spot in &self.spots[..self.spot_count] {
            if let Some(at) = index(spot.cell) {
                spots[at / WIDTH] |= 1 << (at % WIDTH);
            }
        }
        let mut wave = self.cells_beside(target, placed, empty);
        let mut used = 0u64;
        for (number, shaft) in shafts.iter().enumerate().take(64) {
            if shaft.targets & 1 << target != 0 {
                used |= 1 << number;
                shaft.ends.iter().for_each(|&end| wave[usize::from(end) / WIDTH] |= 1 << (usize::from(end) % WIDTH));
            }
        }
        let mut free = *empty;
        let mut last = FAR;
        let mut cost = 1;
        let (mut low, mut high) = (HEIGHT - 1, 0);
        for row in (0..HEIGHT).filter(|&row| wave[row] != 0) {
            (low, high) = (low.min(row), high.max(row));
        }
        let field = &mut self.fields[target];
        while cost < last && low <= high {
            let (mut any, mut met) = (0, 0);
            for row in low..=high {
                let mut bits = wave[row] & free[row];
                wave[row] = bits;
                free[row] &= !bits;
                any |= bits;
                met |= bits & spots[row];
                while bits != 0 {
                    field[row * WIDTH + bits.trailing_zeros() as usize] = cost;
                    bits &= bits - 1;
                }
            }
            if any == 0 {
                break;
            }
            if met != 0 && last == FAR {
                last = cost + 4;
            }
            let mut next = [0u32; HEIGHT];
            for row in low..=high {
                let bits = wave[row];
                next[row] |= bits << 1 | bits >> 1;
                if row > 0 {
                    next[row - 1] |= bits;
                }
                if row + 1 < HEIGHT {
                    next[row + 1] |= bits;
                }
            }
            (low, high) = (low.saturating_sub(1), (high + 1).min(HEIGHT - 1));
            for (number, shaft) in shafts.iter().enumerate().take(64) {
                if used & 1 << number == 0 && shaft.ends.iter().any(|&end| field[usize::from(end)] == cost) {
                    used |= 1 << number;
                    for &end in &shaft.ends {
                        let row = usize::from(end) / WIDTH;
                        next[row] |= 1 << (usize::from(end) % WIDTH);
                        (low, high) = (low.min(row), high.max(row));
                    }
                }
            }
            wave = next;
            cost += 1;
        }
    }

    /// Returns the passable cells from which one card reaches a target, by rows, one bit each.
    pub(super) fn cells_beside(&self, target: usize, placed: &[Placed], empty: &[u32; HEIGHT]) -> [u32; HEIGHT] {
        let mut beside = [0; HEIGHT];
        let cell = self.targets[target].cell;
        let card = index(cell).and_then(|at| placed.get(usize::from(self.grid[at])));
        let open = card.filter(|card| !card.is_face_down()).map_or(Sides::ALL, |card| {
            let from = card.card.marks(card.is_rotated()).nuggets_from;
            if from.is_empty() { card.shape().open() } else { card.shape().connected(from) }
        });
        for at in open.iter().filter_map(|side| index(cell.step(side))) {
            beside[at / WIDTH] |= 1 << (at % WIDTH) & empty[at / WIDTH];
        }
        beside
    }
}
