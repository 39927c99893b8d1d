//! From a document to a state: what is being decided, and by whom.

use super::wrong::{ImpossibleScenario as Wrong, Misfit};
use super::{Phase, Scenario};
use crate::builder::Builder;
use crate::card::Card;
use crate::championship::Pathfinding;
use crate::chest::Chest;
use crate::decision::Decision;
use crate::goal::Goal;
use crate::moves::{Move, Target};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::state::State;

impl Scenario {
    /// Returns the number of cards that each player is dealt if the document leaves the hand open, and the most that each can
    /// hold.
    ///
    /// A player in the middle of a turn has played cards and not drawn yet. Chests opened earlier can have added to a
    /// hand: each that replaces the draws adds a card if it was not the only one of its turn (CHEST-6).
    pub(super) fn hand_sizes(&self, state: &State) -> (Vec<usize>, Vec<usize>) {
        let players = state.player_count();
        let size = self.rules.hand_size(players);
        let settled = self.opened_chests().iter().filter(|chest| !self.due_chests().contains(chest));
        let (extra, replacing): (Vec<Chest>, Vec<Chest>) = settled
            .copied()
            .filter(|chest| chest.waits() && *chest != Chest::NoDraw)
            .partition(|&chest| chest == Chest::ExtraDraw);
        let largest = size + extra.len() + replacing.len().saturating_sub(1);
        let (mut sizes, mut most) = (vec![size; players], vec![largest; players]);
        let phase = self.phase_name(state);
        let turn = match phase {
            Some(Decision::React | Decision::Sponsor) => self.last_to_play,
            _ => self.to_act,
        };
        let turn = turn.unwrap_or_else(|| state.drawn_first_player());
        let found = self.pathfinder().map_or(0, |(_, laid)| 1 + usize::from(laid));
        let played = match phase {
            Some(Decision::ChooseReveal | Decision::PlaceMarker) if self.pays_troll() => 0,
            Some(Decision::ChooseReveal | Decision::PlaceMarker | Decision::PushGoal | Decision::LookAtDwarf) => {
                1 + found
            }
            Some(Decision::SwapGoals | Decision::TakeCard | Decision::KeepDrawn) => 1,
            Some(Decision::TakeDiscard) if self.due_chests().is_empty() => 0,
            Some(Decision::TakeDiscard) => 1 + found,
            Some(Decision::Pathfinder | Decision::React | Decision::Sponsor) => found,
            Some(Decision::Turn | Decision::TakeGold | Decision::Steal) | None => 0,
        };
        if let (Some(size), Some(most)) = (sizes.get_mut(turn.index()), most.get_mut(turn.index())) {
            *size = size.saturating_sub(played);
            // At the end of a turn others of its chests can have added cards already.
            let settling = usize::from(self.ends_turn(phase) && played == 1 && !replacing.is_empty());
            // The chest that shows discards can have added a card in the middle of the turn.
            let shown = self.due_chests().contains(&Chest::TopFive) && !self.rules.follows_first_rulings();
            let taken = usize::from(shown && phase != Some(Decision::TakeDiscard));
            *most = (*most + settling + taken).saturating_sub(played);
        }
        (sizes, most)
    }

    /// Returns true if the decision is made when the turn ends and its chests take effect.
    fn ends_turn(&self, phase: Option<Decision>) -> bool {
        match phase {
            Some(Decision::TakeCard | Decision::KeepDrawn) => true,
            Some(Decision::TakeDiscard) => self.rules.follows_first_rulings() || self.due_chests().is_empty(),
            _ => false,
        }
    }

    /// Returns the card that is being carried out: as said, or the Pathfinder whose turn it is.
    pub(super) fn card_in_play(&self) -> Option<Card> {
        let said = self.championship.as_ref().and_then(|part| part.in_play);
        if self.rules.follows_first_rulings() {
            return said;
        }
        let swaps = self.phase == Some(Phase(Some(Decision::SwapGoals)));
        let found = self.pathfinder().is_some().then_some(Card::Pathfinder);
        said.or(found).or(swaps.then_some(Card::GoalCardSwap))
    }

    /// Checks that the card that is being carried out fits the decision (SPECIAL-2).
    fn check_in_play(&self, phase: Option<Decision>) -> Result<(), Wrong> {
        let reveals = match phase {
            Some(Decision::ChooseReveal | Decision::PushGoal | Decision::LookAtDwarf) => true,
            Some(Decision::TakeDiscard) => !self.ends_turn(phase),
            _ => false,
        };
        let fits = match self.card_in_play() {
            None => true,
            Some(Card::Pathfinder) => self.pathfinder().is_some(),
            Some(Card::GoalCardSwap) => phase == Some(Decision::SwapGoals),
            Some(Card::Diversion) => reveals && self.rules.diversion && self.pathfinder().is_none(),
            Some(_) => false,
        };
        let first = self.rules.follows_first_rulings() && self.card_in_play().is_some();
        if fits && !first { Ok(()) } else { Err(Misfit::InPlay.into()) }
    }

    /// Returns true if a troll was just paid, which does not end the turn.
    fn pays_troll(&self) -> bool {
        matches!(read(self.cause()), Ok(Some(Move::PayTroll { .. })))
    }

    /// Returns the decision that the document names, or the one that follows from the rest of it.
    fn phase_name(&self, state: &State) -> Option<Decision> {
        let offered = self.gold_offered.as_ref().is_some_and(|offered| !offered.is_empty());
        self.phase.map_or_else(
            || match (offered, state.reached().len()) {
                (true, _) => Some(Decision::TakeGold),
                (false, 2..) => Some(Decision::ChooseReveal),
                (false, _) => Some(Decision::Turn),
            },
            |phase| phase.0,
        )
    }

    /// Sets what is being decided, and by whom.
    pub(super) fn build_phase(&self, builder: &mut Builder) -> Result<(), Wrong> {
        for seat in [self.to_act, self.last_to_play, self.vetoer(), self.sponsor()].into_iter().flatten() {
            builder.seat(seat)?;
        }
        let state = &mut builder.state;
        let reached = state.reached();
        let offered = state.gold.offer() != [0; 3];
        let interrupted =
            !matches!(self.phase_name(state), Some(Decision::Turn | Decision::TakeGold | Decision::Steal) | None);
        if !interrupted && !self.due_chests().is_empty() {
            return Err(Misfit::ChestsDueBetweenTurns.into());
        }
        let open = || state.board.placed().iter().filter(|placed| !placed.is_face_down());
        let treasure_open = open().any(|placed| placed.card.is_gold());
        let round_over = open().any(|placed| placed.card.goal().is_some_and(Goal::ends_round));
        let phase = self.phase_name(state);
        self.check_in_play(phase)?;
        if let Some((left, laid)) = self.pathfinder() {
            let fits = interrupted && !self.ends_turn(phase) && phase != Some(Decision::SwapGoals);
            if !fits || !self.rules.pathfinder || left == 0 || left > 2 || laid != 2 - left {
                return Err(Misfit::PathfinderCount.into());
            }
            state.pathfinder = Pathfinding { left, laid };
        }
        if phase != Some(Decision::React) && self.sponsor().is_some() {
            return Err(Misfit::Sponsor.into());
        }
        if self.vetoer().is_some() && !self.ends_turn(phase) {
            return Err(Misfit::Vetoer.into());
        }
        if self.rules.is_duel() {
            return self.build_duel_phase(phase, state);
        }
        match phase {
            Some(Decision::Turn | Decision::ChooseReveal) => {
                if round_over {
                    return Err(Wrong::RoundOver);
                }
                if offered {
                    return Err(Wrong::TreasureHidden);
                }
                if phase == Some(Decision::ChooseReveal) {
                    if reached.len() < 2 {
                        return Err(Wrong::NothingToChoose);
                    }
                    state.ask(Decision::ChooseReveal);
                    state.turn = self.to_act.unwrap_or_else(|| state.drawn_first_player());
                    return Ok(());
                }
                if let Some(&cell) = reached.first() {
                    return Err(Wrong::GoalReached(cell));
                }
                self.build_turn(state)
            }
            Some(Decision::TakeGold) => {
                if !treasure_open {
                    return Err(Wrong::TreasureHidden);
                }
                if !offered {
                    return Err(Wrong::NoGoldOffered);
                }
                state.reveal_dwarves();
                let shares = |seat: &Seat| state.shares_gold(*seat);
                let picker = match self.to_act {
                    Some(seat) => shares(&seat).then_some(seat).ok_or(Wrong::NoShare(seat))?,
                    None => state.seats().find(shares).ok_or(Wrong::NoShare(Seat(0)))?,
                };
                state.ask_seat(picker, Decision::TakeGold);
                state.turn = self.last_to_play.unwrap_or(picker);
                Ok(())
            }
            Some(Decision::Pathfinder)
            | Some(Decision::SwapGoals)
            | Some(Decision::TakeDiscard)
            | Some(Decision::React)
            | Some(Decision::Sponsor)
            | Some(Decision::PushGoal)
            | Some(Decision::LookAtDwarf)
            | Some(Decision::TakeCard)
            | Some(Decision::KeepDrawn)
            | Some(Decision::PlaceMarker) => {
                if round_over || offered {
                    return Err(Wrong::RoundOver);
                }
                let shows = phase == Some(Decision::TakeDiscard) && !self.ends_turn(phase);
                let revealing = shows || matches!(phase, Some(Decision::PushGoal | Decision::LookAtDwarf));
                if let Some(&cell) = reached.first().filter(|_| !revealing) {
                    return Err(Wrong::GoalReached(cell));
                }
                self.build_interrupted(phase, builder)
            }
            Some(Decision::Steal) => {
                state.reveal_dwarves();
                let latest = state.thefts.iter().rev().copied().find(|&seat| !state.player(seat).is_trapped());
                let thief = self.to_act.or(latest).unwrap_or(Seat(0));
                let played_out = state.seats().all(|seat| state.hand(seat).is_empty());
                if !round_over && !played_out {
                    return Err(Wrong::RoundNotOver);
                }
                let player = state.player(thief);
                let can = player.front.contains(Card::Theft) && !player.is_trapped();
                if !can || !state.seats().any(|victim| state.can_steal(thief, victim)) {
                    return Err(Wrong::NoTheft(thief));
                }
                state.ask_seat(thief, Decision::Steal);
                state.turn = self.last_to_play.unwrap_or(thief);
                Ok(())
            }
            None => {
                if state.round != Rules::ROUNDS {
                    return Err(Wrong::NotOverYet);
                }
                state.reveal_dwarves();
                state.decision = None;
                state.turn = self.last_to_play.or(self.to_act).unwrap_or(Seat(0));
                Ok(())
            }
        }
    }

    /// Builds the decision in The Duel.
    fn build_duel_phase(&self, phase: Option<Decision>, state: &mut State) -> Result<(), Wrong> {
        state.turn = self.to_act.unwrap_or_else(|| state.drawn_first_player());
        let cause = read(self.cause())?;
        state.duel.cause = match cause {
            Some(Move::PayTroll { cell }) => {
                let troll = state.board.at(cell).is_some_and(|card| card.card.marks(false).troll.is_some());
                if !troll || !state.duel.has_marker(cell) || state.hand(state.turn).is_empty() {
                    return Err(Misfit::TrollNotPaid.into());
                }
                cause
            }
            Some(Move::Play { card: Card::Key, target: Target::Cell(cell) }) if state.duel.keys().contains(&cell) => {
                cause
            }
            None => None,
            Some(_) => return Err(Misfit::Cause.into()),
        };
        let (reached, nuggets) = (state.reached().len(), state.nuggets_reached().len());
        let deck = self.rules.end_with_deck && state.deck().is_empty() && phase == Some(Decision::Turn);
        let over = state.markers_left() == 0 || deck || (state.board.hidden().next().is_none() && nuggets == 0);
        match phase {
            None if state.round == Rules::ROUNDS => {
                state.decision = None;
                state.turn = self.last_to_play.or(self.to_act).unwrap_or(Seat(0));
            }
            None => return Err(Wrong::NotOverYet),
            _ if over => return Err(Wrong::RoundOver),
            Some(Decision::ChooseReveal) if reached > 1 && nuggets == 0 => state.ask(Decision::ChooseReveal),
            Some(Decision::PlaceMarker) if nuggets > state.markers_left() => state.ask(Decision::PlaceMarker),
            Some(Decision::ChooseReveal) => return Err(Wrong::NothingToChoose),
            Some(Decision::PlaceMarker) => {
                return Err(Misfit::MarkersSuffice.into());
            }
            Some(Decision::Turn) if reached > 0 => return Err(Wrong::GoalReached(state.reached()[0])),
            Some(Decision::Turn) if nuggets > 0 => {
                return Err(Misfit::MarkerMissing.into());
            }
            Some(Decision::Turn) if state.duel.cause.is_some() => return Err(Misfit::CauseBetweenTurns.into()),
            Some(Decision::Turn) => return self.build_turn(state),
            _ => return Err(Misfit::NotInTheDuel.into()),
        }
        Ok(())
    }

    /// A turn that something has interrupted.
    fn build_interrupted(&self, phase: Option<Decision>, builder: &mut Builder) -> Result<(), Wrong> {
        let pending = read(self.pending.as_ref())?;
        if let Some(Move::AskSponsor { sponsor, .. }) = pending {
            builder.seat(sponsor)?;
        }
        let state = &mut builder.state;
        let to_act = self.to_act.unwrap_or_else(|| state.drawn_first_player());
        state.turn = to_act;
        if let Some(vetoer) = self.vetoer() {
            if !self.ends_turn(phase) || !self.rules.veto || self.due_chests().is_empty() || vetoer == to_act {
                return Err(Misfit::Vetoer.into());
            }
            state.vetoer = Some(vetoer);
        }
        let due = state.chests.due.first().copied();
        match (phase, pending) {
            (Some(Decision::PushGoal), None) if state.chests.is_opened(Chest::PushGoal) => {
                if state.pushable_goals().next().is_none() {
                    return Err(Misfit::NoGoalToPush.into());
                }
                state.ask(Decision::PushGoal);
            }
            (Some(Decision::LookAtDwarf), None) if state.chests.is_opened(Chest::LookAtDwarf) => {
                state.ask(Decision::LookAtDwarf);
            }
            (Some(Decision::TakeCard), None) if due == Some(Chest::TakeCard) => {
                if !state.seats().any(|victim| state.can_take_card(victim)) {
                    return Err(Misfit::NobodyToTakeFrom.into());
                }
                state.ask(Decision::TakeCard);
            }
            (Some(Decision::KeepDrawn), None) if due == Some(Chest::DrawThree) && !state.deck().is_empty() => {
                state.ask(Decision::KeepDrawn);
            }
            (Some(Decision::TakeDiscard), None) if self.shows_discards() && !state.shown_of_discards().is_empty() => {
                state.ask(Decision::TakeDiscard);
            }
            (Some(Decision::Sponsor), Some(chosen @ Move::AskSponsor { sponsor, .. })) if self.rules.tunnel_toll => {
                state.turn = self.last_to_play.ok_or(Misfit::LastToPlay)?;
                state.ask(state.building_decision());
                if state.is_deciding(Decision::Pathfinder) && !state.can_lay_any() {
                    return Err(Misfit::PathfinderStuck.into());
                }
                // The player may be asked, and then has been asked.
                let asked = state.toll.asked;
                state.toll.asked = asked.without(sponsor);
                if sponsor != to_act || state.check(state.turn, chosen).is_err() {
                    return Err(Misfit::SponsorRequest.into());
                }
                state.toll.asked = asked.with(sponsor);
                state.pending = pending;
                state.ask_seat(sponsor, Decision::Sponsor);
            }
            (Some(Decision::Pathfinder), None) if state.pathfinder.left > 0 && state.can_lay_any() => {
                state.ask(Decision::Pathfinder);
            }
            (
                Some(Decision::SwapGoals),
                Some(Move::Play { card: Card::GoalCardSwap, target: Target::Cells(one, two) }),
            ) if self.rules.goal_card_swap => {
                let hidden = |cell| state.board.at(cell).is_some_and(|goal| goal.is_face_down() && goal.card.is_goal());
                if one == two || !hidden(one) || !hidden(two) {
                    return Err(Misfit::SwappedGoals.into());
                }
                state.pending = pending;
                state.ask(Decision::SwapGoals);
            }
            (Some(Decision::TakeDiscard), None) if self.rules.treasure_trove && due.is_none() => {
                let holds = state.hand(to_act).contains(&Card::TreasureTrove);
                if state.shown_of_discards().is_empty() || !holds {
                    return Err(Misfit::NoTrove.into());
                }
                state.ask(Decision::TakeDiscard);
            }
            (Some(Decision::React), Some(chosen)) if self.rules.veto && chosen.is_play() => {
                state.turn = self.last_to_play.ok_or(Misfit::LastToPlay)?;
                state.ask(state.building_decision());
                let legal = match self.sponsor() {
                    Some(sponsor) => Scenario::is_sponsored(state, sponsor, chosen),
                    None => state.check(state.turn, chosen).is_ok(),
                };
                if state.turn == to_act || state.hand(to_act).is_empty() || !legal {
                    return Err(Misfit::Reaction.into());
                }
                state.pending = pending;
                state.ask_seat(to_act, Decision::React);
            }
            _ => return Err(Misfit::OtherPhase.into()),
        }
        Ok(())
    }

    /// Returns true if a chest shows the discard pile: it is the next one due, or the one just opened.
    fn shows_discards(&self) -> bool {
        let due = self.due_chests();
        let shown = if self.rules.follows_first_rulings() { due.first() } else { due.last() };
        shown == Some(&Chest::TopFive)
    }

    /// Returns true if this sponsor can have agreed to pay for this play.
    fn is_sponsored(state: &mut State, sponsor: Seat, chosen: Move) -> bool {
        let asked = state.toll.asked;
        state.toll.asked = asked.without(sponsor);
        let Some((card, cell, rotated)) = chosen.builds() else {
            return false;
        };
        let ask = Move::AskSponsor { sponsor, card, cell, rotated };
        let legal = state.check(state.turn, ask).is_ok();
        state.toll.asked = asked.with(sponsor);
        state.toll.sponsor = Some(sponsor);
        legal
    }

    fn build_turn(&self, state: &mut State) -> Result<(), Wrong> {
        let has_cards = |seat: Seat| !state.hand(seat).is_empty();
        if !state.seats().any(has_cards) {
            return Err(Wrong::AllHandsEmpty);
        }
        state.turn = match self.to_act {
            Some(seat) => has_cards(seat).then_some(seat).ok_or(Wrong::NoCards(seat))?,
            None => {
                let mut seat = state.drawn_first_player();
                while !has_cards(seat) {
                    seat = seat.left(state.player_count());
                }
                seat
            }
        };
        Ok(())
    }
}

/// A move that is written down, if there is one.
fn read(text: Option<&String>) -> Result<Option<Move>, Wrong> {
    let parsed = text.map(|text| text.parse().map_err(|_| Wrong::from(Misfit::NotAMove)));
    parsed.transpose()
}
