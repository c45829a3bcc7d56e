//! A rule set in a few lines: what one wants to know before sitting down.

use schafkopf::rules::{BeforeDeal, DoublingRules, ListRules, Tariff};
use schafkopf::{RuleSet, Rung};
use stammtisch_text::{Arg, Texts};

/// A rule set in words, a line each.
pub(super) fn summary(set: &RuleSet, texts: &Texts) -> Vec<String> {
    let mut lines = vec![
        line(texts, "rules-ladder", &contracts(set, texts)),
        line(texts, "rules-before", &before(set, texts)),
        line(texts, "rules-all-pass", &texts.all_pass(set)),
        line(texts, "rules-doubling", &doubling(set.doubling.as_ref(), texts)),
    ];
    match &set.money {
        Some(money) => lines.push(tariff(money, texts)),
        None => lines.push(texts.get("rules-no-money")),
    }
    if let Some(list) = &set.list {
        lines.push(points(list, texts));
    }
    lines
}

fn line(texts: &Texts, key: &str, value: &str) -> String {
    format!("{}: {value}", texts.get(key))
}

fn contracts(set: &RuleSet, texts: &Texts) -> String {
    let rungs = (0..set.auction.ladder.len()).map(|rung| texts.rung(set, Rung(rung as u8)));
    let sie = set.sie.is_some().then(|| texts.get("kind-sie"));
    rungs.chain(sie).collect::<Vec<_>>().join(", ")
}

fn before(set: &RuleSet, texts: &Texts) -> String {
    match set.deal.before {
        BeforeDeal::Cut => {
            let cuts = i64::from(set.deal.cuts.unwrap_or(0));
            let least = i64::from(set.deal.cut_least.unwrap_or(0));
            texts.format("rules-before-cut", &[("cuts", Arg::from(cuts)), ("least", Arg::from(least))])
        }
        BeforeDeal::ShuffleAgain => texts.get("rules-before-shuffle"),
    }
}

fn doubling(rules: Option<&DoublingRules>, texts: &Texts) -> String {
    let Some(rules) = rules else { return texts.get("rules-doubling-none") };
    let retour = match rules.steps.get(1) {
        None => texts.get("rules-no-retour"),
        Some(factor) => texts.format("rules-retour", &[("factor", Arg::from(i64::from(factor)))]),
    };
    format!("× {}, {retour}", rules.factor(1))
}

fn tariff(money: &Tariff, texts: &Texts) -> String {
    let values = [
        ("rules-value-rufspiel", money.rufspiel),
        ("rules-value-solo", money.solo),
        ("rules-value-runner", money.runner),
        ("rules-value-schneider", money.schneider),
    ];
    let values = values.map(|(key, value)| format!("{} {value}", texts.get(key)));
    line(texts, "rules-money", &values.join("; "))
}

fn points(list: &ListRules, texts: &Texts) -> String {
    let [plain, _, _] = list.rufspiel;
    let [alone, _, _] = list.solo;
    let value =
        format!("{} ±{plain}; {} ±{alone}", texts.get("kind-rufspiel"), texts.get("rules-solo-kinds"));
    line(texts, "rules-list", &value)
}

#[cfg(test)]
mod tests {
    use schafkopf::rules;
    use stammtisch_text::{Lang, Texts};

    use super::summary;

    #[test]
    fn every_built_in_set_is_told_in_both_languages() {
        for set in rules::builtin_ids().filter_map(rules::builtin) {
            for lang in Lang::ALL {
                let lines = summary(&set, Texts::of(lang));
                assert!(lines.len() >= 5, "{}: {lines:?}", set.id);
                assert!(
                    lines.iter().all(|line| !line.contains("rules-") && !line.contains('{')),
                    "{lines:?}"
                );
            }
        }
    }
}
