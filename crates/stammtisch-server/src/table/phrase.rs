//! What can be said at a table without typing.

use crate::wire;

/// A ready-made phrase; the client has the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Phrase {
    /// Servus.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Bad luck.
    BadLuck,
    /// One more.
    Again,
    /// I must go.
    Bye,
}

impl From<Phrase> for wire::Phrase {
    fn from(phrase: Phrase) -> wire::Phrase {
        match phrase {
            Phrase::Hello => wire::Phrase::Hello,
            Phrase::WellPlayed => wire::Phrase::WellPlayed,
            Phrase::Thanks => wire::Phrase::Thanks,
            Phrase::BadLuck => wire::Phrase::BadLuck,
            Phrase::Again => wire::Phrase::Again,
            Phrase::Bye => wire::Phrase::Bye,
        }
    }
}

impl From<wire::Phrase> for Phrase {
    fn from(phrase: wire::Phrase) -> Phrase {
        match phrase {
            wire::Phrase::Hello => Phrase::Hello,
            wire::Phrase::WellPlayed => Phrase::WellPlayed,
            wire::Phrase::Thanks => Phrase::Thanks,
            wire::Phrase::BadLuck => Phrase::BadLuck,
            wire::Phrase::Again => Phrase::Again,
            wire::Phrase::Bye => Phrase::Bye,
        }
    }
}
