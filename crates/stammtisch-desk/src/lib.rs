//! The tournament desk: what the hall and the command line both do with a tournament out of a store.
//!
//! A [`Desk`] takes a tournament out of a store; [`Desk::transact`] is the one way to change it. Around it stand what
//! every face of the desk needs: [`Backups`] and when they are due ([`Aftermath`]), [`Link`]s, offices, ids, and the
//! [`words`] for everything that happens in a tournament. Time and randomness are parameters.

mod aftermath;
mod authority;
mod backups;
mod course;
mod desk;
mod draft;
mod importing;
mod link;
mod new_tournament;
mod office;
mod registration;
mod registration_file;
mod signing;
mod slug;
mod taking_back;
pub mod words;

pub use aftermath::Aftermath;
pub use authority::may;
pub use backups::Backups;
pub use course::{match_with_lists, next_match, running_match};
pub use desk::{Desk, Done};
pub use draft::{Draft, Outcome, Wanted, digest};
pub use importing::{NotAdmitted, Word, admit};
pub use link::{Link, LinkRole, LinkScope, NewLink, TOKEN_BYTES, token_hash, written};
pub use new_tournament::keep_new;
pub use office::{appoint, appoint_new, first_in_office, in_office, keeper_person, official, referee_call};
pub use registration::{arrival, incomplete, next_person, payment, registrations, twins, twins_of};
pub use registration_file::{Tried, TwinOf, read_registration_file, try_registrations};
pub use signing::{Signing, signatures};
pub use slug::slug;
pub use taking_back::take_back;
