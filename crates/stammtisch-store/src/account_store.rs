//! What a store of accounts and of what people are to each other can do.

use async_trait::async_trait;
use thiserror::Error;

use crate::error::StoreError;

/// Somebody who is known beyond a cookie: a guest who has played, or an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerRecord {
    /// The person's id.
    pub id: String,
    /// The name to show; none once it was erased.
    pub name: Option<String>,
    /// Since when the person is known, in microseconds UTC.
    pub since: i64,
    /// When the person was seen last, in microseconds UTC.
    pub seen: i64,
    /// When the person was locked out, if so.
    pub locked: Option<i64>,
    /// Why.
    pub lock_reason: Option<String>,
    /// When the person's data were erased, if so.
    pub erased: Option<i64>,
    /// The account, if there is one.
    pub account: Option<AccountRecord>,
}

/// What an account adds to a person.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRecord {
    /// The hash of the password.
    pub password: String,
    /// When it was made, in microseconds UTC.
    pub created: i64,
    /// Whether it is an administrator's.
    pub admin: bool,
    /// Whether it wants to be in the ranking.
    pub listed: bool,
}

/// The hash of a password is not for logs.
impl std::fmt::Debug for AccountRecord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { created, admin, listed, .. } = self;
        write!(f, "AccountRecord {{ created: {created}, admin: {admin}, listed: {listed} }}")
    }
}

/// A new account of somebody, known before as a guest or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAccount {
    /// The person's id.
    pub id: String,
    /// The name as written.
    pub name: String,
    /// The name as it is compared.
    pub folded: String,
    /// The hash of the password.
    pub password: String,
    /// Whether it wants to be in the ranking.
    pub listed: bool,
    /// When, in microseconds UTC.
    pub at: i64,
}

/// A session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRecord {
    /// SHA-256 of its token.
    pub hash: Vec<u8>,
    /// A name for it that is no secret.
    pub id: String,
    /// Whose it is.
    pub account: String,
    /// When it began, in microseconds UTC.
    pub created: i64,
    /// When it was used last, in microseconds UTC.
    pub seen: i64,
    /// On what kind of device, in words.
    pub device: String,
}

/// An administrator's link for a new password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResetRecord {
    /// SHA-256 of its token.
    pub hash: Vec<u8>,
    /// For whom.
    pub account: String,
    /// When it was made, in microseconds UTC.
    pub created: i64,
    /// Until when it works, in microseconds UTC.
    pub expires: i64,
}

/// A device on which somebody has signed in before: what others guess does not keep it out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceRecord {
    /// SHA-256 of its token.
    pub hash: Vec<u8>,
    /// Whose it is.
    pub account: String,
    /// When somebody signed in there last, in microseconds UTC.
    pub seen: i64,
}

/// A link by which one device lets another one in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DoorRecord {
    /// SHA-256 of its token.
    pub hash: Vec<u8>,
    /// Whose account it opens.
    pub account: String,
    /// Until when it works, in microseconds UTC.
    pub expires: i64,
}

/// A code on paper, by which its owner gets back in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecoveryRecord {
    /// Whose account it opens.
    pub account: String,
    /// SHA-256 of it.
    pub hash: Vec<u8>,
    /// When it was made, in microseconds UTC.
    pub created: i64,
}

/// A report to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewReport {
    /// When, in microseconds UTC.
    pub at: i64,
    /// Who reports.
    pub by: String,
    /// Who is reported.
    pub about: String,
    /// The kind of reason.
    pub reason: String,
    /// In the reporter's words.
    pub text: Option<String>,
    /// At which table.
    pub table: Option<String>,
    /// In which hand.
    pub hand: Option<i64>,
}

/// A report as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportRecord {
    /// Its number.
    pub number: i64,
    /// What was reported.
    pub report: NewReport,
    /// What became of it.
    pub closed: Option<ReportClosing>,
}

/// What became of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportClosing {
    /// When, in microseconds UTC.
    pub at: i64,
    /// Which administrator.
    pub by: String,
    /// What was found.
    pub verdict: String,
    /// A remark.
    pub note: Option<String>,
}

/// A line of the log of what was done to accounts. It has ids and no names, so that names can be erased.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// When, in microseconds UTC.
    pub at: i64,
    /// Who did it; none for the server itself.
    pub by: Option<String>,
    /// What was done.
    pub what: String,
    /// To whom.
    pub whom: Option<String>,
    /// More (JSON).
    pub detail: String,
}

/// How two people stand to each other, seen from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tie {
    /// They are friends.
    Friend,
    /// The other wants to be a friend.
    Asking,
    /// The other was asked.
    Asked,
}

/// Somebody in a list of people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The person's id.
    pub id: String,
    /// The name to show.
    pub name: Option<String>,
    /// Since when, in microseconds UTC.
    pub since: i64,
}

/// One thing to be changed. What belongs together is stored together or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// A guest is known by a name.
    Meet {
        /// The guest's id.
        id: String,
        /// The name.
        name: String,
        /// When.
        at: i64,
    },
    /// Somebody gets an account.
    Register(NewAccount),
    /// An account gets another name.
    Rename {
        /// Whose.
        id: String,
        /// The name as written.
        name: String,
        /// The name as it is compared.
        folded: String,
    },
    /// An account gets another password; known devices, an open door and a code on paper are worth nothing any more.
    Password {
        /// Whose.
        id: String,
        /// Its hash.
        hash: String,
    },
    /// An account wants to be in the ranking or not.
    Listed {
        /// Whose.
        id: String,
        /// Which.
        listed: bool,
    },
    /// An account becomes an administrator's or not.
    Admin {
        /// Whose.
        id: String,
        /// Which.
        admin: bool,
    },
    /// Somebody is locked out.
    Lock {
        /// Who.
        id: String,
        /// When.
        at: i64,
        /// Why.
        reason: String,
    },
    /// Somebody is let in again.
    Unlock {
        /// Who.
        id: String,
    },
    /// A session begins.
    SessionBegins(SessionRecord),
    /// A session was used.
    SessionSeen {
        /// SHA-256 of its token.
        hash: Vec<u8>,
        /// When.
        at: i64,
    },
    /// One session ends.
    SessionEnds {
        /// Whose.
        account: String,
        /// Which.
        id: String,
    },
    /// All sessions of an account end.
    SessionsEnd {
        /// Whose.
        account: String,
    },
    /// A link for a new password is made; earlier ones of the account are gone.
    ResetLink(ResetRecord),
    /// A link for a new password is used up.
    ResetUsed {
        /// SHA-256 of its token.
        hash: Vec<u8>,
        /// When.
        at: i64,
    },
    /// Somebody has signed in on a device; of many the oldest are forgotten.
    DeviceKnown {
        /// The device.
        device: DeviceRecord,
        /// SHA-256 of the token that it had before.
        instead_of: Option<Vec<u8>>,
    },
    /// A door is opened for another device; earlier ones of the account are shut.
    Door(DoorRecord),
    /// A door was gone through.
    DoorUsed {
        /// SHA-256 of its token.
        hash: Vec<u8>,
        /// When.
        at: i64,
    },
    /// A code on paper is made; an earlier one is worth nothing any more.
    Recovery(RecoveryRecord),
    /// A code on paper is used up.
    RecoveryUsed {
        /// Whose.
        account: String,
        /// SHA-256 of it.
        hash: Vec<u8>,
    },
    /// Somebody wants to be a friend.
    Ask {
        /// Who.
        from: String,
        /// Whose.
        to: String,
        /// When.
        at: i64,
    },
    /// The other agrees.
    Accept {
        /// Who had asked.
        from: String,
        /// Who agrees.
        to: String,
        /// When.
        at: i64,
    },
    /// Two are not friends any more, nor want to be.
    Part {
        /// One.
        one: String,
        /// The other.
        other: String,
    },
    /// Somebody blocks somebody; a friendship ends.
    Block {
        /// Who.
        by: String,
        /// Whom.
        whom: String,
        /// When.
        at: i64,
    },
    /// A block is taken back.
    Unblock {
        /// Who.
        by: String,
        /// Whom.
        whom: String,
    },
    /// A report is closed.
    CloseReport {
        /// Its number.
        number: i64,
        /// What became of it.
        closing: ReportClosing,
    },
    /// Everything that is known of somebody is erased; the games of the others stay.
    Erase {
        /// Who.
        id: String,
        /// When.
        at: i64,
    },
    /// A line is added to the log.
    Log(LogLine),
}

/// Why a change was not made; nothing of it was stored.
#[derive(Debug, Error)]
pub enum DeedRefused {
    /// Another account has the name.
    #[error("another account has this name")]
    NameTaken,
    /// The person has an account already.
    #[error("the person has an account already")]
    HasAccount,
    /// The link was used, is too old, or never was.
    #[error("the link is not valid any more")]
    LinkInvalid,
    /// There is no such thing to change.
    #[error("there is nothing to change")]
    Nothing,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What is too old to be kept; moments in microseconds UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outdated {
    /// Sessions that were used before.
    pub sessions_seen_before: i64,
    /// Sessions that began before.
    pub sessions_begun_before: i64,
    /// Links that expired before.
    pub links_before: i64,
    /// Devices on which nobody has signed in since.
    pub devices_seen_before: i64,
}

/// A store of accounts: who there is, their sessions, what they are to each other, and a log that only grows.
#[async_trait]
pub trait AccountStore: Send + Sync {
    /// Changes something, all or nothing.
    async fn change(&self, deeds: &[Deed]) -> Result<(), DeedRefused>;

    /// Somebody by id.
    async fn player(&self, id: &str) -> Result<Option<PlayerRecord>, StoreError>;

    /// An account by its name as it is compared.
    async fn account_named(&self, folded: &str) -> Result<Option<PlayerRecord>, StoreError>;

    /// How many administrators there are.
    async fn admins(&self) -> Result<u64, StoreError>;

    /// People whose name has a part, or whose id it is, by id from the newest on.
    async fn find_players(
        &self,
        part: &str,
        before: Option<&str>,
        limit: u32,
    ) -> Result<Vec<PlayerRecord>, StoreError>;

    /// Guests without account who were not seen since a moment.
    async fn forgotten_guests(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// A session by the SHA-256 of its token.
    async fn session(&self, hash: &[u8]) -> Result<Option<SessionRecord>, StoreError>;

    /// The sessions of an account, the last used first.
    async fn sessions(&self, account: &str) -> Result<Vec<SessionRecord>, StoreError>;

    /// A link for a new password that was not used yet.
    async fn reset_link(&self, hash: &[u8]) -> Result<Option<ResetRecord>, StoreError>;

    /// The device of a token's SHA-256.
    async fn device(&self, hash: &[u8]) -> Result<Option<DeviceRecord>, StoreError>;

    /// A door that nobody went through yet.
    async fn door(&self, hash: &[u8]) -> Result<Option<DoorRecord>, StoreError>;

    /// The code on paper of an account.
    async fn recovery(&self, account: &str) -> Result<Option<RecoveryRecord>, StoreError>;

    /// Throws away what is too old.
    async fn throw_away(&self, outdated: &Outdated) -> Result<(), StoreError>;

    /// Friends and who wants to be one.
    async fn ties(&self, id: &str) -> Result<Vec<(Tie, Listed)>, StoreError>;

    /// Whom somebody has blocked.
    async fn blocked(&self, by: &str) -> Result<Vec<Listed>, StoreError>;

    /// Whether one has blocked the other.
    async fn has_blocked(&self, by: &str, whom: &str) -> Result<bool, StoreError>;

    /// Makes a report; returns its number.
    async fn report(&self, report: &NewReport) -> Result<i64, StoreError>;

    /// Reports, the newest first.
    async fn reports(
        &self,
        which: &Reports,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ReportRecord>, StoreError>;

    /// The log with its numbers, the newest first; only what concerns somebody, where one is named.
    async fn account_log(
        &self,
        about: Option<&str>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<(i64, LogLine)>, StoreError>;
}

/// Which reports are wanted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reports {
    /// Only those that wait.
    pub open: bool,
    /// Only those about somebody.
    pub about: Option<String>,
    /// Only those by somebody.
    pub by: Option<String>,
}
