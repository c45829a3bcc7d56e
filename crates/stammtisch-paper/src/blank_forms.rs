//! Blank forms: lists without a tournament, with every field empty.

use stammtisch_text::{Lang, Texts};

use crate::document::document;
use crate::list::{self, Form};

/// Most games of a form.
pub const MOST_GAMES: u32 = 128;

/// Most forms of a file.
pub const MOST_FORMS: u32 = 1000;

/// Empty lists in the layout of P's model sheet, for so many games each; never more than [`MOST_GAMES`] and
/// [`MOST_FORMS`], never less than one.
///
/// ```
/// use stammtisch_text::Lang;
/// let forms = stammtisch_paper::blank_forms(Lang::De, 32, 2);
/// assert_eq!(forms.matches("<section").count(), 2);
/// ```
pub fn blank_forms(lang: Lang, games: u32, copies: u32) -> String {
    let texts = Texts::of(lang);
    let form = Form { texts, games: games.clamp(1, MOST_GAMES) };
    document(lang, &texts.get("paper-blank-lists"), list::LOOK, |page| {
        for _ in 0..copies.clamp(1, MOST_FORMS) {
            form.print(page);
        }
    })
}
