//! `stammtisch explain`: the rules book answers.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Args;
use stammtisch_text::book::{Answer, Book, Entry, Kind};
use stammtisch_text::{Arg, Lang, Texts};

use super::Context;

/// Explains a term, a clause or a card.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  stammtisch explain Laufende\n  stammtisch explain S 2.5.4\n  stammtisch explain EO\n  stammtisch explain --search Sau Zehner"
)]
pub(crate) struct ExplainArgs {
    /// A term, a clause (S 2.5.4, T 17, P 4, V 3.5, D 11) or a card (EO).
    #[arg(required = true)]
    words: Vec<String>,
    /// Searches all texts for the words instead.
    #[arg(long)]
    search: bool,
    /// Prints the answer as JSON.
    #[arg(long)]
    json: bool,
}

/// Lines are broken before this column.
const WIDTH: usize = 92;
/// Most hits that a search shows.
const HITS: usize = 12;

pub(super) fn run(args: &ExplainArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let (book, lang) = (Book::load(), context.lang());
    let texts = Texts::of(lang);
    let query = args.words.join(" ");
    let (shown, code) = if args.search {
        search(book, &query, args.json, texts)?
    } else {
        explain(book, &query, args.json, texts)?
    };
    io::stdout().lock().write_all(shown.as_bytes())?;
    Ok(code)
}

fn explain(book: &Book, query: &str, json: bool, texts: &Texts) -> anyhow::Result<(String, ExitCode)> {
    let answer = book.explain(query, texts.lang());
    let code = if answer.entry().is_some() { ExitCode::SUCCESS } else { ExitCode::from(1) };
    if json {
        return Ok((serde_json::to_string(&answer)? + "\n", code));
    }
    Ok((tell(book, query, &answer, texts), code))
}

/// An answer as text.
fn tell(book: &Book, query: &str, answer: &Answer<'_>, texts: &Texts) -> String {
    let lang = texts.lang();
    match answer {
        Answer::Found { entry, also } => {
            let mut text = page(book, entry, texts);
            if !also.is_empty() {
                let names: Vec<String> = also.iter().map(Entry::query).collect();
                let _ = writeln!(
                    text,
                    "{}",
                    texts.format("explain-also", &[("names", Arg::from(names.join(", ")))])
                );
            }
            text
        }
        Answer::Guessed { entry, taken_as, others } => {
            let args = [("query", Arg::from(query)), ("taken", Arg::from(taken_as.as_str()))];
            let mut text = texts.format("explain-guessed", &args) + "\n\n" + &page(book, entry, texts);
            if !others.is_empty() {
                let names: Vec<String> =
                    others.iter().map(|other| other.entry.title(lang).to_owned()).collect();
                let _ = writeln!(
                    text,
                    "{}",
                    texts.format("explain-others", &[("names", Arg::from(names.join(", ")))])
                );
            }
            text
        }
        Answer::NotFound { suggestions } => {
            let names: Vec<String> =
                suggestions.iter().map(|other| other.entry.title(lang).to_owned()).collect();
            let key = if names.is_empty() { "explain-unknown" } else { "explain-not-found" };
            texts.format(key, &[("query", Arg::from(query)), ("names", Arg::from(names.join(", ")))]) + "\n"
        }
    }
}

/// An entry as a page: heading, text, example, what to read next.
fn page(book: &Book, entry: &Entry<'_>, texts: &Texts) -> String {
    let lang = texts.lang();
    let title = entry.title(lang);
    let heading = match entry {
        Entry::Clause(clause) => {
            format!("{} · {title} ({})", entry.query(), texts.get(kind_key(clause.kind)))
        }
        Entry::Term(term) => {
            let other = term.name(if lang == Lang::De { Lang::En } else { Lang::De });
            if other == title { title.to_owned() } else { format!("{title} ({other})") }
        }
        Entry::Section(_) | Entry::Card(_) => format!("{} · {title}", entry.query()),
    };
    let mut text = format!("{heading}\n{}\n", "─".repeat(heading.chars().count()));
    if let Some(body) = entry.text(lang) {
        text += &wrapped(body, "");
    }
    if let Some(example) = entry.example(lang) {
        let _ = write!(
            text,
            "\n{}",
            wrapped(&texts.format("explain-example", &[("text", Arg::from(example))]), "  ")
        );
    }
    let references = entry.references();
    if !references.is_empty() {
        text.push('\n');
        for id in references {
            let title = book
                .clause(id)
                .map(|clause| clause.title.get(lang))
                .or_else(|| book.section(id).map(|section| section.title.get(lang)));
            let _ = writeln!(text, "→ {id} {}", title.unwrap_or_default());
        }
    }
    text
}

const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Enforced => "explain-enforced",
        Kind::Assisted => "explain-assisted",
        Kind::Physical => "explain-physical",
        Kind::NotOffered => "explain-not-offered",
        Kind::Decision => "explain-decision",
    }
}

fn search(book: &Book, query: &str, json: bool, texts: &Texts) -> anyhow::Result<(String, ExitCode)> {
    let hits = book.search(query);
    let code = if hits.is_empty() { ExitCode::from(1) } else { ExitCode::SUCCESS };
    if json {
        return Ok((serde_json::to_string(&hits)? + "\n", code));
    }
    if hits.is_empty() {
        return Ok((texts.format("explain-no-hit", &[("query", Arg::from(query))]) + "\n", code));
    }
    let mut text = String::new();
    for hit in hits.iter().take(HITS) {
        let name = hit.entry.query();
        let _ = writeln!(text, "{name:<16} {}", hit.entry.title(texts.lang()));
    }
    Ok((text, code))
}

/// Breaks a text into lines, each after an indentation.
fn wrapped(text: &str, indent: &str) -> String {
    let mut lines = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if length > 0 && length + 1 + width > WIDTH {
            lines.push('\n');
            length = 0;
        }
        if length == 0 {
            lines.push_str(indent);
            length = indent.len();
        } else {
            lines.push(' ');
            length += 1;
        }
        lines.push_str(word);
        length += width;
    }
    lines.push('\n');
    lines
}
