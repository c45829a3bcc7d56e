//! Players: who decides for a seat, from what that seat may see.

use schafkopf::{Action, RuleSet, SeatView};

use crate::clock::Deadline;

/// Who decides for one seat during one hand.
///
/// A player gets the seat's view and nothing else of the hand. It is asked only when it has a choice, and it must answer
/// with one of the actions that the view lists. The same view, rules and seed lead to the same answer, unless a
/// deadline cuts the thinking short.
pub trait Player {
    /// What the seat does.
    fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Action;

    /// What was wrong with the last answer. Only a player outside the program can have failed to answer.
    fn take_fault(&mut self) -> Option<Fault> {
        None
    }
}

/// What a player has for a decision besides the view.
#[derive(Clone, Copy)]
pub struct Thinking<'a> {
    /// The rules that are played by, known to all.
    pub rules: &'a RuleSet,
    /// Where the player's chance comes from: the only source it may use.
    pub seed: u64,
    /// When the answer is due.
    pub deadline: Deadline<'a>,
}

/// What a player did wrong instead of answering.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// No answer in time.
    Late,
    /// The program could not be started, or has ended.
    Gone,
    /// The answer could not be read.
    Unreadable,
    /// The answer is no legal action.
    Illegal,
}

impl Fault {
    /// All faults.
    pub const ALL: [Fault; 4] = [Fault::Late, Fault::Gone, Fault::Unreadable, Fault::Illegal];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::Late => "late",
            Fault::Gone => "gone",
            Fault::Unreadable => "unreadable",
            Fault::Illegal => "illegal",
        }
    }
}

/// How often each fault happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
pub struct Faults([u32; 4]);

impl Faults {
    /// None at all.
    pub const NONE: Faults = Faults([0; 4]);

    /// Counts one.
    pub const fn add(&mut self, fault: Fault) {
        self.0[fault as usize] += 1;
    }

    /// How often a fault happened.
    pub const fn count(&self, fault: Fault) -> u32 {
        self.0[fault as usize]
    }

    /// All of them.
    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: Faults) -> Faults {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
        self
    }
}

/// A kind of player, of which a match seats as many as it needs.
pub trait Bot: Sync {
    /// Its name and version, as a report shows them.
    fn label(&self) -> String;

    /// A player for one seat and one hand; it remembers nothing of other seats and other hands.
    fn player(&self) -> Box<dyn Player + '_>;
}
