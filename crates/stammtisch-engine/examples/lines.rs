//! The engine as a program: a question a line on standard input, an answer a line on standard output.

use std::io::{BufRead as _, Write as _};

use stammtisch_engine::Engine;

fn main() -> std::io::Result<()> {
    let mut engine = Engine::new();
    let mut out = std::io::stdout().lock();
    for question in std::io::stdin().lock().lines() {
        writeln!(out, "{}", engine.ask(&question?))?;
        out.flush()?;
    }
    Ok(())
}
