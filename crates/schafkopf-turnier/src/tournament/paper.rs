//! Lists that come on paper: how they are typed, and whole lists that are typed, cleared or swapped at once.

use schafkopf::BySeat;

use super::event::ListId;
use crate::person::PersonId;
use crate::totals::SeatTotals;

/// How paper lists are typed, for the whole tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaperChoice {
    /// What is typed of a list.
    pub way: PaperWay,
    /// Whether a second person types the totals again before the list is closed.
    pub twice: bool,
}

/// What is typed of a paper list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaperWay {
    /// What stands at its foot (decision 37).
    Totals,
    /// Every game.
    Games,
}

/// The totals of a paper list (decision 37).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TotalsEntry {
    /// Which list.
    pub list: ListId,
    /// What stands at its foot.
    pub totals: BySeat<SeatTotals>,
    /// Who signed it off, where others stood there and the list was signed.
    pub referee: Option<PersonId>,
}

/// A list from which everything is taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListClearing {
    /// Which list.
    pub list: ListId,
    /// Who signed it off; none where who typed it takes it back at once.
    pub referee: Option<PersonId>,
}

/// Two lists that were taken for each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListSwap {
    /// One list.
    pub one: ListId,
    /// The other.
    pub other: ListId,
    /// Who signed it off; none where who typed both swaps them at once.
    pub referee: Option<PersonId>,
}
