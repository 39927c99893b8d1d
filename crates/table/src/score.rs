//! The score of a table over its games.

use crate::entry::{Member, SeatResult};
use crate::table::{Occupant, Play, Table};
use saboteur_engine::Seat;
use serde::{Deserialize, Serialize};

/// The results of a player over the finished games of a table.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The number of the person. Nothing for a bot.
    pub member: Option<Member>,
    /// The name.
    pub name: String,
    /// The number of games that they have finished.
    pub games: u32,
    /// The number of games that they have won.
    pub wins: u32,
    /// Their nuggets in all these games.
    pub gold: u32,
}

/// The results of all players so far.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Score(Vec<Line>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    member: Option<Member>,
    /// The name of a bot.
    bot: &'static str,
    games: u32,
    wins: u32,
    gold: u32,
}

impl Score {
    /// Adds the results of a game, by seat.
    pub(crate) fn add(&mut self, seats: &[Occupant], results: &[SeatResult]) {
        for (occupant, result) in seats.iter().zip(results) {
            let (member, bot) = match *occupant {
                Occupant::Person(member) => (Some(member), ""),
                Occupant::Bot { name, .. } => (None, name),
            };
            let found = self.0.iter().position(|line| line.member == member && line.bot == bot);
            let at = found.unwrap_or_else(|| {
                self.0.push(Line { member, bot, games: 0, wins: 0, gold: 0 });
                self.0.len() - 1
            });
            let line = &mut self.0[at];
            line.games += 1;
            line.wins += u32::from(result.won);
            line.gold = line.gold.saturating_add(result.gold);
        }
    }
}

impl Play {
    /// Returns the results of the game, by seat. Empty if it is not over, or was ended early.
    pub fn results(&self) -> Vec<SeatResult> {
        let Some(outcome) = self.game().outcome().filter(|_| !self.abandoned) else {
            return Vec::new();
        };
        let seats = Seat::all(outcome.scores.len()).zip(&outcome.scores);
        seats.map(|(seat, &gold)| SeatResult { won: outcome.winners.contains(&seat), gold }).collect()
    }
}

impl Table {
    /// Returns the results over the finished games of the table: the most wins first, then the most gold.
    pub fn score(&self) -> Vec<Tally> {
        let mut score = self.earlier.clone();
        if let Some(play) = &self.play {
            score.add(&self.seats, &play.results());
        }
        let name = |line: &Line| match line.member {
            Some(member) => self.person(member).map_or("", |person| person.name.as_str()).to_owned(),
            None => line.bot.to_owned(),
        };
        let tally = |line: &Line| Tally {
            member: line.member,
            name: name(line),
            games: line.games,
            wins: line.wins,
            gold: line.gold,
        };
        let mut tallies: Vec<Tally> = score.0.iter().map(tally).collect();
        tallies.sort_by_key(|tally| std::cmp::Reverse((tally.wins, tally.gold)));
        tallies
    }
}
