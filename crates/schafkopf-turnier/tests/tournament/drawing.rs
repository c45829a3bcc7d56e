//! The draw within a tournament, redraws, house players, substitutes, exclusion.

use schafkopf::Seat;
use schafkopf_turnier::{
    Command, Drawing, MatchStart, NoDraw, Part, PersonId, Phase, PlayerNumber, Progress, Refusal,
    Registration, Status, Substitution, Uneven, WithoutRank, verify_draw,
};

use crate::desk::{DIRECTOR, Desk, list, number, person, rufspiel};

const PLAIN: Command = Command::Draw(Drawing { uneven: Uneven::Refuse, towns_apart: false });

fn house(desk: &mut Desk, id: u64) -> PlayerNumber {
    let player = desk.state().next_number();
    desk.must(Command::Register(Registration {
        part: Part::House,
        ..Registration::of(PersonId(id), person(id))
    }));
    player
}

#[test]
fn s_5_2_2_and_p_1_all_matches_are_drawn_beforehand_and_anybody_can_repeat_it() {
    for rules in ["schule-turnier", "preis"] {
        let desk = Desk::drawn(rules, None, 32);
        assert_eq!(desk.state().phase(), Phase::Drawn);
        let record = &desk.state().draws()[0];
        assert_eq!(record.seatings.len(), 2);
        assert_eq!(record.quality.repeats, 0);
        assert_eq!(verify_draw(&record.request, &record.seatings), Ok(record.quality));
    }
}

#[test]
fn t_2_each_match_is_drawn_anew_and_against_the_one_before() {
    let mut desk = Desk::running("tischpunkte", Some(4), 32);
    assert_eq!(desk.state().draws()[0].seatings.len(), 1);
    desk.play_match(1, |_, _| rufspiel());
    let start = Command::StartMatch(MatchStart { number: 2, keeper: None });
    assert_eq!(desk.try_it(start), Err(Refusal::NotDrawn { match_number: 2 }));
    desk.must(PLAIN);
    let record = &desk.state().draws()[1];
    assert_eq!((record.request.first_match, record.request.earlier.len()), (2, 1));
    assert_eq!(record.quality.repeats, 0);
    desk.start(2);
}

#[test]
fn the_seed_comes_first_and_stays() {
    let mut desk = Desk::open("preis", None);
    desk.register(4);
    desk.must(Command::FixSeed("ein anderer".into()));
    desk.must(PLAIN);
    assert_eq!(desk.try_it(Command::FixSeed("noch einer".into())), Err(Refusal::SeedUsed));
    let mut other = Desk::open("preis", None);
    assert_eq!(other.try_it(Command::FixSeed(" ".into())), Err(Refusal::BadSeed));
    assert_eq!(other.try_it(PLAIN), Err(Refusal::NoDraw(NoDraw::Nobody)));
}

#[test]
fn a_redraw_is_recorded_and_refused_once_games_are_entered() {
    let mut desk = Desk::drawn("preis", None, 16);
    let first = desk.state().seating(1).cloned();
    assert_eq!(desk.try_it(PLAIN), Err(Refusal::ReasonMissing));
    desk.because("Tisch 3 ist zerbrochen", PLAIN);
    assert_eq!(desk.state().draws().len(), 2);
    assert_eq!(desk.state().draws()[1].request.attempt, 1);
    assert_ne!(desk.state().seating(1).cloned(), first);
    desk.start(1);
    desk.because("falsch angesagt", PLAIN);
    assert_eq!(desk.state().phase(), Phase::Drawn, "the match must be started again");
    desk.start(1);
    desk.enter(list(1, 2), rufspiel()).unwrap();
    assert_eq!(
        desk.act(DIRECTOR, Some("noch einmal"), PLAIN),
        Err(Refusal::GamesEntered { match_number: 1, games: 1 })
    );
}

#[test]
fn a_number_not_divisible_by_four_is_the_directors_choice() {
    let uneven = |uneven| Command::Draw(Drawing { uneven, towns_apart: false });
    let mut desk = Desk::open("preis", None);
    desk.register(18);
    assert_eq!(
        desk.try_it(uneven(Uneven::Refuse)),
        Err(Refusal::NoDraw(NoDraw::NotDivisible { players: 18, over: 2, lacking: 2 }))
    );
    assert_eq!(
        desk.try_it(uneven(Uneven::HousePlayers)),
        Err(Refusal::HousePlayersMissing { needed: 2, available: 0 })
    );
    let mut waiting = desk.clone();
    waiting.must(uneven(Uneven::WaitingList));
    let waits: Vec<u32> = waiting
        .state()
        .players()
        .iter()
        .filter(|(_, player)| player.status == Status::Waiting)
        .map(|(number, _)| number.0)
        .collect();
    assert_eq!(waits, [17, 18], "who came last waits");
    for id in 60..63 {
        house(&mut desk, id);
    }
    desk.must(uneven(Uneven::HousePlayers));
    assert_eq!(desk.state().seating(1).unwrap().tables.len(), 5);
    assert!(desk.state().seating(1).unwrap().place_of(number(21)).is_none(), "only as many as are needed");
}

#[test]
fn house_players_are_not_ranked() {
    let mut desk = Desk::open("preis", Some(4));
    desk.register(7);
    let house = house(&mut desk, 60);
    desk.must(Command::Draw(Drawing { uneven: Uneven::HousePlayers, towns_apart: true }));
    desk.start(1);
    desk.play_match(1, |_, _| rufspiel());
    let standings = desk.state().standings(Progress::Everything).unwrap();
    assert_eq!(standings.ranked.len(), 7);
    assert_eq!(standings.unranked.len(), 1);
    assert_eq!((standings.unranked[0].player, standings.unranked[0].because), (house, WithoutRank::House));
}

#[test]
fn s_5_2_11_a_substitute_takes_over_the_points() {
    let mut desk = Desk::running("preis", Some(4), 8);
    desk.play_match(1, |_, _| rufspiel());
    let leaves = desk.state().seating(1).unwrap().tables[0][Seat::One];
    assert_eq!(desk.state().tallies(Progress::Everything)[&leaves].points, 4);
    assert!(matches!(desk.try_it(Command::Withdraw(leaves)), Err(Refusal::Seated { match_number: 2, .. })));
    let enters = desk.state().next_number();
    desk.must(Command::Register(Registration::of(PersonId(70), person(70))));
    desk.must(Command::Substitute(Substitution { leaves, enters }));
    assert_eq!(desk.state().player(leaves).unwrap().status, Status::Replaced(enters));
    assert_eq!(desk.state().seating(1).unwrap().place_of(enters), None, "what was played stays");
    let place = desk.state().seating(2).unwrap().place_of(enters).unwrap();
    desk.start(2);
    desk.enter(list(2, place.table), rufspiel()).unwrap();
    let own = if place.seat <= Seat::Two { 1 } else { -1 };
    let standings = desk.state().standings(Progress::Everything).unwrap();
    let standing = standings.ranked.iter().find(|standing| standing.player == enters).unwrap();
    assert_eq!(standing.tally.points, 4 + own);
    assert!(standings.ranked.iter().all(|standing| standing.player != leaves));
    assert_eq!(standings.ranked.len(), 8);
}

#[test]
fn a_player_cannot_sit_at_two_tables() {
    let mut desk = Desk::running("preis", None, 8);
    let seating = desk.state().seating(1).unwrap();
    let (leaves, enters) = (seating.tables[0][Seat::One], seating.tables[1][Seat::One]);
    let place = seating.place_of(enters).unwrap();
    assert_eq!(
        desk.try_it(Command::Substitute(Substitution { leaves, enters })),
        Err(Refusal::TwoTables { player: enters, match_number: 1, place })
    );
}

#[test]
fn s_5_1_4_and_5_1_5_and_p_14_and_t_16_who_is_excluded_keeps_no_rank_and_his_points_go_to_nobody() {
    let mut desk = Desk::running("preis", Some(4), 8);
    desk.play_match(1, |_, _| rufspiel());
    let out = desk.state().seating(1).unwrap().tables[0][Seat::One];
    assert_eq!(desk.try_it(Command::Exclude(out)), Err(Refusal::ReasonMissing));
    desk.because("wissentlich falsche Eintragung", Command::Exclude(out));
    let start = Command::StartMatch(MatchStart { number: 2, keeper: Some(Seat::One) });
    assert_eq!(desk.try_it(start), Err(Refusal::PlayerStatus { player: out, status: Status::Excluded }));
    let enters = desk.state().next_number();
    desk.must(Command::Register(Registration::of(PersonId(70), person(70))));
    desk.must(Command::Substitute(Substitution { leaves: out, enters }));
    desk.start(2);
    let standings = desk.state().standings(Progress::Everything).unwrap();
    assert_eq!(standings.ranked.len(), 7);
    let without: Vec<_> = standings.unranked.iter().map(|one| (one.player, one.because)).collect();
    assert_eq!(without, [(out, WithoutRank::Excluded), (enters, WithoutRank::House)]);
    assert_eq!(standings.unranked[1].tally.points, 0);
}
