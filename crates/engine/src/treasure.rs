//! Saboteur 2: the winners of a round, and their shares of the treasure.

use crate::audience::Witness;
use crate::dwarf::Dwarf;
use crate::event::Camp;
use crate::rules::Edition;
use crate::seat::Seat;
use crate::state::State;
use crate::team::Team;

/// Returns the gold pieces for each dwarf in a winning group of this size (TREASURE-1).
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
    /// Returns the parties that have won the round (WIN-1 to WIN-5).
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
        // WIN-4: in the classic edition the Profiteer must have completed the path.
        let profiteer_wins = self.rules.edition == Edition::Anniversary || self.dwarf(by) == Dwarf::Profiteer;
        match (boss, profiteer) {
            (true, false) => vec![Camp::Boss],
            (false, true) if profiteer_wins => vec![Camp::Profiteer],
            (true, true) | (false, _) => Vec::new(),
        }
    }

    /// Returns the teams that win when this player has reached the treasure (WIN-1, WIN-2).
    fn winning_teams(&self, by: Seat) -> Vec<Team> {
        let gold = self.board.placed().iter().find(|placed| placed.card.is_gold());
        let access = |team: &Team| gold.is_some_and(|gold| self.board.has_access(gold.cell, *team));
        match self.dwarf(by).team() {
            Some(own) => [own, own.other()].into_iter().find(access).into_iter().collect(),
            None => Team::ALL.into_iter().filter(access).collect(),
        }
    }

    /// Pays the winning group and the Geologists, then lets the thieves steal.
    pub(crate) fn share_treasure<W: Witness>(&mut self, winners: &[Camp], witness: &mut W) {
        let group: Vec<Seat> = self.seats().filter(|&seat| self.wins_with(seat, winners)).collect();
        for seat in self.seats() {
            let pieces = if group.contains(&seat) {
                self.group_pay(seat, winners, group.len())
            } else if self.dwarf(seat) == Dwarf::Geologist && !self.player(seat).is_trapped() {
                self.crystal_pay()
            } else {
                0
            };
            if pieces > 0 {
                self.pay(seat, pieces, witness);
            }
        }
        self.ask_first_thief(witness);
    }

    /// Returns the gold pieces for a member of the winning group (TREASURE-1, TREASURE-2, WIN-3, WIN-4, WIN-5).
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

    /// Returns the gold pieces for each Geologist who is not trapped (GEOLOGIST-1).
    fn crystal_pay(&self) -> u8 {
        let free = |seat: &Seat| self.dwarf(*seat) == Dwarf::Geologist && !self.player(*seat).is_trapped();
        let geologists = self.seats().filter(free).count() as u8;
        self.board.crystals() / geologists.max(1)
    }
}
