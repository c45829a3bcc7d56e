//! The tournament desk: what the hall and the command line both do with a tournament out of a store.

mod link;
mod slug;
pub mod words;

pub use link::{Link, LinkRole, LinkScope, NewLink, TOKEN_BYTES, hexadecimal, token_hash, written};
pub use slug::slug;
