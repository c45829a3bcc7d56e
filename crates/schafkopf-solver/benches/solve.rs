//! What the questions cost on seeded positions with plausible declarers, each asked with an empty table.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use schafkopf::{BettelOrder, Deck};
use schafkopf_solver::sample::{Numbers, open_bettel, plausible_of};
use schafkopf_solver::{Position, Solver, positions};

/// Asks one question of every position in turn, over and over.
fn measure(
    criterion: &mut Criterion,
    name: &str,
    tricks_left: u8,
    mut ask: impl FnMut(&mut Solver, &Position),
) {
    let count = if tricks_left > 6 { 100 } else { 1000 };
    let positions = positions(count, tricks_left);
    let mut solver = Solver::new();
    let mut next = positions.iter().cycle();
    criterion.bench_with_input(BenchmarkId::new(name, tricks_left), &tricks_left, |bencher, _| {
        bencher.iter(|| {
            let position = next.next().expect("the positions come round and round");
            solver.forget();
            ask(&mut solver, position);
        });
    });
}

fn questions(criterion: &mut Criterion) {
    for tricks_left in [3, 4, 5, 6, 7, 8] {
        measure(criterion, "threshold 61", tricks_left, |solver, position| {
            std::hint::black_box(solver.reaches(position, 61));
        });
    }
    for tricks_left in [4, 6, 8] {
        measure(criterion, "exact value", tricks_left, |solver, position| {
            std::hint::black_box(solver.value(position));
        });
    }
    for tricks_left in [4, 6] {
        measure(criterion, "every legal card", tricks_left, |solver, position| {
            std::hint::black_box(solver.moves(position));
        });
    }
    for tricks_left in [4, 8] {
        measure(criterion, "payoff", tricks_left, |solver, position| {
            std::hint::black_box(solver.payoff(position));
        });
    }
}

/// Games of tables at home (V): whole deals, each asked with an empty table.
fn at_home(criterion: &mut Criterion) {
    let mut numbers = Numbers::new(2026);
    let bettels: Vec<Position> = (0..1000).map(|_| open_bettel(BettelOrder::Natural, &mut numbers)).collect();
    whole(criterion, "bettel, a trick or none", &bettels, |solver, position| {
        std::hint::black_box(solver.reaches(position, 1));
    });
    let short: Vec<Position> = (0..1000).map(|_| plausible_of(Deck::Short, &mut numbers)).collect();
    whole(criterion, "short deck, exact value", &short, |solver, position| {
        std::hint::black_box(solver.value(position));
    });
}

/// Asks one question of all positions: the time is that of the whole round, so that none is asked more often.
fn whole(
    criterion: &mut Criterion,
    name: &str,
    positions: &[Position],
    ask: impl Fn(&mut Solver, &Position),
) {
    let mut solver = Solver::new();
    let mut group = criterion.benchmark_group(name);
    group.sample_size(10).throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function(format!("{} deals", positions.len()), |bencher| {
        bencher.iter(|| {
            for position in positions {
                solver.forget();
                ask(&mut solver, position);
            }
        });
    });
    group.finish();
}

criterion_group!(benches, questions, at_home);
criterion_main!(benches);
