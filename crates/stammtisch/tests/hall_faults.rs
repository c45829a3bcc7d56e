//! The laptop's process killed with SIGKILL in the middle of 112 tables' entries: all confirmed entries are there, once.
//! `cargo xtask faults` kills it many more times.

use std::path::Path;

use stammtisch_drive::hall_faults::{Plan, run};

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_confirmed_to_112_tables_survives_a_killed_server() {
    let plan = Plan { tables: 112, kills: number("STAMMTISCH_KILLS", 3), seed: number("STAMMTISCH_SEED", 1) };
    let program = Path::new(env!("CARGO_BIN_EXE_stammtisch"));
    let tally = run(program, plan).await.expect("every promise is kept");
    println!("{tally:?}");
    assert_eq!(tally.kills, plan.kills);
    assert_eq!(tally.confirmed, tally.games * 112, "every list is full: {tally:?}");
    assert!(tally.on_their_way > 0, "the server is killed while games are on their way: {tally:?}");
    assert!(tally.on_their_way >= tally.kept, "{tally:?}");
}
