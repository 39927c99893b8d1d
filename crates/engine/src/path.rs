//! Path cards: where they may be laid, and the reasons why not.

use crate::audience::Witness;
use crate::card::Card;
use crate::cell::{Cell, Side};
use crate::decision::Decision;
use crate::illegal::IllegalMove;
use crate::movelist::MoveList;
use crate::moves::Move;
use crate::spot::Spot;
use crate::state::State;
use crate::turn::kinds;

impl State {
    /// Lists every way to lay a path card.
    pub(crate) fn list_paths(&self, moves: &mut MoveList) {
        let player = self.player(self.turn);
        if player.may_build() {
            let (ladders, paths): (Vec<Card>, Vec<Card>) =
                kinds(player.hand.as_slice()).filter(|card| card.is_path()).partition(|card| card.has_ladder());
            ladders.into_iter().for_each(|card| self.list_ladder(card, moves));
            self.list_lays(paths.into_iter(), moves);
        }
        if self.toll.is_standing() {
            self.charge_toll(moves);
        }
    }

    /// Lists every way to lay path cards without a ladder.
    #[inline(always)]
    pub(crate) fn list_lays(&self, paths: impl Iterator<Item = Card>, moves: &mut MoveList) {
        if self.rules.loose_placement {
            moves.push_lays(paths, &self.board.loose_spots());
        } else {
            moves.push_lays(paths, self.board.spots());
        }
    }

    /// Lists every way to lay a card with a ladder. It has a function of its own because ladders are rare.
    #[cold]
    #[inline(never)]
    pub(crate) fn list_ladder(&self, card: Card, moves: &mut MoveList) {
        moves.push_lays(std::iter::once(card), &self.board.ladder_spots());
    }

    /// Returns true if the player whose turn it is could lay any path card without a sponsor (PATHFINDER-1, TOLL-4).
    pub(crate) fn can_lay_any(&self) -> bool {
        let mut moves = MoveList::new();
        self.list_paths(&mut moves);
        moves.iter().any(Move::is_play)
    }

    /// Returns the spots where this card may be laid if it matches, as far as the mine is concerned. The card need not
    /// be in a hand.
    pub(crate) fn spots_for(&self, card: Card) -> Vec<Spot> {
        if card.has_ladder() {
            self.board.ladder_spots()
        } else if self.rules.loose_placement {
            self.board.loose_spots()
        } else {
            self.board.spots().to_vec()
        }
    }

    /// Returns the decision in which path cards are laid now: the Pathfinder's or a normal turn.
    pub(crate) fn building_decision(&self) -> Decision {
        if self.pathfinder.left > 0 { Decision::Pathfinder } else { Decision::Turn }
    }

    /// Continues the turn after a path card was laid or moved: reveals the cards it has reached, then finishes. Nothing
    /// needs to be revealed if the card is not near a face-down card and there are no postcards.
    pub(crate) fn after_building<W: Witness>(&mut self, near_hidden: bool, witness: &mut W) {
        if near_hidden || self.rules.has_postcards() {
            self.reveal_reached(witness);
        } else {
            self.finish_building(witness);
        }
    }

    /// Ends the turn, or goes on to the next path card of a Pathfinder (PATHFINDER-1).
    pub(crate) fn finish_building<W: Witness>(&mut self, witness: &mut W) {
        self.ask(Decision::Turn);
        if self.rules.is_duel() {
            return self.finish_duel_play(witness);
        }
        if self.pathfinder.left > 0 {
            return self.continue_pathfinder(witness);
        }
        self.discard_in_play();
        self.end_turn(witness);
    }

    /// Returns the reason why the player may not build at all, if there is one.
    pub(crate) fn why_not_build(&self) -> Option<IllegalMove> {
        let player = self.player(self.turn);
        if player.is_sabotaged() {
            return Some(IllegalMove::ToolBroken);
        }
        player.is_trapped().then_some(IllegalMove::Trapped)
    }

    /// Returns the reason why a path card may not be laid on this cell in this rotation.
    pub(crate) fn why_not_lay(&self, card: Card, cell: Cell, rotated: bool) -> IllegalMove {
        if let Some(reason) = self.why_not_build() {
            return reason;
        }
        if self.board.at(cell).is_some() {
            return IllegalMove::Occupied { cell };
        }
        if rotated && !card.can_rotate() {
            return IllegalMove::LooksTheSameRotated { card };
        }
        let open = card.shape(rotated).open();
        let mut neighbours = 0;
        for side in Side::ALL {
            let neighbour = self.board.at(cell.step(side)).filter(|card| !card.is_face_down());
            if let Some(neighbour) = neighbour {
                neighbours += 1;
                if neighbour.shape().open().contains(side.opposite()) != open.contains(side) {
                    return IllegalMove::Mismatch { side };
                }
            }
        }
        if neighbours == 0 {
            return IllegalMove::NoNeighbour { cell };
        }
        if !cell.is_in_bounds() {
            return IllegalMove::TooFar { cell };
        }
        if self.rules.is_duel() {
            let shunned = card.home().is_some() && self.forbids_ladder(cell);
            return if shunned { IllegalMove::LadderForbidden { cell } } else { IllegalMove::NotOnYourWay { cell } };
        }
        if card.has_ladder() && self.board.touches_goal(cell) {
            return IllegalMove::LadderBesideGoal { cell };
        }
        let reached = card.has_ladder() || self.rules.loose_placement || self.board.is_reached(cell);
        self.why_not_toll(cell).filter(|_| reached).unwrap_or(IllegalMove::NotConnected { cell })
    }
}
