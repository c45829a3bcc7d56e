//! Moving everything from one store to another: sheets of lines, read as they are at one moment, written all or nothing, and
//! compared before they last.

use async_trait::async_trait;
use thiserror::Error;

use crate::error::StoreError;

/// What stands in one column of a line.
#[derive(Debug, Clone, PartialEq)]
pub enum Cell {
    /// Nothing.
    Nothing,
    /// A whole number, or a yes (1) or no (0).
    Whole(i64),
    /// A real number.
    Real(f64),
    /// Text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// A line of a sheet: a cell for each of its columns.
pub type Line = Vec<Cell>;

/// What is kept of one kind, in every database under the same names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sheet {
    /// Its name.
    pub name: &'static str,
    /// Its columns.
    pub columns: &'static [&'static str],
    /// Those by which its lines are told apart and ordered.
    pub key: &'static [&'static str],
    /// Which of its lines are moved, as a condition: those that tell of the move itself are not.
    pub only: &'static str,
}

const fn sheet(name: &'static str, columns: &'static [&'static str], key: &'static [&'static str]) -> Sheet {
    Sheet { name, columns, key, only: "TRUE" }
}

/// Everything that is kept; what others refer to comes before them.
pub const SHEETS: [Sheet; 33] = [
    sheet("rule_set", &["hash", "text"], &["hash"]),
    sheet("tournament", &["id", "created"], &["id"]),
    sheet("tournament_entry", &["tournament", "seq", "at", "by", "why", "what"], &["tournament", "seq"]),
    sheet("person", &["tournament", "id", "data"], &["tournament", "id"]),
    sheet("hall_link", &["hash", "tournament", "role", "scope", "label", "created", "revoked"], &["hash"]),
    sheet("hall_command", &["tournament", "id", "digest", "first", "last"], &["tournament", "id"]),
    sheet("hall_display", &["tournament", "revision", "data"], &["tournament"]),
    sheet("season", &["id", "plan"], &["id"]),
    sheet("game_table", &["number", "id", "created", "rules", "plan"], &["number"]),
    sheet("table_entry", &["number", "seq", "at", "command", "digest", "hand", "what"], &["number", "seq"]),
    sheet("guest", &["id", "name"], &["id"]),
    sheet("table_guest", &["number", "guest"], &["number", "guest"]),
    sheet("player", &["id", "name", "since", "seen", "locked", "lock_reason", "erased"], &["id"]),
    sheet("account", &["id", "folded", "password", "created", "admin", "listed"], &["id"]),
    sheet("account_session", &["hash", "id", "account", "created", "seen", "device"], &["hash"]),
    sheet("account_reset", &["hash", "account", "created", "expires"], &["hash"]),
    sheet("account_device", &["hash", "account", "seen"], &["hash"]),
    sheet("account_door", &["hash", "account", "expires"], &["hash"]),
    sheet("account_recovery", &["account", "hash", "created"], &["account"]),
    sheet("friendship", &["asker", "asked", "at", "since"], &["asker", "asked"]),
    sheet("player_block", &["by", "whom", "at"], &["by", "whom"]),
    sheet(
        "player_report",
        &[
            "number",
            "at",
            "by",
            "about",
            "reason",
            "text",
            "place",
            "hand",
            "closed",
            "closed_by",
            "verdict",
            "note",
        ],
        &["number"],
    ),
    sheet("account_log", &["seq", "at", "by", "what", "whom", "detail"], &["seq"]),
    sheet(
        "history_hand",
        &[
            "place",
            "hand",
            "game",
            "at",
            "rules",
            "rules_hash",
            "result",
            "contract",
            "declarer",
            "partner",
            "points",
            "won",
            "schneider",
            "schwarz",
            "record",
        ],
        &["place", "hand"],
    ),
    sheet(
        "history_seat",
        &["place", "hand", "seat", "person", "bot", "units", "list", "accuracy", "at", "rules"],
        &["place", "hand", "seat"],
    ),
    sheet(
        "history_match",
        &["place", "number", "at", "rules", "rules_hash", "games", "whole"],
        &["place", "number"],
    ),
    sheet(
        "history_match_seat",
        &[
            "place",
            "number",
            "seat",
            "person",
            "bot",
            "units",
            "list",
            "before",
            "mean",
            "deviation",
            "matches",
            "at",
        ],
        &["place", "number", "seat"],
    ),
    sheet("rating", &["person", "mean", "deviation", "matches", "at"], &["person"]),
    sheet("history_share", &["token", "place", "hand", "by", "at"], &["token"]),
    sheet("runde", &["id", "name", "created", "link"], &["id"]),
    sheet("runde_person", &["runde", "person", "member", "at"], &["runde", "person"]),
    sheet("runde_entry", &["runde", "seq", "entry", "line"], &["runde", "seq"]),
    Sheet { only: "name <> 'moved'", ..sheet("house_fact", &["name", "value"], &["name"]) },
];

/// What is not moved: which processes there are, and what belongs to whom, is true of one database alone.
pub const UNMOVED: [&str; 2] = ["house_node", "table_lease"];

/// A store that is read as it is at one moment, whatever happens to it meanwhile.
#[async_trait]
pub trait Reading: Send {
    /// How many lines a sheet has.
    async fn count(&mut self, sheet: &Sheet) -> Result<u64, StoreError>;

    /// Lines of a sheet in the order of its key, no more than so many, leaving out so many before them.
    async fn lines(&mut self, sheet: &Sheet, after: u64, limit: u32) -> Result<Vec<Line>, StoreError>;
}

/// A store that is filled with what another one has; nothing lasts before it is finished.
#[async_trait]
pub trait Filling: Reading {
    /// Throws away what an earlier move has brought.
    async fn clear(&mut self) -> Result<(), StoreError>;

    /// Adds lines to a sheet.
    async fn put(&mut self, sheet: &Sheet, lines: &[Line]) -> Result<(), StoreError>;

    /// Makes all of it last.
    async fn finish(self: Box<Self>) -> Result<(), StoreError>;
}

/// Why a move was given up; the target is as it was.
#[derive(Debug, Error)]
pub enum MoveError {
    /// One of the stores says no.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A line did not arrive as it was sent.
    #[error("{sheet}, line {line}: not as it was sent")]
    Different {
        /// The sheet.
        sheet: &'static str,
        /// Which of its lines, from 1.
        line: u64,
    },
}

/// How many lines are sent at once.
const AT_ONCE: u32 = 2_000;

/// Fills a store with everything that another has, and compares it line by line before it lasts; says how many lines each
/// sheet has. `told` hears how many lines have arrived with each step.
pub async fn move_all(
    from: &mut dyn Reading,
    mut to: Box<dyn Filling>,
    told: &mut (dyn FnMut(u64) + Send),
) -> Result<Vec<(&'static str, u64)>, MoveError> {
    to.clear().await?;
    let mut moved = Vec::with_capacity(SHEETS.len());
    for sheet in &SHEETS {
        let mut sent = 0;
        loop {
            let lines = from.lines(sheet, sent, AT_ONCE).await?;
            if lines.is_empty() {
                break;
            }
            to.put(sheet, &lines).await?;
            sent += lines.len() as u64;
            told(lines.len() as u64);
        }
        moved.push((sheet.name, sent));
    }
    for sheet in &SHEETS {
        compare(from, &mut *to, sheet).await?;
    }
    to.finish().await?;
    Ok(moved)
}

async fn compare(
    from: &mut dyn Reading,
    to: &mut dyn Filling,
    sheet: &'static Sheet,
) -> Result<(), MoveError> {
    let mut seen = 0;
    loop {
        let sent = from.lines(sheet, seen, AT_ONCE).await?;
        let arrived = to.lines(sheet, seen, AT_ONCE).await?;
        let same = sent.iter().zip(&arrived).take_while(|(one, other)| one == other).count();
        if same < sent.len().max(arrived.len()) {
            return Err(MoveError::Different { sheet: sheet.name, line: seen + same as u64 + 1 });
        }
        if sent.is_empty() {
            return Ok(());
        }
        seen += sent.len() as u64;
    }
}
