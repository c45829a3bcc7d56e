//! Minds by name, with what differs: `meister:worlds=0.1,inference=off`.

use std::str::FromStr;

use thiserror::Error;

use super::Mind;

/// A text that names no mind.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadSpec {
    /// There is no mind of this name.
    #[error("there is no mind `{0}`")]
    Name(String),
    /// A change that is none of `worlds=FACTOR`, `horizon=TRICKS` and a part that is `off`: `inference`, `payoff`, `endgame`,
    /// `count`, `words` or `cards`.
    #[error(
        "`{0}` is not worlds=FACTOR, horizon=TRICKS, nor inference, payoff, endgame, count, words or cards with =off"
    )]
    Change(String),
}

impl FromStr for Mind {
    type Err = BadSpec;

    /// Reads a name with changes: `meister`, `meister:worlds=0.1`, `stammtisch:inference=off,payoff=off`.
    fn from_str(text: &str) -> Result<Mind, BadSpec> {
        let shown = |text: &str| text.chars().take(40).collect::<String>();
        let (name, changes) = text.split_once(':').map_or((text, ""), |(name, changes)| (name, changes));
        let all = [Mind::einfach(), Mind::stammtisch(), Mind::meister()];
        let found = all.into_iter().find(|mind| mind.name == name);
        let mut mind = found.ok_or_else(|| BadSpec::Name(shown(name)))?;
        for change in changes.split(',').filter(|change| !change.is_empty()) {
            mind = match change.split_once('=') {
                Some(("inference", "off")) => mind.with_inference(false),
                Some(("payoff", "off")) => mind.with_payoff(false),
                Some(("endgame", "off")) => mind.with_endgame(false),
                Some(("count", "off")) => mind.with_count(false),
                Some(("words", "off")) => mind.with_words(false),
                Some(("cards", "off")) => mind.with_cards(false),
                Some(("horizon", tricks)) => {
                    let tricks = tricks.parse().ok().filter(|tricks| (0..=8).contains(tricks));
                    mind.with_horizon(tricks.ok_or_else(|| BadSpec::Change(shown(change)))?)
                }
                Some(("worlds", factor)) => {
                    let scale: Option<f64> = factor.parse().ok();
                    let scale = scale.filter(|scale| (0.001..=1_000.0).contains(scale));
                    mind.with_worlds_scaled(scale.ok_or_else(|| BadSpec::Change(shown(change)))?)
                }
                _ => return Err(BadSpec::Change(shown(change))),
            };
        }
        Ok(mind)
    }
}

/// The name and version of a mind, with its changes: `meister@5:worlds=0.1`.
pub(super) fn label(mind: &Mind) -> String {
    let mut changes = Vec::new();
    if (mind.scale - 1.0).abs() > f64::EPSILON {
        changes.push(format!("worlds={}", mind.scale));
    }
    let own = [Mind::einfach(), Mind::stammtisch(), Mind::meister()]
        .into_iter()
        .find(|own| own.name == mind.name)
        .unwrap_or(Mind::stammtisch());
    if mind.horizon != own.horizon {
        changes.push(format!("horizon={}", mind.horizon[8]));
    }
    for (name, on, own) in [
        ("inference", mind.inference, own.inference),
        ("payoff", mind.payoff, own.payoff),
        ("endgame", mind.endgame, own.endgame),
        ("count", mind.count, own.count),
        ("words", !mind.bids_by_rule, !own.bids_by_rule),
        ("cards", !mind.cards_by_rule, !own.cards_by_rule),
    ] {
        if own && !on {
            changes.push(format!("{name}=off"));
        }
    }
    let plain = format!("{}@{}", mind.name, mind.version);
    if changes.is_empty() { plain } else { format!("{plain}:{}", changes.join(",")) }
}

#[cfg(test)]
mod tests {
    use super::{BadSpec, Mind};

    #[test]
    fn minds_are_found_by_name_and_changes() {
        let labels = [
            "einfach",
            "meister:horizon=6,worlds=0.1",
            "stammtisch:inference=off,payoff=off,endgame=off",
            "stammtisch:count=off,words=off,cards=off",
        ]
        .map(|text| text.parse::<Mind>().unwrap().label());
        assert_eq!(
            labels,
            [
                "einfach@1",
                "meister@5:worlds=0.1,horizon=6",
                "stammtisch@5:inference=off,payoff=off,endgame=off",
                "stammtisch@5:count=off,words=off,cards=off"
            ]
        );
        assert_eq!("regel".parse::<Mind>(), Err(BadSpec::Name("regel".to_owned())));
        for wrong in [
            "meister:worlds=0",
            "meister:worlds=x",
            "meister:inference=on",
            "meister:fast",
            "meister:horizon=9",
        ] {
            assert!(matches!(wrong.parse::<Mind>(), Err(BadSpec::Change(_))), "{wrong}");
        }
    }
}
