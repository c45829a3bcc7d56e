//! Inks: what a colour is for, and which colour that is in each pack.

use schafkopf::Suit;

use super::Deck;

/// What a colour is used for; which colour it is depends on pack and suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    /// The colour that the user of a shared part gives it.
    Tint,
    /// Outlines and pupils.
    Line,
    /// The paper.
    Stock,
    /// The thin edge of the paper.
    Edge,
    /// Rank letters in the corner.
    Index,
    /// Faces and hands.
    Skin,
    /// Cheeks.
    Blush,
    /// Hair and beard of this suit's people.
    Hair,
    /// White linen, feathers, foam.
    Linen,
    /// Blades and armour.
    Steel,
    /// Gold and brass.
    Gold,
    /// Wood and leather.
    Wood,
    /// The twig of this suit's pips.
    Twig,
    /// The chief colour of this suit's people.
    Main,
    /// The second colour of this suit's people.
    Second,
    /// Red, whatever the suit.
    Red,
    /// Green of leaves, whatever the suit.
    Green,
    /// Chief colour of the suit's sign.
    Sign,
    /// Second colour of the suit's sign.
    SignSecond,
    /// Light or dark marks upon the sign.
    SignMark,
}

/// The colour of an ink.
pub(super) const fn colour(ink: Ink, deck: Deck, suit: Suit) -> &'static str {
    match deck {
        Deck::Bavarian => bavarian(ink, suit),
        Deck::FourColour => four_colour(ink, suit),
    }
}

/// In SVG, the `color` of who uses a part.
const TINT: &str = "currentColor";

/// One of four colours, by suit.
const fn by_suit(suit: Suit, colours: [&'static str; 4]) -> &'static str {
    match suit {
        Suit::Eichel => colours[0],
        Suit::Gras => colours[1],
        Suit::Herz => colours[2],
        Suit::Schellen => colours[3],
    }
}

const fn bavarian(ink: Ink, suit: Suit) -> &'static str {
    match ink {
        Ink::Tint => TINT,
        Ink::Line => "#321",
        Ink::Stock => "#fffaeb",
        Ink::Edge => "#ba8",
        Ink::Index => by_suit(suit, ["#5b3d12", "#1f6a2e", "#b5201a", "#945400"]),
        Ink::Skin => "#fdb",
        Ink::Blush => "#fb9",
        Ink::Hair => by_suit(suit, ["#742", "#998", "#a52", "#da4"]),
        Ink::Linen => "#fff",
        Ink::Steel => "#bcc",
        Ink::Gold => "#eb3",
        Ink::Wood => "#963",
        Ink::Twig => by_suit(suit, ["#963", "#494", "#963", "#963"]),
        Ink::Main => by_suit(suit, ["#373", "#259", "#c32", "#eb3"]),
        Ink::Second => by_suit(suit, ["#c32", "#594", "#259", "#c32"]),
        Ink::Red => "#c32",
        Ink::Green => "#483",
        Ink::Sign => by_suit(suit, ["#da3", "#393", "#c22", "#fb3"]),
        Ink::SignSecond => by_suit(suit, ["#473", "#262", "#a11", "#c22"]),
        Ink::SignMark => by_suit(suit, ["#fea", "#bd9", "#f98", "#ffb"]),
    }
}

const fn four_colour(ink: Ink, suit: Suit) -> &'static str {
    match ink {
        Ink::Tint => TINT,
        Ink::Line => "#000",
        Ink::Stock | Ink::Linen => "#fff",
        Ink::Edge => "#555",
        Ink::Index => by_suit(suit, ["#000", "#00643c", "#c4001d", "#8a5200"]),
        Ink::Skin => "#fdc",
        Ink::Blush => "#fca",
        Ink::Hair => by_suit(suit, ["#555", "#2f5e4c", "#8c3a2e", "#b98a3a"]),
        Ink::Steel => "#ddd",
        Ink::Gold | Ink::Second => by_suit(suit, ["#ddd", "#9fdcbb", "#ffb3b3", "#ffe9a6"]),
        Ink::Wood | Ink::Twig => by_suit(suit, ["#888", "#5fa582", "#d9797f", "#d9a13c"]),
        Ink::Main | Ink::Red | Ink::Green => by_suit(suit, ["#444", "#007a4a", "#d4001f", "#ffb000"]),
        Ink::Sign => by_suit(suit, ["#111", "#007a4a", "#d4001f", "#ffb000"]),
        Ink::SignSecond => by_suit(suit, ["#111", "#007a4a", "#d4001f", "#fff"]),
        Ink::SignMark => by_suit(suit, ["#fff", "#fff", "#fff", "#000"]),
    }
}
