//! Where two rule sets differ, field by field.

use std::collections::BTreeMap;

use schafkopf::RuleSet;
use serde_json::Value;
use stammtisch_text::{Arg, Texts};

/// A table of the fields in which two sets differ.
pub(super) fn difference(one: &RuleSet, other: &RuleSet, texts: &Texts) -> String {
    let (left, right) = (fields(one), fields(other));
    let keys: std::collections::BTreeSet<&String> = left.keys().chain(right.keys()).collect();
    let absent = texts.get("rules-diff-absent");
    let rows: Vec<[&str; 3]> = keys
        .into_iter()
        .filter(|key| left.get(*key) != right.get(*key))
        .map(|key| [key.as_str(), left.get(key).unwrap_or(&absent), right.get(key).unwrap_or(&absent)])
        .collect();
    if rows.is_empty() {
        let args = [("one", Arg::from(one.id.as_str())), ("other", Arg::from(other.id.as_str()))];
        return texts.format("rules-diff-none", &args) + "\n";
    }
    let head = texts.get("rules-diff-field");
    let heads = [head.as_str(), one.id.as_str(), other.id.as_str()];
    let width = |column: usize| {
        rows.iter().chain([&heads]).map(|row| row[column].chars().count()).max().unwrap_or(0).min(44)
    };
    let (first, second) = (width(0), width(1));
    let mut text = String::new();
    for row in [heads].iter().chain(&rows) {
        text += format!("{:first$}  {:second$}  {}", row[0], row[1], row[2]).trim_end();
        text.push('\n');
    }
    text
}

/// The fields of a set under their dotted names; the set's own names apart.
fn fields(set: &RuleSet) -> BTreeMap<String, String> {
    let value: Value = serde_json::from_str(&set.canonical()).unwrap_or_default();
    let mut found = BTreeMap::new();
    flatten("", &value, &mut found);
    found.retain(|key, _| !matches!(key.as_str(), "id" | "version" | "name.de" | "name.en"));
    found
}

fn flatten(prefix: &str, value: &Value, found: &mut BTreeMap<String, String>) {
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                let dotted = if prefix.is_empty() { key.clone() } else { format!("{prefix}.{key}") };
                flatten(&dotted, inner, found);
            }
        }
        Value::String(text) => {
            found.insert(prefix.to_owned(), text.clone());
        }
        Value::Array(items) => {
            let shown: Vec<String> = items.iter().map(list_item).collect();
            found.insert(prefix.to_owned(), shown.join(" "));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {
            found.insert(prefix.to_owned(), value.to_string());
        }
    }
}

/// An item of a list: a rung of the ladder joins its contracts.
fn list_item(item: &Value) -> String {
    match item {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(list_item).collect::<Vec<_>>().join("/"),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => item.to_string(),
    }
}
