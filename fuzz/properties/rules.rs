//! Any text as a rule set file: an error, or a set that reads itself back.

use schafkopf::RuleSet;

/// Reads the text.
pub(crate) fn hold(text: &str) {
    if let Ok(rules) = RuleSet::parse(text) {
        let again = RuleSet::from_canonical(&rules.canonical()).expect("a valid set is valid again");
        assert_eq!(again, rules);
        assert_eq!(again.hash(), rules.hash());
    }
}
