//! The administrator's one-time link.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::secret::{Key, LENGTH, random_bytes, write_private};

/// For how long a link can be used, in seconds: a day.
pub const LINK_LIVES: i64 = 24 * 60 * 60;
/// For how long an administrator stays one, in seconds: a week.
pub const SESSION_LIVES: i64 = 7 * 24 * 60 * 60;
/// What cookies of administrators are signed for.
const PURPOSE: &str = "admin";

/// The one link that makes its user the administrator: the newest; kept as a hash in a file, used once.
#[derive(Debug)]
pub struct AdminLink {
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

/// What is kept of a link.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    /// SHA-256 of its token; none once it was used.
    hash: Option<String>,
    /// Until when it can be used, in seconds of UTC.
    expires: i64,
    /// Whether anybody has ever become administrator.
    used: bool,
}

impl AdminLink {
    /// The link that is kept in a file.
    pub fn in_file(file: &Path) -> AdminLink {
        AdminLink { file: file.to_owned(), turn: Mutex::new(()) }
    }

    /// Makes a new link, which replaces the one before; returns its token. `now` in seconds of UTC.
    pub fn make(&self, now: i64) -> io::Result<String> {
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let token = URL_SAFE_NO_PAD.encode(random_bytes::<LENGTH>()?);
        let used = self.read()?.is_some_and(|kept| kept.used);
        self.write(&Kept { hash: Some(hash(&token)), expires: now.saturating_add(LINK_LIVES), used })?;
        Ok(token)
    }

    /// Whether anybody has ever become administrator.
    pub fn was_used(&self) -> io::Result<bool> {
        Ok(self.read()?.is_some_and(|kept| kept.used))
    }

    /// Uses the link up.
    pub fn redeem(&self, token: &str, now: i64) -> Result<(), LinkError> {
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = self.read()?.ok_or(LinkError::Invalid)?;
        // Hashes are compared: how long that takes tells nothing about the token.
        if kept.hash.as_deref() != Some(hash(token).as_str()) || now > kept.expires {
            return Err(LinkError::Invalid);
        }
        self.write(&Kept { hash: None, expires: kept.expires, used: true })?;
        Ok(())
    }

    fn read(&self) -> io::Result<Option<Kept>> {
        match std::fs::read(&self.file) {
            Ok(bytes) => Ok(Some(serde_json::from_slice(&bytes)?)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&self, kept: &Kept) -> io::Result<()> {
        write_private(&self.file, &serde_json::to_vec(kept)?)
    }
}

fn hash(token: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(token.as_bytes()))
}

/// The value of an administrator's cookie; `now` in seconds of UTC.
pub fn sign_session(key: &Key, now: i64) -> String {
    key.sign(PURPOSE, &now.to_be_bytes())
}

/// Whether a cookie is an administrator's and not too old; `now` in seconds of UTC.
pub fn is_session(key: &Key, cookie: &str, now: i64) -> bool {
    let at = key.open(PURPOSE, cookie).and_then(|bytes| bytes.try_into().ok()).map(i64::from_be_bytes);
    at.is_some_and(|at| now.saturating_sub(at) <= SESSION_LIVES)
}

#[cfg(test)]
mod tests {
    use super::{AdminLink, LINK_LIVES, LinkError, SESSION_LIVES, is_session, sign_session};
    use crate::secret::Key;

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
    fn a_session_ends() {
        let key = Key::from_bytes([5; 32]);
        let cookie = sign_session(&key, 10);
        assert!(is_session(&key, &cookie, 10 + SESSION_LIVES));
        assert!(!is_session(&key, &cookie, 11 + SESSION_LIVES));
        assert!(!is_session(&Key::from_bytes([6; 32]), &cookie, 10));
        assert!(!is_session(&key, &key.sign("guest", &10_i64.to_be_bytes()), 10));
    }
}
