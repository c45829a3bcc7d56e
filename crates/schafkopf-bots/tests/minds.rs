//! Bots that imagine the hidden cards: in time, repeatable, and not as rash as open cards would make them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use schafkopf::{
    Action, Actions, BySeat, Deal, Doubling, Game, Pack, RuleSet, Seat, Seed, Setup, Stage, rules,
};
use schafkopf_bots::{
    Appraisal, Bot as _, Builtin, Clock, Conditions, Deadline, Dice, Faults, Mind, Player, Regel, Stopped,
    Thinking, play_hand,
};

/// A clock that goes on by itself a little each time it is looked at.
struct Impatient {
    microseconds: AtomicU64,
    step: u64,
}

impl Clock for Impatient {
    fn now(&self) -> Duration {
        Duration::from_micros(self.microseconds.fetch_add(self.step, Ordering::Relaxed))
    }
}

fn dealt(rules: &Arc<RuleSet>, seed: &str, number: u64) -> Game {
    let dealer = Seat::One.plus((number % 4) as usize);
    let mut generator = Seed::from_text(seed).nth(number).generator();
    let deal = Pack::shuffled_of(rules.deck(), &mut generator).deal_under(rules, dealer);
    let thrown_in = (number / 4 % 2) as u32;
    Game::new(
        Setup { rules: Arc::clone(rules), dealer, number: 1 + (number % 3) as u32, thrown_in, bock: 1 },
        deal,
    )
}

/// The whole thousand, with a real clock: `cargo bench -p schafkopf-bots --bench decisions -- late 1000`.
#[test]
fn with_five_milliseconds_nobody_is_late_and_nothing_is_rejected() {
    let clock = Impatient { microseconds: AtomicU64::new(0), step: 100 };
    let limit = Duration::from_millis(5);
    for id in rules::builtin_ids() {
        let rules = rules::builtin(id).unwrap();
        for number in 0..8 {
            let mut game = dealt(&rules, "late", number);
            let mut dice = Dice::new(number);
            let mut players = BySeat::from_fn(|_| Builtin::ALL[dice.below(5) as usize].player());
            let at = Conditions { clock: &clock, limit: Some(limit), seed: number };
            let conduct = play_hand(&mut game, &mut players, &at);
            assert_eq!(conduct.faults, BySeat::new([Faults::NONE; 4]), "{id} {number}");
            assert!(game.ending().is_some());
            for (seat, time) in conduct.times {
                assert!(time <= limit, "{id} {number}: seat {seat} took {time:?}");
            }
        }
    }
}

/// Views of a hand that `regel` plays, with the rules.
fn each_view(rules: &Arc<RuleSet>, number: u64, mut look: impl FnMut(&Game, Seat)) {
    let mut game = dealt(rules, "views", number);
    while let Some(seat) = game.next_to_act() {
        look(&game, seat);
        let action = Regel::advise(&game.view(seat), rules).unwrap().action;
        game.act(seat, action).unwrap();
    }
}

fn appraisal(mind: &Mind, game: &Game, seat: Seat, seed: u64) -> Appraisal {
    let rules = &game.setup().rules;
    mind.appraise(&game.view(seat), &Thinking { rules, seed, deadline: Deadline::NEVER })
}

#[test]
fn the_same_seed_gives_the_same_appraisal_on_any_number_of_cores() {
    let mind = Mind::stammtisch().with_worlds_scaled(0.05);
    let (mut same, mut all) = (0, 0);
    for number in 0..3 {
        each_view(&rules::builtin("schule").unwrap(), number, |game, seat| {
            let one = appraisal(&mind, game, seat, 1);
            assert_eq!(one, appraisal(&mind, game, seat, 1));
            assert_eq!(one, appraisal(&mind.clone().with_threads(3), game, seat, 1));
            all += 1;
            same += u32::from(one == appraisal(&mind, game, seat, 2));
        });
    }
    assert!(same < all, "the seed is where chance comes from");
}

#[test]
fn every_stage_is_appraised_option_by_option() {
    let text = "extends = \"schule\"\nid = \"hand\"\n[name]\nde = \"Hand\"\nen = \"Hand\"\n[money]\nclaims = \"by_hand\"\n";
    let by_hand = Arc::new(RuleSet::parse(text).unwrap());
    // At home a Stoss may come before any card; what that is worth is not told option by option.
    let books = ["schule", "schule-turnier", "tischpunkte", "preis"];
    let sets = books.into_iter().map(|id| rules::builtin(id).unwrap()).chain([by_hand]);
    let mut stages = std::collections::BTreeSet::new();
    for rules in sets {
        for number in 0..3 {
            each_view(&rules, number, |game, seat| {
                stages.insert(format!("{:?}", game.stage()));
                for mind in [Mind::einfach(), Mind::stammtisch()] {
                    let view = game.view(seat);
                    let appraisal = appraisal(&mind.with_worlds_scaled(0.03), game, seat, 1);
                    let mut actions: Vec<Action> =
                        appraisal.options.iter().map(|option| option.action).collect();
                    assert_eq!(actions.len(), view.actions.len());
                    actions.retain(|action| !view.actions.contains(action));
                    assert_eq!(actions, []);
                    for option in &appraisal.options {
                        assert!((0.0..=1.0).contains(&option.win), "{option:?}");
                        assert!((0.0..=120.0).contains(&option.points), "{option:?}");
                        assert!(option.error >= 0.0 && option.value.abs() < 1_000.0, "{option:?}");
                    }
                    assert!(!appraisal.stopped);
                }
            });
        }
    }
    let stages: Vec<String> = stages.into_iter().collect();
    assert_eq!(
        stages,
        ["Auction", "Claiming", "Declaring", "Doubling", "Playing"],
        "Retour is a test of its own"
    );
}

#[test]
fn with_three_tricks_left_all_worlds_are_looked_at() {
    let rules = rules::builtin("schule").unwrap();
    let mut looked = 0;
    for number in 0..4 {
        each_view(&rules, number, |game, seat| {
            let late = game.plays().len() >= 20 && game.stage() == Stage::Playing;
            if late && matches!(game.legal_actions(seat), Actions::Play(cards) if cards.len() > 1) {
                assert!(appraisal(&Mind::stammtisch(), game, seat, 1).exhaustive);
                looked += 1;
            }
        });
    }
    assert!(looked > 5);
}

/// A player that counts how often it is asked to double a soloist, and how often it does.
struct Counting<'a> {
    mind: &'a Mind,
    asked: &'a AtomicU64,
    doubled: &'a AtomicU64,
}

impl Player for Counting<'_> {
    fn act(&mut self, view: &schafkopf::SeatView, thinking: &Thinking<'_>) -> Action {
        let action = self.mind.appraise(view, thinking).best().unwrap();
        let soloist = view.table.contract.is_some_and(|contract| contract.kind().is_solo_kind());
        if soloist && matches!(view.memory.actions, Actions::Double(schafkopf::DoubleChoices::Stoss)) {
            self.asked.fetch_add(1, Ordering::Relaxed);
            self.doubled.fetch_add(u64::from(action == Action::Double(Doubling::Stoss)), Ordering::Relaxed);
        }
        action
    }
}

#[test]
fn soloists_are_seldom_doubled() {
    let rules = rules::builtin("schule").unwrap();
    let mind = Mind::stammtisch().with_worlds_scaled(0.2);
    let (asked, doubled) = (AtomicU64::new(0), AtomicU64::new(0));
    for number in 0..400 {
        // Only hands that somebody plays alone; they are found by rules of thumb, which are quick.
        let mut found = dealt(&rules, "solos", number);
        let mut quick = BySeat::from_fn(|_| Builtin::Regel.player());
        play_hand(&mut found, &mut quick, &Conditions { clock: &Stopped, limit: None, seed: number });
        if !found.contract().is_some_and(|contract| contract.kind().is_solo_kind()) {
            continue;
        }
        let mut game = dealt(&rules, "solos", number);
        while game.plays().is_empty() {
            let Some(seat) = game.next_to_act() else { break };
            let action = Regel::advise(&game.view(seat), &rules).unwrap().action;
            game.act(seat, action).unwrap();
        }
        while game.stage() == Stage::Doubling {
            let seat = game.next_to_act().unwrap();
            let mut player = Counting { mind: &mind, asked: &asked, doubled: &doubled };
            let thinking = Thinking { rules: &rules, seed: number, deadline: Deadline::NEVER };
            let action = player.act(&game.view(seat), &thinking);
            game.act(seat, action).unwrap();
        }
    }
    let (asked, doubled) = (asked.into_inner(), doubled.into_inner());
    assert!(asked > 100, "{asked}");
    assert!(doubled * 7 < asked, "{doubled} of {asked}");
    assert!(doubled > 0, "but it happens");
}

#[test]
fn a_declarer_who_is_doubled_thinks_about_the_retour() {
    let rules = rules::builtin("schule").unwrap();
    let hands = [
        "EO GO HO SO EU EA EZ GA",
        "GU HU EK E9 HA HZ SA S7",
        "SU E8 E7 HK H9 GZ SZ SK",
        "H8 H7 GK G9 G8 G7 S9 S8",
    ];
    let setup = Setup { rules: Arc::clone(&rules), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
    let solo = schafkopf::Contract::Solo { trump: schafkopf::Suit::Eichel, goal: schafkopf::Goal::Majority };
    let mut game = Game::at_contract(setup, Deal::parse(&hands).unwrap(), Seat::One, (solo, false)).unwrap();
    game.act(Seat::One, Action::Play("EO".parse().unwrap())).unwrap();
    game.act(Seat::Two, Action::Double(Doubling::Stoss)).unwrap();
    assert_eq!(game.stage(), Stage::Retour);
    let best = appraisal(&Mind::stammtisch().with_worlds_scaled(0.3), &game, Seat::One, 1);
    assert_eq!(best.best(), Some(Action::Double(Doubling::Retour)), "{best:?}");
    assert!(best.options[0].win > 0.9);
}

#[test]
fn a_hand_that_no_world_agrees_with_is_played_by_rule() {
    let rules = rules::builtin("schule").unwrap();
    each_view(&rules, 1, |game, seat| {
        let mut view = game.view(seat);
        if view.memory.plays.len() == 21 {
            // Somebody has followed with a card of the own hand: that cannot be.
            let own = view.hand.highest().unwrap();
            view.memory.plays[0].1 = own;
            let thinking = Thinking { rules: &rules, seed: 1, deadline: Deadline::NEVER };
            let appraisal = Mind::stammtisch().appraise(&view, &thinking);
            assert_eq!(appraisal.worlds, 0);
            assert!(view.actions.contains(&appraisal.best().unwrap()));
        }
    });
}
