//! Running steps one after the other: a headline and a time for each, a table at the end.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use crate::step::Step;
use crate::tool::Tool;

/// How a step came out.
#[derive(Debug, PartialEq, Eq)]
enum Mark {
    Ok,
    Failed,
    NotRun,
}

/// A line of the table at the end.
#[derive(Debug)]
struct Row {
    name: &'static str,
    mark: Mark,
    time: Duration,
    remark: String,
}

/// Runs the steps, their tools first, up to the first that fails.
pub(crate) fn all(steps: &[Step]) -> Result<()> {
    let mut rows = Vec::new();
    let failure = run_until_failure(steps, &mut rows);
    print!("\n{}", table(&rows));
    match failure {
        None => Ok(()),
        Some((step, error)) => Err(explain(step, &error)),
    }
}

/// What failed: a step, or (none) the set-up of the tools.
type Failure = (Option<Step>, anyhow::Error);

fn run_until_failure(steps: &[Step], rows: &mut Vec<Row>) -> Option<Failure> {
    let tools: BTreeSet<Tool> = steps.iter().flat_map(|step| step.tools()).copied().collect();
    let mut failure = timed("tools", rows, || ensure_all(&tools)).err().map(|error| (None, error));
    for &step in steps {
        if failure.is_some() {
            let row =
                Row { name: step.name(), mark: Mark::NotRun, time: Duration::ZERO, remark: String::new() };
            rows.push(row);
        } else if let Err(error) = timed(step.name(), rows, || step.run()) {
            failure = Some((Some(step), error));
        }
    }
    failure
}

fn ensure_all(tools: &BTreeSet<Tool>) -> Result<String> {
    tools.iter().try_for_each(|tool| tool.ensure())?;
    Ok(tools.iter().map(|tool| tool.name()).collect::<Vec<_>>().join(", "))
}

fn timed(name: &'static str, rows: &mut Vec<Row>, work: impl FnOnce() -> Result<String>) -> Result<()> {
    println!("\n=== {name} ===");
    let start = Instant::now();
    let outcome = work();
    let time = start.elapsed();
    let mark = if outcome.is_ok() { Mark::Ok } else { Mark::Failed };
    println!("--- {name}: {} after {:.1} s", word(&mark), time.as_secs_f64());
    let (remark, result) = match outcome {
        Ok(remark) => (remark, Ok(())),
        Err(error) => (String::new(), Err(error)),
    };
    rows.push(Row { name, mark, time, remark });
    result
}

fn word(mark: &Mark) -> &'static str {
    match mark {
        Mark::Ok => "ok",
        Mark::Failed => "FAILED",
        Mark::NotRun => "not run",
    }
}

fn table(rows: &[Row]) -> String {
    let total: Duration = rows.iter().map(|row| row.time).sum();
    let mut text = format!("{:<14}{:<9}{:>9}\n", "step", "result", "time");
    for row in rows {
        let time = match row.mark {
            Mark::NotRun => String::new(),
            Mark::Ok | Mark::Failed => format!("{:.1} s", row.time.as_secs_f64()),
        };
        let line = format!("{:<14}{:<9}{time:>9}   {}", row.name, word(&row.mark), row.remark);
        text.push_str(line.trim_end());
        text.push('\n');
    }
    let total = format!("{:.1} s", total.as_secs_f64());
    text + &format!("{:<23}{total:>9}\n", "all")
}

fn explain(step: Option<Step>, error: &anyhow::Error) -> anyhow::Error {
    match step {
        None => anyhow!("a tool is missing: {error:#}"),
        Some(step) => {
            let name = step.name();
            anyhow!("step `{name}` failed: {error:#}\n  run it alone: cargo xtask test --only {name}")
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use anyhow::anyhow;

    use super::{Mark, Row, explain, table, timed};
    use crate::step::Step;

    #[test]
    fn the_table_shows_times_remarks_and_what_was_not_run() {
        let row = |name, mark, tenths: u64, remark: &str| Row {
            name,
            mark,
            time: Duration::from_millis(tenths * 100),
            remark: remark.to_owned(),
        };
        let rows = [
            row("fmt", Mark::Ok, 4, ""),
            row("tests", Mark::Ok, 312, "7 passed, 0 failed, 0 ignored"),
            row("clippy", Mark::Failed, 10, ""),
            row("doc", Mark::NotRun, 0, ""),
        ];
        let expected = "\
step          result        time
fmt           ok           0.4 s
tests         ok          31.2 s   7 passed, 0 failed, 0 ignored
clippy        FAILED       1.0 s
doc           not run
all                       32.6 s
";
        assert_eq!(table(&rows), expected);
    }

    #[test]
    fn a_failed_step_says_how_to_run_it_alone() {
        let text = explain(Some(Step::Clippy), &anyhow!("3 warnings")).to_string();
        assert!(text.contains("step `clippy` failed: 3 warnings"), "{text}");
        assert!(text.contains("cargo xtask test --only clippy"), "{text}");
    }

    #[test]
    fn a_failure_is_marked_and_handed_on() {
        let mut rows = Vec::new();
        assert!(timed("doc", &mut rows, || Err(anyhow!("broken link"))).is_err());
        assert_eq!(rows[0].mark, Mark::Failed);
    }
}
