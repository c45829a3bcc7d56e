//! The HTTP part from the outside: the real router, and real sockets on this machine.

mod admin;
mod authority;
mod certified;
mod description;
mod door;
mod guests;
mod house;
mod limits;
mod members;
mod origins;
mod page;
mod sockets;
mod tables;
mod tls;
