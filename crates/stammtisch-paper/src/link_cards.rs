//! Cards with links: one for each list keeper, player or official, to be cut apart and handed out.

use stammtisch_art::QrSquare;
use stammtisch_text::{Arg, Lang, Texts};

use crate::document::{Look, document};
use crate::markup::Markup;

const LOOK: Look = Look { css: include_str!("css/link_cards.css") };

/// Cards on a sheet.
const A_SHEET: usize = 8;

/// A card with a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkCard {
    /// Whom it is for, in large letters.
    pub title: String,
    /// What else is to be said.
    pub lines: Vec<String>,
    /// The address, in letters.
    pub url: String,
    /// The address, as a code.
    pub code: QrSquare,
}

/// Sheets of cards for a tournament.
pub fn link_cards(lang: Lang, tournament: &str, cards: &[LinkCard]) -> String {
    let texts = Texts::of(lang);
    let title = texts.format("paper-link-cards", &[("name", Arg::from(tournament))]);
    document(lang, &title, LOOK, |page| {
        for sheet in cards.chunks(A_SHEET) {
            page.put("section", "sheet", |inside| {
                for card in sheet {
                    inside.put("div", "card", |inside| print(texts, tournament, card, inside));
                }
            });
        }
    })
}

fn print(texts: &Texts, tournament: &str, card: &LinkCard, inside: &mut Markup) {
    inside.put("div", "code", |place| place.picture(&card.code.svg()));
    inside.put("div", "words", |words| {
        words.say("div", "name", tournament);
        words.say("b", "title", &card.title);
        for line in &card.lines {
            words.say("div", "line", line);
        }
        words.say("div", "hint", &texts.get("paper-link-hint"));
        words.say("div", "url", &card.url);
    });
}
