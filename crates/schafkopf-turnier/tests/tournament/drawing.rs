//! The draw within a tournament, redraws, house players, substitutes, exclusion.

use schafkopf::Seat;
use schafkopf_turnier::{
    Command, Drawing, MatchStart, NoDraw, Part, Payment, PersonId, Phase, PlayerNumber, Progress, Refusal,
    Registration, Signature, Signer, Status, Substitution, Uneven, WithoutRank, verify_draw,
};

use crate::desk::{DIRECTOR, Desk, list, number, person, rufspiel, solo};

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
    // By hand: the two lowest of SHA-256("stammtisch/wait/1 1 0 SEED", 0, number).
    let seed = format!("stammtisch/wait/1 1 0 {}", desk.state().seed().unwrap());
    let mut drawn: Vec<PlayerNumber> = (1..=18).map(number).collect();
    drawn.sort_by_key(|player| schafkopf_turnier::lot(&seed, &player.to_string()));
    drawn.truncate(2);
    drawn.sort();
    assert_eq!(
        desk.try_it(uneven(Uneven::Refuse)),
        Err(Refusal::LeftOver { players: 18, over: 2, lacking: 2, waiting: drawn.clone() })
    );
    assert_eq!(
        desk.try_it(uneven(Uneven::HousePlayers)),
        Err(Refusal::HousePlayersMissing { needed: 2, available: 0 })
    );
    let mut waiting = desk.clone();
    waiting.must(uneven(Uneven::WaitingList));
    let waits: Vec<PlayerNumber> = waiting
        .state()
        .players()
        .iter()
        .filter(|(_, player)| player.status == Status::Waiting)
        .map(|(&number, _)| number)
        .collect();
    assert_eq!(waits, drawn, "who was named before");
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
    assert_eq!(standings.ranked.len(), 8);
    let without: Vec<_> = standings.unranked.iter().map(|one| (one.player, one.because)).collect();
    assert_eq!(without, [(out, WithoutRank::Excluded)]);
    let standing = standings.ranked.iter().find(|standing| standing.player == enters).unwrap();
    assert_eq!(standing.tally.points, 0, "decision_38: he starts at nothing");
}

#[test]
fn decision_38_no_row_and_no_signature_for_an_empty_seat_and_the_substitute_starts_at_nothing() {
    let mut desk = Desk::running("preis", Some(4), 4);
    let id = list(1, 1);
    desk.enter(id, solo(1, true)).unwrap();
    desk.enter(id, rufspiel()).unwrap();
    let out = desk.state().seating(1).unwrap().tables[0][Seat::One];
    desk.because("Betrug", Command::Exclude(out));
    let empty = Err(Refusal::SeatEmpty { list: id, seat: Seat::One, player: out });
    assert_eq!(desk.enter(id, rufspiel()), empty);
    let enters = desk.state().next_number();
    desk.must(Command::Register(Registration::of(PersonId(70), person(70))));
    desk.must(Command::Substitute(Substitution { leaves: out, enters }));
    desk.enter(id, rufspiel()).unwrap();
    desk.enter(id, solo(1, true)).unwrap();
    desk.sign_and_close(id);
    let tally = desk.state().tallies(Progress::Everything)[&enters];
    assert_eq!((tally.points, tally.counts.solos_played), (1 + 6, 1), "the two games he played");
    assert_eq!(desk.state().tallies(Progress::After { match_number: 1, games: 2 })[&enters].points, 0);
}

#[test]
fn decision_38_and_s_5_2_11_the_substitutes_substitute_takes_over_no_more_than_he_had() {
    let mut desk = Desk::running("preis", Some(4), 4);
    let id = list(1, 1);
    desk.enter(id, solo(1, true)).unwrap();
    let mut leaves = desk.state().seating(1).unwrap().tables[0][Seat::One];
    desk.because("Betrug", Command::Exclude(leaves));
    for person_id in [70, 71] {
        let enters = desk.state().next_number();
        desk.must(Command::Register(Registration::of(PersonId(person_id), person(person_id))));
        desk.must(Command::Substitute(Substitution { leaves, enters }));
        desk.enter(id, rufspiel()).unwrap();
        leaves = enters;
    }
    assert_eq!(desk.state().tallies(Progress::Everything)[&leaves].points, 2, "and not the Solo");
}

#[test]
fn decision_38_nobody_signs_as_the_keeper_from_an_empty_seat() {
    let mut desk = Desk::running("preis", Some(4), 4);
    let id = list(1, 1);
    for _ in 0..4 {
        desk.enter(id, rufspiel()).unwrap();
    }
    let out = desk.state().seating(1).unwrap().tables[0][Seat::One];
    desk.because("Betrug", Command::Exclude(out));
    let empty = Err(Refusal::SeatEmpty { list: id, seat: Seat::One, player: out });
    for signer in [Signer::Player(Seat::One), Signer::Keeper] {
        assert_eq!(desk.try_it(Command::Sign(Signature { list: id, signer })), empty);
    }
}

#[test]
fn s_5_1_4_and_p_14_an_undone_payment_has_its_reason_and_who_is_excluded_gets_nothing_back() {
    let mut desk = Desk::open("preis", None);
    desk.register(4);
    desk.must(Command::Pay(Payment { player: number(1), cents: 500 }));
    let event = desk.tournament.log().len() as u64;
    assert_eq!(desk.try_it(Command::Undo { event }), Err(Refusal::ReasonMissing));
    desk.because("vertippt", Command::Undo { event });
    desk.must(Command::Pay(Payment { player: number(1), cents: 500 }));
    let event = desk.tournament.log().len() as u64;
    desk.because("Betrug", Command::Exclude(number(1)));
    let refused = desk.act(DIRECTOR, Some("doch zurück"), Command::Undo { event });
    assert_eq!(refused, Err(Refusal::PlayerStatus { player: number(1), status: Status::Excluded }));
}

#[test]
fn who_moves_up_after_the_draw_has_a_seat_before_the_start() {
    let mut desk = Desk::open("preis", None);
    desk.register(9);
    desk.must(Command::Draw(Drawing { uneven: Uneven::WaitingList, towns_apart: false }));
    let waiting = desk.state().players().iter().find(|(_, player)| player.status == Status::Waiting);
    let waiting = *waiting.unwrap().0;
    desk.must(Command::MoveUp(waiting));
    let start = Command::StartMatch(MatchStart { number: 1, keeper: Some(Seat::One) });
    assert_eq!(
        desk.try_it(start.clone()),
        Err(Refusal::WithoutSeat { match_number: 1, players: vec![waiting] })
    );
    desk.must(Command::PutOnWaitingList(vec![waiting]));
    desk.must(start);
}

#[test]
fn who_has_waited_least_often_waits_first() {
    let mut desk = Desk::open("tischpunkte", Some(4));
    desk.register(5);
    let draw = Command::Draw(Drawing { uneven: Uneven::WaitingList, towns_apart: false });
    let mut waited = Vec::new();
    for number in 1..=2 {
        desk.must(draw.clone());
        let waiting = desk.state().players().iter().find(|(_, player)| player.status == Status::Waiting);
        let waiting = *waiting.unwrap().0;
        assert!(!waited.contains(&waiting), "nobody twice before all have waited once");
        waited.push(waiting);
        desk.start(number);
        desk.play_match(number, |_, _| rufspiel());
        desk.must(Command::MoveUp(waiting));
    }
}
