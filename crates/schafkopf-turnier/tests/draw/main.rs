//! The draw: everybody once, nobody twice at a table where that is possible, and the same again from the same seed.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use schafkopf::Seat;
use schafkopf_turnier::{
    DrawMismatch, DrawRequest, Entrant, NoDraw, PlayerNumber, Quality, Seating, draw,
    least_repeats_of_two_matches, verify_draw,
};

/// The group of a player.
type Grouping = fn(u32) -> Option<u32>;

fn request(players: u32, matches: u32, group: impl Fn(u32) -> Option<u32>) -> DrawRequest {
    let entrants = (1..=players).map(|n| Entrant { number: PlayerNumber(n), group: group(n) }).collect();
    DrawRequest {
        seed: "Kirchweih".into(),
        attempt: 0,
        entrants,
        first_match: 1,
        matches,
        earlier: Vec::new(),
        at_the_door: false,
    }
}

/// Counts again, without any of the draw's own code, what a draw claims.
fn count(request: &DrawRequest, seatings: &[Seating]) -> (u32, u32) {
    let group: BTreeMap<PlayerNumber, Option<u32>> =
        request.entrants.iter().map(|entrant| (entrant.number, entrant.group)).collect();
    let mut met = BTreeSet::new();
    let (mut repeats, mut same_group) = (0, 0);
    for (drawn, seating) in
        request.earlier.iter().map(|s| (false, s)).chain(seatings.iter().map(|s| (true, s)))
    {
        for table in &seating.tables {
            for (one, a) in table.as_array().iter().enumerate() {
                for b in &table.as_array()[one + 1..] {
                    let pair = if a < b { (*a, *b) } else { (*b, *a) };
                    let fresh = met.insert(pair);
                    if drawn {
                        repeats += u32::from(!fresh);
                        same_group += u32::from(group[a].is_some() && group[a] == group[b]);
                    }
                }
            }
        }
    }
    (repeats, same_group)
}

fn check(request: &DrawRequest) -> (Vec<Seating>, Quality) {
    let drawn = draw(request).unwrap();
    let everybody: BTreeSet<PlayerNumber> = request.entrants.iter().map(|entrant| entrant.number).collect();
    assert_eq!(drawn.seatings.len(), request.matches as usize);
    for seating in &drawn.seatings {
        let seated: Vec<PlayerNumber> = seating.places().map(|(_, player)| player).collect();
        assert_eq!(seated.len(), everybody.len());
        assert_eq!(seated.into_iter().collect::<BTreeSet<_>>(), everybody);
    }
    let quality = drawn.quality;
    assert_eq!(count(request, &drawn.seatings), (quality.repeats, quality.same_group));
    assert!(quality.least_repeats <= quality.repeats && quality.least_same_group <= quality.same_group);
    (drawn.seatings, quality)
}

#[test]
fn s_5_2_2_and_p_1_two_matches_have_the_least_repeats_for_every_number_of_players() {
    for players in (4..=200).step_by(4) {
        let (_, quality) = check(&request(players, 2, |_| None));
        assert_eq!(quality.repeats, least_repeats_of_two_matches(players as usize), "{players} players");
        assert_eq!(quality.least_repeats, quality.repeats, "{players} players: proven");
    }
    let few = [4, 8, 12, 16, 20].map(least_repeats_of_two_matches);
    assert_eq!(few, [6, 4, 3, 0, 0]);
}

#[test]
fn towns_are_kept_apart_as_well_as_can_be() {
    for players in (4..=200_u32).step_by(4) {
        let settings: [(&str, Grouping); 5] = [
            ("everybody from one town", |_| Some(1)),
            ("two towns", |n| Some(n % 2)),
            ("pairs", |n| Some(n / 2)),
            ("clubs of ten", |n| Some(n / 10)),
            ("one big town and strangers", |n| (n % 3 == 0).then_some(7)),
        ];
        for (name, group) in settings {
            let (_, quality) = check(&request(players, 2, group));
            let least = least_repeats_of_two_matches(players as usize);
            assert_eq!(quality.repeats, least, "{players} players, {name}: repeats come first");
            let allowed = if players <= 16 { 6 } else { 0 };
            assert!(
                quality.same_group <= quality.least_same_group + allowed,
                "{players} players, {name}: {quality:?}"
            );
        }
    }
}

#[test]
fn t_2_a_match_drawn_anew_avoids_the_meetings_of_the_matches_before() {
    for players in (16..=64).step_by(4) {
        let mut earlier = Vec::new();
        let mut repeats = 0;
        for number in 1..=2 {
            let asked = DrawRequest {
                first_match: number,
                earlier: earlier.clone(),
                ..request(players, 1, |_| None)
            };
            let (seatings, quality) = check(&asked);
            earlier.extend(seatings);
            repeats += quality.repeats;
        }
        assert_eq!(repeats, 0, "{players} players");
    }
}

#[test]
fn few_players_drawn_anew_have_the_least_repeats_by_trying_all() {
    for (players, least) in [(4, 6), (8, 4), (12, 3), (16, 0)] {
        let first = check(&request(players, 1, |_| None)).0;
        let again = DrawRequest { first_match: 2, earlier: first, ..request(players, 1, |_| None) };
        let (_, quality) = check(&again);
        assert_eq!((quality.repeats, quality.least_repeats), (least, least));
    }
}

#[test]
fn more_matches_meet_nobody_twice_where_that_is_possible() {
    // 16 players: the lines of the affine plane of order four; 20 and 28: shifts modulo a prime number of tables.
    for (players, matches) in
        [(16, 5), (20, 4), (20, 5), (24, 3), (28, 4), (32, 4), (40, 4), (100, 5), (448, 5)]
    {
        let (_, quality) = check(&request(players, matches, |_| None));
        assert_eq!(quality.repeats, 0, "{players} players, {matches} matches");
    }
}

#[test]
fn three_matches_of_few_players_reach_what_counting_allows() {
    for (players, least) in [(4, 12), (8, 8)] {
        let (_, quality) = check(&request(players, 3, |_| None));
        assert_eq!((quality.repeats, quality.least_repeats), (least, least), "{players} players");
    }
}

#[test]
fn who_has_gone_home_leaves_no_repeats_behind() {
    let first = check(&request(24, 1, |_| None)).0;
    let mut second = DrawRequest { first_match: 2, earlier: first, ..request(24, 1, |_| None) };
    second.entrants.retain(|entrant| entrant.number.0 > 4);
    let (_, quality) = check(&second);
    assert_eq!(quality.repeats, 0);
}

#[test]
fn the_order_of_the_entrants_does_not_matter_and_seed_and_attempt_do() {
    let asked = request(40, 2, |n| Some(n / 4));
    let mut turned = asked.clone();
    turned.entrants.reverse();
    assert_eq!(draw(&asked), draw(&turned));
    assert_ne!(draw(&asked), draw(&DrawRequest { seed: "Kirchweih ".into(), ..asked.clone() }));
    assert_ne!(draw(&asked), draw(&DrawRequest { attempt: 1, ..asked.clone() }));
}

#[test]
fn the_first_match_seats_everybody_anywhere_alike() {
    let mut seats = BTreeMap::new();
    for seed in 0..400 {
        let asked = DrawRequest { seed: seed.to_string(), ..request(8, 1, |_| None) };
        let place = draw(&asked).unwrap().seatings[0].place_of(PlayerNumber(1)).unwrap();
        *seats.entry(place).or_insert(0) += 1;
    }
    assert_eq!(seats.len(), 8);
    assert!(seats.values().all(|&times| (25..=80).contains(&times)), "{seats:?}");
}

#[test]
fn a_draw_that_was_touched_is_found_out() {
    let asked = request(16, 2, |_| None);
    let honest = draw(&asked).unwrap();
    assert_eq!(verify_draw(&asked, &honest.seatings), Ok(honest.quality));
    let mut touched = honest.seatings.clone();
    let own = touched[1].tables[2][Seat::Three];
    touched[1].tables[2][Seat::Three] = touched[1].tables[3][Seat::One];
    touched[1].tables[3][Seat::One] = own;
    match verify_draw(&asked, &touched) {
        Err(DrawMismatch::Player { match_number: 2, place, drawn, .. }) => {
            assert_eq!((place.table, place.seat, drawn), (3, Seat::Three, own));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(verify_draw(&asked, &touched[..1]), Err(DrawMismatch::Matches { drawn: 2, found: 1 }));
}

#[test]
fn what_cannot_be_drawn_says_what_is_missing() {
    assert_eq!(draw(&request(0, 1, |_| None)), Err(NoDraw::Nobody));
    assert_eq!(draw(&request(4, 0, |_| None)), Err(NoDraw::Matches { matches: 0 }));
    assert_eq!(
        draw(&request(30, 2, |_| None)),
        Err(NoDraw::NotDivisible { players: 30, over: 2, lacking: 2 })
    );
    let mut twice = request(4, 1, |_| None);
    twice.entrants[3].number = PlayerNumber(1);
    assert_eq!(draw(&twice), Err(NoDraw::Twice { number: PlayerNumber(1) }));
}

#[test]
fn the_example_of_the_documentation_comes_out() {
    let documentation = include_str!("../../../../docs/draw.md");
    let examples: [(u32, Grouping); 3] = [(8, |_| None), (16, |n| Some(n % 4)), (60, |n| Some(n / 10))];
    for (players, group) in examples {
        let drawn = draw(&request(players, 2, group)).unwrap();
        for (seating, number) in drawn.seatings.iter().zip(1..) {
            let table = |table: &schafkopf::BySeat<PlayerNumber>| {
                table.as_array().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
            };
            let tables: Vec<String> = seating.tables.iter().map(table).collect();
            let line = format!("{players} players, match {number}: {}", tables.join(" | "));
            assert!(documentation.contains(&line), "{line}");
        }
    }
}
