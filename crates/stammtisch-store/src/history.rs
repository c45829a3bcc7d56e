//! Finished hands and matches as plain data: what a table hands on, and a history keeps.

use schafkopf::{BySeat, Contract, Ending, RuleSet, Seat, Settlement};

/// Who sat on a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatHolder {
    /// A person, guest or account.
    Person {
        /// The person's id.
        id: String,
        /// What the person was called then.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its name and version, `regel@1` for instance.
        name: String,
    },
    /// A person whose data were erased, or nobody.
    Erased,
}

impl SeatHolder {
    /// The id of the person.
    pub fn person(&self) -> Option<&str> {
        match self {
            SeatHolder::Person { id, .. } => Some(id),
            SeatHolder::Bot { .. } | SeatHolder::Erased => None,
        }
    }
}

/// What a hand came to, in short.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandEnd {
    /// All passed.
    ThrownIn,
    /// A Sie that does not count.
    SieVoid,
    /// The cards were dealt again (V 14.2).
    Redealt,
    /// A Ramsch, which nobody played (V 3).
    Ramsch,
    /// Played and scored.
    Scored(Scored),
}

/// A hand that was played and scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scored {
    /// What was played.
    pub contract: Contract,
    /// Who played.
    pub declarer: Seat,
    /// His partner, in a Rufspiel.
    pub partner: Option<Seat>,
    /// Card points of the declarer's party.
    pub points: u8,
    /// Whether the declarer's party won.
    pub won: bool,
    /// Whether the losers are Schneider.
    pub schneider: bool,
    /// Whether the losers are Schwarz.
    pub schwarz: bool,
}

/// Where and when a hand was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandPlace {
    /// The table's id.
    pub table: String,
    /// The number of the hand at the table.
    pub hand: u64,
    /// The number of the game in its match, from 1.
    pub game: u32,
    /// When it ended, in microseconds UTC.
    pub at: i64,
}

/// A finished hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandSummary {
    /// Where and when.
    pub place: HandPlace,
    /// Id of the rule set.
    pub rules: String,
    /// Hash of the rule set.
    pub rules_hash: String,
    /// Who sat where.
    pub seats: BySeat<SeatHolder>,
    /// What it came to.
    pub end: HandEnd,
    /// What was paid, the pot included; none where the rules know no money.
    pub units: Option<BySeat<i64>>,
    /// List points; none where the rules have no list.
    pub list: Option<BySeat<i64>>,
    /// The hand as a record, in the text notation.
    pub record: String,
}

impl HandSummary {
    /// A hand as it ended under its rules.
    pub fn new(
        (place, seats): (HandPlace, BySeat<SeatHolder>),
        rules: &RuleSet,
        (ending, paid): (&Ending, &Settlement),
        record: String,
    ) -> HandSummary {
        let list = rules.list.is_some().then(|| match ending {
            Ending::Scored { entry: Some(entry), .. } | Ending::Ramsch { entry: Some(entry), .. } => {
                BySeat::from_fn(|seat| i64::from(entry.points()[seat]))
            }
            Ending::Scored { entry: None, .. }
            | Ending::Ramsch { entry: None, .. }
            | Ending::ThrownIn
            | Ending::Redealt { .. }
            | Ending::SieVoid { .. } => BySeat::new([0; 4]),
        });
        HandSummary {
            place,
            rules: rules.id.clone(),
            rules_hash: rules.hash(),
            seats,
            end: HandEnd::of(ending),
            units: rules.money.is_some().then(|| *paid.units()),
            list,
            record,
        }
    }
}

impl HandEnd {
    /// The end of a hand, in short.
    pub const fn of(ending: &Ending) -> HandEnd {
        match ending {
            Ending::ThrownIn => HandEnd::ThrownIn,
            Ending::SieVoid { .. } => HandEnd::SieVoid,
            Ending::Redealt { .. } => HandEnd::Redealt,
            Ending::Ramsch { .. } => HandEnd::Ramsch,
            Ending::Scored { outcome, .. } => HandEnd::Scored(Scored {
                contract: outcome.contract,
                declarer: outcome.parties.declarer,
                partner: outcome.parties.partner,
                points: outcome.points,
                won: outcome.won,
                schneider: outcome.schneider,
                schwarz: outcome.schwarz,
            }),
        }
    }
}

/// A finished match: the same four from its first game to its last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchSummary {
    /// The table's id.
    pub table: String,
    /// The number of the match at the table, from 1.
    pub number: u32,
    /// When it ended, in microseconds UTC.
    pub at: i64,
    /// Id of the rule set.
    pub rules: String,
    /// Hash of the rule set.
    pub rules_hash: String,
    /// How many games were scored.
    pub games: u32,
    /// Who sat where.
    pub seats: BySeat<SeatHolder>,
    /// Whether each seat was played by the same holder from the first game to the last, no bot standing in.
    pub whole: bool,
    /// The account in money; none where the rules know none.
    pub units: Option<BySeat<i64>>,
    /// The list points; none where the rules have no list.
    pub list: Option<BySeat<i64>>,
}

/// Somebody who wants to know of finished hands and matches. A table never waits for it; the same hand may come twice.
pub trait HandSink: Send + Sync + 'static {
    /// A hand is over.
    fn hand_finished(&self, hand: HandSummary);

    /// A match is over.
    fn match_finished(&self, summary: MatchSummary);
}
