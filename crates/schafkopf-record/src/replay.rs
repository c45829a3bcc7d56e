//! Replay: a record played again by the one game machine.

use std::sync::Arc;

use schafkopf::rules::DoubleUntil;
use schafkopf::{
    Action, Actions, Auction, Bid, Claim, Contract, Courting, Doubling, Event, Exchange, Game, Rejected,
    RuleSet, Seat, Setup, Stage, Undeclarable,
};
use thiserror::Error;

use crate::comment::Line;
use crate::hands::KnownHands;
use crate::ladder::{Standpoint, bid_of, sits_before};
use crate::record::{Called, Declared, Record, Said};

/// A record that was played again.
#[derive(Debug, Clone)]
pub struct Replay {
    /// The game where the record leaves it.
    pub game: Game,
    /// What happened, action by action. In the doubling window who did not double has declined.
    pub steps: Vec<Step>,
}

/// One action of a replay.
#[derive(Debug, Clone)]
pub struct Step {
    /// The line of the record it comes from; none where the record says it by saying nothing.
    pub line: Option<Line>,
    /// Who acted.
    pub seat: Seat,
    /// What he did.
    pub action: Action,
    /// What he could have done.
    pub legal: Actions,
    /// What everybody learnt.
    pub events: Vec<Event>,
}

/// Why a record cannot be played again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// The hands were not noted and cannot be told from the cards played, or they make no deal.
    #[error("the hands are not known: note them, or all the cards played")]
    NoDeal,
    /// The contract cannot be declared.
    #[error("the contract cannot be declared: {0}")]
    Undeclarable(#[from] Undeclarable),
    /// The machine rejects what the record says.
    #[error("seat {seat} cannot do this: {rejected}")]
    Rejected {
        /// Where in the record.
        line: Line,
        /// Which card of a trick, from 0.
        card: Option<u8>,
        /// Who acted.
        seat: Seat,
        /// Why not.
        rejected: Rejected,
    },
    /// The auction speaks of a contract that the rule set does not have on its ladder.
    #[error("the rule set has no such contract on its ladder")]
    NotOnLadder {
        /// Where in the record.
        line: Line,
    },
    /// A trick that does not have four cards, before the last.
    #[error("a trick has four cards")]
    ShortTrick {
        /// Where in the record.
        line: Line,
    },
    /// A Hochzeit without what was exchanged for it, or that could not be (V 4.4).
    #[error("the record does not tell what was exchanged for the Hochzeit, or it cannot have been")]
    NoExchange,
    /// Knocks that the rule set does not allow (V 6.2).
    #[error("the rule set does not allow these knocks")]
    Knocks,
    /// Something called at a time when nothing can be.
    #[error("this cannot be called then")]
    WrongTime {
        /// Where in the record.
        line: Line,
    },
}

impl Record {
    /// Where the game stands in its match; a game without a number is not the first.
    pub fn setup(&self, rules: Arc<RuleSet>) -> Setup {
        let number = self.number.unwrap_or(2);
        Setup { rules, dealer: self.dealer, number, thrown_in: self.thrown_in, bock: self.bock }
    }
}

/// Plays a record again by the rules, through [`Game::act`] alone.
///
/// It goes as far as the record does. What was noted as the result is not looked at: see [`audit`](crate::audit).
pub fn replay(record: &Record, rules: &Arc<RuleSet>) -> Result<Replay, ReplayError> {
    let game = opening(record, rules)?;
    let auction = Game::fresh_auction(game.setup());
    let mut player = Player { record, replay: Replay { game, steps: Vec::new() } };
    player.auction(auction)?;
    player.offers()?;
    player.declare()?;
    player.cards()?;
    player.claims()?;
    Ok(player.replay)
}

/// The game of a record before its first step: just dealt, or at its contract where no auction was noted.
///
/// The steps of its [`replay`] lead from here to where the record leaves it, and the first few of them to any point between.
pub fn opening(record: &Record, rules: &Arc<RuleSet>) -> Result<Game, ReplayError> {
    let deal = KnownHands::of(record, rules.deck()).exact_deal().ok_or(ReplayError::NoDeal)?;
    let setup = record.setup(Arc::clone(rules));
    let start = match record.declared {
        Some(Declared { contract: Contract::Ramsch, .. }) if record.auction.is_empty() => {
            Game::at_ramsch(setup, deal)?
        }
        Some(Declared { contract: Contract::Hochzeit, .. }) if record.auction.is_empty() => {
            let exchange = record.exchange.ok_or(ReplayError::NoExchange)?;
            Game::at_hochzeit(setup, deal, exchange).map_err(|_| ReplayError::NoExchange)?
        }
        Some(declared) if record.auction.is_empty() => {
            Game::at_contract(setup, deal, declared.seat, (declared.contract, declared.forced))?
        }
        _ => Game::new(setup, deal),
    };
    start.with_knocks(record.knocks).ok_or(ReplayError::Knocks)
}

struct Player<'a> {
    record: &'a Record,
    replay: Replay,
}

impl Player<'_> {
    /// Acts as a line of the record says.
    fn act(&mut self, line: Option<Line>, seat: Seat, action: Action) -> Result<(), Rejected> {
        let legal = self.replay.game.legal_actions(seat);
        let events = self.replay.game.act(seat, action)?;
        self.replay.steps.push(Step { line, seat, action, legal, events });
        Ok(())
    }

    fn act_at(&mut self, line: Line, seat: Seat, action: Action) -> Result<(), ReplayError> {
        self.act(Some(line), seat, action).map_err(|rejected| ReplayError::Rejected {
            line,
            card: None,
            seat,
            rejected,
        })
    }

    fn auction(&mut self, mut auction: Auction) -> Result<(), ReplayError> {
        let forehand = self.record.dealer.next();
        let rules = Arc::clone(&self.replay.game.setup().rules);
        for (index, &Said { seat, word }) in self.record.auction.iter().enumerate() {
            let line = Line::Bid(index as u8);
            let claim = auction.claim();
            let spoke = self.record.auction[..index].iter().any(|said| said.seat == seat);
            let at = Standpoint {
                first_time: !spoke,
                earlier: claim.is_some_and(|(holder, _)| sits_before(seat, holder, forehand)),
                claim: claim.map(|(_, rung)| rung),
            };
            let bid: Bid = bid_of(word, at, &rules).ok_or(ReplayError::NotOnLadder { line })?;
            self.act_at(line, seat, Action::Bid(bid))?;
            auction.take(bid);
        }
        Ok(())
    }

    /// The offers of a Hochzeit: taken by whom the record says, declined by all others (V 4.3, 4.4).
    fn offers(&mut self) -> Result<(), ReplayError> {
        let rufspiel = self.record.contract().is_some_and(|contract| contract.called().is_some());
        loop {
            let stage = self.replay.game.stage();
            let Some(seat) = self.asked() else { return Ok(()) };
            let put_up = Action::Hochzeit(Courting::PutUp);
            let waiting = self.replay.game.legal_actions(seat).contains(&put_up);
            let word = match (stage, self.record.exchange) {
                (Stage::Declaring, exchange) if waiting && (rufspiel || exchange.is_some()) => {
                    Courting::PutUp
                }
                (Stage::Giving, Some(exchange)) => Courting::Give(exchange.back),
                (Stage::Giving, None) => return Err(ReplayError::NoExchange),
                (Stage::Offering, Some(exchange)) if exchange.taker == seat && self.offers_now(exchange) => {
                    Courting::Take
                }
                (Stage::Offering, _) => Courting::Decline,
                _ => return Ok(()),
            };
            self.act_at(Line::Exchange, seat, Action::Hochzeit(word))?;
        }
    }

    fn offers_now(&self, exchange: Exchange) -> bool {
        self.replay.game.table_view().offer.is_some_and(|offer| offer.seat == exchange.offerer)
    }

    fn declare(&mut self) -> Result<(), ReplayError> {
        match self.record.declared {
            // A Sie, or a game that starts at its contract, has been declared already.
            Some(declared) if self.replay.game.contract().is_none() => {
                self.act_at(Line::Contract, declared.seat, Action::Declare(declared.contract))
            }
            Some(_) | None => Ok(()),
        }
    }

    fn cards(&mut self) -> Result<(), ReplayError> {
        self.calls_must_be_in_time()?;
        self.doubles()?;
        let last = self.record.tricks.len().saturating_sub(1);
        for (index, trick) in self.record.tricks.iter().enumerate() {
            let line = Line::Trick(index as u8);
            for (place, &(seat, card)) in trick.plays.iter().enumerate() {
                let rejected =
                    |rejected| ReplayError::Rejected { line, card: Some(place as u8), seat, rejected };
                self.act(Some(line), seat, Action::Play(card)).map_err(rejected)?;
                self.doubles()?;
            }
            if trick.plays.len() > 4 || (trick.plays.len() < 4 && index < last) {
                return Err(ReplayError::ShortTrick { line });
            }
        }
        Ok(())
    }

    /// In the books a double comes after the first card; elsewhere whenever the rule set says so (V 7.3).
    fn calls_must_be_in_time(&self) -> Result<(), ReplayError> {
        let played = self.record.plays().count();
        let wrong = self.record.calls.iter().position(|call| {
            let too_late = usize::from(call.after) > played;
            call.what == Called::Tout || too_late || !self.can_double() || !self.is_time(call.after)
        });
        wrong.map_or(Ok(()), |index| Err(ReplayError::WrongTime { line: Line::Call(index as u8) }))
    }

    fn can_double(&self) -> bool {
        let rules = &self.replay.game.setup().rules;
        rules.doubling.is_some() || rules.ramsch.as_ref().is_some_and(|ramsch| ramsch.stoss)
    }

    fn is_time(&self, after: u8) -> bool {
        let in_ramsch = self.record.contract() == Some(Contract::Ramsch);
        match self.replay.game.setup().rules.doubling.filter(|_| !in_ramsch).map(|rules| rules.until) {
            Some(DoubleUntil::FirstCard) => after == 1,
            Some(DoubleUntil::BeforeFirst) => after == 0,
            Some(DoubleUntil::OwnCard | DoubleUntil::FirstTrick) | None => true,
        }
    }

    /// Somebody who is asked to act.
    fn asked(&self) -> Option<Seat> {
        self.replay.game.to_act().next()
    }

    /// Answers the doubling window: first who doubled, then the others decline.
    fn doubles(&mut self) -> Result<(), ReplayError> {
        let played = self.replay.game.plays().len();
        for (index, call) in self.record.calls.iter().enumerate() {
            if usize::from(call.after) != played || usize::from(self.replay.game.doubles().count()) > index {
                continue;
            }
            let doubling = match call.what {
                Called::Stoss => Doubling::Stoss,
                Called::Retour => Doubling::Retour,
                // Refused before any card was played.
                Called::Tout => Doubling::Decline,
            };
            self.act_at(Line::Call(index as u8), call.seat, Action::Double(doubling))?;
        }
        while matches!(self.replay.game.stage(), Stage::Doubling | Stage::Retour) {
            let Some(seat) = self.asked() else { break };
            let declined = self.act(None, seat, Action::Double(Doubling::Decline));
            declined.expect("whoever is asked may decline");
        }
        Ok(())
    }

    /// Makes the claims; a winner who claimed nothing gets nothing.
    fn claims(&mut self) -> Result<(), ReplayError> {
        if self.replay.game.stage() != Stage::Claiming {
            return Ok(());
        }
        for (index, claimed) in self.record.claims.iter().enumerate() {
            self.act_at(Line::Claim(index as u8), claimed.seat, Action::Claim(claimed.claim))?;
        }
        while let Some(seat) = self.asked() {
            let nothing = Action::Claim(Claim { runners: 0, schwarz: false });
            self.act(None, seat, nothing).expect("a winner may claim nothing");
        }
        Ok(())
    }
}
