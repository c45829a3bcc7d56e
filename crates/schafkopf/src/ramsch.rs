//! The Ramsch: who loses it, and what it costs (V 3).

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::contract_kind::ContractKind;
use crate::rules::{Durchmarsch, DurchmarschWord, Jungfrau, RamschRules, RamschTie, RuleSet};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::settlement::{Multipliers, Settlement};

/// What a Ramsch came to: each counts his own tricks (V 3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RamschOutcome {
    /// Card points of each seat.
    pub points: BySeat<u8>,
    /// Tricks of each seat.
    pub tricks: BySeat<u8>,
    /// Who pays; nobody where all four are level, or with a Durchmarsch.
    pub losers: SeatSet,
    /// Who took no trick and is no loser (V 3.6); nobody with a Durchmarsch.
    pub jungfrauen: SeatSet,
    /// Who won everything (V 3.5).
    pub durchmarsch: Option<Seat>,
}

impl RamschOutcome {
    /// Who is better off for it: who won everything, or all who do not pay; nobody where nobody pays.
    pub fn winning_seats(&self) -> SeatSet {
        match self.durchmarsch {
            Some(winner) => SeatSet::filtered(|seat| seat == winner),
            None if self.losers.is_empty() => SeatSet::EMPTY,
            None => SeatSet::filtered(|seat| !self.losers.contains(seat)),
        }
    }
}

/// What each seat has taken in a Ramsch so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RamschPiles {
    forehand: Seat,
    cards: BySeat<CardSet>,
    tricks: BySeat<u8>,
}

impl RamschPiles {
    /// Nothing taken yet.
    pub const fn new(forehand: Seat) -> RamschPiles {
        RamschPiles { forehand, cards: BySeat::new([CardSet::EMPTY; 4]), tricks: BySeat::new([0; 4]) }
    }

    /// What was taken in the tricks of some plays that are complete.
    pub fn of(plays: &[(Seat, Card)], forehand: Seat) -> RamschPiles {
        let order = Contract::Ramsch.order();
        let mut piles = RamschPiles::new(forehand);
        for trick in plays.chunks_exact(4) {
            let all: CardSet = trick.iter().map(|&(_, card)| card).collect();
            let winning = order.winner(all, trick[0].1);
            let winner = trick.iter().find(|(_, card)| *card == winning).map_or(forehand, |&(seat, _)| seat);
            piles.take(winner, all);
        }
        piles
    }

    /// A seat takes the cards of a trick.
    pub fn take(&mut self, winner: Seat, trick: CardSet) {
        self.cards[winner] |= trick;
        self.tricks[winner] += 1;
    }

    /// Tricks that a seat has taken.
    pub fn tricks(&self, seat: Seat) -> u8 {
        self.tricks[seat]
    }

    /// Card points that a seat has taken.
    pub fn points(&self, seat: Seat) -> u8 {
        self.cards[seat].points()
    }

    /// What the Ramsch came to, all tricks being taken.
    pub fn outcome(&self, rules: &RamschRules) -> RamschOutcome {
        self.tally().outcome(rules)
    }

    /// What decides it.
    fn tally(&self) -> RamschTally {
        let order = Contract::Ramsch.order();
        let highest = |seat| order.trumps_descending().position(|card| self.cards[seat].contains(card));
        RamschTally {
            forehand: self.forehand,
            points: BySeat::from_fn(|seat| self.points(seat)),
            tricks: self.tricks,
            trumps: BySeat::from_fn(|seat| (self.cards[seat] & order.trumps()).len() as u8),
            highest: BySeat::from_fn(|seat| highest(seat).map_or(0, |place| u8::MAX - place as u8)),
        }
    }
}

/// What decides a Ramsch: what each seat has taken, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RamschTally {
    /// Who leads to the first trick.
    pub forehand: Seat,
    /// Card points of each seat.
    pub points: BySeat<u8>,
    /// Tricks of each seat.
    pub tricks: BySeat<u8>,
    /// Trumps in the tricks of each seat.
    pub trumps: BySeat<u8>,
    /// How high the highest trump in the tricks of each seat is: the more, the higher; 0 for none.
    pub highest: BySeat<u8>,
}

impl RamschTally {
    /// What the Ramsch came to.
    pub fn outcome(&self, rules: &RamschRules) -> RamschOutcome {
        let durchmarsch = self.durchmarsch(rules.durchmarsch);
        let losers = match (durchmarsch, rules.losers) {
            (Some(_), _) => SeatSet::EMPTY,
            (None, 2) => self.two_losers(&rules.tie),
            (None, _) => self.one_loser(&rules.tie),
        };
        let is_jungfrau = |seat| durchmarsch.is_none() && self.tricks[seat] == 0 && !losers.contains(seat);
        RamschOutcome {
            points: self.points,
            tricks: self.tricks,
            losers,
            jungfrauen: SeatSet::filtered(is_jungfrau),
            durchmarsch,
        }
    }

    /// How much speaks against a seat by a criterion: the more, the sooner it loses.
    fn weight(&self, seat: Seat, tie: RamschTie) -> u8 {
        match tie {
            RamschTie::Tricks => self.tricks[seat],
            RamschTie::Trumps => self.trumps[seat],
            RamschTie::HighestTrump => self.highest[seat],
        }
    }

    /// Who reaches what wins everything (V 3.5).
    fn durchmarsch(&self, needed: Durchmarsch) -> Option<Seat> {
        let all: u8 = self.tricks.as_array().iter().sum();
        Seat::ALL.into_iter().find(|&seat| match needed {
            Durchmarsch::Word(DurchmarschWord::Off) => false,
            Durchmarsch::Word(DurchmarschWord::Tricks) => self.tricks[seat] == all,
            Durchmarsch::Points(points) => self.points[seat] >= points,
        })
    }

    /// Those with the most points, and of them those against whom the criteria speak, tried in order (V 3.4).
    fn one_loser(&self, ties: &[RamschTie]) -> SeatSet {
        let most = |seats: SeatSet, weight: &dyn Fn(Seat) -> u8| -> SeatSet {
            let highest = seats.iter().map(weight).max();
            seats.iter().filter(|&seat| Some(weight(seat)) == highest).collect()
        };
        let first = most(SeatSet::filtered(|_| true), &|seat| self.points[seat]);
        let losers = ties.iter().fold(first, |level, &tie| most(level, &|seat| self.weight(seat, tie)));
        if losers.len() == 4 { SeatSet::EMPTY } else { losers }
    }

    /// The two with the most points; who took no trick never pays (V 3.4).
    fn two_losers(&self, ties: &[RamschTie]) -> SeatSet {
        let mut seats: Vec<Seat> =
            self.forehand.round().into_iter().filter(|&seat| self.tricks[seat] > 0).collect();
        // A stable sort: who is level stays in seat order from forehand.
        seats.sort_by_key(|&seat| {
            let weights: Vec<u8> = ties.iter().map(|&tie| self.weight(seat, tie)).collect();
            std::cmp::Reverse((self.points[seat], weights))
        });
        seats.into_iter().take(2).collect()
    }
}

impl RamschOutcome {
    /// What a Ramsch came to that was played to its end.
    pub fn of_plays(rules: &RamschRules, plays: &[(Seat, Card)], forehand: Seat) -> RamschOutcome {
        RamschPiles::of(plays, forehand).outcome(rules)
    }

    /// What each seat gets at some prices, every factor in them: the losers share what is due to the others, and odd
    /// units fall on them one each, in seat order from forehand (V 0.4, 3.3–3.6).
    pub fn units(&self, rules: &RamschRules, prices: RamschPrices, forehand: Seat) -> BySeat<i64> {
        if let Some(winner) = self.durchmarsch {
            let each = prices.durchmarsch;
            return BySeat::from_fn(|seat| if seat == winner { 3 * each } else { -each });
        }
        if self.losers.is_empty() {
            return BySeat::new([0; 4]);
        }
        let count = self.jungfrauen.len();
        let times = |seat| match (rules.jungfrau, self.jungfrauen.contains(seat)) {
            (Jungfrau::Own, true) => 2,
            (Jungfrau::OwnEach, true) | (Jungfrau::All, _) => 1 << count,
            (Jungfrau::Off, _) | (Jungfrau::Own | Jungfrau::OwnEach, false) => 1,
        };
        let due = |seat| if self.losers.contains(seat) { 0 } else { prices.ramsch * times(seat) };
        let mut units = BySeat::from_fn(due);
        let sum: i64 = units.as_array().iter().sum();
        let (share, odd) = (sum / i64::from(self.losers.len()), sum % i64::from(self.losers.len()));
        let losers = forehand.round().into_iter().filter(|&seat| self.losers.contains(seat));
        for (place, seat) in (0..).zip(losers) {
            units[seat] -= share + i64::from(place < odd);
        }
        units
    }
}

/// Settles a Ramsch in money; none where the rule set knows no money or no Ramsch (V 0.7, 3.3).
pub(crate) fn settle_ramsch(
    rules: &RuleSet,
    outcome: &RamschOutcome,
    multiplied: Multipliers,
    forehand: Seat,
) -> Option<Settlement> {
    let (tariff, ramsch) = (rules.money.as_ref()?, rules.ramsch.as_ref()?);
    let times = (1_i64 << multiplied.doubled.count()) * multiplied.undoubled(rules);
    let prices = RamschPrices {
        ramsch: i64::from(tariff.price(ContractKind::Ramsch)) * times,
        durchmarsch: i64::from(tariff.durchmarsch()) * times,
    };
    Settlement::new(outcome.units(ramsch, prices, forehand), 0)
}

/// What a Ramsch costs, every factor included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RamschPrices {
    /// What each of the others is due.
    pub ramsch: i64,
    /// What a Durchmarsch wins from each.
    pub durchmarsch: i64,
}
