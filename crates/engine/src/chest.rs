//! Treasure Chests: four chests below face-down path cards, and what is in them.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::Card;
use crate::cell::Cell;
use crate::chance::Purpose;
use crate::event::Event;
use crate::player::Row;
use crate::rules::{ChestLayout, MIDDLE, START};
use crate::seat::{Seat, Seats};
use crate::special::TROVE;
use crate::state::{Phase, State};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many chests lie in the mine (CHEST-1).
pub(crate) const CHESTS: usize = 4;

/// How many cards of the deck a chest shows, of which one is kept.
const SHOWN: usize = 3;

/// How many cards a chest buries.
const BURIED: usize = 5;

/// The path cards that lie on chests (CHEST-1).
pub(crate) const PATHS: [Card; 7] = [
    Card::ChestCross,
    Card::ChestCross,
    Card::ChestTLong,
    Card::ChestTShort,
    Card::ChestHorizontal,
    Card::ChestCurveTR,
    Card::ChestCurveTL,
];

/// What is in a treasure chest. There is one of each (CHEST-5, CHEST-6).
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Chest {
    /// A gold nugget.
    #[serde(rename = "take_1_gold")]
    Gold,
    /// Nobody looks at goals with a treasure map any more.
    #[serde(rename = "no_more_maps_on_goals")]
    NoMoreMaps,
    /// No draw this turn.
    #[serde(rename = "no_draw_this_turn")]
    NoDraw,
    /// One more card is drawn this turn.
    #[serde(rename = "draw_1_extra")]
    ExtraDraw,
    /// A face-down goal is pushed away from the start.
    #[serde(rename = "push_goal_away")]
    PushGoal,
    /// A card out of another player's hand instead of a draw.
    #[serde(rename = "steal_card_from_hand")]
    TakeCard,
    /// One of three cards of the deck instead of a draw.
    #[serde(rename = "draw_3_keep_1")]
    DrawThree,
    /// A secret look at another player's dwarf card.
    #[serde(rename = "look_at_dwarf")]
    LookAtDwarf,
    /// One of five cards of the shuffled discard pile instead of a draw.
    #[serde(rename = "discard_pile_top5_keep_1")]
    TopFive,
    /// Five cards of the deck are discarded.
    #[serde(rename = "mill_5")]
    Bury,
}

impl Chest {
    /// All ten.
    pub const ALL: [Chest; 10] = [
        Chest::Gold,
        Chest::NoMoreMaps,
        Chest::NoDraw,
        Chest::ExtraDraw,
        Chest::PushGoal,
        Chest::TakeCard,
        Chest::DrawThree,
        Chest::LookAtDwarf,
        Chest::TopFive,
        Chest::Bury,
    ];

    /// The name of the chest in documents.
    pub const fn id(self) -> &'static str {
        match self {
            Chest::Gold => "take_1_gold",
            Chest::NoMoreMaps => "no_more_maps_on_goals",
            Chest::NoDraw => "no_draw_this_turn",
            Chest::ExtraDraw => "draw_1_extra",
            Chest::PushGoal => "push_goal_away",
            Chest::TakeCard => "steal_card_from_hand",
            Chest::DrawThree => "draw_3_keep_1",
            Chest::LookAtDwarf => "look_at_dwarf",
            Chest::TopFive => "discard_pile_top5_keep_1",
            Chest::Bury => "mill_5",
        }
    }

    /// Whether it waits for the end of the turn (CHEST-6).
    pub(crate) const fn waits(self) -> bool {
        match self {
            Chest::NoDraw | Chest::ExtraDraw | Chest::TakeCard | Chest::DrawThree | Chest::TopFive => true,
            Chest::Gold | Chest::NoMoreMaps | Chest::PushGoal | Chest::LookAtDwarf | Chest::Bury => false,
        }
    }

    /// Whether it takes the place of all usual draws of the turn (CHEST-6).
    const fn replaces_draws(self) -> bool {
        match self {
            Chest::NoDraw | Chest::TakeCard | Chest::DrawThree | Chest::TopFive => true,
            Chest::Gold | Chest::NoMoreMaps | Chest::ExtraDraw | Chest::PushGoal | Chest::LookAtDwarf | Chest::Bury => {
                false
            }
        }
    }
}

impl fmt::Display for Chest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Up to four chests in a row.
#[derive(Clone, Copy)]
pub(crate) struct ChestRow {
    chests: [Chest; CHESTS],
    count: u8,
}

impl ChestRow {
    pub(crate) const EMPTY: ChestRow = ChestRow { chests: [Chest::Gold; CHESTS], count: 0 };

    pub(crate) fn as_slice(&self) -> &[Chest] {
        &self.chests[..self.count as usize]
    }

    pub(crate) fn push(&mut self, chest: Chest) {
        self.chests[self.count as usize] = chest;
        self.count += 1;
    }

    fn pop_first(&mut self) {
        self.chests.rotate_left(1);
        self.count -= 1;
    }
}

/// The chests of a round.
#[derive(Clone, Copy)]
pub(crate) struct Chests {
    /// Where chests lie below their cards, and what is in them.
    closed: [(Cell, Chest); CHESTS],
    closed_count: u8,
    /// Those opened, one bit each.
    opened: u16,
    /// Opened this turn and still to take effect when it ends, in the order opened (CHEST-6).
    pub(crate) due: ChestRow,
    /// Path cards of chests that everybody saw before a rockfall took them.
    pub(crate) out: Row<CHESTS>,
}

impl Chests {
    pub(crate) const NONE: Chests = Chests {
        closed: [(START, Chest::Gold); CHESTS],
        closed_count: 0,
        opened: 0,
        due: ChestRow::EMPTY,
        out: Row::EMPTY,
    };

    pub(crate) fn closed(&self) -> &[(Cell, Chest)] {
        &self.closed[..self.closed_count as usize]
    }

    pub(crate) fn closed_mut(&mut self) -> &mut [(Cell, Chest)] {
        &mut self.closed[..self.closed_count as usize]
    }

    /// The chest below the card on that cell.
    pub(crate) fn at(&self, cell: Cell) -> Option<Chest> {
        self.closed().iter().find(|(other, _)| *other == cell).map(|&(_, chest)| chest)
    }

    pub(crate) fn put(&mut self, cell: Cell, chest: Chest) {
        self.closed[self.closed_count as usize] = (cell, chest);
        self.closed_count += 1;
    }

    /// Takes the chest on that cell away.
    fn take(&mut self, cell: Cell) -> Option<Chest> {
        let at = self.closed().iter().position(|(other, _)| *other == cell)?;
        let chest = self.closed[at].1;
        self.closed.copy_within(at + 1.., at);
        self.closed_count -= 1;
        Some(chest)
    }

    /// Whether a chest waits for the end of the turn.
    #[inline]
    pub(crate) fn is_any_due(&self) -> bool {
        self.due.count > 0
    }

    pub(crate) fn note_opened(&mut self, chest: Chest) {
        self.opened |= 1 << chest as u8;
    }

    pub(crate) fn is_opened(&self, chest: Chest) -> bool {
        self.opened & 1 << chest as u8 != 0
    }

    pub(crate) fn opened(&self) -> impl Iterator<Item = Chest> {
        Chest::ALL.into_iter().filter(|&chest| self.is_opened(chest))
    }
}

impl State {
    /// Lays four chests and a face-down path card on each (CHEST-1).
    pub(crate) fn deal_chests(&mut self) {
        for ((cell, card), chest) in
            self.chest_cells().into_iter().zip(self.shuffled_chest_paths()).zip(self.shuffled_chests())
        {
            self.board.lay(Placed::face_down(card, cell));
            self.chests.put(cell, chest);
        }
    }

    /// The path cards of chests in the order in which they are laid.
    pub(crate) fn shuffled_chest_paths(&self) -> [Card; PATHS.len()] {
        let mut paths = PATHS;
        self.chance(Purpose::ChestPaths).shuffle(&mut paths);
        paths
    }

    /// The chests in the order in which they are laid.
    pub(crate) fn shuffled_chests(&self) -> [Chest; Chest::ALL.len()] {
        let mut chests = Chest::ALL;
        self.chance(Purpose::Chests).shuffle(&mut chests);
        chests
    }

    /// Where the chests lie this round (CHEST-1).
    pub(crate) fn chest_cells(&self) -> [Cell; CHESTS] {
        let cells = |cells: [(i8, i8); CHESTS]| cells.map(Cell::from);
        match self.rules.chest_layout {
            ChestLayout::A => cells([(3, -1), (3, 1), (5, -1), (5, 1)]),
            ChestLayout::B => cells([(2, 0), (4, -2), (4, 2), (6, 0)]),
            ChestLayout::Random => self.random_chest_cells(),
        }
    }

    fn random_chest_cells(&self) -> [Cell; CHESTS] {
        let goals = self.rules.goal_cells();
        let mut free: Vec<Cell> = (1..=7).flat_map(|x| (-3..=3).map(move |y| Cell::new(x, y))).collect();
        free.retain(|&cell| {
            let taken = (self.rules.tournament && cell == MIDDLE) || self.rules.postcards().any(|(_, at)| at == cell);
            !taken && cell.distance(START) > 1 && goals.iter().all(|goal| goal.distance(cell) > 1)
        });
        self.chance(Purpose::ChestCells).shuffle(&mut free);
        let mut cells = [START; CHESTS];
        let mut count = 0;
        // Of a mine so large four cells are always left that do not touch.
        for cell in free {
            if count < CHESTS && cells[..count].iter().all(|other| other.distance(cell) > 1) {
                cells[count] = cell;
                count += 1;
            }
        }
        cells
    }

    /// The path cards of chests that the seat cannot know to be anywhere else, for those that it has not seen.
    pub(crate) fn unseen_chest_paths(&self, seat: Seat) -> Vec<Card> {
        let mut rest = PATHS.to_vec();
        let seen = self.board.placed().iter().filter(|placed| placed.seen.contains(seat)).map(|placed| placed.card);
        for card in seen.chain(self.chests.out.as_slice().iter().copied()) {
            if let Some(at) = rest.iter().position(|&other| other == card) {
                rest.remove(at);
            }
        }
        rest
    }

    /// The chests that the seat cannot know to be anywhere else.
    pub(crate) fn unseen_chests(&self, seat: Seat) -> Vec<Chest> {
        let knows = |cell: Cell| self.board.at(cell).is_some_and(|card| card.seen.contains(seat));
        let known = |chest: Chest| {
            self.chests.is_opened(chest)
                || self.chests.closed().iter().any(|&(cell, other)| other == chest && knows(cell))
        };
        Chest::ALL.into_iter().filter(|&chest| !known(chest)).collect()
    }

    /// Opens the chest whose path card was just turned over. Says whether the turn goes on at once (CHEST-2, CHEST-5).
    pub(crate) fn open_chest<W: Witness>(&mut self, cell: Cell, card: Card, turned: bool, witness: &mut W) -> bool {
        let seat = self.turn;
        let Some(chest) = self.chests.take(cell) else {
            return true;
        };
        self.chests.note_opened(chest);
        witness.tell(Audience::Everyone, || Event::ChestOpened { seat, cell, card, turned, chest });
        match chest {
            Chest::Gold => self.find_nugget(witness),
            Chest::NoMoreMaps => {}
            Chest::NoDraw | Chest::ExtraDraw | Chest::TakeCard | Chest::DrawThree | Chest::TopFive => {
                self.chests.due.push(chest);
            }
            Chest::PushGoal => {
                if self.pushable_goals().next().is_some() {
                    self.phase = Phase::PushGoal;
                    return false;
                }
            }
            Chest::LookAtDwarf => {
                self.phase = Phase::LookAtDwarf;
                return false;
            }
            Chest::Bury => {
                let mut count = 0;
                while count < BURIED
                    && let Some(card) = self.piles.draw()
                {
                    self.piles.discard(card, Seats::NOBODY);
                    count += 1;
                }
                witness.tell(Audience::Everyone, || Event::CardsBuried { count: count as u8 });
            }
        }
        true
    }

    /// A gold card with one nugget, or a gold piece where there are none (CHEST-5).
    fn find_nugget<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        if self.gold.stock().contains(&1) {
            return self.pay(seat, 1, witness);
        }
        self.player_mut(seat).pieces += 1;
        witness.tell(Audience::Everyone, || Event::PiecesPaid { seat, pieces: 1 });
    }

    /// The face-down goals that can be pushed one cell further from the start (CHEST-7).
    pub(crate) fn pushable_goals(&self) -> impl Iterator<Item = Cell> {
        let goals = self.board.hidden().filter(|placed| placed.card.is_goal()).map(|goal| goal.cell);
        goals.filter(|&cell| {
            let behind = Cell::new(cell.x + 1, cell.y);
            self.board.at(behind).is_none() && self.toll.at(behind).is_none()
        })
    }

    /// Pushes a goal one cell further from the start (CHEST-7).
    #[inline(never)]
    pub(crate) fn push_goal<W: Witness>(&mut self, from: Cell, witness: &mut W) {
        let seat = self.turn;
        let cell = Cell::new(from.x + 1, from.y);
        self.board.relocate(from, cell);
        witness.tell(Audience::Everyone, || Event::GoalPushed { seat, from, cell });
        self.phase = Phase::Turn;
        self.reveal_reached(witness);
    }

    /// Looks at another player's dwarf card, and goes on with what is reached (CHEST-5).
    #[inline(never)]
    pub(crate) fn look_into_chest<W: Witness>(&mut self, target: Seat, witness: &mut W) {
        self.look_at_dwarf(target, witness);
        self.phase = Phase::Turn;
        self.reveal_reached(witness);
    }

    /// Looks at another player's dwarf card.
    pub(crate) fn look_at_dwarf<W: Witness>(&mut self, target: Seat, witness: &mut W) {
        let seat = self.turn;
        let inspected = self.player_mut(target);
        inspected.dwarf_seen = inspected.dwarf_seen.with(seat);
        let dwarf = inspected.dwarf;
        witness.tell_apart(seat, |open| Event::Inspected { seat, target, dwarf: open.then_some(dwarf) });
    }

    /// A rockfall takes a chest and its path card away. Nobody looks at what lies face down (CHEST-4).
    #[inline(never)]
    pub(crate) fn bury_chest<W: Witness>(&mut self, removed: &Placed, witness: &mut W) {
        let (seat, cell, card) = (self.turn, removed.cell, removed.card);
        self.chests.take(cell);
        if removed.face_down {
            witness.tell(Audience::Everyone, || Event::ChestBuried { seat, cell });
        } else {
            self.chests.out.push(card);
            witness.tell(Audience::Everyone, || Event::RockFell { seat, cell, card });
        }
    }

    /// Ends a turn in which chests were opened that take effect now: first the usual draws, unless a chest takes their place
    /// (CHEST-6).
    #[cold]
    #[inline(never)]
    pub(crate) fn end_turn_with_chests<W: Witness>(&mut self, draws: usize, witness: &mut W) {
        if !self.chests.due.as_slice().iter().any(|chest| chest.replaces_draws()) {
            self.draw(self.turn, draws, witness);
        }
        self.settle_chests(witness);
    }

    /// Lets the chests that are due take effect one after the other, then passes the turn on.
    fn settle_chests<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        while let Some(&chest) = self.chests.due.as_slice().first() {
            match chest {
                Chest::TakeCard if self.seats().any(|victim| self.can_take_card(victim)) => {
                    self.phase = Phase::TakeCard;
                    return;
                }
                Chest::DrawThree if !self.deck().is_empty() => {
                    self.phase = Phase::KeepDrawn;
                    let cards = self.shown_of_deck().to_vec();
                    return witness.tell_apart(seat, |open| Event::CardsShown {
                        seat,
                        count: cards.len() as u8,
                        cards: open.then(|| cards.clone()),
                    });
                }
                Chest::TopFive if !self.piles.top(1).is_empty() => {
                    let mut chance = self.chance(Purpose::DiscardPile);
                    self.piles.shuffle_discards(&mut chance);
                    witness.tell(Audience::Everyone, || Event::DiscardsShuffled);
                    return self.show_discards(witness);
                }
                Chest::ExtraDraw => self.draw(seat, 1, witness),
                Chest::Gold
                | Chest::NoMoreMaps
                | Chest::NoDraw
                | Chest::PushGoal
                | Chest::TakeCard
                | Chest::DrawThree
                | Chest::LookAtDwarf
                | Chest::TopFive
                | Chest::Bury => {}
            }
            self.chests.due.pop_first();
        }
        match self.vetoer.take() {
            Some(vetoer) => {
                self.draw(vetoer, 1, witness);
                self.pass_turn(vetoer, witness);
            }
            None => self.pass_turn(seat, witness),
        }
    }

    /// The chest that is due has taken effect.
    fn settled<W: Witness>(&mut self, witness: &mut W) {
        self.chests.due.pop_first();
        self.settle_chests(witness);
    }

    /// Whether the player whose turn it is may take a card out of that hand.
    pub(crate) fn can_take_card(&self, victim: Seat) -> bool {
        victim != self.turn && !self.player(victim).hand.is_empty()
    }

    /// Takes a card out of another hand without looking (CHEST-6).
    #[inline(never)]
    pub(crate) fn take_card<W: Witness>(&mut self, victim: Seat, witness: &mut W) {
        let seat = self.turn;
        let card = *self.chance(Purpose::TakenCard).pick(self.hand(victim));
        self.player_mut(victim).hand.remove(card);
        self.player_mut(seat).hand.sort_in(card);
        witness.tell_apart(victim, |open| Event::CardLost { seat: victim, card: open.then_some(card) });
        witness.tell_apart(seat, |open| Event::CardTaken { seat, from: victim, card: open.then_some(card) });
        self.settled(witness);
    }

    /// The cards on top of the deck that a chest shows, the topmost last.
    pub(crate) fn shown_of_deck(&self) -> &[Card] {
        let deck = self.deck();
        &deck[deck.len().saturating_sub(SHOWN)..]
    }

    /// Keeps one of the cards shown; the others are discarded face down (CHEST-6).
    fn keep_drawn<W: Witness>(&mut self, kept: Card, witness: &mut W) {
        let seat = self.turn;
        let mut left = true;
        for _ in 0..self.shown_of_deck().len() {
            let Some(card) = self.piles.draw() else {
                break;
            };
            if left && card == kept {
                left = false;
                self.player_mut(seat).hand.sort_in(card);
            } else {
                self.piles.discard(card, Seats::only(seat));
            }
        }
        witness.tell_apart(seat, |open| Event::CardKept { seat, card: open.then_some(kept) });
        self.settled(witness);
    }

    /// Shows the player the top of the discard pile, of which he takes a card.
    pub(crate) fn show_discards<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        let cards = self.piles.top(TROVE).to_vec();
        self.piles.show_top(TROVE, seat, false);
        self.phase = Phase::TakeDiscard;
        witness.tell_apart(seat, |open| Event::TroveOpened {
            seat,
            count: cards.len() as u8,
            cards: open.then(|| cards.clone()),
        });
    }

    /// Takes one of the cards shown, off the deck or off the discard pile.
    #[inline(never)]
    pub(crate) fn pick<W: Witness>(&mut self, card: Card, witness: &mut W) {
        if self.phase == Phase::KeepDrawn {
            self.keep_drawn(card, witness);
        } else {
            self.take_discard(card, witness);
        }
    }

    /// Takes a card off the top of the discard pile; nobody else knows which (TROVE-1, CHEST-6).
    fn take_discard<W: Witness>(&mut self, card: Card, witness: &mut W) {
        let seat = self.turn;
        let shown = self.piles.top(TROVE).len();
        let trove = !self.chests.is_any_due();
        self.piles.take_discarded(card);
        self.piles.show_top(shown - 1, seat, true);
        if trove {
            self.spend(Card::TreasureTrove);
        }
        self.player_mut(seat).hand.sort_in(card);
        witness.tell_apart(seat, |open| Event::DiscardTaken { seat, card: open.then_some(card) });
        if trove {
            self.pass_turn(seat, witness);
        } else {
            self.settled(witness);
        }
    }
}
