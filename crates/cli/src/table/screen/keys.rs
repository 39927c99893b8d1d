//! The keys.

use super::{Menu, Popup, Screen};
use crate::table::mine::Size;
use crate::table::{Ask, Leaving};
use ratatui::crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use saboteur_bots::Level;
use saboteur_engine::{Cell, Move, Seat};

impl Screen {
    /// Handles a key, the mouse or a change of the window.
    pub(in crate::table) fn input(&mut self, input: &Input) {
        match input {
            Input::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Input::Mouse(mouse) => self.mouse(*mouse),
            _ => {}
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) {
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
        if self.ending.is_some() {
            return self.ending_key(key.code);
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
        if self.scene.as_ref().is_some_and(|scene| scene.hands_on) && key.code == KeyCode::Enter {
            return self.send(Ask::HandOn);
        }
        if !self.offers().is_empty() && self.menu.is_none() {
            self.turn_key(key.code);
        }
    }

    pub(super) fn popup_key(&mut self, code: KeyCode) {
        if self.popup == Some(Popup::Players) && self.players_key(code) {
            return;
        }
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
            (Some(Popup::Gestures), code) => self.gesture_key(code),
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

    pub(super) fn how_to_leave(&self) -> Leaving {
        let over = self.scene.as_ref().is_some_and(|scene| scene.view.outcome.is_some());
        if over { Leaving::Over } else { Leaving::Left }
    }

    pub(super) fn gathering_key(&mut self, code: KeyCode) {
        let (host, ready) =
            self.gathering.as_ref().map_or((false, false), |gathering| (gathering.host, gathering.ready));
        match code {
            KeyCode::Enter | KeyCode::Char('s') if host => self.send(Ask::Start),
            KeyCode::Enter | KeyCode::Char('r') => self.send(Ask::Ready(!ready)),
            KeyCode::Char('b') if host => self.send(Ask::AddBot(Level::Normal.into())),
            KeyCode::Char('c') if self.talks => self.popup = Some(Popup::Say(String::new())),
            KeyCode::Char('q') => self.popup = Some(Popup::Leave),
            _ => {}
        }
    }

    /// Moves the visible part of the mine.
    pub(super) fn pan_key(&mut self, code: KeyCode) -> bool {
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

    pub(super) fn pan_by(&mut self, x: i8, y: i8) {
        self.pan = ((self.pan.0 + x).clamp(-50, 50), (self.pan.1 + y).clamp(-50, 50));
    }

    pub(super) fn menu_key(&mut self, code: KeyCode) -> bool {
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
                    if menu.asked {
                        self.play(chosen);
                    } else {
                        self.preview = Some(chosen);
                    }
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

    /// Handles the keys that always mean the same.
    pub(super) fn table_key(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Char('q') => self.popup = Some(Popup::Leave),
            KeyCode::Char('?') | KeyCode::F(1) => self.popup = Some(Popup::Help),
            KeyCode::Char('l') => {
                self.scroll = 0;
                self.popup = Some(Popup::Log);
            }
            KeyCode::Char('w') => self.open_players(),
            KeyCode::Char('e') if self.talks => self.popup = Some(Popup::Gestures),
            KeyCode::Char('h') => self.masked = !self.masked,
            KeyCode::Char('c') if self.talks => self.popup = Some(Popup::Say(String::new())),
            KeyCode::Char('b') if self.talks => self.send(Ask::Back),
            KeyCode::Char('n') if self.how_to_leave() == Leaving::Over && self.talks => self.send(Ask::Start),
            KeyCode::Char('n') if self.how_to_leave() == Leaving::Over => self.leaving = Some(Leaving::Again),
            KeyCode::Char('+') => self.resize(1),
            KeyCode::Char('-') => self.resize(-1),
            KeyCode::Char('0') => (self.size, self.pan) = (None, (0, 0)),
            _ => return false,
        }
        true
    }

    pub(super) fn resize(&mut self, by: isize) {
        let now = self.size.or(self.window.map(|window| window.size)).unwrap_or(Size::ALL[0]);
        let at = Size::ALL.iter().position(|&size| size == now).unwrap_or(0);
        self.size = Size::ALL.get(at.saturating_add_signed(by)).copied().or(Some(now));
    }

    /// Handles the keys of a turn.
    pub(super) fn turn_key(&mut self, code: KeyCode) {
        if let Some(preview) = self.preview {
            match code {
                KeyCode::Enter => return self.play(preview),
                KeyCode::Esc | KeyCode::Backspace => return self.preview = None,
                KeyCode::Char('r') => return self.turn(),
                _ => {}
            }
        }
        if self.several && self.several_key(code) {
            return;
        }
        match code {
            KeyCode::Char(digit @ '1'..='9') => self.pick(digit as usize - '1' as usize),
            KeyCode::Char('a') => {
                let moves = self.offers().iter().map(|offer| offer.chosen).collect();
                self.put_down();
                self.menu = Some(Menu { moves, at: 0, filter: Some(String::new()), asked: false });
            }
            KeyCode::Char('o') if self.picked.is_empty() => {
                let others = self.offers().iter().filter(|offer| offer.touch.cards.is_empty());
                let moves: Vec<Move> = others.map(|offer| offer.chosen).collect();
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
            KeyCode::Char(' ') => self.begin_several(),
            KeyCode::Esc => self.put_down(),
            KeyCode::Enter if self.picked.is_empty() => self.pick(self.at),
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

    /// Handles the keys while several cards are picked up.
    fn several_key(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Char(' ') => self.mark(self.at),
            KeyCode::Char(digit @ '1'..='9') => {
                self.at = (digit as usize - '1' as usize).min(self.hand().len().saturating_sub(1));
                self.mark(self.at);
            }
            KeyCode::Tab => self.arrow(KeyCode::Right),
            KeyCode::BackTab => self.arrow(KeyCode::Left),
            KeyCode::Enter | KeyCode::Char('p') => self.open_direct(),
            _ => return false,
        }
        true
    }

    pub(super) fn arrow(&mut self, code: KeyCode) {
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

    /// Moves to the next place or player that can be chosen.
    pub(super) fn next_target(&mut self, by: isize) {
        let choices = self.choices();
        let next = |count: usize, now: Option<usize>, first: usize| match now {
            Some(now) => (now + count).saturating_add_signed(by) % count,
            None => first,
        };
        if !choices.cells.is_empty() {
            let cells: Vec<Cell> = choices.cells.keys().copied().collect();
            let now = self.cursor.and_then(|cursor| cells.iter().position(|&cell| cell == cursor));
            // Start with the rightmost visible cell: the treasure usually lies on the right.
            let shown = |cell: &Cell| self.window.is_none_or(|window| window.shows(*cell));
            let first = cells.iter().rposition(shown).unwrap_or(cells.len() - 1);
            self.cursor = Some(cells[next(cells.len(), now, first)]);
            self.preview = None;
        } else if !choices.seats.is_empty() {
            let seats: Vec<Seat> = choices.seats.keys().copied().collect();
            let now = self.player.and_then(|player| seats.iter().position(|&seat| seat == player));
            self.player = Some(seats[next(seats.len(), now, seats.len() - 1)]);
            self.preview = None;
        }
    }
}
