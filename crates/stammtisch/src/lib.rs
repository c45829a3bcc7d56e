//! The command line of Stammtisch, as a library so that tests and benchmarks can call it.

mod commands;
mod double_click;
mod help;
mod records;
mod rule_sets;
mod terminal;
mod trouble;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{FromArgMatches as _, Parser as _};

use commands::Cli;
pub use commands::judge::judge;
use stammtisch_text::Lang;

/// Runs the command that the process was started with.
pub fn run() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let lang = help::lang_of(&args);
    let cli = match parse(args, lang) {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are no errors; whatever else is wrong usage.
            let code = if error.use_stderr() { 2 } else { 0 };
            if code == 0 || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
                help::print(&error);
            } else {
                eprint!("{}", help::tell_usage(&error, lang));
            }
            match double_click::answer(code) {
                Some(cli) => cli,
                None => return ExitCode::from(code),
            }
        }
    };
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

/// Reads the command line; what is shown of it is in a language. Its words are looked up only where something is shown.
fn parse(args: Vec<OsString>, lang: Lang) -> Result<Cli, clap::Error> {
    if let Ok(cli) = Cli::try_parse_from(&args) {
        return Ok(cli);
    }
    let mut command = help::command(lang);
    let mut matches = command.try_get_matches_from_mut(args)?;
    Cli::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
}

/// Whether an error is the reader of our output going away.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// The Rust of the READMEs is run with the tests of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
#[doc = include_str!("../../../README.de.md")]
struct Readme;
