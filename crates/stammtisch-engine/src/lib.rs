//! The game where there is no server, as the page has it in the browser: one question in, one answer out, both JSON.
//!
//! An [`Engine`] holds at most one table, for one person and three bots, at most one review and the sheet of one round; lessons, the
//! rules book and hands that are played on need nothing held. The table speaks the messages of
//! a table in a room (`docs/protocol.md`), so that whoever shows one shows the other; `docs/engine.md` has the rest. There is
//! no clock here and no chance but that of the seed that comes in: the same questions lead to the same answers everywhere.
//!
//! ```
//! let mut engine = stammtisch_engine::Engine::new();
//! let answer = engine.ask(r#"{"ask":"sort","contract":null,"hand":"E7 EO HA"}"#);
//! assert_eq!(answer, r#"{"answer":"cards","cards":"EO HA E7"}"#);
//! ```

mod engine;
mod learning;
mod questions;
mod review;
mod sheet;
mod table;
mod trouble;
#[cfg(test)]
mod typescript;
pub mod wire;

pub use engine::Engine;
