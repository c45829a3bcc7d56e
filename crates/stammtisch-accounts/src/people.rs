//! What people are to each other: friends, blocks, reports.

use axum::http::HeaderMap;
use stammtisch_http::clock::DAY;
use stammtisch_store::{Deed, Listed, PlayerRecord, Reports, Tie};

use crate::accounts::{Accounts, guess_key, person_id};
use crate::refused::Refused;
use crate::wire::NewReport;

/// Friends and questions that one may have at once.
const MOST_TIES: usize = 500;
/// People whom one may block.
const MOST_BLOCKS: usize = 1_000;
/// Reports that one may make in a day.
const MOST_REPORTS: usize = 10;
/// The longest text of a report, in characters.
const LONGEST_REPORT: usize = 1_000;

impl Accounts {
    /// Whether one of two has blocked the other: they do not sit at one table, and do not hear each other.
    pub async fn is_blocked(&self, one: &str, other: &str) -> Result<bool, Refused> {
        let store = &self.inner.store;
        Ok(store.has_blocked(one, other).await? || store.has_blocked(other, one).await?)
    }

    /// Whom somebody has blocked, by id.
    pub async fn blocked_by(&self, person: &str) -> Result<Vec<String>, Refused> {
        Ok(self.inner.store.blocked(person).await?.into_iter().map(|listed| listed.id).collect())
    }

    pub(crate) async fn ties(&self, id: &str) -> Result<Vec<(Tie, Listed)>, Refused> {
        Ok(self.inner.store.ties(id).await?)
    }

    /// An account by id.
    pub(crate) async fn account_by_id(&self, id: &str) -> Result<PlayerRecord, Refused> {
        let player = self.inner.store.player(id).await?;
        player.filter(|player| player.account.is_some()).ok_or(Refused::NotFound)
    }

    /// An account by its name.
    pub(crate) async fn account_by_name(&self, name: &str) -> Result<Option<PlayerRecord>, Refused> {
        Ok(self.inner.store.account_named(&guess_key(name)).await?)
    }

    /// Asks somebody to be a friend; who was asked before agrees by asking.
    pub(crate) async fn befriend(&self, me: &str, other: &str) -> Result<(), Refused> {
        if me == other {
            return Err(Refused::Yourself);
        }
        let other = self.account_by_id(other).await?.id;
        if self.is_blocked(me, &other).await? {
            return Err(Refused::Blocked);
        }
        let (ties, at) = (self.ties(me).await?, self.now());
        match ties.iter().find(|(_, listed)| listed.id == other) {
            Some((Tie::Friend | Tie::Asked, _)) => Ok(()),
            Some((Tie::Asking, _)) => {
                self.change(&[Deed::Accept { from: other, to: me.to_owned(), at }]).await
            }
            None if ties.len() >= MOST_TIES => Err(Refused::TooMany),
            None => self.change(&[Deed::Ask { from: me.to_owned(), to: other, at }]).await,
        }
    }

    /// Agrees to be friends with somebody who has asked.
    pub(crate) async fn accept(&self, me: &str, other: &str) -> Result<(), Refused> {
        let accept = Deed::Accept { from: other.to_owned(), to: me.to_owned(), at: self.now() };
        self.change(&[accept]).await
    }

    pub(crate) async fn part(&self, me: &str, other: &str) -> Result<(), Refused> {
        self.change(&[Deed::Part { one: me.to_owned(), other: other.to_owned() }]).await
    }

    pub(crate) async fn blocked(&self, id: &str) -> Result<Vec<Listed>, Refused> {
        Ok(self.inner.store.blocked(id).await?)
    }

    /// Blocks somebody who is known here, guest or account.
    pub(crate) async fn block(&self, headers: &HeaderMap, whom: &str) -> Result<(), Refused> {
        let person = self.somebody(headers).await?;
        let me = person.id.to_string();
        if me == whom {
            return Err(Refused::Yourself);
        }
        self.known(whom).await?;
        if self.blocked(&me).await?.len() >= MOST_BLOCKS {
            return Err(Refused::TooMany);
        }
        self.meet(&person).await?;
        self.change(&[Deed::Block { by: me.clone(), whom: whom.to_owned(), at: self.now() }]).await?;
        self.tell_blocks(&me).await
    }

    pub(crate) async fn unblock(&self, me: &str, whom: &str) -> Result<(), Refused> {
        self.change(&[Deed::Unblock { by: me.to_owned(), whom: whom.to_owned() }]).await?;
        self.tell_blocks(me).await
    }

    /// Tells the rest of the house whom somebody has blocked now.
    async fn tell_blocks(&self, me: &str) -> Result<(), Refused> {
        let blocked = self.blocked_by(me).await?;
        let blocked: Vec<_> = blocked.iter().filter_map(|id| id.parse().ok()).collect();
        self.inner.around.house.blocks_changed(person_id(me)?, &blocked);
        Ok(())
    }

    /// Reports somebody to the administrators.
    pub(crate) async fn report(&self, headers: &HeaderMap, reporting: NewReport) -> Result<i64, Refused> {
        let person = self.somebody(headers).await?;
        let me = person.id.to_string();
        if me == reporting.id {
            return Err(Refused::Yourself);
        }
        let long =
            |text: &Option<String>, most| text.as_ref().is_some_and(|text| text.chars().count() > most);
        if long(&reporting.text, LONGEST_REPORT) || long(&reporting.table, 64) {
            return Err(Refused::TextTooLong);
        }
        self.known(&reporting.id).await?;
        self.meet(&person).await?;
        let mine = Reports { by: Some(me.clone()), ..Reports::default() };
        let since = self.now() - DAY;
        let recent = self.inner.store.reports(&mine, None, MOST_REPORTS as u32).await?;
        if recent.iter().filter(|record| record.report.at > since).count() >= MOST_REPORTS {
            return Err(Refused::TooMany);
        }
        let report = stammtisch_store::NewReport {
            at: self.now(),
            by: me,
            about: reporting.id,
            reason: reporting.reason.name().to_owned(),
            text: reporting.text.filter(|text| !text.trim().is_empty()),
            table: reporting.table,
            hand: reporting.hand.map(i64::from),
        };
        Ok(self.inner.store.report(&report).await?)
    }

    async fn known(&self, id: &str) -> Result<PlayerRecord, Refused> {
        let player = self.inner.store.player(id).await?;
        player.filter(|player| player.erased.is_none()).ok_or(Refused::NotFound)
    }
}
