//! The championship cards: what they do.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::Card;
use crate::cell::Cell;
use crate::event::Event;
use crate::moves::Move;
use crate::seat::{Seat, Seats};
use crate::state::{Pathfinding, Phase, State};

/// How many discards a Treasure Trove shows.
pub(crate) const TROVE: usize = 5;

impl State {
    /// Announces a play and asks the others one after the other whether they answer it; whoever holds no cards cannot
    /// (VETO-1). All are asked, whether or not they hold the Veto, so that nothing tells who does (VETO-2).
    #[inline(never)]
    pub(crate) fn announce<W: Witness>(&mut self, chosen: Move, witness: &mut W) {
        let seat = self.turn;
        let Some(asked) = self.next_asked(seat) else {
            return self.carry_out(chosen, witness);
        };
        self.pending = Some(chosen);
        self.phase = Phase::React { asked };
        witness.tell(Audience::Everyone, || Event::Announced { seat, play: chosen });
    }

    /// Who is asked after this seat.
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

    /// The player who was asked lets the play take effect (VETO-1).
    pub(crate) fn allow<W: Witness>(&mut self, witness: &mut W) {
        let Phase::React { asked } = self.phase else {
            return;
        };
        if let Some(asked) = self.next_asked(asked) {
            self.phase = Phase::React { asked };
        } else if let Some(chosen) = self.pending.take() {
            self.phase = self.building_phase();
            self.carry_out(chosen, witness);
        }
    }

    /// The player who was asked answers with the Veto: the play has no effect, both draw, and the turn ends (VETO-1,
    /// VETO-3).
    #[inline(never)]
    pub(crate) fn veto<W: Witness>(&mut self, witness: &mut W) {
        let Phase::React { asked: vetoer } = self.phase else {
            return;
        };
        let target = self.turn;
        let Some(card) = self.pending.take().and_then(|chosen| chosen.played_card()) else {
            return;
        };
        self.spend(card);
        self.player_mut(vetoer).hand.remove(Card::Veto);
        self.piles.discard(Card::Veto, Seats::EVERYONE);
        witness.tell(Audience::Everyone, || Event::Vetoed { seat: vetoer, target, card });
        let laid = std::mem::take(&mut self.pathfinder).laid;
        self.toll.sponsor = None;
        self.vetoer = Some(vetoer);
        self.end_turn_with_chests(usize::from(laid) + 1, witness);
    }

    /// Two goals are taken up (GOALSWAP-1).
    #[inline(never)]
    pub(crate) fn take_up_goals(&mut self, chosen: Move) {
        self.spend(Card::GoalCardSwap);
        self.pending = Some(chosen);
        self.phase = Phase::SwapGoals;
    }

    /// Swaps the two goals that were taken up, or puts them back. Only the player knows which (GOALSWAP-1).
    #[inline(never)]
    pub(crate) fn swap_goals<W: Witness>(&mut self, swap: bool, witness: &mut W) {
        let seat = self.turn;
        let Some(Move::GoalCardSwap { one, two }) = self.pending.take() else {
            return;
        };
        if swap {
            self.board.swap_hidden(one, two);
        }
        // Whoever knew one of them cannot tell any more where it lies.
        for goal in self.board.hidden_mut().filter(|goal| goal.cell == one || goal.cell == two) {
            goal.seen = if goal.seen.contains(seat) { Seats::only(seat) } else { Seats::NOBODY };
        }
        witness.tell_apart(seat, |open| Event::GoalsSwapped { seat, one, two, swapped: open.then_some(swap) });
        self.end_turn(witness);
    }

    /// Turns the order of play round (DIRECTION-1).
    #[inline(never)]
    pub(crate) fn change_direction<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        self.spend(Card::ChangeOfDirection);
        self.reversed = !self.reversed;
        witness.tell(Audience::Everyone, || Event::DirectionChanged { seat });
        self.end_turn(witness);
    }

    /// Lets the player lay two path cards (PATHFINDER-1).
    #[inline(never)]
    pub(crate) fn find_path<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        self.spend(Card::Pathfinder);
        self.pathfinder = Pathfinding { left: 2, laid: 0 };
        self.phase = Phase::Pathfinder;
        witness.tell(Audience::Everyone, || Event::PathFound { seat });
    }

    /// Shows the player the top of the discard pile; with none he draws as usual (TROVE-1).
    #[inline(never)]
    pub(crate) fn open_trove<W: Witness>(&mut self, witness: &mut W) {
        if self.piles.top(1).is_empty() {
            self.spend(Card::TreasureTrove);
            return self.end_turn(witness);
        }
        self.show_discards(witness);
    }

    /// The path card laid last from a hand is lifted and laid elsewhere (DIVERSION-1).
    #[inline(never)]
    pub(crate) fn divert<W: Witness>(&mut self, cell: Cell, turned: bool, witness: &mut W) {
        let seat = self.turn;
        self.spend(Card::Diversion);
        let Some(&last) = self.board.laid_from_hands().last() else {
            return self.end_turn(witness);
        };
        if self.toll.is_standing() {
            self.pay_toll(cell, witness);
        }
        self.board.remove(last.cell);
        let near_hidden = self.board.lay(Placed::face_up(last.card, cell, turned));
        witness.tell(Audience::Everyone, || Event::Diverted { seat, card: last.card, from: last.cell, cell, turned });
        self.built(near_hidden, witness);
    }
}
