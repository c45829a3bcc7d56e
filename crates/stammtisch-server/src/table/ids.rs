//! Ids: of a table, which is its secret link as well, and of a guest.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The letters of base64url, in order.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A table's id: 128 random bits, written as 22 characters of base64url. Who has it has the link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(u128);

/// A guest's id: a UUID, made when the guest gave a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GuestId(u128);

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

impl GuestId {
    /// The id with the bits of a UUID.
    pub const fn from_u128(bits: u128) -> GuestId {
        GuestId(bits)
    }

    /// A UUID of version 7: the time in milliseconds since 1970, then random bits.
    pub const fn new(millis: u64, random: [u8; 10]) -> GuestId {
        let mut bytes = [0; 16];
        let time = millis.to_be_bytes();
        let mut i = 0;
        while i < 6 {
            bytes[i] = time[i + 2];
            i += 1;
        }
        while i < 16 {
            bytes[i] = random[i - 6];
            i += 1;
        }
        bytes[6] = bytes[6] & 0x0f | 0x70;
        bytes[8] = bytes[8] & 0x3f | 0x80;
        GuestId(u128::from_be_bytes(bytes))
    }
}

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hex = format!("{:032x}", self.0);
        write!(f, "{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..])
    }
}

impl FromStr for GuestId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<GuestId, NoId> {
        let dashes = [8, 13, 18, 23];
        let sound = text.len() == 36
            && text.bytes().enumerate().all(|(place, byte)| {
                if dashes.contains(&place) { byte == b'-' } else { byte.is_ascii_hexdigit() }
            });
        if !sound {
            return Err(NoId);
        }
        u128::from_str_radix(&text.replace('-', ""), 16).map(GuestId).map_err(|_| NoId)
    }
}

/// An id shows itself as its text; a table's is a secret link, so its debug form is cut short.
impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &self.to_string()[..4])
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for GuestId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GuestId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GuestId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::{GuestId, NoId, TableId};

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

    #[test]
    fn a_guest_s_id_is_a_uuid_of_version_7() {
        let id = GuestId::new(1_700_000_000_000, [0xff; 10]);
        assert_eq!(id.to_string(), "018bcfe5-6800-7fff-bfff-ffffffffffff");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!("018bcfe5-6800-7fff-bfff-fffffffffff".parse::<GuestId>(), Err(NoId));
        assert_eq!("018bcfe5-6800-7fff-bfff-ffffffffff+f".parse::<GuestId>(), Err(NoId));
    }
}
