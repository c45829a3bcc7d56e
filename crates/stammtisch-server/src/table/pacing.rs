//! How long hands take at each pace, computed from what is due and when.

use std::sync::Arc;
use std::time::Duration;

use schafkopf::{ByChair, Members, Seat, Seed, rules};
use schafkopf_bots::Builtin;
use stammtisch_http::PersonId;
use stammtisch_http::clock::{Moment, SECOND};

use super::due::{Due, after};
use super::entry::{Doer, Entry, KeptPlan, Level};
use super::ids::TableId;
use super::kind::TableKind;
use super::plan::ClockPlan;
use super::state::{Presence, Stage, Table};
use crate::bots::at_once;
use crate::wire::{Delays, Pace, Window};

const ME: Seat = Seat::One;
/// How long a card is on its way to the table before the page asks for the answer.
const FLIGHT: Duration = Duration::from_millis(150);

/// A practice table with one person and three bots.
fn practice(pace: Pace) -> Table {
    let rules = rules::builtin("schule").expect("it is built in");
    let plan = KeptPlan {
        kind: TableKind::Practice,
        name: String::new(),
        games: None,
        dealer: Seat::Four,
        members: Members::Four,
        bots: ByChair::from_fn(|chair| (chair != ME.into()).then_some(Level(Builtin::Regel))),
        clock: ClockPlan::NONE,
        pace,
        by: PersonId::new(0, [1; 10]),
    };
    let hash = Arc::from(rules.hash().as_str());
    let by = plan.by;
    let mut table = Table::new(TableId::new([7; 16]), Arc::new(plan), rules, hash);
    table.apply(&Entry::Sat { chair: ME.into(), guest: by }, 0).expect("the chair is free");
    table
}

/// What rules of thumb do for a seat.
fn acting(table: &Table, seat: Seat, by: Doer) -> Entry {
    let view = table.question(seat).expect("it is asked");
    let action = at_once(Builtin::Regel, &view, table.rules(), 1).expect("it may do something");
    table.bot_acting(seat, action, by).expect("it is allowed")
}

/// When the person does something who needs a second for each choice: from when the page shows what it answers, and after
/// a trick was looked at and swept.
fn mine(table: &Table, delays: &Delays) -> Option<(Moment, Entry)> {
    let second = |since: Moment| since + SECOND;
    match &table.stage {
        Stage::Cutting(pending) if table.members().cutter(pending.setup.dealer) == ME.into() => {
            table.due_cut().map(|cut| (second(table.asked_at()), cut))
        }
        Stage::Dealt(hand) if hand.result.is_none() && !table.is_window_open() && hand.game.is_asked(ME) => {
            let leads = hand.game.stage() == schafkopf::Stage::Playing
                && !hand.game.plays().is_empty()
                && hand.game.plays().len().is_multiple_of(4);
            let shown = if leads { delays.bot + delays.trick } else { FLIGHT };
            Some((second(after(table.asked_at(), shown)), acting(table, ME, Doer::Person)))
        }
        Stage::Idle | Stage::Cutting(_) | Stage::Dealt(_) => None,
    }
}

/// What happens next, and when.
fn next(table: &Table, delays: &Delays) -> (Moment, Vec<Entry>) {
    if let Some((at, entry)) = mine(table, delays) {
        return (at, vec![entry]);
    }
    let presence = Presence { connected: ByChair::from_fn(|_| true), ..Presence::default() };
    let (at, due) = table.due(&presence, delays).expect("somebody is asked");
    let entries = match due {
        Due::Seal => vec![table.sealing(Seed::from_text(&format!("hand {}", table.version())))],
        Due::Cut => table.due_cut().into_iter().collect(),
        Due::Answer(seat) => vec![acting(table, seat, Doer::Bot)],
        Due::Close => {
            let game = table.running().expect("a window is open");
            let bots = game.to_act().filter(|&seat| seat != ME).map(|seat| acting(table, seat, Doer::Bot));
            let own = game.is_asked(ME).then(|| table.declining(ME).expect("he may decline"));
            let entries: Vec<Entry> = bots.chain(own).collect();
            let double = entries.iter().position(|entry| !super::actor::is_decline(entry));
            double.map_or(entries.clone(), |place| vec![entries[place].clone()])
        }
        Due::StandIn(_) => unreachable!("there is no clock, and he is here"),
    };
    (at, entries)
}

/// How long hands take from the sealing of the pack to the count.
fn times(pace: Pace, hands: usize) -> Vec<Moment> {
    let delays = pace.delays();
    let mut table = practice(pace);
    let (mut times, mut began) = (Vec::new(), None);
    while times.len() < hands {
        let (at, entries) = next(&table, &delays);
        for entry in &entries {
            table.apply(entry, at).expect("it follows");
            if matches!(entry, Entry::Sealed(_)) {
                began = Some(at);
            }
        }
        if table.is_between()
            && let Some(began) = began.take()
            && !table.hand().is_some_and(|hand| hand.game.plays().is_empty())
        {
            times.push(at - began);
        }
    }
    times
}

#[test]
fn a_brisk_hand_against_bots_takes_no_longer_than_thirty_seconds_at_one_second_a_choice() {
    let times = times(Pace::Brisk, 400);
    let longest = times.iter().max().expect("hands were played");
    assert!(*longest <= 30 * SECOND, "{longest} µs");
    let mean = times.iter().sum::<Moment>() / times.len() as Moment;
    assert!(mean > 20 * SECOND, "cards are seen: {mean} µs");
}

#[test]
fn a_calmer_pace_takes_longer_and_windows_last_six_four_and_two_seconds() {
    let means = Pace::ALL.map(|pace| times(pace, 100).iter().sum::<Moment>());
    assert!(means.is_sorted_by(|slow, fast| slow > fast), "{means:?}");
    let windows = Pace::ALL.map(|pace| match pace.delays().window {
        Window::Fixed(lasts) => lasts.as_secs(),
        Window::Answered(_) => unreachable!("it would tell who answered"),
    });
    assert_eq!(windows, [6, 4, 2]);
}

#[test]
fn no_bot_thinks_longer_than_it_waits_so_that_thinking_tells_nothing() {
    for pace in Pace::ALL {
        let Delays { bot, think, window, .. } = pace.delays();
        assert!(think < bot && think < window.longest(), "{pace:?}");
    }
}
