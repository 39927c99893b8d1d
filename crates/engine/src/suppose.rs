//! Suppositions: changes to an imagined state, for bots.

use crate::board::Placed;
use crate::cell::Cell;
use crate::chance::Chance;
use crate::dwarf::Dwarf;
use crate::seat::Seat;
use crate::state::State;

impl State {
    /// Supposes that a seat has looked at the face-down card on this cell.
    pub fn suppose_seen(&mut self, seat: Seat, cell: Cell) {
        self.board.set_seen(cell, self.board.seen(cell).with(seat));
    }

    /// Supposes that the player `seat` knows the dwarf card of the player `of`.
    pub fn suppose_dwarf_seen(&mut self, seat: Seat, of: Seat) {
        let player = self.player_mut(of);
        player.dwarf_seen = player.dwarf_seen.with(seat);
    }

    /// Supposes that the treasure lies face down on this cell, by swapping it with the face-down card there. Does
    /// nothing if the treasure or the card on this cell is not face down.
    pub fn suppose_treasure(&mut self, cell: Cell) {
        let at = |wanted: &dyn Fn(&Placed) -> bool| {
            self.board.hidden().find(|placed| wanted(placed)).map(|placed| placed.cell)
        };
        let (Some(from), Some(to)) = (at(&|placed| placed.card.is_gold()), at(&|placed| placed.cell == cell)) else {
            return;
        };
        let card = self.board.at(to).map(|placed| placed.card);
        let gold = self.board.at(from).map(|placed| placed.card);
        for placed in self.board.hidden_mut() {
            if placed.cell == to {
                placed.card = gold.unwrap_or(placed.card);
            } else if placed.cell == from {
                placed.card = card.unwrap_or(placed.card);
            }
        }
    }

    /// Supposes that the players have these dwarf cards, by seat. The other dwarf cards are shuffled and lie aside.
    /// Returns false, and changes nothing, if these are not cards of the game, one for each player.
    pub fn suppose_dwarves(&mut self, dealt: &[Dwarf], chance: &mut Chance) -> bool {
        let mut pool: Vec<Dwarf> = self.seats().map(|seat| self.dwarf(seat)).collect();
        pool.extend(self.dwarves.aside());
        for dwarf in dealt {
            let Some(at) = pool.iter().position(|other| other == dwarf) else {
                return false;
            };
            pool.swap_remove(at);
        }
        if dealt.len() != self.player_count() {
            return false;
        }
        chance.shuffle(&mut pool);
        for (seat, &dwarf) in self.seats().zip(dealt) {
            self.player_mut(seat).dwarf = dwarf;
        }
        self.dwarves.aside_mut().copy_from_slice(&pool);
        true
    }
}
