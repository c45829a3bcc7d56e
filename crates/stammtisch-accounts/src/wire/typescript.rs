//! The TypeScript types of the bodies, generated from the Rust ones and checked for staleness.

use std::path::Path;

use stammtisch_http::Problem;
use stammtisch_http::typescript::{Declarations, hold};

use crate::statistics::Statistics;
use crate::wire;

const HEAD: &str = "\
// What browser and server tell each other about people and their games, as docs/accounts.md describes it.
// Generated from crates/stammtisch-accounts/src/wire: UPDATE_DOCS=1 cargo test -p stammtisch-accounts --lib typescript

import type { Contract, ContractKind, Seat } from './types.ts';
";

#[test]
fn the_typescript_types_are_up_to_date() {
    let mut all = Declarations::new();
    all.add::<Problem>();
    all.add::<wire::AccountState>();
    all.add::<wire::Sessions>();
    all.add::<wire::Registering>();
    all.add::<wire::Credentials>();
    all.add::<wire::Passwords>();
    all.add::<wire::Listing>();
    all.add::<wire::Resetting>();
    all.add::<wire::DoorWanted>();
    all.add::<wire::DoorOpened>();
    all.add::<wire::Entering>();
    all.add::<wire::Confirming>();
    all.add::<wire::RecoveryMade>();
    all.add::<wire::Recovering>();
    all.add::<wire::Deleting>();
    all.add::<wire::Done>();
    all.add::<wire::LegalText>();
    all.add::<wire::Friends>();
    all.add::<wire::Company>();
    all.add::<wire::Inviting>();
    all.add::<wire::Whom>();
    all.add::<wire::Blocked>();
    all.add::<wire::Blocking>();
    all.add::<wire::Found>();
    all.add::<wire::Person>();
    all.add::<wire::NewReport>();
    all.add::<wire::Reported>();
    all.add::<wire::PeoplePage>();
    all.add::<wire::AdminPersonWhole>();
    all.add::<wire::Because>();
    all.add::<wire::Rights>();
    all.add::<wire::Renaming>();
    all.add::<wire::ResetLink>();
    all.add::<wire::ReportsPage>();
    all.add::<wire::Closing>();
    all.add::<wire::LogPage>();
    all.add::<wire::HandsPage>();
    all.add::<wire::HistoryHandWhole>();
    all.add::<wire::Shared>();
    all.add::<wire::OfflineHand>();
    all.add::<wire::Runden>();
    all.add::<wire::NewRunde>();
    all.add::<wire::RundeLinkWanted>();
    all.add::<wire::RundeLink>();
    all.add::<wire::RundeBeing>();
    all.add::<wire::RundeLog>();
    all.add::<wire::RundeLines>();
    all.add::<wire::RundeKept>();
    all.add::<wire::OfflineHandTaken>();
    all.add::<wire::SharedHand>();
    all.add::<wire::MatchesPage>();
    all.add::<Statistics>();
    all.add::<wire::OwnRating>();
    all.add::<wire::Ranking>();
    all.add::<wire::Export>();
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/accounts.ts"), &all.file(HEAD));
}
