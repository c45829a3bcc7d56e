//! Scoresheets: single rows in `data/rows.toml`, the model sheet of P, and properties of whole lists.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use proptest::prelude::{Strategy, any, prop, prop_assert, prop_assert_eq, prop_oneof, proptest};
use schafkopf::{BySeat, ContractKind, RuleSet, Seat, rules};
use schafkopf_turnier::{
    Check, CheckedRow, Evaluation, Row, RowFault, RowPlace, RowRuling, RuledGame, Scoresheet, SoloCounts,
    Told,
};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    rules: String,
    game: Option<u32>,
    /// Solo kinds of seat 1 above it.
    #[serde(default)]
    solos: u32,
    row: Row,
    circle: Option<i64>,
    points: Option<[i32; 4]>,
    error: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Written>,
}

fn check(written: &Written) {
    let name = &written.name;
    let rules = rules::builtin(&written.rules).unwrap_or_else(|| panic!("{name}: no such rule set"));
    let place =
        RowPlace::of_game(written.game.unwrap_or(2)).with_solos(BySeat::new([written.solos, 0, 0, 0]));
    let row = Scoresheet::new(&rules).unwrap().check(place, &written.row);
    if let (Some(circle), Ok(row)) = (written.circle, &row) {
        let soloist = row.solo().map_or(0, |solo| i64::from(solo.soloist.number()));
        assert_eq!(soloist, circle, "{name}");
    }
    let points = row.as_ref().ok().map(|row| *row.points().as_array());
    let error = row.as_ref().err().map(|fault| fault.code().name());
    assert_eq!((points, error), (written.points, written.error.as_deref()), "{name}: {row:?}");
}

fn written() -> Vec<Written> {
    toml::from_str::<File>(include_str!("data/rows.toml")).expect("the data file is sound").case
}

fn check_all(names: &[&str]) {
    let all = written();
    for name in names {
        let mut found = all.iter().filter(|case| case.name.contains(name)).peekable();
        assert!(found.peek().is_some(), "no case is named {name}");
        found.for_each(check);
    }
}

#[test]
fn every_written_row_comes_to_what_is_written() {
    written().iter().for_each(check);
}

#[test]
fn s_5_2_15_and_p_23_and_decision_17_the_first_game() {
    check_all(&["s_5_2_15", "p_23", "decision_17", "s_2_9_1"]);
}

#[test]
fn t_20_an_unjustified_spritze() {
    check_all(&["t_20", "t_5"]);
}

#[test]
fn t_15_and_s_3_4_17_and_s_3_4_18_rulings_in_a_list() {
    check_all(&["t_15", "s_3_4_17", "s_3_4_18", "p_13", "decision_13", "decision_24"]);
}

#[test]
fn s_5_2_17_and_decision_25_a_struck_game_scores_nothing() {
    check_all(&["s_5_2_17", "decision_25"]);
}

fn rufspiel(declarer: i64, partner: i64, won: bool) -> Row {
    let contract = Some("rufspiel".to_owned());
    Row { declarer: Some(declarer), partner: Some(partner), contract, won: Some(won), ..Row::default() }
}

fn solo(declarer: i64, won: bool) -> Row {
    let contract = Some("solo".to_owned());
    Row { declarer: Some(declarer), contract, won: Some(won), ..Row::default() }
}

fn evaluate(rules: &RuleSet, rows: &[Row]) -> Evaluation {
    Scoresheet::new(rules).unwrap().evaluate(rows).unwrap()
}

/// The twelve games of P's model sheet, in its order.
fn model_sheet() -> Vec<Row> {
    let schneider = |row| Row { schneider: Some(true), ..row };
    let durch = |row| Row { schwarz: Some(true), ..row };
    vec![
        rufspiel(1, 2, true),
        schneider(rufspiel(2, 4, true)),
        solo(1, true),
        durch(rufspiel(3, 2, true)),
        rufspiel(1, 4, false),
        solo(1, false),
        Row { tout: Some(true), ..solo(4, true) },
        schneider(rufspiel(4, 1, false)),
        solo(3, true),
        schneider(rufspiel(3, 4, false)),
        solo(2, false),
        rufspiel(2, 3, true),
    ]
}

#[test]
fn p_10_the_model_sheet_comes_out_to_the_last_number() {
    let rules = rules::builtin("preis").unwrap();
    let sheet = evaluate(&rules, &model_sheet());
    let rows: Vec<[i32; 4]> = sheet.rows().copied().collect();
    let expected = [
        [1, 1, -1, -1],
        [-2, 2, -2, 2],
        [6, -2, -2, -2],
        [-3, 3, 3, -3],
        [-1, 1, 1, -1],
        [-6, 2, 2, 2],
        [-8, -8, -8, 24],
        [-2, 2, 2, -2],
        [-2, -2, 6, -2],
        [2, 2, -2, -2],
        [2, -6, 2, 2],
        [-1, 1, 1, -1],
    ];
    assert_eq!(rows, expected);
    assert_eq!(sheet.plus.as_array(), &[11, 14, 17, 30]);
    assert_eq!(sheet.minus.as_array(), &[25, 18, 15, 14]);
    assert_eq!(sheet.total.as_array(), &[-14, -4, 2, 16]);
    let checks = [4, 8, 12].map(|after| Check { after, sum: 0 });
    assert_eq!(sheet.checks, checks);
    assert_eq!(sheet.table_points, None);
}

#[test]
fn s_5_3_3_and_p_8_solo_kinds_are_circled_and_counted() {
    let rules = rules::builtin("preis").unwrap();
    let sheet = evaluate(&rules, &model_sheet());
    let circled: Vec<usize> =
        sheet.entries.iter().enumerate().filter(|(_, e)| e.solo.is_some()).map(|(i, _)| i).collect();
    assert_eq!(circled, [2, 5, 6, 8, 10]);
    let counts = |solos_won, solos_played| SoloCounts { solos_won, solos_played, ..SoloCounts::default() };
    let tout = SoloCounts { touts_won: 1, touts_played: 1, ..counts(1, 1) };
    assert_eq!(sheet.counts, BySeat::new([counts(1, 2), counts(0, 1), counts(1, 1), tout]));
}

#[test]
fn decision_17_and_25_and_29_what_counts_for_ties() {
    let rules = rules::builtin("preis").unwrap();
    let tout = |row| Row { tout: Some(true), ..row };
    let ruled = |row: Row, offence: &str, offender| {
        let ruling = schafkopf_turnier::RowRuling {
            offence: offence.to_owned(),
            offender: Some(offender),
            ..Default::default()
        };
        Row { ruling: Some(ruling), won: None, ..row }
    };
    let rows = [
        tout(solo(1, true)),                                  // the first game: a plain Solo
        tout(Row { approved: Some(false), ..solo(1, true) }), // struck
        ruled(tout(solo(1, true)), "revoke", 2),              // a Tout won by another's fault
        ruled(tout(solo(1, true)), "laid_open", 2),           // a plain game
        ruled(solo(1, true), "revoke", 1),                    // a Solo lost by his own
        ruled(solo(1, true), "invalid_bid", 1),               // no game at all
        Row { contract: Some("wenz".into()), ..solo(1, false) },
        Row { points: Some([6, -2, -2, -2]), won: None, ..solo(1, true) },
    ];
    let counts = evaluate(&rules, &rows).counts[schafkopf::Seat::One];
    assert_eq!(counts, SoloCounts { sie: 0, touts_won: 1, touts_played: 1, solos_won: 4, solos_played: 6 });
    let school = rules::builtin("schule-turnier").unwrap();
    let sie = || Row { contract: Some("sie".into()), ..solo(1, true) };
    let counts = evaluate(&school, &[rufspiel(1, 2, true), sie()]).counts[schafkopf::Seat::One];
    assert_eq!(counts, SoloCounts { sie: 1, ..SoloCounts::default() });
    let first = Scoresheet::new(&school).unwrap().evaluate(&[sie()]).unwrap_err();
    assert_eq!((first.at, first.fault), (0, RowFault::SieInFirstGame), "s_2_9_1: it uses up no game");
}

#[test]
fn decision_35_bare_numbers_are_the_game_they_belong_to() {
    check_all(&["decision_35"]);
    let rules = rules::builtin("preis").unwrap();
    let bare = |points| Row { points: Some(points), ..Row::default() };
    let rows = [bare([1, 1, -1, -1]), bare([6, -2, -2, -2]), bare([8, -24, 8, 8]), bare([-2, -2, 6, -2])];
    let counts = evaluate(&rules, &rows).counts;
    let solo = SoloCounts { solos_won: 1, solos_played: 1, ..SoloCounts::default() };
    let tout = SoloCounts { touts_played: 1, solos_played: 1, ..SoloCounts::default() };
    assert_eq!(counts, BySeat::new([solo, tout, solo, SoloCounts::default()]));
    let fault =
        Scoresheet::new(&rules).unwrap().check(RowPlace::of_game(2), &bare([7, -7, 0, 0])).unwrap_err();
    let values = ["1/-1", "2/-2", "3/-3", "6/-2", "9/-3", "12/-4", "24/-8"].map(str::to_owned).to_vec();
    assert_eq!(fault, RowFault::NoGameGives { values });
}

#[test]
fn s_5_2_16_and_s_5_2_17_only_what_must_be_approved_is_struck() {
    let rules = rules::builtin("schule-turnier").unwrap();
    let sheet = Scoresheet::new(&rules).unwrap();
    let struck = |row: Row| Row { approved: Some(false), ..row };
    let four = vec![
        solo(1, true),
        solo(2, true),
        Row { points: Some([-2, -2, 6, -2]), ..Row::default() },
        solo(4, true),
    ];
    let with = |last: Row| sheet.evaluate(&[four.clone(), vec![last]].concat());
    assert!(with(struck(solo(1, true))).is_ok(), "the fifth of the table");
    assert_eq!(
        sheet.evaluate(&[struck(solo(1, true))]).unwrap_err().fault.code().name(),
        "offence_not_possible"
    );
    assert_eq!(with(struck(rufspiel(1, 2, true))).unwrap_err().fault.code().name(), "offence_not_possible");
}

#[test]
fn t_6_and_t_23_table_points_follow_the_totals() {
    let rules = rules::builtin("tischpunkte").unwrap();
    let sheet = evaluate(&rules, &[solo(1, true), rufspiel(1, 2, true)]);
    assert_eq!(sheet.total.as_array(), &[7, -1, -3, -3]);
    assert_eq!(sheet.table_points, Some(BySeat::new([40, 30, 15, 15])));
    let nobody = evaluate(&rules, &[]);
    assert_eq!(nobody.table_points, Some(BySeat::new([25; 4])));
    assert!(nobody.checks.is_empty());
}

#[test]
fn s_5_3_3_the_list_is_checked_after_each_round_and_at_the_end() {
    let rules = rules::builtin("preis").unwrap();
    let after = |rows: usize| -> Vec<usize> {
        let rows = vec![rufspiel(1, 2, true); rows];
        evaluate(&rules, &rows).checks.iter().map(|check| check.after).collect()
    };
    assert_eq!(after(1), [1]);
    assert_eq!(after(4), [4]);
    assert_eq!(after(6), [4, 6]);
    assert_eq!(after(32), [4, 8, 12, 16, 20, 24, 28, 32]);
}

#[test]
fn s_5_2_1_and_t_1_and_p_1_no_more_rows_than_games() {
    for (id, games) in [("schule-turnier", 32), ("tischpunkte", 16), ("preis", 32)] {
        let rules = rules::builtin(id).unwrap();
        let sheet = Scoresheet::new(&rules).unwrap();
        assert!(sheet.evaluate(&vec![rufspiel(1, 2, true); games]).is_ok());
        let error = sheet.evaluate(&vec![rufspiel(1, 2, true); games + 2]).unwrap_err();
        assert_eq!(error.at, games);
        assert_eq!(error.fault, RowFault::TooMany { count: games + 2, most: games as u32 });
    }
}

#[test]
fn an_error_names_its_row() {
    let rules = rules::builtin("preis").unwrap();
    let rows = [rufspiel(1, 2, true), solo(1, true), rufspiel(1, 1, true), Row::default()];
    let error = Scoresheet::new(&rules).unwrap().evaluate(&rows).unwrap_err();
    assert_eq!((error.at, error.fault), (2, RowFault::PartnerNotAllowed));
}

#[test]
fn a_set_for_money_alone_keeps_no_list() {
    assert!(Scoresheet::new(&rules::builtin("schule").unwrap()).is_err());
}

#[test]
fn rows_are_read_as_written_and_unknown_fields_are_errors() {
    let json = r#"{"declarer":3,"partner":null,"contract":"solo","won":true,"ruling":null}"#;
    assert_eq!(serde_json::from_str::<Row>(json).unwrap(), solo(3, true));
    for row in model_sheet() {
        let text = serde_json::to_string(&row).unwrap();
        assert_eq!(serde_json::from_str::<Row>(&text).unwrap(), row);
    }
    for wrong in [
        r#"{"suit":"E"}"#,
        r#"{"won":1}"#,
        r#"{"points":[1,2,3]}"#,
        r#"{"declarer":1.5}"#,
        r#"{"ruling":{"offender":1}}"#,
        r#"{"ruling":{"offence":"revoke","choice":"sleep"}}"#,
    ] {
        assert!(serde_json::from_str::<Row>(wrong).is_err(), "{wrong}");
    }
}

/// Rows of all kinds, most of them nonsense.
fn row() -> impl Strategy<Value = Row> {
    let seat = || prop::option::weighted(0.8, 0_i64..=5);
    let flag = || prop::option::of(any::<bool>());
    let contract = prop_oneof!["rufspiel", "solo", "wenz", "farbwenz", "sie", "[a-z]{0,6}"];
    let people = (seat(), seat(), prop::option::weighted(0.9, contract), flag());
    let result = (prop::option::weighted(0.9, any::<bool>()), flag(), flag());
    let extras = (prop::option::weighted(0.2, 0_i64..=5), prop::option::weighted(0.2, -1_i64..=9), flag());
    let points = prop::option::weighted(0.1, prop::array::uniform4(-5_i64..=5));
    (people, result, extras, points).prop_map(
        |(
            (declarer, partner, contract, tout),
            (won, schneider, schwarz),
            (double, tricks, approved),
            points,
        )| Row {
            declarer,
            partner,
            contract,
            tout,
            won,
            schneider,
            schwarz,
            double,
            tricks,
            approved,
            points,
            ruling: None,
        },
    )
}

proptest! {
    #[test]
    fn every_entry_sums_to_zero_and_no_row_panics(row in row(), game in 1_u32..=2) {
        for id in ["schule-turnier", "tischpunkte", "preis"] {
            let rules = rules::builtin(id).unwrap();
            if let Ok(row) = Scoresheet::new(&rules).unwrap().check(RowPlace::of_game(game), &row) {
                prop_assert_eq!(row.points().as_array().iter().sum::<i32>(), 0);
            }
        }
    }

    #[test]
    fn columns_and_table_points_add_up(rows in prop::collection::vec(row(), 0..40)) {
        let rules = rules::builtin("tischpunkte").unwrap();
        let sheet = Scoresheet::new(&rules).unwrap();
        let good: Vec<Row> = rows.into_iter().filter(|row| sheet.check(RowPlace::of_game(2), row).is_ok()).take(16).collect();
        let checked: Vec<CheckedRow> =
            (1..).zip(&good).map(|(game, row)| sheet.check(RowPlace::of_game(game), row).unwrap()).collect();
        prop_assert!(checked.iter().zip(&good).all(|(checked, row)| checked.raw() == row));
        let again = sheet.add_up(checked.iter());
        let sheet = sheet.evaluate(&good).unwrap();
        prop_assert_eq!(&again, &sheet, "checked before or now, a list comes to the same");
        prop_assert!(sheet.checks.iter().all(|check| check.sum == 0));
        prop_assert_eq!(sheet.checks.last().map(|check| check.after), (!good.is_empty()).then_some(good.len()));
        for seat in schafkopf::Seat::ALL {
            prop_assert_eq!(sheet.plus[seat] - sheet.minus[seat], sheet.total[seat]);
        }
        // T 23: table points and game points of a table make 100.
        let table: i64 = sheet.table_points.unwrap().as_array().iter().sum();
        prop_assert_eq!(table + sheet.total.as_array().iter().sum::<i64>(), 100);
    }
}

#[test]
fn a_checked_row_is_typed() {
    let rules = rules::builtin("schule-turnier").unwrap();
    let check = |row: &Row| Scoresheet::new(&rules).unwrap().check(RowPlace::of_game(2), row).unwrap();
    let call = Row {
        declarer: Some(1),
        partner: Some(3),
        contract: Some("rufspiel".into()),
        won: Some(false),
        schneider: Some(true),
        ..Row::default()
    };
    let played = check(&call);
    let parties = schafkopf::Parties { declarer: Seat::One, partner: Some(Seat::Three) };
    let game = played.played().unwrap();
    assert_eq!((game.parties, game.kind, game.won), (parties, ContractKind::Rufspiel, false));
    assert_eq!((game.height, game.game, played.solo()), (schafkopf::Height::Schneider, 2, None));
    assert!(matches!(played.told(), Told::Played(_)));

    let ruling = RowRuling { offence: "revoke".into(), offender: Some(2), ..RowRuling::default() };
    let ruled = check(&Row { won: None, schneider: None, ruling: Some(ruling), ..call.clone() });
    let RuledGame { case, ruling, played_on } = ruled.ruled().unwrap();
    assert_eq!((case.offence, case.offender), (schafkopf::Offence::Revoke, Some(Seat::Two)));
    assert_eq!(ruling.points.map(|points| *points.points()), Some(*ruled.points()));
    assert_eq!((played_on, ruled.played()), (&None, None));

    let tout = Row { tout: Some(true), ..solo(2, false) };
    let struck = check(&Row { approved: Some(false), ..tout.clone() });
    assert!(struck.is_struck());
    assert_eq!(struck.played(), check(&tout).played(), "a game that is struck stays readable");
    assert_eq!(struck.points().as_array(), &[0; 4]);
    let numbers = check(&Row { points: Some([1, 1, -1, -1]), ..Row::default() });
    assert_eq!((numbers.told(), numbers.declarer(), numbers.kind()), (&Told::Numbers, None, None));
}

#[test]
fn t_6_table_points_that_ties_cannot_share_make_no_rule_set() {
    let own = |points: &str| {
        RuleSet::parse(&format!(
            "extends = \"tischpunkte\"\nid = \"eigen\"\n[tournament]\ntable_points = {points}\n"
        ))
    };
    assert!(own("[24, 18, 12, 6]").is_ok());
    assert!(own("[40, 30, 20, 11]").is_err());
    assert!(own("[10, 20, 30, 40]").is_err());
}
