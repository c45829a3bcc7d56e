//! Two real servers on one database and one bus: people of both play at the same tables, servers are killed and stopped while
//! they do, and everything confirmed is there, nothing happens twice, no table is stuck.

#[path = "../../stammtisch-bus-nats/tests/own_nats/mod.rs"]
mod own_nats;
#[path = "../../stammtisch-store-postgres/tests/own_server/mod.rs"]
mod own_server;

use std::path::Path;
use std::time::Duration;

use own_nats::OwnNats;
use own_server::OwnServer;
use stammtisch_drive::faults::nodes::{self, Fault};
use stammtisch_drive::server::Start;

/// The longest that anybody may wait for a table whose server is gone.
const SECONDS: Duration = Duration::from_secs(15);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_outlive_the_server_that_holds_them() {
    let (database, bus) = (OwnServer::start().expect("a server"), OwnNats::start().expect("a server"));
    let folders = [(); 2].map(|()| tempfile::tempdir().expect("a temporary folder"));
    let starts = folders.each_ref().map(|folder| {
        let mut start = Start::quick(Path::new(env!("CARGO_BIN_EXE_stammtisch")), folder.path());
        let shared = ["--database".to_owned(), database.url("postgres"), "--bus".to_owned(), bus.url()];
        start.arguments.extend(shared);
        start
    });
    let faults = [Fault::Kill(0), Fault::Stop(1), Fault::Kill(0), Fault::Kill(1)];
    let done = nodes::run(&starts, &faults, 1).await.expect("every promise is kept");
    println!("{done:?}");
    assert_eq!(done.tally.kills, 3);
    assert!(done.tally.confirmed > 100 && done.tally.hands > 0, "{done:?}");
    assert!(done.waited.iter().all(|waited| *waited < SECONDS), "{done:?}");
}
