//! Bots at tables: they think on threads of their own, so that one table's thinking never slows another's cards.

mod pool;

pub(crate) use pool::{BotPool, Question, at_once, is_quick};
