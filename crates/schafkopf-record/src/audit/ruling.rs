//! What a referee would decide on a finding.

use schafkopf::{
    Case, Choice, Contract, ContractKind, Doubled, Moment, Offence, Parties, RuleSet, Ruling, Side, rule_on,
};

use super::{Auditor, Course, Finding};
use crate::comment::Line;
use crate::record::{Record, Word};

/// What a referee decides on a finding, and the choice of the other side on which that rests, where it has one (T 15).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What the other side chose.
    pub choice: Option<Choice>,
    /// The decision.
    pub ruling: Ruling,
}

/// What a ruling needs to know of a game.
struct Facts<'a> {
    rules: &'a RuleSet,
    record: &'a Record,
    parties: Option<Parties>,
    doubled: Doubled,
    already_won: bool,
}

impl Finding {
    /// What a referee would decide on this finding; nothing where it is no offence, or not enough is known. Where the
    /// other side chooses between stopping and playing on, there are two decisions.
    pub fn decisions(&self, record: &Record, course: &Course, rules: &RuleSet) -> Vec<Decision> {
        let facts = Facts {
            rules,
            record,
            parties: course.parties,
            doubled: course.doubles.doubled(),
            already_won: self.already_won(course),
        };
        facts.decide(self)
    }

    /// Whether the offender's party had won before his fault.
    fn already_won(&self, course: &Course) -> bool {
        let (Some(parties), Some(seat), Line::Trick(index)) = (course.parties, self.seat, self.at.line)
        else {
            return false;
        };
        let side = parties.side(seat);
        let before = course.tricks.iter().take(usize::from(index)).filter_map(|trick| trick.taken);
        let own = before.filter(|taken| parties.side(taken.winner) == side);
        let points: u32 = own.map(|taken| u32::from(taken.points)).sum();
        points >= if side == Side::Declarer { 61 } else { 60 }
    }
}

impl Facts<'_> {
    fn decide(&self, finding: &Finding) -> Vec<Decision> {
        let Some(offence) = finding.fault.offence() else { return Vec::new() };
        let case = self.case(finding, offence);
        let with = |choice| {
            let ruling = rule_on(self.rules, &Case { choice, ..case }).ok()?;
            Some(Decision { choice, ruling })
        };
        match with(None) {
            Some(decision) => vec![decision],
            None => {
                [Choice::Stop, Choice::PlayOn].into_iter().filter_map(|choice| with(Some(choice))).collect()
            }
        }
    }

    fn case(&self, finding: &Finding, offence: Offence) -> Case {
        let in_auction = offence == Offence::InvalidBid;
        let kind = match finding.at.line {
            Line::Bid(index) => self.bid_kind(usize::from(index)),
            _ => self.record.contract().map(Contract::kind),
        };
        Case {
            offender: finding.seat,
            kind,
            parties: self.parties.filter(|_| !in_auction),
            moment: Moment::Usual,
            doubled: if in_auction { Doubled::Not } else { self.doubled },
            already_won: self.already_won,
            ..Case::new(offence)
        }
    }

    /// What somebody bid: the contract he spoke of, else a Rufspiel, or after another's bid the lowest solo kind.
    fn bid_kind(&self, index: usize) -> Option<ContractKind> {
        let claims = |word: Word| !word.is_pass();
        let (before, said) = (&self.record.auction[..index], self.record.auction.get(index)?);
        let rung = usize::from(before.iter().any(|other| claims(other.word)));
        let lowest =
            || self.rules.auction.ladder.get(rung).and_then(|kinds| kinds.first().map(|entry| entry.kind));
        said.word.kind().or_else(lowest)
    }
}

impl Auditor<'_> {
    /// What a referee could decide on what has been found so far.
    pub(super) fn rulings(&self) -> impl Iterator<Item = Ruling> {
        let facts = Facts {
            rules: self.rules,
            record: self.record,
            parties: self.parties,
            doubled: self.doubles.doubled(),
            already_won: false,
        };
        self.findings
            .iter()
            .flat_map(move |finding| facts.decide(finding))
            .map(|decision| decision.ruling)
            .collect::<Vec<_>>()
            .into_iter()
    }
}
