//! Who may come to a table.

use crate::wire;

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

impl From<TableKind> for wire::TableKind {
    fn from(kind: TableKind) -> wire::TableKind {
        match kind {
            TableKind::Open => wire::TableKind::Open,
            TableKind::Private => wire::TableKind::Private,
            TableKind::Practice => wire::TableKind::Practice,
            TableKind::Quick => wire::TableKind::Quick,
        }
    }
}

impl From<wire::TableKind> for TableKind {
    fn from(kind: wire::TableKind) -> TableKind {
        match kind {
            wire::TableKind::Open => TableKind::Open,
            wire::TableKind::Private => TableKind::Private,
            wire::TableKind::Practice => TableKind::Practice,
            wire::TableKind::Quick => TableKind::Quick,
        }
    }
}
