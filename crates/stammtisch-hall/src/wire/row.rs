//! A row of a list, as it is typed and shown.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A row as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub(crate) struct Row {
    /// Who played, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) declarer: Option<i64>,
    /// The partner of a Rufspiel, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) partner: Option<i64>,
    /// `rufspiel`, `farbwenz`, `wenz`, `solo` or `sie`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) contract: Option<String>,
    /// Whether it was a Tout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tout: Option<bool>,
    /// Whether the declarer's party won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) won: Option<bool>,
    /// Whether the losers were Schneider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) schneider: Option<bool>,
    /// Whether the losers were Schwarz.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) schwarz: Option<bool>,
    /// Who doubled, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) double: Option<i64>,
    /// Tricks of the doubling party.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tricks: Option<i64>,
    /// Whether the referee approved it, where that is needed; absent means yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) approved: Option<bool>,
    /// The four numbers, where nothing else is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) points: Option<[i64; 4]>,
    /// The ruling that made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ruling: Option<RowRuling>,
}

impl From<turnier::Row> for Row {
    fn from(row: turnier::Row) -> Row {
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
        let ruling = ruling.map(RowRuling::from);
        Row {
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
        let ruling = ruling.map(turnier::RowRuling::from);
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
            ruling,
        }
    }
}

/// A ruling in a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct RowRuling {
    /// The stable name of the offence.
    pub(crate) offence: String,
    /// Who did it, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) offender: Option<i64>,
    /// What the other side chose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) choice: Option<Choice>,
    /// Who threw in after it, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) thrower: Option<i64>,
    /// Whether the offender's party had won already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) already_won: Option<bool>,
}

impl From<turnier::RowRuling> for RowRuling {
    fn from(ruling: turnier::RowRuling) -> RowRuling {
        let turnier::RowRuling { offence, offender, choice, thrower, already_won } = ruling;
        RowRuling { offence, offender, choice: choice.map(Choice::from), thrower, already_won }
    }
}

impl From<RowRuling> for turnier::RowRuling {
    fn from(ruling: RowRuling) -> turnier::RowRuling {
        let RowRuling { offence, offender, choice, thrower, already_won } = ruling;
        let choice = choice.map(schafkopf::Choice::from);
        turnier::RowRuling { offence, offender, choice, thrower, already_won }
    }
}

/// What the other side chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Choice {
    /// To play on.
    #[serde(alias = "play")]
    PlayOn,
    /// To stop, for a plain win.
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
