//! The two postcards: Costume Department and Tunnel Party.

use crate::audience::Witness;
use crate::board::Placed;
use crate::card::{Card, CardKind};
use crate::cell::Cell;
use crate::chance::Purpose;
use crate::dwarf::Dwarf;
use crate::seat::MAX_SEATS;
use crate::state::State;

/// A card in the mine that takes effect once a round, when it is reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Postcard {
    /// Gives a new dwarf card to the player who reaches it.
    CostumeDepartment = 0,
    /// Shuffles the dwarf cards of all players and deals them again.
    TunnelParty = 1,
}

/// The postcards that have taken effect this round.
#[derive(Clone, Copy, Default)]
pub(crate) struct Postcards(u8);

impl Postcards {
    pub(crate) fn contains(self, postcard: Postcard) -> bool {
        self.0 & 1 << postcard as u8 != 0
    }

    pub(crate) fn note(&mut self, postcard: Postcard) {
        self.0 |= 1 << postcard as u8;
    }
}

impl State {
    /// Returns the postcards that have taken effect this round.
    pub(crate) fn postcards_used(&self) -> Vec<Card> {
        let used =
            |card: &Card| matches!(card.kind(), CardKind::Postcard(postcard) if self.postcards.contains(postcard));
        self.rules.postcards().map(|(card, _)| card).filter(used).collect()
    }

    /// Returns the cells of the postcards that are connected with the start and have not taken effect yet (POSTCARD-2).
    pub(crate) fn fresh_postcards(&self) -> impl Iterator<Item = Cell> {
        let fresh = |placed: &&Placed| match placed.card.kind() {
            CardKind::Postcard(postcard) => placed.is_connected() && !self.postcards.contains(postcard),
            CardKind::Path | CardKind::Start | CardKind::Goal(_) | CardKind::Chest | CardKind::Action(_) => false,
        };
        self.board.placed().iter().filter(fresh).map(|placed| placed.cell)
    }

    /// Lets a postcard take effect (POSTCARD-2).
    pub(crate) fn reach_postcard<W: Witness>(&mut self, postcard: Postcard, witness: &mut W) {
        self.postcards.note(postcard);
        match postcard {
            // The old dwarf card goes under the unused ones (COSTUME-1).
            Postcard::CostumeDepartment => self.change_hat(self.turn, false, witness),
            Postcard::TunnelParty => self.hold_party(witness),
        }
    }

    /// Shuffles all dwarf cards unseen and deals them again (PARTY-1).
    fn hold_party<W: Witness>(&mut self, witness: &mut W) {
        let mut dwarves = [Dwarf::GoldMiner; MAX_SEATS];
        let dwarves = &mut dwarves[..self.player_count()];
        for seat in self.seats() {
            dwarves[seat.index()] = self.dwarf(seat);
        }
        self.chance(Purpose::Party).shuffle(dwarves);
        for (seat, &dwarf) in self.seats().zip(dwarves.iter()) {
            self.give_dwarf(seat, dwarf, witness);
        }
    }
}
