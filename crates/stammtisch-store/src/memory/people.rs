//! People in memory: all that deeds change, so that it can be changed whole or not at all.

use std::collections::BTreeMap;

use crate::account_store::{
    DeviceRecord, DoorRecord, LogLine, RecoveryRecord, ReportRecord, ResetRecord, SessionRecord,
};

/// Somebody who is known.
#[derive(Debug, Clone, Default)]
pub(super) struct Player {
    pub(super) name: Option<String>,
    pub(super) since: i64,
    pub(super) seen: i64,
    pub(super) locked: Option<i64>,
    pub(super) lock_reason: Option<String>,
    pub(super) erased: Option<i64>,
}

/// What an account adds.
#[derive(Debug, Clone)]
pub(super) struct Account {
    pub(super) folded: String,
    pub(super) password: String,
    pub(super) created: i64,
    pub(super) admin: bool,
    pub(super) listed: bool,
}

/// A wish to be friends: when it was, and since when they are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Friendship {
    pub(super) at: i64,
    pub(super) since: Option<i64>,
}

/// Everybody who is known, and what they are to each other.
#[derive(Debug, Clone, Default)]
pub(super) struct People {
    pub(super) players: BTreeMap<String, Player>,
    pub(super) accounts: BTreeMap<String, Account>,
    pub(super) sessions: BTreeMap<Vec<u8>, SessionRecord>,
    pub(super) resets: BTreeMap<Vec<u8>, ResetRecord>,
    pub(super) devices: BTreeMap<Vec<u8>, DeviceRecord>,
    /// By account.
    pub(super) doors: BTreeMap<String, DoorRecord>,
    /// By account.
    pub(super) recoveries: BTreeMap<String, RecoveryRecord>,
    /// By who asked and who was asked.
    pub(super) friendships: BTreeMap<(String, String), Friendship>,
    /// When, by who blocked and who was blocked.
    pub(super) blocks: BTreeMap<(String, String), i64>,
    pub(super) reports: Vec<ReportRecord>,
    pub(super) log: Vec<LogLine>,
}

impl People {
    /// Makes somebody known by a name; says whether that is done: of who was erased nothing is kept, and an account keeps
    /// its own name.
    pub(super) fn meet(&mut self, id: &str, name: &str, at: i64) -> bool {
        let has_account = self.accounts.contains_key(id);
        let new = || Player { name: Some(name.to_owned()), since: at, seen: at, ..Player::default() };
        let player = self.players.entry(id.to_owned()).or_insert_with(new);
        if player.erased.is_some() {
            return false;
        }
        player.seen = player.seen.max(at);
        if !has_account {
            player.name = Some(name.to_owned());
        }
        true
    }

    /// The name of somebody.
    pub(super) fn name(&self, id: &str) -> Option<String> {
        self.players.get(id)?.name.clone()
    }
}
