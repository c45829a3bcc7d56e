//! Strokes of the brush and how they become SVG.

use std::fmt::Write as _;

use schafkopf::Suit;

use super::Deck;
use super::ink::{Ink, colour};

/// Width of an outline where nothing else is said.
pub(super) const OUTLINE: u16 = 6;

/// One stroke of the brush; its path is in the units of what it is part of.
#[derive(Debug, Clone, Copy)]
pub(super) enum Dab {
    /// A filled area with an outline.
    Area(Ink, &'static str),
    /// A filled area without an outline.
    Flat(Ink, &'static str),
    /// An outline alone.
    Line(&'static str),
    /// A line of one ink, so and so wide.
    Thread(Ink, u16, &'static str),
    /// A limb or a pole: a wide line with an outline on both sides.
    Rod(Ink, u16, &'static str),
    /// A disc with an outline: x, y, radius.
    Disc(Ink, i16, i16, u16),
}

/// Knows pack and suit, and so the colours.
#[derive(Debug, Clone, Copy)]
pub(super) struct Painter {
    deck: Deck,
    suit: Suit,
}

impl Painter {
    pub(super) const fn new(deck: Deck, suit: Suit) -> Painter {
        Painter { deck, suit }
    }

    pub(super) const fn suit(self) -> Suit {
        self.suit
    }

    pub(super) const fn deck(self) -> Deck {
        self.deck
    }

    /// The colour of an ink.
    pub(super) const fn colour(self, ink: Ink) -> &'static str {
        colour(ink, self.deck, self.suit)
    }

    /// What every picture says once about its outlines; all strokes inherit it.
    pub(super) fn manner(self) -> String {
        format!(
            r#"fill="none" stroke="{}" stroke-width="{OUTLINE}" stroke-linejoin="round" stroke-linecap="round""#,
            self.colour(Ink::Line)
        )
    }

    /// Strokes in their order, with outlines of the usual width.
    pub(super) fn paint<'a>(self, dabs: impl IntoIterator<Item = &'a Dab>) -> String {
        let mut svg = String::new();
        for dab in dabs {
            self.dab(&mut svg, OUTLINE, dab);
        }
        svg
    }

    /// Strokes in their order, with outlines of another width, and what else their group says.
    pub(super) fn group(self, attributes: &str, outline: u16, dabs: &[Dab]) -> String {
        let mut svg = format!(r#"<g{attributes} stroke-width="{outline}">"#);
        for dab in dabs {
            self.dab(&mut svg, outline, dab);
        }
        svg.push_str("</g>");
        svg
    }

    fn dab(self, svg: &mut String, outline: u16, dab: &Dab) {
        let _ = match *dab {
            Dab::Area(ink, d) => write!(svg, r#"<path fill="{}" d="{d}"/>"#, self.colour(ink)),
            Dab::Flat(ink, d) => write!(svg, r#"<path fill="{}" stroke="none" d="{d}"/>"#, self.colour(ink)),
            Dab::Line(d) => write!(svg, r#"<path d="{d}"/>"#),
            Dab::Thread(Ink::Line, width, d) => write!(svg, r#"<path stroke-width="{width}" d="{d}"/>"#),
            Dab::Thread(ink, width, d) => {
                write!(svg, r#"<path stroke="{}" stroke-width="{width}" d="{d}"/>"#, self.colour(ink))
            }
            Dab::Rod(ink, width, d) => write!(
                svg,
                r#"<path stroke-width="{}" d="{d}"/><path stroke="{}" stroke-width="{width}" d="{d}"/>"#,
                width + 2 * outline,
                self.colour(ink)
            ),
            Dab::Disc(ink, x, y, r) => {
                write!(svg, r#"<circle fill="{}" cx="{x}" cy="{y}" r="{r}"/>"#, self.colour(ink))
            }
        };
    }

    /// The suit's sign with its middle at a point, in percent of its own size.
    pub(super) fn sign(self, x: i16, y: i16, percent: u16) -> String {
        let (whole, rest) = (percent / 100, percent % 100);
        self.used_sign(&format!("translate({x} {y})scale({whole}.{rest:02})"))
    }

    /// The same sign as seen in a mirror.
    pub(super) fn mirrored_sign(self, x: i16, y: i16, percent: u16) -> String {
        let (whole, rest) = (percent / 100, percent % 100);
        self.used_sign(&format!("translate({x} {y})scale(-{whole}.{rest:02} {whole}.{rest:02})"))
    }

    fn used_sign(self, transform: &str) -> String {
        format!(r##"<use href="#{}-{}" transform="{transform}"/>"##, self.deck.prefix(), self.suit)
    }
}
