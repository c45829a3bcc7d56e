//! Chance: rule sets of every kind, cards dealt under them, and hands that go their way.

pub(crate) mod books;
pub(crate) mod house;
pub(crate) mod moves;
pub(crate) mod told;
