//! The solver against a plain minimax without pruning, table or any other technique.

use schafkopf::{CallRank, CallSuit, CalledCard, Card, Contract, Goal, Seat, Suit};
use schafkopf_solver::sample::Numbers;
use schafkopf_solver::{Position, Scale, Solver};

/// What the declarer's party has in the end: every card of every trick tried.
fn minimax(position: &Position, scale: Scale) -> u8 {
    let legal = position.play().legal();
    let values = legal.iter().map(|card| minimax(&position.after(card).expect("the card is legal"), scale));
    let best = if position.is_declarers(position.turn()) { values.max() } else { values.min() };
    best.unwrap_or_else(|| position.taken(scale))
}

/// Every contract there is.
fn contracts() -> Vec<Contract> {
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
    assert_eq!(all.len(), Contract::ALL.len(), "no contract is forgotten");
    all
}

/// A deal in which somebody other than the called card's holder plays; suits gather in hands, so that running away, Renonce
/// and four of the called suit are met.
fn position(contract: Contract, numbers: &mut Numbers) -> Position {
    loop {
        let deal = numbers.deal();
        let declarer = Seat::ALL[numbers.below(4) as usize];
        let forehand = Seat::ALL[numbers.below(4) as usize];
        if let Ok(position) = Position::new(&deal, contract, declarer, forehand, &[]) {
            return position;
        }
    }
}

/// Plays random legal cards, keeping the called suit off the table for as long as may be, so that it still binds.
fn play_down(mut position: Position, cards: u32, numbers: &mut Numbers) -> Position {
    for _ in 0..cards {
        let legal = position.play().legal();
        let shy = match position.contract().called() {
            Some(called) if numbers.below(8) > 0 => legal - called.suit.cards(),
            _ => legal,
        };
        let from = if shy.is_empty() { legal } else { shy };
        let card: Card = from.nth(numbers.below(from.len())).expect("a card is legal");
        position = position.after(card).expect("the card is legal");
    }
    position
}

fn check_against_minimax(solver: &mut Solver, position: &Position) {
    let scale = position.scale();
    let truth: Vec<(Card, u8)> = position
        .play()
        .legal()
        .iter()
        .map(|card| (card, minimax(&position.after(card).expect("the card is legal"), scale)))
        .collect();
    let found: Vec<(Card, u8)> = solver.moves(position).iter().map(|of| (of.card, of.value)).collect();
    assert_eq!(found, truth, "{position:?}");
    let values = truth.iter().map(|of| of.1);
    let value = if position.is_declarers(position.turn()) { values.max() } else { values.min() };
    let value = value.unwrap_or_else(|| position.taken(scale));
    assert_eq!(solver.value(position), value, "{position:?}");
    for threshold in [1, 8, 31, 61, 91, value, value + 1] {
        assert_eq!(solver.reaches(position, threshold), value >= threshold, "{threshold} in {position:?}");
    }
    let tricks = minimax(position, Scale::Tricks);
    for threshold in [1, tricks, tricks + 1, 8] {
        assert_eq!(
            solver.reaches_on(position, Scale::Tricks, threshold),
            tricks >= threshold,
            "{position:?}"
        );
    }
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
