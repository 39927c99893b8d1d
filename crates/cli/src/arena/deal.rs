//! One deal: the first round of a game, played several times with different bots in the same seats.

use crate::parallel::seed_of;
use saboteur_bots::{Bot, BotTable, CannotChoose, Character, Level, Profile};
use saboteur_engine::{Dwarf, Family, Game, ImpossibleSetup, Players, Rules, Seat, Seed, Setup};
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// An offset for the random streams of bots. The rules and the numbers of deals do not use these streams.
const BOTS: usize = 1 << 20;

/// The players with the same aim. All bots of a side have the same level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Side {
    /// The Gold Miners. In Saboteur 2, either team in the report.
    Miners,
    /// The Saboteurs.
    Saboteurs,
    /// Saboteur 2: the players without a team.
    Loners,
    /// The Duel: the green dwarf. Saboteur 2: the green team.
    Green,
    /// The Duel: the blue dwarf. Saboteur 2: the blue team.
    Blue,
    /// The Duel for one.
    Alone,
    /// The Duel: one level against the other, in both colours.
    Both,
}

impl Side {
    /// Returns the side of a player with this dwarf card.
    fn of(family: Family, dwarf: Dwarf) -> Side {
        match (family, dwarf) {
            (Family::Solo, _) => Side::Alone,
            (Family::Duel | Family::Saboteur2, Dwarf::Blue) => Side::Blue,
            (Family::Duel, _) | (Family::Saboteur2, Dwarf::Green) => Side::Green,
            (Family::Base | Family::Saboteur2, Dwarf::Saboteur) => Side::Saboteurs,
            (Family::Base | Family::Saboteur2, Dwarf::Boss | Dwarf::Profiteer | Dwarf::Geologist) => Side::Loners,
            (Family::Base | Family::Saboteur2, Dwarf::GoldMiner | Dwarf::GreedyDwarf | Dwarf::Blue | Dwarf::Green) => {
                Side::Miners
            }
        }
    }
}

/// The score of one seat in a deal, or the mean of several seats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Score {
    /// 1 if the seat gained gold, otherwise 0. In The Duel, 1 if it gained more than the other seat and 0.5 if it gained
    /// the same.
    pub(crate) wins: f64,
    /// The gold that it gained.
    pub(crate) gold: f64,
}

/// The result of a deal at one table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    /// By seat.
    pub(crate) scores: Vec<Score>,
}

impl Played {
    /// Returns the mean over some seats.
    pub(crate) fn mean(&self, seats: &[Seat]) -> Score {
        let count = seats.len().max(1) as f64;
        let mean = |of: fn(&Score) -> f64| seats.iter().map(|seat| of(&self.scores[seat.index()])).sum::<f64>() / count;
        Score { wins: mean(|score| score.wins), gold: mean(|score| score.gold) }
    }
}

/// A deal: the dwarf cards, the hands and the order of the deck are the same at every table.
pub(crate) struct Deal {
    game: Game,
    seed: Seed,
    iterations: u32,
    /// The seats of each side. A side without players is missing.
    sides: BTreeMap<Side, Vec<Seat>>,
}

impl Deal {
    /// Makes the deal with this number. The first player rotates with the number.
    pub(crate) fn new(
        rules: Rules,
        players: usize,
        seed: Seed,
        number: usize,
        iterations: u32,
    ) -> Result<Deal, ImpossibleSetup> {
        // In The Duel the green dwarf begins.
        let first = (!rules.is_duel()).then(|| Seat((number % players.max(1)) as u8));
        // The deals of one number of players do not depend on the other numbers that are played.
        let seed = seed_of(seed_of(seed, players), number);
        let game = Game::new(rules, Setup { players: Players::count(players), seed, first })?;
        let mut sides: BTreeMap<Side, Vec<Seat>> = BTreeMap::new();
        for seat in Seat::all(players) {
            sides.entry(Side::of(rules.game, game.state().dwarf(seat))).or_default().push(seat);
        }
        Ok(Deal { game, seed, iterations, sides })
    }

    /// Returns the game.
    pub(crate) fn family(&self) -> Family {
        self.game.rules().game
    }

    /// Returns the sides with their seats. A player who gets another dwarf card later stays on the first side.
    pub(crate) fn sides(&self) -> &BTreeMap<Side, Vec<Seat>> {
        &self.sides
    }

    /// Plays the deal with a level for each side, in the order of the sides.
    pub(crate) fn play(&self, levels: &[Profile]) -> Result<Played, CannotChoose> {
        let players = self.game.players().len();
        let mut by_seat = vec![Profile::from(Level::Random); players];
        for (seats, &level) in self.sides.values().zip(levels) {
            seats.iter().for_each(|seat| by_seat[seat.index()] = level);
        }
        // The seed and the character of a bot do not depend on its level, so that two tables differ only by the levels.
        let bot = |(seat, &level): (usize, &Profile)| {
            let profile = level.or_drawn(Character::at_table(self.seed, seat));
            Bot::new(profile, seed_of(self.seed, BOTS + seat)).with_iterations(self.iterations)
        };
        let mut table = BotTable::new(self.game.clone(), by_seat.iter().enumerate().map(bot).collect());
        while table.game().state().round() == 1 && table.step()?.is_some() {}
        let (before, after) = (self.game.state(), table.game().state());
        let gained = Seat::all(players).map(|seat| i64::from(after.gold(seat)) - i64::from(before.gold(seat)));
        Ok(Played { scores: scores(self.family(), &gained.collect::<Vec<_>>()) })
    }
}

/// Returns the scores for the gained gold.
fn scores(family: Family, gained: &[i64]) -> Vec<Score> {
    let wins = |seat: usize| match family {
        Family::Duel => match gained[seat].cmp(&gained[1 - seat]) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        },
        Family::Base | Family::Saboteur2 | Family::Solo => f64::from(u8::from(gained[seat] > 0)),
    };
    (0..gained.len()).map(|seat| Score { wins: wins(seat), gold: gained[seat] as f64 }).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use saboteur_engine::Preset;

    #[test]
    fn a_deal_is_the_same_for_all_bots_and_a_table_plays_it_the_same_again() {
        for preset in [Preset::Classic, Preset::Everything, Preset::Duel, Preset::Solo] {
            let players = 5.min(*preset.rules().players().end());
            let deal = |number| Deal::new(preset.rules(), players, Seed::from(3), number, 1).unwrap();
            assert_eq!(deal(4).sides(), deal(4).sides());
            let levels = vec![Profile::from(Level::Easy); deal(4).sides().len()];
            assert_eq!(deal(4).play(&levels).unwrap(), deal(4).play(&levels).unwrap());
            let played = deal(4).play(&levels).unwrap();
            assert_eq!(played.scores.len(), players);
        }
    }

    #[test]
    fn the_first_player_goes_round_with_the_deals() {
        let first = |number| {
            let deal = Deal::new(Rules::default(), 3, Seed::from(1), number, 1).unwrap();
            deal.game.to_act().unwrap().seat
        };
        assert_eq!([0, 1, 2, 3].map(first), [Seat(0), Seat(1), Seat(2), Seat(0)]);
    }

    #[test]
    fn more_gold_wins_a_duel_and_any_gold_wins_elsewhere() {
        let wins = |family, gained: &[i64]| scores(family, gained).iter().map(|score| score.wins).collect::<Vec<_>>();
        assert_eq!(wins(Family::Duel, &[3, 5]), [0.0, 1.0]);
        assert_eq!(wins(Family::Duel, &[2, 2]), [0.5, 0.5]);
        assert_eq!(wins(Family::Saboteur2, &[-1, 0, 3]), [0.0, 0.0, 1.0]);
    }
}
