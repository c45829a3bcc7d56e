//! The machine accepts exactly what it offers, and what it rejects changes nothing.

use std::cell::Cell;
use std::sync::Arc;

use schafkopf::rules::builtin;
use schafkopf::{
    Action, Bid, CallRank, CallSuit, CalledCard, Card, Claim, Contract, ContractKind, Doubling, Game, Goal,
    RuleSet, Rung, Seat, Setup, Suit,
};

use crate::any_rules::any_rules;
use crate::dice::Dice;
use crate::runs::{any_action, any_deal, over_seeds};

/// Nearly everything that anybody could try to do.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Bid(Bid::Pass), Action::Bid(Bid::Good)];
    let names = || std::iter::once(None).chain(ContractKind::ALL.map(Some));
    all.extend(names().map(|named| Action::Bid(Bid::Hold { named })));
    for claim in (0..9).chain([255]).map(Rung) {
        for named in names() {
            all.push(Action::Bid(Bid::Play { claim, named }));
            all.push(Action::Bid(Bid::Raise { claim, named }));
        }
    }
    all.extend(contracts().map(Action::Declare));
    all.extend([Doubling::Stoss, Doubling::Retour, Doubling::Decline].map(Action::Double));
    all.extend(Card::all().map(Action::Play));
    for runners in (0..=16).chain([255]) {
        all.extend([false, true].map(|schwarz| Action::Claim(Claim { runners, schwarz })));
    }
    all
}

fn contracts() -> impl Iterator<Item = Contract> {
    let ranks = [CallRank::Ace, CallRank::Ten, CallRank::King];
    let calls = CallSuit::ALL.into_iter().flat_map(move |suit| ranks.map(|rank| CalledCard { suit, rank }));
    let of_goal = |goal| {
        let of_suit = move |trump| [Contract::Farbwenz { trump, goal }, Contract::Solo { trump, goal }];
        Suit::ALL.into_iter().flat_map(of_suit).chain([Contract::Wenz { goal }])
    };
    calls
        .map(|called| Contract::Rufspiel { called })
        .chain([Goal::Majority, Goal::Tout].into_iter().flat_map(of_goal))
        .chain([Contract::Sie])
}

/// Tries everything with every seat: accepted if and only if offered, and unchanged if rejected.
fn try_everything(game: &Game, actions: &[Action]) {
    let before = format!("{game:?}");
    let mut untouched = game.clone();
    for seat in Seat::ALL {
        let offered = game.legal_actions(seat);
        let listed = offered.to_vec();
        assert_eq!(game.is_asked(seat), !listed.is_empty(), "who is asked can do something");
        assert_eq!(game.view(seat).actions, listed);
        let mut accepted = 0;
        for &action in actions {
            let contained = offered.contains(&action);
            assert_eq!(contained, listed.contains(&action), "{action:?}");
            if contained {
                accepted += 1;
                let taken = game.clone().act(seat, action);
                assert!(taken.is_ok(), "offered but rejected: {action:?}: {taken:?}\n{before}");
            } else {
                let taken = untouched.act(seat, action);
                assert!(taken.is_err(), "not offered but accepted: {action:?}\n{before}");
            }
        }
        assert_eq!(accepted, listed.len(), "everything that is offered was tried: {listed:?}");
    }
    assert_eq!(format!("{untouched:?}"), before, "a rejected action changed something");
}

fn random_game(rules: Arc<RuleSet>, dice: &mut Dice) -> Game {
    let setup = Setup {
        rules,
        dealer: dice.seat(),
        number: 1 + dice.below(2) as u32,
        thrown_in: dice.below(2) as u32,
    };
    Game::new(setup, any_deal(dice))
}

#[test]
fn an_action_is_accepted_if_and_only_if_it_is_offered() {
    let actions = all_actions();
    let moments = Cell::new(0);
    over_seeds(250, |dice| {
        let ids = ["schule", "schule-turnier", "tischpunkte", "preis"];
        let rules = if dice.once_in(2) { any_rules(dice) } else { builtin(dice.pick(&ids)).unwrap() };
        let mut game = random_game(rules, dice);
        loop {
            // Every moment of the auction and around the first card, and some of the many in between.
            if game.plays().len() < 2 || game.plays().len() > 31 || dice.once_in(4) {
                try_everything(&game, &actions);
                moments.set(moments.get() + 1);
            }
            let Some((seat, action)) = any_action(&game, dice) else { break };
            game.act(seat, action).unwrap();
        }
    });
    assert!(moments.get() > 3_000, "{}", moments.get());
}

/// The same, beginning at a contract, where Touts that are not allowed are played.
#[test]
fn an_action_is_accepted_if_and_only_if_it_is_offered_after_a_given_contract() {
    let actions = all_actions();
    over_seeds(100, |dice| {
        let rules = any_rules(dice);
        let deal = any_deal(dice);
        let setup = Setup { rules, dealer: dice.seat(), number: 1 + dice.below(2) as u32, thrown_in: 0 };
        let declarer = dice.seat();
        for (contract, forced) in contracts().flat_map(|contract| [(contract, false), (contract, true)]) {
            let Ok(mut game) = Game::at_contract(setup.clone(), deal, declarer, (contract, forced)) else {
                continue;
            };
            for _ in 0..dice.below(36) {
                let Some((seat, action)) = any_action(&game, dice) else { break };
                game.act(seat, action).unwrap();
            }
            try_everything(&game, &actions);
        }
    });
}
