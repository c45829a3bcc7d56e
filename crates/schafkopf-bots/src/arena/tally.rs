//! The account of a match: a fold over the results of its deals.

use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::rules::RuleSet;
use schafkopf::{ContractKind, Seat};
use serde::{Deserialize, Serialize};

use super::Sums;
use super::lapses::Ledger;
use super::result::{DealResult, GameResult};
use super::seating::Entrant;
use crate::player::Faults;
use crate::role::Role;

/// What a match is counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Currency {
    /// Units of money.
    Units,
    /// Points of the list.
    Points,
}

impl Currency {
    /// Both.
    pub const ALL: [Currency; 2] = [Currency::Units, Currency::Points];

    /// Whether a rule set counts in it.
    pub const fn is_in(self, rules: &RuleSet) -> bool {
        match self {
            Currency::Units => rules.money.is_some(),
            Currency::Points => rules.list.is_some(),
        }
    }

    /// What a match under a rule set is decided by: money where there is any.
    pub const fn main(rules: &RuleSet) -> Currency {
        if rules.money.is_some() { Currency::Units } else { Currency::Points }
    }

    /// What a defender pays a soloist who wins simply: the measure of a forfeit.
    fn plain_solo(self, rules: &RuleSet) -> i64 {
        match self {
            Currency::Units => rules.money.map_or(0, |tariff| i64::from(tariff.solo)),
            Currency::Points => rules.list.map_or(0, |list| i64::from(list.solo[0]) / 3),
        }
    }

    fn of(self, game: &GameResult, seat: Seat) -> Option<i64> {
        match self {
            Currency::Units => game.units.map(|units| units[seat]),
            Currency::Points => game.points.map(|points| i64::from(points[seat])),
        }
    }
}

/// What a bot got out of one role in one contract.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Takings {
    /// In how many games, counted by seat.
    pub(super) games: u64,
    /// Games that its party won.
    pub(super) won: u64,
    /// What it got in all, by currency.
    pub(super) sums: [i64; 2],
}

/// Both bots in one role in one contract.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Row {
    pub(super) bots: [Takings; 2],
    /// By currency, for each deal in which there was such a game: what `A` got more than `B`, spread over all its games.
    pub(super) advantage: [Sums; 2],
}

/// Which games a row tells of: those of one contract or of all, in one role or in any.
pub(super) type Key = (Option<ContractKind>, Option<Role>);

/// The account of a match so far.
///
/// It depends on the results alone and on their order, not on who computed them when: a match that was
/// interrupted and taken up again has the same account as one that was not.
#[derive(Debug, Clone)]
pub struct Tally {
    rules: Arc<RuleSet>,
    pub(super) deals: u64,
    pub(super) games: u64,
    pub(super) played: u64,
    pub(super) doubled: u64,
    pub(super) forced: u64,
    pub(super) rows: BTreeMap<Key, Row>,
    /// By currency: for each deal, what the lone `A` got in its four games and the lone `B` in its four.
    pub(super) lone: [Vec<[i64; 2]>; 2],
    pub(super) faults: [Faults; 2],
    pub(super) forfeit: Option<(Entrant, u64)>,
    pub(super) ledger: Ledger,
    /// By currency, the advantage so far.
    advantage: [Sums; 2],
}

/// Games of a deal.
const GAMES: i64 = 8;

impl Tally {
    /// An account without a deal.
    pub fn new(rules: Arc<RuleSet>) -> Tally {
        Tally {
            rules,
            deals: 0,
            games: 0,
            played: 0,
            doubled: 0,
            forced: 0,
            rows: BTreeMap::new(),
            lone: [Vec::new(), Vec::new()],
            faults: [Faults::NONE; 2],
            forfeit: None,
            ledger: Ledger::default(),
            advantage: [Sums::default(); 2],
        }
    }

    /// The rules that are played by.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// How many deals it holds.
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// The faults of a bot so far.
    pub const fn faults(&self, entrant: Entrant) -> Faults {
        self.faults[entrant.index()]
    }

    /// Who forfeited, and after which deal.
    pub const fn forfeit(&self) -> Option<(Entrant, u64)> {
        self.forfeit
    }

    /// What `A` has got more than `B` a game so far.
    pub const fn advantage(&self, currency: Currency) -> &Sums {
        &self.advantage[currency as usize]
    }

    /// Takes the result of a deal.
    pub fn add(&mut self, deal: &DealResult) {
        self.deals += 1;
        let lone = match deal.forfeit {
            Some(loser) => self.add_forfeit(deal.deal, loser),
            None => self.add_games(deal),
        };
        for currency in Currency::ALL.into_iter().filter(|currency| currency.is_in(&self.rules)) {
            let [of_a, of_b] = lone[currency as usize];
            self.lone[currency as usize].push([of_a, of_b]);
            self.advantage[currency as usize].add(advantage(of_a, of_b));
        }
    }

    /// A game forfeited counts as if the lone bot, or its three opponents, had lost a plain Solo.
    fn add_forfeit(&mut self, deal: u64, loser: Entrant) -> [[i64; 2]; 2] {
        self.forfeit.get_or_insert((loser, deal - 1));
        Currency::ALL.map(|currency| {
            let stake = 4 * 3 * currency.plain_solo(&self.rules);
            match loser {
                Entrant::A => [-stake, stake],
                Entrant::B => [stake, -stake],
            }
        })
    }

    /// Adds the games, and returns what each lone bot got in them, by currency.
    fn add_games(&mut self, deal: &DealResult) -> [[i64; 2]; 2] {
        let mut lone = [[0; 2]; 2];
        let mut rows: BTreeMap<Key, [Takings; 2]> = BTreeMap::new();
        self.ledger.add(&deal.games);
        for game in &deal.games {
            self.games += 1;
            for entrant in Entrant::ALL {
                let index = entrant.index();
                self.faults[index] = self.faults[index].plus(game.faults(entrant));
            }
            for currency in Currency::ALL {
                let got = currency.of(game, game.seating.seat).unwrap_or(0);
                lone[currency as usize][game.seating.odd.index()] += got;
            }
            self.played += u64::from(game.is_played());
            if let Some(hand) = game.hand {
                self.doubled += u64::from(hand.doubled);
                self.forced += u64::from(hand.forced);
            }
            for seat in Seat::ALL {
                let entrant = game.seating.entrant(seat).index();
                let (keys, takings) = share(game, seat);
                for key in keys {
                    rows.entry(key).or_default()[entrant].add(&takings);
                }
            }
        }
        for (key, takings) in rows {
            self.rows.entry(key).or_default().add(&takings);
        }
        lone
    }

    /// What `A` got more than `B` a game, for each deal.
    pub(super) fn advantages(&self, currency: Currency) -> Vec<f64> {
        self.lone[currency as usize].iter().map(|&[of_a, of_b]| advantage(of_a, of_b)).collect()
    }
}

/// What a seat got in a game, and the rows to which that counts; a Ramsch has no roles, and who gets something has won it.
fn share(game: &GameResult, seat: Seat) -> (Vec<Key>, Takings) {
    let sums = Currency::ALL.map(|currency| currency.of(game, seat).unwrap_or(0));
    match game.hand {
        None if !game.is_played() => (Vec::new(), Takings::default()),
        None => {
            let won = u64::from(sums.iter().any(|&sum| sum > 0));
            (vec![(Some(ContractKind::Ramsch), None)], Takings { games: 1, won, sums })
        }
        Some(hand) => {
            let role = Role::of(seat, hand.parties());
            let won = u64::from(hand.won == (role != Role::Defender));
            let contract = Some(hand.contract);
            let keys = vec![(contract, Some(role)), (contract, None), (None, Some(role))];
            (keys, Takings { games: 1, won, sums })
        }
    }
}

/// What `A` got more than `B` a game in one deal, from what each of them got when alone.
///
/// Both sit in 16 of the 32 seats of a deal's games. Every game sums to nothing, so the three others of a game got
/// together what the lone one lost: `A` got `of_a - of_b` in its 16, and `B` as much less.
fn advantage(of_a: i64, of_b: i64) -> f64 {
    (of_a - of_b) as f64 / GAMES as f64
}

impl Takings {
    fn add(&mut self, more: &Takings) {
        self.games += more.games;
        self.won += more.won;
        for (sum, more) in self.sums.iter_mut().zip(more.sums) {
            *sum += more;
        }
    }
}

impl Row {
    fn add(&mut self, deal: &[Takings; 2]) {
        for (all, new) in self.bots.iter_mut().zip(deal) {
            all.add(new);
        }
        let [a, b] = deal;
        for currency in Currency::ALL {
            let more = a.sums[currency as usize] - b.sums[currency as usize];
            self.advantage[currency as usize].add(more as f64 / (2 * GAMES) as f64);
        }
    }
}
