//! Randomness as a parameter.

use schafkopf::{Bytes32, Seed};

/// Where random bytes come from; they must be fit for cryptography.
pub trait Randomness: Send + Sync + 'static {
    /// Fills a place with random bytes.
    fn fill(&self, bytes: &mut [u8]);
}

/// The system's generator.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemRandomness;

impl Randomness for SystemRandomness {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("a system without randomness cannot deal cards");
    }
}

/// A fresh seed.
pub(crate) fn seed(random: &dyn Randomness) -> Seed {
    let mut bytes = [0; 32];
    random.fill(&mut bytes);
    Seed::new(Bytes32::new(bytes))
}
