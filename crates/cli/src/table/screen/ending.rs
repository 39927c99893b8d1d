//! The end of a round: the final mine, then the dwarf cards one after the other, then who won what.

use super::Screen;
use crate::table::Scene;
use crate::table::mine::{Overlay, Window};
use crate::table::summary::{self, RoundEnd};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};
use saboteur_engine::{Event, Seat};
use std::time::{Duration, Instant};

use super::super::draw::{fit, wrap};

/// The time between two things that are turned over.
const STEP: Duration = Duration::from_millis(500);

/// The end of a round on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) struct Ending {
    began: Instant,
    /// True if everything is shown at once.
    whole: bool,
}

impl Ending {
    pub(super) fn new(still: bool) -> Ending {
        Ending { began: Instant::now(), whole: still }
    }

    /// Returns the number of things that are turned over.
    fn shown(self) -> usize {
        if self.whole { usize::MAX } else { (self.began.elapsed().as_millis() / STEP.as_millis()) as usize }
    }
}

impl Screen {
    /// Returns true while the end of a round is being shown step by step.
    pub(in crate::table) fn is_moving(&self) -> bool {
        let seats = self.scene.as_ref().map_or(0, |scene| scene.view.players.len());
        self.ending.is_some_and(|ending| !ending.whole && ending.shown() <= seats + 1)
    }

    /// Handles a key while the end of a round is shown: the first one shows everything, the next one goes on.
    pub(super) fn ending_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll += 1,
            KeyCode::Char('q') => self.popup = Some(super::Popup::Leave),
            KeyCode::Char('l') => {
                self.scroll = 0;
                self.popup = Some(super::Popup::Log);
            }
            _ if self.is_moving() => {
                if let Some(ending) = &mut self.ending {
                    ending.whole = true;
                }
            }
            _ => {
                self.ending = None;
                self.scroll = 0;
                self.go_on();
            }
        }
    }

    /// Draws the end of the last round. Returns false if the player knows of none.
    pub(in crate::table) fn draw_ending(&mut self, frame: &mut Frame<'_>, scene: &Scene) -> bool {
        let (Some(ending), Some(end)) = (self.ending, summary::round_end(&scene.told)) else { return false };
        let area = frame.area();
        let view = end.view(&scene.view);
        let players = view.players.len();
        let shown = ending.shown();
        let width = usize::from(area.width);
        let words: Vec<String> = if shown > players {
            let mut lines = summary::round_lines(scene, self.unmasked.as_ref(), &self.words);
            // After the cause and the result.
            let at = lines.len().min(2);
            lines.splice(at..at, self.notes_line(scene, end.ended));
            lines.iter().flat_map(|line| wrap(line, width.saturating_sub(2))).collect()
        } else {
            Vec::new()
        };
        let room = (area.height / 4).max(6);
        let rows = [Constraint::Length(1), Constraint::Min(1), Constraint::Length(room), Constraint::Length(1)];
        let [head, middle, below, keys] = Layout::vertical(rows).areas(area);
        let side = if area.width < 90 { 25 } else { 36 };
        let [mine, aside] = Layout::horizontal([Constraint::Min(1), Constraint::Length(side)]).areas(middle);
        let over = view.outcome.is_some();
        let id = if over { "screen-over-title" } else { "screen-summary-title" };
        frame.render_widget(Paragraph::new(self.words.say(id, &[])).style(self.paint.chosen()), head);
        let window = Window::new(mine, &view, &Overlay::default(), self.size, self.pan);
        let hidden = if shown == 0 { end.closed_view(&scene.view) } else { view };
        window.draw(&hidden, &scene.names, &Overlay::default(), self.paint, frame.buffer_mut());
        self.draw_unmasked(frame, aside, &end, players, shown);
        let most = words.len().saturating_sub(usize::from(below.height));
        self.scroll = self.scroll.min(most);
        let lines: Vec<Line<'_>> = words.iter().skip(self.scroll).map(|line| Line::from(format!(" {line}"))).collect();
        frame.render_widget(Paragraph::new(lines), below);
        let id = match (self.is_moving(), most > 0) {
            (true, _) => "screen-keys-ending-skip",
            (false, true) => "screen-keys-ending-more",
            (false, false) => "screen-keys-ending",
        };
        frame.render_widget(Paragraph::new(self.words.say(id, &[])).style(self.paint.faint()), keys);
        true
    }

    /// Draws the players with the dwarf cards that are turned over.
    fn draw_unmasked(&self, frame: &mut Frame<'_>, area: Rect, end: &RoundEnd<'_>, players: usize, shown: usize) {
        let block = Block::new().borders(Borders::LEFT).border_style(self.paint.faint());
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let width = usize::from(inner.width);
        // Two lines for each player if there is room.
        let apart = players * 2 <= usize::from(inner.height);
        let mut lines: Vec<Line<'_>> = Vec::new();
        for seat in Seat::all(players) {
            let open = shown > seat.index() + 1;
            let dwarf = match end.ended {
                Event::RoundEnded { dwarves, .. } => dwarves.get(seat.index()).map(|&dwarf| self.words.dwarf(dwarf)),
                _ => None,
            };
            let won = matches!(end.ended, Event::RoundEnded { winning_seats, .. } if winning_seats.contains(&seat));
            let done = shown > players;
            let mark = if won && done { "★" } else { " " };
            // In The Duel all dwarf cards are open from the beginning.
            let dwarf = dwarf.map_or(String::new(), |dwarf| if open { dwarf } else { "?".to_owned() });
            let gold = if done { end.pay(seat) } else { String::new() };
            if apart {
                let name = fit(self.words.name(seat), width.saturating_sub(1));
                lines.push(Line::from(vec![
                    Span::styled(mark, self.paint.gold()),
                    Span::styled(name, self.paint.strong()),
                ]));
                lines.push(Line::from(format!(
                    "   {}",
                    fit(format!("{dwarf} {gold}").trim_end(), width.saturating_sub(3))
                )));
            } else {
                let name = fit(self.words.name(seat), 8);
                let rest = fit(&dwarf, width.saturating_sub(10 + gold.len()));
                lines.push(Line::from(format!("{mark}{name} {rest}{gold}")));
            }
        }
        frame.render_widget(Paragraph::new(lines), inner);
    }
}
