//! Registering, signing in and out.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderValue, header};
use stammtisch_http::Person;
use stammtisch_http::clock::{Moment, SECOND};
use stammtisch_http::network::Household;
use stammtisch_store::{Deed, DeedRefused, DeviceRecord, LogLine, NewAccount, PlayerRecord, SessionRecord};

use crate::accounts::{Accounts, guess_key, person_id};
use crate::guesses::Wait;
use crate::name::AccountName;
use crate::password;
use crate::refused::Refused;
use crate::token::{Token, new_person, random_id};
use crate::wire::LogDetail;

/// A request that somebody makes: its headers, and where it comes from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Request<'a> {
    pub(crate) headers: &'a HeaderMap,
    pub(crate) address: IpAddr,
}

impl Request<'_> {
    fn household(self) -> Household {
        self.address.into()
    }

    /// Tells whoever watches the log that a guess was wrong: where it came from, and not whose name was tried.
    pub(crate) fn log_refusal(self) {
        tracing::warn!(target: "stammtisch::login", address = %self.address, "login refused");
    }
}

/// Against whom a guess counts.
#[derive(Debug, PartialEq, Eq)]
enum Guesser {
    /// A device on which the owner of the name has signed in before, by the hash of its token.
    Device(Vec<u8>),
    /// Anybody else: against the name and the address.
    Anybody(String),
}

/// What somebody who registers brings.
#[derive(Debug)]
pub(crate) struct Registration<'a> {
    pub(crate) name: &'a str,
    pub(crate) password: &'a str,
    pub(crate) listed: bool,
}

/// Somebody who has just signed in, with the cookies for the browser.
#[derive(Debug)]
pub(crate) struct SignedIn {
    pub(crate) person: Person,
    pub(crate) cookies: Vec<HeaderValue>,
}

/// A session that is about to begin, on a device that is known from then on.
pub(crate) struct Beginning {
    token: Token,
    record: SessionRecord,
    device: Token,
    /// What the device was known by before, as it says.
    known_by: Option<Vec<u8>>,
}

impl Beginning {
    pub(crate) fn deeds(&self) -> [Deed; 2] {
        let SessionRecord { account, created, .. } = &self.record;
        let device = DeviceRecord { hash: self.device.hash(), account: account.clone(), seen: *created };
        let known = Deed::DeviceKnown { device, instead_of: self.known_by.clone() };
        [Deed::SessionBegins(self.record.clone()), known]
    }
}

impl Accounts {
    /// The guest of a request becomes an account with the same id; who is no guest gets a new one.
    pub(crate) async fn register(
        &self,
        request: Request<'_>,
        registration: &Registration<'_>,
    ) -> Result<SignedIn, Refused> {
        let name = AccountName::parse(registration.name)?;
        password::check(registration.password, name.shown())?;
        self.inner.registrations.take(&request.household(), self.now()).map_err(slow_down)?;
        if let Some((session, player)) = self.session(request.headers).await? {
            // Sent twice by the same person, it is done already.
            let again = self.is_same_registration(&player, &name, registration.password).await?;
            return if again { self.rotate(request, &session).await } else { Err(Refused::SignedIn) };
        }
        if !self.inner.around.house.has_room() {
            return Err(Refused::DiskFull);
        }
        let id = self.registering_id(request.headers).await?;
        let mut salt = [0; 16];
        self.random().fill(&mut salt);
        let hash = self.inner.hasher.hash(registration.password, salt).await?;
        let beginning = self.beginning(&id, request.headers);
        let account = NewAccount {
            id: id.clone(),
            name: name.shown().to_owned(),
            folded: name.folded().to_owned(),
            password: hash,
            listed: registration.listed,
            at: self.now(),
        };
        let log = self.log_line(Some(&id), "register", Some(&id), &LogDetail::NONE);
        let [begins, known] = beginning.deeds();
        match self.try_change(&[Deed::Register(account), begins, known, log]).await {
            Ok(()) => {
                // What is connected as a guest comes back with the session, and goes with it.
                self.revoke(&id, None);
                self.signed_in(&id, name.shown(), beginning)
            }
            Err(DeedRefused::HasAccount) => self.register_again(request, (&id, &name), registration).await,
            Err(other) => Err(other.into()),
        }
    }

    /// The id of who registers: the guest's, unless it was erased.
    async fn registering_id(&self, headers: &HeaderMap) -> Result<String, Refused> {
        let fresh = || new_person(self.random(), self.now()).to_string();
        let Some(guest) = self.inner.around.house.guest(headers) else { return Ok(fresh()) };
        match self.inner.store.player(&guest.id.to_string()).await? {
            Some(player) if player.locked.is_some() => Err(Refused::Locked),
            Some(player) if player.erased.is_some() => Ok(fresh()),
            Some(_) | None => Ok(guest.id.to_string()),
        }
    }

    /// A registration that has been done: with the same name and password it signs in.
    async fn register_again(
        &self,
        request: Request<'_>,
        (id, name): (&str, &AccountName),
        registration: &Registration<'_>,
    ) -> Result<SignedIn, Refused> {
        let player = self.inner.store.player(id).await?.ok_or(Refused::HasAccount)?;
        let guesser = Guesser::Anybody(guess_key(name.shown()));
        self.guess(request, &guesser).await?;
        if !self.is_same_registration(&player, name, registration.password).await? {
            request.log_refusal();
            return Err(Refused::HasAccount);
        }
        self.guessed_right(request, &guesser);
        self.sign_in(request, &player, Vec::new()).await
    }

    async fn is_same_registration(
        &self,
        player: &PlayerRecord,
        name: &AccountName,
        password: &str,
    ) -> Result<bool, Refused> {
        let kept = player.account.as_ref().map(|account| account.password.as_str());
        let right = self.inner.hasher.verify(password, kept).await?;
        let shown = player.name.as_deref().unwrap_or_default();
        Ok(right && AccountName::parse(shown).is_ok_and(|own| own.folded() == name.folded()))
    }

    /// Signs in. Unknown names and wrong passwords take the same way: one look-up, one hash, one answer.
    pub(crate) async fn log_in(
        &self,
        request: Request<'_>,
        name: &str,
        password: &str,
    ) -> Result<SignedIn, Refused> {
        let player = self.inner.store.account_named(&guess_key(name)).await?;
        let guesser = self.guesser(request.headers, name, player.as_ref()).await?;
        self.guess(request, &guesser).await?;
        let kept = player.as_ref().and_then(|player| player.account.as_ref());
        let right = self.inner.hasher.verify(password, kept.map(|account| account.password.as_str())).await?;
        let Some(player) = player.filter(|_| right) else {
            request.log_refusal();
            return Err(Refused::WrongLogin);
        };
        self.guessed_right(request, &guesser);
        if player.locked.is_some() {
            return Err(Refused::Locked);
        }
        let ended = self.session(request.headers).await?.map(|(session, _)| session);
        let ends =
            ended.iter().map(|old| Deed::SessionEnds { account: old.account.clone(), id: old.id.clone() });
        let signed_in = self.sign_in(request, &player, ends.collect()).await?;
        if let Some(old) = ended {
            self.revoke(&old.account, Some(&old.id));
        }
        Ok(signed_in)
    }

    /// Whether a guess comes from a device that the owner of the name has used before.
    async fn guesser(
        &self,
        headers: &HeaderMap,
        name: &str,
        player: Option<&PlayerRecord>,
    ) -> Result<Guesser, Refused> {
        let anybody = Guesser::Anybody(guess_key(name));
        let Some(token) = self.device_cookie().read(headers).and_then(Token::parse) else {
            return Ok(anybody);
        };
        let device = self.inner.store.device(&token.hash()).await?;
        let known = device.filter(|device| player.is_some_and(|player| player.id == device.account));
        Ok(known.map_or(anybody, |device| Guesser::Device(device.hash)))
    }

    /// Counts a guess before it is looked at.
    async fn guess(&self, request: Request<'_>, guesser: &Guesser) -> Result<(), Refused> {
        let name = match guesser {
            Guesser::Device(device) => {
                return self.inner.guesses_by_device.take(device, self.now()).map(|_| ()).map_err(slow_down);
            }
            Guesser::Anybody(name) => name,
        };
        let (household, now) = (request.household(), self.now());
        self.inner.guesses_by_address.take(&household, now).map_err(slow_down)?;
        let allowed = self.inner.guesses_by_name.take(name, now).map_err(|wait| {
            // It is not looked at, so it was no guess: who is impatient does not lock his whole house out.
            self.inner.guesses_by_address.forgive(&household);
            slow_down(wait)
        })?;
        // The last free one is kept in the log, whether anybody has the name or not: both must take the same time.
        if allowed.last_free {
            let player = self.inner.store.account_named(name).await?;
            let whom = player.as_ref().map(|player| player.id.as_str());
            self.change(&[self.log_line(None, "login_refused", whom, &LogDetail::NONE)]).await?;
        }
        Ok(())
    }

    fn guessed_right(&self, request: Request<'_>, guesser: &Guesser) {
        match guesser {
            Guesser::Device(device) => self.inner.guesses_by_device.forget(device),
            Guesser::Anybody(name) => {
                self.inner.guesses_by_address.forgive(&request.household());
                self.inner.guesses_by_name.forget(name);
            }
        }
    }

    /// Checks the present password of somebody who is signed in. Wrong ones count against the account's own sessions:
    /// strangers have none, so nothing that they guess keeps the owner from his account.
    pub(crate) async fn confirm(
        &self,
        request: Request<'_>,
        player: &PlayerRecord,
        password: &str,
    ) -> Result<(), Refused> {
        self.inner.guesses_by_owner.take(&player.id, self.now()).map_err(slow_down)?;
        let kept = player.account.as_ref().map(|account| account.password.as_str());
        if !self.inner.hasher.verify(password, kept).await? {
            request.log_refusal();
            return Err(Refused::WrongPassword);
        }
        self.inner.guesses_by_owner.forget(&player.id);
        Ok(())
    }

    /// Begins a session together with other deeds.
    pub(crate) async fn sign_in(
        &self,
        request: Request<'_>,
        player: &PlayerRecord,
        mut deeds: Vec<Deed>,
    ) -> Result<SignedIn, Refused> {
        let beginning = self.beginning(&player.id, request.headers);
        deeds.extend(beginning.deeds());
        self.change(&deeds).await?;
        let name = player.name.as_deref().unwrap_or_default();
        let mut signed_in = self.signed_in(&player.id, name, beginning)?;
        let admin = player.account.as_ref().is_some_and(|account| account.admin);
        signed_in.person.admin = admin || self.inner.around.house.is_admin(request.headers);
        Ok(signed_in)
    }

    /// Gives a session a new token; the old one is dead.
    pub(crate) async fn rotate(
        &self,
        request: Request<'_>,
        session: &SessionRecord,
    ) -> Result<SignedIn, Refused> {
        let player = self.inner.store.player(&session.account).await?.ok_or(Refused::NotSignedIn)?;
        let ends = Deed::SessionEnds { account: session.account.clone(), id: session.id.clone() };
        let signed_in = self.sign_in(request, &player, vec![ends]).await?;
        self.revoke(&session.account, Some(&session.id));
        Ok(signed_in)
    }

    /// Ends the session of a request, if there is one.
    pub(crate) async fn log_out(&self, headers: &HeaderMap) -> Result<(), Refused> {
        if let Some((session, _)) = self.session(headers).await? {
            self.end_session(&session.account, &session.id).await?;
        }
        Ok(())
    }

    pub(crate) async fn end_session(&self, account: &str, id: &str) -> Result<(), Refused> {
        self.change(&[Deed::SessionEnds { account: account.to_owned(), id: id.to_owned() }]).await?;
        self.revoke(account, Some(id));
        Ok(())
    }

    /// Ends all sessions of somebody.
    pub(crate) async fn log_out_everywhere(&self, account: &str) -> Result<(), Refused> {
        self.change(&[Deed::SessionsEnd { account: account.to_owned() }]).await?;
        self.revoke(account, None);
        Ok(())
    }

    /// A session with a token that nobody else has chosen.
    pub(crate) fn beginning(&self, account: &str, headers: &HeaderMap) -> Beginning {
        let (token, now) = (Token::new(self.random()), self.now());
        let record = SessionRecord {
            hash: token.hash(),
            id: random_id(self.random()),
            account: account.to_owned(),
            created: now,
            seen: now,
            device: device(headers),
        };
        let known_by = self.device_cookie().read(headers).and_then(Token::parse).map(|token| token.hash());
        Beginning { token, record, device: Token::new(self.random()), known_by }
    }

    fn signed_in(&self, id: &str, name: &str, beginning: Beginning) -> Result<SignedIn, Refused> {
        let seconds = self.inner.options.absolute / SECOND;
        let mut cookies = vec![self.cookie().set(&beginning.token.text(), seconds)];
        let remembered = self.inner.options.devices / SECOND;
        cookies.push(self.device_cookie().set(&beginning.device.text(), remembered));
        cookies.extend(self.inner.around.house.forget_guest());
        let person = Person {
            id: person_id(id)?,
            name: name.to_owned(),
            account: true,
            admin: false,
            session: Some(beginning.record.id),
        };
        Ok(SignedIn { person, cookies })
    }

    /// A line of the log; it has ids, never names.
    pub(crate) fn log_line(
        &self,
        by: Option<&str>,
        what: &str,
        whom: Option<&str>,
        detail: &LogDetail,
    ) -> Deed {
        Deed::Log(LogLine {
            at: self.now(),
            by: by.map(str::to_owned),
            what: what.to_owned(),
            whom: whom.map(str::to_owned),
            detail: detail.text(),
        })
    }
}

pub(crate) fn slow_down(Wait(wait): Wait) -> Refused {
    let seconds: Moment = wait.saturating_add(SECOND - 1) / SECOND;
    Refused::SlowDown(seconds.max(1) as u64)
}

/// Browsers by the word that gives them away; the first that fits counts, since they imitate each other.
const BROWSERS: [(&str, &str); 6] = [
    ("Firefox/", "Firefox"),
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
];

/// On what kind of device somebody is, in words; nothing of what the browser sends is kept beyond that.
fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let found = |list: &[(&str, &'static str)]| {
        list.iter().find(|(mark, _)| agent.contains(mark)).map(|&(_, name)| name)
    };
    let words: Vec<&str> = [found(&BROWSERS), found(&SYSTEMS)].into_iter().flatten().collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::device;

    #[test]
    fn a_device_is_named_in_words() {
        let named = |agent: &'static str| {
            device(&HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(agent))]))
        };
        assert_eq!(
            named("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox, Linux"
        );
        assert_eq!(
            named(
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"
            ),
            "Chrome, Android"
        );
        assert_eq!(named("curl/8"), "");
    }
}
