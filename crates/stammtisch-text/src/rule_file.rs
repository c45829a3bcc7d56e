//! What is wrong with a rule file, in a sentence.

use crate::texts::{Arg, Texts};
use schafkopf::rules::{Contradiction, RuleFileError, RuleFileProblem};

/// What is wrong with a rule file, without the place.
pub fn sentence(error: &RuleFileError, texts: &Texts) -> String {
    match &error.problem {
        RuleFileProblem::Syntax(detail) => {
            texts.format("rules-wrong-syntax", &[("detail", Arg::from(first_line(detail)))])
        }
        RuleFileProblem::Value(detail) => value(detail, error.key.as_deref(), texts),
        RuleFileProblem::UnknownBase { name, known } => {
            let args = [("name", Arg::from(name.as_str())), ("known", Arg::from(known.as_str()))];
            texts.format("rules-wrong-base", &args)
        }
        RuleFileProblem::UnknownSection { name, known } => {
            let args = [("name", Arg::from(name.as_str())), ("known", Arg::from(known.as_str()))];
            texts.format("rules-wrong-section", &args)
        }
        RuleFileProblem::Contradiction(contradiction) => contradicts(contradiction, texts),
    }
}

/// The same with the place before it.
pub fn placed(error: &RuleFileError, texts: &Texts) -> String {
    let sentence = sentence(error, texts);
    let (Some(line), Some(column)) = (error.line, error.column) else { return sentence };
    let args = [
        ("line", Arg::from(line as i64)),
        ("column", Arg::from(column as i64)),
        ("why", Arg::from(sentence)),
    ];
    texts.format("rules-wrong-place", &args)
}

/// A field or value that does not fit. The reader's own words are understood where they are of a known kind.
fn value(detail: &str, key: Option<&str>, texts: &Texts) -> String {
    let quoted = |rest: &str| {
        let (name, rest) = rest.split_once('`')?;
        let known: Vec<&str> = rest.split('`').skip(1).step_by(2).collect();
        Some((name.to_owned(), known.join(", ")))
    };
    let kinds = [
        ("missing field `", "rules-wrong-missing"),
        ("unknown field `", "rules-wrong-field"),
        ("unknown variant `", "rules-wrong-word"),
    ];
    let key = ("key", Arg::from(key.unwrap_or_default().to_owned()));
    for (start, message) in kinds {
        if let Some((name, known)) = detail.strip_prefix(start).and_then(quoted) {
            let name: String = name.chars().take(40).collect();
            return texts.format(message, &[("name", Arg::from(name)), ("known", Arg::from(known)), key]);
        }
    }
    texts.format("rules-wrong-value", &[("detail", Arg::from(first_line(detail))), key])
}

fn first_line(detail: &str) -> String {
    detail.lines().next().unwrap_or_default().chars().take(200).collect()
}

fn contradicts(contradiction: &Contradiction, texts: &Texts) -> String {
    let key = match contradiction {
        Contradiction::DroppedAndGiven { section } => {
            let args = [("section", Arg::from(section.as_str()))];
            return texts.format("rules-wrong-dropped-and-given", &args);
        }
        Contradiction::WithoutBase => "without-base",
        Contradiction::Id => "id",
        Contradiction::Packets => "packets",
        Contradiction::Cut => "cut",
        Contradiction::Ladder => "ladder",
        Contradiction::Forced => "forced",
        Contradiction::FirstGameWithoutList => "first-game",
        Contradiction::SieMoney => "sie-money",
        Contradiction::SieList => "sie-list",
        Contradiction::Factor => "factor",
        Contradiction::Unjustified => "unjustified",
        Contradiction::Amount => "amount",
        Contradiction::RunnersFrom => "runners",
        Contradiction::PriceWithoutContract => "price",
        Contradiction::Stock => "stock",
        Contradiction::Thirds => "thirds",
        Contradiction::Rising => "rising",
        Contradiction::Faults => "faults",
        Contradiction::NothingToScore => "nothing-to-score",
        Contradiction::TournamentWithoutList => "tournament",
        Contradiction::Matches => "matches",
        Contradiction::TablePoints => "table-points",
        Contradiction::Ranking => "ranking",
        Contradiction::Limits => "limits",
        Contradiction::Knock => "knock",
        Contradiction::Bettel => "bettel",
        Contradiction::AllPass => "all-pass",
        Contradiction::LastKnocker => "last-knocker",
        Contradiction::ForcedSixty => "forced-sixty",
        Contradiction::NeverThrownIn => "never-thrown-in",
        Contradiction::Ramsch => "ramsch",
        Contradiction::DoublingClash => "doubling-clash",
        Contradiction::NotIn => "not-in",
        Contradiction::Bock => "bock",
        Contradiction::Call => "call",
        Contradiction::ListedGames => "listed-games",
        Contradiction::TournamentHouse => "tournament-house",
        Contradiction::RenonceNever => "renonce-never",
        Contradiction::RedealBelow => "redeal-below",
    };
    texts.get(&format!("rules-wrong-{key}"))
}

#[cfg(test)]
mod tests {
    use super::{placed, sentence};
    use crate::lang::Lang;
    use crate::texts::Texts;
    use schafkopf::RuleSet;

    const OWN: &str = "extends = \"schule\"\nid = \"dahoam\"\n[name]\nde = \"Dahoam\"\nen = \"At home\"\n";

    fn told(text: &str, lang: Lang) -> String {
        sentence(&RuleSet::parse(text).expect_err("it is wrong"), Texts::of(lang))
    }

    #[test]
    fn each_kind_of_mistake_has_a_sentence_in_both_languages() {
        let cases = [
            ("id = ", "TOML", "TOML"),
            ("id = \"x\"", "fehlt", "missing"),
            (&format!("{OWN}[money]\nwenzel = 3\n"), "„wenzel“", "“wenzel”"),
            (&format!("{OWN}[deal]\nbefore = \"kut\"\n"), "„kut“", "“kut”"),
            (&format!("{OWN}[money]\nsolo = \"viel\"\n"), "money.solo", "money.solo"),
            (&OWN.replace("schule", "skat"), "„skat“", "“skat”"),
            (&format!("without = [\"deal\"]\n{OWN}"), "without", "without"),
            (&format!("without = [\"money\"]\n{OWN}[money]\nsolo = 3\n"), "[money]", "[money]"),
            (&format!("{OWN}[deal]\npackets = [3, 3]\n"), "acht", "eight"),
        ];
        for (text, german, english) in cases {
            let (de, en) = (told(text, Lang::De), told(text, Lang::En));
            assert!(de.contains(german), "{de}");
            assert!(en.contains(english), "{en}");
            assert!(!de.contains("rules-wrong") && !de.contains('$'), "{de}");
        }
    }

    #[test]
    fn the_place_stands_before_the_sentence() {
        let error = RuleSet::parse(&format!("{OWN}[deal]\npackets = [3, 3]\n")).expect_err("it is wrong");
        let told = placed(&error, Texts::of(Lang::De));
        assert!(told.starts_with("Zeile 7, Spalte 1: "), "{told}");
    }

    #[test]
    fn every_contradiction_has_its_words() {
        let keys = [
            "without-base",
            "id",
            "packets",
            "cut",
            "ladder",
            "forced",
            "first-game",
            "sie-money",
            "sie-list",
            "factor",
            "unjustified",
            "amount",
            "runners",
            "price",
            "stock",
            "thirds",
            "rising",
            "faults",
            "nothing-to-score",
            "tournament",
            "matches",
            "table-points",
            "ranking",
        ];
        for key in keys {
            assert!(Texts::of(Lang::De).has(&format!("rules-wrong-{key}")), "{key}");
        }
    }
}
