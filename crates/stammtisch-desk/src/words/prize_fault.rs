//! Why a line is no prize, in words.

use schafkopf_turnier::PrizeFault;
use stammtisch_text::Texts;

use super::format;

/// What is wrong with a line of prizes.
pub fn prize_fault(texts: &Texts, fault: &PrizeFault) -> String {
    match fault {
        PrizeFault::Nothing => texts.get("prize-fault-nothing"),
        PrizeFault::Negative => texts.get("prize-fault-negative"),
        PrizeFault::TooMuch => texts.get("prize-fault-too-much"),
        PrizeFault::Place { named, next } => {
            format(texts, "prize-fault-place", &[("named", named.to_string()), ("next", next.to_string())])
        }
        PrizeFault::Places { from, to } => {
            format(texts, "prize-fault-places", &[("from", from.to_string()), ("to", to.to_string())])
        }
    }
}
