//! The sheet for the microphone, all lists at once, and results for elsewhere.

use schafkopf_turnier::{
    Command, Merit, PlayerNumber, Prize, Progress, SpecialPrize, Standings, Team, parse_csv,
};
use stammtisch_paper::{NoPage, Paper};
use stammtisch_text::Lang;

use crate::body;
use crate::simulated::Simulated;

/// A tournament with sponsors, a special prize and teams, played to its end.
fn played(rules: &str) -> Simulated {
    let mut played = Simulated::drawn(rules, (2, 8), 8);
    played.play_all();
    let mut setup = played.tournament.state().setup().clone();
    let merit = Merit::Named { title: "Weiteste Anreise".into(), winner: Some(PlayerNumber(4)) };
    let prize = Prize { sponsor: Some("Sparkasse <Isen>".into()), ..Prize::thing("1 Spanferkel") };
    setup.prizes.special = vec![SpecialPrize { merit, prize }];
    played.must(Command::ChangeSetup(setup));
    played
}

fn standings(played: &Simulated) -> Standings {
    played.tournament.state().standings(Progress::Everything).unwrap()
}

#[test]
fn the_microphone_gets_names_and_points_from_the_last_prize_to_the_first() {
    let played = played("preis");
    let page = Paper::new(&played.tournament, Lang::De).giving().unwrap();
    let told = body(&page);
    let at = |text: &str| told.find(text).unwrap_or_else(|| panic!("{text} is missing: {told}"));
    assert!(at("Weiteste Anreise") < at("3. Preis"));
    assert!(at("3. Preis") < at("2. Preis") && at("2. Preis") < at("1. Preis"));
    assert!(told.contains("gestiftet von Sparkasse &lt;Isen&gt;"));
    let best = &standings(&played).ranked[0];
    let points = match best.tally.total() {
        total @ 1.. => format!("+\u{a0}{total} Punkte"),
        total => panic!("the winner has {total}"),
    };
    assert!(at("1. Preis") < told.rfind(&points).unwrap());
}

#[test]
fn without_prizes_there_is_nothing_to_call() {
    let mut played = played("preis");
    let mut setup = played.tournament.state().setup().clone();
    setup.prizes = schafkopf_turnier::PrizePlan::default();
    played.must(Command::ChangeSetup(setup));
    assert_eq!(Paper::new(&played.tournament, Lang::De).giving(), Err(NoPage::NoPrizes));
}

#[test]
fn all_lists_of_all_matches_are_printed_at_once() {
    let played = played("preis");
    let paper = Paper::new(&played.tournament, Lang::De);
    let count = |page: &str| body(page).matches("<section").count();
    let each: usize = (1..=2).map(|number| count(&paper.filled_lists(number).unwrap())).sum();
    assert_eq!(count(&paper.all_filled_lists().unwrap()), each);
    let drawn = Simulated::drawn("preis", (2, 8), 8);
    let none = Paper::new(&drawn.tournament, Lang::De).all_filled_lists();
    assert_eq!(none, Err(NoPage::NotStarted { match_number: 1 }));
}

#[test]
fn the_table_has_everybody_with_the_points_of_every_match() {
    for rules in ["preis", "tischpunkte", "schule-turnier"] {
        let played = played(rules);
        let table = Paper::new(&played.tournament, Lang::De).results_table().unwrap();
        let records = parse_csv(&table).unwrap();
        let standings = standings(&played);
        assert_eq!(records.len(), standings.ranked.len() + 1, "{rules}");
        for (record, standing) in records[1..].iter().zip(&standings.ranked) {
            assert_eq!(record.fields[0], standing.rank.to_string());
            let numbers: Vec<i64> = record.fields[5..8].iter().map(|field| field.parse().unwrap()).collect();
            assert_eq!(
                (numbers[0] + numbers[1], numbers[2]),
                (numbers[2], standing.tally.total()),
                "{rules}"
            );
        }
        assert_eq!(records[1].fields[9], "100 € und Geräuchertes");
    }
}

#[test]
fn the_text_names_who_won_what_and_who_gave_it() {
    let mut played = Simulated::drawn("preis", (1, 8), 8);
    let mut setup = played.tournament.state().setup().clone();
    let team = |name: &str, first: u32| Team {
        name: name.into(),
        players: (first..first + 4).map(PlayerNumber).collect(),
    };
    setup.teams = vec![team("Eins", 1), team("Zwei", 5)];
    setup.prizes.special = vec![SpecialPrize {
        merit: Merit::MiddlePlace,
        prize: Prize { sponsor: Some("Brauerei".into()), ..Prize::thing("Bier") },
    }];
    played.must(Command::ChangeSetup(setup));
    played.play_all();
    let ranked = standings(&played).ranked;
    let paper = Paper::new(&played.tournament, Lang::De);
    let text = paper.results_text().unwrap();
    let person = |place: usize| {
        let state = played.tournament.state();
        let person = &played.tournament.people()[&state.player(ranked[place].player).unwrap().person];
        format!("{} ({})", person.full_name(), person.town)
    };
    let start = "Beim Schafkopfturnier „Kirchweih-Preisschafkopf“ am 18. Oktober 2026 spielten 8 Teilnehmer an 2 \
                 Tischen. Gespielt wurde hier: Gasthof zur Post, Isen. Es gewann ";
    assert!(text.starts_with(&format!("{start}{}", person(0))), "{text}");
    assert!(text.contains(&format!("\n2. {}", person(1))), "{text}");
    assert!(text.contains("\nMittelplatz: ") && text.contains("Die Preise stifteten: Brauerei."), "{text}");
    assert!(text.contains("\n\nMannschaften\n1. "), "{text}");
    let english = Paper::new(&played.tournament, Lang::En).results_text().unwrap();
    assert!(english.contains("8 players met at 2 tables"), "{english}");
    let sheet = paper.standings(Progress::Everything, crate::HEAD).unwrap();
    assert!(body(&sheet).contains("<h2>Mannschaften</h2>"));
}
