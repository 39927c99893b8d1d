//! A classifier that is trained on the games of the very players it is to unmask. It bounds what their acts tell.

/// The weights of a logistic curve over the numbers of acts of each kind.
pub(crate) struct Classifier(Vec<f64>);

/// The strength of the prior that every act tells nothing.
const PRIOR: f64 = 2.0;

impl Classifier {
    /// Trains a classifier by Newton's method.
    pub(crate) fn train(samples: &[(&[f32], bool)]) -> Classifier {
        let size = samples.first().map_or(0, |(acts, _)| acts.len()) + 1;
        let mut weights = vec![0.0f64; size];
        for _ in 0..12 {
            let mut gradient: Vec<f64> = weights.iter().map(|weight| -PRIOR * weight).collect();
            let mut curve = vec![vec![0.0f64; size]; size];
            (0..size).for_each(|at| curve[at][at] = PRIOR);
            for (acts, actual) in samples {
                let features = features(acts);
                let chance = chance(&weights, &features);
                let rest = f64::from(u8::from(*actual)) - chance;
                for &(one, value) in &features {
                    gradient[one] += rest * value;
                    for &(two, other) in &features {
                        curve[one][two] += chance * (1.0 - chance) * value * other;
                    }
                }
            }
            let step = solve(curve, gradient);
            weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step.clamp(-2.0, 2.0));
        }
        Classifier(weights)
    }

    /// Returns the chance that a player with these acts is a Saboteur.
    pub(crate) fn chance(&self, acts: &[f32]) -> f64 {
        chance(&self.0, &features(acts))
    }
}

/// Returns the features that are not 0: the first one is always 1.
fn features(acts: &[f32]) -> Vec<(usize, f64)> {
    let seen = acts.iter().enumerate().filter(|(_, count)| **count > 0.0);
    std::iter::once((0, 1.0)).chain(seen.map(|(at, &count)| (at + 1, f64::from(count)))).collect()
}

fn chance(weights: &[f64], features: &[(usize, f64)]) -> f64 {
    let sum: f64 = features.iter().map(|&(at, value)| weights[at] * value).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Solves a system of linear equations by elimination.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for at in 0..size {
        let best = (at..size).max_by(|&one, &two| rows[one][at].abs().total_cmp(&rows[two][at].abs())).unwrap_or(at);
        rows.swap(at, best);
        right.swap(at, best);
        for row in at + 1..size {
            let factor = rows[row][at] / rows[at][at];
            if factor != 0.0 {
                for column in at..size {
                    let above = rows[at][column];
                    rows[row][column] -= factor * above;
                }
                right[row] -= factor * right[at];
            }
        }
    }
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size).map(|column| rows[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
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
        let borrowed: Vec<(&[f32], bool)> = samples.iter().map(|(acts, actual)| (acts.as_slice(), *actual)).collect();
        let trained = Classifier::train(&borrowed);
        assert!(trained.chance(&[1.0, 3.0]) > 0.9);
        assert!(trained.chance(&[0.0, 3.0]) < 0.1);
        assert!((trained.chance(&[1.0, 0.0]) - trained.chance(&[1.0, 6.0])).abs() < 0.1);
    }
}
