//! The real server, killed with SIGKILL while people play: everything confirmed is there, nothing happens twice, no
//! table is stuck. `cargo xtask faults` kills it many more times, and `cargo xtask attack` tears more writes.

use std::path::Path;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_confirmed_survives_a_killed_server() {
    let (kills, seed) = (number("STAMMTISCH_KILLS", 10), number("STAMMTISCH_SEED", 1));
    let program = Path::new(env!("CARGO_BIN_EXE_stammtisch"));
    let tally = stammtisch_drive::faults::run(program, kills, seed).await.expect("every promise is kept");
    println!("{tally:?}");
    assert_eq!(tally.kills, kills);
    assert!(tally.confirmed >= kills, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn torn_writes_lose_nothing_that_was_confirmed_before() {
    let (images, seed) = (number("STAMMTISCH_IMAGES", 20), number("STAMMTISCH_SEED", 1));
    let program = Path::new(env!("CARGO_BIN_EXE_stammtisch"));
    let tally = stammtisch_drive::faults::torn::run(program, images, seed).await.expect("nothing is lost");
    println!("{tally:?}");
    assert_eq!(tally.started + tally.refused, images);
    assert!(tally.started > tally.refused, "{tally:?}");
}
