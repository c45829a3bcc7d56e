//! Seeds: what a shuffle can be repeated from.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use crate::bytes32::Bytes32;

const LABEL_TEXT: &str = "stammtisch/deal/text-seed";
const LABEL_SERIES: &str = "stammtisch/deal/series";
const LABEL_SALT: &str = "stammtisch/deal/salt";

/// The key of a ChaCha20 key stream from which packs are shuffled.
///
/// 64 hexadecimal digits are the seed itself; any other text is hashed into one.
///
/// ```
/// use schafkopf::{Pack, Seed};
/// let seed = Seed::from_text("Kirchweih 1954");
/// assert_eq!(Seed::from_text(&seed.to_string()), seed);
/// assert_eq!(Pack::shuffled(&mut seed.generator()), Pack::shuffled(&mut seed.generator()));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(Bytes32);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: Bytes32) -> Seed {
        Seed(bytes)
    }

    /// The seed that a text names.
    pub fn from_text(text: &str) -> Seed {
        Seed(text.parse().unwrap_or_else(|_| Bytes32::derive(LABEL_TEXT, &[text.as_bytes()])))
    }

    /// The seed of one deal in a series; any number may be computed without those before it.
    #[must_use]
    pub fn nth(self, number: u64) -> Seed {
        Seed(Bytes32::derive(LABEL_SERIES, &[self.0.as_bytes(), &number.to_le_bytes()]))
    }

    /// A salt that goes with the seed, for proofs that must be repeatable. A table that is played at takes its
    /// salt from a generator instead.
    pub fn salt(self) -> Bytes32 {
        Bytes32::derive(LABEL_SALT, &[self.0.as_bytes()])
    }

    /// The bytes of the seed.
    pub const fn bytes(&self) -> &Bytes32 {
        &self.0
    }

    /// The key stream: ChaCha20 with this key, counter and nonce zero.
    pub fn generator(&self) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(*self.0.as_bytes())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Seed {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Seed, Infallible> {
        Ok(Seed::from_text(text))
    }
}

#[cfg(test)]
mod tests {
    use super::Seed;

    #[test]
    fn a_text_and_its_neighbours_give_different_seeds() {
        let seeds =
            ["", "a", "b", "0", &"0".repeat(63), &"0".repeat(64), &"0".repeat(65)].map(Seed::from_text);
        for (i, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..i].contains(seed), "{seed}");
        }
        assert_eq!(seeds[5].bytes().as_bytes(), &[0; 32]);
    }

    #[test]
    fn deals_of_a_series_have_seeds_of_their_own() {
        let seed = Seed::from_text("x");
        assert_ne!(seed.nth(1), seed.nth(2));
        assert_ne!(seed.nth(1), seed);
        assert_ne!(Seed::from_text("y").nth(1), seed.nth(1));
        assert_ne!(seed.salt(), *seed.bytes());
    }
}
