//! German and English texts of Stammtisch: messages for every error code, words of the game, and the rules book.

pub mod book;
mod errors;
mod fair_deal;
pub mod figures;
pub mod help;
mod house;
pub mod lang;
pub mod legal;
pub mod rule_file;
mod rule_sheet;
mod rulings;
mod texts;
mod words;

pub use lang::Lang;
pub use texts::{Arg, Texts};
