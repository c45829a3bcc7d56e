//! Everything, as it is at one moment, for another store.

use async_trait::async_trait;
use sqlx::sqlite::{Sqlite, SqliteRow};
use sqlx::{AssertSqlSafe, Row as _, Transaction, TypeInfo as _, ValueRef as _};
use stammtisch_store::StoreError;
use stammtisch_store::moving::{Cell, Line, Reading, Sheet};

use crate::SqliteStore;
use crate::fault::{Told as _, damaged};

/// A view of the file at one moment.
struct Moment(Transaction<'static, Sqlite>);

impl SqliteStore {
    /// Everything that is kept, as it is now.
    pub async fn reading(&self) -> Result<Box<dyn Reading>, StoreError> {
        Ok(Box::new(Moment(self.readers.begin().await.told()?)))
    }
}

#[async_trait]
impl Reading for Moment {
    async fn count(&mut self, sheet: &Sheet) -> Result<u64, StoreError> {
        let statement = format!("SELECT count(*) FROM {} WHERE {}", sheet.name, sheet.only);
        let row = sqlx::query(AssertSqlSafe(statement)).fetch_one(&mut *self.0).await.told()?;
        let count: i64 = row.try_get(0).told()?;
        Ok(count as u64)
    }

    async fn lines(&mut self, sheet: &Sheet, after: u64, limit: u32) -> Result<Vec<Line>, StoreError> {
        let Sheet { name, columns, key, only } = sheet;
        let (columns, key) = (columns.join(", "), key.join(", "));
        let statement = format!("SELECT {columns} FROM {name} WHERE {only} ORDER BY {key} LIMIT ? OFFSET ?");
        let rows = sqlx::query(AssertSqlSafe(statement))
            .bind(i64::from(limit))
            .bind(after as i64)
            .fetch_all(&mut *self.0)
            .await
            .told()?;
        rows.iter().map(line).collect()
    }
}

fn line(row: &SqliteRow) -> Result<Line, StoreError> {
    (0..row.len()).map(|at| cell(row, at)).collect()
}

fn cell(row: &SqliteRow, at: usize) -> Result<Cell, StoreError> {
    let raw = row.try_get_raw(at).told()?;
    if raw.is_null() {
        return Ok(Cell::Nothing);
    }
    let kind = raw.type_info();
    match kind.name() {
        "INTEGER" => row.try_get(at).told().map(Cell::Whole),
        "REAL" => row.try_get(at).told().map(Cell::Real),
        "TEXT" => row.try_get(at).told().map(Cell::Text),
        "BLOB" => row.try_get(at).told().map(Cell::Bytes),
        other => Err(damaged(&format!("a value of the kind {other}"))),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sqlx::Row as _;
    use stammtisch_store::moving::{Cell, SHEETS, UNMOVED};
    use stammtisch_store::{Change, NewEntry, TournamentStore as _};

    use crate::SqliteStore;

    #[tokio::test]
    async fn a_move_knows_every_column() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (store, _) = SqliteStore::open(&folder.path().join("t.db")).await.expect("a database");
        let rows = sqlx::query(
            "SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'",
        )
        .fetch_all(&store.readers)
        .await
        .expect("the schema");
        let there = rows.iter().map(|row| (row.get(0), row.get(1)));
        let there: BTreeSet<(String, String)> =
            there.filter(|(sheet, _): &(String, String)| !UNMOVED.contains(&sheet.as_str())).collect();
        let known: BTreeSet<(String, String)> = SHEETS
            .iter()
            .flat_map(|sheet| {
                sheet.columns.iter().map(|column| (sheet.name.to_owned(), (*column).to_owned()))
            })
            .collect();
        assert_eq!(known, there);
    }

    #[tokio::test]
    async fn what_is_read_is_what_was_there_at_the_first_look() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (store, _) = SqliteStore::open(&folder.path().join("t.db")).await.expect("a database");
        let entry = || NewEntry { at: 7, by: "1".to_owned(), why: None, what: "x".to_owned() };
        let change = |count| Change { entries: (0..count).map(|_| entry()).collect(), ..Change::default() };
        store.create_tournament("t", 3, &change(5)).await.expect("it is new");
        let mut reading = store.reading().await.expect("a moment");
        let sheet = SHEETS.iter().find(|sheet| sheet.name == "tournament_entry").expect("a sheet");
        assert_eq!(reading.count(sheet).await.expect("a count"), 5);
        store.append("t", 5, &change(2)).await.expect("it goes on");
        let lines = reading.lines(sheet, 3, 10).await.expect("lines");
        assert_eq!(lines.len(), 2, "what came later is not seen");
        let text = |text: &str| Cell::Text(text.to_owned());
        let line = vec![text("t"), Cell::Whole(4), Cell::Whole(7), text("1"), Cell::Nothing, text("x")];
        assert_eq!(lines[0], line);
    }
}
