//! The action cards of Saboteur 2, and discarding several cards at once.

use crate::audience::{Audience, Witness};
use crate::card::Card;
use crate::decision::Decision;
use crate::event::Event;
use crate::illegal::IllegalMove;
use crate::movelist::MoveList;
use crate::moves::{Discards, Move, Target};
use crate::seat::Seat;
use crate::state::State;
use crate::turn::kinds;

/// The number of Theft cards in the pack.
pub(crate) const MOST_THEFTS: usize = 4;

/// An action card of Saboteur 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Intrigue {
    /// Lies in front of its player, who steals a gold piece when the round ends.
    Theft,
    /// Removes a Theft.
    HandsOff,
    /// Lies in front of another player, who may not lay path cards, gets no share and steals nothing.
    Trapped,
    /// Removes a Trapped.
    Freedom,
    /// Shows its player another player's dwarf card.
    Inspection,
    /// Gives any player a new dwarf card.
    ChangeHats,
    /// Swaps the hands of its player and another player.
    SwapHands,
}

impl State {
    /// Lists every way to play an action card of Saboteur 2.
    #[inline]
    pub(crate) fn list_intrigue(&self, card: Card, intrigue: Intrigue, moves: &mut MoveList) {
        if intrigue == Intrigue::Theft {
            return moves.push_if(!self.in_front(self.turn).contains(&card), Move::play(card));
        }
        for target in self.seats() {
            let can = self.can_target(intrigue, target);
            moves.push_if(can, Move::Play { card, target: Target::Seat(target) });
        }
    }

    /// Returns true if the player whose turn it is may play this card on the target.
    #[inline]
    fn can_target(&self, intrigue: Intrigue, target: Seat) -> bool {
        let another = target != self.turn;
        let player = self.player(target);
        match intrigue {
            Intrigue::Theft => false,
            Intrigue::HandsOff => player.front.contains(Card::Theft),
            Intrigue::Freedom => player.is_trapped(),
            Intrigue::Trapped => another && !player.is_trapped(),
            Intrigue::Inspection | Intrigue::SwapHands => another,
            Intrigue::ChangeHats => !self.left_over().is_empty(),
        }
    }

    /// Plays an action card of Saboteur 2.
    #[inline(never)]
    pub(crate) fn play_intrigue<W: Witness>(
        &mut self,
        card: Card,
        intrigue: Intrigue,
        target: Target,
        witness: &mut W,
    ) {
        let seat = self.turn;
        let on = target.seat().unwrap_or(seat);
        self.tell_played(card, target, witness);
        match intrigue {
            Intrigue::Theft => {
                self.put_in_front(card, seat);
                self.thefts.push(seat);
            }
            Intrigue::Trapped => self.put_in_front(card, on),
            Intrigue::HandsOff => {
                self.take_from_front(on, Card::Theft);
                self.spend(card);
            }
            Intrigue::Freedom => {
                self.take_from_front(on, Card::Trapped);
                self.spend(card);
            }
            Intrigue::Inspection => {
                self.spend(card);
                self.look_at_dwarf(on, witness);
            }
            Intrigue::ChangeHats => {
                self.spend(card);
                self.change_hat(on, self.rules.dwarf_leaves(), witness);
            }
            Intrigue::SwapHands => {
                self.spend(card);
                self.swap_hands(on, witness);
                return self.end_turn_drawing(on, 1, witness);
            }
        }
        self.end_turn(witness);
    }

    /// Moves a card from the hand of the player whose turn it is to the front of a player.
    fn put_in_front(&mut self, card: Card, target: Seat) {
        self.player_mut(self.turn).hand.sort_out(card);
        self.player_mut(target).front.put(card);
    }

    /// Shows another player's dwarf card to the player whose turn it is (INSPECTION-1, CHEST-5).
    pub(crate) fn look_at_dwarf<W: Witness>(&mut self, target: Seat, witness: &mut W) {
        let seat = self.turn;
        let inspected = self.player_mut(target);
        inspected.dwarf_seen = inspected.dwarf_seen.with(seat);
        let dwarf = inspected.dwarf;
        witness.tell_secret(seat, |open| Event::DwarfSeen { seat, target, dwarf: open.then_some(dwarf) });
    }

    /// Exchanges a player's dwarf card for the top card of the unused ones, if there is one. The old card goes under
    /// the unused ones, or out of the round if `goes_out` is true (HATS-1, COSTUME-1).
    pub(crate) fn change_hat<W: Witness>(&mut self, target: Seat, goes_out: bool, witness: &mut W) {
        if let Some(dwarf) = self.dwarves.exchange(self.dwarf(target), goes_out) {
            self.give_dwarf(target, dwarf, witness);
        }
    }

    /// Exchanges the hands of the player whose turn it is and of the target (SWAP-1).
    fn swap_hands<W: Witness>(&mut self, target: Seat, witness: &mut W) {
        let seat = self.turn;
        let (own, other) = (self.player(seat).hand, self.player(target).hand);
        self.player_mut(seat).hand = other;
        self.player_mut(target).hand = own;
        for (seat, from, hand) in [(seat, target, other), (target, seat, own)] {
            witness.tell_both(seat, from, |open| Event::CardsTaken {
                seat,
                from,
                count: hand.len() as u8,
                cards: open.then(|| hand.to_vec()),
            });
        }
    }

    /// Returns the reason why an action card of Saboteur 2 cannot be played on this target.
    pub(crate) fn why_not_intrigue(&self, card: Card, intrigue: Intrigue, target: Target) -> IllegalMove {
        let seat = target.seat().unwrap_or(self.turn);
        match intrigue {
            Intrigue::Theft => IllegalMove::AlreadyInFront { card, target: seat },
            Intrigue::HandsOff => IllegalMove::NotInFront { card: Card::Theft, target: seat },
            Intrigue::Freedom => IllegalMove::NotInFront { card: Card::Trapped, target: seat },
            Intrigue::Trapped if seat != self.turn => IllegalMove::AlreadyInFront { card, target: seat },
            Intrigue::Trapped | Intrigue::Inspection | Intrigue::SwapHands => IllegalMove::OthersOnly { card },
            Intrigue::ChangeHats => IllegalMove::NoDwarfLeft,
        }
    }

    /// Lists every way to discard two or three cards (PASS2-1, DISCARD-1).
    #[inline(never)]
    pub(crate) fn list_discards(&self, hand: &[Card], moves: &mut MoveList) {
        moves.push_discards(hand, self.rules.most_passed());
        for &removed in self.in_front(self.turn) {
            for (at, one) in hand.iter().enumerate().filter(|&(at, one)| at == 0 || hand[at - 1] != *one) {
                for two in kinds(&hand[at + 1..]) {
                    let cards = Discards::two(*one, two);
                    moves.push(Move::Discard { cards, removed: Some(removed) });
                }
            }
        }
    }

    /// Discards two cards to remove a card in front of the player (DISCARD-1).
    #[inline(never)]
    pub(crate) fn discard_for<W: Witness>(&mut self, cards: Discards, removed: Card, witness: &mut W) {
        let seat = self.turn;
        self.discard_unseen(cards.as_slice());
        self.take_from_front(seat, removed);
        witness.tell_secret(seat, |open| Event::Discarded {
            seat,
            count: cards.as_slice().len() as u8,
            cards: open.then(|| cards.as_slice().to_vec()),
            removed: Some(removed),
        });
        self.end_turn(witness);
    }

    /// Returns the reason why these cards cannot be discarded.
    pub(crate) fn why_not_discard(&self, cards: &Discards, removed: Option<Card>) -> IllegalMove {
        let count = cards.as_slice().len() as u8;
        if let Some(card) = self.first_missing(cards) {
            return IllegalMove::NotInHand { card };
        }
        match removed {
            None => IllegalMove::WrongNumber { least: 1, most: self.rules.most_passed() as u8, count },
            Some(_) if self.rules.most_passed() == 1 => IllegalMove::NotInThisGame,
            Some(card) if count == 2 => IllegalMove::NothingToRemove { card },
            Some(_) => IllegalMove::WrongNumber { least: 2, most: 2, count },
        }
    }

    /// Returns the first of the cards that the player whose turn it is does not hold, counting equal cards.
    fn first_missing(&self, cards: &Discards) -> Option<Card> {
        let mut hand = self.hand(self.turn).to_vec();
        cards.as_slice().iter().copied().find(|card| match hand.iter().position(|held| held == card) {
            Some(at) => {
                hand.swap_remove(at);
                false
            }
            None => true,
        })
    }

    /// Returns true if this thief may steal from this player (THEFT-2).
    pub(crate) fn can_steal(&self, thief: Seat, victim: Seat) -> bool {
        thief != victim && self.player(victim).pieces > 0
    }

    /// Asks the first thief: the untrapped player who played their Theft last. Without one, the next round begins
    /// (THEFT-2).
    pub(crate) fn ask_first_thief<W: Witness>(&mut self, witness: &mut W) {
        let latest = self.thefts.iter().rev().copied().find(|&seat| !self.player(seat).is_trapped());
        match latest {
            Some(thief) => self.ask_thief(thief, witness),
            None => self.next_round(witness),
        }
    }

    /// Asks the thief to steal, or goes on to the next one if nobody has a gold piece.
    fn ask_thief<W: Witness>(&mut self, thief: Seat, witness: &mut W) {
        if self.seats().any(|victim| self.can_steal(thief, victim)) {
            self.ask_seat(thief, Decision::Steal);
        } else {
            self.next_thief(thief, witness);
        }
    }

    /// Carries out a Theft and goes on to the next one, clockwise (THEFT-2).
    #[inline(never)]
    pub(crate) fn steal<W: Witness>(&mut self, victim: Option<Seat>, witness: &mut W) {
        let thief = self.asked;
        if let Some(victim) = victim {
            self.player_mut(victim).pieces -= 1;
            self.player_mut(thief).pieces += 1;
        }
        witness.tell(Audience::Everyone, || Event::Stolen { seat: thief, victim });
        self.next_thief(thief, witness);
    }

    /// Discards the Theft of this thief and asks the next one. Without one, the next round begins (THEFT-2).
    fn next_thief<W: Witness>(&mut self, thief: Seat, witness: &mut W) {
        self.take_from_front(thief, Card::Theft);
        let mut next = thief;
        for _ in 1..self.player_count() {
            next = next.left(self.player_count());
            let player = self.player(next);
            if player.front.contains(Card::Theft) && !player.is_trapped() {
                return self.ask_thief(next, witness);
            }
        }
        self.next_round(witness);
    }
}
