//! Accounts in SQLite.

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use stammtisch_store::{
    AccountRecord, AccountStore, Deed, DeedRefused, DeviceRecord, DoorRecord, Listed, LogLine, NewReport,
    Outdated, PlayerRecord, RecoveryRecord, ReportClosing, ReportRecord, Reports, ResetRecord, SessionRecord,
    StoreError, Tie,
};

use crate::SqliteStore;
use crate::deeds::carry_out;
use crate::fault::Told as _;

/// The migration that brings accounts and the history. The log of accounts can only grow.
pub(crate) const MIGRATION: &str = "CREATE TABLE player (
        id          TEXT PRIMARY KEY,
        name        TEXT,
        since       INTEGER NOT NULL,
        seen        INTEGER NOT NULL,
        locked      INTEGER,
        lock_reason TEXT,
        erased      INTEGER
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE account (
        id       TEXT PRIMARY KEY REFERENCES player (id),
        folded   TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        created  INTEGER NOT NULL,
        admin    INTEGER NOT NULL,
        listed   INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE account_session (
        hash    BLOB PRIMARY KEY,
        id      TEXT NOT NULL,
        account TEXT NOT NULL REFERENCES account (id),
        created INTEGER NOT NULL,
        seen    INTEGER NOT NULL,
        device  TEXT NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX account_session_of ON account_session (account);
     CREATE TABLE account_reset (
        hash    BLOB PRIMARY KEY,
        account TEXT NOT NULL REFERENCES account (id),
        created INTEGER NOT NULL,
        expires INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE friendship (
        asker TEXT NOT NULL REFERENCES player (id),
        asked TEXT NOT NULL REFERENCES player (id),
        at    INTEGER NOT NULL,
        since INTEGER,
        PRIMARY KEY (asker, asked)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX friendship_asked ON friendship (asked);
     CREATE TABLE player_block (
        by   TEXT NOT NULL REFERENCES player (id),
        whom TEXT NOT NULL REFERENCES player (id),
        at   INTEGER NOT NULL,
        PRIMARY KEY (by, whom)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX player_block_whom ON player_block (whom);
     CREATE TABLE player_report (
        number    INTEGER PRIMARY KEY,
        at        INTEGER NOT NULL,
        by        TEXT NOT NULL REFERENCES player (id),
        about     TEXT NOT NULL REFERENCES player (id),
        reason    TEXT NOT NULL,
        text      TEXT,
        place     TEXT,
        hand      INTEGER,
        closed    INTEGER,
        closed_by TEXT,
        verdict   TEXT,
        note      TEXT
     ) STRICT;
     CREATE INDEX player_report_about ON player_report (about);
     CREATE TABLE account_log (
        seq    INTEGER PRIMARY KEY,
        at     INTEGER NOT NULL,
        by     TEXT,
        what   TEXT NOT NULL,
        whom   TEXT,
        detail TEXT NOT NULL
     ) STRICT;
     CREATE INDEX account_log_whom ON account_log (whom);
     CREATE TRIGGER account_log_is_not_changed BEFORE UPDATE ON account_log
        BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
     CREATE TRIGGER account_log_is_not_deleted BEFORE DELETE ON account_log
        BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
     CREATE TRIGGER account_log_is_not_replaced BEFORE INSERT ON account_log
        WHEN EXISTS (SELECT 1 FROM account_log WHERE seq = NEW.seq)
        BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
     CREATE TABLE history_hand (
        place      TEXT NOT NULL,
        hand       INTEGER NOT NULL,
        game       INTEGER NOT NULL,
        at         INTEGER NOT NULL,
        rules      TEXT NOT NULL,
        rules_hash TEXT NOT NULL,
        result     TEXT NOT NULL,
        contract   TEXT,
        declarer   INTEGER,
        partner    INTEGER,
        points     INTEGER,
        won        INTEGER,
        schneider  INTEGER,
        schwarz    INTEGER,
        record     TEXT NOT NULL,
        PRIMARY KEY (place, hand)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE history_seat (
        place    TEXT NOT NULL,
        hand     INTEGER NOT NULL,
        seat     INTEGER NOT NULL,
        person   TEXT,
        bot      TEXT,
        units    INTEGER,
        list     INTEGER,
        accuracy REAL,
        PRIMARY KEY (place, hand, seat),
        FOREIGN KEY (place, hand) REFERENCES history_hand (place, hand)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX history_seat_of ON history_seat (person);
     CREATE TABLE history_match (
        place      TEXT NOT NULL,
        number     INTEGER NOT NULL,
        at         INTEGER NOT NULL,
        rules      TEXT NOT NULL,
        rules_hash TEXT NOT NULL,
        games      INTEGER NOT NULL,
        whole      INTEGER NOT NULL,
        PRIMARY KEY (place, number)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE history_match_seat (
        place     TEXT NOT NULL,
        number    INTEGER NOT NULL,
        seat      INTEGER NOT NULL,
        person    TEXT,
        bot       TEXT,
        units     INTEGER,
        list      INTEGER,
        before    REAL,
        mean      REAL,
        deviation REAL,
        matches   INTEGER,
        PRIMARY KEY (place, number, seat),
        FOREIGN KEY (place, number) REFERENCES history_match (place, number)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX history_match_seat_of ON history_match_seat (person);
     CREATE TABLE rating (
        person    TEXT PRIMARY KEY,
        mean      REAL NOT NULL,
        deviation REAL NOT NULL,
        matches   INTEGER NOT NULL,
        at        INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE history_share (
        token TEXT PRIMARY KEY,
        place TEXT NOT NULL,
        hand  INTEGER NOT NULL,
        by    TEXT NOT NULL,
        at    INTEGER NOT NULL,
        UNIQUE (place, hand, by),
        FOREIGN KEY (place, hand) REFERENCES history_hand (place, hand)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX history_share_of ON history_share (by);";

#[async_trait]
impl AccountStore for SqliteStore {
    async fn change(&self, deeds: &[Deed]) -> Result<(), DeedRefused> {
        let mut connection = self.writer.acquire().await.told()?;
        let done = carry_out(&mut connection, deeds).await;
        if let Err(DeedRefused::Store(
            StoreError::DiskFull | StoreError::Write(_) | StoreError::Twice(_) | StoreError::Database { .. },
        )) = &done
        {
            connection.close_on_drop();
        }
        done
    }

    async fn player(&self, id: &str) -> Result<Option<PlayerRecord>, StoreError> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.since, p.seen, p.locked, p.lock_reason, p.erased,
                    a.password, a.created, a.admin, a.listed
             FROM player p LEFT JOIN account a ON a.id = p.id WHERE p.id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await
        .told()?;
        row.as_ref().map(player).transpose()
    }

    async fn account_named(&self, folded: &str) -> Result<Option<PlayerRecord>, StoreError> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.since, p.seen, p.locked, p.lock_reason, p.erased,
                    a.password, a.created, a.admin, a.listed
             FROM account a JOIN player p ON p.id = a.id WHERE a.folded = $1",
        )
        .bind(folded)
        .fetch_optional(&self.readers)
        .await
        .told()?;
        row.as_ref().map(player).transpose()
    }

    async fn admins(&self) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT count(*) FROM account WHERE admin = 1")
            .fetch_one(&self.readers)
            .await
            .told()?;
        let count: i64 = row.try_get(0).told()?;
        Ok(count as u64)
    }

    async fn find_players(
        &self,
        part: &str,
        before: Option<&str>,
        limit: u32,
    ) -> Result<Vec<PlayerRecord>, StoreError> {
        let rows = sqlx::query(
            "SELECT p.id, p.name, p.since, p.seen, p.locked, p.lock_reason, p.erased,
                    a.password, a.created, a.admin, a.listed
             FROM player p LEFT JOIN account a ON a.id = p.id
             WHERE p.erased IS NULL AND ($2 IS NULL OR p.id < $2)
               AND ($1 = '' OR p.id = $1 OR instr(lower(p.name), lower($1)) > 0 OR instr(a.folded, lower($1)) > 0)
             ORDER BY p.id DESC LIMIT $3",
        )
        .bind(part)
        .bind(before)
        .bind(limit)
        .fetch_all(&self.readers)
        .await.told()?;
        rows.iter().map(player).collect()
    }

    async fn forgotten_guests(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM player WHERE seen < $1 AND erased IS NULL AND id NOT IN (SELECT id FROM account)
             ORDER BY seen LIMIT $2",
        )
        .bind(before)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
        .told()?;
        rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>().told()
    }

    async fn session(&self, hash: &[u8]) -> Result<Option<SessionRecord>, StoreError> {
        let row = sqlx::query(
            "SELECT hash, id, account, created, seen, device FROM account_session WHERE hash = $1",
        )
        .bind(hash)
        .fetch_optional(&self.readers)
        .await
        .told()?;
        row.as_ref().map(session).transpose()
    }

    async fn sessions(&self, account: &str) -> Result<Vec<SessionRecord>, StoreError> {
        let rows = sqlx::query(
            "SELECT hash, id, account, created, seen, device FROM account_session
             WHERE account = $1 ORDER BY seen DESC, id",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await
        .told()?;
        rows.iter().map(session).collect()
    }

    async fn reset_link(&self, hash: &[u8]) -> Result<Option<ResetRecord>, StoreError> {
        let row = sqlx::query("SELECT hash, account, created, expires FROM account_reset WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.readers)
            .await
            .told()?;
        let record = |row: SqliteRow| -> Result<ResetRecord, StoreError> {
            Ok(ResetRecord {
                hash: row.try_get(0).told()?,
                account: row.try_get(1).told()?,
                created: row.try_get(2).told()?,
                expires: row.try_get(3).told()?,
            })
        };
        row.map(record).transpose()
    }

    async fn device(&self, hash: &[u8]) -> Result<Option<DeviceRecord>, StoreError> {
        self.known_device(hash).await
    }

    async fn door(&self, hash: &[u8]) -> Result<Option<DoorRecord>, StoreError> {
        self.open_door(hash).await
    }

    async fn recovery(&self, account: &str) -> Result<Option<RecoveryRecord>, StoreError> {
        self.kept_recovery(account).await
    }

    async fn throw_away(&self, outdated: &Outdated) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM account_session WHERE seen < $1 OR created < $2")
            .bind(outdated.sessions_seen_before)
            .bind(outdated.sessions_begun_before)
            .execute(&self.writer)
            .await
            .told()?;
        for links in
            ["DELETE FROM account_reset WHERE expires < $1", "DELETE FROM account_door WHERE expires < $1"]
        {
            sqlx::query(links).bind(outdated.links_before).execute(&self.writer).await.told()?;
        }
        sqlx::query("DELETE FROM account_device WHERE seen < $1")
            .bind(outdated.devices_seen_before)
            .execute(&self.writer)
            .await
            .told()?;
        Ok(())
    }

    async fn ties(&self, id: &str) -> Result<Vec<(Tie, Listed)>, StoreError> {
        let rows = sqlx::query(
            "SELECT f.asked, p.name, coalesce(f.since, f.at), f.since IS NOT NULL, 0
             FROM friendship f JOIN player p ON p.id = f.asked WHERE f.asker = $1
             UNION ALL
             SELECT f.asker, p.name, coalesce(f.since, f.at), f.since IS NOT NULL, 1
             FROM friendship f JOIN player p ON p.id = f.asker WHERE f.asked = $1
             ORDER BY 2, 1",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await
        .told()?;
        let tie = |row: &SqliteRow| -> Result<(Tie, Listed), StoreError> {
            let tie = match (row.try_get(3).told()?, row.try_get(4).told()?) {
                (true, _) => Tie::Friend,
                (false, true) => Tie::Asking,
                (false, false) => Tie::Asked,
            };
            Ok((tie, listed(row)?))
        };
        rows.iter().map(tie).collect()
    }

    async fn blocked(&self, by: &str) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT b.whom, p.name, b.at FROM player_block b JOIN player p ON p.id = b.whom
             WHERE b.by = $1 ORDER BY b.at DESC, b.whom",
        )
        .bind(by)
        .fetch_all(&self.readers)
        .await
        .told()?;
        rows.iter().map(listed).collect()
    }

    async fn has_blocked(&self, by: &str, whom: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM player_block WHERE by = $1 AND whom = $2")
            .bind(by)
            .bind(whom)
            .fetch_optional(&self.readers)
            .await
            .told()?;
        Ok(row.is_some())
    }

    async fn report(&self, report: &NewReport) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "INSERT INTO player_report (at, by, about, reason, text, place, hand)
             VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING number",
        )
        .bind(report.at)
        .bind(&report.by)
        .bind(&report.about)
        .bind(&report.reason)
        .bind(&report.text)
        .bind(&report.table)
        .bind(report.hand)
        .fetch_one(&self.writer)
        .await
        .told()?;
        row.try_get(0).told()
    }

    async fn reports(
        &self,
        which: &Reports,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ReportRecord>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, at, by, about, reason, text, place, hand, closed, closed_by, verdict, note
             FROM player_report
             WHERE ($1 = 0 OR closed IS NULL) AND ($2 IS NULL OR about = $2) AND ($3 IS NULL OR by = $3)
               AND ($4 IS NULL OR number < $4)
             ORDER BY number DESC LIMIT $5",
        )
        .bind(which.open)
        .bind(&which.about)
        .bind(&which.by)
        .bind(before)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
        .told()?;
        rows.iter().map(report).collect()
    }

    async fn account_log(
        &self,
        about: Option<&str>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<(i64, LogLine)>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, at, by, what, whom, detail FROM account_log
             WHERE ($1 IS NULL OR whom = $1 OR by = $1) AND ($2 IS NULL OR seq < $2)
             ORDER BY seq DESC LIMIT $3",
        )
        .bind(about)
        .bind(before)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
        .told()?;
        let line = |row: &SqliteRow| -> Result<(i64, LogLine), StoreError> {
            let line = LogLine {
                at: row.try_get(1).told()?,
                by: row.try_get(2).told()?,
                what: row.try_get(3).told()?,
                whom: row.try_get(4).told()?,
                detail: row.try_get(5).told()?,
            };
            Ok((row.try_get(0).told()?, line))
        };
        rows.iter().map(line).collect()
    }
}

fn player(row: &SqliteRow) -> Result<PlayerRecord, StoreError> {
    let password: Option<String> = row.try_get(7).told()?;
    let account = match password {
        Some(password) => Some(AccountRecord {
            password,
            created: row.try_get(8).told()?,
            admin: row.try_get(9).told()?,
            listed: row.try_get(10).told()?,
        }),
        None => None,
    };
    Ok(PlayerRecord {
        id: row.try_get(0).told()?,
        name: row.try_get(1).told()?,
        since: row.try_get(2).told()?,
        seen: row.try_get(3).told()?,
        locked: row.try_get(4).told()?,
        lock_reason: row.try_get(5).told()?,
        erased: row.try_get(6).told()?,
        account,
    })
}

fn session(row: &SqliteRow) -> Result<SessionRecord, StoreError> {
    Ok(SessionRecord {
        hash: row.try_get(0).told()?,
        id: row.try_get(1).told()?,
        account: row.try_get(2).told()?,
        created: row.try_get(3).told()?,
        seen: row.try_get(4).told()?,
        device: row.try_get(5).told()?,
    })
}

fn listed(row: &SqliteRow) -> Result<Listed, StoreError> {
    Ok(Listed { id: row.try_get(0).told()?, name: row.try_get(1).told()?, since: row.try_get(2).told()? })
}

fn report(row: &SqliteRow) -> Result<ReportRecord, StoreError> {
    let closed_at: Option<i64> = row.try_get(8).told()?;
    let closed = match closed_at {
        Some(at) => Some(ReportClosing {
            at,
            by: row.try_get::<Option<String>, _>(9).told()?.unwrap_or_default(),
            verdict: row.try_get::<Option<String>, _>(10).told()?.unwrap_or_default(),
            note: row.try_get(11).told()?,
        }),
        None => None,
    };
    let report = NewReport {
        at: row.try_get(1).told()?,
        by: row.try_get(2).told()?,
        about: row.try_get(3).told()?,
        reason: row.try_get(4).told()?,
        text: row.try_get(5).told()?,
        table: row.try_get(6).told()?,
        hand: row.try_get(7).told()?,
    };
    Ok(ReportRecord { number: row.try_get(0).told()?, report, closed })
}
