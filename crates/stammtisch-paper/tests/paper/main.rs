//! Every page in both languages: what stands on it, and that it is safe to print.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod model_sheet;
mod pages;
mod refusals;
mod results;
mod safety;
mod sie;
mod simulated;

use schafkopf::Bytes32;
use schafkopf_turnier::{ListId, LogHead, Progress};
use stammtisch_paper::{Paper, blank_forms};
use stammtisch_text::Lang;

use simulated::Simulated;

/// The first list.
pub(crate) const FIRST: ListId = ListId { match_number: 1, table: 1 };

/// The head of a log.
pub(crate) const HEAD: LogHead = LogHead { events: 214, value: Bytes32::new([0x5a; 32]) };

/// Every page of a tournament that was played to its end.
pub(crate) fn all_pages(played: &Simulated, lang: Lang) -> Vec<(&'static str, String)> {
    let paper = Paper::new(&played.tournament, lang);
    vec![
        ("blank_forms", blank_forms(lang, 8, 1)),
        ("blank_lists", paper.blank_lists(1).unwrap()),
        ("filled_lists", paper.filled_lists(1).unwrap()),
        ("seating_by_table", paper.seating_by_table(1).unwrap()),
        ("seating_by_name", paper.seating_by_name(1).unwrap()),
        ("table_signs", paper.table_signs(1).unwrap()),
        ("player_cards", paper.player_cards().unwrap()),
        ("standings", paper.standings(Progress::Everything, HEAD).unwrap()),
        ("certificates", paper.certificates(4, HEAD).unwrap()),
    ]
}

/// What stands on the sheets, without the style.
pub(crate) fn body(page: &str) -> &str {
    let start = page.find("<main>").unwrap();
    &page[start..page.find("</main>").unwrap()]
}
