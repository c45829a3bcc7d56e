//! Statistics of one person, folded from the hands that the person played.

mod tally;

use schafkopf::Seat;
use serde::Serialize;
use stammtisch_http::clock::Moment;
use stammtisch_store::{OwnHand, Scored};
use stammtisch_wire::ContractKind;
use ts_rs::TS;
use utoipa::ToSchema;

pub(crate) use self::tally::Tally;

/// So many points a plot has at most.
const MOST_POINTS: usize = 400;

/// What somebody was in a hand.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize, TS, ToSchema,
)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
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

/// Whether somebody kept out of a Ramsch: nobody plays it, and who pays has lost it (V 3.2).
pub(crate) fn is_ramsch_won(hand: &OwnHand) -> bool {
    amount(hand) >= 0
}

/// How often something was won, and how sure the rate is.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub(crate) struct Rate {
    /// How often it was played.
    pub(crate) played: u32,
    /// How often it was won.
    pub(crate) won: u32,
    /// The rate; none where nothing was played.
    #[serde(rename = "rate")]
    pub(crate) share: Option<f64>,
    /// The lower end of the interval in which the true rate lies.
    pub(crate) low: Option<f64>,
    /// Its upper end.
    pub(crate) high: Option<f64>,
    /// What it came to in money.
    pub(crate) units: i64,
    /// What it came to in the list.
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
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub(crate) struct ContractRate {
    /// The kind of contract.
    #[ts(type = "ContractKind")]
    pub(crate) kind: ContractKind,
    /// How often it was won.
    #[serde(flatten)]
    pub(crate) rate: Rate,
}

/// A role that the person had.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub(crate) struct RoleRate {
    /// The role.
    pub(crate) role: Role,
    /// How often it was won.
    #[serde(flatten)]
    pub(crate) rate: Rate,
}

/// Hands under one rule set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct RulesCount {
    /// Id of the rule set.
    pub(crate) rules: String,
    /// Hands under it.
    pub(crate) hands: u32,
}

/// A point of the balance's plot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct BalancePoint {
    /// When.
    pub(crate) at: Moment,
    /// The number of the hand under these rules, from 1.
    pub(crate) hand: u32,
    /// The balance then.
    pub(crate) balance: i64,
}

/// The balance over time under one rule set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Balance {
    /// Of which rule set.
    pub(crate) of: String,
    /// What it is kept in.
    pub(crate) currency: Currency,
    /// What it is now.
    pub(crate) total: i64,
    /// What it was at best.
    pub(crate) best: i64,
    /// What it was at worst.
    pub(crate) worst: i64,
    /// For the plot, evenly spread.
    pub(crate) points: Vec<BalancePoint>,
}

/// How often something was done to others, and suffered.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Both {
    /// Done to others.
    pub(crate) made: u32,
    /// Suffered.
    pub(crate) suffered: u32,
}

/// Card points of one's own party, on average.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS, ToSchema)]
pub(crate) struct AveragePoints {
    /// Of the declarer's party.
    pub(crate) declarer: Option<f64>,
    /// Of the defenders.
    pub(crate) defender: Option<f64>,
}

/// A point of the accuracy's plot.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS, ToSchema)]
pub(crate) struct AccuracyPoint {
    /// When.
    pub(crate) at: Moment,
    /// The accuracy, 0–100.
    pub(crate) accuracy: f64,
}

/// How accurately the reviewed hands were played.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub(crate) struct Accuracy {
    /// Hands that were reviewed.
    pub(crate) reviewed: u32,
    /// The mean of their accuracies.
    pub(crate) mean: Option<f64>,
    /// For the plot, evenly spread.
    pub(crate) points: Vec<AccuracyPoint>,
}

/// The statistics of one person.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub(crate) struct Statistics {
    /// All hands.
    pub(crate) hands: u32,
    /// Those that were played and scored.
    pub(crate) scored: u32,
    /// Those in which nobody played.
    pub(crate) thrown_in: u32,
    /// Those with a Sie that does not count.
    pub(crate) sie_void: u32,
    /// By rule set, the most played first.
    pub(crate) rules: Vec<RulesCount>,
    /// The balance under the rule set that was played most.
    pub(crate) balance: Option<Balance>,
    /// By contract declared.
    pub(crate) contracts: Vec<ContractRate>,
    /// By role.
    pub(crate) roles: Vec<RoleRate>,
    /// Hands with Schneider.
    pub(crate) schneider: Both,
    /// Hands with Schwarz.
    pub(crate) schwarz: Both,
    /// Card points.
    pub(crate) average_points: AveragePoints,
    /// How accurately the reviewed hands were played.
    pub(crate) accuracy: Accuracy,
}

#[cfg(test)]
mod tests;
