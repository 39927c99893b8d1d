//! How strong each level is, on one scale: a logistic model of who wins, fitted by maximum likelihood.
//!
//! The logarithm of the odds that the first side wins is `ease of the number of players + strength of its level - strength of
//! the other side's level`. A weak normal prior keeps the fit finite where somebody always wins. Tables of the same deal are
//! treated as if they had nothing to do with each other, though they share the luck of the cards. As every comparison is
//! made within deals, that makes the intervals wider than they need be, not narrower.

use super::compare::Struggle;
use saboteur_bots::Level;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Elo points in one unit of the logarithm of the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The standard deviation of the prior, in units of the logarithm of the odds: almost 900 Elo points.
const PRIOR: f64 = 5.0;

/// 95 % of a normal distribution lie within so many standard deviations.
const Z: f64 = 1.959_964;

/// All struggles, summed up.
#[derive(Clone, Default)]
pub(crate) struct Struggles(BTreeMap<(usize, [Level; 2]), (f64, f64)>);

impl Struggles {
    /// Adds one at a table of so many players.
    pub(crate) fn add(&mut self, players: usize, struggle: &Struggle) {
        let (count, won) = self.0.entry((players, struggle.levels)).or_default();
        *count += 1.0;
        *won += struggle.won;
    }
}

/// Points, with the interval in which they lie with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Points {
    pub(crate) points: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// How strong a level is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Rating {
    pub(crate) level: Level,
    /// On the first and on the second side.
    pub(crate) sides: [Points; 2],
    /// On both.
    pub(crate) mean: Points,
}

/// The strength of each level in Elo points above the weakest one; nothing if there is only one.
pub(crate) fn rate(struggles: &Struggles) -> Vec<Rating> {
    let levels: BTreeSet<Level> = struggles.0.keys().flat_map(|(_, levels)| *levels).collect();
    let players: BTreeSet<usize> = struggles.0.keys().map(|(players, _)| *players).collect();
    let (levels, players): (Vec<Level>, Vec<usize>) = (levels.into_iter().collect(), players.into_iter().collect());
    if levels.len() < 2 {
        return Vec::new();
    }
    // The unknowns: one for each number of players, then one for each level but the weakest, on either side.
    let unknowns = players.len() + 2 * (levels.len() - 1);
    let strength =
        |side: usize, level: usize| level.checked_sub(1).map(|above| players.len() + side * (levels.len() - 1) + above);
    let data: Vec<Datum> = struggles
        .0
        .iter()
        .map(|(&(count, pair), &(tables, won))| {
            let mut factors = vec![0.0; unknowns];
            let ease = players.iter().position(|&other| other == count);
            let [one, two] = pair.map(|level| levels.iter().position(|&other| other == level).unwrap_or(0));
            for (at, factor) in [(ease, 1.0), (strength(0, one), 1.0), (strength(1, two), -1.0)] {
                if let Some(at) = at {
                    factors[at] += factor;
                }
            }
            Datum { factors, tables, won }
        })
        .collect();
    let (fitted, covariance) = fit(&data, unknowns);
    let points = |weights: &[(Option<usize>, f64)]| {
        let known: Vec<(usize, f64)> = weights.iter().filter_map(|&(at, weight)| Some((at?, weight))).collect();
        let value: f64 = known.iter().map(|&(at, weight)| weight * fitted[at]).sum();
        let pairs = known.iter().flat_map(|one| known.iter().map(move |two| (one, two)));
        let variance: f64 = pairs.map(|(one, two)| one.1 * two.1 * covariance[one.0][two.0]).sum();
        let half = Z * variance.max(0.0).sqrt();
        Points { points: ELO * value, low: ELO * (value - half), high: ELO * (value + half) }
    };
    let rating = |(at, &level): (usize, &Level)| Rating {
        level,
        sides: [0, 1].map(|side| points(&[(strength(side, at), 1.0)])),
        mean: points(&[(strength(0, at), 0.5), (strength(1, at), 0.5)]),
    };
    levels.iter().enumerate().map(rating).collect()
}

/// Tables at which everything is the same.
struct Datum {
    factors: Vec<f64>,
    tables: f64,
    won: f64,
}

type Matrix = Vec<Vec<f64>>;

/// The most likely unknowns and their covariance, by Newton's method. The likelihood has one peak, so it is found.
fn fit(data: &[Datum], unknowns: usize) -> (Vec<f64>, Matrix) {
    let mut at = vec![0.0; unknowns];
    let mut height = likelihood(data, &at);
    let (mut slope, mut bend) = derivatives(data, &at);
    for _ in 0..100 {
        let inverse = invert(&bend);
        let step: Vec<f64> =
            inverse.iter().map(|row| row.iter().zip(&slope).map(|(one, two)| one * two).sum()).collect();
        let mut length = 1.0;
        let next = loop {
            let next: Vec<f64> = at.iter().zip(&step).map(|(at, step)| at + length * step).collect();
            if likelihood(data, &next) >= height || length < 1e-6 {
                break next;
            }
            length /= 2.0;
        };
        let moved = at.iter().zip(&next).map(|(one, two)| (one - two).abs()).fold(0.0, f64::max);
        at = next;
        height = likelihood(data, &at);
        (slope, bend) = derivatives(data, &at);
        if moved < 1e-9 {
            break;
        }
    }
    (at, invert(&bend))
}

fn odds(datum: &Datum, at: &[f64]) -> f64 {
    datum.factors.iter().zip(at).map(|(factor, value)| factor * value).sum()
}

/// The logarithm of the likelihood, with the prior.
fn likelihood(data: &[Datum], at: &[f64]) -> f64 {
    let of = |datum: &Datum| {
        let odds = odds(datum, at);
        // ln(1 + e^x), without running over for large x.
        let softened = odds.max(0.0) + (-odds.abs()).exp().ln_1p();
        datum.won * odds - datum.tables * softened
    };
    let prior: f64 = at.iter().map(|value| value * value / (2.0 * PRIOR * PRIOR)).sum();
    data.iter().map(of).sum::<f64>() - prior
}

/// The slope of the likelihood, and how it bends downwards.
fn derivatives(data: &[Datum], at: &[f64]) -> (Vec<f64>, Matrix) {
    let mut slope: Vec<f64> = at.iter().map(|value| -value / (PRIOR * PRIOR)).collect();
    let mut bend: Matrix = vec![vec![0.0; at.len()]; at.len()];
    for (place, row) in bend.iter_mut().enumerate() {
        row[place] = 1.0 / (PRIOR * PRIOR);
    }
    for datum in data {
        let chance = 1.0 / (1.0 + (-odds(datum, at)).exp());
        let weight = datum.tables * chance * (1.0 - chance);
        for (one, &factor) in datum.factors.iter().enumerate().filter(|(_, factor)| **factor != 0.0) {
            slope[one] += factor * (datum.won - datum.tables * chance);
            for (two, other) in datum.factors.iter().enumerate() {
                bend[one][two] += weight * factor * other;
            }
        }
    }
    (slope, bend)
}

/// The inverse of a positive definite matrix, by elimination.
fn invert(matrix: &Matrix) -> Matrix {
    let size = matrix.len();
    let identity = |row: usize| (0..size).map(move |column| f64::from(u8::from(row == column)));
    let mut rows: Matrix =
        matrix.iter().enumerate().map(|(at, row)| row.iter().copied().chain(identity(at)).collect()).collect();
    for pivot in 0..size {
        let largest = (pivot..size).max_by(|&one, &two| rows[one][pivot].abs().total_cmp(&rows[two][pivot].abs()));
        rows.swap(pivot, largest.unwrap_or(pivot));
        let scale = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|value| *value /= scale);
        let pivoted = rows[pivot].clone();
        for (at, row) in rows.iter_mut().enumerate().filter(|(at, _)| *at != pivot) {
            debug_assert_ne!(at, pivot);
            let times = row[pivot];
            row.iter_mut().zip(&pivoted).for_each(|(value, other)| *value -= times * other);
        }
    }
    rows.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVELS: [Level; 3] = [Level::Random, Level::Easy, Level::Hard];

    /// What `tables` tables of each kind would show if these were the strengths.
    fn expected(tables: f64, ease: &[(usize, f64)], miners: [f64; 3], saboteurs: [f64; 3]) -> Struggles {
        let mut struggles = Struggles::default();
        for &(players, ease) in ease {
            for (one, miner) in LEVELS.into_iter().zip(miners) {
                for (two, saboteur) in LEVELS.into_iter().zip(saboteurs) {
                    let chance = 1.0 / (1.0 + (saboteur - miner - ease).exp());
                    struggles.0.insert((players, [one, two]), (tables, tables * chance));
                }
            }
        }
        struggles
    }

    #[test]
    fn known_strengths_are_found() {
        let (miners, saboteurs) = ([0.0, 0.8, 1.5], [0.0, 0.3, -0.4]);
        let ratings = rate(&expected(1e6, &[(5, -0.7), (10, 0.4)], miners, saboteurs));
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
        let width = |tables| {
            let ratings = rate(&expected(tables, &[(5, 0.0)], [0.0, 0.5, 1.0], [0.0, 0.5, 1.0]));
            ratings[2].sides[0].high - ratings[2].sides[0].low
        };
        assert!((width(1000.0) / width(100_000.0) - 10.0).abs() < 0.1);
        // For one difference of two shares p and q, n tables each, the variance is 1/(n p (1-p)) + 1/(n q (1-q)).
        let mut struggles = Struggles::default();
        struggles.0.insert((5, [Level::Random, Level::Random]), (1000.0, 500.0));
        struggles.0.insert((5, [Level::Easy, Level::Random]), (1000.0, 800.0));
        let points = rate(&struggles)[1].sides[0];
        let half = ELO * Z * (1.0 / 250.0 + 1.0 / 160.0_f64).sqrt();
        assert!(((points.high - points.low) / 2.0 - half).abs() < 0.02 * half, "{points:?} {half}");
        assert!((points.points - ELO * 4.0_f64.ln()).abs() < 2.0);
    }

    #[test]
    fn whoever_always_wins_is_rated_too() {
        let mut struggles = Struggles::default();
        struggles.0.insert((5, [Level::Random, Level::Easy]), (50.0, 0.0));
        struggles.0.insert((5, [Level::Easy, Level::Random]), (50.0, 50.0));
        let ratings = rate(&struggles);
        let mean = ratings[1].mean;
        assert!(mean.points.is_finite() && mean.low.is_finite() && mean.points > 400.0, "{mean:?}");
        assert!(mean.high - mean.low > 400.0, "such a guess is rough: {mean:?}");
    }

    #[test]
    fn one_level_alone_has_no_rating() {
        let mut struggles = Struggles::default();
        struggles.add(5, &Struggle { levels: [Level::Easy, Level::Easy], won: 1.0 });
        assert_eq!(rate(&struggles), []);
        assert_eq!(rate(&Struggles::default()), []);
    }
}
