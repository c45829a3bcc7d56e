//! The audit of the contract: who declared it, and whether he might.

use schafkopf::rules::ForcedBy;
use schafkopf::{Circumstances, Contract, Game, Goal, Parties, Seat, Undeclarable, Verdict, declarable};

use super::{Auditor, EO, Fault, Legal, Place};
use crate::comment::Line;
use crate::record::{Declared, NotedEnding};

impl Auditor<'_> {
    /// Whether the contract follows from the auction and from the declarer's hand.
    pub(super) fn contract(&mut self) {
        let Some(declared) = self.record.declared else { return self.no_contract() };
        match declared.contract {
            // Nobody declares these: they follow from what was said and exchanged.
            Contract::Ramsch => {
                self.goal = declared.contract.goal();
                return;
            }
            Contract::Hochzeit => {
                self.parties = self.record.exchange.map(|exchange| exchange.parties());
                self.goal = declared.contract.goal();
                return;
            }
            _ => {}
        }
        let partner = declared.contract.called().and_then(|called| self.hands.holder(called.card()));
        self.parties = Some(Parties { declarer: declared.seat, partner });
        self.goal = declared.contract.goal();
        self.after_auction(declared);
        self.kept_sie(declared);
        self.of_hand(declared);
        self.renonce(declared);
    }

    /// Without a contract the auction must have ended without one, and nothing was played.
    fn no_contract(&mut self) {
        let thrown_in = self.record.noted.ending == Some(NotedEnding::ThrownIn);
        match self.verdict {
            Some(Verdict::AllPassed) => {
                if self.somebody_must_play() && thrown_in {
                    self.find(Line::Result, None, Fault::MustPlay { seat: self.hands.holder(EO) });
                }
            }
            Some(Verdict::Won { seat, .. }) if thrown_in => {
                self.find(Line::Result, seat, Fault::ThrownInAfterBid);
            }
            Some(Verdict::GoesOn) if thrown_in => {
                self.find(Line::Result, None, Fault::AuctionOpen { turn: self.speaker });
            }
            Some(Verdict::Won { .. } | Verdict::GoesOn) | None => {}
        }
        if self.record.plays().next().is_some() {
            self.find(Line::Trick(0), None, Fault::ContractMissing);
        }
    }

    /// Who must play when all have passed: the holder of the Ober of Acorns, or the last who knocked (V 8.4).
    fn who_must_play(&self) -> Option<Seat> {
        match self.rules.all_pass.forced_by {
            ForcedBy::Eo => self.hands.holder(EO),
            ForcedBy::LastKnocker => {
                let round = self.record.dealer.next().round();
                round.into_iter().rev().find(|&seat| self.record.knocks.contains(seat))
            }
        }
    }

    fn after_auction(&mut self, declared: Declared) {
        let kind = declared.contract.kind();
        match self.verdict {
            None => {}
            // A Sie is not bid: it ends the auction wherever it stands.
            Some(_) if declared.contract == Contract::Sie => {}
            Some(Verdict::GoesOn) => {
                self.find(Line::Contract, declared.seat, Fault::AuctionOpen { turn: self.speaker });
            }
            Some(Verdict::AllPassed) if !self.somebody_must_play() => {
                self.find(Line::Contract, declared.seat, Fault::PlayedThoughPassed);
            }
            Some(Verdict::AllPassed) => {
                let seat = self.who_must_play();
                if seat.is_some_and(|seat| seat != declared.seat) {
                    self.find(Line::Contract, declared.seat, Fault::MustPlay { seat });
                }
            }
            Some(Verdict::Won { seat, .. }) if seat != declared.seat => {
                self.find(Line::Contract, declared.seat, Fault::NotTheWinner { winner: seat });
            }
            Some(Verdict::Won { least, named, .. }) => {
                if declared.forced {
                    self.find(Line::Contract, declared.seat, Fault::ForcedUnasked);
                }
                let below =
                    self.rules.rung_of(declared.contract).is_some_and(|rung| rung < usize::from(least.0));
                if below {
                    self.undeclarable(declared, Undeclarable::BelowClaim { kind });
                }
                if let Some(named) = named.filter(|&named| named != kind) {
                    self.undeclarable(declared, Undeclarable::BoundByName { named });
                }
            }
        }
        if self.record.noted.ending == Some(NotedEnding::ThrownIn) {
            self.find(Line::Result, declared.seat, Fault::ThrownInAfterBid);
        }
    }

    /// A Sie must be laid open at once.
    fn kept_sie(&mut self, declared: Declared) {
        let told = self.findings.iter().any(|finding| finding.fault == Fault::SieKept);
        if let Some(seat) = self.sie_holder().filter(|_| declared.contract != Contract::Sie && !told) {
            self.find(Line::Contract, seat, Fault::SieKept);
        }
        if declared.contract == Contract::Sie && self.record.plays().next().is_some() {
            self.find(Line::Trick(0), declared.seat, Fault::PlayedAfterSie);
        }
    }

    /// Who holds a Sie, where the rules know it.
    pub(super) fn sie_holder(&self) -> Option<Seat> {
        let all_lords =
            |&seat: &Seat| self.hands.cards[seat] == self.rules.deck().sie() && self.hands.complete[seat];
        Seat::ALL.into_iter().find(all_lords).filter(|_| self.rules.sie.is_some())
    }

    /// Whether the hand allows the contract.
    fn of_hand(&mut self, declared: Declared) {
        let forced = self.is_forced(declared);
        let Some(deal) = self.hands.possible_deal() else { return };
        let game = Game::at_contract(self.setup.clone(), deal, declared.seat, (declared.contract, forced));
        match game {
            Ok(game) if game.has_refused_tout() => {
                self.goal = Goal::Majority;
                let barred = schafkopf::rules::FirstGame::Barred;
                let first = self.setup.number == 1 && self.rules.first_game.tout == barred;
                let bad = if first { Undeclarable::ToutInFirstGame } else { Undeclarable::ToutCondition };
                if first || self.hands.complete[declared.seat] {
                    self.undeclarable(declared, bad);
                }
            }
            Err(bad) if self.is_contract_provable(bad, declared) => self.undeclarable(declared, bad),
            Ok(_) | Err(_) => {}
        }
    }

    /// Whether the declarer had to play: it was noted, or all passed and the rules say so.
    fn is_forced(&self, declared: Declared) -> bool {
        declared.forced || (self.verdict == Some(Verdict::AllPassed) && self.somebody_must_play())
    }

    /// Whether a contract is wrong whatever cards of the declarer are not known.
    fn is_contract_provable(&self, bad: Undeclarable, declared: Declared) -> bool {
        let known = self.hands.cards[declared.seat];
        match bad {
            Undeclarable::CalledHeld { card } => known.contains(card),
            Undeclarable::NotInRules { .. }
            | Undeclarable::ForcedRufspiel
            | Undeclarable::NothingForced
            | Undeclarable::NotDeclared { .. }
            | Undeclarable::OffersFirst { .. }
            | Undeclarable::BelowClaim { .. }
            | Undeclarable::BoundByName { .. }
            | Undeclarable::ToutInFirstGame => true,
            Undeclarable::NoCardOfCalledSuit { .. }
            | Undeclarable::CallNotOpen { .. }
            | Undeclarable::NoCardOfTrumpSuit { .. }
            | Undeclarable::NotAllLords
            | Undeclarable::ForcedNeedsEo
            | Undeclarable::ToutCondition => self.hands.complete[declared.seat],
        }
    }

    fn undeclarable(&mut self, declared: Declared, bad: Undeclarable) {
        let legal = self.declarable(declared);
        self.find_at(Place::line(Line::Contract), declared.seat, Fault::Declaration(bad), legal);
    }

    /// What the declarer could have declared.
    fn declarable(&self, declared: Declared) -> Legal {
        let Some(deal) = self.hands.possible_deal().filter(|_| self.hands.complete[declared.seat]) else {
            return Legal::Nothing;
        };
        let forced = self.is_forced(declared) && self.rules.all_pass.forced_game.is_some();
        let least = match self.verdict {
            Some(Verdict::Won { seat, least, .. }) if seat == declared.seat => usize::from(least.0),
            Some(Verdict::Won { .. } | Verdict::GoesOn | Verdict::AllPassed) | None => 0,
        };
        let named = match self.verdict {
            Some(Verdict::Won { seat, named, .. }) if seat == declared.seat => named,
            Some(Verdict::Won { .. } | Verdict::GoesOn | Verdict::AllPassed) | None => None,
        };
        let at = Circumstances { rules: self.rules, game: self.setup.number, forced };
        let open = declarable(deal.hand(declared.seat), at).iter().filter(|contract| {
            let kind = contract.kind();
            self.rules.rung(kind).is_some_and(|rung| rung >= least) && named.is_none_or(|named| named == kind)
        });
        let open: Vec<Contract> = open.collect();
        if open.is_empty() { Legal::Nothing } else { Legal::Contracts(open) }
    }

    /// A Renonce is announced, and only then (P 4).
    fn renonce(&mut self, declared: Declared) {
        let Some(called) = declared.contract.called() else { return };
        if !self.hands.complete[declared.seat] {
            return;
        }
        let lacks = !self.hands.cards[declared.seat].intersects(called.suit.cards());
        if lacks && !declared.renonce && self.is_forced(declared) {
            self.find(Line::Contract, declared.seat, Fault::RenonceUnsaid);
        } else if !lacks && declared.renonce {
            self.find(Line::Contract, declared.seat, Fault::RenonceFalse);
        }
    }
}
