//! How long a draw takes: 2,000 players must be seated in under two seconds.

use criterion::{Criterion, criterion_group, criterion_main};
use schafkopf_turnier::{DrawRequest, Entrant, PlayerNumber, draw};

fn request(players: u32, matches: u32, group: impl Fn(u32) -> Option<u32>) -> DrawRequest {
    let entrants = (1..=players).map(|n| Entrant { number: PlayerNumber(n), group: group(n) }).collect();
    DrawRequest {
        seed: "bench".into(),
        attempt: 0,
        entrants,
        first_match: 1,
        matches,
        earlier: vec![],
        at_the_door: false,
    }
}

fn draws(criterion: &mut Criterion) {
    let mut bench = |name: &str, request: DrawRequest| {
        criterion.bench_function(name, |b| b.iter(|| draw(&request).expect("it is divisible by four")));
    };
    bench("draw/2000 players, 2 matches", request(2_000, 2, |_| None));
    bench("draw/2000 players, 2 matches, 60 towns", request(2_000, 2, |n| Some(n * n % 60)));
    bench("draw/2000 players, 2 matches, one big town", request(2_000, 2, |n| (n % 3 > 0).then_some(1)));
    bench("draw/16 players, 5 matches, towns", request(16, 5, |n| Some(n / 3)));
    bench("draw/12 players, 3 matches, towns", request(12, 3, |n| Some(n / 3)));
}

criterion_group!(benches, draws);
criterion_main!(benches);
