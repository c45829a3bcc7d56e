//! Hands that go their way by chance.

use schafkopf::{Action, Bid, Courting, Game, Rung, Seat, Stage};

use crate::dice::Dice;

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
    let odd = actions.iter().find(|action| {
        matches!(action, Action::Bid(Bid::Offer | Bid::Redeal) | Action::Hochzeit(Courting::PutUp))
    });
    if let Some(&odd) = odd.filter(|_| dice.once_in(2)) {
        return Some((seat, odd));
    }
    let plainly = game.stage() == Stage::Auction && dice.once_in(2);
    Some((seat, if plainly { actions[0] } else { dice.pick(&actions) }))
}

/// What may be done, with more passes and low claims, so that offers are heard and all pass often enough.
pub(crate) fn quiet_action(game: &Game, dice: &mut Dice) -> Option<(Seat, Action)> {
    let (seat, action) = any_action(game, dice)?;
    let low = game.legal_actions(seat).to_vec().into_iter().find(|action| match action {
        Action::Bid(bid) => matches!(bid, Bid::Play { claim: Rung(0), .. } | Bid::Good),
        _ => false,
    });
    let high = matches!(action, Action::Bid(Bid::Play { .. } | Bid::Raise { .. } | Bid::Hold { .. }));
    match low.filter(|_| high && !dice.once_in(4)) {
        Some(low) => Some((seat, low)),
        None => Some((seat, action)),
    }
}
