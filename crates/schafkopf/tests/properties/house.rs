//! The games that people play at home, under any house rules: what holds for every hand holds for these (V).

use std::cell::RefCell;
use std::collections::BTreeMap;

use schafkopf::{
    BadReport, Bill, Contract, Ending, Event, Game, Match, Multiplied, Played, RamschReport, Report,
    Reported, Settlement, Setup, Stage, Standing, TableView,
};

use crate::chance::house::{any_dealt, any_house};
use crate::chance::moves::quiet_action;
use crate::chance::told::told;
use crate::dice::Dice;
use crate::runs::over_seeds;

type Seen = RefCell<BTreeMap<String, usize>>;

fn note(seen: &Seen, what: &str) {
    *seen.borrow_mut().entry(what.to_owned()).or_default() += 1;
}

/// What everybody is told of a trick, of knocks and doubles before something happens is what comes of it.
fn told_before(before: &TableView, after: &TableView, events: &[Event]) {
    let taken = events.iter().find_map(|event| match event {
        Event::TrickTaken { winner, points, .. } => Some((*winner, *points)),
        _ => None,
    });
    let (lies, last) = (before.taking(), after.last_trick.last());
    if let (Some((seat, taking)), Some((winner, points)), Some(last)) = (lies, taken, last) {
        assert_eq!(taking.points + last.card.points(), points, "{before:?}");
        assert!(winner == seat || winner == last.seat, "only the last card can still take it: {before:?}");
    }
    if after.doubles.count() == before.doubles.count() + 1 {
        assert_eq!(before.multiplied.further_double, Some(after.multiplied.doubles), "{before:?}");
    }
    if after.stage == Stage::Knocking && after.knocks.len() == before.knocks.len() + 1 {
        assert_eq!(before.multiplied.further_knock, Some(after.multiplied.knocks), "{before:?}");
    }
}

/// What a view says that a hand is multiplied by is what it pays; who is better off is who gets something.
fn paid_as_told(game: &Game) {
    let Some(bill) = Bill::of_game(game) else { return };
    let Multiplied { knocks, doubles, .. } = game.table_view().multiplied;
    assert_eq!((bill.knock_factor, bill.doubling_factor), (knocks.into(), doubles.into()), "{bill:?}");
}

/// Plays a hand to its end: every card is somewhere, every trick and point is counted.
fn play_hand(setup: &Setup, dice: &mut Dice, seen: &Seen) -> Game {
    let deck = setup.rules.deck();
    let mut game = Game::new(setup.clone(), any_dealt(&setup.rules, setup.dealer, dice));
    let (mut tricks, mut points) = (0, 0);
    while let Some((seat, action)) = quiet_action(&game, dice) {
        let before = game.table_view();
        let events = game.act(seat, action).unwrap();
        let view = game.table_view();
        told_before(&before, &view, &events);
        for event in events {
            match event {
                Event::TrickTaken { winner, card, points: taken, why } => {
                    tricks += 1;
                    points += u32::from(taken);
                    assert!(view.last_trick.contains(&Played { seat: winner, card }));
                    note(seen, &format!("{why:?}"));
                }
                Event::KnocksClosed { by } if !by.is_empty() => note(seen, "knocked"),
                Event::Offered { .. } => note(seen, "offered"),
                Event::PutUp { .. } => note(seen, "put up"),
                Event::OfferDeclined { .. } => note(seen, "declined"),
                Event::Married { .. } => note(seen, "married"),
                Event::Forced { .. } => note(seen, "forced"),
                Event::RamschBegins => note(seen, "ramsch begins"),
                Event::Retour { .. } => note(seen, "retour"),
                _ => {}
            }
        }
    }
    let stopped = setup.rules.play.stop && game.plays().len() < usize::from(deck.size());
    paid_as_told(&game);
    match game.ending().expect("a hand at which nobody is asked is over") {
        Ending::Scored { outcome, .. } if outcome.contract == Contract::Sie => note(seen, "sie"),
        Ending::Scored { outcome, .. } => {
            note(seen, outcome.contract.kind().name());
            assert!(stopped || (tricks, points) == (deck.tricks(), 120));
            note(seen, if stopped { "stopped" } else { "played out" });
        }
        Ending::Ramsch { outcome, .. } => {
            note(seen, "ramsch");
            assert_eq!((tricks, points), (deck.tricks(), 120));
            assert_eq!(outcome.points.as_array().iter().map(|&points| u32::from(points)).sum::<u32>(), 120);
        }
        Ending::ThrownIn => note(seen, "thrown in"),
        Ending::Redealt { .. } => note(seen, "redealt"),
        Ending::SieVoid { .. } => note(seen, "sie void"),
    }
    game
}

/// Who tells how a hand ended pays what it pays with its cards, and the match stands where it stands then.
fn a_report_pays_the_same(table: &mut Match, game: &Game, (played, paid): (&Match, Settlement), seen: &Seen) {
    let report = told(game);
    let before = table.standing();
    if game.setup().rules.money.is_none() {
        assert_eq!(table.record_report(&report), Err(BadReport::NoMoney));
        assert_eq!(table.standing(), before, "what is refused changes nothing");
        return;
    }
    if let Reported::Ramsch(told) = report.result {
        let scant = RamschReport { tricks: None, trumps: None, highest: None, ..told };
        let scant = Report { result: Reported::Ramsch(scant), ..report };
        match table.clone().record_report(&scant) {
            Ok(settled) => {
                note(seen, "points alone decide");
                assert_eq!(settled, paid, "{told:?}");
            }
            Err(BadReport::RamschUndecided { .. }) => note(seen, "points do not decide"),
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(table.record_report(&report), Ok(paid), "{report:?}");
    // A list of points is not kept at a real table.
    assert_eq!(Standing { points: before.points, ..played.standing() }, table.standing());
}

#[test]
fn matches_under_any_house_rules_add_up() {
    let seen = Seen::default();
    over_seeds(2_500, |dice| {
        let rules = any_house(dice);
        let mut durchgang = Match::new(rules.clone(), dice.seat(), Some(4));
        for _ in 0..12 {
            let Some(setup) = durchgang.next_game() else { break };
            let game = play_hand(&setup, dice, &seen);
            let mut at_a_real_table = durchgang.clone();
            let paid = durchgang.record_game(&game);
            a_report_pays_the_same(&mut at_a_real_table, &game, (&durchgang, paid), &seen);
            assert_eq!(paid.units().as_array().iter().sum::<i64>() + paid.pot(), 0);
            assert_eq!(durchgang.units().as_array().iter().sum::<i64>() + durchgang.standing().pot, 0);
            assert_eq!(durchgang.points().as_array().iter().sum::<i64>(), 0);
            if let Some(stock) = rules.stock.filter(|stock| stock.most > 0) {
                assert!(durchgang.standing().pot <= i64::from(stock.most));
            }
        }
    });
    let seen = seen.into_inner();
    let wanted = [
        "knocked",
        "offered",
        "put up",
        "declined",
        "married",
        "forced",
        "ramsch begins",
        "retour",
        "sie",
        "bettel",
        "hochzeit",
        "ramsch",
        "thrown in",
        "redealt",
        "stopped",
        "geier",
        "rufspiel",
        "solo",
        "points alone decide",
        "points do not decide",
    ];
    for what in wanted {
        assert!(seen.get(what).is_some_and(|&times| times >= 10), "{what}: {seen:?}");
    }
}
