//! A rule set as a table of fields: what is not written has the default that the caller names.

use serde_json::Value;

/// A rule set, as it is written down.
#[derive(Debug, Clone)]
pub(crate) struct Book(Value);

impl Book {
    pub(crate) fn read(text: &str) -> Book {
        Book(serde_json::from_str(text).expect("a rule set is written as an object"))
    }

    fn field(&self, name: &str) -> Option<&Value> {
        name.split('.').try_fold(&self.0, |at, key| at.get(key))
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.field(name).is_some()
    }

    pub(crate) fn number(&self, name: &str, default: i64) -> i64 {
        self.field(name).map_or(default, |value| value.as_i64().expect(name))
    }

    pub(crate) fn flag(&self, name: &str, default: bool) -> bool {
        self.field(name).map_or(default, |value| value.as_bool().expect(name))
    }

    pub(crate) fn word(&self, name: &str, default: &str) -> String {
        // A Durchmarsch is a word or a number.
        self.field(name).map_or(default.to_owned(), |value| {
            value.as_str().map_or_else(|| value.to_string(), str::to_owned)
        })
    }

    pub(crate) fn is(&self, name: &str, default: &str, word: &str) -> bool {
        self.word(name, default) == word
    }

    pub(crate) fn words(&self, name: &str) -> Vec<String> {
        let list = self.field(name).and_then(Value::as_array).cloned().unwrap_or_default();
        list.iter().map(|word| word.as_str().expect(name).to_owned()).collect()
    }

    pub(crate) fn numbers(&self, name: &str) -> Vec<i64> {
        let list = self.field(name).and_then(Value::as_array).expect(name);
        list.iter().map(|number| number.as_i64().expect(name)).collect()
    }

    /// V 0.1.
    pub(crate) fn is_short(&self) -> bool {
        self.is("deal.pack", "long", "short")
    }

    /// V 0.1: as many tricks as a hand has cards.
    pub(crate) fn tricks(&self) -> usize {
        if self.is_short() { 6 } else { 8 }
    }

    /// V 7.1: cumulative factors, or the two fields that they replace.
    pub(crate) fn steps(&self) -> Vec<i64> {
        if let Some(steps) = self.field("doubling.steps").and_then(Value::as_array) {
            return steps.iter().map(|step| step.as_i64().expect("a factor")).collect();
        }
        let both = [self.number("doubling.factor", 0), self.number("doubling.retour_factor", 0)];
        both.into_iter().filter(|&factor| factor > 0).collect()
    }

    /// V 10.2: what each kind falls back to.
    pub(crate) fn price(&self, kind: &str) -> i64 {
        let other = match kind {
            "rufspiel" | "solo" => return self.number(&format!("money.{kind}"), 0),
            "sie" => return self.price("solo"),
            "hochzeit" | "ramsch" => "rufspiel",
            "durchmarsch" => "ramsch",
            _ => "solo",
        };
        match self.field(&format!("money.{kind}")) {
            Some(price) => price.as_i64().expect("a price"),
            None => self.price(other),
        }
    }

    /// V 6.3.
    pub(crate) fn knock_factor(&self, knocks: usize) -> i64 {
        let knocks = i64::try_from(knocks).expect("at most four");
        if self.is("knock.factor", "double", "plus_one") {
            return knocks + 1;
        }
        (0..knocks).fold(1, |factor, _| factor * 2)
    }
}
