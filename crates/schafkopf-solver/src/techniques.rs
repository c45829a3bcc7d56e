//! What makes the search fast, each part of which can be switched off.

/// The parts of the search that change how long an answer takes, never the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Techniques {
    /// Positions met before are looked up in a table.
    pub table: bool,
    /// What is known of a position bounds those that are alike: the same owners, other card points.
    pub alike: bool,
    /// Positions that differ only in the names of cards are one.
    pub packing: bool,
    /// One card stands for a run of equivalent ones.
    pub equivalents: bool,
    /// What one card leads to bounds what its neighbour does, which differs by its points alone.
    pub near: bool,
    /// What each party is sure of is reckoned before a trick is searched, and while it is played.
    pub bounds: bool,
    /// Cards that promise most are tried first.
    pub ordering: bool,
    /// The last two tricks are played out by code of their own.
    pub endgame: bool,
}

impl Techniques {
    /// Everything on.
    pub const ALL: Techniques = Techniques {
        table: true,
        alike: true,
        packing: true,
        equivalents: true,
        near: true,
        bounds: true,
        ordering: true,
        endgame: true,
    };
    /// Everything off: a plain null-window search.
    pub const NONE: Techniques = Techniques {
        table: false,
        alike: false,
        packing: false,
        equivalents: false,
        near: false,
        bounds: false,
        ordering: false,
        endgame: false,
    };
}

impl Default for Techniques {
    fn default() -> Techniques {
        Techniques::ALL
    }
}
