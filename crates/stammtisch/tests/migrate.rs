//! Everything moves from the file of a data folder into a PostgreSQL database, by the command that people use.

#[path = "../../stammtisch-store-postgres/tests/own_server/mod.rs"]
mod own_server;

use std::path::Path;
use std::process::{Command, Output};

use own_server::OwnServer;
use stammtisch_drive::faults;
use stammtisch_drive::server::Start;

const PROGRAM: &str = env!("CARGO_BIN_EXE_stammtisch");

fn program(args: &[&str]) -> Output {
    Command::new(PROGRAM).args(args).args(["--lang", "en"]).output().expect("the program starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// How many lines of a sheet the command says it moved.
fn moved(output: &Output, sheet: &str) -> u64 {
    let text = said(output);
    let line = text.lines().find(|line| line.split_whitespace().next() == Some(sheet));
    line.and_then(|line| line.split_whitespace().last()?.parse().ok()).unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_moves_is_compared_and_can_be_moved_again_until_it_is_used() {
    let database = OwnServer::start().expect("a server");
    let url = database.url("postgres");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().to_str().expect("text");
    let file = folder.path().join("stammtisch.db");
    let migrate = || program(&["migrate", "--from", file.to_str().expect("text"), "--to", &url]);

    let nothing = migrate();
    assert!(!nothing.status.success() && said(&nothing).contains("There is no"), "{}", said(&nothing));

    let tally = faults::run_on(&Start::quick(Path::new(PROGRAM), folder.path()), 1, 1).await.expect("hands");
    let turnier = |name: &str| {
        let made =
            program(&["turnier", "new", name, "--date", "18.10.2026", "--rules", "preis", "--data", data]);
        assert!(made.status.success(), "{}", said(&made));
    };
    turnier("Kirchweih Isen");
    let first = migrate();
    assert!(first.status.success(), "{}", said(&first));
    assert_eq!(moved(&first, "tournament"), 1);
    assert!(moved(&first, "table_entry") > 10 && tally.hands > 0, "{}", said(&first));
    for sheet in ["rule_set", "game_table", "table_guest", "player", "house_fact"] {
        assert!(moved(&first, sheet) > 0, "{sheet}: {}", said(&first));
    }

    // The file goes on, and is moved again.
    turnier("Volksfest Erding");
    let second = migrate();
    assert!(second.status.success(), "{}", said(&second));
    assert_eq!(moved(&second, "tournament"), 2);
    assert_eq!(moved(&second, "table_entry"), moved(&first, "table_entry"));

    // Whoever uses the database finds all of it there; from then on nothing is thrown away.
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let there = elsewhere.path().to_str().expect("text");
    let listed = program(&["turnier", "tournaments", "--data", there, "--database", &url]);
    assert!(said(&listed).contains("kirchweih-isen") && said(&listed).contains("volksfest-erding"));
    let third = migrate();
    assert!(!third.status.success() && said(&third).contains("used since"), "{}", said(&third));
    let listed = program(&["turnier", "tournaments", "--data", there, "--database", &url]);
    assert!(said(&listed).contains("volksfest-erding"), "nothing was changed: {}", said(&listed));
    let start = {
        let mut start = Start::quick(Path::new(PROGRAM), elsewhere.path());
        start.arguments.extend(["--database".to_owned(), url.clone()]);
        start
    };
    let tally = faults::run_on(&start, 1, 2).await.expect("people go on playing there");
    assert!(tally.hands > 0, "{tally:?}");
}
