//! Logistic regression: chances that follow from factors, fitted by maximum likelihood.

/// A group of trials with the same factors.
pub(crate) struct Datum {
    pub(crate) factors: Vec<f64>,
    /// The number of trials.
    pub(crate) count: f64,
    /// The number of trials that came true.
    pub(crate) won: f64,
}

pub(crate) type Matrix = Vec<Vec<f64>>;

/// Returns the most likely unknowns and their covariance, by Newton's method. The likelihood has one maximum, so the method
/// finds it. `prior` is the standard deviation of the unknowns that is expected without any data.
pub(crate) fn fit(data: &[Datum], unknowns: usize, prior: f64) -> (Vec<f64>, Matrix) {
    let mut at = vec![0.0; unknowns];
    let mut height = likelihood(data, &at, prior);
    let (mut slope, mut bend) = derivatives(data, &at, prior);
    for _ in 0..100 {
        let inverse = invert(&bend);
        let step: Vec<f64> =
            inverse.iter().map(|row| row.iter().zip(&slope).map(|(one, two)| one * two).sum()).collect();
        let mut length = 1.0;
        let next = loop {
            let next: Vec<f64> = at.iter().zip(&step).map(|(at, step)| at + length * step).collect();
            if likelihood(data, &next, prior) >= height || length < 1e-6 {
                break next;
            }
            length /= 2.0;
        };
        let moved = at.iter().zip(&next).map(|(one, two)| (one - two).abs()).fold(0.0, f64::max);
        at = next;
        height = likelihood(data, &at, prior);
        (slope, bend) = derivatives(data, &at, prior);
        if moved < 1e-9 {
            break;
        }
    }
    (at, invert(&bend))
}

/// Returns the logarithm of the odds.
pub(crate) fn odds(factors: &[f64], at: &[f64]) -> f64 {
    factors.iter().zip(at).map(|(factor, value)| factor * value).sum()
}

/// Returns the chance with these odds, given as a logarithm.
pub(crate) fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// Returns the logarithm of the likelihood with the prior.
fn likelihood(data: &[Datum], at: &[f64], prior: f64) -> f64 {
    let of = |datum: &Datum| {
        let odds = odds(&datum.factors, at);
        // ln(1 + e^x), without overflow for large x.
        let softened = odds.max(0.0) + (-odds.abs()).exp().ln_1p();
        datum.won * odds - datum.count * softened
    };
    let unlikely: f64 = at.iter().map(|value| value * value / (2.0 * prior * prior)).sum();
    data.iter().map(of).sum::<f64>() - unlikely
}

/// Returns the gradient and the negative curvature of the likelihood.
fn derivatives(data: &[Datum], at: &[f64], prior: f64) -> (Vec<f64>, Matrix) {
    let mut slope: Vec<f64> = at.iter().map(|value| -value / (prior * prior)).collect();
    let mut bend: Matrix = vec![vec![0.0; at.len()]; at.len()];
    for (place, row) in bend.iter_mut().enumerate() {
        row[place] = 1.0 / (prior * prior);
    }
    for datum in data {
        let chance = chance(odds(&datum.factors, at));
        let weight = datum.count * chance * (1.0 - chance);
        for (one, &factor) in datum.factors.iter().enumerate().filter(|(_, factor)| **factor != 0.0) {
            slope[one] += factor * (datum.won - datum.count * chance);
            for (two, other) in datum.factors.iter().enumerate() {
                bend[one][two] += weight * factor * other;
            }
        }
    }
    (slope, bend)
}

/// Returns the product of two matrices.
pub(crate) fn product(one: &Matrix, two: &Matrix) -> Matrix {
    let cell = |row: &[f64], column: usize| row.iter().zip(two).map(|(value, other)| value * other[column]).sum();
    one.iter().map(|row| (0..row.len()).map(|column| cell(row, column)).collect()).collect()
}

/// Returns the inverse of a positive definite matrix, by elimination.
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
        for (_, row) in rows.iter_mut().enumerate().filter(|(at, _)| *at != pivot) {
            let times = row[pivot];
            row.iter_mut().zip(&pivoted).for_each(|(value, other)| *value -= times * other);
        }
    }
    rows.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fit_finds_the_odds_of_the_data() {
        // 30 of 100 without the second factor, 60 of 100 with it.
        let datum = |second: f64, won: f64| Datum { factors: vec![1.0, second], count: 100.0, won };
        let (fitted, covariance) = fit(&[datum(0.0, 30.0), datum(1.0, 60.0)], 2, 100.0);
        assert!((chance(odds(&[1.0, 0.0], &fitted)) - 0.3).abs() < 1e-3, "{fitted:?}");
        assert!((chance(odds(&[1.0, 1.0], &fitted)) - 0.6).abs() < 1e-3, "{fitted:?}");
        // The variance of a logarithm of odds is 1 / (n p (1 - p)).
        assert!((covariance[0][0] - 1.0 / 21.0).abs() < 1e-3, "{covariance:?}");
    }

    #[test]
    fn a_strong_prior_keeps_the_fit_near_even_odds() {
        let all = [Datum { factors: vec![1.0], count: 10.0, won: 10.0 }];
        assert!(fit(&all, 1, 0.1).0[0] < fit(&all, 1, 5.0).0[0]);
    }
}
