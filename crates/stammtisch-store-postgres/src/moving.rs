//! Filling the database with what another store has.

use async_trait::async_trait;
use serde_json::{Map, Value};
use sqlx::postgres::{PgRow, Postgres};
use sqlx::{AssertSqlSafe, Executor as _, Row as _, Transaction, TypeInfo as _, ValueRef as _};
use stammtisch_store::moving::{Cell, Filling, Line, Reading, SHEETS, Sheet};
use stammtisch_store::spoken::{Talk, opened_by};
use stammtisch_store::{Kept, StoreError};

use crate::PostgresStore;
use crate::fault::{Told as _, damaged};

/// What a move writes down when it is done; whoever uses the database writes something else.
const FILLED: &str = "filled";
/// What is written when somebody uses a database that was filled.
const USED: &str = "used";

/// All of it in one transaction.
struct Fill(Transaction<'static, Postgres>);

impl PostgresStore {
    /// Begins to fill the database; none where there is something in it that no earlier move has brought, or that somebody
    /// has used since.
    pub async fn filling(&self) -> Result<Option<Box<dyn Filling>>, StoreError> {
        let mut fill = Fill(self.pool.begin().await.told()?);
        // Nobody else writes meanwhile.
        for sheet in &SHEETS {
            let statement = format!("LOCK TABLE {} IN EXCLUSIVE MODE", sheet.name);
            fill.0.execute(AssertSqlSafe(statement)).await.told()?;
        }
        let row = sqlx::query("SELECT value FROM house_fact WHERE name = $1")
            .bind(Kept::Moved.name())
            .fetch_optional(&mut *fill.0)
            .await
            .told()?;
        let moved: Option<String> = row.map(|row| row.try_get(0)).transpose().told()?;
        if moved.as_deref() != Some(FILLED) {
            for sheet in &SHEETS {
                if fill.count(sheet).await? > 0 {
                    return Ok(None);
                }
            }
        }
        Ok(Some(Box::new(fill)))
    }

    /// Notes that the database is used from now on, so that no move throws away what comes.
    pub async fn begin_to_use(&self) -> Result<(), StoreError> {
        sqlx::query("UPDATE house_fact SET value = $2 WHERE name = $1 AND value <> $2")
            .bind(Kept::Moved.name())
            .bind(USED)
            .execute(&self.pool)
            .await
            .told()?;
        Ok(())
    }
}

#[async_trait]
impl Reading for Fill {
    async fn count(&mut self, sheet: &Sheet) -> Result<u64, StoreError> {
        let statement = format!("SELECT count(*) FROM {} WHERE {}", sheet.name, sheet.only);
        let row = sqlx::query(AssertSqlSafe(statement)).fetch_one(&mut *self.0).await.told()?;
        let count: i64 = row.try_get(0).told()?;
        Ok(count as u64)
    }

    async fn lines(&mut self, sheet: &Sheet, after: u64, limit: u32) -> Result<Vec<Line>, StoreError> {
        let Sheet { name, columns, key, only } = sheet;
        let (columns, key) = (columns.join(", "), key.join(", "));
        let statement =
            format!("SELECT {columns} FROM {name} WHERE {only} ORDER BY {key} LIMIT $1 OFFSET $2");
        let rows = sqlx::query(AssertSqlSafe(statement))
            .bind(i64::from(limit))
            .bind(after as i64)
            .fetch_all(&mut *self.0)
            .await
            .told()?;
        rows.iter().map(line).collect()
    }
}

#[async_trait]
impl Filling for Fill {
    async fn clear(&mut self) -> Result<(), StoreError> {
        // The log of accounts only grows, but for this.
        self.0.execute("ALTER TABLE account_log DISABLE TRIGGER account_log_only_grows").await.told()?;
        for sheet in SHEETS.iter().rev() {
            self.0.execute(AssertSqlSafe(format!("DELETE FROM {}", sheet.name))).await.told()?;
        }
        self.0.execute("ALTER TABLE account_log ENABLE TRIGGER account_log_only_grows").await.told()?;
        Ok(())
    }

    async fn put(&mut self, sheet: &Sheet, lines: &[Line]) -> Result<(), StoreError> {
        let rows: Vec<Value> = lines.iter().map(|line| row_of(sheet, line)).collect();
        let reckoned = reckoned(sheet);
        let columns = [sheet.columns, reckoned].concat().join(", ");
        let statement = format!(
            "INSERT INTO {0} ({columns}) SELECT {columns} FROM jsonb_populate_recordset(NULL::{0}, $1::text::jsonb)",
            sheet.name
        );
        sqlx::query(AssertSqlSafe(statement))
            .bind(Value::Array(rows).to_string())
            .execute(&mut *self.0)
            .await
            .told()?;
        Ok(())
    }

    async fn finish(mut self: Box<Self>) -> Result<(), StoreError> {
        for (sheet, column) in [("game_table", "number"), ("player_report", "number"), ("account_log", "seq")]
        {
            let statement = format!(
                "SELECT setval(pg_get_serial_sequence('{sheet}', '{column}'), coalesce(max({column}), 1),
                    max({column}) IS NOT NULL) FROM {sheet}"
            );
            self.0.execute(AssertSqlSafe(statement)).await.told()?;
        }
        sqlx::query("INSERT INTO house_fact (name, value) VALUES ($1, $2)")
            .bind(Kept::Moved.name())
            .bind(FILLED)
            .execute(&mut *self.0)
            .await
            .told()?;
        self.0.commit().await.told()
    }
}

/// The columns that are reckoned from others here.
fn reckoned(sheet: &Sheet) -> &'static [&'static str] {
    match sheet.name {
        "game_table" => &["opened_by"],
        "table_entry" => &["talk"],
        _ => &[],
    }
}

/// A line as the database reads it from JSON.
fn row_of(sheet: &Sheet, line: &Line) -> Value {
    let mut row: Map<String, Value> =
        sheet.columns.iter().zip(line).map(|(column, cell)| ((*column).to_owned(), value_of(cell))).collect();
    let text = |column: &str| row.get(column).and_then(Value::as_str).unwrap_or_default();
    let more = match sheet.name {
        "game_table" => Some(("opened_by", opened_by(text("plan")).map_or(Value::Null, Value::String))),
        "table_entry" => Some(("talk", Value::Bool(Talk::of(text("what")).is_some()))),
        _ => None,
    };
    row.extend(more.map(|(column, value)| (column.to_owned(), value)));
    Value::Object(row)
}

fn value_of(cell: &Cell) -> Value {
    match cell {
        Cell::Nothing => Value::Null,
        Cell::Whole(number) => Value::from(*number),
        Cell::Real(number) => Value::from(*number),
        Cell::Text(text) => Value::from(text.as_str()),
        Cell::Bytes(bytes) => {
            let hex: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            Value::from(format!("\\x{}", hex.concat()))
        }
    }
}

fn line(row: &PgRow) -> Result<Line, StoreError> {
    (0..row.len()).map(|at| cell(row, at)).collect()
}

fn cell(row: &PgRow, at: usize) -> Result<Cell, StoreError> {
    let raw = row.try_get_raw(at).told()?;
    if raw.is_null() {
        return Ok(Cell::Nothing);
    }
    let kind = raw.type_info();
    match kind.name() {
        "INT8" => row.try_get(at).told().map(Cell::Whole),
        "BOOL" => row.try_get::<bool, _>(at).told().map(|yes| Cell::Whole(i64::from(yes))),
        "FLOAT8" => row.try_get(at).told().map(Cell::Real),
        "TEXT" => row.try_get(at).told().map(Cell::Text),
        "BYTEA" => row.try_get(at).told().map(Cell::Bytes),
        other => Err(damaged(&format!("a value of the kind {other}"))),
    }
}
