//! The index in the corner: the rank drawn as strokes, the sign below.

use schafkopf::Rank;

use super::Deck;
use super::art::Painter;
use super::ink::Ink;

/// The letter or number of a rank, 110 high, its middle at x = 0.
const fn glyph(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "M-30 104L0 9L30 104M-19 74H19",
        Rank::Ten => {
            "M-44 28L-27 12V105M22 10C4 10-2 28-2 55C-2 82 4 100 22 100C40 100 46 82 46 55C46 28 40 10 22 10Z"
        }
        Rank::King => "M-25 5V105M27 5L-22 62M-7 46L30 105",
        Rank::Ober => "M0 10C-26 10-33 32-33 55C-33 78-26 100 0 100C26 100 33 78 33 55C33 32 26 10 0 10Z",
        Rank::Unter => "M-28 5V64C-28 89-19 100 0 100C19 100 28 89 28 64V5",
        Rank::Nine => {
            "M26 38C26 20 16 10 0 10C-16 10-26 20-26 38C-26 56-16 66 0 66C16 66 26 56 26 38C28 76 18 98-16 100"
        }
        Rank::Eight => {
            "M0 50C-16 50-23 41-23 30C-23 18-14 10 0 10C14 10 23 18 23 30C23 41 16 50 0 50C-18 50-27 61-27 75C-27 90-17 100 0 100C17 100 27 90 27 75C27 61 18 50 0 50Z"
        }
        Rank::Seven => "M-30 13H28C6 44-4 72-8 105",
    }
}

/// The glyph as a definition; who uses it says the colour.
pub(super) fn define(rank: Rank, deck: Deck) -> String {
    format!(
        r#"<path id="{}-{rank}" stroke-width="19" stroke-linecap="butt" d="{}"/>"#,
        glyph_prefix(deck),
        glyph(rank)
    )
}

/// What the ids of glyphs begin with; signs and cards have the other letters.
const fn glyph_prefix(deck: Deck) -> &'static str {
    match deck {
        Deck::Bavarian => "cbi",
        Deck::FourColour => "cfi",
    }
}

fn stroke(rank: Rank, painter: Painter, place: &str) -> String {
    format!(
        r##"<use href="#{}-{rank}" stroke="{}" transform="{place}"/>"##,
        glyph_prefix(painter.deck()),
        painter.colour(Ink::Index),
    )
}

/// The index in the upper left corner, larger in the pack for high contrast. The King's large sign stands where the
/// small one would be.
pub(super) fn corner(rank: Rank, painter: Painter) -> String {
    let (place, y, size) = match (painter.deck(), rank) {
        (Deck::Bavarian, _) => ("translate(70 34)", 206, 84),
        // Two figures have no room to grow but upwards.
        (Deck::FourColour, Rank::Ten) => ("translate(70 32)scale(1 1.2)", 226, 94),
        (Deck::FourColour, _) => ("translate(70 32)scale(1.2)", 226, 94),
    };
    let corner = stroke(rank, painter, place);
    match rank {
        Rank::King => corner,
        Rank::Ace | Rank::Ten | Rank::Ober | Rank::Unter | Rank::Nine | Rank::Eight | Rank::Seven => {
            corner + &painter.sign(70, y, size)
        }
    }
}

/// The small number that pip cards keep when the indices are off.
pub(super) fn numeral(rank: Rank, painter: Painter) -> String {
    match rank {
        Rank::Ten | Rank::Nine | Rank::Eight | Rank::Seven => {
            stroke(rank, painter, "translate(285 28)scale(.45)")
        }
        Rank::Ace | Rank::King | Rank::Ober | Rank::Unter => String::new(),
    }
}
