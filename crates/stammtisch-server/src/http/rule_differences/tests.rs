//! Every rule in which two sets can differ is told.

use std::sync::Arc;

use schafkopf::{RuleSet, rules};
use serde_json::{Value, json};
use stammtisch_text::{Lang, Texts};

use super::differences;

fn sets() -> Vec<Arc<RuleSet>> {
    rules::builtin_ids().filter_map(rules::builtin).collect()
}

/// Whether two sets have the same rules under other names.
fn alike(one: &RuleSet, other: &RuleSet) -> bool {
    let named =
        RuleSet { id: other.id.clone(), version: other.version, name: other.name.clone(), ..one.clone() };
    named == *other
}

#[test]
fn sets_are_told_apart_if_and_only_if_they_do_not_play_alike() {
    for lang in Lang::ALL {
        for one in sets() {
            for other in sets() {
                let told = differences(&one, &other, Texts::of(lang));
                assert_eq!(told.is_empty(), alike(&one, &other), "{} {}: {told:?}", one.id, other.id);
                for line in told {
                    let sentence = line.ends_with('.') && line.chars().next().is_some_and(char::is_uppercase);
                    assert!(sentence && !line.contains("rules-differ") && !line.contains('$'), "{line}");
                }
            }
        }
    }
}

#[test]
fn another_name_makes_no_difference() {
    let schule = rules::builtin("schule").unwrap();
    let own = RuleSet { id: "dahoam".to_owned(), version: 7, ..(*schule).clone() };
    assert!(differences(&own, &schule, Texts::of(Lang::De)).is_empty());
}

/// Places at which a set plays alike whatever stands there.
fn is_moot(set: &RuleSet, path: &str) -> bool {
    let approval = set.tournament.as_ref().map_or(0, |tournament| tournament.approval.solo_from);
    match path {
        "/id" | "/version" | "/name/de" | "/name/en" => true,
        "/first_game/sie" => set.sie.is_none(),
        "/all_pass/redeal" => set.ramsch.is_some() || set.all_pass.forced == rules::Forced::AtOnce,
        "/tournament/approval/per" => approval == 0,
        "/money/runners_from/farbwenz" => !set.knows(schafkopf::ContractKind::Farbwenz),
        _ => false,
    }
}

/// Every place of a document with what stands there.
fn leaves(path: &str, value: &Value, found: &mut Vec<(String, Value)>) {
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                leaves(&format!("{path}/{key}"), inner, found);
            }
        }
        _ => found.push((path.to_owned(), value.clone())),
    }
}

/// What else might stand at a place.
fn others(value: &Value) -> Vec<Value> {
    let words = [
        "cut",
        "shuffle_again",
        "pairwise",
        "all_first",
        "refused",
        "binds",
        "same",
        "next",
        "never",
        "at_once",
        "second_time",
        "rufspiel",
        "any",
        "none",
        "schule",
        "preis",
        "counts",
        "barred",
        "automatic",
        "by_hand",
        "lost",
        "choice",
        "fault",
        "other_party_wins",
        "next_cut",
        "second_shuffle",
        "next_entry",
        "beforehand",
        "each_match",
        "table",
        "player",
    ];
    match value {
        Value::Bool(is) => vec![json!(!is)],
        Value::Number(number) => {
            let number = number.as_u64().unwrap_or_default();
            (1..=12).map(|more| json!(number + more)).collect()
        }
        Value::String(word) => words.into_iter().filter(|other| other != word).map(Value::from).collect(),
        Value::Array(items) => {
            let mut reversed = items.clone();
            reversed.reverse();
            let mut shorter = items.clone();
            shorter.pop();
            let more = items.iter().map(|item| item.as_u64().map_or(item.clone(), |n| json!(n + 3)));
            let mut swapped = items.clone();
            if items.len() > 2 {
                swapped.swap(1, 2);
            }
            vec![json!(reversed), json!(shorter), json!(more.collect::<Vec<_>>()), json!(swapped), json!([8])]
        }
        Value::Null | Value::Object(_) => Vec::new(),
    }
}

#[test]
fn every_single_rule_that_changes_is_told() {
    let texts = Texts::of(Lang::De);
    let mut changed = 0;
    for set in sets() {
        let document: Value = serde_json::from_str(&set.canonical()).unwrap();
        let mut found = Vec::new();
        leaves("", &document, &mut found);
        for (path, value) in found {
            for other in others(&value).into_iter().filter(|other| *other != value) {
                let mut document = document.clone();
                *document.pointer_mut(&path).unwrap() = other.clone();
                let Ok(own) = RuleSet::from_canonical(&document.to_string()) else { continue };
                changed += 1;
                let told = differences(&own, &set, texts);
                assert_eq!(told.is_empty(), is_moot(&set, &path), "{} {path} = {other}: {told:?}", set.id);
            }
        }
    }
    assert!(changed > 500, "{changed}");
}

#[test]
fn a_section_that_comes_or_goes_is_told() {
    let texts = Texts::of(Lang::De);
    // A set without money must have a list, or nothing would be scored.
    for (base, without) in [("schule", "doubling"), ("schule", "sie"), ("preis", "money")] {
        let set = rules::builtin(base).unwrap();
        let own = format!(
            "extends = \"{base}\"\nwithout = [\"{without}\"]\nid = \"x\"\n[name]\nde = \"x\"\nen = \"x\"\n"
        );
        let own = RuleSet::parse(&own).unwrap_or_else(|error| panic!("without {without}: {error}"));
        assert!(!differences(&own, &set, texts).is_empty(), "{without}");
        assert!(!differences(&set, &own, texts).is_empty(), "{without}");
    }
}

#[test]
fn the_built_in_sets_against_schule() {
    let schule = rules::builtin("schule").unwrap();
    for lang in Lang::ALL {
        let told: Vec<String> = sets()
            .iter()
            .flat_map(|set| {
                let head = format!("{}:", set.id);
                std::iter::once(head).chain(differences(set, &schule, Texts::of(lang)))
            })
            .collect();
        insta::assert_snapshot!(format!("against_schule_{}", lang.code()), told.join("\n"));
    }
}
