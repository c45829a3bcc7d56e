//! Files: logs from elsewhere, tables of registrations.

use schafkopf_turnier::{
    Command, EventKind, LogError, PersonId, Refusal, Registration, Tournament, decode_text,
    parse_registrations, print_registrations,
};

use crate::desk::{Desk, list, rufspiel, solo};

fn some() -> Desk {
    let mut desk = Desk::running("preis", Some(4), 8);
    desk.enter(list(1, 1), rufspiel()).unwrap();
    desk.enter(list(1, 1), solo(2, true)).unwrap();
    let event = desk.tournament.log().len() as u64;
    desk.must(Command::Undo { event });
    desk
}

#[test]
fn a_log_that_was_touched_is_found_out() {
    let desk = some();
    let rules = desk.state().rules().clone();
    let with = |change: &dyn Fn(&mut Vec<schafkopf_turnier::Event>)| {
        let mut log = desk.tournament.log().to_vec();
        change(&mut log);
        Tournament::import(rules.clone(), log, desk.tournament.people().clone())
    };
    let missing = with(&|log| drop(log.remove(3)));
    assert_eq!(missing, Err(LogError::Gap { expected: 4, found: 5 }));
    let moved = with(&|log| {
        let drawn = log.iter_mut().find(|event| matches!(event.what, EventKind::Drawn(_))).unwrap();
        if let EventKind::Drawn(record) = &mut drawn.what {
            record.seatings[0].tables.swap(0, 1);
        }
    });
    assert!(
        matches!(moved, Err(LogError::Refused { refusal, .. }) if matches!(*refusal, Refusal::DrawMismatch(_)))
    );
    let wrong_row = with(&|log| {
        let row = log.iter_mut().find_map(|event| match &mut event.what {
            EventKind::RowEntered(entry) => Some(entry),
            _ => None,
        });
        row.unwrap().row.partner = Some(1);
    });
    assert!(
        matches!(wrong_row, Err(LogError::Refused { refusal, .. }) if matches!(*refusal, Refusal::Row { .. }))
    );
    let other_rules = schafkopf::rules::builtin("tischpunkte").unwrap();
    let log = desk.tournament.log().to_vec();
    assert!(matches!(
        Tournament::restore(other_rules, log, desk.tournament.people().clone()),
        Err(LogError::Setup { event: 1, .. })
    ));
    assert_eq!(with(&Vec::clear), Err(LogError::NoBeginning));
}

#[test]
fn registrations_go_out_to_a_spreadsheet_and_come_back() {
    let mut desk = Desk::open("preis", None);
    desk.register(3);
    let text = print_registrations(desk.state(), desk.tournament.people());
    let rows = parse_registrations(&decode_text(text.as_bytes())).unwrap();
    assert_eq!(rows.len(), 3);
    let mut again = Desk::open("preis", None);
    for (row, id) in rows.into_iter().zip(100..) {
        again.must(Command::Register(Registration {
            player: row.player,
            pays: row.paid.cents(0),
            ..Registration::of(PersonId(id), row.details)
        }));
    }
    assert_eq!(again.tournament.people(), desk.tournament.people());
    assert_eq!(print_registrations(again.state(), again.tournament.people()), text);
}
