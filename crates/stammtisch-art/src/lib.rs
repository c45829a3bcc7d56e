//! The pictures of Stammtisch as SVG: the cards, QR codes, and plots of what was counted.
//!
//! Numbers and words come in, a picture goes out. Words are the caller's, in the reader's language.

pub mod cards;
pub mod plots;
mod qr_square;
mod svg;

pub use qr_square::QrSquare;
pub use svg::{Svg, escape};
