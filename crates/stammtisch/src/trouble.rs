//! What the system and the readers of files say, in the user's words.

use std::io::{self, IsTerminal as _};

use schafkopf::rules::RuleFileError;
use stammtisch_terminal::records::{Colour, Marked, marked};
use stammtisch_text::rule_file::sentence;
use stammtisch_text::{Arg, Texts};

/// Why the system did not do something.
pub(crate) fn of_system(error: &io::Error, texts: &Texts) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "system-not-found",
        io::ErrorKind::PermissionDenied => "system-permission-denied",
        io::ErrorKind::AlreadyExists => "system-already-exists",
        io::ErrorKind::IsADirectory => "system-is-a-folder",
        io::ErrorKind::NotADirectory => "system-not-a-folder",
        io::ErrorKind::DirectoryNotEmpty => "system-folder-not-empty",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "system-disk-full",
        io::ErrorKind::ReadOnlyFilesystem => "system-read-only",
        io::ErrorKind::FileTooLarge => "system-too-large",
        io::ErrorKind::InvalidData => "system-not-text",
        io::ErrorKind::UnexpectedEof => "system-ends-early",
        io::ErrorKind::AddrInUse => "system-address-taken",
        io::ErrorKind::AddrNotAvailable => "system-address-not-here",
        io::ErrorKind::ConnectionRefused => "system-refused",
        io::ErrorKind::TimedOut => "system-timed-out",
        // The system has far more to say than can be foreseen: whatever it says.
        _ => return error.to_string(),
    };
    texts.get(key)
}

/// A file that is not TOML, or has not what is wanted, with the line and a mark.
#[cfg(any(feature = "house", test))]
pub(crate) fn of_toml((name, text): (&str, &str), error: &toml::de::Error, texts: &Texts) -> anyhow::Error {
    let message = of_data(error.message(), texts);
    let Some(span) = error.span() else { return anyhow::anyhow!("{name}: {message}") };
    let before = text.get(..span.start).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
    anyhow::anyhow!(marked((name, text), message, Marked { line, column, len: span.len() }, colour()))
}

/// What a reader of JSON said, without the place.
pub(crate) fn json_message(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    said.strip_suffix(&place).unwrap_or(&said).to_owned()
}

/// A rule set file that cannot be used, with the line and a mark.
pub(crate) fn of_rules((name, text): (&str, &str), error: &RuleFileError, texts: &Texts) -> anyhow::Error {
    let message = sentence(error, texts);
    let Some(line) = error.line else { return anyhow::anyhow!("{name}: {message}") };
    let shown = text.lines().nth(line - 1).unwrap_or_default();
    let column = error.column.unwrap_or(1);
    let len = shown.chars().skip(column - 1).map(char::len_utf8).sum();
    anyhow::anyhow!(marked((name, text), message, Marked { line, column, len }, colour()))
}

/// The kinds of things that a reader says, as they begin and with their words.
const KINDS: [(&str, &str); 6] = [
    ("missing field `", "data-missing"),
    ("unknown field `", "data-unknown-field"),
    ("unknown variant `", "data-unknown-word"),
    ("duplicate field `", "data-twice"),
    ("duplicate key", "data-key-twice"),
    ("EOF while parsing", "data-ends-early"),
];

/// What a reader of data says, understood where it is of a known kind.
pub(crate) fn of_data(said: &str, texts: &Texts) -> String {
    let said = said.lines().next().unwrap_or_default();
    for (begin, key) in KINDS {
        let Some(rest) = said.strip_prefix(begin) else { continue };
        let (name, rest) = rest.split_once('`').unwrap_or((rest, ""));
        let known: Vec<&str> = rest.split('`').skip(1).step_by(2).collect();
        let args = [("name", Arg::from(name)), ("known", Arg::from(known.join(", ")))];
        return texts.format(key, &args);
    }
    let wanted = said.strip_prefix("invalid type: ").and_then(|rest| rest.split_once(", expected "));
    if let Some((found, wanted)) = wanted {
        let found = found.split([' ', ',']).next().unwrap_or(found);
        let kind = |word: &str| {
            let key = format!("data-kind-{}", word.to_lowercase());
            if texts.has(&key) { texts.get(&key) } else { word.to_owned() }
        };
        let wanted = kind(wanted.trim_start_matches("a ").trim_start_matches("an "));
        return texts
            .format("data-kind", &[("found", Arg::from(kind(found))), ("wanted", Arg::from(wanted))]);
    }
    texts.format("data-else", &[("detail", Arg::from(said))])
}

/// Whether errors are shown in colours.
pub(crate) fn colour() -> Colour {
    if io::stderr().is_terminal() { Colour::Coloured } else { Colour::Plain }
}

#[cfg(test)]
mod tests {
    use std::io;

    use stammtisch_text::{Lang, Texts};

    use super::{of_data, of_system, of_toml};

    #[test]
    fn the_system_speaks_both_languages() {
        let error = io::Error::from(io::ErrorKind::NotFound);
        assert_eq!(of_system(&error, Texts::of(Lang::De)), "Das gibt es nicht.");
        assert_eq!(of_system(&error, Texts::of(Lang::En)), "There is no such thing.");
        assert_eq!(of_system(&io::Error::other("odd"), Texts::of(Lang::De)), "odd");
    }

    #[test]
    fn what_a_reader_says_is_understood() {
        let de = Texts::of(Lang::De);
        for (said, told) in [
            ("missing field `id`", "Es fehlt „id“."),
            (
                "unknown field `prot`, expected `port` or `bind`",
                "„prot“ gibt es hier nicht. Möglich sind: port, bind",
            ),
            ("invalid type: string \"oft\", expected u32", "Hier steht ein Text, verlangt ist eine Zahl."),
            ("EOF while parsing a value", "Das hört mittendrin auf."),
            ("something new", "So ist es nicht lesbar (something new)."),
        ] {
            assert_eq!(of_data(said, de), told);
        }
    }

    #[test]
    fn a_wrong_file_is_shown_with_its_line() {
        let en = Texts::of(Lang::En);
        let text = "a = 1\nb = \n";
        let error = toml::from_str::<toml::Table>(text).unwrap_err();
        let told = of_toml(("x.toml", text), &error, en).to_string();
        assert!(told.starts_with("x.toml:2:") && told.contains("b = "), "{told}");
    }
}
