//! The table as a person meets it: screens, whole matches by keys, and matches that were cut off.

mod matches;
mod resume;
mod scene;
mod screens;
mod store;
