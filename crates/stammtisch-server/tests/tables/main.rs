//! Tables from the outside: clients that talk to a hub as browsers do.

#![expect(clippy::unwrap_used, reason = "helpers of tests, which fail by panicking")]

mod clocks;
mod cluster;
mod commands;
mod cutting;
mod documented;
mod fuzzing;
mod hand_clock;
mod handed_in;
mod kept;
mod meeting;
mod members;
mod playing;
mod restoring;
mod room;
mod spectating;
mod support;
mod upkeep;
mod window;
