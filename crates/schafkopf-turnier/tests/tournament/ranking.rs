//! Standings and prizes: what decides, after any number of games.

use schafkopf::Seat;
use schafkopf::rules::Criterion;
use schafkopf_turnier::{
    Achievement, Award, Command, Merit, PlacePrizes, Prize, PrizePlan, Progress, Row, Setup, SpecialPrize,
    Standings,
};

use crate::desk::{Desk, list, rufspiel, rufspiele, solo, tout};

/// Standings of one table after these games, written with approval.
fn standings(rules: &str, rows: &[Row]) -> (Desk, Standings) {
    let mut desk = Desk::running(rules, None, 4);
    for row in rows {
        desk.enter_approved(list(1, 1), row.clone());
    }
    let standings = desk.state().standings(Progress::Everything).unwrap();
    (desk, standings)
}

/// What separates the players, best first.
fn deciders(standings: &Standings) -> Vec<Criterion> {
    standings.ranked.iter().map(|standing| standing.decided_by).collect()
}

fn points(numbers: [i64; 4]) -> Row {
    Row { points: Some(numbers), ..Row::default() }
}

fn sie(declarer: i64) -> Row {
    Row { declarer: Some(declarer), contract: Some("sie".into()), ..Row::default() }
}

#[test]
fn s_5_4_2_ties_are_decided_by_each_criterion_in_turn() {
    use Criterion::{Lot, Points, Sie, SolosPlayed, SolosWon, ToutsPlayed, ToutsWon};
    let after = |total, row| [rufspiele(1, total), vec![row]].concat();
    let cases: [(Criterion, Vec<Row>); 6] = [
        (Sie, after(-24, sie(1))),
        (ToutsWon, after(-18, tout(1, true))),
        (ToutsPlayed, after(18, tout(1, false))),
        (SolosWon, after(-6, solo(1, true))),
        (SolosPlayed, after(6, solo(1, false))),
        (Points, rufspiele(1, 3)),
    ];
    for (criterion, rows) in cases {
        let (desk, standings) = standings("schule-turnier", &rows);
        let best = standings.ranked[0];
        assert_eq!(best.player, desk.state().seating(1).unwrap().tables[0][Seat::One], "{criterion:?}");
        assert_eq!(deciders(&standings), [criterion, Lot, Lot, Lot]);
    }
}

#[test]
fn p_21_touts_won_come_before_touts_played_and_solo_kinds_won_before_played() {
    use Criterion::{Lot, SolosPlayed, SolosWon, ToutsPlayed, ToutsWon};
    // Seat 1 wins a Tout, seat 2 loses one, seat 3 wins a Solo, seat 4 loses one; Rufspiele make all level.
    let after = |seat, total, row| [rufspiele(seat, total), vec![row]].concat();
    let rows = [
        after(1, -24, tout(1, true)),
        after(2, 24, tout(2, false)),
        after(3, -6, solo(3, true)),
        after(4, 6, solo(4, false)),
    ]
    .concat();
    let (desk, ranked) = standings("preis", &rows);
    let seats = desk.state().seating(1).unwrap().tables[0];
    let order: Vec<_> = ranked.ranked.iter().map(|standing| standing.player).collect();
    assert_eq!(order, seats.as_array());
    assert_eq!(deciders(&ranked), [ToutsWon, ToutsPlayed, SolosWon, SolosWon]);
    let (_, ranked) = standings("preis", &after(4, 6, solo(4, false)));
    assert_eq!(deciders(&ranked), [SolosPlayed, Lot, Lot, Lot]);
}

#[test]
fn t_4_and_decision_15_table_points_and_game_points_then_game_points_alone() {
    use Criterion::{GamePoints, Lot, Points};
    // Two tables: at the first two are level, at the second two and two.
    let mut desk = Desk::running("tischpunkte", Some(4), 8);
    for row in
        [points([3, -3, 3, -3]), points([3, -3, -3, 3]), points([1, 1, -1, -1]), points([-1, -1, 1, 1])]
    {
        desk.enter(list(1, 1), row).unwrap();
    }
    for won in [3, 3, 3, 2] {
        desk.enter(list(1, 2), points([won, won, -won, -won])).unwrap();
    }
    desk.sign_and_close(list(1, 1));
    desk.sign_and_close(list(1, 2));
    // First table: 46, 4, 25, 25. Second table: 46, 46, 4, 4.
    let standings = desk.state().standings(Progress::Everything).unwrap();
    let totals: Vec<i64> = standings.ranked.iter().map(|standing| standing.tally.total()).collect();
    assert_eq!(totals, [46, 46, 46, 25, 25, 4, 4, 4]);
    assert_eq!(deciders(&standings), [Lot, GamePoints, Points, Lot, Points, GamePoints, Lot, Lot]);
}

#[test]
fn s_5_4_2_the_lot_follows_from_the_public_seed() {
    let (desk, ranked) = standings("preis", &[]);
    let mut players: Vec<u32> = (1..=4).collect();
    players.sort_by_key(|player| schafkopf_turnier::lot(desk.state().seed().unwrap(), &player.to_string()));
    let order: Vec<u32> = ranked.ranked.iter().map(|standing| standing.player.0).collect();
    assert_eq!(order, players);
}

#[test]
fn standings_after_any_number_of_games() {
    let mut desk = Desk::running("preis", Some(4), 4);
    desk.play_match(1, |_, _| rufspiel());
    desk.start(2);
    desk.enter(list(2, 1), solo(1, true)).unwrap();
    let of = |progress| {
        let tallies = desk.state().tallies(progress);
        desk.state().seating(1).unwrap().tables[0].map(|player| tallies[&player].points)
    };
    let after = |match_number, games| *of(Progress::After { match_number, games }).as_array();
    assert_eq!(after(1, 0), [0, 0, 0, 0]);
    assert_eq!(after(1, 2), [2, 2, -2, -2]);
    assert_eq!(after(1, 4), after(2, 0));
    assert_eq!(after(2, 1), *of(Progress::Everything).as_array());
}

fn with_prizes(prizes: PrizePlan) -> Desk {
    let rules =
        schafkopf_turnier::with_length(&schafkopf::rules::builtin("preis").unwrap(), None, Some(4)).unwrap();
    let setup = Setup { prizes, ..Setup::new("X", "2026-10-18".parse().unwrap(), &rules) };
    let mut desk = Desk::with(setup, rules);
    desk.register(8);
    desk.draw();
    desk.start(1);
    desk.play_match(1, |list, game| match (list.table, game) {
        (1, 2) => solo(2, true),
        (1, _) => rufspiel(),
        (_, game) => rufspiele(1, 3)[game as usize % 3].clone(),
    });
    desk
}

#[test]
fn prizes_by_place_by_share_and_for_special_merits() {
    let ham = Prize::thing("Schinken");
    let desk = with_prizes(PrizePlan {
        places: PlacePrizes::Share { permille: 500, weights: vec![50, 30, 20] },
        table_winner: 101,
        special: [Merit::MostSolos, Merit::MiddlePlace]
            .map(|merit| SpecialPrize { merit, prize: ham.clone() })
            .to_vec(),
    });
    let standings = desk.state().standings(Progress::Everything).unwrap();
    let list = desk.state().prizes().unwrap();
    assert_eq!((list.till, list.total), (8000, 4000 + 202));
    let seats = desk.state().seating(1).unwrap().tables.clone();
    let won = |award: &Award| (award.player, award.for_what.clone(), award.cents);
    let ranked = |place: usize| standings.ranked[place - 1].player;
    let table = |table| Achievement::Table { match_number: 1, table };
    assert_eq!(
        list.awards.iter().map(won).collect::<Vec<_>>(),
        [
            (ranked(1), Achievement::Place(1), 2000),
            (ranked(2), Achievement::Place(2), 1200),
            (ranked(3), Achievement::Place(3), 800),
            (seats[0][Seat::Two], table(1), 101),
            (seats[1][Seat::One], table(2), 101),
            (seats[0][Seat::Two], Achievement::Special(Merit::MostSolos), 0),
            (ranked(4), Achievement::Special(Merit::MiddlePlace), 0),
        ]
    );
    assert_eq!(list.awards[6].thing.as_deref(), Some("Schinken"));
}

#[test]
fn p_21_there_is_no_consolation_prize_under_p() {
    let prize = Prize::thing("Schinken");
    let special = vec![SpecialPrize { merit: Merit::LastPlace, prize }];
    let prizes = PrizePlan { special, ..PrizePlan::default() };
    for (rules, allowed) in [("preis", false), ("schule-turnier", true), ("tischpunkte", true)] {
        let mut desk = Desk::open(rules, None);
        let setup = Setup { prizes: prizes.clone(), ..desk.state().setup().clone() };
        let answer = desk.try_it(Command::ChangeSetup(setup));
        assert_eq!(answer, if allowed { Ok(()) } else { Err(schafkopf_turnier::Refusal::Consolation) });
    }
}

#[test]
fn a_till_that_is_short_is_told_and_the_prizes_stand() {
    let places = |last| PlacePrizes::List(vec![Prize::money(5000), Prize::money(last)]);
    for (last, lacking) in [(3001, 1), (3000, 0), (2999, 0)] {
        let desk = with_prizes(PrizePlan { places: places(last), ..PrizePlan::default() });
        let list = desk.state().prizes().unwrap();
        assert_eq!((list.awards.len(), list.lacking()), (2, lacking), "{last}");
    }
}

#[test]
fn shares_of_more_than_everything_are_refused() {
    let mut desk = Desk::open("preis", None);
    let places = PlacePrizes::Share { permille: 1001, weights: vec![1] };
    let prizes = PrizePlan { places, ..PrizePlan::default() };
    let setup = Setup { prizes, ..desk.state().setup().clone() };
    assert_eq!(
        desk.try_it(Command::ChangeSetup(setup)),
        Err(schafkopf_turnier::Refusal::Setup(schafkopf_turnier::SetupFault::Share))
    );
}
