//! Compares two levels on the same deals against the same opponents.

use super::deal::{Deal, Score, Side};
use crate::stats::{Estimate, Sum};
use saboteur_bots::{CannotChoose, Profile};
use saboteur_engine::Family;
use serde::Serialize;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The two levels of a comparison.
pub(crate) type Pair = [Profile; 2];

/// The scores of both levels of a pair on one side of one deal, as a mean over the opponents.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Effect {
    pub(crate) side: Side,
    pub(crate) scores: [Score; 2],
}

/// The result of a table with two sides: their levels, and the score of the first side from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Struggle {
    pub(crate) levels: [Profile; 2],
    pub(crate) won: f64,
}

/// The results of one deal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Findings {
    /// For each pair, the sides that the deal has.
    pub(crate) effects: Vec<Vec<Effect>>,
    /// One for each table, if the game has two sides and the deal has both of them.
    pub(crate) struggles: Vec<Struggle>,
}

/// Plays a deal at every table where one side has one level of a pair and all others have one level of it. Plays each table
/// once.
pub(crate) fn examine(deal: &Deal, pairs: &[Pair]) -> Result<Findings, CannotChoose> {
    let mut tables = BTreeMap::new();
    for pair in pairs {
        for levels in ways(*pair, deal.sides().len()) {
            if let Entry::Vacant(entry) = tables.entry(levels) {
                let played = deal.play(entry.key())?;
                entry.insert(played);
            }
        }
    }
    let seats: Vec<(Side, &[_])> = deal.sides().iter().map(|(&side, seats)| (side, seats.as_slice())).collect();
    // The score of a side with one level, while all others have another level.
    let score = |at: usize, own: Profile, others: Profile| {
        let levels: Vec<Profile> = (0..seats.len()).map(|other| if other == at { own } else { others }).collect();
        tables.get(&levels).map_or(Score::default(), |played| played.mean(seats[at].1))
    };
    let effects = pairs.iter().map(|pair| {
        let by_side = seats.iter().enumerate().map(|(at, &(side, _))| {
            let scores = pair.map(|own| mean(pair.map(|others| score(at, own, others))));
            Effect { side, scores }
        });
        let mut effects: Vec<Effect> = by_side.collect();
        if deal.family() == Family::Duel {
            let [one, two] = *pair;
            let scores = [[one, two], [two, one]].map(|[own, other]| mean([0, 1].map(|at| score(at, own, other))));
            effects.push(Effect { side: Side::Both, scores });
        }
        if deal.family() == Family::Saboteur2 {
            merge_teams(&mut effects);
        }
        effects
    });
    let effects = effects.collect();
    let place = |side: Side| seats.iter().position(|&(other, _)| other == side);
    let rivals = rivals(deal.family()).iter().filter_map(|&[one, two]| Some([place(one)?, place(two)?]));
    let (tables, seats) = (&tables, &seats);
    let struggles = rivals.flat_map(|rivals| {
        tables.iter().map(move |(levels, played)| Struggle {
            levels: rivals.map(|at| levels[at]),
            won: played.mean(seats[rivals[0]].1).wins,
        })
    });
    Ok(Findings { effects, struggles: struggles.collect() })
}

/// Returns the two sides that the rating is computed from.
fn rivals(family: Family) -> &'static [[Side; 2]] {
    match family {
        Family::Base => &[[Side::Miners, Side::Saboteurs]],
        Family::Duel => &[[Side::Green, Side::Blue]],
        // With more than two sides, or with one, there is no rating.
        Family::Saboteur2 | Family::Solo => &[],
    }
}

/// Reports both teams as one side. The teams play against each other, but it makes no difference which one a bot plays in.
fn merge_teams(effects: &mut Vec<Effect>) {
    let of = |side: Side| effects.iter().find(|effect| effect.side == side).map(|effect| effect.scores);
    let scores = match (of(Side::Green), of(Side::Blue)) {
        (Some(green), Some(blue)) => Some([0, 1].map(|level| mean([green[level], blue[level]]))),
        (one, other) => one.or(other),
    };
    effects.retain(|effect| !matches!(effect.side, Side::Green | Side::Blue));
    effects.extend(scores.map(|scores| Effect { side: Side::Miners, scores }));
}

/// Returns every way to give one level of the pair to one side and one level to all other sides.
fn ways(pair: Pair, sides: usize) -> impl Iterator<Item = Vec<Profile>> {
    let differs = move |one: usize, own: usize, others: usize| {
        (0..sides).map(|side| pair[if side == one { own } else { others }]).collect()
    };
    (0..sides).flat_map(move |one| (0..4).map(move |way| differs(one, way & 1, way >> 1)))
}

fn mean(scores: [Score; 2]) -> Score {
    let [one, two] = scores;
    Score { wins: (one.wins + two.wins) / 2.0, gold: (one.gold + two.gold) / 2.0 }
}

/// With fewer deals the report makes no claim, because the mean of few deals may not be normally distributed.
pub(crate) const ENOUGH_DEALS: u64 = 20;

/// A measure of a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Measure {
    /// The share of its seats that gained gold. In The Duel, the share of the rounds that it won.
    Wins,
    /// The gold that a seat gained.
    Gold,
}

/// All deals of one number of players for one pair.
#[derive(Clone, Default)]
pub(crate) struct Comparison(BTreeMap<(Side, Measure), Paired>);

#[derive(Clone, Copy, Default)]
struct Paired {
    levels: [Sum; 2],
    difference: Sum,
}

/// The result for one measure of one side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Row {
    pub(crate) side: Side,
    pub(crate) measure: Measure,
    /// The number of deals that have this side.
    pub(crate) deals: u64,
    /// The mean of each level of the pair.
    pub(crate) means: [f64; 2],
    /// The first level minus the second, on the same deals against the same opponents.
    pub(crate) difference: Estimate,
    pub(crate) significant: bool,
    /// If the difference is not significant although there were enough deals: the number of deals that would probably
    /// show it.
    pub(crate) deals_needed: Option<u64>,
}

impl Comparison {
    /// Adds a deal.
    pub(crate) fn add(&mut self, effects: &[Effect]) {
        for effect in effects {
            for measure in [Measure::Wins, Measure::Gold] {
                if effect.side == Side::Alone && measure == Measure::Wins {
                    continue;
                }
                let [one, two] = effect.scores.map(|score| match measure {
                    Measure::Wins => score.wins,
                    Measure::Gold => score.gold,
                });
                let paired = self.0.entry((effect.side, measure)).or_default();
                paired.levels[0].add(one);
                paired.levels[1].add(two);
                paired.difference.add(one - two);
            }
        }
    }

    /// Returns the results.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let row = |(&(side, measure), paired): (&(Side, Measure), &Paired)| {
            let difference = paired.difference.mean();
            let enough = paired.difference.count() >= ENOUGH_DEALS;
            let significant = enough && difference.is_significant();
            Row {
                side,
                measure,
                deals: paired.difference.count(),
                means: paired.levels.map(|level| level.mean().mean),
                difference,
                significant,
                deals_needed: paired.difference.needed().filter(|_| enough && !significant),
            }
        };
        self.0.iter().map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use saboteur_bots::Level;
    use saboteur_engine::{Preset, Rules, Seed};

    fn examined(rules: Rules, players: usize, number: usize, pairs: &[Pair]) -> (Deal, Findings) {
        let deal = Deal::new(rules, players, Seed::from(8), number, 1).unwrap();
        let findings = examine(&deal, pairs).unwrap();
        (deal, findings)
    }

    #[test]
    fn a_level_against_itself_differs_by_nothing_at_all() {
        for preset in [Preset::Classic, Preset::Saboteur2, Preset::Duel, Preset::Solo] {
            let players = 6.min(*preset.rules().players().end());
            let mut comparison = Comparison::default();
            for number in 0..3 {
                let (_, findings) = examined(preset.rules(), players, number, &[[Level::Easy.into(); 2]]);
                comparison.add(&findings.effects[0]);
            }
            for row in comparison.rows() {
                assert_eq!((row.difference.mean, row.difference.low, row.difference.high), (0.0, 0.0, 0.0));
                assert!(!row.significant && row.deals_needed.is_none());
            }
        }
    }

    #[test]
    fn swapping_the_names_turns_the_difference_round() {
        let [random, easy] = [Level::Random, Level::Easy].map(Profile::from);
        let pairs = [[random, easy], [easy, random]];
        let (_, findings) = examined(Preset::Saboteur2.rules(), 7, 0, &pairs);
        for (one, two) in findings.effects[0].iter().zip(&findings.effects[1]) {
            assert_eq!((one.side, one.scores), (two.side, [two.scores[1], two.scores[0]]));
        }
    }

    #[test]
    fn an_effect_is_the_mean_over_opponents_of_both_levels() {
        let [random, easy] = [Level::Random, Level::Easy].map(Profile::from);
        let (deal, findings) = examined(Preset::Classic.rules(), 5, 1, &[[easy, random]]);
        let sides: Vec<Side> = deal.sides().keys().copied().collect();
        assert_eq!(sides, [Side::Miners, Side::Saboteurs]);
        let gold = |miners, saboteurs, side: usize| {
            let played = deal.play(&[miners, saboteurs]).unwrap();
            played.mean(&deal.sides()[&sides[side]]).gold
        };
        let miners = [easy, random].map(|own| (gold(own, easy, 0) + gold(own, random, 0)) / 2.0);
        let saboteurs = [easy, random].map(|own| (gold(easy, own, 1) + gold(random, own, 1)) / 2.0);
        let found: Vec<[f64; 2]> =
            findings.effects[0].iter().map(|effect| effect.scores.map(|score| score.gold)).collect();
        assert_eq!(found, [miners, saboteurs]);
        assert_eq!(findings.struggles.len(), 4, "each table once");
    }

    #[test]
    fn in_saboteur_2_each_team_is_a_side_and_both_are_told_together() {
        let [random, easy] = [Level::Random, Level::Easy].map(Profile::from);
        let (deal, findings) = examined(Preset::Saboteur2.rules(), 8, 2, &[[easy, random]]);
        let sides: Vec<Side> = deal.sides().keys().copied().collect();
        assert_eq!(sides, [Side::Saboteurs, Side::Loners, Side::Green, Side::Blue]);
        let gold = |side: usize, own, others| {
            let levels = [0, 1, 2, 3].map(|other| if other == side { own } else { others });
            deal.play(&levels).unwrap().mean(&deal.sides()[&sides[side]]).gold
        };
        let team = |side, own| (gold(side, own, easy) + gold(side, own, random)) / 2.0;
        let expected = [easy, random].map(|own| (team(2, own) + team(3, own)) / 2.0);
        let told: Vec<Side> = findings.effects[0].iter().map(|effect| effect.side).collect();
        assert_eq!(told, [Side::Saboteurs, Side::Loners, Side::Miners]);
        assert_eq!(findings.effects[0][2].scores.map(|score| score.gold), expected);
        assert_eq!(findings.struggles, [], "four sides have no single struggle");
    }

    #[test]
    fn tables_that_several_pairs_need_are_played_once() {
        let [random, easy, normal] = [Level::Random, Level::Easy, Level::Normal].map(Profile::from);
        let (_, findings) = examined(Preset::Duel.rules(), 2, 0, &[[random, easy], [easy, normal]]);
        assert_eq!(findings.struggles.len(), 7, "easy against easy is needed twice");
        let sides: Vec<Side> = findings.effects[1].iter().map(|effect| effect.side).collect();
        assert_eq!(sides, [Side::Green, Side::Blue, Side::Both]);
        let both = findings.effects[0][2].scores.map(|score| score.wins);
        assert_eq!(both[0] + both[1], 1.0, "one wins what the other loses");
    }

    #[test]
    fn a_few_deals_prove_nothing() {
        let effect = |wins| Effect { side: Side::Miners, scores: [Score { wins, gold: wins }, Score::default()] };
        let mut comparison = Comparison::default();
        for deal in 1..=ENOUGH_DEALS {
            comparison.add(&[effect(1.0)]);
            assert!(comparison.rows().iter().all(|row| row.significant == (deal == ENOUGH_DEALS)), "{deal}");
        }
    }

    #[test]
    fn a_side_that_nobody_is_on_is_not_measured() {
        let rules = Preset::Classic.rules();
        let without = (0..40).map(|number| Deal::new(rules, 3, Seed::from(8), number, 1).unwrap());
        let deal = without.into_iter().find(|deal| deal.sides().len() == 1).unwrap();
        let findings = examine(&deal, &[[Level::Random.into(), Level::Easy.into()]]).unwrap();
        assert_eq!(findings.effects[0].len(), 1);
        assert_eq!(findings.struggles, []);
    }
}
