//! Databases and exports of every version that was released: each must be read for ever.

use std::path::{Path, PathBuf};

use schafkopf_turnier::{Phase, Progress, Tournament};
use serde_json::{Value, from_str};
use stammtisch_store::{
    ExportKey, HallStore as _, ImportError, Origin, TournamentStore as _, create, export, import, load,
};
use stammtisch_store_sqlite::SqliteStore;

fn corpus(version: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(version)
}

fn export_of(version: &str) -> String {
    std::fs::read_to_string(corpus(version).join("tournament.json")).expect("it is kept")
}

const KEY: ExportKey = ExportKey::from_bytes([7; 32]);

fn exported(version: &str) -> Tournament {
    let import = import(&export_of(version), Some(&KEY)).expect("every event can have happened");
    assert_eq!(import.origin, Origin::Unknown, "the first version was not signed");
    import.tournament
}

/// Opens a copy, so that what is kept stays as it is.
async fn stored(version: &str) -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let copy = folder.path().join("stammtisch.db");
    std::fs::copy(corpus(version).join("stammtisch.db"), &copy).expect("it is kept");
    let (store, _) = SqliteStore::open(&copy).await.expect("every version is read");
    (folder, store)
}

#[tokio::test]
async fn version_1_is_read_from_the_database_and_from_the_export() {
    let exported = exported("v1");
    let (_folder, store) = stored("v1").await;
    let heads = store.tournaments().await.expect("a list");
    assert_eq!(heads.len(), 1);
    let loaded = load(&store, &heads[0].id).await.expect("a tournament");
    assert_eq!(loaded, exported);
    assert_eq!(loaded.state().phase(), Phase::Closed);
    let standings = loaded.state().standings(Progress::Everything).expect("a ranking");
    assert_eq!(standings.ranked.len(), 16);
    assert_eq!(standings.ranked.iter().map(|standing| standing.tally.points).sum::<i64>(), 0);
}

#[tokio::test]
async fn version_4_is_read_with_all_that_the_hall_kept() {
    let exported = exported("v4");
    let (_folder, store) = stored("v4").await;
    let loaded = load(&store, "kirchweih-isen").await.expect("a tournament");
    assert_eq!(loaded, exported);
    assert_eq!(loaded.state().phase(), Phase::Closed);
    let prizes = loaded.state().prizes().expect("the till holds them");
    assert_eq!(prizes.awards.len(), 3);
    let links = store.links("kirchweih-isen").await.expect("links");
    assert_eq!(links.len(), 6);
    assert_eq!(links.iter().filter(|link| link.revoked.is_some()).count(), 1);
    let commands = store.commands("kirchweih-isen").await.expect("commands");
    assert!(commands.iter().any(|command| command.id == "anmeldung"), "a resend still acts once");
    assert!(commands.iter().all(|command| command.last as usize <= loaded.log().len()));
    let (revision, display) = store.display("kirchweih-isen").await.expect("a display").expect("it was set");
    assert!(revision > 0 && display.contains("prizes"), "{display}");
    let seasons = store.seasons().await.expect("seasons");
    assert!(seasons.iter().any(|(id, plan)| id == "jahr-2026" && plan.contains("kirchweih-isen")));
}

#[tokio::test]
async fn what_is_exported_can_be_stored_and_comes_back_the_same() {
    for version in ["v1", "v4"] {
        let exported = exported(version);
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (store, _) = SqliteStore::open(&folder.path().join("new.db")).await.expect("a database");
        create(&store, "kopie", &exported).await.expect("it is new");
        assert_eq!(load(&store, "kopie").await.expect("a tournament"), exported);
    }
}

#[test]
fn what_was_imported_is_exported_as_it_was() {
    for version in ["v1", "v4"] {
        let (now, before): (Value, Value) =
            (from_str(&export(&exported(version), &KEY)).unwrap(), from_str(&export_of(version)).unwrap());
        for field in ["rules", "people", "events"] {
            assert_eq!(now[field].to_string(), before[field].to_string());
        }
    }
}

/// The file was made from the one of version 1 by a program of a few lines in another language.
#[test]
fn version_2_of_the_export_is_signed_and_written_as_it_was() {
    let text = std::fs::read_to_string(corpus("v4").join("tournament-2.json")).expect("it is kept");
    let import = import(&text, Some(&KEY)).expect("every event can have happened");
    assert_eq!(import.origin, Origin::Ours);
    assert_eq!(import.tournament, exported("v4"));
    assert_eq!(export(&import.tournament, &KEY), text.trim_end());
}

#[test]
fn what_is_no_export_or_a_newer_one_is_told_apart() {
    assert!(matches!(import("{}", Some(&KEY)), Err(ImportError::Format)));
    assert!(matches!(import("Grüß Gott", Some(&KEY)), Err(ImportError::Format)));
    let text = export_of("v4");
    let newer = text.replacen("\"version\": 1", "\"version\": 3", 1);
    assert!(matches!(import(&newer, Some(&KEY)), Err(ImportError::Newer { found: 3 })));
    let newer_log = text.replacen("\"v\": 1", "\"v\": 9", 1);
    assert!(matches!(import(&newer_log, Some(&KEY)), Err(ImportError::Event { event: 1, .. })));
    let more = text.replacen("\"people\"", "\"peoples\"", 1);
    assert!(matches!(import(&more, Some(&KEY)), Err(ImportError::Unreadable(_))));
    let moved = text.replacen("\"seq\": 3", "\"seq\": 4", 1);
    assert!(matches!(import(&moved, Some(&KEY)), Err(ImportError::Log(_))));
}
