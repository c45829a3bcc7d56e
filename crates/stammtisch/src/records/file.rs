//! Files with records: read, decoded, and judged by which rules.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::Arc;

use schafkopf::RuleSet;
use schafkopf_record::{ParseError, Parsed, Record, Skipped, read};
use stammtisch_terminal::records::{Speaker, printable, report};
use stammtisch_text::{Arg, Texts};

use crate::rule_sets::RuleSets;
use crate::terminal::{Awaited, tell_waiting};
use crate::trouble;

/// The largest file that is read, in MiB.
const MOST_MIB: u64 = 256;

/// A file with its games.
pub(crate) struct RecordFile {
    /// What it is called in messages.
    pub(crate) name: String,
    /// Its games.
    pub(crate) games: Vec<Parsed>,
}

/// Reads the games of a file, `-` for standard input; what is odd about it goes to standard error.
pub(crate) fn read_file(path: &Path, texts: &Texts) -> anyhow::Result<RecordFile> {
    let stdin = path == Path::new("-");
    let name = if stdin { texts.get("record-stdin") } else { path.display().to_string() };
    if stdin {
        tell_waiting(Awaited::Text, texts.lang());
    }
    let bytes = if stdin { read_all(io::stdin().lock()) } else { File::open(path).and_then(read_all) };
    let bytes = bytes.map_err(|why| {
        let args = [("name", Arg::from(name.as_str())), ("why", Arg::from(trouble::of_system(&why, texts)))];
        anyhow::anyhow!(texts.format("record-not-readable", &args))
    })?;
    if bytes.len() as u64 > MOST_MIB * 1024 * 1024 {
        let args = [("name", Arg::from(name)), ("most", Arg::from(MOST_MIB as i64))];
        anyhow::bail!(texts.format("record-too-large", &args));
    }
    let (text, note) = decode(bytes);
    if note == Note::Latin1 {
        eprintln!("{}", texts.format("record-latin-1", &[("name", Arg::from(name.as_str()))]));
    }
    let games = read(&text).map_err(|error| unreadable(&name, &text, &error, texts))?;
    for skipped in &games.skipped {
        eprintln!("{}", left_out(&name, skipped, texts));
    }
    Ok(RecordFile { name, games: games.games })
}

fn read_all(input: impl io::Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(MOST_MIB * 1024 * 1024 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What is to be said about the encoding of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Note {
    Nothing,
    Latin1,
}

/// The text of a file: UTF-8, or UTF-16 with its mark; whatever else is taken as Latin-1.
fn decode(bytes: Vec<u8>) -> (String, Note) {
    if let Some(text) = decode_utf16(&bytes) {
        return (text, Note::Nothing);
    }
    match String::from_utf8(bytes) {
        Ok(text) => (text, Note::Nothing),
        Err(error) => (error.into_bytes().into_iter().map(char::from).collect(), Note::Latin1),
    }
}

/// The text of a file that starts with a mark of UTF-16.
fn decode_utf16(bytes: &[u8]) -> Option<String> {
    let unit: fn([u8; 2]) -> u16 = match bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => return None,
    };
    let units = bytes[2..].chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).collect::<Result<String, _>>().ok()
}

fn unreadable(name: &str, text: &str, error: &ParseError, texts: &Texts) -> anyhow::Error {
    anyhow::anyhow!(report((name, text), error, texts, trouble::colour()))
}

fn left_out(name: &str, skipped: &Skipped, texts: &Texts) -> String {
    let args = [
        ("name", Arg::from(name)),
        ("line", Arg::from(skipped.line as i64)),
        ("what", Arg::from(printable(&skipped.what))),
    ];
    texts.format("record-skipped", &args)
}

/// A game of a file with the rules by which it is judged.
pub(crate) struct Chosen<'a> {
    /// The name of the file.
    pub(crate) name: &'a str,
    /// Number of the game in the file, from 1.
    pub(crate) number: usize,
    /// The game.
    pub(crate) game: &'a Parsed,
    /// The rules.
    pub(crate) rules: Arc<RuleSet>,
}

impl Chosen<'_> {
    /// The record.
    pub(crate) const fn record(&self) -> &Record {
        &self.game.record
    }

    /// Somebody who speaks about it.
    pub(crate) fn speaker(&self, texts: &'static Texts) -> Speaker<'_> {
        Speaker { texts, record: self.record(), rules: &self.rules }
    }
}

/// The rules of each game: those asked for, else those it names, else those that fit.
pub(crate) fn choose_rules<'a>(
    file: &'a RecordFile,
    asked: Option<&str>,
    sets: &RuleSets,
    texts: &Texts,
) -> anyhow::Result<Vec<Chosen<'a>>> {
    let games = file.games.iter().enumerate().map(|(index, game)| {
        let named = game.record.rules.as_ref();
        let id = asked.or(named.map(|rules| rules.id.as_str())).unwrap_or(game.record.fallback_rules());
        let args = |id: &'a str| {
            [
                ("name", Arg::from(file.name.as_str())),
                ("number", Arg::from(index as i64 + 1)),
                ("rules", Arg::from(id)),
            ]
        };
        let Some(rules) = sets.get(id) else {
            let mut args = args_owned(&file.name, index, id);
            args.push(("known", Arg::from(sets.ids())));
            anyhow::bail!(texts.format("record-unknown-rules", &args));
        };
        let hash = named.filter(|_| asked.is_none()).and_then(|rules| rules.hash);
        if let Some(named) = named.filter(|_| hash.is_some_and(|hash| hash.to_string() != rules.hash())) {
            eprintln!("{}", texts.format("record-other-rules", &args(&named.id)));
        }
        Ok(Chosen { name: &file.name, number: index + 1, game, rules: Arc::clone(rules) })
    });
    games.collect()
}

fn args_owned<'a>(name: &'a str, index: usize, id: &'a str) -> Vec<(&'static str, Arg<'a>)> {
    vec![("name", Arg::from(name)), ("number", Arg::from(index as i64 + 1)), ("rules", Arg::from(id))]
}

#[cfg(test)]
mod tests {
    use super::{Note, decode};

    #[test]
    fn encodings_are_told_apart() {
        assert_eq!(decode("Jörg".into()), ("Jörg".to_owned(), Note::Nothing));
        assert_eq!(decode(b"J\xf6rg".to_vec()), ("Jörg".to_owned(), Note::Latin1));
        assert_eq!(decode(b"\xff\xfeJ\0\xf6\0".to_vec()), ("Jö".to_owned(), Note::Nothing));
        assert_eq!(decode(b"\xfe\xff\0J\0\xf6".to_vec()), ("Jö".to_owned(), Note::Nothing));
        assert_eq!(decode(Vec::new()), (String::new(), Note::Nothing));
    }
}
