//! The rule sets that the sources describe and those that people play at home, embedded.

use std::sync::{Arc, OnceLock};

use super::RuleSet;

/// Id and text of each built-in set.
const FILES: [(&str, &str); 8] = [
    ("schule", include_str!("../../rulesets/schule.toml")),
    ("schule-turnier", include_str!("../../rulesets/schule-turnier.toml")),
    ("tischpunkte", include_str!("../../rulesets/tischpunkte.toml")),
    ("preis", include_str!("../../rulesets/preis.toml")),
    ("wirtshaus", include_str!("../../rulesets/wirtshaus.toml")),
    ("kurz", include_str!("../../rulesets/kurz.toml")),
    ("alles", include_str!("../../rulesets/alles.toml")),
    ("netz", include_str!("../../rulesets/netz.toml")),
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
    builtin_ref(id).cloned()
}

/// A built-in set by its id, read when it is first asked for.
pub fn builtin_ref(id: &str) -> Option<&'static Arc<RuleSet>> {
    static SETS: [OnceLock<Arc<RuleSet>>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
    let at = FILES.iter().position(|(name, _)| *name == id)?;
    let read = || Arc::new(RuleSet::parse(FILES[at].1).expect("the built-in sets are tested"));
    Some(SETS[at].get_or_init(read))
}
