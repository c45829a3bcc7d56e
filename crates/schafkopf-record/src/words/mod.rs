//! The words of the game: how people say a contract, a bid, a double, and how they are printed.

mod auction;
mod contract;
mod phrases;

pub(crate) use auction::{print_call, print_word, read_after, read_call, read_phrase};
pub(crate) use contract::{NoContract, Spoken, print_contract, read_contract};
