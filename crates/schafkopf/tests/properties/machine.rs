//! The machine accepts exactly what it offers, and what it rejects changes nothing.

use std::cell::Cell;
use std::sync::Arc;

use schafkopf::rules::builtin;
use schafkopf::{
    Action, Actions, Bid, Card, Claim, Contract, ContractKind, Courting, Doubling, Event, Game, RuleSet,
    Rung, Seat, SeatView, Setup, Sight, Stage,
};

use crate::chance::books::any_rules;
use crate::chance::house::{any_dealt, any_house};
use crate::chance::moves::any_action;
use crate::dice::Dice;
use crate::runs::{any_deal, over_seeds};

/// Nearly everything that anybody could try to do.
fn all_actions() -> Vec<Action> {
    let mut all = [Bid::Pass, Bid::Good, Bid::Offer, Bid::Redeal].map(Action::Bid).to_vec();
    all.extend([false, true].map(Action::Knock));
    all.extend([Courting::PutUp, Courting::Take, Courting::Decline].map(Action::Hochzeit));
    all.extend(Card::all().map(|card| Action::Hochzeit(Courting::Give(card))));
    let names = || std::iter::once(None).chain(ContractKind::ALL.map(Some));
    all.extend(names().map(|named| Action::Bid(Bid::Hold { named })));
    for claim in (0..14).chain([255]).map(Rung) {
        for named in names() {
            all.push(Action::Bid(Bid::Play { claim, named }));
            all.push(Action::Bid(Bid::Raise { claim, named }));
        }
    }
    all.extend(Contract::ALL.map(Action::Declare));
    all.extend([Doubling::Stoss, Doubling::Retour, Doubling::Decline].map(Action::Double));
    all.extend(Card::all().map(Action::Play));
    for runners in (0..=16).chain([255]) {
        all.extend([false, true].map(|schwarz| Action::Claim(Claim { runners, schwarz })));
    }
    all
}

/// Tries everything with every seat: accepted if and only if offered, and unchanged if rejected.
fn try_everything(game: &Game, actions: &[Action]) {
    let before = format!("{game:?}");
    let mut untouched = game.clone();
    for seat in Seat::ALL {
        let offered = game.legal_actions(seat);
        let listed = offered.to_vec();
        let unasked = offered == Actions::MayStoss;
        assert_eq!(game.is_asked(seat) || unasked, !listed.is_empty(), "who is asked can do something");
        assert_eq!(game.view(seat).actions, listed);
        let mut accepted = 0;
        for &action in actions {
            let contained = offered.contains(&action);
            assert_eq!(contained, listed.contains(&action), "{action:?}");
            assert_eq!(game.check(seat, action).is_ok(), contained, "{action:?}");
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
        bock: 1,
    };
    let dealt = any_dealt(&setup.rules, setup.dealer, dice);
    Game::new(setup, dealt)
}

#[test]
fn an_action_is_accepted_if_and_only_if_it_is_offered() {
    let actions = all_actions();
    let moments = Cell::new(0);
    over_seeds(250, |dice| {
        let ids = ["schule", "schule-turnier", "tischpunkte", "preis"];
        let rules = match dice.below(4) {
            0 => any_rules(dice),
            1 => builtin(dice.pick(&ids)).unwrap(),
            _ => any_house(dice),
        };
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
        let setup =
            Setup { rules, dealer: dice.seat(), number: 1 + dice.below(2) as u32, thrown_in: 0, bock: 1 };
        let declarer = dice.seat();
        for (contract, forced) in
            Contract::ALL.into_iter().flat_map(|contract| [(contract, false), (contract, true)])
        {
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

/// What a seat sees when the cards are dealt.
fn sight_of(game: &Game, seat: Seat) -> Sight {
    let setup = game.setup().clone();
    match game.stage() {
        Stage::Knocking => Sight::at_knocks(setup, seat, game.dealt(seat)).unwrap(),
        _ => Sight::new(setup, seat, game.deal().hand(seat)).unwrap(),
    }
}

/// The cards that come to a seat, or leave it, before everybody hears of it.
fn show_cards(game: &Game, sight: &mut Sight, events: &[Event]) {
    let seat = sight.seat();
    for event in events {
        match *event {
            Event::KnocksClosed { .. } => sight.pick_up(game.deal().hand(seat)).unwrap(),
            Event::OfferTaken { seat: taker } if taker == seat => {
                sight.see_offer(game.view(seat).exchange.unwrap().got.unwrap());
            }
            Event::Married { offerer, taker } if [offerer, taker].contains(&seat) => {
                sight.see_back(game.exchange().unwrap().back);
            }
            _ => {}
        }
    }
}

/// Four seats follow a hand by what everybody hears, each with its own cards alone; each sees what the machine that knows
/// all cards shows it, and what it sees survives the way through JSON.
#[test]
fn a_view_made_from_one_hand_and_public_events_is_the_view_of_the_machine() {
    let compared = Cell::new(0);
    over_seeds(600, |dice| {
        let ids = ["schule", "schule-turnier", "tischpunkte", "preis"];
        let rules = match dice.below(4) {
            0 => any_rules(dice),
            1 => builtin(dice.pick(&ids)).unwrap(),
            _ => any_house(dice),
        };
        let mut game = random_game(rules, dice);
        let setup = game.setup().clone();
        let mut sights = Seat::ALL.map(|seat| sight_of(&game, seat));
        if let Some(&ending) = game.ending() {
            // A Sie was laid open before anybody spoke.
            for sight in &mut sights {
                sight.follow(schafkopf::Event::Ended { ending }).unwrap();
                assert_eq!(sight.view().table.contract, game.contract());
            }
            return;
        }
        while let Some((seat, action)) = any_action(&game, dice) {
            let events = game.act(seat, action).unwrap();
            for sight in &mut sights {
                show_cards(&game, sight, &events);
                for &event in &events {
                    sight.follow(event).unwrap_or_else(|error| panic!("{event:?}: {error}"));
                }
                let mut view = game.view(sight.seat());
                if game.plays().len() < usize::from(setup.rules.deck().size()) {
                    // A hand that stopped early is laid open; who has followed it has not seen those cards.
                    view.table.deal = None;
                }
                assert_eq!(sight.view(), view);
                let json = serde_json::to_string(&view).unwrap();
                assert_eq!(serde_json::from_str::<SeatView>(&json).unwrap(), view);
                compared.set(compared.get() + 1);
            }
        }
    });
    assert!(compared.get() > 60_000, "{}", compared.get());
}
