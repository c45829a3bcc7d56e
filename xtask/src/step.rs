//! The steps of `cargo xtask test` and `cargo xtask check`.

use std::process::Command;

use anyhow::Result;
use clap::ValueEnum;

use crate::cargo::{self, cargo};
use crate::tool::{Tool, cargo_deny};
use crate::{edges, instructions, layering, once, purity, testing, web};

/// One thing that must hold, and that can be run alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Step {
    /// rustfmt finds nothing to change
    Fmt,
    /// Crates depend only downwards, the pure ones on nothing impure, and edges have types of their own
    Layering,
    /// Clippy has nothing to say
    Clippy,
    /// All tests: unit, integration and documentation
    Tests,
    /// The library tests of the pure crates (layers 0 and 1)
    QuickTests,
    /// Rustdoc builds without a warning
    Doc,
    /// Licences, bans and sources of the dependencies (deny.toml)
    Deny,
    /// Instruction counts stay near the recorded figures
    Instructions,
    /// The page: types, its own tests, and browsers that play at the real server
    Web,
}

/// The steps of `cargo xtask test`: what fails quickly comes first.
pub(crate) const FULL: [Step; 8] = [
    Step::Fmt,
    Step::Layering,
    Step::Clippy,
    Step::Doc,
    Step::Deny,
    Step::Instructions,
    Step::Tests,
    Step::Web,
];

/// The steps of `cargo xtask check`.
pub(crate) const QUICK: [Step; 4] = [Step::Fmt, Step::Layering, Step::Clippy, Step::QuickTests];

impl Step {
    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Layering => "layering",
            Self::Clippy => "clippy",
            Self::Tests => "tests",
            Self::QuickTests => "quick-tests",
            Self::Doc => "doc",
            Self::Deny => "deny",
            Self::Instructions => "instructions",
            Self::Web => "web",
        }
    }

    /// What must be installed for it, beside cargo.
    pub(crate) fn tools(self) -> &'static [Tool] {
        match self {
            Self::Fmt => &[Tool::Rustfmt],
            Self::Clippy => &[Tool::Clippy],
            Self::Deny => &[Tool::CargoDeny],
            Self::Instructions => &[Tool::Valgrind],
            Self::Web => &[Tool::Npm, Tool::Chromium, Tool::Liberation, Tool::Wasm],
            Self::Tests => &[Tool::Postgres, Tool::Nats, Tool::Wasm],
            Self::Layering | Self::QuickTests | Self::Doc => &[],
        }
    }

    /// Runs it. The text is a remark for the summary, empty if there is nothing to say.
    pub(crate) fn run(self) -> Result<String> {
        match self {
            Self::Fmt => silent(cargo().args(["fmt", "--all", "--check"])),
            Self::Layering => {
                layering::hold()?;
                purity::hold()?;
                once::hold()?;
                edges::hold()?;
                Ok(String::new())
            }
            Self::Clippy => silent(cargo().args(CLIPPY)),
            Self::Tests => testing::all(),
            Self::QuickTests => testing::pure_libraries(),
            Self::Doc => silent(cargo().args(DOC).env("RUSTDOCFLAGS", "-D warnings")),
            Self::Deny => silent(cargo_deny()?.args(DENY)),
            Self::Instructions => instructions::compare(),
            Self::Web => web::test(),
        }
    }
}

const CLIPPY: [&str; 7] = ["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"];
const DOC: [&str; 4] = ["doc", "--locked", "--workspace", "--no-deps"];
/// No advisories: their database comes from the network and changes, the answer for a commit must not.
const DENY: [&str; 6] = ["--locked", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"];

fn silent(command: &mut Command) -> Result<String> {
    cargo::run(command).map(|()| String::new())
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum as _;

    use super::{FULL, QUICK, Step};

    #[test]
    fn a_step_is_called_what_the_command_line_calls_it() {
        for step in Step::value_variants() {
            let value = step.to_possible_value().expect("no step is hidden");
            assert_eq!(value.get_name(), step.name());
        }
    }

    #[test]
    fn every_step_is_part_of_a_command() {
        for step in Step::value_variants() {
            assert!(FULL.contains(step) || QUICK.contains(step), "{}", step.name());
        }
    }
}
