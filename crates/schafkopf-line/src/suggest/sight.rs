//! From what a seat can see to its view, which the core makes from the seat's own cards and what everybody heard and saw.

use schafkopf::{
    Actions, BadBid, BadDouble, BadSight, Bid, BySeat, Card, CardSet, Circumstances, Doubles, ErrorCode,
    Event, Game, IllegalCard, Memory, Multiplied, Play, Played, Rejected, Rung, Seat, SeatSet, SeatView,
    Stage, TableView, Undeclarable, Verdict, check_declaration,
};
use schafkopf_bots::{Dice, Hidden};

use super::request::{Decide, Declared, Said, Say, Sight, bad_value};
use crate::game::rejected;
use crate::{LazyTexts, LineError};

/// How many deals are tried before the history is called impossible.
const TRIES: u32 = 200_000;

impl Sight {
    /// The view of the seat, or why there is none.
    pub(super) fn view(&self, texts: LazyTexts) -> Result<SeatView, LineError> {
        let bids = self.bids(texts)?;
        self.check_contract(texts)?;
        let known = self.known_hands(texts)?;
        let world = self.possible(&bids, &known);
        let no_world = || bad_value(texts, "suggest-no-world", &[]);
        // What a rule forbids is told before that no cards could be so.
        let seen = self.seen(&bids, world.unwrap_or(false)).map_err(|error| match error {
            BadSight::Rejected(error) => rejected(error, None, texts),
            BadSight::NotAHand { .. } | BadSight::DoesNotFollow if world.is_none() => no_world(),
            BadSight::NotAHand { .. } | BadSight::DoesNotFollow => {
                rejected(Rejected::OutOfPhase, None, texts)
            }
        })?;
        world.ok_or_else(no_world)?;
        let mut view = seen.view();
        self.check_turn(&view, texts)?;
        if self.auction.is_empty() && self.decide == Decide::Contract {
            // Words were put into the players' mouths to get here; nobody has heard them.
            view.table.bids.clear();
        }
        Ok(view)
    }

    /// The words as bids, checked as far as they do not depend on hidden cards.
    fn bids(&self, texts: LazyTexts) -> Result<Vec<(Seat, Bid)>, LineError> {
        let error = |error: Rejected| rejected(error, None, texts);
        let mut auction = Game::fresh_auction(&self.setup);
        let mut bids = Vec::with_capacity(self.auction.len());
        let mut over = false;
        for &said in &self.auction {
            if over {
                return Err(error(Rejected::OutOfPhase));
            }
            if auction.turn() != said.seat {
                return Err(error(Rejected::OutOfTurn { seat: said.seat }));
            }
            let bid = self.bid(said, auction.claim().map(|(_, rung)| rung), texts)?;
            // With the seat's own cards for want of others: what they alone decide is not held against another.
            match Game::bid_choices_with(&self.setup, &auction, self.hand).check(bid) {
                Ok(()) => {}
                Err(BadBid::BeyondHand) if said.seat != self.seat => {}
                Err(bad) => return Err(error(bad.into())),
            }
            bids.push((said.seat, bid));
            over = !matches!(auction.take(bid), Verdict::GoesOn);
        }
        Ok(bids)
    }

    fn bid(&self, said: Said, claim: Option<Rung>, texts: LazyTexts) -> Result<Bid, LineError> {
        let next = claim.map_or(Rung(0), |rung| Rung(rung.0 + 1));
        let claim = match said.level {
            None => next,
            Some(kind) => {
                let rung = self.setup.rules.rung(kind).ok_or_else(|| {
                    let bad = Undeclarable::NotInRules { kind };
                    LineError { code: bad.code(), at: None, message: texts.undeclarable(&bad) }
                })?;
                Rung(rung as u8)
            }
        };
        Ok(match said.say {
            Say::Pass => Bid::Pass,
            Say::Play => Bid::Play { claim, named: None },
            Say::Hold => Bid::Hold { named: None },
            Say::Raise => Bid::Raise { claim, named: None },
            Say::Good => Bid::Good,
        })
    }

    /// Checks what can be said about the contract without the declarer's hand, and with it where it is the seat's own.
    fn check_contract(&self, texts: LazyTexts) -> Result<(), LineError> {
        let Some(Declared { declarer, contract }) = self.declared else { return Ok(()) };
        let at = Circumstances { rules: &self.setup.rules, game: self.setup.number, forced: self.forced };
        let Err(bad) = check_declaration(self.hand, contract, at) else { return Ok(()) };
        let of_rules = matches!(
            bad,
            Undeclarable::NotInRules { .. } | Undeclarable::NothingForced | Undeclarable::ForcedRufspiel
        );
        if of_rules || declarer == self.seat {
            return Err(LineError { code: bad.code(), at: None, message: texts.undeclarable(&bad) });
        }
        Ok(())
    }

    /// The cards that each seat is known to have been dealt, every play checked as far as that goes.
    fn known_hands(&self, texts: LazyTexts) -> Result<BySeat<CardSet>, LineError> {
        let mut known = BySeat::new([CardSet::EMPTY; 4]);
        for (seat, card) in self.plays_by_seat() {
            known[seat].insert(card);
        }
        known[self.seat] = self.hand;
        let Some(Declared { contract, .. }) = self.declared else { return Ok(known) };
        let mut play =
            Play::with_hands(self.setup.rules.manner(contract), known, contract, self.setup.dealer.next());
        for (at, &card) in self.plays.iter().enumerate() {
            let turn = play.turn();
            if turn != self.seat && self.hand.contains(card) {
                let held = IllegalCard::NotHeld { seat: turn, card };
                return Err(rejected(held.into(), Some(at), texts));
            }
            match play.check(card) {
                Ok(()) => {}
                // Another may hold enough of the suit to run away (S 2.5.5).
                Err(IllegalCard::MustNotUnderlead { .. }) if turn != self.seat => {}
                Err(bad) => return Err(rejected(bad.into(), Some(at), texts)),
            }
            play.follow(card);
        }
        Ok(known)
    }

    /// The cards played with who played them.
    fn plays_by_seat(&self) -> Vec<(Seat, Card)> {
        let Some(Declared { contract, .. }) = self.declared else { return Vec::new() };
        let nobody = BySeat::new([CardSet::EMPTY; 4]);
        let mut play =
            Play::with_hands(self.setup.rules.manner(contract), nobody, contract, self.setup.dealer.next());
        let mut by_seat = Vec::with_capacity(self.plays.len());
        for &card in &self.plays {
            by_seat.push((play.turn(), card));
            play.follow(card);
        }
        by_seat
    }

    /// Whether some deal agrees with everything, and whether the called suit of who had to play is a Renonce then (P 4).
    fn possible(&self, bids: &[(Seat, Bid)], known: &BySeat<CardSet>) -> Option<bool> {
        let renonce: &[bool] = if self.forced { &[false, true] } else { &[false] };
        renonce.iter().copied().find(|&renonce| {
            let table = self.table(bids, renonce);
            let gone: CardSet = self.plays.iter().copied().collect();
            let view = SeatView {
                seat: self.seat,
                hand: known[self.seat] - gone,
                actions: Vec::new(),
                exchange: None,
                table,
                memory: Memory { dealt: self.hand, plays: self.plays_by_seat(), actions: Actions::Nothing },
            };
            Hidden::of(&view, &self.setup.rules).draw(&mut Dice::new(1), TRIES).is_some()
        })
    }

    /// What everybody sees, as far as it limits the hidden hands.
    fn table(&self, bids: &[(Seat, Bid)], renonce: bool) -> TableView {
        let plays = self.plays_by_seat();
        let called = self.declared.and_then(|declared| declared.contract.called());
        let shown =
            |plays: &[(Seat, Card)]| plays.iter().map(|&(seat, card)| Played { seat, card }).collect();
        let complete = plays.len() / 4 * 4;
        let played = |seat| plays.iter().filter(|&&(other, _)| other == seat).count() as u8;
        TableView {
            rules: self.setup.rules.id.clone(),
            dealer: self.setup.dealer,
            knocks: SeatSet::EMPTY,
            bock: 1,
            next: 1,
            multiplied: Multiplied::default(),
            offer: None,
            number: self.setup.number,
            stage: Stage::Playing,
            to_act: vec![self.seat],
            bids: bids.iter().map(|&(seat, bid)| schafkopf::Said { seat, bid }).collect(),
            claim: None,
            declarer: self.declared.map(|declared| declared.declarer),
            contract: self.declared.map(|declared| declared.contract),
            forced: self.forced && self.declared.is_some(),
            renonce,
            partner: called
                .and_then(|called| plays.iter().find(|&&(_, card)| card == called.card()))
                .map(|&(seat, _)| seat),
            doubles: Doubles {
                stoss: self.doubles.first().copied(),
                retour: self.doubles.len() > 1,
                ..Doubles::default()
            },
            leader: plays.get(complete).map_or(self.setup.dealer.next(), |&(seat, _)| seat),
            trick: shown(&plays[complete..]),
            last_trick: shown(&plays[complete.saturating_sub(4)..complete]),
            cards_left: BySeat::from_fn(|seat| self.setup.rules.deck().hand() - played(seat)),
            tricks: BySeat::default(),
            ending: None,
            deal: None,
        }
    }

    /// The hand as the seat has followed it, up to the decision.
    fn seen(&self, bids: &[(Seat, Bid)], renonce: bool) -> Result<schafkopf::Sight, BadSight> {
        let setup = self.setup.clone();
        let Some(Declared { declarer, contract }) = self.declared else {
            return self.heard(schafkopf::Sight::new(setup, self.seat, self.hand)?, bids);
        };
        let declared = Event::Declared { seat: declarer, contract, renonce };
        let mut seen = if bids.is_empty() {
            schafkopf::Sight::at_contract(setup, (self.seat, self.hand), declared, self.forced)?
        } else {
            let mut seen = self.heard(schafkopf::Sight::new(setup, self.seat, self.hand)?, bids)?;
            if bids.iter().all(|(_, bid)| *bid == Bid::Pass) {
                seen.follow(Event::Forced { seat: declarer })?;
            }
            seen.follow(declared)?;
            seen
        };
        self.watch(&mut seen)?;
        Ok(seen)
    }

    /// The auction as it was, or as it may have been where a contract is asked for and no words are known.
    fn heard(&self, mut seen: schafkopf::Sight, bids: &[(Seat, Bid)]) -> Result<schafkopf::Sight, BadSight> {
        for &(seat, bid) in bids {
            seen.follow(Event::Said { seat, bid })?;
        }
        if bids.is_empty() && self.decide == Decide::Contract {
            for seat in self.setup.dealer.next().round() {
                let plays = seat == self.seat && !self.forced;
                let bid = if plays { Bid::Play { claim: Rung(0), named: None } } else { Bid::Pass };
                seen.follow(Event::Said { seat, bid })?;
            }
        }
        Ok(seen)
    }

    fn watch(&self, seen: &mut schafkopf::Sight) -> Result<(), BadSight> {
        if self.plays.is_empty() && !self.doubles.is_empty() {
            return Err(Rejected::from(BadDouble::OneCard).into());
        }
        for (at, (seat, card)) in self.plays_by_seat().into_iter().enumerate() {
            seen.follow(Event::Played { seat, card })?;
            if at == 0 {
                self.double(seen)?;
            }
        }
        Ok(())
    }

    /// Answers the doubling window as the request says; where a double is asked for, it stays open.
    fn double(&self, seen: &mut schafkopf::Sight) -> Result<(), BadSight> {
        let rejected = |bad: BadDouble| BadSight::from(Rejected::from(bad));
        let stage = |seen: &schafkopf::Sight| seen.view().table.stage;
        if self.doubles.len() > 2 {
            return Err(rejected(BadDouble::TooMany));
        }
        if let Some(&seat) = self.doubles.first() {
            if Some(seat) == self.declared.map(|declared| declared.declarer) {
                return Err(rejected(BadDouble::NotADefender));
            }
            seen.follow(Event::Stoss { seat })?;
        }
        if let Some(&seat) = self.doubles.get(1) {
            if stage(seen) != Stage::Retour {
                return Err(rejected(BadDouble::NoRetour));
            }
            seen.follow(Event::Retour { seat })?;
        }
        if self.decide == Decide::Double && self.plays.len() == 1 {
            return Ok(());
        }
        while matches!(stage(seen), Stage::Doubling | Stage::Retour) {
            let Some(&seat) = seen.view().table.to_act.first() else { break };
            seen.follow(Event::Declined { seat })?;
        }
        Ok(())
    }

    /// Whether the decision asked for is the seat's now.
    fn check_turn(&self, view: &SeatView, texts: LazyTexts) -> Result<(), LineError> {
        let stage = view.table.stage;
        if matches!(stage, Stage::Over | Stage::Claiming) {
            let code = if self.plays.len() == usize::from(self.setup.rules.deck().size()) {
                ErrorCode::NothingToDecide
            } else {
                ErrorCode::GameOver
            };
            return Err(LineError::plain(&texts, code));
        }
        let fits = match (self.decide, stage) {
            (Decide::Auction, Stage::Auction)
            | (Decide::Contract, Stage::Declaring)
            | (Decide::Double, Stage::Doubling | Stage::Retour)
            | (Decide::Card, Stage::Playing) => true,
            (
                Decide::Auction | Decide::Contract | Decide::Double | Decide::Card,
                Stage::Knocking
                | Stage::Auction
                | Stage::Declaring
                | Stage::Offering
                | Stage::Giving
                | Stage::Doubling
                | Stage::Retour
                | Stage::Playing
                | Stage::Claiming
                | Stage::Over,
            ) => false,
        };
        if !fits {
            let error = match (self.decide, self.setup.rules.doubling) {
                (Decide::Double, None) => Rejected::from(BadDouble::Off),
                (Decide::Double, Some(_)) => Rejected::from(BadDouble::OneCard),
                (Decide::Auction | Decide::Contract | Decide::Card, _) => Rejected::OutOfPhase,
            };
            return Err(rejected(error, None, texts));
        }
        if view.table.to_act.contains(&self.seat) {
            return Ok(());
        }
        Err(rejected(Rejected::OutOfTurn { seat: self.seat }, None, texts))
    }
}
