//! `cargo xtask faults`: kills the real program at random moments and looks whether everything it confirmed is there.

use anyhow::Result;

use crate::cargo::{self, cargo};

/// Kills in one run of the test; several runs make up the whole, so that one that was stopped can go on.
const A_RUN: u64 = 50;

/// Kills the program so often, from a start that makes a failure repeatable.
pub(crate) fn kill(kills: u64, seed: u64) -> Result<()> {
    for (run, size) in runs(kills).into_iter().enumerate() {
        let seed = seed + run as u64;
        println!("\n=== {size} kills, seed {seed} (go on from here: cargo xtask faults --seed {seed}) ===");
        cargo::run(
            cargo()
                .args(["test", "--locked", "-p", "stammtisch"])
                .args(["--test", "serve_faults", "--test", "turnier_faults", "--test", "hall_faults"])
                .args(["--", "--nocapture"])
                .env("STAMMTISCH_KILLS", size.to_string())
                .env("STAMMTISCH_SEED", seed.to_string()),
        )?;
    }
    println!(
        "\n{kills} kills of the server, as many of a tournament and of a hall: what was confirmed was there each time, once"
    );
    Ok(())
}

/// The sizes of the runs.
fn runs(kills: u64) -> Vec<u64> {
    let whole = vec![A_RUN; (kills / A_RUN) as usize];
    let rest = Some(kills % A_RUN).filter(|&rest| rest > 0);
    whole.into_iter().chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::runs;

    #[test]
    fn runs_add_up_to_what_was_asked_for() {
        assert_eq!(runs(200), [50; 4]);
        assert_eq!(runs(120), [50, 50, 20]);
        assert_eq!(runs(0), [0_u64; 0]);
    }
}
