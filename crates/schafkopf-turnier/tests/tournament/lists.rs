//! Lists: rows, corrections, approvals, complaints, signatures.

use schafkopf::rules::ComplaintUntil;
use schafkopf::{ContractKind, Seat};
use schafkopf_turnier::{
    Answer, ApprovalDecision, ApprovalReason, ApprovalRequest, CallAnswer, Command, ComplaintDecision,
    ComplaintMaking, Consent, KeeperChoice, ListId, ListStatus, MatchStart, Matter, Office, PersonId,
    Progress, RefereeCall, Refusal, Role, Row, RowCorrection, RowRuling, RowWriting, Signature, Signer,
};

use crate::desk::{DIRECTOR, Desk, NOBODY, REFEREE, list, person, rufspiel, solo, tout};

pub(crate) const LIST: ListId = list(1, 1);

pub(crate) fn correction(game: u32, row: Row, referee: bool) -> Command {
    Command::CorrectRow(RowCorrection { list: LIST, game, row, referee: referee.then_some(REFEREE) })
}

pub(crate) fn points(desk: &Desk) -> [i64; 4] {
    *desk.state().list(LIST).unwrap().totals(usize::MAX).0.as_array()
}

#[test]
fn s_5_3_1_a_keeper_is_named_before_anything_is_written() {
    let mut desk = Desk::drawn("schule-turnier", None, 4);
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
    assert_eq!(
        desk.try_it(correction(1, solo(1, false), true)),
        Err(Refusal::RefereeMissing { list: LIST, game: 1 }),
        "a reason is missing"
    );
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
    let struck = Row { approved: Some(false), ..tout(3, true) };
    assert_eq!(desk.enter(LIST, struck.clone()), Err(Refusal::RefereeMissing { list: LIST, game: 2 }));
    let writing = RowWriting { referee: Some(REFEREE), ..RowWriting::next(LIST, struck) };
    desk.because("ohne Genehmigung gespielt", Command::EnterRow(writing));
    assert_eq!(desk.state().list(LIST).unwrap().rows()[1].referee, Some(REFEREE));
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
    let request =
        |game, kind| Command::RequestApproval(ApprovalRequest { list: LIST, game, seat: Seat::One, kind });
    let not_needed = |game| Err(Refusal::ApprovalNotNeeded { list: LIST, game });
    assert_eq!(desk.try_it(request(1, ContractKind::SoloTout)), not_needed(1));
    desk.enter(LIST, tout(1, true)).unwrap();
    assert_eq!(points(&desk), [6, -2, -2, -2]);
    assert_eq!(desk.try_it(request(2, ContractKind::Sie)), not_needed(2), "P knows no Sie");
    desk.must(request(2, ContractKind::SoloTout));
}

#[test]
fn s_5_2_14_what_is_not_played_is_not_asked_for() {
    let mut desk = Desk::running("schule-turnier", Some(4), 4);
    let request =
        |game, kind| Command::RequestApproval(ApprovalRequest { list: LIST, game, seat: Seat::One, kind });
    let not_needed = |game| Err(Refusal::ApprovalNotNeeded { list: LIST, game });
    assert_eq!(desk.try_it(request(1, ContractKind::Sie)), not_needed(1), "decision_18");
    desk.enter(LIST, rufspiel()).unwrap();
    assert_eq!(desk.try_it(request(2, ContractKind::FarbwenzTout)), not_needed(2), "S knows no Farbwenz");
    for _ in 2..=4 {
        desk.enter(LIST, rufspiel()).unwrap();
    }
    assert_eq!(desk.try_it(request(5, ContractKind::SoloTout)), not_needed(5), "the match has four games");
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
            Err(Refusal::ComplaintBarred {
                list: LIST,
                game: 1,
                written: 2,
                until: ComplaintUntil::NextEntry
            })
        );
    }
    assert_eq!(
        desk.act(DIRECTOR, Some("x"), about(4, false)),
        Err(Refusal::NotWritten { list: LIST, game: 4, written: 2 })
    );
    desk.because("ein Spiel das noch läuft", about(3, false));
}

#[test]
fn s_3_4_1_and_decision_36_a_spoken_halt_holds_open_the_game_just_finished_and_no_other() {
    let mut desk = Desk::running("schule-turnier", None, 4);
    desk.enter(LIST, rufspiel()).unwrap();
    desk.enter(LIST, rufspiel()).unwrap();
    let about = |game| Command::Complain(ComplaintMaking { list: LIST, game, seat: Seat::Four, halt: true });
    let barred = desk.act(DIRECTOR, Some("Halt gesagt"), about(1)).unwrap_err();
    assert_eq!((barred.code(), barred.clause()), ("complaint_barred", Some("S 3.4.1")));
    desk.because("Halt gesagt", about(2));
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
    Command::CallReferee(RefereeCall { list: LIST, seat: Some(Seat::Two), matter, about: None })
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

/// Who sits in the tribunal.
const TRIBUNAL: PersonId = PersonId(90);

fn appeal(about: Option<u64>) -> Command {
    Command::CallReferee(RefereeCall { list: LIST, seat: Some(Seat::Two), matter: Matter::Appeal, about })
}

/// A complaint of a seat about the last game, refused by somebody; its event.
fn refused_complaint(desk: &mut Desk, seat: Seat, referee: PersonId) -> u64 {
    let game = desk.state().list(LIST).unwrap().written();
    desk.because("falsch", Command::Complain(ComplaintMaking { list: LIST, game, seat, halt: false }));
    let event = desk.tournament.log().len() as u64;
    let decision = ComplaintDecision { list: LIST, game, seat, answer: Answer::Refused, referee };
    desk.must(Command::DecideComplaint(decision));
    event
}

#[test]
fn s_5_1_3_and_p_22_the_tribunal_is_an_office_of_its_own_and_decides_each_appeal_once() {
    for rules in ["schule-turnier", "preis"] {
        let mut desk = Desk::running(rules, Some(4), 4);
        desk.must(Command::Appoint(Office { person: TRIBUNAL, role: Role::Tribunal }, Some(person(90))));
        desk.must(Command::Appoint(Office { person: REFEREE, role: Role::Tribunal }, None));
        desk.enter(LIST, rufspiel()).unwrap();
        let nothing = Err(Refusal::NothingToAppeal { list: LIST });
        assert_eq!(desk.act(DIRECTOR, Some("x"), appeal(None)), nothing);
        let (first, second) = (
            refused_complaint(&mut desk, Seat::One, REFEREE),
            refused_complaint(&mut desk, Seat::Two, REFEREE),
        );
        desk.because("Die Aufsicht irrt", appeal(Some(first)));
        let call = desk.state().list(LIST).unwrap().open_call().unwrap().event;
        for person in [DIRECTOR, REFEREE] {
            let refused = desk.act(person, Some("bleibt dabei"), answered(call, person));
            assert_eq!(refused, Err(Refusal::NotTheTribunal { person }), "no office, or decided before");
        }
        desk.act(TRIBUNAL, Some("Das Schiedsgericht bestätigt"), answered(call, TRIBUNAL)).unwrap();
        let again = desk.act(DIRECTOR, Some("trotzdem"), appeal(Some(first)));
        assert_eq!(again, Err(Refusal::AppealDecided { list: LIST }));
        desk.because("Auch das", appeal(Some(second)));
        assert_eq!(
            desk.act(
                TRIBUNAL,
                Some("Revoke"),
                Command::DecideApproval(ApprovalDecision::granted(
                    LIST,
                    2,
                    (Seat::One, ContractKind::SoloTout),
                    TRIBUNAL,
                ))
            ),
            Err(Refusal::NotAnOfficial { person: TRIBUNAL }),
            "it decides nothing else"
        );
        let player = desk.state().players_of(LIST).unwrap()[Seat::Two];
        let office = Office { person: TRIBUNAL, role: Role::Referee };
        for act in [Command::Exclude(player), Command::VoidList(LIST), Command::Appoint(office, None)] {
            let refused = desk.act(TRIBUNAL, Some("Wir sind das Schiedsgericht"), act);
            assert_eq!(refused, Err(Refusal::NotAnOfficial { person: TRIBUNAL }));
        }
    }
}

#[test]
fn p_15_under_p_only_the_referee_changes_the_keeper() {
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(LIST, rufspiel()).unwrap();
    let name =
        |consent| Command::NameKeeper(KeeperChoice { list: LIST, seat: Seat::Four, consent: Some(consent) });
    let refused = desk.try_it(name(Consent::AllFour));
    assert_eq!(refused, Err(Refusal::ConsentOfReferee { list: LIST }));
    desk.must(name(Consent::Referee(REFEREE)));
}

#[test]
fn s_3_4_18_and_s_5_3_4_and_p_17_rulings_and_strikes_carry_the_referees_name_and_reason() {
    let mut desk = Desk::running("preis", None, 4);
    let ruling = RowRuling { offence: "revoke".into(), offender: Some(1), ..RowRuling::default() };
    let ruled = Row { won: None, ruling: Some(ruling), ..rufspiel() };
    let needed = |game| Err(Refusal::RefereeMissing { list: LIST, game });
    let by = |referee| Command::EnterRow(RowWriting { referee, ..RowWriting::next(LIST, ruled.clone()) });
    assert_eq!(desk.act(DIRECTOR, Some("nicht bedient"), by(None)), needed(1), "no name");
    assert_eq!(desk.try_it(by(Some(REFEREE))), needed(1), "no reason");
    let stranger = desk.act(DIRECTOR, Some("nicht bedient"), by(Some(NOBODY)));
    assert_eq!(stranger, Err(Refusal::NotAnOfficial { person: NOBODY }));
    desk.because("nicht bedient", by(Some(REFEREE)));
    assert_eq!(desk.try_it(correction(1, rufspiel(), false)), needed(1), "it is not the keeper's row");
    desk.enter(LIST, rufspiel()).unwrap();
    assert_eq!(desk.try_it(correction(2, ruled.clone(), false)), needed(2));
    desk.must(correction(2, solo(1, true), false));
}

#[test]
fn decision_25_a_tout_refused_leaves_the_plain_game_still_to_be_asked_for() {
    let mut desk = Desk::running("schule-turnier", None, 4);
    for soloist in [1, 2, 3, 4] {
        desk.enter(LIST, solo(soloist, true)).unwrap();
    }
    let request = |kind| ApprovalRequest { list: LIST, game: 5, seat: Seat::One, kind };
    let decided = |kind, answer| {
        Command::DecideApproval(ApprovalDecision { request: request(kind), answer, referee: REFEREE })
    };
    desk.must(decided(ContractKind::SoloTout, Answer::Refused));
    assert!(matches!(desk.enter(LIST, solo(1, true)), Err(Refusal::ApprovalMissing { .. })), "the fifth");
    desk.must(Command::RequestApproval(request(ContractKind::Solo)));
    desk.must(decided(ContractKind::Solo, Answer::Granted));
    desk.enter(LIST, solo(1, true)).unwrap();
}

#[test]
fn s_5_2_16_and_decision_35_bare_numbers_count_for_approvals() {
    let bare = |points| Row { points: Some(points), ..Row::default() };
    let mut desk = Desk::running("schule-turnier", None, 4);
    for points in [[6, -2, -2, -2], [-2, 6, -2, -2], [3, 3, -9, 3], [-2, -2, -2, 6]] {
        desk.enter(LIST, bare(points)).unwrap();
    }
    let fifth = desk.enter(LIST, bare([6, -2, -2, -2])).unwrap_err();
    assert_eq!(fifth.code(), "approval_missing");
    desk.enter_approved(LIST, bare([6, -2, -2, -2]));
    let tout = desk.enter(LIST, bare([18, -6, -6, -6])).unwrap_err();
    assert_eq!(tout.code(), "approval_missing", "S 5.2.14");
    let request = ApprovalRequest { list: LIST, game: 6, seat: Seat::One, kind: ContractKind::WenzTout };
    desk.must(Command::RequestApproval(request));
    desk.enter_approved(LIST, bare([18, -6, -6, -6]));
    assert_eq!(desk.state().list(LIST).unwrap().approvals()[&6].request, request, "it is what was asked for");
}
