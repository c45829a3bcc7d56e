//! People as every part of the server knows them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// Somebody with a name, guest or account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The id, the same as a guest and as an account.
    pub id: PersonId,
    /// The name to show.
    pub name: String,
    /// Whether it is an account; otherwise a guest.
    pub account: bool,
    /// Whether it is an administrator.
    pub admin: bool,
    /// The name of the session, for accounts.
    pub session: Option<String>,
}

/// A person's id: a UUID, made when the person first gave a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(u128);

/// A text that is no id of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("this is no id of a person")]
pub struct NoPersonId;

impl PersonId {
    /// The id with the bits of a UUID.
    pub const fn from_u128(bits: u128) -> PersonId {
        PersonId(bits)
    }

    /// A UUID of version 7: the time in milliseconds since 1970, then random bits.
    pub const fn new(millis: u64, random: [u8; 10]) -> PersonId {
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
        PersonId(u128::from_be_bytes(bytes))
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hex = format!("{:032x}", self.0);
        write!(f, "{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..])
    }
}

impl FromStr for PersonId {
    type Err = NoPersonId;

    fn from_str(text: &str) -> Result<PersonId, NoPersonId> {
        let dashes = [8, 13, 18, 23];
        let sound = text.len() == 36
            && text.bytes().enumerate().all(|(place, byte)| {
                if dashes.contains(&place) { byte == b'-' } else { byte.is_ascii_hexdigit() }
            });
        if !sound {
            return Err(NoPersonId);
        }
        u128::from_str_radix(&text.replace('-', ""), 16).map(PersonId).map_err(|_| NoPersonId)
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PersonId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::{NoPersonId, PersonId};

    #[test]
    fn a_person_s_id_is_a_uuid_of_version_7() {
        let id = PersonId::new(1_700_000_000_000, [0xff; 10]);
        assert_eq!(id.to_string(), "018bcfe5-6800-7fff-bfff-ffffffffffff");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!("018bcfe5-6800-7fff-bfff-fffffffffff".parse::<PersonId>(), Err(NoPersonId));
        assert_eq!("018bcfe5-6800-7fff-bfff-ffffffffff+f".parse::<PersonId>(), Err(NoPersonId));
    }
}
