//! What an account of a match says.

use schafkopf::ContractKind;
use serde::Serialize;

use super::lapses::Regret;
use super::seating::Entrant;
use super::tally::{Currency, Key, Row, Tally};
use super::{Estimate, Sums};
use crate::dice::Dice;
use crate::player::Faults;
use crate::role::Role;

/// What an account of a match says.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// Deals, those forfeited included.
    pub deals: u64,
    /// Games played or thrown in.
    pub games: u64,
    /// Games in which somebody played.
    pub played: u64,
    /// Games that were doubled.
    pub doubled: u64,
    /// Games whose declarer had to play.
    pub forced: u64,
    /// The result in each currency that the rule set knows, the one that decides first.
    pub results: Vec<Winnings>,
    /// By role in all contracts.
    pub roles: Vec<Line>,
    /// By contract in all roles.
    pub contracts: Vec<Line>,
    /// By contract and role.
    pub parts: Vec<Line>,
    /// The faults of `A` and `B`.
    pub faults: [Faults; 2],
    /// Who forfeited, and the last deal before that.
    pub forfeit: Option<(Entrant, u64)>,
    /// What cards gave away, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub regret: Option<Regret>,
}

/// The result in one currency.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Winnings {
    /// What is counted.
    pub currency: Currency,
    /// What `A` got more than `B` a game, with the bootstrap interval by deal.
    pub advantage: Option<Estimate>,
    /// What a lone `A` got a game among three `B`.
    pub lone_a: Option<Estimate>,
    /// What a lone `B` got a game among three `A`.
    pub lone_b: Option<Estimate>,
}

/// Both bots in some of the games.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Line {
    /// The contract; none for all.
    pub contract: Option<ContractKind>,
    /// The role; none for any.
    pub role: Option<Role>,
    /// `A` and `B`.
    pub bots: [Share; 2],
    /// What these games contribute to what `A` got more than `B` a game; the lines of a table add up to the result.
    pub advantage: Option<Estimate>,
}

/// One bot in some of the games.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Share {
    /// How many of them, counted by seat.
    pub games: u64,
    /// How many its party won.
    pub won: u64,
    /// What it got a game, in the currency that decides; none where there was no game.
    pub mean: Option<f64>,
}

/// The advantage of `A` after so many deals.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Running {
    /// How many deals.
    pub deals: u64,
    /// The estimate then, with the interval of the normal distribution.
    pub estimate: Estimate,
}

/// The seed of the bootstrap, so that the same results give the same interval.
const BOOTSTRAP_SEED: u64 = 0x5afe_c0de;

/// The mean of values, one for each deal, with its interval.
fn bootstrap(values: &[f64]) -> Option<Estimate> {
    let mut dice = Dice::new(BOOTSTRAP_SEED);
    Estimate::bootstrap(values, |end| dice.below(end))
}

impl Tally {
    /// What the account says.
    pub fn report(&self) -> Report {
        let main = Currency::main(self.rules());
        let mut currencies: Vec<Currency> =
            Currency::ALL.into_iter().filter(|currency| currency.is_in(self.rules())).collect();
        currencies.sort_by_key(|&currency| currency != main);
        let lines = |wanted: fn(&Key) -> bool| {
            let rows = self.rows.iter().filter(move |(key, _)| wanted(key));
            rows.map(|(key, row)| self.line(*key, row, main)).collect()
        };
        Report {
            deals: self.deals,
            games: self.games,
            played: self.played,
            doubled: self.doubled,
            forced: self.forced,
            results: currencies.into_iter().map(|currency| self.result(currency)).collect(),
            roles: lines(|(contract, _)| contract.is_none()),
            contracts: lines(|(_, role)| role.is_none()),
            parts: lines(|(contract, role)| contract.is_some() && role.is_some()),
            faults: self.faults,
            forfeit: self.forfeit,
            regret: self.ledger.report(self.deals),
        }
    }

    fn result(&self, currency: Currency) -> Winnings {
        let lone = |entrant: Entrant| {
            let deals = self.lone[currency as usize].iter();
            let values: Vec<f64> = deals.map(|sums| sums[entrant.index()] as f64 / 4.0).collect();
            bootstrap(&values)
        };
        Winnings {
            currency,
            advantage: bootstrap(&self.advantages(currency)),
            lone_a: lone(Entrant::A),
            lone_b: lone(Entrant::B),
        }
    }

    fn line(&self, (contract, role): Key, row: &Row, main: Currency) -> Line {
        let bots = row.bots.map(|takings| Share {
            games: takings.games,
            won: takings.won,
            mean: (takings.games > 0).then(|| takings.sums[main as usize] as f64 / takings.games as f64),
        });
        let advantage = Estimate::normal(&row.advantage[main as usize].among(self.deals));
        Line { contract, role, bots, advantage }
    }

    /// The advantage of `A` as the match went on, at about so many moments, the last of them now.
    pub fn running(&self, moments: u64) -> Vec<Running> {
        let values = self.advantages(Currency::main(self.rules()));
        let step = (values.len() as u64).div_ceil(moments.max(1)).max(1);
        let mut sums = Sums::default();
        let mut points = Vec::new();
        for (value, deals) in values.iter().zip(1..) {
            sums.add(*value);
            let shown = deals % step == 0 || deals == values.len() as u64;
            points.extend(
                Estimate::normal(&sums).filter(|_| shown).map(|estimate| Running { deals, estimate }),
            );
        }
        points
    }
}
