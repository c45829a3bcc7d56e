//! Who gave the input, and what is done where nobody gives one.

use serde::{Deserialize, Serialize};

use super::Commitment;
use super::input::{Input, InputError};
use crate::bytes32::Bytes32;
use crate::rules::{BeforeDeal, DealRules};
use crate::seed::Seed;
use crate::shuffle::below;

const LABEL: &str = "stammtisch/fair-deal/nobody";

/// Who cut or shuffled again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cutter {
    /// The player to the dealer's right, by hand.
    Player,
    /// His device, which drew the place by the order that he left.
    Order,
    /// Nobody: his time was out, or no person sits there. The input follows from the commitment (decision 39).
    Nobody,
}

impl Cutter {
    /// Whether the input can be his: nobody passes over it (S 2.2.5, P 19, T 9), and what nobody chose is what the commitment
    /// says (decision 39).
    pub fn check(self, input: &Input, commitment: &Commitment, rules: &DealRules) -> Result<(), InputError> {
        match self {
            _ if *input == Input::Skipped => Err(InputError::Skipped),
            Cutter::Player | Cutter::Order => Ok(()),
            Cutter::Nobody if *input == Input::of_nobody(commitment, rules) => Ok(()),
            Cutter::Nobody => Err(InputError::Chosen),
        }
    }
}

impl Input {
    /// What is done with a pack where nobody cuts or shuffles again: one cut, or a contribution, that follows from the
    /// commitment, so that nobody chooses it (decision 39).
    pub fn of_nobody(commitment: &Commitment, rules: &DealRules) -> Input {
        let drawn = Bytes32::derive(LABEL, &[commitment.bytes().as_bytes()]);
        match rules.before {
            BeforeDeal::ShuffleAgain => Input::Contribution(drawn),
            BeforeDeal::Cut => Input::any_cut(Seed::new(drawn), rules),
        }
    }

    /// One cut at a place that a seed draws, each place that the rules allow as likely as every other.
    pub fn any_cut(seed: Seed, rules: &DealRules) -> Input {
        let size = rules.pack.size();
        let least = rules.cut_least.unwrap_or(1).clamp(1, size / 2);
        let places = u32::from(size - 2 * least) + 1;
        Input::cuts([least + below(&mut seed.generator(), places) as u8])
    }
}

#[cfg(test)]
mod tests {
    use super::{Commitment, Cutter, Input, InputError};
    use crate::bytes32::Bytes32;
    use crate::rules::builtin;

    fn commitment(byte: u8) -> Commitment {
        Commitment::new(Bytes32::new([byte; 32]))
    }

    #[test]
    fn decision_39_where_nobody_cuts_the_commitment_says_where() {
        for id in ["schule", "preis", "tischpunkte"] {
            let rules = &builtin(id).unwrap().deal;
            let inputs = [0, 1].map(|byte| Input::of_nobody(&commitment(byte), rules));
            assert_ne!(inputs[0], inputs[1], "{id}");
            for (byte, input) in [0, 1].into_iter().zip(&inputs) {
                assert_eq!(input.check(rules), Ok(()), "{id}");
                assert_eq!(Cutter::Nobody.check(input, &commitment(byte), rules), Ok(()), "{id}");
                let other = &inputs[usize::from(1 - byte)];
                let chosen = Cutter::Nobody.check(other, &commitment(byte), rules);
                assert_eq!(chosen, Err(InputError::Chosen), "{id}");
            }
        }
    }

    #[test]
    fn decision_39_every_place_comes_up() {
        let rules = &builtin("schule").unwrap().deal;
        let mut seen = [0; 32];
        for byte in 0..=u8::MAX {
            let Input::Cuts(cuts) = Input::of_nobody(&commitment(byte), rules) else { unreachable!("a cut") };
            seen[usize::from(cuts[0].lifted)] += 1;
        }
        assert!(seen[3..=29].iter().all(|&count| count > 0), "{seen:?}");
        assert_eq!(seen[3..=29].iter().sum::<u32>(), 256);
    }

    #[test]
    fn s_2_2_5_and_p_19_and_t_9_nobody_passes_over_it() {
        for id in ["schule", "preis", "tischpunkte"] {
            let rules = &builtin(id).unwrap().deal;
            for by in [Cutter::Player, Cutter::Order, Cutter::Nobody] {
                let why = by.check(&Input::Skipped, &commitment(0), rules);
                assert_eq!(why, Err(InputError::Skipped), "{id}: {by:?}");
            }
        }
        assert_eq!(InputError::Skipped.code().clause(), Some("S 2.2.5"));
    }
}
