//! Ways back into an account that need no administrator: a device that is signed in lets another one in, and a code on
//! paper opens what a forgotten password has shut.

use sha2::{Digest as _, Sha256};
use stammtisch_http::clock::Moment;
use stammtisch_http::randomness::{self, Randomness};
use stammtisch_store::{Deed, DoorRecord, PlayerRecord, RecoveryRecord};

use crate::accounts::{Accounts, guess_key};
use crate::password;
use crate::refused::Refused;
use crate::signing::{Request, SignedIn, slow_down};
use crate::token::Token;
use crate::wire::LogDetail;

/// A door for another device, just opened.
#[derive(Debug)]
pub(crate) struct Door {
    /// The secret part.
    pub(crate) token: String,
    /// Until when it is open.
    pub(crate) expires: Moment,
}

/// A code on paper: twenty characters that are not taken for each other, 100 bits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RecoveryCode(String);

/// Letters and digits without I, L, O and U.
const CHARACTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 20;
const GROUP: usize = 4;

impl RecoveryCode {
    fn new(random: &dyn Randomness) -> RecoveryCode {
        let bytes = randomness::bytes::<LENGTH>(random);
        RecoveryCode(bytes.iter().map(|byte| char::from(CHARACTERS[usize::from(byte % 32)])).collect())
    }

    /// Reads a code as somebody types it: in any case, with or without what stands between the groups, and with the
    /// letters that look like digits.
    fn parse(text: &str) -> Option<RecoveryCode> {
        let plain = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | '.'));
        let read = plain.take(LENGTH + 1).map(|c| match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        });
        let code: String = read.collect();
        let sound = |c: char| u8::try_from(c).is_ok_and(|c| CHARACTERS.contains(&c));
        (code.chars().count() == LENGTH && code.chars().all(sound)).then_some(RecoveryCode(code))
    }

    /// As it is printed.
    pub(crate) fn text(&self) -> String {
        let groups = self.0.as_bytes().chunks(GROUP).map(String::from_utf8_lossy);
        groups.collect::<Vec<_>>().join("-")
    }

    /// What is kept of it. It is random, so a plain hash keeps it as well as a costly one.
    fn hash(&self) -> Vec<u8> {
        Sha256::digest(self.0.as_bytes()).to_vec()
    }
}

impl Accounts {
    /// Opens a door for another device; the one before is shut.
    pub(crate) async fn open_door(&self, request: Request<'_>) -> Result<Door, Refused> {
        let (_, player) = self.account(request.headers).await?;
        let (token, expires) = (Token::new(self.random()), self.now() + self.inner.options.door);
        let door = DoorRecord { hash: token.hash(), account: player.id.clone(), expires };
        let log = self.log_line(Some(&player.id), "door", Some(&player.id), &LogDetail::NONE);
        self.change(&[Deed::Door(door), log]).await?;
        Ok(Door { token: token.text(), expires })
    }

    /// Signs in through a door: once, then it is shut.
    pub(crate) async fn enter(&self, request: Request<'_>, token: &str) -> Result<SignedIn, Refused> {
        let hash = Token::parse(token).ok_or(Refused::LinkInvalid)?.hash();
        let door = self.inner.store.door(&hash).await?.filter(|door| door.expires >= self.now());
        let door = door.ok_or(Refused::LinkInvalid)?;
        let player = self.inner.store.player(&door.account).await?.ok_or(Refused::LinkInvalid)?;
        if player.locked.is_some() {
            return Err(Refused::Locked);
        }
        let used = Deed::DoorUsed { hash, at: self.now() };
        let log = self.log_line(Some(&player.id), "enter", Some(&player.id), &LogDetail::NONE);
        self.sign_in(request, &player, vec![used, log]).await
    }

    /// When the code on paper of an account was made, if there is one.
    pub(crate) async fn recovery_made(&self, account: &str) -> Result<Option<Moment>, Refused> {
        Ok(self.inner.store.recovery(account).await?.map(|code| code.created))
    }

    /// Makes a code on paper; the one before is worth nothing any more.
    pub(crate) async fn make_recovery(
        &self,
        request: Request<'_>,
        password: &str,
    ) -> Result<RecoveryCode, Refused> {
        let (_, player) = self.account(request.headers).await?;
        self.confirm(request, &player, password).await?;
        let code = RecoveryCode::new(self.random());
        let record = RecoveryRecord { account: player.id.clone(), hash: code.hash(), created: self.now() };
        let log = self.log_line(Some(&player.id), "recovery", Some(&player.id), &LogDetail::NONE);
        self.change(&[Deed::Recovery(record), log]).await?;
        Ok(code)
    }

    /// Sets a new password with a code on paper, which is used up. Tries count against the address alone: nobody guesses
    /// 100 bits, and so nobody can keep the owner from using his.
    pub(crate) async fn recover(
        &self,
        request: Request<'_>,
        (name, code): (&str, &str),
        new: &str,
    ) -> Result<SignedIn, Refused> {
        let household = request.address.into();
        self.inner.guesses_by_address.take(&household, self.now()).map_err(slow_down)?;
        let player = self.inner.store.account_named(&guess_key(name)).await?;
        let code = RecoveryCode::parse(code).map(|code| code.hash());
        let Some((player, hash)) = self.recovering(player, code).await? else {
            request.log_refusal();
            return Err(Refused::WrongRecovery);
        };
        self.inner.guesses_by_address.forgive(&household);
        if player.locked.is_some() {
            return Err(Refused::Locked);
        }
        password::check(new, player.name.as_deref().unwrap_or_default())?;
        let used = Deed::RecoveryUsed { account: player.id.clone(), hash };
        let log = self.log_line(Some(&player.id), "recover", Some(&player.id), &LogDetail::NONE);
        self.set_password(request, (&player, new), vec![used, log]).await
    }

    /// Whose code it is, if it is the right one. Hashes are compared: how long that takes tells nothing about the code.
    async fn recovering(
        &self,
        player: Option<PlayerRecord>,
        code: Option<Vec<u8>>,
    ) -> Result<Option<(PlayerRecord, Vec<u8>)>, Refused> {
        let Some((player, hash)) = player.zip(code) else { return Ok(None) };
        let kept = self.inner.store.recovery(&player.id).await?;
        Ok(kept.is_some_and(|kept| kept.hash == hash).then_some((player, hash)))
    }
}

#[cfg(test)]
mod tests {
    use super::RecoveryCode;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = RecoveryCode("0123456789ABCDEFGHJK".to_owned());
        assert_eq!(code.text(), "0123-4567-89AB-CDEF-GHJK");
        for typed in [
            "0123-4567-89AB-CDEF-GHJK",
            "o123 4567 89ab cdef ghjk",
            " 0l23456789ABCDEFGHJK\n",
            "OI23–4567–89AB–CDEF–GHJK",
        ] {
            assert_eq!(RecoveryCode::parse(typed).as_ref(), Some(&code), "{typed}");
        }
        for wrong in
            ["", "0123", "0123-4567-89AB-CDEF-GHJKM", "0123-4567-89AB-CDEF-GHJU", "ö123-4567-89AB-CDEF-GHJK"]
        {
            assert_eq!(RecoveryCode::parse(wrong), None, "{wrong}");
        }
    }
}
