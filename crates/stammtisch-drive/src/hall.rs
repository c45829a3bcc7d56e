//! The tournament hall from outside: links in people's hands, screens that follow, games as keepers write them.

pub mod deed;
pub mod desk;
pub mod game;
pub mod ledger;
pub mod phone;
pub mod screen;
