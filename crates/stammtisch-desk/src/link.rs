//! Links: who holds one may act in one role of one tournament, and in nothing else.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use schafkopf_turnier::{ListId, PersonId, PlayerNumber, State};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use stammtisch_store::LinkRecord;

use crate::course::running_match;

/// Random bytes of a token: 128 bits.
pub const TOKEN_BYTES: usize = 16;
/// Longest label.
const LONGEST_LABEL: usize = 100;

/// What a link opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkRole {
    /// The management: everything.
    Director,
    /// The supervision at the tables.
    Referee,
    /// The list of one table.
    Keeper,
    /// One player's card.
    Player,
    /// The screen in the hall.
    Display,
}

impl LinkRole {
    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            LinkRole::Director => "director",
            LinkRole::Referee => "referee",
            LinkRole::Keeper => "keeper",
            LinkRole::Player => "player",
            LinkRole::Display => "display",
        }
    }

    /// The role with this name.
    pub fn named(name: &str) -> Option<LinkRole> {
        let all =
            [LinkRole::Director, LinkRole::Referee, LinkRole::Keeper, LinkRole::Player, LinkRole::Display];
        all.into_iter().find(|role| role.name() == name)
    }
}

/// What of a tournament a link is for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "KeptScope", into = "KeptScope")]
pub struct LinkScope {
    /// The table of a list keeper.
    pub table: Option<u32>,
    /// The match of a list keeper; none for the one that runs.
    pub match_number: Option<u32>,
    /// The player.
    pub player: Option<PlayerNumber>,
    /// The official.
    pub person: Option<PersonId>,
}

/// What a link is for, as it is kept and told.
#[derive(Serialize, Deserialize)]
struct KeptScope {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table: Option<u32>,
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    match_number: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    player: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<u64>,
}

impl From<LinkScope> for KeptScope {
    fn from(LinkScope { table, match_number, player, person }: LinkScope) -> KeptScope {
        KeptScope { table, match_number, player: player.map(|it| it.0), person: person.map(|it| it.0) }
    }
}

impl From<KeptScope> for LinkScope {
    fn from(KeptScope { table, match_number, player, person }: KeptScope) -> LinkScope {
        LinkScope { table, match_number, player: player.map(PlayerNumber), person: person.map(PersonId) }
    }
}

/// A link, without its token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Hash of the token.
    pub hash: String,
    /// The tournament.
    pub tournament: String,
    /// The role.
    pub role: LinkRole,
    /// What of it.
    pub scope: LinkScope,
    /// What people call it.
    pub label: String,
    /// When it was made, in microseconds UTC.
    pub created: i64,
    /// When it was revoked.
    pub revoked: Option<i64>,
}

/// A link that was just made; only now its token can be seen.
#[derive(Clone, PartialEq, Eq)]
pub struct NewLink {
    /// What is told to whom it is for, and kept nowhere.
    pub token: String,
    /// What is kept.
    pub link: Link,
}

impl std::fmt::Debug for NewLink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewLink").field("link", &self.link).finish_non_exhaustive()
    }
}

/// The hash under which a token is kept.
pub fn token_hash(token: &str) -> String {
    hexadecimal(&Sha256::digest(token.as_bytes()))
}

/// Bytes in hexadecimal.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// Bytes as they stand in an address.
pub fn written(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl NewLink {
    /// Makes a link from random bytes.
    pub fn make(
        tournament: &str,
        (role, scope): (LinkRole, LinkScope),
        label: &str,
        (created, random): (i64, [u8; TOKEN_BYTES]),
    ) -> NewLink {
        let token = written(&random);
        let link = Link {
            hash: token_hash(&token),
            tournament: tournament.to_owned(),
            role,
            scope,
            label: label.trim().chars().take(LONGEST_LABEL).collect(),
            created,
            revoked: None,
        };
        NewLink { token, link }
    }

    /// The address of its page, without the server's: what stands behind `#` no server and no log sees.
    pub fn path(&self) -> String {
        format!("/h/#{}", self.token)
    }
}

impl Link {
    /// A link out of the store; none where it was written by a newer program.
    pub fn read(record: LinkRecord) -> Option<Link> {
        let LinkRecord { hash, tournament, role, scope, label, created, revoked } = record;
        let role = LinkRole::named(&role)?;
        let scope = serde_json::from_str(&scope).ok()?;
        Some(Link { hash, tournament, role, scope, label, created, revoked })
    }

    /// The link for the store.
    pub fn record(&self) -> LinkRecord {
        LinkRecord {
            hash: self.hash.clone(),
            tournament: self.tournament.clone(),
            role: self.role.name().to_owned(),
            scope: serde_json::to_string(&self.scope).expect("a scope is plain data"),
            label: self.label.clone(),
            created: self.created,
            revoked: self.revoked,
        }
    }

    /// What it is called in lists of links: the beginning of its hash.
    pub fn id(&self) -> &str {
        self.hash.get(..16).unwrap_or(&self.hash)
    }

    /// The list of a keeper's link.
    pub fn list(&self, state: &State) -> Option<ListId> {
        let match_number = self.scope.match_number.unwrap_or_else(|| running_match(state));
        Some(ListId { match_number, table: self.scope.table? })
    }
}

#[cfg(test)]
mod tests {
    use super::{Link, LinkRole, LinkScope, NewLink, token_hash};

    #[test]
    fn a_token_is_kept_as_its_hash_only() {
        let scope = LinkScope { table: Some(7), ..LinkScope::default() };
        let new = NewLink::make("t", (LinkRole::Keeper, scope), " Tisch 7 ", (5, [7; 16]));
        assert_eq!(new.token.len(), 22);
        assert_eq!(new.link.hash, token_hash(&new.token));
        let record = new.link.record();
        assert!(!format!("{record:?}{new:?}").contains(&new.token));
        assert_eq!(Link::read(record), Some(new.link));
    }

    #[test]
    fn a_scope_is_read_and_written_again_as_it_was() {
        for text in ["{}", r#"{"table":7,"match":2}"#, r#"{"player":17}"#, r#"{"person":2}"#] {
            let scope: LinkScope = serde_json::from_str(text).expect(text);
            assert_eq!(serde_json::to_string(&scope).expect("it is plain data"), text);
        }
    }

    #[test]
    fn a_token_stands_in_an_address_behind_the_hash_only() {
        let new = NewLink::make("t", (LinkRole::Display, LinkScope::default()), "", (5, [7; 16]));
        let path = new.path();
        assert_eq!(path.split_once('#'), Some(("/h/", new.token.as_str())));
    }
}
