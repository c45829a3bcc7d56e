//! What every backend must do alike: the same cases for all of them.
//!
//! A backend holds them in a test of its own, each case in a store with nothing in it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod accounts;
mod hall;
mod history;
mod leases;
mod runden;
mod tables;
mod tournaments;
mod upkeep;

use std::pin::Pin;

use crate::Storage;

type Case = fn(Storage) -> Pin<Box<dyn Future<Output = ()>>>;

/// A case with its name.
macro_rules! case {
    ($concern:ident, $case:ident) => {
        (concat!(stringify!($concern), ": ", stringify!($case)), |store| Box::pin($concern::$case(store)))
    };
}

/// The cases, each with what it says of a store.
const CASES: &[(&str, Case)] = &[
    case!(tournaments, what_is_appended_is_there),
    case!(tournaments, a_writer_who_knows_an_old_state_is_told),
    case!(tournaments, two_who_append_at_once_lose_nothing),
    case!(tournaments, people_can_be_erased_without_touching_the_log),
    case!(tournaments, unknown_and_existing_tournaments_are_told_apart),
    case!(hall, a_command_is_stored_with_its_entries_or_not_at_all),
    case!(hall, links_are_kept_and_revoked_once),
    case!(hall, the_display_counts_its_changes_and_seasons_come_and_go),
    case!(tables, what_many_tables_append_in_one_transaction_is_all_there),
    case!(tables, an_entry_or_a_command_is_stored_once_and_a_failed_transaction_leaves_nothing),
    case!(tables, a_guest_s_name_is_erased_with_him_and_does_not_come_back_and_the_log_stays),
    case!(tables, who_sits_at_a_table_is_known_since_the_last_that_happened_there),
    case!(leases, a_table_belongs_to_one_living_node),
    case!(leases, who_has_been_followed_writes_nothing_any_more),
    case!(leases, a_node_that_goes_frees_what_it_holds),
    case!(leases, two_who_take_at_once_do_not_both_have_it),
    case!(leases, a_table_that_somebody_holds_is_not_thrown_away),
    case!(history, pages_join_without_gap_or_doubling_while_hands_come_in),
    case!(history, balances_and_counts_are_those_of_the_hands),
    case!(history, matches_are_read_in_parts_too),
    case!(history, a_hand_comes_back_as_it_was_kept),
    case!(history, a_shared_hand_keeps_its_link_until_it_is_taken_back),
    case!(history, ratings_are_those_after_the_last_match),
    case!(accounts, the_log_of_accounts_is_read_from_its_end),
    case!(accounts, deeds_are_done_together_or_not_at_all),
    case!(accounts, erased_people_do_not_come_back),
    case!(accounts, with_a_person_goes_all_that_is_known_of_him_and_what_was_said_around_him),
    case!(accounts, what_is_said_of_an_account_is_kept),
    case!(accounts, people_are_found_by_a_part_of_their_name),
    case!(accounts, sessions_begin_are_seen_and_end),
    case!(accounts, ways_in_work_once_and_end_with_the_password),
    case!(accounts, what_is_too_old_is_thrown_away),
    case!(accounts, friends_are_asked_and_agree_and_are_blocked),
    case!(accounts, reports_wait_until_they_are_closed),
    case!(runden, what_devices_write_is_there_once),
    case!(runden, an_erased_name_goes_where_it_stood),
    case!(runden, who_belongs_to_a_round_finds_it_and_an_old_link_finds_nothing),
    case!(upkeep, tables_that_have_been_quiet_go_with_all_that_is_theirs_alone),
    case!(upkeep, what_was_said_goes_and_the_numbers_of_entries_go_on),
    case!(upkeep, what_is_kept_once_is_what_was_kept_last),
    case!(upkeep, rule_sets_that_the_history_needs_stay),
];

/// Holds every case against a store of its own; `open` makes one with nothing in it, and what must live as long.
///
/// # Panics
///
/// Where a store does not do what all do; the case is printed before.
pub async fn hold<Place>(open: impl AsyncFn() -> (Place, Storage)) {
    for (says, case) in CASES {
        println!("{says}");
        let (_place, store) = open().await;
        case(store.clone()).await;
        store.close().await;
    }
}
