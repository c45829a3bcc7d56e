//! The pictures of the cards: the Bavarian pack drawn as SVG, by this code alone.
//!
//! Nothing is read from files and no font is needed: numerals are drawn like everything else. A card is half a
//! picture and the same half turned by 180°. Colours are presentation attributes, never `style`, so the pictures
//! stand under a content security policy without exceptions.
//!
//! ```
//! use schafkopf::{Card, Rank, Suit};
//! use stammtisch_art::cards::{Look, face};
//!
//! let svg = face(Card::new(Suit::Eichel, Rank::Ober), Look::default(), "Eichel-Ober");
//! assert!(svg.contains("<title>Eichel-Ober</title>"));
//! ```

mod art;
mod back;
mod court;
mod index;
mod ink;
mod king;
mod ober;
mod pips;
mod sau;
mod sign;
#[cfg(test)]
mod tests;
mod unter;

use std::fmt::Write as _;

use schafkopf::{Card, Rank, Suit};

use crate::Svg;
use crate::svg::escaped;
use art::Painter;
use court::Court;
use ink::Ink;
use pips::Pips;

/// Width of every card in its own units.
const WIDTH: u16 = 570;

/// Height of every card in its own units.
const HEIGHT: u16 = 1000;

/// Turns a half about the middle of the card.
const TURNED: &str = r#"transform="rotate(180 285 500)""#;

/// Which pack is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Deck {
    /// The colours of the Bavarian pattern on ivory.
    #[default]
    Bavarian,
    /// Four colours far apart on white, with plain strong signs: Eichel black, Gras green, Herz red, Schellen amber.
    FourColour,
}

impl Deck {
    /// Both packs.
    pub const ALL: [Deck; 2] = [Deck::Bavarian, Deck::FourColour];

    /// What the ids inside the pictures begin with, so that both packs can stand in one page.
    const fn prefix(self) -> &'static str {
        match self {
            Deck::Bavarian => "cb",
            Deck::FourColour => "cf",
        }
    }
}

/// How the cards are to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// The pack.
    pub deck: Deck,
    /// Whether rank and suit stand in the corners.
    pub indices: bool,
}

impl Default for Look {
    /// The Bavarian pack with indices.
    fn default() -> Look {
        Look { deck: Deck::Bavarian, indices: true }
    }
}

/// The face of a card as a picture of its own; its title is the spoken name, in the reader's language.
pub fn face(card: Card, look: Look, title: &str) -> String {
    let manner = Painter::new(look.deck, card.suit()).manner();
    let title = escaped(title);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" {manner}><title>{title}</title><defs>{}</defs>{}</svg>"#,
        defs(card, look.deck),
        body(card, look)
    )
}

/// The back of all cards as a picture of its own. It has no title: what it is called depends on where it lies.
pub fn back(look: Look) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{}</defs>{}</svg>"#,
        stock(look.deck),
        back::body(look.deck)
    )
}

/// All 32 faces and the back in one invisible picture, each a symbol: `<use href="#EO"/>`, `<use href="#back"/>`.
///
/// Symbols carry no title; who uses one names it. Parts that cards share are in it once.
pub fn sprite(look: Look) -> String {
    let mut svg = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>"#);
    svg.push_str(&stock(look.deck));
    svg.push_str(&court::all_defs(look.deck));
    for rank in Rank::ALL {
        svg.push_str(&index::define(rank, look.deck));
    }
    for suit in Suit::ALL {
        svg.push_str(&sign::define(suit, look.deck));
    }
    svg.push_str("</defs>");
    for card in Card::all() {
        symbol(&mut svg, &card.to_string(), look.deck, &body(card, look));
    }
    symbol(&mut svg, "back", look.deck, &back::body(look.deck));
    svg.push_str("</svg>");
    svg
}

/// A card of the sprite that stands in the same page, of some class, with its spoken name.
pub fn used(card: Card, class: &str, title: &str) -> Svg {
    let title = escaped(title);
    Svg::drawn(format!(
        r##"<svg class="card {class}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{title}</title><use href="#{card}"/></svg>"##
    ))
}

/// The sign of a suit alone, in a square.
pub fn suit_sign(suit: Suit, deck: Deck) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" {}>{}</svg>"#,
        Painter::new(deck, suit).manner(),
        sign::drawing(suit, deck)
    )
}

/// What is drawn on a face, by rank.
#[derive(Debug, Clone, Copy)]
enum Picture {
    Sau,
    Court(Court),
    Pips(Pips),
}

impl Picture {
    const fn of(rank: Rank) -> Picture {
        match rank {
            Rank::Ace => Picture::Sau,
            Rank::King => Picture::Court(Court::King),
            Rank::Ober => Picture::Court(Court::Ober),
            Rank::Unter => Picture::Court(Court::Unter),
            Rank::Ten => Picture::Pips(Pips::Ten),
            Rank::Nine => Picture::Pips(Pips::Nine),
            Rank::Eight => Picture::Pips(Pips::Eight),
            Rank::Seven => Picture::Pips(Pips::Seven),
        }
    }

    /// The upper half, without index.
    fn half(self, painter: Painter) -> String {
        match self {
            Picture::Sau => sau::half(painter),
            Picture::Court(court) => court.half(painter),
            Picture::Pips(pips) => pips::half(pips, painter),
        }
    }

    /// What lies across the middle and belongs to neither half.
    fn middle(self, painter: Painter) -> String {
        match self {
            Picture::Sau => sau::middle(painter),
            Picture::Court(_) => court::middle(painter),
            Picture::Pips(pips) => pips::middle(pips, painter),
        }
    }
}

/// Adds one symbol to a sprite.
fn symbol(svg: &mut String, id: &str, deck: Deck, body: &str) {
    let manner = Painter::new(deck, Suit::Eichel).manner();
    let _ = write!(svg, r#"<symbol id="{id}" viewBox="0 0 {WIDTH} {HEIGHT}" {manner}>{body}</symbol>"#);
}

/// The parts that the face of a card refers to.
fn defs(card: Card, deck: Deck) -> String {
    let mut defs = stock(deck);
    defs.push_str(&sign::define(card.suit(), deck));
    defs.push_str(&index::define(card.rank(), deck));
    match Picture::of(card.rank()) {
        Picture::Court(court) => defs.push_str(&court.defs(card.suit(), deck)),
        Picture::Sau | Picture::Pips(_) => {}
    }
    defs
}

/// The paper a card is printed on, as a definition.
fn stock(deck: Deck) -> String {
    let painter = Painter::new(deck, Suit::Eichel);
    format!(
        r#"<rect id="{}-stock" x="3" y="3" width="564" height="994" rx="34" fill="{}" stroke="{}" stroke-width="5"/>"#,
        deck.prefix(),
        painter.colour(Ink::Stock),
        painter.colour(Ink::Edge),
    )
}

/// Everything on the face of a card but the definitions.
fn body(card: Card, look: Look) -> String {
    let painter = Painter::new(look.deck, card.suit());
    let prefix = look.deck.prefix();
    let picture = Picture::of(card.rank());
    // One id is one picture, also where cards with and without indices stand in one page.
    let (id, index) = if look.indices {
        (format!("{prefix}-{card}"), index::corner(card.rank(), painter))
    } else {
        (format!("{prefix}-{card}-plain"), index::numeral(card.rank(), painter))
    };
    format!(
        r##"<use href="#{prefix}-stock"/><g id="{id}">{}{index}</g><use href="#{id}" {TURNED}/>{}"##,
        picture.half(painter),
        picture.middle(painter)
    )
}
