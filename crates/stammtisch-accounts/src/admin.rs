//! What an administrator does; everything that changes something is logged.

use axum::http::HeaderMap;
use stammtisch_store::{Deed, LogLine, PlayerRecord, ReportClosing, ReportRecord, Reports};

use crate::accounts::Accounts;
use crate::changing::{ResetLink, rename_deed};
use crate::name::AccountName;
use crate::refused::Refused;
use crate::signing::{Request, SignedIn};
use crate::wire::{LogDetail, Verdict};

/// The longest reason or note, in characters.
const LONGEST_NOTE: usize = 500;
/// Entries on a page of people, reports or the log.
pub(crate) const PAGE: u32 = 50;

/// Who acts for the house without a name.
const STEWARD: &str = "house";

impl Accounts {
    /// The id under which the administrator whom a request comes from acts.
    pub(crate) async fn admin(&self, headers: &HeaderMap) -> Result<String, Refused> {
        match self.visitor(headers).await? {
            Some(person) if person.admin => Ok(person.id.to_string()),
            // The one-time link makes its user an administrator without any name.
            None if self.inner.around.house.is_admin(headers) => Ok(STEWARD.to_owned()),
            Some(_) | None => Err(Refused::NotAdmin),
        }
    }

    pub(crate) async fn find_people(
        &self,
        part: &str,
        before: Option<&str>,
    ) -> Result<Vec<PlayerRecord>, Refused> {
        Ok(self.inner.store.find_players(part.trim(), before, PAGE).await?)
    }

    pub(crate) async fn person(&self, id: &str) -> Result<PlayerRecord, Refused> {
        let player = self.inner.store.player(id).await?;
        player.filter(|player| player.erased.is_none()).ok_or(Refused::NotFound)
    }

    /// Locks somebody out; all sessions end.
    pub(crate) async fn lock(&self, by: &str, whom: &str, reason: &str) -> Result<(), Refused> {
        if by == whom {
            return Err(Refused::Yourself);
        }
        let reason = note(reason)?;
        self.person(whom).await?;
        let lock = Deed::Lock { id: whom.to_owned(), at: self.now(), reason };
        let log = self.log_line(Some(by), "lock", Some(whom), &LogDetail::NONE);
        self.change(&[lock, Deed::SessionsEnd { account: whom.to_owned() }, log]).await?;
        self.revoke(whom, None);
        Ok(())
    }

    pub(crate) async fn unlock(&self, by: &str, whom: &str) -> Result<(), Refused> {
        let log = self.log_line(Some(by), "unlock", Some(whom), &LogDetail::NONE);
        self.change(&[Deed::Unlock { id: whom.to_owned() }, log]).await
    }

    pub(crate) async fn reset_link(&self, by: &str, whom: &str) -> Result<ResetLink, Refused> {
        self.make_reset_link(by, whom).await
    }

    /// Makes an account an administrator's or not; its sessions end, so that the new rights come with a new session.
    pub(crate) async fn set_admin(&self, by: &str, whom: &str, admin: bool) -> Result<(), Refused> {
        let player = self.account_by_id(whom).await?;
        let was = player.account.as_ref().is_some_and(|account| account.admin);
        if was == admin {
            return Ok(());
        }
        if was && self.inner.store.admins().await? <= 1 {
            return Err(Refused::LastAdmin);
        }
        let change = Deed::Admin { id: player.id.clone(), admin };
        let log = self.log_line(Some(by), "admin", Some(whom), &LogDetail::admin(admin));
        self.change(&[change, Deed::SessionsEnd { account: player.id.clone() }, log]).await?;
        self.revoke(whom, None);
        Ok(())
    }

    /// Makes the signed-in account an administrator's, for who holds the one-time link; the session gets a new token.
    pub(crate) async fn claim(&self, request: Request<'_>) -> Result<SignedIn, Refused> {
        if !self.inner.around.house.is_admin(request.headers) {
            return Err(Refused::NotAdmin);
        }
        let (session, player) = self.account(request.headers).await?;
        let log = self.log_line(Some(&player.id), "admin", Some(&player.id), &LogDetail::admin(true));
        self.change(&[Deed::Admin { id: player.id, admin: true }, log]).await?;
        self.rotate(request, &session).await
    }

    /// Gives somebody another name, because the present one must go.
    pub(crate) async fn rename_person(
        &self,
        by: &str,
        whom: &str,
        (name, reason): (&str, &str),
    ) -> Result<(), Refused> {
        let (name, reason) = (AccountName::parse(name)?, note(reason)?);
        let player = self.account_by_id(whom).await?;
        let detail = LogDetail { reason: Some(reason), ..LogDetail::NONE };
        let log = self.log_line(Some(by), "rename", Some(whom), &detail);
        self.change(&[rename_deed(&player.id, &name), log]).await?;
        self.revoke(&player.id, None);
        Ok(())
    }

    pub(crate) async fn reports(
        &self,
        which: &Reports,
        before: Option<i64>,
    ) -> Result<Vec<ReportRecord>, Refused> {
        Ok(self.inner.store.reports(which, before, PAGE).await?)
    }

    pub(crate) async fn close_report(
        &self,
        by: &str,
        number: i64,
        (verdict, remark): (Verdict, &str),
    ) -> Result<(), Refused> {
        let remark = note(remark)?;
        let closing = ReportClosing {
            at: self.now(),
            by: by.to_owned(),
            verdict: verdict.name().to_owned(),
            note: (!remark.is_empty()).then_some(remark),
        };
        let detail = LogDetail { report: Some(number), verdict: Some(verdict), ..LogDetail::NONE };
        let log = self.log_line(Some(by), "report_closed", None, &detail);
        self.change(&[Deed::CloseReport { number, closing }, log]).await
    }

    pub(crate) async fn log(
        &self,
        about: Option<&str>,
        before: Option<i64>,
    ) -> Result<Vec<(i64, LogLine)>, Refused> {
        Ok(self.inner.store.account_log(about, before, PAGE).await?)
    }

    /// The name of somebody, if it is still known.
    pub(crate) async fn name_of(&self, id: &str) -> Result<Option<String>, Refused> {
        Ok(self.inner.store.player(id).await?.and_then(|player| player.name))
    }
}

/// A reason or remark, trimmed and not too long.
fn note(text: &str) -> Result<String, Refused> {
    let text = text.trim();
    if text.chars().count() > LONGEST_NOTE { Err(Refused::TextTooLong) } else { Ok(text.to_owned()) }
}
