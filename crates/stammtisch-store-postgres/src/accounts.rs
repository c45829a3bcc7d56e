//! Accounts in PostgreSQL.

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::postgres::PgRow;
use stammtisch_store::{
    AccountRecord, AccountStore, Deed, DeedRefused, DeviceRecord, DoorRecord, Listed, LogLine, NewReport,
    Outdated, PlayerRecord, RecoveryRecord, ReportClosing, ReportRecord, Reports, ResetRecord, SessionRecord,
    StoreError, Tie,
};

use crate::PostgresStore;
use crate::deeds::carry_out;
use crate::fault::Told as _;

#[async_trait]
impl AccountStore for PostgresStore {
    async fn change(&self, deeds: &[Deed]) -> Result<(), DeedRefused> {
        let mut connection = self.pool.acquire().await.told()?;
        carry_out(&mut connection, deeds).await
    }

    async fn player(&self, id: &str) -> Result<Option<PlayerRecord>, StoreError> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.since, p.seen, p.locked, p.lock_reason, p.erased,
                    a.password, a.created, a.admin, a.listed
             FROM player p LEFT JOIN account a ON a.id = p.id WHERE p.id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
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
        .fetch_optional(&self.pool)
        .await
        .told()?;
        row.as_ref().map(player).transpose()
    }

    async fn admins(&self) -> Result<u64, StoreError> {
        let row =
            sqlx::query("SELECT count(*) FROM account WHERE admin").fetch_one(&self.pool).await.told()?;
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
             WHERE p.erased IS NULL AND ($2::text IS NULL OR p.id < $2)
               AND ($1 = '' OR p.id = $1 OR position(lower($1 COLLATE \"C\") IN lower(p.name)) > 0
                    OR position(lower($1 COLLATE \"C\") IN a.folded) > 0)
             ORDER BY p.id DESC LIMIT $3",
        )
        .bind(part)
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await
        .told()?;
        rows.iter().map(player).collect()
    }

    async fn forgotten_guests(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM player WHERE seen < $1 AND erased IS NULL AND id NOT IN (SELECT id FROM account)
             ORDER BY seen LIMIT $2",
        )
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await
        .told()?;
        rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>().told()
    }

    async fn session(&self, hash: &[u8]) -> Result<Option<SessionRecord>, StoreError> {
        let row = sqlx::query(
            "SELECT hash, id, account, created, seen, device FROM account_session WHERE hash = $1",
        )
        .bind(hash)
        .fetch_optional(&self.pool)
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
        .fetch_all(&self.pool)
        .await
        .told()?;
        rows.iter().map(session).collect()
    }

    async fn reset_link(&self, hash: &[u8]) -> Result<Option<ResetRecord>, StoreError> {
        let row = sqlx::query("SELECT hash, account, created, expires FROM account_reset WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.pool)
            .await
            .told()?;
        let record = |row: PgRow| -> Result<ResetRecord, StoreError> {
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
            .execute(&self.pool)
            .await
            .told()?;
        for links in
            ["DELETE FROM account_reset WHERE expires < $1", "DELETE FROM account_door WHERE expires < $1"]
        {
            sqlx::query(links).bind(outdated.links_before).execute(&self.pool).await.told()?;
        }
        sqlx::query("DELETE FROM account_device WHERE seen < $1")
            .bind(outdated.devices_seen_before)
            .execute(&self.pool)
            .await
            .told()?;
        Ok(())
    }

    async fn ties(&self, id: &str) -> Result<Vec<(Tie, Listed)>, StoreError> {
        let rows = sqlx::query(
            "SELECT f.asked, p.name, coalesce(f.since, f.at), f.since IS NOT NULL, FALSE
             FROM friendship f JOIN player p ON p.id = f.asked WHERE f.asker = $1
             UNION ALL
             SELECT f.asker, p.name, coalesce(f.since, f.at), f.since IS NOT NULL, TRUE
             FROM friendship f JOIN player p ON p.id = f.asker WHERE f.asked = $1
             ORDER BY 2, 1",
        )
        .bind(id)
        .fetch_all(&self.pool)
        .await
        .told()?;
        let tie = |row: &PgRow| -> Result<(Tie, Listed), StoreError> {
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
        .fetch_all(&self.pool)
        .await
        .told()?;
        rows.iter().map(listed).collect()
    }

    async fn has_blocked(&self, by: &str, whom: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM player_block WHERE by = $1 AND whom = $2")
            .bind(by)
            .bind(whom)
            .fetch_optional(&self.pool)
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
        .fetch_one(&self.pool)
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
             WHERE (NOT $1 OR closed IS NULL) AND ($2::text IS NULL OR about = $2) AND ($3::text IS NULL OR by = $3)
               AND ($4::bigint IS NULL OR number < $4)
             ORDER BY number DESC LIMIT $5",
        )
        .bind(which.open)
        .bind(&which.about)
        .bind(&which.by)
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await.told()?;
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
             WHERE ($1::text IS NULL OR whom = $1 OR by = $1) AND ($2::bigint IS NULL OR seq < $2)
             ORDER BY seq DESC LIMIT $3",
        )
        .bind(about)
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await
        .told()?;
        let line = |row: &PgRow| -> Result<(i64, LogLine), StoreError> {
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

fn player(row: &PgRow) -> Result<PlayerRecord, StoreError> {
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

fn session(row: &PgRow) -> Result<SessionRecord, StoreError> {
    Ok(SessionRecord {
        hash: row.try_get(0).told()?,
        id: row.try_get(1).told()?,
        account: row.try_get(2).told()?,
        created: row.try_get(3).told()?,
        seen: row.try_get(4).told()?,
        device: row.try_get(5).told()?,
    })
}

fn listed(row: &PgRow) -> Result<Listed, StoreError> {
    Ok(Listed { id: row.try_get(0).told()?, name: row.try_get(1).told()?, since: row.try_get(2).told()? })
}

fn report(row: &PgRow) -> Result<ReportRecord, StoreError> {
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
