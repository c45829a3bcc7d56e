//! What is sent, held against what always was.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use schafkopf::fair_deal::Sealed;
use schafkopf::{BySeat, Game, Seed, Setup, rules};
use serde::Serialize;

use super::{Action, Bill, Ending, Event, Input, Proof, SeatView, Settlement, SpectatorView};

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is plain data")
}

/// A hand played by chance, and what is sent of it, a line each: all events, some views, the result and the proof.
fn hand(id: &str, number: u32) -> String {
    let mut lines = String::new();
    let mut line = |text: String| writeln!(lines, "{text}").expect("a string grows");
    let rules = rules::builtin(id).expect("it is built in");
    let sealed = Sealed::shuffled(&mut Seed::from_text(&format!("{id} {number}")).generator());
    let dealer = schafkopf::Seat::Three;
    let input = match rules.deal.before {
        schafkopf::rules::BeforeDeal::Cut => schafkopf::fair_deal::Input::cuts([8]),
        schafkopf::rules::BeforeDeal::ShuffleAgain => schafkopf::fair_deal::Input::Skipped,
    };
    let reveal = sealed.open(input, dealer, &rules.deal).expect("the rules allow it");
    let proof = schafkopf::fair_deal::Proof::new(sealed.commitment(), &reveal);
    line(json(&Proof::from(&proof)));
    let setup = Setup { rules: Arc::clone(&rules), dealer, number, thrown_in: number % 2, bock: 1 };
    let mut game = Game::new(setup, proof.verify().expect("the deal is fair"));
    let mut step = 0;
    while let Some(seat) = game.next_to_act() {
        // The walk is as old as the file: naming while holding (T 17) came later.
        let later = |action: &schafkopf::Action| {
            matches!(action, schafkopf::Action::Bid(schafkopf::Bid::Hold { named: Some(_) }))
        };
        let actions: Vec<_> =
            game.legal_actions(seat).to_vec().into_iter().filter(|action| !later(action)).collect();
        let action = actions[(step * 7 + number as usize) % actions.len()];
        if step % 9 == 0 {
            line(json(&SeatView::from(game.view(seat))));
        }
        let events = game.act(seat, action).expect("a legal action is accepted");
        for event in events {
            line(json(&Event::from(event)));
        }
        step += 1;
    }
    let shows = BySeat::from_fn(|seat| seat == schafkopf::Seat::Two);
    line(json(&SpectatorView::from(game.spectator_view(&shows))));
    let ending = *game.ending().expect("nobody is asked any more");
    line(json(&Ending::from(ending)));
    if let schafkopf::Ending::Scored { outcome, settlement: Some(settlement), .. } = ending {
        line(json(&Settlement::from(settlement)));
        let tariff = rules.money.as_ref().expect("money was paid");
        let bill = schafkopf::Bill::of(&rules, tariff, &outcome, game.doubles().doubled(), None);
        line(json(&Bill::from(bill)));
    }
    lines
}

/// The sets that were there from the beginning.
const BOOKS: [&str; 4] = ["schule", "schule-turnier", "tischpunkte", "preis"];

#[test]
fn what_is_sent_is_what_always_was() {
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sent.jsonl");
    let sent: String = BOOKS.into_iter().flat_map(|id| (1..3).map(move |number| hand(id, number))).collect();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&target, &sent).expect("the file can be written");
    }
    let known = std::fs::read_to_string(&target).expect("it is kept");
    for (number, (sent, known)) in (1..).zip(sent.lines().zip(known.lines())) {
        assert_eq!(sent, known, "line {number}");
    }
    assert_eq!(sent.lines().count(), known.lines().count());
}

/// What a client says is read, and is said again in the same words.
fn comes_back<T: Serialize + for<'de> serde::Deserialize<'de>>(text: &str) -> T {
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(json(&read), text);
    read
}

#[test]
fn actions_come_back() {
    for text in [
        r#"{"bid":{"say":"pass"}}"#,
        r#"{"bid":{"say":"play","claim":0,"named":null}}"#,
        r#"{"bid":{"say":"hold"}}"#,
        r#"{"bid":{"say":"hold","named":"farbwenz"}}"#,
        r#"{"bid":{"say":"raise","claim":3,"named":"solo_tout"}}"#,
        r#"{"bid":{"say":"good"}}"#,
        r#"{"declare":{"contract":"rufspiel","called":"EA"}}"#,
        r#"{"declare":{"contract":"wenz","goal":"majority"}}"#,
        r#"{"declare":{"contract":"farbwenz","trump":"S","goal":"tout"}}"#,
        r#"{"declare":{"contract":"solo","trump":"G","goal":"tout"}}"#,
        r#"{"declare":{"contract":"sie"}}"#,
        r#"{"double":"stoss"}"#,
        r#"{"double":"retour"}"#,
        r#"{"double":"decline"}"#,
        r#"{"play":"HZ"}"#,
        r#"{"claim":{"runners":3,"schwarz":false}}"#,
    ] {
        let action: Action = comes_back(text);
        assert_eq!(Action::from(schafkopf::Action::from(action)), action);
    }
    for text in [r#"{"cuts":[3,17]}"#, r#""skipped""#] {
        let input: Input = comes_back(text);
        assert_eq!(Input::from(&schafkopf::fair_deal::Input::from(input.clone())), input);
    }
}

#[test]
fn cards_and_suits_are_read_however_they_are_spelled() {
    for (said, meant) in [
        (r#"{"play":"h10"}"#, r#"{"play":"HZ"}"#),
        (
            r#"{"declare":{"contract":"solo","trump":"g","goal":"tout"}}"#,
            r#"{"declare":{"contract":"solo","trump":"G","goal":"tout"}}"#,
        ),
    ] {
        let action: Action = serde_json::from_str(said).expect(said);
        assert_eq!(json(&action), meant);
    }
    for wrong in [
        r#"{"play":"H1"}"#,
        r#"{"play":{"card":"HA"}}"#,
        r#"{"bid":{"say":"play","claim":0,"named":null,"more":1}}"#,
        r#"{"declare":{"contract":"rufspiel","called":"HA"}}"#,
        r#"{"declare":{"contract":"solo","trump":"X","goal":"tout"}}"#,
        r#"{"claim":{"runners":3}}"#,
    ] {
        assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
    }
}
