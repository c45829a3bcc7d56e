//! Doubling: who may, and when (S 3.3, T 18–20; decision 20).

use crate::action::{DoubleChoices, Doubling};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::game::Doubles;
use crate::rejected::BadDouble;
use crate::rules::{DoubleAnswer, DoublingRules};
use crate::seat::{Seat, SeatSet};

/// A window for doubles: who is asked, and who has answered. All who may be entitled are asked alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    asked: SeatSet,
    answered: SeatSet,
}

impl Window {
    /// All but one are asked.
    pub(crate) fn without(seat: Seat) -> Window {
        Window { asked: SeatSet::filtered(|other| other != seat), answered: SeatSet::EMPTY }
    }

    /// One alone is asked.
    pub(crate) fn only(seat: Seat) -> Window {
        Window { asked: SeatSet::filtered(|other| other == seat), answered: SeatSet::EMPTY }
    }

    /// Whether a seat still has to answer.
    pub(crate) const fn waits_for(self, seat: Seat) -> bool {
        self.asked.contains(seat) && !self.answered.contains(seat)
    }

    /// Notes an answer, and says whether others still have to.
    pub(crate) fn answer(&mut self, seat: Seat) -> bool {
        self.answered.insert(seat);
        Seat::ALL.into_iter().any(|seat| self.waits_for(seat))
    }
}

/// Who is entitled to a Stoss in a hand: what decides besides the cards dealt to him.
///
/// ```
/// use schafkopf::{BadDouble, Contract, Entitled, Goal, Seat, Suit, rules};
/// let rules = rules::builtin("tischpunkte").expect("it is built in");
/// let contract = Contract::Wenz { goal: Goal::Majority };
/// let entitled =
///     Entitled { rules: rules.doubling.as_ref(), contract, declarer: Seat::Two, leader: Seat::One, partner: None };
/// assert_eq!(entitled.stoss(Seat::One, "EO GO HO SO EA EZ EK E9".parse()?), Err(BadDouble::NoTrump)); // T 18
/// assert_eq!(entitled.stoss(Seat::Two, "EU GO HO SO EA EZ EK E9".parse()?), Err(BadDouble::NotADefender));
/// assert_eq!(entitled.stoss(Seat::Three, "EU GO HO SO EA EZ EK E9".parse()?), Ok(()));
/// # Ok::<(), schafkopf::CardError>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Entitled<'a> {
    /// What the rule set says about doubling; none where it knows none.
    pub rules: Option<&'a DoublingRules>,
    /// What is played.
    pub contract: Contract,
    /// Who plays it.
    pub declarer: Seat,
    /// Who leads to the first trick.
    pub leader: Seat,
    /// Whoever is known to play with the declarer: who offered his trump in a Hochzeit.
    pub partner: Option<Seat>,
}

impl Entitled<'_> {
    /// Whether a seat that was dealt some cards may give a Stoss. Who holds the called card is no defender.
    pub fn stoss(&self, seat: Seat, dealt: CardSet) -> Result<(), BadDouble> {
        self.stoss_by(seat, Some(dealt))
    }

    /// The same where the cards are not always known; what they would decide is then taken as allowed.
    fn stoss_by(&self, seat: Seat, dealt: Option<CardSet>) -> Result<(), BadDouble> {
        let Some(rules) = self.rules else { return Err(BadDouble::Off) };
        if !rules.is_open_in(self.contract.kind()) {
            return Err(BadDouble::NotInThis);
        }
        if seat == self.declarer || self.is_partner(seat, dealt) {
            return Err(BadDouble::NotADefender);
        }
        let trumps = self.contract.order().trumps();
        if rules.needs_trump && !trumps.is_empty() && dealt.is_some_and(|hand| !hand.intersects(trumps)) {
            return Err(BadDouble::NoTrump);
        }
        if !rules.by_leader && seat == self.leader {
            return Err(BadDouble::Leader);
        }
        Ok(())
    }

    /// Whether a seat plays with the declarer, as far as is known.
    fn is_partner(&self, seat: Seat, dealt: Option<CardSet>) -> bool {
        self.partner == Some(seat)
            || self.contract.called().zip(dealt).is_some_and(|(called, hand)| hand.contains(called.card()))
    }

    /// Whether a seat may answer for the declarers (V 7.2); what its cards would decide is taken as allowed if they are
    /// not known.
    fn retour_by(&self, seat: Seat, dealt: Option<CardSet>) -> Result<(), BadDouble> {
        let for_party = self.rules.is_some_and(|rules| rules.answer == DoubleAnswer::Party);
        let is_partner = self.is_partner(seat, dealt) || dealt.is_none() && self.contract.called().is_some();
        if seat == self.declarer || for_party && is_partner {
            Ok(())
        } else {
            Err(BadDouble::RetourByDeclarer)
        }
    }

    /// What a seat may answer to a double of the defenders.
    pub(crate) fn answers(&self, seat: Seat, dealt: CardSet) -> DoubleChoices {
        match self.retour_by(seat, Some(dealt)) {
            Ok(()) => DoubleChoices::Retour,
            Err(_) => DoubleChoices::Decline,
        }
    }

    /// Whether an answer is open to a seat after a double of the defenders.
    pub(crate) fn check_answer(
        &self,
        seat: Seat,
        dealt: Option<CardSet>,
        double: Doubling,
    ) -> Result<(), BadDouble> {
        match double {
            Doubling::Decline => Ok(()),
            Doubling::Retour => self.retour_by(seat, dealt),
            Doubling::Stoss => Err(BadDouble::TooMany),
        }
    }

    /// What a seat may answer in the doubling window.
    pub(crate) fn choices(&self, seat: Seat, dealt: CardSet) -> DoubleChoices {
        match self.stoss(seat, dealt) {
            Ok(()) => DoubleChoices::Stoss,
            Err(_) => DoubleChoices::Decline,
        }
    }

    /// Whether an answer is open to a seat in the doubling window.
    pub(crate) fn check(
        &self,
        seat: Seat,
        dealt: Option<CardSet>,
        double: Doubling,
    ) -> Result<(), BadDouble> {
        match double {
            Doubling::Decline => Ok(()),
            Doubling::Retour => Err(BadDouble::RetourByDeclarer),
            Doubling::Stoss => self.stoss_by(seat, dealt),
        }
    }
}

/// Why nobody can double outside the doubling window.
pub(crate) fn no_double_now(rules: Option<&DoublingRules>, doubles: Doubles, double: Doubling) -> BadDouble {
    match (rules, double) {
        (None, _) => BadDouble::Off,
        (Some(rules), Doubling::Retour) if rules.steps.len() < 2 => BadDouble::NoRetour,
        (Some(_), Doubling::Stoss) if doubles.stoss.is_some() => BadDouble::TooMany,
        (Some(_), Doubling::Stoss | Doubling::Retour | Doubling::Decline) => BadDouble::OneCard,
    }
}
