//! The strength of each level on one scale: a logistic model of the winner, fitted by maximum likelihood.
//!
//! The logarithm of the odds that the first side wins is `ease of the number of players + strength of its level - strength of
//! the other side's level`. A weak normal prior keeps the fit finite if one level always wins.
//!
//! Tables of the same deal share the luck of the cards, so they are not independent. The program computes two intervals: one
//! from the curvature of the likelihood, which ignores this, and one from how much the deals differ. It takes the wider one.

use super::compare::Struggle;
use crate::logistic::{Datum, Matrix, chance, fit, odds, product};
use saboteur_bots::Profile;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Elo points in one unit of the logarithm of the odds.
pub(crate) const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The standard deviation of the prior, in units of the logarithm of the odds: almost 900 Elo points.
pub(crate) const PRIOR: f64 = 5.0;

/// 95 % of a normal distribution lie within this number of standard deviations.
pub(crate) const Z: f64 = 1.959_964;

/// The tables of one deal: the number of players, and for each table the levels of both sides and the wins of the first side
/// in halves.
type Tables = (usize, Vec<([Profile; 2], u8)>);

/// All deals. Equal ones are counted.
#[derive(Clone, Default)]
pub(crate) struct Struggles(BTreeMap<Tables, u32>);

impl Struggles {
    /// Adds the tables of a deal.
    pub(crate) fn add(&mut self, players: usize, struggles: &[Struggle]) {
        if !struggles.is_empty() {
            let tables = struggles.iter().map(|struggle| (struggle.levels, (2.0 * struggle.won).round() as u8));
            *self.0.entry((players, tables.collect())).or_default() += 1;
        }
    }
}

/// Elo points with a 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Points {
    pub(crate) points: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The strength of a level.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Rating {
    pub(crate) level: Profile,
    /// On the first and on the second side.
    pub(crate) sides: [Points; 2],
    /// The mean of both.
    pub(crate) mean: Points,
}

/// Returns the strength of each level in Elo points above the weakest. Empty if there is only one level.
pub(crate) fn rate(struggles: &Struggles) -> Vec<Rating> {
    let tables = || struggles.0.keys().flat_map(|(_, tables)| tables);
    let levels: Vec<Profile> = tables().flat_map(|(levels, _)| *levels).collect::<BTreeSet<_>>().into_iter().collect();
    let players: Vec<usize> =
        struggles.0.keys().map(|(players, _)| *players).collect::<BTreeSet<_>>().into_iter().collect();
    if levels.len() < 2 {
        return Vec::new();
    }
    // The unknowns: one for each number of players, then one for each level but the weakest, on either side.
    let unknowns = players.len() + 2 * (levels.len() - 1);
    let strength =
        |side: usize, level: usize| level.checked_sub(1).map(|above| players.len() + side * (levels.len() - 1) + above);
    let factors = |count: usize, pair: [Profile; 2]| {
        let mut factors = vec![0.0; unknowns];
        let ease = players.iter().position(|&other| other == count);
        let [one, two] = pair.map(|level| levels.iter().position(|&other| other == level).unwrap_or(0));
        for (at, factor) in [(ease, 1.0), (strength(0, one), 1.0), (strength(1, two), -1.0)] {
            if let Some(at) = at {
                factors[at] += factor;
            }
        }
        factors
    };
    let mut sums: BTreeMap<(usize, [Profile; 2]), (f64, f64)> = BTreeMap::new();
    for ((players, tables), &deals) in &struggles.0 {
        for &(levels, halves) in tables {
            let (count, won) = sums.entry((*players, levels)).or_default();
            *count += f64::from(deals);
            *won += f64::from(deals) * f64::from(halves) / 2.0;
        }
    }
    let data: Vec<Datum> = sums
        .iter()
        .map(|(&(players, pair), &(tables, won))| Datum { factors: factors(players, pair), count: tables, won })
        .collect();
    let (fitted, covariance) = fit(&data, unknowns, PRIOR);
    // The gradient of each deal, all its tables together.
    let mut pulls: Matrix = vec![vec![0.0; unknowns]; unknowns];
    for ((players, tables), &deals) in &struggles.0 {
        let mut pull = vec![0.0; unknowns];
        for &(levels, halves) in tables {
            let factors = factors(*players, levels);
            let rest = f64::from(halves) / 2.0 - chance(odds(&factors, &fitted));
            pull.iter_mut().zip(&factors).for_each(|(pull, factor)| *pull += factor * rest);
        }
        for (row, one) in pulls.iter_mut().zip(&pull) {
            row.iter_mut().zip(&pull).for_each(|(sum, two)| *sum += f64::from(deals) * one * two);
        }
    }
    let between_deals = product(&product(&covariance, &pulls), &covariance);
    let points = |weights: &[(Option<usize>, f64)]| {
        let known: Vec<(usize, f64)> = weights.iter().filter_map(|&(at, weight)| Some((at?, weight))).collect();
        let value: f64 = known.iter().map(|&(at, weight)| weight * fitted[at]).sum();
        let variance = |matrix: &Matrix| -> f64 {
            let pairs = known.iter().flat_map(|one| known.iter().map(move |two| (one, two)));
            pairs.map(|(one, two)| one.1 * two.1 * matrix[one.0][two.0]).sum()
        };
        let half = Z * variance(&covariance).max(variance(&between_deals)).max(0.0).sqrt();
        Points { points: ELO * value, low: ELO * (value - half), high: ELO * (value + half) }
    };
    let rating = |(at, &level): (usize, &Profile)| Rating {
        level,
        sides: [0, 1].map(|side| points(&[(strength(side, at), 1.0)])),
        mean: points(&[(strength(0, at), 0.5), (strength(1, at), 0.5)]),
    };
    levels.iter().enumerate().map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use saboteur_bots::Level;

    const RANDOM: Profile = Profile { level: Level::Random, character: None };
    const EASY: Profile = Profile { level: Level::Easy, character: None };
    const HARD: Profile = Profile { level: Level::Hard, character: None };
    const LEVELS: [Profile; 3] = [RANDOM, EASY, HARD];

    /// Adds this number of deals with one table each. The first side wins this share of them.
    fn add(struggles: &mut Struggles, players: usize, levels: [Profile; 2], deals: u32, share: f64) {
        let won = (f64::from(deals) * share).round() as u32;
        for (halves, count) in [(2, won), (0, deals - won)] {
            *struggles.0.entry((players, vec![(levels, halves)])).or_default() += count;
        }
    }

    /// Returns the expected results of this number of tables of each kind for these strengths.
    fn expected(tables: u32, ease: &[(usize, f64)], miners: [f64; 3], saboteurs: [f64; 3]) -> Struggles {
        let mut struggles = Struggles::default();
        for &(players, ease) in ease {
            for (one, miner) in LEVELS.into_iter().zip(miners) {
                for (two, saboteur) in LEVELS.into_iter().zip(saboteurs) {
                    add(&mut struggles, players, [one, two], tables, chance(ease + miner - saboteur));
                }
            }
        }
        struggles
    }

    fn width(points: Points) -> f64 {
        points.high - points.low
    }

    #[test]
    fn known_strengths_are_found() {
        let (miners, saboteurs) = ([0.0, 0.8, 1.5], [0.0, 0.3, -0.4]);
        let ratings = rate(&expected(1_000_000, &[(5, -0.7), (10, 0.4)], miners, saboteurs));
        assert_eq!(ratings.len(), 3);
        for (at, rating) in ratings.iter().enumerate() {
            assert_eq!(rating.level, LEVELS[at]);
            assert!((rating.sides[0].points - ELO * miners[at]).abs() < 0.1, "{rating:?}");
            assert!((rating.sides[1].points - ELO * saboteurs[at]).abs() < 0.1, "{rating:?}");
            assert!((rating.mean.points - ELO * (miners[at] + saboteurs[at]) / 2.0).abs() < 0.1, "{rating:?}");
        }
        assert_eq!((ratings[0].mean.low, ratings[0].mean.high), (0.0, 0.0), "the weakest is the anchor");
    }

    #[test]
    fn intervals_shrink_with_the_root_of_the_tables() {
        let width = |tables| width(rate(&expected(tables, &[(5, 0.0)], [0.0, 0.5, 1.0], [0.0, 0.5, 1.0]))[2].sides[0]);
        assert!((width(1000) / width(100_000) - 10.0).abs() < 0.1);
        // For one difference of two shares p and q, n tables each, the variance is 1/(n p (1-p)) + 1/(n q (1-q)).
        let mut struggles = Struggles::default();
        add(&mut struggles, 5, [RANDOM, RANDOM], 1000, 0.5);
        add(&mut struggles, 5, [EASY, RANDOM], 1000, 0.8);
        let points = rate(&struggles)[1].sides[0];
        let half = ELO * Z * (1.0 / 250.0 + 1.0 / 160.0_f64).sqrt();
        assert!(((points.high - points.low) / 2.0 - half).abs() < 0.02 * half, "{points:?} {half}");
        assert!((points.points - ELO * 4.0_f64.ln()).abs() < 2.0);
    }

    #[test]
    fn tables_that_say_the_same_count_once() {
        let rated = |copies: usize| {
            let mut struggles = Struggles::default();
            for deal in 0..2000 {
                let one = Struggle { levels: [EASY, RANDOM], won: f64::from(u8::from(deal % 5 < 4)) };
                let two = Struggle { levels: [RANDOM, RANDOM], won: f64::from(u8::from(deal % 2 == 0)) };
                struggles.add(5, &vec![if deal < 1000 { one } else { two }; copies]);
            }
            rate(&struggles)[1].sides[0]
        };
        let (once, four_times) = (rated(1), rated(4));
        assert!((once.points - four_times.points).abs() < 1.0, "{once:?} {four_times:?}");
        assert!((width(once) / width(four_times) - 1.0).abs() < 0.02, "{once:?} {four_times:?}");
    }

    #[test]
    fn a_bot_that_always_wins_is_rated_too() {
        let mut struggles = Struggles::default();
        add(&mut struggles, 5, [RANDOM, EASY], 50, 0.0);
        add(&mut struggles, 5, [EASY, RANDOM], 50, 1.0);
        let ratings = rate(&struggles);
        let mean = ratings[1].mean;
        assert!(mean.points.is_finite() && mean.low.is_finite() && mean.points > 400.0, "{mean:?}");
        assert!(mean.high - mean.low > 400.0, "such a guess is rough: {mean:?}");
    }

    #[test]
    fn a_draw_is_half_a_win() {
        let mut struggles = Struggles::default();
        for levels in [[RANDOM, EASY], [EASY, RANDOM]] {
            struggles.add(2, &[Struggle { levels, won: 0.5 }]);
        }
        assert!(rate(&struggles)[1].mean.points.abs() < 1e-6);
    }

    #[test]
    fn one_level_alone_has_no_rating() {
        let mut struggles = Struggles::default();
        struggles.add(5, &[Struggle { levels: [EASY, EASY], won: 1.0 }]);
        struggles.add(5, &[]);
        assert_eq!(rate(&struggles), []);
        assert_eq!(rate(&Struggles::default()), []);
    }
}
