//! The words of a tournament: refusals, events and rows, as people read them.

mod event;
mod import_error;
mod money;
mod prize_fault;
mod refusal;
mod registration_table;
mod row_fault;
/// The short notation of a game in a list.
pub mod short_row;
/// The short notation of totals.
pub mod short_totals;

pub use event::{event, person_name};
pub use import_error::import_error;
pub use money::money;
pub use prize_fault::prize_fault;
pub use refusal::{
    approval_reason, draw_mismatch, joined, person_fault, phase, refusal, status, totals_fault,
};
pub use registration_table::registration_table;
pub use row_fault::row_fault;

use schafkopf_turnier::{ListId, LogHead};
use stammtisch_text::{Arg, Texts};

/// A text with its values filled in.
pub fn format(texts: &Texts, key: &str, args: &[(&str, String)]) -> String {
    let args: Vec<(&str, Arg<'_>)> =
        args.iter().map(|(name, value)| (*name, Arg::from(value.as_str()))).collect();
    texts.format(key, &args)
}

/// "Durchgang 1, Tisch 7".
pub fn list_name(texts: &Texts, list: ListId) -> String {
    let args = [("match", list.match_number.to_string()), ("table", list.table.to_string())];
    format(texts, "turnier-list-name", &args)
}

/// "Protokoll: 214 Einträge, Prüfwert 1a2b 3c4d 5e6f 7a8b".
pub fn log_head(texts: &Texts, head: LogHead) -> String {
    format(texts, "turnier-log-head", &[("events", head.events.to_string()), ("head", head.short())])
}
