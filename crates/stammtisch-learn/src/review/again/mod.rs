//! The address under which a reviewed game is played on, and whose turn it is.

pub(super) mod http;
mod turns;

pub(super) use turns::Turns;
