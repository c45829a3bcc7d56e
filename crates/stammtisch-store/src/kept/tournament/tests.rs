//! Every form that an event ever had: read for ever, and written as it was.

use std::collections::BTreeSet;

use proptest::prelude::{any, proptest};
use schafkopf_turnier as turnier;
use serde_json::{Value, from_str, json, to_string, to_value};

use super::event::What;
use super::event_kind::EventKind;
use super::{Event, Person};

/// The forms that there were, each as it stands in a database.
const EVENTS: &str = include_str!("../../../tests/corpus/events.jsonl");

fn event(what: What) -> turnier::Event {
    let (edition, what) = what.into();
    turnier::Event { edition, seq: 1, at: 0, by: turnier::PersonId(1), why: None, what }
}

fn read(text: &str) -> turnier::Event {
    event(from_str::<What>(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

#[test]
fn what_is_kept_is_read_and_written_again_as_it_was() {
    for text in EVENTS.lines() {
        assert_eq!(to_string(&What::from(&read(text))).unwrap(), text);
    }
}

#[test]
fn every_kind_of_event_has_its_line() {
    let refused = from_str::<EventKind>(r#""danced""#).expect_err("nobody dances").to_string();
    let (_, kinds) = refused.split_once("expected one of").expect("serde names them all");
    let kinds: BTreeSet<&str> = kinds.split('`').skip(1).step_by(2).collect();
    let kept: BTreeSet<&str> = EVENTS.lines().map(|text| read(text).what.name()).collect();
    assert_eq!(kept, kinds);
}

#[test]
fn a_kind_is_kept_under_its_name() {
    for text in EVENTS.lines() {
        let name = read(text).what.name();
        let kept: Value = from_str(text).unwrap();
        let what =
            kept["what"].as_str().or_else(|| kept["what"].as_object()?.keys().next().map(String::as_str));
        assert_eq!(what, Some(name));
    }
}

/// Other numbers and flags in something that is kept; its version stays.
fn changed(kept: &Value, dice: &mut u64) -> Value {
    const NUMBERS: [i64; 8] = [1, 2, 3, 4, 0, -7, 4_294_967_295, i64::MAX];
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let number = NUMBERS[(*dice >> 33) as usize % NUMBERS.len()];
    match kept {
        Value::Number(_) => json!(number),
        Value::Bool(_) => json!(number > 2),
        Value::Array(all) => all.iter().map(|one| changed(one, dice)).collect(),
        Value::Object(all) => all
            .iter()
            .map(|(name, one)| (name.clone(), if name == "v" { one.clone() } else { changed(one, dice) }))
            .collect(),
        Value::Null | Value::String(_) => kept.clone(),
    }
}

proptest! {
    #[test]
    fn whatever_can_be_read_is_written_again_the_same(start in any::<u64>()) {
        let mut dice = start;
        for text in EVENTS.lines() {
            let kept = changed(&from_str(text).unwrap(), &mut dice);
            // A seat 7 is none, and a flag that says nothing is not written.
            let Ok(what) = from_str::<What>(&kept.to_string()) else { continue };
            let what = event(what);
            let again = to_string(&What::from(&what)).unwrap();
            assert_eq!(read(&again), what);
            let (said, written) = (without_silence(&kept), to_value(What::from(&what)).unwrap());
            assert_eq!(without_silence(&written), said);
        }
    }
}

/// What is kept without the flags and sums that say nothing.
fn without_silence(kept: &Value) -> Value {
    match kept {
        Value::Array(all) => all.iter().map(without_silence).collect(),
        Value::Object(all) => {
            let said = all.iter().filter(|(name, one)| match name.as_str() {
                "late" | "halt" | "twice" | "at_the_door" => **one != json!(false),
                "table_winner" => **one != json!(0),
                _ => true,
            });
            said.map(|(name, one)| (name.clone(), without_silence(one))).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => kept.clone(),
    }
}

#[test]
fn a_whole_event_has_all_its_fields_and_no_others() {
    for text in [
        r#"{"v":1,"seq":7,"at":-5,"by":2,"what":{"undone":{"event":6}}}"#,
        r#"{"v":1,"seq":7,"at":5,"by":2,"why":"doch nicht","what":"destroyed"}"#,
    ] {
        let event = turnier::Event::from(from_str::<Event>(text).expect(text));
        assert_eq!(to_string(&Event::from(&event)).unwrap(), text);
        assert!(from_str::<Event>(&text.replacen('{', r#"{"more":1,"#, 1)).is_err());
        let newer = text.replacen(r#""v":1"#, r#""v":3"#, 1);
        let why = from_str::<Event>(&newer).expect_err("it is newer").to_string();
        assert!(why.contains("version 3") && why.contains("version 2"), "{why}");
    }
}

#[test]
fn people_are_read_and_written_again_as_they_were() {
    for text in [
        r#"{"first_name":"Resi","surname":"Huber"}"#,
        r#"{"first_name":"","surname":"Groß","town":"Isen","customer":"K-17","born":"1970-02-28"}"#,
    ] {
        let person = turnier::Person::from(from_str::<Person>(text).expect(text));
        assert_eq!(to_string(&Person::from(&person)).unwrap(), text);
        assert!(from_str::<Person>(&text.replacen('{', r#"{"more":1,"#, 1)).is_err());
    }
}

#[test]
fn what_was_left_out_or_written_otherwise_once_is_read() {
    let same = |old: &str, new: &str| assert_eq!(read(old), read(new));
    same(
        r#"{"v":1,"what":{"created":{"name":"K","date":"18.10.2026","rules":"ab"}}}"#,
        r#"{"v":1,"what":{"created":{"name":"K","date":"2026-10-18","rules":"ab","entry_fee":0,"added":0,"prizes":{"places":{"list":[]}}}}}"#,
    );
    same(
        r#"{"v":1,"what":{"row_entered":{"list":{"match":1,"table":1},"game":1,"row":{"won":null,"ruling":{"offence":"revoke","choice":"play"}}}}}"#,
        r#"{"v":1,"what":{"row_entered":{"list":{"match":1,"table":1},"game":1,"row":{"ruling":{"offence":"revoke","choice":"play_on"}}}}}"#,
    );
}

#[test]
fn what_is_unknown_is_refused() {
    for text in [
        r#"{"v":1,"what":"danced"}"#,
        r#"{"v":3,"what":"destroyed"}"#,
        r#"{"what":"destroyed"}"#,
        r#"{"v":1,"what":{"paid":{"player":1,"cents":5,"more":1}}}"#,
        r#"{"v":1,"what":{"paid":{"player":1}}}"#,
        r#"{"v":1,"what":{"signed":{"list":{"match":1,"table":1},"signer":{"player":5}}}}"#,
        r#"{"v":1,"what":{"row_entered":{"list":{"match":1,"table":1},"game":1,"row":{"more":1}}}}"#,
        r#"{"v":1,"what":{"created":{"name":"K","date":"30.2.2026","rules":"ab"}}}"#,
        "",
    ] {
        assert!(from_str::<What>(text).is_err(), "{text}");
    }
}
