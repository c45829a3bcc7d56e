//! The real server on a PostgreSQL database of its own: people play hands there, the server is killed while they do, and
//! everything confirmed is there, nothing happens twice, no table is stuck.

#[path = "../../stammtisch-store-postgres/tests/own_server/mod.rs"]
mod own_server;

use std::path::Path;
use std::process::Command;

use own_server::OwnServer;
use stammtisch_drive::faults;
use stammtisch_drive::server::Start;

const PROGRAM: &str = env!("CARGO_BIN_EXE_stammtisch");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_is_all_it_takes_and_what_was_confirmed_survives_a_killed_server() {
    let database = OwnServer::start().expect("a server");
    let url = database.url("postgres");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut start = Start::quick(Path::new(PROGRAM), folder.path());
    start.arguments.extend(["--database".to_owned(), url.clone()]);
    let tally = faults::run_on(&start, 3, 1).await.expect("every promise is kept");
    println!("{tally:?}");
    assert_eq!(tally.kills, 3);
    assert!(tally.confirmed >= 3 && tally.hands > 0, "{tally:?}");
    assert!(!folder.path().join("stammtisch.db").exists(), "there is no file beside it");
    tournaments_are_kept_there_too(&url, folder.path());
}

fn tournaments_are_kept_there_too(url: &str, folder: &Path) {
    let turnier = |args: &[&str]| {
        let mut command = Command::new(PROGRAM);
        command.arg("turnier").args(args).arg("--data").arg(folder).args(["--database", url, "--lang", "en"]);
        let output = command.output().expect("the program starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    turnier(&["new", "Kirchweih Isen", "--date", "18.10.2026", "--rules", "preis"]);
    assert!(turnier(&["tournaments"]).contains("kirchweih-isen"));
    assert!(!folder.join("stammtisch.db").exists());
}
