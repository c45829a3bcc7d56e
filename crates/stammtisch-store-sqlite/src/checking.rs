//! Whether a database is whole.

use sqlx::Row as _;
use stammtisch_store::StoreError;

use crate::SqliteStore;
use crate::fault::{Told as _, in_file};

/// The most that is said of what is wrong.
const MOST: usize = 20;

impl SqliteStore {
    /// Refuses a database that is damaged: every page is read, indices are not compared.
    pub async fn refuse_damaged(&self) -> Result<(), StoreError> {
        let faults = self.asked("PRAGMA quick_check(1)").await?;
        match faults.into_iter().next() {
            None => Ok(()),
            Some(why) => Err(StoreError::Corrupt { file: self.file.clone(), why }),
        }
    }

    /// What is wrong with the database as SQLite sees it: pages, indices, and references to what is not there.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut faults = self.asked("PRAGMA integrity_check(20)").await?;
        if faults.is_empty() {
            let rows = sqlx::query("PRAGMA foreign_key_check").fetch_all(&self.readers).await.told()?;
            for row in rows.iter().take(MOST) {
                let (table, parent): (String, String) = (row.try_get(0).told()?, row.try_get(2).told()?);
                faults.push(format!("{table}: a row refers to one of {parent} that is not there"));
            }
        }
        Ok(faults)
    }

    /// The faults that SQLite lists; a file so damaged that it cannot even look is one fault.
    async fn asked(&self, question: &'static str) -> Result<Vec<String>, StoreError> {
        let rows = match sqlx::query(question).fetch_all(&self.readers).await.told() {
            Ok(rows) => rows,
            Err(error) => {
                return match in_file(error, &self.file) {
                    StoreError::Corrupt { why, .. } => Ok(vec![why]),
                    other => Err(other),
                };
            }
        };
        let said = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>().told()?;
        Ok(said.into_iter().filter(|said| said != "ok").collect())
    }
}
