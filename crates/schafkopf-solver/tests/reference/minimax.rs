//! A plain minimax, and positions to hold it against.

use schafkopf::{Card, Contract, Seat};
use schafkopf_solver::sample::Numbers;
use schafkopf_solver::{Position, Scale, Solver};

/// What the declarer's party has in the end: every card of every trick tried.
pub(crate) fn minimax(position: &Position, scale: Scale) -> u8 {
    let legal = position.play().legal();
    let values = legal.iter().map(|card| minimax(&position.after(card).expect("the card is legal"), scale));
    let best = if position.wants_much(position.turn()) { values.max() } else { values.min() };
    best.unwrap_or_else(|| position.taken(scale))
}

/// A deal in which somebody other than the called card's holder plays; suits gather in hands, so that running away, Renonce
/// and four of the called suit are met.
pub(crate) fn position(contract: Contract, numbers: &mut Numbers) -> Position {
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
pub(crate) fn play_down(mut position: Position, cards: u32, numbers: &mut Numbers) -> Position {
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

pub(crate) fn check_against_minimax(solver: &mut Solver, position: &Position) {
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
    let value = if position.wants_much(position.turn()) { values.max() } else { values.min() };
    let value = value.unwrap_or_else(|| position.taken(scale));
    assert_eq!(solver.value(position), value, "{position:?}");
    for threshold in [1, 8, 31, 61, 91, value, value + 1] {
        assert_eq!(solver.reaches(position, threshold), value >= threshold, "{threshold} in {position:?}");
    }
    let tricks = minimax(position, Scale::Tricks);
    for threshold in [1, tricks, tricks + 1, position.most(Scale::Tricks)] {
        assert_eq!(
            solver.reaches_on(position, Scale::Tricks, threshold),
            tricks >= threshold,
            "{position:?}"
        );
    }
}
