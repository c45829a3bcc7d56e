//! Contracts, actions and events in a line each, for logs and for those who look at what a program does. Words for players are made
//! elsewhere, in their language.

use std::fmt;

use crate::action::{Action, Courting, Doubling};
use crate::auction::Bid;
use crate::contract::{BettelOrder, Contract};
use crate::contract_kind::ContractKind;
use crate::event::Event;
use crate::game::Ending;
use crate::seat::Seat;
use crate::settlement::Claim;

impl fmt::Display for Contract {
    /// Its kind, with the card that is called, the suit of its trumps, or how the cards of a Bettel rank if not as they come.
    ///
    /// ```
    /// use schafkopf::{CallSuit, CalledCard, Contract, Goal, Suit};
    ///
    /// let called = CalledCard::ace(CallSuit::Gras);
    /// assert_eq!(Contract::Rufspiel { called }.to_string(), "rufspiel GA");
    /// assert_eq!(Contract::Solo { trump: Suit::Herz, goal: Goal::Tout }.to_string(), "solo_tout H");
    /// assert_eq!(Contract::Wenz { goal: Goal::Majority }.to_string(), "wenz");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)?;
        if let Contract::Bettel { order } = self {
            return f.write_str(match order {
                BettelOrder::Natural => "",
                BettelOrder::TenHigh => " ten_high",
                BettelOrder::Herz => " herz",
            });
        }
        match (self.called(), self.suit()) {
            (Some(called), _) => write!(f, " {called}"),
            (None, Some(suit)) => write!(f, " {suit}"),
            (None, None) => Ok(()),
        }
    }
}

impl fmt::Display for Bid {
    /// The word, the rung that is claimed, from 1, and what is named early.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |f: &mut fmt::Formatter<'_>, named: Option<ContractKind>| match named {
            Some(kind) => write!(f, " {kind}"),
            None => Ok(()),
        };
        match *self {
            Bid::Pass => f.write_str("pass"),
            Bid::Offer => f.write_str("offer"),
            Bid::Redeal => f.write_str("redeal"),
            Bid::Play { claim, named: early } => {
                write!(f, "play {}", u16::from(claim.0) + 1)?;
                named(f, early)
            }
            Bid::Hold { named: early } => {
                f.write_str("hold")?;
                named(f, early)
            }
            Bid::Raise { claim, named: early } => {
                write!(f, "raise {}", u16::from(claim.0) + 1)?;
                named(f, early)
            }
            Bid::Good => f.write_str("good"),
        }
    }
}

impl fmt::Display for Doubling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Doubling::Stoss => "stoss",
            Doubling::Retour => "retour",
            Doubling::Decline => "decline",
        })
    }
}

impl fmt::Display for Courting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Courting::PutUp => f.write_str("put up"),
            Courting::Take => f.write_str("take"),
            Courting::Decline => f.write_str("decline the offer"),
            Courting::Give(card) => write!(f, "give {card}"),
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} runners", self.runners)?;
        if self.schwarz { f.write_str(", schwarz") } else { Ok(()) }
    }
}

impl fmt::Display for Action {
    /// What is done, and with what.
    ///
    /// ```
    /// use schafkopf::{Action, Bid, Doubling};
    ///
    /// assert_eq!(Action::Bid(Bid::Pass).to_string(), "say pass");
    /// assert_eq!(Action::Play("EA".parse().unwrap()).to_string(), "play EA");
    /// assert_eq!(Action::Double(Doubling::Stoss).to_string(), "stoss");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "say {bid}"),
            Action::Declare(contract) => write!(f, "declare {contract}"),
            Action::Double(doubling) => doubling.fmt(f),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Claim(claim) => write!(f, "claim {claim}"),
            Action::Knock(true) => f.write_str("knock"),
            Action::Knock(false) => f.write_str("do not knock"),
            Action::Hochzeit(courting) => courting.fmt(f),
        }
    }
}

impl fmt::Display for Event {
    /// Who, by the number of his seat, and what.
    ///
    /// ```
    /// use schafkopf::{Event, Seat};
    ///
    /// let played = Event::Played { seat: Seat::Three, card: "EA".parse().unwrap() };
    /// assert_eq!(played.to_string(), "3 plays EA");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Said { seat, bid } => write!(f, "{seat} says {bid}"),
            Event::Knocked { seat, knocks: Some(true) } => write!(f, "{seat} knocks"),
            Event::Knocked { seat, knocks: Some(false) } => write!(f, "{seat} does not knock"),
            Event::Knocked { seat, knocks: None } => write!(f, "{seat} has answered"),
            Event::KnocksClosed { by } => write!(f, "{} knocked, the other packets are dealt", by.len()),
            Event::PutUp { seat } => write!(f, "{seat} puts the offers up"),
            Event::Offered { seat, card: Some(card) } => write!(f, "{seat} offers {card}"),
            Event::Offered { seat, card: None } => write!(f, "{seat} offers a trump"),
            Event::OfferDeclined { seat } => write!(f, "{seat} declines the offer"),
            Event::OfferTaken { seat } => write!(f, "{seat} takes the offer"),
            Event::Married { offerer, taker } => write!(f, "{offerer} and {taker} play together"),
            Event::RamschBegins => f.write_str("a ramsch is played"),
            Event::Forced { seat } => write!(f, "{seat} must play"),
            Event::Won { seat } => write!(f, "{seat} wins the auction"),
            Event::Declared { seat, contract, renonce: false } => write!(f, "{seat} declares {contract}"),
            Event::Declared { seat, contract, renonce: true } => {
                write!(f, "{seat} declares {contract}, without the suit")
            }
            Event::Played { seat, card } => write!(f, "{seat} plays {card}"),
            Event::PartnerKnown { seat } => write!(f, "{seat} is the partner"),
            Event::DoublingOpened => f.write_str("doubling opens"),
            Event::Declined { seat } => write!(f, "{seat} does not double"),
            Event::Stoss { seat } => write!(f, "{seat} doubles: stoss"),
            Event::Retour { seat } => write!(f, "{seat} doubles again: retour"),
            Event::TrickTaken { winner, points, .. } => {
                write!(f, "{winner} takes the trick, {points} points")
            }
            Event::Claimed { seat } => write!(f, "{seat} has claimed"),
            Event::Ended { ending: Ending::ThrownIn } => f.write_str("thrown in"),
            Event::Ended { ending: Ending::Redealt { seat } } => {
                write!(f, "{seat} has the cards dealt again")
            }
            Event::Ended { ending: Ending::Ramsch { outcome, .. } } => {
                let points = Seat::ALL.map(|seat| outcome.points[seat]);
                write!(f, "over: ramsch, {points:?} points")
            }
            Event::Ended { ending: Ending::SieVoid { seat } } => {
                write!(f, "{seat} has a Sie that does not count")
            }
            Event::Ended { ending: Ending::Scored { outcome, .. } } => {
                let ending = if outcome.won { "won" } else { "lost" };
                write!(f, "over: {ending} with {} points", outcome.points)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::auction::{Bid, Rung};
    use crate::contract_kind::ContractKind;
    use crate::settlement::Claim;
    use crate::{Action, Contract, Event, Game, Seat, Setup, rules};

    #[test]
    fn every_contract_has_a_line_of_its_own() {
        let mut lines: Vec<String> = Contract::ALL.iter().map(ToString::to_string).collect();
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), Contract::ALL.len());
    }

    #[test]
    fn words_of_the_auction_say_their_rung_and_name() {
        let named = Some(ContractKind::Wenz);
        for (bid, line) in [
            (Bid::Play { claim: Rung(0), named: None }, "play 1"),
            (Bid::Raise { claim: Rung(2), named }, "raise 3 wenz"),
            (Bid::Hold { named }, "hold wenz"),
            (Bid::Good, "good"),
        ] {
            assert_eq!(bid.to_string(), line);
        }
        let claim = Claim { runners: 3, schwarz: true };
        assert_eq!(Action::Claim(claim).to_string(), "claim 3 runners, schwarz");
    }

    #[test]
    fn a_hand_is_told_line_by_line() {
        let rules = rules::builtin("schule").expect("built in");
        let deal = crate::Deal::random(&mut crate::Seed::from_text("Stammtisch").generator());
        let mut game = Game::new(Setup { rules, dealer: Seat::One, number: 2, thrown_in: 0, bock: 1 }, deal);
        let mut lines = Vec::new();
        while let Some(seat) = game.next_to_act() {
            let action = *game.legal_actions(seat).to_vec().last().expect("somebody may do something");
            let events = game.act(seat, action).expect("it is legal");
            lines.extend(events.iter().map(Event::to_string));
        }
        assert!(lines.first().is_some_and(|line| line.starts_with("2 says play ")), "{lines:#?}");
        assert!(lines.last().is_some_and(|line| line.starts_with("over: ")), "{lines:#?}");
        assert_eq!(lines.iter().filter(|line| line.contains(" plays ")).count(), 32);
    }
}
