//! The games of the books.

use schafkopf::{CallRank, CallSuit, CalledCard, Contract, Goal, Suit};
use schafkopf_solver::sample::Numbers;
use schafkopf_solver::{Position, Solver};

use crate::minimax::{check_against_minimax, play_down, position};

/// Every contract of the books: one declares it, a called card tells who plays with him, and they want much.
pub(crate) fn contracts() -> Vec<Contract> {
    let mut all = Vec::new();
    for suit in CallSuit::ALL {
        for rank in [CallRank::Ace, CallRank::Ten, CallRank::King] {
            all.push(Contract::Rufspiel { called: CalledCard { suit, rank } });
        }
    }
    for goal in [Goal::Majority, Goal::Tout] {
        all.push(Contract::Wenz { goal });
        for trump in Suit::ALL {
            all.push(Contract::Solo { trump, goal });
            all.push(Contract::Farbwenz { trump, goal });
        }
    }
    all.push(Contract::Sie);
    for goal in [Goal::Majority, Goal::Tout] {
        all.push(Contract::Geier { goal });
        all.extend(Suit::ALL.map(|trump| Contract::Farbgeier { trump, goal }));
    }
    let others = Contract::ALL.into_iter().filter(|contract| !all.contains(contract));
    let apart =
        |contract| matches!(contract, Contract::Bettel { .. } | Contract::Hochzeit | Contract::Ramsch);
    assert!(others.into_iter().all(apart), "no contract is forgotten");
    all
}

#[test]
fn every_position_with_up_to_three_tricks_left_equals_plain_minimax() {
    let mut numbers = Numbers::new(1);
    let mut solver = Solver::with_memory(1 << 16);
    for contract in contracts() {
        for _ in 0..120 {
            let cards = 20 + numbers.below(13);
            let position = play_down(position(contract, &mut numbers), cards, &mut numbers);
            check_against_minimax(&mut solver, &position);
        }
    }
}

#[test]
fn every_position_with_four_tricks_left_equals_plain_minimax() {
    let mut numbers = Numbers::new(2);
    let mut solver = Solver::with_memory(1 << 20);
    for contract in contracts() {
        for _ in 0..40 {
            let cards = 16 + numbers.below(4);
            let position = play_down(position(contract, &mut numbers), cards, &mut numbers);
            check_against_minimax(&mut solver, &position);
        }
    }
}

/// Who holds the called card, and how many of its suit, while it binds.
fn called_suit_held(position: &Position) -> u32 {
    let Some(called) = position.contract().called() else { return 0 };
    let hand = position.play().hand(position.deal().holder(called.card()));
    if position.play().binding_called_card().is_some() { (hand & called.suit.cards()).len() } else { 0 }
}

#[test]
fn s_2_5_4_running_away_equals_plain_minimax() {
    let mut numbers = Numbers::new(3);
    let mut solver = Solver::with_memory(1 << 20);
    let mut checked = 0;
    for round in 0..400_000 {
        let contract = contracts()[round % 9];
        let start = position(contract, &mut numbers);
        if called_suit_held(&start) < 4 {
            continue;
        }
        let position = play_down(start, 16 + numbers.below(3), &mut numbers);
        if called_suit_held(&position) >= 4 {
            check_against_minimax(&mut solver, &position);
            checked += 1;
            if checked == 60 {
                return;
            }
        }
    }
    assert!(checked >= 30, "only {checked} positions in which the holder may run away");
}
