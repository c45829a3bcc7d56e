//! The rules book for the page: its contents, an entry, a search.

use serde::Serialize;
use stammtisch_text::Lang;
use stammtisch_text::book::{Answer, Book, Entry};
use ts_rs::TS;
use utoipa::ToSchema;

/// The most hits that a search answers.
const HITS: usize = 30;
/// The length of the beginning of an entry that is shown with a hit, in characters.
const BEGINNING: usize = 160;

/// The contents of the book.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Contents {
    /// The sections of the rules.
    sections: Vec<Chapter>,
    /// The terms that the book explains.
    terms: Vec<String>,
}

/// A section with its clauses.
#[derive(Debug, Serialize, TS, ToSchema)]
struct Chapter {
    /// Its number.
    id: String,
    /// Its heading.
    title: String,
    /// Its clauses.
    clauses: Vec<Line>,
}

/// An entry by its name and heading.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Line {
    /// What to ask for it.
    query: String,
    /// Its heading.
    title: String,
    /// How it begins, where it is a hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    beginning: Option<String>,
}

/// An entry, whole.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Page {
    /// What to ask for it.
    query: String,
    /// Its heading.
    title: String,
    /// What it says.
    text: Option<String>,
    /// An example.
    example: Option<String>,
    /// The clauses that it names.
    references: Vec<Line>,
    /// Other entries of that name.
    also: Vec<Line>,
}

/// What the book says to a question.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Reply {
    /// The entry, if there is one.
    entry: Option<Page>,
    /// The spelling that the question was taken for, if it was misspelt.
    taken_as: Option<String>,
    /// What may have been meant instead.
    suggestions: Vec<Line>,
}

/// The longest question, in bytes.
const LONGEST_QUESTION: usize = 200;

/// Whether a question is longer than any that the book answers.
pub const fn is_too_long(question: &str) -> bool {
    question.len() > LONGEST_QUESTION
}

/// The contents of the book.
pub fn contents(lang: Lang) -> Contents {
    let book = Book::load();
    let chapters = book.sections().iter().map(|section| Chapter {
        id: section.id.to_string(),
        title: section.title.get(lang).to_owned(),
        clauses: lines(book, &Entry::Section(section), lang),
    });
    let terms = book.terms().iter().map(|term| term.name(lang).to_owned());
    Contents { sections: chapters.collect(), terms: terms.collect() }
}

/// What the book says to a question.
pub fn reply(query: &str, lang: Lang) -> Reply {
    let book = Book::load();
    match book.explain(query, lang) {
        Answer::Found { entry, also } => {
            let also = also.iter().map(|entry| line(entry, lang)).collect();
            Reply { entry: Some(page(book, &entry, also, lang)), taken_as: None, suggestions: Vec::new() }
        }
        Answer::Guessed { entry, taken_as, others } => Reply {
            entry: Some(page(book, &entry, Vec::new(), lang)),
            taken_as: Some(taken_as),
            suggestions: others.iter().map(|other| line(&other.entry, lang)).collect(),
        },
        Answer::NotFound { suggestions } => Reply {
            entry: None,
            taken_as: None,
            suggestions: suggestions.iter().map(|other| line(&other.entry, lang)).collect(),
        },
    }
}

/// The entries in which words occur, the best first.
pub fn search(words: &str, lang: Lang) -> Vec<Line> {
    let hits = Book::load().search(words);
    let with_beginning = |entry: &Entry<'_>| Line {
        beginning: entry.text(lang).map(|text| text.chars().take(BEGINNING).collect()),
        ..line(entry, lang)
    };
    hits.iter().take(HITS).map(|hit| with_beginning(&hit.entry)).collect()
}

fn page(book: &Book, entry: &Entry<'_>, also: Vec<Line>, lang: Lang) -> Page {
    Page {
        query: entry.query(),
        title: entry.title(lang).to_owned(),
        text: entry.text(lang).map(str::to_owned),
        example: entry.example(lang).map(str::to_owned),
        references: lines(book, entry, lang),
        also,
    }
}

fn lines(book: &Book, entry: &Entry<'_>, lang: Lang) -> Vec<Line> {
    let clauses = entry.references().into_iter().filter_map(|id| book.clause(id));
    clauses.map(|clause| line(&Entry::Clause(clause), lang)).collect()
}

fn line(entry: &Entry<'_>, lang: Lang) -> Line {
    Line { query: entry.query(), title: entry.title(lang).to_owned(), beginning: None }
}
