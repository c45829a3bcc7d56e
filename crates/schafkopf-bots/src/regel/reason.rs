//! Why `regel` decides as it does: the rule of thumb behind an action.

use serde::{Deserialize, Serialize};

/// The rule of thumb behind an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// There is nothing else to do.
    NotAllowed,
    /// The hand is too weak to play.
    TooWeak,
    /// The hand is good enough.
    StrongEnough,
    /// The other has claimed more than the hand is good for.
    GiveWay,
    /// Of all contracts the one that promises most.
    BestContract,
    /// All passed, and the holder of the highest Ober must play.
    MustPlay,
    /// The hand alone makes it likely that the declarer loses, or, doubled, that he wins.
    Double,
    /// Doubling is for hands that are stronger than this.
    NoDouble,
    /// What the winners are owed.
    Due,
    /// The declarer draws trumps.
    DrawTrumps,
    /// The partner leads trump to the declarer.
    TrumpForDeclarer,
    /// A defender leads the called suit to find the partner.
    Search,
    /// A card that should win its trick is led.
    CashWinner,
    /// Declarer next to play: a long suit is led ("kurzer Weg, lange Farbe").
    LongSuit,
    /// Declarer last to play: a short suit is led ("langer Weg, kurze Farbe").
    ShortSuit,
    /// A card is led that gives little away.
    LeadLow,
    /// The trick goes to the own side: points go on it.
    Smear,
    /// The trick is taken with a card of its suit, no higher than needed.
    Win,
    /// The trick is taken with a trump.
    Ruff,
    /// A side suit is thrown off, so that it can be trumped later.
    MakeVoid,
    /// The trick is lost: as little as possible goes on it.
    GiveLittle,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 21] = [
        Reason::NotAllowed,
        Reason::TooWeak,
        Reason::StrongEnough,
        Reason::GiveWay,
        Reason::BestContract,
        Reason::MustPlay,
        Reason::Double,
        Reason::NoDouble,
        Reason::Due,
        Reason::DrawTrumps,
        Reason::TrumpForDeclarer,
        Reason::Search,
        Reason::CashWinner,
        Reason::LongSuit,
        Reason::ShortSuit,
        Reason::LeadLow,
        Reason::Smear,
        Reason::Win,
        Reason::Ruff,
        Reason::MakeVoid,
        Reason::GiveLittle,
    ];

    /// The name by which texts are found.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::NotAllowed => "not-allowed",
            Reason::TooWeak => "too-weak",
            Reason::StrongEnough => "strong-enough",
            Reason::GiveWay => "give-way",
            Reason::BestContract => "best-contract",
            Reason::MustPlay => "must-play",
            Reason::Double => "double",
            Reason::NoDouble => "no-double",
            Reason::Due => "due",
            Reason::DrawTrumps => "draw-trumps",
            Reason::TrumpForDeclarer => "trump-for-declarer",
            Reason::Search => "search",
            Reason::CashWinner => "cash-winner",
            Reason::LongSuit => "long-suit",
            Reason::ShortSuit => "short-suit",
            Reason::LeadLow => "lead-low",
            Reason::Smear => "smear",
            Reason::Win => "win",
            Reason::Ruff => "ruff",
            Reason::MakeVoid => "make-void",
            Reason::GiveLittle => "give-little",
        }
    }
}
