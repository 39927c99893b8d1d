//! Revealing the goals, chests and postcards that are reached.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::CardKind;
use crate::cell::{Cell, Side};
use crate::decision::Decision;
use crate::event::Event;
use crate::state::State;

impl State {
    /// Returns the cells that are reached: those of face-down goals and chests, and of postcards that have not taken
    /// effect yet.
    pub(crate) fn reached(&self) -> Vec<Cell> {
        if self.rules.is_duel() {
            return self.gold_reached();
        }
        let hidden = self.board.hidden().map(|hidden| hidden.cell);
        hidden.filter(|&cell| self.board.is_reached(cell)).chain(self.fresh_postcards()).collect()
    }

    /// Reveals all cards that are reached, then finishes building. Asks the player which comes first if there are
    /// several (GOAL-1, GOAL-4).
    pub(crate) fn reveal_reached<W: Witness>(&mut self, witness: &mut W) {
        loop {
            if self.rules.is_duel() && !self.mark_nuggets(witness) {
                return;
            }
            match self.reached()[..] {
                [] => return self.finish_building(witness),
                [cell] => {
                    if !self.reveal(cell, witness) {
                        return;
                    }
                }
                [..] => return self.ask(Decision::ChooseReveal),
            }
        }
    }

    /// Reveals the chosen one of several reached cards, then the others (GOAL-4).
    pub(crate) fn reveal_first<W: Witness>(&mut self, cell: Cell, witness: &mut W) {
        self.ask(Decision::Turn);
        if self.reveal(cell, witness) {
            self.reveal_reached(witness);
        }
    }

    /// Turns over the card on this cell and lets it take effect. Returns false if the round is over or a question has
    /// to be answered first. The sides of the card may mismatch (GOAL-2, GOAL-5).
    fn reveal<W: Witness>(&mut self, cell: Cell, witness: &mut W) -> bool {
        let Some(&placed) = self.board.at(cell) else {
            return true;
        };
        let (seat, card) = (self.turn, placed.card);
        let rotated = if placed.is_face_down() { self.rotate_to_fit(&placed) } else { placed.is_rotated() };
        if placed.is_face_down() {
            self.board.reveal(cell, rotated);
        }
        let chest = self.chests.take(cell);
        witness.tell(Audience::Everyone, || Event::Revealed { seat, cell, card, rotated, chest });
        match card.kind() {
            CardKind::Goal(goal) => self.reach_goal(goal, witness),
            CardKind::Chest => chest.is_none_or(|chest| self.open_chest(chest, witness)),
            CardKind::Postcard(postcard) => {
                self.reach_postcard(postcard, witness);
                true
            }
            CardKind::Path | CardKind::Start | CardKind::Action(_) => true,
        }
    }

    /// Returns true if a card must be rotated when it is revealed. It opens towards the card just laid if possible,
    /// else towards any card that reaches it; then the fewest mismatches count; then it lies as printed (GOAL-3).
    fn rotate_to_fit(&self, goal: &Placed) -> bool {
        let duel = self.rules.is_duel();
        let reach = if duel { self.ways_at(goal.cell) } else { self.board.reach_at(goal.cell) };
        let just_laid = self.board.placed().last().filter(|_| self.duel.cause.is_none()).map(|placed| placed.cell);
        let merit = |rotated: bool| {
            let open = goal.card.shape(rotated).open();
            let meets = open.common(reach);
            let meets_just_laid = meets.iter().any(|side| Some(goal.cell.step(side)) == just_laid);
            let mismatches = Side::ALL
                .into_iter()
                .filter(|&side| {
                    let neighbour = self.board.at(goal.cell.step(side));
                    neighbour.is_some_and(|other| {
                        let facing = other.shape().open().contains(side.opposite());
                        !other.is_face_down() && facing != open.contains(side)
                    })
                })
                .count();
            (meets_just_laid, !meets.is_empty(), 4 - mismatches)
        };
        goal.card.can_rotate() && merit(true) > merit(false)
    }
}
