//! The pictures of Stammtisch as SVG: the cards, and plots of what was counted.
//!
//! Numbers and words come in, the text of a picture goes out. Words are the caller's, in the reader's language.

pub mod cards;
mod svg;

pub use svg::{Svg, escape};
