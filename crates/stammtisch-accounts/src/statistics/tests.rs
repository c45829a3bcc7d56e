//! The statistics against counting by hand.

use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, proptest};
use schafkopf::{CallSuit, CalledCard, Contract, ContractKind, Goal, Seat, Suit};
use stammtisch_store::{HandCount, HandEnd, OwnHand, Scored};

use super::{MOST_POINTS, Role, Statistics, Tally, wilson};

impl Statistics {
    /// The statistics of hands in the order in which they were played, counted first as the store counts them.
    fn of(hands: &[OwnHand]) -> Statistics {
        let mut counts: Vec<HandCount> = Vec::new();
        for hand in hands {
            let known = counts.iter().position(|count| count.rules == hand.rules);
            let place = known.unwrap_or_else(|| {
                counts.push(HandCount { rules: hand.rules.clone(), hands: 0, reviewed: 0 });
                counts.len() - 1
            });
            counts[place].hands += 1;
            counts[place].reviewed += u32::from(hand.accuracy.is_some());
        }
        let mut tally = Tally::new(&counts);
        for hand in hands {
            tally.add(hand);
        }
        tally.statistics()
    }
}

const CONTRACTS: [Contract; 4] = [
    Contract::Rufspiel { called: CalledCard::ace(CallSuit::Eichel) },
    Contract::Wenz { goal: Goal::Majority },
    Contract::Solo { trump: Suit::Gras, goal: Goal::Majority },
    Contract::Solo { trump: Suit::Herz, goal: Goal::Tout },
];

fn ends() -> impl Strategy<Value = HandEnd> {
    (0..6_usize, 0..4_usize, 1..4_usize, 0..=120_u8, any::<(bool, bool, bool)>()).prop_map(
        |(kind, declarer, partner, points, (won, schneider, schwarz))| {
            let Some(&contract) = CONTRACTS.get(kind) else {
                return if kind == 4 { HandEnd::ThrownIn } else { HandEnd::SieVoid };
            };
            let declarer = Seat::ALL[declarer];
            let partner = contract.called().map(|_| declarer.plus(partner));
            HandEnd::Scored(Scored { contract, declarer, partner, points, won, schneider, schwarz })
        },
    )
}

fn hands() -> impl Strategy<Value = Vec<OwnHand>> {
    let hand = (ends(), 0..4_usize, 0..2_usize, -50..50_i64, proptest::option::of(0.0..100.0_f64));
    proptest::collection::vec(hand, 0..60).prop_map(|hands| {
        let own =
            |(number, (end, seat, rules, units, accuracy)): (usize, (HandEnd, usize, usize, i64, _))| {
                OwnHand {
                    table: "t".to_owned(),
                    hand: number as u64,
                    game: number as u32,
                    at: number as i64 * 10,
                    rules: ["schule", "preis"][rules].to_owned(),
                    end,
                    seat: Seat::ALL[seat],
                    units: (rules == 0).then_some(units),
                    list: (rules == 1).then_some(units),
                    accuracy,
                }
            };
        hands.into_iter().enumerate().map(own).collect()
    })
}

/// Whether a hand was won from its own seat, told without roles: the side of the declarer wins or the other does.
fn won(hand: &OwnHand) -> Option<bool> {
    let HandEnd::Scored(scored) = hand.end else { return None };
    let with_declarer = hand.seat == scored.declarer || scored.partner == Some(hand.seat);
    Some(with_declarer == scored.won)
}

proptest! {
    #[test]
    fn every_number_is_what_counting_by_hand_gives(hands in hands()) {
        let statistics = Statistics::of(&hands);
        prop_assert_eq!(statistics.hands as usize, hands.len());
        prop_assert_eq!(statistics.scored + statistics.thrown_in + statistics.sie_void, statistics.hands);
        let all_won = hands.iter().filter(|hand| won(hand) == Some(true)).count();
        let by_role: u32 = statistics.roles.iter().map(|role| role.rate.won).sum();
        prop_assert_eq!(by_role as usize, all_won);
        let scored: u32 = statistics.roles.iter().map(|role| role.rate.played).sum();
        prop_assert_eq!(scored, statistics.scored);
        for contract in CONTRACTS {
            let declared = hands.iter().filter(|hand| {
                matches!(hand.end, HandEnd::Scored(scored)
                    if scored.contract.kind() == contract.kind() && scored.declarer == hand.seat)
            });
            let (mut played, mut own_won, mut units) = (0, 0, 0);
            for hand in declared {
                played += 1;
                own_won += u32::from(won(hand) == Some(true));
                units += hand.units.unwrap_or(0);
            }
            let rate = statistics.contracts.iter().find(|rate| rate.kind == contract.kind().into());
            prop_assert_eq!(rate.map_or(0, |rate| rate.rate.played), played);
            prop_assert_eq!(rate.map_or(0, |rate| rate.rate.won), own_won);
            prop_assert_eq!(rate.map_or(0, |rate| rate.rate.units), units);
        }
        let losers_schneider = hands.iter().filter(|hand| {
            matches!(hand.end, HandEnd::Scored(scored) if scored.schneider) && won(hand) == Some(false)
        });
        prop_assert_eq!(statistics.schneider.suffered as usize, losers_schneider.count());
        let reviewed: Vec<f64> = hands.iter().filter_map(|hand| hand.accuracy).collect();
        prop_assert_eq!(statistics.accuracy.reviewed as usize, reviewed.len());
        if let Some(mean) = statistics.accuracy.mean {
            prop_assert!((mean - reviewed.iter().sum::<f64>() / reviewed.len() as f64).abs() < 1e-9);
        }
    }

    #[test]
    fn the_balance_is_a_running_sum(hands in hands()) {
        let statistics = Statistics::of(&hands);
        prop_assert_eq!(statistics.balance.is_none(), hands.is_empty());
        let Some(balance) = statistics.balance else { return Ok(()) };
        let own: Vec<&OwnHand> = hands.iter().filter(|hand| hand.rules == balance.of).collect();
        prop_assert!(own.len() * 2 >= hands.len(), "it is of the rules played most");
        for (number, point) in balance.points.iter().enumerate() {
            let sum: i64 = own[..=number].iter().map(|hand| hand.units.or(hand.list).unwrap_or(0)).sum();
            prop_assert_eq!((point.hand as usize, point.balance), (number + 1, sum));
            prop_assert!(balance.worst <= sum && sum <= balance.best);
        }
    }
}

#[test]
fn long_plots_are_thinned_and_end_where_the_account_ends() {
    let hand = |number: i64| OwnHand {
        table: "t".to_owned(),
        hand: number as u64,
        game: 1,
        at: number,
        rules: "schule".to_owned(),
        end: HandEnd::ThrownIn,
        seat: Seat::One,
        units: Some(1),
        list: None,
        accuracy: Some(if number % 2 == 0 { 80.0 } else { 90.0 }),
    };
    let hands: Vec<OwnHand> = (1..=4_001).map(hand).collect();
    let statistics = Statistics::of(&hands);
    let balance = statistics.balance.expect("there are hands");
    assert!(balance.points.len() <= MOST_POINTS);
    assert_eq!(balance.points.last().map(|point| (point.hand, point.balance)), Some((4_001, 4_001)));
    assert_eq!((balance.best, balance.worst), (4_001, 0));
    assert!(statistics.accuracy.points.len() <= MOST_POINTS);
    assert!(statistics.accuracy.points.iter().all(|point| (80.0..=90.0).contains(&point.accuracy)));
}

#[test]
fn an_interval_holds_its_rate_and_narrows() {
    let (low, high) = wilson(5, 10);
    assert!((low - 0.2366).abs() < 1e-3 && (high - 0.7634).abs() < 1e-3, "{low} {high}");
    let (low, high) = wilson(500, 1_000);
    assert!(low > 0.46 && high < 0.54);
    assert!(wilson(0, 5).0.abs() < 1e-12);
}

#[test]
fn a_defender_wins_when_the_declarer_loses() {
    let scored = Scored {
        contract: CONTRACTS[1],
        declarer: Seat::One,
        partner: None,
        points: 40,
        won: false,
        schneider: false,
        schwarz: false,
    };
    assert!(Role::of(Seat::Two, &scored).won(&scored));
    assert!(!Role::of(Seat::One, &scored).won(&scored));
}

#[test]
fn v_3_2_a_ramsch_has_a_line_of_its_own_and_is_lost_by_who_pays() {
    let ramsch = |units| OwnHand {
        table: "t".to_owned(),
        hand: 0,
        game: 1,
        at: 0,
        rules: "alles".to_owned(),
        end: HandEnd::Ramsch,
        seat: Seat::One,
        units: Some(units),
        list: None,
        accuracy: None,
    };
    let statistics = Statistics::of(&[ramsch(2), ramsch(-6), ramsch(0)]);
    let rate = statistics.contracts.iter().find(|rate| rate.kind == ContractKind::Ramsch.into());
    let rate = &rate.expect("it is counted").rate;
    assert_eq!((rate.played, rate.won, rate.units), (3, 2, -4));
    assert!(statistics.roles.iter().all(|role| role.rate.played == 0), "nobody plays a Ramsch");
}
