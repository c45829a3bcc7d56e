//! Snapshots of all pages of the smallest tournament, and how many sheets larger ones have.

use schafkopf_turnier::Progress;
use stammtisch_paper::{Paper, blank_forms};
use stammtisch_text::Lang;

use crate::simulated::{Simulated, rufspiel};
use crate::{FIRST, HEAD, all_pages, body};

fn check(rules: &str, lang: Lang) {
    let mut played = Simulated::drawn(rules, (1, 8), 4);
    played.play_all();
    for (name, page) in all_pages(&played, lang) {
        insta::assert_snapshot!(format!("{rules}_{lang}_{name}"), body(&page));
    }
}

#[test]
fn pages_of_a_p_tournament_in_german() {
    check("preis", Lang::De);
}

#[test]
fn t_7_pages_of_a_t_tournament_in_english_with_the_players_cards() {
    check("tischpunkte", Lang::En);
}

fn count(page: &str, what: &str) -> usize {
    body(page).matches(what).count()
}

#[test]
fn every_table_has_a_sheet_with_all_its_games() {
    let drawn = Simulated::drawn("preis", (2, 32), 16);
    let page = Paper::new(&drawn.tournament, Lang::De).blank_lists(2).unwrap();
    // Each with the model on its back (P 10).
    assert_eq!(count(&page, "<section"), 4 * 2);
    assert_eq!(count(&page, "<tr class=\"game\">"), 4 * (32 + 12));
    assert_eq!(count(&page, "<tr class=\"check\">"), 4 * (8 + 3));
    assert_eq!(count(&page, "<tr class=\"signatures\">"), 4);
}

#[test]
fn a_long_list_carries_its_sums_over() {
    let forms = blank_forms(Lang::De, 64, 1);
    assert_eq!(count(&forms, "<section"), 2);
    assert_eq!(count(&forms, "Übertrag"), 2);
    assert_eq!(count(&forms, "Endergebnis"), 1);
    assert_eq!(blank_forms(Lang::En, 0, 0), blank_forms(Lang::En, 1, 1));
}

#[test]
fn s_5_3_4_what_was_corrected_stays_readable() {
    let mut running = Simulated::drawn("preis", (1, 16), 4);
    running.start(1);
    running.show_everything(FIRST);
    let page = Paper::new(&running.tournament, Lang::De).filled_list(FIRST).unwrap();
    assert_eq!(
        count(&page, "<tr class=\"game old\"><th>2</th><td class=\"what\">2 ruft 4 – gewinnen Schneider"),
        1
    );
    assert_eq!(count(&page, "<tr class=\"game struck\"><th>6</th>"), 1);
    assert_eq!(count(&page, "berichtigt durch Sepp Moser: Partner verwechselt"), 1);
    // His, and the model's on the back.
    assert_eq!(count(&page, "<span class=\"circle\">24</span>"), 2);
    assert_eq!(count(&page, "<td class=\"referee\">SM</td>"), 3, "a correction, a strike and a ruling");
}

#[test]
fn s_5_3_6_a_void_list_says_so() {
    let mut running = Simulated::drawn("preis", (1, 16), 4);
    running.start(1);
    running.enter(FIRST, rufspiel(1, 2, true));
    assert_eq!(count(&Paper::new(&running.tournament, Lang::De).filled_lists(1).unwrap(), "UNGÜLTIG"), 0);
    running.void(FIRST);
    assert_eq!(count(&Paper::new(&running.tournament, Lang::De).filled_lists(1).unwrap(), "UNGÜLTIG"), 1);
}

#[test]
fn standings_after_some_games_count_no_more_than_those() {
    let mut played = Simulated::drawn("preis", (1, 8), 4);
    played.play_all();
    let paper = Paper::new(&played.tournament, Lang::De);
    let early = paper.standings(Progress::After { match_number: 1, games: 1 }, HEAD).unwrap();
    assert_eq!(count(&early, "<td class=\"points\">+\u{a0}1</td>"), 2);
    assert_eq!(count(&early, "<td class=\"points\">–\u{a0}1</td>"), 2);
    assert_eq!(count(&early, "nach Spiel 1 des 1. Durchgangs"), 1);
}
