//! Whether to double.

use schafkopf::{DoubleChoices, Doubling, SeatView};

use super::reason::Reason;

/// Whether to double: rarely.
pub(super) fn double(_view: &SeatView, _choices: DoubleChoices) -> (Doubling, Reason) {
    (Doubling::Decline, Reason::NoDouble)
}
