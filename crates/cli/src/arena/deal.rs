//! One deal: the first round of a game, played again and again with other players in the same seats.

use crate::parallel::seed_of;
use saboteur_bots::{Bot, Level, Puzzled, Table};
use saboteur_engine::{Dwarf, Family, Game, ImpossibleSetup, Players, Rules, Seat, Seed, Setup};
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Bots draw from chance that neither the rules nor the numbers of deals use.
const BOTS: usize = 1 << 20;

/// Those who want the same. A whole side is played by bots of one level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Side {
    /// Whoever digs for the treasure; in Saboteur 2 this is told of either team.
    Miners,
    /// Whoever wants it to stay where it is.
    Saboteurs,
    /// Saboteur 2: whoever is in no team.
    Loners,
    /// The Duel: the green dwarf. Saboteur 2: the green team.
    Green,
    /// The Duel: the blue dwarf. Saboteur 2: the blue team.
    Blue,
    /// The Duel for one.
    Alone,
    /// The Duel: the one against the other, in both colours.
    Both,
}

impl Side {
    /// The side of somebody who was dealt this dwarf card.
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

/// What one seat, or the mean of several, got in a deal.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Score {
    /// Whether it gained gold; in The Duel, whether it gained more than the other, and half of that if as much.
    pub(crate) wins: f64,
    /// How much gold it gained.
    pub(crate) gold: f64,
}

/// How one table has played a deal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    /// By seat.
    pub(crate) scores: Vec<Score>,
}

impl Played {
    /// The mean over some seats.
    pub(crate) fn mean(&self, seats: &[Seat]) -> Score {
        let count = seats.len().max(1) as f64;
        let mean = |of: fn(&Score) -> f64| seats.iter().map(|seat| of(&self.scores[seat.index()])).sum::<f64>() / count;
        Score { wins: mean(|score| score.wins), gold: mean(|score| score.gold) }
    }
}

/// A deal: everybody's dwarf card and hand and the order of the deck are the same whoever plays it.
pub(crate) struct Deal {
    game: Game,
    seed: Seed,
    iterations: u32,
    /// Who was dealt a card of each side; a side that nobody has is not listed.
    sides: BTreeMap<Side, Vec<Seat>>,
}

impl Deal {
    /// The deal of that number: the first player goes round with it.
    pub(crate) fn new(
        rules: Rules,
        players: usize,
        seed: Seed,
        number: usize,
        iterations: u32,
    ) -> Result<Deal, ImpossibleSetup> {
        // In The Duel the green dwarf begins.
        let first = (!rules.is_duel()).then(|| Seat((number % players.max(1)) as u8));
        // Each number of players has deals of its own, which do not depend on what else is played.
        let seed = seed_of(seed_of(seed, players), number);
        let game = Game::new(rules, Setup { players: Players::count(players), seed, first })?;
        let mut sides: BTreeMap<Side, Vec<Seat>> = BTreeMap::new();
        for seat in Seat::all(players) {
            sides.entry(Side::of(rules.game, game.state().dwarf(seat))).or_default().push(seat);
        }
        Ok(Deal { game, seed, iterations, sides })
    }

    /// Which game it is.
    pub(crate) fn family(&self) -> Family {
        self.game.rules().game
    }

    /// The sides that somebody is on, and who. Whoever gets another dwarf card later stays where he was dealt.
    pub(crate) fn sides(&self) -> &BTreeMap<Side, Vec<Seat>> {
        &self.sides
    }

    /// Plays the deal with a level for each side, in the order of the sides.
    pub(crate) fn play(&self, levels: &[Level]) -> Result<Played, Puzzled> {
        let players = self.game.players().len();
        let mut by_seat = vec![Level::Random; players];
        for (seats, &level) in self.sides.values().zip(levels) {
            seats.iter().for_each(|seat| by_seat[seat.index()] = level);
        }
        // The seed of a bot does not depend on its level, so that two tables differ by their players alone.
        let bot = |(seat, &level): (usize, &Level)| {
            Bot::new(level, seed_of(self.seed, BOTS + seat)).with_iterations(self.iterations)
        };
        let mut table = Table::new(self.game.clone(), by_seat.iter().enumerate().map(bot).collect());
        while table.game().state().round() == 1 && table.step()?.is_some() {}
        let (before, after) = (self.game.state(), table.game().state());
        let gained = Seat::all(players).map(|seat| i64::from(after.gold(seat)) - i64::from(before.gold(seat)));
        Ok(Played { scores: scores(self.family(), &gained.collect::<Vec<_>>()) })
    }
}

/// What gold is worth in that game.
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
    fn a_deal_is_the_same_whoever_plays_it_and_a_table_plays_it_the_same_again() {
        for preset in [Preset::Classic, Preset::Everything, Preset::Duel, Preset::Solo] {
            let players = 5.min(*preset.rules().players().end());
            let deal = |number| Deal::new(preset.rules(), players, Seed::from(3), number, 1).unwrap();
            assert_eq!(deal(4).sides(), deal(4).sides());
            let levels = vec![Level::Easy; deal(4).sides().len()];
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
