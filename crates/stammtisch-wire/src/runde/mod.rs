//! The sheet of a round as its clients see it, and what they tell (`docs/zettel.md`).

mod choices;
mod deed;
mod figures;
mod hand;
mod sheet;
mod words;

pub use choices::{KindToTell, OffenceToTell, Room, Tie, ToTell};
pub use deed::Deed;
pub use figures::{CurvePoint, Dearest, Declared, Figures, MemberFigures, SieSeen};
pub use hand::{
    Choice, Claimed, GameTold, HandTold, Height, IncidentTold, Moment, RamschTold, ResultTold, SideTold,
    hand_told,
};
pub use sheet::{
    BroughtShown, CountedHand, EveningShown, MemberShown, NextHand, Payment, RowShown, RowState, Sheet, Sums,
    UnfitShown, VersionShown,
};
pub use words::{Words, bad_table_words, fault_words, money, refusal_key, refusal_words};
