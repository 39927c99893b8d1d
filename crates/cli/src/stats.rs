//! Means with 95 % confidence intervals.

use serde::Serialize;

/// 95 % of a normal distribution lie within this number of standard deviations.
const Z: f64 = 1.959_964;

/// 80 % of a normal distribution lie below this number of standard deviations.
const POWER: f64 = 0.841_621;

/// The highest number of observations that is worth proposing.
const MOST_NEEDED: f64 = 1e6;

/// The sums of a number of observations.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Sum {
    count: u64,
    sum: f64,
    squares: f64,
}

/// A mean with a 95 % confidence interval.
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

    /// Returns the mean with an interval from the normal distribution, for many observations of any kind.
    pub(crate) fn mean(&self) -> Estimate {
        let (mean, variance) = self.moments();
        let half = Z * (variance / self.count.max(1) as f64).sqrt();
        Estimate { count: self.count, mean, low: mean - half, high: mean + half }
    }

    /// Returns the number of observations that would show a mean of this size to differ from zero in 80 % of attempts. None
    /// if this number is too large to be useful.
    pub(crate) fn needed(&self) -> Option<u64> {
        let (mean, variance) = self.moments();
        let needed = ((Z + POWER) / mean).powi(2) * variance;
        (needed > 0.0 && needed < MOST_NEEDED).then(|| needed.ceil() as u64)
    }

    /// Returns the mean and the variance of one observation.
    fn moments(&self) -> (f64, f64) {
        let count = self.count.max(1) as f64;
        let mean = self.sum / count;
        let variance = if self.count > 1 { (self.squares - count * mean * mean).max(0.0) / (count - 1.0) } else { 0.0 };
        (mean, variance)
    }
}

/// Returns the Wilson interval for a share of independent observations.
fn wilson(mean: f64, count: f64) -> (f64, f64) {
    let squared = Z * Z / count;
    let middle = (mean + squared / 2.0) / (1.0 + squared);
    let half = Z * (mean * (1.0 - mean) / count + squared / (4.0 * count)).sqrt() / (1.0 + squared);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// Observations that come in groups, such as what all Saboteurs of one round got.
///
/// Observations of a group are similar, so the interval depends on how much the groups differ. If all observations counted
/// as independent, the interval would be too narrow.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Ratio {
    groups: u64,
    count: f64,
    sum: f64,
    counts_squared: f64,
    sums_squared: f64,
    products: f64,
}

impl Ratio {
    /// Makes the sum of independent zeros and ones.
    pub(crate) fn of_ones(ones: u64, count: u64) -> Ratio {
        let (groups, ones, count) = (count, ones as f64, count as f64);
        Ratio { groups, count, sum: ones, counts_squared: count, sums_squared: ones, products: ones }
    }

    /// Adds a group of observations with this sum. An empty group changes nothing.
    pub(crate) fn add(&mut self, count: usize, sum: f64) {
        if count == 0 {
            return;
        }
        let count = count as f64;
        self.groups += 1;
        self.count += count;
        self.sum += sum;
        self.counts_squared += count * count;
        self.sums_squared += sum * sum;
        self.products += count * sum;
    }

    /// Adds the groups of another one.
    pub(crate) fn join(&mut self, other: &Ratio) {
        self.groups += other.groups;
        self.count += other.count;
        self.sum += other.sum;
        self.counts_squared += other.counts_squared;
        self.sums_squared += other.sums_squared;
        self.products += other.products;
    }

    fn average(&self) -> f64 {
        if self.groups == 0 { 0.0 } else { self.sum / self.count }
    }

    /// Returns the sum of the squared distances of the groups from the mean, divided by the squared number of observations.
    fn variance(&self, mean: f64) -> f64 {
        let squares = self.sums_squared - 2.0 * mean * self.products + mean * mean * self.counts_squared;
        squares.max(0.0) / (self.count * self.count)
    }

    /// Returns the mean of all observations with an interval from the normal distribution.
    pub(crate) fn mean(&self) -> Estimate {
        let mean = self.average();
        let half = if self.groups > 1 {
            let groups = self.groups as f64;
            Z * (self.variance(mean) * groups / (groups - 1.0)).sqrt()
        } else {
            0.0
        };
        Estimate { count: self.count as u64, mean, low: mean - half, high: mean + half }
    }

    /// Returns the share of ones with the Wilson interval. The number of observations is the number of independent
    /// observations that would give the same variance.
    pub(crate) fn share(&self) -> Estimate {
        let mean = self.average();
        if self.groups == 0 {
            return Estimate { count: 0, mean, low: 0.0, high: 1.0 };
        }
        let variance = self.variance(mean);
        let worth = mean * (1.0 - mean) / variance;
        // If all groups are equal, their variance is unknown. Each group then counts as one observation.
        let worth = if variance > 1e-12 { worth.clamp(1.0, self.count) } else { self.groups as f64 };
        let (low, high) = wilson(mean, worth);
        Estimate { count: self.count as u64, mean, low, high }
    }
}

impl Estimate {
    /// Returns true if zero lies outside the interval.
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
        assert_eq!(sum(&[1.0, -1.0]).needed(), None, "a mean of zero needs no observations");
        assert_eq!(sum(&[0.0, 0.0]).needed(), None);
        assert_eq!(sum(&[]).needed(), None);
        assert_eq!(sum(&[1000.0, -999.9]).needed(), None, "the number is too large");
    }

    #[test]
    fn groups_of_one_are_independent_observations() {
        let (mut sum, mut ratio) = (Sum::default(), Ratio::default());
        for value in [1.0, 0.0, 0.0, 1.0, 0.0] {
            sum.add(value);
            ratio.add(1, value);
        }
        let near = |one: Estimate, two: Estimate| {
            assert_eq!((one.count, one.mean), (two.count, two.mean));
            assert!((one.low - two.low).abs() < 1e-9 && (one.high - two.high).abs() < 1e-9, "{one:?} {two:?}");
        };
        near(ratio.mean(), sum.mean());
        assert_eq!(ratio, Ratio::of_ones(2, 5));
    }

    #[test]
    fn what_happens_to_a_whole_group_counts_once() {
        let (mut alone, mut together) = (Ratio::default(), Ratio::default());
        for value in [1.0, 0.0, 0.0, 1.0, 0.0, 0.0] {
            alone.add(1, value);
            together.add(4, 4.0 * value);
        }
        let (alone, together) = (alone.share(), together.share());
        assert_eq!((alone.count, together.count), (6, 24));
        assert!((alone.low - together.low).abs() < 1e-9 && (alone.high - together.high).abs() < 1e-9);
        let mut halves = Ratio::default();
        let mut rest = Ratio::default();
        halves.add(2, 1.0);
        rest.add(0, 0.0);
        rest.add(4, 4.0);
        halves.join(&rest);
        assert_eq!((halves.mean().count, halves.mean().mean), (6, 5.0 / 6.0));
        assert_eq!(Ratio::default().mean().count, 0);
    }

    #[test]
    fn wilsons_interval_stays_between_nothing_and_all() {
        let share = Ratio::of_ones(10, 10).share();
        assert_eq!(share.mean, 1.0);
        assert!((share.low - 0.7225).abs() < 1e-3 && (share.high - 1.0).abs() < 1e-9);
    }
}
