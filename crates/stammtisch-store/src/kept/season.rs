//! Plans of seasons as they are kept, and as people write them, in TOML.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};

use super::text::Text;

/// What a season is made of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonPlan {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    best: Option<usize>,
    tournaments: Vec<String>,
    /// Entries that are one person, each written `kirchweih:17`.
    #[serde(default)]
    same: Vec<Vec<Text<turnier::SeasonPlayer>>>,
}

impl From<turnier::SeasonPlan> for SeasonPlan {
    fn from(plan: turnier::SeasonPlan) -> SeasonPlan {
        let turnier::SeasonPlan { name, best, tournaments, same } = plan;
        let same = same.into_iter().map(|person| person.into_iter().map(Text).collect()).collect();
        SeasonPlan { name, best, tournaments, same }
    }
}

impl From<SeasonPlan> for turnier::SeasonPlan {
    fn from(plan: SeasonPlan) -> turnier::SeasonPlan {
        let SeasonPlan { name, best, tournaments, same } = plan;
        let entry = |Text(entry)| entry;
        let same = same.into_iter().map(|person| person.into_iter().map(entry).collect()).collect();
        turnier::SeasonPlan { name, best, tournaments, same }
    }
}

#[cfg(test)]
mod tests {
    use super::{SeasonPlan, turnier};

    #[test]
    fn a_plan_is_read_and_written_again_as_it_was() {
        for text in [
            "name = \"2026\"\ntournaments = []\nsame = []\n",
            "name = \"Jahr\"\nbest = 3\ntournaments = [\"a\", \"b\"]\nsame = [[\"a:1\", \"b:17\"]]\n",
        ] {
            let kept: SeasonPlan = toml::from_str(text).expect(text);
            let plan = turnier::SeasonPlan::from(kept);
            assert_eq!(toml::to_string(&SeasonPlan::from(plan)).expect("it is plain data"), text);
        }
        let least: SeasonPlan = toml::from_str("name = \"x\"\ntournaments = [\"a\"]").expect("enough");
        assert_eq!(turnier::SeasonPlan::from(least).same, Vec::<Vec<_>>::new());
    }

    #[test]
    fn what_is_no_plan_is_refused() {
        for text in [
            "name = \"x\"",
            "name = \"x\"\ntournaments = []\nmore = 1",
            "name = \"x\"\ntournaments = []\nsame = [[\"a\"]]",
            "name = \"x\"\ntournaments = []\nbest = -1",
        ] {
            assert!(toml::from_str::<SeasonPlan>(text).is_err(), "{text}");
        }
    }
}
