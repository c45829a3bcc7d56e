//! The rule sets that a command knows: the built-in ones and the user's own.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use schafkopf::{RuleSet, rules};

/// Built-in rule sets and the user's own, which may take a built-in one's place.
pub struct RuleSets {
    sets: Vec<Arc<RuleSet>>,
}

impl RuleSets {
    /// Reads the user's files.
    pub fn read(files: &[PathBuf]) -> anyhow::Result<RuleSets> {
        let mut sets: Vec<Arc<RuleSet>> = rules::builtin_ids().filter_map(rules::builtin).collect();
        for file in files {
            let own = Arc::new(read_file(file)?);
            sets.retain(|set| set.id != own.id);
            sets.push(own);
        }
        Ok(RuleSets { sets })
    }

    /// The set with an id.
    pub(crate) fn get(&self, id: &str) -> Option<&Arc<RuleSet>> {
        self.sets.iter().find(|set| set.id == id)
    }

    /// All sets.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Arc<RuleSet>> {
        self.sets.iter()
    }

    /// All ids, for a message.
    pub(crate) fn ids(&self) -> String {
        self.sets.iter().map(|set| set.id.as_str()).collect::<Vec<_>>().join(", ")
    }
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
