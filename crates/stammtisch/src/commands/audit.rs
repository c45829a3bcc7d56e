//! `stammtisch audit`: finds everything in a record that is against the rules (S 3.1.6).

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use schafkopf_record::{Course, Finding};
use stammtisch_terminal::records::Speaker;
use stammtisch_text::{Arg, Texts};

use super::Context;
use crate::records::{Chosen, WireAudit, choose_rules, read_file};
use crate::terminal::print_error;

/// Finds every card, bid, double and claim against the rules, by whom and by which clause.
///
/// Reads our text notation and JSON, one-line records and protocols, also of real tables where wrong cards were played and
/// the game went on. What a referee would decide is told with each offence.
#[derive(Debug, Args)]
#[command(after_help = "\
Exit code: 0 if nothing was found, 1 if something was, 2 if a file cannot be read.
The notation is described in docs/notation.md.

Examples:
  stammtisch audit freitag.skn
  stammtisch audit --rules preis --lang en *.skn
  stammtisch audit --json freitag.skn
  echo 'Gras-Solo von 2: g7 eu so ho' | stammtisch audit -")]
pub(crate) struct AuditArgs {
    /// Files with records; - for standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Judges all games by this rule set, whatever they name.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,

    /// Prints one JSON object a game, also where nothing was found.
    #[arg(long)]
    json: bool,
}

/// What has been looked at.
#[derive(Debug, Default)]
struct Tally {
    games: i64,
    findings: i64,
    unreadable: bool,
}

pub(super) fn run(args: &AuditArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let lang = if args.json { context.wire_lang() } else { context.lang() };
    let sets = context.rule_sets()?;
    let mut out = BufWriter::new(io::stdout().lock());
    let mut tally = Tally::default();
    for path in &args.files {
        let texts = Texts::of(lang);
        let file = match read_file(path, texts) {
            Ok(file) => file,
            Err(error) => {
                out.flush()?;
                print_error(lang, &error);
                tally.unreadable = true;
                continue;
            }
        };
        for chosen in choose_rules(&file, args.rules.as_deref(), &sets, texts)? {
            let course = Course::of(chosen.record(), &chosen.rules);
            tally.games += 1;
            tally.findings += course.findings.len() as i64;
            if args.json {
                let audit = WireAudit::of(&chosen, &course, &chosen.speaker(texts));
                writeln!(out, "{}", serde_json::to_string(&audit)?)?;
            } else {
                tell_all(&course, &chosen, texts, &mut out)?;
            }
        }
    }
    if tally.games > 0 && !args.json {
        let args = [("games", Arg::from(tally.games)), ("findings", Arg::from(tally.findings))];
        writeln!(out, "{}", Texts::of(lang).format("audit-summary", &args))?;
    }
    out.flush()?;
    Ok(ExitCode::from(match (tally.unreadable, tally.findings) {
        (true, _) => 2,
        (false, 0) => 0,
        (false, _) => 1,
    }))
}

/// Tells what was found in a game; of a game without a finding nothing.
fn tell_all(
    course: &Course,
    chosen: &Chosen<'_>,
    texts: &'static Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let speaker = chosen.speaker(texts);
    if course.findings.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}", heading("audit-game", chosen, texts))?;
    for finding in &course.findings {
        tell(finding, course, chosen, &speaker, out)?;
    }
    if let Some(first) = course.findings.first() {
        let clause = [("clause", Arg::from(first.clause))];
        writeln!(out, "  {}", texts.format("audit-hint", &clause))?;
    }
    writeln!(out)
}

/// The file, the game and the rules.
pub(super) fn heading(key: &str, chosen: &Chosen<'_>, texts: &Texts) -> String {
    let args = [
        ("name", Arg::from(chosen.name)),
        ("number", Arg::from(chosen.number as i64)),
        ("rules", Arg::from(texts.rule_set(&chosen.rules))),
    ];
    texts.format(key, &args)
}

fn tell(
    finding: &Finding,
    course: &Course,
    chosen: &Chosen<'_>,
    speaker: &Speaker<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let place = speaker.place(finding, &chosen.game.lines);
    let who = finding.seat.map_or_else(String::new, |seat| format!(" – {}", speaker.who(seat)));
    writeln!(out, "  {place}{who}: {} ({})", speaker.fault(&finding.fault), finding.clause)?;
    if let Some(legal) = speaker.legal(finding) {
        writeln!(out, "    {legal}")?;
    }
    for decision in finding.decisions(chosen.record(), course, &chosen.rules) {
        writeln!(out, "    {}", speaker.decision(finding, &decision))?;
    }
    Ok(())
}
