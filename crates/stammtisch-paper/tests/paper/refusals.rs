//! What cannot be printed, and what is then said.

use schafkopf_turnier::ListId;
use stammtisch_paper::{NoPage, Paper};
use stammtisch_text::{Lang, Texts};

use crate::HEAD;
use crate::simulated::Simulated;

#[test]
fn what_does_not_exist_yet_is_refused() {
    let mut simulated = Simulated::drawn("tischpunkte", (2, 16), 8);
    let paper = Paper::new(&simulated.tournament, Lang::De);
    for number in [0, 2, 3] {
        let refused = Err(NoPage::NotDrawn { match_number: number });
        assert_eq!(paper.blank_lists(number), refused);
        assert_eq!(paper.seating_by_table(number), refused);
        assert_eq!(paper.seating_by_name(number), refused);
        assert_eq!(paper.table_signs(number), refused);
    }
    assert_eq!(paper.filled_lists(1), Err(NoPage::NotStarted { match_number: 1 }));
    assert_eq!(paper.certificates(0, HEAD), Err(NoPage::Nobody));
    simulated.start(1);
    let paper = Paper::new(&simulated.tournament, Lang::De);
    for table in [0, 3] {
        let refused = Err(NoPage::NoTable { match_number: 1, table });
        assert_eq!(paper.filled_list(ListId { match_number: 1, table }), refused);
    }
}

#[test]
fn every_refusal_is_told_in_both_languages() {
    let german = Texts::of(Lang::De);
    assert_eq!(
        NoPage::NotDrawn { match_number: 2 }.message(german),
        "Der 2. Durchgang ist nicht ausgelost. Erst auslosen, dann drucken."
    );
    let refusals = [
        NoPage::NotDrawn { match_number: 2 },
        NoPage::NoTable { match_number: 1, table: 7 },
        NoPage::NotStarted { match_number: 1 },
        NoPage::Purged,
        NoPage::Nobody,
        NoPage::NoSie,
        NoPage::NoRanking(schafkopf_turnier::NoRanking::SeedMissing),
    ];
    for refusal in refusals {
        let [de, en] = Lang::ALL.map(|lang| refusal.message(Texts::of(lang)));
        assert_ne!(de, en);
        assert!(!de.starts_with("paper-") && !en.starts_with("paper-"), "{refusal}");
    }
}
