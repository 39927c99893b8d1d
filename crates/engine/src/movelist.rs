//! A list of moves that is filled again and again.

use crate::board::Spot;
use crate::card::Card;
use crate::cell::Sides;
use crate::moves::{Discards, Move};
use crate::player::MOST_IN_HAND;
use std::ops::Deref;

/// A list of moves that can be filled again and again without asking for memory.
///
/// Reads like a slice.
#[derive(Clone, Debug, Default)]
pub struct MoveList {
    /// Room for moves; only the first `count` are in the list.
    room: Vec<Move>,
    count: usize,
}

impl MoveList {
    /// A list with nothing in it.
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

    /// Adds a move if it is wanted. It is written either way and then counted or not: a processor cannot guess well
    /// which moves are legal, and guessing wrong costs more than writing.
    #[inline]
    pub(crate) fn push_if(&mut self, wanted: bool, added: Move) {
        match self.room.get_mut(self.count) {
            Some(slot) => *slot = added,
            None => self.grow(added),
        }
        self.count += usize::from(wanted);
    }

    /// Makes room, filled with the move to be added.
    #[cold]
    fn grow(&mut self, added: Move) {
        self.room.resize((2 * self.count).max(256), added);
    }

    /// Room for so many moves behind those in the list, and for one more that is written but not counted.
    #[inline]
    fn room_for(&mut self, moves: usize) -> &mut [Move] {
        let most = self.count + moves + 1;
        if self.room.len() < most {
            self.room.resize(most.max(256), Move::pass(Card::Cross));
        }
        &mut self.room[self.count..]
    }

    /// Adds every way to pass with two or three cards of a hand, but no more than `most`. Equal cards lie side by side, so each set of cards is met
    /// first where each of its cards is the first of its kind that is still free.
    pub(crate) fn push_discards(&mut self, hand: &[Card], most: usize) {
        // Of nine cards there are 36 pairs and 84 sets of three.
        let room = self.room_for(MOST_IN_HAND * (MOST_IN_HAND - 1) * (MOST_IN_HAND + 1) / 6);
        let first = |from: usize, at: usize| at == from || hand[at - 1] != hand[at];
        let discard = |cards| Move::Discard { cards, removed: None };
        let mut count = 0;
        for one in (0..hand.len()).filter(|&at| first(0, at)) {
            for two in (one + 1..hand.len()).filter(|&at| first(one + 1, at)) {
                room[count] = discard(Discards::two(hand[one], hand[two]));
                count += 1;
                let thirds = if most > 2 { two + 1..hand.len() } else { 0..0 };
                for three in thirds {
                    room[count] = discard(Discards::three(hand[one], hand[two], hand[three]));
                    count += usize::from(first(two + 1, three));
                }
            }
        }
        self.count += count;
    }

    /// Adds every way to lay one of these cards on one of the spots, as [`push_if`](MoveList::push_if) would one by one.
    #[inline]
    pub(crate) fn push_lays(&mut self, faces: &[Face], spots: &[Spot]) {
        let room = self.room_for(faces.len() * spots.len());
        let mut count = 0;
        for &Face { card, rotated, open } in faces {
            for spot in spots {
                room[count] = Move::lay(card, spot.cell, rotated);
                count += usize::from(spot.takes(open));
            }
        }
        self.count += count;
    }
}

/// A path card as it may be laid: as printed, or rotated.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    card: Card,
    rotated: bool,
    open: Sides,
}

/// The ways in which the path cards of a hand can lie.
pub(crate) struct Faces {
    faces: [Face; 2 * MOST_IN_HAND],
    count: usize,
}

impl Faces {
    pub(crate) const NONE: Faces =
        Faces { faces: [Face { card: Card::Cross, rotated: false, open: Sides::NONE }; 2 * MOST_IN_HAND], count: 0 };

    /// Adds a card as printed, and rotated if that makes a difference (PATH-2). Both are written, one or two are counted.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        let face = |rotated| Face { card, rotated, open: card.shape(rotated).open() };
        self.faces[self.count] = face(false);
        self.faces[self.count + 1] = face(true);
        self.count += 1 + usize::from(card.can_rotate());
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Face] {
        &self.faces[..self.count]
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.room[..self.count]
    }
}
