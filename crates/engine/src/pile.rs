//! The draw deck and the discard pile.

use crate::card::Card;
use crate::chance::Chance;
use crate::seat::{Seat, Seats};

/// The most path and action cards that any pack of the family has.
pub(crate) const MOST_CARDS: usize = 128;

/// A card on the discard pile, and who has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discarded {
    /// What it is.
    pub card: Card,
    /// Who knows it: everybody if it was played, its player alone if he passed with it.
    pub seen: Seats,
}

/// Deck and discard pile, which share one shelf: the deck grows from its left end, the pile from its right end. All
/// cards of a pack fit on it, so the two never meet.
#[derive(Clone, Copy)]
pub(crate) struct Piles {
    cards: [Card; MOST_CARDS],
    seen: [Seats; MOST_CARDS],
    /// Cards put aside for the round; they lie below the deck.
    aside: u8,
    deck: u8,
    discard: u8,
}

impl Piles {
    pub(crate) const EMPTY: Piles =
        Piles { cards: [Card::Start; MOST_CARDS], seen: [Seats::NOBODY; MOST_CARDS], aside: 0, deck: 0, discard: 0 };

    /// Takes all cards away.
    pub(crate) fn clear(&mut self) {
        (self.aside, self.deck, self.discard) = (0, 0, 0);
    }

    /// The deck, its top card last.
    #[inline]
    pub(crate) fn deck(&self) -> &[Card] {
        &self.cards[self.aside as usize..self.deck as usize]
    }

    #[inline]
    pub(crate) fn deck_mut(&mut self) -> &mut [Card] {
        &mut self.cards[self.aside as usize..self.deck as usize]
    }

    /// Puts so many cards of the deck aside, from its bottom.
    pub(crate) fn put_aside(&mut self, count: usize) {
        self.aside = count as u8;
    }

    /// The cards put aside.
    pub(crate) fn aside(&self) -> &[Card] {
        &self.cards[..self.aside as usize]
    }

    /// The cards put aside and the deck, the top card last.
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

    /// The discard pile from the bottom to the top.
    pub(crate) fn discarded(&self) -> impl ExactSizeIterator<Item = Discarded> {
        (0..self.discard as usize).map(|from_bottom| {
            let at = MOST_CARDS - 1 - from_bottom;
            Discarded { card: self.cards[at], seen: self.seen[at] }
        })
    }

    /// The place of the discard that lies so many cards below the top.
    fn below_top(&self, depth: usize) -> usize {
        MOST_CARDS - self.discard as usize + depth
    }

    /// The top cards of the discard pile, up to so many, the topmost first.
    pub(crate) fn top(&self, most: usize) -> &[Card] {
        let first = self.below_top(0);
        &self.cards[first..first + most.min(self.discard as usize)]
    }

    /// Notes that these seats know the top cards, up to so many: they and whoever knew them before, or they alone.
    pub(crate) fn show_top(&mut self, most: usize, seat: Seat, alone: bool) {
        for depth in 0..most.min(self.discard as usize) {
            let at = self.below_top(depth);
            self.seen[at] = if alone { Seats::only(seat) } else { self.seen[at].with(seat) };
        }
    }

    /// Shuffles the discard pile: nobody knows any more which card lies where.
    pub(crate) fn shuffle_discards(&mut self, chance: &mut Chance) {
        let first = self.below_top(0);
        chance.shuffle(&mut self.cards[first..]);
        self.seen[first..].fill(Seats::NOBODY);
    }

    /// Takes the topmost card of that kind out of the pile.
    pub(crate) fn take_discarded(&mut self, card: Card) {
        let first = self.below_top(0);
        if let Some(depth) = self.cards[first..].iter().position(|&other| other == card) {
            self.cards.copy_within(first..first + depth, first + 1);
            self.seen.copy_within(first..first + depth, first + 1);
            self.discard -= 1;
        }
    }

    /// Changes what the cards of the discard pile are that these eyes have not seen; visits all, bottom first.
    pub(crate) fn discarded_mut(&mut self) -> impl Iterator<Item = (&mut Card, Seats)> {
        let first = MOST_CARDS - self.discard as usize;
        let seen = self.seen[first..].iter().copied();
        self.cards[first..].iter_mut().zip(seen).rev()
    }
}
