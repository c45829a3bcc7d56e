//! The course of a game as an audit followed it: for people who want to see it again.

use std::sync::Arc;

use schafkopf::{
    Card, CardSet, Contract, Doubles, Goal, Height, ListEntry, ListedDouble, ListedGame, Multipliers,
    Outcome, Parties, RuleSet, Seat, Settlement, Terms, TrickTaken, list_entry,
};

use super::cards::Counted;
use super::{Auditor, Finding};
use crate::hands::KnownHands;
use crate::record::Record;

/// A game as it was played, right or wrong, with what it counted.
#[derive(Debug, Clone)]
pub struct Course {
    /// The hands as far as they are known.
    pub hands: KnownHands,
    /// Who played with whom, as far as that is known.
    pub parties: Option<Parties>,
    /// The doubles that count.
    pub doubles: Doubles,
    /// The tricks.
    pub tricks: Vec<CourseTrick>,
    /// What the cards came to, if all were played.
    pub outcome: Option<Outcome>,
    /// What that pays, the pot included; none where the rule set knows no money.
    pub settlement: Option<Settlement>,
    /// What that lists; none where the rule set has no list.
    pub entry: Option<ListEntry>,
    /// What is wrong with the record.
    pub findings: Vec<Finding>,
}

/// A trick as it was followed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CourseTrick {
    /// The cards.
    pub plays: Vec<CoursePlay>,
    /// Who took it, and its points; none where no card fell.
    pub taken: Option<TrickTaken>,
}

/// A card as it was followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CoursePlay {
    /// Which card of the trick it is in the record, from 0.
    pub place: u8,
    /// Who played it.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// What he could have played; none where his hand is not known.
    pub legal: Option<CardSet>,
    /// Whether it was against the rules.
    pub is_wrong: bool,
}

impl Course {
    /// Follows a record to its end.
    pub fn of(record: &Record, rules: &Arc<RuleSet>) -> Course {
        let mut auditor = Auditor::new(record, rules);
        let mut course = Course {
            hands: auditor.hands,
            parties: None,
            doubles: Doubles::default(),
            tricks: Vec::with_capacity(8),
            outcome: None,
            settlement: None,
            entry: None,
            findings: Vec::new(),
        };
        auditor.run(Some(&mut course));
        course
    }

    /// Puts down what the cards came to.
    pub(super) fn count(&mut self, auditor: &Auditor<'_>, counted: Option<&Counted>) {
        self.outcome = auditor.outcome(counted);
        self.settlement = self.outcome.as_ref().and_then(|outcome| auditor.settlement(outcome));
        self.entry = self.outcome.as_ref().and_then(|outcome| auditor.entry(outcome));
    }
}

impl Auditor<'_> {
    /// What the hand came to as it was played; nothing, if it could not have been played.
    pub(super) fn outcome(&self, counted: Option<&Counted>) -> Option<Outcome> {
        let declared = self.record.declared?;
        if declared.contract == Contract::Sie {
            let deal = self
                .hands
                .possible_deal()
                .filter(|deal| deal.hand(declared.seat) == self.rules.deck().sie())?;
            return Some(Outcome::of_sie(&deal, declared.seat));
        }
        let Counted { play, deal } = counted?;
        let parties = match declared.contract {
            Contract::Ramsch => return None,
            Contract::Hochzeit => self.parties?,
            contract => Parties::of(deal, declared.seat, contract),
        };
        // Nobody is his own partner: what such a hand comes to is the referee's to say.
        if parties.partner == Some(declared.seat) {
            return None;
        }
        let terms = self.terms(declared, deal.hand(parties.declarer));
        Some(Outcome::of_play(deal, declared.contract, parties, terms, play))
    }

    /// What the declarers must reach (V 7.5, 8.5, 10.5).
    fn terms(&self, declared: crate::record::Declared, dealt: CardSet) -> Terms {
        let rules = self.rules;
        let terms = Terms { tout_extras: rules.tout.extras, ..Terms::usual(self.goal) };
        let over = rules.doubling.is_some_and(|rules| rules.takes_over) && self.doubles.count() % 2 == 1;
        let sixty = u32::from(rules.all_pass.forced_sixty);
        let trumps = (dealt & declared.contract.order().trumps()).len();
        match self.goal {
            Goal::Majority if over => terms.taken_over(),
            Goal::Majority if declared.forced && sixty > 0 && trumps <= sixty => terms.with_sixty(),
            Goal::Majority | Goal::Tout | Goal::NoTrick | Goal::FewPoints => terms,
        }
    }

    /// What multiplies the value of the hand.
    pub(super) fn multipliers(&self) -> Multipliers {
        Multipliers {
            doubled: self.doubles.doubled(),
            knocks: self.record.knocks.len(),
            bock: self.record.bock,
            thrown_in: self.record.thrown_in,
        }
    }

    /// What it lists.
    pub(super) fn entry(&self, outcome: &Outcome) -> Option<ListEntry> {
        let list = self.rules.list.as_ref()?;
        let double = self.doubles.stoss.map(|by| ListedDouble {
            by,
            doubles: self.doubles.count(),
            tricks: self.rules.deck().tricks() - outcome.tricks,
        });
        let game = ListedGame {
            parties: outcome.parties,
            kind: outcome.contract.kind(),
            refused_tout: outcome.is_refused_tout(),
            won: outcome.won,
            height: Height::from_flags(outcome.schneider, outcome.schwarz),
            game: self.setup.number,
            double,
            multiplied: self.multipliers().undoubled(self.rules) as i32,
        };
        Some(list_entry(self.rules, list, &game))
    }
}
