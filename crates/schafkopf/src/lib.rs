#![doc = include_str!("../README.md")]
//!
//! # What is what
//!
//! The rules of Schafkopf, complete and pure: cards, deals, rule sets, the game machine, results, money and points.
//!
//! The way of a hand is [`Deal`] → [`Game`] (auction, contract, doubling, eight tricks) → [`Outcome`] →
//! [`Settlement`] (money) and [`ListEntry`] (list points). Nothing here reads a clock, a file or a random number of
//! its own; everything that can go wrong is a typed error with an [`ErrorCode`] and its clause, never prose.
//! Clauses are cited by source: `S` (Schafkopfschule), `T` (Tischpunkte), `P` (Preisschafkopf), "decision n" for what
//! the sources leave open.

mod account;
mod action;
mod auction;
mod bock;
mod bytes32;
pub mod card;
mod card_set;
mod chair;
mod contract;
mod contract_kind;
mod course;
mod deal;
mod deck;
mod declaration;
mod display;
mod doubling;
mod error_code;
mod event;
mod exchange;
pub mod fair_deal;
mod game;
mod game_match;
mod list_entry;
mod order;
mod outcome;
mod pack;
mod payable;
mod play;
mod ramsch;
mod random_deal;
mod rejected;
mod report;
pub mod rules;
mod ruling;
mod seat;
mod seed;
mod settlement;
mod shuffle;
mod sight;
mod view;

pub use account::{Account, Beside};
pub use action::{Action, Actions, Courting, DoubleChoices, Doubling};
pub use auction::{Auction, BadBid, Bid, BidChoices, NameSet, Rung, Verdict};
pub use bock::BockCounts;
pub use bytes32::{Bytes32, Bytes32Error};
pub use card::{Card, CardError, Rank, Suit, parse_cards};
pub use card_set::{CardSet, Cards};
pub use chair::{ByChair, Chair, Members};
pub use contract::{BettelOrder, CallRank, CallSuit, CalledCard, Contract, Goal};
pub use contract_kind::{
    ContractKind, Gender, KindRow, Lineup, ListClass, Lords, PriceClass, TrumpSuit, UnknownContract,
};
pub use deal::{Deal, DealError, Dealt};
pub use deck::Deck;
pub use declaration::{
    Circumstances, ContractSet, Undeclarable, callable, check_declaration, check_tout, declarable,
};
pub use doubling::Entitled;
pub use error_code::ErrorCode;
pub use event::Event;
pub use exchange::{BadExchange, Exchange, offerable, returnable};
pub use game::{Doubles, Ending, FurtherDoubles, Game, Setup};
pub use game_match::{Match, Standing};
pub use list_entry::{Height, ListEntry, ListedDouble, ListedGame, NotZero, list_entry};
pub use order::{Order, Taking, TrickWhy};
pub use outcome::{Outcome, Parties, Runners, Side, Terms};
pub use pack::{PACK_SIZE, Pack, PackError, Packets, PacketsError};
pub use payable::Payable;
pub use play::{Binding, IllegalCard, Play, PlayManner, TrickTaken};
pub use ramsch::{RamschOutcome, RamschPiles, RamschPrices, RamschTally};
pub use rand_core;
pub use rejected::{BadDouble, Rejected};
pub use report::{BadReport, RamschReport, Report, Reported, ReportedGame};
pub use rules::RuleSet;
pub use ruling::{
    Case, Choice, Moment, Next, NoRuling, Offence, OffenceStage, Ruling, UnknownOffence, rule_on,
};
pub use seat::{BySeat, Seat, SeatSet};
pub use seed::Seed;
pub use settlement::{Bill, Claim, Doubled, ListedStake, Multipliers, Settlement, settle, settle_pot};
pub use shuffle::below;
pub use sight::{BadSight, Sight};
pub use view::{
    Memory, Multiplied, OfferView, Played, Said, SeatView, SeenExchange, SpectatorView, Stage, TableView,
};
