//! The review of a game: every decision with its alternatives, its price and a reason.
//!
//! A [`Coach`] takes a record and gives back a [`Review`], plain data that texts, pages and programs are made of
//! (`docs/review.md`). What an alternative is worth is said twice: by what the seat could know, which is what a player
//! answers for, and with open cards, which nobody at the table saw.

mod claim;
mod coach;
mod course;
mod decision;
mod difference;
mod grade;
mod known;
mod lesson;
mod open;
mod score;
mod told;

use schafkopf::{BySeat, Card, CardSet, Ending, Game, Seat};
use schafkopf_record::Record;
use serde::{Deserialize, Serialize};

use self::course::Course;
use crate::arena::Currency;

pub use claim::{Claim, Kind, Mark, Seen};
pub use coach::{Appraiser, Begun, Coach, Progress};
pub use course::{CurvePoint, TurningPoint};
pub use decision::{Alternative, Decision, DecisionKind, Reasoned, Verdict};
pub use difference::{stands, telling};
pub use grade::Grade;
pub use known::Known;
pub use lesson::Lesson;
pub use open::Open;
pub use score::{Habit, PlayerSummary, Score, summary};
pub use told::{Say, Told};

/// The version of the format; raised when a field changes its meaning.
pub const VERSION: u32 = 2;

/// The review of one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
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
    pub players: BySeat<Option<String>>,
    /// What values and costs are counted in.
    pub currency: Currency,
    /// What a unit is worth in cents, where there is money.
    pub unit_cents: Option<u32>,
    /// The hands as dealt.
    pub hands: BySeat<CardSet>,
    /// The words of the auction.
    pub auction: Vec<Spoken>,
    /// What was played, and by whom.
    pub declared: Option<Declared>,
    /// The seats that doubled, in order.
    pub doubles: Vec<Seat>,
    /// The tricks.
    pub tricks: Vec<Trick>,
    /// What the hand came to, once it was played to its end.
    pub result: Option<Outcome>,
    /// Every decision in which a seat had a choice, in their order.
    pub decisions: Vec<Decision>,
    /// Where the hand stood after each card, from none on.
    pub curve: Vec<CurvePoint>,
    /// The cards with which the hand turned.
    pub turning_points: Vec<TurningPoint>,
    /// How well each seat played.
    pub scores: BySeat<Score>,
}

/// Words of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spoken {
    /// Who spoke.
    pub seat: Seat,
    /// What he said.
    pub said: Told,
}

/// A contract and its parties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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

/// A trick.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// The cards in the order played, clockwise from the leader.
    #[serde(with = "told::card_list")]
    pub cards: Vec<Card>,
    /// Who took it; none while it is open.
    pub winner: Option<Seat>,
    /// Its card points.
    pub points: u8,
    /// What its mistakes cost in all, whoever made them.
    pub cost: f64,
    /// Whether a mistake was made in it, or the hand turned with it.
    pub critical: bool,
}

/// What a hand came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
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
    pub units: Option<BySeat<i64>>,
    /// List points for seats 1 to 4, where there is a list.
    pub points: Option<BySeat<i32>>,
}

impl Review {
    /// Puts together what the coach found.
    fn new(record: &Record, end: &Game, course: Course, coach: &Coach<'_>) -> Review {
        let setup = end.setup();
        let rules = &setup.rules;
        let declared = end.contract().zip(end.parties()).map(|(contract, parties)| Declared {
            declarer: parties.declarer,
            partner: parties.partner,
            contract: Told::of_contract(contract),
            forced: end.table_view().forced,
        });
        let doubles = end.doubles();
        let declarer = declared.map(|declared| declared.declarer);
        Review {
            review: VERSION,
            judge: coach.label.clone(),
            seed: coach.seed,
            event: record.event.clone(),
            site: record.site.clone(),
            date: record.date.clone(),
            rules: rules.id.clone(),
            game: setup.number,
            dealer: setup.dealer,
            players: record.players.clone(),
            currency: Currency::main(rules),
            unit_cents: rules.money.map(|tariff| tariff.unit_cents),
            hands: *end.deal().hands(),
            auction: end
                .bids()
                .iter()
                .map(|&(seat, bid)| Spoken { seat, said: Told::of(schafkopf::Action::Bid(bid), rules) })
                .collect(),
            declared,
            doubles: doubles.seats(declarer).collect(),
            tricks: tricks(end, &course),
            result: end.ending().and_then(outcome),
            scores: Score::by_seat(&course.decisions),
            decisions: course.decisions,
            curve: course.curve,
            turning_points: course.turning_points,
        }
    }

    /// Who sat on a seat: his name, or the seat where he has none.
    fn who(&self, seat: Seat) -> (Option<String>, Option<Seat>) {
        match &self.players[seat] {
            Some(name) => (Some(name.clone()), None),
            None => (None, Some(seat)),
        }
    }

    /// What a seat got in what the review counts in.
    pub fn paid(&self, seat: Seat) -> Option<i64> {
        let result = self.result.as_ref()?;
        match self.currency {
            Currency::Units => result.units.map(|units| units[seat]),
            Currency::Points => result.points.map(|points| i64::from(points[seat])),
        }
    }
}

fn outcome(ending: &Ending) -> Option<Outcome> {
    match ending {
        // A Ramsch has no declarer whose points could be told.
        Ending::ThrownIn | Ending::Redealt { .. } | Ending::Ramsch { .. } | Ending::SieVoid { .. } => None,
        Ending::Scored { outcome, settlement, entry } => Some(Outcome {
            declarer_points: outcome.points,
            declarer_tricks: outcome.tricks,
            won: outcome.won,
            schneider: outcome.schneider,
            schwarz: outcome.schwarz,
            units: settlement.map(|settlement| *settlement.units()),
            points: entry.map(|entry| *entry.points()),
        }),
    }
}

fn tricks(end: &Game, course: &Course) -> Vec<Trick> {
    let Some(contract) = end.contract() else { return Vec::new() };
    let order = contract.order();
    let trick = |(index, plays): (usize, &[(Seat, Card)])| {
        let cards: Vec<Card> = plays.iter().map(|&(_, card)| card).collect();
        let number = index as u8 + 1;
        let mistakes = course
            .decisions
            .iter()
            .filter(|decision| decision.trick == Some(number) && decision.verdict.is_mistake());
        let turns = course.turning_points.iter().any(|turn| turn.trick == number);
        let winner = order.winner(cards.iter().copied().collect(), cards[0]);
        let winner = plays.iter().find(|&&(_, card)| card == winner).map(|&(seat, _)| seat);
        Trick {
            leader: plays[0].0,
            winner: winner.filter(|_| cards.len() == 4),
            points: cards.iter().map(|card| card.points()).sum(),
            critical: turns || mistakes.clone().next().is_some(),
            cost: rounded(mistakes.map(|decision| decision.cost).sum()),
            cards,
        }
    };
    end.plays().chunks(4).enumerate().map(trick).collect()
}

/// A number to three places: figures of a sample tell no more, and files stay the same everywhere.
fn rounded(value: f64) -> f64 {
    let rounded = (value * 1000.0).round() / 1000.0;
    // No negative zero.
    rounded + 0.0
}
