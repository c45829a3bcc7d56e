//! Tests of the book as a whole: complete, sound, and found again.

use std::collections::BTreeSet;

use proptest::prelude::{any, proptest};

use super::fold::key;
use super::{Answer, Book, BookError, CARDS, CLAUSES, ClauseId, Entry, Kind, Source, TERMS, Text};
use crate::lang::Lang;

/// The official terms of S 1.4, of both translations.
const OFFICIAL: [&str; 39] = [
    "Abspatzen",
    "Alte",
    "Augen",
    "Ausspieler",
    "Bedienen",
    "Blaue",
    "Bremser",
    "Bumbs",
    "Davonlaufen",
    "Der Alte",
    "Einen",
    "Fehlfarbe",
    "Gegenspieler",
    "Herren",
    "Hinterhand",
    "Kiebitz",
    "Kurzer Weg",
    "Langer Weg",
    "Laufende",
    "Mittelhand",
    "Mitspieler",
    "Retour",
    "Rufspiel",
    "Sau",
    "Schmieren",
    "Schneider",
    "Schwarz",
    "Sie",
    "Solo",
    "Solo-Tout",
    "Spatzen",
    "Spieler",
    "Spielmacher",
    "Stich",
    "Stoss",
    "Teilnehmer",
    "Tout",
    "Trumpf",
    "Wenz",
];

/// Clauses that are hard to grasp without a hand to look at.
const WITH_EXAMPLE: [&str; 29] = [
    "S 1.2.5", "S 2.4.6", "S 2.4.7", "S 2.4.8", "S 2.4.9", "S 2.5.1", "S 2.5.2", "S 2.5.4", "S 2.5.5",
    "S 2.6.4", "S 2.7.2", "S 3.1.2", "S 3.2.1", "S 3.2.2", "S 3.3.2", "S 3.4.14", "S 3.4.17", "S 4.1.3",
    "S 4.2.2", "S 4.2.4", "S 5.2.7", "S 5.2.14", "T 6", "T 17", "T 20", "P 4", "P 12", "P 23", "D 7",
];

fn id(text: &str) -> ClauseId {
    text.parse().expect("a clause")
}

/// The query of the entry that is found, not guessed.
fn found(query: &str) -> Option<String> {
    match Book::load().explain(query, Lang::De) {
        Answer::Found { entry, .. } => Some(entry.query()),
        Answer::Guessed { .. } | Answer::NotFound { .. } => None,
    }
}

fn check_found(query: &str, expected: &str) {
    assert_eq!(found(query).as_deref(), Some(expected), "{query:?}");
}

fn texts(book: &Book) -> impl Iterator<Item = (String, &Text)> {
    let clauses = book.clauses().iter().map(|clause| (clause.id.to_string(), &clause.text));
    let terms = book.terms().iter().map(|term| (term.term.clone(), &term.text));
    let cards = book.cards().iter().map(|card| (card.code.clone(), &card.text));
    clauses.chain(terms).chain(cards)
}

fn examples(book: &Book) -> impl Iterator<Item = (String, &Text)> {
    let clauses = book.clauses().iter().map(|clause| (clause.id.to_string(), clause.example.as_ref()));
    let terms = book.terms().iter().map(|term| (term.term.clone(), term.example.as_ref()));
    clauses.chain(terms).filter_map(|(name, example)| Some((name, example?)))
}

/// The groups of cards in backticks.
fn card_groups(text: &str) -> Vec<Vec<&str>> {
    text.split('`').skip(1).step_by(2).map(|group| group.split(' ').collect()).collect()
}

#[test]
fn every_clause_of_the_sources_is_there_and_no_other() {
    let (decisions, clauses): (Vec<ClauseId>, Vec<ClauseId>) =
        Book::load().clauses().iter().map(|clause| clause.id).partition(|id| id.source() == Source::D);
    assert_eq!(clauses, Book::clause_ids());
    assert_eq!(decisions, (1..=39).map(ClauseId::decision).collect::<Vec<_>>());
}

#[test]
fn the_list_of_clauses_is_ordered_and_of_the_right_length() {
    let ids = Book::clause_ids();
    assert!(ids.is_sorted());
    let count = |source| ids.iter().filter(|id| id.source() == source).count();
    assert_eq!((count(Source::S), count(Source::T), count(Source::P)), (135, 23, 24));
    assert_eq!((count(Source::V), count(Source::D)), (81, 0));
}

#[test]
fn clauses_have_a_kind_of_clause_and_decisions_that_of_a_decision() {
    for clause in Book::load().clauses() {
        assert_eq!(clause.kind == Kind::Decision, clause.id.source() == Source::D, "{}", clause.id);
    }
}

#[test]
fn clauses_named_physical_in_the_rules_are_physical() {
    for name in ["S 2.1.1", "S 2.2.1", "S 2.2.3", "S 2.2.7", "S 3.4.3", "S 3.4.4", "S 5.2.10"] {
        let clause = Book::load().clause(id(name)).expect("a clause");
        assert_eq!(clause.kind, Kind::Physical, "{name}");
    }
}

#[test]
fn both_languages_are_there_and_differ() {
    let book = Book::load();
    for (name, text) in texts(book) {
        assert!(text.de.len() >= 20 && text.en.len() >= 20, "{name}");
        assert_ne!(text.de, text.en, "{name}");
    }
    let titles = book.clauses().iter().map(|clause| &clause.title);
    for title in titles.chain(book.sections().iter().map(|section| &section.title)) {
        assert!(!title.de.is_empty() && !title.en.is_empty());
    }
    for term in book.terms() {
        assert!(term.names().all(|name| !name.trim().is_empty()), "{}", term.term);
    }
}

#[test]
fn texts_speak_the_language_of_the_game() {
    let book = Book::load();
    for (name, text) in texts(book).chain(examples(book)) {
        assert!(!text.en.contains("Rufer"), "{name}: a Rufspiel is a Rufspiel in English, too");
        assert!(!text.de.contains("Ass ") && !text.de.contains("Asse"), "{name}: an Ace is a Sau in German");
        assert!(!text.de.contains('"') && !text.en.contains('"'), "{name}: quotes are „…“ and “…”");
    }
}

#[test]
fn no_decision_and_no_term_is_an_orphan() {
    let book = Book::load();
    let cited: BTreeSet<u8> =
        book.clauses().iter().flat_map(|clause| clause.decisions.iter().copied()).collect();
    assert_eq!(cited, (1..=39).collect());
    for term in book.terms() {
        assert!(!term.clauses.is_empty(), "{}", term.term);
        assert_eq!(term.official, term.clauses.contains(&id("S 1.4")), "{}", term.term);
    }
    let under_s = &book.section(id("S")).expect("a section").clauses;
    assert_eq!(under_s.len(), 135);
    for clause in book.clauses() {
        let homes = book.sections().iter().filter(|section| section.clauses.contains(&clause.id)).count();
        assert!(homes > 0, "{} stands under no section", clause.id);
        assert!(!clause.see.contains(&clause.id), "{} refers to itself", clause.id);
    }
}

#[test]
fn s_1_4_every_official_term_is_there() {
    let official: Vec<&str> =
        Book::load().terms().iter().filter(|term| term.official).map(|term| term.term.as_str()).collect();
    assert_eq!(official, OFFICIAL);
}

#[test]
fn clauses_that_need_one_have_an_example() {
    for name in WITH_EXAMPLE {
        assert!(Book::load().clause(id(name)).is_some_and(|clause| clause.example.is_some()), "{name}");
    }
}

#[test]
fn cards_in_texts_exist_once_a_group_and_are_the_same_in_both_languages() {
    let book = Book::load();
    for (name, text) in texts(book).chain(examples(book)) {
        let groups = card_groups(&text.de);
        let mut english = card_groups(&text.en);
        assert_eq!(text.de.matches('`').count() % 2, 0, "{name}");
        english.sort();
        let mut german = groups.clone();
        german.sort();
        assert_eq!(german, english, "{name}");
        for group in groups {
            let cards: BTreeSet<&str> = group.iter().copied().collect();
            assert_eq!(cards.len(), group.len(), "{name}: a card twice in {group:?}");
            assert!(group.iter().all(|code| book.card(code).is_some()), "{name}: {group:?}");
        }
    }
}

#[test]
fn every_clause_and_section_is_found_by_its_name() {
    let book = Book::load();
    let ids =
        book.clauses().iter().map(|clause| clause.id).chain(book.sections().iter().map(|section| section.id));
    for id in ids {
        let name = id.to_string();
        check_found(&name, &name);
        check_found(&name.to_lowercase().replace(' ', ""), &name);
    }
}

#[test]
fn clauses_are_found_as_people_write_them() {
    for query in ["S 2.5.4", "s2.5.4", "2.5.4", "Regel 2.5.4", "§ 2.5.4"] {
        check_found(query, "S 2.5.4");
    }
    check_found("T18", "T 18");
    check_found("Entscheidung 11", "D 11");
    check_found("5.4.2 b", "S 5.4.2");
    check_found("2.5", "S 2.5");
    check_found("1.2", "S 1.2");
    check_found("Rang der Spiele", "S 2.4.4");
}

#[test]
fn every_word_is_found_under_every_name_in_every_spelling() {
    for term in Book::load().terms() {
        for name in term.names() {
            let sharp = name.replace("ss", "ß");
            let spelt_out = name.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss");
            let bare = name.replace('ä', "a").replace('ö', "o").replace('ü', "u");
            for query in [name.to_owned(), name.to_uppercase(), name.to_lowercase(), sharp, spelt_out, bare] {
                check_found(&query, &term.term);
            }
        }
    }
}

#[test]
fn words_are_found_with_an_article() {
    check_found("der Stoß", "Stoss");
    check_found("ein Stich", "Stich");
    check_found("the declarer", "Spielmacher");
    check_found("Old Man", "Der Alte");
    check_found("Einen", "Einen");
}

#[test]
fn every_game_at_a_table_has_its_page_under_the_name_it_has_there() {
    for lang in Lang::ALL {
        for kind in schafkopf::ContractKind::ALL {
            let name = crate::texts::Texts::of(lang).kind(kind);
            let answer = Book::load().explain(&name, lang);
            let Answer::Found { entry: Entry::Term(term), .. } = answer else { panic!("{name}: {answer:?}") };
            assert_eq!(key(term.name(lang)), key(&name), "{name} is on the page of {}", term.term);
            check_found(kind.name(), &term.term);
        }
    }
}

#[test]
fn words_of_the_tavern_are_found() {
    for (query, expected) in [
        ("Legen", "Klopfen"),
        ("Doppeln", "Klopfen"),
        ("knock", "Klopfen"),
        ("Muss", "Mussspiel"),
        ("Klopfer muss", "Mussspiel"),
        ("Jungfrau", "Jungfrau"),
        ("virgin", "Jungfrau"),
        ("Durchmarsch", "Durchmarsch"),
        ("Kontra", "Stoss"),
        ("Hirsch", "Sub"),
        ("Hochzeiter", "Hochzeit"),
        ("marriage", "Hochzeit"),
        ("short deck", "Kurze Karte"),
        ("kurze Karten", "Kurze Karte"),
        ("Was ist ein Bock?", "Bock"),
        ("Bockrunde", "Bock"),
        ("next game doubled", "Doppeltes Spiel"),
        ("Stockl", "Stock"),
        ("Ausbetteln", "Stichzwang"),
        ("must beat", "Stichzwang"),
        ("Farbgeier", "Farbgeier"),
        ("house rules", "Hausregel"),
        ("Kreuzbock", "Kreuz"),
        ("Steigern nach Augen", "V 11.3"),
    ] {
        check_found(query, expected);
    }
}

#[test]
fn what_is_not_offered_is_named_so() {
    let not_offered = Book::load().clauses().iter().filter(|clause| clause.kind == Kind::NotOffered);
    let ids: Vec<String> = not_offered.map(|clause| clause.id.to_string()).collect();
    assert_eq!(ids, ["V 1.7", "V 2.5", "V 7.6", "V 8.6", "V 11.3", "V 11.4", "V 14.4"]);
}

#[test]
fn words_are_found_in_a_question() {
    check_found("Was ist ein Wenz?", "Wenz");
    check_found("what does Schneider mean", "Schneider");
    check_found("Wann darf ich davonlaufen?", "Davonlaufen");
}

#[test]
fn cards_are_found_by_code_name_and_nickname() {
    for (query, code) in [
        ("EO", "EO"),
        ("eo", "EO"),
        ("Eichel-Ober", "EO"),
        ("eichelober", "EO"),
        ("Ober of Acorns", "EO"),
        ("der Eichel Ober", "EO"),
        ("the Ober of Acorns", "EO"),
        ("acorn queen", "EO"),
        ("die Alte", "EA"),
        ("Acorn Sow", "EA"),
        ("Schellen-Ass", "SA"),
        ("die Kugl", "SA"),
        ("Bell Sow", "SA"),
        ("die Blaue", "GA"),
        ("Laub-Zehn", "GZ"),
        ("gx", "GZ"),
        ("GT", "GZ"),
        ("G10", "GZ"),
        ("Gras 10", "GZ"),
        ("Ten of Leaves", "GZ"),
        ("Herz-Koenig", "HK"),
        ("herzkönig", "HK"),
        ("S7", "S7"),
        ("s 7", "S7"),
        ("Schellen-Siebener", "S7"),
        ("Seven of Bells", "S7"),
        ("Clip Jack", "SU"),
        ("so", "SO"),
    ] {
        check_found(query, code);
    }
    for card in Book::load().cards() {
        check_found(&card.code.to_lowercase(), &card.code);
        check_found(&card.name.de, &card.code);
        check_found(&card.name.en, &card.code);
        for spelling in &card.spellings {
            let answer = Book::load().explain(spelling, Lang::En);
            let Answer::Found { entry, also } = answer else { panic!("{spelling}: {answer:?}") };
            assert!(entry == Entry::Card(card) || also.contains(&Entry::Card(card)), "{spelling}");
        }
    }
}

#[test]
fn words_and_cards_know_each_other() {
    let book = Book::load();
    for (query, first, second) in
        [("Alte", "Alte", "EA"), ("die Alte", "EA", "Alte"), ("Der Alte", "Der Alte", "EO")]
    {
        let Answer::Found { entry, also } = book.explain(query, Lang::De) else {
            panic!("{query} is a name")
        };
        assert_eq!(entry.query(), first);
        assert_eq!(also.iter().map(Entry::query).collect::<Vec<_>>(), [second]);
    }
}

#[test]
fn the_cards_count_120_and_fill_every_place_among_the_trumps() {
    let cards = Book::load().cards();
    assert_eq!(cards.len(), 32);
    assert_eq!(cards.iter().map(|card| u32::from(card.points)).sum::<u32>(), 120);
    let places = |places: Vec<Option<u8>>| {
        let mut places: Vec<u8> = places.into_iter().flatten().collect();
        places.sort_unstable();
        places
    };
    let one_to = |last: u8| (1..=last).collect::<Vec<u8>>();
    assert_eq!(places(cards.iter().map(|card| card.trump.rufspiel).collect()), one_to(14));
    assert_eq!(places(cards.iter().map(|card| card.trump.wenz).collect()), one_to(4));
    for suit in ["E", "G", "H", "S"] {
        let own = |code: &str| code.starts_with(suit);
        let solo = |card: &super::CardEntry| {
            if own(&card.code) { card.trump.solo_own_suit } else { card.trump.solo_other_suit }
        };
        assert_eq!(places(cards.iter().map(solo).collect()), one_to(14), "{suit}");
        let farbwenz = |card: &super::CardEntry| {
            if own(&card.code) { card.trump.farbwenz_own_suit } else { card.trump.wenz }
        };
        assert_eq!(places(cards.iter().map(farbwenz).collect()), one_to(11), "{suit}");
    }
}

#[test]
fn a_card_tells_its_points_nicknames_and_places() {
    let text = |code: &str, lang| Book::load().card(code).expect("a card").text.get(lang);
    assert_eq!(
        text("EO", Lang::De),
        "Eichel-Ober: 3 Augen. Man sagt auch: der Alte. Im Rufspiel und in jedem Solo Trumpf Nr. 1 von 14. Im Wenz \
         kein Trumpf, sondern in seiner Farbe zwischen König und Neuner; im Eichel-Farbwenz Trumpf Nr. 8 von 11."
    );
    assert_eq!(
        text("G7", Lang::En),
        "Seven of Leaves: counts nothing. In a Rufspiel not a trump; in a Leaf Solo no. 14 of 14. In a Wenz not a \
         trump; in a Leaf Farbwenz no. 11 of 11."
    );
    assert_eq!(
        text("HU", Lang::En),
        "Unter of Hearts: 2 points. In a Rufspiel and in every Solo trump no. 7 of 14. In a Wenz trump no. 3 of 4, \
         in a Farbwenz no. 3 of 11."
    );
    for card in Book::load().cards() {
        assert!(!card.text.de.contains('{') && !card.text.en.contains('{'), "{}", card.code);
    }
}

#[test]
fn misspelt_names_are_guessed() {
    for (query, expected) in [
        ("Schnieder", "Schneider"),
        ("Laufednde", "Laufende"),
        ("Renonz", "Renonce"),
        ("Stos", "Stoss"),
        ("Rufschpiel", "Rufspiel"),
        ("Tuot", "Tout"),
        ("Kiebtiz", "Kiebitz"),
        ("Davonlafen", "Davonlaufen"),
        ("Eichel-Obre", "EO"),
        ("Ober of Acorn", "EO"),
        ("Schelen-Sau", "SA"),
        ("declaror", "Spielmacher"),
        ("Abspazen", "Abspatzen"),
        ("Gegenspiler", "Gegenspieler"),
        ("Tischpunte", "Tischpunkte"),
        ("Listenfuerer", "Listenführer"),
        ("Truempf", "Trumpf"),
        ("die Bumbbs", "Bumbs"),
        ("runers", "Laufende"),
        ("Davonlauf", "Davonlaufen"),
    ] {
        let entry = Book::load().explain(query, Lang::De).entry();
        assert_eq!(entry.map(|entry| entry.query()).as_deref(), Some(expected), "{query}");
    }
    let answer = Book::load().explain("Schnieder", Lang::De);
    let Answer::Guessed { taken_as, others, .. } = answer else { panic!("not a guess: {answer:?}") };
    assert_eq!(taken_as, "Schneider");
    assert!(others.len() <= 2);
}

#[test]
fn what_is_not_there_is_not_guessed_but_suggested() {
    let suggestions = |query: &str, lang| match Book::load().explain(query, lang) {
        Answer::NotFound { suggestions } => suggestions,
        other => panic!("{query}: {other:?}"),
    };
    let queries = |query: &str, lang| -> Vec<String> {
        suggestions(query, lang).into_iter().map(|suggestion| suggestion.query).collect()
    };
    assert_eq!(queries("S 2.5.9", Lang::De), ["S 2.5.6", "S 2.5.5", "S 2.5.4"]);
    assert_eq!(queries("D 50", Lang::De), ["D 39", "D 38", "D 37"]);
    assert!(queries("Lauf", Lang::De).contains(&"Laufende".to_owned()));
    assert!(queries("Lauf", Lang::En).contains(&"runners".to_owned()));
    assert!(queries("davonlaufen mit vier Karten", Lang::De).contains(&"S 2.5.4".to_owned()));
    for nothing in ["", "   ", "?!", "xqzv", "🂡"] {
        assert!(suggestions(nothing, Lang::De).is_empty(), "{nothing:?}");
    }
    assert_eq!(
        queries("Hund", Lang::De)[0],
        "Stock",
        "a short word with another first letter is not guessed"
    );
    assert!(suggestions(&"a".repeat(1_000_000), Lang::De).is_empty());
}

#[test]
fn searching_finds_words_in_either_language() {
    let best = |query: &str| -> Vec<String> {
        Book::load().search(query).iter().take(5).map(|hit| hit.entry.query()).collect()
    };
    for (query, expected) in [
        ("davonlaufen vier", "S 2.5.4"),
        ("run away four", "S 2.5.4"),
        ("unberechtigte Spritze", "T 20"),
        ("unjustified", "T 20"),
        ("Abzug", "Abzug"),
        ("truempfe wenz", "Trumpf"),
        ("S 3.4.17", "S 3.4.17"),
        ("nachmischen", "T 9"),
        ("einrahmen", "S 2.9.3"),
        ("Kundennummer", "P 3"),
        ("zweite shuffle", "S 5.2.6"),
        ("Ramsch gleich viel", "V 3.4"),
        ("Jungfrau verdoppelt", "V 3.6"),
        ("Stock geteilt Hälfte", "V 9.3"),
        ("pot limit", "V 9.4"),
        ("Kaiser", "V 1.7"),
        ("Fisiko", "V 14.4"),
        ("Offiziersschafkopf", "V 12"),
        ("Franken", "V 15"),
    ] {
        assert!(best(query).contains(&expected.to_owned()), "{query}: {:?}", best(query));
    }
    assert!(Book::load().search("").is_empty());
    assert!(Book::load().search("xqzv").is_empty());
    let hits = Book::load().search("Schneider");
    assert!(hits.is_sorted_by(|a, b| a.score >= b.score));
    assert_eq!(hits[0].entry.query(), "Schneider");
}

#[test]
fn an_unsound_book_is_refused() {
    let book = |clauses: &str, terms: &str| Book::parse(clauses, terms, CARDS).map(|_| ());
    assert_eq!(book(CLAUSES, TERMS), Ok(()));
    assert_eq!(
        book(&CLAUSES.replacen("id = \"S 1.2.2\"", "id = \"S 1.2.1\"", 1), TERMS),
        Err(BookError::Twice(id("S 1.2.1")))
    );
    assert_eq!(
        book(&CLAUSES.replacen("see = [\"S 4.1.2\"]", "see = [\"S 4.1.9\"]", 1), TERMS),
        Err(BookError::Dangling { from: "S 1.3.2".into(), to: id("S 4.1.9") })
    );
    let shared = TERMS.replacen("aliases = [\"Stiche\"", "aliases = [\"Wenz\"", 1);
    assert_eq!(
        book(CLAUSES, &shared),
        Err(BookError::SharedName { name: "Wenz".into(), first: "Stich".into(), second: "Wenz".into() })
    );
    let card = TERMS.replacen("card = \"EA\"", "card = \"XA\"", 1);
    assert_eq!(book(CLAUSES, &card), Err(BookError::NoSuchCard { term: "Alte".into(), card: "XA".into() }));
    let unknown = CLAUSES.replacen("kind = \"enforced\"", "kind = \"perhaps\"", 1);
    assert!(
        matches!(book(&unknown, TERMS), Err(BookError::File { file: "clauses.toml", message }) if message.contains("perhaps"))
    );
}

proptest! {
    #[test]
    fn any_question_gets_an_answer(query in any::<String>()) {
        let book = Book::load();
        for lang in Lang::ALL {
            if let Answer::NotFound { suggestions } = book.explain(&query, lang) {
                assert!(suggestions.len() <= 3);
            }
        }
        book.search(&query);
    }

    #[test]
    fn what_is_suggested_is_found(query in "[a-zäöüß -]{1,14}") {
        let book = Book::load();
        if let Answer::NotFound { suggestions } = book.explain(&query, Lang::En) {
            for suggestion in suggestions {
                let answer = book.explain(&suggestion.query, Lang::En);
                assert!(matches!(answer, Answer::Found { entry, .. } if entry == suggestion.entry), "{}", suggestion.query);
            }
        }
    }
}
