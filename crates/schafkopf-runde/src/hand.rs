//! A hand as people tell it: by names, not by seats.

use std::collections::{BTreeMap, BTreeSet};

use schafkopf::{
    BySeat, Case, Choice, Claim, ContractKind, Doubled, Height, Moment, Offence, Parties, RamschReport,
    Report, Reported, ReportedGame, Runners, Seat, SeatSet, Side, Suit,
};

use crate::id::EntryId;
use crate::refusal::Refusal;

/// A hand: who dealt, who knocked, and what it came to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hand {
    /// Who dealt: once all cards are dealt a deal out of turn stands (S 3.4.5).
    pub dealer: EntryId,
    /// Who knocked (V 6).
    pub knocks: BTreeSet<EntryId>,
    /// What it came to.
    pub result: HandResult,
}

/// What a hand came to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum HandResult {
    /// All passed, and the cards were thrown in (S 2.4.13).
    ThrownIn,
    /// Nothing is scored, and the same dealer deals again.
    Void,
    /// A game.
    Game(Game),
    /// A Ramsch (V 3).
    Ramsch(Ramsch),
    /// A ruling on misconduct ended it (S 3.4).
    Ruled(Incident),
}

/// A game, as [`ReportedGame`] has it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Game {
    /// Who played.
    pub declarer: EntryId,
    /// With whom.
    pub partner: Option<EntryId>,
    /// What.
    pub kind: ContractKind,
    /// The suit of its trumps, or the one called, where that is told.
    pub suit: Option<Suit>,
    /// Whether it was won.
    pub won: bool,
    /// Schneider and Schwarz of who lost.
    pub height: Height,
    /// How many runners.
    pub runners: u8,
    /// Which side held them.
    pub runners_of: Side,
    /// How often it was doubled.
    pub doubles: u8,
    /// What the winners claimed, where it is told (S 4.2.3).
    pub claim: Option<Claimed>,
    /// Card points of the declarer's party, where they were told.
    pub points: Option<u8>,
    /// Whether a party's only trick had no points (V 8.2).
    pub empty_trick: bool,
}

/// What winners claimed (S 4.2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Claimed {
    /// How many runners.
    pub runners: u8,
    /// Whether Schwarz.
    pub schwarz: bool,
}

/// A Ramsch, as [`RamschReport`] has it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ramsch {
    /// Card points of each of the four.
    pub points: BTreeMap<EntryId, u8>,
    /// Tricks of each.
    pub tricks: Option<BTreeMap<EntryId, u8>>,
    /// Trumps in the tricks of each.
    pub trumps: Option<BTreeMap<EntryId, u8>>,
    /// Who took trumps, the highest first, as far as it decides anything; who is not named took none.
    pub highest: Vec<EntryId>,
    /// How often it was doubled.
    pub doubles: u8,
}

/// Misconduct, as [`Case`] has it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Incident {
    /// What happened.
    pub offence: Offence,
    /// Who did it.
    pub offender: Option<EntryId>,
    /// What was played, or bid.
    pub kind: Option<ContractKind>,
    /// Who played.
    pub declarer: Option<EntryId>,
    /// With whom.
    pub partner: Option<EntryId>,
    /// Who threw his cards in after the other's mistake (S 3.4.18).
    pub thrower: Option<EntryId>,
    /// What the other side chose (T 15).
    pub choice: Option<Choice>,
    /// When it was noticed.
    pub moment: Moment,
    /// How often the hand was doubled.
    pub doubles: u8,
    /// Whether the party of who is ruled against had won already (T 15).
    pub already_won: bool,
}

impl Incident {
    /// An incident of which only the offence is known.
    pub const fn new(offence: Offence) -> Incident {
        Incident {
            offence,
            offender: None,
            kind: None,
            declarer: None,
            partner: None,
            thrower: None,
            choice: None,
            moment: Moment::Usual,
            doubles: 0,
            already_won: false,
        }
    }
}

impl Game {
    /// A game of which nothing more is told.
    pub const fn plain(declarer: EntryId, partner: Option<EntryId>, kind: ContractKind, won: bool) -> Game {
        Game {
            declarer,
            partner,
            kind,
            suit: None,
            won,
            height: Height::Plain,
            runners: 0,
            runners_of: Side::Declarer,
            doubles: 0,
            claim: None,
            points: None,
            empty_trick: false,
        }
    }
}

/// Who plays a hand, and on which seat of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Seating(pub(crate) [(EntryId, Seat); 4]);

impl Seating {
    /// The seat of somebody who plays.
    pub(crate) fn seat(&self, member: &EntryId) -> Result<Seat, Refusal> {
        let found = self.0.iter().find(|(other, _)| other == member);
        found.map(|(_, seat)| *seat).ok_or_else(|| Refusal::NotPlaying { member: member.clone() })
    }

    fn maybe(&self, member: Option<&EntryId>) -> Result<Option<Seat>, Refusal> {
        member.map(|member| self.seat(member)).transpose()
    }

    fn all(&self, values: &BTreeMap<EntryId, u8>) -> Result<BySeat<u8>, Refusal> {
        let mut by_seat = BySeat::default();
        for (member, &value) in values {
            by_seat[self.seat(member)?] = value;
        }
        Ok(by_seat)
    }
}

impl Hand {
    /// The hand as the core takes it.
    pub(crate) fn report(&self, seating: &Seating) -> Result<Report, Refusal> {
        let knocks = self.knocks.iter().map(|member| seating.seat(member)).collect::<Result<SeatSet, _>>()?;
        let result = match &self.result {
            HandResult::ThrownIn => Reported::ThrownIn,
            HandResult::Void => Reported::Void,
            HandResult::Game(game) => Reported::Game(game.report(seating)?),
            HandResult::Ramsch(ramsch) => Reported::Ramsch(ramsch.report(seating)?),
            HandResult::Ruled(incident) => Reported::Ruled(incident.case(seating)?),
        };
        Ok(Report { knocks, result })
    }
}

impl Game {
    fn report(&self, seating: &Seating) -> Result<ReportedGame, Refusal> {
        let parties = Parties {
            declarer: seating.seat(&self.declarer)?,
            partner: seating.maybe(self.partner.as_ref())?,
        };
        Ok(ReportedGame {
            parties,
            kind: self.kind,
            suit: self.suit,
            won: self.won,
            height: self.height,
            runners: Runners { count: self.runners, side: self.runners_of },
            doubles: self.doubles,
            claim: self.claim.map(|Claimed { runners, schwarz }| Claim { runners, schwarz }),
            points: self.points,
            empty_trick: self.empty_trick,
        })
    }
}

impl Ramsch {
    fn heights(&self, seating: &Seating) -> Result<Option<BySeat<u8>>, Refusal> {
        let mut heights = BySeat::default();
        for (member, height) in self.highest.iter().zip((1..=4).rev()) {
            heights[seating.seat(member)?] = height;
        }
        Ok((!self.highest.is_empty()).then_some(heights))
    }

    fn report(&self, seating: &Seating) -> Result<RamschReport, Refusal> {
        Ok(RamschReport {
            points: seating.all(&self.points)?,
            tricks: self.tricks.as_ref().map(|tricks| seating.all(tricks)).transpose()?,
            trumps: self.trumps.as_ref().map(|trumps| seating.all(trumps)).transpose()?,
            highest: self.heights(seating)?,
            doubles: self.doubles,
        })
    }
}

impl Incident {
    fn case(&self, seating: &Seating) -> Result<Case, Refusal> {
        let declarer = seating.maybe(self.declarer.as_ref())?;
        let partner = seating.maybe(self.partner.as_ref())?;
        Ok(Case {
            offence: self.offence,
            offender: seating.maybe(self.offender.as_ref())?,
            kind: self.kind,
            parties: declarer.map(|declarer| Parties { declarer, partner }),
            thrower: seating.maybe(self.thrower.as_ref())?,
            choice: self.choice,
            moment: self.moment,
            doubled: Doubled::times(self.doubles),
            already_won: self.already_won,
        })
    }
}
