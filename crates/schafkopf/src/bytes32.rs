//! Thirty-two bytes: seeds, salts, hashes, a neighbour's own randomness.

use std::fmt;
use std::str::FromStr;

use rand_core::CryptoRng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The version of every derivation in `docs/fair-deal.md`; it stands in each hash behind the label.
pub(crate) const DERIVATION_VERSION: u8 = 1;

/// Thirty-two bytes, written as 64 hexadecimal digits.
///
/// ```
/// use schafkopf::Bytes32;
/// let text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
/// let bytes: Bytes32 = text.parse()?;
/// assert_eq!(bytes.as_bytes()[31], 31);
/// assert_eq!(bytes.to_string(), text);
/// # Ok::<(), schafkopf::Bytes32Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bytes32([u8; 32]);

/// Why a text is not thirty-two bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Bytes32Error {
    /// Not 64 characters.
    #[error("{found} characters, not 64 hexadecimal digits")]
    Length {
        /// How many characters there are.
        found: usize,
    },
    /// A character that is no hexadecimal digit.
    #[error("`{found}` at character {at} is not a hexadecimal digit")]
    Digit {
        /// The character.
        found: char,
        /// Its place, from 1.
        at: usize,
    },
}

impl Bytes32 {
    /// These bytes.
    pub const fn new(bytes: [u8; 32]) -> Bytes32 {
        Bytes32(bytes)
    }

    /// The next thirty-two bytes of a generator.
    pub fn random(rng: &mut impl CryptoRng) -> Bytes32 {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Bytes32(bytes)
    }

    /// The bytes themselves.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// SHA-256 over a label, a zero byte, the version and the parts one after another.
    ///
    /// The label keeps hashes made for one purpose from ever standing in for another.
    pub(crate) fn derive(label: &str, parts: &[&[u8]]) -> Bytes32 {
        let mut hash = Sha256::new();
        hash.update(label.as_bytes());
        hash.update([0, DERIVATION_VERSION]);
        for part in parts {
            hash.update(part);
        }
        Bytes32(hash.finalize().into())
    }
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bytes32 {
    type Err = Bytes32Error;

    fn from_str(text: &str) -> Result<Bytes32, Bytes32Error> {
        let found = text.chars().count();
        if found != 64 {
            return Err(Bytes32Error::Length { found });
        }
        let mut bytes = [0; 32];
        for (i, digit) in text.chars().enumerate() {
            let value = digit.to_digit(16).ok_or(Bytes32Error::Digit { found: digit, at: i + 1 })?;
            bytes[i / 2] = bytes[i / 2] << 4 | value as u8;
        }
        Ok(Bytes32(bytes))
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes32, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::{Bytes32, Bytes32Error};

    #[test]
    fn hexadecimal_is_read_in_either_case_and_written_in_lower() {
        let upper = "ABCDEF".repeat(10) + "0123";
        let bytes: Bytes32 = upper.parse().unwrap();
        assert_eq!(bytes.to_string(), upper.to_lowercase());
        assert_eq!(bytes.as_bytes()[0], 0xab);
    }

    #[test]
    fn what_is_not_64_digits_is_refused_with_its_place() {
        assert_eq!("".parse::<Bytes32>(), Err(Bytes32Error::Length { found: 0 }));
        assert_eq!("0".repeat(65).parse::<Bytes32>(), Err(Bytes32Error::Length { found: 65 }));
        let wrong = "0".repeat(10) + "ü" + &"0".repeat(53);
        assert_eq!(wrong.parse::<Bytes32>(), Err(Bytes32Error::Digit { found: 'ü', at: 11 }));
    }

    #[test]
    fn a_label_separates_hashes() {
        assert_ne!(Bytes32::derive("a", &[b"b"]), Bytes32::derive("ab", &[]));
        assert_ne!(Bytes32::derive("a", &[b"b"]), Bytes32::derive("b", &[b"b"]));
        assert_eq!(Bytes32::derive("a", &[b"b", b"c"]), Bytes32::derive("a", &[b"bc"]));
    }
}
