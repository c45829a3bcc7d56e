//! Messages that no client of ours would send.

use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::test_runner::{Config, TestRunner};
use schafkopf_bots::Builtin;
use serde_json::{Value, json};

use super::support::{PATIENT, World, with_bots};

const SOUND: [&str; 5] = [
    r#"{"type":"hello","protocol":1,"seen":3}"#,
    r#"{"type":"do","id":"x","command":{"do":"act","hand":1,"action":{"play":"EA"}}}"#,
    r#"{"type":"do","id":"x","command":{"do":"cut","hand":1,"input":{"cuts":[4]}}}"#,
    r#"{"type":"do","id":"x","command":{"do":"sit","seat":2}}"#,
    r#"{"type":"ping"}"#,
];

/// A sound message with some characters exchanged, or anything at all.
fn messages() -> impl Strategy<Value = String> {
    let damaged =
        (0..SOUND.len(), 0_usize..90, any::<char>(), 0_usize..4).prop_map(|(which, at, letter, cut)| {
            let mut letters: Vec<char> = SOUND[which].chars().collect();
            let at = at % letters.len();
            letters[at] = letter;
            letters.drain(at..(at + cut).min(letters.len()));
            letters.into_iter().collect()
        });
    let nested = (1_usize..2_000).prop_map(|depth| "[".repeat(depth));
    let long = (0_usize..9_000).prop_map(|length| format!("{{\"type\":\"{}\"}}", "x".repeat(length)));
    prop_oneof![damaged, any::<String>(), nested, long, Just(String::new())]
}

#[test]
fn whatever_is_sent_nothing_breaks_and_nothing_unreadable_changes_anything() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (_world, mut anna, version) = runtime.block_on(async {
        let world = World::new(PATIENT).await;
        let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
        let mut anna = world.come(&table, 0).await;
        anna.until(|state| state["stage"] == "playing" && state["view"]["view"]["actions"] != json!([]))
            .await;
        let version = anna.version();
        (world, anna, version)
    });
    let mut runner = TestRunner::new(Config { cases: 800, ..Config::default() });
    let anna = tokio::sync::Mutex::new(&mut anna);
    runner
        .run(&messages(), |text| {
            let sound = serde_json::from_str::<stammtisch_server::wire::ClientMessage>(&text).is_ok();
            if sound {
                return Ok(());
            }
            runtime.block_on(async {
                let mut anna = anna.lock().await;
                anna.connection.send(&text);
                let answer: Value = anna.message().await;
                assert_eq!(answer["type"], "unreadable", "{text}");
                let code = answer["reason"]["code"].as_str().unwrap();
                assert_eq!(code, if text.len() > 4096 { "long_message" } else { "unreadable" });
                anna.connection.send(r#"{"type":"hello","protocol":1}"#);
                anna.update().await;
                assert_eq!(anna.version(), version, "{text}");
            });
            Ok(())
        })
        .unwrap();
}
