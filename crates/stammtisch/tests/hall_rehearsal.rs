//! The rehearsal in its short form: whole tournaments through the hall, against the real program. How fast it is does
//! not matter here; `cargo xtask rehearse` measures that with 448 players.

use std::path::Path;

use stammtisch_drive::hall::desk::Wanted;
use stammtisch_drive::rehearse::figures::Kind;
use stammtisch_drive::rehearse::{Plan, run};

async fn rehearse(rules: &str) {
    let games = 4;
    let wanted = Wanted {
        rules: rules.to_owned(),
        players: 32,
        matches: None,
        games: Some(games),
        seed: "Lottozahlen".to_owned(),
    };
    let plan = Plan { wanted, seed: 1, rate: 0.0, displays: 2, cards: 4 };
    let program = Path::new(env!("CARGO_BIN_EXE_stammtisch"));
    let figures = run(program, &plan).await.expect("everything confirmed is there and adds up");
    let written = 2 * 8 * games as usize;
    for number in 1..=2 {
        assert_eq!(figures.confirmed[&(number, Kind::Game)].count(), written / 2);
        assert_eq!(figures.confirmed[&(number, Kind::HandedIn)].count(), 8);
        // At table 1 the referee is called, and corrects a game.
        assert!(figures.confirmed[&(number, Kind::Question)].count() >= 1);
    }
    assert!(figures.entries >= written + 2, "{} entries", figures.entries);
    assert_eq!(figures.standings.count(), figures.own.count());
    assert_eq!(figures.checks.len(), 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_preis_tournament_goes_through_the_hall() {
    rehearse("preis").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_with_table_points_goes_through_the_hall() {
    rehearse("tischpunkte").await;
}
