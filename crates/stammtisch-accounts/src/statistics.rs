//! Statistics of one person, folded from the hands that the person played.

use std::collections::BTreeMap;

use schafkopf::{ContractKind, Seat};
use serde::Serialize;
use stammtisch_store::{HandEnd, OwnHand, Scored};

use stammtisch_http::clock::Moment;

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

impl Statistics {
    /// The statistics of hands in the order in which they were played.
    pub(crate) fn of(hands: &[OwnHand]) -> Statistics {
        let count =
            |wanted: fn(&HandEnd) -> bool| hands.iter().filter(|hand| wanted(&hand.end)).count() as u32;
        let rules = rules_counts(hands);
        let balance = rules.first().map(|most| Balance::of(&most.rules, hands));
        Statistics {
            hands: hands.len() as u32,
            scored: count(|end| matches!(end, HandEnd::Scored(_))),
            thrown_in: count(|end| matches!(end, HandEnd::ThrownIn)),
            sie_void: count(|end| matches!(end, HandEnd::SieVoid)),
            rules,
            balance,
            contracts: contract_rates(hands),
            roles: role_rates(hands),
            schneider: both(hands, |scored| scored.schneider),
            schwarz: both(hands, |scored| scored.schwarz),
            average_points: AveragePoints {
                declarer: average_points(hands, |role| role != Role::Defender),
                defender: average_points(hands, |role| role == Role::Defender),
            },
            accuracy: Accuracy::of(hands),
        }
    }
}

/// The scored hands, with what they came to and what the person was in them.
fn scored(hands: &[OwnHand]) -> impl Iterator<Item = (&OwnHand, &Scored, Role)> {
    hands.iter().filter_map(|hand| match &hand.end {
        HandEnd::Scored(scored) => Some((hand, scored, Role::of(hand.seat, scored))),
        HandEnd::ThrownIn | HandEnd::SieVoid => None,
    })
}

/// The rule sets by hands, the most played first.
fn rules_counts(hands: &[OwnHand]) -> Vec<RulesCount> {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for hand in hands {
        *counts.entry(&hand.rules).or_default() += 1;
    }
    let mut counts: Vec<RulesCount> =
        counts.into_iter().map(|(rules, hands)| RulesCount { rules: rules.to_owned(), hands }).collect();
    counts.sort_by(|one, other| other.hands.cmp(&one.hands).then_with(|| one.rules.cmp(&other.rules)));
    counts
}

fn contract_rates(hands: &[OwnHand]) -> Vec<ContractRate> {
    let mut counts: BTreeMap<ContractKind, Count> = BTreeMap::new();
    for (hand, scored, _) in scored(hands).filter(|(_, _, role)| *role == Role::Declarer) {
        counts.entry(scored.contract.kind()).or_default().add(hand, scored.won);
    }
    counts.into_iter().map(|(kind, count)| ContractRate { kind, rate: count.rate() }).collect()
}

fn role_rates(hands: &[OwnHand]) -> Vec<RoleRate> {
    let rate = |wanted: Role| {
        let mut count = Count::default();
        for (hand, scored, role) in scored(hands).filter(|(_, _, role)| *role == wanted) {
            count.add(hand, role.won(scored));
        }
        RoleRate { role: wanted, rate: count.rate() }
    };
    Role::ALL.map(rate).to_vec()
}

fn both(hands: &[OwnHand], is_it: fn(&Scored) -> bool) -> Both {
    let mut both = Both::default();
    for (_, scored, role) in scored(hands).filter(|(_, scored, _)| is_it(scored)) {
        if role.won(scored) {
            both.made += 1;
        } else {
            both.suffered += 1;
        }
    }
    both
}

fn average_points(hands: &[OwnHand], wanted: fn(Role) -> bool) -> Option<f64> {
    let points = |(_, scored, role): (&OwnHand, &Scored, Role)| {
        u32::from(if role == Role::Defender { 120 - scored.points.min(120) } else { scored.points })
    };
    let all: Vec<u32> = scored(hands).filter(|(_, _, role)| wanted(*role)).map(points).collect();
    (!all.is_empty()).then(|| f64::from(all.iter().sum::<u32>()) / all.len() as f64)
}

impl Balance {
    fn of(rules: &str, hands: &[OwnHand]) -> Balance {
        let own: Vec<&OwnHand> = hands.iter().filter(|hand| hand.rules == rules).collect();
        let currency =
            if own.iter().any(|hand| hand.units.is_some()) { Currency::Units } else { Currency::List };
        let mut balance = 0;
        let points: Vec<BalancePoint> = own
            .iter()
            .zip(1..)
            .map(|(hand, number)| {
                balance += amount(hand);
                BalancePoint { at: hand.at, hand: number, balance }
            })
            .collect();
        let reached = points.iter().map(|point| point.balance);
        Balance {
            of: rules.to_owned(),
            currency,
            total: balance,
            best: reached.clone().max().unwrap_or(0).max(0),
            worst: reached.min().unwrap_or(0).min(0),
            points: thinned(&points),
        }
    }
}

/// At most so many points, evenly spread; the last one is among them.
fn thinned(points: &[BalancePoint]) -> Vec<BalancePoint> {
    let step = points.len().div_ceil(MOST_POINTS).max(1);
    let mut thin: Vec<BalancePoint> = points.iter().rev().step_by(step).copied().collect();
    thin.reverse();
    thin
}

impl Accuracy {
    fn of(hands: &[OwnHand]) -> Accuracy {
        let all: Vec<AccuracyPoint> = hands
            .iter()
            .filter_map(|hand| hand.accuracy.map(|accuracy| AccuracyPoint { at: hand.at, accuracy }))
            .collect();
        let mean = |points: &[AccuracyPoint]| {
            points.iter().map(|point| point.accuracy).sum::<f64>() / points.len() as f64
        };
        let size = all.len().div_ceil(MOST_POINTS).max(1);
        let points = all.chunks(size).filter_map(|chunk| {
            chunk.last().map(|last| AccuracyPoint { at: last.at, accuracy: mean(chunk) })
        });
        Accuracy {
            reviewed: all.len() as u32,
            mean: (!all.is_empty()).then(|| mean(&all)),
            points: points.collect(),
        }
    }
}

#[cfg(test)]
mod tests;
