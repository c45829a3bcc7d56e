//! What happened, in words: a line of the log.

use schafkopf_turnier::{EventKind, People, Person, PersonId};
use serde_json::Value;
use stammtisch_text::Texts;

use super::short_row;

/// Somebody's name, or his id where he was erased.
pub fn person_name(people: &People, id: PersonId) -> String {
    people.get(&id).map_or_else(|| format!("#{id}"), Person::full_name)
}

/// What happened, in words: the name of the event, and its particulars.
pub fn event(texts: &Texts, people: &People, what: &EventKind) -> String {
    let value = serde_json::to_value(what).unwrap_or(Value::Null);
    let (name, inside) = match &value {
        Value::Object(object) => match object.iter().next() {
            Some((name, inside)) => (name.clone(), inside.clone()),
            None => (String::new(), Value::Null),
        },
        Value::String(name) => (name.clone(), Value::Null),
        _ => (String::new(), Value::Null),
    };
    let title = texts.get(&format!("turnier-event-{}", name.replace('_', "-")));
    let detail = match what {
        EventKind::RowEntered(entry) => {
            let (list, game) = (entry.list, entry.game);
            format!("{}/{}, {game}: {}", list.match_number, list.table, short_row::print(&entry.row))
        }
        EventKind::RowCorrected(entry) => {
            let (list, game) = (entry.list, entry.game);
            format!("{}/{}, {game}: {}", list.match_number, list.table, short_row::print(&entry.row))
        }
        EventKind::Registered(registering) => {
            format!("{} {}", registering.player, person_name(people, registering.person))
        }
        EventKind::Created(setup) | EventKind::SetupChanged(setup) => setup.name.clone(),
        EventKind::Drawn(record) => {
            let request = &record.request;
            format!(
                "{}–{}, {}",
                request.first_match,
                request.first_match + request.matches - 1,
                request.entrants.len()
            )
        }
        EventKind::ListsPurged { results } => results.len().to_string(),
        _ => flat(&inside),
    };
    format!("{title} {detail}").trim_end().to_owned()
}

/// Particulars in one line.
fn flat(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Object(object) => object
            .iter()
            .map(|(name, inner)| format!("{name} {}", flat(inner)))
            .collect::<Vec<_>>()
            .join(", "),
        Value::Array(items) => items.iter().map(flat).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}
