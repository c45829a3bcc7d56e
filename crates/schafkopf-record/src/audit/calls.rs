//! The audit of doubling, and of a Tout that comes too late (S 3.3, T 18, S 2.8.2).

use schafkopf::rules::DoubleUntil;
use schafkopf::{BadDouble, Seat, Side};

use super::{Auditor, Fault};
use crate::comment::Line;
use crate::record::{Call, Called};

impl Auditor<'_> {
    /// Whether every Stoss and Retour was allowed; only those that were count.
    pub(super) fn calls(&mut self) {
        for (index, &call) in self.record.calls.iter().enumerate() {
            let line = Line::Call(index as u8);
            let wrong = match call.what {
                Called::Stoss => self.stoss(call).err().map(Fault::Double),
                Called::Retour => self.retour(call).err(),
                Called::Tout => Some(Fault::ToutLate),
            };
            match (wrong, call.what) {
                (Some(fault), _) => self.find(line, call.seat, fault),
                (None, Called::Stoss) => self.doubles.stoss = Some(call.seat),
                (None, Called::Retour) => self.doubles.retour = true,
                (None, Called::Tout) => {}
            }
        }
    }

    fn stoss(&self, call: Call) -> Result<(), BadDouble> {
        let rules = self.rules.doubling.ok_or(BadDouble::Off)?;
        if rules.until == DoubleUntil::FirstCard && call.after != 1 {
            return Err(BadDouble::OneCard);
        }
        if self.doubles.stoss.is_some() {
            return Err(BadDouble::TooMany);
        }
        if self.parties.is_some_and(|parties| parties.side(call.seat) == Side::Declarer) {
            return Err(BadDouble::NotADefender);
        }
        if rules.needs_trump && self.is_known_without_trump(call.seat) {
            return Err(BadDouble::NoTrump);
        }
        if !rules.by_leader && call.seat == self.record.dealer.next() {
            return Err(BadDouble::Leader);
        }
        Ok(())
    }

    fn retour(&self, call: Call) -> Result<(), Fault> {
        let rules = self.rules.doubling.ok_or(Fault::Double(BadDouble::Off))?;
        if rules.steps.len() < 2 {
            return Err(Fault::Double(BadDouble::NoRetour));
        }
        if rules.until == DoubleUntil::FirstCard && call.after != 1 {
            return Err(Fault::Double(BadDouble::OneCard));
        }
        if self.doubles.retour {
            return Err(Fault::Double(BadDouble::TooMany));
        }
        if self.parties.is_some_and(|parties| parties.declarer != call.seat) {
            return Err(Fault::Double(BadDouble::RetourByDeclarer));
        }
        if self.doubles.stoss.is_none() {
            return Err(Fault::RetourWithoutStoss);
        }
        Ok(())
    }

    /// Whether a seat was dealt no trump, as far as that is known.
    fn is_known_without_trump(&self, seat: Seat) -> bool {
        let trumps = self.record.contract().map(|contract| contract.order().trumps());
        self.hands.complete[seat] && trumps.is_some_and(|trumps| !self.hands.cards[seat].intersects(trumps))
    }
}
