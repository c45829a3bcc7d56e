//! The user's own rule sets, read from files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use schafkopf::RuleSet;
pub(crate) use schafkopf_line::RuleSets;
use stammtisch_text::{Arg, Lang, Texts};

use crate::trouble;

/// The built-in rule sets and those of the user's files. Who has no files waits for no words.
pub(crate) fn read(files: &[PathBuf], lang: Lang) -> anyhow::Result<RuleSets> {
    let mut sets = RuleSets::builtin();
    for file in files {
        sets.add(read_file(file, Texts::of(lang))?);
    }
    Ok(sets)
}

/// Longest rule set file that is read.
const LONGEST_FILE: u64 = 1024 * 1024;

/// Reads one rule set file.
pub(crate) fn read_file(file: &Path, texts: &Texts) -> anyhow::Result<RuleSet> {
    let name = file.display().to_string();
    let length = fs::metadata(file).with_context(|| name.clone())?.len();
    if length > LONGEST_FILE {
        anyhow::bail!(texts.format("rules-file-too-long", &[("name", Arg::from(name))]));
    }
    let bytes = fs::read(file).with_context(|| name.clone())?;
    let Ok(text) = String::from_utf8(bytes) else {
        anyhow::bail!(texts.format("rules-file-not-text", &[("name", Arg::from(name))]));
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    RuleSet::parse(text).map_err(|error| trouble::of_rules((&name, text), &error, texts))
}
