//! The games that people play at home, at tables of bots (V).
//!
//! `cargo xtask tables` runs the same with many more hands (`STAMMTISCH_HANDS`, `STAMMTISCH_SAMPLED`) under many more rule sets
//! (`STAMMTISCH_SETS`) from another start (`STAMMTISCH_SEED`), with as many worlds as are wished (`STAMMTISCH_WORLDS`).

use std::collections::BTreeMap;
use std::sync::Arc;

use indicatif::ProgressIterator as _;
use schafkopf::rules::{self, RuleSet};
use schafkopf::{BySeat, Dealt, Game, Pack, Seat, Seed, Setup};
use schafkopf_bots::{Bot, Builtin, Conditions, Faults, Mind, Stopped, play_hand};

use crate::chance::house::{any_dealt, any_house};
use crate::dice::Dice;

/// The sets that are ready for a table at home.
const READY: [&str; 4] = ["wirtshaus", "kurz", "alles", "netz"];

#[expect(clippy::disallowed_methods, reason = "a long run is asked for from outside")]
fn number_from<T: std::str::FromStr>(variable: &str, default: T) -> T {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Tells who waits for a long run what it has found.
#[expect(clippy::disallowed_macros, reason = "shown only where it is asked for")]
fn tell(line: &str) {
    println!("{line}");
}

/// What was played how often.
type Kinds = BTreeMap<&'static str, u64>;

/// Plays one hand of four bots of one kind to its end: nothing that they do is refused.
fn one_hand(rules: &Arc<RuleSet>, (bot, dealt): (&dyn Bot, Dealt), dice: &mut Dice, told: &str) -> Game {
    let setup = Setup {
        rules: Arc::clone(rules),
        dealer: Seat::One,
        number: 1 + dice.below(3) as u32,
        thrown_in: dice.below(2) as u32,
        bock: rules.bock.as_ref().filter(|_| dice.once_in(3)).map_or(1, |bock| bock.factor),
    };
    let mut game = Game::new(setup, dealt);
    let mut players = BySeat::from_fn(|_| bot.player());
    let at = Conditions { clock: &Stopped, limit: None, seed: dice.below(1 << 40) as u64 };
    let conduct = play_hand(&mut game, &mut players, &at);
    let faults = BySeat::new([Faults::NONE; 4]);
    assert_eq!(conduct.faults, faults, "{} in {told}:\n{}", bot.label(), rules.canonical());
    assert!(game.ending().is_some(), "{} in {told} did not end", bot.label());
    game
}

fn note(kinds: &mut Kinds, game: &Game) {
    let kind = game.contract().map_or("nothing", |contract| contract.kind().name());
    *kinds.entry(kind).or_default() += 1;
}

/// Plays hands of four bots of one kind under a set.
fn hands(id: &str, bot: &dyn Bot, count: u64) -> Kinds {
    let rules = rules::builtin(id).unwrap();
    let seed = Seed::from_text(&format!("{id} {}", number_from("STAMMTISCH_SEED", 1_u64)));
    let mut kinds = Kinds::new();
    for number in (0..count).progress_count(count) {
        let mut generator = seed.nth(number).generator();
        let dealt = Pack::shuffled_of(rules.deck(), &mut generator).deal_under(&rules, Seat::One);
        let told = format!("hand {number} under {id}");
        note(&mut kinds, &one_hand(&rules, (bot, dealt), &mut Dice::new(number), &told));
    }
    tell(&format!("{count} hands of {} under {id}: {kinds:?}", bot.label()));
    kinds
}

#[test]
fn v_every_ready_set_is_played_without_a_rejected_action() {
    let count = number_from("STAMMTISCH_HANDS", 500);
    let mut all = Kinds::new();
    for id in READY {
        for (kind, times) in hands(id, &Builtin::Regel, count) {
            *all.entry(kind).or_default() += times;
        }
    }
    for kind in ["rufspiel", "solo", "wenz", "geier", "hochzeit", "bettel", "ramsch"] {
        assert!(all.contains_key(kind), "no {kind} in {all:?}");
    }
}

#[test]
fn v_samplers_play_every_ready_set_without_a_rejected_action() {
    let count = number_from("STAMMTISCH_SAMPLED", 4);
    // A part of the worlds: the same code decides.
    let share = number_from("STAMMTISCH_WORLDS", 0.02);
    for id in READY {
        for bot in [Mind::einfach(), Mind::stammtisch(), Mind::meister().with_threads(1)] {
            hands(id, &bot.with_worlds_scaled(share), count);
        }
    }
}

/// The first hands under a set that `regel` makes a game of this kind of.
fn hands_for<'a>(rules: &'a Arc<RuleSet>, kind: &'a str) -> impl Iterator<Item = (u64, Dealt)> + 'a {
    let dealt = |number: u64| {
        let mut generator = Seed::from_text("kinds").nth(number).generator();
        (number, Pack::shuffled_of(rules.deck(), &mut generator).deal_under(rules, Seat::One))
    };
    (0..).map(dealt).filter(move |(number, dealt)| {
        let game = one_hand(rules, (&Builtin::Regel, *dealt), &mut Dice::new(*number), kind);
        game.contract().is_some_and(|contract| contract.kind().name() == kind)
    })
}

#[test]
fn v_every_level_offers_and_takes_a_hochzeit_and_declares_a_bettel() {
    let rules = rules::builtin("alles").unwrap();
    for kind in ["hochzeit", "bettel"] {
        let hands: Vec<(u64, Dealt)> = hands_for(&rules, kind).take(12).collect();
        for bot in [Mind::einfach(), Mind::stammtisch(), Mind::meister().with_threads(1)] {
            let bot = bot.with_worlds_scaled(0.01);
            let mut kinds = Kinds::new();
            for &(number, dealt) in &hands {
                if !kinds.contains_key(kind) {
                    note(&mut kinds, &one_hand(&rules, (&bot, dealt), &mut Dice::new(number), kind));
                }
            }
            assert!(kinds.contains_key(kind), "{} with hands for a {kind}: {kinds:?}", bot.label());
        }
    }
}

#[test]
fn v_any_house_rules_are_played_without_a_rejected_action() {
    let (sets, seed) = (number_from("STAMMTISCH_SETS", 40), number_from("STAMMTISCH_SEED", 1_u64));
    let bots: [&dyn Bot; 3] =
        [&Builtin::Regel, &Builtin::Zufall, &Mind::stammtisch().with_worlds_scaled(0.001)];
    let mut kinds = Kinds::new();
    for number in (0..sets).progress_count(sets) {
        let mut dice = Dice::new(seed << 32 | number);
        let rules = any_house(&mut dice);
        for hand in 0..10 {
            // Now and then somebody who does anything, and somebody who samples.
            let bot = bots[[0, 0, 0, 0, 0, 0, 0, 1, 1, 2][hand]];
            let dealt = any_dealt(&rules, Seat::One, &mut dice);
            let told = format!("hand {hand} under set {number} of seed {seed}");
            note(&mut kinds, &one_hand(&rules, (bot, dealt), &mut dice, &told));
        }
    }
    tell(&format!("10 hands each under {sets} sets: {kinds:?}"));
    assert!(kinds.len() > 8, "{kinds:?}");
}
