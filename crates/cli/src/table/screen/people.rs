//! The people at the table: what they say of each other by pointing, and the player's own notes on them.

use super::{Popup, Screen};
use crate::table::{Ask, Scene, summary};
use ratatui::crossterm::event::KeyCode;
use saboteur_bots::Stance;
use saboteur_engine::{Dwarf, Event, Seat};
use saboteur_table::Gesture;
use std::collections::BTreeMap;

/// A private note on another player. It never leaves this screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum Note {
    Trusted,
    Unsure,
    Saboteur,
}

impl Note {
    /// Returns the note that the next key sets.
    fn next(now: Option<Note>) -> Option<Note> {
        match now {
            None => Some(Note::Trusted),
            Some(Note::Trusted) => Some(Note::Unsure),
            Some(Note::Unsure) => Some(Note::Saboteur),
            Some(Note::Saboteur) => None,
        }
    }

    pub(in crate::table) fn sign(self) -> char {
        match self {
            Note::Trusted => '✓',
            Note::Unsure => '?',
            Note::Saboteur => '✗',
        }
    }
}

/// The notes of a round: who made the note, about whom.
pub(super) type Notes = BTreeMap<(Seat, Seat), Note>;

impl Screen {
    /// Returns the note of the player at the screen on another player.
    pub(in crate::table) fn note(&self, about: Seat) -> Option<Note> {
        let own = self.scene.as_ref()?.view.seat?;
        self.notes.get(&(own, about)).copied()
    }

    /// Opens the list of players.
    pub(super) fn open_players(&mut self) {
        self.scroll = 0;
        self.listed_player = 0;
        self.popup = Some(Popup::Players);
    }

    /// Handles a key of the list of players. Returns false if it closes the list.
    pub(super) fn players_key(&mut self, code: KeyCode) -> bool {
        let Some(scene) = self.scene.clone() else { return false };
        let count = scene.view.players.len().max(1);
        let about = Seat(self.listed_player as u8);
        match code {
            KeyCode::Up => self.listed_player = (self.listed_player + count - 1) % count,
            KeyCode::Down => self.listed_player = (self.listed_player + 1) % count,
            KeyCode::Char(' ') => self.cycle_note(about),
            KeyCode::Char('!') => self.point(&scene, about, Some(Stance::Accuse)),
            KeyCode::Char('+') => self.point(&scene, about, Some(Stance::Vouch)),
            KeyCode::Char('-') => self.point(&scene, about, None),
            _ => return false,
        }
        // Players have two lines each. The chosen one stays in sight.
        self.scroll = (self.listed_player * 2).saturating_sub(8);
        true
    }

    fn cycle_note(&mut self, about: Seat) {
        let Some(own) = self.scene.as_ref().and_then(|scene| scene.view.seat).filter(|&own| own != about) else {
            return;
        };
        match Note::next(self.note(about)) {
            Some(note) => self.notes.insert((own, about), note),
            None => self.notes.remove(&(own, about)),
        };
    }

    /// Points at a player, who is not the player at the screen.
    fn point(&mut self, scene: &Scene, at: Seat, stance: Option<Stance>) {
        if let Some(own) = scene.view.seat.filter(|&own| own != at) {
            self.send(Ask::Point(own, at, stance));
        }
    }

    /// Handles a key of the list of gestures.
    pub(super) fn gesture_key(&mut self, code: KeyCode) {
        self.popup = None;
        if let KeyCode::Char(digit @ '1'..='6') = code {
            self.send(Ask::Gesture(summary::GESTURES[digit as usize - '1' as usize].0));
        }
    }

    /// Returns the players with their bots, the player's notes and what others say of them.
    pub(in crate::table) fn players_text(&self) -> String {
        let Some(scene) = &self.scene else { return String::new() };
        let mut lines = Vec::new();
        for (seat, bot) in Seat::all(scene.bots.len()).zip(&scene.bots) {
            let mark = if usize::from(seat.0) == self.listed_player { '▸' } else { ' ' };
            let mut line = format!("{mark} {}", self.words.name(seat));
            if let Some(bot) = bot {
                line += &format!(": {}", self.words.bot(*bot));
            }
            if let Some(note) = self.note(seat) {
                let id = match note {
                    Note::Trusted => "note-trusted",
                    Note::Unsure => "note-unsure",
                    Note::Saboteur => "note-saboteur",
                };
                line += &format!("   {} {}", note.sign(), self.words.say(id, &[]));
            }
            lines.push(line);
            lines.extend(summary::pointed_at(scene, seat, &self.words).map(|text| format!("    {text}")));
        }
        lines.push(String::new());
        lines.push(self.words.say("screen-players-keys", &[]));
        lines.push(String::new());
        lines.extend(summary::characters(scene, &self.words));
        lines.join("\n")
    }

    /// Returns the gestures with their keys.
    pub(in crate::table) fn gestures_text(&self) -> String {
        let line =
            |(at, (_, id, _)): (usize, &(Gesture, &str, &str))| format!("{}  {}", at + 1, self.words.say(id, &[]));
        summary::GESTURES.iter().enumerate().map(line).collect::<Vec<String>>().join("\n")
    }

    /// Compares the notes of the round that ended with the dwarf cards. None if the player made no notes.
    pub(super) fn notes_line(&self, scene: &Scene, ended: &Event) -> Option<String> {
        let (Some(own), Event::RoundEnded { dwarves, .. }) = (scene.view.seat.or(scene.own), ended) else {
            return None;
        };
        let (mut right, mut wrong) = (0u8, 0u8);
        for ((_, about), note) in self.ended_notes.iter().filter(|((by, _), _)| *by == own) {
            let saboteur = dwarves.get(about.index()) == Some(&Dwarf::Saboteur);
            match note {
                Note::Unsure => {}
                Note::Trusted if saboteur => wrong += 1,
                Note::Trusted => right += 1,
                Note::Saboteur if saboteur => right += 1,
                Note::Saboteur => wrong += 1,
            }
        }
        let values = [("right", right.into()), ("wrong", wrong.into())];
        (right + wrong > 0).then(|| self.words.say("ending-notes", &values))
    }
}
