//! `stammtisch completions`: what a shell needs to complete command lines.

use std::io;
use std::process::ExitCode;

use clap::Args;
use clap_complete::Shell;

use super::Context;
use crate::help;

/// Prints what a shell needs to complete the command lines of this program.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  stammtisch completions bash > stammtisch.bash
  stammtisch completions fish > stammtisch.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell.
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(super) fn run(args: &CompletionsArgs, context: &Context) -> ExitCode {
    clap_complete::generate(args.shell, &mut help::command(context.lang()), "stammtisch", &mut io::stdout());
    ExitCode::SUCCESS
}
