//! The audit of doubling, and of a Tout that comes too late (S 3.3, T 18, S 2.8.2, V 3.8, V 7).

use schafkopf::rules::{DoubleAnswer, DoubleUntil, DoublingRules};
use schafkopf::{BadDouble, Contract, Seat, Side};

use super::{Auditor, Fault};
use crate::comment::Line;
use crate::record::{Call, Called};

impl Auditor<'_> {
    /// Whether every Stoss and Retour was allowed; only those that were count.
    pub(super) fn calls(&mut self) {
        let in_ramsch = self.record.contract() == Some(Contract::Ramsch);
        let declarer = self.record.declared.map(|declared| declared.seat).filter(|_| !in_ramsch);
        let mut last = None;
        for (index, &call) in self.record.calls.iter().enumerate() {
            let line = Line::Call(index as u8);
            let wrong = match call.what {
                Called::Stoss if in_ramsch => self.ramsch_stoss(call).err().map(Fault::Double),
                Called::Stoss => self.stoss(call, last).err().map(Fault::Double),
                Called::Retour => self.retour(call, last).err(),
                Called::Tout => Some(Fault::ToutLate),
            };
            match (wrong, call.what) {
                (Some(fault), _) => self.find(line, call.seat, fault),
                (None, Called::Stoss | Called::Retour) => {
                    self.doubles.push(call.seat, declarer);
                    last = Some(call);
                }
                (None, Called::Tout) => {}
            }
        }
    }

    /// A double of the defenders: the first, third, … of the chain (V 7.1).
    fn stoss(&self, call: Call, last: Option<Call>) -> Result<(), BadDouble> {
        let rules = self.rules.doubling.ok_or(BadDouble::Off)?;
        let count = usize::from(self.doubles.count());
        match last {
            None => self.first_in_time(rules, call)?,
            Some(last) => is_answered_at_once(rules, call, last)?,
        }
        if count % 2 == 1 || count >= rules.steps.len() {
            return Err(BadDouble::TooMany);
        }
        if self.parties.is_some_and(|parties| parties.side(call.seat) == Side::Declarer) {
            return Err(BadDouble::NotADefender);
        }
        if self.record.contract().is_some_and(|contract| !rules.is_open_in(contract.kind())) {
            return Err(BadDouble::NotInThis);
        }
        if rules.needs_trump && self.is_known_without_trump(call.seat) {
            return Err(BadDouble::NoTrump);
        }
        if !rules.by_leader && call.seat == self.record.dealer.next() {
            return Err(BadDouble::Leader);
        }
        Ok(())
    }

    /// A double of the declarers: the second, fourth, … of the chain (V 7.1, V 7.2).
    fn retour(&self, call: Call, last: Option<Call>) -> Result<(), Fault> {
        let rules = self.rules.doubling.ok_or(Fault::Double(BadDouble::Off))?;
        let count = usize::from(self.doubles.count());
        if rules.steps.len() < 2 {
            return Err(Fault::Double(BadDouble::NoRetour));
        }
        if rules.until == DoubleUntil::FirstCard && call.after != 1 {
            return Err(Fault::Double(BadDouble::OneCard));
        }
        if count > 0 && (count.is_multiple_of(2) || count >= rules.steps.len()) {
            return Err(Fault::Double(BadDouble::TooMany));
        }
        let answers = |seat| {
            self.parties.is_none_or(|parties| match rules.answer {
                DoubleAnswer::Declarer => parties.declarer == seat,
                DoubleAnswer::Party => parties.side(seat) == Side::Declarer,
            })
        };
        if !answers(call.seat) {
            return Err(Fault::Double(BadDouble::RetourByDeclarer));
        }
        let Some(last) = last else { return Err(Fault::RetourWithoutStoss) };
        is_answered_at_once(rules, call, last).map_err(Fault::Double)
    }

    /// A double of a Ramsch, which each gives for himself until he plays his own first card (V 3.8).
    fn ramsch_stoss(&self, call: Call) -> Result<(), BadDouble> {
        if !self.rules.ramsch.as_ref().is_some_and(|ramsch| ramsch.stoss) {
            return Err(BadDouble::Off);
        }
        if self.doubles.stoss == Some(call.seat) || self.doubles.further.iter().any(|by| by == call.seat) {
            return Err(BadDouble::Again);
        }
        if self.has_played(call) { Err(BadDouble::TooLate) } else { Ok(()) }
    }

    /// Whether the chain begins when it may (S 3.3.2, V 7.3).
    fn first_in_time(&self, rules: DoublingRules, call: Call) -> Result<(), BadDouble> {
        let (late, reason) = match rules.until {
            DoubleUntil::BeforeFirst => (call.after > 0, BadDouble::TooLate),
            DoubleUntil::FirstCard => (call.after != 1, BadDouble::OneCard),
            DoubleUntil::OwnCard => (self.has_played(call), BadDouble::TooLate),
            DoubleUntil::FirstTrick => (call.after >= 4, BadDouble::TooLate),
        };
        if late { Err(reason) } else { Ok(()) }
    }

    /// Whether who doubles has played a card before.
    fn has_played(&self, call: Call) -> bool {
        self.record.plays().take(call.after.into()).any(|(seat, _)| seat == call.seat)
    }

    /// Whether a seat was dealt no trump, as far as that is known.
    fn is_known_without_trump(&self, seat: Seat) -> bool {
        let trumps = self.record.contract().map(|contract| contract.order().trumps());
        self.hands.complete[seat]
            && trumps.is_some_and(|trumps| !trumps.is_empty() && !self.hands.cards[seat].intersects(trumps))
    }
}

/// An answer is given before another card (V 7.1).
fn is_answered_at_once(rules: DoublingRules, call: Call, last: Call) -> Result<(), BadDouble> {
    match rules.until {
        _ if call.after == last.after => Ok(()),
        DoubleUntil::FirstCard => Err(BadDouble::OneCard),
        DoubleUntil::BeforeFirst | DoubleUntil::OwnCard | DoubleUntil::FirstTrick => Err(BadDouble::TooLate),
    }
}
