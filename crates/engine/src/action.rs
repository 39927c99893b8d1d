//! The action cards of the base game: sabotage, repair, rockfall and treasure map.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::{Action, Card};
use crate::cell::Cell;
use crate::chest::Chest;
use crate::event::Event;
use crate::illegal::IllegalMove;
use crate::movelist::MoveList;
use crate::moves::{Move, Target};
use crate::player::Player;
use crate::rules::Edition;
use crate::seat::{Seat, Seats};
use crate::state::State;
use crate::tool::{Tool, Tools};

impl State {
    /// Lists the players whose tool can be broken (SABOTAGE-1, SABOTAGE-3).
    #[inline]
    pub(crate) fn list_sabotage(&self, card: Card, tool: Tool, moves: &mut MoveList) {
        let own = self.rules.edition == Edition::Classic;
        let option = |(seat, player): (Seat, &Player)| {
            let allowed = seat != self.turn || own;
            let whole = !player.front.broken().contains(tool);
            (allowed && whole, Move::Play { card, target: Target::Seat(seat) })
        };
        moves.push_wanted(self.player_count(), self.players().map(option));
    }

    /// Breaks a tool of a player (SABOTAGE-1).
    pub(crate) fn play_sabotage<W: Witness>(&mut self, card: Card, target: Seat, witness: &mut W) {
        self.player_mut(self.turn).hand.sort_out(card);
        self.player_mut(target).front.put(card);
        self.tell_played(card, Target::Seat(target), witness);
        self.end_turn(witness);
    }

    /// Lists the broken tools that can be mended (REPAIR-1, REPAIR-2).
    #[inline]
    pub(crate) fn list_repair(&self, card: Card, tools: Tools, moves: &mut MoveList) {
        let duel = self.rules.is_duel();
        for (seat, player) in self.players() {
            let broken = player.front.broken().common(tools);
            // Most tools are whole. In The Duel everybody mends their own tools (DUEL-4).
            if broken.is_empty() || (duel && seat != self.turn) {
                continue;
            }
            for tool in broken.iter() {
                moves.push(Move::Play { card, target: Target::Tool { seat, tool } });
            }
        }
    }

    /// Mends a tool (REPAIR-1, REPAIR-3).
    pub(crate) fn play_repair<W: Witness>(&mut self, card: Card, target: Target, witness: &mut W) {
        let Target::Tool { seat, tool } = target else {
            return;
        };
        self.take_from_front(seat, tool.broken());
        self.spend(card);
        self.tell_played(card, target, witness);
        self.end_turn(witness);
    }

    /// Lists the cards that a rockfall can remove from the mine (ROCKFALL-2).
    #[inline]
    pub(crate) fn list_rockfall(&self, card: Card, moves: &mut MoveList) {
        let placed = self.board.placed();
        let option =
            |placed: &Placed| (placed.card.is_removable(), Move::Play { card, target: Target::Cell(placed.cell) });
        moves.push_wanted(placed.len(), placed.iter().map(option));
    }

    /// Plays a rockfall, which removes a card from the mine (ROCKFALL-1).
    pub(crate) fn play_rockfall<W: Witness>(&mut self, card: Card, cell: Cell, witness: &mut W) {
        self.tell_played(card, Target::Cell(cell), witness);
        self.remove_from_mine(cell, witness);
        self.spend(card);
        self.end_turn(witness);
    }

    /// Removes a card from the mine. A path card goes to the discard pile (ROCKFALL-1, CHEST-4, COLLAPSE-1).
    pub(crate) fn remove_from_mine<W: Witness>(&mut self, cell: Cell, witness: &mut W) {
        let Some(removed) = self.board.remove(cell) else {
            return;
        };
        let card = (!removed.is_face_down()).then_some(removed.card);
        witness.tell(Audience::Everyone, || Event::Removed { cell, card });
        if removed.card.is_path() {
            self.piles.discard(removed.card, Seats::EVERYONE);
            self.duel.drop_key(cell);
        } else {
            self.remove_chest(&removed);
        }
    }

    /// Lists the face-down cards that a treasure map can be used on (MAP-2).
    #[inline]
    pub(crate) fn list_map(&self, card: Card, moves: &mut MoveList) {
        let fixed = self.board.fixed();
        let option = |placed: &Placed| {
            let allowed = placed.is_face_down() && self.may_look_at(placed);
            (allowed, Move::Play { card, target: Target::Cell(placed.cell) })
        };
        moves.push_wanted(fixed.len(), fixed.iter().map(option));
    }

    /// Returns true if a treasure map may be used on this face-down card (MAP-2, CHEST-3, CHEST-5).
    #[inline]
    fn may_look_at(&self, hidden: &Placed) -> bool {
        !(self.chests.is_opened(Chest::NoMoreMaps) && hidden.card.is_goal())
    }

    /// Shows the player a face-down goal, or a chest and its path card (MAP-1, CHEST-3).
    pub(crate) fn play_map<W: Witness>(&mut self, card: Card, cell: Cell, witness: &mut W) {
        let seat = self.turn;
        self.spend(card);
        self.tell_played(card, Target::Cell(cell), witness);
        if let Some(card) = self.board.at(cell).map(|hidden| hidden.card) {
            self.board.set_seen(cell, self.board.seen(cell).with(seat));
            let chest = self.chests.at(cell);
            witness.tell_secret(seat, |open| Event::CardSeen {
                seat,
                cell,
                card: open.then_some(card),
                chest: chest.filter(|_| open),
            });
        }
        self.end_turn(witness);
    }

    /// Returns the reason why an action card cannot be played on this target. The target has the kind that the card
    /// needs.
    pub(crate) fn why_not_action(&self, card: Card, action: Action, target: Target) -> IllegalMove {
        match (action, target) {
            (Action::Sabotage(_), Target::Seat(seat)) => {
                if seat == self.turn && self.rules.edition == Edition::Anniversary {
                    IllegalMove::OthersOnly { card }
                } else {
                    IllegalMove::AlreadyInFront { card, target: seat }
                }
            }
            (Action::Repair(tools), Target::Tool { seat, tool }) => {
                if self.rules.is_duel() && seat != self.turn {
                    IllegalMove::OwnToolsOnly
                } else if !tools.contains(tool) {
                    IllegalMove::WrongTool { card, tool }
                } else {
                    IllegalMove::NotInFront { card: tool.broken(), target: seat }
                }
            }
            (Action::TreasureMap, Target::Cell(cell)) => {
                let goal = self.board.at(cell).is_some_and(|placed| placed.is_face_down() && placed.card.is_goal());
                if goal { IllegalMove::MapsForbidden } else { IllegalMove::WrongCell { card, cell } }
            }
            (Action::Rockfall | Action::Key, Target::Cell(cell)) => IllegalMove::WrongCell { card, cell },
            (Action::Intrigue(intrigue), _) => self.why_not_intrigue(card, intrigue, target),
            (Action::Championship(special), _) => self.why_not_championship(card, special, target),
            (Action::Sabotage(_) | Action::Repair(_) | Action::TreasureMap | Action::Rockfall | Action::Key, _) => {
                IllegalMove::WrongCard { card }
            }
        }
    }
}
