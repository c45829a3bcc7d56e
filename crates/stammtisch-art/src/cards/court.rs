//! What the twelve court cards have in common: faces, collars and hands, the ground, the band in the middle,
//! and where the sign stands.

use schafkopf::Suit;

use super::Deck;
use super::art::{Dab, Painter};
use super::ink::Ink;
use super::{king, ober, unter};

/// A court card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Court {
    King,
    Ober,
    Unter,
}

/// Where a face looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gaze {
    Left,
    Right,
}

/// One layer of a figure; the first is the farthest back.
#[derive(Debug, Clone, Copy)]
pub(super) enum Layer {
    /// Strokes of this figure.
    Own(&'static [Dab]),
    /// A part that figures share.
    Shared(Part),
    /// A part that figures share, in a colour of this suit.
    Tinted(Part, Ink),
    /// The face.
    Face(Gaze),
}

/// A part that figures share; its colours are the same in every suit, or one of them is given by who uses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Face,
    Grass,
    KingHair,
    Robe,
    Ermine,
    Sleeves,
    Hands,
    OberHair,
    Doublet,
    Arms,
    Puffs,
    Ruff,
    Fist,
    UnterHair,
    Fringe,
    Jerkin,
    Collar,
}

/// A face without hair, seen a little from the side.
const FACE: &[Dab] = &[
    Dab::Area(Ink::Skin, "M231 150C226 212 240 264 285 272C330 264 344 212 339 150C318 130 252 130 231 150Z"),
    Dab::Thread(Ink::Blush, 24, "M251 224h0M320 224h0"),
    Dab::Flat(
        Ink::Linen,
        "M246 199Q261 186 276 199Q261 206 246 199ZM297 199Q311 186 325 199Q311 206 297 199Z",
    ),
    Dab::Thread(Ink::Line, 11, "M260 197h0M310 197h0"),
    Dab::Thread(
        Ink::Line,
        5,
        "M245 199Q260 184 277 199M296 199Q311 184 326 199M269 246Q285 251 300 245M283 188L276 222Q284 230 294 224",
    ),
    Dab::Thread(Ink::Line, 6, "M243 180Q259 169 275 177M297 177Q312 169 327 180"),
    Dab::Thread(Ink::Line, 3, "M278 259Q285 262 292 259"),
];

/// What grows at the feet of Obers and Unters, beside the body.
const GRASS: &[Dab] = &[Dab::Thread(
    Ink::Tint,
    7,
    "M36 488q0-22-12-36M46 488q-4-30 4-50M56 488q0-20 14-36M66 488q2-10 12-16M502 488q-2-10-10-16M514 488q0-20-12-38M524 488q4-30 0-44M534 488q0-18 12-30",
)];

impl Part {
    const ALL: [Part; 17] = [
        Part::Face,
        Part::Grass,
        Part::KingHair,
        Part::Robe,
        Part::Ermine,
        Part::Sleeves,
        Part::Hands,
        Part::OberHair,
        Part::Doublet,
        Part::Arms,
        Part::Puffs,
        Part::Ruff,
        Part::Fist,
        Part::UnterHair,
        Part::Fringe,
        Part::Jerkin,
        Part::Collar,
    ];

    const fn name(self) -> &'static str {
        match self {
            Part::Face => "face",
            Part::Grass => "grass",
            Part::KingHair => "king-hair",
            Part::Robe => "robe",
            Part::Ermine => "ermine",
            Part::Sleeves => "sleeves",
            Part::Hands => "hands",
            Part::OberHair => "ober-hair",
            Part::Doublet => "doublet",
            Part::Arms => "arms",
            Part::Puffs => "puffs",
            Part::Ruff => "ruff",
            Part::Fist => "fist",
            Part::UnterHair => "unter-hair",
            Part::Fringe => "fringe",
            Part::Jerkin => "jerkin",
            Part::Collar => "collar",
        }
    }

    const fn dabs(self) -> &'static [Dab] {
        match self {
            Part::Face => FACE,
            Part::Grass => GRASS,
            Part::KingHair => king::HAIR,
            Part::Robe => king::ROBE,
            Part::Ermine => king::ERMINE,
            Part::Sleeves => king::SLEEVES,
            Part::Hands => king::HANDS,
            Part::OberHair => ober::HAIR,
            Part::Doublet => ober::DOUBLET,
            Part::Arms => ober::ARMS,
            Part::Puffs => ober::PUFFS,
            Part::Ruff => ober::RUFF,
            Part::Fist => ober::FIST,
            Part::UnterHair => unter::HAIR,
            Part::Fringe => unter::FRINGE,
            Part::Jerkin => unter::JERKIN,
            Part::Collar => unter::COLLAR,
        }
    }

    fn define(self, deck: Deck) -> String {
        let painter = Painter::new(deck, Suit::Eichel);
        format!(r#"<g id="{}-{}">{}</g>"#, deck.prefix(), self.name(), painter.paint(self.dabs()))
    }

    fn is_in(self, layer: Layer) -> bool {
        match layer {
            Layer::Own(_) => false,
            Layer::Shared(part) | Layer::Tinted(part, _) => part == self,
            Layer::Face(_) => self == Part::Face,
        }
    }
}

/// The band between the halves.
const BAND: &[Dab] = &[
    Dab::Area(Ink::Gold, "M20 487H550V513H20Z"),
    Dab::Flat(
        Ink::Second,
        "M285 490l22 10-22 10-22-10zM209 490l22 10-22 10-22-10zM133 490l22 10-22 10-22-10zM57 490l22 10-22 10-22-10zM361 490l22 10-22 10-22-10zM437 490l22 10-22 10-22-10zM513 490l22 10-22 10-22-10z",
    ),
];

impl Court {
    /// The figure of a suit.
    const fn figure(self, suit: Suit) -> &'static [Layer] {
        match self {
            Court::King => king::figure(suit),
            Court::Ober => ober::figure(suit),
            Court::Unter => unter::figure(suit),
        }
    }

    /// The signs: the King's on both sides, the Ober's high, the Unter's low.
    pub(super) fn signs(self, painter: Painter) -> String {
        match self {
            Court::King => painter.sign(80, 236, 116) + &painter.mirrored_sign(490, 236, 116),
            Court::Ober => painter.sign(470, 116, 150),
            Court::Unter => painter.sign(476, 400, 138),
        }
    }

    /// The upper half.
    pub(super) fn half(self, painter: Painter) -> String {
        let prefix = painter.deck().prefix();
        let layers = self.figure(painter.suit()).iter().map(|&layer| match layer {
            Layer::Own(dabs) => painter.paint(dabs),
            Layer::Shared(part) => format!(r##"<use href="#{prefix}-{}"/>"##, part.name()),
            Layer::Tinted(part, ink) => {
                format!(r##"<use href="#{prefix}-{}" color="{}"/>"##, part.name(), painter.colour(ink))
            }
            Layer::Face(Gaze::Left) => format!(r##"<use href="#{prefix}-face"/>"##),
            Layer::Face(Gaze::Right) => {
                format!(r##"<use href="#{prefix}-face" transform="matrix(-1 0 0 1 570 0)"/>"##)
            }
        });
        layers.chain([self.signs(painter)]).collect()
    }

    /// Definitions of what this figure shares with others.
    pub(super) fn defs(self, suit: Suit, deck: Deck) -> String {
        let figure = self.figure(suit);
        let used = Part::ALL.into_iter().filter(|part| figure.iter().any(|&layer| part.is_in(layer)));
        used.map(|part| part.define(deck)).chain([define_band(suit, deck)]).collect()
    }
}

/// Definitions of everything that figures share.
pub(super) fn all_defs(deck: Deck) -> String {
    let parts = Part::ALL.into_iter().map(|part| part.define(deck));
    parts.chain(Suit::ALL.into_iter().map(|suit| define_band(suit, deck))).collect()
}

/// The band in the colours of a suit.
fn define_band(suit: Suit, deck: Deck) -> String {
    let id = format!(r#" id="{}-band{suit}""#, deck.prefix());
    Painter::new(deck, suit).group(&id, 5, BAND)
}

/// What lies between the halves.
pub(super) fn middle(painter: Painter) -> String {
    format!(r##"<use href="#{}-band{}"/>"##, painter.deck().prefix(), painter.suit())
}
