//! Terms are introduced before they are used: in the steps of the primer, then in the lessons, in their order.

use std::collections::BTreeSet;

use stammtisch_coach::LESSONS;
use stammtisch_text::{Lang, Texts};

use super::all_ways;
use super::said::keys;

/// The steps of the primer, and the questions that each asks.
const STEPS: [(&str, &[&str]); 8] = [
    ("deck", &["sum"]),
    ("trick", &["suit"]),
    ("trumps", &["trumps", "ruff"]),
    ("follow", &["follow", "follow-trump", "free"]),
    ("call", &["call"]),
    ("ace", &["ace"]),
    ("alone", &["wenz"]),
    ("count", &["sixty", "schneider"]),
];

/// A term: how its words begin in German and in English (see [`uses`]), and where it is introduced. What has no place is
/// used nowhere.
struct Term {
    de: &'static [&'static str],
    en: &'static [&'static str],
    /// The place, `primer/deck` or `follow`, and the text that introduces it.
    by: Option<(&'static str, &'static str)>,
}

const fn term(
    de: &'static [&'static str],
    en: &'static [&'static str],
    place: &'static str,
    key: &'static str,
) -> Term {
    Term { de, en, by: Some((place, key)) }
}

const fn unused(de: &'static [&'static str], en: &'static [&'static str]) -> Term {
    Term { de, en, by: None }
}

const TERMS: [Term; 42] = [
    term(&["Farbe"], &["suit"], "primer/deck", "lw-step-deck-text"),
    term(&["Blatt", "Blätter"], &["hand|"], "primer/deck", "lw-step-deck-text"),
    term(&["Auge"], &["point"], "primer/deck", "lw-step-deck-more"),
    term(&["Sau"], &["Ace", "Sow"], "primer/deck", "lw-step-deck-more"),
    term(&["Ober"], &["Ober"], "primer/deck", "lw-step-deck-more"),
    term(&["Unter"], &["Unter"], "primer/deck", "lw-step-deck-more"),
    term(&["Stich"], &["trick"], "primer/trick", "lw-step-trick-text"),
    term(&["ausgespielt", "ausspiel", "aus|"], &["lead", "led|"], "primer/trick", "lw-step-trick-text"),
    term(&["Trumpf", "Trümpfe"], &["trump"], "primer/trumps", "lw-step-trumps-text"),
    term(&["Alten"], &["Old"], "primer/trumps", "lw-step-trumps-more"),
    term(&["bedien"], &["follow"], "primer/follow", "lw-step-follow"),
    term(&["frei|"], &["free|"], "primer/follow", "lw-step-follow-more"),
    term(&["stechen", "sticht", "gestochen"], &[], "primer/follow", "lw-step-follow-more"),
    term(&["abwerfen", "wirf", "wirft", "abgeworfen"], &["throw"], "primer/follow", "lw-step-follow-more"),
    term(&["Rufspiel"], &["Rufspiel"], "primer/call", "lw-step-call"),
    term(&["ruf", "gerufen"], &["call|", "calls|", "calling|"], "primer/call", "lw-step-call-text"),
    term(&["Spieler"], &["declarer"], "primer/call", "lw-step-call-text"),
    term(&["Mitspieler"], &["partner"], "primer/call", "lw-step-call-text"),
    term(&["Gegner"], &["opponent"], "primer/call", "lw-step-call-text"),
    term(&["Blaue", "Bumbs"], &["Blue", "Blaue", "Bumbs"], "primer/call", "lw-step-call-G"),
    term(&["Ruffarbe"], &[], "primer/ace", "lw-step-ace-more"),
    term(&["Wenz"], &["Wenz"], "primer/alone", "lw-step-alone-wenz"),
    term(&["Solo"], &["Solo"], "primer/alone", "lw-step-alone-solo"),
    term(&["Partei"], &["side"], "primer/count", "lw-step-count-text"),
    term(&["Schneider"], &["Schneider"], "primer/count", "lw-step-count-more"),
    term(&["schwarz"], &["schwarz"], "primer/count", "lw-step-count-more"),
    term(&["schmier"], &["smear"], "follow", "learn-tip-free-smear"),
    term(&["zieh"], &["draw"], "trumps", "learn-trumps-intro"),
    term(&["Geber"], &["dealer"], "call", "learn-call-intro"),
    term(&["zusammengeworfen"], &["thrown"], "call", "learn-end-thrown-in"),
    term(&["Geier"], &["Geier"], "geier", "learn-geier-intro"),
    term(&["Ramsch"], &["Ramsch"], "ramsch", "learn-ramsch-intro"),
    term(&["Jungfrau"], &["Jungfrau"], "ramsch", "learn-ramsch-intro"),
    term(&["Durchmarsch"], &["Durchmarsch"], "ramsch", "learn-ramsch-intro"),
    term(&["Bettel"], &["Bettel"], "bettel", "learn-bettel-intro"),
    term(&["Hochzeit"], &["Hochzeit", "wedding"], "hochzeit", "learn-hochzeit-intro"),
    unused(&["Spatz", "Spatzen", "abspatz"], &["Spatz"]),
    unused(&["Stoß", "gestoßen", "Kontra", "Retour"], &["double", "doubling"]),
    unused(&["Laufende", "läuft", "laufen", "davonlaufen"], &["runner", "cash"]),
    term(&["Tout"], &["Tout"], "call", "learn-reason-tout"),
    unused(&["Renonce", "gepasst"], &["renonce", "void"]),
    unused(&["Rufsau", "Gegenspieler", "suchen", "ducken"], &["defender", "search", "duck"]),
];

/// All that is read at a place.
fn read_at(place: &str, lang: Lang) -> BTreeSet<String> {
    let texts = Texts::of(lang);
    if let Some(step) = place.strip_prefix("primer/") {
        let (_, tasks) = STEPS.iter().find(|(id, _)| *id == step).expect("a step");
        let starts = tasks.iter().map(|task| format!("lw-task-{task}"));
        let starts: Vec<_> = starts.chain([format!("lw-step-{step}")]).collect();
        let is_own = |key: &str| {
            let rest = starts.iter().filter_map(|start| key.strip_prefix(start.as_str()));
            rest.into_iter().any(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        let own = keys("learnweb", "lw-").into_iter().filter(|key| is_own(key));
        return own.map(|key| texts.get(key)).collect();
    }
    let lesson = LESSONS.iter().find(|lesson| lesson.id == place).expect("a lesson");
    let mut read: BTreeSet<_> = all_ways(lesson, lang)
        .into_iter()
        .flatten()
        .flat_map(|step| {
            let hint = step.coach.hint.map(|hint| hint.text);
            step.coach
                .tips
                .into_iter()
                .chain(step.coach.comment)
                .chain(hint)
                .chain(step.end.map(|end| end.text))
        })
        .collect();
    let own = [format!("learn-{place}-"), format!("lw-learnt-{place}-")];
    for (file, start) in ["learn", "learnweb"].into_iter().zip(&own) {
        read.extend(keys(file, start).iter().map(|key| texts.get(key)));
    }
    read
}

/// Whether a text has a word that begins so, whatever the size of its first letter; before `|` stands a whole word.
fn uses(text: &str, start: &str) -> bool {
    let small = |word: &str| word.chars().flat_map(char::to_lowercase).collect::<String>();
    let mut words = text.split(|letter: char| !letter.is_alphabetic());
    match start.strip_suffix('|') {
        Some(whole) => words.any(|word| word == whole),
        None if start.starts_with(char::is_uppercase) => words.any(|word| word.starts_with(start)),
        None => words.any(|word| small(word).starts_with(start)),
    }
}

#[test]
fn terms_are_introduced_before_they_are_used() {
    let steps = STEPS.iter().map(|(id, _)| format!("primer/{id}"));
    let places: Vec<_> = steps.chain(LESSONS.iter().map(|lesson| lesson.id.to_owned())).collect();
    let mut faults = Vec::new();
    for lang in [Lang::De, Lang::En] {
        let read: Vec<_> = places.iter().map(|place| read_at(place, lang)).collect();
        for term in &TERMS {
            let words = match lang {
                Lang::De => term.de,
                Lang::En => term.en,
            };
            let is_used = |text: &String| words.iter().any(|word| uses(text, word));
            let before = term.by.map_or(places.len(), |(place, key)| {
                let text = Texts::of(lang).get(key);
                if !words.is_empty() && !is_used(&text) {
                    faults.push(format!("{key} does not introduce {words:?}: {text}"));
                }
                places.iter().position(|one| one == place).expect("a place")
            });
            let early = places.iter().zip(&read).take(before);
            let early = early.flat_map(|(place, texts)| texts.iter().map(move |text| (place, text)));
            let early = early.filter(|(_, text)| is_used(text));
            faults.extend(
                early.map(|(place, text)| format!("{place} uses {words:?}, not introduced yet: {text}")),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
