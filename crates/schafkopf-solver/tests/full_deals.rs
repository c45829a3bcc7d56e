//! Whole deals: the answers agree with each other, with every technique switched off, and with their own best line.

use std::cell::Cell;

use schafkopf::{BettelOrder, Seat};
use schafkopf_solver::sample::{Numbers, open_bettel, plausible};
use schafkopf_solver::{
    AIMS, Figure, Measure, Payoff, Position, Scale, Solver, Stopped, Techniques, Unanswered, Worlds, figure,
    positions, signature,
};

fn without_each() -> [Techniques; 8] {
    let all = Techniques::ALL;
    [
        Techniques { table: false, ..all },
        Techniques { alike: false, ..all },
        Techniques { packing: false, ..all },
        Techniques { equivalents: false, ..all },
        Techniques { near: false, ..all },
        Techniques { bounds: false, ..all },
        Techniques { ordering: false, ..all },
        Techniques { endgame: false, ..all },
    ]
}

#[test]
fn the_signature_is_what_it_was() {
    assert_eq!(signature(), 90_318);
}

#[test]
fn v_2_about_half_of_the_open_bettels_are_lost() {
    let mut numbers = Numbers::new(2026);
    let mut solver = Solver::new();
    let open = |numbers: &mut Numbers| open_bettel(BettelOrder::Natural, numbers);
    let lost = (0..1000)
        .filter(|_| {
            solver.forget();
            solver.reaches(&open(&mut numbers), 1)
        })
        .count();
    assert!((400..=600).contains(&lost), "{lost} of 1000");
    assert_eq!(solver.stats().nodes, 2_216_688);
}

#[test]
fn v_2_what_is_sure_suit_by_suit_is_what_a_search_finds() {
    let mut numbers = Numbers::new(12);
    let mut plain = Solver::with(1 << 24, Techniques { bounds: false, ..Techniques::ALL });
    let mut solver = Solver::new();
    for order in [BettelOrder::Natural, BettelOrder::TenHigh] {
        for _ in 0..150 {
            let position = open_bettel(order, &mut numbers);
            plain.forget();
            solver.forget();
            assert_eq!(solver.reaches(&position, 1), plain.reaches(&position, 1), "{position:?}");
        }
    }
}

#[test]
fn v_2_every_technique_changes_the_time_of_a_bettel_and_not_its_answer() {
    let mut numbers = Numbers::new(11);
    for order in BettelOrder::ALL {
        for _ in 0..12 {
            let position = open_bettel(order, &mut numbers);
            let lost = Solver::new().reaches(&position, 1);
            for techniques in without_each() {
                let found = Solver::with(1 << 24, techniques).reaches(&position, 1);
                assert_eq!(found, lost, "{techniques:?}: {position:?}");
            }
        }
    }
}

#[test]
fn every_technique_changes_the_time_and_not_the_answer() {
    for position in positions(12, 8) {
        let value = Solver::new().reaches(&position, 61);
        for techniques in without_each() {
            assert_eq!(
                Solver::with(1 << 24, techniques).reaches(&position, 61),
                value,
                "{techniques:?}: {position:?}"
            );
        }
    }
    for position in positions(20, 6) {
        let moves = Solver::new().moves(&position);
        for techniques in without_each().into_iter().chain([Techniques::NONE]) {
            assert_eq!(
                Solver::with(1 << 22, techniques).moves(&position),
                moves,
                "{techniques:?}: {position:?}"
            );
        }
    }
}

/// One solver for all, so that positions of one deal bound those of others too.
#[test]
fn positions_that_are_alike_bound_each_other_and_change_no_answer() {
    let mut usual = Solver::with_memory(1 << 18);
    let mut alone = Solver::with(1 << 22, Techniques { alike: false, ..Techniques::ALL });
    for position in positions(250, 5) {
        assert_eq!(usual.moves(&position), alone.moves(&position), "{position:?}");
        assert_eq!(usual.payoff(&position), alone.payoff(&position), "{position:?}");
    }
    let (with, without) = (usual.stats().nodes, alone.stats().nodes);
    assert!(with * 3 < without * 2, "{with} nodes with, {without} without");
}

#[test]
fn a_tiny_table_gives_the_same_answers() {
    let mut tiny = Solver::with_memory(0);
    let mut usual = Solver::new();
    assert!(tiny.memory() < 1000 && usual.memory() <= 64 << 20);
    for position in positions(30, 6) {
        assert_eq!(tiny.moves(&position), usual.moves(&position));
    }
}

#[test]
fn the_best_line_reaches_the_value() {
    let mut solver = Solver::new();
    for position in positions(12, 8).into_iter().chain(positions(40, 5)) {
        let value = solver.value(&position);
        let line = solver.line(&position);
        let mut at = position;
        for &card in &line {
            at = at.after(card).unwrap();
        }
        assert!(at.play().is_over());
        assert_eq!(at.taken(at.scale()), value, "{position:?}");
    }
}

#[test]
fn value_moves_thresholds_and_cards_reaching_agree() {
    let mut solver = Solver::new();
    for position in positions(60, 5) {
        let value = solver.value(&position);
        let moves = solver.moves(&position);
        let values = moves.iter().map(|of| of.value);
        let best = if position.is_declarers(position.turn()) { values.max() } else { values.min() };
        assert_eq!(best, Some(value));
        for threshold in 0..=121 {
            assert_eq!(solver.reaches(&position, threshold), value >= threshold);
        }
        for threshold in [31, 61, 91, value] {
            let reaching = solver.cards_reaching(&position, threshold);
            assert_eq!(reaching, moves.iter().filter(|of| of.value >= threshold).map(|of| of.card).collect());
        }
    }
}

/// The settlement, from the whole game tree.
fn payoff_by_minimax(position: &Position) -> Payoff {
    let legal = position.play().legal();
    let payoffs =
        legal.iter().map(|card| payoff_by_minimax(&position.after(card).expect("the card is legal")));
    let best = if position.is_declarers(position.turn()) { payoffs.max() } else { payoffs.min() };
    best.unwrap_or_else(|| match (position.taken(Scale::Points), position.taken(Scale::Tricks)) {
        (_, 0) => Payoff::LostSchwarz,
        (_, 8) => Payoff::WonSchwarz,
        (0..=30, _) => Payoff::LostSchneider,
        (31..=60, _) => Payoff::Lost,
        (61..=90, _) => Payoff::Won,
        _ => Payoff::WonSchneider,
    })
}

#[test]
fn s_4_2_the_payoff_is_the_settlement_that_best_play_leads_to() {
    let mut solver = Solver::new();
    let mut seen = [0; 6];
    for position in positions(1500, 3) {
        let payoff = solver.payoff(&position);
        assert_eq!(payoff, payoff_by_minimax(&position), "{position:?}");
        seen[payoff as usize] += 1;
        for (card, after) in solver.payoffs(&position) {
            assert_eq!(after, payoff_by_minimax(&position.after(card).expect("the card is legal")));
        }
    }
    assert!(seen[1..].iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn worlds_are_answered_in_order_and_can_be_stopped() {
    let mut numbers = Numbers::new(9);
    let deals: Vec<_> = (0..12).map(|_| numbers.deal()).collect();
    let contract = plausible(&mut numbers).contract();
    let worlds = Worlds {
        contract,
        declarer: Seat::One,
        forehand: Seat::One,
        plays: vec![],
        partner: None,
        manner: schafkopf::PlayManner::default(),
    };
    let alone: Vec<_> = deals
        .iter()
        .map(|deal| Ok::<bool, Unanswered>(Solver::new().reaches(&worlds.position(deal)?, 61)))
        .collect();
    let answers =
        worlds.answers(&mut Solver::new(), &deals, &|| false, |run, position| run.reaches(position, 61));
    assert_eq!(answers, alone);

    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 4
    };
    let cut = worlds.answers(&mut Solver::new(), &deals, &stop, |run, position| run.reaches(position, 61));
    let stopped = |answer: &Result<bool, Unanswered>| *answer == Err(Unanswered::Stopped(Stopped));
    assert!(cut.iter().any(stopped));
    assert!(cut.iter().zip(&alone).all(|(cut, whole)| stopped(cut) || cut == whole));
}

#[cfg(feature = "parallel")]
#[test]
fn several_cores_give_the_same_answers_in_the_same_order() {
    let mut numbers = Numbers::new(10);
    let deals: Vec<_> = (0..16).map(|_| numbers.deal()).collect();
    let contract = schafkopf::Contract::Wenz { goal: schafkopf::Goal::Majority };
    let worlds = Worlds {
        contract,
        declarer: Seat::Three,
        forehand: Seat::One,
        plays: vec![],
        partner: None,
        manner: schafkopf::PlayManner::default(),
    };
    let one =
        worlds.answers(&mut Solver::new(), &deals, &|| false, |run, position| run.reaches(position, 61));
    let mut solvers = vec![Solver::with_memory(1 << 20); 3];
    let many = worlds
        .answers_in_parallel(&mut solvers, &deals, &|| false, |run, position| run.reaches(position, 61));
    assert_eq!(one, many);
}

#[test]
fn a_stopped_search_leaves_a_sound_table_behind() {
    for position in positions(6, 8) {
        let mut solver = Solver::new();
        let countdown = Cell::new(3);
        let stop = || {
            countdown.set(countdown.get() - 1);
            countdown.get() <= 0
        };
        let cut = solver.until(&stop).value(&position);
        let whole = Solver::new().value(&position);
        assert!(cut == Err(Stopped) || cut == Ok(whole));
        assert_eq!(solver.value(&position), whole);
    }
}

#[test]
fn figures_are_measured_by_the_clock_they_are_given() {
    let ticks = Cell::new(0);
    let clock = || {
        ticks.set(ticks.get() + 1);
        std::time::Duration::from_micros(ticks.get())
    };
    let figure: Figure = figure(Measure::Threshold, 4, 10, &clock);
    assert_eq!(figure.mean, std::time::Duration::from_micros(1));
    assert!(figure.nodes > 0 && figure.positions == 10);
    assert!(AIMS.iter().any(|aim| aim.measure == figure.measure && aim.tricks_left == figure.tricks_left));
}
