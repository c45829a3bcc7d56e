//! Calls of the referee: doubts, suspicions, and appeals to the tribunal (S 5.1.3, 5.2.18, T 21).

use schafkopf::Seat;

use super::event::{Answer, ListId};
use crate::person::PersonId;

/// The referee is wanted at a table; what it is about is the event's reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RefereeCall {
    /// Which list.
    pub list: ListId,
    /// Who calls, where he gives his name.
    pub seat: Option<Seat>,
    /// What kind of thing it is.
    pub matter: Matter,
    /// The complaint or the call whose answer is appealed against, by its event (S 5.1.3, P 22).
    pub about: Option<u64>,
}

/// What somebody calls the referee for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Matter {
    /// Something is unclear; everybody keeps his cards and tricks (T 21).
    Doubt,
    /// One player seems to hand points to another, or to break a rule (S 5.2.18).
    Suspicion,
    /// Somebody disagrees with the referee and goes to the tribunal, whose word is final (S 5.1.3).
    Appeal,
}

/// What the referee, or the tribunal, answered; the words are the event's reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallAnswer {
    /// Which list.
    pub list: ListId,
    /// The event with which the call was made.
    pub call: u64,
    /// Whether the caller was right.
    pub answer: Answer,
    /// Who answered.
    pub referee: PersonId,
}

/// A call as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// The event, whose reason says what it is about.
    pub event: u64,
    /// Who calls, where he gives his name.
    pub seat: Option<Seat>,
    /// What kind of thing it is.
    pub matter: Matter,
    /// The complaint or the call whose answer is appealed against, by its event.
    pub about: Option<u64>,
    /// The answer, once there is one: the event whose reason gives it in words, and whether the caller was right.
    pub answer: Option<(u64, Answer)>,
    /// Who gave it.
    pub referee: Option<PersonId>,
}
