//! Phones apart: however their logs meet, they become the same sheet, with nothing lost and nothing twice.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use schafkopf::{ContractKind, Suit, rules};
use schafkopf_runde::{Deed, Device, EntryId, Game, Hand, HandResult, Log, Runde, stored};

use crate::dice::Dice;
use crate::people::{device, sit_down, sums_are_zero};

fn over_seeds(cases: u32, property: impl Fn(&mut Dice)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let outcome = TestRunner::new_with_rng(config, rng).run(&any::<u64>(), |seed| {
        property(&mut Dice::new(seed));
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

/// Some hand that may come next.
fn any_hand(runde: &Runde, evening: &EntryId, dice: &mut Dice) -> Hand {
    let evening = runde.evening(evening).unwrap();
    let players = evening.players();
    let player = |dice: &mut Dice| players[dice.below(players.len().max(1)) % players.len().max(1)].clone();
    let result = match dice.below(5) {
        _ if players.is_empty() => HandResult::ThrownIn,
        0 => HandResult::ThrownIn,
        1 => HandResult::Void,
        2 => {
            let solo = Game::plain(player(dice), None, ContractKind::Solo, dice.once_in(2));
            HandResult::Game(Game { suit: Some(Suit::Herz), ..solo })
        }
        _ => {
            let first = dice.below(4);
            let partner = players[(first + 1 + dice.below(3)) % 4].clone();
            let (declarer, won) = (players[first].clone(), dice.once_in(2));
            HandResult::Game(Game::plain(declarer, Some(partner), ContractKind::Rufspiel, won))
        }
    };
    Hand { dealer: evening.dealer().clone(), knocks: BTreeSet::new(), result }
}

/// Something that a phone might write; it may be refused.
fn any_deed(log: &Log, (evening, members): (&EntryId, &[EntryId]), dice: &mut Dice) -> Deed {
    let runde = Runde::of(log);
    let sheet = runde.evening(evening).unwrap();
    let slot = sheet.next_slot();
    let evening = evening.clone();
    let member = members[dice.below(members.len())].clone();
    let mut changeable: Vec<&EntryId> = log
        .entries()
        .filter(|entry| !matches!(entry.deed, Deed::Joined { .. } | Deed::Opened(_)))
        .map(|entry| &entry.id)
        .collect();
    changeable.push(&members[0]);
    let any_entry = |dice: &mut Dice| dice.pick(&changeable).clone();
    match dice.below(16) {
        0 if changeable.len() > 1 => {
            Deed::Undone { of: dice.pick(&changeable[..changeable.len() - 1]).clone() }
        }
        1 | 2 => Deed::Rewritten { of: any_entry(dice), hand: any_hand(&runde, &evening, dice) },
        3 => Deed::StoodUp { evening, slot, member },
        4 => Deed::SatDown { evening, slot, member, after: sheet.dealer().clone() },
        5..=7 => match sheet.rows().iter().find(|row| row.is_open()) {
            Some(row) => {
                let mut open: Vec<EntryId> = row.candidates().map(|version| version.entry.clone()).collect();
                dice.shuffle(&mut open);
                let dropped = open.split_off(1 + dice.below(open.len()));
                Deed::Chosen { evening, slot: row.slot, kept: open, dropped }
            }
            None => {
                Deed::Paid { from: member, to: sheet.dealer().clone(), cents: 1 + dice.below(500) as i64 }
            }
        },
        8 if dice.once_in(6) => Deed::Closed { evening },
        9 if dice.once_in(6) => Deed::Erased { member },
        _ => Deed::Played { evening: evening.clone(), slot, hand: any_hand(&runde, &evening, dice) },
    }
}

fn merged(logs: &[&Log]) -> Log {
    let mut all = Log::default();
    for log in logs {
        all.merge(log);
    }
    all
}

/// Three phones that meet now and then, and what each has at the end.
fn phones(dice: &mut Dice) -> (Vec<Log>, usize) {
    let set = rules::builtin(dice.pick(&["schule", "wirtshaus", "alles"])).unwrap();
    let (log, members, evening) = sit_down(&set, 4 + dice.below(5));
    let devices: Vec<Device> = ["anna", "bert", "cilli"].map(device).into();
    let mut logs = vec![log; 3];
    let mut written = 0;
    for _ in 0..5 + dice.below(40) {
        let (at, other) = (dice.below(3), dice.below(3));
        if dice.once_in(5) {
            let taken = logs[other].clone();
            logs[at].merge(&taken);
            let ids: BTreeSet<&EntryId> = logs[at].entries().map(|entry| &entry.id).collect();
            assert!(taken.entries().all(|entry| ids.contains(&entry.id)), "nothing is lost");
        } else {
            let deed = any_deed(&logs[at], (&evening, &members), dice);
            let before = logs[at].clone();
            match logs[at].write(&devices[at], deed) {
                Ok(_) => written += 1,
                Err(_) => assert_eq!(logs[at], before, "what is refused changes nothing"),
            }
        }
        sums_are_zero(&Runde::of(&logs[at]));
    }
    (logs, written)
}

#[test]
fn in_any_order_and_however_often_logs_become_the_same_sheet() {
    let open = std::cell::Cell::new(0);
    over_seeds(300, |dice| {
        let (logs, written) = phones(dice);
        let [a, b, c] = [&logs[0], &logs[1], &logs[2]];
        let whole = merged(&[a, b, c]);
        for order in [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
            assert_eq!(merged(&order), whole, "commutative");
        }
        assert_eq!(merged(&[&merged(&[a, b]), c]), merged(&[a, &merged(&[b, c])]), "associative");
        assert_eq!(merged(&[&whole, a, &whole, b, b]), whole, "idempotent");
        let ids: BTreeSet<&EntryId> = logs.iter().flat_map(Log::entries).map(|entry| &entry.id).collect();
        assert_eq!((whole.len(), whole.twins().len()), (ids.len(), 0), "nothing lost, nothing twice");
        assert!(whole.len() > written);
        let runde = Runde::of(&whole);
        sums_are_zero(&runde);
        open.set(open.get() + usize::from(runde.evenings()[0].open_choice().is_some()));
        // Line by line, in any order, the file is the same log.
        let mut lines: Vec<String> = stored::write(&whole).lines().map(str::to_owned).collect();
        dice.shuffle(&mut lines);
        assert_eq!(stored::read(&lines.join("\n")), Ok(whole));
    });
    assert!(open.get() > 20, "phones apart write the same hand: {}", open.get());
}

/// Every hand that anybody wrote stands on the sheet, whatever became of it.
#[test]
fn everything_written_for_a_hand_stays_on_the_sheet() {
    over_seeds(150, |dice| {
        let (logs, _) = phones(dice);
        let whole = merged(&[&logs[0], &logs[1], &logs[2]]);
        let runde = Runde::of(&whole);
        let shown: BTreeMap<&EntryId, usize> = runde.evenings()[0]
            .rows()
            .iter()
            .flat_map(|row| &row.versions)
            .fold(BTreeMap::new(), |mut shown, version| {
                *shown.entry(&version.entry).or_default() += 1;
                shown
            });
        for entry in whole.entries() {
            if matches!(entry.deed, Deed::Played { .. } | Deed::Rewritten { .. }) {
                assert_eq!(shown.get(&entry.id), Some(&1), "{entry:?}");
            }
        }
    });
}
