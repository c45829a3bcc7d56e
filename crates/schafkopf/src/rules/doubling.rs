//! Doubling as a rule set has it: the chain of doubles, until when, by whom (S 3.3, T 18–20; V 7).

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::is_default;
use crate::contract_kind::ContractKind;

/// The most steps that a chain of doubles can have (V 7.1).
pub const MOST_STEPS: usize = 8;
/// The most that `factor` and `retour_factor` can say.
pub(super) const MOST_NAMED: u32 = 16;

/// Doubling (S 3.3, T 18–20; decision 20; V 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "DoublingFile", into = "DoublingFile")]
pub struct DoublingRules {
    /// What each further double multiplies by, all before it included.
    pub steps: Steps,
    /// Whether the doubler must have been dealt a trump (T 18).
    pub needs_trump: bool,
    /// Whether the player of the first card may double.
    pub by_leader: bool,
    /// Most tricks of the defenders with which a lost Schneider makes a double unjustified (T 20), where that is
    /// punished.
    pub unjustified_tricks: Option<u8>,
    /// Until when the first double may be given (V 7.3).
    pub until: DoubleUntil,
    /// Who may answer for the declarers (V 7.2).
    pub answer: DoubleAnswer,
    /// In what nobody may double (V 7.4).
    pub not_in: KindSet,
    /// Whether who doubled last needs 61 (V 7.5).
    pub takes_over: bool,
}

impl DoublingRules {
    /// What so many doubles multiply by.
    pub fn factor(&self, doubles: u8) -> i64 {
        match doubles.checked_sub(1) {
            None => 1,
            Some(last) => self.steps.get(last.into()).map_or(1, i64::from),
        }
    }

    /// Whether so many doubles can be answered with a further one.
    pub fn goes_on_after(&self, doubles: u8) -> bool {
        usize::from(doubles) < self.steps.len()
    }

    /// Whether a kind of game can be doubled; a plain kind stands for its Tout (V 7.4).
    pub fn is_open_in(&self, kind: ContractKind) -> bool {
        !self.not_in.contains(kind.plain()) && kind != ContractKind::Sie
    }
}

/// What each double of a chain multiplies by, all before it included (V 7.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Steps {
    factors: [u16; MOST_STEPS],
    len: u8,
    /// Whether they were written as `factor` and `retour_factor`, and one is beyond what these can say.
    beyond_names: bool,
}

impl Steps {
    /// The factors in order; none if there are too many, or one is beyond sense.
    pub fn new(factors: &[u32]) -> Option<Steps> {
        let len = u8::try_from(factors.len()).ok()?;
        let mut steps = Steps { factors: [0; MOST_STEPS], len, beyond_names: false };
        if factors.len() > MOST_STEPS {
            return None;
        }
        for (place, &factor) in steps.factors.iter_mut().zip(factors) {
            *place = u16::try_from(factor).ok()?;
        }
        Some(steps)
    }

    /// The chain of a `factor` and a `retour_factor`, which is 0 where there is no Retour.
    fn named(factor: u32, retour: u32) -> Option<Steps> {
        let chain = [factor, retour];
        let steps = Steps::new(if retour == 0 { &chain[..1] } else { &chain })?;
        Some(Steps { beyond_names: factor.max(retour) > MOST_NAMED, ..steps })
    }

    /// Whether `factor` or `retour_factor` is beyond what these can say; `steps` can say more (V 7.1).
    pub(super) const fn is_beyond_names(&self) -> bool {
        self.beyond_names
    }

    /// How many doubles there can be.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there can be none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The factor of a double, the first being 0.
    pub fn get(&self, step: usize) -> Option<u16> {
        self.iter().nth(step)
    }

    /// The factors in order.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        self.factors.into_iter().take(self.len.into())
    }
}

/// Until when the first double may be given (V 7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoubleUntil {
    /// Before the first card.
    BeforeFirst,
    /// While exactly one card lies (S 3.3, T 18).
    #[default]
    FirstCard,
    /// As long as the doubler has all his cards.
    OwnCard,
    /// Before the second trick.
    FirstTrick,
}

/// Who may answer a double for the declarers (V 7.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoubleAnswer {
    /// The declarer alone (decision 20).
    #[default]
    Declarer,
    /// His partner, too, who shows himself by it.
    Party,
}

/// A set of kinds of contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<ContractKind>", into = "Vec<ContractKind>")]
pub struct KindSet(u32);

const _: () = assert!(ContractKind::ALL.len() <= u32::BITS as usize);

impl KindSet {
    /// Whether a kind is in it.
    pub const fn contains(self, kind: ContractKind) -> bool {
        self.0 >> kind as u32 & 1 == 1
    }

    /// The kinds, in the order of their table.
    pub fn iter(self) -> impl Iterator<Item = ContractKind> {
        ContractKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl From<Vec<ContractKind>> for KindSet {
    fn from(kinds: Vec<ContractKind>) -> KindSet {
        KindSet(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u32))
    }
}

impl From<KindSet> for Vec<ContractKind> {
    fn from(set: KindSet) -> Vec<ContractKind> {
        set.iter().collect()
    }
}

/// The section as it is written: the chain as `steps`, or one or two of them by their names.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DoublingFile {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    factor: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    retour_factor: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<u32>>,
    needs_trump: bool,
    by_leader: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unjustified_tricks: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    until: DoubleUntil,
    #[serde(default, skip_serializing_if = "is_default")]
    answer: DoubleAnswer,
    #[serde(default, skip_serializing_if = "is_default")]
    not_in: KindSet,
    #[serde(default, skip_serializing_if = "is_default")]
    takes_over: bool,
}

/// A chain of doubles that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
enum BadChain {
    #[error("missing field `factor`")]
    NoFactor,
    #[error("missing field `retour_factor`")]
    NoRetour,
    #[error("`steps` stands for `factor` and `retour_factor`; give one or the other")]
    Both,
    #[error("`steps` are 1 to 8 rising numbers from 2 to 256, for example [2, 4]")]
    Steps,
}

impl TryFrom<DoublingFile> for DoublingRules {
    type Error = BadChain;

    fn try_from(file: DoublingFile) -> Result<DoublingRules, BadChain> {
        let steps = match (file.steps, file.factor, file.retour_factor) {
            (Some(steps), None, None) => Steps::new(&steps),
            (Some(_), _, _) => return Err(BadChain::Both),
            (None, None, _) => return Err(BadChain::NoFactor),
            (None, _, None) => return Err(BadChain::NoRetour),
            (None, Some(factor), Some(retour)) => Steps::named(factor, retour),
        };
        Ok(DoublingRules {
            steps: steps.ok_or(BadChain::Steps)?,
            needs_trump: file.needs_trump,
            by_leader: file.by_leader,
            unjustified_tricks: file.unjustified_tricks,
            until: file.until,
            answer: file.answer,
            not_in: file.not_in,
            takes_over: file.takes_over,
        })
    }
}

/// What one or two names can say is said by them: the hash of older sets stays as it was.
impl From<DoublingRules> for DoublingFile {
    fn from(rules: DoublingRules) -> DoublingFile {
        let chain: Vec<u32> = rules.steps.iter().map(u32::from).collect();
        let has_names = rules.steps.is_beyond_names() || chain.iter().all(|&factor| factor <= MOST_NAMED);
        let (factor, retour_factor, steps) = match chain[..] {
            [factor] if has_names => (Some(factor), Some(0), None),
            [factor, retour] if has_names => (Some(factor), Some(retour), None),
            _ => (None, None, Some(chain)),
        };
        DoublingFile {
            factor,
            retour_factor,
            steps,
            needs_trump: rules.needs_trump,
            by_leader: rules.by_leader,
            unjustified_tricks: rules.unjustified_tricks,
            until: rules.until,
            answer: rules.answer,
            not_in: rules.not_in,
            takes_over: rules.takes_over,
        }
    }
}
