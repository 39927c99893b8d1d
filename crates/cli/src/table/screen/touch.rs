//! The mouse.

use super::{Screen, TouchArea};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

impl Screen {
    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        let position = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::ScrollUp if self.popup.is_some() || self.ending.is_some() => {
                self.scroll = self.scroll.saturating_sub(2);
            }
            MouseEventKind::ScrollDown if self.popup.is_some() || self.ending.is_some() => self.scroll += 2,
            MouseEventKind::ScrollUp => self.pan_by(0, -1),
            MouseEventKind::ScrollDown => self.pan_by(0, 1),
            MouseEventKind::ScrollLeft => self.pan_by(-1, 0),
            MouseEventKind::ScrollRight => self.pan_by(1, 0),
            MouseEventKind::Down(MouseButton::Left) => self.touch(position),
            MouseEventKind::Down(MouseButton::Right) => self.key(KeyEvent::from(KeyCode::Char('r'))),
            _ => {}
        }
    }

    pub(super) fn touch(&mut self, position: Position) {
        self.notice = None;
        let shut = self.scene.as_ref().is_none_or(|scene| scene.curtain.is_some() || scene.hands_on);
        if self.popup.is_some() || self.ending.is_some() || shut {
            return self.key(KeyEvent::from(KeyCode::Enter));
        }
        let touched = self.touches.iter().rev().find(|(place, _)| place.contains(position)).map(|(_, touch)| *touch);
        match touched {
            Some(TouchArea::Line(at)) => {
                if let Some(menu) = &mut self.menu {
                    menu.at = at;
                    self.menu_key(KeyCode::Enter);
                }
            }
            Some(TouchArea::Card(at))
                if self.menu.as_ref().is_none_or(|menu| !menu.asked) && !self.offers().is_empty() =>
            {
                if self.several {
                    self.at = at;
                    self.mark(at);
                } else if self.picked == [at] && self.preview.is_some() {
                    self.turn();
                } else {
                    self.pick(at);
                }
            }
            Some(TouchArea::Player(seat)) if self.choices().seats.contains_key(&seat) => match self.preview {
                Some(preview) if preview.target().seat() == Some(seat) => self.play(preview),
                _ => self.choose_player(seat),
            },
            Some(TouchArea::Prompt) => match self.preview {
                Some(preview) => self.play(preview),
                None => self.open_direct(),
            },
            Some(TouchArea::Card(_) | TouchArea::Player(_)) => {}
            None => {
                let Some(cell) = self.window.and_then(|window| window.cell_at(position)) else { return };
                if self.menu.is_some() {
                    // If the game asks for a choice from a list, a click on a place chooses its line.
                    let listed = self.menu.as_ref().map(|menu| self.listed(menu)).unwrap_or_default();
                    if let Some(&chosen) = listed.iter().find(|chosen| chosen.target().cells().eq([cell])) {
                        self.play(chosen);
                    }
                } else if let Some(preview) =
                    self.preview.filter(|preview| preview.target().cells().any(|other| other == cell))
                {
                    self.play(preview);
                } else if !self.picked.is_empty() || self.choices().cells.contains_key(&cell) {
                    self.choose_cell(cell);
                }
            }
        }
    }
}
