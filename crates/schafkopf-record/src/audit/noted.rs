//! The audit of what the table noted: result, claims, money, list.

use schafkopf::rules::{Claims, FirstGame, Tariff};
use schafkopf::{BySeat, Claim, Contract, Height, ListEntry, Outcome, Seat, Settlement, settle, settle_pot};

use super::cards::Counted;
use super::{Auditor, Fault};
use crate::comment::Line;
use crate::record::{Noted, NotedEnding};

impl Auditor<'_> {
    /// Compares what was noted with what the cards say.
    pub(super) fn noted(&mut self, counted: Option<&Counted>) {
        self.sums();
        if self.is_thrown_in() {
            self.thrown_in();
            return;
        }
        let nothing_noted = self.record.noted == Noted::NOTHING && self.record.claims.is_empty();
        if nothing_noted {
            return;
        }
        let Some(outcome) = self.outcome(counted) else { return };
        if self.is_void_sie() {
            self.void();
            return;
        }
        self.result(&outcome);
        self.claims(&outcome);
        self.money(&outcome);
        self.list(&outcome);
    }

    /// Money and list points add up to nothing, whatever happened.
    fn sums(&mut self) {
        let noted = &self.record.noted;
        let list = noted.list.map_or(0, |list| list.as_array().iter().map(|&points| i64::from(points)).sum());
        if noted.units.is_some() && self.rules.money.is_none() {
            self.find(Line::Money, None, Fault::NoMoney);
        }
        if noted.list.is_some() && self.rules.list.is_none() {
            self.find(Line::List, None, Fault::NoList);
        } else if list != 0 {
            self.find(Line::List, None, Fault::ListSum { sum: list });
        }
        let sum = noted
            .units
            .map_or(0, |units| units.as_array().iter().fold(0, |sum: i64, &units| sum.saturating_add(units)));
        let pot = self.record.pot > 0 || self.rules.stock.is_some();
        if sum != 0 && !pot && self.rules.money.is_some() {
            self.find(Line::Money, None, Fault::MoneySum { sum });
        }
    }

    fn is_thrown_in(&self) -> bool {
        self.record.declared.is_none() && self.record.noted.ending == Some(NotedEnding::ThrownIn)
    }

    /// Cards thrown in score nothing but what the pot gets.
    fn thrown_in(&mut self) {
        let each = self.rules.stock.map_or(0, |stock| -i64::from(stock.units));
        let units = BySeat::new([each; 4]);
        self.compare_money(units);
        self.compare_list(ListEntry::NOTHING);
    }

    fn is_void_sie(&self) -> bool {
        self.record.contract() == Some(Contract::Sie)
            && self.setup.number == 1
            && self.rules.first_game.sie == FirstGame::Barred
    }

    /// A Sie in the first game does not count (S 2.9.1, decision 18).
    fn void(&mut self) {
        let ending = self.record.noted.ending;
        if ending.is_some_and(|ending| ending != NotedEnding::Void) {
            self.find(Line::Result, None, Fault::Ending);
        }
        self.compare_money(BySeat::new([0; 4]));
        self.compare_list(ListEntry::NOTHING);
    }

    fn result(&mut self, outcome: &Outcome) {
        let noted = self.record.noted;
        // Who revoked has lost (S 3.4.14): then the table may have noted that.
        let ruled = self.findings.iter().any(|found| found.fault.offence().is_some());
        match noted.ending {
            Some(NotedEnding::Won) if !outcome.won && !ruled => {
                self.find(Line::Result, None, Fault::Result { won: false });
            }
            Some(NotedEnding::Lost) if outcome.won && !ruled => {
                self.find(Line::Result, None, Fault::Result { won: true });
            }
            Some(NotedEnding::Void) if !ruled => self.find(Line::Result, None, Fault::Ending),
            Some(
                NotedEnding::Won
                | NotedEnding::Lost
                | NotedEnding::Void
                | NotedEnding::ThrownIn
                | NotedEnding::Redealt
                | NotedEnding::Stopped,
            )
            | None => {}
        }
        if noted.points.is_some_and(|points| points != outcome.points) {
            self.find(Line::Result, None, Fault::Points { points: outcome.points });
        }
        if noted.tricks.is_some_and(|tricks| tricks != outcome.tricks) {
            self.find(Line::Result, None, Fault::Tricks { tricks: outcome.tricks });
        }
        let height = Height::from_flags(outcome.schneider, outcome.schwarz);
        if let Some(noted) = noted.height.filter(|&noted| noted != height) {
            self.find(Line::Result, None, Fault::Height { height, noted });
        }
        let count = outcome.runners.count;
        let due = self.due_runners(outcome);
        if noted.runners.is_some_and(|runners| runners != count && runners != due) {
            self.find(Line::Runners, None, Fault::Runners { count });
        }
    }

    /// Runners that are paid; where there is no money, those there are.
    fn due_runners(&self, outcome: &Outcome) -> u8 {
        let count = outcome.runners.count;
        let enough =
            |tariff: &Tariff| tariff.runners_from(outcome.contract.kind()).is_some_and(|from| count >= from);
        if self.rules.money.as_ref().is_none_or(enough) { count } else { 0 }
    }

    /// What was claimed by hand must be there (S 4.2.3, 3.5.3).
    fn claims(&mut self, outcome: &Outcome) {
        let due = self.due_runners(outcome);
        for (index, claimed) in self.record.claims.iter().enumerate() {
            let line = Line::Claim(index as u8);
            if outcome.parties.side(claimed.seat) != outcome.winners() {
                self.find(line, claimed.seat, Fault::ClaimByLoser);
            }
            if claimed.claim.runners > due {
                self.find(line, claimed.seat, Fault::ClaimRunners { due });
            }
            if claimed.claim.schwarz && !outcome.schwarz {
                self.find(line, claimed.seat, Fault::ClaimSchwarz);
            }
        }
    }

    /// What the winners claim together, where claims were made by hand.
    fn joint_claim(&self, outcome: &Outcome) -> Option<Claim> {
        // A Sie is laid open and needs no claim.
        let by_hand = self.rules.money.is_some_and(|money| money.claims == Claims::ByHand)
            && outcome.contract != Contract::Sie;
        if self.record.claims.is_empty() && !by_hand {
            return None;
        }
        let of_winners = |seat: Seat| outcome.parties.side(seat) == outcome.winners();
        let nothing = Claim { runners: 0, schwarz: false };
        let claims = self.record.claims.iter().filter(|claimed| of_winners(claimed.seat));
        Some(Claim::joint(claims.map(|claimed| claimed.claim)).unwrap_or(nothing))
    }

    /// What a hand pays, the pot included.
    pub(super) fn settlement(&self, outcome: &Outcome) -> Option<Settlement> {
        if self.is_void_sie() {
            return self.rules.money.map(|_| Settlement::NOTHING);
        }
        let paid = settle(self.rules, outcome, self.multipliers(), self.joint_claim(outcome))?;
        let pot = |stock| settle_pot(&stock, outcome, i64::from(self.record.pot));
        Some(paid.plus(self.rules.stock.map_or(Settlement::NOTHING, pot)))
    }

    fn money(&mut self, outcome: &Outcome) {
        if let Some(settlement) = self.settlement(outcome) {
            self.compare_money(*settlement.units());
        }
    }

    fn list(&mut self, outcome: &Outcome) {
        if let Some(entry) = self.entry(outcome) {
            self.compare_list(entry);
        }
    }

    /// The money noted must be what is due, or what a referee decides on what was found.
    fn compare_money(&mut self, units: BySeat<i64>) {
        let Some(noted) = self.record.noted.units.filter(|_| self.rules.money.is_some()) else { return };
        let ruled = |noted: BySeat<i64>| {
            self.rulings().any(|ruling| ruling.units.is_some_and(|settlement| *settlement.units() == noted))
        };
        if noted != units && !ruled(noted) {
            self.find(Line::Money, None, Fault::Money { units });
        }
    }

    /// The list points noted must be what is due, or what a referee decides on what was found.
    fn compare_list(&mut self, entry: ListEntry) {
        let Some(noted) = self.record.noted.list.filter(|_| self.rules.list.is_some()) else { return };
        let ruled = |noted: BySeat<i32>| {
            self.rulings().any(|ruling| ruling.points.is_some_and(|entry| *entry.points() == noted))
        };
        if noted != *entry.points() && !ruled(noted) {
            self.find(Line::List, None, Fault::List { points: *entry.points() });
        }
    }
}
