//! The rule sets that a line can name: the built-in ones and the user's own.

use std::sync::Arc;

use schafkopf::{RuleSet, rules};

/// Built-in rule sets and the user's own, which may take a built-in one's place.
///
/// ```
/// let sets = schafkopf_line::RuleSets::builtin();
/// assert!(sets.get("schule").is_some() && sets.get("skat").is_none());
/// ```
#[derive(Debug, Clone)]
pub struct RuleSets {
    sets: Vec<Arc<RuleSet>>,
}

impl RuleSets {
    /// The built-in sets alone.
    pub fn builtin() -> RuleSets {
        RuleSets { sets: rules::builtin_ids().filter_map(rules::builtin).collect() }
    }

    /// Adds a set of the user's own; one with the same id gives way.
    pub fn add(&mut self, own: RuleSet) {
        self.sets.retain(|set| set.id != own.id);
        self.sets.push(Arc::new(own));
    }

    /// The set with an id.
    pub fn get(&self, id: &str) -> Option<&Arc<RuleSet>> {
        self.sets.iter().find(|set| set.id == id)
    }

    /// All sets.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<RuleSet>> {
        self.sets.iter()
    }

    /// All ids, for a message.
    pub fn ids(&self) -> String {
        self.sets.iter().map(|set| set.id.as_str()).collect::<Vec<_>>().join(", ")
    }
}
