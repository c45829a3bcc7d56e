//! The cards from Seven to Ten.

use schafkopf::Suit;

use super::Deck;
use super::art::{Dab, Painter};
use super::ink::Ink;

/// A pip card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pips {
    Ten,
    Nine,
    Eight,
    Seven,
}

/// How the upper half is laid out.
struct Layout {
    /// Size of the signs in percent.
    size: u16,
    /// Heights at which two signs stand side by side.
    pairs: &'static [i16],
    /// Heights at which one sign stands between the columns.
    singles: &'static [i16],
    /// Whether one more lies in the middle of the card.
    middle: bool,
    /// The twig on which acorns and leaves grow: from the middle to the end of every stalk.
    twig: &'static [Dab],
}

/// Where the two columns stand.
const COLUMNS: (i16, i16) = (196, 374);

impl Pips {
    const fn layout(self) -> Layout {
        match self {
            Pips::Ten => Layout {
                size: 122,
                pairs: &[132, 388],
                singles: &[258],
                middle: false,
                twig: &[Dab::Rod(
                    Ink::Twig,
                    5,
                    "M285 500C285 420 288 360 298 324M285 500C282 478 240 486 209 454M285 500C288 478 330 486 361 454M285 430C280 330 214 330 209 198M285 430C290 330 356 330 361 198",
                )],
            },
            Pips::Nine => Layout {
                size: 128,
                pairs: &[136, 356],
                singles: &[],
                middle: true,
                twig: &[Dab::Rod(
                    Ink::Twig,
                    5,
                    "M285 500V240M285 250C280 236 274 226 285 208C296 226 290 236 285 250M285 470C282 440 240 460 210 425M285 470C288 440 330 460 360 425M285 340C282 280 216 290 210 205M285 340C288 280 354 290 360 205",
                )],
            },
            Pips::Eight => Layout {
                size: 132,
                pairs: &[142, 378],
                singles: &[],
                middle: false,
                twig: &[Dab::Rod(
                    Ink::Twig,
                    5,
                    "M285 500V240M285 250C280 236 274 226 285 208C296 226 290 236 285 250M285 500C282 474 240 484 210 449M285 500C288 474 330 484 360 449M285 350C282 290 216 300 210 213M285 350C288 290 354 300 360 213",
                )],
            },
            Pips::Seven => Layout {
                size: 138,
                pairs: &[144],
                singles: &[312],
                middle: true,
                twig: &[Dab::Rod(
                    Ink::Twig,
                    5,
                    "M285 500C285 440 290 410 300 386M285 440C282 350 206 340 211 218M285 440C288 350 364 340 359 218",
                )],
            },
        }
    }
}

/// The upper half: signs, and the twig they grow on where they grow.
pub(super) fn half(pips: Pips, painter: Painter) -> String {
    let layout = pips.layout();
    let mut half = match (painter.deck(), painter.suit()) {
        (Deck::Bavarian, Suit::Eichel | Suit::Gras) => painter.group("", 3, layout.twig),
        (Deck::Bavarian, Suit::Herz | Suit::Schellen) | (Deck::FourColour, _) => String::new(),
    };
    for &y in layout.pairs {
        half.push_str(&painter.sign(COLUMNS.0, y, layout.size));
        half.push_str(&painter.mirrored_sign(COLUMNS.1, y, layout.size));
    }
    for &y in layout.singles {
        half.push_str(&painter.sign(285, y, layout.size));
    }
    half
}

/// The sign in the middle of an odd number.
pub(super) fn middle(pips: Pips, painter: Painter) -> String {
    let layout = pips.layout();
    if layout.middle { painter.sign(285, 500, layout.size) } else { String::new() }
}
