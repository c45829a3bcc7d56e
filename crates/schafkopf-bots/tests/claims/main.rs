//! Claims of the coach, held against worlds: what he says is true, and a sentence with a wrong seat, suit, card or number in
//! it would be found out.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod checker;
mod counted;
mod faults;
mod positions;
mod reasons;

use std::collections::BTreeSet;
use std::mem::discriminant;

use schafkopf::{BySeat, Card, Contract, Game, Goal, Seat, Side, rules};
use schafkopf_bots::review::{Claim, Kind, Known, Mark, Seen, telling};
use schafkopf_bots::{Builtin, Dice};

use checker::{Position, Worlds};

/// A position with what is said in it and what there is to check it by.
struct Surveyed {
    position: Position,
    known: Known,
    claims: Vec<Claim>,
    worlds: Worlds,
}

/// The bots whose hands are looked at: of ten hands three are those of bots who sample, with few worlds.
const LEVELS: [Builtin; 10] = [
    Builtin::Regel,
    Builtin::Zufall,
    Builtin::Einfach,
    Builtin::Regel,
    Builtin::Zufall,
    Builtin::Stammtisch,
    Builtin::Regel,
    Builtin::Zufall,
    Builtin::Meister,
    Builtin::Regel,
];

/// How many hands are played under each rule set; a long run asks for more with `CLAIMS_HANDS`.
#[expect(clippy::disallowed_methods, reason = "a long run is asked for from outside")]
fn hands() -> u64 {
    std::env::var("CLAIMS_HANDS").ok().and_then(|value| value.parse().ok()).unwrap_or(14)
}

/// Every third position of hands that bots of all levels play.
fn survey() -> impl Iterator<Item = Surveyed> {
    rules::builtin_ids().flat_map(|id| (0..hands()).flat_map(move |number| hand(id, number)))
}

fn hand(id: &str, number: u64) -> Vec<Surveyed> {
    let bot = LEVELS[(number % 10) as usize];
    let surveyed = |(at, position): (usize, Position)| {
        let known = known(&position.game);
        let worlds = Worlds::of(&position, &mut Dice::new(number * 100 + at as u64));
        Surveyed { claims: Claim::all(&known), position, known, worlds }
    };
    let positions = Position::of_hand(id, number, bot).into_iter().filter(|position| is_told(&position.game));
    positions.enumerate().skip((number % 3) as usize).step_by(3).map(surveyed).collect()
}

/// Whether claims are made of the cards of a game: not where tricks are shunned. In a Hochzeit it is not worked out here what
/// the hands were before the exchange.
fn is_told(game: &Game) -> bool {
    game.contract().is_some_and(|contract| match contract.goal() {
        Goal::Majority | Goal::Tout => contract != Contract::Hochzeit,
        Goal::NoTrick | Goal::FewPoints => false,
    })
}

fn known(game: &Game) -> Known {
    let seat = game.next_to_act().unwrap();
    Known::counting(&game.view(seat), &game.setup().rules, 1).unwrap()
}

fn told(game: &Game) -> String {
    let seat = game.next_to_act().unwrap();
    let hands = BySeat::from_fn(|seat| game.hand(seat).to_string());
    let rules = &game.setup().rules.id;
    format!("{rules}: {:?}, seat {seat} to play, {hands:?}, after {:?}", game.contract(), game.plays())
}

#[test]
fn every_claim_is_true_in_every_world() {
    let (mut positions, mut claims, mut kinds) = (0, 0, Vec::new());
    for Surveyed { position, claims: all, worlds, .. } in survey() {
        positions += 1;
        assert!(worlds.count() > 0);
        for claim in all {
            assert!(worlds.all(claim), "{claim:?} is false: {}", told(&position.game));
            claims += 1;
            if !kinds.contains(&discriminant(&claim)) {
                kinds.push(discriminant(&claim));
            }
        }
    }
    assert!(positions > 600 && claims > 15 * positions, "{positions} positions, {claims} claims");
    assert_eq!(kinds.len(), 24, "every kind of claim is made somewhere");
}

/// The same claim with something else in it.
fn altered(claim: Claim, hand: &[Card]) -> Vec<Claim> {
    let seats = |make: &dyn Fn(Seat) -> Claim| Seat::ALL.into_iter().map(make).collect::<Vec<Claim>>();
    let cards = |make: &dyn Fn(Card) -> Claim| hand.iter().copied().map(make).collect::<Vec<Claim>>();
    let near = |count: u8| [count.checked_sub(1), count.checked_add(1)].into_iter().flatten();
    // What is counted in a part of the deals is not told to the last of ten.
    let far = |tenths: u8| {
        [tenths.checked_sub(4), tenths.checked_add(4).filter(|&more| more <= 10)].into_iter().flatten()
    };
    let mut all: Vec<Claim> = match claim {
        Claim::Outside { kind, count } => {
            let kinds = Kind::ALL.into_iter().map(|kind| Claim::Outside { kind, count });
            kinds.chain(near(count).map(|count| Claim::Outside { kind, count })).collect()
        }
        Claim::Void { seat, kind } => {
            let kinds = Kind::ALL.into_iter().map(|kind| Claim::Void { seat, kind });
            kinds.chain(seats(&|seat| Claim::Void { seat, kind })).collect()
        }
        Claim::Holds { kind, count } => {
            let kinds = Kind::ALL.into_iter().map(|kind| Claim::Holds { kind, count });
            kinds.chain(near(count).map(|count| Claim::Holds { kind, count })).collect()
        }
        Claim::Lords { count } => near(count).map(|count| Claim::Lords { count }).collect(),
        Claim::Aces { count } => near(count).map(|count| Claim::Aces { count }).collect(),
        Claim::CalledWith { .. } => seats(&|seat| Claim::CalledWith { seat }),
        Claim::LiesWith { .. } => seats(&|seat| Claim::LiesWith { seat }),
        Claim::Lying { points } => near(points).map(|points| Claim::Lying { points }).collect(),
        Claim::Takes { card, seat } => {
            let by_card = cards(&|card| Claim::Takes { card, seat });
            by_card.into_iter().chain(seats(&|seat| Claim::Takes { card, seat })).collect()
        }
        Claim::LeadsNext { card, seat } => {
            let by_card = cards(&|card| Claim::LeadsNext { card, seat });
            by_card.into_iter().chain(seats(&|seat| Claim::LeadsNext { card, seat })).collect()
        }
        Claim::Ours { card } => {
            let by_card = cards(&|card| Claim::Ours { card });
            by_card.into_iter().chain([Claim::Theirs { card }]).collect()
        }
        Claim::Theirs { card } => {
            let by_card = cards(&|card| Claim::Theirs { card });
            by_card.into_iter().chain([Claim::Ours { card }]).collect()
        }
        Claim::Ahead { .. } => cards(&|card| Claim::Ahead { card }),
        Claim::Smear { .. } => cards(&|card| Claim::Smear { card }),
        Claim::CanTakeIn { card, tenths } => {
            far(tenths).map(|tenths| Claim::CanTakeIn { card, tenths }).collect()
        }
        Claim::Over { card, count } => {
            let counts = near(count).map(|count| Claim::Over { card, count });
            counts.chain(cards(&|card| Claim::Over { card, count })).collect()
        }
        Claim::High { .. } => cards(&|card| Claim::High { card }),
        Claim::Entry { .. } => cards(&|card| Claim::Entry { card }),
        Claim::Spatz { .. } => cards(&|card| Claim::Spatz { card }),
        Claim::LastOfSuit { .. } => cards(&|card| Claim::LastOfSuit { card }),
        Claim::Search { .. } => cards(&|card| Claim::Search { card }),
        Claim::Cheapest { .. } => cards(&|card| Claim::Cheapest { card }),
        Claim::Lacks { side, mark, points } => {
            let sides = [Side::Declarer, Side::Defenders].map(|side| Claim::Lacks { side, mark, points });
            let marks = Mark::ALL.map(|mark| Claim::Lacks { side, mark, points });
            let counts = near(points).map(|points| Claim::Lacks { side, mark, points });
            sides.into_iter().chain(marks).chain(counts).collect()
        }
        Claim::DeclarerAfter { .. } => [1, 2, 3].map(|steps| Claim::DeclarerAfter { steps }).to_vec(),
    };
    all.retain(|other| *other != claim);
    all
}

#[test]
fn altered_claims_are_found_out() {
    let (mut tried, mut missed) = (0_u32, Vec::new());
    for Surveyed { position, known, claims, worlds } in survey() {
        let hand: Vec<Card> = position.game.hand(position.seat()).iter().collect();
        for claim in claims.iter().flat_map(|&claim| altered(claim, &hand)) {
            // What is altered may be true as well; then it must stand the test.
            if claim.holds(&known) {
                assert!(worlds.all(claim), "{claim:?} is false: {}", told(&position.game));
                continue;
            }
            tried += 1;
            if worlds.all(claim) {
                missed.push((claim, told(&position.game)));
            }
        }
    }
    assert!(tried > 50_000, "{tried}");
    let share = missed.len() as f64 / f64::from(tried);
    assert!(share <= 0.01, "{} of {tried} were not found out, such as {:#?}", missed.len(), &missed[..3]);
}

#[test]
fn no_claim_speaks_for_both_of_two_cards() {
    let (mut told_of, mut kinds) = (0, Vec::new());
    for Surveyed { position, known, worlds, .. } in survey() {
        let seat = position.seat();
        let legal: Vec<Card> = position.game.play().unwrap().legal().iter().collect();
        for (&better, &other) in
            legal.iter().flat_map(|better| legal.iter().map(move |other| (better, other)))
        {
            let claims = telling(&known, better, other);
            told_of += usize::from(!claims.is_empty());
            for claim in &claims {
                if !kinds.contains(&discriminant(claim)) {
                    kinds.push(discriminant(claim));
                }
            }
            assert!(better != other || claims.is_empty(), "nothing lies between a card and itself");
            assert!(claims.iter().all(|&claim| worlds.all(claim)), "{claims:?} {}", told(&position.game));
            let against = telling(&known, other, better);
            let both = claims.iter().find(|claim| against.contains(claim));
            assert_eq!(both, None, "{better} and {other} for seat {seat}: {}", told(&position.game));
        }
    }
    assert!(told_of > 500, "{told_of}");
    let (seat, card) = (Seat::One, "S7".parse().unwrap());
    for claim in [Claim::CalledWith { seat }, Claim::LeadsNext { card, seat }, Claim::Spatz { card }] {
        assert!(kinds.contains(&discriminant(&claim)), "{claim:?} is told nowhere");
    }
}

#[test]
fn what_nobody_could_know_is_marked_as_seen_with_open_cards() {
    let mut open_only = BTreeSet::new();
    for (at, Surveyed { position, known, claims, worlds }) in survey().enumerate() {
        let game = &position.game;
        let hands = BySeat::from_fn(|seat| game.hand(seat));
        let open = Known::open(&game.view(position.seat()), &game.setup().rules, &hands).unwrap();
        for &claim in &claims {
            assert_eq!(claim.seen(&known, &open), Some(Seen::AtTheTable), "{claim:?}: {}", told(game));
        }
        let as_it_lay = Worlds::real(&position);
        for claim in Claim::all(&open) {
            assert!(as_it_lay.all(claim), "{claim:?} is false with open cards: {}", told(game));
            if claim.seen(&known, &open) == Some(Seen::OpenCards) {
                assert!(!claims.contains(&claim));
                open_only.extend((!worlds.all(claim)).then_some(at));
            }
        }
    }
    assert!(open_only.len() > 100, "with open cards more is seen nearly everywhere: {}", open_only.len());
}
