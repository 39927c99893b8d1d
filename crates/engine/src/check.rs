//! Checks if a move is legal and explains why it is not. The list of legal moves decides; the reasons only explain.

use crate::card::{Card, CardKind};
use crate::decision::Decision;
use crate::illegal::IllegalMove;
use crate::movelist::MoveList;
use crate::moves::{Move, Target};
use crate::seat::Seat;
use crate::state::State;

impl State {
    /// Checks that the seat may make this move now. The error is the reason why not.
    pub fn check(&self, seat: Seat, chosen: Move) -> Result<(), IllegalMove> {
        let mut moves = MoveList::new();
        self.legal_moves(&mut moves);
        self.check_in(&moves, seat, chosen)
    }

    /// Like [`check`](State::check), with a list of this state's legal moves that the caller already has.
    pub fn check_in(&self, legal: &[Move], seat: Seat, chosen: Move) -> Result<(), IllegalMove> {
        let to_act = self.to_act().map(|to_act| to_act.seat);
        if to_act == Some(seat) && legal.contains(&chosen) { Ok(()) } else { Err(self.why_not(seat, chosen)) }
    }

    /// Returns the reason why an illegal move is illegal.
    ///
    /// The reason reveals no secret: it depends only on the seat's own hand and on public facts.
    fn why_not(&self, seat: Seat, chosen: Move) -> IllegalMove {
        let Some(to_act) = self.to_act() else {
            return IllegalMove::GameOver;
        };
        if seat.index() >= self.player_count() {
            return IllegalMove::NoSuchSeat { seat };
        }
        if to_act.seat != seat {
            let secret = to_act.decision == Decision::React;
            let not_yet = IllegalMove::NotYourTurn { to_act: to_act.seat };
            return if secret { IllegalMove::ReactionsAwaited } else { not_yet };
        }
        let decision = to_act.decision;
        let builds = match chosen {
            Move::Play { card, .. } | Move::AskSponsor { card, .. } => card.is_path(),
            Move::Discard { .. } | Move::PostDwarf { .. } | Move::PayTroll { .. } | Move::Answer { .. } => false,
        };
        match chosen {
            Move::VETO if decision == Decision::React => IllegalMove::NotInHand { card: Card::Veto },
            Move::Answer { to, .. } if to == decision => IllegalMove::NotOffered { decision },
            _ if decision == Decision::Turn || (decision == Decision::Pathfinder && builds) => {
                self.why_not_in_turn(chosen)
            }
            _ => IllegalMove::OtherDecision { decision },
        }
    }

    /// Returns the reason why the player whose turn it is may not make this move.
    fn why_not_in_turn(&self, chosen: Move) -> IllegalMove {
        if let Some(card) = chosen.played_card().filter(|card| !self.hand(self.turn).contains(card)) {
            return IllegalMove::NotInHand { card };
        }
        match chosen {
            Move::Play { .. } => self.why_not_play(chosen),
            Move::Discard { cards, removed } => self.why_not_discard(&cards, removed),
            Move::PostDwarf { cell, .. } => self.why_not_post(cell),
            Move::AskSponsor { sponsor, cell, .. } => self.why_not_ask(sponsor, chosen.intended_play(), cell),
            Move::PayTroll { cell } => IllegalMove::NoTrollToPay { cell },
            Move::VETO => IllegalMove::VetoOnlyAnswers,
            Move::Answer { .. } => IllegalMove::OtherDecision { decision: Decision::Turn },
        }
    }

    /// Returns the reason why a card in hand cannot be played like this.
    pub(crate) fn why_not_play(&self, chosen: Move) -> IllegalMove {
        let Move::Play { card, target } = chosen else {
            return IllegalMove::NotInThisGame;
        };
        if card.aim() != target.aim() {
            return IllegalMove::WrongCard { card };
        }
        if let Some(seat) = target.seat().filter(|seat| seat.index() >= self.player_count()) {
            return IllegalMove::NoSuchSeat { seat };
        }
        match (card.kind(), target) {
            (CardKind::Path, Target::Place { cell, rotated }) => self.why_not_lay(card, cell, rotated),
            (CardKind::Action(action), _) => self.why_not_action(card, action, target),
            (CardKind::Path | CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest, _) => {
                IllegalMove::WrongCard { card }
            }
        }
    }
}
