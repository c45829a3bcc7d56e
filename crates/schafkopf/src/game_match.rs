//! A match: many games in a row, with their dealer, their number and the pot (S 2.2.2, 2.4.15; decision 27).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::account::{Account, Beside};
use crate::bock::BockCounts;
use crate::chair::{ByChair, Chair, Members};
use crate::contract_kind::ContractKind;
use crate::game::{Ending, Game, Setup};
use crate::list_entry::ListEntry;
use crate::payable::Payable;
use crate::rules::{Redeal, RuleSet, StockFill, StockRules};
use crate::seat::{BySeat, Seat};
use crate::settlement::{Settlement, is_at_stake, settle_pot};

/// A match (Durchgang) in progress: whose deal it is, which game, what lies in the pot, and the account so far.
///
/// ```
/// use schafkopf::{Ending, Match, Seat, rules};
/// let mut durchgang = Match::new(rules::builtin("schule").expect("it is built in"), Seat::One, Some(4));
/// assert_eq!(durchgang.next_game().map(|setup| setup.dealer), Some(Seat::One));
/// durchgang.record(&Ending::ThrownIn);
/// let next = durchgang.next_game().expect("no game has been played yet");
/// assert_eq!((next.dealer, next.number), (Seat::Two, 1)); // S 2.4.13
/// ```
#[derive(Debug, Clone)]
pub struct Match {
    rules: Arc<RuleSet>,
    dealer: Seat,
    number: u32,
    games: Option<u32>,
    thrown_in: u32,
    pot: i64,
    units: BySeat<i64>,
    points: BySeat<i64>,
    bock: BockCounts,
    beside: Beside,
}

/// What a match takes note of besides how a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Noted {
    pub(crate) knocks: u8,
    pub(crate) makes_bock: bool,
}

/// What a match takes of how a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Taken {
    /// The cards were thrown in.
    ThrownIn,
    /// Nothing is scored, and the same dealer deals.
    Void,
    /// The hand is scored, and the deal moves on.
    Scored {
        /// In money, without the pot.
        settlement: Option<Settlement>,
        /// In the list.
        entry: Option<ListEntry>,
        /// The game, where it may be played for the pot.
        for_pot: Option<Payable>,
    },
}

/// Where a match stands, apart from its rules: what must be kept to go on with it later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Who deals the next hand.
    pub dealer: Seat,
    /// Number of the next game, from 1.
    pub number: u32,
    /// How often in a row the cards have just been thrown in.
    pub thrown_in: u32,
    /// What lies in the pot.
    pub pot: i64,
    /// The account in money so far, the pot's payments included.
    pub units: BySeat<i64>,
    /// The list points so far.
    pub points: BySeat<i64>,
    /// The Bock hands that are running (V 8.1).
    #[serde(default, skip_serializing_if = "BockCounts::is_empty")]
    pub bock: BockCounts,
    /// How many people the table has, and the accounts of those who sit out (V 12).
    #[serde(default, skip_serializing_if = "Beside::is_empty")]
    pub beside: Beside,
}

impl Match {
    /// A match that goes on where it once stood.
    pub fn resume(rules: Arc<RuleSet>, games: Option<u32>, standing: Standing) -> Match {
        let Standing { dealer, number, thrown_in, pot, units, points, bock, beside } = standing;
        Match { rules, dealer, number, games, thrown_in, pot, units, points, bock, beside }
    }

    /// Where the match stands.
    pub const fn standing(&self) -> Standing {
        Standing {
            dealer: self.dealer,
            number: self.number,
            thrown_in: self.thrown_in,
            pot: self.pot,
            units: self.units,
            points: self.points,
            bock: self.bock,
            beside: self.beside,
        }
    }

    /// A match of so many games, or without end; the first dealer is seat 1 or agreed beforehand (S 2.2.2).
    pub fn new(rules: Arc<RuleSet>, first_dealer: Seat, games: Option<u32>) -> Match {
        Match {
            rules,
            dealer: first_dealer,
            number: 1,
            games,
            thrown_in: 0,
            pot: 0,
            units: BySeat::new([0; 4]),
            points: BySeat::new([0; 4]),
            bock: BockCounts::default(),
            beside: Beside::default(),
        }
    }

    /// The same for a table of so many people; nothing has been played (V 12).
    #[must_use]
    pub fn among(mut self, members: Members) -> Match {
        self.beside = Beside::new(members);
        self
    }

    /// How many people the table has.
    pub const fn members(&self) -> Members {
        self.beside.members()
    }

    /// What whoever sits on a chair has won and lost so far; nothing where the table has no such chair.
    pub fn account(&self, chair: Chair) -> Account {
        match chair {
            Chair::Seat(seat) => Account { units: self.units[seat], points: self.points[seat] },
            Chair::Fifth => self.beside.accounts().first().copied().unwrap_or_default(),
            Chair::Sixth => self.beside.accounts().get(1).copied().unwrap_or_default(),
        }
    }

    /// The deal has passed: before the next hand the accounts move to the chairs of their people, as
    /// [`ByChair::pass_deal`] moves those.
    pub fn pass_deal(&mut self) {
        let mut accounts = ByChair::from_fn(|chair| self.account(chair));
        accounts.pass_deal(self.members(), self.dealer);
        self.units = BySeat::from_fn(|seat| accounts[seat].units);
        self.points = BySeat::from_fn(|seat| accounts[seat].points);
        let beside = [accounts[Chair::Fifth], accounts[Chair::Sixth]];
        for (account, moved) in self.beside.accounts_mut().iter_mut().zip(beside) {
            *account = moved;
        }
    }

    /// Where the next hand stands; none when the match is over.
    pub fn next_game(&self) -> Option<Setup> {
        if self.is_over() {
            return None;
        }
        let rules = Arc::clone(&self.rules);
        let bock = self.bock.factor(rules.bock.as_ref());
        Some(Setup { rules, dealer: self.dealer, number: self.number, thrown_in: self.thrown_in, bock })
    }

    /// Whether all its games have been played.
    pub fn is_over(&self) -> bool {
        self.games.is_some_and(|games| self.number > games)
    }

    /// What lies in the pot; where it is filled before every hand that finds it empty, that is done (V 9.1).
    pub fn pot(&self) -> i64 {
        self.pot + self.filling().pot()
    }

    /// What is paid in before a hand, where an empty pot is filled then.
    fn filling(&self) -> Settlement {
        match self.rules.stock {
            Some(stock) if stock.fill == StockFill::Always && self.pot == 0 => self.pay_in(&stock, 1),
            Some(_) | None => Settlement::NOTHING,
        }
    }

    /// Everybody pays into the pot, some factor applied; never more than it holds (V 9.2, 9.4).
    fn pay_in(&self, stock: &StockRules, factor: i64) -> Settlement {
        let each = i64::from(stock.units) * factor;
        let room = if stock.most == 0 { each } else { (i64::from(stock.most) - self.pot).max(0) / 4 };
        let each = each.min(room);
        Settlement::new(BySeat::new([-each; 4]), 4 * each).expect("four pay what the pot gets")
    }

    /// The account in money so far, the pot's payments included.
    pub const fn units(&self) -> &BySeat<i64> {
        &self.units
    }

    /// The list points so far.
    pub const fn points(&self) -> &BySeat<i64> {
        &self.points
    }

    /// Takes the result of a hand without knocks and Bock, and returns what was paid for it, the pot included.
    pub fn record(&mut self, ending: &Ending) -> Settlement {
        self.take(ending, Noted::default())
    }

    /// Takes the result of a hand that was played to its end, and returns what was paid for it, the pot included.
    pub fn record_game(&mut self, game: &Game) -> Settlement {
        let noted = Noted { knocks: game.knocks().len(), makes_bock: game.makes_bock() };
        game.ending().map_or(Settlement::NOTHING, |ending| self.take(ending, noted))
    }

    fn take(&mut self, ending: &Ending, noted: Noted) -> Settlement {
        let taken = match ending {
            Ending::ThrownIn => Taken::ThrownIn,
            // Nothing is scored and the same dealer deals (decision 18, V 14.2).
            Ending::SieVoid { .. } | Ending::Redealt { .. } => Taken::Void,
            Ending::Scored { outcome, settlement, entry } => {
                Taken::Scored { settlement: *settlement, entry: *entry, for_pot: Some(outcome.into()) }
            }
            Ending::Ramsch { settlement, entry, .. } => {
                Taken::Scored { settlement: *settlement, entry: *entry, for_pot: None }
            }
        };
        self.settle_taken(taken, noted)
    }

    /// What the table pays for a hand, however it came to be known how it ended.
    pub(crate) fn settle_taken(&mut self, taken: Taken, noted: Noted) -> Settlement {
        let filled = self.filling();
        self.pay(filled);
        let scored = matches!(taken, Taken::Scored { .. });
        let paid = match taken {
            Taken::ThrownIn => self.throw_in(noted.knocks),
            Taken::Void => Settlement::NOTHING,
            Taken::Scored { settlement, entry, for_pot } => {
                self.next(entry.as_ref());
                let pot = self
                    .rules
                    .stock
                    .zip(for_pot)
                    .map_or(Settlement::NOTHING, |(stock, game)| settle_pot(&stock, game, self.pot));
                settlement.unwrap_or(Settlement::NOTHING).plus(pot)
            }
        };
        if let Some(bock) = &self.rules.bock {
            self.bock.after(bock, scored, noted.makes_bock);
        }
        self.pay(paid);
        filled.plus(paid)
    }

    /// The deal moves on after a game that counts.
    fn next(&mut self, entry: Option<&ListEntry>) {
        self.thrown_in = 0;
        self.number += 1;
        self.dealer = self.dealer.next();
        if let Some(entry) = entry {
            for seat in Seat::ALL {
                self.points[seat] += i64::from(entry.points()[seat]);
            }
        }
    }

    fn pay(&mut self, paid: Settlement) {
        self.pot += paid.pot();
        self.units = BySeat::from_fn(|seat| self.units[seat] + paid.units()[seat]);
    }

    fn throw_in(&mut self, knocks: u8) -> Settlement {
        self.thrown_in += 1;
        if self.rules.all_pass.redeal == Redeal::Next {
            self.dealer = self.dealer.next();
        }
        match self.rules.stock {
            Some(stock) if stock.fill == StockFill::AllPass => {
                let knock = self.rules.knock.filter(|knock| knock.stock);
                self.pay_in(&stock, knock.map_or(1, |knock| knock.times(knocks)))
            }
            Some(_) | None => Settlement::NOTHING,
        }
    }

    /// Splits what is left in the pot at the end of the match among all members, and returns what the seats get; odd units
    /// go to the seats in the order of the lot, then to those who sit out.
    pub fn split_pot(&mut self, lot: [Seat; 4]) -> Settlement {
        let count = i64::from(self.members().count());
        let (share, odd) = (self.pot / count, self.pot % count);
        let mut units = BySeat::new([share; 4]);
        for seat in lot.into_iter().take(odd as usize) {
            units[seat] += 1;
        }
        let given: i64 = units.as_array().iter().sum();
        let paid = Settlement::new(units, -given).unwrap_or(Settlement::NOTHING);
        self.pay(paid);
        for (account, place) in self.beside.accounts_mut().iter_mut().zip(4..) {
            account.units += share + i64::from(place < odd);
        }
        self.pot = 0;
        paid
    }

    /// Whether a contract played next would touch the pot.
    pub fn pot_is_at_stake(&self, kind: ContractKind) -> bool {
        self.rules.stock.is_some_and(|stock| is_at_stake(&stock, kind, self.pot()))
    }
}
