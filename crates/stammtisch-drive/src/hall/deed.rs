//! A deed: one command for the hall, with the id by which it acts once however often it is sent.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

/// A command as a page sends it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deed {
    /// New for every command.
    pub id: String,
    /// What is to happen.
    pub wish: Value,
    /// The reason, where one must be given.
    pub why: Option<String>,
}

impl Deed {
    /// A command without a reason.
    pub fn new(id: impl Into<String>, wish: Value) -> Deed {
        Deed { id: id.into(), wish, why: None }
    }

    /// As it goes over the wire.
    pub fn body(&self) -> Value {
        let mut body = json!({"id": self.id, "do": self.wish});
        if let Some(why) = &self.why {
            body["why"] = json!(why);
        }
        body
    }
}

/// A command that was carried out and is on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// Whether it was carried out before, and this is the answer to a resend.
    pub repeated: bool,
    /// The number of the last event.
    pub version: u64,
    /// The numbers of its events.
    pub events: Vec<u64>,
    /// What it came to.
    pub result: Value,
}

impl Done {
    /// Reads the answer of the hall.
    pub fn read(answer: &Value) -> Result<Done> {
        let events = answer["events"].as_array().context("the answer names no events")?;
        Ok(Done {
            repeated: answer["repeated"] == true,
            version: answer["version"].as_u64().context("the answer names no version")?,
            events: events.iter().filter_map(Value::as_u64).collect(),
            result: answer["result"].clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Deed, Done};

    #[test]
    fn a_deed_goes_out_with_its_id_and_its_reason() {
        let deed = Deed::new("a", json!({"close_list": {}}));
        assert_eq!(deed.body(), json!({"id": "a", "do": {"close_list": {}}}));
        let deed = Deed { why: Some("x".to_owned()), ..deed };
        assert_eq!(deed.body(), json!({"id": "a", "do": {"close_list": {}}, "why": "x"}));
    }

    #[test]
    fn the_answer_is_read_or_named_as_unreadable() {
        let told =
            json!({"ok": true, "repeated": true, "version": 9, "events": [8, 9], "result": {"game": 3}});
        let done = Done::read(&told).unwrap();
        assert_eq!((done.repeated, done.version, done.events.as_slice()), (true, 9, &[8, 9][..]));
        assert!(Done::read(&json!({"ok": true})).is_err());
    }
}
