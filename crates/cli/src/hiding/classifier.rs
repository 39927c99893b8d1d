//! A classifier that is trained on the games of the very players it is to unmask. It bounds what their acts tell.

use crate::logistic::{self, Datum};

/// The weights of a logistic curve over the numbers of acts of each kind.
pub(crate) struct Classifier(Vec<f64>);

/// The standard deviation of the weights that is expected without any games.
const PRIOR: f64 = 0.7;

impl Classifier {
    /// Trains a classifier with the acts of players and their dwarf cards: true for a Saboteur.
    pub(crate) fn train(samples: &[(Vec<f32>, bool)]) -> Classifier {
        let datum = |(acts, actual): &(Vec<f32>, bool)| Datum {
            factors: factors(acts),
            count: 1.0,
            won: f64::from(u8::from(*actual)),
        };
        let data: Vec<Datum> = samples.iter().map(datum).collect();
        let size = data.first().map_or(1, |datum| datum.factors.len());
        Classifier(logistic::fit(&data, size, PRIOR).0)
    }

    /// Returns the chance that a player with these acts is a Saboteur.
    pub(crate) fn chance(&self, acts: &[f32]) -> f64 {
        logistic::chance(logistic::odds(&factors(acts), &self.0))
    }
}

/// Returns the factors of a player: the first one is always 1.
fn factors(acts: &[f32]) -> Vec<f64> {
    std::iter::once(1.0).chain(acts.iter().copied().map(f64::from)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_acts_that_tell_and_no_others() {
        let mut samples: Vec<(Vec<f32>, bool)> = Vec::new();
        for number in 0..400u32 {
            let actual = number % 3 == 0;
            samples.push((vec![f32::from(u8::from(actual)), (number % 7) as f32], actual));
        }
        let trained = Classifier::train(&samples);
        assert!(trained.chance(&[1.0, 3.0]) > 0.9);
        assert!(trained.chance(&[0.0, 3.0]) < 0.1);
        assert!((trained.chance(&[1.0, 0.0]) - trained.chance(&[1.0, 6.0])).abs() < 0.1);
    }
}
