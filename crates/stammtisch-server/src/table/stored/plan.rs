//! Plans of tables as they are stored.

use schafkopf::{ByChair, Chair, Members};
use serde::{Deserialize, Serialize};
use stammtisch_http::PersonId;
use stammtisch_store::kept::{Seat, Text};

use super::pace::Pace;
use super::place::Level;
use crate::table;
use crate::table::entry::KeptPlan;
use crate::table::plan::ClockPlan;

/// What a table was opened with; the rule set is kept apart, by its hash.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Plan {
    kind: TableKind,
    name: String,
    games: Option<u32>,
    /// Who deals first, where it is not seat 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealer: Option<Seat>,
    /// One or none for each chair: there are as many as people belong to the table.
    bots: Bots,
    clock: Clock,
    by: Text<PersonId>,
    #[serde(default, skip_serializing_if = "Pace::is_normal")]
    pace: Pace,
}

impl From<&KeptPlan> for Plan {
    fn from(plan: &KeptPlan) -> Plan {
        let KeptPlan { kind, name, games, dealer, members, bots, clock, pace, by } = plan;
        Plan {
            kind: (*kind).into(),
            name: name.clone(),
            games: *games,
            dealer: (*dealer != schafkopf::Seat::One).then(|| (*dealer).into()),
            bots: Bots(members.chairs().map(|chair| bots[chair].map(Into::into)).collect()),
            clock: (*clock).into(),
            by: Text(*by),
            pace: (*pace).into(),
        }
    }
}

impl From<Plan> for KeptPlan {
    fn from(plan: Plan) -> KeptPlan {
        let Plan { kind, name, games, dealer, bots, clock, by: Text(by), pace } = plan;
        let members = bots.members();
        let mut levels = bots.0.into_iter();
        let bots = ByChair::from_fn(|_: Chair| levels.next().flatten().map(Into::into));
        let dealer = dealer.map_or(schafkopf::Seat::One, Into::into);
        let (kind, clock, pace) = (kind.into(), clock.into(), pace.into());
        KeptPlan { kind, name, games, dealer, members, bots, clock, pace, by }
    }
}

/// The bots on four, five or six chairs.
#[derive(Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Option<Level>>")]
struct Bots(Vec<Option<Level>>);

impl Bots {
    fn members(&self) -> Members {
        u8::try_from(self.0.len()).ok().and_then(Members::new).unwrap_or_default()
    }
}

impl TryFrom<Vec<Option<Level>>> for Bots {
    type Error = String;

    fn try_from(bots: Vec<Option<Level>>) -> Result<Bots, String> {
        match bots.len() {
            4..=6 => Ok(Bots(bots)),
            count => Err(format!("{count} chairs; a table has 4 to 6")),
        }
    }
}

/// Who may come to a table.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TableKind {
    Open,
    Private,
    Practice,
    Quick,
}

impl From<table::TableKind> for TableKind {
    fn from(kind: table::TableKind) -> TableKind {
        match kind {
            table::TableKind::Open => TableKind::Open,
            table::TableKind::Private => TableKind::Private,
            table::TableKind::Practice => TableKind::Practice,
            table::TableKind::Quick => TableKind::Quick,
        }
    }
}

impl From<TableKind> for table::TableKind {
    fn from(kind: TableKind) -> table::TableKind {
        match kind {
            TableKind::Open => table::TableKind::Open,
            TableKind::Private => table::TableKind::Private,
            TableKind::Practice => table::TableKind::Practice,
            TableKind::Quick => table::TableKind::Quick,
        }
    }
}

/// The time that people have to think.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Clock {
    action_s: u32,
    bank_s: u32,
}

impl From<ClockPlan> for Clock {
    fn from(ClockPlan { action_s, bank_s }: ClockPlan) -> Clock {
        Clock { action_s, bank_s }
    }
}

impl From<Clock> for ClockPlan {
    fn from(Clock { action_s, bank_s }: Clock) -> ClockPlan {
        ClockPlan { action_s, bank_s }
    }
}
