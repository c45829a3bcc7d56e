//! Where everything is kept: in a file of the data folder, or in a PostgreSQL database. Beside the commands for the file
//! itself nothing else names them.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Deserializer};
use stammtisch_server::data_folder;
use stammtisch_store::moving::{Filling, Reading};
use stammtisch_store::{Storage, StoreError, private};
use stammtisch_store_postgres::PostgresStore;
use stammtisch_store_sqlite::{Backup, SqliteStore};

/// The address of a PostgreSQL database. It may have a password in it, and is never shown.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct DatabaseUrl(String);

impl FromStr for DatabaseUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<DatabaseUrl, &'static str> {
        let is_ours = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        if is_ours {
            Ok(DatabaseUrl(text.to_owned()))
        } else {
            Err("a database is postgres://USER:PASSWORD@HOST/NAME")
        }
    }
}

impl<'de> Deserialize<'de> for DatabaseUrl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DatabaseUrl, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl")
    }
}

/// Opens what is kept: in the database that is named, else in the file of a data folder. A copy is made of a file before its
/// schema is changed.
pub(super) async fn open(
    url: Option<&DatabaseUrl>,
    folder: &Path,
) -> Result<(Storage, Option<Backup>), StoreError> {
    let Some(DatabaseUrl(url)) = url else {
        let (store, backup) = SqliteStore::open(&data_folder::database(folder)).await?;
        return Ok((Arc::new(store), backup));
    };
    private::make_folder(folder).map_err(|source| StoreError::File { file: folder.to_owned(), source })?;
    let store = PostgresStore::open(url).await?;
    store.begin_to_use().await?;
    Ok((Arc::new(store), None))
}

/// Everything in the file of a data folder, as it is now.
pub(super) async fn reading(file: &Path) -> Result<Box<dyn Reading>, StoreError> {
    SqliteStore::open(file).await?.0.reading().await
}

/// A database that is to be filled; none where there is something in it that must not be lost.
pub(super) async fn filling(url: &DatabaseUrl) -> Result<Option<Box<dyn Filling>>, StoreError> {
    PostgresStore::open(&url.0).await?.filling().await
}

/// Opens what is kept for a server: a file that is damaged is refused.
pub(super) async fn open_whole(
    url: Option<&DatabaseUrl>,
    folder: &Path,
) -> Result<(Storage, Option<Backup>), StoreError> {
    if url.is_some() {
        return open(url, folder).await;
    }
    let (store, backup) = SqliteStore::open(&data_folder::database(folder)).await?;
    store.refuse_damaged().await?;
    Ok((Arc::new(store), backup))
}

#[cfg(test)]
mod tests {
    use super::DatabaseUrl;

    #[test]
    fn an_address_has_its_scheme_and_is_not_shown() {
        let url: DatabaseUrl = "postgres://anna:geheim@localhost/karten".parse().expect("an address");
        assert!(!format!("{url:?}").contains("geheim"));
        assert!("postgresql:///karten".parse::<DatabaseUrl>().is_ok());
        for other in ["", "karten.db", "mysql://localhost/karten", "postgres:karten"] {
            assert!(other.parse::<DatabaseUrl>().is_err(), "{other}");
        }
    }
}
