//! Saboteur 2: who wins a round, who gets how much of the treasure, and what is stolen afterwards.

use crate::audience::{Audience, Witness};
use crate::card::{Card, Team};
use crate::dwarf::Dwarf;
use crate::event::{Camp, Event};
use crate::rules::Edition;
use crate::seat::Seat;
use crate::state::{Phase, State};

/// What each dwarf of a winning group of that size gets (TREASURE-1).
const fn share(group: usize) -> u8 {
    match group {
        0 | 1 => 5,
        2 => 4,
        3 => 3,
        4 => 2,
        5.. => 1,
    }
}

impl State {
    /// Who has won the round (WIN-1 to WIN-5).
    pub(crate) fn treasure_winners(&self, reached_by: Option<Seat>) -> Vec<Camp> {
        let (boss, profiteer) = (self.is_dealt(Dwarf::Boss), self.is_dealt(Dwarf::Profiteer));
        let Some(by) = reached_by else {
            return if self.is_dealt(Dwarf::Saboteur) {
                vec![Camp::Saboteurs]
            } else if profiteer {
                vec![Camp::Profiteer]
            } else {
                Vec::new()
            };
        };
        let teams = self.winning_teams(by);
        if !teams.is_empty() {
            let camp = |team| match team {
                Team::Blue => Camp::Blue,
                Team::Green => Camp::Green,
            };
            return teams.into_iter().map(camp).collect();
        }
        // WIN-4: in the first booklet the Profiteer must have completed the path himself.
        let alone = self.rules.edition == Edition::Anniversary || self.dwarf(by) == Dwarf::Profiteer;
        match (boss, profiteer) {
            (true, false) => vec![Camp::Boss],
            (false, true) if alone => vec![Camp::Profiteer],
            (true, true) | (false, _) => Vec::new(),
        }
    }

    /// The teams that win when the treasure is connected (WIN-1, WIN-2).
    fn winning_teams(&self, by: Seat) -> Vec<Team> {
        let gold = self.board.placed().iter().find(|placed| placed.card.is_gold());
        let access = |team: &Team| gold.is_some_and(|gold| self.board.has_access(gold.cell, *team));
        match self.dwarf(by).team() {
            Some(own) => [own, own.other()].into_iter().find(access).into_iter().collect(),
            None => Team::ALL.into_iter().filter(access).collect(),
        }
    }

    /// Pays the winning group and the Geologists, then lets the thieves steal.
    pub(crate) fn share_treasure<W: Witness>(&mut self, reached_by: Option<Seat>, witness: &mut W) {
        let winners = self.treasure_winners(reached_by);
        let group: Vec<Seat> = self.seats().filter(|&seat| self.is_in_group(seat, &winners)).collect();
        for seat in self.seats() {
            let pieces = if group.contains(&seat) {
                self.group_pay(seat, &winners, group.len())
            } else if self.dwarf(seat) == Dwarf::Geologist && !self.player(seat).is_trapped() {
                self.crystal_pay()
            } else {
                0
            };
            if pieces > 0 {
                self.pay(seat, pieces, witness);
            }
        }
        self.first_thief(witness);
    }

    /// Whether the player belongs to the winning group: trapped players never do (TREASURE-2, TRAPPED-3).
    fn is_in_group(&self, seat: Seat, winners: &[Camp]) -> bool {
        let wins = |camp: &Camp| match (self.dwarf(seat), camp) {
            (Dwarf::Blue, Camp::Blue) | (Dwarf::Green, Camp::Green) | (Dwarf::Saboteur, Camp::Saboteurs) => true,
            (Dwarf::Boss, Camp::Blue | Camp::Green | Camp::Boss) => true,
            (Dwarf::Profiteer, Camp::Blue | Camp::Green | Camp::Saboteurs | Camp::Profiteer) => true,
            (Dwarf::GoldMiner | Dwarf::GreedyDwarf | Dwarf::Geologist, _) => false,
            (Dwarf::Blue | Dwarf::Green | Dwarf::Saboteur | Dwarf::Boss | Dwarf::Profiteer, _) => false,
        };
        !self.player(seat).is_trapped() && winners.iter().any(wins)
    }

    /// What a member of the winning group gets (TREASURE-1, TREASURE-2, WIN-3, WIN-4, WIN-5).
    fn group_pay(&self, seat: Seat, winners: &[Camp], group: usize) -> u8 {
        match (winners, self.dwarf(seat)) {
            ([Camp::Boss], _) => 4,
            ([Camp::Profiteer], _) => 3,
            (_, Dwarf::Boss) => share(group).saturating_sub(1),
            (_, Dwarf::Profiteer) => share(group).saturating_sub(2),
            (
                _,
                Dwarf::GoldMiner | Dwarf::Saboteur | Dwarf::GreedyDwarf | Dwarf::Blue | Dwarf::Green | Dwarf::Geologist,
            ) => share(group),
        }
    }

    /// What an untrapped Geologist gets (GEOLOGIST-1).
    fn crystal_pay(&self) -> u8 {
        let free = |seat: &Seat| self.dwarf(*seat) == Dwarf::Geologist && !self.player(*seat).is_trapped();
        let geologists = self.seats().filter(free).count() as u8;
        self.board.crystals() / geologists.max(1)
    }

    /// Puts a Theft in front of the player whose turn it is (THEFT-1).
    #[inline(never)]
    pub(crate) fn plan_theft<W: Witness>(&mut self, witness: &mut W) {
        let seat = self.turn;
        self.player_mut(seat).hand.remove(Card::Theft);
        self.player_mut(seat).front.put(Card::Theft);
        self.thefts.push(seat);
        witness.tell(Audience::Everyone, || Event::PutDown { seat, target: seat, card: Card::Theft });
        self.end_turn(witness);
    }

    /// The latest untrapped player of a Theft is the first thief (THEFT-2).
    fn first_thief<W: Witness>(&mut self, witness: &mut W) {
        let latest = self.thefts.iter().rev().find(|&seat| !self.player(seat).is_trapped());
        match latest {
            Some(thief) => self.ask_thief(thief, witness),
            None => self.next_round(witness),
        }
    }

    /// Asks the thief, or goes on if there is nobody to steal from.
    fn ask_thief<W: Witness>(&mut self, thief: Seat, witness: &mut W) {
        if self.seats().any(|victim| self.can_steal(thief, victim)) {
            self.phase = Phase::Steal { thief };
        } else {
            self.next_thief(thief, witness);
        }
    }

    /// Carries a Theft out and goes on to the next one, clockwise (THEFT-2).
    #[inline(never)]
    pub(crate) fn steal<W: Witness>(&mut self, victim: Option<Seat>, witness: &mut W) {
        let Phase::Steal { thief } = self.phase else {
            return;
        };
        if let Some(victim) = victim {
            self.player_mut(victim).pieces -= 1;
            self.player_mut(thief).pieces += 1;
            witness.tell(Audience::Everyone, || Event::Stolen { seat: thief, victim });
        } else {
            witness.tell(Audience::Everyone, || Event::StealDeclined { seat: thief });
        }
        self.next_thief(thief, witness);
    }

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
