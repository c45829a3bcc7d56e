//! Which card to play in a Ramsch, where everybody plays for himself (V 3).
//!
//! In every world each card is tried and the hand played on by rules of thumb; with few tricks left by a search in which each
//! of the four takes what is best for himself (max^n).

use schafkopf::{
    Action, Actions, BySeat, Card, CardSet, Contract, ContractKind, Deal, Play, RamschPiles, RamschPrices,
    Seat,
};
use schafkopf_solver::Ramsch;

use super::{Task, work};
use crate::appraisal::{Appraisal, Mean, Result};
use crate::regel::Shunning;

/// With so many tricks left the four are searched for.
const SEARCHED: u8 = 3;

/// With so many tricks left fewer worlds are looked at than where two parties play: each takes longer to weigh and to search.
const LATE: usize = 4;
const FEWER: usize = 8;

/// What a unit counts beside card points: these decide between cards that pay the same, and keep away from losing.
const UNIT: i64 = 100;

/// Any card, for places that hold none yet.
const NONE: (Seat, Card) = (Seat::One, Card::new(schafkopf::Suit::Schellen, schafkopf::Rank::Seven));

/// A Ramsch in one world, all cards known.
#[derive(Clone, Copy)]
struct World<'a> {
    ramsch: Ramsch<'a>,
    play: Play,
    piles: RamschPiles,
    plays: [(Seat, Card); 32],
    count: usize,
    pack: CardSet,
}

impl World<'_> {
    fn put(&mut self, card: Card) {
        self.plays[self.count] = (self.play.turn(), card);
        self.count += 1;
        self.ramsch.put(&mut self.play, &mut self.piles, card);
    }

    const fn tricks_left(&self) -> u8 {
        self.play.all_tricks() - self.play.played() / 4
    }

    /// The card that the rules of thumb say.
    fn by_rule(&self, legal: CardSet) -> Card {
        let seat = self.play.turn();
        let shunning = Shunning {
            seat,
            hand: self.play.hand(seat),
            contract: Contract::Ramsch,
            declarer: None,
            plays: &self.plays[..self.count],
            pack: self.pack,
        };
        shunning.choose(legal).0
    }

    /// Plays on: by rules of thumb, then everybody as is best for himself.
    fn played_on(mut self) -> BySeat<i64> {
        while self.tricks_left() > SEARCHED {
            let legal = self.play.legal();
            let card = match legal.highest() {
                Some(card) if legal.len() == 1 => card,
                _ => self.by_rule(legal),
            };
            self.put(card);
        }
        self.ramsch.values(&self.play, &self.piles)
    }
}

impl Task<'_> {
    pub(super) fn is_ramsch(&self) -> bool {
        self.view.table.contract == Some(Contract::Ramsch)
    }

    /// What each legal card of a Ramsch is worth.
    pub(super) fn ramsch(&self, legal: CardSet) -> Appraisal {
        let all = usize::from(self.thinking.rules.deck().tricks());
        let tricks_left = all - (self.view.memory.plays.len() / 4).min(all - 1);
        let worlds = self.mind.worlds[tricks_left];
        let wanted = if tricks_left <= LATE { worlds / FEWER } else { worlds };
        let sample = self.sample(self.mind.scaled(wanted));
        let cards: Vec<Card> = legal.iter().collect();
        let answers = work::each(self.threads(), sample.worlds.len(), &self.cutoff, |at, _| {
            self.ramsch_cards(&sample.worlds[at].0, &cards)
        });
        let means = cards.iter().map(|&card| (Action::Play(card), Mean::default())).collect();
        let appraisal = self.joined(means, &sample, &answers);
        let best = appraisal.options.first().copied();
        if let (Actions::PlayOrStoss(_), Some(best)) = (self.view.memory.actions, best) {
            // All pays twice then; what chance may have shown is left aside.
            return appraisal.with_stoss(2.0 * best.value - best.error, best.error);
        }
        appraisal
    }

    /// What each card leads to in one world.
    fn ramsch_cards(&self, deal: &Deal, cards: &[Card]) -> Option<Vec<Result>> {
        let mut world = self.ramsch_world(deal)?;
        for &(_, card) in &self.view.memory.plays {
            world.put(card);
        }
        let one = |&card: &Card| {
            if self.cutoff.has_come() {
                return None;
            }
            let mut world = world;
            world.put(card);
            Some(self.ramsch_result(&world.played_on()))
        };
        cards.iter().map(one).collect()
    }

    /// What a Ramsch comes to that is played out from its first card.
    pub(super) fn ramsch_out(&self, deal: &Deal) -> Option<Result> {
        Some(self.ramsch_result(&self.ramsch_world(deal)?.played_on()))
    }

    fn ramsch_result(&self, values: &BySeat<i64>) -> Result {
        let value = values[self.view.seat] as f64 / UNIT as f64;
        let points = if self.mind.payoff { 0.0 } else { value };
        Result { value, win: f64::from(u8::from(value > -0.5)), points }
    }

    fn ramsch_world(&self, deal: &Deal) -> Option<World<'_>> {
        let rules = self.thinking.rules;
        let ramsch = rules.ramsch.as_ref()?;
        let table = &self.view.table;
        let price = rules.money.map_or(1, |tariff| i64::from(tariff.price(ContractKind::Ramsch)));
        let durchmarsch = rules.money.map_or(1, |tariff| i64::from(tariff.durchmarsch()));
        let times = self.stakes.times.undoubled(rules) << table.doubles.count();
        let forehand = table.dealer.next();
        let prices = RamschPrices { ramsch: price * times, durchmarsch: durchmarsch * times };
        // Who goes by card points alone takes as few as he can.
        let (unit, point) = if self.mind.payoff { (UNIT, price * times) } else { (0, UNIT) };
        Some(World {
            ramsch: Ramsch { rules: ramsch, prices, forehand, unit, point },
            play: Play::with_hands(rules.manner(Contract::Ramsch), *deal.hands(), Contract::Ramsch, forehand),
            piles: RamschPiles::new(forehand),
            plays: [NONE; 32],
            count: 0,
            pack: rules.deck().cards(),
        })
    }
}
