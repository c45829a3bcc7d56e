//! Randomness as a parameter.

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

/// So many random bytes.
pub fn bytes<const N: usize>(random: &dyn Randomness) -> [u8; N] {
    let mut bytes = [0; N];
    random.fill(&mut bytes);
    bytes
}
