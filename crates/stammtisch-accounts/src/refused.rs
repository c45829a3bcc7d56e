//! Why something was not done.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use stammtisch_http::Problem;
use stammtisch_http::name::{self, BadName};
use stammtisch_http::problem::{Tell, untold};
use stammtisch_store::{DeedRefused, StoreError};
use stammtisch_text::{Arg, Lang, Texts};
use thiserror::Error;

use crate::password;

/// Why something was not done; nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refused {
    /// An account is needed.
    #[error("an account is needed")]
    NotSignedIn,
    /// At least a name is needed.
    #[error("at least a name is needed")]
    Nobody,
    /// Name or password is wrong.
    #[error("name or password is wrong")]
    WrongLogin,
    /// The present password is wrong.
    #[error("the present password is wrong")]
    WrongPassword,
    /// The link was used, is too old, or never was.
    #[error("the link is not valid any more")]
    LinkInvalid,
    /// Name or code on paper is wrong.
    #[error("name or code on paper is wrong")]
    WrongRecovery,
    /// The account is locked.
    #[error("the account is locked")]
    Locked,
    /// Only an administrator may.
    #[error("only an administrator may")]
    NotAdmin,
    /// There is none, or it is somebody else's.
    #[error("there is no such thing")]
    NotFound,
    /// Another account has the name.
    #[error("another account has this name")]
    NameTaken,
    /// The guest has an account already.
    #[error("the guest has an account already")]
    HasAccount,
    /// Somebody is signed in.
    #[error("somebody is signed in")]
    SignedIn,
    /// Without this administrator there would be none.
    #[error("without this administrator there would be none")]
    LastAdmin,
    /// The name cannot be shown.
    #[error(transparent)]
    BadName(#[from] BadName),
    /// The name claims an office.
    #[error("the name is reserved")]
    NameReserved,
    /// The password is too short.
    #[error("the password is too short")]
    PasswordShort,
    /// The password is too long.
    #[error("the password is too long")]
    PasswordLong,
    /// The password is a common one.
    #[error("the password is a common one")]
    PasswordCommon,
    /// The password is like the name.
    #[error("the password is like the name")]
    PasswordLikeName,
    /// One cannot do that to oneself.
    #[error("one cannot do that to oneself")]
    Yourself,
    /// One of the two has blocked the other.
    #[error("one of the two has blocked the other")]
    Blocked,
    /// There are too many of them.
    #[error("there are too many")]
    TooMany,
    /// A text is too long.
    #[error("the text is too long")]
    TextTooLong,
    /// What was sent is no hand that was played to its end.
    #[error("this is no hand that was played to its end")]
    NoHand,
    /// What was sent is no entry of a sheet.
    #[error("this is no entry of a sheet")]
    NoLog,
    /// One must wait for so many seconds.
    #[error("wait for {0} seconds")]
    SlowDown(u64),
    /// There is hardly any room left on the disk: nothing new begins.
    #[error("hardly any room is left on the disk")]
    DiskFull,
    /// Too much is asked at once, or the disk refuses.
    #[error("the server is busy")]
    Busy,
}

impl Refused {
    /// Its stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Refused::NotSignedIn => "not_signed_in",
            Refused::Nobody => "nobody",
            Refused::WrongLogin => "wrong_login",
            Refused::WrongPassword => "wrong_password",
            Refused::LinkInvalid => "link_invalid",
            Refused::WrongRecovery => "wrong_recovery",
            Refused::Locked => "locked",
            Refused::NotAdmin => "not_admin",
            Refused::NotFound => "not_found",
            Refused::NameTaken => "name_taken",
            Refused::HasAccount => "has_account",
            Refused::SignedIn => "signed_in",
            Refused::LastAdmin => "last_admin",
            Refused::BadName(bad) => bad.code(),
            Refused::NameReserved => "name_reserved",
            Refused::PasswordShort => "password_short",
            Refused::PasswordLong => "password_long",
            Refused::PasswordCommon => "password_common",
            Refused::PasswordLikeName => "password_like_name",
            Refused::Yourself => "yourself",
            Refused::Blocked => "blocked",
            Refused::TooMany => "too_many",
            Refused::TextTooLong => "text_too_long",
            Refused::NoHand => "no_hand",
            Refused::NoLog => "no_log",
            Refused::SlowDown(_) => "slow_down",
            Refused::DiskFull => "disk_full",
            Refused::Busy => "busy",
        }
    }

    /// The status of the answer.
    pub const fn status(&self) -> StatusCode {
        match self {
            Refused::NotSignedIn
            | Refused::Nobody
            | Refused::WrongLogin
            | Refused::WrongRecovery
            | Refused::LinkInvalid => StatusCode::UNAUTHORIZED,
            Refused::WrongPassword | Refused::Locked | Refused::NotAdmin => StatusCode::FORBIDDEN,
            Refused::NotFound => StatusCode::NOT_FOUND,
            Refused::NameTaken | Refused::HasAccount | Refused::SignedIn | Refused::LastAdmin => {
                StatusCode::CONFLICT
            }
            Refused::BadName(_)
            | Refused::NameReserved
            | Refused::PasswordShort
            | Refused::PasswordLong
            | Refused::PasswordCommon
            | Refused::PasswordLikeName
            | Refused::Yourself
            | Refused::Blocked
            | Refused::TooMany
            | Refused::TextTooLong
            | Refused::NoHand
            | Refused::NoLog => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::SlowDown(_) => StatusCode::TOO_MANY_REQUESTS,
            Refused::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            Refused::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// What was wrong and what to do.
    pub fn message(&self, lang: Lang) -> String {
        // What tables say then.
        if *self == Refused::DiskFull {
            return Texts::of(lang).get("refused-disk-full");
        }
        let key = format!("account-error-{}", self.code().replace('_', "-"));
        let args = match self {
            Refused::BadName(_) => vec![("most", Arg::from(name::LONGEST as i64))],
            Refused::PasswordShort => vec![("least", Arg::from(password::SHORTEST as i64))],
            Refused::PasswordLong => vec![("most", Arg::from(password::LONGEST as i64))],
            Refused::SlowDown(seconds) => vec![("seconds", Arg::from(*seconds as i64))],
            _ => Vec::new(),
        };
        Texts::of(lang).format(&key, &args)
    }

    /// The problem in a language.
    fn problem(&self, lang: Lang) -> Problem {
        let wait_s = match self {
            Refused::SlowDown(seconds) => Some(*seconds),
            _ => None,
        };
        Problem { wait_s, ..Problem::new(self.status(), self.code(), self.message(lang)) }
    }
}

impl Tell for Refused {
    fn told(&self, lang: Lang) -> Response {
        self.problem(lang).into_response()
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        untold(self)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the store of accounts failed");
        if matches!(error, StoreError::DiskFull) { Refused::DiskFull } else { Refused::Busy }
    }
}

impl From<DeedRefused> for Refused {
    fn from(refused: DeedRefused) -> Refused {
        match refused {
            DeedRefused::NameTaken => Refused::NameTaken,
            DeedRefused::HasAccount => Refused::HasAccount,
            DeedRefused::LinkInvalid => Refused::LinkInvalid,
            DeedRefused::Nothing => Refused::NotFound,
            DeedRefused::Store(error) => error.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_http::name::BadName;
    use stammtisch_text::{Lang, Texts};

    use super::Refused;

    #[test]
    fn every_refusal_has_words_in_both_languages() {
        let all = [
            Refused::NotSignedIn,
            Refused::Nobody,
            Refused::WrongLogin,
            Refused::WrongPassword,
            Refused::LinkInvalid,
            Refused::WrongRecovery,
            Refused::Locked,
            Refused::NotAdmin,
            Refused::NotFound,
            Refused::NameTaken,
            Refused::HasAccount,
            Refused::SignedIn,
            Refused::LastAdmin,
            Refused::BadName(BadName::Empty),
            Refused::BadName(BadName::TooLong),
            Refused::BadName(BadName::Hidden),
            Refused::NameReserved,
            Refused::PasswordShort,
            Refused::PasswordLong,
            Refused::PasswordCommon,
            Refused::PasswordLikeName,
            Refused::Yourself,
            Refused::Blocked,
            Refused::TooMany,
            Refused::TextTooLong,
            Refused::NoHand,
            Refused::NoLog,
            Refused::SlowDown(3),
            Refused::DiskFull,
            Refused::Busy,
        ];
        for lang in Lang::ALL {
            for refused in &all {
                let message = refused.message(lang);
                assert!(!message.starts_with("account-error-"), "{message}");
                assert!(!message.contains('{'), "{message}");
            }
            assert!(Texts::of(lang).has("account-erased"));
        }
    }
}
