//! The table on the whole screen: what is picked up, and what each key and touch does.

use super::choices::{Choices, cards_of, cells_of, is_turned, usable};
use super::mine::{Overlay, Size, Window};
use super::paint::Paint;
use super::{Ask, Gathering, Leaving, News, Scene, summary};
use crate::words::Words;
use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use saboteur_bots::Level;
use saboteur_engine::{Card, Cell, Decision, Event, Move, Seat};
use std::sync::mpsc::Sender;

/// A list of moves to choose from.
#[derive(Clone, Debug)]
pub(super) struct Menu {
    pub(super) moves: Vec<Move>,
    pub(super) at: usize,
    /// What is typed to find a move, where the list is long.
    pub(super) filter: Option<String>,
    /// Whether the game waits for one of them, so that the list cannot be put away.
    pub(super) asked: bool,
}

/// What lies over the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Popup {
    /// Keys and signs.
    Help,
    /// Everything that happened.
    Log,
    /// A round or the game is over: what there is to read.
    Summary(Vec<String>),
    /// Whether to leave.
    Leave,
    /// What somebody wants to say.
    Say(String),
}

/// What is drawn somewhere, to be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touch {
    Card(usize),
    Player(Seat),
    Line(usize),
}

/// The table on the screen.
pub(super) struct Screen {
    pub(super) words: Words,
    pub(super) paint: Paint,
    asks: Sender<Ask>,
    /// Whether others are at the table whom one can talk to.
    pub(super) talks: bool,
    pub(super) scene: Option<Scene>,
    pub(super) gathering: Option<Gathering>,
    /// The card of the hand that the keys act on.
    pub(super) at: usize,
    /// The cards that are picked up, by where they are in the hand.
    pub(super) picked: Vec<usize>,
    pub(super) turned: bool,
    /// The first of two goals.
    first: Option<Cell>,
    /// Whether a card is to pay for a toll dwarf.
    posting: bool,
    pub(super) cursor: Option<Cell>,
    pub(super) player: Option<Seat>,
    /// The move that waits to be confirmed.
    pub(super) preview: Option<Move>,
    pub(super) menu: Option<Menu>,
    pub(super) popup: Option<Popup>,
    pub(super) notice: Option<String>,
    pub(super) trouble: Option<String>,
    /// Whether one's own dwarf card is hidden.
    pub(super) masked: bool,
    pub(super) size: Option<Size>,
    pub(super) pan: (i8, i8),
    /// How many lines the reader of the log or of a text has gone back or on.
    pub(super) scroll: usize,
    /// How many rounds have been summed up.
    rounds_told: usize,
    pub(super) touches: Vec<(Rect, Touch)>,
    pub(super) window: Option<Window>,
    /// Whether a move is on its way: until it is answered there is nothing to do.
    sent: bool,
    /// Set when it is time to go.
    pub(super) leaving: Option<Leaving>,
    /// Why there is nothing more to come.
    pub(super) gone: Option<String>,
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
            turned: false,
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
            rounds_told: 0,
            touches: Vec::new(),
            window: None,
            sent: false,
            leaving: None,
            gone: None,
        }
    }

    /// Takes in what has happened.
    pub(super) fn hear(&mut self, news: News) {
        if !matches!(news, News::Trouble(_)) {
            self.sent = false;
        }
        match news {
            News::Scene(scene) => self.show(*scene),
            News::Gathering(gathering) => {
                self.gathering = Some(gathering);
                self.scene = None;
                self.rounds_told = 0;
                self.put_down();
            }
            News::Refused(reason) => self.notice = Some(reason),
            News::Trouble(trouble) => self.trouble = trouble,
            News::Gone(reason) => {
                self.gone = Some(reason);
                self.leaving = Some(Leaving::Left);
            }
        }
    }

    fn show(&mut self, scene: Scene) {
        let same = self.scene.as_ref().is_some_and(|old| {
            (old.game, old.position, old.view.seat, old.curtain)
                == (scene.game, scene.position, scene.view.seat, scene.curtain)
        });
        let first = self.scene.as_ref().is_none_or(|old| old.game != scene.game);
        self.gathering = None;
        self.words.call(&scene.names);
        if first {
            // What was over when somebody came in is old news, unless all is over.
            let ended = summary::last_round(&scene, &self.words).map_or(0, |(count, _)| count);
            self.rounds_told = if scene.view.outcome.is_some() { ended.saturating_sub(1) } else { ended };
        }
        if let Some((count, lines)) = summary::last_round(&scene, &self.words) {
            if count > self.rounds_told {
                self.rounds_told = count;
                self.popup = Some(Popup::Summary(lines));
                self.scroll = 0;
            }
        }
        self.scene = Some(scene);
        if !same {
            self.put_down();
            self.ask();
        }
    }

    /// Puts down whatever was picked up.
    fn put_down(&mut self) {
        self.picked.clear();
        self.turned = false;
        self.first = None;
        self.posting = false;
        self.cursor = None;
        self.player = None;
        self.preview = None;
        self.menu = None;
    }

    /// Opens the list of moves if the game asks for anything else than a card.
    fn ask(&mut self) {
        let Some(scene) = self.scene.as_ref().filter(|scene| scene.curtain.is_none() && !scene.moves.is_empty()) else {
            return;
        };
        if !matches!(scene.view.decision(), Some(Decision::Turn | Decision::Pathfinder)) {
            self.menu = Some(Menu { moves: scene.moves.clone(), at: 0, filter: None, asked: true });
        }
    }

    /// The cards of whoever is at the screen.
    pub(super) fn hand(&self) -> &[Card] {
        let hand =
            self.scene.as_ref().and_then(|scene| scene.view.players.get(scene.view.seat?.index())?.hand.as_deref());
        hand.unwrap_or(&[])
    }

    /// What can be done now.
    pub(super) fn moves(&self) -> &[Move] {
        self.scene.as_ref().filter(|_| !self.sent).map_or(&[], |scene| scene.moves.as_slice())
    }

    pub(super) fn picked_cards(&self) -> Vec<Card> {
        self.picked.iter().filter_map(|&at| self.hand().get(at).copied()).collect()
    }

    /// What can be done with what is picked up.
    pub(super) fn choices(&self) -> Choices {
        Choices::new(self.moves(), &self.picked_cards(), self.first, self.posting)
    }

    /// Whether that card of the hand can be picked up.
    pub(super) fn can_pick(&self, at: usize) -> bool {
        self.hand().get(at).is_some_and(|&card| usable(self.moves(), &[card]))
    }

    /// Whether a card in hand could pay for a toll dwarf.
    pub(super) fn can_post(&self) -> bool {
        let picked = self.picked_cards();
        self.moves().iter().any(|chosen| matches!(chosen, Move::Toll { .. }) && cards_of(chosen) == picked)
    }

    /// What is to be seen in the mine besides what lies there.
    pub(super) fn overlay(&self) -> Overlay {
        let choices = self.choices();
        let shown =
            self.preview.or_else(|| self.menu.as_ref().and_then(|menu| self.listed(menu).get(menu.at).copied()));
        let ghost = shown.and_then(|chosen| match chosen {
            Move::Lay { card, cell, turned } => Some((card, cell, turned)),
            Move::Diversion { cell, turned } => self.last_laid().map(|(card, _)| (card, cell, turned)),
            _ => None,
        });
        let mut marked: Vec<Cell> = shown.iter().flat_map(cells_of).chain(self.first).collect();
        if shown.is_some_and(|chosen| matches!(chosen, Move::Diversion { .. })) {
            marked.extend(self.last_laid().map(|(_, cell)| cell));
        }
        if let Some(pending) = self.scene.as_ref().and_then(|scene| scene.view.pending) {
            marked.extend(cells_of(&pending.play));
        }
        let targets = match &self.menu {
            Some(_) => Default::default(),
            None => choices.cells.keys().copied().collect(),
        };
        let cursor = if self.menu.is_some() { marked.first().copied() } else { self.cursor };
        Overlay { targets, cursor, ghost, marked: marked.into_iter().collect() }
    }

    /// The path card laid last, which a diversion moves.
    fn last_laid(&self) -> Option<(Card, Cell)> {
        let told = self.scene.as_ref()?.told.iter().rev();
        told.filter_map(|told| match told {
            super::Told::Event(Event::Laid { card, cell, .. } | Event::Diverted { card, cell, .. }) => {
                Some((*card, *cell))
            }
            super::Told::Event(_) | super::Told::Line(_) => None,
        })
        .next()
    }

    /// The moves of a list that fit what is typed.
    pub(super) fn listed(&self, menu: &Menu) -> Vec<Move> {
        let wanted = menu.filter.as_deref().unwrap_or("").to_lowercase();
        let fits = |chosen: &&Move| wanted.is_empty() || self.words.choice(chosen).to_lowercase().contains(&wanted);
        menu.moves.iter().filter(fits).copied().collect()
    }

    /// What a key, the mouse or the window does.
    pub(super) fn input(&mut self, input: &Input) {
        match input {
            Input::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Input::Mouse(mouse) => self.mouse(*mouse),
            _ => {}
        }
    }

    fn key(&mut self, key: KeyEvent) {
        self.notice = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd')) {
                self.leaving = Some(Leaving::Left);
            }
            return;
        }
        if self.popup.is_some() {
            return self.popup_key(key.code);
        }
        if self.gathering.is_some() {
            return self.gathering_key(key.code);
        }
        if let Some(seat) = self.scene.as_ref().and_then(|scene| scene.curtain) {
            match key.code {
                KeyCode::Enter => self.send(Ask::Lift(seat)),
                KeyCode::Char('q') => self.popup = Some(Popup::Leave),
                _ => {}
            }
            return;
        }
        if key.modifiers.contains(KeyModifiers::SHIFT) && self.pan_key(key.code) {
            return;
        }
        if self.menu.is_some() && self.menu_key(key.code) {
            return;
        }
        if self.table_key(key.code) {
            return;
        }
        if !self.moves().is_empty() && self.menu.is_none() {
            self.turn_key(key.code);
        }
    }

    fn popup_key(&mut self, code: KeyCode) {
        match (&mut self.popup, code) {
            (Some(Popup::Say(text)), KeyCode::Char(letter)) => text.push(letter),
            (Some(Popup::Say(text)), KeyCode::Backspace) => {
                text.pop();
            }
            (Some(Popup::Say(text)), KeyCode::Enter) => {
                let text = std::mem::take(text);
                self.popup = None;
                if !text.trim().is_empty() {
                    self.send(Ask::Say(text));
                }
            }
            (Some(Popup::Leave), KeyCode::Char('y' | 'j') | KeyCode::Enter) => self.leaving = Some(self.how_to_leave()),
            (Some(_), KeyCode::Up) => self.scroll = self.scroll.saturating_sub(1),
            (Some(_), KeyCode::Down) => self.scroll += 1,
            (Some(_), KeyCode::PageUp) => self.scroll = self.scroll.saturating_sub(10),
            (Some(_), KeyCode::PageDown) => self.scroll += 10,
            _ => {
                self.popup = None;
                self.scroll = 0;
            }
        }
    }

    fn how_to_leave(&self) -> Leaving {
        let over = self.scene.as_ref().is_some_and(|scene| scene.view.outcome.is_some());
        if over { Leaving::Over } else { Leaving::Left }
    }

    fn gathering_key(&mut self, code: KeyCode) {
        let (host, ready) =
            self.gathering.as_ref().map_or((false, false), |gathering| (gathering.host, gathering.ready));
        match code {
            KeyCode::Enter | KeyCode::Char('s') if host => self.send(Ask::Start),
            KeyCode::Enter | KeyCode::Char('r') => self.send(Ask::Ready(!ready)),
            KeyCode::Char('b') if host => self.send(Ask::AddBot(Level::Normal)),
            KeyCode::Char('c') if self.talks => self.popup = Some(Popup::Say(String::new())),
            KeyCode::Char('q') => self.popup = Some(Popup::Leave),
            _ => {}
        }
    }

    /// Moves the window onto the mine.
    fn pan_key(&mut self, code: KeyCode) -> bool {
        let (x, y) = match code {
            KeyCode::Left => (-1, 0),
            KeyCode::Right => (1, 0),
            KeyCode::Up => (0, -1),
            KeyCode::Down => (0, 1),
            _ => return false,
        };
        self.pan_by(x, y);
        true
    }

    fn pan_by(&mut self, x: i8, y: i8) {
        self.pan = ((self.pan.0 + x).clamp(-50, 50), (self.pan.1 + y).clamp(-50, 50));
    }

    fn menu_key(&mut self, code: KeyCode) -> bool {
        let Some(mut menu) = self.menu.take() else { return false };
        let count = self.listed(&menu).len();
        match code {
            KeyCode::Up => menu.at = menu.at.checked_sub(1).unwrap_or(count.saturating_sub(1)),
            KeyCode::Down => menu.at = if menu.at + 1 < count { menu.at + 1 } else { 0 },
            KeyCode::PageUp => menu.at = menu.at.saturating_sub(10),
            KeyCode::PageDown => menu.at = (menu.at + 10).min(count.saturating_sub(1)),
            KeyCode::Home => menu.at = 0,
            KeyCode::End => menu.at = count.saturating_sub(1),
            KeyCode::Enter => {
                if let Some(&chosen) = self.listed(&menu).get(menu.at) {
                    self.play(chosen);
                    return true;
                }
            }
            KeyCode::Esc if !menu.asked => return true,
            KeyCode::Backspace if menu.filter.is_some() => {
                menu.filter.as_mut().map(String::pop);
                menu.at = 0;
            }
            KeyCode::Char(letter) if menu.filter.is_some() => {
                menu.filter.get_or_insert_default().push(letter);
                menu.at = 0;
            }
            KeyCode::Char(digit @ '1'..='9') if menu.filter.is_none() => {
                let at = digit as usize - '1' as usize;
                if at < count {
                    menu.at = at;
                }
            }
            _ => {
                self.menu = Some(menu);
                return false;
            }
        }
        self.menu = Some(menu);
        true
    }

    /// The keys that always mean the same.
    fn table_key(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Char('q') => self.popup = Some(Popup::Leave),
            KeyCode::Char('?') | KeyCode::F(1) => self.popup = Some(Popup::Help),
            KeyCode::Char('l') => {
                self.scroll = 0;
                self.popup = Some(Popup::Log);
            }
            KeyCode::Char('h') => self.masked = !self.masked,
            KeyCode::Char('c') if self.talks => self.popup = Some(Popup::Say(String::new())),
            KeyCode::Char('b') if self.talks => self.send(Ask::Back),
            KeyCode::Char('n') if self.how_to_leave() == Leaving::Over => self.send(Ask::Start),
            KeyCode::Char('+') => self.resize(1),
            KeyCode::Char('-') => self.resize(-1),
            KeyCode::Char('0') => (self.size, self.pan) = (None, (0, 0)),
            _ => return false,
        }
        true
    }

    fn resize(&mut self, by: isize) {
        let now = self.size.or(self.window.map(|window| window.size)).unwrap_or(Size::ALL[0]);
        let at = Size::ALL.iter().position(|&size| size == now).unwrap_or(0);
        self.size = Size::ALL.get(at.saturating_add_signed(by)).copied().or(Some(now));
    }

    /// The keys of a turn.
    fn turn_key(&mut self, code: KeyCode) {
        if let Some(preview) = self.preview {
            match code {
                KeyCode::Enter => return self.play(preview),
                KeyCode::Esc | KeyCode::Backspace => return self.preview = None,
                KeyCode::Char('r') => return self.turn(),
                _ => {}
            }
        }
        match code {
            KeyCode::Char(digit @ '1'..='9') => self.pick(digit as usize - '1' as usize),
            KeyCode::Char('a') => {
                let moves = self.moves().to_vec();
                self.put_down();
                self.menu = Some(Menu { moves, at: 0, filter: Some(String::new()), asked: false });
            }
            KeyCode::Char('o') if self.picked.is_empty() => {
                let moves: Vec<Move> =
                    self.moves().iter().filter(|chosen| cards_of(chosen).is_empty()).copied().collect();
                if !moves.is_empty() {
                    self.menu = Some(Menu { moves, at: 0, filter: None, asked: false });
                }
            }
            KeyCode::Char('p') => self.open_direct(),
            KeyCode::Char('t') if self.can_post() => {
                self.posting = !self.posting;
                (self.preview, self.cursor) = (None, None);
                self.aim();
            }
            KeyCode::Char('r') => self.turn(),
            KeyCode::Char(' ') => self.mark(self.at),
            KeyCode::Esc => self.put_down(),
            KeyCode::Enter if self.picked.is_empty() => self.pick(self.at),
            KeyCode::Enter if self.picked.len() > 1 => self.open_direct(),
            KeyCode::Enter => match (self.cursor, self.player) {
                (Some(cell), _) => self.choose_cell(cell),
                (None, Some(seat)) => self.choose_player(seat),
                (None, None) => self.open_direct(),
            },
            KeyCode::Tab => self.next_target(1),
            KeyCode::BackTab => self.next_target(-1),
            KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => self.arrow(code),
            _ => {}
        }
    }

    fn arrow(&mut self, code: KeyCode) {
        let (x, y): (i8, i8) = match code {
            KeyCode::Left => (-1, 0),
            KeyCode::Right => (1, 0),
            KeyCode::Up => (0, -1),
            _ => (0, 1),
        };
        if let Some(cursor) = self.cursor {
            let within = |number: i8, by: i8| number.saturating_add(by).clamp(-60, 60);
            self.cursor = Some(Cell { x: within(cursor.x, x), y: within(cursor.y, y) });
            self.preview = None;
        } else if self.player.is_some() {
            self.next_target(isize::from(x + y));
        } else {
            let count = self.hand().len().max(1);
            self.at = (self.at + count).saturating_add_signed(isize::from(x + y)) % count;
        }
    }

    /// Goes to the next place or player that can be chosen.
    fn next_target(&mut self, by: isize) {
        let choices = self.choices();
        // The first one is the rightmost, where the treasure usually is.
        let next = |count: usize, now: Option<usize>| match now {
            Some(now) => (now + count).saturating_add_signed(by) % count,
            None => count - 1,
        };
        if !choices.cells.is_empty() {
            let cells: Vec<Cell> = choices.cells.keys().copied().collect();
            let now = self.cursor.and_then(|cursor| cells.iter().position(|&cell| cell == cursor));
            self.cursor = Some(cells[next(cells.len(), now)]);
            self.preview = None;
        } else if !choices.seats.is_empty() {
            let seats: Vec<Seat> = choices.seats.keys().copied().collect();
            let now = self.player.and_then(|player| seats.iter().position(|&seat| seat == player));
            self.player = Some(seats[next(seats.len(), now)]);
            self.preview = None;
        }
    }

    /// Picks a card up, alone.
    fn pick(&mut self, at: usize) {
        if at >= self.hand().len() {
            return;
        }
        let same = self.picked == [at];
        self.put_down();
        self.at = at;
        if same {
            return;
        }
        if !self.can_pick(at) {
            self.notice = Some(self.words.say("screen-not-now", &[("card", self.words.card(self.hand()[at]).into())]));
            return;
        }
        self.picked = vec![at];
        self.aim();
    }

    /// Picks a card up besides others, or puts it down.
    fn mark(&mut self, at: usize) {
        (self.preview, self.cursor, self.player, self.first) = (None, None, None, None);
        if let Some(found) = self.picked.iter().position(|&picked| picked == at) {
            self.picked.remove(found);
        } else if at < self.hand().len() {
            self.picked.push(at);
            if !usable(self.moves(), &self.picked_cards()) {
                self.picked.pop();
                self.notice = Some(self.words.say("screen-not-together", &[]));
            }
        }
        if self.picked.len() == 1 {
            self.aim();
        }
    }

    /// Goes to the first place or player that can be chosen; where there is none, to the list.
    fn aim(&mut self) {
        let choices = self.choices();
        if choices.cells.is_empty() && choices.seats.is_empty() {
            self.open_direct();
        } else {
            self.next_target(1);
        }
    }

    /// Lists what can be done with the cards picked up without choosing a place or a player.
    fn open_direct(&mut self) {
        if self.picked.is_empty() && self.can_pick(self.at) {
            self.picked = vec![self.at];
        }
        let moves = self.choices().direct;
        if !self.picked.is_empty() && !moves.is_empty() {
            self.preview = None;
            self.menu = Some(Menu { moves, at: 0, filter: None, asked: false });
        }
    }

    /// Turns the card, in the mine too if it fits there like that.
    fn turn(&mut self) {
        self.turned = !self.turned;
        if let Some(preview) = self.preview {
            let ways =
                cells_of(&preview).first().and_then(|cell| self.choices().cells.remove(cell)).unwrap_or_default();
            match ways.into_iter().find(|way| {
                is_turned(way) == self.turned && std::mem::discriminant(way) == std::mem::discriminant(&preview)
            }) {
                Some(other) => self.preview = Some(other),
                None => {
                    if let Some(&cell) = cells_of(&preview).first() {
                        self.why(cell);
                    }
                    self.turned = !self.turned;
                }
            }
        }
    }

    fn choose_cell(&mut self, cell: Cell) {
        self.cursor = Some(cell);
        let Some(moves) = self.choices().cells.remove(&cell) else {
            return self.why(cell);
        };
        if matches!(moves[..], [Move::GoalCardSwap { .. }, ..]) && self.first.is_none() {
            self.first = Some(cell);
            self.cursor = None;
            return self.next_target(1);
        }
        self.decide(moves);
    }

    fn choose_player(&mut self, seat: Seat) {
        self.player = Some(seat);
        if let Some(moves) = self.choices().seats.remove(&seat) {
            self.decide(moves);
        }
    }

    /// Shows the move, to be confirmed, or asks which.
    fn decide(&mut self, moves: Vec<Move>) {
        let laid = |chosen: &Move| matches!(chosen, Move::Lay { .. } | Move::Diversion { .. });
        if moves.iter().all(laid) {
            let chosen = moves.iter().find(|way| is_turned(way) == self.turned).or(moves.first()).copied();
            self.turned = chosen.as_ref().is_some_and(is_turned);
            self.preview = chosen;
        } else if let [chosen] = moves[..] {
            self.preview = Some(chosen);
        } else {
            self.menu = Some(Menu { moves, at: 0, filter: None, asked: false });
        }
    }

    /// Asks why the card cannot go there, by trying what cannot be done.
    fn why(&mut self, cell: Cell) {
        let &[card] = self.picked_cards().as_slice() else { return };
        let attempt = match card {
            card if self.posting => Move::Toll { card, cell },
            Card::Rockfall => Move::Rockfall { cell },
            Card::TreasureMap => Move::TreasureMap { cell },
            Card::Key => Move::Key { cell },
            Card::Diversion => Move::Diversion { cell, turned: self.turned },
            card if card.is_path() => Move::Lay { card, cell, turned: self.turned && card.can_turn() },
            _ => return self.notice = Some(self.words.say("screen-not-there", &[])),
        };
        // What could be done would be done.
        if !self.moves().contains(&attempt) {
            self.try_move(attempt);
        }
    }

    fn play(&mut self, chosen: Move) {
        self.put_down();
        self.try_move(chosen);
    }

    fn try_move(&mut self, chosen: Move) {
        if let Some(seat) = self.scene.as_ref().and_then(|scene| scene.view.seat) {
            self.send(Ask::Play(seat, chosen));
            self.sent = true;
        }
    }

    fn send(&mut self, ask: Ask) {
        // Where nobody listens any more, the reason is on its way.
        let _ = self.asks.send(ask);
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let position = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::ScrollUp if self.popup.is_some() => self.scroll = self.scroll.saturating_sub(2),
            MouseEventKind::ScrollDown if self.popup.is_some() => self.scroll += 2,
            MouseEventKind::ScrollUp => self.pan_by(0, -1),
            MouseEventKind::ScrollDown => self.pan_by(0, 1),
            MouseEventKind::ScrollLeft => self.pan_by(-1, 0),
            MouseEventKind::ScrollRight => self.pan_by(1, 0),
            MouseEventKind::Down(MouseButton::Left) => self.touch(position),
            MouseEventKind::Down(MouseButton::Right) => self.key(KeyEvent::from(KeyCode::Char('r'))),
            _ => {}
        }
    }

    fn touch(&mut self, position: Position) {
        self.notice = None;
        let shut = self.scene.as_ref().is_none_or(|scene| scene.curtain.is_some());
        if self.popup.is_some() || shut {
            return self.key(KeyEvent::from(KeyCode::Enter));
        }
        let touched = self.touches.iter().rev().find(|(place, _)| place.contains(position)).map(|(_, touch)| *touch);
        match touched {
            Some(Touch::Line(at)) => {
                if let Some(menu) = &mut self.menu {
                    menu.at = at;
                    self.menu_key(KeyCode::Enter);
                }
            }
            Some(Touch::Card(at)) if self.menu.as_ref().is_none_or(|menu| !menu.asked) && !self.moves().is_empty() => {
                if self.picked == [at] && self.preview.is_some() {
                    self.turn()
                } else {
                    self.pick(at)
                }
            }
            Some(Touch::Player(seat)) if self.choices().seats.contains_key(&seat) => match self.preview {
                Some(preview) if super::choices::seat_of(&preview) == Some(seat) => self.play(preview),
                _ => self.choose_player(seat),
            },
            Some(Touch::Card(_) | Touch::Player(_)) => {}
            None => {
                let Some(cell) = self.window.and_then(|window| window.cell_at(position)) else { return };
                if self.menu.is_some() {
                    // Of a list that the game asks for, a place chooses its own line.
                    let listed = self.menu.as_ref().map(|menu| self.listed(menu)).unwrap_or_default();
                    if let Some(&chosen) = listed.iter().find(|chosen| cells_of(chosen) == [cell]) {
                        self.play(chosen);
                    }
                } else if let Some(preview) = self.preview.filter(|preview| cells_of(preview).contains(&cell)) {
                    self.play(preview);
                } else if !self.picked.is_empty() || self.choices().cells.contains_key(&cell) {
                    self.choose_cell(cell);
                }
            }
        }
    }
}
