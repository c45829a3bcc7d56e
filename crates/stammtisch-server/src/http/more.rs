//! What is served beside the tables, behind the same guard.

use std::sync::Arc;

use axum::Router;
use serde_json::{Map, Value};
use utoipa::openapi::OpenApi;

/// Where a description keeps its types.
const TYPES: &str = "#/components/schemas/";
/// The type that all parts share: how trouble is told.
const SHARED: &str = "Problem";

/// A figure of another part of the server, for those who watch it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// Its name, without that of the program.
    pub name: &'static str,
    /// What it counts.
    pub help: &'static str,
    /// How much it is now.
    pub value: u64,
}

/// Who knows figures.
type Counting = Arc<dyn Fn() -> Vec<Figure> + Send + Sync>;

/// Routes that come from elsewhere, with their description.
#[derive(Clone, Default)]
pub struct More {
    pub(super) routes: Router,
    pub(super) description: OpenApi,
    counting: Vec<Counting>,
}

impl More {
    /// These, and another part of the server. Its types are described under its name, since parts do not know each other
    /// and may call theirs the same.
    #[must_use]
    pub fn with(mut self, part: &str, routes: Router, description: OpenApi) -> More {
        self.description.merge(apart(part, description));
        More { routes: self.routes.merge(routes), ..self }
    }

    /// These, with figures of another part of the server.
    #[must_use]
    pub fn counting(mut self, figures: impl Fn() -> Vec<Figure> + Send + Sync + 'static) -> More {
        self.counting.push(Arc::new(figures));
        self
    }

    /// The figures of this moment.
    pub(super) fn figures(&self) -> impl Iterator<Item = Figure> {
        self.counting.iter().flat_map(|count| count())
    }
}

/// A description whose types bear the name of a part.
fn apart(part: &str, description: OpenApi) -> OpenApi {
    let mut whole = serde_json::to_value(description).expect("a description is plain data");
    if let Some(Value::Object(types)) = whole.pointer_mut("/components/schemas") {
        let named = std::mem::take(types).into_iter().map(|(name, kind)| (under(part, &name), kind));
        *types = named.collect::<Map<_, _>>();
    }
    refer(part, &mut whole);
    serde_json::from_value(whole).expect("it was a description before")
}

fn under(part: &str, name: &str) -> String {
    if name == SHARED { name.to_owned() } else { format!("{part}.{name}") }
}

/// Puts every reference to a type under the name of a part.
fn refer(part: &str, value: &mut Value) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(text) if name == "$ref" => {
                        if let Some(kind) = text.strip_prefix(TYPES) {
                            *text = format!("{TYPES}{}", under(part, kind));
                        }
                    }
                    member => refer(part, member),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| refer(part, value)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
