//! The version of what is stored of tables.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The version that this program writes. What was written before there were versions has none, and the form of this one.
const VERSION: u16 = 1;

/// Something stored, with the version of its form beside its own fields.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Versioned<T> {
    #[serde(default)]
    v: Version,
    #[serde(flatten)]
    pub(super) what: T,
}

impl<T> Versioned<T> {
    /// In the form of today.
    pub(super) fn new(what: T) -> Versioned<T> {
        Versioned { v: Version, what }
    }
}

/// The mark of what this program can read; a newer one is refused when it is read.
#[derive(Debug, Clone, Copy, Default)]
struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(VERSION)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Version, D::Error> {
        match u16::deserialize(deserializer)? {
            VERSION => Ok(Version),
            other => Err(serde::de::Error::custom(format!(
                "it has version {other}; this program reads version {VERSION}"
            ))),
        }
    }
}
