//! A store that is looked after: what is old goes, what is needed stays, and room is given back.

use std::path::Path;

use stammtisch_store::{
    Copies as _, GuestName, Kept, NewTable, NewTableEntry, Reworded, RundeLine, RundeRecord, RundeStore as _,
    StoreError, TableChange, TableStore as _, TournamentStore as _, Upkeep as _,
};
use stammtisch_store_sqlite::SqliteStore;

async fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(&folder.join("t.db")).await.expect("a database").0
}

fn entry(seq: u64, at: i64, what: &str) -> NewTableEntry {
    NewTableEntry {
        seq,
        at,
        command: None,
        digest: None,
        hand: (seq == 1).then_some(0),
        what: what.to_owned(),
    }
}

/// A table that was opened at a moment, with a guest of its own and a rule set of its own.
async fn table(store: &SqliteStore, id: &str, at: i64) -> i64 {
    store.keep_rule_set(&format!("rules of {id}"), "x").await.expect("there is room");
    let table = NewTable {
        id: id.to_owned(),
        created: at,
        rules: format!("rules of {id}"),
        plan: "{}".to_owned(),
        entries: vec![entry(1, at, "{\"what\":\"opened\"}")],
        guests: vec![GuestName { id: format!("guest of {id}"), name: "Anna".to_owned() }],
    };
    store.open_table(&table).await.expect("it is new")
}

#[tokio::test]
async fn tables_that_have_been_quiet_go_with_all_that_is_theirs_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = open(folder.path()).await;
    for number in 0..120 {
        table(&store, &format!("old {number}"), 10).await;
    }
    table(&store, "old and awake", 10).await;
    let busy = table(&store, "old and busy", 10).await;
    table(&store, "new", 100).await;
    let change = TableChange {
        number: busy,
        epoch: None,
        entries: vec![entry(2, 99, "{\"what\":\"x\"}")],
        guests: vec![],
    };
    store.append_to_tables(&[change]).await.expect("there is room");
    let gone = store.throw_away_tables(50, &["old and awake".to_owned()]).await.expect("it can be done");
    assert_eq!(gone, 120);
    let left = store.tables_after(0, 1_000).await.expect("it can be read");
    let left: Vec<&str> = left.iter().map(|head| head.id.as_str()).collect();
    assert_eq!(left, ["old and awake", "old and busy", "new"]);
    assert_eq!(store.rule_set("rules of old 7").await.expect("it can be read"), None);
    assert!(store.rule_set("rules of new").await.expect("it can be read").is_some());
    assert_eq!(store.table_tail("new").await.expect("it can be read").expect("it is there").guests.len(), 1);
    assert!(store.faults().await.expect("it can be looked at").is_empty());
}

#[tokio::test]
async fn room_is_given_back_also_by_a_database_of_before() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = open(folder.path()).await;
    let number = table(&store, "t", 10).await;
    for round in 0..40 {
        let entries = (0..50).map(|place| entry(2 + 50 * round + place, 20, &"x".repeat(1_000))).collect();
        store
            .append_to_tables(&[TableChange { number, epoch: None, entries, guests: vec![] }])
            .await
            .expect("there is room");
    }
    store.throw_away_tables(1_000, &[]).await.expect("it can be done");
    let before = store.room().await.expect("it can be measured");
    assert!(before.free > 1_000_000, "{before:?}");
    let given = store.give_room_back().await.expect("it can be done");
    let after = store.room().await.expect("it can be measured");
    assert!(given > 1_000_000 && after.free == 0 && after.log == 0, "{given} {after:?}");
}

#[tokio::test]
async fn a_database_that_is_looked_at_is_not_changed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("t.db");
    assert!(SqliteStore::open_to_look(&file).await.is_err());
    assert!(!file.exists(), "nothing is made");
    let store = open(folder.path()).await;
    store.keep(Kept::Key, "k").await.expect("there is room");
    store.close().await;
    let (looking, schema) = SqliteStore::open_to_look(&file).await.expect("it is there");
    assert!(schema.is_current);
    assert_eq!(looking.kept(Kept::Key).await.expect("it can be read").as_deref(), Some("k"));
    assert!(looking.keep(Kept::Key, "l").await.is_err(), "it is only looked at");
    looking.close().await;
    let names: Vec<_> =
        std::fs::read_dir(folder.path()).expect("ours").flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names, ["t.db"]);
}

/// The head of a database is enough to see whose it is; nothing is written before.
#[tokio::test]
async fn a_file_of_somebody_else_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("t.db");
    let mut foreign = std::fs::read({
        let other = folder.path().join("other.db");
        SqliteStore::open(&other).await.expect("a database").0.close().await;
        other
    })
    .expect("ours");
    foreign[68..72].copy_from_slice(&7_u32.to_be_bytes());
    for content in [b"no database at all, but a text that is long enough".to_vec(), foreign] {
        std::fs::write(&file, &content).expect("ours");
        let refused = SqliteStore::open(&file).await;
        assert!(matches!(refused, Err(StoreError::NotOurs { .. })), "{refused:?}");
        assert_eq!(std::fs::read(&file).expect("ours"), content);
        assert!(!folder.path().join("t.db-wal").exists());
    }
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = open(folder.path()).await;
    for number in 0..200 {
        table(&store, &format!("t{number}"), 10).await;
    }
    store.refuse_damaged().await.expect("it is whole");
    store.close().await;
    let file = folder.path().join("t.db");
    let mut bytes = std::fs::read(&file).expect("ours");
    let (middle, end) = (bytes.len() / 3, bytes.len() / 3 * 2);
    bytes[middle..end].fill(0x5a);
    std::fs::write(&file, &bytes).expect("ours");
    let refused = match SqliteStore::open(&file).await {
        Ok((store, _)) => store.refuse_damaged().await,
        Err(error) => Err(error),
    };
    assert!(matches!(refused, Err(StoreError::Corrupt { .. })), "{refused:?}");
}

/// The copy before a change of the schema was killed: it does not stand for a whole one, and the next start makes it anew.
#[tokio::test]
async fn a_copy_before_a_change_of_the_schema_is_whole_or_not_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("t.db");
    open(folder.path()).await.close().await;
    let other = sqlx::SqlitePool::connect(&format!("sqlite://{}", file.display())).await.expect("a database");
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&other).await.expect("a pragma");
    for statement in ["DROP TABLE runde_entry", "DROP TABLE runde_person", "DROP TABLE runde"] {
        sqlx::query(statement).execute(&other).await.expect("it was released");
    }
    let older = format!("PRAGMA user_version = {}", version - 1);
    sqlx::query(sqlx::AssertSqlSafe(older)).execute(&other).await.expect("a pragma");
    other.close().await;
    std::fs::write(folder.path().join("t.db.backup.part"), "cut off").expect("ours");
    let (store, backup) = SqliteStore::open(&file).await.expect("it is brought up to date");
    store.close().await;
    let copy = backup.expect("a copy was made").file;
    let (looking, schema) = SqliteStore::open_to_look(&copy).await.expect("it is whole");
    assert_eq!((schema.number, schema.is_current), (version - 1, false));
    looking.close().await;
    assert!(!folder.path().join("t.db.backup.part").exists());
}

#[tokio::test]
async fn a_name_that_was_erased_from_a_round_is_erased_in_copies_too() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = open(folder.path()).await;
    let record = RundeRecord { id: "r".to_owned(), name: "Gelbe Wand".to_owned(), created: 1, link: None };
    store.open_runde(&record, "anna").await.expect("it is new");
    let joined =
        |name: &str| format!(r#"{{"v":1,"id":"a-1","stamp":1,"deed":{{"do":"joined","name":"{name}"}}}}"#);
    let line = RundeLine { entry: "a-1".to_owned(), line: joined("Bertl") };
    store.append_to_runde("r", &[line], &[]).await.expect("there is room");
    let copy = folder.path().join("copy.db");
    store.copy_to(&copy).await.expect("a copy");
    assert_eq!(store.erase_in_copy(&copy, 5).await.expect("it is looked through"), 0);
    let reworded = Reworded { entry: "a-1".to_owned(), from: joined("Bertl"), to: joined("") };
    store.append_to_runde("r", &[], &[reworded]).await.expect("there is room");
    assert_eq!(store.erase_in_copy(&copy, 5).await.expect("it can be written"), 1);
    let bytes = std::fs::read(&copy).expect("ours");
    assert!(!bytes.windows(5).any(|window| window == b"Bertl"));
    assert_eq!(store.erase_in_copy(&copy, 5).await.expect("it is looked through"), 0, "once is enough");
}
