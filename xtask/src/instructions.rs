//! Counting the instructions of the release binary under valgrind.
//!
//! The count is made independent of place and surroundings: no environment, the same name of the program and
//! the same arguments everywhere, input from a file, output nowhere.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};

use crate::cargo::{capture, cargo, run, workspace};
use crate::guard::{Guard, GuardFile, Verdict, grouped};
use crate::tool::Tool;

/// Where the binary and the data are.
struct Bench {
    data_dir: PathBuf,
    release_dir: PathBuf,
    /// As recorded, `rustc 1.95.0`.
    compiler: String,
    /// As recorded, `x86_64-linux`.
    machine: String,
}

/// Compares every guard with its record. The text is a remark for the summary.
pub(crate) fn compare() -> Result<String> {
    let bench = Bench::find()?;
    let guards = bench.load()?.guards;
    if guards.is_empty() {
        return Ok("none listed".to_owned());
    }
    let (ours, foreign): (Vec<_>, Vec<_>) = guards.iter().partition(|guard| bench.can_compare(guard));
    build()?;
    let mut faults = Vec::new();
    for guard in &ours {
        let count = bench.count(guard)?;
        println!("{}", guard.compared(count));
        faults.extend(fault(guard, count, &bench.compiler));
    }
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    let skipped = match foreign.len() {
        0 => String::new(),
        number => format!(", {number} of another kind of machine not compared"),
    };
    Ok(format!("{} within tolerance{skipped}", ours.len()))
}

/// Counts every guard anew and rewrites the data file.
pub(crate) fn record() -> Result<()> {
    Tool::Valgrind.ensure()?;
    let bench = Bench::find()?;
    let mut file = bench.load()?;
    build()?;
    for guard in &mut file.guards {
        let count = bench.count(guard)?;
        println!("{}: {} instructions, recorded", guard.name, grouped(count));
        guard.recorded = Some(count);
        guard.compiler = Some(bench.compiler.clone());
        guard.machine = Some(bench.machine.clone());
    }
    let path = bench.data_file();
    std::fs::write(&path, file.print()?).with_context(|| format!("cannot write {}", path.display()))
}

fn fault(guard: &Guard, count: u64, compiler: &str) -> Option<String> {
    let compared = guard.compared(count);
    let percent = guard.tolerance_percent;
    let advice = match guard.verdict(count) {
        Verdict::Within => return None,
        Verdict::Above => {
            format!("more than {percent} %: find out what became slower, or record the new figure")
        }
        Verdict::Below => {
            format!("more than {percent} %: well done; record the new figure, so that it is held")
        }
        Verdict::Unrecorded => "record it".to_owned(),
    };
    let other = guard.compiler.as_deref().filter(|&recorded| recorded != compiler);
    let other = other.map_or(String::new(), |recorded| {
        format!("\n  on record with {recorded}, counted with {compiler}: that alone may be the reason")
    });
    Some(format!("{compared}; {advice}{other}\n  record: cargo xtask instructions --record"))
}

impl Bench {
    fn find() -> Result<Self> {
        let metadata = workspace()?;
        let rustc = capture(Command::new("rustc").arg("--version"))?;
        let version = rustc.split_whitespace().nth(1).context("rustc names no version")?;
        Ok(Self {
            data_dir: metadata.workspace_root.join("xtask").join("data").into(),
            release_dir: metadata.target_directory.join("release").into(),
            compiler: format!("rustc {version}"),
            machine: format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS),
        })
    }

    fn data_file(&self) -> PathBuf {
        self.data_dir.join("instructions.toml")
    }

    fn load(&self) -> Result<GuardFile> {
        let path = self.data_file();
        let text =
            std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        GuardFile::parse(&text).with_context(|| path.display().to_string())
    }

    /// Without a record there is nothing foreign about a guard: it is counted, and then a fault.
    fn can_compare(&self, guard: &Guard) -> bool {
        guard.machine.as_ref().is_none_or(|machine| *machine == self.machine)
    }

    fn count(&self, guard: &Guard) -> Result<u64> {
        let input = self.data_dir.join(&guard.input);
        count(&self.release_dir, "./stammtisch", &guard.args, &input).with_context(|| guard.name.clone())
    }
}

/// Without the server: what is counted does not need it, and is built in a fraction of the time.
fn build() -> Result<()> {
    let args = ["build", "--locked", "--release", "--package", "stammtisch", "--no-default-features"];
    run(cargo().args(args))
}

/// The instructions a program needs for an input.
fn count(dir: &Path, program: &str, args: &[String], input: &Path) -> Result<u64> {
    let stdin = File::open(input).with_context(|| format!("cannot read the input {}", input.display()))?;
    let mut command = Command::new(find_valgrind()?);
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null", program]).args(args);
    command.current_dir(dir).env_clear().stdin(stdin).stdout(Stdio::null());
    let output = command.output().context("cannot start valgrind")?;
    let messages = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("`{program} {}` ended with {} under valgrind:\n{messages}", args.join(" "), output.status);
    }
    collected(&messages).with_context(|| format!("valgrind gave no count:\n{messages}"))
}

/// The whole path, since the search path goes with the environment.
fn find_valgrind() -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut candidates = std::env::split_paths(&path).map(|dir| dir.join("valgrind"));
    candidates.find(|file| file.is_file()).context("valgrind is not on the path")
}

/// The figure in callgrind's line `==123== Collected : 456`.
fn collected(messages: &str) -> Option<u64> {
    let line = messages.lines().find_map(|line| line.split_once("Collected :"))?;
    line.1.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{collected, fault};
    use crate::guard::Guard;

    fn guard(recorded: u64) -> Guard {
        Guard {
            name: "judge".to_owned(),
            args: vec!["judge".to_owned()],
            input: "judge.jsonl".to_owned(),
            tolerance_percent: 10,
            recorded: Some(recorded),
            compiler: Some("rustc 1.95.0".to_owned()),
            machine: None,
        }
    }

    #[test]
    fn the_figure_is_read_from_the_messages() {
        let messages =
            "==7== Callgrind, a call-graph\n==7== \n==7== Events    : Ir\n==7== Collected : 123456\n==7== \n";
        assert_eq!(collected(messages), Some(123_456));
        assert_eq!(collected("==7== Events    : Ir\n"), None);
        assert_eq!(collected("==7== Collected : many\n"), None);
    }

    #[test]
    fn a_count_near_the_record_is_no_fault() {
        assert_eq!(fault(&guard(1000), 1050, "rustc 1.95.0"), None);
    }

    #[test]
    fn a_faster_program_asks_for_a_new_record() {
        let text = fault(&guard(1000), 500, "rustc 1.95.0").unwrap();
        assert!(text.contains("50.0 % below") && text.contains("instructions --record"), "{text}");
        assert!(!text.contains("that alone"), "{text}");
    }

    #[test]
    fn a_slower_program_with_another_compiler_names_both() {
        let text = fault(&guard(1000), 2000, "rustc 1.99.0").unwrap();
        assert!(text.contains("100.0 % above"), "{text}");
        assert!(text.contains("rustc 1.95.0") && text.contains("rustc 1.99.0"), "{text}");
    }
}
