//! What every part of the server shares: who asks and in which language, cookies, names, limits, how trouble is told, and
//! time and chance as parameters.
//!
//! Tables, accounts, hall and learning do not know each other; what two of them need is here, once.

pub mod allowance;
pub mod caller;
pub mod clock;
pub mod cookie;
pub mod language;
pub mod link;
pub mod name;
pub mod network;
pub mod open;
pub mod person;
pub mod problem;
pub mod randomness;
pub mod sent;
pub mod typescript;

pub use caller::Caller;
pub use person::{Person, PersonId};
pub use problem::Problem;
