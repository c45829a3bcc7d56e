//! The fair deal: commit to a shuffled pack, take the neighbour's cut or second shuffle, reveal, verify.
//!
//! Specified to the byte in `docs/fair-deal.md`. Everything here is a pure function; who deals keeps a [`Sealed`]
//! pack, shows its [`Commitment`] before the neighbour acts, and publishes a [`Proof`] after the hand.
//!
//! ```
//! use schafkopf::Seat;
//! use schafkopf::fair_deal::{Input, Proof, Sealed, verify};
//!
//! let rules = &schafkopf::rules::builtin("schule").expect("it is built in").deal;
//! let mut rng = schafkopf::Seed::from_text("an example").generator();
//!
//! let sealed = Sealed::shuffled(&mut rng);
//! let commitment = sealed.commitment(); // everybody sees this
//! let reveal = sealed.open(Input::cuts([12]), Seat::One, rules)?; // the neighbour cut; still secret
//! let deal = verify(&commitment, &reveal)?; // what the table plays with, and anybody finds again
//! assert_eq!(Proof::new(commitment, &reveal).verify()?, deal);
//! # Ok::<(), schafkopf::fair_deal::VerifyError>(())
//! ```

mod cutter;
mod input;
mod proof;

pub use cutter::Cutter;
pub use input::{Cut, Input, InputError};
pub use proof::{PROOF_VERSION, Proof};

use std::fmt;

use rand_core::CryptoRng;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::bytes32::Bytes32;
use crate::deal::Deal;
use crate::deck::Deck;
use crate::error_code::ErrorCode;
use crate::pack::{Pack, PackError, Packets, PacketsError};
use crate::rules::DealRules;
use crate::seat::Seat;

const LABEL: &str = "stammtisch/fair-deal/commitment";

/// A hash of pack and salt: it binds the dealer to the order of the cards and tells nobody anything about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(Bytes32);

impl Commitment {
    /// The commitment with these bytes, as somebody published it.
    pub const fn new(bytes: Bytes32) -> Commitment {
        Commitment(bytes)
    }

    /// The commitment to a pack and a salt.
    fn to(pack: &Pack, salt: &Bytes32) -> Commitment {
        Commitment(Bytes32::derive(LABEL, &[&pack.numbers(), salt.as_bytes()]))
    }

    /// The hash itself.
    pub const fn bytes(&self) -> &Bytes32 {
        &self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A shuffled pack and its salt, known to the dealer alone. Its debug form shows only the commitment.
#[derive(Clone, PartialEq, Eq)]
pub struct Sealed {
    pack: Pack,
    salt: Bytes32,
}

impl Sealed {
    /// A pack with a salt, which nobody must be able to guess and which is used once.
    pub const fn new(pack: Pack, salt: Bytes32) -> Sealed {
        Sealed { pack, salt }
    }

    /// A freshly shuffled pack, then a salt, from one generator.
    pub fn shuffled(rng: &mut impl CryptoRng) -> Sealed {
        Sealed::shuffled_of(Deck::Long, rng)
    }

    /// The same with one of the two packs.
    pub fn shuffled_of(deck: Deck, rng: &mut impl CryptoRng) -> Sealed {
        let pack = Pack::shuffled_of(deck, rng);
        Sealed { pack, salt: Bytes32::random(rng) }
    }

    /// What is published before the neighbour acts.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(&self.pack, &self.salt)
    }

    /// Takes the neighbour's input. The reveal stays secret until the hand is over.
    pub fn open(&self, input: Input, dealer: Seat, rules: &DealRules) -> Result<Reveal, InputError> {
        input.check(rules)?;
        Ok(Reveal { pack: self.pack, salt: self.salt, input, by: None, dealer, rules: rules.clone() })
    }
}

impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sealed").field("commitment", &self.commitment()).finish_non_exhaustive()
    }
}

/// Everything from which a deal can be computed again; untrusted until [`verify`] has seen it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reveal {
    /// The pack as the dealer shuffled it, before the neighbour's input.
    pub pack: Pack,
    /// The salt of the commitment.
    pub salt: Bytes32,
    /// What the player to the dealer's right did.
    pub input: Input,
    /// Who really did it; none where that is not told, as in version 1.
    pub by: Option<Cutter>,
    /// Who dealt.
    pub dealer: Seat,
    /// How the table prepares and deals the pack.
    pub rules: DealRules,
}

impl Reveal {
    /// Tells who gave the input, if it can be his.
    pub fn cut_by(self, by: Cutter) -> Result<Reveal, InputError> {
        by.check(&self.input, &Commitment::to(&self.pack, &self.salt), &self.rules)?;
        Ok(Reveal { by: Some(by), ..self })
    }

    /// Who cut or shuffled again: the player to the dealer's right (S 2.2.4).
    pub const fn neighbour(&self) -> Seat {
        self.dealer.previous()
    }

    /// The pack as it was dealt, after the neighbour's input.
    pub fn pack_dealt(&self) -> Pack {
        self.input.apply(self.pack, &self.salt)
    }
}

/// Why a reveal does not prove a deal.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum VerifyError {
    /// What is given as the pack is none.
    #[error("the pack is no pack: {0}")]
    Pack(#[from] PackError),
    /// The rules' packets give nobody a hand.
    #[error("{0}")]
    Packets(#[from] PacketsError),
    /// The neighbour did what the rules do not allow.
    #[error("{0}")]
    Input(#[from] InputError),
    /// Pack and salt are not what was committed to.
    #[error("pack and salt give the hash {computed}, not the {published} that was published before the deal")]
    Commitment {
        /// What was published before the deal.
        published: Commitment,
        /// What pack and salt give.
        computed: Commitment,
    },
    /// Who cut is not told in version 2, or is in version 1.
    #[error("a proof of version 2 tells who cut, and one of version 1 does not")]
    Cutter,
    /// A hand is not the one that comes out of the pack.
    #[error("seat {seat} was not dealt the hand that is claimed")]
    Hand {
        /// Whose hand.
        seat: Seat,
    },
}

impl VerifyError {
    /// The stable code, with the clause that is broken, where one is.
    pub const fn code(&self) -> ErrorCode {
        match self {
            VerifyError::Pack(_) => ErrorCode::NotAPack,
            VerifyError::Packets(_) => ErrorCode::BadPackets,
            VerifyError::Input(why) => why.code(),
            VerifyError::Commitment { .. } => ErrorCode::CommitmentMismatch,
            VerifyError::Cutter => ErrorCode::CutterNotTold,
            VerifyError::Hand { .. } => ErrorCode::HandMismatch,
        }
    }
}

/// The seats in an order by lot, drawn from a salt that nobody knew before.
pub fn lot(salt: &Bytes32) -> [Seat; 4] {
    let mut seats = Seat::ALL;
    seats.sort_by_key(|seat| {
        let start = seat.index() * 8;
        salt.as_bytes()[start..start + 8].to_vec()
    });
    seats
}

/// Checks a reveal against the commitment that was published before the neighbour acted, and deals the cards.
pub fn verify(commitment: &Commitment, reveal: &Reveal) -> Result<Deal, VerifyError> {
    let computed = Commitment::to(&reveal.pack, &reveal.salt);
    if computed != *commitment {
        return Err(VerifyError::Commitment { published: *commitment, computed });
    }
    reveal.input.check(&reveal.rules)?;
    if let Some(by) = reveal.by {
        by.check(&reveal.input, commitment, &reveal.rules)?;
    }
    if reveal.pack.deck() != reveal.rules.pack {
        return Err(PackError::Count(reveal.pack.cards().len()).into());
    }
    let packets = Packets::of(reveal.rules.pack, &reveal.rules.packets)?;
    Ok(reveal.pack_dealt().deal(reveal.dealer, &packets))
}
