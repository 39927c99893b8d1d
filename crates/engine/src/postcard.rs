//! The two postcards: Costume Department and Tunnel Party.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::{Card, CardKind, Postcard};
use crate::cell::Cell;
use crate::chance::Purpose;
use crate::dwarf::Dwarf;
use crate::event::Event;
use crate::seat::{MAX_SEATS, Seats};
use crate::state::State;

/// Which of the two have done what they do this round.
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
    /// The postcards that have done this round what they do.
    pub(crate) fn postcards_used(&self) -> Vec<Card> {
        let used =
            |card: &Card| matches!(card.kind(), CardKind::Postcard(postcard) if self.postcards.contains(postcard));
        self.rules.postcards().map(|(card, _)| card).filter(used).collect()
    }

    /// The postcards that are connected with the start and have not done yet what they do (POSTCARD-2).
    pub(crate) fn fresh_postcards(&self) -> impl Iterator<Item = Cell> {
        let fresh = |placed: &&Placed| match placed.card.kind() {
            CardKind::Postcard(postcard) => placed.is_connected() && !self.postcards.contains(postcard),
            CardKind::Path | CardKind::Start | CardKind::Goal(_) | CardKind::Chest | CardKind::Action(_) => false,
        };
        self.board.placed().iter().filter(fresh).map(|placed| placed.cell)
    }

    /// A postcard is reached.
    pub(crate) fn reach_postcard<W: Witness>(&mut self, postcard: Postcard, at: &Placed, witness: &mut W) {
        let (seat, cell, card) = (self.turn, at.cell, at.card);
        self.postcards.note(postcard);
        witness.tell(Audience::Everyone, || Event::PostcardReached { seat, cell, card });
        match postcard {
            Postcard::CostumeDepartment => self.change_costume(witness),
            Postcard::TunnelParty => self.hold_party(witness),
        }
    }

    /// Whoever reached it gets the top one of the dwarf cards that are left over; his own goes under them (COSTUME-1).
    fn change_costume<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        if let Some(dwarf) = self.change_hat(seat, false) {
            witness.tell_apart(seat, |open| Event::HatChanged { seat, target: seat, dwarf: open.then_some(dwarf) });
        }
    }

    /// All dwarf cards are shuffled unseen and dealt anew (PARTY-1).
    fn hold_party<W: Witness>(&mut self, witness: &mut W) {
        let mut dwarves = [Dwarf::GoldMiner; MAX_SEATS];
        let dwarves = &mut dwarves[..self.player_count()];
        for seat in self.seats() {
            dwarves[seat.index()] = self.dwarf(seat);
        }
        self.chance(Purpose::Party).shuffle(dwarves);
        for (seat, &dwarf) in self.seats().zip(dwarves.iter()) {
            let player = self.player_mut(seat);
            player.dwarf = dwarf;
            player.dwarf_seen = Seats::only(seat);
            witness.tell_apart(seat, |open| Event::DwarfDealt { seat, dwarf: open.then_some(dwarf) });
        }
    }
}
