//! What is mended in a list, and what is taken back.

use schafkopf::Seat;
use schafkopf_turnier::{Command, Consent, KeeperChoice, Refusal, Signature, Signer};

use crate::desk::{Desk, NOBODY, REFEREE, rufspiel, solo};
use crate::lists::{LIST, correction, points};

#[test]
fn decision_30_a_row_is_mended_until_anybody_has_signed() {
    let mut desk = Desk::running("preis", Some(4), 4);
    for _ in 0..4 {
        desk.enter(LIST, rufspiel()).unwrap();
    }
    desk.must(correction(4, solo(1, true), false));
    desk.must(Command::Sign(Signature { list: LIST, signer: Signer::Player(Seat::Three) }));
    let refused = desk.try_it(correction(4, rufspiel(), false));
    assert_eq!(refused, Err(Refusal::RefereeMissing { list: LIST, game: 4 }));
}

#[test]
fn decision_30_no_row_is_mended_by_undoing_what_came_after_it() {
    let mut desk = Desk::running("preis", Some(4), 4);
    let needed = |game| Err(Refusal::RefereeMissing { list: LIST, game });
    let mut written = Vec::new();
    for _ in 0..4 {
        desk.enter(LIST, rufspiel()).unwrap();
        written.push(desk.tournament.log().len() as u64);
    }
    desk.must(Command::Undo { event: written[3] });
    assert_eq!(desk.try_it(Command::Undo { event: written[2] }), needed(3), "another was written after it");
    assert_eq!(desk.try_it(correction(3, solo(1, true), false)), needed(3));
    let stranger = desk.act(NOBODY, Some("falscher Tisch"), Command::Undo { event: written[2] });
    assert_eq!(stranger, Err(Refusal::NotAnOfficial { person: NOBODY }));
    desk.because("falscher Tisch", Command::Undo { event: written[2] });
    desk.enter(LIST, rufspiel()).unwrap();
    desk.must(correction(3, solo(1, true), false));
    desk.enter(LIST, rufspiel()).unwrap();
    let last = desk.tournament.log().len() as u64;
    desk.must(Command::Sign(Signature { list: LIST, signer: Signer::Player(Seat::Three) }));
    desk.must(Command::Undo { event: last + 1 });
    assert_eq!(desk.try_it(Command::Undo { event: last }), needed(4), "somebody had signed");
    assert_eq!(desk.try_it(correction(4, solo(1, true), false)), needed(4));
}

#[test]
fn p_15_the_referees_word_on_the_keeper_is_undone_by_him_with_a_reason() {
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(LIST, rufspiel()).unwrap();
    let consent = Some(Consent::Referee(REFEREE));
    desk.must(Command::NameKeeper(KeeperChoice { list: LIST, seat: Seat::Four, consent }));
    let event = desk.tournament.log().len() as u64;
    assert_eq!(desk.try_it(Command::Undo { event }), Err(Refusal::ReasonMissing));
    desk.because("doch der erste", Command::Undo { event });
}

#[test]
fn s_5_3_4_a_row_that_was_taken_back_stays_readable() {
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(LIST, solo(3, true)).unwrap();
    let event = desk.tournament.log().len() as u64;
    desk.must(Command::Undo { event });
    desk.enter(LIST, rufspiel()).unwrap();
    let list = desk.state().list(LIST).unwrap();
    let before: Vec<_> = list.taken_back_from(1).map(|row| (row.row.raw().clone(), row.event)).collect();
    assert_eq!(before, [(solo(3, true), event)]);
    assert_eq!((list.written(), points(&desk)), (1, [1, 1, -1, -1]));
}
