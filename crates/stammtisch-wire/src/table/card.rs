//! A table in a list of tables.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::message::{TableKind, TableStage};

/// A table in a list of tables: what somebody wants to know before sitting down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct TableCard {
    /// The table's id, part of its link.
    pub id: String,
    /// What its people call it.
    pub name: String,
    /// Who may come.
    pub kind: TableKind,
    /// Id of the rule set.
    pub rules: String,
    /// How many games the match has; none if it goes on.
    pub games: Option<u32>,
    /// Number of the game in its match.
    pub game: u32,
    /// Where the table stands.
    pub stage: TableStage,
    /// Who sits where.
    #[schema(value_type = Vec<CardSeat>, min_items = 4, max_items = 4)]
    pub seats: [CardSeat; 4],
    /// Who sits out, where more than four belong to the table (V 12).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<CardSeat>>")]
    pub beside: Vec<CardSeat>,
    /// How many look on.
    pub spectators: u32,
}

/// A seat in a list of tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct CardSeat {
    /// Who sits there.
    pub kind: CardOccupant,
    /// The name to show; empty for an empty seat.
    pub name: String,
    /// The bot's name and version, where one sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
}

/// Who sits on a seat, in a list of tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum CardOccupant {
    /// Nobody.
    Empty,
    /// A person.
    Person,
    /// A bot.
    Bot,
}
