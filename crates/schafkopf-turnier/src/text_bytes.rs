//! Text from bytes: what spreadsheets write.

use std::borrow::Cow;

/// The characters of Windows-1252 from 0x80 to 0x9F, where Latin-1 has none that are printed.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of a file: UTF-8 or UTF-16 where it is that, else Windows-1252, of which Latin-1 is a part. The mark at the
/// beginning is left out.
///
/// ```
/// use schafkopf_turnier::decode_text;
/// assert_eq!(decode_text(b"\xEF\xBB\xBFM\xC3\xBCller"), "Müller");
/// assert_eq!(decode_text(b"M\xFCller"), "Müller");
/// ```
pub fn decode_text(bytes: &[u8]) -> Cow<'_, str> {
    match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => utf8_or_windows(rest),
        [0xFF, 0xFE, rest @ ..] => Cow::Owned(utf16(rest, u16::from_le_bytes)),
        [0xFE, 0xFF, rest @ ..] => Cow::Owned(utf16(rest, u16::from_be_bytes)),
        _ => utf8_or_windows(bytes),
    }
}

fn utf8_or_windows(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| from_windows(byte)).collect()),
    }
}

fn from_windows(byte: u8) -> char {
    match byte {
        0x80..=0x9F => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

fn utf16(bytes: &[u8], word: fn([u8; 2]) -> u16) -> String {
    let words = bytes.chunks(2).map(|pair| word([pair[0], pair.get(1).copied().unwrap_or(0)]));
    char::decode_utf16(words).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

#[cfg(test)]
mod tests {
    use super::decode_text;

    #[test]
    fn what_spreadsheets_write_is_read() {
        assert_eq!(decode_text("Jäger".as_bytes()), "Jäger");
        assert_eq!(decode_text(b"J\xE4ger \x80 5"), "Jäger € 5");
        assert_eq!(decode_text(b"\xFF\xFEJ\x00\xE4\x00"), "Jä");
        assert_eq!(decode_text(b"\xFE\xFF\x00J\x00\xE4"), "Jä");
        assert_eq!(decode_text(b"\xEF\xBB\xBF"), "");
        assert_eq!(decode_text(b"\xFF\xFEJ"), "J");
    }
}
