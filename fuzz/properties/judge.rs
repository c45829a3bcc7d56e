//! Any bytes as input of `judge`: every line that is not blank gets one JSON object with its `id`.

use std::sync::LazyLock;

use schafkopf::ErrorCode;
use schafkopf_line::{CHUNK, LazyTexts, Line, LineError, RuleSets, answer_lines, judge};
use stammtisch_text::Lang;

static SETS: LazyLock<RuleSets> = LazyLock::new(RuleSets::builtin);

/// Judges the bytes.
pub(crate) fn hold(input: &[u8]) {
    let texts = LazyTexts(Lang::De);
    let mut output = Vec::new();
    answer_lines(input, &mut output, CHUNK, |line, out| match line {
        Line::Bytes(bytes) => judge::answer(bytes, &SETS, texts, out),
        Line::TooLong => LineError::plain(&texts, ErrorCode::LineTooLong).write_with_id(out, None),
    })
    .expect("memory takes everything");
    let text = String::from_utf8(output).expect("answers are text");
    let lines = input.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count();
    assert_eq!(text.lines().count(), lines);
    assert!(text.lines().all(|line| line.starts_with("{\"id\":") && line.ends_with('}')), "{text}");
}
