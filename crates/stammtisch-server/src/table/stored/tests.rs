//! What was stored before entries had a version, and what is stored today.

use super::{read_entry, read_plan, write_entry, write_plan};

/// One entry of each form, as schema 5 had them.
const ENTRIES: &str = include_str!("../../../tests/corpus/v5/entries.jsonl");
/// Plans of several kinds, as schema 5 had them.
const PLANS: &str = include_str!("../../../tests/corpus/v5/plans.jsonl");

/// A text with the version that is written today.
fn versioned(text: &str) -> String {
    text.replacen('{', r#"{"v":1,"#, 1)
}

#[test]
fn entries_without_a_version_are_read_and_written_again_with_one() {
    for text in ENTRIES.lines() {
        let entry = read_entry(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let written = write_entry(&entry);
        assert_eq!(written, versioned(text));
        assert_eq!(read_entry(&written).expect("it was just written"), entry);
    }
}

#[test]
fn plans_without_a_version_are_read_and_written_again_with_one() {
    for text in PLANS.lines() {
        let plan = read_plan(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let written = write_plan(&plan);
        assert_eq!(written, versioned(text));
        assert_eq!(read_plan(&written).expect("it was just written"), plan);
    }
}

#[test]
fn a_sealing_from_before_there_were_courses_is_read() {
    let text = ENTRIES.lines().find(|text| text.contains("sealed")).expect("packs were sealed");
    let course = text.find(r#","course""#).expect("the course is there");
    let entry = read_entry(&format!("{}}}", &text[..course])).expect("it was not kept once");
    assert!(write_entry(&entry).ends_with(r#""course":{"number":1,"began":null,"whole":false}}"#));
}

#[test]
fn what_came_later_is_written_beside_it_and_the_rest_stays_as_it_was() {
    for text in [
        r#"{"v":1,"what":"cut","input":{"cuts":[9]},"by":"player"}"#,
        r#"{"v":1,"what":"cut","input":{"cuts":[9]},"by":"order"}"#,
        r#"{"v":1,"what":"cut","input":{"cuts":[9]},"by":"nobody"}"#,
        r#"{"v":1,"what":"cut","input":"skipped","by":"person"}"#,
        r#"{"v":1,"what":"acted","seat":2,"action":{"bid":{"say":"hold"}},"by":"bot","bank_ms":0}"#,
        r#"{"v":1,"what":"acted","seat":2,"action":{"bid":{"say":"hold","named":"farbwenz"}},"by":"bot","bank_ms":0}"#,
    ] {
        let entry = read_entry(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(write_entry(&entry), text);
    }
    let plan = versioned(PLANS.lines().next().expect("plans"));
    let games = plan.find(r#","bots""#).expect("a plan has bots");
    let agreed = format!(r#"{},"dealer":3{}"#, &plan[..games], &plan[games..]);
    assert_eq!(read_plan(&agreed).expect("seat 3 deals first").dealer, schafkopf::Seat::Three);
    assert_eq!(write_plan(&read_plan(&agreed).expect("it was just read")), agreed);
}

#[test]
fn a_pace_is_written_beside_what_always_was_and_without_one_it_is_normal() {
    use crate::table::Pace;
    let old = versioned(PLANS.lines().next().expect("plans"));
    assert_eq!(read_plan(&old).expect("an old plan").pace, Pace::Normal);
    let brisk = format!(r#"{},"pace":"brisk"}}"#, &old[..old.len() - 1]);
    let read = read_plan(&brisk).expect("a plan with a pace");
    assert_eq!((read.pace, write_plan(&read)), (Pace::Brisk, brisk));
    let sealed = versioned(ENTRIES.lines().find(|text| text.contains("sealed")).expect("packs were sealed"));
    let calm = format!(r#"{},"pace":"calm"}}"#, &sealed[..sealed.len() - 1]);
    for text in [calm.as_str(), r#"{"v":1,"what":"paced","pace":"calm"}"#] {
        assert_eq!(write_entry(&read_entry(text).expect("a pace")), text);
    }
    assert!(read_entry(r#"{"v":1,"what":"paced","pace":"hasty"}"#).is_err());
}

#[test]
fn a_table_of_five_is_written_beside_what_always_was() {
    let plan = versioned(PLANS.lines().next().expect("plans"));
    let bots = plan.find(r#""bots":["#).expect("a plan has bots") + r#""bots":["#.len();
    let five = format!("{}null,{}", &plan[..bots], &plan[bots..]);
    let read = read_plan(&five).expect("five chairs");
    assert_eq!(read.members, schafkopf::Members::Five);
    assert_eq!(write_plan(&read), five);
    for wrong in
        [r#""bots":[]"#, r#""bots":[null,null,null]"#, r#""bots":[null,null,null,null,null,null,null]"#]
    {
        let end = plan[bots..].find(']').expect("it ends") + bots + 1;
        let text = format!("{}{wrong}{}", &plan[..bots - r#""bots":["#.len()], &plan[end..]);
        assert!(read_plan(&text).is_err(), "{text}");
    }
    for text in [
        r#"{"v":1,"what":"ready","seat":5}"#,
        r#"{"v":1,"what":"bot","seat":6,"level":null}"#,
        r#"{"v":1,"what":"chat","seat":6,"text":"Servus"}"#,
    ] {
        assert_eq!(write_entry(&read_entry(text).expect("a chair")), text);
    }
}

#[test]
fn what_a_newer_program_wrote_is_refused() {
    let why = read_entry(r#"{"v":2,"what":"opened"}"#).expect_err("it is newer").to_string();
    assert!(why.contains("version 2") && why.contains("version 1"), "{why}");
    assert!(read_plan(&PLANS.lines().next().expect("plans").replacen('{', r#"{"v":2,"#, 1)).is_err());
}

#[test]
fn what_is_unknown_is_refused() {
    for text in [
        r#"{"what":"ready","seat":7}"#,
        r#"{"what":"acted","seat":5,"action":{"bid":{"say":"pass"}},"by":"person","bank_ms":0}"#,
        r#"{"what":"away","seat":5}"#,
        r#"{"what":"ready","seat":1,"more":true}"#,
        r#"{"v":1,"what":"ready","seat":1,"more":true}"#,
        r#"{"what":"danced","seat":1}"#,
        r#"{"v":1,"what":"acted","seat":1,"action":{"play":"XX"},"by":"person","bank_ms":0}"#,
        r#"{"v":1}"#,
        "",
    ] {
        assert!(read_entry(text).is_err(), "{text}");
    }
}

#[test]
fn a_bot_that_is_no_longer_here_is_read_as_the_rules_of_thumb() {
    let entry = read_entry(r#"{"what":"bot","seat":2,"level":"vergessen"}"#).expect("it was here once");
    assert_eq!(write_entry(&entry), r#"{"v":1,"what":"bot","seat":2,"level":"regel"}"#);
}
