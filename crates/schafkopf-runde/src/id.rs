//! Ids of entries: the device that wrote them and its own count, so that phones apart never give the same one.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The most characters of a device's name.
const MOST: usize = 24;

/// A device that writes entries: a phone, under a name of its own in lower-case letters and digits.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Device(String);

/// The id of an entry, which is that of the member or the evening that it brought, too.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntryId {
    device: Device,
    count: u32,
}

/// A text that is no device or no id.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no id (a device in lower-case letters and digits, a hyphen, a number)")]
pub struct NoId(pub String);

impl NoId {
    fn of(text: &str) -> NoId {
        NoId(text.chars().take(40).collect())
    }
}

impl EntryId {
    /// The id of a device's entry, counted from 1.
    pub const fn new(device: Device, count: u32) -> EntryId {
        EntryId { device, count }
    }

    /// The device that wrote it.
    pub const fn device(&self) -> &Device {
        &self.device
    }

    /// Which of its entries it is, from 1.
    pub const fn count(&self) -> u32 {
        self.count
    }
}

impl FromStr for Device {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Device, NoId> {
        let sound = (1..=MOST).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        if sound { Ok(Device(text.to_owned())) } else { Err(NoId::of(text)) }
    }
}

impl FromStr for EntryId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<EntryId, NoId> {
        let (device, count) = text.split_once('-').ok_or_else(|| NoId::of(text))?;
        let plain = count.bytes().all(|byte| byte.is_ascii_digit()) && !count.starts_with('0');
        let count = count.parse().ok().filter(|_| plain).ok_or_else(|| NoId::of(text))?;
        Ok(EntryId { device: device.parse().map_err(|_| NoId::of(text))?, count })
    }
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for EntryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.device, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::{Device, EntryId};

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id: EntryId = "anna2-17".parse().unwrap();
        assert_eq!((id.device().to_string().as_str(), id.count()), ("anna2", 17));
        assert_eq!(id.to_string(), "anna2-17");
        for bad in
            ["", "anna", "anna-", "anna-0", "anna-07", "anna-+7", "Anna-1", "a b-1", "-1", "anna-4294967296"]
        {
            assert!(bad.parse::<EntryId>().is_err(), "{bad}");
        }
        assert!("a".repeat(25).parse::<Device>().is_err());
    }
}
