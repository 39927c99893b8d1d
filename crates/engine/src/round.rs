//! The end of a round: its winners, and the next round.

use crate::audience::{Audience, Witness};
use crate::championship::Pathfinding;
use crate::dwarf::Dwarf;
use crate::event::{Camp, Event, MineEnd, UnreachedGoal};
use crate::rules::{Family, Rules};
use crate::seat::Seat;
use crate::state::State;

impl State {
    /// Ends the round: all dwarf cards and goals are turned over and the winners are paid (ROUND-2, ROUND-3, ROUND-4).
    pub(crate) fn end_round<W: Witness>(&mut self, reached_by: Option<Seat>, witness: &mut W) {
        if self.rules.is_duel() {
            return self.close_mine(MineEnd::Cards, witness);
        }
        let winners = self.round_winners(reached_by);
        self.reveal_dwarves();
        // The turn ends with the round.
        self.pathfinder = Pathfinding::default();
        self.discard_in_play();
        self.chests.due.clear();
        witness.tell(Audience::Everyone, || Event::RoundEnded {
            round: self.round,
            reached_by,
            dwarves: self.seats().map(|seat| self.dwarf(seat)).collect(),
            winning_seats: self.seats().filter(|&seat| self.wins_with(seat, &winners)).collect(),
            winners: winners.clone(),
            unreached: self.unreached_goals(),
        });
        if self.rules.game == Family::Base {
            self.pay_base_game(reached_by, witness);
        } else {
            self.share_treasure(&winners, witness);
        }
    }

    /// Returns the goals that still lie face down.
    pub(crate) fn unreached_goals(&self) -> Vec<UnreachedGoal> {
        let goals = self.board.hidden().filter(|placed| placed.card.is_goal());
        goals.map(|placed| UnreachedGoal { cell: placed.cell, card: placed.card }).collect()
    }

    /// Returns the parties that have won the round.
    fn round_winners(&self, reached_by: Option<Seat>) -> Vec<Camp> {
        match self.rules.game {
            Family::Saboteur2 => self.treasure_winners(reached_by),
            Family::Base | Family::Duel | Family::Solo => self.base_winner(reached_by).into_iter().collect(),
        }
    }

    /// Returns the party that has won a round of the base game.
    fn base_winner(&self, reached_by: Option<Seat>) -> Option<Camp> {
        match reached_by.map(|by| self.dwarf(by)) {
            Some(Dwarf::GreedyDwarf) => Some(Camp::GreedyDwarf),
            Some(_) => Some(Camp::GoldMiners),
            None => self.is_dealt(Dwarf::Saboteur).then_some(Camp::Saboteurs),
        }
    }

    /// Returns true if a player wins with one of these parties. A trapped player never wins (TREASURE-2, TRAPPED-3).
    pub(crate) fn wins_with(&self, seat: Seat, winners: &[Camp]) -> bool {
        let wins = |camp: &Camp| match (self.dwarf(seat), camp) {
            (Dwarf::GoldMiner, Camp::GoldMiners) | (Dwarf::GreedyDwarf, Camp::GreedyDwarf) => true,
            (Dwarf::Blue, Camp::Blue) | (Dwarf::Green, Camp::Green) | (Dwarf::Saboteur, Camp::Saboteurs) => true,
            (Dwarf::Boss, Camp::Blue | Camp::Green | Camp::Boss) => true,
            (Dwarf::Profiteer, Camp::Blue | Camp::Green | Camp::Saboteurs | Camp::Profiteer) => true,
            (Dwarf::GoldMiner | Dwarf::GreedyDwarf | Dwarf::Geologist, _) => false,
            (Dwarf::Blue | Dwarf::Green | Dwarf::Saboteur | Dwarf::Boss | Dwarf::Profiteer, _) => false,
        };
        !self.player(seat).is_trapped() && winners.iter().any(wins)
    }

    /// Returns true if some player holds this dwarf card.
    pub(crate) fn is_dealt(&self, dwarf: Dwarf) -> bool {
        self.seats().any(|seat| self.dwarf(seat) == dwarf)
    }

    /// Deals the next round, or ends the game after the third (GAME-1, TURN-5).
    pub(crate) fn next_round<W: Witness>(&mut self, witness: &mut W) {
        witness.see_ended_round(self);
        if self.round == Rules::ROUNDS {
            self.decision = None;
            return witness.tell(Audience::Everyone, || Event::GameEnded { outcome: self.count_gold() });
        }
        self.round += 1;
        let first = if self.rules.is_duel() { self.next_first_player() } else { self.turn.left(self.player_count()) };
        self.deal(first, witness);
    }
}
