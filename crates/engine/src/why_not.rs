//! Which reason there is for a move that is not legal. The list of legal moves decides; this only explains.

use crate::card::{Action, Card, CardKind, OnPlayer, Tool};
use crate::cell::{Cell, Side};
use crate::illegal::IllegalMove;
use crate::moves::{Decision, Discards, Move};
use crate::rules::Edition;
use crate::seat::Seat;
use crate::state::{Phase, State};

impl State {
    /// Why a move that is not among the legal ones is not.
    ///
    /// Says nothing that the seat may not know: it looks at its own hand and at what lies open.
    pub(crate) fn why_not(&self, seat: Seat, chosen: Move) -> IllegalMove {
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
        let other = IllegalMove::OtherDecision { decision: to_act.decision };
        match (self.phase, chosen) {
            (Phase::ChooseReveal, Move::Reveal { cell }) => IllegalMove::NotReached { cell },
            (Phase::TakeGold { .. }, Move::TakeGold { value }) => IllegalMove::NoSuchGold { value },
            (Phase::Steal { .. }, Move::Steal { victim }) => IllegalMove::NothingToSteal { victim },
            (Phase::Steal { .. }, Move::StealNothing) => IllegalMove::MustSteal,
            (Phase::TakeDiscard, Move::Pick { card }) => IllegalMove::NotOnTop { card },
            (Phase::React { .. }, Move::Veto) => IllegalMove::NotInHand { card: Card::Veto },
            (Phase::PushGoal, Move::PushGoal { cell }) => IllegalMove::CannotPush { cell },
            (Phase::LookAtDwarf, Move::LookAtDwarf { target }) => IllegalMove::NotAnother { target },
            (Phase::TakeCard, Move::TakeCard { victim }) => IllegalMove::NoCardToTake { victim },
            (Phase::KeepDrawn, Move::Pick { card }) => IllegalMove::NotShown { card },
            (Phase::PlaceMarker, Move::Mark { cell }) => IllegalMove::NothingToMark { cell },
            (Phase::Turn, Move::PayTroll { cell }) => IllegalMove::NoTrollToPay { cell },
            (Phase::Pathfinder, Move::Lay { .. } | Move::Ask { .. }) | (Phase::Turn, _) => {
                self.why_not_in_turn(chosen).unwrap_or(other)
            }
            (
                Phase::ChooseReveal
                | Phase::TakeGold { .. }
                | Phase::Steal { .. }
                | Phase::Pathfinder
                | Phase::SwapGoals
                | Phase::TakeDiscard
                | Phase::React { .. }
                | Phase::Sponsor { .. }
                | Phase::PushGoal
                | Phase::LookAtDwarf
                | Phase::TakeCard
                | Phase::KeepDrawn
                | Phase::PlaceMarker
                | Phase::Over,
                _,
            ) => other,
        }
    }

    /// Why the player whose turn it is may not do this, unless it is no way to spend a turn at all.
    fn why_not_in_turn(&self, chosen: Move) -> Option<IllegalMove> {
        if let Move::Pass { cards } | Move::DiscardTwo { cards, .. } = chosen {
            return Some(match self.first_missing(&cards) {
                Some(card) => IllegalMove::NotInHand { card },
                None => self.why_not_discard(chosen, cards.as_slice().len() as u8),
            });
        }
        let card = chosen.played_card()?;
        if !self.hand(self.turn).contains(&card) {
            return Some(IllegalMove::NotInHand { card });
        }
        Some(match chosen {
            Move::Lay { cell, turned, .. } => self.why_not_lay(card, cell, turned),
            Move::Action { target, .. } => self.why_not_act(card, target),
            Move::Repair { target, tool, .. } => self.why_not_repair(card, target, tool),
            Move::Rockfall { cell } => IllegalMove::NothingToRemove { cell },
            Move::TreasureMap { cell } => self.why_not_look(cell),
            Move::Toll { cell, .. } => self.why_not_post(cell),
            Move::Ask { sponsor, cell, turned, .. } => self.why_not_ask(sponsor, card, cell, turned),
            Move::Theft => IllegalMove::InFrontAlready { card, target: self.turn },
            Move::GoalCardSwap { .. } => IllegalMove::NothingToSwap,
            Move::Pathfinder if self.player(self.turn).is_sabotaged() => IllegalMove::ToolBroken,
            Move::Pathfinder if self.player(self.turn).is_trapped() => IllegalMove::Trapped,
            Move::Pathfinder => IllegalMove::NoPathToLay,
            Move::Diversion { cell, .. } => self.why_not_divert(cell),
            Move::Veto => IllegalMove::VetoIsAnAnswer,
            Move::Key { cell } => IllegalMove::NoDoorToUnlock { cell },
            Move::TreasureTrove
            | Move::ChangeOfDirection
            | Move::SwapGoals { .. }
            | Move::Pick { .. }
            | Move::Allow
            | Move::Pass { .. }
            | Move::DiscardTwo { .. }
            | Move::Reveal { .. }
            | Move::TakeGold { .. }
            | Move::Steal { .. }
            | Move::StealNothing
            | Move::Sponsor { .. }
            | Move::PushGoal { .. }
            | Move::LookAtDwarf { .. }
            | Move::TakeCard { .. }
            | Move::PayTroll { .. }
            | Move::Mark { .. } => return None,
        })
    }

    /// The first of the cards that the player whose turn it is does not hold, or not so often.
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

    fn why_not_discard(&self, chosen: Move, count: u8) -> IllegalMove {
        match chosen {
            Move::DiscardTwo { .. } if self.rules.most_passed() == 1 => IllegalMove::NotInThisGame,
            Move::DiscardTwo { removed, .. } if count == 2 => IllegalMove::NothingToBeRidOf { card: removed },
            Move::DiscardTwo { .. } => IllegalMove::WrongNumber { least: 2, most: 2, count },
            _ => IllegalMove::WrongNumber { least: 1, most: self.rules.most_passed() as u8, count },
        }
    }

    fn why_not_lay(&self, card: Card, cell: Cell, turned: bool) -> IllegalMove {
        if !card.is_path() {
            return IllegalMove::WrongCard { card };
        }
        if self.player(self.turn).is_sabotaged() {
            return IllegalMove::ToolBroken;
        }
        if self.player(self.turn).is_trapped() {
            return IllegalMove::Trapped;
        }
        if self.board.at(cell).is_some() {
            return IllegalMove::Occupied { cell };
        }
        if turned && !card.can_turn() {
            return IllegalMove::LooksTheSameTurned { card };
        }
        let open = card.shape(turned).open();
        let mut neighbours = 0;
        for side in Side::ALL {
            let neighbour = self.board.at(cell.step(side)).filter(|card| !card.face_down);
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
        if self.rules.is_duel() {
            let shunned = card.home().is_some() && self.is_shunned_by_ladders(cell);
            return if shunned { IllegalMove::LadderShunned { cell } } else { IllegalMove::NotOnYourWay { cell } };
        }
        if card.has_ladder() && self.board.touches_goal(cell) {
            return IllegalMove::LadderBesideGoal { cell };
        }
        let reached = card.has_ladder() || self.rules.loose_placement || self.board.is_reached(cell);
        if reached && self.toll.at(cell).is_some_and(|dwarf| !self.can_pay(self.turn, dwarf)) {
            return IllegalMove::TollUnpaid { cell };
        }
        IllegalMove::NotConnected { cell }
    }

    fn why_not_divert(&self, cell: Cell) -> IllegalMove {
        let unpaid = self.toll.at(cell).is_some_and(|dwarf| !self.can_pay(self.turn, dwarf));
        if unpaid { IllegalMove::TollUnpaid { cell } } else { IllegalMove::CannotDivert { cell } }
    }

    fn why_not_look(&self, cell: Cell) -> IllegalMove {
        let goal = self.board.at(cell).is_some_and(|card| card.face_down && card.card.is_goal());
        if goal { IllegalMove::MapsBarred } else { IllegalMove::NothingToLookAt { cell } }
    }

    fn why_not_post(&self, cell: Cell) -> IllegalMove {
        if !self.rules.tunnel_toll {
            return IllegalMove::NotInThisGame;
        }
        if self.toll.left == 0 { IllegalMove::NoTollDwarf } else { IllegalMove::NoOpenEnd { cell } }
    }

    fn why_not_ask(&self, sponsor: Seat, card: Card, cell: Cell, turned: bool) -> IllegalMove {
        if !self.rules.tunnel_toll {
            return IllegalMove::NotInThisGame;
        }
        if sponsor.index() >= self.player_count() {
            return IllegalMove::NoSuchSeat { seat: sponsor };
        }
        let Some(dwarf) = self.toll.at(cell) else {
            return IllegalMove::NothingToPay { cell };
        };
        if !self.can_ask(sponsor, dwarf) {
            return IllegalMove::NoSponsor { sponsor };
        }
        if card == Card::Diversion { IllegalMove::CannotDivert { cell } } else { self.why_not_lay(card, cell, turned) }
    }

    fn why_not_act(&self, card: Card, target: Seat) -> IllegalMove {
        if target.index() >= self.player_count() {
            return IllegalMove::NoSuchSeat { seat: target };
        }
        let CardKind::Action(Action::OnPlayer(effect)) = card.kind() else {
            return IllegalMove::WrongCard { card };
        };
        match effect {
            OnPlayer::Sabotage(_) if target == self.turn && self.rules.edition == Edition::Anniversary => {
                IllegalMove::SabotageOnOneself
            }
            OnPlayer::Sabotage(tool) => IllegalMove::BrokenAlready { target, tool },
            OnPlayer::HandsOff => IllegalMove::NotInFront { card: Card::Theft, target },
            OnPlayer::Freedom => IllegalMove::NotInFront { card: Card::Trapped, target },
            OnPlayer::Trapped if target != self.turn => IllegalMove::InFrontAlready { card, target },
            OnPlayer::Trapped | OnPlayer::Inspection | OnPlayer::SwapHands => IllegalMove::OthersOnly { card },
            OnPlayer::ChangeHats => IllegalMove::NoDwarfLeft,
        }
    }

    fn why_not_repair(&self, card: Card, target: Seat, tool: Tool) -> IllegalMove {
        let CardKind::Action(Action::Repair(tools)) = card.kind() else {
            return IllegalMove::WrongCard { card };
        };
        if target.index() >= self.player_count() {
            return IllegalMove::NoSuchSeat { seat: target };
        }
        if self.rules.is_duel() && target != self.turn {
            return IllegalMove::RepairForOthers;
        }
        if !tools.contains(tool) {
            return IllegalMove::WrongTool { card, tool };
        }
        IllegalMove::NothingToRepair { target, tool }
    }
}
