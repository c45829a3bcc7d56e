//! A clause of the rules and the section it stands in.

use serde::{Deserialize, Serialize};

use super::clause_id::ClauseId;
use super::text::Text;

/// How a clause is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Code decides it.
    Enforced,
    /// People decide it; the program records it, checks it and does the arithmetic.
    Assisted,
    /// It concerns cardboard only; the program states it and nothing else.
    Physical,
    /// People play it, but not here: the book says so and no rule set can have it.
    NotOffered,
    /// Not a clause of a source, but how a gap between the sources was closed.
    Decision,
}

/// A clause of S, T, P or V, or a decision, in our own words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// The name by which the clause is cited.
    pub id: ClauseId,
    /// How the clause is kept.
    pub kind: Kind,
    /// Why it is kept that way, where that is not plain.
    pub reason: Option<String>,
    /// A few words that say what it is about.
    pub title: Text,
    /// What it says and what it means for play.
    pub text: Text,
    /// An example; cards stand in backticks, as in `` `EA HZ` ``.
    pub example: Option<Text>,
    /// Other clauses to read with it.
    #[serde(default)]
    pub see: Vec<ClauseId>,
    /// The numbers of the decisions that bear on it.
    #[serde(default)]
    pub decisions: Vec<u8>,
}

impl Clause {
    /// The clauses to read with this one: first `see`, then the decisions.
    pub fn references(&self) -> impl Iterator<Item = ClauseId> + '_ {
        let decisions = self.decisions.iter().map(|&number| ClauseId::decision(number));
        self.see.iter().copied().chain(decisions)
    }
}

/// A heading over clauses, without a text of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The name by which the section is cited.
    pub id: ClauseId,
    /// The heading.
    pub title: Text,
    /// The clauses under the heading, in order.
    #[serde(skip_deserializing)]
    pub clauses: Vec<ClauseId>,
}
