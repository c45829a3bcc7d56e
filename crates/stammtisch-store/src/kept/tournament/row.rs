//! Rows of a list as they are kept.

use schafkopf_turnier::{self as turnier, PersonId};
use serde::{Deserialize, Serialize};

use super::list::ListId;

/// A game written in a list.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RowEntry {
    list: ListId,
    game: u32,
    row: Row,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    referee: Option<u64>,
}

impl From<&turnier::RowEntry> for RowEntry {
    fn from(entry: &turnier::RowEntry) -> RowEntry {
        let turnier::RowEntry { list, game, row, referee } = entry;
        let referee = referee.map(|referee| referee.0);
        RowEntry { list: (*list).into(), game: *game, row: row.into(), referee }
    }
}

impl From<RowEntry> for turnier::RowEntry {
    fn from(entry: RowEntry) -> turnier::RowEntry {
        let RowEntry { list, game, row, referee } = entry;
        turnier::RowEntry { list: list.into(), game, row: row.into(), referee: referee.map(PersonId) }
    }
}

/// A row replaced by another.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RowCorrection {
    list: ListId,
    game: u32,
    row: Row,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    referee: Option<u64>,
}

impl From<&turnier::RowCorrection> for RowCorrection {
    fn from(correction: &turnier::RowCorrection) -> RowCorrection {
        let turnier::RowCorrection { list, game, row, referee } = correction;
        RowCorrection {
            list: (*list).into(),
            game: *game,
            row: row.into(),
            referee: referee.map(|referee| referee.0),
        }
    }
}

impl From<RowCorrection> for turnier::RowCorrection {
    fn from(correction: RowCorrection) -> turnier::RowCorrection {
        let RowCorrection { list, game, row, referee } = correction;
        turnier::RowCorrection { list: list.into(), game, row: row.into(), referee: referee.map(PersonId) }
    }
}

/// One game as it was typed.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Row {
    #[serde(skip_serializing_if = "Option::is_none")]
    declarer: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    partner: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tout: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    schneider: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    schwarz: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    double: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tricks: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    approved: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<[i64; 4]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<RowRuling>,
}

impl From<&turnier::Row> for Row {
    fn from(row: &turnier::Row) -> Row {
        let turnier::Row {
            declarer,
            partner,
            contract,
            tout,
            won,
            schneider,
            schwarz,
            double,
            tricks,
            approved,
            points,
            ruling,
        } = row;
        Row {
            declarer: *declarer,
            partner: *partner,
            contract: contract.clone(),
            tout: *tout,
            won: *won,
            schneider: *schneider,
            schwarz: *schwarz,
            double: *double,
            tricks: *tricks,
            approved: *approved,
            points: *points,
            ruling: ruling.as_ref().map(Into::into),
        }
    }
}

impl From<Row> for turnier::Row {
    fn from(row: Row) -> turnier::Row {
        let Row {
            declarer,
            partner,
            contract,
            tout,
            won,
            schneider,
            schwarz,
            double,
            tricks,
            approved,
            points,
            ruling,
        } = row;
        turnier::Row {
            declarer,
            partner,
            contract,
            tout,
            won,
            schneider,
            schwarz,
            double,
            tricks,
            approved,
            points,
            ruling: ruling.map(Into::into),
        }
    }
}

/// A ruling as a row tells it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RowRuling {
    offence: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    offender: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choice: Option<Choice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thrower: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    already_won: Option<bool>,
}

impl From<&turnier::RowRuling> for RowRuling {
    fn from(ruling: &turnier::RowRuling) -> RowRuling {
        let turnier::RowRuling { offence, offender, choice, thrower, already_won } = ruling;
        RowRuling {
            offence: offence.clone(),
            offender: *offender,
            choice: choice.map(Into::into),
            thrower: *thrower,
            already_won: *already_won,
        }
    }
}

impl From<RowRuling> for turnier::RowRuling {
    fn from(ruling: RowRuling) -> turnier::RowRuling {
        let RowRuling { offence, offender, choice, thrower, already_won } = ruling;
        turnier::RowRuling { offence, offender, choice: choice.map(Into::into), thrower, already_won }
    }
}

/// What the side that suffered from a wrong card chooses.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Choice {
    #[serde(alias = "play")]
    PlayOn,
    Stop,
}

impl From<schafkopf::Choice> for Choice {
    fn from(choice: schafkopf::Choice) -> Choice {
        match choice {
            schafkopf::Choice::PlayOn => Choice::PlayOn,
            schafkopf::Choice::Stop => Choice::Stop,
        }
    }
}

impl From<Choice> for schafkopf::Choice {
    fn from(choice: Choice) -> schafkopf::Choice {
        match choice {
            Choice::PlayOn => schafkopf::Choice::PlayOn,
            Choice::Stop => schafkopf::Choice::Stop,
        }
    }
}
