//! Treasure Chests: four chests below face-down path cards, and their effects.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::Card;
use crate::cell::Cell;
use crate::chance::Purpose;
use crate::decision::Decision;
use crate::event::{Event, Pile};
use crate::list::List;
use crate::rules::{ChestLayout, MIDDLE, START};
use crate::seat::{Seat, Seats};
use crate::state::State;
use crate::turn::tell_drawn;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of chests in the mine (CHEST-1).
pub(crate) const CHESTS: usize = 4;

/// The number of cards of the deck that [`Chest::DrawThree`] shows.
const SHOWN: usize = 3;

/// The number of cards that [`Chest::Bury`] discards.
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

/// The effect of a treasure chest. There is one chest of each kind (CHEST-5, CHEST-6).
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Chest {
    /// The player gets a gold card worth 1, or a gold piece.
    #[serde(rename = "take_1_gold")]
    Gold,
    /// Nobody may look at goals with a treasure map for the rest of the round.
    #[serde(rename = "no_more_maps_on_goals")]
    NoMoreMaps,
    /// The player does not draw this turn.
    #[serde(rename = "no_draw_this_turn")]
    NoDraw,
    /// The player draws one more card this turn.
    #[serde(rename = "draw_1_extra")]
    ExtraDraw,
    /// The player pushes a face-down goal away from the start.
    #[serde(rename = "push_goal_away")]
    PushGoal,
    /// The player takes a card from another player's hand instead of drawing.
    #[serde(rename = "steal_card_from_hand")]
    TakeCard,
    /// The player keeps one of the top three cards of the deck instead of drawing.
    #[serde(rename = "draw_3_keep_1")]
    DrawThree,
    /// The player looks at another player's dwarf card.
    #[serde(rename = "look_at_dwarf")]
    LookAtDwarf,
    /// The player takes one of the top five cards of the shuffled discard pile instead of drawing.
    #[serde(rename = "discard_pile_top5_keep_1")]
    TopFive,
    /// The top five cards of the deck are discarded unseen.
    #[serde(rename = "mill_5")]
    Bury,
}

impl Chest {
    /// All ten chests.
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

    /// Returns the name of the chest in documents.
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

    /// Returns true if it changes the draws at the end of the turn (CHEST-6).
    pub(crate) const fn waits(self) -> bool {
        match self {
            Chest::NoDraw | Chest::ExtraDraw | Chest::TakeCard | Chest::DrawThree | Chest::TopFive => true,
            Chest::Gold | Chest::NoMoreMaps | Chest::PushGoal | Chest::LookAtDwarf | Chest::Bury => false,
        }
    }

    /// Returns true if it replaces all usual draws of the turn (CHEST-6).
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

/// The chests of a round.
#[derive(Clone, Copy)]
pub(crate) struct Chests {
    /// The chests that are not opened, with their cells.
    closed: List<(Cell, Chest), CHESTS>,
    /// The chests that were opened, one bit each.
    opened: u16,
    /// The chests opened this turn that change the draws at its end, in the order opened (CHEST-6).
    pub(crate) due: List<Chest, CHESTS>,
    /// The face-up path cards of chests that a rockfall removed.
    pub(crate) out: List<Card, CHESTS>,
}

impl Chests {
    pub(crate) const NONE: Chests = Chests {
        closed: List::empty((START, Chest::Gold)),
        opened: 0,
        due: List::empty(Chest::Gold),
        out: List::empty(Card::ChestCross),
    };

    pub(crate) fn closed(&self) -> &[(Cell, Chest)] {
        &self.closed
    }

    pub(crate) fn closed_mut(&mut self) -> &mut [(Cell, Chest)] {
        &mut self.closed
    }

    /// Returns the chest below the card on this cell.
    pub(crate) fn at(&self, cell: Cell) -> Option<Chest> {
        self.closed.iter().find(|(other, _)| *other == cell).map(|&(_, chest)| chest)
    }

    pub(crate) fn put(&mut self, cell: Cell, chest: Chest) {
        self.closed.push((cell, chest));
    }

    /// Removes and returns the chest on this cell.
    pub(crate) fn take(&mut self, cell: Cell) -> Option<Chest> {
        let at = self.closed.iter().position(|(other, _)| *other == cell)?;
        Some(self.closed.remove_at(at).1)
    }

    /// Returns true if a chest changes the draws at the end of this turn.
    #[inline]
    pub(crate) fn is_any_due(&self) -> bool {
        !self.due.is_empty()
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

    /// Returns the path cards of chests in the order in which they are laid.
    pub(crate) fn shuffled_chest_paths(&self) -> [Card; PATHS.len()] {
        let mut paths = PATHS;
        self.chance(Purpose::ChestPaths).shuffle(&mut paths);
        paths
    }

    /// Returns the chests in the order in which they are laid.
    pub(crate) fn shuffled_chests(&self) -> [Chest; Chest::ALL.len()] {
        let mut chests = Chest::ALL;
        self.chance(Purpose::Chests).shuffle(&mut chests);
        chests
    }

    /// Returns the cells of the chests this round (CHEST-1).
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
        // The area is large enough: there are always four cells that do not touch.
        for cell in free {
            if count < CHESTS && cells[..count].iter().all(|other| other.distance(cell) > 1) {
                cells[count] = cell;
                count += 1;
            }
        }
        cells
    }

    /// Returns all path cards of chests except those that lie in the mine and that the seat knows, and those that were
    /// removed face up.
    pub(crate) fn unseen_chest_paths(&self, seat: Seat) -> Vec<Card> {
        let mut rest = PATHS.to_vec();
        let seen = self
            .board
            .placed()
            .iter()
            .filter(|placed| self.board.seen(placed.cell).contains(seat))
            .map(|placed| placed.card);
        for card in seen.chain(self.chests.out.as_slice().iter().copied()) {
            if let Some(at) = rest.iter().position(|&other| other == card) {
                rest.remove(at);
            }
        }
        rest
    }

    /// Returns all chests except those that were opened and those in the mine that the seat knows.
    pub(crate) fn unseen_chests(&self, seat: Seat) -> Vec<Chest> {
        let knows = |cell: Cell| self.board.seen(cell).contains(seat);
        let known = |chest: Chest| {
            self.chests.is_opened(chest)
                || self.chests.closed().iter().any(|&(cell, other)| other == chest && knows(cell))
        };
        Chest::ALL.into_iter().filter(|&chest| !known(chest)).collect()
    }

    /// Carries out a chest that was just opened. Returns true if the turn goes on without a question to the player
    /// (CHEST-2, CHEST-5).
    pub(crate) fn open_chest<W: Witness>(&mut self, chest: Chest, witness: &mut W) -> bool {
        self.chests.note_opened(chest);
        if chest.waits() {
            self.chests.due.push(chest);
        }
        match chest {
            Chest::Gold => self.pay_chest_gold(witness),
            Chest::NoMoreMaps | Chest::NoDraw | Chest::ExtraDraw | Chest::TakeCard | Chest::DrawThree => {}
            Chest::TopFive => {
                if !self.rules.follows_first_rulings() && !self.shown_of_discards().is_empty() {
                    self.show_shuffled_discards(witness);
                    return false;
                }
            }
            Chest::PushGoal => {
                if self.pushable_goals().next().is_some() {
                    self.ask(Decision::PushGoal);
                    return false;
                }
            }
            Chest::LookAtDwarf => {
                self.ask(Decision::LookAtDwarf);
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

    /// Pays the player a gold card worth 1, or a gold piece if the stock has no such card (CHEST-5).
    fn pay_chest_gold<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        if self.gold.stock().contains(&1) {
            return self.pay(seat, 1, witness);
        }
        self.player_mut(seat).pieces += 1;
        witness.tell(Audience::Everyone, || Event::PiecesPaid { seat, pieces: 1 });
    }

    /// Returns the face-down goals that can be pushed one cell farther from the start (CHEST-7).
    pub(crate) fn pushable_goals(&self) -> impl Iterator<Item = Cell> {
        let goals = self.board.hidden().filter(|placed| placed.card.is_goal()).map(|goal| goal.cell);
        goals.filter(|&cell| {
            let behind = Cell::new(cell.x + 1, cell.y);
            self.board.at(behind).is_none() && self.toll.at(behind).is_none()
        })
    }

    /// Pushes a goal one cell farther from the start (CHEST-7).
    pub(crate) fn push_goal<W: Witness>(&mut self, from: Cell, witness: &mut W) {
        let cell = Cell::new(from.x + 1, from.y);
        self.board.relocate(from, cell);
        witness.tell(Audience::Everyone, || Event::Moved { from, cell, card: None, rotated: false });
        self.continue_revealing(witness);
    }

    /// Shows the player another player's dwarf card and goes on with the turn (CHEST-5).
    pub(crate) fn look_at_dwarf_for_chest<W: Witness>(&mut self, target: Seat, witness: &mut W) {
        self.look_at_dwarf(target, witness);
        self.continue_revealing(witness);
    }

    /// Shuffles the discard pile and shows its top cards (CHEST-6).
    fn show_shuffled_discards<W: Witness>(&mut self, witness: &mut W) {
        let mut chance = self.chance(Purpose::DiscardPile);
        self.piles.shuffle_discards(&mut chance);
        witness.tell(Audience::Everyone, || Event::DiscardsShuffled);
        self.show_discards(witness);
    }

    /// Goes on with the turn after a card was taken from the discard pile for a chest (CHEST-6).
    pub(crate) fn after_top_five<W: Witness>(&mut self, witness: &mut W) {
        if self.rules.follows_first_rulings() {
            self.finish_due_chest(witness);
        } else {
            self.continue_revealing(witness);
        }
    }

    /// Goes on with the turn after a chest was carried out: reveals the other cards that are reached.
    fn continue_revealing<W: Witness>(&mut self, witness: &mut W) {
        self.ask(Decision::Turn);
        self.reveal_reached(witness);
    }

    /// Removes the chest below a path card that was removed from the mine. A face-down path card stays secret
    /// (CHEST-4).
    #[inline(never)]
    pub(crate) fn remove_chest(&mut self, removed: &Placed) {
        self.chests.take(removed.cell);
        if !removed.is_face_down() {
            self.chests.out.push(removed.card);
        }
    }

    /// Ends a turn with chests that change its draws or with a Veto: the usual draws come first, unless a chest
    /// replaces them (CHEST-6).
    #[cold]
    #[inline(never)]
    pub(crate) fn end_turn_with_chests<W: Witness>(&mut self, draws: usize, witness: &mut W) {
        if !self.chests.due.iter().any(|chest| chest.replaces_draws()) {
            self.draw(self.turn, draws, witness);
        }
        self.settle_chests(witness);
    }

    /// Carries out the chests that are due, one after the other, then passes the turn on.
    fn settle_chests<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        while let Some(&chest) = self.chests.due.first() {
            match chest {
                Chest::TakeCard if self.seats().any(|victim| self.can_take_card(victim)) => {
                    return self.ask(Decision::TakeCard);
                }
                Chest::DrawThree if !self.deck().is_empty() => {
                    self.ask(Decision::KeepDrawn);
                    let cards = self.shown_of_deck().to_vec();
                    return witness.tell_secret(seat, |open| Event::CardsShown {
                        seat,
                        pile: Pile::Deck,
                        count: cards.len() as u8,
                        cards: open.then(|| cards.clone()),
                    });
                }
                Chest::TopFive if self.rules.follows_first_rulings() && !self.shown_of_discards().is_empty() => {
                    return self.show_shuffled_discards(witness);
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
            self.chests.due.remove_at(0);
        }
        match self.vetoer.take() {
            Some(vetoer) => {
                self.draw(vetoer, 1, witness);
                self.pass_turn(vetoer, witness);
            }
            None => self.pass_turn(seat, witness),
        }
    }

    /// Removes the first of the chests that are due, which was carried out, and goes on with the others.
    fn finish_due_chest<W: Witness>(&mut self, witness: &mut W) {
        self.chests.due.remove_at(0);
        self.settle_chests(witness);
    }

    /// Returns true if the player whose turn it is may take a card from this player's hand.
    pub(crate) fn can_take_card(&self, victim: Seat) -> bool {
        victim != self.turn && !self.player(victim).hand.is_empty()
    }

    /// Takes a random card from another player's hand (CHEST-6).
    pub(crate) fn take_card<W: Witness>(&mut self, victim: Seat, witness: &mut W) {
        let seat = self.turn;
        let card = *self.chance(Purpose::TakenCard).pick(self.hand(victim));
        self.player_mut(victim).hand.sort_out(card);
        self.player_mut(seat).hand.sort_in(card);
        witness.tell_both(seat, victim, |open| Event::CardsTaken {
            seat,
            from: victim,
            count: 1,
            cards: open.then(|| vec![card]),
        });
        self.finish_due_chest(witness);
    }

    /// Returns the cards on top of the deck that a chest shows, the topmost last.
    pub(crate) fn shown_of_deck(&self) -> &[Card] {
        let deck = self.deck();
        &deck[deck.len().saturating_sub(SHOWN)..]
    }

    /// Keeps one of the cards shown and discards the others face down (CHEST-6).
    pub(crate) fn keep_drawn<W: Witness>(&mut self, kept: Card, witness: &mut W) {
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
        tell_drawn(seat, kept, witness);
        self.finish_due_chest(witness);
    }
}
