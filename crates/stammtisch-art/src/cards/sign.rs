//! The four signs, each about 100 units large around the origin, standing upright.

use schafkopf::Suit;

use super::Deck;
use super::art::{Dab, Painter};
use super::ink::Ink;

/// An acorn: nut above, cup below, a bent stalk.
const ACORN: &[Dab] = &[
    Dab::Rod(Ink::SignSecond, 3, "M0 38C0 46 4 51 11 54"),
    Dab::Area(Ink::Sign, "M-31 10C-35-18-20-40 0-54C20-40 35-18 31 10Z"),
    Dab::Thread(Ink::SignMark, 5, "M-18 0C-19-14-14-25-7-32"),
    Dab::Area(Ink::SignSecond, "M-38 4C-20-5 20-5 38 4C42 28 22 42 0 42C-22 42-42 28-38 4Z"),
    Dab::Thread(Ink::SignMark, 3, "M-27 11L-12 31M-9 8L10 34M10 8L25 25M27 11L12 31M9 8L-10 34M-10 8L-25 25"),
];

/// A leaf with its veins and a bent stalk.
const LEAF: &[Dab] = &[
    Dab::Rod(Ink::Sign, 3, "M0 20C0 36 4 46 11 54"),
    Dab::Area(Ink::Sign, "M0-56C14-40 46-24 46 4C46 24 24 34 0 22C-24 34-46 24-46 4C-46-24-14-40 0-56Z"),
    Dab::Thread(Ink::SignMark, 4, "M0-36V18M0-16L-17-24M0-16L17-24M0 0L-27-8M0 0L27-8M0 15L-25 9M0 15L25 9"),
];

/// A heart.
const HEART: &[Dab] = &[
    Dab::Area(
        Ink::Sign,
        "M0 52C-14 30-50 8-50-20C-50-38-38-48-25-48C-12-48-3-39 0-28C3-39 12-48 25-48C38-48 50-38 50-20C50 8 14 30 0 52Z",
    ),
    Dab::Thread(Ink::SignMark, 6, "M-37-18C-37-28-32-34-25-35"),
];

/// A hawk bell: eyelet, ball, red band, slit.
const BELL: &[Dab] = &[
    Dab::Line("M-8-40C-12-58 12-58 8-40"),
    Dab::Disc(Ink::Sign, 0, 4, 46),
    Dab::Thread(Ink::SignMark, 6, "M-28-14C-24-23-17-28-9-31"),
    Dab::Area(Ink::SignSecond, "M-46-4C-20 4 20 4 46-4C47 2 46 9 45 13C20 21-20 21-45 13C-46 9-47 2-46-4Z"),
    Dab::Thread(Ink::Line, 7, "M0 28V46"),
    Dab::Thread(Ink::Line, 13, "M0 27h0"),
];

/// The strokes of a sign.
const fn dabs(suit: Suit) -> &'static [Dab] {
    match suit {
        Suit::Eichel => ACORN,
        Suit::Gras => LEAF,
        Suit::Herz => HEART,
        Suit::Schellen => BELL,
    }
}

/// The sign around the origin.
pub(super) fn drawing(suit: Suit, deck: Deck) -> String {
    Painter::new(deck, suit).group("", 4, dabs(suit))
}

/// The sign drawn out large, with outlines no thicker than those of people.
pub(super) fn large(painter: Painter, y: i16, percent: u16) -> String {
    let scale = format!(r#" transform="translate(285 {y})scale({}.{:02})""#, percent / 100, percent % 100);
    painter.group(&scale, 2, dabs(painter.suit()))
}

/// The sign as a definition to be used by the cards.
pub(super) fn define(suit: Suit, deck: Deck) -> String {
    let id = format!(r#" id="{}-{suit}""#, deck.prefix());
    Painter::new(deck, suit).group(&id, 4, dabs(suit))
}
