//! The version of the log.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The version of the log that this program writes.
const VERSION: u16 = 1;

/// The mark of a log that this program can read; a newer one is refused when it is read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Version;

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
                "the log has version {other}; this program reads version {VERSION}"
            ))),
        }
    }
}
