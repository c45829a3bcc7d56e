//! The HTTP part from the outside: the real router, and real sockets on this machine.

mod admin;
mod authority;
mod certified;
mod description;
mod door;
mod guests;
#[path = "../tables/hand_clock.rs"]
mod hand_clock;
mod house;
mod limits;
mod members;
mod origins;
mod page;
mod presence;
mod sockets;
mod tables;
mod tls;
