//! `stammtisch judge`: adjudicates games in bulk.

use std::io::{self, Read, Write};
use std::process::ExitCode;

use clap::Args;
use schafkopf::ErrorCode;
use schafkopf_line::{CHUNK, LazyTexts, Line, LineError, RuleSets, answer_lines};
use stammtisch_text::Lang;

use super::Context;
use crate::terminal::{Awaited, tell_waiting};

/// Reads one game a line on standard input and writes its judgement on standard output.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  echo '{\"id\":\"g1\",\"rules\":\"schule\",\"dealer\":4,\"hands\":[\"EO GO EU HA H7 EK E9 S7\",\"HO SO GU HU SU HZ HK EA\",\
\"H9 H8 GA GZ GK G9 SA SZ\",\"EZ E8 E7 G8 G7 SK S9 S8\"],\"declarer\":1,\"contract\":\"rufspiel\",\"suit\":\"E\",\"plays\":\"E9 EA\"}' | stammtisch judge\n\n\
The fields are described in docs/judge.md, the error codes in docs/errors.md."
)]
pub(crate) struct JudgeArgs {}

pub(super) fn run(_args: &JudgeArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let sets = context.rule_sets()?;
    tell_waiting(Awaited::Lines, context.lang());
    judge(io::stdin().lock(), io::stdout().lock(), &sets, context.wire_lang())?;
    Ok(ExitCode::SUCCESS)
}

/// Judges every line of the input, in order; answers go out as soon as no further line is waiting.
pub fn judge(input: impl Read, output: impl Write, sets: &RuleSets, lang: Lang) -> io::Result<()> {
    let texts = LazyTexts(lang);
    answer_lines(input, output, CHUNK, |line, out| match line {
        Line::Bytes(bytes) => schafkopf_line::judge::answer(bytes, sets, texts, out),
        Line::TooLong => LineError::plain(&texts, ErrorCode::LineTooLong).write_with_id(out, None),
    })
}
