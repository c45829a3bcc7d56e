//! The head of a log's hash chain: one value in which every event before it has a part.
//!
//! `docs/turnier.md` gives the chain in words. What an event says is in it by its hash alone, so that a list can be
//! destroyed after six months (S 5.3.5) and the chain holds; number, moment and author are in it themselves.

use schafkopf::Bytes32;
use sha2::{Digest as _, Sha256};

use crate::tournament::Event;

/// What stands before the hash of the rule set where a chain begins.
const LABEL: &[u8] = b"stammtisch tournament log 1";
/// Bytes of the short form: 64 bits are enough to compare paper with a file.
const SHORT: usize = 8;

/// Where a log stands: how many events there are, and the value that all of them come to.
///
/// ```
/// use schafkopf_turnier::LogHead;
/// let head = LogHead::beginning("0011");
/// assert_eq!((head.events, head.short().as_str()), (0, "ccba 17d7 7ff2 f188"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogHead {
    /// The number of the last event.
    pub events: u64,
    /// The value.
    pub value: Bytes32,
}

impl LogHead {
    /// The head of a log without events, played by the rule set of this hash: SHA-256 of the label, a zero byte and the
    /// hash as it is written.
    pub fn beginning(rules: &str) -> LogHead {
        let hash = Sha256::new().chain_update(LABEL).chain_update([0]).chain_update(rules);
        LogHead { events: 0, value: Bytes32::new(hash.finalize().into()) }
    }

    /// The head after one more event, whose content has this hash: SHA-256 of the value before, the event's number, its
    /// moment and its author, eight bytes each with the highest first, and the hash of its content.
    #[must_use]
    pub fn after(self, event: &Event, content: Bytes32) -> LogHead {
        let hash = Sha256::new()
            .chain_update(self.value.as_bytes())
            .chain_update(event.seq.to_be_bytes())
            .chain_update(event.at.to_be_bytes())
            .chain_update(event.by.0.to_be_bytes())
            .chain_update(content.as_bytes());
        LogHead { events: event.seq, value: Bytes32::new(hash.finalize().into()) }
    }

    /// The beginning of the value as it is printed: sixteen hexadecimal digits, four by four.
    pub fn short(&self) -> String {
        let pairs = self.value.as_bytes()[..SHORT].chunks_exact(2);
        let groups: Vec<String> = pairs.map(|pair| format!("{:02x}{:02x}", pair[0], pair[1])).collect();
        groups.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::Bytes32;

    use super::LogHead;
    use crate::person::PersonId;
    use crate::tournament::{Edition, Event, EventKind};

    fn event(seq: u64, at: i64, by: u64) -> Event {
        let (edition, what) = (Edition::Second, EventKind::RegistrationOpened);
        Event { edition, seq, at, by: PersonId(by), why: None, what }
    }

    #[test]
    fn a_head_can_be_computed_again_by_anybody() {
        // By hand, in Python: h = sha256(label + b"\0" + b"0011"), then sha256(h + pack(">QqQ", seq, at, by) + content).
        let mut head = LogHead::beginning("0011");
        let mut values = vec![head.value.to_string()];
        for (seq, at, by, content) in [(1, 0, 1, 7), (2, 1_790_000_000_000_000, 3, 0), (3, -1, u64::MAX, 255)]
        {
            head = head.after(&event(seq, at, by), Bytes32::new([content; 32]));
            assert_eq!(head.events, seq);
            values.push(head.value.to_string());
        }
        assert_eq!(
            values,
            [
                "ccba17d77ff2f18845fff52e5c34fd124246c7dec36b8d174129540aacdbd431",
                "f849f9792859e26451e433c80479fa73fd70974481d8faa746777d5aeceaf914",
                "0d3ad7f798490cd4e95cc19f7921bd889dca888b4b526c5ee454db61b436ab61",
                "ce589fc1457f21eb5d37bb4e0e3d44883965c9b85372fe19d7ba1d5245e56969",
            ]
        );
    }

    #[test]
    fn everything_of_an_event_has_its_part() {
        let content = Bytes32::new([7; 32]);
        let head = LogHead::beginning("0011");
        let one = head.after(&event(1, 5, 2), content).value;
        assert_ne!(head.after(&event(2, 5, 2), content).value, one, "its number");
        assert_ne!(head.after(&event(1, 6, 2), content).value, one, "when");
        assert_ne!(head.after(&event(1, 5, 3), content).value, one, "who");
        assert_ne!(head.after(&event(1, 5, 2), Bytes32::new([8; 32])).value, one, "what");
        assert_ne!(LogHead::beginning("0012").after(&event(1, 5, 2), content).value, one, "by which rules");
    }
}
