//! Bad input: a clear error with its place, and nothing stored. (The desk checks that nothing changed.)

use schafkopf_turnier::{Command, Gap, ListId, Phase, Refusal, Row, RowFault, RowWriting};

use crate::desk::{Desk, list, rufspiel, solo};

const LIST: ListId = list(1, 2);

fn fault(row: Row) -> RowFault {
    let mut desk = Desk::running("preis", None, 8);
    desk.enter(LIST, rufspiel()).unwrap();
    match desk.enter(LIST, row) {
        Err(Refusal::Row { list, game: 2, fault }) if list == LIST => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn points_that_do_not_add_up() {
    assert_eq!(fault(Row { points: Some([1, 1, -1, 0]), ..Row::default() }), RowFault::NotZero { sum: 1 });
}

#[test]
fn a_partner_in_a_solo() {
    assert_eq!(fault(Row { partner: Some(2), ..solo(1, true) }), RowFault::PartnerNotAllowed);
}

#[test]
fn two_declarers() {
    // Who plays with whom is told by the partner; a declarer who is his own partner, or two results, are two declarers.
    assert_eq!(fault(Row { partner: Some(1), ..rufspiel() }), RowFault::PartnerNotAllowed);
    let two = Row { points: Some([6, -2, -2, -2]), ..solo(1, true) };
    assert_eq!(fault(two), RowFault::Incomplete(Gap::TwoResults));
    let twice = serde_json::from_str::<Row>(r#"{"declarer":1,"declarer":2,"contract":"solo","won":true}"#);
    assert!(twice.unwrap_err().to_string().contains("duplicate field `declarer`"));
}

#[test]
fn game_33_of_32() {
    let mut desk = Desk::running("preis", None, 4);
    let list = list(1, 1);
    for _ in 0..32 {
        desk.enter(list, rufspiel()).unwrap();
    }
    assert_eq!(desk.enter(list, rufspiel()), Err(Refusal::TooManyGames { list, game: 33, games: 32 }));
}

#[test]
fn games_in_another_order_and_lists_that_are_not_there() {
    let mut desk = Desk::running("preis", None, 8);
    let at =
        |list, game| Command::EnterRow(RowWriting { game: Some(game), ..RowWriting::next(list, rufspiel()) });
    assert_eq!(desk.try_it(at(LIST, 2)), Err(Refusal::OutOfOrder { list: LIST, game: 2, expected: 1 }));
    assert_eq!(desk.try_it(at(LIST, 0)), Err(Refusal::OutOfOrder { list: LIST, game: 0, expected: 1 }));
    for nowhere in [list(1, 0), list(1, 3), list(0, 1), list(2, 1), list(u32::MAX, u32::MAX)] {
        assert_eq!(desk.try_it(at(nowhere, 1)), Err(Refusal::NoSuchList { list: nowhere }));
    }
}

#[test]
fn things_out_of_their_time() {
    let mut desk = Desk::open("preis", None);
    desk.register(4);
    let phase = Phase::Open;
    assert_eq!(desk.try_it(Command::CloseMatch), Err(Refusal::Phase { phase, wanted: &["running"] }));
    assert_eq!(desk.try_it(Command::CloseTournament), Err(Refusal::Phase { phase, wanted: &["between"] }));
    desk.draw();
    desk.start(1);
    assert_eq!(
        desk.try_it(Command::CloseMatch),
        Err(Refusal::ListsOpen { match_number: 1, tables: vec![1] })
    );
}

#[test]
fn every_refusal_has_a_code_and_words() {
    let mut desk = Desk::running("preis", None, 4);
    let refusal = desk.enter(list(1, 1), Row::default()).unwrap_err();
    assert_eq!((refusal.code(), refusal.clause()), ("row_incomplete", Some("S 5.3.3")));
    assert_eq!(refusal.to_string(), "match 1, table 1, game 1: the row is not complete: no contract");
}
