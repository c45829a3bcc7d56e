//! A match as it is written down: a line for its plan, then a line for every step.

use std::sync::Arc;

use schafkopf::{Bytes32, RuleSet, Seat, Seed};
use schafkopf_bots::{Builtin, UnknownBot};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::plan::Plan;
use super::step::Step;

/// The version of the files that are written and read here.
const VERSION: u32 = 1;

/// The first line of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head<R> {
    /// The version of the format.
    stammtisch_table: u32,
    /// The whole resolved rule set.
    rules: R,
    seed: Bytes32,
    person: Seat,
    /// Who deals first, where it is not seat 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealer: Option<Seat>,
    name: Option<String>,
    bots: [String; 3],
    games: Option<u32>,
}

/// A match read from a file.
#[derive(Debug, Clone)]
pub(crate) struct Saved {
    /// What it was started with.
    pub(crate) plan: Plan,
    /// What has happened.
    pub(crate) steps: Vec<Step>,
    /// Bytes of the file up to the end of its last whole line.
    pub(crate) whole: usize,
}

/// Why a file cannot be read as a match.
#[derive(Debug, Error)]
pub enum Unreadable {
    /// Not even its first line is whole: nothing has happened yet.
    #[error("empty")]
    Empty,
    /// A line is wrong.
    #[error("line {line}: {why}")]
    Line {
        /// Which, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// A line is no step that could be taken there.
    #[error("line {line}: this cannot have happened there")]
    Impossible {
        /// Which, from 1.
        line: usize,
    },
    /// A bot that played is not here.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
}

/// The first line of a file, with its end.
pub(crate) fn first_line(plan: &Plan) -> String {
    let head = Head {
        stammtisch_table: VERSION,
        rules: plan.rules.as_ref(),
        seed: *plan.seed.bytes(),
        person: plan.person,
        dealer: Some(plan.dealer).filter(|&dealer| dealer != Seat::One),
        name: plan.name.clone(),
        bots: plan.bots.map(|bot| bot.to_string()),
        games: plan.games,
    };
    line(&head)
}

/// The line of a step, with its end.
pub(crate) fn step_line(step: &Step) -> String {
    line(step)
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a match is plain data") + "\n"
}

impl Saved {
    /// Reads a file. A last line without an end was cut off while it was written, and is left out.
    pub(crate) fn parse(bytes: &[u8]) -> Result<Saved, Unreadable> {
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |place| place + 1);
        let text = std::str::from_utf8(&bytes[..whole])
            .map_err(|error| Unreadable::Line { line: 1, why: error.to_string() })?;
        let mut lines = text.lines().enumerate().map(|(place, line)| (place + 1, line));
        let (_, first) = lines.next().ok_or(Unreadable::Empty)?;
        let plan = read_plan(first)?;
        let steps = lines
            .map(|(line, text)| {
                serde_json::from_str(text).map_err(|error| Unreadable::Line { line, why: error.to_string() })
            })
            .collect::<Result<_, _>>()?;
        Ok(Saved { plan, steps, whole })
    }
}

fn read_plan(text: &str) -> Result<Plan, Unreadable> {
    let wrong = |why: String| Unreadable::Line { line: 1, why };
    let head: Head<serde_json::Value> =
        serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
    if head.stammtisch_table != VERSION {
        return Err(wrong(format!("version {} is not known here, only {VERSION}", head.stammtisch_table)));
    }
    let rules = RuleSet::from_canonical(&head.rules.to_string()).map_err(|error| wrong(error.to_string()))?;
    let [first, second, third] = head.bots;
    Ok(Plan {
        rules: Arc::new(rules),
        seed: Seed::new(head.seed),
        person: head.person,
        dealer: head.dealer.unwrap_or(Seat::One),
        name: head.name,
        bots: [bot(&first)?, bot(&second)?, bot(&third)?],
        games: head.games,
    })
}

/// The bot of a label, in the version that is here: what it has done already is written down.
fn bot(label: &str) -> Result<Builtin, UnknownBot> {
    match label.parse() {
        Err(UnknownBot::Version { here, .. }) => Ok(here),
        other => other,
    }
}
