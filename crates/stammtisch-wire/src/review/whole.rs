//! The review of one game.

use crate::{CardSet, Cards, Seat};
use schafkopf::BySeat;
use schafkopf_bots::arena;
use schafkopf_bots::review as analyst;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::course::{CurvePoint, TurningPoint};
use super::decision::Decision;
use super::score::Score;
use super::told::Told;

/// The review of one game.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct Review {
    /// The version of the format.
    pub review: u32,
    /// Who judged, by name and version.
    pub judge: String,
    /// The seed of the judge's chance.
    pub seed: u64,
    /// What was going on, where and when, as the record tells it.
    pub event: Option<String>,
    /// Where.
    pub site: Option<String>,
    /// When.
    pub date: Option<String>,
    /// Id of the rule set.
    pub rules: String,
    /// Number of the game in its match.
    pub game: u32,
    /// Who dealt.
    pub dealer: Seat,
    /// The names of the players.
    pub players: [Option<String>; 4],
    /// What values and costs are counted in.
    pub currency: Currency,
    /// What a unit is worth in cents, where there is money.
    pub unit_cents: Option<u32>,
    /// The hands as dealt.
    pub hands: [CardSet; 4],
    /// The words of the auction.
    pub auction: Vec<Spoken>,
    /// What was played, and by whom.
    pub declared: Option<Declared>,
    /// The seats that doubled, in order.
    pub doubles: Vec<Seat>,
    /// The tricks.
    pub tricks: Vec<ReviewTrick>,
    /// What the hand came to, once it was played to its end.
    pub result: Option<ReviewResult>,
    /// Every decision in which a seat had a choice, in their order.
    pub decisions: Vec<Decision>,
    /// Where the hand stood after each card, from none on.
    pub curve: Vec<CurvePoint>,
    /// The cards with which the hand turned.
    pub turning_points: Vec<TurningPoint>,
    /// How well each seat played.
    pub scores: [Score; 4],
}

impl From<&analyst::Review> for Review {
    fn from(review: &analyst::Review) -> Review {
        Review {
            review: review.review,
            judge: review.judge.clone(),
            seed: review.seed,
            event: review.event.clone(),
            site: review.site.clone(),
            date: review.date.clone(),
            rules: review.rules.clone(),
            game: review.game,
            dealer: review.dealer.into(),
            players: by_seat(&review.players),
            currency: review.currency.into(),
            unit_cents: review.unit_cents,
            hands: by_seat(&review.hands),
            auction: review.auction.iter().copied().map(Spoken::from).collect(),
            declared: review.declared.map(Declared::from),
            doubles: review.doubles.iter().copied().map(Seat::from).collect(),
            tricks: review.tricks.iter().map(ReviewTrick::from).collect(),
            result: review.result.as_ref().map(ReviewResult::from),
            decisions: review.decisions.iter().map(Decision::from).collect(),
            curve: review.curve.iter().copied().map(CurvePoint::from).collect(),
            turning_points: review.turning_points.iter().copied().map(TurningPoint::from).collect(),
            scores: schafkopf::Seat::ALL.map(|seat| Score::from(&review.scores[seat])),
        }
    }
}

/// What values and costs are counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Currency {
    /// Units of money.
    Units,
    /// Points of the list.
    Points,
}

impl From<arena::Currency> for Currency {
    fn from(currency: arena::Currency) -> Currency {
        match currency {
            arena::Currency::Units => Currency::Units,
            arena::Currency::Points => Currency::Points,
        }
    }
}

/// Words of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Spoken {
    /// Who spoke.
    pub seat: Seat,
    /// What he said.
    pub said: Told,
}

impl From<analyst::Spoken> for Spoken {
    fn from(analyst::Spoken { seat, said }: analyst::Spoken) -> Spoken {
        Spoken { seat: seat.into(), said: said.into() }
    }
}

/// A contract and its parties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Declared {
    /// Who plays.
    pub declarer: Seat,
    /// His partner in a Rufspiel.
    pub partner: Option<Seat>,
    /// What he plays.
    pub contract: Told,
    /// Whether he had to.
    pub forced: bool,
}

impl From<analyst::Declared> for Declared {
    fn from(declared: analyst::Declared) -> Declared {
        let analyst::Declared { declarer, partner, contract, forced } = declared;
        Declared {
            declarer: declarer.into(),
            partner: partner.map(Seat::from),
            contract: contract.into(),
            forced,
        }
    }
}

/// A trick.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct ReviewTrick {
    /// Who led.
    pub leader: Seat,
    /// The cards in the order played, clockwise from the leader.
    pub cards: Cards,
    /// Who took it; none while it is open.
    pub winner: Option<Seat>,
    /// Its card points.
    pub points: u8,
    /// What its mistakes cost in all, whoever made them.
    pub cost: f64,
    /// Whether a mistake was made in it, or the hand turned with it.
    pub critical: bool,
}

impl From<&analyst::Trick> for ReviewTrick {
    fn from(trick: &analyst::Trick) -> ReviewTrick {
        ReviewTrick {
            leader: trick.leader.into(),
            cards: trick.cards.clone().into(),
            winner: trick.winner.map(Seat::from),
            points: trick.points,
            cost: trick.cost,
            critical: trick.critical,
        }
    }
}

/// What a hand came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ReviewResult {
    /// Card points of the declarer's party.
    pub declarer_points: u8,
    /// Tricks of the declarer's party.
    pub declarer_tricks: u8,
    /// Whether it won.
    pub won: bool,
    /// Whether the losers are Schneider.
    pub schneider: bool,
    /// Whether they are Schwarz.
    pub schwarz: bool,
    /// Units for seats 1 to 4, where there is money.
    pub units: Option<[i64; 4]>,
    /// List points for seats 1 to 4, where there is a list.
    pub points: Option<[i32; 4]>,
}

impl From<&analyst::Outcome> for ReviewResult {
    fn from(outcome: &analyst::Outcome) -> ReviewResult {
        ReviewResult {
            declarer_points: outcome.declarer_points,
            declarer_tricks: outcome.declarer_tricks,
            won: outcome.won,
            schneider: outcome.schneider,
            schwarz: outcome.schwarz,
            units: outcome.units.as_ref().map(by_seat),
            points: outcome.points.as_ref().map(by_seat),
        }
    }
}

/// Values for seats 1 to 4.
fn by_seat<T: Clone, W: From<T>>(values: &BySeat<T>) -> [W; 4] {
    schafkopf::Seat::ALL.map(|seat| values[seat].clone().into())
}
