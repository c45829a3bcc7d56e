//! JSON written straight into bytes.

/// Appends a JSON string.
#[inline]
pub(crate) fn push_string(out: &mut Vec<u8>, text: &str) {
    let plain = text.bytes().all(|byte| byte >= 0x20 && byte != b'"' && byte != b'\\');
    if plain {
        out.push(b'"');
        out.extend_from_slice(text.as_bytes());
        out.push(b'"');
    } else {
        let quoted = serde_json::Value::String(text.to_owned()).to_string();
        out.extend_from_slice(quoted.as_bytes());
    }
}

/// Appends a JSON string, or null.
#[inline]
pub(crate) fn push_string_or_null(out: &mut Vec<u8>, text: Option<&str>) {
    match text {
        Some(text) => push_string(out, text),
        None => out.extend_from_slice(b"null"),
    }
}

/// Appends a number.
#[inline]
pub(crate) fn push_number(out: &mut Vec<u8>, number: i64) {
    let mut digits = [0_u8; 20];
    let mut at = digits.len();
    let mut rest = number.unsigned_abs();
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if number < 0 {
        out.push(b'-');
    }
    out.extend_from_slice(&digits[at..]);
}

#[cfg(test)]
mod tests {
    use super::{push_number, push_string};

    #[test]
    fn strings_and_numbers_are_json() {
        for text in ["plain", "quote \" and \\ and \n and \u{1}", "Ä🂡"] {
            let mut out = Vec::new();
            push_string(&mut out, text);
            assert_eq!(serde_json::from_slice::<String>(&out).unwrap(), text);
        }
        for number in [0, 7, -16, i64::MAX, i64::MIN] {
            let mut out = Vec::new();
            push_number(&mut out, number);
            assert_eq!(String::from_utf8(out).unwrap(), number.to_string());
        }
    }
}
