//! The championship cards: when they can be played, their effects, and their questions to the players.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::Card;
use crate::cell::Cell;
use crate::decision::Decision;
use crate::event::{Event, Pile};
use crate::illegal::IllegalMove;
use crate::movelist::MoveList;
use crate::moves::{Move, Target};
use crate::seat::{Seat, Seats};
use crate::state::State;

/// The number of discards that a Treasure Trove shows.
const TROVE: usize = 5;

/// A championship card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Championship {
    /// Takes up two face-down goals and swaps them, or not.
    GoalCardSwap,
    /// Takes a card from the discard pile instead of drawing from the deck.
    TreasureTrove,
    /// Cancels a card that another player has just played.
    Veto,
    /// Reverses the order of play.
    ChangeOfDirection,
    /// Lays two path cards in one turn.
    Pathfinder,
    /// Moves the path card that was laid last.
    Diversion,
}

/// The progress of a Pathfinder's turn (PATHFINDER-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pathfinding {
    /// The number of path cards that may still be laid.
    pub(crate) left: u8,
    /// The number of path cards that were laid.
    pub(crate) laid: u8,
}

impl State {
    /// Lists every way to play a championship card. It is never inlined, because other cards are far more common.
    #[cold]
    #[inline(never)]
    pub(crate) fn list_championship(&self, card: Card, special: Championship, moves: &mut MoveList) {
        match special {
            Championship::GoalCardSwap => {
                let goals = self.board.hidden().filter(|hidden| hidden.card.is_goal());
                let goals: Vec<Cell> = goals.map(|goal| goal.cell).collect();
                for (at, &first) in goals.iter().enumerate() {
                    for &second in &goals[at + 1..] {
                        let target = Target::Cells(first.min(second), first.max(second));
                        moves.push(Move::Play { card, target });
                    }
                }
            }
            Championship::TreasureTrove | Championship::ChangeOfDirection => moves.push(Move::play(card)),
            Championship::Pathfinder => moves.push_if(self.can_lay_any(), Move::play(card)),
            Championship::Diversion => self.list_diversions(card, moves),
            Championship::Veto => {}
        }
    }

    /// Lists every way to move the path card that was laid last from a hand (DIVERSION-1).
    fn list_diversions(&self, card: Card, moves: &mut MoveList) {
        let Some(&last) = self.board.laid_from_hands().last() else {
            return;
        };
        let mut without = *self;
        without.board.remove(last.cell);
        for spot in without.spots_for(last.card).iter().filter(|spot| spot.cell != last.cell) {
            for rotated in [false, true] {
                let takes = (!rotated || last.card.can_rotate()) && spot.takes(last.card.shape(rotated).open());
                moves.push_if(takes, Move::lay(card, spot.cell, rotated));
            }
        }
    }

    /// Plays a championship card.
    #[inline(never)]
    pub(crate) fn play_championship<W: Witness>(
        &mut self,
        card: Card,
        special: Championship,
        target: Target,
        witness: &mut W,
    ) {
        self.tell_played(card, target, witness);
        match (special, target) {
            (Championship::GoalCardSwap, _) => {
                self.put_in_play(card);
                self.pending = Some(Move::Play { card, target });
                self.ask(Decision::SwapGoals);
            }
            (Championship::TreasureTrove, _) if self.shown_of_discards().is_empty() => {
                self.spend(card);
                self.end_turn(witness);
            }
            // The Trove stays in the hand until a card is taken, so that it is not among the cards shown (TROVE-1).
            (Championship::TreasureTrove, _) => self.show_discards(witness),
            (Championship::ChangeOfDirection, _) => {
                self.spend(card);
                self.reversed = !self.reversed;
                self.end_turn(witness);
            }
            (Championship::Pathfinder, _) => {
                self.put_in_play(card);
                self.pathfinder = Pathfinding { left: 2, laid: 0 };
                self.ask(Decision::Pathfinder);
            }
            (Championship::Diversion, Target::Place { cell, rotated }) => self.divert(card, cell, rotated, witness),
            (Championship::Diversion | Championship::Veto, _) => {}
        }
    }

    /// Takes a card out of the hand while its effect is carried out. It is not on any pile until then (SPECIAL-2).
    fn put_in_play(&mut self, card: Card) {
        if self.rules.follows_first_rulings() {
            return self.spend(card);
        }
        self.player_mut(self.turn).hand.sort_out(card);
        self.in_play = Some(card);
    }

    /// Discards the card in play, if there is one, when its effect is over (SPECIAL-2).
    #[inline]
    pub(crate) fn discard_in_play(&mut self) {
        if let Some(card) = self.in_play.take() {
            self.piles.discard(card, Seats::EVERYONE);
        }
    }

    /// Announces a play and asks the others in turn if they answer it. A player without cards is not asked (VETO-1).
    /// All others are asked, with or without a Veto in hand, so that the question does not reveal the Veto (VETO-2).
    #[inline(never)]
    pub(crate) fn announce<W: Witness>(&mut self, chosen: Move, witness: &mut W) {
        let seat = self.turn;
        let Some(asked) = self.next_asked(seat) else {
            return self.carry_out(chosen, witness);
        };
        self.pending = Some(chosen);
        self.ask_seat(asked, Decision::React);
        witness.tell(Audience::Everyone, || Event::Announced { seat, play: chosen });
    }

    /// Returns the next player to ask after this one, clockwise, if there is one.
    fn next_asked(&self, seat: Seat) -> Option<Seat> {
        let mut next = seat.left(self.player_count());
        while next != self.turn {
            if !self.player(next).hand.is_empty() {
                return Some(next);
            }
            next = next.left(self.player_count());
        }
        None
    }

    /// Allows the announced play: asks the next player, or carries the play out (VETO-1).
    #[inline(never)]
    pub(crate) fn allow<W: Witness>(&mut self, witness: &mut W) {
        if let Some(asked) = self.next_asked(self.asked) {
            self.ask_seat(asked, Decision::React);
        } else if let Some(chosen) = self.pending.take() {
            self.ask(self.building_decision());
            self.carry_out(chosen, witness);
        }
    }

    /// Plays the Veto of the player who was asked: the play has no effect, both draw, and the turn ends (VETO-1,
    /// VETO-3).
    pub(crate) fn veto<W: Witness>(&mut self, witness: &mut W) {
        let (vetoer, target) = (self.asked, self.turn);
        let Some(card) = self.pending.take().and_then(|chosen| chosen.played_card()) else {
            return;
        };
        self.discard_in_play();
        self.spend(card);
        self.player_mut(vetoer).hand.sort_out(Card::Veto);
        self.piles.discard(Card::Veto, Seats::EVERYONE);
        witness.tell(Audience::Everyone, || Event::Vetoed { seat: vetoer, target, card });
        let laid = std::mem::take(&mut self.pathfinder).laid;
        self.toll.sponsor = None;
        self.vetoer = Some(vetoer);
        self.end_turn_with_chests(usize::from(laid) + 1, witness);
    }

    /// Swaps the two goals that were taken up, or puts them back. Only the player knows if they were swapped
    /// (GOALSWAP-1).
    pub(crate) fn swap_goals<W: Witness>(&mut self, swap: bool, witness: &mut W) {
        let seat = self.turn;
        let Some(Move::Play { target: Target::Cells(one, two), .. }) = self.pending.take() else {
            return;
        };
        if swap {
            self.board.swap_hidden(one, two);
        }
        // Another player who knew one of the goals no longer knows where it lies.
        for cell in [one, two] {
            let known = self.board.seen(cell).contains(seat);
            self.board.set_seen(cell, if known { Seats::only(seat) } else { Seats::NOBODY });
        }
        witness.tell_secret(seat, |open| Event::GoalsSwapped { seat, one, two, swapped: open.then_some(swap) });
        self.discard_in_play();
        self.end_turn(witness);
    }

    /// Counts a path card laid with a Pathfinder, then asks for the next one or ends the turn (PATHFINDER-1).
    pub(crate) fn continue_pathfinder<W: Witness>(&mut self, witness: &mut W) {
        self.pathfinder.left -= 1;
        self.pathfinder.laid += 1;
        if self.pathfinder.left > 0 && self.can_lay_any() {
            return self.ask(Decision::Pathfinder);
        }
        let laid = std::mem::take(&mut self.pathfinder).laid;
        self.discard_in_play();
        self.end_turn_drawing(self.turn, laid.into(), witness);
    }

    /// Moves the path card that was laid last from a hand to another cell (DIVERSION-1).
    fn divert<W: Witness>(&mut self, card: Card, cell: Cell, rotated: bool, witness: &mut W) {
        self.put_in_play(card);
        let Some(&last) = self.board.laid_from_hands().last() else {
            return self.finish_building(witness);
        };
        if self.toll.is_standing() {
            self.pay_toll(cell, witness);
        }
        self.board.remove(last.cell);
        let near_hidden = self.board.lay(Placed::face_up(last.card, cell, rotated));
        let (from, card) = (last.cell, Some(last.card));
        witness.tell(Audience::Everyone, || Event::Moved { from, cell, card, rotated });
        self.after_building(near_hidden, witness);
    }

    /// Returns the top cards of the discard pile, at most five, the topmost first (TROVE-1, CHEST-6).
    pub(crate) fn shown_of_discards(&self) -> &[Card] {
        self.piles.top(TROVE)
    }

    /// Shows the player the top cards of the discard pile and asks them to take one (TROVE-1, CHEST-6).
    pub(crate) fn show_discards<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        let cards = self.shown_of_discards().to_vec();
        self.piles.show_top(TROVE, seat, false);
        self.ask(Decision::TakeDiscard);
        witness.tell_secret(seat, |open| Event::CardsShown {
            seat,
            pile: Pile::Discards,
            count: cards.len() as u8,
            cards: open.then(|| cards.clone()),
        });
    }

    /// Takes one of the top cards of the discard pile into the hand. Only the player knows which (TROVE-1, CHEST-6).
    pub(crate) fn take_discard<W: Witness>(&mut self, card: Card, witness: &mut W) {
        let seat = self.turn;
        let shown = self.shown_of_discards().len();
        self.piles.take_discarded(card);
        self.piles.show_top(shown - 1, seat, true);
        let trove = self.is_trove_open();
        if trove {
            self.spend(Card::TreasureTrove);
        }
        self.player_mut(seat).hand.sort_in(card);
        witness.tell_secret(seat, |open| Event::Drew { seat, pile: Pile::Discards, card: open.then_some(card) });
        if trove {
            self.pass_turn(seat, witness);
        } else {
            self.after_top_five(witness);
        }
    }

    /// Returns true if a Treasure Trove shows the discards, and not a chest.
    pub(crate) fn is_trove_open(&self) -> bool {
        self.is_deciding(Decision::TakeDiscard) && !self.chests.is_any_due()
    }

    /// Returns the reason why a championship card cannot be played on this target.
    pub(crate) fn why_not_championship(&self, card: Card, special: Championship, target: Target) -> IllegalMove {
        match (special, target) {
            (Championship::GoalCardSwap, Target::Cells(one, two)) => {
                let goal = |cell: Cell| self.board.hidden().any(|hidden| hidden.cell == cell && hidden.card.is_goal());
                IllegalMove::WrongCell { card, cell: if goal(one) { two } else { one } }
            }
            (Championship::Pathfinder, _) => self.why_not_build().unwrap_or(IllegalMove::NoPathToLay),
            (Championship::Diversion, Target::Place { cell, .. }) => {
                self.why_not_toll(cell).unwrap_or(IllegalMove::WrongCell { card, cell })
            }
            (Championship::Veto, _) => IllegalMove::VetoOnlyAnswers,
            (
                Championship::GoalCardSwap
                | Championship::Diversion
                | Championship::TreasureTrove
                | Championship::ChangeOfDirection,
                _,
            ) => IllegalMove::WrongCard { card },
        }
    }
}
