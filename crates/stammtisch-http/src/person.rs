//! People as every part of the server knows them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;
use uuid::fmt::Hyphenated;
use uuid::{Builder, Uuid};

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

/// How long the text of an id is.
const LENGTH: usize = Hyphenated::LENGTH;

/// A person's id: a UUID, made when the person first gave a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(Uuid);

/// A text that is no id of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("this is no id of a person")]
pub struct NoPersonId;

impl PersonId {
    /// The id with the bits of a UUID.
    pub const fn from_u128(bits: u128) -> PersonId {
        PersonId(Uuid::from_u128(bits))
    }

    /// A UUID of version 7: the time in milliseconds since 1970, then random bits.
    pub const fn new(millis: u64, random: [u8; 10]) -> PersonId {
        PersonId(Builder::from_unix_timestamp_millis(millis, &random).into_uuid())
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for PersonId {
    type Err = NoPersonId;

    fn from_str(text: &str) -> Result<PersonId, NoPersonId> {
        // Only the form with dashes has this length: one id has one text.
        if text.len() != LENGTH {
            return Err(NoPersonId);
        }
        Uuid::try_parse(text).map(PersonId).map_err(|_| NoPersonId)
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
        assert_eq!("018bcfe5-6800-7fffb-fff-ffffffffffff".parse::<PersonId>(), Err(NoPersonId));
        for other in ["018bcfe568007fffbfffffffffffffff", "{018bcfe5-6800-7fff-bfff-ffffffffffff}"] {
            assert_eq!(other.parse::<PersonId>(), Err(NoPersonId), "{other}");
        }
    }
}
