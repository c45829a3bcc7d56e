//! Tables of `regel` alone look like tables of people.
//!
//! Of 2,751 recorded games of people 76 % were a Rufspiel, 16 % a Solo and 7 % a Wenz, and declarers win clearly more
//! often than not.

use std::collections::BTreeMap;

use schafkopf::{ContractKind, Seed, rules};
use schafkopf_bots::arena::{Contestant, Duel, Series};
use schafkopf_bots::{Builtin, Stopped};

#[test]
fn shares_of_contracts_and_of_wins_are_those_of_people() {
    let series = Series::new(Seed::from_text("plausible"), rules::builtin("schule").unwrap());
    let duel = Duel {
        bots: [Contestant::Bot(&Builtin::Regel); 2],
        series: &series,
        clock: &Stopped,
        limit: None,
        regret: false,
    };
    let (mut dealt, mut played, mut won, mut doubled) = (0.0, 0.0, 0.0, 0.0);
    let mut kinds: BTreeMap<ContractKind, f64> = BTreeMap::new();
    for number in 1..=1_500 {
        let deal = duel.play(number).result;
        assert!(
            deal.games.iter().all(|game| game.hand == deal.games[0].hand),
            "the same bots play the same game"
        );
        dealt += 1.0;
        let Some(hand) = deal.games[0].hand else { continue };
        played += 1.0;
        won += f64::from(u8::from(hand.won));
        doubled += f64::from(u8::from(hand.doubled));
        *kinds.entry(hand.contract.plain()).or_default() += 1.0;
    }
    let share = |kind| kinds.get(&kind).copied().unwrap_or(0.0) / played;
    let shares = format!("{kinds:?} of {played} of {dealt}, {won} won, {doubled} doubled");
    assert!(played / dealt > 0.7, "{shares}");
    assert!((0.70..0.86).contains(&share(ContractKind::Rufspiel)), "{shares}");
    assert!((0.10..0.22).contains(&share(ContractKind::Solo)), "{shares}");
    assert!((0.02..0.10).contains(&share(ContractKind::Wenz)), "{shares}");
    assert!((0.60..0.85).contains(&(won / played)), "{shares}");
    assert!((0.005..0.12).contains(&(doubled / played)), "{shares}");
}
