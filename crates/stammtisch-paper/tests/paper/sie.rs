//! A Sie for the wall (S 2.9.3).

use schafkopf::{Card, Rank, RuleSet, Suit};
use stammtisch_paper::{NoPage, Paper};
use stammtisch_text::Lang;

use crate::simulated::Simulated;
use crate::{FIRST, body};

/// What stands on the sheets, without the pictures of the whole pack.
fn sheets(page: &str) -> &str {
    let body = body(page);
    &body[body.find("<section").unwrap()..]
}

#[test]
fn s_2_9_3_a_sie_is_framed_to_hang_on_the_wall() {
    let played = Simulated::with_a_sie();
    for lang in Lang::ALL {
        let page = Paper::new(&played.tournament, lang).sie(None, None).unwrap();
        insta::assert_snapshot!(format!("sie_{lang}"), sheets(&page));
        for rank in [Rank::Ober, Rank::Unter] {
            for suit in Suit::ALL {
                let card = Card::new(suit, rank);
                assert!(page.contains(&format!("<symbol id=\"{card}\"")), "{card} is drawn");
                assert_eq!(sheets(&page).matches(&format!("href=\"#{card}\"")).count(), 1, "{card} is shown");
            }
        }
        // The pack from which the cards are taken has no room of its own, or each Sie would be printed on two pages.
        assert!(page.contains("main > svg { position: absolute; }"));
        for reaching in ["src=", "@import", "<link", "<script", "url(/", "url(\"", "paper-"] {
            assert!(!page.contains(reaching), "{reaching}");
        }
    }
}

#[test]
fn v_5_5_a_sie_of_the_short_pack_has_six_cards() {
    let rules =
        "extends = \"schule-turnier\"\nid = \"kurz-turnier\"\n[deal]\npack = \"short\"\npackets = [3, 3]\n";
    let played = Simulated::with_a_sie_under(&RuleSet::parse(rules).unwrap());
    let page = Paper::new(&played.tournament, Lang::De).sie(None, None).unwrap();
    let shown = sheets(&page);
    assert!(shown.contains("Alle sechs Karten"), "{shown}");
    for card in ["EO", "GO", "HO", "SO", "EU", "GU"] {
        assert_eq!(shown.matches(&format!("href=\"#{card}\"")).count(), 1, "{card}");
    }
    for card in ["HU", "SU"] {
        assert!(!shown.contains(&format!("href=\"#{card}\"")), "{card}");
    }
}

#[test]
fn s_2_9_3_it_hangs_under_the_name_of_who_held_it() {
    let played = Simulated::with_a_sie();
    let page = Paper::new(&played.tournament, Lang::De).sie(Some(1), Some(1)).unwrap();
    // The substitute sits there now.
    assert!(!page.contains("Gekommen"));
    let paper = Paper::new(&played.tournament, Lang::De);
    assert!(paper.filled_list(FIRST).unwrap().contains("Gekommen"));
}

#[test]
fn s_2_9_3_without_a_sie_there_is_nothing_to_frame() {
    let mut played = Simulated::with_a_sie();
    let paper = Paper::new(&played.tournament, Lang::De);
    assert_eq!(paper.sie(Some(2), None), Err(NoPage::NoSie));
    assert_eq!(paper.sie(Some(1), Some(2)), Err(NoPage::NoSie));
    // A list that counts for nobody has none either (S 5.3.6).
    played.void(FIRST);
    assert_eq!(Paper::new(&played.tournament, Lang::De).sie(None, None), Err(NoPage::NoSie));
    let none = Simulated::drawn("schule-turnier", (1, 8), 4);
    assert_eq!(Paper::new(&none.tournament, Lang::De).sie(None, None), Err(NoPage::NoSie));
}
