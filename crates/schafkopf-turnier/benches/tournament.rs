//! How long a tournament takes: standings of 448 players in under 10 ms, 100,000 events in under a second.

use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use schafkopf::{Seat, rules};
use schafkopf_turnier::{
    Act, Command, Drawing, Edition, Event, EventKind, ListId, MatchStart, Payment, Person, PersonId,
    PlayerNumber, Progress, Registration, Row, RowEntry, Setup, Signature, Signer, Tournament, Uneven,
};

const DIRECTOR: PersonId = PersonId(1);

fn person(n: u64) -> Person {
    Person { first_name: "Resi".into(), surname: format!("Huber{n}"), ..Person::default() }
}

fn act(tournament: &mut Tournament, command: Command) {
    tournament.act(&Act { at: 0, by: DIRECTOR, why: None, command }).expect("it is permitted");
}

fn row(n: u32) -> Row {
    let contract = if n.is_multiple_of(5) { "wenz" } else { "rufspiel" };
    Row {
        declarer: Some(i64::from(n % 4) + 1),
        partner: (contract == "rufspiel").then_some(i64::from((n + 1) % 4) + 1),
        contract: Some(contract.into()),
        won: Some(!n.is_multiple_of(3)),
        ..Row::default()
    }
}

/// A prize tournament with all its lists closed.
fn played(players: u64) -> Tournament {
    let rules = rules::builtin("preis").expect("it is built in");
    let setup = Setup::new("Bank", "2026-10-18".parse().expect("it is a day"), &rules);
    let mut tournament = Tournament::create(rules, setup, (DIRECTOR, person(1)), 0).expect("it is sound");
    act(&mut tournament, Command::FixSeed("Bank".into()));
    act(&mut tournament, Command::OpenRegistration);
    for n in 2..players + 2 {
        act(&mut tournament, Command::Register(Registration::of(PersonId(n), person(n))));
    }
    act(&mut tournament, Command::Draw(Drawing { uneven: Uneven::Refuse, towns_apart: false }));
    for number in 1..=2 {
        act(&mut tournament, Command::StartMatch(MatchStart { number, keeper: Some(Seat::One) }));
        for table in 1..=players as u32 / 4 {
            play(&mut tournament, ListId { match_number: number, table });
        }
        act(&mut tournament, Command::CloseMatch);
    }
    tournament
}

fn play(tournament: &mut Tournament, list: ListId) {
    for game in 1..=32 {
        let writing = schafkopf_turnier::RowWriting::next(list, row(list.table + game));
        act(tournament, Command::EnterRow(writing));
    }
    for signer in Seat::ALL.map(Signer::Player).into_iter().chain([Signer::Keeper]) {
        act(tournament, Command::Sign(Signature { list, signer }));
    }
    act(tournament, Command::CloseList(list));
}

/// The log of a tournament, made longer by payments to 100,000 events.
fn long_log(tournament: &Tournament) -> Vec<Event> {
    let mut log = tournament.log().to_vec();
    let rows = log.iter().filter(|event| matches!(event.what, EventKind::RowEntered(_))).count();
    assert!(rows > 6_000);
    for seq in log.len() as u64 + 1..=100_000 {
        let payment = Payment { player: PlayerNumber(seq as u32 % 448 + 1), cents: 1 };
        log.push(Event {
            edition: Edition::Second,
            seq,
            at: 0,
            by: DIRECTOR,
            why: None,
            what: EventKind::Paid(payment),
        });
    }
    log
}

/// A log of nothing but rows, as if one table played for ever: the dearest event, 100,000 times.
fn rows_only(tournament: &Tournament) -> Vec<Event> {
    let start = tournament.log().iter().position(|event| matches!(event.what, EventKind::MatchStarted(_)));
    let mut log = tournament.log()[..=start.expect("a match was started")].to_vec();
    for seq in log.len() as u64 + 1..=100_000 {
        let table = seq as u32 % 112 + 1;
        let list = ListId { match_number: 1, table };
        let entry = RowEntry { list, game: seq as u32 % 32 + 1, row: row(seq as u32), referee: None };
        let what = EventKind::RowEntered(entry);
        log.push(Event { edition: Edition::Second, seq, at: 0, by: DIRECTOR, why: None, what });
    }
    log
}

fn tournaments(criterion: &mut Criterion) {
    let tournament = played(448);
    criterion.bench_function("standings/448 players, 2 × 32 games", |b| {
        b.iter(|| tournament.state().standings(Progress::Everything).expect("there is a seed"));
    });
    let fold = |log: &Vec<Event>| {
        let rules = Arc::clone(tournament.state().rules());
        Tournament::restore(rules, log.clone(), tournament.people().clone()).expect("it is a log")
    };
    let (long, rows) = (long_log(&tournament), rows_only(&tournament));
    criterion.bench_function("fold/100,000 events", |b| b.iter(|| fold(&long)));
    criterion.bench_function("fold/100,000 rows", |b| b.iter(|| fold(&rows)));
}

criterion_group!(benches, tournaments);
criterion_main!(benches);
