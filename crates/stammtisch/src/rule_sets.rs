//! The user's own rule sets, read from files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use schafkopf::RuleSet;
pub(crate) use schafkopf_line::RuleSets;

/// The built-in rule sets and those of the user's files.
pub(crate) fn read(files: &[PathBuf]) -> anyhow::Result<RuleSets> {
    let mut sets = RuleSets::builtin();
    for file in files {
        sets.add(read_file(file)?);
    }
    Ok(sets)
}

/// Longest rule set file that is read.
const LONGEST_FILE: u64 = 1024 * 1024;

/// Reads one rule set file.
pub(crate) fn read_file(file: &Path) -> anyhow::Result<RuleSet> {
    let name = file.display();
    let length = fs::metadata(file).with_context(|| name.to_string())?.len();
    anyhow::ensure!(length <= LONGEST_FILE, "{name}: {length} bytes is too long for a rule set");
    let bytes = fs::read(file).with_context(|| name.to_string())?;
    let text = String::from_utf8(bytes).with_context(|| name.to_string())?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    RuleSet::parse(text).map_err(|error| {
        let line = error.line.map_or_else(String::new, |line| format!(":{line}"));
        let shown = error
            .line
            .and_then(|line| text.lines().nth(line - 1))
            .map_or_else(String::new, |line| format!("\n    {line}"));
        anyhow::anyhow!("{name}{line}: {}{shown}", error.problem)
    })
}
