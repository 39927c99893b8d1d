//! What a move does.

use crate::board::Placed;
use crate::card::Card;
use crate::cell::{Cell, Side};
use crate::event::{Audience, Event, Witness};
use crate::moves::Move;
use crate::seat::{Seat, Seats};
use crate::state::{Phase, State};

impl State {
    /// Plays a move of whoever is to act, without asking whether it is legal: for search and simulation, which take
    /// their moves from [`legal_moves`](State::legal_moves).
    ///
    /// An illegal move leaves a state that no game can have. [`Game::play`](crate::Game::play) is the checked way.
    pub fn play_unchecked<W: Witness>(&mut self, chosen: Move, witness: &mut W) {
        let seat = self.turn;
        match chosen {
            Move::Lay { card, cell, turned } => {
                self.player_mut(seat).hand.remove(card);
                let near_hidden = self.board.lay(Placed::face_up(card, cell, turned));
                witness.tell(Audience::Everyone, || Event::Laid { seat, card, cell, turned });
                if near_hidden {
                    self.reveal_reached(witness);
                } else {
                    self.end_turn(witness);
                }
            }
            Move::Sabotage { card, target } => {
                self.player_mut(seat).hand.remove(card);
                self.player_mut(target).front.put(card);
                if let crate::card::CardKind::Sabotage(tool) = card.kind() {
                    witness.tell(Audience::Everyone, || Event::Sabotaged { seat, target, tool });
                }
                self.end_turn(witness);
            }
            Move::Repair { card, target, tool } => {
                self.player_mut(target).front.remove(tool.broken());
                self.piles.discard(tool.broken(), Seats::EVERYONE);
                self.spend(card);
                witness.tell(Audience::Everyone, || Event::Repaired { seat, target, card, tool });
                self.end_turn(witness);
            }
            Move::Rockfall { cell } => {
                if let Some(removed) = self.board.remove(cell) {
                    let card = removed.card;
                    self.piles.discard(card, Seats::EVERYONE);
                    witness.tell(Audience::Everyone, || Event::RockFell { seat, cell, card });
                }
                self.spend(Card::Rockfall);
                self.end_turn(witness);
            }
            Move::TreasureMap { cell } => {
                self.spend(Card::TreasureMap);
                if let Some(goal) = self.board.hidden_mut().find(|goal| goal.cell == cell) {
                    goal.seen = goal.seen.with(seat);
                    let card = goal.card;
                    witness.tell_apart(seat, |open| Event::MapRead { seat, cell, card: open.then_some(card) });
                }
                self.end_turn(witness);
            }
            Move::Pass { card } => {
                self.player_mut(seat).hand.remove(card);
                self.piles.discard(card, Seats::only(seat));
                witness.tell_apart(seat, |open| Event::Passed { seat, card: open.then_some(card) });
                self.end_turn(witness);
            }
            Move::RevealGoal { cell } => {
                self.phase = Phase::Turn;
                if !self.reveal(cell, witness) {
                    self.reveal_reached(witness);
                }
            }
            Move::TakeGold { value } => self.take_gold(value, witness),
        }
    }

    /// Moves an action card from the hand of the player whose turn it is to the discard pile.
    fn spend(&mut self, card: Card) {
        self.player_mut(self.turn).hand.remove(card);
        self.piles.discard(card, Seats::EVERYONE);
    }

    /// Draws a card and passes the turn on, or ends the round (TURN-3, TURN-4, ROUND-2).
    fn end_turn<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        if let Some(card) = self.piles.draw() {
            self.player_mut(seat).hand.sort_in(card);
            witness.tell_apart(seat, |open| Event::Drew { seat, card: open.then_some(card) });
        }
        let players = self.player_count();
        let mut next = seat.left(players);
        for skipped in 0..players {
            if !self.player(next).hand.is_empty() {
                self.turn = next;
                return tell_skipped(seat, skipped, players, witness);
            }
            next = next.left(players);
        }
        self.end_round(None, witness);
    }

    /// The face-down goals that are reached now.
    pub(crate) fn reached_goals(&self) -> impl Iterator<Item = Cell> {
        let cells = self.board.hidden().map(|goal| goal.cell);
        cells.filter(|&cell| self.board.is_reached(cell))
    }

    /// Turns reached goals over until none is left, then ends the turn; asks if there is more than one (GOAL-1,
    /// GOAL-4).
    fn reveal_reached<W: Witness>(&mut self, witness: &mut W) {
        loop {
            let mut reached = self.reached_goals();
            match (reached.next(), reached.next()) {
                (None, _) => {
                    drop(reached);
                    return self.end_turn(witness);
                }
                (Some(cell), None) => {
                    drop(reached);
                    if self.reveal(cell, witness) {
                        return;
                    }
                }
                (Some(_), Some(_)) => {
                    drop(reached);
                    self.phase = Phase::ChooseGoal;
                    return;
                }
            }
        }
    }

    /// Turns one goal over; says whether that ended the round (GOAL-2). Its sides may mismatch (GOAL-5).
    fn reveal<W: Witness>(&mut self, cell: Cell, witness: &mut W) -> bool {
        let Some(&goal) = self.board.at(cell) else {
            return false;
        };
        let card = goal.card;
        let turned = self.turn_to_fit(&goal);
        self.board.reveal(cell, turned);
        let seat = self.turn;
        witness.tell(Audience::Everyone, || Event::GoalRevealed { seat, cell, card, turned });
        if card.is_gold() {
            self.end_round(Some(seat), witness);
        }
        card.is_gold()
    }

    /// Whether a revealed card lies turned: open towards the card just laid if it can be, else towards any card that
    /// reaches it, then with the fewest mismatches, then as printed (GOAL-3).
    fn turn_to_fit(&self, goal: &Placed) -> bool {
        let reach = self.board.reach_at(goal.cell);
        let just_laid = self.board.placed().last().map(|placed| placed.cell);
        let merit = |turned: bool| {
            let open = goal.card.shape(turned).open();
            let meets = open.common(reach);
            let meets_just_laid = meets.iter().any(|side| Some(goal.cell.step(side)) == just_laid);
            let mismatches = Side::ALL
                .into_iter()
                .filter(|&side| {
                    let neighbour = self.board.at(goal.cell.step(side));
                    neighbour.is_some_and(|other| {
                        let facing = other.shape().open().contains(side.opposite());
                        !other.face_down && facing != open.contains(side)
                    })
                })
                .count();
            (meets_just_laid, !meets.is_empty(), 4 - mismatches)
        };
        goal.card.can_turn() && merit(true) > merit(false)
    }

    /// The first seat counter-clockwise from this one, itself included, for which the condition holds (GOLD-3).
    pub(crate) fn counter_clockwise_from(&self, from: Seat, holds: impl Fn(Seat) -> bool) -> Option<Seat> {
        let mut seat = from;
        for _ in 0..self.player_count() {
            if holds(seat) {
                return Some(seat);
            }
            seat = seat.right(self.player_count());
        }
        None
    }
}

/// Tells of the players without cards between one turn and the next (TURN-4).
fn tell_skipped<W: Witness>(after: Seat, count: usize, players: usize, witness: &mut W) {
    let mut seat = after;
    for _ in 0..count {
        seat = seat.left(players);
        witness.tell(Audience::Everyone, || Event::Skipped { seat });
    }
}
