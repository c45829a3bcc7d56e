//! Plans of tables as they are stored.

use schafkopf::BySeat;
use serde::{Deserialize, Serialize};
use stammtisch_http::PersonId;
use stammtisch_store::kept::{Seat, Text};

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
    bots: [Option<Level>; 4],
    clock: Clock,
    by: Text<PersonId>,
}

impl From<&KeptPlan> for Plan {
    fn from(plan: &KeptPlan) -> Plan {
        let KeptPlan { kind, name, games, dealer, bots, clock, by } = plan;
        Plan {
            kind: (*kind).into(),
            name: name.clone(),
            games: *games,
            dealer: (*dealer != schafkopf::Seat::One).then(|| (*dealer).into()),
            bots: bots.as_array().map(|level| level.map(Into::into)),
            clock: (*clock).into(),
            by: Text(*by),
        }
    }
}

impl From<Plan> for KeptPlan {
    fn from(plan: Plan) -> KeptPlan {
        let Plan { kind, name, games, dealer, bots, clock, by: Text(by) } = plan;
        let bots = BySeat::new(bots.map(|level| level.map(Into::into)));
        let dealer = dealer.map_or(schafkopf::Seat::One, Into::into);
        KeptPlan { kind: kind.into(), name, games, dealer, bots, clock: clock.into(), by }
    }
}

/// Who may come to a table.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TableKind {
    Open,
    Private,
    Practice,
}

impl From<table::TableKind> for TableKind {
    fn from(kind: table::TableKind) -> TableKind {
        match kind {
            table::TableKind::Open => TableKind::Open,
            table::TableKind::Private => TableKind::Private,
            table::TableKind::Practice => TableKind::Practice,
        }
    }
}

impl From<TableKind> for table::TableKind {
    fn from(kind: TableKind) -> table::TableKind {
        match kind {
            TableKind::Open => table::TableKind::Open,
            TableKind::Private => table::TableKind::Private,
            TableKind::Practice => table::TableKind::Practice,
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
