//! The rule sets that a line can name: the built-in ones and the user's own.

use std::sync::Arc;

use schafkopf::{RuleSet, rules};

/// Built-in rule sets and the user's own, which may take a built-in one's place.
///
/// ```
/// let sets = schafkopf_line::RuleSets::builtin();
/// assert!(sets.get("schule").is_some() && sets.get("skat").is_none());
/// ```
#[derive(Debug, Clone, Default)]
pub struct RuleSets {
    own: Vec<Arc<RuleSet>>,
}

impl RuleSets {
    /// The built-in sets alone.
    pub fn builtin() -> RuleSets {
        RuleSets::default()
    }

    /// Adds a set of the user's own; one with the same id gives way.
    pub fn add(&mut self, own: RuleSet) {
        self.own.retain(|set| set.id != own.id);
        self.own.push(Arc::new(own));
    }

    /// The set with an id.
    pub fn get(&self, id: &str) -> Option<&Arc<RuleSet>> {
        self.own.iter().find(|set| set.id == id).or_else(|| rules::builtin_ref(id))
    }

    /// All sets.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<RuleSet>> {
        let is_own = |id: &str| self.own.iter().any(|set| set.id == id);
        let builtin = rules::builtin_ids().filter(move |id| !is_own(id)).filter_map(|id| self.get(id));
        builtin.chain(&self.own)
    }

    /// All ids, for a message.
    pub fn ids(&self) -> String {
        self.iter().map(|set| set.id.as_str()).collect::<Vec<_>>().join(", ")
    }
}
