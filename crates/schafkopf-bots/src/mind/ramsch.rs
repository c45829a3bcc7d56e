//! Which card to play in a Ramsch, where everybody plays for himself (V 3).
//!
//! In every world each card is tried and the hand played on by rules of thumb; with few tricks left by a search in which each
//! of the four takes what is best for himself (max^n).

use schafkopf::rules::RamschRules;
use schafkopf::{
    Action, BySeat, Card, CardSet, Contract, ContractKind, Deal, Play, RamschOutcome, RamschPrices, Seat,
};

use super::{Task, work};
use crate::appraisal::{Appraisal, Mean, Result};
use crate::regel::Shunning;

/// With so many tricks left the four are searched for.
const SEARCHED: usize = 2;

/// What a card point is worth beside units: enough to decide between cards that pay the same, and to keep away from losing.
const POINT: f64 = 0.01;

/// A Ramsch in one world, all cards known.
#[derive(Clone)]
struct World<'a> {
    rules: &'a RamschRules,
    prices: RamschPrices,
    forehand: Seat,
    play: Play,
    plays: Vec<(Seat, Card)>,
    pack: CardSet,
}

impl World<'_> {
    fn put(&mut self, card: Card) {
        self.plays.push((self.play.turn(), card));
        self.play.play(card);
    }

    fn tricks_left(&self) -> usize {
        usize::from(self.play.all_tricks()) - usize::from(self.play.played() / 4)
    }

    /// The card that the rules of thumb say.
    fn by_rule(&self, legal: CardSet) -> Card {
        let seat = self.play.turn();
        let shunning = Shunning {
            seat,
            hand: self.play.hand(seat),
            contract: Contract::Ramsch,
            declarer: None,
            plays: &self.plays,
            pack: self.pack,
        };
        shunning.choose(legal).0
    }

    /// What each seat gets when all cards are played; points count a little besides.
    fn counted(&self) -> BySeat<f64> {
        let outcome = RamschOutcome::of_plays(self.rules, &self.plays, self.forehand);
        let units = outcome.units(self.rules, self.prices, self.forehand);
        BySeat::from_fn(|seat| units[seat] as f64 - POINT * f64::from(outcome.points[seat]))
    }

    /// Plays on: by rules of thumb, then everybody as is best for himself.
    fn played_on(mut self) -> BySeat<f64> {
        while !self.play.is_over() {
            let legal = self.play.legal();
            if legal.len() > 1 && self.tricks_left() <= SEARCHED {
                return self.searched(legal);
            }
            let card = match legal.highest() {
                Some(card) if legal.len() == 1 => card,
                _ => self.by_rule(legal),
            };
            self.put(card);
        }
        self.counted()
    }

    /// Whose turn it is takes what is best for himself.
    fn searched(self, legal: CardSet) -> BySeat<f64> {
        let seat = self.play.turn();
        let mut best: Option<BySeat<f64>> = None;
        for card in legal {
            let mut next = self.clone();
            next.put(card);
            let values = next.played_on();
            if best.is_none_or(|best| values[seat] > best[seat]) {
                best = Some(values);
            }
        }
        best.unwrap_or_else(|| self.counted())
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
        let sample = self.sample(self.mind.scaled(self.mind.worlds[tricks_left]));
        let cards: Vec<Card> = legal.iter().collect();
        let answers = work::each(self.threads(), sample.worlds.len(), &self.cutoff, |at, _| {
            self.ramsch_cards(&sample.worlds[at].0, &cards)
        });
        let means = cards.iter().map(|&card| (Action::Play(card), Mean::default())).collect();
        self.joined(means, &sample, answers)
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
            let mut world = world.clone();
            world.put(card);
            Some(self.ramsch_result(&world.played_on()))
        };
        cards.iter().map(one).collect()
    }

    /// What a Ramsch comes to that is played out from its first card.
    pub(super) fn ramsch_out(&self, deal: &Deal) -> Option<Result> {
        Some(self.ramsch_result(&self.ramsch_world(deal)?.played_on()))
    }

    fn ramsch_result(&self, values: &BySeat<f64>) -> Result {
        let value = values[self.view.seat];
        Result { value, win: f64::from(u8::from(value > -0.5)), points: 60.0 }
    }

    fn ramsch_world(&self, deal: &Deal) -> Option<World<'_>> {
        let rules = self.thinking.rules;
        let ramsch = rules.ramsch.as_ref()?;
        let table = &self.view.table;
        let price = rules.money.map_or(1, |tariff| i64::from(tariff.price(ContractKind::Ramsch)));
        let durchmarsch = rules.money.map_or(1, |tariff| i64::from(tariff.durchmarsch()));
        let times = self.stakes.times.undoubled(rules) << table.doubles.count();
        let forehand = table.dealer.next();
        Some(World {
            rules: ramsch,
            prices: RamschPrices { ramsch: price * times, durchmarsch: durchmarsch * times },
            forehand,
            play: Play::with_hands(rules.manner(Contract::Ramsch), *deal.hands(), Contract::Ramsch, forehand),
            plays: Vec::with_capacity(32),
            pack: rules.deck().cards(),
        })
    }
}
