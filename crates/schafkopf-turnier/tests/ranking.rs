//! Rankings: a tie decided by each criterion, and the lot.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use schafkopf::rules;
use schafkopf::rules::Criterion;
use schafkopf_turnier::{NoRanking, Player, lot, rank};

/// Players of a line such as `a points=3 sie=1; b points=3`.
fn players(line: &str) -> Vec<Player> {
    let player = |text: &str| {
        let mut words = text.split_whitespace();
        let mut player: Player = serde_json::from_str(r#"{"id":"?","points":0}"#).unwrap();
        words.next().unwrap().clone_into(&mut player.id);
        for word in words {
            let (name, number) = word.split_once('=').unwrap();
            let number: i64 = number.parse().unwrap();
            let count = u32::try_from(number).unwrap_or_default();
            match name {
                "points" => player.points = number,
                "table_points" => player.table_points = number,
                "sie" => player.sie = count,
                "touts_won" => player.touts_won = count,
                "touts_played" => player.touts_played = count,
                "solos_won" => player.solos_won = count,
                "solos_played" => player.solos_played = count,
                other => panic!("{other}"),
            }
        }
        player
    };
    line.split(';').map(player).collect()
}

/// The order of the players, with what separates each from the next: `a>points b>lot c>lot`.
fn check(rules: &str, line: &str, expected: &str) {
    let players = players(line);
    let ranking = rank(&rules::builtin(rules).unwrap(), Some("seed"), &players).unwrap();
    assert!(ranking.iter().enumerate().all(|(i, ranked)| ranked.rank == i + 1));
    let name = |by: Criterion| serde_json::to_value(by).unwrap().as_str().unwrap().to_owned();
    let shown: Vec<String> =
        ranking.iter().map(|ranked| format!("{}>{}", ranked.id, name(ranked.decided_by))).collect();
    assert_eq!(shown.join(" "), expected, "{rules}: {line}");
}

#[test]
fn s_5_4_1_the_most_points_win() {
    check("schule-turnier", "a points=-3; b points=12; c points=4", "b>points c>points a>points");
}

#[test]
fn s_5_4_2_ties_are_decided_by_each_criterion() {
    let set = "schule-turnier";
    check(set, "a points=1; b points=1 sie=1", "b>sie a>sie");
    check(
        set,
        "a touts_won=1 touts_played=3 solos_won=3 solos_played=3; b touts_won=2",
        "b>touts_won a>touts_won",
    );
    check(set, "a touts_won=1; b touts_won=1 touts_played=2", "b>touts_played a>touts_played");
    check(set, "a solos_played=9; b solos_won=1", "b>solos_won a>solos_won");
    check(set, "a solos_won=1 solos_played=1; b solos_won=1 solos_played=2", "b>solos_played a>solos_played");
}

#[test]
fn p_21_knows_no_sie() {
    check("preis", "a points=1 sie=5; b points=1 touts_won=1", "b>touts_won a>touts_won");
    check("preis", "a touts_played=1; b touts_played=2", "b>touts_played a>touts_played");
    check("preis", "a solos_won=1; b solos_won=2", "b>solos_won a>solos_won");
    check("preis", "a solos_played=1; b solos_played=2", "b>solos_played a>solos_played");
}

#[test]
fn t_4_the_total_is_table_points_and_game_points() {
    check("tischpunkte", "a points=10 table_points=50; b points=-5 table_points=70", "b>points a>points");
    check("preis", "a points=10 table_points=50; b points=-5 table_points=70", "a>points b>points");
}

#[test]
fn decision_15_ties_of_the_total() {
    let set = "tischpunkte";
    check(set, "a points=0 table_points=70; b points=20 table_points=50", "b>game_points a>game_points");
    check(
        set,
        "a points=5 table_points=70 touts_won=2; b points=5 table_points=70 solos_won=1",
        "b>solos_won a>solos_won",
    );
}

#[test]
fn each_is_separated_from_the_next_below_and_the_last_from_the_one_above() {
    check(
        "schule-turnier",
        "d points=1; a points=9; c points=3 solos_won=1; b points=3 sie=1",
        "a>points b>sie c>points d>points",
    );
    check("schule-turnier", "a points=3", "a>points");
    assert!(rank(&rules::builtin("preis").unwrap(), None, &[]).unwrap().is_empty());
}

#[test]
fn s_5_4_2_and_p_21_the_lot_decides_what_nothing_else_does() {
    for set in ["schule-turnier", "tischpunkte", "preis"] {
        let rules = rules::builtin(set).unwrap();
        let players = players("1 points=2; 2 points=2; 3 points=2; 4 points=2; 17 points=2");
        let ranking = rank(&rules, Some("Feldmoching"), &players).unwrap();
        assert!(ranking.iter().all(|ranked| ranked.decided_by == Criterion::Lot));
        assert!(ranking.is_sorted_by_key(|ranked| lot("Feldmoching", ranked.id)));
        let ids: Vec<&str> = ranking.iter().map(|ranked| ranked.id).collect();
        let mut reversed = players.clone();
        reversed.reverse();
        let again = rank(&rules, Some("Feldmoching"), &reversed).unwrap();
        assert_eq!(
            ids,
            again.iter().map(|ranked| ranked.id).collect::<Vec<_>>(),
            "the order of entry is nothing"
        );
    }
}

#[test]
fn a_seed_is_needed_only_for_the_lot() {
    let rules = rules::builtin("preis").unwrap();
    assert!(rank(&rules, None, &players("a points=2; b points=1")).is_ok());
    assert_eq!(rank(&rules, None, &players("a points=2; b points=2")), Err(NoRanking::SeedMissing));
}

#[test]
fn an_id_twice_is_an_error() {
    let players = players("a points=2; b points=1; a points=0");
    let twice = rank(&rules::builtin("preis").unwrap(), None, &players);
    assert_eq!(twice, Err(NoRanking::Duplicate { id: "a".to_owned(), at: 2 }));
}

#[test]
fn a_set_for_money_alone_ranks_nobody() {
    assert_eq!(rank(&rules::builtin("schule").unwrap(), None, &[]), Err(NoRanking::WithoutTournament));
}

#[test]
fn the_greatest_numbers_do_no_harm() {
    let line = format!("a points={0} table_points={0}; b points={1} table_points={1}", i64::MAX, i64::MIN);
    check("tischpunkte", &line, "a>points b>points");
}

#[test]
fn null_counts_as_nothing_and_unknown_fields_are_errors() {
    let player: Player =
        serde_json::from_str(r#"{"id":"1","points":2,"sie":null,"table_points":null}"#).unwrap();
    assert_eq!((player.sie, player.table_points), (0, 0));
    for wrong in [
        r#"{"id":"1"}"#,
        r#"{"points":1}"#,
        r#"{"id":1,"points":1}"#,
        r#"{"id":"1","points":1,"sie":-1}"#,
        r#"{"id":"1","points":1,"tout":1}"#,
    ] {
        assert!(serde_json::from_str::<Player>(wrong).is_err(), "{wrong}");
    }
}
