//! Free texts behind a colon, quoted where they would be read as something else.

use crate::piece::Piece;
use crate::problem::{Fail, Problem};

/// Reads a free text: as it stands, or in quotation marks with the escapes of JSON.
pub(super) fn read_value(piece: Piece<'_>) -> Result<String, Fail> {
    if piece.is_empty() {
        return piece.fail(Problem::ValueMissing);
    }
    if !piece.text.starts_with('"') {
        return Ok(piece.text.to_owned());
    }
    serde_json::from_str(piece.text).map_err(|_| piece.failed(Problem::BadQuote))
}

/// A free text as it is printed: quoted where it would not be read back.
pub(super) fn print_value(text: &str) -> String {
    if is_plain(text) { text.to_owned() } else { quote(text) }
}

fn is_plain(text: &str) -> bool {
    let mut before = ' ';
    for c in text.chars() {
        if c.is_control() || (c == ';' && before.is_whitespace()) {
            return false;
        }
        before = c;
    }
    !text.is_empty() && text.trim() == text && !text.starts_with('"')
}

/// The text in quotation marks; serde_json writes every string.
pub(super) fn quote(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// How many bytes a quoted text at the start of a piece has, its marks included; the whole piece if it does not end.
pub(super) fn quoted_len(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::{print_value, quoted_len, read_value};
    use crate::piece::Piece;

    #[test]
    fn every_text_is_read_back() {
        let texts = [
            "Gasthof Post",
            "a; b",
            "a ;b",
            "\"",
            " x",
            "x ",
            "",
            "a\nb",
            "a\tb",
            "ä\u{a0}",
            "\\\"",
            ";",
            "\u{feff}",
        ];
        for text in texts {
            let printed = print_value(text);
            assert_eq!(read_value(Piece::new(&printed, 0)).as_deref(), Ok(text), "{printed}");
        }
        assert_eq!(print_value("Tisch #3, hinten"), "Tisch #3, hinten");
        assert!(read_value(Piece::new("\"offen", 0)).is_err());
        assert!(read_value(Piece::new("", 0)).is_err());
    }

    #[test]
    fn quotes_end_at_their_mark() {
        assert_eq!(quoted_len(r#""a\"b" rest"#), 6);
        assert_eq!(quoted_len(r#""a\\" rest"#), 5);
        assert_eq!(quoted_len(r#""offen"#), 6);
    }
}
