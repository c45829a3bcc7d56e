//! The log: undoing, looking back, destroying, erasing.

use schafkopf::Seat;
use schafkopf_turnier::{
    Command, EventKind, KeeperChoice, Payment, PersonId, Phase, Progress, Refusal, State, Tournament,
};

use crate::desk::{DIRECTOR, Desk, NOBODY, list, number, rufspiel, solo};

fn last(desk: &Desk) -> u64 {
    desk.tournament.log().len() as u64
}

#[test]
fn undoing_is_a_new_event_and_leaves_the_old_one_readable() {
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(list(1, 1), rufspiel()).unwrap();
    let before = desk.state().clone();
    desk.enter(list(1, 1), solo(1, true)).unwrap();
    let event = last(&desk);
    desk.must(Command::Undo { event });
    let rows = |state: &State| state.list(list(1, 1)).unwrap().rows().to_vec();
    assert_eq!(rows(desk.state()), rows(&before));
    assert!(desk.tournament.is_undone(event));
    assert!(matches!(desk.tournament.log()[event as usize - 1].what, EventKind::RowEntered(_)));
    assert_eq!(desk.try_it(Command::Undo { event }), Err(Refusal::UndoneAlready { event }));
    let undoing = last(&desk);
    assert_eq!(desk.try_it(Command::Undo { event: undoing }), Err(Refusal::NotUndoable { event: undoing }));
    assert_eq!(desk.try_it(Command::Undo { event: 1 }), Err(Refusal::NotUndoable { event: 1 }));
    assert_eq!(desk.try_it(Command::Undo { event: 999 }), Err(Refusal::NoSuchEvent { event: 999 }));
    assert_eq!(desk.try_it(Command::Undo { event: 0 }), Err(Refusal::NoSuchEvent { event: 0 }));
}

#[test]
fn what_something_rests_on_cannot_be_undone_and_the_rest_can() {
    let mut desk = Desk::running("preis", None, 8);
    let start = last(&desk);
    desk.enter(list(1, 1), rufspiel()).unwrap();
    let here = last(&desk);
    desk.enter(list(1, 2), rufspiel()).unwrap();
    let there = last(&desk);
    assert_eq!(
        desk.try_it(Command::Undo { event: start }),
        Err(Refusal::RestsOnIt { event: start, later: here })
    );
    desk.must(Command::Undo { event: here });
    assert_eq!(desk.state().list(list(1, 1)).unwrap().written(), 0);
    assert_eq!(desk.state().list(list(1, 2)).unwrap().written(), 1, "another table is not touched");
    desk.must(Command::Undo { event: there });
    desk.must(Command::Undo { event: start });
    assert_eq!(desk.state().phase(), Phase::Drawn);
}

#[test]
fn an_appointment_in_between_does_not_keep_a_row_from_being_undone() {
    use schafkopf_turnier::{Office, Role};
    let mut desk = Desk::running("preis", None, 4);
    desk.enter(list(1, 1), rufspiel()).unwrap();
    let row = last(&desk);
    let office = Office { person: PersonId(9), role: Role::Referee };
    desk.must(Command::Appoint(office, Some(crate::desk::person(9))));
    let appointment = last(&desk);
    desk.must(Command::Undo { event: row });
    desk.must(Command::Undo { event: appointment });
    assert!(!desk.state().is_official(PersonId(9)));
}

#[test]
fn money_is_undone_at_any_time_unless_the_player_rests_on_it() {
    let mut desk = Desk::open("preis", None);
    desk.register(4);
    desk.must(Command::Pay(Payment { player: number(1), cents: 500 }));
    let event = last(&desk);
    desk.draw();
    desk.start(1);
    assert_eq!(desk.state().till(), 4500);
    desk.because("vertippt", Command::Undo { event });
    assert_eq!(desk.state().till(), 4000);
}

#[test]
fn an_act_of_the_management_is_undone_by_it_with_a_reason() {
    let mut desk = Desk::running("preis", Some(4), 8);
    desk.because("Falschspiel", Command::Exclude(number(3)));
    let event = last(&desk);
    assert_eq!(
        desk.act(NOBODY, Some("x"), Command::Undo { event }),
        Err(Refusal::NotAnOfficial { person: NOBODY })
    );
    assert_eq!(desk.try_it(Command::Undo { event }), Err(Refusal::ReasonMissing));
    desk.because("der falsche Huber", Command::Undo { event });
    assert_eq!(desk.state().standings(Progress::Everything).unwrap().ranked.len(), 8);
}

#[test]
fn every_earlier_state_can_be_seen_as_it_was() {
    let mut desk = Desk::running("preis", None, 4);
    let mut seen = vec![(last(&desk), desk.state().clone())];
    for step in 0..6 {
        if step == 3 {
            desk.must(Command::Undo { event: last(&desk) });
        } else {
            desk.enter(list(1, 1), rufspiel()).unwrap();
        }
        seen.push((last(&desk), desk.state().clone()));
    }
    for (event, state) in seen {
        assert_eq!(desk.tournament.at(event), Some(state), "event {event}");
    }
    assert_eq!(desk.tournament.at(0), None);
    assert_eq!(desk.tournament.at(last(&desk) + 1), None);
}

fn finished() -> Desk {
    let mut desk = Desk::running("tischpunkte", Some(4), 8);
    let choice = KeeperChoice { list: list(1, 1), seat: Seat::Three, consent: None };
    desk.must(Command::NameKeeper(choice));
    desk.play_match(1, |_, game| solo(i64::from(game), true));
    desk.draw();
    desk.start(2);
    desk.play_match(2, |list, _| if list.table == 1 { rufspiel() } else { solo(1, true) });
    desk.must(Command::CloseTournament);
    desk
}

#[test]
fn s_5_3_5_lists_are_kept_six_months_and_their_results_for_ever() {
    let mut desk = finished();
    let purge = |day: &str| Command::PurgeLists { today: day.parse().unwrap() };
    let until = "2027-04-18".parse().unwrap();
    assert_eq!(desk.try_it(purge("2027-04-17")), Err(Refusal::KeptUntil { until }));
    let before = desk.state().standings(Progress::Everything).unwrap();
    desk.must(purge("2027-04-18"));
    assert_eq!(desk.state().standings(Progress::Everything).unwrap(), before);
    let is_row = |what: &EventKind| matches!(what, EventKind::RowEntered(_) | EventKind::Signed(_));
    assert!(!desk.tournament.log().iter().any(|event| is_row(&event.what)), "nothing is left of the lists");
    assert_eq!(desk.try_it(purge("2027-05-01")), Err(Refusal::PurgedAlready));
    let log = desk.tournament.log().to_vec();
    let rules = desk.state().rules().clone();
    let again = Tournament::restore(rules, log, desk.tournament.people().clone()).unwrap();
    assert_eq!(again, desk.tournament);
}

#[test]
fn people_are_erased_when_the_tournament_is_over_and_the_standings_stay() {
    let mut desk = Desk::running("preis", Some(4), 4);
    assert_eq!(
        desk.try_it(Command::ErasePerson(PersonId(100))),
        Err(Refusal::StillNeeded { person: PersonId(100) })
    );
    let mut desk = finished();
    let before = desk.state().standings(Progress::Everything).unwrap();
    desk.must(Command::ErasePerson(PersonId(100)));
    assert!(!desk.tournament.people().contains_key(&PersonId(100)));
    assert_eq!(desk.state().standings(Progress::Everything).unwrap(), before);
    let log = format!("{:?}", desk.tournament.log());
    assert!(!log.contains("Nachname") && !log.contains("Ort"), "no names, towns or birthdays in the log");
    assert!(!log.contains("1970"));
    assert_eq!(
        desk.try_it(Command::ErasePerson(PersonId(100))),
        Err(Refusal::UnknownPerson { person: PersonId(100) })
    );
}

#[test]
fn several_commands_are_taken_together_or_not_at_all() {
    use schafkopf_turnier::{Act, Registration};
    let desk = Desk::open("preis", None);
    let register = |id: u64| Act {
        at: 1,
        by: DIRECTOR,
        why: None,
        command: Command::Register(Registration::of(PersonId(id), crate::desk::person(id))),
    };
    let refused = desk.tournament.decide_all(&[register(50), register(51), register(50)]);
    assert!(matches!(refused, Err((2, Refusal::RegisteredAlready { .. }))));
    let step = desk.tournament.decide_all(&[register(50), register(51)]).unwrap();
    let mut tournament = desk.tournament.clone();
    tournament.take(step);
    assert_eq!(tournament.state().players().len(), 2);
}
