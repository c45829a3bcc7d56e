//! The subcommands.

#[cfg(feature = "house")]
mod analyze;
mod arena;
mod audit;
#[cfg(feature = "house")]
mod backup;
mod bench;
#[cfg(feature = "house")]
mod bus;
#[cfg(feature = "house")]
mod check;
mod completions;
mod convert;
#[cfg(feature = "house")]
mod database;
mod deal;
#[cfg(all(test, feature = "house"))]
mod documented;
#[cfg(feature = "house")]
mod examination;
mod explain;
pub(crate) mod judge;
mod manual;
#[cfg(feature = "house")]
mod migrate;
mod play;
mod replay;
#[cfg(feature = "house")]
mod restore;
mod rule_on;
mod rules;
#[cfg(feature = "house")]
mod serve;
mod solve;
mod suggest;
#[cfg(feature = "house")]
mod turnier;
mod verify;
mod zettel;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use stammtisch_text::Lang;

use crate::rule_sets::{self, RuleSets};

/// The version: that of the checkout where what is given out is built, else that of the package.
const VERSION: &str = match option_env!("STAMMTISCH_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

/// Schafkopf, complete: play it, judge it, learn it, run tournaments.
#[derive(Debug, Parser)]
#[command(
    name = "stammtisch",
    version = VERSION,
    propagate_version = true,
    max_term_width = 100,
    after_help = "Every command explains itself, with examples: stammtisch COMMAND --help"
)]
pub(crate) struct Cli {
    /// Language of messages: de or en. Default: from the locale for people, English for programs.
    #[arg(long, global = true, value_name = "LANG", value_parser = parse_lang)]
    lang: Option<Lang>,

    /// Adds a rule set of your own from a file; may be given several times.
    #[arg(long, global = true, value_name = "FILE")]
    rules_file: Vec<PathBuf>,

    #[command(subcommand)]
    command: Command,
}

/// A command without a line here is explained where its arguments are.
#[derive(Debug, Subcommand)]
enum Command {
    /// Reviews recorded games: every decision, what it cost and why.
    #[cfg(feature = "house")]
    Analyze(analyze::AnalyzeArgs),
    Audit(audit::AuditArgs),
    /// Plays a duplicate match between two bots.
    Arena(arena::ArenaArgs),
    #[cfg(feature = "house")]
    Backup(backup::BackupArgs),
    /// Prints the signature of the solver's search, and its speed beside the aims.
    Bench(bench::BenchArgs),
    #[cfg(feature = "house")]
    Check(check::CheckArgs),
    Completions(completions::CompletionsArgs),
    Convert(convert::ConvertArgs),
    /// Deals hands, proves them, and tests the shuffle.
    Deal(deal::DealArgs),
    /// Explains a term, a clause or a card.
    Explain(explain::ExplainArgs),
    /// Adjudicates games: one JSON object a line in, one a line out.
    Judge(judge::JudgeArgs),
    Manual(manual::ManualArgs),
    #[cfg(feature = "house")]
    Migrate(migrate::MigrateArgs),
    /// Plays a match in the terminal: you and three bots.
    Play(play::PlayArgs),
    Replay(replay::ReplayArgs),
    #[cfg(feature = "house")]
    Restore(restore::RestoreArgs),
    RuleOn(rule_on::RuleOnArgs),
    /// Lists, shows, compares and checks rule sets.
    Rules(rules::RulesArgs),
    #[cfg(feature = "house")]
    Serve(Box<serve::ServeArgs>),
    /// Solves games with all hands known: one JSON object a line in, one a line out.
    Solve(solve::SolveArgs),
    /// Says what a strong player would do: one JSON object a line in, one a line out.
    Suggest(suggest::SuggestArgs),
    /// Runs tournaments, from registration to the prize-giving.
    #[cfg(feature = "house")]
    Turnier(Box<turnier::TurnierArgs>),
    /// Checks a published deal.
    Verify(verify::VerifyArgs),
    Zettel(zettel::ZettelArgs),
}

fn parse_lang(text: &str) -> Result<Lang, String> {
    text.parse().map_err(|_| "a language is de or en".to_owned())
}

/// What every command gets.
pub(crate) struct Context {
    /// The language chosen, if one was.
    chosen: Option<Lang>,
    rules_files: Vec<PathBuf>,
}

impl Context {
    /// The language for people: the one chosen, else the locale's, else English.
    pub(crate) fn lang(&self) -> Lang {
        self.chosen.unwrap_or_else(locale_lang)
    }

    /// The language of messages that programs read: English unless chosen otherwise.
    pub(crate) fn wire_lang(&self) -> Lang {
        self.chosen.unwrap_or(Lang::En)
    }

    /// The rule sets, the user's own included.
    pub(crate) fn rule_sets(&self) -> anyhow::Result<RuleSets> {
        rule_sets::read(&self.rules_files, self.lang())
    }
}

/// The language of the locale, English where that is neither.
pub(crate) fn locale_lang() -> Lang {
    sys_locale::get_locale().and_then(|locale| locale.parse().ok()).unwrap_or(Lang::En)
}

/// Runs a command.
pub(crate) fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    let context = Context { chosen: cli.lang, rules_files: cli.rules_file };
    match cli.command {
        #[cfg(feature = "house")]
        Command::Analyze(args) => analyze::run(&args, &context),
        Command::Audit(args) => audit::run(&args, &context),
        #[cfg(feature = "house")]
        Command::Check(args) => check::run(&args, &context),
        Command::Completions(args) => Ok(completions::run(&args, &context)),
        Command::Convert(args) => convert::run(&args, &context),
        Command::Replay(args) => replay::run(&args, &context),
        #[cfg(feature = "house")]
        Command::Restore(args) => restore::run(&args, &context),
        Command::Arena(args) => arena::run(&args, &context),
        #[cfg(feature = "house")]
        Command::Backup(args) => backup::run(&args, &context),
        Command::Bench(args) => bench::run(&args, &context),
        Command::Deal(args) => deal::run(&args, &context),
        Command::Explain(args) => explain::run(&args, &context),
        Command::Judge(args) => judge::run(&args, &context),
        #[cfg(feature = "house")]
        Command::Migrate(args) => migrate::run(&args, &context),
        Command::Manual(args) => manual::run(&args, &context),
        Command::Play(args) => play::run(&args, &context),
        Command::RuleOn(args) => rule_on::run(&args, &context),
        Command::Rules(args) => rules::run(&args, &context),
        #[cfg(feature = "house")]
        Command::Serve(args) => serve::run(&args, &context),
        Command::Solve(args) => solve::run(&args, &context),
        Command::Suggest(args) => suggest::run(&args, &context),
        #[cfg(feature = "house")]
        Command::Turnier(args) => turnier::run(&args, &context),
        Command::Verify(args) => verify::run(&args, &context),
        Command::Zettel(args) => zettel::run(&args, &context),
    }
}
