//! What is asked of the engine, what it answers, and how it keeps a table.

mod answer;
mod request;
mod saved;
mod sheet;

pub use answer::{Answer, Finished, Next, ReplayStep, SuitOrder, Told, Waits};
pub use request::{Ask, Language, Level, Request, RulesWanted, TableWanted};
pub(crate) use saved::{Cut, Doing, Done, Saved, Unsaved};
pub use sheet::{KeptLine, LastDeed, NamedSet, Priced, SheetAnswer, SheetAsk, Shown, SpanWanted};
