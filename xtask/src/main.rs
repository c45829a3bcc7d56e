//! The project's own commands: `cargo xtask test` before a change goes in, `cargo xtask check` while working.

mod advisories;
mod attack;
mod cargo;
mod claims;
mod dist;
#[cfg(test)]
mod documents;
mod edges;
#[path = "../../crates/stammtisch-web/engine.rs"]
mod engine;
mod evenings;
mod faults;
#[path = "../../crates/stammtisch-web/foreign.rs"]
mod foreign;
mod guard;
mod instructions;
mod layering;
mod lists;
mod load;
#[path = "../../crates/stammtisch-web/node.rs"]
mod node;
mod once;
mod panel;
mod purity;
mod rehearse;
mod rules_map;
mod run;
mod semver;
mod small_disk;
mod step;
mod tables;
mod testing;
mod tool;
mod wasm;
mod web;
#[cfg(test)]
mod words;

use std::process::ExitCode;

use clap::Parser;

use crate::step::Step;

/// The command line as typed.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "The project's own commands")]
enum Command {
    /// Everything that must hold before a change goes in
    #[command(after_help = "Example: cargo xtask test --only fmt,clippy")]
    Test {
        /// Run only these steps, in this order
        #[arg(long, value_name = "STEP", value_delimiter = ',')]
        only: Vec<Step>,
    },
    /// The quick form: formatting, layering, clippy, library tests of the pure crates
    Check,
    /// Count the instructions of fixed inputs and compare them with the recorded figures
    #[command(after_help = "Example: cargo xtask instructions --record")]
    Instructions {
        /// Write what is counted now into the data file instead of comparing
        #[arg(long)]
        record: bool,
    },
    /// Kill the program at random moments, as a server, while it runs a tournament and with a hall full of tables, and
    /// look what is left
    #[command(after_help = "Example: cargo xtask faults --kills 500 --seed 7")]
    Faults {
        /// How often
        #[arg(long, default_value_t = 200)]
        kills: u64,
        /// The same seed kills at the same moments
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Try random rows and orders of events against a second, slow model of lists
    #[command(after_help = "Example: cargo xtask lists --count 10000 --seed 7")]
    Lists {
        /// How many rows, and how many orders
        #[arg(long, default_value_t = 100_000)]
        count: u64,
        /// The same seed tries the same
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Keep the sheets of random evenings at real tables, which must pay to the cent what whole games pay in the core
    #[command(after_help = "Example: cargo xtask evenings --count 20000")]
    Evenings {
        /// How many
        #[arg(long, default_value_t = 20_000)]
        count: u64,
    },
    /// Hold the coach's claims against worlds in many positions, and count the mistakes that get a reason
    #[command(after_help = "Example: cargo xtask claims --hands 100 --games 50")]
    Claims(claims::Wishes),
    /// Let bots play the games of tables at home: under the ready sets, and under random house rules
    #[command(after_help = "Example: cargo xtask tables --hands 1000 --sampled 20 --sets 100")]
    Tables(tables::Wishes),
    /// Build the frozen opponents, unless they are there, and say how the arena plays against them
    Panel,
    /// Tap at random on a table in a browser: no tap plays a card that was not under the finger
    #[command(after_help = "Example: cargo xtask taps --count 2000")]
    Taps {
        /// How many taps
        #[arg(long, default_value_t = 10_000)]
        count: u32,
    },
    /// Play whole hands in browsers by touch, mouse and keyboard in every size of screen
    Sizes,
    /// Put the real server under load: many tables of four players each, from a second process on this machine
    #[command(
        disable_help_flag = true,
        after_help = "Example: cargo xtask load --tables 2000 --rate 5000 --seconds 30"
    )]
    Load {
        /// Arguments of `stammtisch-drive load`; `--help` lists them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Rehearse whole tournaments with 448 players against the real server: all tables write at once
    #[command(
        disable_help_flag = true,
        after_help = "Example: cargo xtask rehearse --rules preis --games 8 --rate 0"
    )]
    Rehearse {
        /// Arguments of `stammtisch-drive rehearse`; `--help` lists them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Attack the real server from one hostile address: floods, half-open and never-reading connections, spectators who
    /// come and go, chat without end, wrong passwords; then torn writes and a full disk
    #[command(disable_help_flag = true, after_help = "Example: cargo xtask attack --seconds 60")]
    Attack {
        /// Arguments of `stammtisch-drive attack`; `--help` lists them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Play hands on a disk of 8 MiB that is filled to its last byte; needs the right to mount
    SmallDisk,
    /// Ask the advisory database whether anything we depend on is known to be vulnerable, yanked or given up
    Advisories,
    /// Compare what the library crates promise with a release of theirs
    #[command(after_help = "Example: cargo xtask semver --since v0.1.0")]
    Semver {
        /// The tag of the release
        #[arg(long, value_name = "TAG", default_value = "v0.1.0")]
        since: String,
    },
    /// Build the engine of the page for WebAssembly, and say where it lies
    Engine,
    /// Play hands in the engine of the page, in node, and compare every answer with the native build
    #[command(after_help = "Example: cargo xtask wasm --hands 1000")]
    Wasm {
        /// How many hands of every level under every ready rule set
        #[arg(long, default_value_t = 1)]
        hands: u32,
    },
    /// Make what people install without a compiler: archive, Debian package, image for containers, checksums, bill of
    /// materials
    #[command(after_help = "Example: cargo xtask dist --check")]
    Dist {
        /// A program that is built already, instead of a release build
        #[arg(long, value_name = "FILE")]
        program: Option<std::path::PathBuf>,
        /// Where the files go; target/dist unless given
        #[arg(long, value_name = "DIR")]
        out: Option<std::path::PathBuf>,
        /// Install, start, upgrade and remove what was made, in a folder of its own (needs root)
        #[arg(long)]
        check: bool,
        /// Make the program for Windows instead; with --check it is started under Wine
        #[arg(long)]
        windows: bool,
    },
    /// Write docs/rules.md anew: every clause, where the code cites it and which tests name it
    RulesMap,
}

fn main() -> ExitCode {
    let outcome = match Command::parse() {
        Command::Test { only } if only.is_empty() => run::all(&step::FULL),
        Command::Test { only } => run::all(&only),
        Command::Check => run::all(&step::QUICK),
        Command::Instructions { record: false } => run::all(&[Step::Instructions]),
        Command::Instructions { record: true } => instructions::record(),
        Command::Faults { kills, seed } => faults::kill(kills, seed),
        Command::Lists { count, seed } => lists::compare(count, seed),
        Command::Evenings { count } => evenings::keep(count),
        Command::Claims(wishes) => claims::check(wishes),
        Command::Tables(wishes) => tables::play(wishes),
        Command::Panel => panel::build(),
        Command::Taps { count } => web::tap(count),
        Command::Sizes => web::play_in_every_size(),
        Command::Load { arguments } => load::run(&arguments),
        Command::Rehearse { arguments } => rehearse::run(&arguments),
        Command::Attack { arguments } => attack::run(&arguments),
        Command::SmallDisk => small_disk::fill(),
        Command::Advisories => advisories::check(),
        Command::Semver { since } => semver::check(&since),
        Command::Engine => wasm::build().map(|module| println!("{}", module.display())),
        Command::Wasm { hands } => wasm::check(hands).map(|said| println!("{said}")),
        Command::Dist { program, out, check, windows } => {
            let wishes = dist::Wishes { program, out, check };
            if windows { dist::make_for_windows(&wishes) } else { dist::make(&wishes) }
        }
        Command::RulesMap => rules_map::write(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
