//! Friends who are here now, and their invitations to a table. None of it is stored: it is over when they go.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use stammtisch_http::PersonId;
use stammtisch_http::clock::{Moment, SECOND};
use stammtisch_store::{Listed, PlayerRecord, Tie};

use crate::accounts::Accounts;
use crate::refused::Refused;
use crate::wire::{Company, Friend, Invitation};

/// For how long after a look at the page somebody counts as here.
const LOOKED: Moment = 60 * SECOND;
/// For how long an invitation stands.
const INVITED: Moment = 10 * 60 * SECOND;
/// The most invitations that stand for one person; an older one gives way.
const MOST: usize = 20;
/// The longest id of a table.
const LONGEST_TABLE: usize = 64;

/// Who has looked at the page lately, and who is invited where.
#[derive(Debug, Default)]
pub(crate) struct Lounge(Mutex<Inside>);

#[derive(Debug, Default)]
struct Inside {
    looked: HashMap<String, Moment>,
    /// By who is invited.
    invited: HashMap<String, Vec<Invitation>>,
}

impl Lounge {
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody looks at the page; whoever has not for a while is forgotten, and so is what is over.
    fn look(&self, person: &str, now: Moment) {
        let mut inside = self.lock();
        inside.looked.retain(|_, at| now - *at < LOOKED);
        inside.looked.insert(person.to_owned(), now);
        inside.invited.retain(|_, invitations| {
            invitations.retain(|invitation| now - invitation.at < INVITED);
            !invitations.is_empty()
        });
    }

    fn has_looked(&self, person: &str, now: Moment) -> bool {
        self.lock().looked.get(person).is_some_and(|at| now - at < LOOKED)
    }

    /// Somebody is invited; a second invitation of the same friend takes the place of his first.
    fn invite(&self, whom: &str, invitation: Invitation) {
        let mut inside = self.lock();
        let invitations = inside.invited.entry(whom.to_owned()).or_default();
        invitations.retain(|known| known.id != invitation.id);
        if invitations.len() == MOST {
            invitations.remove(0);
        }
        invitations.push(invitation);
    }

    fn of(&self, person: &str) -> Vec<Invitation> {
        self.lock().invited.get(person).cloned().unwrap_or_default()
    }

    fn decline(&self, person: &str, from: &str) {
        if let Some(invitations) = self.lock().invited.get_mut(person) {
            invitations.retain(|known| known.id != from);
        }
    }
}

impl Accounts {
    /// Which friends are here, who has asked to be one, and who invites to a table.
    pub(crate) async fn company(&self, me: &str) -> Result<Company, Refused> {
        let (ties, now) = (self.ties(me).await?, self.now());
        let lounge = &self.inner.lounge;
        lounge.look(me, now);
        let of = |wanted: Tie| {
            let found = ties.iter().filter(move |(tie, _)| *tie == wanted);
            found.map(|(_, listed)| listed.clone()).collect::<Vec<Listed>>()
        };
        let friends = of(Tie::Friend);
        let ids: Vec<PersonId> = friends.iter().filter_map(|friend| friend.id.parse().ok()).collect();
        let playing = self.inner.around.house.at_tables(&ids);
        let friend = |listed: &Listed| {
            let at_table = playing.iter().any(|id| id.to_string() == listed.id);
            let name = listed.name.clone().unwrap_or_default();
            (at_table || lounge.has_looked(&listed.id, now)).then(|| Friend {
                id: listed.id.clone(),
                name,
                at_table,
            })
        };
        let is_friend = |invitation: &Invitation| friends.iter().any(|friend| friend.id == invitation.id);
        Ok(Company {
            here: friends.iter().filter_map(friend).collect(),
            invitations: lounge.of(me).into_iter().filter(is_friend).collect(),
            asking: of(Tie::Asking).into_iter().map(Into::into).collect(),
        })
    }

    /// Invites a friend to a table.
    pub(crate) async fn invite(&self, me: &PlayerRecord, whom: &str, table: &str) -> Result<(), Refused> {
        if table.is_empty() || table.len() > LONGEST_TABLE {
            return Err(Refused::TextTooLong);
        }
        let ties = self.ties(&me.id).await?;
        if !ties.iter().any(|(tie, listed)| *tie == Tie::Friend && listed.id == whom) {
            return Err(Refused::NotFound);
        }
        let (id, name) = (me.id.clone(), me.name.clone().unwrap_or_default());
        let invitation = Invitation { id, name, table: table.to_owned(), at: self.now() };
        self.inner.lounge.invite(whom, invitation);
        Ok(())
    }

    /// Declines what somebody invited to, or has followed it.
    pub(crate) fn decline(&self, me: &str, from: &str) {
        self.inner.lounge.decline(me, from);
    }
}

#[cfg(test)]
mod tests {
    use super::{INVITED, LOOKED, Lounge, MOST};
    use crate::wire::Invitation;

    fn from(id: &str, at: i64) -> Invitation {
        Invitation { id: id.to_owned(), name: id.to_owned(), table: "t".to_owned(), at }
    }

    #[test]
    fn who_has_not_looked_for_a_while_is_not_here() {
        let lounge = Lounge::default();
        lounge.look("anna", 0);
        assert!(lounge.has_looked("anna", LOOKED - 1) && !lounge.has_looked("anna", LOOKED));
        lounge.look("bert", LOOKED);
        assert_eq!(lounge.lock().looked.len(), 1, "nothing is kept of who is gone");
    }

    #[test]
    fn an_invitation_stands_for_a_while_once_of_each_and_there_are_not_too_many() {
        let lounge = Lounge::default();
        lounge.invite("anna", from("bert", 0));
        lounge.invite("anna", from("bert", 5));
        assert_eq!(lounge.of("anna").len(), 1);
        for number in 0..50 {
            lounge.invite("anna", from(&number.to_string(), 5));
        }
        assert_eq!(lounge.of("anna").len(), MOST);
        lounge.decline("anna", "49");
        assert_eq!(lounge.of("anna").len(), MOST - 1);
        lounge.look("bert", INVITED + 5);
        assert!(lounge.of("anna").is_empty() && lounge.lock().invited.is_empty());
    }
}
