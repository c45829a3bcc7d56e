//! The server of Stammtisch: tables as tasks, a WebSocket protocol, HTTP around it.
//!
//! One task owns one table. A command is judged by the game machine, written to the store, and only then acknowledged
//! and sent out; what goes to a client is what its seat may see, and nothing else.

pub mod admin;
mod bots;
pub mod certificate;
mod cluster;
pub mod data_folder;
pub mod directory;
mod figures;
pub mod guest;
pub mod http;
pub mod hub;
mod present;
pub mod qr;
pub mod secret;
pub mod serving;
pub mod space;
pub mod table;
mod tls;
pub mod upkeep;
pub mod wire;
mod write_timeout;
