//! The version of what is given out: the tag, or how far from it.

use std::fmt;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::cargo::{capture, workspace};

/// A version: that of the workspace, and what was done since its tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Version {
    number: String,
    /// Commits since the tag, and the last one; none on the tag itself.
    since: Option<(u32, String)>,
}

impl Version {
    /// The version of a checkout, from git.
    pub(super) fn of_checkout(root: &Path) -> Result<Version> {
        let packages = workspace()?.packages;
        let number = packages.iter().find(|package| package.name == "stammtisch");
        let number = number.map_or_else(|| "0.0.0".to_owned(), |package| package.version.to_string());
        let git = |args: &[&str]| capture(Command::new("git").arg("-C").arg(root).args(args));
        let described = git(&["describe", "--tags", "--long", "--match", "v[0-9]*"]);
        // Without a tag every commit counts.
        let described = described.or_else(|_| {
            let (count, last) =
                (git(&["rev-list", "--count", "HEAD"])?, git(&["rev-parse", "--short", "HEAD"])?);
            anyhow::Ok(format!("v{number}-{}-g{}", count.trim(), last.trim()))
        });
        Ok(described.map_or_else(
            |_| Version { number: number.clone(), since: None },
            |said| Version::of(&number, &said),
        ))
    }

    /// The version of what `git describe --long` says.
    fn of(number: &str, described: &str) -> Version {
        let mut parts = described.trim().rsplitn(3, '-');
        let last = parts.next().unwrap_or_default().to_owned();
        let count = parts.next().and_then(|count| count.parse().ok()).unwrap_or(0);
        Version { number: number.to_owned(), since: (count > 0).then_some((count, last)) }
    }

    /// One that comes after it, for the trial of an upgrade.
    pub(super) fn next(&self) -> Version {
        let (count, last) = self.since.clone().unwrap_or((0, "g0".to_owned()));
        Version { number: self.number.clone(), since: Some((count + 1, last)) }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.number)?;
        self.since.as_ref().map_or(Ok(()), |(count, last)| write!(f, "+{count}.{last}"))
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn a_tag_is_its_number_and_what_follows_counts_up() {
        assert_eq!(Version::of("0.1.0", "v0.1.0-0-gabc1234\n").to_string(), "0.1.0");
        let later = Version::of("0.1.0", "v0.1.0-12-gabc1234");
        assert_eq!(later.to_string(), "0.1.0+12.gabc1234");
        assert_eq!(later.next().to_string(), "0.1.0+13.gabc1234");
    }
}
