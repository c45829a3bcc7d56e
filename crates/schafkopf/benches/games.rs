//! Random games a second on one core: through the fast state of the cards, and through the whole game machine.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use schafkopf::rules::builtin;
use schafkopf::{
    Action, Actions, Bid, BySeat, CallSuit, CalledCard, Card, CardSet, Claim, Contract, Deal, Game, Goal,
    Play, RuleSet, Seat, Setup, Suit,
};

/// Games in one measured step.
const GAMES: u64 = 1_000;

/// A small generator (SplitMix64), so that chance costs next to nothing.
struct Chance(u64);

impl Chance {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below a bound, near enough to evenly.
    const fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * bound as u64) >> 32) as u32
    }

    /// One of the cards of a set that is not empty.
    fn card(&mut self, of: CardSet) -> Card {
        of.nth(self.below(of.len())).expect("a card of the set")
    }

    /// A deal: each card in turn from a pack in any order.
    fn deal(&mut self, pack: &mut [Card; 32]) -> Deal {
        for last in (1..32).rev() {
            pack.swap(last, self.below(last as u32 + 1) as usize);
        }
        let hand = |seat: Seat| pack[8 * seat.index()..][..8].iter().copied().collect();
        Deal::new(BySeat::from_fn(hand)).expect("four hands of a pack")
    }
}

fn new_pack() -> [Card; 32] {
    let mut cards = Card::all();
    std::array::from_fn(|_| cards.next().expect("a pack has 32 cards"))
}

/// Contracts as they come in the long run: mostly Rufspiele.
fn contract(chance: &mut Chance) -> Contract {
    let goal = Goal::Majority;
    match chance.below(8) {
        0 => Contract::Wenz { goal },
        1 => Contract::Solo { trump: Suit::ALL[chance.below(4) as usize], goal },
        2 => Contract::Farbwenz { trump: Suit::ALL[chance.below(4) as usize], goal },
        _ => Contract::Rufspiel { called: CalledCard::ace(CallSuit::ALL[chance.below(3) as usize]) },
    }
}

/// Deals and plays to the end: legal cards, winner of each trick, points.
fn through_play(chance: &mut Chance, pack: &mut [Card; 32]) -> u8 {
    let deal = chance.deal(pack);
    let mut play = Play::new(&deal, contract(chance), Seat::One);
    while !play.is_over() {
        let card = chance.card(play.legal());
        play.play(card);
    }
    play.taken_by(Seat::One)
}

/// One of the actions that are offered.
fn action(chance: &mut Chance, offered: Actions) -> Option<Action> {
    match offered {
        Actions::Nothing => None,
        Actions::Bid(choices) => Some(Action::Bid(bid(chance, choices))),
        Actions::Declare(contracts) => {
            contracts.iter().nth(chance.below(contracts.len() as u32) as usize).map(Action::Declare)
        }
        Actions::Double(choices) => {
            let answers = choices.iter().count() as u32;
            choices.iter().nth(chance.below(answers) as usize).map(Action::Double)
        }
        Actions::Play(cards) | Actions::PlayOrStoss(cards) => Some(Action::Play(chance.card(cards))),
        Actions::MayStoss
        | Actions::Knock
        | Actions::DeclareOrPutUp { .. }
        | Actions::Court { .. }
        | Actions::Give(_) => unreachable!("no set that is measured has it"),
        Actions::Claim => Some(Action::Claim(Claim { runners: 0, schwarz: false })),
    }
}

/// Passes or gives way half of the time, else anything that may be said.
fn bid(chance: &mut Chance, choices: schafkopf::BidChoices) -> Bid {
    let plain = if choices.first_time { Bid::Pass } else { Bid::Good };
    if chance.below(2) == 0 {
        return plain;
    }
    let count = choices.iter().count() as u32;
    choices.iter().nth(chance.below(count) as usize).unwrap_or(plain)
}

/// A whole hand: auction, contract, doubling, cards, result.
fn through_game(chance: &mut Chance, pack: &mut [Card; 32], rules: &Arc<RuleSet>) -> usize {
    let setup = Setup { rules: Arc::clone(rules), dealer: Seat::Four, number: 2, thrown_in: 1, bock: 1 };
    let mut game = Game::new(setup, chance.deal(pack));
    while let Some(seat) = game.next_to_act() {
        let chosen = action(chance, game.legal_actions(seat)).expect("who is asked can act");
        game.act(seat, chosen).expect("what is offered is accepted");
    }
    game.plays().len()
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(GAMES));
    let mut pack = new_pack();
    let mut chance = Chance(1);
    group.bench_function("play", |bencher| {
        bencher.iter(|| (0..GAMES).map(|_| u64::from(through_play(&mut chance, &mut pack))).sum::<u64>());
    });
    group.bench_function("deal alone", |bencher| {
        bencher.iter(|| {
            for _ in 0..GAMES {
                black_box(chance.deal(&mut pack));
            }
        });
    });
    for id in ["schule", "tischpunkte", "preis"] {
        let rules = builtin(id).expect("it is built in");
        group.bench_function(format!("game, {id}"), |bencher| {
            bencher.iter(|| (0..GAMES).map(|_| through_game(&mut chance, &mut pack, &rules)).sum::<usize>());
        });
    }
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
