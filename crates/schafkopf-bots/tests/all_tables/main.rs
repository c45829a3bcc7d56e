//! Tables of bots under every rule set: every hand ends, and no action is ever rejected.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../schafkopf/tests/chance/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod chance;
#[path = "../../../schafkopf/tests/dice/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod dice;

mod house;

use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::rules::{self, RuleSet};
use schafkopf::{BySeat, Ending, Game, Pack, Packets, Seat, Seed, Setup};
use schafkopf_bots::{Bot, Builtin, Conditions, Dice, Faults, Mind, Stopped, play_hand};

/// Hands for each rule set.
const HANDS: u64 = 10_000;

/// Plays hands at tables where each seat is taken by either bot, in all kinds of circumstances, and returns how many
/// were played, thrown in and forced.
fn play(rules: &Arc<RuleSet>, hands: u64) -> (u64, u64, u64) {
    let seed = Seed::from_text(&rules.id);
    let (mut played, mut thrown_in, mut forced) = (0, 0, 0);
    for number in 0..hands {
        let mut dice = Dice::new(number);
        let dealer = Seat::One.plus(dice.below(4) as usize);
        let mut generator = seed.nth(number).generator();
        let deal = Pack::shuffled_of(rules.deck(), &mut generator).deal_under(rules, dealer);
        let setup = Setup {
            rules: Arc::clone(rules),
            dealer,
            number: 1 + dice.below(3),
            thrown_in: dice.below(2),
            bock: 1,
        };
        let mut game = Game::new(setup, deal);
        let mut players = BySeat::from_fn(|_| Builtin::ALL[dice.below(2) as usize].player());
        let conduct =
            play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: number });
        assert_eq!(conduct.faults, BySeat::new([Faults::NONE; 4]), "{} hand {number}", rules.id);
        forced += u64::from(game.table_view().forced);
        match game.ending() {
            Some(Ending::Scored { .. } | Ending::Ramsch { .. }) => played += 1,
            Some(Ending::ThrownIn) => thrown_in += 1,
            Some(Ending::SieVoid { .. } | Ending::Redealt { .. }) => {}
            None => panic!("{} hand {number} did not end", rules.id),
        }
    }
    (played, thrown_in, forced)
}

#[test]
fn ten_thousand_hands_under_every_rule_set() {
    for id in rules::builtin_ids() {
        let rules = rules::builtin(id).unwrap();
        let (played, thrown_in, _) = play(&rules, HANDS);
        assert!(played > HANDS * 9 / 10, "{id}: {played} played, {thrown_in} thrown in");
    }
}

/// Changes to the built-in sets, each by itself.
const CHANGES: [&str; 10] = [
    "[money]\nclaims = \"by_hand\"\n",
    "[money]\nrufspiel = 5\nsolo = 5\n",
    "[money]\nrufspiel = 1\nsolo = 20\n",
    "[doubling]\nretour_factor = 0\n",
    "[doubling]\nneeds_trump = true\nby_leader = false\n",
    "[auction]\nstyle = \"all_first\"\nnaming_early = \"binds\"\n",
    "[auction]\nladder = [[\"rufspiel\"], [\"solo\"]]\n",
    "[auction]\nladder = [[\"rufspiel\"], [\"farbwenz\", \"wenz\"], [\"solo\"], [\"farbwenz_tout\", \"wenz_tout\", \"solo_tout\"]]\n",
    "[all_pass]\nforced = \"at_once\"\nforced_game = \"any\"\n",
    "[tout]\ncondition = \"schule\"\n[stock]\nunits = 1\n",
];

#[test]
fn hands_under_rule_sets_of_ones_own() {
    for (i, change) in CHANGES.iter().enumerate() {
        let text = format!(
            "extends = \"schule\"\nid = \"eigen-{i}\"\n[name]\nde = \"Eigene\"\nen = \"Own\"\n{change}"
        );
        let rules = Arc::new(RuleSet::parse(&text).unwrap());
        let (played, _, _) = play(&rules, 1_000);
        assert!(played > 800, "{change}: {played} played");
    }
}

/// A set with every solo kind, in the usual order (V 1.6).
fn with_geier() -> Arc<RuleSet> {
    let text = "extends = \"schule\"\nid = \"geier\"\n[name]\nde = \"Geier\"\nen = \"Geier\"\n[auction]\nladder = \
                [[\"rufspiel\"], [\"farbgeier\"], [\"geier\"], [\"farbwenz\"], [\"wenz\"], [\"solo\"], \
                [\"farbgeier_tout\"], [\"geier_tout\"], [\"farbwenz_tout\"], [\"wenz_tout\"], [\"solo_tout\"]]\n";
    Arc::new(RuleSet::parse(text).unwrap())
}

/// Plays hands of four bots of one kind with Geier and Farbgeier, none with a fault, and counts how often each was played.
fn geiers(bot: &dyn Bot, hands: u64) -> BTreeMap<&'static str, u64> {
    let rules = with_geier();
    let packets = Packets::new(&rules.deal.packets).unwrap();
    let seed = Seed::from_text("geier");
    let mut played = BTreeMap::new();
    for number in 0..hands {
        let dealer = Seat::ALL[number as usize % 4];
        let deal = Pack::shuffled(&mut seed.nth(number).generator()).deal(dealer, &packets);
        let setup = Setup { rules: Arc::clone(&rules), dealer, number: 2, thrown_in: 0, bock: 1 };
        let mut game = Game::new(setup, deal);
        let mut players = BySeat::from_fn(|_| bot.player());
        let at = Conditions { clock: &Stopped, limit: None, seed: number };
        let conduct = play_hand(&mut game, &mut players, &at);
        assert_eq!(conduct.faults, BySeat::new([Faults::NONE; 4]), "hand {number}");
        assert!(game.ending().is_some());
        if let Some(contract) = game.contract() {
            *played.entry(contract.kind().name()).or_default() += 1;
        }
    }
    played
}

#[test]
fn v_1_ten_thousand_hands_with_geier_and_farbgeier() {
    let played = geiers(&Builtin::Regel, HANDS);
    for kind in ["geier", "farbgeier", "wenz", "farbwenz", "solo", "rufspiel"] {
        assert!(played.get(kind).is_some_and(|times| *times >= 20), "{kind}: {played:?}");
    }
}

#[test]
fn v_1_samplers_play_geier_too() {
    let bot: Mind = "stammtisch:worlds=0.05".parse().unwrap();
    let played = geiers(&bot, 60);
    assert!(played.len() >= 3, "{played:?}");
}

#[test]
fn the_holder_of_the_highest_ober_plays_when_he_must() {
    let text = "extends = \"preis\"\nid = \"muss\"\n[name]\nde = \"Muss\"\nen = \"Must\"\n";
    let rules = Arc::new(RuleSet::parse(text).unwrap());
    let packets = Packets::new(&rules.deal.packets).unwrap();
    let seed = Seed::from_text("muss");
    let mut forced = 0;
    for number in 0..2_000 {
        let deal = Pack::shuffled(&mut seed.nth(number).generator()).deal(Seat::One, &packets);
        let mut game = Game::new(
            Setup { rules: Arc::clone(&rules), dealer: Seat::One, number: 2, thrown_in: 0, bock: 1 },
            deal,
        );
        let mut players = BySeat::from_fn(|_| Builtin::Regel.player());
        play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: number });
        forced += u32::from(game.table_view().forced);
        assert!(matches!(game.ending(), Some(Ending::Scored { .. })));
    }
    assert!(forced > 5, "{forced}");
}
