//! The door: marks of who is there, seats drawn arrival by arrival, and the seat of a house player for who comes late.

use schafkopf::Seat;
use schafkopf_turnier::{
    Command, Drawing, Namesakes, Part, Person, PersonId, Place, PlayerNumber, Progress, Refusal,
    Registration, Status, Substitution, Tournament, Uneven, door_places, verify_draw,
};

use crate::desk::{Desk, list, number, person, rufspiel};

const WAIT: Command = Command::Draw(Drawing { uneven: Uneven::WaitingList, towns_apart: false });
const PLAIN: Command = Command::Draw(Drawing { uneven: Uneven::Refuse, towns_apart: false });

/// A tournament drawn at the door with so many players, of whom all have come in the order of their numbers.
fn at_the_door(rules: &str, players: u64) -> Desk {
    let mut desk = Desk::open(rules, Some(4));
    desk.register(players);
    desk.must(Command::BeginDoorDraw);
    for player in 1..=players as u32 {
        desk.must(Command::CheckIn(number(player)));
    }
    desk
}

fn places(desk: &Desk, player: u32) -> Vec<Place> {
    let matches = desk.state().tournament_rules().matches;
    (1..=matches).filter_map(|m| desk.state().seating(m)?.place_of(number(player))).collect()
}

#[test]
fn a_slip_follows_from_the_seed_and_the_number_of_the_arrival_alone() {
    let mut desk = Desk::open("preis", Some(4));
    desk.register(32);
    desk.must(Command::BeginDoorDraw);
    // They come in another order than they registered.
    for (arrival, player) in (1..=32).zip((1..=32).rev()) {
        desk.must(Command::CheckIn(number(player)));
        assert_eq!(desk.state().slip(number(player)), door_places("Lostopf", 2, arrival));
    }
    let slips = desk.state().slips();
    desk.must(PLAIN);
    for (player, slip) in &slips {
        assert_eq!(places(&desk, player.0), *slip, "with full blocks every slip holds");
    }
    let record = &desk.state().draws()[0];
    assert!(record.request.at_the_door);
    assert_eq!(verify_draw(&record.request, &record.seatings), Ok(record.quality));
    assert_eq!((record.quality.repeats, record.quality.least_repeats), (0, 0));
}

#[test]
fn nobody_meets_twice_however_many_come_from_sixteen_on() {
    for players in (16..=64).step_by(4) {
        let mut desk = at_the_door("preis", players);
        let slips = desk.state().slips();
        desk.must(PLAIN);
        let record = &desk.state().draws()[0];
        assert_eq!(record.quality.repeats, 0, "{players} players");
        assert_eq!(verify_draw(&record.request, &record.seatings), Ok(record.quality));
        // Only the last block changes, and of the one before it no seat of the first match.
        let full = players / 16 * 16;
        for (player, slip) in &slips {
            let drawn = places(&desk, player.0);
            if u64::from(player.0) <= full {
                assert_eq!(drawn[0], slip[0], "{players} players, {player}");
            }
            if u64::from(player.0) + 16 <= full || full == players {
                assert_eq!(drawn, *slip, "{players} players, {player}");
            }
        }
    }
}

#[test]
fn t_2_a_slip_is_for_the_first_match_where_each_is_drawn_by_itself() {
    let mut desk = at_the_door("tischpunkte", 16);
    assert_eq!(desk.state().slip(number(3)).len(), 1);
    let slip = desk.state().slip(number(3));
    desk.must(PLAIN);
    assert_eq!(places(&desk, 3), slip);
    desk.start(1);
    desk.play_match(1, |_, _| rufspiel());
    desk.must(PLAIN);
    let later = &desk.state().draws()[1].request;
    assert!(!later.at_the_door && later.first_match == 2);
}

#[test]
fn who_came_last_waits_and_who_is_not_there_has_no_seat() {
    let mut desk = Desk::open("preis", Some(4));
    desk.register(19);
    desk.must(Command::BeginDoorDraw);
    for player in (1..=18).rev() {
        desk.must(Command::CheckIn(number(player)));
    }
    assert_eq!(desk.state().not_here().collect::<Vec<_>>(), [number(19)]);
    assert_eq!(desk.try_it(WAIT), Err(Refusal::NotHere { players: vec![number(19)] }));
    desk.must(Command::Withdraw(number(19)));
    desk.must(WAIT);
    let waiting = |player: u32| desk.state().player(number(player)).unwrap().status == Status::Waiting;
    assert!(waiting(1) && waiting(2) && !waiting(3), "1 and 2 came last");
}

#[test]
fn who_goes_again_leaves_his_place_to_the_last_and_to_nobody_else() {
    let mut desk = at_the_door("preis", 17);
    let slips = desk.state().slips();
    desk.must(Command::CheckOut(number(5)));
    assert_eq!(desk.try_it(Command::CheckOut(number(5))), Err(Refusal::NotHere { players: vec![number(5)] }));
    desk.must(Command::Withdraw(number(5)));
    desk.must(PLAIN);
    assert_eq!(places(&desk, 17), slips[&number(5)]);
    for player in (1..=16).filter(|&player| player != 5) {
        assert_eq!(places(&desk, player), slips[&number(player)], "{player}");
    }
}

#[test]
fn the_door_has_its_order() {
    let mut desk = Desk::open("preis", Some(4));
    desk.register(4);
    desk.must(Command::CheckIn(number(2)));
    assert_eq!(desk.try_it(Command::CheckIn(number(2))), Err(Refusal::HereAlready { player: number(2) }));
    assert_eq!(desk.try_it(Command::CheckIn(number(9))), Err(Refusal::UnknownPlayer { player: number(9) }));
    assert!(desk.state().slips().is_empty(), "there are no slips before it is said so");
    desk.must(Command::BeginDoorDraw);
    assert_eq!(desk.try_it(Command::BeginDoorDraw), Err(Refusal::DoorAlready));
    assert_eq!(desk.try_it(Command::FixSeed("ein anderer".into())), Err(Refusal::SeedUsed));
    assert_eq!(desk.state().slip(number(2)), door_places("Lostopf", 2, 1));
    // The log is the only truth: it comes to the same from elsewhere, too.
    let (log, people) = (desk.tournament.log().to_vec(), desk.tournament.people().clone());
    let again = Tournament::import(desk.state().rules().clone(), log, people).unwrap();
    assert_eq!(again.state(), desk.state());
}

#[test]
fn a_draw_at_the_door_with_another_order_is_refused() {
    use schafkopf_turnier::{EventKind, LogError};
    let mut desk = at_the_door("preis", 16);
    desk.must(PLAIN);
    let mut log = desk.tournament.log().to_vec();
    let people = desk.tournament.people().clone();
    let EventKind::Drawn(record) = &mut log.last_mut().unwrap().what else { panic!("it was drawn") };
    record.request.entrants.swap(0, 1);
    let drawn = schafkopf_turnier::draw(&record.request).unwrap();
    (record.seatings, record.quality) = (drawn.seatings, drawn.quality);
    let found = Tournament::import(desk.state().rules().clone(), log, people).unwrap_err();
    let LogError::Refused { refusal, .. } = found else { panic!("{found:?}") };
    assert_eq!(*refusal, Refusal::DrawRequest { field: "arrivals" });
}

#[test]
fn a_late_comer_on_a_house_players_seat_is_ranked_and_begins_at_nothing() {
    let mut desk = Desk::open("preis", Some(4));
    desk.register(7);
    let house = Registration { part: Part::House, ..Registration::of(PersonId(50), person(50)) };
    desk.must(Command::Register(house));
    desk.must(Command::Draw(Drawing { uneven: Uneven::HousePlayers, towns_apart: false }));
    desk.start(1);
    let place = desk.state().seating(1).unwrap().place_of(number(8)).unwrap();
    let id = list(1, place.table);
    desk.enter(id, rufspiel()).unwrap();
    desk.must(Command::Register(Registration::of(PersonId(60), person(60))));
    desk.must(Command::Substitute(Substitution { leaves: number(8), enters: number(9) }));
    let late = desk.state().player(number(9)).unwrap();
    assert_eq!((late.part, late.status, late.took_over), (Part::Ranked, Status::Active, None));
    assert_eq!(desk.state().player(number(8)).unwrap().status, Status::Replaced(number(9)));
    assert_eq!(desk.state().tallies(Progress::Everything)[&number(9)].points, 0);
    desk.enter(id, rufspiel()).unwrap();
    let own = if place.seat <= Seat::Two { 1 } else { -1 };
    let standings = desk.state().standings(Progress::Everything).unwrap();
    let standing = standings.ranked.iter().find(|standing| standing.player == number(9)).unwrap();
    assert_eq!(standing.tally.points, own, "the one game he played");
    assert_eq!((standings.ranked.len(), standings.unranked.len()), (8, 0));
    // A house player who takes a place for somebody plays for it, as ever.
    let log = desk.tournament.log().to_vec();
    let people = desk.tournament.people().clone();
    assert!(Tournament::import(desk.state().rules().clone(), log, people).is_ok());
}

#[test]
fn people_of_one_name_are_told_apart_by_their_town() {
    let mut desk = Desk::open("preis", None);
    let resi = |town: &str| Person {
        first_name: "Resi".into(),
        surname: "Huber".into(),
        town: town.into(),
        ..Person::default()
    };
    for (id, details) in
        [(50, resi("Isen")), (51, resi("Dorfen")), (52, resi("Dorfen")), (53, resi("")), (54, person(54))]
    {
        desk.must(Command::Register(Registration::of(PersonId(id), details)));
    }
    let namesakes = Namesakes::of(&desk.tournament);
    let told: Vec<String> =
        (1..=5).map(|n| namesakes.told_apart(PlayerNumber(n), "Resi Huber".into())).collect();
    let wanted = [
        "Resi Huber (Isen)",
        "Resi Huber (Dorfen, Nr. 2)",
        "Resi Huber (Dorfen, Nr. 3)",
        "Resi Huber (Nr. 4)",
        "Resi Huber",
    ];
    assert_eq!(told, wanted);
}
