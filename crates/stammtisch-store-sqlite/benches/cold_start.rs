//! How long it takes to read a tournament from its file: 448 players with 2 × 32 games under 200 ms, 100,000 events under
//! one second.

use std::path::Path;

use criterion::{Criterion, criterion_group, criterion_main};
use schafkopf::{Seat, rules};
use schafkopf_turnier::{
    Act, Command, Drawing, ListId, MatchStart, Payment, Person, PersonId, PlayerNumber, Progress,
    Registration, Row, RowWriting, Setup, Signature, Signer, Tournament, Uneven,
};
use stammtisch_store::{ExportKey, Upkeep as _, create, export, import, load};
use stammtisch_store_sqlite::SqliteStore;
use tokio::runtime::{Builder, Runtime};

const DIRECTOR: PersonId = PersonId(1);

fn act(tournament: &mut Tournament, command: Command) {
    let act = Act { at: 0, by: DIRECTOR, why: None, command };
    tournament.act(&act).expect("it is permitted");
}

fn opened(players: u64) -> Tournament {
    let rules = rules::builtin("preis").expect("it is built in");
    let setup = Setup::new("Kirchweih", "2026-10-18".parse().expect("a day"), &rules);
    let person = |id: u64| Person { surname: format!("Spieler{id}"), ..Person::default() };
    let mut tournament = Tournament::create(rules, setup, (DIRECTOR, person(1)), 0).expect("it is sound");
    act(&mut tournament, Command::FixSeed("x".into()));
    act(&mut tournament, Command::OpenRegistration);
    for id in 2..players + 2 {
        act(&mut tournament, Command::Register(Registration::of(PersonId(id), person(id))));
    }
    tournament
}

/// A whole tournament: both matches, every list signed and closed.
fn played() -> Tournament {
    let mut tournament = opened(448);
    act(&mut tournament, Command::Draw(Drawing { uneven: Uneven::Refuse, towns_apart: false }));
    for match_number in 1..=2 {
        let start = MatchStart { number: match_number, keeper: Some(Seat::One) };
        act(&mut tournament, Command::StartMatch(start));
        for table in 1..=112 {
            let list = ListId { match_number, table };
            for game in 0..32 {
                let declarer = i64::from((game + table) % 4 + 1);
                let partner = declarer % 4 + 1;
                let row = Row {
                    declarer: Some(declarer),
                    partner: Some(partner),
                    contract: Some("rufspiel".into()),
                    won: Some(game % 3 > 0),
                    ..Row::default()
                };
                act(&mut tournament, Command::EnterRow(RowWriting::next(list, row)));
            }
            for signer in Seat::ALL.into_iter().map(Signer::Player).chain([Signer::Keeper]) {
                act(&mut tournament, Command::Sign(Signature { list, signer }));
            }
            act(&mut tournament, Command::CloseList(list));
        }
        act(&mut tournament, Command::CloseMatch);
    }
    tournament
}

/// 100,000 events: somebody pays and is paid back.
fn long() -> Tournament {
    let mut tournament = opened(4);
    while tournament.log().len() < 100_000 {
        let cents = if tournament.state().till() == 0 { 100 } else { -100 };
        act(&mut tournament, Command::Pay(Payment { player: PlayerNumber(1), cents }));
    }
    tournament
}

fn read(runtime: &Runtime, file: &Path) -> Tournament {
    runtime.block_on(async {
        let (store, _) = SqliteStore::open(file).await.expect("a database");
        let tournament = load(&store, "t").await.expect("a tournament");
        store.close().await;
        tournament
    })
}

fn write(runtime: &Runtime, file: &Path, tournament: &Tournament) {
    runtime.block_on(async {
        let (store, _) = SqliteStore::open(file).await.expect("a database");
        create(&store, "t", tournament).await.expect("it is new");
        store.close().await;
    });
}

fn cold_start(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut group = criterion.benchmark_group("cold_start");
    group.sample_size(10);
    for (name, tournament) in [("448 players, 2 x 32 games", played()), ("100,000 events", long())] {
        let file = folder.path().join(format!("{}.db", name.len()));
        write(&runtime, &file, &tournament);
        group.bench_function(name, |bencher| bencher.iter(|| read(&runtime, &file)));
    }
    group.finish();
    let tournament = played();
    let key = ExportKey::from_bytes([7; 32]);
    let text = export(&tournament, &key);
    criterion.bench_function("import/448 players, every event checked", |bencher| {
        bencher.iter(|| import(&text, Some(&key)).expect("it was exported"));
    });
    criterion.bench_function("standings of 448 players", |bencher| {
        bencher.iter(|| tournament.state().standings(Progress::Everything).expect("a ranking"));
    });
}

criterion_group!(benches, cold_start);
criterion_main!(benches);
