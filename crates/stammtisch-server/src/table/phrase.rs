//! What can be said at a table without typing.

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
