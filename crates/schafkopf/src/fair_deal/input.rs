//! What the player to the dealer's right does with the shuffled pack.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Commitment;
use crate::bytes32::Bytes32;
use crate::error_code::ErrorCode;
use crate::pack::Pack;
use crate::rules::{BeforeDeal, DealRules};
use crate::seed::Seed;

const LABEL: &str = "stammtisch/fair-deal/second-shuffle";

/// One cut: how many cards are lifted off the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cut {
    /// Cards in the packet lifted off; the rest stays on the table.
    pub lifted: u8,
}

/// What the player to the dealer's right does with the shuffled pack, as he sent it; [`Input::check`] judges it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    /// He cuts, one or several times (S 2.2.4, P 19).
    Cuts(Vec<Cut>),
    /// He shuffles again, with these random bytes of his own (S 5.2.6, T 9).
    Contribution(Bytes32),
    /// He did nothing in time, and the pack is dealt as the dealer shuffled it; only in version 1, see
    /// [`Cutter`](super::Cutter).
    Skipped,
}

/// Why an input is against the rules of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InputError {
    /// A list of cuts with no cut in it.
    #[error("the cards must be cut at least once (S 2.2.5)")]
    NoCut,
    /// A packet of a cut with too few cards.
    #[error("cut {cut} lifts {lifted} of {cards} cards; each packet needs at least {least} (S 2.2.5)")]
    PacketTooSmall {
        /// Which cut, from 1.
        cut: usize,
        /// Cards lifted off.
        lifted: u8,
        /// How many cards the pack has.
        cards: u8,
        /// The least number of cards in each packet.
        least: u8,
    },
    /// More cuts than allowed.
    #[error("{count} cuts, where at most {most} are allowed (S 2.2.6)")]
    TooManyCuts {
        /// How many cuts.
        count: usize,
        /// How many are allowed.
        most: u8,
    },
    /// A cut where the pack is shuffled again instead.
    #[error("here the pack is not cut but shuffled again (S 5.2.6)")]
    CutForShuffle,
    /// A second shuffle where the pack is cut.
    #[error("here the pack is not shuffled again but cut (S 2.2.4)")]
    ShuffleForCut,
    /// Neither a cut nor a second shuffle.
    #[error("nobody passes over the cut or the second shuffle (S 2.2.5)")]
    Skipped,
    /// An input that is said to be nobody's and does not follow from the commitment.
    #[error("nobody cut, and this is not the cut that follows from the commitment (S 2.2.5)")]
    Chosen,
}

impl InputError {
    /// The stable code, with the clause that is broken.
    pub const fn code(self) -> ErrorCode {
        match self {
            InputError::NoCut => ErrorCode::NoCut,
            InputError::PacketTooSmall { .. } => ErrorCode::CutPacketTooSmall,
            InputError::TooManyCuts { .. } => ErrorCode::TooManyCuts,
            InputError::CutForShuffle => ErrorCode::CutForShuffle,
            InputError::ShuffleForCut => ErrorCode::ShuffleForCut,
            InputError::Skipped => ErrorCode::CutSkipped,
            InputError::Chosen => ErrorCode::CutChosen,
        }
    }
}

impl Input {
    /// Cuts that lift off these numbers of cards, one after another.
    pub fn cuts(lifted: impl IntoIterator<Item = u8>) -> Input {
        Input::Cuts(lifted.into_iter().map(|lifted| Cut { lifted }).collect())
    }

    /// Whether the rules of the table allow it.
    pub fn check(&self, rules: &DealRules) -> Result<(), InputError> {
        match (self, rules.before) {
            (Input::Skipped, BeforeDeal::Cut | BeforeDeal::ShuffleAgain)
            | (Input::Contribution(_), BeforeDeal::ShuffleAgain) => Ok(()),
            (Input::Contribution(_), BeforeDeal::Cut) => Err(InputError::ShuffleForCut),
            (Input::Cuts(_), BeforeDeal::ShuffleAgain) => Err(InputError::CutForShuffle),
            (Input::Cuts(cuts), BeforeDeal::Cut) => check_cuts(cuts, rules),
        }
    }

    /// The pack after it; the salt is that of the pack's commitment.
    pub(super) fn apply(&self, pack: Pack, salt: &Bytes32) -> Pack {
        match self {
            Input::Cuts(cuts) => cuts.iter().fold(pack, |pack, cut| pack.cut(cut.lifted)),
            Input::Contribution(own) => {
                let seed = second_seed(&Commitment::to(&pack, salt), own);
                pack.shuffled_again(&mut seed.generator())
            }
            Input::Skipped => pack,
        }
    }
}

/// Number of cuts (S 2.2.6) and size of their packets (S 2.2.5).
fn check_cuts(cuts: &[Cut], rules: &DealRules) -> Result<(), InputError> {
    if cuts.is_empty() {
        return Err(InputError::NoCut);
    }
    if let Some(most) = rules.cuts.filter(|&most| most > 0 && cuts.len() > usize::from(most)) {
        return Err(InputError::TooManyCuts { count: cuts.len(), most });
    }
    let least = rules.cut_least.unwrap_or(1).max(1);
    let most = rules.pack.size().saturating_sub(least);
    match cuts.iter().position(|cut| !(least..=most).contains(&cut.lifted)) {
        Some(i) => {
            let cards = rules.pack.size();
            Err(InputError::PacketTooSmall { cut: i + 1, lifted: cuts[i].lifted, cards, least })
        }
        None => Ok(()),
    }
}

/// The seed of the second shuffle: bound to the deal by its commitment, so that the same bytes sent twice do not
/// shuffle twice alike.
fn second_seed(commitment: &Commitment, own: &Bytes32) -> Seed {
    Seed::new(Bytes32::derive(LABEL, &[commitment.bytes().as_bytes(), own.as_bytes()]))
}

#[cfg(test)]
mod tests {
    use super::{Input, InputError};
    use crate::bytes32::Bytes32;
    use crate::deck::Deck;
    use crate::rules::{BeforeDeal, DealRules};

    fn rules(packets: Vec<u8>, before: BeforeDeal, cuts: Option<u8>) -> DealRules {
        let cut_least = cuts.map(|_| 3);
        DealRules { pack: Deck::Long, packets, before, cuts, cut_least, redeal_below: 0 }
    }

    fn schule() -> DealRules {
        rules(vec![4, 4], BeforeDeal::Cut, Some(3))
    }

    fn preis() -> DealRules {
        rules(vec![2; 4], BeforeDeal::Cut, Some(0))
    }

    fn turnier() -> DealRules {
        rules(vec![2; 4], BeforeDeal::ShuffleAgain, None)
    }

    #[test]
    fn s_2_2_5_each_packet_has_three_cards() {
        for lifted in 0..=u8::MAX {
            let verdict = Input::cuts([16, lifted]).check(&schule());
            if (3..=29).contains(&lifted) {
                assert_eq!(verdict, Ok(()));
            } else {
                let why = InputError::PacketTooSmall { cut: 2, lifted, cards: 32, least: 3 };
                assert_eq!(verdict, Err(why));
                assert_eq!(why.code().clause(), Some("S 2.2.5"));
            }
        }
    }

    #[test]
    fn s_2_2_5_the_cards_must_be_cut() {
        let why = Input::cuts([]).check(&schule()).unwrap_err();
        assert_eq!((why, why.code().clause()), (InputError::NoCut, Some("S 2.2.5")));
    }

    #[test]
    fn s_2_2_6_up_to_three_cuts() {
        assert_eq!(Input::cuts([3, 16, 29]).check(&schule()), Ok(()));
        let why = Input::cuts([16; 4]).check(&schule()).unwrap_err();
        assert_eq!(
            (why, why.code().clause()),
            (InputError::TooManyCuts { count: 4, most: 3 }, Some("S 2.2.6"))
        );
    }

    #[test]
    fn p_19_any_number_of_cuts() {
        assert_eq!(Input::cuts([16; 100]).check(&preis()), Ok(()));
    }

    #[test]
    fn s_5_2_6_and_t_9_no_cut_where_the_pack_is_shuffled_again() {
        let why = Input::cuts([16]).check(&turnier()).unwrap_err();
        assert_eq!((why, why.code().clause()), (InputError::CutForShuffle, Some("S 5.2.6")));
        assert_eq!(Input::Contribution(Bytes32::new([7; 32])).check(&turnier()), Ok(()));
    }

    #[test]
    fn s_2_2_4_no_second_shuffle_where_the_pack_is_cut() {
        let why = Input::Contribution(Bytes32::new([7; 32])).check(&schule()).unwrap_err();
        assert_eq!((why, why.code().clause()), (InputError::ShuffleForCut, Some("S 2.2.4")));
    }

    #[test]
    fn in_version_1_a_neighbour_who_does_not_act_holds_nobody_up() {
        for rules in [schule(), preis(), turnier()] {
            assert_eq!(Input::Skipped.check(&rules), Ok(()));
        }
    }
}
