//! An error in a file, with the line shown.

use std::fmt;

use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, NamedSource, SourceCode};
use schafkopf_record::ParseError;
use stammtisch_text::Texts;

/// Lines up to this length are shown whole, with their neighbours.
const SHOWN_LINE: usize = 200;

/// What is wrong with a file, as miette shows it.
#[derive(Debug)]
struct Wrong {
    message: String,
    source: NamedSource<String>,
    label: LabeledSpan,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Wrong {}

impl Diagnostic for Wrong {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.source)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(std::iter::once(self.label.clone())))
    }
}

/// A text without what a terminal would take as a command; as long in bytes as it was.
pub fn printable(text: &str) -> String {
    let harmless = |c: char| !c.is_control() || matches!(c, '\n' | '\r' | '\t');
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if harmless(c) { shown.push(c) } else { shown.extend(std::iter::repeat_n('?', c.len_utf8())) }
    }
    shown
}

/// Whether a report has colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colour {
    /// None.
    Plain,
    /// As a terminal shows them.
    Coloured,
}

/// A place in a text: line and column from 1, and how many bytes are marked from there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marked {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
    /// Length of what is marked.
    pub len: usize,
}

impl Marked {
    /// Where it begins in a text, in bytes.
    fn start(self, text: &str) -> usize {
        let before: usize = text.split_inclusive('\n').take(self.line.saturating_sub(1)).map(str::len).sum();
        let line = text[before..].lines().next().unwrap_or_default();
        let within = line.char_indices().nth(self.column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
        before + within
    }
}

/// A message about a place in a text: the place, the line, a mark below it.
pub fn marked((name, text): (&str, &str), message: String, mark: Marked, colour: Colour) -> String {
    let place = format!("{name}:{}:{}", mark.line, mark.column);
    let line = text.lines().nth(mark.line.saturating_sub(1)).unwrap_or_default();
    if line.len() > SHOWN_LINE {
        return format!("{place}: {message}");
    }
    let label = LabeledSpan::new(None, mark.start(text), mark.len.clamp(1, SHOWN_LINE));
    rendered(&place, &Wrong { message, source: NamedSource::new(name, printable(text)), label }, colour)
}

/// What is wrong with a file and where: the message, the line, a mark below the place.
pub fn report((name, text): (&str, &str), error: &ParseError, texts: &Texts, colour: Colour) -> String {
    let place = format!("{name}:{}:{}", error.line, error.column);
    let line = text.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
    let (source, start) = if line.len() <= SHOWN_LINE && text.len() <= 16 * 1024 * 1024 {
        (NamedSource::new(name, printable(text)), error.start)
    } else {
        (NamedSource::new(place.clone(), printable(&error.excerpt)), error.excerpt_start)
    };
    let wrong = Wrong {
        message: texts.record_problem(error.problem.code(), &error.problem.particulars()),
        source,
        label: LabeledSpan::new(None, start, error.len.clamp(1, SHOWN_LINE)),
    };
    rendered(&place, &wrong, colour)
}

/// The place, and below it the message with the line.
fn rendered(place: &str, wrong: &Wrong, colour: Colour) -> String {
    let theme = match colour {
        Colour::Plain => GraphicalTheme::unicode_nocolor(),
        Colour::Coloured => GraphicalTheme::unicode(),
    };
    let mut shown = format!("{place}\n");
    let handler = GraphicalReportHandler::new_themed(theme).with_width(100);
    match handler.render_report(&mut shown, wrong) {
        Ok(()) => shown.trim_end().to_owned(),
        // The place is outside the text, as behind its last line.
        Err(_) => format!("{place}: {}", wrong.message),
    }
}

#[cfg(test)]
mod tests {
    use schafkopf_record::read;
    use stammtisch_text::{Lang, Texts};

    use super::{Colour, Marked, marked, report};

    fn shown(text: &str, lang: Lang) -> String {
        report(("test.skn", text), &read(text).unwrap_err(), Texts::of(lang), Colour::Plain)
    }

    #[test]
    fn the_line_is_shown_with_its_place() {
        let text = "Schafkopf 1\nGeber: 4\n1 hat: EA XY\n";
        let german = shown(text, Lang::De);
        assert!(german.contains("test.skn:3:11") && german.contains("1 hat: EA XY"), "{german}");
        assert!(german.contains("„XY“ ist keine Karte"), "{german}");
        assert!(shown(text, Lang::En).contains("`XY` is not a card"));
    }

    #[test]
    fn a_place_is_marked_in_any_text() {
        let text = "a = 1\nä = \"oft\"\n";
        let shown = marked(
            ("x.toml", text),
            "That is no number.".into(),
            Marked { line: 2, column: 5, len: 5 },
            Colour::Plain,
        );
        assert!(shown.starts_with("x.toml:2:5\n") && shown.contains("ä = \"oft\""), "{shown}");
        assert!(shown.contains("That is no number."), "{shown}");
        let long = "x".repeat(1000);
        let place = Marked { line: 1, column: 1, len: 3 };
        assert_eq!(marked(("y", &long), "No.".into(), place, Colour::Plain), "y:1:1: No.");
        let behind = Marked { line: 9, column: 9, len: 3 };
        assert!(marked(("z", "a\n"), "No.".into(), behind, Colour::Plain).contains("No."));
    }

    #[test]
    fn nothing_in_a_file_commands_the_terminal() {
        let text = "Schafkopf 1\nGeber: 4\n1 hat: \u{1b}[2J\u{9b}31m\n";
        let shown = shown(text, Lang::En);
        assert!(shown.chars().all(|c| !c.is_control() || c == '\n'), "{shown:?}");
        assert!(shown.contains("1 hat: ?[2J??31m"), "{shown}");
    }

    #[test]
    fn long_lines_and_empty_files_are_shown_in_short() {
        for text in [
            String::new(),
            "EA ".repeat(1_000_000),
            format!("Schafkopf 1\nGeber: 4\n1 hat: {}", "EA ".repeat(99)),
        ] {
            let shown = shown(&text, Lang::De);
            assert!(shown.contains("test.skn:") && shown.len() < 2000, "{shown}");
        }
    }
}
