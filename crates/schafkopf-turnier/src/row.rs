//! A row of a list as typed.

use schafkopf::Choice;
use serde::{Deserialize, Serialize};

/// One game as a list keeper typed it; nothing in it is believed yet.
///
/// It tells either a result (`won` with `schneider`, `schwarz`, `double` and `tricks`), or four numbers (`points`), or a
/// `ruling`. A field that is absent or null says nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Row {
    /// Who played, 1 to 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarer: Option<i64>,
    /// His partner, in a Rufspiel.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partner: Option<i64>,
    /// `rufspiel`, `farbwenz`, `wenz`, `solo` or `sie`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Whether it was a Tout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tout: Option<bool>,
    /// Whether the declarer's party won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// Whether the losers are Schneider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub schneider: Option<bool>,
    /// Whether the losers are Schwarz.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub schwarz: Option<bool>,
    /// Who doubled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub double: Option<i64>,
    /// Tricks of the doubling party.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<i64>,
    /// Whether the referee approved the game, where that is needed; absent means yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approved: Option<bool>,
    /// The four numbers, where a table kept nothing else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[i64; 4]>,
    /// What the referee ruled on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RowRuling>,
}

impl Row {
    /// Whether only the referee writes such a row: a ruling, or a strike (S 3.4.18, 5.2.17, P 17).
    pub fn is_the_referees(&self) -> bool {
        self.ruling.is_some() || self.approved == Some(false)
    }
}

/// A ruling as a row tells it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowRuling {
    /// Stable name of the offence.
    pub offence: String,
    /// Who did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offender: Option<i64>,
    /// What the other side chose (T 15).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice>,
    /// Who threw in after it (S 3.4.18).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thrower: Option<i64>,
    /// Whether the offender's party had its 61 (defenders 60) already (T 15).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub already_won: Option<bool>,
}
