//! What can be told of a hand under a rule set.

use schafkopf::rules::RamschTie;
use schafkopf::{CallSuit, ContractKind as Kind, Lineup, Offence, RuleSet, Suit as CoreSuit};
use serde::Serialize;
use stammtisch_text::Texts;
use ts_rs::TS;

use super::hand::Height;
use crate::{ContractKind, Suit};

/// What can be told of hands under a rule set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetToTell")]
pub struct ToTell {
    /// The games that have somebody who plays, the commonest first.
    pub kinds: Vec<KindToTell>,
    /// Whether a Ramsch is played.
    pub ramsch: bool,
    /// What a ruling can end a hand for.
    pub offences: Vec<OffenceToTell>,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetKind")]
pub struct KindToTell {
    /// Which.
    pub kind: ContractKind,
    /// What it is called.
    pub said: String,
    /// Whether somebody plays with the declarer.
    pub partner: bool,
    /// The suits that can be named; none where it has no suit.
    pub suits: Vec<Suit>,
    /// Whether one must be: a called Ace need not be told.
    pub needs_suit: bool,
}

/// Misconduct.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetOffence")]
pub struct OffenceToTell {
    /// Its name.
    pub offence: String,
    /// The same in words.
    pub said: String,
}

impl ToTell {
    /// What a rule set has.
    pub fn of(rules: &RuleSet, texts: &Texts) -> ToTell {
        let alone_last = |kind: &Kind| (kind.is_tout(), kind.row().lineup == Lineup::Married);
        let mut kinds: Vec<Kind> = Kind::ALL
            .into_iter()
            .filter(|kind| rules.knows(*kind) && kind.row().lineup != Lineup::Everyone)
            .collect();
        kinds.sort_by_key(alone_last);
        let offences = Offence::ALL.into_iter().map(|offence| OffenceToTell {
            offence: offence.name().to_owned(),
            said: texts.offence(offence),
        });
        ToTell {
            kinds: kinds.into_iter().map(|kind| KindToTell::of(kind, texts)).collect(),
            ramsch: rules.ramsch.is_some(),
            offences: offences.collect(),
        }
    }
}

impl KindToTell {
    fn of(kind: Kind, texts: &Texts) -> KindToTell {
        let is_called = kind.row().lineup == Lineup::CalledPartner;
        let suits: Vec<Suit> = match (kind.names_suit(), is_called) {
            (false, _) => Vec::new(),
            (true, true) => CallSuit::ALL.into_iter().map(|suit| suit.suit().into()).collect(),
            (true, false) => CoreSuit::ALL.into_iter().map(Into::into).collect(),
        };
        KindToTell {
            kind: kind.into(),
            said: texts.kind(kind),
            partner: kind.row().lineup != Lineup::Alone,
            needs_suit: kind.names_suit() && !is_called,
            suits,
        }
    }
}

/// What may be said of a hand besides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetRoom")]
pub struct Room {
    /// How the losers may have ended, a plain loss not among it.
    pub heights: Vec<Height>,
    /// How many runners the declarer's party may hold.
    pub runners_with: u8,
    /// How many runners the defenders may hold.
    pub runners_against: u8,
    /// How often it may be doubled.
    pub doubles: u8,
    /// Who may knock, those who have among them.
    pub knocks: Vec<String>,
    /// Whether the winners may claim something (S 4.2.3).
    pub claim: bool,
    /// Whether it may be told that a party's only trick was empty.
    pub empty_trick: bool,
    /// What decides a Ramsch and is not told.
    pub missing: Option<Tie>,
}

/// What decides a Ramsch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SheetTie")]
pub enum Tie {
    /// Tricks.
    Tricks,
    /// Trumps in them.
    Trumps,
    /// Who took the highest.
    HighestTrump,
}

impl From<schafkopf_runde::Room> for Room {
    fn from(room: schafkopf_runde::Room) -> Room {
        let schafkopf_runde::Room { heights, runners_with, runners_against, doubles, .. } = room;
        Room {
            heights: heights.into_iter().map(Into::into).collect(),
            runners_with,
            runners_against,
            doubles,
            knocks: super::sheet::texts(&room.knocks),
            claim: room.claim,
            empty_trick: room.empty_trick,
            missing: room.missing.map(|missing| match missing {
                RamschTie::Tricks => Tie::Tricks,
                RamschTie::Trumps => Tie::Trumps,
                RamschTie::HighestTrump => Tie::HighestTrump,
            }),
        }
    }
}
