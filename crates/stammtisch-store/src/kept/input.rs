//! The cut as it is kept.

use serde::{Deserialize, Serialize};

use super::text::Text;

/// What the player to the dealer's right did with the pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    /// He cut: how many cards each cut lifted off.
    Cuts(Vec<u8>),
    /// He shuffled again, with these random bytes of his own.
    Contribution(Text<schafkopf::Bytes32>),
    /// He did nothing.
    Skipped,
}

impl From<&schafkopf::fair_deal::Input> for Input {
    fn from(input: &schafkopf::fair_deal::Input) -> Input {
        match input {
            schafkopf::fair_deal::Input::Cuts(cuts) => {
                Input::Cuts(cuts.iter().map(|cut| cut.lifted).collect())
            }
            schafkopf::fair_deal::Input::Contribution(bytes) => Input::Contribution(Text(*bytes)),
            schafkopf::fair_deal::Input::Skipped => Input::Skipped,
        }
    }
}

impl From<Input> for schafkopf::fair_deal::Input {
    fn from(input: Input) -> schafkopf::fair_deal::Input {
        match input {
            Input::Cuts(lifted) => schafkopf::fair_deal::Input::cuts(lifted),
            Input::Contribution(Text(bytes)) => schafkopf::fair_deal::Input::Contribution(bytes),
            Input::Skipped => schafkopf::fair_deal::Input::Skipped,
        }
    }
}
