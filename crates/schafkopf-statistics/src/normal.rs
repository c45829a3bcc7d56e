//! The normal distribution, as far as intervals and decisions need it.

/// Between minus and plus so many standard errors lie 95 % of a normal distribution.
pub(crate) const NORMAL_95: f64 = 1.959_964;

/// The probability that a normal variable lies so many standard deviations or more from its mean, on either side.
///
/// Near the middle a power series, in the tails a continued fraction: exact to ten digits, more than is needed here.
pub(crate) fn two_sided(deviations: f64) -> f64 {
    let x = deviations;
    let density = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    if x < 3.0 {
        let mut term = x;
        let mut sum = x;
        for odd in (3..200).step_by(2) {
            term *= x * x / f64::from(odd);
            sum += term;
        }
        return (1.0 - 2.0 * density * sum).max(0.0);
    }
    let fraction = (1..=60).rev().fold(x, |below, k| x + f64::from(k) / below);
    2.0 * density / fraction
}

#[cfg(test)]
mod tests {
    use super::two_sided;

    #[test]
    fn tails_of_the_normal_distribution() {
        for (deviations, probability) in [
            (0.0, 1.0),
            (1.0, 0.317_310_508),
            (1.959_963_985, 0.05),
            (3.0, 0.002_699_796),
            (5.0, 5.733_031e-7),
        ] {
            let found = two_sided(deviations);
            assert!((found / probability - 1.0).abs() < 1e-6, "{deviations}: {found}");
        }
    }
}
