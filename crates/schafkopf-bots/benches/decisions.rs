//! How long decisions take.
//!
//! By trick: `cargo bench -p schafkopf-bots --features parallel --bench decisions -- BOT HANDS`. With 5 ms for each, all
//! bots mixed, under every rule set: `cargo bench -p schafkopf-bots --bench decisions -- late HANDS`.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a stopwatch needs a clock, and prints what it shows"
)]

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use schafkopf::{Action, BySeat, Game, Pack, Packets, Seat, SeatView, Seed, Setup, Stage, rules};
use schafkopf_bots::arena::Times;
use schafkopf_bots::{
    Bot as _, Builtin, Clock, Conditions, Dice, Faults, Mind, Player, Stopped, Thinking, play_hand,
};

/// Times by what was decided.
type Account = RefCell<BTreeMap<String, Times>>;

/// A player with a stopwatch.
struct Timed<'a> {
    mind: &'a Mind,
    account: &'a Account,
}

impl Player for Timed<'_> {
    fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        let start = Instant::now();
        let appraisal = self.mind.appraise(view, thinking);
        let time = start.elapsed();
        let what = match view.table.stage {
            Stage::Playing => format!("trick {}", view.memory.plays.len() / 4 + 1),
            stage => format!("{stage:?}").to_lowercase(),
        };
        self.account.borrow_mut().entry(what).or_default().add(time);
        appraisal.best().expect("who is asked has something to do")
    }
}

/// The time since the start.
struct Since(Instant);

impl Clock for Since {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Hands with all bots mixed and 5 ms for a decision, under every rule set.
fn late(hands: u64) {
    let limit = Duration::from_millis(5);
    let clock = Since(Instant::now());
    let (mut all, mut rejected) = (Times::default(), 0);
    let mut late = BTreeMap::<&str, u32>::new();
    for number in 0..hands {
        let ids: Vec<&str> = rules::builtin_ids().collect();
        let rules = rules::builtin(ids[number as usize % ids.len()]).expect("it is built in");
        let packets = Packets::new(&rules.deal.packets).expect("packets make a hand");
        let mut dice = Dice::new(number);
        let dealer = Seat::One.plus(dice.below(4) as usize);
        let deal =
            Pack::shuffled(&mut Seed::from_text("late").nth(number).generator()).deal(dealer, &packets);
        let mut game = Game::new(
            Setup { rules, dealer, number: 1 + dice.below(3), thrown_in: dice.below(2), bock: 1 },
            deal,
        );
        let bots = BySeat::from_fn(|_| Builtin::ALL[dice.below(5) as usize]);
        let mut players = BySeat::from_fn(|seat| bots[seat].player());
        let at = Conditions { clock: &clock, limit: Some(limit), seed: number };
        let conduct = play_hand(&mut game, &mut players, &at);
        rejected += conduct.faults.as_array().iter().map(Faults::total).sum::<u32>();
        for (seat, time) in conduct.times {
            if time > limit {
                *late.entry(bots[seat].name()).or_default() += 1;
            }
            all.add(time);
        }
    }
    let ms = |time: Duration| time.as_secs_f64() * 1_000.0;
    let sum: u32 = late.values().sum();
    println!(
        "{hands} hands, {} decisions with 5 ms each: {rejected} rejected, {sum} late {late:?}",
        all.count()
    );
    let p99 = all.percentile(99).unwrap_or_default();
    println!("99 % below {:.2} ms, longest {:.2} ms", ms(p99), ms(all.longest()));
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let hands: u64 = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(20);
    if words.first().is_some_and(|word| word == "late") {
        return late(hands);
    }
    let mind: Mind = words.first().map_or("stammtisch", String::as_str).parse().expect("a bot that thinks");
    let rules = rules::builtin("schule").expect("it is built in");
    let packets = Packets::new(&rules.deal.packets).expect("packets make a hand");
    let account = Account::default();
    for number in 0..hands {
        let dealer = Seat::One.plus((number % 4) as usize);
        let mut generator = Seed::from_text("decisions").nth(number).generator();
        let deal = Pack::shuffled(&mut generator).deal(dealer, &packets);
        let setup = Setup { rules: Arc::clone(&rules), dealer, number: 2, thrown_in: 0, bock: 1 };
        let mut game = Game::new(setup, deal);
        let mut players =
            BySeat::from_fn(|_| Box::new(Timed { mind: &mind, account: &account }) as Box<dyn Player>);
        play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: number });
    }
    println!("{} on {hands} hands", mind.label());
    println!("| decision | number | mean | 99 % below | longest |\n|---|---:|---:|---:|---:|");
    for (what, times) in account.into_inner() {
        let ms = |time: Option<Duration>| time.unwrap_or_default().as_secs_f64() * 1_000.0;
        println!(
            "| {what} | {} | {:.1} ms | {:.1} ms | {:.1} ms |",
            times.count(),
            ms(times.mean()),
            ms(times.percentile(99)),
            ms(Some(times.longest())),
        );
    }
}
