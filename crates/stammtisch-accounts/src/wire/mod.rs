//! Every body that goes in or out, as `docs/accounts.md` describes it; `web/src/wire/accounts.ts` is generated from these.
//!
//! Store and domain have types of their own; what is shown of them is made here. Moments are microseconds of UTC.

mod account;
mod export;
mod friends;
mod hand;
mod legal;
mod log;
mod matches;
mod person;
mod rating;
mod report;
mod runde;
mod session;
#[cfg(test)]
mod typescript;

pub(crate) use account::{
    AccountState, Bounds, Confirming, Credentials, Deleting, Done, DoorOpened, DoorWanted, Entering, Listing,
    Passwords, Recovering, RecoveryMade, Registering, Resetting, You,
};
pub(crate) use export::{Export, ExportHead, ExportedHand, ExportedShare};
pub(crate) use friends::{
    Blocked, Blocking, Company, Found, FoundPerson, Friend, Friends, Invitation, Inviting, Listed, Named,
    Whom,
};
pub(crate) use hand::{
    HandPlayed, HandsPage, HistoryHand, HistoryHandWhole, OfflineHand, OfflineHandTaken, SeatHolder,
    SeatNamed, Shared, SharedHand,
};
pub(crate) use legal::LegalText;
pub(crate) use log::{LogDetail, LogLine, LogPage, LogWanted};
pub(crate) use matches::{HistoryMatch, MatchesPage};
pub(crate) use person::{
    AdminPerson, AdminPersonWhole, Because, Friendship, PeoplePage, Person, Renaming, ResetLink, Rights,
    Search, Somebody,
};
pub(crate) use rating::{OwnRating, Ranked, Ranking, Rating, RatingPoint};
pub(crate) use report::{Closing, NewReport, Reason, Report, Reported, ReportsPage, ReportsWanted, Verdict};
pub(crate) use runde::{
    NewRunde, RundeAfter, RundeBeing, RundeCard, RundeEntry, RundeKept, RundeLines, RundeLink,
    RundeLinkWanted, RundeLog, Runden,
};
pub(crate) use session::{Session, Sessions};
