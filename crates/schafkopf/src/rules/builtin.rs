//! The rule sets that the sources describe, embedded.

use std::sync::{Arc, OnceLock};

use super::RuleSet;

/// Id and text of each built-in set.
const FILES: [(&str, &str); 4] = [
    ("schule", include_str!("../../rulesets/schule.toml")),
    ("schule-turnier", include_str!("../../rulesets/schule-turnier.toml")),
    ("tischpunkte", include_str!("../../rulesets/tischpunkte.toml")),
    ("preis", include_str!("../../rulesets/preis.toml")),
];

/// The ids of the built-in sets.
pub fn builtin_ids() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|&(id, _)| id)
}

/// The text of a built-in set's file.
pub fn builtin_text(id: &str) -> Option<&'static str> {
    FILES.iter().find(|(name, _)| *name == id).map(|&(_, text)| text)
}

/// A built-in set by its id.
pub fn builtin(id: &str) -> Option<Arc<RuleSet>> {
    static SETS: OnceLock<Vec<Arc<RuleSet>>> = OnceLock::new();
    let sets = SETS.get_or_init(|| {
        FILES
            .iter()
            .map(|(_, text)| Arc::new(RuleSet::parse(text).expect("the built-in sets are tested")))
            .collect()
    });
    sets.iter().find(|set| set.id == id).cloned()
}
