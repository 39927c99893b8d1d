//! The list of legal moves, and fast ways to fill it.

use crate::card::{Card, Face};
use crate::moves::{Discards, Move};
use crate::player::MOST_IN_HAND;
use crate::spot::Spot;
use std::ops::Deref;

/// A list of moves that keeps its memory when it is filled again.
///
/// Dereferences to a slice.
#[derive(Clone, Debug, Default)]
pub struct MoveList {
    /// Room for moves; only the first `count` are in the list.
    room: Vec<Move>,
    count: usize,
}

impl MoveList {
    /// Returns an empty list.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    pub(crate) fn clear(&mut self) {
        self.count = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, added: Move) {
        self.push_if(true, added);
    }

    /// Adds a move if `wanted` is true. The move is written either way and counted only if wanted: branch prediction
    /// does badly on which moves are legal, and a wrong guess costs more than a write.
    #[inline]
    pub(crate) fn push_if(&mut self, wanted: bool, added: Move) {
        match self.room.get_mut(self.count) {
            Some(slot) => *slot = added,
            None => self.grow(added),
        }
        self.count += usize::from(wanted);
    }

    /// Makes room for more moves and fills it with the move to be added.
    #[cold]
    fn grow(&mut self, added: Move) {
        self.room.resize((2 * self.count).max(256), added);
    }

    /// Returns the room behind the moves in the list: enough for `moves` more, and for one that is written but not
    /// counted.
    #[inline]
    fn room_for(&mut self, moves: usize) -> &mut [Move] {
        let most = self.count + moves + 1;
        if self.room.len() < most {
            self.make_room(most);
        }
        &mut self.room[self.count..]
    }

    #[cold]
    #[inline(never)]
    fn make_room(&mut self, most: usize) {
        self.room.resize(most.max(256), Move::pass(Card::Cross));
    }

    /// Adds every way to discard two or three cards of a hand, but no more than `most`. Equal cards must lie side by
    /// side.
    pub(crate) fn push_discards(&mut self, hand: &[Card], most: usize) {
        let mut kinds = [Card::Start; MOST_IN_HAND];
        let (mut kind_count, mut last) = (0, Card::Start);
        for &card in hand {
            kinds[kind_count] = card;
            kind_count += usize::from(card != last);
            last = card;
        }
        let kinds = &kinds[..kind_count];
        // Nine different cards make 36 pairs and 84 sets of three.
        let room = self.room_for(MOST_IN_HAND * (MOST_IN_HAND - 1) * (MOST_IN_HAND + 1) / 6);
        let mut count = 0;
        let mut rest = kinds;
        while let [one, others @ ..] = rest {
            rest = others;
            let mut others = others;
            while let [two, thirds @ ..] = others {
                others = thirds;
                room[count] = discard(Discards::two(*one, *two));
                count += 1;
                if most > 2 {
                    for three in thirds {
                        room[count] = discard(Discards::three(*one, *two, *three));
                        count += 1;
                    }
                }
            }
        }
        self.count += count;
        if kinds.len() < hand.len() {
            self.push_equal_discards(hand, kinds, most);
        }
    }

    /// Adds every way to discard two or three cards of which at least two are equal.
    #[inline(never)]
    fn push_equal_discards(&mut self, hand: &[Card], kinds: &[Card], most: usize) {
        for at in 1..hand.len() {
            let card = hand[at];
            let second = hand[at - 1] == card && (at < 2 || hand[at - 2] != card);
            if !second {
                continue;
            }
            self.push(discard(Discards::two(card, card)));
            if most > 2 {
                let third = hand.get(at + 1) == Some(&card);
                let cards = |other: Card| Discards::three(card.min(other), card, card.max(other));
                let way = |&other: &Card| (other != card || third, discard(cards(other)));
                self.push_wanted(kinds.len(), kinds.iter().map(way));
            }
        }
    }

    /// Adds the moves that are marked as wanted. The iterator must yield no more than `most` moves.
    #[inline(always)]
    pub(crate) fn push_wanted(&mut self, most: usize, moves: impl Iterator<Item = (bool, Move)>) {
        let room = self.room_for(most);
        let mut count = 0;
        for (wanted, added) in moves {
            room[count] = added;
            count += usize::from(wanted);
        }
        self.count += count;
    }

    /// Adds every way to discard one card of a hand, in which equal cards lie side by side. Returns the other uses of
    /// the cards.
    #[inline(always)]
    pub(crate) fn push_passes<'a>(&mut self, hand: &'a [Card]) -> Kinds<'a> {
        let room = self.room_for(MOST_IN_HAND);
        let (mut count, mut uses) = (0, 0);
        let mut last = Card::Start;
        for &card in hand.iter().rev() {
            let new = card != last;
            last = card;
            room[count] = Move::pass(card);
            count += usize::from(new);
            uses = 4 * uses + card.uses() * u32::from(new);
        }
        self.count += count;
        Kinds { hand, uses }
    }

    /// Adds every way to lay one of these path cards on one of the spots.
    #[inline]
    pub(crate) fn push_lays(&mut self, cards: impl Iterator<Item = Card>, spots: &[Spot]) {
        // Each card of a hand has at most two faces.
        let room = self.room_for(2 * MOST_IN_HAND * spots.len());
        let mut count = 0;
        for card in cards {
            for &Face { lay, open } in card.faces() {
                for spot in spots {
                    room[count] = lay;
                    room[count].set_cell(spot.cell);
                    count += usize::from(spot.takes(open));
                }
            }
        }
        self.count += count;
    }
}

/// The different cards of a hand, sorted by how they are used other than by discarding them.
pub(crate) struct Kinds<'a> {
    hand: &'a [Card],
    /// Two bits for each card, see [`Card::uses`]; the first card has the lowest two. Both are 0 if the next card is
    /// equal.
    uses: u32,
}

impl Kinds<'_> {
    /// Returns the path cards without a ladder, which all have the same spots.
    #[inline]
    pub(crate) fn paths(&self) -> impl Iterator<Item = Card> {
        self.used_as(Card::LAID)
    }

    /// Returns the action cards, and the path cards with a ladder.
    #[inline]
    pub(crate) fn others(&self) -> impl Iterator<Item = Card> {
        self.used_as(Card::OTHERWISE)
    }

    #[inline]
    fn used_as(&self, used: u32) -> impl Iterator<Item = Card> {
        // The lower of the two bits of each card.
        const EACH: u32 = 0x5555_5555;
        let mut left = self.uses & (EACH * used);
        std::iter::from_fn(move || {
            let at = (left.trailing_zeros() / 2) as usize;
            left &= left.wrapping_sub(1);
            self.hand.get(at).copied()
        })
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.room[..self.count]
    }
}

/// Returns the move that discards these cards.
#[inline]
const fn discard(cards: Discards) -> Move {
    Move::Discard { cards, removed: None }
}
