//! Records of games on a terminal: what is wrong with a file, what an audit finds, and a game trick by trick.

mod paging;
mod replay;
mod report;
mod speaker;

pub use paging::step;
pub use replay::Replay;
pub use report::{Colour, Marked, marked, printable, report};
pub use speaker::Speaker;
