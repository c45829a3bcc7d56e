//! Claims as they are sent: what is claimed, of whom and what, and from where it is seen.

use crate::{Card, Seat, Side};
use schafkopf_bots::review as analyst;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A claim, and from where it is seen to be true. What a kind of claim does not speak of is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Reasoned {
    /// What is claimed.
    pub claim: ClaimKind,
    /// Of which card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<Card>,
    /// Of whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// Of which side.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub side: Option<Side>,
    /// For what.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mark: Option<Mark>,
    /// Of which cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<Kind>,
    /// How many cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub count: Option<u8>,
    /// How many card points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<u8>,
    /// In how many of ten deals.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tenths: Option<u8>,
    /// How many cards later: 1 next, 3 last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub steps: Option<u8>,
    /// From where it is seen.
    pub seen: Seen,
}

impl Reasoned {
    const fn of(claim: ClaimKind, seen: Seen) -> Reasoned {
        Reasoned {
            claim,
            card: None,
            seat: None,
            side: None,
            mark: None,
            kind: None,
            count: None,
            points: None,
            tenths: None,
            steps: None,
            seen,
        }
    }
}

/// What is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClaimKind {
    /// The others hold `count` cards of a kind.
    Outside,
    /// The own hand has `count` cards of a kind.
    Holds,
    /// `count` Obers and Unters are in the own hand.
    Lords,
    /// `count` Aces of side suits are in the own hand.
    Aces,
    /// A seat has no card of a kind that others hold.
    Void,
    /// The called card lies hidden in the hand of a seat.
    CalledWith,
    /// As it lies, the trick is a seat's.
    LiesWith,
    /// `points` lie in the trick.
    Lying,
    /// The card beats everything that lies in the trick.
    Ahead,
    /// If the card is played, the trick goes to a seat.
    Takes,
    /// If the card is played, a seat leads to the next trick.
    LeadsNext,
    /// If the card is played, the trick goes to the own side.
    Ours,
    /// If the card is played, the trick goes to the other side.
    Theirs,
    /// If the card is played, the own side can take the trick in `tenths` of ten possible deals.
    CanTakeIn,
    /// The card counts, and goes on a trick that another of the own side takes.
    Smear,
    /// No card of its kind is higher outside.
    High,
    /// `count` cards of its kind outside are higher.
    Over,
    /// The only card in hand that nothing outside can beat when it is led.
    Entry,
    /// A small card of a side suit that counts nothing.
    Spatz,
    /// The last card of its side suit in a hand with trumps.
    LastOfSuit,
    /// If the card is led, the called card has to fall.
    Search,
    /// Of the cards that do the same in the trick as it lies, none counts less.
    Cheapest,
    /// A side lacks `points` for a mark.
    Lacks,
    /// A defender leads, and the declarer plays `steps` cards after him.
    DeclarerAfter,
}

impl From<analyst::Reasoned> for Reasoned {
    fn from(analyst::Reasoned { claim, seen }: analyst::Reasoned) -> Reasoned {
        use analyst::Claim;
        let of = |claim| Reasoned::of(claim, seen.into());
        match claim {
            Claim::Outside { kind, count } => {
                Reasoned { kind: Some(kind.into()), count: Some(count), ..of(ClaimKind::Outside) }
            }
            Claim::Holds { kind, count } => {
                Reasoned { kind: Some(kind.into()), count: Some(count), ..of(ClaimKind::Holds) }
            }
            Claim::Lords { count } => Reasoned { count: Some(count), ..of(ClaimKind::Lords) },
            Claim::Aces { count } => Reasoned { count: Some(count), ..of(ClaimKind::Aces) },
            Claim::Void { seat, kind } => {
                Reasoned { seat: Some(seat.into()), kind: Some(kind.into()), ..of(ClaimKind::Void) }
            }
            Claim::CalledWith { seat } => Reasoned { seat: Some(seat.into()), ..of(ClaimKind::CalledWith) },
            Claim::LiesWith { seat } => Reasoned { seat: Some(seat.into()), ..of(ClaimKind::LiesWith) },
            Claim::Lying { points } => Reasoned { points: Some(points), ..of(ClaimKind::Lying) },
            Claim::Ahead { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::Ahead) },
            Claim::Takes { card, seat } => {
                Reasoned { card: Some(card.into()), seat: Some(seat.into()), ..of(ClaimKind::Takes) }
            }
            Claim::LeadsNext { card, seat } => {
                Reasoned { card: Some(card.into()), seat: Some(seat.into()), ..of(ClaimKind::LeadsNext) }
            }
            Claim::Ours { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::Ours) },
            Claim::Theirs { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::Theirs) },
            Claim::CanTakeIn { card, tenths } => {
                Reasoned { card: Some(card.into()), tenths: Some(tenths), ..of(ClaimKind::CanTakeIn) }
            }
            Claim::Smear { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::Smear) },
            Claim::High { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::High) },
            Claim::Over { card, count } => {
                Reasoned { card: Some(card.into()), count: Some(count), ..of(ClaimKind::Over) }
            }
            Claim::Entry { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::Entry) },
            Claim::Spatz { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::Spatz) },
            Claim::LastOfSuit { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::LastOfSuit) },
            Claim::Search { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::Search) },
            Claim::Cheapest { card } => Reasoned { card: Some(card.into()), ..of(ClaimKind::Cheapest) },
            Claim::Lacks { side, mark, points } => Reasoned {
                side: Some(side.into()),
                mark: Some(mark.into()),
                points: Some(points),
                ..of(ClaimKind::Lacks)
            },
            Claim::DeclarerAfter { steps } => Reasoned { steps: Some(steps), ..of(ClaimKind::DeclarerAfter) },
        }
    }
}

/// Cards that follow one another: the trumps, or a side suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "CardKind")]
pub enum Kind {
    /// The trumps.
    Trump,
    /// The side suit of Eichel.
    Eichel,
    /// The side suit of Gras.
    Gras,
    /// The side suit of Herz.
    Herz,
    /// The side suit of Schellen.
    Schellen,
}

impl From<analyst::Kind> for Kind {
    fn from(kind: analyst::Kind) -> Kind {
        match kind {
            analyst::Kind::Trump => Kind::Trump,
            analyst::Kind::Eichel => Kind::Eichel,
            analyst::Kind::Gras => Kind::Gras,
            analyst::Kind::Herz => Kind::Herz,
            analyst::Kind::Schellen => Kind::Schellen,
        }
    }
}

/// What a side may still be short of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Of not being Schneider.
    OutOfSchneider,
    /// Of winning.
    Win,
    /// Of winning with Schneider.
    Schneider,
}

impl From<analyst::Mark> for Mark {
    fn from(mark: analyst::Mark) -> Mark {
        match mark {
            analyst::Mark::OutOfSchneider => Mark::OutOfSchneider,
            analyst::Mark::Win => Mark::Win,
            analyst::Mark::Schneider => Mark::Schneider,
        }
    }
}

/// From where a claim is seen to be true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// The seat could know it.
    AtTheTable,
    /// Only who looks into all hands sees it.
    OpenCards,
}

impl From<analyst::Seen> for Seen {
    fn from(seen: analyst::Seen) -> Seen {
        match seen {
            analyst::Seen::AtTheTable => Seen::AtTheTable,
            analyst::Seen::OpenCards => Seen::OpenCards,
        }
    }
}
