//! The signatures of the bots: a change of how they decide anywhere must not go unnoticed.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use schafkopf::{Seat, Seed, rules};
use schafkopf_bots::arena::{Contestant, Duel, Series};
use schafkopf_bots::{Bot, Builtin, Dice, Mind, Stopped};

/// The sets of the books: what changes at tables at home changes nothing under them.
const BOOKS: [&str; 4] = ["schule", "schule-turnier", "tischpunkte", "preis"];

/// A number that depends on every card and every word of some games of a bot against `zufall`, under some rule sets.
fn signature(bot: &dyn Bot, sets: [&str; 4], deals: u64) -> u64 {
    let mut sum = 0_u64;
    for id in sets {
        let series = Series::new(Seed::from_text("signature"), rules::builtin(id).unwrap());
        let bots = [Contestant::Bot(bot), Contestant::Bot(&Builtin::Zufall)];
        let duel = Duel { bots, series: &series, clock: &Stopped, limit: None, regret: false };
        for number in 1..=deals {
            for (_, game) in duel.play(number).games {
                let plays = game.plays().iter().map(|&(_, card)| u64::from(card.index()));
                let bids = game.bids().len() as u64;
                let declarer = game.parties().map_or(0, |parties| parties.declarer.number().into());
                for value in plays.chain([bids, declarer, Seat::ALL.len() as u64]) {
                    sum = Dice::new(sum ^ value).roll();
                }
            }
        }
    }
    sum
}

/// Whoever changes a bot raises its version, writes its new signature here, and measures it anew for
/// `docs/strength.md`.
#[test]
fn the_bots_decide_as_their_versions_say() {
    let signature = |bot: Builtin| (bot.version(), signature(&bot, BOOKS, 60));
    assert_eq!(signature(Builtin::Zufall), (1, 7_269_528_920_838_172_533));
    assert_eq!(signature(Builtin::Regel), (1, 6_938_506_870_672_778_048));
}

/// Those who imagine the hidden cards, with a fiftieth of their worlds: the same code decides, and is quick enough.
#[test]
fn the_minds_decide_as_their_versions_say() {
    assert_eq!(mind_signature(Builtin::Einfach, BOOKS), (1, 6_053_486_667_375_772_341));
    assert_eq!(mind_signature(Builtin::Stammtisch, BOOKS), (5, 545_786_944_396_863_478));
    assert_eq!(mind_signature(Builtin::Meister, BOOKS), (5, 11_591_822_860_460_963_207));
}

/// What the count brings is measured against the same bot without it, which is what version 4 was.
#[test]
fn without_the_count_stammtisch_decides_as_version_4_did() {
    let mind = Mind::stammtisch().with_count(false).with_worlds_scaled(0.02);
    assert_eq!(signature(&mind, BOOKS, 1), 8_994_949_587_817_862_192);
}

fn mind_signature(bot: Builtin, sets: [&str; 4]) -> (u32, u64) {
    let mind = bot.mind().unwrap().with_worlds_scaled(0.02);
    (bot.version(), signature(&mind, sets, 1))
}
