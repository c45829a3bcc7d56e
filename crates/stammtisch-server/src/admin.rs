//! The administrator's one-time link, and the browsers that have used one.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use stammtisch_store::private;
use thiserror::Error;

use crate::secret::{LENGTH, random_bytes};

/// For how long a link can be used, in seconds: a day.
pub const LINK_LIVES: i64 = 24 * 60 * 60;
/// For how long an administrator stays one, in seconds: a week.
pub const SESSION_LIVES: i64 = 7 * 24 * 60 * 60;
/// Browsers that are the administrator's at once; the oldest goes.
const MOST_SESSIONS: usize = 32;

/// The one link that makes its user the administrator, the newest, and who has used one; hashes in a file. Cloning it is
/// cheap.
#[derive(Debug, Clone)]
pub struct AdminLink(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    file: PathBuf,
    /// One user at a time, so that one link is used once.
    turn: Mutex<()>,
}

/// Why a link does not work.
#[derive(Debug, Error)]
pub enum LinkError {
    /// It is not the newest link, or was used.
    #[error("the link is not valid any more")]
    Invalid,
    /// The file cannot be read or written.
    #[error("{0}")]
    File(#[from] io::Error),
}

/// A browser that is the administrator's by a link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminSession {
    /// SHA-256 of its token.
    hash: String,
    /// A name for it that is no secret.
    pub id: String,
    /// When it began, in seconds of UTC.
    pub since: i64,
}

impl AdminSession {
    /// Whether it has not run out; `now` in seconds of UTC.
    fn lives(&self, now: i64) -> bool {
        now.saturating_sub(self.since) <= SESSION_LIVES
    }
}

/// What is kept.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Kept {
    /// SHA-256 of the link's token; none once it was used.
    hash: Option<String>,
    /// Until when the link can be used, in seconds of UTC.
    expires: i64,
    /// Whether anybody has ever become administrator.
    used: bool,
    /// Who has used a link.
    #[serde(default)]
    sessions: Vec<AdminSession>,
}

impl AdminLink {
    /// The link that is kept in a file.
    pub fn in_file(file: &Path) -> AdminLink {
        AdminLink(Arc::new(Inner { file: file.to_owned(), turn: Mutex::new(()) }))
    }

    /// Makes a new link, which replaces the one before; returns its token. `now` in seconds of UTC.
    pub fn make(&self, now: i64) -> io::Result<String> {
        let _turn = self.turn();
        let token = fresh_token()?;
        let (hash, expires) = (Some(hash(&token)), now.saturating_add(LINK_LIVES));
        self.write(&Kept { hash, expires, ..self.read()?.unwrap_or_default() })?;
        Ok(token)
    }

    /// Whether anybody has ever become administrator.
    pub fn was_used(&self) -> io::Result<bool> {
        Ok(self.read()?.is_some_and(|kept| kept.used))
    }

    /// Uses the link up; returns the token of the session that begins.
    pub fn redeem(&self, token: &str, now: i64) -> Result<String, LinkError> {
        let _turn = self.turn();
        let mut kept = self.read()?.ok_or(LinkError::Invalid)?;
        // Hashes are compared: how long that takes tells nothing about the token.
        if kept.hash.as_deref() != Some(hash(token).as_str()) || now > kept.expires {
            return Err(LinkError::Invalid);
        }
        let session = fresh_token()?;
        let id = URL_SAFE_NO_PAD.encode(random_bytes::<9>()?);
        kept.sessions.retain(|session| session.lives(now));
        if kept.sessions.len() >= MOST_SESSIONS {
            kept.sessions.remove(0);
        }
        kept.sessions.push(AdminSession { hash: hash(&session), id, since: now });
        self.write(&Kept { hash: None, used: true, ..kept })?;
        Ok(session)
    }

    /// The session of a token, if it has not ended; `now` in seconds of UTC.
    pub fn session(&self, token: &str, now: i64) -> Option<AdminSession> {
        let hash = hash(token);
        self.sessions(now).ok()?.into_iter().find(|session| session.hash == hash)
    }

    /// All sessions that have not ended, the oldest first; `now` in seconds of UTC.
    pub fn sessions(&self, now: i64) -> io::Result<Vec<AdminSession>> {
        let mut sessions = self.read()?.unwrap_or_default().sessions;
        sessions.retain(|session| session.lives(now));
        Ok(sessions)
    }

    /// Ends a session; whether there was one.
    pub fn revoke(&self, id: &str) -> io::Result<bool> {
        let _turn = self.turn();
        let mut kept = self.read()?.unwrap_or_default();
        let before = kept.sessions.len();
        kept.sessions.retain(|session| session.id != id);
        let found = kept.sessions.len() < before;
        if found {
            self.write(&kept)?;
        }
        Ok(found)
    }

    fn turn(&self) -> MutexGuard<'_, ()> {
        self.0.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self) -> io::Result<Option<Kept>> {
        match std::fs::read(&self.0.file) {
            Ok(bytes) => Ok(Some(serde_json::from_slice(&bytes)?)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&self, kept: &Kept) -> io::Result<()> {
        private::replace(&self.0.file, serde_json::to_vec(kept)?)
    }
}

fn fresh_token() -> io::Result<String> {
    Ok(URL_SAFE_NO_PAD.encode(random_bytes::<LENGTH>()?))
}

fn hash(token: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(token.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::{AdminLink, LINK_LIVES, LinkError, MOST_SESSIONS, SESSION_LIVES};

    #[test]
    fn a_link_works_once_and_not_for_ever() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let link = AdminLink::in_file(&folder.path().join("admin.json"));
        assert!(matches!(link.redeem("", 0), Err(LinkError::Invalid)), "there is none yet");
        let first = link.make(0).expect("a link");
        let second = link.make(0).expect("a link");
        assert!(matches!(link.redeem(&first, 1), Err(LinkError::Invalid)), "the newer one replaced it");
        assert!(!link.was_used().expect("readable"));
        link.redeem(&second, 1).expect("it is fresh");
        assert!(matches!(link.redeem(&second, 1), Err(LinkError::Invalid)), "it was used");
        assert!(link.was_used().expect("readable"));
        let third = link.make(5).expect("a link");
        assert!(link.was_used().expect("readable"));
        assert!(matches!(link.redeem(&third, 6 + LINK_LIVES), Err(LinkError::Invalid)), "it is old");
        let kept = std::fs::read_to_string(folder.path().join("admin.json")).expect("it is there");
        assert!(!kept.contains(&third), "the token itself is kept nowhere");
    }

    #[test]
    fn sessions_end_by_time_and_by_hand() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let link = AdminLink::in_file(&folder.path().join("admin.json"));
        let begin = |now| link.redeem(&link.make(now).expect("a link"), now).expect("it is fresh");
        let (first, second) = (begin(10), begin(20));
        let id = link.session(&first, 10 + SESSION_LIVES).expect("it lives").id;
        assert_eq!(link.session(&first, 11 + SESSION_LIVES), None, "it has run out");
        assert_eq!(link.session("", 20), None);
        assert_eq!(link.sessions(20).expect("readable").len(), 2);
        assert!(link.revoke(&id).expect("writable"));
        assert!(!link.revoke(&id).expect("writable"), "it has ended");
        assert_eq!(link.session(&first, 20), None);
        assert!(link.session(&second, 20).is_some(), "the other goes on");
        let kept = std::fs::read_to_string(folder.path().join("admin.json")).expect("it is there");
        assert!(!kept.contains(&second), "the token itself is kept nowhere");
        for now in 0..40 {
            begin(30 + now);
        }
        assert_eq!(link.sessions(70).expect("readable").len(), MOST_SESSIONS);
    }

    #[test]
    fn a_file_from_before_there_were_sessions_is_read() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("admin.json");
        std::fs::write(&file, r#"{"hash":null,"expires":5,"used":true}"#).expect("ours");
        let link = AdminLink::in_file(&file);
        assert!(link.was_used().expect("readable"));
        assert_eq!(link.sessions(6).expect("readable"), []);
    }
}
