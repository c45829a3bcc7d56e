//! The recorded instruction counts: the data file, and what a new count means.

use std::fmt;

use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};

/// One fixed input of the binary, with the count on record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Guard {
    /// What the messages call it.
    pub(crate) name: String,
    /// The arguments of `stammtisch`.
    pub(crate) args: Vec<String>,
    /// The file beside the data file that is its standard input.
    pub(crate) input: String,
    /// How far a count may lie from the record, either way.
    #[serde(default = "default_tolerance")]
    pub(crate) tolerance_percent: u64,
    /// The count on record; none before the first recording.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) recorded: Option<u64>,
    /// The compiler of the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) compiler: Option<String>,
    /// The kind of machine of the record; counts on another kind cannot be compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) machine: Option<String>,
}

fn default_tolerance() -> u64 {
    10
}

/// What a count means beside the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Near enough.
    Within,
    /// Slower.
    Above,
    /// Faster, so that the guard no longer guards.
    Below,
    /// There is no record yet.
    Unrecorded,
}

impl Guard {
    /// Judges a count.
    pub(crate) fn verdict(&self, count: u64) -> Verdict {
        let Some(recorded) = self.recorded else { return Verdict::Unrecorded };
        let distance = u128::from(recorded.abs_diff(count)) * 100;
        if distance <= u128::from(recorded) * u128::from(self.tolerance_percent) {
            Verdict::Within
        } else if count > recorded {
            Verdict::Above
        } else {
            Verdict::Below
        }
    }

    /// A count beside the record, for people.
    pub(crate) fn compared(&self, count: u64) -> Comparison<'_> {
        Comparison { guard: self, count }
    }
}

/// A count beside its record, printed as `judge: 1_050_000 instructions, 5.0 % above the 1_000_000 on record`.
#[derive(Debug)]
pub(crate) struct Comparison<'a> {
    guard: &'a Guard,
    count: u64,
}

impl fmt::Display for Comparison<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} instructions", self.guard.name, grouped(self.count))?;
        let Some(recorded) = self.guard.recorded else { return write!(f, ", none on record") };
        let percent = self.count.abs_diff(recorded) as f64 * 100.0 / recorded as f64;
        let side = if self.count < recorded { "below" } else { "above" };
        write!(f, ", {percent:.1} % {side} the {} on record", grouped(recorded))
    }
}

/// A number as Rust would write it, `1_234_567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join("_")
}

/// The data file: its comment, and the guards.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct GuardFile {
    comment: String,
    pub(crate) guards: Vec<Guard>,
}

/// The data of the data file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entries {
    #[serde(default)]
    guard: Vec<Guard>,
}

impl GuardFile {
    /// Reads the text of a data file.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let entries: Entries = toml::from_str(text).context("the data file is not as it should be")?;
        let is_comment = |line: &&str| line.starts_with('#') || line.trim().is_empty();
        let comment: Vec<_> = text.lines().take_while(is_comment).collect();
        Ok(Self { comment: comment.join("\n").trim_end().to_owned(), guards: entries.guard })
    }

    /// The text of the data file.
    pub(crate) fn print(&self) -> Result<String> {
        let entries = toml::to_string(&Entries { guard: self.guards.clone() })?;
        Ok(format!("{}\n\n{entries}", self.comment))
    }
}

#[cfg(test)]
mod tests {
    use super::{Guard, GuardFile, Verdict, grouped};

    fn guard(recorded: Option<u64>) -> Guard {
        Guard {
            name: "judge".to_owned(),
            args: vec!["judge".to_owned()],
            input: "judge.jsonl".to_owned(),
            tolerance_percent: 10,
            recorded,
            compiler: None,
            machine: None,
        }
    }

    #[test]
    fn ten_percent_either_way_is_near_enough() {
        let guard = guard(Some(1000));
        assert_eq!(guard.verdict(1000), Verdict::Within);
        assert_eq!(guard.verdict(1100), Verdict::Within);
        assert_eq!(guard.verdict(1101), Verdict::Above);
        assert_eq!(guard.verdict(900), Verdict::Within);
        assert_eq!(guard.verdict(899), Verdict::Below);
    }

    #[test]
    fn without_a_record_nothing_is_near() {
        assert_eq!(guard(None).verdict(1000), Verdict::Unrecorded);
    }

    #[test]
    fn huge_counts_do_not_overflow() {
        assert_eq!(guard(Some(u64::MAX)).verdict(u64::MAX), Verdict::Within);
        assert_eq!(guard(Some(u64::MAX)).verdict(0), Verdict::Below);
    }

    #[test]
    fn a_comparison_reads_well() {
        let guard = guard(Some(1_000_000));
        let above = "judge: 1_050_000 instructions, 5.0 % above the 1_000_000 on record";
        assert_eq!(guard.compared(1_050_000).to_string(), above);
        let below = "judge: 900 instructions, 99.9 % below the 1_000_000 on record";
        assert_eq!(guard.compared(900).to_string(), below);
    }

    #[test]
    fn numbers_are_grouped_by_three() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1000), "1_000");
        assert_eq!(grouped(12_345_678), "12_345_678");
    }

    #[test]
    fn our_data_file_survives_reading_and_writing() {
        let file = GuardFile::parse(include_str!("../data/instructions.toml")).unwrap();
        assert_eq!(GuardFile::parse(&file.print().unwrap()).unwrap(), file);
    }

    #[test]
    fn entries_survive_reading_and_writing() {
        let text = "# why\n\n[[guard]]\nname = \"judge\"\nargs = [\"judge\"]\ninput = \"judge.jsonl\"\n\
                    tolerance_percent = 10\nrecorded = 12345\n";
        let file = GuardFile::parse(text).unwrap();
        assert_eq!(file.guards, [guard(Some(12_345))]);
        assert_eq!(file.print().unwrap(), text);
    }

    #[test]
    fn the_tolerance_is_ten_percent_unless_said() {
        let text = "[[guard]]\nname = \"judge\"\nargs = [\"judge\"]\ninput = \"judge.jsonl\"\n";
        assert_eq!(GuardFile::parse(text).unwrap().guards, [guard(None)]);
    }

    #[test]
    fn an_unknown_field_is_an_error_with_its_line() {
        let error = GuardFile::parse("[[guard]]\nnmae = \"judge\"\n").unwrap_err();
        let text = format!("{error:#}");
        assert!(text.contains("nmae") && text.contains("line 2"), "{text}");
    }
}
