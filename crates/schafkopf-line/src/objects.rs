//! Requests that hold a list of objects: what `turnier list` and `turnier rank` have in common.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use schafkopf::{ErrorCode, RuleSet};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_path_to_error::{Path, Segment};
use stammtisch_text::{Arg, Texts};

use crate::{LineError, RuleSets, readable_id};

/// Reads a line, lets `evaluate` send the answer, and appends the error where it cannot.
pub(super) fn answer<'a, Request: Deserialize<'a>>(
    line: &'a [u8],
    texts: &Texts,
    out: &mut Vec<u8>,
    evaluate: impl FnOnce(&Request, &mut Vec<u8>) -> Result<(), LineError>,
) {
    let answered = read::<Request>(line, texts).and_then(|request| evaluate(&request, out));
    if let Err(error) = answered {
        match readable_id(line) {
            Some(id) => error.write_with_id(out, Some(&id)),
            None => error.write(out),
        }
    }
}

/// Appends an answer, with the `id` of the request if it has one.
pub(super) fn send(id: Option<&str>, answer: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, &Answered { id, ok: true, answer }).expect("an answer is plain data");
}

#[derive(Serialize)]
struct Answered<'a, Answer: Serialize> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    ok: bool,
    #[serde(flatten)]
    answer: &'a Answer,
}

/// Reads one JSON object; an error in a list of them says in which.
fn read<'a, Request: Deserialize<'a>>(line: &'a [u8], texts: &Texts) -> Result<Request, LineError> {
    let mut reader = serde_json::Deserializer::from_slice(line);
    let Object(request) = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let mut told = LineError::from_json(texts, line, error.inner());
        if told.code == ErrorCode::BadValue {
            told.at = index(error.path());
            told.message = texts.error(told.code, &[("detail", Arg::from(error.to_string()))]);
        }
        told
    })?;
    reader.end().map_err(|error| LineError::from_json(texts, line, &error))?;
    Ok(request)
}

/// A value written as a JSON object; its fields in a bare list, which serde would also take, are refused.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        struct Fields<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Object<T>, M::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }
        deserializer.deserialize_map(Fields(PhantomData))
    }
}

/// Reads a list of JSON objects.
pub(super) fn objects<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    let objects: Vec<Object<T>> = Vec::deserialize(from)?;
    Ok(objects.into_iter().map(|Object(value)| value).collect())
}

/// The first index on the way to a value.
fn index(path: &Path) -> Option<usize> {
    path.iter().find_map(|segment| match segment {
        Segment::Seq { index } => Some(*index),
        Segment::Map { .. } | Segment::Enum { .. } | Segment::Unknown => None,
    })
}

/// The rule set with an id.
pub(super) fn rules<'s>(sets: &'s RuleSets, id: &str, texts: &Texts) -> Result<&'s Arc<RuleSet>, LineError> {
    sets.get(id).ok_or_else(|| {
        let name: String = id.chars().take(40).collect();
        let args = [("name", Arg::from(name)), ("known", Arg::from(sets.ids()))];
        LineError::with(texts, ErrorCode::UnknownRules, &args)
    })
}

/// The error of a rule set that keeps no list, or ranks nobody; `usable` says which do.
pub(super) fn unusable(
    sets: &RuleSets,
    rules: &RuleSet,
    texts: &Texts,
    usable: impl Fn(&RuleSet) -> bool,
) -> LineError {
    let known: Vec<&str> = sets.iter().filter(|set| usable(set)).map(|set| set.id.as_str()).collect();
    let args = [("name", Arg::from(rules.id.as_str())), ("known", Arg::from(known.join(", ")))];
    LineError::with(texts, ErrorCode::RulesWithoutList, &args)
}
