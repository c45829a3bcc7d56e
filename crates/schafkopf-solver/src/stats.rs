//! How much work a search did.

/// Counts of what a search did since the solver was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// Cards tried.
    pub nodes: u64,
    /// Positions at the start of a trick.
    pub tricks: u64,
    /// Of these, decided by what is sure.
    pub bounded: u64,
    /// Of these, decided by the table.
    pub remembered: u64,
}
