//! The answers to the game's questions. The file of each card implements the effect of its answers.

use crate::audience::Witness;
use crate::card::Card;
use crate::decision::Decision;
use crate::movelist::MoveList;
use crate::moves::{Move, Reply};
use crate::rules::Edition;
use crate::state::State;

impl State {
    /// Lists the legal answers to the game's question. There are none if it asks for a turn.
    #[inline(never)]
    pub(crate) fn list_answers(&self, moves: &mut MoveList) {
        let Some(to) = self.decision else {
            return;
        };
        let mut offer = |legal: bool, reply: Reply| moves.push_if(legal, Move::Answer { to, reply });
        match to {
            Decision::Turn => {}
            Decision::ChooseReveal => self.reached().into_iter().for_each(|cell| offer(true, Reply::Cell(cell))),
            Decision::TakeGold => {
                (1..=3).for_each(|value| offer(self.gold.on_offer(value) > 0, Reply::Gold(value)));
            }
            Decision::Steal => {
                self.seats().for_each(|victim| offer(self.can_steal(self.asked, victim), Reply::Seat(victim)));
                offer(self.rules.edition == Edition::Classic, Reply::No);
            }
            Decision::Pathfinder => self.list_paths(moves),
            Decision::SwapGoals | Decision::Sponsor => {
                offer(true, Reply::No);
                offer(true, Reply::Yes);
            }
            Decision::React => {
                offer(true, Reply::No);
                offer(self.hand(self.asked).contains(&Card::Veto), Reply::Yes);
            }
            Decision::TakeDiscard | Decision::KeepDrawn => {
                let cards = self.card_choices().unwrap_or_default();
                for (at, &card) in cards.iter().enumerate() {
                    offer(!cards[..at].contains(&card), Reply::Card(card));
                }
            }
            Decision::PushGoal => self.pushable_goals().for_each(|cell| offer(true, Reply::Cell(cell))),
            Decision::LookAtDwarf => {
                self.seats().for_each(|target| offer(target != self.turn, Reply::Seat(target)));
            }
            Decision::TakeCard => {
                self.seats().for_each(|victim| offer(self.can_take_card(victim), Reply::Seat(victim)));
            }
            Decision::PlaceMarker => {
                self.nuggets_reached().into_iter().for_each(|marker| offer(true, Reply::Cell(marker.cell)));
            }
        }
    }

    /// Carries out an answer. An answer of the wrong kind has no effect.
    #[inline(never)]
    pub(crate) fn answer<W: Witness>(&mut self, to: Decision, reply: Reply, witness: &mut W) {
        match (to, reply) {
            (Decision::ChooseReveal, Reply::Cell(cell)) => self.reveal_first(cell, witness),
            (Decision::TakeGold, Reply::Gold(value)) => self.take_gold(value, witness),
            (Decision::Steal, Reply::Seat(victim)) => self.steal(Some(victim), witness),
            (Decision::Steal, Reply::No) => self.steal(None, witness),
            (Decision::SwapGoals, Reply::Yes | Reply::No) => self.swap_goals(reply == Reply::Yes, witness),
            (Decision::TakeDiscard, Reply::Card(card)) => self.take_discard(card, witness),
            (Decision::React, Reply::Yes) => self.veto(witness),
            (Decision::React, Reply::No) => self.allow(witness),
            (Decision::Sponsor, Reply::Yes | Reply::No) => self.answer_as_sponsor(reply == Reply::Yes, witness),
            (Decision::PushGoal, Reply::Cell(cell)) => self.push_goal(cell, witness),
            (Decision::LookAtDwarf, Reply::Seat(target)) => self.look_at_dwarf_for_chest(target, witness),
            (Decision::TakeCard, Reply::Seat(victim)) => self.take_card(victim, witness),
            (Decision::KeepDrawn, Reply::Card(card)) => self.keep_drawn(card, witness),
            (Decision::PlaceMarker, Reply::Cell(cell)) => self.place_chosen_marker(cell, witness),
            (
                Decision::Turn
                | Decision::ChooseReveal
                | Decision::TakeGold
                | Decision::Steal
                | Decision::Pathfinder
                | Decision::SwapGoals
                | Decision::TakeDiscard
                | Decision::React
                | Decision::Sponsor
                | Decision::PushGoal
                | Decision::LookAtDwarf
                | Decision::TakeCard
                | Decision::KeepDrawn
                | Decision::PlaceMarker,
                _,
            ) => {}
        }
    }

    /// Returns the cards that the player whose turn it is chooses from, if the game asks them to choose a card.
    pub(crate) fn card_choices(&self) -> Option<&[Card]> {
        match self.decision {
            Some(Decision::TakeDiscard) => Some(self.shown_of_discards()),
            Some(Decision::KeepDrawn) => Some(self.shown_of_deck()),
            Some(
                Decision::Turn
                | Decision::ChooseReveal
                | Decision::TakeGold
                | Decision::Steal
                | Decision::Pathfinder
                | Decision::SwapGoals
                | Decision::React
                | Decision::Sponsor
                | Decision::PushGoal
                | Decision::LookAtDwarf
                | Decision::TakeCard
                | Decision::PlaceMarker,
            )
            | None => None,
        }
    }
}
