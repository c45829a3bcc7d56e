//! Lists: rows, corrections, approvals, complaints, signatures.

use schafkopf::{ContractKind, Seat};
use schafkopf_turnier::{
    Answer, ApprovalDecision, ApprovalReason, ApprovalRequest, CallAnswer, Command, ComplaintDecision,
    ComplaintMaking, Consent, KeeperChoice, ListId, ListStatus, MatchStart, Matter, PersonId, Progress,
    RefereeCall, Refusal, Row, RowCorrection, RowRuling, Signature, Signer,
};

use crate::desk::{DIRECTOR, Desk, NOBODY, REFEREE, list, rufspiel, solo, tout};

const LIST: ListId = list(1, 1);

fn correction(game: u32, row: Row, referee: bool) -> Command {
    Command::CorrectRow(RowCorrection { list: LIST, game, row, referee: referee.then_some(REFEREE) })
}

fn points(desk: &Desk) -> [i64; 4] {
    *desk.state().list(LIST).unwrap().totals(usize::MAX).0.as_array()
}

#[test]
fn s_5_3_1_and_p_15_a_keeper_is_named_before_anything_is_written() {
    let mut desk = Desk::drawn("preis", None, 4);
    desk.must(Command::StartMatch(MatchStart { number: 1, keeper: None }));
    assert_eq!(desk.enter(LIST, rufspiel()), Err(Refusal::KeeperMissing { list: LIST }));
    let name = |seat, consent| Command::NameKeeper(KeeperChoice { list: LIST, seat, consent });
    desk.must(name(Seat::Two, None));
    desk.must(name(Seat::Three, None));
    desk.enter(LIST, rufspiel()).unwrap();
    assert_eq!(desk.try_it(name(Seat::One, None)), Err(Refusal::ConsentMissing { list: LIST }));
    let stranger = name(Seat::One, Some(Consent::Referee(NOBODY)));
    assert_eq!(desk.try_it(stranger), Err(Refusal::NotAnOfficial { person: NOBODY }));
    desk.must(name(Seat::One, Some(Consent::Referee(REFEREE))));
    desk.must(name(Seat::Four, Some(Consent::AllFour)));
    assert_eq!(desk.state().list(LIST).unwrap().keeper(), Some(Seat::Four));
}

#[test]
fn p_22_the_last_row_can_be_mended_freely_until_another_is_written() {
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(LIST, rufspiel()).unwrap();
    desk.must(correction(1, solo(3, true), false));
    assert_eq!(points(&desk), [-2, -2, 6, -2]);
    desk.enter(LIST, rufspiel()).unwrap();
    assert_eq!(
        desk.try_it(correction(1, rufspiel(), false)),
        Err(Refusal::RefereeMissing { list: LIST, game: 1 })
    );
}

#[test]
fn s_5_3_4_and_p_17_a_later_correction_needs_referee_and_reason_and_the_old_entry_stays() {
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(LIST, rufspiel()).unwrap();
    desk.enter(LIST, rufspiel()).unwrap();
    assert_eq!(desk.try_it(correction(1, solo(1, false), true)), Err(Refusal::ReasonMissing));
    let by_nobody = RowCorrection { list: LIST, game: 1, row: solo(1, false), referee: Some(NOBODY) };
    assert_eq!(
        desk.act(DIRECTOR, Some("verschrieben"), Command::CorrectRow(by_nobody)),
        Err(Refusal::NotAnOfficial { person: NOBODY })
    );
    desk.because("verschrieben", correction(1, solo(1, false), true));
    let written = &desk.state().list(LIST).unwrap().rows()[0];
    assert_eq!((written.referee, written.before[0].row.raw()), (Some(REFEREE), &rufspiel()));
    let old = &desk.tournament.log()[written.before[0].event as usize - 1];
    assert_eq!(old.seq, written.before[0].event, "the log still holds it");
    assert_eq!(points(&desk), [-5, 3, 1, 1]);
    assert_eq!(
        desk.act(DIRECTOR, Some("x"), correction(3, rufspiel(), true)),
        Err(Refusal::NotWritten { list: LIST, game: 3, written: 2 })
    );
}

#[test]
fn s_5_2_14_and_p_12_a_tout_needs_approval() {
    for rules in ["schule-turnier", "preis"] {
        let mut desk = Desk::running(rules, None, 4);
        desk.enter(LIST, rufspiel()).unwrap();
        let missing =
            Refusal::ApprovalMissing { list: LIST, game: 2, seat: Seat::Three, reason: ApprovalReason::Tout };
        assert_eq!(desk.enter(LIST, tout(3, true)), Err(missing));
        let request =
            ApprovalRequest { list: LIST, game: 2, seat: Seat::Three, kind: ContractKind::SoloTout };
        desk.must(Command::RequestApproval(request));
        assert!(desk.enter(LIST, tout(3, true)).is_err(), "asking is not enough");
        let decide = |answer, referee| Command::DecideApproval(ApprovalDecision { request, answer, referee });
        assert_eq!(
            desk.try_it(decide(Answer::Granted, NOBODY)),
            Err(Refusal::NotAnOfficial { person: NOBODY })
        );
        desk.must(decide(Answer::Granted, REFEREE));
        assert!(matches!(
            desk.try_it(decide(Answer::Refused, REFEREE)),
            Err(Refusal::ApprovalDecided { game: 2, .. })
        ));
        assert!(desk.enter(LIST, tout(4, true)).is_err(), "it was granted to seat 3");
        desk.enter(LIST, tout(3, true)).unwrap();
    }
}

#[test]
fn t_3_a_tout_needs_no_approval() {
    let mut desk = Desk::running("tischpunkte", None, 4);
    desk.enter(LIST, tout(3, true)).unwrap();
    let request = ApprovalRequest { list: LIST, game: 2, seat: Seat::One, kind: ContractKind::SoloTout };
    assert_eq!(
        desk.try_it(Command::RequestApproval(request)),
        Err(Refusal::ApprovalNotNeeded { list: LIST, game: 2 })
    );
}

#[test]
fn s_5_2_16_and_decision_8_every_solo_kind_from_the_fifth_of_the_table() {
    let mut desk = Desk::running("schule-turnier", None, 4);
    for soloist in 1..=4 {
        desk.enter(LIST, solo(soloist, true)).unwrap();
    }
    let reason = ApprovalReason::ManySolos { number: 5 };
    assert_eq!(
        desk.enter(LIST, solo(1, true)),
        Err(Refusal::ApprovalMissing { list: LIST, game: 5, seat: Seat::One, reason })
    );
    desk.enter(LIST, rufspiel()).unwrap();
    desk.enter_approved(LIST, solo(1, true));
    assert_eq!(desk.state().list(LIST).unwrap().approvals()[&6].referee, Some(REFEREE));
}

#[test]
fn decision_8_counted_per_player_where_the_rule_set_says_so() {
    use std::sync::Arc;
    let text = "extends = \"schule-turnier\"\nid = \"je-spieler\"\n[name]\nde = \"x\"\nen = \"x\"\n[tournament.approval]\nper = \"player\"\n";
    let rules = Arc::new(schafkopf::RuleSet::parse(text).unwrap());
    let setup = schafkopf_turnier::Setup::new("X", "2026-10-18".parse().unwrap(), &rules);
    let mut desk = Desk::with(setup, rules);
    desk.register(4);
    desk.draw();
    desk.start(1);
    for soloist in [1, 2, 3, 4, 1, 1, 1] {
        desk.enter(LIST, solo(soloist, true)).unwrap();
    }
    assert!(matches!(desk.enter(LIST, solo(1, true)), Err(Refusal::ApprovalMissing { seat: Seat::One, .. })));
    desk.enter(LIST, solo(2, true)).unwrap();
}

#[test]
fn s_5_2_17_and_decision_25_a_game_not_approved_is_struck_and_counts_among_the_games() {
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(LIST, rufspiel()).unwrap();
    desk.enter(LIST, Row { approved: Some(false), ..tout(3, true) }).unwrap();
    assert_eq!(points(&desk), [1, 1, -1, -1]);
    assert_eq!(desk.state().list(LIST).unwrap().written(), 2);
    let request = ApprovalRequest { list: LIST, game: 3, seat: Seat::One, kind: ContractKind::SoloTout };
    let answer = Answer::Refused;
    desk.must(Command::DecideApproval(ApprovalDecision { request, answer, referee: REFEREE }));
    assert!(desk.enter(LIST, tout(1, true)).is_err(), "refused");
    desk.enter(LIST, solo(1, true)).unwrap();
    assert_eq!(points(&desk), [7, -1, -3, -3], "played without Tout");
}

#[test]
fn s_5_2_15_and_p_23_the_first_game_knows_no_tout_and_so_needs_no_approval() {
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(LIST, tout(1, true)).unwrap();
    assert_eq!(points(&desk), [6, -2, -2, -2]);
}

#[test]
fn p_22_a_complaint_is_barred_once_another_game_is_written() {
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(LIST, rufspiel()).unwrap();
    let about = |game, halt| Command::Complain(ComplaintMaking { list: LIST, game, seat: Seat::Four, halt });
    assert_eq!(desk.try_it(about(1, false)), Err(Refusal::ReasonMissing));
    desk.because("falsch bedient", about(1, false));
    desk.enter(LIST, rufspiel()).unwrap();
    for halt in [false, true] {
        assert_eq!(
            desk.act(DIRECTOR, Some("zu spät"), about(1, halt)),
            Err(Refusal::ComplaintBarred { list: LIST, game: 1, written: 2 })
        );
    }
    assert_eq!(
        desk.act(DIRECTOR, Some("x"), about(4, false)),
        Err(Refusal::NotWritten { list: LIST, game: 4, written: 2 })
    );
    desk.because("ein Spiel das noch läuft", about(3, false));
}

#[test]
fn s_3_4_1_a_spoken_halt_holds_a_complaint_open() {
    let mut desk = Desk::running("schule-turnier", None, 4);
    desk.enter(LIST, rufspiel()).unwrap();
    desk.enter(LIST, rufspiel()).unwrap();
    let about = |halt| Command::Complain(ComplaintMaking { list: LIST, game: 1, seat: Seat::Four, halt });
    assert!(desk.act(DIRECTOR, Some("x"), about(false)).is_err());
    desk.because("Halt gesagt", about(true));
}

#[test]
fn s_5_3_2_and_p_16_and_p_18_all_four_and_the_keeper_sign_a_whole_list_without_open_complaints() {
    let mut desk = Desk::running("preis", Some(4), 4);
    for _ in 0..3 {
        desk.enter(LIST, rufspiel()).unwrap();
    }
    let sign = |signer| Command::Sign(Signature { list: LIST, signer });
    let incomplete = Refusal::ListIncomplete { list: LIST, written: 3, games: 4 };
    assert_eq!(desk.try_it(sign(Signer::Keeper)), Err(incomplete.clone()));
    assert_eq!(desk.try_it(Command::CloseList(LIST)), Err(incomplete));
    desk.enter(LIST, rufspiel()).unwrap();
    desk.because(
        "nicht bedient",
        Command::Complain(ComplaintMaking { list: LIST, game: 4, seat: Seat::Two, halt: false }),
    );
    for seat in [Seat::One, Seat::Two] {
        desk.must(sign(Signer::Player(seat)));
    }
    assert_eq!(desk.try_it(sign(Signer::Player(Seat::One))), Err(Refusal::SignedAlready { list: LIST }));
    assert_eq!(
        desk.try_it(Command::CloseList(LIST)),
        Err(Refusal::ComplaintOpen { list: LIST, game: 4, seat: Seat::Two })
    );
    let decision =
        ComplaintDecision { list: LIST, game: 4, seat: Seat::Two, answer: Answer::Granted, referee: REFEREE };
    desk.must(Command::DecideComplaint(decision));
    assert_eq!(
        desk.try_it(Command::CloseList(LIST)),
        Err(Refusal::SignaturesMissing { list: LIST, missing: vec![Seat::Three, Seat::Four], keeper: true })
    );
    let ruling = RowRuling { offence: "revoke".into(), offender: Some(1), ..RowRuling::default() };
    let ruled = Row { won: None, ruling: Some(ruling), ..rufspiel() };
    desk.because("Reklamation", correction(4, ruled, true));
    assert_eq!(points(&desk), [3 - 4, 3, -3 + 2, -3 + 2], "S 3.4.17");
    assert_eq!(desk.state().list(LIST).unwrap().unsigned().count(), 4, "what was signed has changed");
    desk.sign_and_close(LIST);
    assert_eq!(
        desk.enter(LIST, rufspiel()),
        Err(Refusal::ListStatus { list: LIST, status: ListStatus::Closed })
    );
}

#[test]
fn s_5_3_6_the_management_corrects_reopens_and_voids_with_a_reason() {
    let mut desk = Desk::running("tischpunkte", Some(4), 8);
    desk.play_match(1, |_, _| rufspiel());
    desk.because("Zahlendreher", correction(2, solo(1, true), true));
    assert_eq!(desk.state().list(LIST).unwrap().status(), ListStatus::Closed, "mended where it lies");
    assert_eq!(points(&desk), [9, 1, -5, -5]);
    assert_eq!(desk.try_it(Command::ReopenList(LIST)), Err(Refusal::ReasonMissing));
    desk.because("unleserlich", Command::ReopenList(LIST));
    assert_eq!(desk.state().list(LIST).unwrap().unsigned().count(), 4);
    let start = Command::StartMatch(MatchStart { number: 2, keeper: None });
    assert_eq!(desk.try_it(start), Err(Refusal::ListsOpen { match_number: 1, tables: vec![1] }));
    assert_eq!(
        desk.act(NOBODY, Some("so halt"), Command::VoidList(LIST)),
        Err(Refusal::NotAnOfficial { person: NOBODY })
    );
    desk.because("nicht zu retten", Command::VoidList(LIST));
    let tallies = desk.state().tallies(Progress::Everything);
    for player in desk.state().players_of(LIST).unwrap().as_array() {
        assert_eq!(tallies[player].total(), 0, "a void list counts for nobody, table points included");
    }
    assert_eq!(desk.state().list(LIST).unwrap().rows().len(), 4, "and stays readable");
}

#[test]
fn t_6_and_t_23_table_points_come_with_the_closed_list_and_add_up_to_100() {
    let mut desk = Desk::running("tischpunkte", Some(4), 4);
    for row in [rufspiel(), solo(3, true), rufspiel(), rufspiel()] {
        desk.enter(LIST, row).unwrap();
    }
    let totals = |desk: &Desk| {
        let tallies = desk.state().tallies(Progress::Everything);
        let players = desk.state().players_of(LIST).unwrap();
        players.map(|player| (tallies[&player].points, tallies[&player].table_points)).as_array().to_vec()
    };
    assert_eq!(totals(&desk), [(1, 0), (1, 0), (3, 0), (-5, 0)]);
    desk.sign_and_close(LIST);
    assert_eq!(totals(&desk), [(1, 25), (1, 25), (3, 40), (-5, 10)]);
    assert_eq!(totals(&desk).iter().map(|(points, table)| points + table).sum::<i64>(), 100);
}

fn call(matter: Matter) -> Command {
    Command::CallReferee(RefereeCall { list: LIST, seat: Some(Seat::Two), matter })
}

fn answered(call: u64, referee: PersonId) -> Command {
    Command::AnswerCall(CallAnswer { list: LIST, call, answer: Answer::Refused, referee })
}

#[test]
fn t_21_and_s_5_2_18_the_call_and_its_answer_are_on_record_and_no_list_closes_over_an_open_one() {
    let mut desk = Desk::running("preis", Some(4), 4);
    assert_eq!(desk.try_it(call(Matter::Doubt)), Err(Refusal::ReasonMissing), "about what must be said");
    desk.because("zwei Karten liegen verdeckt", call(Matter::Doubt));
    desk.because("schiebt Punkte zu", call(Matter::Suspicion));
    let events: Vec<u64> = desk.state().list(LIST).unwrap().calls().iter().map(|call| call.event).collect();
    for _ in 0..4 {
        desk.enter(LIST, rufspiel()).unwrap();
    }
    assert_eq!(
        desk.try_it(Command::CloseList(LIST)),
        Err(Refusal::CallOpen { list: LIST, call: events[0] }),
        "play goes on, but the list does not close"
    );
    assert_eq!(
        desk.act(REFEREE, Some("x"), answered(events[0], NOBODY)),
        Err(Refusal::NotAnOfficial { person: NOBODY })
    );
    for event in &events {
        desk.act(REFEREE, Some("gesehen und entschieden"), answered(*event, REFEREE)).unwrap();
    }
    let again = desk.act(REFEREE, Some("noch einmal"), answered(events[0], REFEREE));
    assert_eq!(again, Err(Refusal::NoCall { list: LIST, call: events[0] }));
    desk.sign_and_close(LIST);
}

#[test]
fn s_5_1_3_the_tribunal_decides_an_appeal_and_its_word_is_final() {
    let mut desk = Desk::running("schule-turnier", Some(4), 4);
    desk.because("Die Aufsicht irrt", call(Matter::Appeal));
    let appeal = desk.state().list(LIST).unwrap().open_call().unwrap().event;
    desk.because("Das Schiedsgericht bestätigt", answered(appeal, DIRECTOR));
    assert_eq!(
        desk.act(DIRECTOR, Some("trotzdem"), call(Matter::Appeal)),
        Err(Refusal::AppealDecided { list: LIST })
    );
    desk.because("etwas anderes", call(Matter::Doubt));
}
