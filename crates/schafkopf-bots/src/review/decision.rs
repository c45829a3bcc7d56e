//! One decision of a game, with its alternatives.

use schafkopf::{Card, CardSet, Seat};
use serde::{Deserialize, Serialize};

use super::claim::{Claim, Seen};
use super::lesson::Lesson;
use super::open::Open;
use super::told::Told;
use crate::regel::Reason;

/// A decision of a seat that had a choice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What about.
    pub kind: DecisionKind,
    /// How many cards had been played.
    pub after: u8,
    /// The number of the trick, from 1, where it is a card.
    pub trick: Option<u8>,
    /// The cards the seat held.
    pub hand: CardSet,
    /// The cards of the open trick, in the order played.
    #[serde(with = "super::told::card_list")]
    pub table: Vec<Card>,
    /// What was done.
    pub played: Told,
    /// Everything that was looked at of what could be done, the best first; what was done is among it.
    pub options: Vec<Alternative>,
    /// What could have been done too, and was not worked out: its worth is not known.
    pub untried: Vec<Told>,
    /// What the decision cost by what the seat could know, in units, or list points where there is no money. Never
    /// negative, and zero for the best.
    pub cost: f64,
    /// How far off the cost may be to either side, in 99 of 100 cases; zero where all deals were looked at.
    pub interval: f64,
    /// The cost in card points of the seat's party; negative where more points come with a worse result.
    pub cost_points: f64,
    /// What it cost with open cards; none where open cards say nothing.
    pub open_cost: Option<f64>,
    /// The cost as a part of what lies between winning and losing, from 0 to 1.
    pub share: f64,
    /// What any choice would have cost in the mean, as such a part, at most a fifth: how much there was to spoil.
    pub careless: f64,
    /// How good the decision was.
    pub verdict: Verdict,
    /// What kind of mistake it was, where it was one.
    pub lesson: Option<Lesson>,
    /// The rule of thumb behind the best alternative, where one leads to it.
    pub rule: Option<Reason>,
    /// What makes the difference between what was done and the best, the weightiest first, where it was a mistake. None of
    /// it is false, and there may be none.
    pub claims: Vec<Reasoned>,
    /// How many deals were looked at.
    pub worlds: u32,
    /// Whether these were all deals that agree with what the seat knew.
    pub exhaustive: bool,
}

impl Decision {
    /// The best alternative.
    pub fn best(&self) -> Option<&Alternative> {
        self.options.first()
    }

    /// The alternative that was chosen.
    pub fn chosen(&self) -> Option<&Alternative> {
        self.options.iter().find(|option| option.action == self.played)
    }
}

/// A claim, and from where it is seen to be true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reasoned {
    /// What is claimed.
    #[serde(flatten)]
    pub claim: Claim,
    /// From where it is seen.
    pub seen: Seen,
}

/// What a decision is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// A word in the auction.
    Auction,
    /// The contract.
    Contract,
    /// A Stoss or a Retour.
    Double,
    /// A card.
    Card,
}

/// Something that could be done, and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Alternative {
    /// What.
    pub action: Told,
    /// What it is worth to the seat by what the seat could know: units, or list points where there is no money.
    pub value: f64,
    /// How far off that may be: a standard error.
    pub error: f64,
    /// How likely the seat's party wins.
    pub win: f64,
    /// The card points that its party gets in the mean.
    pub points: f64,
    /// What it leads to with open cards; none for words of the auction.
    pub open: Option<Open>,
}

/// How good a decision was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing is better or as good: everything else would have been a mistake.
    Best,
    /// As good as the best: what lies between them is next to nothing, or may be chance.
    Good,
    /// A little was given away.
    Inaccuracy,
    /// A mistake.
    Mistake,
    /// A mistake that turns games.
    Blunder,
}

impl Verdict {
    /// From which part on of what lies between a won and a lost plain Rufspiel a cost is called so.
    const INACCURACY: f64 = 0.05;
    const MISTAKE: f64 = 0.15;
    const BLUNDER: f64 = 0.4;

    /// The verdict on what was given away: `cost` and its `interval` as parts of what lies between a won and a lost plain
    /// Rufspiel. The greater cost never has the milder word; what lies within its interval may be chance, and is no
    /// mistake.
    pub(super) fn of(cost: f64, interval: f64) -> Verdict {
        if cost <= 0.0 {
            Verdict::Best
        } else if cost < Verdict::INACCURACY || cost <= interval {
            Verdict::Good
        } else if cost < Verdict::MISTAKE {
            Verdict::Inaccuracy
        } else if cost < Verdict::BLUNDER {
            Verdict::Mistake
        } else {
            Verdict::Blunder
        }
    }

    /// Whether it counts as a mistake of whatever size.
    pub const fn is_mistake(self) -> bool {
        match self {
            Verdict::Best | Verdict::Good => false,
            Verdict::Inaccuracy | Verdict::Mistake | Verdict::Blunder => true,
        }
    }

    /// The name by which texts are found.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Verdict;

    #[test]
    fn verdicts_follow_what_was_given_away() {
        assert_eq!(Verdict::of(0.0, 0.1), Verdict::Best);
        assert_eq!(Verdict::of(0.03, 0.0), Verdict::Good);
        assert_eq!(Verdict::of(0.06, 0.01), Verdict::Inaccuracy);
        assert_eq!(Verdict::of(0.2, 0.01), Verdict::Mistake);
        assert_eq!(Verdict::of(0.5, 0.01), Verdict::Blunder);
    }

    #[test]
    fn what_lies_within_its_interval_is_no_mistake() {
        assert_eq!(Verdict::of(0.09, 0.13), Verdict::Good, "0.09 ± 0.13 says nothing");
        assert_eq!(Verdict::of(0.9, 1.3), Verdict::Good);
    }

    #[test]
    fn the_graver_word_goes_with_the_larger_cost() {
        let costs: Vec<f64> = (1..200).map(|step| f64::from(step) / 100.0).collect();
        let mistakes = |interval: f64| costs.iter().map(move |&cost| (cost, Verdict::of(cost, interval)));
        for (cost, verdict) in mistakes(0.02).filter(|(_, verdict)| verdict.is_mistake()) {
            for (other, milder) in mistakes(0.3).filter(|(_, other)| other.is_mistake() && *other < verdict) {
                assert!(other < cost, "{other} is {milder:?}, {cost} is {verdict:?}");
            }
        }
    }
}
