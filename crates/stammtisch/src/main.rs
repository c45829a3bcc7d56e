//! `stammtisch`: Schafkopf on the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    stammtisch::run()
}
