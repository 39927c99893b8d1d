//! A player's things: the hand, the dwarf card, the cards in front of them and gold.

use crate::card::Card;
use crate::dwarf::Dwarf;
use crate::list::List;
use crate::seat::Seats;
use crate::tool::Tools;

/// The most cards that a hand can hold in any game of the family.
pub(crate) const MOST_IN_HAND: usize = 9;

/// The most cards that can lie in front of a player: three broken tools, a Trapped and a Theft.
pub(crate) const MOST_IN_FRONT: usize = 5;

/// The action cards in front of a player, and the tools that they break.
#[derive(Clone, Copy)]
pub(crate) struct Front {
    /// The cards in the order played.
    cards: List<Card, MOST_IN_FRONT>,
    /// The tools that the cards break.
    broken: Tools,
    /// True if a Trapped is among the cards.
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

    /// Returns the broken tools.
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
    /// The seats that know the dwarf card.
    pub(crate) dwarf_seen: Seats,
    /// The number of gold cards with one, two and three nuggets.
    pub(crate) gold_cards: [u8; 3],
    /// The number of gold pieces.
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

    /// Removes the hand and the cards in front, which belong to one round.
    pub(crate) fn clear_table(&mut self) {
        self.hand.clear();
        self.front = Front::EMPTY;
    }

    /// Returns true if the player may lay path cards: no broken tool and no Trapped lies in front of them (SABOTAGE-2,
    /// TRAPPED-2).
    #[inline]
    pub(crate) fn may_build(&self) -> bool {
        !self.is_sabotaged() && !self.is_trapped()
    }

    /// Returns true if a Trapped lies in front of the player.
    #[inline]
    pub(crate) fn is_trapped(&self) -> bool {
        self.front.trapped
    }

    /// Returns true if any tool of the player is broken.
    #[inline]
    pub(crate) fn is_sabotaged(&self) -> bool {
        !self.front.broken().is_empty()
    }

    /// Returns the gold of the player in nuggets: gold cards and gold pieces.
    pub(crate) fn gold(&self) -> u32 {
        let cards = (1..).zip(self.gold_cards);
        u32::from(self.pieces) + cards.map(|(value, count)| value * u32::from(count)).sum::<u32>()
    }
}

/// Returns the value of each gold card, the highest first, from the number of cards of each value.
pub(crate) fn values(gold_cards: [u8; 3]) -> Vec<u8> {
    let mut values = Vec::new();
    for value in (1..=3u8).rev() {
        let count = gold_cards[value as usize - 1];
        values.extend(std::iter::repeat_n(value, count as usize));
    }
    values
}
