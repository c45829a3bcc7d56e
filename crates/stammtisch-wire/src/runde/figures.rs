//! What a round likes to look at.

use std::collections::BTreeMap;

use schafkopf_runde::Statistics;
use serde::Serialize;
use stammtisch_text::Texts;
use ts_rs::TS;

use super::sheet::texts;

/// The figures of some evenings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetFigures")]
pub struct Figures {
    /// Hands that count.
    pub hands: u32,
    /// Each member's.
    pub members: Vec<MemberFigures>,
    /// The Solo that cost or brought the most.
    pub dearest_solo: Option<Dearest>,
    /// Every Sie.
    pub sie: Vec<SieSeen>,
}

impl Figures {
    pub(super) fn of(statistics: &Statistics, words: &Texts) -> Figures {
        let sie = statistics.sie.iter().map(|sie| SieSeen {
            date: sie.date.to_string(),
            declarer: sie.declarer.to_string(),
            players: texts(&sie.players),
            cents: sie.cents,
        });
        Figures {
            hands: statistics.hands,
            members: statistics.figures.iter().map(|figures| MemberFigures::of(figures, words)).collect(),
            dearest_solo: statistics.dearest.as_ref().map(|dearest| Dearest {
                date: dearest.date.to_string(),
                declarer: dearest.declarer.to_string(),
                contract: dearest.kind.name().to_owned(),
                said: words.kind(dearest.kind),
                cents: dearest.cents,
            }),
            sie: sie.collect(),
        }
    }
}

/// The dearest Solo.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetDearest")]
pub struct Dearest {
    /// When.
    pub date: String,
    /// Who played it.
    pub declarer: String,
    /// What it was.
    pub contract: String,
    /// The same in words.
    pub said: String,
    /// What it brought him.
    pub cents: i64,
}

/// A Sie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetSie")]
pub struct SieSeen {
    /// When.
    pub date: String,
    /// Who held it.
    pub declarer: String,
    /// Who sat there.
    pub players: Vec<String>,
    /// What it brought him.
    pub cents: i64,
}

/// A member's figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetMemberFigures")]
pub struct MemberFigures {
    /// Who.
    pub member: String,
    /// Evenings at the table.
    pub evenings: u32,
    /// Hands played.
    pub hands: u32,
    /// What was won and lost.
    pub cents: i64,
    /// What was declared, by kind.
    pub declared: BTreeMap<String, Declared>,
    /// The longest series won.
    pub won_in_a_row: u32,
    /// The longest series lost.
    pub lost_in_a_row: u32,
    /// How the winnings went.
    pub curve: Vec<CurvePoint>,
}

impl MemberFigures {
    fn of(figures: &schafkopf_runde::Figures, words: &Texts) -> MemberFigures {
        let declared = figures.declared.iter().map(|(kind, declared)| {
            let shown = Declared {
                said: words.kind(*kind),
                played: declared.played,
                won: declared.won,
                cents: declared.cents,
            };
            (kind.name().to_owned(), shown)
        });
        let curve = figures.curve.iter().map(|point| CurvePoint {
            date: point.date.to_string(),
            hand: point.hand,
            cents: point.cents,
        });
        MemberFigures {
            member: figures.member.to_string(),
            evenings: figures.evenings,
            hands: figures.hands,
            cents: figures.cents,
            declared: declared.collect(),
            won_in_a_row: figures.longest.won,
            lost_in_a_row: figures.longest.lost,
            curve: curve.collect(),
        }
    }
}

/// How often something was declared, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetDeclared")]
pub struct Declared {
    /// What it is called.
    pub said: String,
    /// How often.
    pub played: u32,
    /// How often it was won.
    pub won: u32,
    /// What it brought the declarer.
    pub cents: i64,
}

/// A point of a curve.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetPoint")]
pub struct CurvePoint {
    /// The day.
    pub date: String,
    /// Which hand of an evening; none for the whole of it.
    pub hand: Option<u32>,
    /// What was won until then.
    pub cents: i64,
}
