//! Things of a tournament as they go in and out, as `docs/hall-api.md` describes them.
//!
//! The tournament has types of its own, and so has the database; these are joined to them by `From`. What is put together
//! from them stands where it is made: answers in [`views`](crate::views) and [`routes`](crate::routes).
//! `web/src/wire/hall.ts` and the hall's part of `docs/openapi.json` are generated from all of them.

mod day;
mod display;
mod draw;
mod event;
mod list;
mod office;
mod paper;
mod phase;
mod plain_wish;
mod player;
mod request;
mod row;
mod season;
mod setup;
mod standing;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod typescript;
mod wish;

pub(crate) use day::Day;
pub(crate) use display::{DisplayMode, DisplayWish, Reveal};
pub(crate) use draw::{Entrant, PlaceOf, Quality, Seating, Uneven};
pub(crate) use event::EventName;
pub(crate) use list::{Answer, ApprovalReason, Check, Consent, ListId, ListStatus, Matter};
pub(crate) use office::{LinkRole, Role};
pub(crate) use paper::{PaperChoice, PaperWay, SeatTotals};
pub(crate) use phase::{ApprovalPer, NextStep, Phase};
pub(crate) use plain_wish::PlainWish;
pub(crate) use player::{AgeProof, Details, Likeness, Part, Status};
pub(crate) use request::{Queue, Request};
pub(crate) use row::Row;
pub(crate) use season::{SeasonPlan, SeasonResult, SeasonRound, SeasonStats, SeasonSuggestion};
pub(crate) use setup::{Achievement, Merit, Prize, PrizePlan, Setup};
pub(crate) use stammtisch_wire::{ContractKind, Seat};
pub(crate) use standing::{Criterion, SoloCounts, Tie, WithoutRank};
pub(crate) use wish::{HallWish, RegisterWish, Wish};
