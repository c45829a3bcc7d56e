//! Tables of text: fields separated by semicolons or commas, as spreadsheets write them.

use thiserror::Error;

/// A record of a table with the line on which it begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The line, from 1.
    pub line: usize,
    /// Its fields.
    pub fields: Vec<String>,
}

/// Why a text is no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum CsvError {
    /// A quote that is never closed.
    #[error("line {line}: a quote is opened and never closed")]
    OpenQuote {
        /// The line on which the record begins, from 1.
        line: usize,
    },
    /// Something stands between a closing quote and the next field.
    #[error("line {line}: something follows a closing quote")]
    AfterQuote {
        /// The line, from 1.
        line: usize,
    },
    /// Another number of fields than in the first line.
    #[error("line {line}: {found} fields instead of {expected}")]
    Fields {
        /// The line, from 1.
        line: usize,
        /// How many there are.
        found: usize,
        /// How many the first line has.
        expected: usize,
    },
}

/// Reads a table whose records have as many fields as the first; blank lines are left out.
pub fn parse_csv(text: &str) -> Result<Vec<Record>, CsvError> {
    let records = parse_loose_csv(text)?;
    let expected = records.first().map_or(0, |first| first.fields.len());
    match records.iter().find(|record| record.fields.len() != expected) {
        Some(Record { line, fields }) => Err(CsvError::Fields { line: *line, found: fields.len(), expected }),
        None => Ok(records),
    }
}

/// Reads a table as people make them: titles above it and notes below it have fields as they like. Blank lines are left out.
pub fn parse_loose_csv(text: &str) -> Result<Vec<Record>, CsvError> {
    let mut reader = Reader { separator: separator(text), records: Vec::new(), line: 1, start: 1 };
    let mut record = Vec::new();
    let mut field = String::new();
    let mut chars = text.chars().peekable();
    let mut quoted = Quoted::Not;
    while let Some(c) = chars.next() {
        if c == '\n' {
            reader.line += 1;
        }
        match (quoted, c) {
            (Quoted::Inside, '"') if chars.peek() == Some(&'"') => {
                chars.next();
                field.push('"');
            }
            (Quoted::Inside, '"') => quoted = Quoted::Closed,
            (Quoted::Inside, c) => field.push(c),
            (Quoted::Not, '"') if field.is_empty() => quoted = Quoted::Inside,
            (_, '\r') if matches!(chars.peek(), Some('\n') | None) => {}
            (_, '\n') => {
                record.push(std::mem::take(&mut field));
                reader.end(std::mem::take(&mut record));
                quoted = Quoted::Not;
            }
            (_, c) if c == reader.separator => {
                record.push(std::mem::take(&mut field));
                quoted = Quoted::Not;
            }
            (Quoted::Closed, _) => return Err(CsvError::AfterQuote { line: reader.line }),
            (Quoted::Not, c) => field.push(c),
        }
    }
    if quoted == Quoted::Inside {
        return Err(CsvError::OpenQuote { line: reader.start });
    }
    record.push(field);
    reader.end(record);
    Ok(reader.records)
}

/// Where a reader stands with regard to quotes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Quoted {
    Not,
    Inside,
    Closed,
}

struct Reader {
    separator: char,
    records: Vec<Record>,
    line: usize,
    /// The line on which the record begins.
    start: usize,
}

impl Reader {
    fn end(&mut self, fields: Vec<String>) {
        let line = std::mem::replace(&mut self.start, self.line);
        if fields.iter().any(|field| !field.trim().is_empty()) {
            self.records.push(Record { line, fields });
        }
    }
}

/// Lines that are looked at for what separates fields: titles may stand above the table.
const LOOKED_AT: usize = 40;

/// What separates fields: a tab where at least half of the lines have one, since nobody types it into a field; else of
/// semicolon, comma and tab the one that stands in the most lines, and of those level the one that a line has most of,
/// outside quotes. In a title or a name a comma may stand, too.
fn separator(text: &str) -> char {
    let lines = || text.lines().filter(|line| !line.trim().is_empty()).take(LOOKED_AT);
    let count = |line: &str, separator: char| -> usize {
        line.split('"').step_by(2).map(|part| part.matches(separator).count()).sum()
    };
    let weight = |&separator: &char| {
        let counts = || lines().map(|line| count(line, separator));
        (counts().filter(|&count| count > 0).count(), counts().max().unwrap_or(0))
    };
    if 2 * weight(&'\t').0 >= lines().count().max(1) {
        return '\t';
    }
    // The last of those level wins: the semicolon, which Excel writes here.
    ['\t', ',', ';'].into_iter().max_by_key(weight).unwrap_or(';')
}

/// Writes a table with semicolons, lines ending as spreadsheets want them.
pub fn print_csv<'a>(records: impl IntoIterator<Item = &'a [String]>) -> String {
    let mut text = String::new();
    for record in records {
        for (place, field) in record.iter().enumerate() {
            if place > 0 {
                text.push(';');
            }
            push_field(&mut text, field);
        }
        text.push_str("\r\n");
    }
    text
}

fn push_field(text: &mut String, field: &str) {
    if field.contains(['"', ';', ',', '\t', '\n', '\r']) {
        text.push('"');
        text.push_str(&field.replace('"', "\"\""));
        text.push('"');
    } else {
        text.push_str(field);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{Strategy, any, prop, prop_assert_eq, proptest};

    use super::{CsvError, parse_csv, print_csv};

    fn fields(text: &str) -> Vec<Vec<String>> {
        parse_csv(text).unwrap().into_iter().map(|record| record.fields).collect()
    }

    #[test]
    fn semicolons_commas_tabs_and_quotes() {
        assert_eq!(fields("a;b\n1;2\r\n\n"), [["a", "b"], ["1", "2"]]);
        assert_eq!(fields("a,b\n\"x,\"\"y\"\"\",2"), [["a", "b"], ["x,\"y\"", "2"]]);
        assert_eq!(fields("a\tb\n1\t2"), [["a", "b"], ["1", "2"]]);
        assert_eq!(fields("\"a,b,c\";d\n1;\"2\n3\""), [["a,b,c", "d"], ["1", "2\n3"]]);
    }

    #[test]
    fn a_broken_line_is_named() {
        assert_eq!(parse_csv("a;b\n1;2\n3"), Err(CsvError::Fields { line: 3, found: 1, expected: 2 }));
        assert_eq!(parse_csv("a;b\n1;\"2\n3;4\n"), Err(CsvError::OpenQuote { line: 2 }));
        assert_eq!(parse_csv("a;b\n\"1\"x;2"), Err(CsvError::AfterQuote { line: 2 }));
        let after_two_lines = parse_csv("a;b\n1;\"2\n3\"\n4");
        assert_eq!(after_two_lines, Err(CsvError::Fields { line: 4, found: 1, expected: 2 }));
    }

    #[test]
    fn names_with_commas_between_tabs_are_one_field() {
        let text = "Preisschafkopf, Isen\nName, Vorname\tOrt\nHuber, Resi\tIsen\nMaier, Sepp\t\n";
        assert_eq!(super::separator(text), '\t');
        assert_eq!(super::separator("Name;Ort\nHuber, Resi;Isen\n"), ';');
        assert_eq!(super::separator("Name,Ort\nHuber,Isen\n"), ',');
    }

    proptest! {
        #[test]
        fn what_is_printed_is_read_back(
            table in (2_usize..5).prop_flat_map(|width| prop::collection::vec(
                prop::collection::vec(any::<String>().prop_map(|s| format!("x{}", s.replace('\r', ""))), width), 1..6)),
        ) {
            // A first line without separators of its own, as a heading has none.
            let heading: Vec<String> = (0..table[0].len()).map(|n| format!("column {n}")).collect();
            let all: Vec<Vec<String>> = std::iter::once(heading).chain(table).collect();
            let text = print_csv(all.iter().map(Vec::as_slice));
            prop_assert_eq!(fields(&text), all);
        }

        #[test]
        fn nothing_makes_it_panic(text in any::<String>()) {
            let _ = parse_csv(&text);
        }
    }
}
