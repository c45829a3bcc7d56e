//! Runs of proptest over seeds, and hands that go their way by chance.

use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use schafkopf::{Action, Bid, BySeat, CardSet, Deal, Game, Seat, Stage};

use crate::dice::Dice;

/// Runs a property over many seeds, the same ones every time; a seed that fails is named and made smaller.
pub(crate) fn over_seeds(cases: u32, property: impl Fn(&mut Dice)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let outcome = TestRunner::new_with_rng(config, rng).run(&any::<u64>(), |seed| {
        property(&mut Dice::new(seed));
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

/// A deal; once in a while one with a Sie.
pub(crate) fn any_deal(dice: &mut Dice) -> Deal {
    let mut fixed = BySeat::new([CardSet::EMPTY; 4]);
    if dice.once_in(40) {
        fixed[dice.seat()] = CardSet::LORDS;
    }
    dice.deal_around(fixed)
}

/// One of the things that may be done now, and who does it; none when the hand is over.
///
/// In the auction passing and giving way come more often than by mere number, so that hands of all kinds arise.
pub(crate) fn any_action(game: &Game, dice: &mut Dice) -> Option<(Seat, Action)> {
    let asked: Vec<Seat> = game.to_act().collect();
    if asked.is_empty() {
        return None;
    }
    let seat = dice.pick(&asked);
    let actions = game.legal_actions(seat).to_vec();
    let odd = actions.iter().find(|action| matches!(action, Action::Bid(Bid::Offer | Bid::Redeal)));
    if let Some(&odd) = odd.filter(|_| dice.once_in(2)) {
        return Some((seat, odd));
    }
    let plainly = game.stage() == Stage::Auction && dice.once_in(2);
    Some((seat, if plainly { actions[0] } else { dice.pick(&actions) }))
}
