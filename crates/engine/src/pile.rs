//! The draw deck and the discard pile.

use crate::card::Card;
use crate::chance::Chance;
use crate::seat::{Seat, Seats};

/// The capacity of deck and discard pile together: no pack has more path and action cards.
pub(crate) const MOST_CARDS: usize = 128;

/// A card on the discard pile, and the seats that have seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discarded {
    /// The card.
    pub card: Card,
    /// The seats that know the card: everyone if it was played, only its player if it was discarded face down.
    pub seen: Seats,
}

/// Deck and discard pile, which share one array: the deck grows from its start, the discard pile from its end. All
/// cards of a pack fit in it, so the two never meet.
#[derive(Clone, Copy)]
pub(crate) struct Piles {
    cards: [Card; MOST_CARDS],
    seen: [Seats; MOST_CARDS],
    /// The number of cards put aside for the round. They lie below the deck.
    aside: u8,
    /// The number of cards put aside and in the deck together.
    deck: u8,
    /// The number of cards in the discard pile.
    discard: u8,
}

impl Piles {
    pub(crate) const EMPTY: Piles =
        Piles { cards: [Card::Start; MOST_CARDS], seen: [Seats::NOBODY; MOST_CARDS], aside: 0, deck: 0, discard: 0 };

    /// Removes all cards.
    pub(crate) fn clear(&mut self) {
        (self.aside, self.deck, self.discard) = (0, 0, 0);
    }

    /// Returns the deck, its top card last.
    #[inline]
    pub(crate) fn deck(&self) -> &[Card] {
        &self.cards[self.aside as usize..self.deck as usize]
    }

    #[inline]
    pub(crate) fn deck_mut(&mut self) -> &mut [Card] {
        &mut self.cards[self.aside as usize..self.deck as usize]
    }

    /// Puts `count` cards from the bottom of the deck aside.
    pub(crate) fn put_aside(&mut self, count: usize) {
        self.aside = count as u8;
    }

    /// Returns the cards put aside.
    pub(crate) fn aside(&self) -> &[Card] {
        &self.cards[..self.aside as usize]
    }

    /// Returns the cards put aside and the deck, the top card last.
    pub(crate) fn undealt_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.deck as usize]
    }

    /// Puts a card on top of the deck.
    #[inline]
    pub(crate) fn stack(&mut self, card: Card) {
        self.cards[self.deck as usize] = card;
        self.deck += 1;
    }

    /// Takes the top card of the deck.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        if self.deck == self.aside {
            return None;
        }
        self.deck -= 1;
        Some(self.cards[self.deck as usize])
    }

    /// Puts a card on top of the discard pile.
    #[inline]
    pub(crate) fn discard(&mut self, card: Card, seen: Seats) {
        self.discard += 1;
        let at = MOST_CARDS - self.discard as usize;
        self.cards[at] = card;
        self.seen[at] = seen;
    }

    /// Returns the discard pile from the bottom to the top.
    pub(crate) fn discarded(&self) -> impl ExactSizeIterator<Item = Discarded> {
        (0..self.discard as usize).map(|from_bottom| {
            let at = MOST_CARDS - 1 - from_bottom;
            Discarded { card: self.cards[at], seen: self.seen[at] }
        })
    }

    /// Returns the index of the discarded card that lies `depth` cards below the top.
    fn below_top(&self, depth: usize) -> usize {
        MOST_CARDS - self.discard as usize + depth
    }

    /// Returns up to `most` cards from the top of the discard pile, the topmost first.
    pub(crate) fn top(&self, most: usize) -> &[Card] {
        let first = self.below_top(0);
        &self.cards[first..first + most.min(self.discard as usize)]
    }

    /// Notes that a seat knows up to `most` cards from the top of the discard pile. If `alone` is true, all other seats
    /// forget them.
    pub(crate) fn show_top(&mut self, most: usize, seat: Seat, alone: bool) {
        for depth in 0..most.min(self.discard as usize) {
            let at = self.below_top(depth);
            self.seen[at] = if alone { Seats::only(seat) } else { self.seen[at].with(seat) };
        }
    }

    /// Shuffles the discard pile. Afterwards no seat knows any of its cards.
    pub(crate) fn shuffle_discards(&mut self, chance: &mut Chance) {
        let first = self.below_top(0);
        chance.shuffle(&mut self.cards[first..]);
        self.seen[first..].fill(Seats::NOBODY);
    }

    /// Removes this card from the discard pile: the topmost one, if there are several.
    pub(crate) fn take_discarded(&mut self, card: Card) {
        let first = self.below_top(0);
        if let Some(depth) = self.cards[first..].iter().position(|&other| other == card) {
            self.cards.copy_within(first..first + depth, first + 1);
            self.seen.copy_within(first..first + depth, first + 1);
            self.discard -= 1;
        }
    }

    /// Returns the cards of the discard pile, bottom first, with the seats that know each. Cards can be replaced.
    pub(crate) fn discarded_mut(&mut self) -> impl Iterator<Item = (&mut Card, Seats)> {
        let first = MOST_CARDS - self.discard as usize;
        let seen = self.seen[first..].iter().copied();
        self.cards[first..].iter_mut().zip(seen).rev()
    }
}
