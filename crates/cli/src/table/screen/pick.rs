//! Picks up cards, chooses places and players, and makes moves from them.

use super::{Menu, Screen};
use crate::table::Ask;
use crate::table::choices::usable;
use saboteur_engine::{Action, Aim, Card, CardKind, Cell, Move, Seat, Target};

impl Screen {
    /// Picks up one card and puts down the others.
    pub(super) fn pick(&mut self, at: usize) {
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

    /// Begins to pick up several cards: the one that is picked up already, or the chosen one.
    pub(super) fn begin_several(&mut self) {
        let picked = self.picked.clone();
        self.put_down();
        (self.several, self.picked) = (true, picked);
        if self.picked.is_empty() {
            self.mark(self.at);
        }
    }

    /// Picks up another card, or puts it down.
    pub(super) fn mark(&mut self, at: usize) {
        self.preview = None;
        if let Some(found) = self.picked.iter().position(|&picked| picked == at) {
            self.picked.remove(found);
        } else if at < self.hand().len() {
            self.picked.push(at);
            if !usable(self.offers(), &self.picked_cards()) {
                self.picked.pop();
                self.notice = Some(self.words.say("screen-not-together", &[]));
            }
        }
        self.several = !self.picked.is_empty();
    }

    /// Moves to the first place or player that can be chosen. If there is none, and the card can be played by itself, shows
    /// that move.
    pub(super) fn aim(&mut self) {
        let choices = self.choices();
        if !choices.cells.is_empty() || !choices.seats.is_empty() {
            self.next_target(1);
        } else if self.posting || choices.direct.iter().any(|chosen| !matches!(chosen, Move::Discard { .. })) {
            self.open_direct();
        }
    }

    /// Shows the move with the picked-up cards that needs no place and no player, or a list if there are several.
    pub(super) fn open_direct(&mut self) {
        if self.picked.is_empty() && self.can_pick(self.at) {
            self.picked = vec![self.at];
        }
        let moves = self.choices().direct;
        if self.picked.is_empty() || moves.is_empty() {
            return;
        }
        self.preview = None;
        if let [chosen] = moves[..] {
            self.preview = Some(chosen);
        } else {
            self.menu = Some(Menu { moves, at: 0, filter: None, asked: false });
        }
    }

    /// Rotates the card, in the mine too if it fits there.
    pub(super) fn turn(&mut self) {
        self.rotated = !self.rotated;
        if let Some(preview) = self.preview {
            let ways =
                preview.target().cells().next().and_then(|cell| self.choices().cells.remove(&cell)).unwrap_or_default();
            match ways.into_iter().find(|way| {
                way.target().is_rotated() == self.rotated
                    && std::mem::discriminant(way) == std::mem::discriminant(&preview)
            }) {
                Some(other) => self.preview = Some(other),
                None => {
                    if let Some(cell) = preview.target().cells().next() {
                        self.why(cell);
                    }
                    self.rotated = !self.rotated;
                }
            }
        }
    }

    pub(super) fn choose_cell(&mut self, cell: Cell) {
        self.cursor = Some(cell);
        let Some(moves) = self.choices().cells.remove(&cell) else {
            return self.why(cell);
        };
        if moves.first().is_some_and(|first| matches!(first.target(), Target::Cells(..))) && self.first.is_none() {
            self.first = Some(cell);
            self.cursor = None;
            return self.next_target(1);
        }
        self.decide(moves);
    }

    pub(super) fn choose_player(&mut self, seat: Seat) {
        self.player = Some(seat);
        if let Some(moves) = self.choices().seats.remove(&seat) {
            self.decide(moves);
        }
    }

    /// Shows the move for confirmation, or asks which move is meant.
    pub(super) fn decide(&mut self, moves: Vec<Move>) {
        if moves.iter().all(|chosen| chosen.is_play() && matches!(chosen.target(), Target::Place { .. })) {
            let chosen = moves.iter().find(|way| way.target().is_rotated() == self.rotated).or(moves.first()).copied();
            self.rotated = chosen.is_some_and(|chosen| chosen.target().is_rotated());
            self.preview = chosen;
        } else if let [chosen] = moves[..] {
            self.preview = Some(chosen);
        } else {
            self.menu = Some(Menu { moves, at: 0, filter: None, asked: false });
        }
    }

    /// Finds out why the card cannot go there, by trying an illegal move.
    pub(super) fn why(&mut self, cell: Cell) {
        let &[card] = self.picked_cards().as_slice() else { return };
        let attempt = match card.aim() {
            _ if self.posting => Move::PostDwarf { card, cell },
            Aim::Cell => Move::Play { card, target: Target::Cell(cell) },
            Aim::Place => Move::lay(card, cell, self.rotated && (card.can_rotate() || !card.is_path())),
            Aim::Nothing | Aim::Cells | Aim::Player | Aim::Tool => {
                return self.notice = Some(self.words.say("screen-not-there", &[]));
            }
        };
        if let Some(seat) = self.scene.as_ref().and_then(|scene| scene.view.seat) {
            self.send(Ask::Check(seat, attempt));
        }
    }

    /// Returns the reason why a card cannot be played at all.
    pub(in crate::table) fn why_useless(&self, card: Card) -> String {
        let own = self.scene.as_ref().and_then(|scene| scene.view.players.get(scene.view.seat?.index()));
        let in_front = own.map_or(&[][..], |own| &own.in_front);
        let hindrances: Vec<String> = in_front.iter().map(|card| format!("hindered-{card}")).collect();
        let hindrances: Vec<&str> = hindrances.iter().map(String::as_str).filter(|id| self.words.has(id)).collect();
        let hindrance = match hindrances[..] {
            _ if !card.is_path() => None,
            [] => None,
            [one] => Some(one),
            _ => Some("hindered-more"),
        };
        let of_card = format!("useless-{card}");
        let id = match card.kind() {
            _ if self.words.has(&of_card) => &of_card,
            CardKind::Path => "screen-useless-path",
            CardKind::Action(Action::Sabotage(_)) => "useless-sabotage",
            CardKind::Action(Action::Repair(_)) => "useless-repair",
            _ => "useless",
        };
        self.words.say(hindrance.unwrap_or(id), &[])
    }

    pub(super) fn play(&mut self, chosen: Move) {
        self.put_down();
        if let Some(seat) = self.scene.as_ref().and_then(|scene| scene.view.seat) {
            self.send(Ask::Play(seat, chosen));
            self.sent = true;
        }
    }

    pub(super) fn send(&mut self, ask: Ask) {
        // If the link has ended, its reason is already on the way.
        let _ = self.asks.send(ask);
    }
}
