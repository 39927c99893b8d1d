//! The table on the whole screen: what it shows, and which cards are picked up.

use super::choices::{Choices, usable};
use super::mine::{Overlay, Size, Window};
use super::paint::Paint;
use super::{Ask, Gathering, Leaving, Scene, TableNews, summary};
use crate::words::Words;
use ratatui::layout::Rect;
use saboteur_engine::{Card, Cell, Decision, Move, Seat, Target};
use saboteur_table::{Offer, Unmasked};
use std::rc::Rc;
use std::sync::mpsc::Sender;

mod ending;
mod keys;
pub(super) mod people;
mod pick;
mod touch;

/// A list of moves to choose from.
#[derive(Clone, Debug)]
pub(super) struct Menu {
    pub(super) moves: Vec<Move>,
    pub(super) at: usize,
    /// The search text, if the list can be searched.
    pub(super) filter: Option<String>,
    /// True if the game waits for one of these moves, so that the list cannot be closed.
    pub(super) asked: bool,
}

/// A window over the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Popup {
    /// The help on keys and signs.
    Help,
    /// The log.
    Log,
    /// The players, with their bots, notes on them and what others say of them.
    Players,
    /// The gestures.
    Gestures,
    /// The question before leaving.
    Leave,
    /// A line of chat that is being typed.
    Say(String),
}

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TouchArea {
    Card(usize),
    Player(Seat),
    Line(usize),
    /// The line that asks for confirmation.
    Prompt,
}

/// The table on the screen.
pub(super) struct Screen {
    pub(super) words: Words,
    pub(super) paint: Paint,
    asks: Sender<Ask>,
    /// True if the table has a chat.
    pub(super) talks: bool,
    pub(super) scene: Option<Rc<Scene>>,
    pub(super) gathering: Option<Gathering>,
    /// The index of the card in the hand that the keys act on.
    pub(super) at: usize,
    /// The picked-up cards, by their index in the hand.
    pub(super) picked: Vec<usize>,
    /// True while the player picks up several cards to discard them together.
    pub(super) several: bool,
    pub(super) rotated: bool,
    /// The first of two goals.
    first: Option<Cell>,
    /// True if the card should pay for a toll dwarf.
    posting: bool,
    pub(super) cursor: Option<Cell>,
    pub(super) player: Option<Seat>,
    /// The move that waits to be confirmed.
    pub(super) preview: Option<Move>,
    pub(super) menu: Option<Menu>,
    pub(super) popup: Option<Popup>,
    pub(super) notice: Option<String>,
    pub(super) trouble: Option<String>,
    /// True if the own dwarf card is hidden.
    pub(super) masked: bool,
    pub(super) size: Option<Size>,
    pub(super) pan: (i8, i8),
    /// The number of lines that the log or a text is scrolled.
    pub(super) scroll: usize,
    /// The player that is chosen in the list of players.
    pub(super) listed_player: usize,
    /// What came to light at the end of the last round.
    pub(super) unmasked: Option<Unmasked>,
    /// The private notes of this round.
    notes: people::Notes,
    /// The private notes of the round that ended.
    ended_notes: people::Notes,
    /// The end of a round, while it is shown.
    pub(super) ending: Option<ending::Ending>,
    /// True after the player has gone on from the end of a round at which the table rests.
    went_on: bool,
    /// True if the end of a round is shown at once.
    still: bool,
    /// The number of rounds whose end was shown.
    rounds_told: usize,
    pub(super) touches: Vec<(Rect, TouchArea)>,
    pub(super) window: Option<Window>,
    /// True while a move waits for its answer.
    sent: bool,
    /// Set when the user leaves or the link ends.
    pub(super) leaving: Option<Leaving>,
}

impl Screen {
    pub(super) fn new(words: Words, paint: Paint, asks: Sender<Ask>, talks: bool) -> Screen {
        Screen {
            words,
            paint,
            asks,
            talks,
            scene: None,
            gathering: None,
            at: 0,
            picked: Vec::new(),
            several: false,
            rotated: false,
            first: None,
            posting: false,
            cursor: None,
            player: None,
            preview: None,
            menu: None,
            popup: None,
            notice: None,
            trouble: None,
            masked: false,
            size: None,
            pan: (0, 0),
            scroll: 0,
            listed_player: 0,
            unmasked: None,
            notes: people::Notes::new(),
            ended_notes: people::Notes::new(),
            ending: None,
            went_on: false,
            still: false,
            rounds_told: 0,
            touches: Vec::new(),
            window: None,
            sent: false,
            leaving: None,
        }
    }

    /// Shows the end of a round at once, without steps.
    pub(super) fn keep_still(&mut self) {
        self.still = true;
    }

    /// Handles a message of the link.
    pub(super) fn hear(&mut self, news: TableNews) {
        if !matches!(news, TableNews::Trouble(_) | TableNews::Unmasked(_)) {
            self.sent = false;
        }
        match news {
            TableNews::Scene(scene) => self.show(*scene),
            TableNews::Gathering(gathering) => {
                self.gathering = Some(gathering);
                self.scene = None;
                self.rounds_told = 0;
                self.put_down();
            }
            TableNews::Unmasked(unmasked) => self.unmasked = Some(unmasked),
            TableNews::Refused(reason) => self.notice = Some(reason),
            TableNews::Trouble(trouble) => self.trouble = trouble,
            TableNews::Gone(reason) => {
                self.leaving = Some(Leaving::Gone(reason));
            }
        }
    }

    fn show(&mut self, scene: Scene) {
        let same = self.scene.as_ref().is_some_and(|old| {
            (old.game, old.position, old.view.seat, old.curtain, old.hands_on)
                == (scene.game, scene.position, scene.view.seat, scene.curtain, scene.hands_on)
        });
        let first = self.scene.as_ref().is_none_or(|old| old.game != scene.game);
        self.gathering = None;
        self.words.call(&scene.names);
        if first {
            self.notes.clear();
            self.unmasked = None;
            // Do not show the summary of a round that was over before the user came, unless the game is over.
            let ended = summary::round_end(&scene.told).map_or(0, |end| end.count);
            self.rounds_told = if scene.view.outcome.is_some() { ended.saturating_sub(1) } else { ended };
        }
        if let Some(count) =
            summary::round_end(&scene.told).map(|end| end.count).filter(|&count| count > self.rounds_told)
        {
            self.rounds_told = count;
            self.ending = Some(ending::Ending::new(self.still));
            self.ended_notes = std::mem::take(&mut self.notes);
            self.popup = None;
            self.scroll = 0;
        }
        self.scene = Some(Rc::new(scene));
        if !same {
            self.put_down();
            self.ask();
        }
        self.go_on();
    }

    /// Says that the player goes on, if the table rests at the end of a round that the player has seen.
    fn go_on(&mut self) {
        let rests = self.scene.as_ref().is_some_and(|scene| scene.resting);
        let goes_on = rests && self.ending.is_none();
        if goes_on && !self.went_on {
            self.send(Ask::GoOn);
        }
        self.went_on = goes_on;
    }

    /// Puts down all picked-up cards.
    fn put_down(&mut self) {
        self.picked.clear();
        self.several = false;
        self.rotated = false;
        self.first = None;
        self.posting = false;
        self.cursor = None;
        self.player = None;
        self.preview = None;
        self.menu = None;
    }

    /// Opens the list of moves if the game asks for something other than a card.
    fn ask(&mut self) {
        let Some(scene) = self.scene.as_ref().filter(|scene| scene.curtain.is_none() && !scene.offers.is_empty())
        else {
            return;
        };
        if !matches!(scene.view.decision(), Some(Decision::Turn | Decision::Pathfinder)) {
            self.menu = Some(Menu {
                moves: scene.offers.iter().map(|offer| offer.chosen).collect(),
                at: 0,
                filter: None,
                asked: true,
            });
        }
    }

    /// Returns the hand of the player at the screen.
    pub(super) fn hand(&self) -> &[Card] {
        let hand =
            self.scene.as_ref().and_then(|scene| scene.view.players.get(scene.view.seat?.index())?.hand.as_deref());
        hand.unwrap_or(&[])
    }

    /// Returns the legal moves.
    pub(super) fn offers(&self) -> &[Offer] {
        self.scene.as_ref().filter(|_| !self.sent).map_or(&[], |scene| scene.offers.as_slice())
    }

    pub(super) fn picked_cards(&self) -> Vec<Card> {
        self.picked.iter().filter_map(|&at| self.hand().get(at).copied()).collect()
    }

    /// Returns the choices for the picked-up cards.
    pub(super) fn choices(&self) -> Choices {
        Choices::new(self.offers(), &self.picked_cards(), self.first, self.posting)
    }

    /// Returns true if this card of the hand can be picked up.
    pub(super) fn can_pick(&self, at: usize) -> bool {
        self.hand().get(at).is_some_and(|&card| usable(self.offers(), &[card]))
    }

    /// Returns true if a card of the hand can pay for a toll dwarf.
    pub(super) fn can_post(&self) -> bool {
        let picked = self.picked_cards();
        self.offers().iter().any(|offer| offer.touch.apart && offer.touch.cards == picked)
    }

    /// Returns the marks in the mine.
    pub(super) fn overlay(&self) -> Overlay {
        let choices = self.choices();
        let shown =
            self.preview.or_else(|| self.menu.as_ref().and_then(|menu| self.listed(menu).get(menu.at).copied()));
        // An action card with a place as its target moves the card that was laid last.
        let ghost = shown.and_then(|chosen| match chosen {
            Move::Play { card, target: Target::Place { cell, rotated } } => {
                let moved = if card.is_path() { None } else { self.last_laid() };
                Some((moved.map_or(card, |(card, _)| card), cell, rotated))
            }
            _ => None,
        });
        let mut marked: Vec<Cell> = shown.iter().flat_map(|chosen| chosen.target().cells()).chain(self.first).collect();
        if shown.is_some_and(|chosen| {
            matches!(chosen.target(), Target::Place { .. }) && !chosen.hand_cards().iter().all(|card| card.is_path())
        }) {
            marked.extend(self.last_laid().map(|(_, cell)| cell));
        }
        if let Some(pending) = self.scene.as_ref().and_then(|scene| scene.view.pending) {
            marked.extend(pending.play.target().cells());
        }
        let targets = match &self.menu {
            Some(_) => Default::default(),
            None => choices.cells.keys().copied().collect(),
        };
        let cursor = if self.menu.is_some() { marked.first().copied() } else { self.cursor };
        let offers = self.scene.as_ref().map_or(&[][..], |scene| &scene.offers);
        let offered = offers.iter().flat_map(|offer| offer.touch.cells.iter().copied()).collect();
        Overlay { targets, offered, cursor, ghost, marked: marked.into_iter().collect() }
    }

    /// Returns the path card that was laid last from a hand and still lies in the mine.
    fn last_laid(&self) -> Option<(Card, Cell)> {
        let board = &self.scene.as_ref()?.view.board;
        let last = board.iter().rev().find(|seen| seen.from_hand)?;
        Some((last.card?, last.cell))
    }

    /// Returns the moves of a list that match the search text.
    pub(super) fn listed(&self, menu: &Menu) -> Vec<Move> {
        let wanted = menu.filter.as_deref().unwrap_or("").to_lowercase();
        let fits = |chosen: &&Move| wanted.is_empty() || self.words.choice(chosen).to_lowercase().contains(&wanted);
        menu.moves.iter().filter(fits).copied().collect()
    }
}

#[cfg(test)]
mod tests;
