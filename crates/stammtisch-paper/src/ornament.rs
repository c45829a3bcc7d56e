//! Ornaments of certificates: a frame of lozenges and the four suits, drawn for them.

/// A frame for an A4 sheet: lozenges between two lines, a flower of lozenges in each corner.
pub(crate) const FRAME: &str = include_str!("svg/frame.svg");

/// Eichel, Gras, Herz, Schellen in a row.
pub(crate) const FOUR_SUITS: &str = include_str!("svg/four_suits.svg");
