//! `zufall`: any legal action, by chance.

use schafkopf::{Action, Actions, Bid, Claim, DoubleChoices, Doubling, SeatView};

use crate::dice::Dice;
use crate::player::{Player, Thinking};

/// A player who does anything that is legal, everything equally likely; only while holding does he name nothing (T 17),
/// which came later and binds without need.
#[derive(Debug, Clone, Copy, Default)]
pub struct Zufall;

impl Player for Zufall {
    fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        any_action(&view.memory.actions, thinking.seed)
    }
}

/// One of some actions, by chance; a pass where there is none.
pub(crate) fn any_action(actions: &Actions, seed: u64) -> Action {
    let mut dice = Dice::new(seed);
    match actions {
        Actions::Nothing => Action::Bid(Bid::Pass),
        Actions::Bid(choices) => {
            let is_named = |bid: &Bid| matches!(bid, Bid::Hold { named: Some(_) });
            let bids: Vec<Bid> = choices.iter().filter(|bid| !is_named(bid)).collect();
            Action::Bid(bids[dice.below(bids.len() as u32) as usize])
        }
        Actions::Declare(contracts) => {
            let which = dice.below(contracts.len() as u32) as usize;
            let contract = contracts.iter().nth(which).expect("who must declare has a contract");
            Action::Declare(contract)
        }
        Actions::Double(choices) => Action::Double(any_double(*choices, &mut dice)),
        Actions::Knock => Action::Knock(dice.below(2) == 1),
        Actions::Court { .. } | Actions::Give(_) | Actions::DeclareOrPutUp { .. } | Actions::MayStoss => {
            let all = actions.to_vec();
            all[dice.below(all.len() as u32) as usize]
        }
        Actions::PlayOrStoss(_) if dice.below(8) == 0 => Action::Double(Doubling::Stoss),
        Actions::Play(cards) | Actions::PlayOrStoss(cards) => {
            let card = cards.nth(dice.below(cards.len())).expect("whose turn it is has a card");
            Action::Play(card)
        }
        Actions::Claim => Action::Claim(Claim { runners: dice.below(15) as u8, schwarz: dice.below(2) == 1 }),
    }
}

fn any_double(choices: DoubleChoices, dice: &mut Dice) -> Doubling {
    let count = choices.iter().count() as u32;
    choices.iter().nth(dice.below(count) as usize).unwrap_or(Doubling::Decline)
}
