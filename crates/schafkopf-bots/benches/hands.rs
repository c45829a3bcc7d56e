//! Whole hands played by bots, auction included, on one core.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use schafkopf::{BySeat, Deal, Game, Pack, Packets, Seat, Seed, Setup, rules};
use schafkopf_bots::{Bot as _, Builtin, Conditions, Stopped, play_hand};

/// Hands that are played over and over.
const HANDS: u64 = 1_000;

fn hands(c: &mut Criterion) {
    let rules = rules::builtin("schule").expect("it is built in");
    let packets = Packets::new(&rules.deal.packets).expect("packets make a hand");
    let seed = Seed::from_text("bench");
    let deals: Vec<Deal> = (0..HANDS)
        .map(|number| Pack::shuffled(&mut seed.nth(number).generator()).deal(Seat::Four, &packets))
        .collect();
    let mut group = c.benchmark_group("hands");
    group.throughput(Throughput::Elements(HANDS));
    for bot in [Builtin::Zufall, Builtin::Regel] {
        group.bench_function(bot.name(), |b| {
            b.iter(|| {
                for (deal, seed) in deals.iter().zip(0..) {
                    let setup = Setup {
                        rules: Arc::clone(&rules),
                        dealer: Seat::Four,
                        number: 2,
                        thrown_in: 0,
                        bock: 1,
                    };
                    let mut game = Game::new(setup, *deal);
                    let mut players = BySeat::from_fn(|_| bot.player());
                    black_box(play_hand(
                        &mut game,
                        &mut players,
                        &Conditions { clock: &Stopped, limit: None, seed },
                    ));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, hands);
criterion_main!(benches);
