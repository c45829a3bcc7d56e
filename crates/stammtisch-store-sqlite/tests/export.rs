//! Exports: the chain names the event that was changed, and the signature tells who wrote the file.

use std::path::Path;

use proptest::prelude::{any, proptest};
use schafkopf::Bytes32;
use schafkopf_turnier::{Act, Command, Event, EventKind, PersonId, Refusal, Tournament};
use serde_json::{Value, from_str, json};
use stammtisch_store::{
    ExportKey, ImportError, Origin, append_step, create, export, import, load, log_head, seal,
};
use stammtisch_store_sqlite::SqliteStore;

const KEY: ExportKey = ExportKey::from_bytes([7; 32]);
const OTHER: ExportKey = ExportKey::from_bytes([8; 32]);
const DIRECTOR: PersonId = PersonId(1);

/// A tournament that is over: four players.
fn over() -> Tournament {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/v4/tournament.json");
    let text = std::fs::read_to_string(file).expect("it is kept");
    import(&text, Some(&KEY)).expect("every event can have happened").tournament
}

fn exported(tournament: &Tournament) -> Value {
    from_str(&export(tournament, &KEY)).expect("JSON")
}

fn read(file: &Value, key: &ExportKey) -> Result<Origin, ImportError> {
    import(&file.to_string(), Some(key)).map(|import| import.origin)
}

/// What somebody without the key can do: he makes the chain fit what he wrote.
fn rewritten(mut file: Value) -> Value {
    let bare = json!({
        "format": file["format"], "version": 1, "rules": file["rules"], "people": file["people"],
        "events": file["events"],
    });
    let tournament = import(&bare.to_string(), Some(&OTHER)).expect("it can have happened").tournament;
    let fitting: Value = from_str(&export(&tournament, &OTHER)).expect("JSON");
    for field in ["chain", "head"] {
        file[field] = fitting[field].clone();
    }
    file
}

/// Changes one number, text or flag somewhere below; which, the dice say.
fn change(value: &mut Value, dice: u64) {
    match value {
        Value::Number(number) => *value = json!(number.as_i64().unwrap_or_default() ^ 1),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => text.push('x'),
        Value::Array(all) if !all.is_empty() => {
            let (count, rest) = (all.len() as u64, dice / 7);
            change(&mut all[(dice % count) as usize], rest);
        }
        Value::Object(all) if !all.is_empty() => {
            let (count, rest) = (all.len() as u64, dice / 7);
            change(all.values_mut().nth((dice % count) as usize).expect("there are so many"), rest);
        }
        Value::Null | Value::Array(_) | Value::Object(_) => *value = json!(1),
    }
}

#[test]
fn an_export_is_ours_with_the_key_and_of_unknown_origin_without() {
    let file = exported(&over());
    assert_eq!(read(&file, &KEY).unwrap(), Origin::Ours);
    assert_eq!(read(&file, &OTHER).unwrap(), Origin::Unknown);
    assert_eq!(file["head"], file["chain"].as_array().unwrap().last().unwrap().clone());
    assert_eq!(file["head"], json!(log_head(&over()).value.to_string()));
}

#[test]
fn a_changed_byte_in_event_17_names_event_17() {
    let text = export(&over(), &KEY);
    let start = text.find("\"seq\": 17,").expect("there are more");
    let end = start + text[start..].find("\"seq\": 18,").expect("there are more");
    let mut named = 0;
    for place in start..end {
        let mut bytes = text.clone().into_bytes();
        bytes[place] = if bytes[place] == b'7' { b'9' } else { b'7' };
        match import(&String::from_utf8(bytes).expect("it is ASCII"), Some(&KEY)) {
            Err(ImportError::Broken { event: 17 } | ImportError::Event { event: 17, .. }) => named += 1,
            // No JSON any more, or the version of the next event, which stands before its number.
            Err(ImportError::Unreadable(_) | ImportError::Format | ImportError::Event { event: 18, .. }) => {}
            other => panic!("{place}: {other:?}"),
        }
    }
    assert!(named > 40, "{named}");
}

#[test]
fn events_left_out_or_put_in_break_the_chain_there() {
    let file = exported(&over());
    let changed = |change: &dyn Fn(&mut Vec<Value>)| {
        let mut file = file.clone();
        change(file["events"].as_array_mut().expect("events"));
        read(&file, &KEY)
    };
    let last = over().log().len() as u64;
    let broken = |found: Result<Origin, ImportError>, at: u64| {
        assert!(matches!(found, Err(ImportError::Broken { event }) if event == at), "{found:?}");
    };
    broken(changed(&|events| drop(events.pop())), last);
    broken(changed(&|events| drop(events.remove(16))), 17);
    broken(changed(&|events| events.swap(16, 17)), 17);
    broken(changed(&|events| events.push(events[16].clone())), last + 1);
    let mut file = file;
    file["head"] = json!(Bytes32::new([0; 32]));
    broken(read(&file, &KEY), last);
}

#[test]
fn who_rewrites_a_file_without_the_key_is_found_out() {
    let mut file = exported(&over());
    file["events"][16]["at"] = json!(file["events"][16]["at"].as_i64().unwrap() + 1);
    assert!(matches!(read(&file, &KEY), Err(ImportError::Broken { event: 17 })));
    assert_eq!(read(&rewritten(file), &KEY).unwrap(), Origin::Unknown);
    let mut names = exported(&over());
    names["people"]["2"]["surname"] = json!("Anders");
    assert_eq!(read(&names, &KEY).unwrap(), Origin::Unknown, "people are not in the chain, but signed");
    let mut unsigned = exported(&over());
    unsigned["signature"] = Value::Null;
    assert_eq!(read(&unsigned, &KEY).unwrap(), Origin::Unknown);
}

#[tokio::test]
async fn lists_are_destroyed_and_the_chain_holds() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (store, _) = SqliteStore::open(&folder.path().join("new.db")).await.expect("a database");
    let mut tournament = over();
    create(&store, "a", &tournament).await.expect("it is new");
    let before = exported(&tournament);
    let (at, today) = (tournament.log().last().unwrap().at, "2036-01-01".parse().unwrap());
    let purge = Act { at, by: DIRECTOR, why: None, command: Command::PurgeLists { today } };
    let mut step = tournament.decide(&purge).expect("it is long ago");
    seal(&tournament, &mut step);
    append_step(&store, "a", tournament.log().len() as u64, &step).await.expect("stored");
    tournament.take(step);
    let loaded = load(&store, "a").await.expect("a tournament");
    assert_eq!(loaded, tournament);
    let gone = |event: &&Event| matches!(event.what, EventKind::Destroyed { content: Some(_) });
    assert!(loaded.log().iter().filter(gone).count() > 5);
    let after = exported(&loaded);
    let old = before["chain"].as_array().unwrap();
    assert_eq!(after["chain"].as_array().unwrap()[..old.len()], old[..]);
    assert_eq!(read(&after, &KEY).unwrap(), Origin::Ours);
    // What is destroyed keeps the chain, and is signed all the same: nobody destroys one more.
    let mut one_more = after.clone();
    let hidden = one_more["events"][16].as_object_mut().unwrap();
    let (what, content) = (hidden["what"].clone(), json!(Bytes32::new([1; 32])));
    assert!(what.get("paid").is_some(), "{what}");
    hidden.insert("what".to_owned(), json!("destroyed"));
    hidden.insert("content".to_owned(), content);
    assert!(matches!(read(&one_more, &KEY), Err(ImportError::Broken { event: 17 })));
    assert_eq!(read(&rewritten(one_more), &KEY).unwrap(), Origin::Unknown);
}

#[test]
fn where_a_log_came_from_is_noted_with_a_reason_and_for_good() {
    let mut tournament = over();
    let head = log_head(&tournament);
    let at = tournament.log().last().unwrap().at;
    let note = |by: PersonId, why: Option<&str>| {
        let command = Command::NoteImport { head };
        Act { at, by, why: why.map(str::to_owned), command }
    };
    assert_eq!(tournament.act(&note(DIRECTOR, Some(" "))), Err(Refusal::ReasonMissing));
    let stranger = PersonId(999);
    assert_eq!(tournament.act(&note(stranger, Some("x"))), Err(Refusal::NotAnOfficial { person: stranger }));
    tournament.act(&note(DIRECTOR, Some("vom alten Rechner"))).expect("a reason is given");
    let noted = tournament.log().last().unwrap().clone();
    assert_eq!((noted.seq, noted.why.as_deref()), (head.events + 1, Some("vom alten Rechner")));
    let command = Command::Undo { event: noted.seq };
    let undo = Act { at, by: DIRECTOR, why: Some("doch nicht".to_owned()), command };
    assert_eq!(tournament.act(&undo), Err(Refusal::NotUndoable { event: noted.seq }));
    assert_eq!(read(&exported(&tournament), &KEY).unwrap(), Origin::Ours);
}

proptest! {
    /// Whatever stage a tournament is at, its export is known again; whatever is changed in an event, it is named.
    #[test]
    fn what_is_exported_is_ours_and_what_is_changed_is_named(cut in any::<u64>(), dice in any::<u64>()) {
        let whole = over();
        let events = whole.log().len() as u64;
        let count = (cut % events + 1) as usize;
        let rules = std::sync::Arc::clone(whole.state().rules());
        let log = whole.log()[..count].to_vec();
        let tournament = Tournament::import(rules, log, whole.people().clone()).expect("it happened so");
        let mut file = exported(&tournament);
        assert_eq!(read(&file, &KEY).unwrap(), Origin::Ours);
        let place = (dice % count as u64) as usize;
        change(&mut file["events"][place], dice / 11);
        let found = read(&file, &KEY);
        let named = match &found {
            Err(ImportError::Broken { event } | ImportError::Event { event, .. }) => Some(*event),
            _ => None,
        };
        assert_eq!(named, Some(place as u64 + 1), "{found:?}");
    }
}
