//! Who may come to a table.

/// Who may come to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TableKind {
    /// Everybody: the lobby lists it.
    Open,
    /// Who has the link.
    Private,
    /// One person with bots.
    Practice,
    /// Who wants to play at once under the same rules: he takes a bot's seat with the next hand, unless who sits there keeps
    /// the door shut.
    Quick,
}
