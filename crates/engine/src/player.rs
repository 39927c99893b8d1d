//! What one player has: hand, dwarf card, cards in front of him, gold.

use crate::card::Card;
use crate::dwarf::Dwarf;
use crate::list::List;
use crate::seat::Seats;
use crate::tool::Tools;

/// The most cards that a hand can hold in any game of the family.
pub(crate) const MOST_IN_HAND: usize = 9;

/// The most cards that can lie in front of a player: one of each kind.
pub(crate) const MOST_IN_FRONT: usize = 5;

/// The action cards in front of a player, in the order played, and which tools they break.
#[derive(Clone, Copy)]
pub(crate) struct Front {
    cards: List<Card, MOST_IN_FRONT>,
    broken: Tools,
    /// Whether a Trapped is among the cards.
    trapped: bool,
}

impl Front {
    pub(crate) const EMPTY: Front = Front { cards: List::empty(Card::Start), broken: Tools::NONE, trapped: false };

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Card] {
        self.cards.as_slice()
    }

    #[inline]
    pub(crate) fn contains(&self, card: Card) -> bool {
        self.cards.as_slice().contains(&card)
    }

    /// The broken tools.
    #[inline]
    pub(crate) fn broken(&self) -> Tools {
        self.broken
    }

    pub(crate) fn put(&mut self, card: Card) {
        self.cards.push(card);
        match card {
            Card::Trapped => self.trapped = true,
            _ => self.broken = self.broken.union(Tools::of(card.breaks().as_slice())),
        }
    }

    pub(crate) fn remove(&mut self, card: Card) {
        if self.cards.remove(card) {
            self.trapped &= card != Card::Trapped;
            self.broken = self.broken.without(Tools::of(card.breaks().as_slice()));
        }
    }
}

/// Everything that belongs to one seat.
#[derive(Clone, Copy)]
pub(crate) struct Player {
    /// The hand, equal cards side by side.
    pub(crate) hand: List<Card, MOST_IN_HAND>,
    /// The action cards in front of the player, in the order played.
    pub(crate) front: Front,
    pub(crate) dwarf: Dwarf,
    /// Who knows the dwarf card.
    pub(crate) dwarf_seen: Seats,
    /// Gold cards by value: how many with one, two and three nuggets.
    pub(crate) gold_cards: [u8; 3],
    /// Gold pieces.
    pub(crate) pieces: u8,
}

impl Player {
    pub(crate) const NEW: Player = Player {
        hand: List::empty(Card::Start),
        front: Front::EMPTY,
        dwarf: Dwarf::GoldMiner,
        dwarf_seen: Seats::NOBODY,
        gold_cards: [0; 3],
        pieces: 0,
    };

    /// Takes away what belongs to one round.
    pub(crate) fn clear_table(&mut self) {
        self.hand.clear();
        self.front = Front::EMPTY;
    }

    /// Whether the player may lay path cards: nothing in front of him keeps him from it (SABOTAGE-2, TRAPPED-2).
    #[inline]
    pub(crate) fn may_build(&self) -> bool {
        !self.is_sabotaged() && !self.is_trapped()
    }

    /// Whether a Trapped lies in front of the player.
    #[inline]
    pub(crate) fn is_trapped(&self) -> bool {
        self.front.trapped
    }

    /// Whether a tool is broken.
    #[inline]
    pub(crate) fn is_sabotaged(&self) -> bool {
        !self.front.broken().is_empty()
    }

    /// All gold of the player, in nuggets.
    pub(crate) fn gold(&self) -> u32 {
        let cards = (1..).zip(self.gold_cards);
        u32::from(self.pieces) + cards.map(|(value, count)| value * u32::from(count)).sum::<u32>()
    }
}

/// The values of gold cards written out, the highest first.
pub(crate) fn values(gold_cards: [u8; 3]) -> Vec<u8> {
    let mut values = Vec::new();
    for value in (1..=3u8).rev() {
        let count = gold_cards[value as usize - 1];
        values.extend(std::iter::repeat_n(value, count as usize));
    }
    values
}
