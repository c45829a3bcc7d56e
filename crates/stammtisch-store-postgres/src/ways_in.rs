//! The ways back into an account, in PostgreSQL: known devices, doors from one device to another, codes on paper.

use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};
use stammtisch_store::{DeedRefused, DeviceRecord, DoorRecord, RecoveryRecord, StoreError};

use crate::PostgresStore;
use crate::deeds::{Query, at_least_one, run};
use crate::fault::Told as _;

/// Devices of an account that are remembered.
const MOST_DEVICES: i64 = 16;

/// Remembers a device, and forgets what it was known by before and the oldest of too many.
pub(crate) async fn know(
    tx: &mut PgConnection,
    device: &DeviceRecord,
    instead_of: Option<&[u8]>,
) -> Result<(), DeedRefused> {
    let query =
        sqlx::query("DELETE FROM account_device WHERE hash = $1").bind(instead_of.map(<[u8]>::to_vec));
    run(tx, query).await?;
    let query = sqlx::query("INSERT INTO account_device (hash, account, seen) VALUES ($1, $2, $3)");
    run(tx, query.bind(device.hash.clone()).bind(&device.account).bind(device.seen)).await?;
    let query = sqlx::query(
        "DELETE FROM account_device WHERE account = $1 AND hash NOT IN
            (SELECT hash FROM account_device WHERE account = $1 ORDER BY seen DESC LIMIT $2)",
    );
    run(tx, query.bind(&device.account).bind(MOST_DEVICES)).await
}

/// Opens a door; the one before is shut.
pub(crate) async fn open(tx: &mut PgConnection, door: &DoorRecord) -> Result<(), DeedRefused> {
    let query = sqlx::query(
        "INSERT INTO account_door (hash, account, expires) VALUES ($1, $2, $3)
         ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, expires = excluded.expires",
    );
    run(tx, query.bind(door.hash.clone()).bind(&door.account).bind(door.expires)).await
}

/// Shuts a door behind whoever goes through; nobody goes through a second time.
pub(crate) async fn go_through(tx: &mut PgConnection, hash: &[u8], at: i64) -> Result<(), DeedRefused> {
    let query = sqlx::query("DELETE FROM account_door WHERE hash = $1 AND expires >= $2");
    at_least_one(tx, query.bind(hash.to_vec()).bind(at), DeedRefused::LinkInvalid).await
}

/// Keeps a code on paper; the one before is worth nothing any more.
pub(crate) fn keep(code: &RecoveryRecord) -> Query<'_> {
    let query = sqlx::query(
        "INSERT INTO account_recovery (account, hash, created) VALUES ($1, $2, $3)
         ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, created = excluded.created",
    );
    query.bind(&code.account).bind(code.hash.clone()).bind(code.created)
}

/// Uses a code on paper up.
pub(crate) async fn use_up(tx: &mut PgConnection, account: &str, hash: &[u8]) -> Result<(), DeedRefused> {
    let query = sqlx::query("DELETE FROM account_recovery WHERE account = $1 AND hash = $2");
    at_least_one(tx, query.bind(account).bind(hash.to_vec()), DeedRefused::LinkInvalid).await
}

impl PostgresStore {
    pub(crate) async fn known_device(&self, hash: &[u8]) -> Result<Option<DeviceRecord>, StoreError> {
        let query = sqlx::query("SELECT hash, account, seen FROM account_device WHERE hash = $1").bind(hash);
        let record = |row: PgRow| -> Result<DeviceRecord, StoreError> {
            Ok(DeviceRecord {
                hash: row.try_get(0).told()?,
                account: row.try_get(1).told()?,
                seen: row.try_get(2).told()?,
            })
        };
        query.fetch_optional(&self.pool).await.told()?.map(record).transpose()
    }

    pub(crate) async fn open_door(&self, hash: &[u8]) -> Result<Option<DoorRecord>, StoreError> {
        let query = sqlx::query("SELECT hash, account, expires FROM account_door WHERE hash = $1").bind(hash);
        let record = |row: PgRow| -> Result<DoorRecord, StoreError> {
            Ok(DoorRecord {
                hash: row.try_get(0).told()?,
                account: row.try_get(1).told()?,
                expires: row.try_get(2).told()?,
            })
        };
        query.fetch_optional(&self.pool).await.told()?.map(record).transpose()
    }

    pub(crate) async fn kept_recovery(&self, account: &str) -> Result<Option<RecoveryRecord>, StoreError> {
        let query = sqlx::query("SELECT account, hash, created FROM account_recovery WHERE account = $1");
        let record = |row: PgRow| -> Result<RecoveryRecord, StoreError> {
            Ok(RecoveryRecord {
                account: row.try_get(0).told()?,
                hash: row.try_get(1).told()?,
                created: row.try_get(2).told()?,
            })
        };
        query.bind(account).fetch_optional(&self.pool).await.told()?.map(record).transpose()
    }
}
