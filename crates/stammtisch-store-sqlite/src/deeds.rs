//! Changes to accounts in SQLite, each within an open transaction.

use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};
use sqlx::{Connection as _, Row as _};
use stammtisch_store::{Deed, DeedRefused, LogLine, NewAccount, ReportClosing};

use crate::fault::Told as _;
use crate::ways_in;

pub(crate) type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments>;

/// Carries out all deeds in one transaction, or none.
pub(crate) async fn carry_out(connection: &mut SqliteConnection, deeds: &[Deed]) -> Result<(), DeedRefused> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.told()?;
    for deed in deeds {
        one(&mut tx, deed).await?;
    }
    tx.commit().await.told()?;
    Ok(())
}

async fn one(tx: &mut SqliteConnection, deed: &Deed) -> Result<(), DeedRefused> {
    match deed {
        Deed::Register(account) => register(tx, account).await,
        Deed::Rename { id, name, folded } => rename(tx, id, name, folded).await,
        Deed::ResetUsed { hash, at } => {
            let query = sqlx::query("DELETE FROM account_reset WHERE hash = $1 AND expires >= $2");
            at_least_one(tx, query.bind(hash.clone()).bind(*at), DeedRefused::LinkInvalid).await
        }
        Deed::CloseReport { number, closing } => close_report(tx, *number, closing).await,
        Deed::Erase { id, at } => erase(tx, id, *at).await,
        Deed::Block { by, whom, at } => {
            run(tx, part(by, whom)).await?;
            let query = sqlx::query(
                "INSERT INTO player_block (by, whom, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            );
            run(tx, query.bind(by).bind(whom).bind(*at)).await
        }
        Deed::ResetLink(link) => {
            let earlier = sqlx::query("DELETE FROM account_reset WHERE account = $1");
            run(tx, earlier.bind(&link.account)).await?;
            let query = sqlx::query(
                "INSERT INTO account_reset (hash, account, created, expires) VALUES ($1, $2, $3, $4)",
            );
            let query = query.bind(link.hash.clone()).bind(&link.account);
            run(tx, query.bind(link.created).bind(link.expires)).await
        }
        Deed::Password { id, hash } => {
            for way_in in WAYS_IN {
                run(tx, sqlx::query(way_in).bind(id)).await?;
            }
            let query = sqlx::query("UPDATE account SET password = $2 WHERE id = $1").bind(id).bind(hash);
            at_least_one(tx, query, DeedRefused::Nothing).await
        }
        Deed::DeviceKnown { device, instead_of } => ways_in::know(tx, device, instead_of.as_deref()).await,
        Deed::Door(door) => ways_in::open(tx, door).await,
        Deed::DoorUsed { hash, at } => ways_in::go_through(tx, hash, *at).await,
        Deed::RecoveryUsed { account, hash } => ways_in::use_up(tx, account, hash).await,
        Deed::Meet { .. }
        | Deed::Listed { .. }
        | Deed::Admin { .. }
        | Deed::Lock { .. }
        | Deed::Unlock { .. }
        | Deed::SessionBegins(_)
        | Deed::SessionSeen { .. }
        | Deed::SessionEnds { .. }
        | Deed::SessionsEnd { .. }
        | Deed::Ask { .. }
        | Deed::Accept { .. }
        | Deed::Part { .. }
        | Deed::Unblock { .. }
        | Deed::Recovery(_)
        | Deed::Log(_) => match plain(deed) {
            Some(query) if must_find(deed) => at_least_one(tx, query, DeedRefused::Nothing).await,
            Some(query) => run(tx, query).await,
            None => Ok(()),
        },
    }
}

/// Whether a deed is refused where it would change nothing.
const fn must_find(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Listed { .. }
            | Deed::Admin { .. }
            | Deed::Lock { .. }
            | Deed::Unlock { .. }
            | Deed::SessionEnds { .. }
            | Deed::Accept { .. }
    )
}

/// The statement of a deed that is a single one.
fn plain(deed: &Deed) -> Option<Query<'_>> {
    let query = match deed {
        Deed::Meet { id, name, at } => meet(id, name, *at),
        Deed::Listed { id, listed } => {
            sqlx::query("UPDATE account SET listed = $2 WHERE id = $1").bind(id).bind(*listed)
        }
        Deed::Admin { id, admin } => {
            sqlx::query("UPDATE account SET admin = $2 WHERE id = $1").bind(id).bind(*admin)
        }
        Deed::Lock { id, at, reason } => {
            sqlx::query("UPDATE player SET locked = $2, lock_reason = $3 WHERE id = $1 AND erased IS NULL")
                .bind(id)
                .bind(*at)
                .bind(reason)
        }
        Deed::Unlock { id } => {
            sqlx::query("UPDATE player SET locked = NULL, lock_reason = NULL WHERE id = $1").bind(id)
        }
        Deed::SessionBegins(session) => sqlx::query(
            "INSERT INTO account_session (hash, id, account, created, seen, device)
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(session.hash.clone())
        .bind(&session.id)
        .bind(&session.account)
        .bind(session.created)
        .bind(session.seen)
        .bind(&session.device),
        Deed::SessionSeen { hash, at } => {
            sqlx::query("UPDATE account_session SET seen = max(seen, $2) WHERE hash = $1")
                .bind(hash.clone())
                .bind(*at)
        }
        Deed::SessionEnds { account, id } => {
            sqlx::query("DELETE FROM account_session WHERE account = $1 AND id = $2").bind(account).bind(id)
        }
        Deed::SessionsEnd { account } => {
            sqlx::query("DELETE FROM account_session WHERE account = $1").bind(account)
        }
        Deed::Ask { from, to, at } => sqlx::query(
            "INSERT INTO friendship (asker, asked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(from)
        .bind(to)
        .bind(*at),
        Deed::Accept { from, to, at } => {
            sqlx::query("UPDATE friendship SET since = coalesce(since, $3) WHERE asker = $1 AND asked = $2")
                .bind(from)
                .bind(to)
                .bind(*at)
        }
        Deed::Part { one, other } => part(one, other),
        Deed::Unblock { by, whom } => {
            sqlx::query("DELETE FROM player_block WHERE by = $1 AND whom = $2").bind(by).bind(whom)
        }
        Deed::Recovery(code) => ways_in::keep(code),
        Deed::Log(line) => log(line),
        Deed::Register(_)
        | Deed::Rename { .. }
        | Deed::ResetLink(_)
        | Deed::ResetUsed { .. }
        | Deed::Password { .. }
        | Deed::DeviceKnown { .. }
        | Deed::Door(_)
        | Deed::DoorUsed { .. }
        | Deed::RecoveryUsed { .. }
        | Deed::Block { .. }
        | Deed::CloseReport { .. }
        | Deed::Erase { .. } => return None,
    };
    Some(query)
}

/// Makes somebody known by a name; it does nothing to who was erased, and an account keeps its own name.
pub(crate) fn meet<'q>(id: &'q str, name: &'q str, at: i64) -> Query<'q> {
    sqlx::query(
        "INSERT INTO player (id, name, since, seen) VALUES ($1, $2, $3, $3)
         ON CONFLICT (id) DO UPDATE SET seen = max(seen, excluded.seen),
            name = iif(EXISTS (SELECT 1 FROM account WHERE account.id = player.id), name, excluded.name)
         WHERE erased IS NULL",
    )
    .bind(id)
    .bind(name)
    .bind(at)
}

fn part<'q>(one: &'q str, other: &'q str) -> Query<'q> {
    sqlx::query("DELETE FROM friendship WHERE (asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1)")
        .bind(one)
        .bind(other)
}

fn log(line: &LogLine) -> Query<'_> {
    sqlx::query("INSERT INTO account_log (at, by, what, whom, detail) VALUES ($1, $2, $3, $4, $5)")
        .bind(line.at)
        .bind(&line.by)
        .bind(&line.what)
        .bind(&line.whom)
        .bind(&line.detail)
}

pub(crate) async fn run(tx: &mut SqliteConnection, query: Query<'_>) -> Result<(), DeedRefused> {
    query.execute(tx).await.told()?;
    Ok(())
}

pub(crate) async fn at_least_one(
    tx: &mut SqliteConnection,
    query: Query<'_>,
    otherwise: DeedRefused,
) -> Result<(), DeedRefused> {
    let done = query.execute(tx).await.told()?;
    if done.rows_affected() == 0 { Err(otherwise) } else { Ok(()) }
}

async fn register(tx: &mut SqliteConnection, account: &NewAccount) -> Result<(), DeedRefused> {
    let query = sqlx::query(
        "INSERT INTO player (id, name, since, seen) VALUES ($1, $2, $3, $3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen WHERE erased IS NULL",
    );
    let query = query.bind(&account.id).bind(&account.name).bind(account.at);
    at_least_one(tx, query, DeedRefused::HasAccount).await?;
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM account WHERE id = $1), (SELECT count(*) FROM account WHERE folded = $2)",
    )
    .bind(&account.id)
    .bind(&account.folded)
    .fetch_one(&mut *tx)
    .await
    .told()?;
    let count = |column| row.try_get::<i64, usize>(column).told();
    if count(0)? > 0 {
        return Err(DeedRefused::HasAccount);
    }
    if count(1)? > 0 {
        return Err(DeedRefused::NameTaken);
    }
    let query = sqlx::query(
        "INSERT INTO account (id, folded, password, created, admin, listed) VALUES ($1, $2, $3, $4, 0, $5)",
    );
    let query = query.bind(&account.id).bind(&account.folded).bind(&account.password);
    run(tx, query.bind(account.at).bind(account.listed)).await
}

async fn rename(tx: &mut SqliteConnection, id: &str, name: &str, folded: &str) -> Result<(), DeedRefused> {
    let other = sqlx::query("SELECT 1 FROM account WHERE folded = $1 AND id <> $2").bind(folded).bind(id);
    if other.fetch_optional(&mut *tx).await.told()?.is_some() {
        return Err(DeedRefused::NameTaken);
    }
    let query = sqlx::query("UPDATE player SET name = $2 WHERE id = $1 AND erased IS NULL");
    at_least_one(tx, query.bind(id).bind(name), DeedRefused::Nothing).await?;
    run(tx, sqlx::query("UPDATE account SET folded = $2 WHERE id = $1").bind(id).bind(folded)).await
}

async fn close_report(
    tx: &mut SqliteConnection,
    number: i64,
    closing: &ReportClosing,
) -> Result<(), DeedRefused> {
    let query = sqlx::query(
        "UPDATE player_report SET closed = $2, closed_by = $3, verdict = $4, note = $5
         WHERE number = $1 AND closed IS NULL",
    );
    let query = query.bind(number).bind(closing.at).bind(&closing.by);
    at_least_one(tx, query.bind(&closing.verdict).bind(&closing.note), DeedRefused::Nothing).await
}

/// What a new password takes away with the old one: whoever knew that one may have opened a door or made a code.
const WAYS_IN: [&str; 3] = [
    "DELETE FROM account_device WHERE account = $1",
    "DELETE FROM account_door WHERE account = $1",
    "DELETE FROM account_recovery WHERE account = $1",
];

/// What is erased with a person, each statement with the id as its only parameter. The row of the person stays as a
/// bare id, so that an old cookie cannot bring it back to life.
const ERASURES: [&str; 18] = [
    "DELETE FROM account_device WHERE account = $1",
    "DELETE FROM account_door WHERE account = $1",
    "DELETE FROM account_recovery WHERE account = $1",
    "DELETE FROM account_session WHERE account = $1",
    "DELETE FROM account_reset WHERE account = $1",
    "DELETE FROM account WHERE id = $1",
    "DELETE FROM friendship WHERE asker = $1 OR asked = $1",
    "DELETE FROM player_block WHERE by = $1 OR whom = $1",
    "UPDATE player_report SET text = NULL, note = NULL WHERE by = $1 OR about = $1",
    "DELETE FROM history_share WHERE by = $1",
    "DELETE FROM rating WHERE person = $1",
    "UPDATE history_seat SET person = NULL, accuracy = NULL WHERE person = $1",
    "UPDATE history_match_seat SET person = NULL, before = NULL, mean = NULL, deviation = NULL, matches = NULL
     WHERE person = $1",
    "UPDATE player SET name = NULL, lock_reason = NULL WHERE id = $1",
    // What was said at a table where the person sat may have the name in it, whoever said it; so may the table's own.
    "UPDATE table_entry SET what = json_set(what, '$.text', '…')
     WHERE number IN (SELECT number FROM table_guest WHERE guest = $1)
       AND CASE WHEN json_valid(what) THEN what ->> '$.what' END = 'chat'",
    "UPDATE game_table SET plan = json_set(plan, '$.name', 'Stammtisch')
     WHERE CASE WHEN json_valid(plan) THEN plan ->> '$.by' END = $1",
    "DELETE FROM guest WHERE id = $1",
    "DELETE FROM runde_person WHERE person = $1",
];

async fn erase(tx: &mut SqliteConnection, id: &str, at: i64) -> Result<(), DeedRefused> {
    for statement in ERASURES {
        run(tx, sqlx::query(statement).bind(id)).await?;
    }
    let query = sqlx::query(
        "INSERT INTO player (id, name, since, seen, erased) VALUES ($1, NULL, $2, $2, $2)
         ON CONFLICT (id) DO UPDATE SET erased = coalesce(erased, excluded.erased)",
    );
    run(tx, query.bind(id).bind(at)).await
}
