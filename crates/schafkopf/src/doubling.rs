//! Doubling: who may, and when (S 3.3, T 18–20; decision 20).

use crate::action::{DoubleChoices, Doubling};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::game::Doubles;
use crate::rejected::BadDouble;
use crate::rules::DoublingRules;
use crate::seat::{BySeat, Seat};

/// The doubling window: who has answered. All but the declarer are asked alike, entitled or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Window {
    answered: BySeat<bool>,
}

impl Window {
    /// Whether a seat still has to answer.
    pub(crate) fn waits_for(self, seat: Seat, declarer: Seat) -> bool {
        !self.answered[seat] && seat != declarer
    }

    /// Notes an answer, and says whether others still have to.
    pub(crate) fn answer(&mut self, seat: Seat, declarer: Seat) -> bool {
        self.answered[seat] = true;
        Seat::ALL.into_iter().any(|seat| self.waits_for(seat, declarer))
    }
}

/// Who is entitled to a Stoss in a hand: what decides besides the cards dealt to him.
///
/// ```
/// use schafkopf::{BadDouble, Contract, Entitled, Goal, Seat, Suit, rules};
/// let rules = rules::builtin("tischpunkte").expect("it is built in");
/// let contract = Contract::Wenz { goal: Goal::Majority };
/// let entitled =
///     Entitled { rules: rules.doubling.as_ref(), contract, declarer: Seat::Two, leader: Seat::One };
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
}

impl Entitled<'_> {
    /// Whether a seat that was dealt some cards may give a Stoss. Who holds the called card is no defender.
    pub fn stoss(&self, seat: Seat, dealt: CardSet) -> Result<(), BadDouble> {
        self.stoss_by(seat, Some(dealt))
    }

    /// The same where the cards are not always known; what they would decide is then taken as allowed.
    fn stoss_by(&self, seat: Seat, dealt: Option<CardSet>) -> Result<(), BadDouble> {
        let Some(rules) = self.rules else { return Err(BadDouble::Off) };
        let is_partner =
            self.contract.called().zip(dealt).is_some_and(|(called, hand)| hand.contains(called.card()));
        if seat == self.declarer || is_partner {
            return Err(BadDouble::NotADefender);
        }
        if rules.needs_trump && dealt.is_some_and(|hand| !hand.intersects(self.contract.order().trumps())) {
            return Err(BadDouble::NoTrump);
        }
        if !rules.by_leader && seat == self.leader {
            return Err(BadDouble::Leader);
        }
        Ok(())
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

/// What the declarer may answer to a Stoss.
pub(crate) fn check_retour(double: Doubling) -> Result<(), BadDouble> {
    match double {
        Doubling::Retour | Doubling::Decline => Ok(()),
        Doubling::Stoss => Err(BadDouble::TooMany),
    }
}

/// Why nobody can double outside the doubling window.
pub(crate) fn no_double_now(rules: Option<&DoublingRules>, doubles: Doubles, double: Doubling) -> BadDouble {
    match (rules, double) {
        (None, _) => BadDouble::Off,
        (Some(rules), Doubling::Retour) if rules.retour_factor == 0 => BadDouble::NoRetour,
        (Some(_), Doubling::Stoss) if doubles.stoss.is_some() => BadDouble::TooMany,
        (Some(_), Doubling::Stoss | Doubling::Retour | Doubling::Decline) => BadDouble::OneCard,
    }
}
