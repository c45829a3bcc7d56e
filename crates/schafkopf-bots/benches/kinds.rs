//! How strong bots are in games of one kind, the words left to `regel`:
//! `cargo bench -p schafkopf-bots --bench kinds -- A B RULES KIND DEALS`, with `all` for every kind, words included.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "it is told what to do, and prints"
)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use indicatif::ProgressBar;
use schafkopf::{ContractKind, Seed, rules};
use schafkopf_bots::arena::{Contestant, DealResult, Duel, Entrant, Series, Tally, Times};
use schafkopf_bots::{Bot, Builtin, Clock, Mind};

/// The time since the start.
struct Since(std::time::Instant);

impl Clock for Since {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

fn bot(name: &str) -> Box<dyn Bot> {
    match name.parse::<Builtin>() {
        Ok(builtin) => Box::new(builtin),
        Err(_) => Box::new(name.parse::<Mind>().expect("the name of a bot")),
    }
}

/// Plays deals on all cores; what comes of them does not depend on their number.
fn play(series: &Series, bots: [&str; 2], deals: u64) -> (Vec<DealResult>, [Times; 2]) {
    let (next, bar) = (AtomicU64::new(1), ProgressBar::new(deals));
    let done = Mutex::new((Vec::new(), [Times::default(), Times::default()]));
    let clock = || Since(std::time::Instant::now());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let [a, b] = bots.map(bot);
                let clock = clock();
                let bots = [Contestant::Bot(a.as_ref()), Contestant::Bot(b.as_ref())];
                let duel = Duel { bots, series, clock: &clock, limit: None, regret: false };
                while let number = next.fetch_add(1, Ordering::Relaxed)
                    && number <= deals
                {
                    let played = duel.play(number);
                    let mut done = done.lock().expect("nobody panics while holding it");
                    for (all, times) in done.1.iter_mut().zip(&played.times) {
                        all.merge(times);
                    }
                    done.0.push(played.result);
                    bar.inc(1);
                }
            });
        }
    });
    let (mut results, times) = done.into_inner().expect("nobody panics while holding it");
    results.sort_by_key(|result| result.deal);
    (results, times)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let [a, b, id, kind, deals] = words.as_slice() else {
        println!("usage: … --bench kinds -- A B RULES KIND DEALS");
        return;
    };
    let rules = rules::builtin(id).expect("the id of a built-in set");
    let mut series = Series::new(Seed::from_text("panel"), rules.clone());
    if kind != "all" {
        series = series.only(kind.parse::<ContractKind>().expect("the name of a kind"));
    }
    let deals = deals.parse().expect("a number of deals");
    let (results, times) = play(&series, [a, b], deals);
    let mut tally = Tally::new(rules);
    for result in &results {
        tally.add(result);
    }
    let report = tally.report();
    println!("{} against {}: {kind} under {id}, {} games", bot(a).label(), bot(b).label(), report.games);
    for result in report.results {
        let told = |estimate: Option<schafkopf_bots::arena::Estimate>| {
            estimate.map_or_else(
                || "–".to_owned(),
                |of| format!("{:+.3} ({:+.3} to {:+.3})", of.mean, of.low, of.high),
            )
        };
        println!(
            "{:?}: {}; lone A {}, lone B {}",
            result.currency,
            told(result.advantage),
            told(result.lone_a),
            told(result.lone_b)
        );
    }
    for entrant in Entrant::ALL {
        let mean = times[entrant.index()].mean().unwrap_or_default();
        println!(
            "{entrant:?}: {:.1} ms a decision, {:?}",
            mean.as_secs_f64() * 1_000.0,
            tally.faults(entrant)
        );
    }
}
