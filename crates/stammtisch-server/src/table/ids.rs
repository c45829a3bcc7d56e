//! The id of a table, which is its secret link as well.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The letters of base64url, in order.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A table's id: 128 random bits, written as 22 characters of base64url. Who has it has the link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(u128);

/// A text that is no id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("this is no id")]
pub struct NoId;

impl TableId {
    /// The id with these bits; they must be random.
    pub const fn new(bits: [u8; 16]) -> TableId {
        TableId(u128::from_be_bytes(bits))
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // 22 characters of 6 bits hold 132: the last four are zero, as base64 pads them.
        for place in 0..21 {
            let bits = (self.0 >> (122 - 6 * place)) & 63;
            write!(f, "{}", char::from(ALPHABET[bits as usize]))?;
        }
        write!(f, "{}", char::from(ALPHABET[((self.0 & 3) << 4) as usize]))
    }
}

impl FromStr for TableId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<TableId, NoId> {
        if text.len() != 22 {
            return Err(NoId);
        }
        let mut bits = 0_u128;
        for (place, letter) in text.bytes().enumerate() {
            let value = ALPHABET.iter().position(|&known| known == letter).ok_or(NoId)? as u128;
            match place {
                0..21 => bits = bits << 6 | value,
                _ if value.trailing_zeros() >= 4 => bits = bits << 2 | value >> 4,
                _ => return Err(NoId),
            }
        }
        Ok(TableId(bits))
    }
}

/// A table's id is a secret link, so its debug form is cut short.
impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &self.to_string()[..4])
    }
}

#[cfg(test)]
mod tests {
    use super::{NoId, TableId};

    #[test]
    fn a_table_s_id_is_22_characters_and_comes_back() {
        for bits in [[0; 16], [255; 16], *b"0123456789abcdef"] {
            let id = TableId::new(bits);
            let text = id.to_string();
            assert_eq!(text.len(), 22);
            assert_eq!(text.parse(), Ok(id));
        }
        assert_eq!(TableId::new(*b"0123456789abcdef").to_string(), "MDEyMzQ1Njc4OWFiY2RlZg");
        for wrong in ["", "MDEyMzQ1Njc4OWFiY2RlZ", "MDEyMzQ1Njc4OWFiY2RlZh", "../../../../etc/passwd"] {
            assert_eq!(wrong.parse::<TableId>(), Err(NoId));
        }
    }
}
