//! Speed of the audit, of reading and of printing, on random games.
#![expect(clippy::unwrap_used, reason = "the games come from the machine")]

#[path = "../tests/records/random.rs"]
mod random;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use random::{Dice, random_game};
use schafkopf_record::{Language, Record, audit, from_json, parse, print, to_json};

const GAMES: usize = 1000;

fn records(c: &mut Criterion) {
    let mut dice = Dice(11);
    let games: Vec<_> = (0..GAMES)
        .map(|_| {
            let game = random_game(&mut dice);
            (Record::of_game(&game), game.setup().rules.clone())
        })
        .collect();
    let texts: Vec<String> = games.iter().map(|(record, _)| print(record, Language::German)).collect();
    let objects: Vec<String> = games.iter().map(|(record, _)| to_json(record)).collect();
    let mut group = c.benchmark_group("records");
    group.throughput(Throughput::Elements(GAMES as u64));
    group.bench_function("audit", |b| {
        b.iter(|| games.iter().map(|(record, rules)| audit(black_box(record), rules).len()).sum::<usize>());
    });
    group.bench_function("parse", |b| {
        b.iter(|| {
            texts.iter().map(|text| parse(black_box(text)).map_or(0, |games| games.len())).sum::<usize>()
        });
    });
    group.bench_function("print", |b| {
        b.iter(|| {
            games.iter().map(|(record, _)| print(black_box(record), Language::German).len()).sum::<usize>()
        });
    });
    group.bench_function("json", |b| {
        b.iter(|| {
            objects
                .iter()
                .map(|text| from_json(black_box(text)).map_or(0, |games| games.len()))
                .sum::<usize>()
        });
    });
    group.finish();
}

criterion_group!(benches, records);
criterion_main!(benches);
