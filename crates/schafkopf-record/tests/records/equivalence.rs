//! What the machine accepts is what an audit has nothing to say about, action by action.

use crate::random::{Dice, own_rules};
use schafkopf::{
    Action, CallRank, CallSuit, CalledCard, Card, Contract, ContractKind, Game, Goal, Seat, Setup, Stage,
    Suit,
};
use schafkopf_record::{Call, Called, Declared, Record, Said, Trick, Word, audit, print, replay};

/// A random game, left when somebody has to act at a stage.
fn game_at(stage: Stage, dice: &mut Dice) -> Option<Game> {
    let rules = if dice.roll(5) == 0 { own_rules() } else { dice.rules() };
    let setup = Setup {
        rules,
        dealer: dice.pick(&Seat::ALL),
        number: dice.pick(&[1, 2, 9]),
        thrown_in: dice.roll(2) as u32,
        bock: 1,
    };
    let deck = setup.rules.deck();
    let mut game = Game::new(setup, dice.deal(deck));
    let wait = dice.roll(if stage == Stage::Playing { 31 } else { 6 });
    for step in 0.. {
        if game.stage() == stage && step >= wait {
            return Some(game);
        }
        let seat = game.to_act().next()?;
        let actions = game.legal_actions(seat).to_vec();
        let action = if dice.roll(3) == 0 { actions[0] } else { dice.pick(&actions) };
        game.act(seat, action).unwrap();
    }
    None
}

/// The record of a game without what follows from it.
fn record_of(game: &Game) -> Record {
    let mut record = Record::of_game(game);
    for trick in &mut record.tricks {
        (trick.winner, trick.points) = (None, None);
    }
    record
}

/// Checks that the record is found right exactly when the machine follows it.
#[track_caller]
fn check(record: &Record, game: &Game) -> bool {
    let rules = &game.setup().rules;
    let findings = audit(record, rules);
    let replayed = replay(record, rules);
    let text = || print(record, schafkopf_record::Language::German);
    assert_eq!(findings.is_empty(), replayed.is_ok(), "{findings:?} {:?}\n{}", replayed.err(), text());
    replayed.is_ok()
}

/// Counts how often the machine said yes and no: a test in which it never does one of them tests nothing.
#[derive(Default)]
struct Tally {
    yes: usize,
    no: usize,
}

impl Tally {
    fn count(&mut self, accepted: bool) {
        if accepted {
            self.yes += 1;
        } else {
            self.no += 1;
        }
    }

    fn has_both(&self, least: usize) {
        assert!(self.yes >= least && self.no >= least, "{} accepted, {} rejected", self.yes, self.no);
    }
}

#[test]
fn words_of_the_auction() {
    let mut dice = Dice(21);
    let mut tally = Tally::default();
    let mut words = vec![Word::Pass, Word::Play, Word::Hold, Word::Better];
    words.extend(ContractKind::ALL.into_iter().flat_map(|kind| [Word::Have(kind.into()), Word::Name(kind)]));
    for _ in 0..400 {
        let Some(game) = game_at(Stage::Auction, &mut dice) else { continue };
        let record = record_of(&game);
        for seat in Seat::ALL {
            for &word in &words {
                let mut longer = record.clone();
                longer.auction.push(Said { seat, word });
                tally.count(check(&longer, &game));
            }
        }
    }
    tally.has_both(1000);
}

fn contracts() -> Vec<Contract> {
    let mut all = vec![Contract::Sie];
    for rank in [CallRank::Ace, CallRank::Ten, CallRank::King] {
        all.extend(CallSuit::ALL.map(|suit| Contract::Rufspiel { called: CalledCard { suit, rank } }));
    }
    for goal in [Goal::Majority, Goal::Tout] {
        all.push(Contract::Wenz { goal });
        for trump in Suit::ALL {
            all.extend([Contract::Farbwenz { trump, goal }, Contract::Solo { trump, goal }]);
        }
    }
    all
}

#[test]
fn contracts_after_the_auction() {
    let mut dice = Dice(22);
    let mut tally = Tally::default();
    for _ in 0..600 {
        let Some(game) = game_at(Stage::Declaring, &mut dice) else { continue };
        let record = record_of(&game);
        let forced = game.table_view().forced;
        for seat in Seat::ALL {
            for contract in contracts() {
                let hand = game.deal().hand(seat);
                let renonce = contract.called().is_some_and(|called| !hand.intersects(called.suit.cards()));
                let declared = Some(Declared { seat, contract, forced, renonce });
                tally.count(check(&Record { declared, ..record.clone() }, &game));
            }
        }
    }
    tally.has_both(1000);
}

#[test]
fn doubles_after_the_first_card() {
    let mut dice = Dice(23);
    let mut tally = Tally::default();
    for _ in 0..600 {
        let Some(mut game) = game_at(Stage::Playing, &mut dice) else { continue };
        // Back to the first card: the same game, played anew.
        let record = record_of(&game);
        let Some(declared) = record.declared else { continue };
        let Ok(fresh) = Game::at_contract(
            game.setup().clone(),
            *game.deal(),
            declared.seat,
            (declared.contract, declared.forced),
        ) else {
            continue;
        };
        if fresh.has_refused_tout() {
            continue;
        }
        game = fresh;
        let leader = game.play().unwrap().turn();
        let card = game.play().unwrap().legal().highest().unwrap();
        game.act(leader, Action::Play(card)).unwrap();
        let bare = Record { calls: Vec::new(), ..record_of(&game) };
        let calls: Vec<Call> = Seat::ALL
            .into_iter()
            .flat_map(|seat| [Called::Stoss, Called::Retour].map(|what| Call { seat, what, after: 1 }))
            .collect();
        for &first in &calls {
            tally.count(check(&Record { calls: vec![first], ..bare.clone() }, &game));
            for &second in &calls {
                tally.count(check(&Record { calls: vec![first, second], ..bare.clone() }, &game));
            }
        }
    }
    tally.has_both(500);
}

#[test]
fn every_card_of_every_player() {
    let mut dice = Dice(24);
    let mut tally = Tally::default();
    for _ in 0..400 {
        let Some(game) = game_at(Stage::Playing, &mut dice) else { continue };
        let record = record_of(&game);
        // In the last trick nobody minds the order (S 3.4.7).
        if game.plays().len() + 4 >= usize::from(game.deal().deck().size()) {
            continue;
        }
        for seat in Seat::ALL {
            for card in Card::all() {
                let mut longer = record.clone();
                match longer.tricks.last_mut().filter(|trick| trick.plays.len() < 4) {
                    Some(trick) => trick.plays.push((seat, card)),
                    None => longer.tricks.push(Trick { plays: vec![(seat, card)], ..Trick::default() }),
                }
                tally.count(check(&longer, &game));
            }
        }
    }
    tally.has_both(500);
}
