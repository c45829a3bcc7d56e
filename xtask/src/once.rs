//! Things that exist once. A copy begins with a few characters that everybody types alike; they may stand at home only.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

/// Something that exists once.
struct Once {
    what: &'static str,
    /// What code that does it cannot do without.
    mark: &'static str,
    /// The folder in which it may stand.
    home: &'static str,
}

const ONCE: [Once; 9] = [
    Once { what: "drawing", mark: "<svg ", home: "crates/stammtisch-art/src" },
    Once {
        what: "escaping text for pages and pictures",
        mark: "\"&amp;\"",
        home: "crates/stammtisch-art/src",
    },
    Once { what: "the language of a caller", mark: "get(header::ACCEPT_LANGUAGE", home: HTTP },
    Once { what: "the language of a caller", mark: "get(ACCEPT_LANGUAGE", home: HTTP },
    Once { what: "reading cookies", mark: "get_all(header::COOKIE", home: HTTP },
    Once { what: "what cannot be seen in a name", mark: "fn is_hidden(", home: HTTP },
    Once { what: "households", mark: "struct Household", home: HTTP },
    Once { what: "randomness as a parameter", mark: "trait Randomness", home: HTTP },
    Once { what: "TypeScript for the page", mark: "impl TypeVisitor for", home: HTTP },
];

/// The home of what the parts of the server share.
const HTTP: &str = "crates/stammtisch-http/src";

/// Holds that there are no copies in this workspace.
pub(crate) fn hold() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut copies = Vec::new();
    for file in sources(&root)? {
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let shown = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        copies.extend(copies_in(&shown, &text));
    }
    if copies.is_empty() {
        return Ok(());
    }
    bail!("what exists once has been copied:\n  {}", copies.join("\n  "))
}

/// The sources of all crates, without their tests.
fn sources(root: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(root.join("crates"))? {
        folders.push(entry?.path().join("src"));
    }
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    Ok(found)
}

/// What stands in a file though it has its home elsewhere; tests may say what they expect.
fn copies_in(file: &str, text: &str) -> Vec<String> {
    let is_test = file.contains("/tests/") || file.ends_with("/tests.rs");
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let away = ONCE.iter().filter(|once| !is_test && !file.starts_with(once.home));
    let copied = away.filter(|once| code.contains(once.mark));
    copied.map(|once| format!("{file}: {} belongs to {} (`{}`)", once.what, once.home, once.mark)).collect()
}

#[cfg(test)]
mod tests {
    use super::{copies_in, hold};

    #[test]
    fn nothing_in_this_workspace_is_a_copy() {
        hold().unwrap();
    }

    #[test]
    fn a_copy_is_found_outside_its_home_and_its_tests() {
        let drawing = "fn plot() { write(\"<svg viewBox\") }";
        assert_eq!(copies_in("crates/stammtisch-hall/src/plot.rs", drawing).len(), 1);
        assert!(copies_in("crates/stammtisch-art/src/plot.rs", drawing).is_empty());
        assert!(copies_in("crates/stammtisch-hall/src/plot/tests.rs", drawing).is_empty());
        let tested = format!("fn plot() {{}}\n#[cfg(test)]\nmod tests {{ {drawing} }}");
        assert!(copies_in("crates/stammtisch-hall/src/plot.rs", &tested).is_empty());
    }
}
