//! What a player says.

use crate::board::Spot;
use crate::card::{Card, Tool};
use crate::cell::{Cell, Sides};
use crate::player::MOST_IN_HAND;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// A move: a card played, a card passed with, or the answer to a question that the game has asked.
///
/// Moves name kinds of cards, so two identical cards in a hand are one move. See [`notation`](crate::notation) for
/// the text form.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Lay a path card (PATH-1).
    Lay {
        /// Which.
        card: Card,
        /// Where.
        cell: Cell,
        /// Whether by half a turn.
        #[serde(default)]
        turned: bool,
    },
    /// Play an action card on a player: sabotage, or one of Saboteur 2's (SABOTAGE-1, TRAPPED-1, HANDSOFF-1, FREEDOM-1,
    /// INSPECTION-1, HATS-1, SWAP-1).
    Action {
        /// Which card.
        card: Card,
        /// On whom.
        target: Seat,
    },
    /// Put a Theft in front of oneself (THEFT-1).
    Theft,
    /// Mend a tool (REPAIR-1, REPAIR-3).
    Repair {
        /// The repair card.
        card: Card,
        /// In front of whom the broken tool lies.
        target: Seat,
        /// Which tool is mended.
        tool: Tool,
    },
    /// Take a path card out of the mine (ROCKFALL-1).
    Rockfall {
        /// Where it lies.
        cell: Cell,
    },
    /// Look at a face-down goal (MAP-1).
    TreasureMap {
        /// Where it lies.
        cell: Cell,
    },
    /// Discard cards face down and do nothing else (PASS-1, PASS2-1).
    Pass {
        /// Which.
        cards: Discards,
    },
    /// Discard two cards to take away a card in front of oneself (DISCARD-1).
    DiscardTwo {
        /// Which two.
        cards: Discards,
        /// Which card in front of oneself.
        removed: Card,
    },
    /// Of several things reached at once, goals, chests or postcards, this one comes first (GOAL-4).
    Reveal {
        /// Where it lies.
        cell: Cell,
    },
    /// Take a gold card out of those handed round (GOLD-3).
    TakeGold {
        /// Its nuggets.
        value: u8,
    },
    /// Take up two face-down goals (GOALSWAP-1).
    GoalCardSwap {
        /// One of them; the smaller cell.
        one: Cell,
        /// The other one.
        two: Cell,
    },
    /// Swap the two goals taken up, or put them back (GOALSWAP-1).
    SwapGoals {
        /// Whether to swap them.
        swap: bool,
    },
    /// Look through the top of the discard pile instead of drawing (TROVE-1).
    TreasureTrove,
    /// Take this one of the cards shown, off the discard pile or off the deck (TROVE-1, CHEST-6).
    Pick {
        /// Which.
        card: Card,
    },
    /// Turn the order of play round (DIRECTION-1).
    ChangeOfDirection,
    /// Lay two path cards this turn (PATHFINDER-1).
    Pathfinder,
    /// Move the path card laid last (DIVERSION-1).
    Diversion {
        /// Where to.
        cell: Cell,
        /// Whether by half a turn.
        #[serde(default)]
        turned: bool,
    },
    /// Answer a play with the Veto (VETO-1).
    Veto,
    /// Let a play take effect (VETO-1).
    Allow,
    /// Steal a gold piece (THEFT-2).
    Steal {
        /// From whom.
        victim: Seat,
    },
    /// Steal nothing, where that is allowed (THEFT-2).
    StealNothing,
    /// Discard a card to put a toll dwarf into the mine (TOLL-2).
    Toll {
        /// Which card.
        card: Card,
        /// Where the dwarf stands.
        cell: Cell,
    },
    /// Build where a toll dwarf stands, if another player pays (TOLL-4).
    Ask {
        /// Who is asked to pay.
        sponsor: Seat,
        /// The path card to be laid, or the Diversion.
        card: Card,
        /// Where.
        cell: Cell,
        /// Whether by half a turn.
        #[serde(default)]
        turned: bool,
    },
    /// Pay the toll for another player, or refuse (TOLL-4).
    Sponsor {
        /// Whether to pay.
        pays: bool,
    },
    /// Push a face-down goal one cell away from the start (CHEST-7).
    PushGoal {
        /// Where it lies.
        cell: Cell,
    },
    /// Look at another player's dwarf card (CHEST-5).
    LookAtDwarf {
        /// Whose.
        target: Seat,
    },
    /// Take a card out of another player's hand without looking (CHEST-6).
    TakeCard {
        /// Whose.
        victim: Seat,
    },
    /// The Duel: unlock a door of the other colour (KEY-1).
    Key {
        /// Where.
        cell: Cell,
    },
    /// The Duel: give a troll a marker, before playing (TROLL-1).
    PayTroll {
        /// Where he is.
        cell: Cell,
    },
    /// The Duel: of several nuggets, put one of the last markers on this one (MARKER-2).
    Mark {
        /// Where.
        cell: Cell,
    },
}

impl Move {
    /// Whether it plays a card from the hand, which a Veto may answer (VETO-1).
    pub fn is_play(&self) -> bool {
        match self {
            Move::Lay { .. }
            | Move::Action { .. }
            | Move::Theft
            | Move::Repair { .. }
            | Move::Rockfall { .. }
            | Move::TreasureMap { .. }
            | Move::GoalCardSwap { .. }
            | Move::TreasureTrove
            | Move::ChangeOfDirection
            | Move::Pathfinder
            | Move::Diversion { .. }
            | Move::Key { .. } => true,
            Move::Pass { .. }
            | Move::DiscardTwo { .. }
            | Move::Reveal { .. }
            | Move::TakeGold { .. }
            | Move::SwapGoals { .. }
            | Move::Pick { .. }
            | Move::Veto
            | Move::Allow
            | Move::Steal { .. }
            | Move::StealNothing
            | Move::Toll { .. }
            | Move::Ask { .. }
            | Move::Sponsor { .. }
            | Move::PushGoal { .. }
            | Move::LookAtDwarf { .. }
            | Move::TakeCard { .. }
            | Move::PayTroll { .. }
            | Move::Mark { .. } => false,
        }
    }

    /// The card that it takes from the hand, other than to pass.
    pub fn played_card(&self) -> Option<Card> {
        Some(match *self {
            Move::Lay { card, .. }
            | Move::Action { card, .. }
            | Move::Repair { card, .. }
            | Move::Toll { card, .. }
            | Move::Ask { card, .. } => card,
            Move::Theft => Card::Theft,
            Move::Rockfall { .. } => Card::Rockfall,
            Move::TreasureMap { .. } => Card::TreasureMap,
            Move::GoalCardSwap { .. } => Card::GoalCardSwap,
            Move::TreasureTrove => Card::TreasureTrove,
            Move::ChangeOfDirection => Card::ChangeOfDirection,
            Move::Pathfinder => Card::Pathfinder,
            Move::Diversion { .. } => Card::Diversion,
            Move::Veto => Card::Veto,
            Move::Key { .. } => Card::Key,
            Move::Pass { .. }
            | Move::DiscardTwo { .. }
            | Move::Reveal { .. }
            | Move::TakeGold { .. }
            | Move::SwapGoals { .. }
            | Move::Pick { .. }
            | Move::Allow
            | Move::Steal { .. }
            | Move::StealNothing
            | Move::Sponsor { .. }
            | Move::PushGoal { .. }
            | Move::LookAtDwarf { .. }
            | Move::TakeCard { .. }
            | Move::PayTroll { .. }
            | Move::Mark { .. } => return None,
        })
    }

    /// The card that builds, where and how, if it does: a path card is laid, or one is moved.
    pub(crate) fn builds(&self) -> Option<(Card, Cell, bool)> {
        match *self {
            Move::Lay { card, cell, turned } => Some((card, cell, turned)),
            Move::Diversion { cell, turned } => Some((Card::Diversion, cell, turned)),
            Move::Action { .. }
            | Move::Theft
            | Move::Repair { .. }
            | Move::Rockfall { .. }
            | Move::TreasureMap { .. }
            | Move::GoalCardSwap { .. }
            | Move::TreasureTrove
            | Move::ChangeOfDirection
            | Move::Pathfinder
            | Move::Key { .. }
            | Move::Pass { .. }
            | Move::DiscardTwo { .. }
            | Move::Reveal { .. }
            | Move::TakeGold { .. }
            | Move::SwapGoals { .. }
            | Move::Pick { .. }
            | Move::Veto
            | Move::Allow
            | Move::Steal { .. }
            | Move::StealNothing
            | Move::Toll { .. }
            | Move::Ask { .. }
            | Move::Sponsor { .. }
            | Move::PushGoal { .. }
            | Move::LookAtDwarf { .. }
            | Move::TakeCard { .. }
            | Move::PayTroll { .. }
            | Move::Mark { .. } => None,
        }
    }

    /// The play for which another player is asked to pay.
    pub(crate) fn asked_play(self) -> Option<Move> {
        let Move::Ask { card, cell, turned, .. } = self else {
            return None;
        };
        let lay = Move::Lay { card, cell, turned };
        Some(if card == Card::Diversion { Move::Diversion { cell, turned } } else { lay })
    }
}

/// One to three cards that are discarded together.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string[]"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Discards {
    /// Sorted; those beyond the count repeat the last one.
    cards: [Card; 3],
    count: u8,
}

impl Discards {
    /// These cards, of which there must be one to three.
    pub fn new(cards: &[Card]) -> Option<Discards> {
        let mut sorted = match *cards {
            [one] => [one, one, one],
            [one, two] => [one, two, two],
            [one, two, three] => [one, two, three],
            _ => return None,
        };
        sorted[..cards.len()].sort_unstable();
        if cards.len() == 2 {
            sorted[2] = sorted[1];
        }
        Some(Discards { cards: sorted, count: cards.len() as u8 })
    }

    /// One card.
    pub const fn one(card: Card) -> Discards {
        Discards { cards: [card; 3], count: 1 }
    }

    /// Two cards, the first not above the second.
    pub(crate) const fn two(one: Card, two: Card) -> Discards {
        Discards { cards: [one, two, two], count: 2 }
    }

    /// Three cards in their order.
    pub(crate) const fn three(one: Card, two: Card, three: Card) -> Discards {
        Discards { cards: [one, two, three], count: 3 }
    }

    /// The cards.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.count as usize]
    }
}

impl Serialize for Discards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Discards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Discards, D::Error> {
        let cards = Vec::deserialize(deserializer)?;
        Discards::new(&cards).ok_or_else(|| serde::de::Error::custom("one to three cards are discarded together"))
    }
}

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
            self.room.resize(most.max(256), Move::Pathfinder);
        }
        &mut self.room[self.count..]
    }

    /// Adds every way to pass with two or three cards of a hand, but no more than `most`. Equal cards lie side by side, so each set of cards is met
    /// first where each of its cards is the first of its kind that is still free.
    pub(crate) fn push_discards(&mut self, hand: &[Card], most: usize) {
        // Of nine cards there are 36 pairs and 84 sets of three.
        let room = self.room_for(MOST_IN_HAND * (MOST_IN_HAND - 1) * (MOST_IN_HAND + 1) / 6);
        let first = |from: usize, at: usize| at == from || hand[at - 1] != hand[at];
        let mut count = 0;
        for one in (0..hand.len()).filter(|&at| first(0, at)) {
            for two in (one + 1..hand.len()).filter(|&at| first(one + 1, at)) {
                room[count] = Move::Pass { cards: Discards::two(hand[one], hand[two]) };
                count += 1;
                let thirds = if most > 2 { two + 1..hand.len() } else { 0..0 };
                for three in thirds {
                    room[count] = Move::Pass { cards: Discards::three(hand[one], hand[two], hand[three]) };
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
        for &Face { card, turned, open } in faces {
            for spot in spots {
                room[count] = Move::Lay { card, cell: spot.cell, turned };
                count += usize::from(spot.takes(open));
            }
        }
        self.count += count;
    }
}

/// A path card as it may be laid: as printed, or turned.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    card: Card,
    turned: bool,
    open: Sides,
}

/// The ways in which the path cards of a hand can lie.
pub(crate) struct Faces {
    faces: [Face; 2 * MOST_IN_HAND],
    count: usize,
}

impl Faces {
    pub(crate) const NONE: Faces =
        Faces { faces: [Face { card: Card::Cross, turned: false, open: Sides::NONE }; 2 * MOST_IN_HAND], count: 0 };

    /// Adds a card as printed, and turned if that makes a difference (PATH-2). Both are written, one or two are counted.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        let face = |turned| Face { card, turned, open: card.shape(turned).open() };
        self.faces[self.count] = face(false);
        self.faces[self.count + 1] = face(true);
        self.count += 1 + usize::from(card.can_turn());
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

/// What the game asks for.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Play a card, or pass with one.
    Turn,
    /// Say which of the things just reached comes first.
    ChooseReveal,
    /// Take a gold card out of those handed round.
    TakeGold,
    /// Say from whom to steal a gold piece.
    Steal,
    /// Lay a path card, with a Pathfinder.
    Pathfinder,
    /// Swap two goals, or not.
    SwapGoals,
    /// Take a card off the discard pile.
    TakeDiscard,
    /// Answer a play with the Veto, or let it take effect.
    React,
    /// Pay a toll for another player, or refuse.
    Sponsor,
    /// Say which goal is pushed away.
    PushGoal,
    /// Say whose dwarf card to look at.
    LookAtDwarf,
    /// Say out of whose hand to take a card.
    TakeCard,
    /// Keep one of the cards drawn.
    KeepDrawn,
    /// Say which nugget gets one of the last markers.
    PlaceMarker,
}

/// Who has to decide, and what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ToAct {
    /// Who.
    pub seat: Seat,
    /// What.
    pub decision: Decision,
}
