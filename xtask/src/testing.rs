//! The tests: cargo's runner, with its counts added up.

use std::fmt;
use std::io::{BufRead as _, BufReader, Read, Write};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::cargo::{cargo, line, workspace};
use crate::layering;

/// The sums over all of cargo's `test result:` lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    passed: u64,
    failed: u64,
    ignored: u64,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} ignored", self.passed, self.failed, self.ignored)
    }
}

impl Counts {
    fn add_line(&mut self, line: &str) {
        let Some(rest) = line.trim_start().strip_prefix("test result:") else { return };
        for part in rest.split(['.', ';']) {
            let mut words = part.split_whitespace();
            let Some(number) = words.next().and_then(|word| word.parse::<u64>().ok()) else { continue };
            match words.next() {
                Some("passed") => self.passed += number,
                Some("failed") => self.failed += number,
                Some("ignored") => self.ignored += number,
                Some(_) | None => {}
            }
        }
    }
}

/// Every test of the workspace; a failure does not hide the failures after it.
pub(crate) fn all() -> Result<String> {
    counted(cargo().args(["test", "--locked", "--workspace", "--no-fail-fast"]))
}

/// The library tests of the crates that must be pure.
pub(crate) fn pure_libraries() -> Result<String> {
    let metadata = workspace()?;
    let mut command = cargo();
    command.args(["test", "--locked", "--lib"]);
    for package in metadata.packages.iter().filter(|package| layering::is_pure(&package.name)) {
        command.args(["--package", &package.name]);
    }
    counted(&mut command)
}

fn counted(command: &mut Command) -> Result<String> {
    let shown = line(command);
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start `{shown}`"))?;
    let output = child.stdout.take().context("the output of the tests is a pipe")?;
    let counts = pass_through(output, &mut std::io::stdout())?;
    let status = child.wait()?;
    if !status.success() {
        bail!("{counts}; `{shown}` ended with {status}");
    }
    Ok(counts.to_string())
}

fn pass_through(from: impl Read, to: &mut impl Write) -> Result<Counts> {
    let mut counts = Counts::default();
    for line in BufReader::new(from).split(b'\n') {
        let line = line.context("cannot read the output of the tests")?;
        counts.add_line(&String::from_utf8_lossy(&line));
        to.write_all(&line)?;
        to.write_all(b"\n")?;
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::{Counts, pass_through};

    const OUTPUT: &str = "\
running 2 tests
test cards::parse ... ok
test cards::print ... FAILED

test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 3 filtered out; finished in 0.02s

   Doc-tests schafkopf
test result: ok. 12 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out; finished in 1.50s
";

    #[test]
    fn counts_are_added_up_and_the_output_is_kept() {
        let mut shown = Vec::new();
        let counts = pass_through(OUTPUT.as_bytes(), &mut shown).unwrap();
        assert_eq!(counts, Counts { passed: 13, failed: 1, ignored: 2 });
        assert_eq!(String::from_utf8(shown).unwrap(), OUTPUT);
    }

    #[test]
    fn other_lines_do_not_count() {
        let mut counts = Counts::default();
        counts.add_line("test five_passed ... ok");
        counts.add_line("9 passed");
        assert_eq!(counts, Counts::default());
    }
}
