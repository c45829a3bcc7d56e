//! The back of the cards: the lozenges of Bavaria in a frame, a rosette in the middle.

use std::fmt::Write as _;

use schafkopf::Suit;

use super::Deck;
use super::art::Painter;
use super::ink::Ink;

/// Width and height of a lozenge; both are even.
const LOZENGE: (usize, usize) = (56, 92);

/// The pattern's left upper corner, and how many lozenges fill it across and down.
const ORIGIN: (usize, usize) = (33, 40);
const COUNT: (usize, usize) = (9, 10);

/// Everything on the back.
pub(super) fn body(deck: Deck) -> String {
    let painter = Painter::new(deck, Suit::Gras);
    let paper = painter.colour(Ink::Stock);
    let (blue, gold) = match deck {
        Deck::Bavarian => ("#37b", "#fb3"),
        Deck::FourColour => ("#049", "#fff"),
    };
    format!(
        r##"<use href="#{}-stock"/>{}<rect x="33" y="40" width="504" height="920" rx="10" fill="none" stroke="{blue}" stroke-width="10"/><circle cx="285" cy="500" r="112" fill="{paper}" stroke="{blue}" stroke-width="10"/><path fill="{blue}" stroke="none" d="{}"/><circle cx="285" cy="500" r="20" fill="{gold}" stroke="{blue}" stroke-width="8"/>"##,
        deck.prefix(),
        rows(deck, blue),
        PETALS
    )
}

/// Eight petals around the middle of the card.
const PETALS: &str = "M285 500C258 462 264 426 285 406C306 426 312 462 285 500ZM285 500C258 538 264 574 285 594C306 574 312 538 285 500ZM285 500C247 473 211 479 191 500C211 521 247 527 285 500ZM285 500C323 473 359 479 379 500C359 521 323 527 285 500ZM285 500C279 461 251 442 229 444C227 466 246 494 285 500ZM285 500C291 461 319 442 341 444C343 466 324 494 285 500ZM285 500C279 539 251 558 229 556C227 534 246 506 285 500ZM285 500C291 539 319 558 341 556C343 534 324 506 285 500Z";

/// One row of lozenges, as a path that starts where the row does.
fn row() -> String {
    let ((width, height), (left, top)) = (LOZENGE, ORIGIN);
    let (w, h) = (width / 2, height / 2);
    let lozenge = format!("l{w}-{h} {w} {h}-{w} {h}zm{width} 0");
    format!("M{left} {}{}", top + h, lozenge.repeat(COUNT.0))
}

/// The rows of the pattern: the first, and the others as its copies.
fn rows(deck: Deck, colour: &str) -> String {
    let prefix = deck.prefix();
    let mut rows = format!(r#"<path id="{prefix}-row" fill="{colour}" stroke="none" d="{}"/>"#, row());
    for place in 1..COUNT.1 {
        let _ = write!(rows, r##"<use href="#{prefix}-row" y="{}"/>"##, LOZENGE.1 * place);
    }
    rows
}
