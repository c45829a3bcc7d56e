//! How many whole games `judge` answers in a second, on one core.

use std::hint::black_box;
use std::io;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use schafkopf_line::RuleSets;
use stammtisch::judge;
use stammtisch_text::Lang;

/// The games whose instructions are guarded by `cargo xtask instructions`.
const GAMES: &str = include_str!("../../../xtask/data/judge.jsonl");

fn judge_whole_games(criterion: &mut Criterion) {
    let sets = RuleSets::builtin();
    let mut group = criterion.benchmark_group("judge");
    group.throughput(Throughput::Elements(GAMES.lines().count() as u64));
    group.bench_function("whole games", |bencher| {
        bencher.iter(|| judge(black_box(GAMES.as_bytes()), io::sink(), &sets, Lang::En));
    });
    group.finish();
}

criterion_group!(benches, judge_whole_games);
criterion_main!(benches);
