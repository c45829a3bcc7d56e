//! `stammtisch rules`: lists, shows, compares and checks rule sets.

mod difference;

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, Subcommand};
use schafkopf::RuleSet;
use serde::Serialize;
use stammtisch_text::{Arg, Texts};

use super::Context;
use crate::rule_sets::{RuleSets, read_file};

/// Lists, shows, compares and checks rule sets.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  stammtisch rules\n  stammtisch rules show preis\n  stammtisch rules diff schule schule-turnier\n  stammtisch rules check dahoam.toml"
)]
pub(crate) struct RulesArgs {
    #[command(subcommand)]
    command: Option<RulesCommand>,
}

#[derive(Debug, Subcommand)]
enum RulesCommand {
    /// Lists the rule sets.
    #[command(
        after_help = "Examples:\n  stammtisch rules list --rules-file dahoam.toml\n  stammtisch rules list --json"
    )]
    List {
        /// Prints one JSON object: id, version, hash and name of each.
        #[arg(long)]
        json: bool,
    },
    /// Shows a rule set: contracts, tariff, points.
    #[command(after_help = "Examples:\n  stammtisch rules show preis\n  stammtisch rules show preis --toml")]
    Show {
        /// Id of the rule set.
        id: String,
        /// Prints the whole resolved set as data (JSON), the form that its hash is taken of.
        #[arg(long, conflicts_with = "toml")]
        json: bool,
        /// Prints the file of a built-in set, as a model for one's own.
        #[arg(long)]
        toml: bool,
    },
    /// Compares two rule sets.
    #[command(after_help = "Example:\n  stammtisch rules diff schule preis")]
    Diff {
        /// Id of the one.
        one: String,
        /// Id of the other.
        other: String,
    },
    /// Checks a file.
    #[command(after_help = "Example:\n  stammtisch rules check dahoam.toml")]
    Check {
        /// The file.
        file: PathBuf,
    },
}

pub(super) fn run(args: &RulesArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let shown = match &args.command {
        Some(RulesCommand::List { json: true }) => list_json(&context.rule_sets()?, texts)?,
        None | Some(RulesCommand::List { json: false }) => list(&context.rule_sets()?, texts),
        Some(RulesCommand::Show { id, json, toml }) => {
            let set = find(&context.rule_sets()?, id, texts)?;
            match (json, toml) {
                (true, _) => set.canonical() + "\n",
                (_, true) => source(&set, texts)?,
                (false, false) => texts.rule_sheet(&set),
            }
        }
        Some(RulesCommand::Diff { one, other }) => {
            let sets = context.rule_sets()?;
            let (one, other) = (find(&sets, one, texts)?, find(&sets, other, texts)?);
            difference::difference(&one, &other, texts)
        }
        Some(RulesCommand::Check { file }) => {
            let set = read_file(file, texts)?;
            let args = [("id", Arg::from(set.id.as_str())), ("hash", Arg::from(set.hash()))];
            texts.format("rules-check-ok", &args) + "\n"
        }
    };
    io::stdout().lock().write_all(shown.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn find(sets: &RuleSets, id: &str, texts: &Texts) -> anyhow::Result<Arc<RuleSet>> {
    sets.get(id).cloned().ok_or_else(|| {
        let args = [("name", Arg::from(id)), ("known", Arg::from(sets.ids()))];
        anyhow::anyhow!(texts.error(schafkopf::ErrorCode::UnknownRules, &args))
    })
}

fn source(set: &RuleSet, texts: &Texts) -> anyhow::Result<String> {
    schafkopf::rules::builtin_text(&set.id).map(str::to_owned).ok_or_else(|| {
        anyhow::anyhow!(texts.format("rules-no-source", &[("id", Arg::from(set.id.as_str()))]))
    })
}

fn list(sets: &RuleSets, texts: &Texts) -> String {
    let mut text = String::new();
    for set in sets.iter() {
        let hash = &set.hash()[..12];
        let _ = writeln!(text, "{:<16} v{:<3} {hash}  {}", set.id, set.version, texts.rule_set(set));
    }
    text
}

/// A rule set in the list for programs.
#[derive(Debug, Serialize)]
struct WireSet<'a> {
    id: &'a str,
    version: u32,
    hash: String,
    name: &'a str,
}

/// The list for programs.
#[derive(Debug, Serialize)]
struct WireSets<'a> {
    rule_sets: Vec<WireSet<'a>>,
}

fn list_json(sets: &RuleSets, texts: &Texts) -> anyhow::Result<String> {
    let rule_sets = sets.iter().map(|set| WireSet {
        id: &set.id,
        version: set.version,
        hash: set.hash(),
        name: texts.rule_set(set),
    });
    Ok(serde_json::to_string(&WireSets { rule_sets: rule_sets.collect() })? + "\n")
}
