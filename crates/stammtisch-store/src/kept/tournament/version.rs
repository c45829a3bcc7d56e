//! The version of the log.

use schafkopf_turnier::Edition;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The newest version of the log that this program reads, and the one it writes.
const NEWEST: u16 = 2;

/// The version of an event in a log: the edition of the rules that it was permitted by. A newer one is refused when it is
/// read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Version(pub(super) Edition);

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(match self.0 {
            Edition::First => 1,
            Edition::Second => 2,
        })
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Version, D::Error> {
        match u16::deserialize(deserializer)? {
            1 => Ok(Version(Edition::First)),
            2 => Ok(Version(Edition::Second)),
            other => Err(serde::de::Error::custom(format!(
                "the log has version {other}; this program reads up to version {NEWEST}"
            ))),
        }
    }
}
