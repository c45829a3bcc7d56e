//! Signing a list: one hand, or all that are missing.

use schafkopf::Seat;
use schafkopf_turnier::{Command, ListId, Refusal, Signature, Signer, State};

/// Who signs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signing {
    /// One.
    One(Signer),
    /// All who have not yet.
    All,
}

/// The commands that sign a list, the keeper before the players: where he may sign, everybody may.
pub fn signatures(state: &State, list: ListId, signing: Signing) -> Result<Vec<Command>, Refusal> {
    let missing = |signer: &Signer| state.list(list).is_none_or(|found| !found.is_signed_by(*signer));
    let all = || [Signer::Keeper].into_iter().chain(Seat::ALL.map(Signer::Player));
    let signers: Vec<Signer> = match signing {
        Signing::One(signer) => vec![signer],
        Signing::All => all().filter(missing).collect(),
    };
    if signers.is_empty() {
        return Err(Refusal::SignedAlready { list });
    }
    Ok(signers.into_iter().map(|signer| Command::Sign(Signature { list, signer })).collect())
}
