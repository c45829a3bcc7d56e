//! Changing an account, taking one's data along, and going for good.

use axum::http::HeaderMap;
use stammtisch_http::clock::Moment;
use stammtisch_store::{Deed, PlayerRecord, ResetRecord};

use crate::accounts::{Accounts, person_id};
use crate::name::AccountName;
use crate::password;
use crate::refused::Refused;
use crate::signing::{Request, SignedIn};
use crate::to_the_end::to_the_end;
use crate::token::Token;
use crate::wire::LogDetail;

/// A link for a new password, just made.
#[derive(Debug)]
pub(crate) struct ResetLink {
    /// The secret part.
    pub(crate) token: String,
    /// Until when it works.
    pub(crate) expires: Moment,
}

impl Accounts {
    /// Gives the signed-in person another name.
    pub(crate) async fn rename(
        &self,
        request: Request<'_>,
        name: &str,
        password: &str,
    ) -> Result<(), Refused> {
        let (_, player) = self.account(request.headers).await?;
        let name = AccountName::parse(name)?;
        self.confirm(request, &player, password).await?;
        let log = self.log_line(Some(&player.id), "rename", Some(&player.id), &LogDetail::NONE);
        self.change(&[rename_deed(&player.id, &name), log]).await?;
        // Connections carry the old name; they come back with the new one.
        self.revoke(&player.id, None);
        Ok(())
    }

    /// Gives the signed-in person another password; all other sessions end.
    pub(crate) async fn change_password(
        &self,
        request: Request<'_>,
        old: &str,
        new: &str,
    ) -> Result<SignedIn, Refused> {
        let (_, player) = self.account(request.headers).await?;
        password::check(new, player.name.as_deref().unwrap_or_default())?;
        self.confirm(request, &player, old).await?;
        let log = self.log_line(Some(&player.id), "password", Some(&player.id), &LogDetail::NONE);
        self.set_password(request, (&player, new), vec![log]).await
    }

    /// Sets a password, ends all sessions and begins a new one.
    pub(crate) async fn set_password(
        &self,
        request: Request<'_>,
        (player, new): (&PlayerRecord, &str),
        mut deeds: Vec<Deed>,
    ) -> Result<SignedIn, Refused> {
        let mut salt = [0; 16];
        self.random().fill(&mut salt);
        let hash = self.inner.hasher.hash(new, salt).await?;
        deeds.push(Deed::Password { id: player.id.clone(), hash });
        deeds.push(Deed::SessionsEnd { account: player.id.clone() });
        let signed_in = self.sign_in(request, player, deeds).await?;
        self.revoke(&player.id, None);
        Ok(signed_in)
    }

    pub(crate) async fn set_listed(&self, headers: &HeaderMap, listed: bool) -> Result<(), Refused> {
        let (_, player) = self.account(headers).await?;
        self.change(&[Deed::Listed { id: player.id, listed }]).await
    }

    /// Makes a link for a new password of an account; earlier ones are dead.
    pub(crate) async fn make_reset_link(&self, by: &str, account: &str) -> Result<ResetLink, Refused> {
        let player = self.inner.store.player(account).await?.filter(|player| player.account.is_some());
        let player = player.ok_or(Refused::NotFound)?;
        let (token, now) = (Token::new(self.random()), self.now());
        let expires = now + self.inner.options.reset;
        let record = ResetRecord { hash: token.hash(), account: player.id.clone(), created: now, expires };
        let log = self.log_line(Some(by), "reset_link", Some(&player.id), &LogDetail::NONE);
        self.change(&[Deed::ResetLink(record), log]).await?;
        Ok(ResetLink { token: token.text(), expires })
    }

    /// Uses a link for a new password: once, then it is dead.
    pub(crate) async fn reset(
        &self,
        request: Request<'_>,
        token: &str,
        new: &str,
    ) -> Result<SignedIn, Refused> {
        let hash = Token::parse(token).ok_or(Refused::LinkInvalid)?.hash();
        let link = self.inner.store.reset_link(&hash).await?.filter(|link| link.expires >= self.now());
        let link = link.ok_or(Refused::LinkInvalid)?;
        let player = self.inner.store.player(&link.account).await?.ok_or(Refused::LinkInvalid)?;
        if player.locked.is_some() {
            return Err(Refused::Locked);
        }
        password::check(new, player.name.as_deref().unwrap_or_default())?;
        let used = Deed::ResetUsed { hash, at: self.now() };
        let log = self.log_line(Some(&player.id), "reset", Some(&player.id), &LogDetail::NONE);
        self.set_password(request, (&player, new), vec![used, log]).await
    }

    /// Erases the person of a request: an account with its password, a guest as he is.
    pub(crate) async fn delete(&self, request: Request<'_>, password: Option<&str>) -> Result<(), Refused> {
        if let Some((_, player)) = self.session(request.headers).await? {
            self.confirm(request, &player, password.unwrap_or_default()).await?;
            let last = player.account.as_ref().is_some_and(|account| account.admin)
                && self.inner.store.admins().await? <= 1;
            return if last { Err(Refused::LastAdmin) } else { self.erase(&player.id).await };
        }
        let guest = self.somebody(request.headers).await?;
        self.erase(&guest.id.to_string()).await
    }

    /// Forgets a guest; an account is erased by its owner alone.
    pub async fn forget(&self, person: &str) -> Result<(), Refused> {
        match self.inner.store.player(person).await? {
            Some(player) if player.account.is_some() => Err(Refused::HasAccount),
            Some(_) | None => self.erase(person).await,
        }
    }

    /// Erases somebody everywhere: here, in the rest of the house, in the write-ahead log, and in copies of the database.
    pub(crate) async fn erase(&self, person: &str) -> Result<(), Refused> {
        let (accounts, person) = (self.clone(), person.to_owned());
        to_the_end(async move {
            accounts.erase_here(&person).await?;
            // What fails there is tried again every day.
            if let Err(error) = accounts.inner.around.house.erase_in_copies().await {
                tracing::error!(%error, "who was erased is still in a copy of the database");
            }
            Ok(())
        })
        .await
    }

    /// Erases somebody everywhere but in copies of the database.
    pub(crate) async fn erase_here(&self, person: &str) -> Result<(), Refused> {
        let log = self.log_line(None, "delete", Some(person), &LogDetail::NONE);
        self.forget_in_runden(person).await?;
        self.change(&[Deed::Erase { id: person.to_owned(), at: self.now() }, log]).await?;
        self.revoke(person, None);
        if let Err(error) = self.inner.around.house.erase(person_id(person)?).await {
            tracing::error!(%error, "a person could not be erased everywhere");
            return Err(Refused::Busy);
        }
        Ok(self.inner.store.fold().await?)
    }
}

pub(crate) fn rename_deed(id: &str, name: &AccountName) -> Deed {
    Deed::Rename { id: id.to_owned(), name: name.shown().to_owned(), folded: name.folded().to_owned() }
}
