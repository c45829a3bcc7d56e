//! Prints all cards of a pack as one picture, 8 in a row, and the back:
//! `cargo run -p stammtisch-art --example deck > docs/cards.svg`;
//! with `four-colour` the other pack, with `plain` no indices.

#![expect(clippy::disallowed_methods, clippy::disallowed_macros, reason = "an example is a program")]

use std::fmt::Write as _;

use schafkopf::Card;
use stammtisch_art::cards::{Deck, Look, sprite};

/// Width and height of a card, and the gap around it.
const CARD: (usize, usize, usize) = (114, 200, 12);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let asked = |word: &str| words.iter().any(|given| given == word);
    let deck = if asked("four-colour") { Deck::FourColour } else { Deck::Bavarian };
    println!("{}", sheet(Look { deck, indices: !asked("plain") }));
}

fn sheet(look: Look) -> String {
    let (width, height, gap) = CARD;
    let (right, below) = (9 * (width + gap) + gap, 4 * (height + gap) + gap);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right} {below}"><path fill="#5a4632" d="M0 0H{right}V{below}H0Z"/>{}"##,
        sprite(look)
    );
    let places = Card::all().enumerate().map(|(place, card)| (place % 8, place / 8, card.to_string()));
    for (column, row, id) in places.chain([(8, 0, "back".to_owned())]) {
        let (x, y) = (gap + column * (width + gap), gap + row * (height + gap));
        let _ = write!(svg, r##"<use href="#{id}" x="{x}" y="{y}" width="{width}" height="{height}"/>"##);
    }
    svg + "</svg>"
}
