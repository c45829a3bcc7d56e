//! Learning: guided hands with a coach, the rules book and the review of games, as a part of the server's HTTP.
//!
//! What is told of lessons and the book is said in `stammtisch-coach`; a guided hand has no state on the server.

mod http;
pub mod review;
#[cfg(test)]
mod typescript;

pub use http::{description, router};
