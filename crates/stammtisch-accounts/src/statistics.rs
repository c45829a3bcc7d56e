//! Statistics of one person, folded from the hands that the person played.

mod tally;

use schafkopf::Seat;
use serde::Serialize;
use stammtisch_http::clock::Moment;
use stammtisch_store::{OwnHand, Scored};
use stammtisch_wire::ContractKind;

pub(crate) use self::tally::Tally;

/// So many points a plot has at most.
const MOST_POINTS: usize = 400;

/// What somebody was in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Role {
    /// Who played.
    Declarer,
    /// The declarer's partner.
    Partner,
    /// One of the others.
    Defender,
}

impl Role {
    pub(crate) const ALL: [Role; 3] = [Role::Declarer, Role::Partner, Role::Defender];

    /// What a seat was in a scored hand.
    pub(crate) fn of(seat: Seat, scored: &Scored) -> Role {
        if seat == scored.declarer {
            Role::Declarer
        } else if Some(seat) == scored.partner {
            Role::Partner
        } else {
            Role::Defender
        }
    }

    /// Whether this role won a scored hand.
    pub(crate) fn won(self, scored: &Scored) -> bool {
        scored.won == (self != Role::Defender)
    }
}

/// What a balance is kept in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Currency {
    /// Money.
    Units,
    /// List points.
    List,
}

/// What a hand adds to a balance: money where the rules know it, else list points.
pub(crate) fn amount(hand: &OwnHand) -> i64 {
    hand.units.or(hand.list).unwrap_or(0)
}

/// How often something was won, and how sure the rate is.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Rate {
    pub(crate) played: u32,
    pub(crate) won: u32,
    #[serde(rename = "rate")]
    pub(crate) share: Option<f64>,
    pub(crate) low: Option<f64>,
    pub(crate) high: Option<f64>,
    pub(crate) units: i64,
    pub(crate) list: i64,
}

#[derive(Debug, Clone, Copy, Default)]
struct Count {
    played: u32,
    won: u32,
    units: i64,
    list: i64,
}

impl Count {
    fn add(&mut self, hand: &OwnHand, won: bool) {
        self.played += 1;
        self.won += u32::from(won);
        self.units += hand.units.unwrap_or(0);
        self.list += hand.list.unwrap_or(0);
    }

    fn rate(self) -> Rate {
        let Count { played, won, units, list } = self;
        let bounds = (played > 0).then(|| wilson(won, played));
        let share = (played > 0).then(|| f64::from(won) / f64::from(played));
        Rate { played, won, share, low: bounds.map(|b| b.0), high: bounds.map(|b| b.1), units, list }
    }
}

/// Wilson's interval: the true rate lies in it in 95 of 100 cases.
fn wilson(won: u32, played: u32) -> (f64, f64) {
    const Z: f64 = 1.96;
    let (n, p) = (f64::from(played), f64::from(won) / f64::from(played));
    let middle = p + Z * Z / (2.0 * n);
    let reach = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let all = 1.0 + Z * Z / n;
    (((middle - reach) / all).max(0.0), ((middle + reach) / all).min(1.0))
}

/// A contract that the person declared.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct ContractRate {
    pub(crate) kind: ContractKind,
    #[serde(flatten)]
    pub(crate) rate: Rate,
}

/// A role that the person had.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct RoleRate {
    pub(crate) role: Role,
    #[serde(flatten)]
    pub(crate) rate: Rate,
}

/// Hands under one rule set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct RulesCount {
    pub(crate) rules: String,
    pub(crate) hands: u32,
}

/// A point of the balance's plot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(crate) struct BalancePoint {
    pub(crate) at: Moment,
    pub(crate) hand: u32,
    pub(crate) balance: i64,
}

/// The balance over time under one rule set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Balance {
    /// Of which rule set.
    pub(crate) of: String,
    pub(crate) currency: Currency,
    pub(crate) total: i64,
    pub(crate) best: i64,
    pub(crate) worst: i64,
    pub(crate) points: Vec<BalancePoint>,
}

/// How often something was done to others, and suffered.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Both {
    pub(crate) made: u32,
    pub(crate) suffered: u32,
}

/// Card points of one's own party, on average.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub(crate) struct AveragePoints {
    pub(crate) declarer: Option<f64>,
    pub(crate) defender: Option<f64>,
}

/// A point of the accuracy's plot.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub(crate) struct AccuracyPoint {
    pub(crate) at: Moment,
    pub(crate) accuracy: f64,
}

/// How accurately the reviewed hands were played.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Accuracy {
    pub(crate) reviewed: u32,
    pub(crate) mean: Option<f64>,
    pub(crate) points: Vec<AccuracyPoint>,
}

/// The statistics of one person.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Statistics {
    pub(crate) hands: u32,
    pub(crate) scored: u32,
    pub(crate) thrown_in: u32,
    pub(crate) sie_void: u32,
    pub(crate) rules: Vec<RulesCount>,
    pub(crate) balance: Option<Balance>,
    pub(crate) contracts: Vec<ContractRate>,
    pub(crate) roles: Vec<RoleRate>,
    pub(crate) schneider: Both,
    pub(crate) schwarz: Both,
    pub(crate) average_points: AveragePoints,
    pub(crate) accuracy: Accuracy,
}

#[cfg(test)]
mod tests;
