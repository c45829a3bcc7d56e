//! The short notation of a game in a list, specified in `docs/turnier.md`.

pub(super) use stammtisch_desk::words::short_row::{ShortRow, parse, print};
