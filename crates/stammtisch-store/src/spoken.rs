//! Words of people in what tables keep: found for a backend that cannot look into JSON itself, and taken out.

use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

/// What stands where words were erased.
const ERASED: &str = "…";
/// What a table is called whose name was erased.
const NAMELESS: &str = "Stammtisch";

/// The fields of an object of JSON in their order, values as they were written.
struct Fields(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Fields, D::Error> {
        struct Each;
        impl<'de> Visitor<'de> for Each {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        from.deserialize_map(Each)
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Fields {
    fn of(json: &str) -> Option<Fields> {
        serde_json::from_str(json).ok()
    }

    fn text(&self, name: &str) -> Option<String> {
        let (_, value) = self.0.iter().find(|(found, _)| found == name)?;
        serde_json::from_str(value.get()).ok()
    }

    /// The object with another text in a field that it has.
    fn with(mut self, name: &str, text: &str) -> String {
        let text = serde_json::value::to_raw_value(text).expect("a text is JSON");
        match self.0.iter_mut().find(|(found, _)| found == name) {
            Some((_, value)) => *value = text,
            None => self.0.push((name.to_owned(), text)),
        }
        serde_json::to_string(&self).expect("fields are JSON")
    }
}

/// What kind of talk an entry of a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Talk {
    /// Somebody wrote it.
    Chat,
    /// Somebody said one of the ready phrases.
    Said,
}

impl Talk {
    /// The kind of an entry, if it is talk at all.
    pub fn of(what: &str) -> Option<Talk> {
        match Fields::of(what)?.text("what")?.as_str() {
            "chat" => Some(Talk::Chat),
            "said" => Some(Talk::Said),
            _ => None,
        }
    }
}

/// An entry without the words in it; none where there are none.
pub fn without_words(what: &str) -> Option<String> {
    let fields = Fields::of(what)?;
    let text = fields.text("text")?;
    (text != ERASED).then(|| fields.with("text", ERASED))
}

/// Who opened a table, by its plan.
pub fn opened_by(plan: &str) -> Option<String> {
    Fields::of(plan)?.text("by")
}

/// A plan with a name for the table that is nobody's.
pub fn nameless(plan: &str) -> Option<String> {
    Some(Fields::of(plan)?.with("name", NAMELESS))
}

#[cfg(test)]
mod tests {
    use super::{Talk, nameless, opened_by, without_words};

    #[test]
    fn words_go_and_everything_else_stays_as_it_was_written() {
        let chat = r#"{"v":1,"what":"chat","seat":1,"text":"Servus, \"Sepp\"","z":{"b":1.50,"a":[]}}"#;
        assert_eq!(Talk::of(chat), Some(Talk::Chat));
        let silent = r#"{"v":1,"what":"chat","seat":1,"text":"…","z":{"b":1.50,"a":[]}}"#;
        assert_eq!(without_words(chat).as_deref(), Some(silent));
        assert_eq!(without_words(silent), None, "there are none left");
    }

    #[test]
    fn what_is_no_talk_or_no_json_is_left() {
        assert_eq!(Talk::of(r#"{"what":"said","phrase":3}"#), Some(Talk::Said));
        assert_eq!(without_words(r#"{"what":"said","phrase":3}"#), None);
        for other in [r#"{"what":"ready"}"#, r#"{"what":7}"#, "[]", "xxxx", ""] {
            assert_eq!(Talk::of(other), None, "{other}");
        }
    }

    #[test]
    fn a_plan_knows_who_opened_the_table_and_forgets_what_he_called_it() {
        let plan = r#"{"by":"a","name":"Annas Tisch","games":8}"#;
        assert_eq!(opened_by(plan).as_deref(), Some("a"));
        assert_eq!(nameless(plan).as_deref(), Some(r#"{"by":"a","name":"Stammtisch","games":8}"#));
        assert_eq!(opened_by("{}"), None);
    }
}
