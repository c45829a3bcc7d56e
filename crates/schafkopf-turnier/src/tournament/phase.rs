//! How far a tournament has come.

use std::fmt;

use serde::Serialize;

/// How far a tournament has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// It is being set up.
    Planned,
    /// Registration is open.
    Open,
    /// Tables and seats of the first match are drawn.
    Drawn,
    /// This match is running.
    Running(u32),
    /// This match is over, and the next has not begun.
    Between(u32),
    /// It is over.
    Closed,
}

impl Phase {
    /// The name, without the number of the match.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Planned => "planned",
            Phase::Open => "open",
            Phase::Drawn => "drawn",
            Phase::Running(_) => "running",
            Phase::Between(_) => "between",
            Phase::Closed => "closed",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Running(number) => write!(f, "match {number} running"),
            Phase::Between(number) => write!(f, "match {number} over"),
            Phase::Planned | Phase::Open | Phase::Drawn | Phase::Closed => f.write_str(self.name()),
        }
    }
}
