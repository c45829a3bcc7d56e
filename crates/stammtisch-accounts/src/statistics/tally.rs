//! Statistics in the making: however many hands there are, few numbers are kept of them.

use std::collections::BTreeMap;

use schafkopf::ContractKind;
use stammtisch_http::clock::Moment;
use stammtisch_store::{HandCount, HandEnd, OwnHand, Scored};

use super::{
    Accuracy, AccuracyPoint, AveragePoints, Balance, BalancePoint, Both, ContractRate, Count, Currency,
    MOST_POINTS, Role, RoleRate, RulesCount, Statistics, amount, is_ramsch_won,
};

/// Statistics in the making: hands are added one by one, in the order in which they were played.
#[derive(Debug)]
pub(crate) struct Tally {
    rules: Vec<RulesCount>,
    hands: u32,
    scored: u32,
    thrown_in: u32,
    sie_void: u32,
    balance: Option<RunningBalance>,
    contracts: BTreeMap<ContractKind, Count>,
    roles: BTreeMap<Role, Count>,
    schneider: Both,
    schwarz: Both,
    declarer_points: Average,
    defender_points: Average,
    accuracy: RunningAccuracy,
}

impl Tally {
    /// The tally of hands of which there are so many under each rule set.
    pub(crate) fn new(counts: &[HandCount]) -> Tally {
        let reviewed: u32 = counts.iter().map(|count| count.reviewed).sum();
        let mut rules: Vec<RulesCount> = counts
            .iter()
            .map(|count| RulesCount { rules: count.rules.clone(), hands: count.hands })
            .collect();
        rules.sort_by(|one, other| other.hands.cmp(&one.hands).then_with(|| one.rules.cmp(&other.rules)));
        Tally {
            balance: rules.first().map(RunningBalance::of),
            rules,
            hands: 0,
            scored: 0,
            thrown_in: 0,
            sie_void: 0,
            contracts: BTreeMap::new(),
            roles: BTreeMap::new(),
            schneider: Both::default(),
            schwarz: Both::default(),
            declarer_points: Average::default(),
            defender_points: Average::default(),
            accuracy: RunningAccuracy::of(reviewed),
        }
    }

    /// Adds the next hand.
    pub(crate) fn add(&mut self, hand: &OwnHand) {
        self.hands += 1;
        if let Some(balance) = &mut self.balance {
            balance.add(hand);
        }
        if let Some(accuracy) = hand.accuracy {
            self.accuracy.add(AccuracyPoint { at: hand.at, accuracy });
        }
        match &hand.end {
            HandEnd::ThrownIn => self.thrown_in += 1,
            HandEnd::SieVoid => self.sie_void += 1,
            // Dealt again, a hand comes to nothing.
            HandEnd::Redealt => {}
            HandEnd::Ramsch => {
                self.scored += 1;
                self.contracts.entry(ContractKind::Ramsch).or_default().add(hand, is_ramsch_won(hand));
            }
            HandEnd::Scored(scored) => self.add_scored(hand, scored),
        }
    }

    fn add_scored(&mut self, hand: &OwnHand, scored: &Scored) {
        self.scored += 1;
        let role = Role::of(hand.seat, scored);
        let won = role.won(scored);
        self.roles.entry(role).or_default().add(hand, won);
        if role == Role::Declarer {
            self.contracts.entry(scored.contract.kind()).or_default().add(hand, won);
        }
        if scored.schneider {
            self.schneider.add(won);
        }
        if scored.schwarz {
            self.schwarz.add(won);
        }
        match role {
            Role::Declarer | Role::Partner => self.declarer_points.add(scored.points),
            Role::Defender => self.defender_points.add(120 - scored.points.min(120)),
        }
    }

    /// The statistics of all that was added.
    pub(crate) fn statistics(self) -> Statistics {
        let roles = Role::ALL.map(|role| {
            let count = self.roles.get(&role).copied().unwrap_or_default();
            RoleRate { role, rate: count.rate() }
        });
        let contracts = self.contracts.into_iter();
        Statistics {
            hands: self.hands,
            scored: self.scored,
            thrown_in: self.thrown_in,
            sie_void: self.sie_void,
            rules: self.rules,
            balance: self.balance.map(RunningBalance::balance),
            contracts: contracts
                .map(|(kind, count)| ContractRate { kind: kind.into(), rate: count.rate() })
                .collect(),
            roles: roles.to_vec(),
            schneider: self.schneider,
            schwarz: self.schwarz,
            average_points: AveragePoints {
                declarer: self.declarer_points.mean(),
                defender: self.defender_points.mean(),
            },
            accuracy: self.accuracy.accuracy(),
        }
    }
}

impl Both {
    fn add(&mut self, won: bool) {
        if won {
            self.made += 1;
        } else {
            self.suffered += 1;
        }
    }
}

/// A mean in the making.
#[derive(Debug, Clone, Copy, Default)]
struct Average {
    sum: u32,
    of: u32,
}

impl Average {
    fn add(&mut self, points: u8) {
        self.sum += u32::from(points);
        self.of += 1;
    }

    fn mean(self) -> Option<f64> {
        (self.of > 0).then(|| f64::from(self.sum) / f64::from(self.of))
    }
}

/// How many steps apart the points of a plot are, so that there are not too many.
fn step(points: u32) -> u32 {
    points.div_ceil(MOST_POINTS as u32).max(1)
}

/// The balance of one rule set in the making.
#[derive(Debug)]
struct RunningBalance {
    balance: Balance,
    /// How many hands there will be, and have been.
    hands: u32,
    seen: u32,
}

impl RunningBalance {
    fn of(most: &RulesCount) -> RunningBalance {
        let balance = Balance {
            of: most.rules.clone(),
            currency: Currency::List,
            total: 0,
            best: 0,
            worst: 0,
            points: Vec::new(),
        };
        RunningBalance { balance, hands: most.hands, seen: 0 }
    }

    /// Adds a hand; the points are evenly spread, and the last hand is among them.
    fn add(&mut self, hand: &OwnHand) {
        let balance = &mut self.balance;
        if hand.rules != balance.of {
            return;
        }
        if hand.units.is_some() {
            balance.currency = Currency::Units;
        }
        balance.total += amount(hand);
        balance.best = balance.best.max(balance.total);
        balance.worst = balance.worst.min(balance.total);
        self.seen += 1;
        if self.hands.abs_diff(self.seen).is_multiple_of(step(self.hands)) {
            let point = BalancePoint { at: hand.at, hand: self.seen, balance: balance.total };
            balance.points.push(point);
        }
    }

    fn balance(self) -> Balance {
        self.balance
    }
}

/// The accuracy in the making: a point stands for the mean of as many hands as it takes to have not too many points.
#[derive(Debug)]
struct RunningAccuracy {
    size: u32,
    reviewed: u32,
    sum: f64,
    /// The hands since the last point: how many, their sum, and when the last was.
    chunk: (u32, f64, Moment),
    points: Vec<AccuracyPoint>,
}

impl RunningAccuracy {
    fn of(reviewed: u32) -> RunningAccuracy {
        RunningAccuracy {
            size: step(reviewed),
            reviewed: 0,
            sum: 0.0,
            chunk: (0, 0.0, 0),
            points: Vec::new(),
        }
    }

    fn add(&mut self, point: AccuracyPoint) {
        self.reviewed += 1;
        self.sum += point.accuracy;
        let (hands, sum, _) = self.chunk;
        self.chunk = (hands + 1, sum + point.accuracy, point.at);
        if self.chunk.0 == self.size {
            self.close_chunk();
        }
    }

    fn close_chunk(&mut self) {
        let (hands, sum, at) = std::mem::take(&mut self.chunk);
        if hands > 0 {
            self.points.push(AccuracyPoint { at, accuracy: sum / f64::from(hands) });
        }
    }

    fn accuracy(mut self) -> Accuracy {
        self.close_chunk();
        let mean = (self.reviewed > 0).then(|| self.sum / f64::from(self.reviewed));
        Accuracy { reviewed: self.reviewed, mean, points: self.points }
    }
}
