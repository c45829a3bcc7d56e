//! `stammtisch replay`: shows a game trick by trick, with what was legal and what it counted.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use stammtisch_terminal::records::{Replay, step};
use stammtisch_text::{Arg, Texts};

use super::Context;
use super::audit::heading;
use crate::records::{WireReplay, choose_rules, read_file};

/// Shows a game trick by trick, with what was legal and what it counted.
///
/// On a terminal it steps from trick to trick with the space bar, b goes back, q ends; with --all, or where the output is no
/// terminal, everything comes at once.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  stammtisch replay freitag.skn
  stammtisch replay --game 3 --all freitag.skn
  stammtisch replay --json freitag.skn
  stammtisch convert --to text protokoll.txt | stammtisch replay --all -")]
pub(crate) struct ReplayArgs {
    /// File with records; - for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Shows everything at once.
    #[arg(long)]
    all: bool,

    /// Shows only this game of the file, from 1.
    #[arg(long, value_name = "NUMBER")]
    game: Option<usize>,

    /// Judges by this rule set, whatever the record names.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,

    /// Prints one JSON object a game: hands, tricks with what was legal, and what it counted.
    #[arg(long, conflicts_with = "all")]
    json: bool,
}

pub(super) fn run(args: &ReplayArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let sets = context.rule_sets()?;
    let file = read_file(&args.file, texts)?;
    let mut games = choose_rules(&file, args.rules.as_deref(), &sets, texts)?;
    if let Some(number) = args.game {
        games.retain(|chosen| chosen.number == number);
        if games.is_empty() {
            let args =
                [("name", Arg::from(file.name.as_str())), ("count", Arg::from(file.games.len() as i64))];
            anyhow::bail!(texts.format("record-no-such-game", &args));
        }
    }
    if args.json {
        let mut out = io::stdout().lock();
        for chosen in &games {
            writeln!(out, "{}", serde_json::to_string(&WireReplay::of(chosen))?)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let pages: Vec<String> = games
        .iter()
        .flat_map(|chosen| Replay::of(chosen.speaker(texts)).pages(&heading("replay-title", chosen, texts)))
        .collect();
    let stepping = !args.all && io::stdout().is_terminal() && io::stdin().is_terminal();
    if stepping {
        step(&pages, &texts.get("replay-keys"))?;
    } else {
        io::stdout().lock().write_all(pages.join("\n").as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}
