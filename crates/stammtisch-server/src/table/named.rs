//! A command under its id: it belongs to who sent it.

use sha2::{Digest as _, Sha256};
use stammtisch_http::PersonId;
use stammtisch_store::DoneCommand;

use crate::wire::{Command, Refused};

/// A command with whose it is and what it says: the same id of somebody else is another command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    /// Under which it is kept: longer than any id, so that none of those that were kept without a sender looks like it.
    pub(super) key: String,
    /// The client's id.
    pub(super) id: String,
    /// A hash of what it says.
    pub(super) digest: i64,
}

impl Named {
    pub(super) fn new(sender: PersonId, id: &str, command: &Command) -> Named {
        let said = serde_json::to_vec(command).expect("a command is plain data");
        let hash: [u8; 32] = Sha256::digest(said).into();
        let first = hash.first_chunk().expect("a hash has more than eight bytes");
        let digest = i64::from_be_bytes(*first);
        Named { key: format!("by {sender} {id}"), id: id.to_owned(), digest }
    }

    /// The version that this command led to, if what was done under its id is this command.
    pub(super) fn version(&self, done: DoneCommand) -> Result<u64, Refused> {
        match done.digest {
            Some(digest) if digest != self.digest => Err(Refused::IdUsed),
            Some(_) | None => Ok(done.version),
        }
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_http::PersonId;
    use stammtisch_store::DoneCommand;

    use super::Named;
    use crate::wire::Refused;
    use crate::wire::{Command, LONGEST_ID};

    #[test]
    fn an_id_belongs_to_its_sender_and_to_what_it_was_sent_with() {
        let (anna, bert) = (PersonId::new(1, [1; 10]), PersonId::new(1, [2; 10]));
        let one = Named::new(anna, "7", &Command::Ready);
        assert_eq!(one, Named::new(anna, "7", &Command::Ready));
        assert_ne!(one.key, Named::new(bert, "7", &Command::Ready).key);
        assert!(one.key.len() > LONGEST_ID, "no id of a client is a key");
        let done = DoneCommand { version: 5, digest: Some(one.digest) };
        assert_eq!(one.version(done), Ok(5));
        assert_eq!(Named::new(anna, "7", &Command::Leave).version(done), Err(Refused::IdUsed));
        let old = DoneCommand { version: 5, digest: None };
        assert_eq!(Named::new(anna, "7", &Command::Leave).version(old), Ok(5));
    }
}
