//! Lists as they are kept, but their rows.

use schafkopf_turnier::{self as turnier, PersonId, PlayerNumber};
use serde::{Deserialize, Serialize};

use crate::kept::Seat;

/// The beginning of a match.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MatchStart {
    number: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    keeper: Option<Seat>,
}

impl From<turnier::MatchStart> for MatchStart {
    fn from(start: turnier::MatchStart) -> MatchStart {
        let turnier::MatchStart { number, keeper } = start;
        MatchStart { number, keeper: keeper.map(Into::into) }
    }
}

impl From<MatchStart> for turnier::MatchStart {
    fn from(start: MatchStart) -> turnier::MatchStart {
        let MatchStart { number, keeper } = start;
        turnier::MatchStart { number, keeper: keeper.map(Into::into) }
    }
}

/// A list: a table in a match.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListId {
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
}

impl From<turnier::ListId> for ListId {
    fn from(list: turnier::ListId) -> ListId {
        let turnier::ListId { match_number, table } = list;
        ListId { match_number, table }
    }
}

impl From<ListId> for turnier::ListId {
    fn from(list: ListId) -> turnier::ListId {
        let ListId { match_number, table } = list;
        turnier::ListId { match_number, table }
    }
}

/// Who keeps a list.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KeeperChoice {
    list: ListId,
    seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    consent: Option<Consent>,
}

impl From<turnier::KeeperChoice> for KeeperChoice {
    fn from(choice: turnier::KeeperChoice) -> KeeperChoice {
        let turnier::KeeperChoice { list, seat, consent } = choice;
        KeeperChoice { list: list.into(), seat: seat.into(), consent: consent.map(Into::into) }
    }
}

impl From<KeeperChoice> for turnier::KeeperChoice {
    fn from(choice: KeeperChoice) -> turnier::KeeperChoice {
        let KeeperChoice { list, seat, consent } = choice;
        turnier::KeeperChoice { list: list.into(), seat: seat.into(), consent: consent.map(Into::into) }
    }
}

/// Who consented to a change of the list keeper.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Consent {
    AllFour,
    Referee(u64),
}

impl From<turnier::Consent> for Consent {
    fn from(consent: turnier::Consent) -> Consent {
        match consent {
            turnier::Consent::AllFour => Consent::AllFour,
            turnier::Consent::Referee(PersonId(referee)) => Consent::Referee(referee),
        }
    }
}

impl From<Consent> for turnier::Consent {
    fn from(consent: Consent) -> turnier::Consent {
        match consent {
            Consent::AllFour => turnier::Consent::AllFour,
            Consent::Referee(referee) => turnier::Consent::Referee(PersonId(referee)),
        }
    }
}

/// A signature under a list.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Signature {
    list: ListId,
    signer: Signer,
}

impl From<turnier::Signature> for Signature {
    fn from(signature: turnier::Signature) -> Signature {
        let turnier::Signature { list, signer } = signature;
        Signature { list: list.into(), signer: signer.into() }
    }
}

impl From<Signature> for turnier::Signature {
    fn from(signature: Signature) -> turnier::Signature {
        let Signature { list, signer } = signature;
        turnier::Signature { list: list.into(), signer: signer.into() }
    }
}

/// Who signs a list.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Signer {
    Player(Seat),
    Keeper,
}

impl From<turnier::Signer> for Signer {
    fn from(signer: turnier::Signer) -> Signer {
        match signer {
            turnier::Signer::Player(seat) => Signer::Player(seat.into()),
            turnier::Signer::Keeper => Signer::Keeper,
        }
    }
}

impl From<Signer> for turnier::Signer {
    fn from(signer: Signer) -> turnier::Signer {
        match signer {
            Signer::Player(seat) => turnier::Signer::Player(seat.into()),
            Signer::Keeper => turnier::Signer::Keeper,
        }
    }
}

/// What a player reached in a match whose lists were destroyed.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KeptResult {
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    player: u32,
    points: i64,
    table_points: i64,
    counts: SoloCounts,
}

impl From<turnier::KeptResult> for KeptResult {
    fn from(result: turnier::KeptResult) -> KeptResult {
        let turnier::KeptResult {
            match_number,
            table,
            player: PlayerNumber(player),
            points,
            table_points,
            counts,
        } = result;
        KeptResult { match_number, table, player, points, table_points, counts: counts.into() }
    }
}

impl From<KeptResult> for turnier::KeptResult {
    fn from(result: KeptResult) -> turnier::KeptResult {
        let KeptResult { match_number, table, player, points, table_points, counts } = result;
        turnier::KeptResult {
            match_number,
            table,
            player: PlayerNumber(player),
            points,
            table_points,
            counts: counts.into(),
        }
    }
}

/// How often a player played what decides ties.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SoloCounts {
    sie: u32,
    touts_won: u32,
    touts_played: u32,
    solos_won: u32,
    solos_played: u32,
}

impl From<turnier::SoloCounts> for SoloCounts {
    fn from(counts: turnier::SoloCounts) -> SoloCounts {
        let turnier::SoloCounts { sie, touts_won, touts_played, solos_won, solos_played } = counts;
        SoloCounts { sie, touts_won, touts_played, solos_won, solos_played }
    }
}

impl From<SoloCounts> for turnier::SoloCounts {
    fn from(counts: SoloCounts) -> turnier::SoloCounts {
        let SoloCounts { sie, touts_won, touts_played, solos_won, solos_played } = counts;
        turnier::SoloCounts { sie, touts_won, touts_played, solos_won, solos_played }
    }
}
