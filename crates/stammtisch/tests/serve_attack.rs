//! The real server under attack, from this machine: memory, what is sent, and how long an honest visitor waits stay
//! within their bounds. `cargo xtask attack` takes longer over it; so does `STAMMTISCH_SECONDS`.

use std::path::Path;
use std::time::Duration;

use stammtisch_drive::attack::{self, Attack};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_hostile_address_spoils_it_for_nobody() {
    let program = Path::new(env!("CARGO_BIN_EXE_stammtisch"));
    let seconds = std::env::var("STAMMTISCH_SECONDS").ok().and_then(|value| value.parse().ok()).unwrap_or(2);
    println!("{}", attack::HEAD);
    for one in Attack::ALL {
        let outcome =
            attack::run(program, one, Duration::from_secs(seconds)).await.expect("the server stands");
        println!("{}", outcome.line());
        assert_eq!(outcome.misses(), [""; 0], "{outcome:?}");
    }
}
