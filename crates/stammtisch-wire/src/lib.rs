//! The game as clients see it: cards, actions, views and results in the JSON that parts of the server send and take.
//!
//! What is sent has types of its own, joined to those of the game by `From`: the game can grow without a client
//! noticing, and where it does the compiler names the place. The TypeScript of the page and the schemas of OpenAPI are
//! generated from these types.

mod action;
mod contract;
mod deal;
mod ending;
mod event;
mod notation;
mod outcome;
pub mod review;
pub mod runde;
mod settlement;
pub mod table;
mod view;

pub use action::{Action, Bid, Claim, Courting, Doubling};
pub use contract::{BettelOrder, Contract, ContractKind, Goal};
pub use deal::{BeforeDeal, Cutter, DealRules, Deck, Input, Proof};
pub use ending::Ending;
pub use event::Event;
pub use notation::{Bytes32, CalledCard, Card, CardSet, Cards, Chair, Seat, Seats, Suit};
pub use outcome::{Outcome, Parties, RamschOutcome, Runners, Side};
pub use settlement::{Bill, Settlement};
pub use view::{
    Doubles, Factor, FactorReason, OfferView, OneMore, Played, Said, SeatView, SeenExchange, SpectatorView,
    Stage, TableView, Taking, TrickWhy,
};

#[cfg(test)]
mod tests;
