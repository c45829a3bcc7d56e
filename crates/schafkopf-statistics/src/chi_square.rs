//! The χ² distribution, as far as a test of fit needs it.

/// A test of fit: how far counts are from what was expected, and how much freedom they had.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ChiSquare {
    /// The sum of squared deviations over expectations.
    pub statistic: f64,
    /// The degrees of freedom.
    pub degrees: u32,
}

impl ChiSquare {
    /// The test of counts of which each is expected to be as large as every other.
    pub fn even(counts: &[u64]) -> ChiSquare {
        let expected = counts.iter().sum::<u64>() as f64 / counts.len().max(1) as f64;
        let square = |&count: &u64| (count as f64 - expected).powi(2) / expected.max(f64::MIN_POSITIVE);
        ChiSquare {
            statistic: counts.iter().map(square).sum(),
            degrees: counts.len().saturating_sub(1) as u32,
        }
    }

    /// How likely chance alone gives a statistic at least as large.
    ///
    /// ```
    /// use schafkopf_statistics::ChiSquare;
    /// let p = ChiSquare { statistic: 3.841_458_820_694_124, degrees: 1 }.p_value();
    /// assert!((p - 0.05).abs() < 1e-12);
    /// ```
    pub fn p_value(self) -> f64 {
        upper_gamma(f64::from(self.degrees) / 2.0, self.statistic / 2.0)
    }
}

/// Terms after which both expansions below have long settled for every argument this crate has.
const MOST_TERMS: u32 = 10_000;

/// The regularised upper incomplete gamma function Q(a, x) for a > 0.
fn upper_gamma(a: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let scale = (a * x.ln() - x - ln_gamma(a)).exp();
    let q = if x < a + 1.0 { 1.0 - scale * lower_series(a, x) } else { scale * upper_fraction(a, x) };
    q.clamp(0.0, 1.0)
}

/// P(a, x) without its factor x^a e^-x / Γ(a), as the power series Σ xⁿ / (a (a+1) … (a+n)); quick for small x.
fn lower_series(a: f64, x: f64) -> f64 {
    let mut term = 1.0 / a;
    let mut sum = term;
    for n in 1..MOST_TERMS {
        term *= x / (a + f64::from(n));
        sum += term;
        if term < sum * f64::EPSILON {
            break;
        }
    }
    sum
}

/// Q(a, x) without the same factor, as the continued fraction 1/(x+1−a− 1(1−a)/(x+3−a− 2(2−a)/(x+5−a− …))),
/// worked off from the front by the ratios of successive numerators and denominators; quick for large x.
fn upper_fraction(a: f64, x: f64) -> f64 {
    let tiny = f64::MIN_POSITIVE / f64::EPSILON;
    let away_from_zero = |value: f64| if value.abs() < tiny { tiny } else { value };
    let mut link = x + 1.0 - a;
    let mut numerators = 1.0 / tiny;
    let mut denominators = 1.0 / away_from_zero(link);
    let mut value = denominators;
    for n in 1..MOST_TERMS {
        let over = -f64::from(n) * (f64::from(n) - a);
        link += 2.0;
        denominators = 1.0 / away_from_zero(over * denominators + link);
        numerators = away_from_zero(link + over / numerators);
        let step = numerators * denominators;
        value *= step;
        if (step - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    value
}

/// ln Γ(x) for x > 0: moved up to where Stirling's series is exact to the last digits.
fn ln_gamma(x: f64) -> f64 {
    let mut x = x;
    let mut moved = 1.0;
    while x < 15.0 {
        moved *= x;
        x += 1.0;
    }
    let square = x * x;
    let series = (1.0 / 12.0
        - (1.0 / 360.0 - (1.0 / 1260.0 - (1.0 / 1680.0 - 1.0 / (1188.0 * square)) / square) / square)
            / square)
        / x;
    (x - 0.5) * x.ln() - x + 0.5 * std::f64::consts::TAU.ln() + series - moved.ln()
}

#[cfg(test)]
mod tests {
    use super::{ChiSquare, ln_gamma, upper_gamma};

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 1e-12 * expected.abs().max(1.0), "{found} is not {expected}");
    }

    #[test]
    fn ln_gamma_is_the_logarithm_of_factorials() {
        let mut factorial = 1.0_f64;
        for n in 1..150_u32 {
            close(ln_gamma(f64::from(n)), factorial.ln());
            factorial *= f64::from(n);
        }
        close(ln_gamma(0.5), std::f64::consts::PI.sqrt().ln());
    }

    #[test]
    fn whole_a_gives_the_sum_of_a_poisson_distribution() {
        for a in 1..60_u32 {
            for x in [0.01, 0.5, 1.0, 3.0, 10.0, 29.5, 46.5, 60.0, 100.0, 300.0_f64] {
                let mut term = (-x).exp();
                let mut sum = 0.0;
                for n in 0..a {
                    sum += term;
                    term *= x / f64::from(n + 1);
                }
                close(upper_gamma(f64::from(a), x), sum);
            }
        }
    }

    #[test]
    fn half_a_steps_up_by_the_recurrence() {
        for a in [0.5, 1.5, 7.5, 46.5, 100.5_f64] {
            for x in [0.2, 1.0, 5.0, 40.0, 46.5, 47.6, 90.0_f64] {
                let step = (a * x.ln() - x - ln_gamma(a + 1.0)).exp();
                close(upper_gamma(a + 1.0, x), upper_gamma(a, x) + step);
            }
        }
    }

    #[test]
    fn printed_tables_of_the_distribution_agree() {
        let table = [
            (1, 3.841_458_820_694_124, 0.05),
            (1, 10.827_566_170_662_733, 0.001),
            (4, 9.487_729_036_781_154, 0.05),
            (8, 15.507_313_055_865_453, 0.05),
            (8, 20.090_235_029_663_233, 0.01),
            (10, 18.307_038_053_275_146, 0.05),
            (93, 116.511_047_280_873_56, 0.05),
            (93, 56.471_623_246_194_38, 0.999),
        ];
        for (degrees, statistic, p) in table {
            let found = ChiSquare { statistic, degrees }.p_value();
            assert!((found - p).abs() < 1e-12, "{degrees} degrees: {found} is not {p}");
        }
    }

    #[test]
    fn the_ends_are_certain() {
        assert!((ChiSquare { statistic: 0.0, degrees: 93 }.p_value() - 1.0).abs() < f64::EPSILON);
        let p = ChiSquare { statistic: 1e9, degrees: 93 }.p_value();
        assert!((0.0..1e-300).contains(&p));
    }
}
