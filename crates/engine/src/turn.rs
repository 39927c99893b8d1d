//! The course of a turn: its legal moves, how they are carried out, and its end.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::{Action, Card, CardKind};
use crate::decision::Decision;
use crate::event::{Event, Pile};
use crate::movelist::MoveList;
use crate::moves::{Discards, Move, Target};
use crate::rules::Family;
use crate::seat::{Seat, Seats};
use crate::state::State;

impl State {
    /// Writes the legal moves of the player to act into the list, which is emptied first and can be used again.
    ///
    /// The list is empty only when the game is over. Its order has no meaning, but is the same each time the same game
    /// is played.
    pub fn legal_moves(&self, moves: &mut MoveList) {
        moves.clear();
        if self.is_deciding(Decision::Turn) {
            self.list_turns(moves);
        } else {
            self.list_answers(moves);
        }
    }

    /// Lists the legal moves of a turn (TURN-2).
    fn list_turns(&self, moves: &mut MoveList) {
        if self.rules.is_duel() {
            return self.list_duel_turns(moves);
        }
        let player = self.player(self.turn);
        let hand = player.hand.as_slice();
        let builds = player.may_build();
        let kinds = moves.push_passes(hand);
        for card in kinds.others() {
            match card.action() {
                Some(action) => self.list_action(card, action, moves),
                // What is not an action card is a ladder.
                None if builds => self.list_ladder(card, moves),
                None => {}
            }
        }
        if builds {
            self.list_lays(kinds.paths(), moves);
        }
        if self.toll.is_standing() {
            self.charge_toll(moves);
        }
        if self.rules.most_passed() > 1 {
            self.list_discards(hand, moves);
        }
        if self.toll.left > 0 {
            self.list_posts(moves);
        }
    }

    /// Lists every way to play an action card. Each group of cards is listed in its own file.
    #[inline(never)]
    pub(crate) fn list_action(&self, card: Card, action: Action, moves: &mut MoveList) {
        match action {
            Action::Sabotage(tool) => self.list_sabotage(card, tool, moves),
            Action::Repair(tools) => self.list_repair(card, tools, moves),
            Action::Rockfall => self.list_rockfall(card, moves),
            Action::TreasureMap => self.list_map(card, moves),
            Action::Intrigue(intrigue) => self.list_intrigue(card, intrigue, moves),
            Action::Championship(special) => self.list_championship(card, special, moves),
            Action::Key => self.list_key(card, moves),
        }
    }

    /// Plays a move of the player to act without checking that it is legal: for search and simulation, which take their
    /// moves from [`legal_moves`](State::legal_moves).
    ///
    /// An illegal move leads to an impossible state. [`Game::play`](crate::Game::play) checks the move first.
    pub fn play_unchecked<W: Witness>(&mut self, chosen: Move, witness: &mut W) {
        if self.rules.veto && chosen.is_play() {
            self.announce(chosen, witness);
        } else {
            self.carry_out(chosen, witness);
        }
    }

    /// Lets a move take effect.
    pub(crate) fn carry_out<W: Witness>(&mut self, chosen: Move, witness: &mut W) {
        match chosen {
            Move::Play { card, target } => self.play_card(card, target, witness),
            Move::Discard { cards, removed: None } => self.pass(cards, witness),
            Move::Discard { cards, removed: Some(removed) } => self.discard_for(cards, removed, witness),
            Move::PostDwarf { card, cell } => self.post_dwarf(card, cell, witness),
            Move::AskSponsor { sponsor, .. } => self.ask_sponsor(chosen, sponsor, witness),
            Move::PayTroll { cell } => self.pay_troll(chosen, cell, witness),
            Move::Answer { to, reply } => self.answer(to, reply, witness),
        }
    }

    /// Lets a card take effect. Each group of cards is played in its own file.
    fn play_card<W: Witness>(&mut self, card: Card, target: Target, witness: &mut W) {
        match (card.kind(), target) {
            (CardKind::Path, Target::Place { cell, rotated }) => {
                let seat = self.turn;
                self.player_mut(seat).hand.sort_out(card);
                if self.toll.is_standing() {
                    self.pay_toll(cell, witness);
                }
                let near_hidden = self.board.lay(Placed::face_up(card, cell, rotated));
                witness.tell(Audience::Everyone, || Event::Played { seat, card, target });
                self.after_building(near_hidden, witness);
            }
            (CardKind::Action(action), _) => self.play_action(card, action, target, witness),
            (CardKind::Path | CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest, _) => {}
        }
    }

    /// Lets an action card take effect.
    fn play_action<W: Witness>(&mut self, card: Card, action: Action, target: Target, witness: &mut W) {
        match (action, target) {
            (Action::Sabotage(_), Target::Seat(seat)) => self.play_sabotage(card, seat, witness),
            (Action::Repair(_), Target::Tool { .. }) => self.play_repair(card, target, witness),
            (Action::Rockfall, Target::Cell(cell)) => self.play_rockfall(card, cell, witness),
            (Action::TreasureMap, Target::Cell(cell)) => self.play_map(card, cell, witness),
            (Action::Intrigue(intrigue), _) => self.play_intrigue(card, intrigue, target, witness),
            (Action::Championship(special), _) => self.play_championship(card, special, target, witness),
            (Action::Key, Target::Cell(cell)) => self.play_key(card, cell, witness),
            (Action::Sabotage(_) | Action::Repair(_) | Action::Rockfall | Action::TreasureMap | Action::Key, _) => {}
        }
    }

    /// Tells everyone that the player whose turn it is has played a card.
    #[inline]
    pub(crate) fn tell_played<W: Witness>(&self, card: Card, target: Target, witness: &mut W) {
        let seat = self.turn;
        witness.tell(Audience::Everyone, || Event::Played { seat, card, target });
    }

    /// Moves an action card from the hand of the player whose turn it is to the discard pile.
    pub(crate) fn spend(&mut self, card: Card) {
        self.player_mut(self.turn).hand.sort_out(card);
        self.piles.discard(card, Seats::EVERYONE);
    }

    /// Moves a card from in front of a player to the discard pile.
    pub(crate) fn take_from_front(&mut self, target: Seat, card: Card) {
        self.player_mut(target).front.remove(card);
        if card == Card::Theft {
            self.thefts.remove(target);
        }
        self.piles.discard(card, Seats::EVERYONE);
    }

    /// Discards cards face down, draws as many and ends the turn (PASS-1, PASS2-1).
    fn pass<W: Witness>(&mut self, cards: Discards, witness: &mut W) {
        let seat = self.turn;
        self.discard_unseen(cards.as_slice());
        let count = cards.as_slice().len();
        witness.tell_secret(seat, |open| Event::Discarded {
            seat,
            count: count as u8,
            cards: open.then(|| cards.as_slice().to_vec()),
            removed: None,
        });
        self.end_turn_drawing(seat, count, witness);
    }

    /// Moves cards face down from the hand of the player whose turn it is to the discard pile (PASS-1).
    #[inline]
    pub(crate) fn discard_unseen(&mut self, cards: &[Card]) {
        let seat = self.turn;
        for &card in cards {
            self.player_mut(seat).hand.sort_out(card);
            self.piles.discard(card, Seats::only(seat));
        }
    }

    /// Ends the turn in the usual way: its player draws one card (TURN-3).
    pub(crate) fn end_turn<W: Witness>(&mut self, witness: &mut W) {
        self.end_turn_drawing(self.turn, 1, witness);
    }

    /// Lets a player draw `count` cards and passes the turn on, or ends the round (TURN-3, TURN-4, ROUND-2).
    pub(crate) fn end_turn_drawing<W: Witness>(&mut self, drawer: Seat, count: usize, witness: &mut W) {
        if self.chests.is_any_due() {
            return self.end_turn_with_chests(count, witness);
        }
        self.draw(drawer, count, witness);
        if self.rules.end_with_deck {
            return self.end_with_deck(witness);
        }
        self.pass_turn(self.turn, witness);
    }

    /// Lets a player draw up to `count` cards, as long as the deck has any.
    pub(crate) fn draw<W: Witness>(&mut self, drawer: Seat, count: usize, witness: &mut W) {
        if self.rules.game == Family::Solo {
            return self.draw_solo(drawer, count, witness);
        }
        for _ in 0..count {
            let Some(card) = self.piles.draw() else {
                break;
            };
            self.player_mut(drawer).hand.sort_in(card);
            tell_drawn(drawer, card, witness);
        }
    }

    /// Passes the turn to the next player with cards. Ends the round if no player has cards: `last` has then played the
    /// last card (TURN-4, TURN-5, ROUND-2).
    pub(crate) fn pass_turn<W: Witness>(&mut self, last: Seat, witness: &mut W) {
        self.ask(Decision::Turn);
        self.toll.asked = Seats::NOBODY;
        let players = self.player_count();
        let mut next = self.after(self.turn);
        for skipped in 0..players {
            if !self.player(next).hand.is_empty() {
                self.tell_skipped(skipped, witness);
                self.turn = next;
                return;
            }
            next = self.after(next);
        }
        self.turn = last;
        self.end_round(None, witness);
    }

    /// Tells everyone which players are skipped because they have no cards (TURN-4).
    fn tell_skipped<W: Witness>(&self, count: usize, witness: &mut W) {
        let mut seat = self.turn;
        for _ in 0..count {
            seat = self.after(seat);
            witness.tell(Audience::Everyone, || Event::Skipped { seat });
        }
    }
}

/// Tells everyone that a player drew a card from the deck, and only the player which card it is.
#[inline]
pub(crate) fn tell_drawn<W: Witness>(seat: Seat, card: Card, witness: &mut W) {
    witness.tell_secret(seat, |open| Event::Drew { seat, pile: Pile::Deck, card: open.then_some(card) });
}

/// Returns the different cards of a hand, in which equal cards lie side by side. Equal cards are one move.
#[inline]
pub(crate) fn kinds(hand: &[Card]) -> impl Iterator<Item = Card> {
    let mut last = Card::Start;
    hand.iter().copied().filter(move |&card| std::mem::replace(&mut last, card) != card)
}
