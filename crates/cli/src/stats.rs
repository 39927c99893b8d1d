//! Means with their 95 % confidence intervals.

use serde::Serialize;

/// 95 % of a normal distribution lie within so many standard deviations.
const Z: f64 = 1.959_964;

/// Four fifths of a normal distribution lie below so many standard deviations.
const POWER: f64 = 0.841_621;

/// More observations than that are not worth proposing.
const MOST_NEEDED: f64 = 1e6;

/// A number of observations, summed up.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Sum {
    count: u64,
    sum: f64,
    squares: f64,
}

/// A mean and the interval in which the true one lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Estimate {
    pub(crate) count: u64,
    pub(crate) mean: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Sum {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// The mean, by the normal distribution: for enough observations of anything.
    pub(crate) fn mean(&self) -> Estimate {
        let (mean, variance) = self.moments();
        let half = Z * (variance / self.count.max(1) as f64).sqrt();
        Estimate { count: self.count, mean, low: mean - half, high: mean + half }
    }

    /// How many observations would tell a true mean of the size observed from zero in four of five attempts; nothing if no
    /// sensible number would.
    pub(crate) fn needed(&self) -> Option<u64> {
        let (mean, variance) = self.moments();
        let needed = ((Z + POWER) / mean).powi(2) * variance;
        (needed > 0.0 && needed < MOST_NEEDED).then(|| needed.ceil() as u64)
    }

    /// The mean and the variance of one observation.
    fn moments(&self) -> (f64, f64) {
        let count = self.count.max(1) as f64;
        let mean = self.sum / count;
        let variance = if self.count > 1 { (self.squares - count * mean * mean).max(0.0) / (count - 1.0) } else { 0.0 };
        (mean, variance)
    }

    /// The share of ones among zeros and ones, by Wilson's interval, which never leaves 0 to 1.
    pub(crate) fn share(&self) -> Estimate {
        if self.count == 0 {
            return Estimate { count: 0, mean: 0.0, low: 0.0, high: 1.0 };
        }
        let count = self.count as f64;
        let mean = self.sum / count;
        let squared = Z * Z / count;
        let middle = (mean + squared / 2.0) / (1.0 + squared);
        let half = Z * (mean * (1.0 - mean) / count + squared / (4.0 * count)).sqrt() / (1.0 + squared);
        Estimate { count: self.count, mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

impl Estimate {
    /// Whether zero lies outside of the interval.
    pub(crate) fn is_significant(&self) -> bool {
        self.count > 1 && (self.low > 0.0 || self.high < 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(values: &[f64]) -> Sum {
        let mut sum = Sum::default();
        values.iter().for_each(|&value| sum.add(value));
        sum
    }

    #[test]
    fn a_mean_has_its_interval() {
        let mean = sum(&[1.0, 2.0, 3.0, 4.0]).mean();
        assert_eq!((mean.count, mean.mean), (4, 2.5));
        // The standard error is sqrt(5/3)/2.
        assert!((mean.high - mean.mean - 1.959_964 * 0.645_497).abs() < 1e-4);
        assert!(mean.is_significant());
        assert!(!sum(&[-1.0, 1.0]).mean().is_significant());
    }

    #[test]
    fn the_observations_needed_follow_from_size_and_spread() {
        // A mean of 0.1 with a standard deviation of about 1 takes (2.8 / 0.1) squared.
        let spread: Vec<f64> = (0..1000).map(|at| if at % 2 == 0 { 1.1 } else { -0.9 }).collect();
        let needed = sum(&spread).needed().unwrap_or(0);
        assert!((780..=795).contains(&needed), "{needed}");
        assert_eq!(sum(&[1.0, -1.0]).needed(), None, "no number settles nothing");
        assert_eq!(sum(&[0.0, 0.0]).needed(), None);
        assert_eq!(sum(&[]).needed(), None);
        assert_eq!(sum(&[1000.0, -999.9]).needed(), None, "nobody would play so many");
    }

    #[test]
    fn wilsons_interval_stays_between_nothing_and_all() {
        let share = sum(&[1.0; 10]).share();
        assert_eq!(share.mean, 1.0);
        assert!((share.low - 0.7225).abs() < 1e-3 && (share.high - 1.0).abs() < 1e-9);
    }
}
