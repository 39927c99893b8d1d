//! The value of each answer to a question of the game.

use super::Situation;
use crate::reason::Reason;
use saboteur_engine::{Action, Cell, Championship, Decision, Family, Intrigue, Move, Reply, Seat, Target};

impl Situation<'_> {
    /// Returns the value of an answer, with the reason.
    pub(super) fn weigh_answer(&self, to: Decision, reply: Reply) -> (f32, Reason) {
        match (to, reply) {
            (Decision::ChooseReveal, Reply::Cell(cell)) => {
                let chance = self.mind.treasure_at(cell);
                (self.signed(chance), Reason::Reaches { cell, percent: Reason::percent(chance) })
            }
            (Decision::PushGoal, Reply::Cell(cell)) => {
                (-self.signed(self.mind.treasure_at(cell)), Reason::Moves { cell })
            }
            (_, Reply::Gold(value)) => (value.into(), Reason::Gold),
            (_, Reply::Card(card)) => (self.worth(card), Reason::BestCard { card }),
            (Decision::SwapGoals, _) => self.weigh_swap(reply == Reply::Yes),
            (Decision::React, Reply::Yes) => (self.harm_of_pending() - 0.5, Reason::Prevents),
            (Decision::Sponsor, Reply::Yes) => (-self.harm_of_pending() - 0.7, Reason::Moves { cell: Cell::new(0, 0) }),
            (Decision::Steal, Reply::Seat(victim)) => self.weigh_steal(victim),
            (Decision::Steal, Reply::No) => (-1.0, Reason::LetsHappen),
            (Decision::LookAtDwarf, Reply::Seat(seat)) => (self.doubt(seat), Reason::FindsOut { seat }),
            (Decision::TakeCard, Reply::Seat(victim)) => {
                let many = self.state.hand(victim).len() as f32 * 0.05;
                (many - self.bond(victim), self.reason_to_hinder(victim))
            }
            (_, Reply::Cell(cell)) => (0.0, Reason::Moves { cell }),
            (_, Reply::No | Reply::Yes | Reply::Seat(_)) => (0.0, Reason::LetsHappen),
        }
    }

    /// Returns the value of stealing from a player, with the reason.
    fn weigh_steal(&self, victim: Seat) -> (f32, Reason) {
        let pieces = f32::from(self.state.gold_pieces(victim));
        (1.0 + pieces * 0.1 - self.bond(victim) * 0.05, Reason::Gold)
    }

    /// Returns the value of swapping the two goals that were taken up, or of keeping them, with the reason.
    fn weigh_swap(&self, swap: bool) -> (f32, Reason) {
        let Some(Move::Play { target: Target::Cells(one, two), .. }) = self.state.pending() else {
            return (0.0, Reason::LetsHappen);
        };
        let worth = self.worth_of_swap(one, two);
        if swap { (worth, Reason::Moves { cell: one }) } else { (0.01, Reason::LetsHappen) }
    }

    /// Returns how much the announced play would harm the player.
    fn harm_of_pending(&self) -> f32 {
        let Some(pending) = self.state.pending() else {
            return 0.0;
        };
        let by = self.state.turn();
        let Move::Play { card, target } = pending.intended_play() else {
            return 0.0;
        };
        let bond = |seat: Seat| if seat == self.seat { 1.0 } else { self.bond(seat) };
        match (card.action(), target) {
            (None, Target::Place { cell, rotated }) if pending.is_play() => {
                let after = self.survey.after_laying(self.state, card, cell, rotated);
                let finish: f32 = (0..self.survey.targets().len())
                    .filter(|target| after.reaches & 1 << target != 0)
                    .map(|target| self.aim[target])
                    .sum();
                let rival = match (self.own.team(), self.state.rules().game) {
                    (Some(_), Family::Saboteur2) => -self.bond(by),
                    (_, Family::Base | Family::Saboteur2 | Family::Duel | Family::Solo) => 0.0,
                };
                -self.progress(&after) - self.signed(finish) * self.weights.finish
                    + rival.max(0.0) * finish * self.weights.finish * 1.5
            }
            (
                Some(
                    Action::Sabotage(_)
                    | Action::Intrigue(Intrigue::Trapped | Intrigue::SwapHands | Intrigue::HandsOff),
                ),
                Target::Seat(seat),
            ) => bond(seat) * 0.9,
            (Some(Action::Repair(_) | Action::Intrigue(Intrigue::Freedom)), _) => {
                target.seat().map_or(0.0, |seat| -bond(seat) * 0.9)
            }
            (Some(Action::Rockfall), _) => -self.progress_by(&Move::ALLOW),
            (Some(Action::Intrigue(Intrigue::Theft)), _) => 0.2,
            (Some(Action::Intrigue(Intrigue::Inspection | Intrigue::ChangeHats)), _) => 0.0,
            (Some(Action::Championship(Championship::Pathfinder)), _) => -self.bond(by),
            (Some(_) | None, _) => -0.3 * self.bond(by),
        }
    }
}
