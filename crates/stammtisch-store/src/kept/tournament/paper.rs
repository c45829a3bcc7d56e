//! Lists that came on paper, as they are kept.

use schafkopf::BySeat;
use schafkopf_turnier::{self as turnier, PersonId};
use serde::{Deserialize, Serialize};

use super::is_false;
use super::list::ListId;

/// How paper lists are typed.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PaperChoice {
    way: PaperWay,
    #[serde(default, skip_serializing_if = "is_false")]
    twice: bool,
}

/// What is typed of a paper list.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PaperWay {
    Totals,
    Games,
}

impl From<turnier::PaperChoice> for PaperChoice {
    fn from(choice: turnier::PaperChoice) -> PaperChoice {
        let way = match choice.way {
            turnier::PaperWay::Totals => PaperWay::Totals,
            turnier::PaperWay::Games => PaperWay::Games,
        };
        PaperChoice { way, twice: choice.twice }
    }
}

impl From<PaperChoice> for turnier::PaperChoice {
    fn from(choice: PaperChoice) -> turnier::PaperChoice {
        let way = match choice.way {
            PaperWay::Totals => turnier::PaperWay::Totals,
            PaperWay::Games => turnier::PaperWay::Games,
        };
        turnier::PaperChoice { way, twice: choice.twice }
    }
}

/// The totals of a list.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TotalsEntry {
    list: ListId,
    totals: [SeatTotals; 4],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    referee: Option<u64>,
}

impl From<&turnier::TotalsEntry> for TotalsEntry {
    fn from(entry: &turnier::TotalsEntry) -> TotalsEntry {
        let turnier::TotalsEntry { list, totals, referee } = *entry;
        let totals = totals.as_array().map(SeatTotals::from);
        TotalsEntry { list: list.into(), totals, referee: referee.map(|PersonId(referee)| referee) }
    }
}

impl From<TotalsEntry> for turnier::TotalsEntry {
    fn from(entry: TotalsEntry) -> turnier::TotalsEntry {
        let TotalsEntry { list, totals, referee } = entry;
        let totals = BySeat::new(totals.map(turnier::SeatTotals::from));
        turnier::TotalsEntry { list: list.into(), totals, referee: referee.map(PersonId) }
    }
}

/// What one seat reached.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatTotals {
    plus: u32,
    minus: u32,
    solos_won: u32,
    solos_played: u32,
    touts_won: u32,
    touts_played: u32,
    sie: u32,
}

impl From<turnier::SeatTotals> for SeatTotals {
    fn from(totals: turnier::SeatTotals) -> SeatTotals {
        let turnier::SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie } =
            totals;
        SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie }
    }
}

impl From<SeatTotals> for turnier::SeatTotals {
    fn from(totals: SeatTotals) -> turnier::SeatTotals {
        let SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie } = totals;
        turnier::SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie }
    }
}

/// A list that was cleared.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListClearing {
    list: ListId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    referee: Option<u64>,
}

impl From<turnier::ListClearing> for ListClearing {
    fn from(clearing: turnier::ListClearing) -> ListClearing {
        let turnier::ListClearing { list, referee } = clearing;
        ListClearing { list: list.into(), referee: referee.map(|PersonId(referee)| referee) }
    }
}

impl From<ListClearing> for turnier::ListClearing {
    fn from(clearing: ListClearing) -> turnier::ListClearing {
        let ListClearing { list, referee } = clearing;
        turnier::ListClearing { list: list.into(), referee: referee.map(PersonId) }
    }
}

/// Two lists that were swapped.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListSwap {
    one: ListId,
    other: ListId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    referee: Option<u64>,
}

impl From<turnier::ListSwap> for ListSwap {
    fn from(swap: turnier::ListSwap) -> ListSwap {
        let turnier::ListSwap { one, other, referee } = swap;
        let referee = referee.map(|PersonId(referee)| referee);
        ListSwap { one: one.into(), other: other.into(), referee }
    }
}

impl From<ListSwap> for turnier::ListSwap {
    fn from(swap: ListSwap) -> turnier::ListSwap {
        let ListSwap { one, other, referee } = swap;
        turnier::ListSwap { one: one.into(), other: other.into(), referee: referee.map(PersonId) }
    }
}
