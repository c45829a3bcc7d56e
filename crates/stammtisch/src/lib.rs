//! The command line of Stammtisch, as a library so that tests and benchmarks can call it.

mod commands;
mod double_click;
mod records;
mod rule_sets;
mod terminal;

use std::io;
use std::process::ExitCode;

use clap::Parser as _;

use commands::Cli;
pub use commands::judge::judge;

/// Runs the command that the process was started with.
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are no errors; whatever else is wrong usage.
            let code = if error.use_stderr() { 2 } else { 0 };
            let _ = error.print();
            match double_click::answer(code) {
                Some(cli) => cli,
                None => return ExitCode::from(code),
            }
        }
    };
    let lang = cli.lang();
    match commands::run(cli) {
        Ok(code) => code,
        // Who reads our output has seen enough (`stammtisch … | head`): that is no error.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            terminal::print_error(lang, &error);
            ExitCode::from(2)
        }
    }
}

/// Whether an error is the reader of our output going away.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
