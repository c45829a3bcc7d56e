//! Refusals: why something cannot be written, or counted.

use schafkopf::BadReport;
use thiserror::Error;

use crate::id::EntryId;

/// Why something cannot be written, or no longer counts after merging. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the fields say what the messages say")]
pub enum Refusal {
    /// A name has 1 to 40 characters, none of them a line break.
    #[error("a name has 1 to 40 characters")]
    BadName,
    /// Two members would have the same name.
    #[error("there is a member of this name")]
    NameTaken,
    /// Nobody is a member by this id.
    #[error("{member} is no member")]
    UnknownMember { member: EntryId },
    /// The member has left the round.
    #[error("{member} has left")]
    HasLeft { member: EntryId },
    /// There is no such evening.
    #[error("{evening} is no evening")]
    UnknownEvening { evening: EntryId },
    /// There is no entry of the kind that is meant.
    #[error("{entry} is no entry that this can be done to")]
    UnknownEntry { entry: EntryId },
    /// A table has four to eight, each once (S 1.2.1).
    #[error("a table has four to eight people, each once")]
    BadTable,
    /// The rule set knows no money, or the unit none that is sensible (S 4.2.1).
    #[error("one does not play for money under this rule set, or a unit is not 1 to 100,000 cents")]
    NoMoney,
    /// The evening is closed.
    #[error("the evening is closed")]
    EveningClosed,
    /// Somebody must choose first.
    #[error("hand {slot} stands there twice: choose first")]
    ChoiceOpen { slot: u32 },
    /// The hand is another one than comes next.
    #[error("hand {next} comes next")]
    NotNext { next: u32 },
    /// At the table already, or not at it.
    #[error("{member} sits at the table already")]
    SitsAlready { member: EntryId },
    /// Not at the table.
    #[error("{member} does not sit at the table")]
    NotAtTable { member: EntryId },
    /// One who deals or plays must be at the table, and it takes four (S 1.2.1).
    #[error("it takes four")]
    TooFew,
    /// The last one cannot stand up while the evening lasts.
    #[error("the last one at the table closes the evening")]
    LastAtTable,
    /// Sits out, or does not belong to the hand (V 12).
    #[error("{member} does not play in this hand")]
    NotPlaying { member: EntryId },
    /// Four have points, each of those who play (V 3.2).
    #[error("a Ramsch is told with the points of the four who play")]
    RamschNames,
    /// The hand cannot have ended so.
    #[error(transparent)]
    Report(#[from] BadReport),
    /// There is nothing to choose, or not between these.
    #[error("there is no such choice")]
    NoChoice,
    /// One pays another, more than nothing.
    #[error("one pays another, more than nothing and no fantastic sum")]
    BadPayment,
    /// What is brought along adds up to something.
    #[error("the sums add up to {sum} cents, not 0")]
    NotZero { sum: i64 },
    /// Not everything is paid.
    #[error("{cents} cents are not settled")]
    NotSettled { cents: i64 },
    /// An erased name does not come back.
    #[error("what is erased does not come back")]
    ErasedForGood,
}

impl Refusal {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::BadName => "bad_name",
            Refusal::NameTaken => "name_taken",
            Refusal::UnknownMember { .. } => "unknown_member",
            Refusal::HasLeft { .. } => "has_left",
            Refusal::UnknownEvening { .. } => "unknown_evening",
            Refusal::UnknownEntry { .. } => "unknown_entry",
            Refusal::BadTable => "bad_table",
            Refusal::NoMoney => "no_money",
            Refusal::EveningClosed => "evening_closed",
            Refusal::ChoiceOpen { .. } => "choice_open",
            Refusal::NotNext { .. } => "not_next",
            Refusal::SitsAlready { .. } => "sits_already",
            Refusal::NotAtTable { .. } => "not_at_table",
            Refusal::TooFew => "too_few",
            Refusal::LastAtTable => "last_at_table",
            Refusal::NotPlaying { .. } => "not_playing",
            Refusal::RamschNames => "ramsch_names",
            Refusal::Report(bad) => bad.code().name(),
            Refusal::NoChoice => "no_choice",
            Refusal::BadPayment => "bad_payment",
            Refusal::NotZero { .. } => "not_zero",
            Refusal::NotSettled { .. } => "not_settled",
            Refusal::ErasedForGood => "erased_for_good",
        }
    }

    /// The clause that is broken, where one is.
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::BadTable | Refusal::TooFew => Some("S 1.2.1"),
            Refusal::NoMoney => Some("S 4.2.1"),
            Refusal::NotPlaying { .. } => Some("V 12"),
            Refusal::RamschNames => Some("V 3.2"),
            Refusal::Report(bad) => bad.clause(),
            Refusal::BadName
            | Refusal::NameTaken
            | Refusal::UnknownMember { .. }
            | Refusal::HasLeft { .. }
            | Refusal::UnknownEvening { .. }
            | Refusal::UnknownEntry { .. }
            | Refusal::EveningClosed
            | Refusal::ChoiceOpen { .. }
            | Refusal::NotNext { .. }
            | Refusal::SitsAlready { .. }
            | Refusal::NotAtTable { .. }
            | Refusal::LastAtTable
            | Refusal::NoChoice
            | Refusal::BadPayment
            | Refusal::NotZero { .. }
            | Refusal::NotSettled { .. }
            | Refusal::ErasedForGood => None,
        }
    }
}
