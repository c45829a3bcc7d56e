//! A command under its id: it belongs to the link that sent it.

use stammtisch_desk::{Draft, Link, digest};
use stammtisch_store::CommandRecord;

use crate::trouble::Trouble;

/// Longest id of a command.
const LONGEST_ID: usize = 64;

/// A command with whose it is and what it says: the same id of another link is another command.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Named<'i> {
    /// Under which it is kept: longer than any id, so that none of those that were kept without a sender looks like it.
    key: String,
    /// The client's id.
    id: &'i str,
    /// A hash of what it says.
    digest: String,
}

impl<'i> Named<'i> {
    pub(crate) fn new(sender: &Link, id: &'i str, said: &str) -> Result<Named<'i>, Trouble> {
        if id.is_empty() || id.chars().count() > LONGEST_ID {
            return Err(Trouble::BadRequest("id".to_owned()));
        }
        Ok(Named { key: format!("by {} {id}", sender.hash), id, digest: digest(said) })
    }

    /// What this command came to, if it was carried out before.
    ///
    /// Of one that was kept without a sender nobody knows whose it was: it is this one where it says the same.
    pub(crate) fn before<'d>(&self, draft: &'d Draft<'_>) -> Result<Option<&'d CommandRecord>, Trouble> {
        match draft.carried_out(&self.key).or_else(|| draft.carried_out(self.id)) {
            Some(before) if before.digest != self.digest => Err(Trouble::IdUsed),
            before => Ok(before),
        }
    }

    /// Whether a command that was carried out is a link's.
    pub(crate) fn is_of(sender: &Link, command: &CommandRecord) -> bool {
        command.id.starts_with(&format!("by {} ", sender.hash))
    }

    /// Notes that everything after an event came of this command.
    pub(crate) fn note(self, draft: &mut Draft<'_>, after: u64) {
        draft.note(&self.key, self.digest, after);
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_desk::{LinkRole, LinkScope, NewLink};

    use super::{LONGEST_ID, Named};

    #[test]
    fn an_id_belongs_to_its_link_and_to_what_it_was_sent_with() {
        let link =
            |byte| NewLink::make("t", (LinkRole::Keeper, LinkScope::default()), "", (5, [byte; 16])).link;
        let (one, other) = (link(1), link(2));
        let named = Named::new(&one, "7", "row").unwrap();
        assert_eq!(named, Named::new(&one, "7", "row").unwrap());
        assert_ne!(named.key, Named::new(&other, "7", "row").unwrap().key);
        assert_ne!(named.digest, Named::new(&one, "7", "another").unwrap().digest);
        assert!(named.key.len() > LONGEST_ID, "no id of a client is a key");
        assert!(Named::new(&one, &named.key, "row").is_err());
        assert!(Named::new(&one, "", "row").is_err());
    }
}
