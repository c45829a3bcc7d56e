//! A bot cannot know what its seat does not see: cards that it has not seen may be exchanged among the others, in any way
//! that the public history allows, without changing its answer.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use schafkopf::{Action, BySeat, Card, CardSet, Deal, Game, Pack, Packets, Seat, Seed, Setup, rules};
use schafkopf_bots::{Bot, Builtin, Deadline, Dice, Mind, Thinking};

fn setup(id: &str) -> Setup {
    Setup { rules: rules::builtin(id).unwrap(), dealer: Seat::Two, number: 2, thrown_in: 1, bock: 1 }
}

/// A game after the same actions with other cards; none where the cards do not allow them, or where somebody had to
/// announce something else (P 4).
fn replayed(game: &Game, deal: Deal, actions: &[(Seat, Action)]) -> Option<Game> {
    let mut other = Game::new(game.setup().clone(), deal);
    for &(seat, action) in actions {
        other.act(seat, action).ok()?;
    }
    (other.table_view() == game.table_view()).then_some(other)
}

/// The deal with the cards that a seat has not seen dealt anew to the others.
fn exchanged(game: &Game, seat: Seat, dice: &mut Dice) -> Deal {
    let played = BySeat::from_fn(|other| {
        game.plays().iter().filter(|(by, _)| *by == other).map(|&(_, card)| card).collect::<CardSet>()
    });
    let known = |other| if other == seat { game.deal().hand(seat) } else { played[other] };
    let seen = Seat::ALL.into_iter().fold(CardSet::EMPTY, |set, other| set | known(other));
    let mut rest: Vec<Card> = (CardSet::ALL - seen).iter().collect();
    for last in (1..rest.len()).rev() {
        rest.swap(last, dice.below(last as u32 + 1) as usize);
    }
    let mut hands = BySeat::from_fn(known);
    for other in Seat::ALL {
        while hands[other].len() < 8 {
            hands[other].insert(rest.pop().expect("32 cards make four hands"));
        }
    }
    Deal::new(hands).unwrap()
}

fn answers(game: &Game, seat: Seat, bots: &[&dyn Bot]) -> Vec<Action> {
    let rules = Arc::clone(&game.setup().rules);
    let thinking = Thinking { rules: &rules, seed: 5, deadline: Deadline::NEVER };
    bots.iter().map(|bot| bot.player().act(&game.view(seat), &thinking)).collect()
}

/// The sets of the books; what is unseen before knocks and after an exchange is tried where views are made.
const BOOKS: [&str; 4] = ["schule", "schule-turnier", "tischpunkte", "preis"];

/// Plays hands as the last of some bots, and exchanges unseen cards before each decision; returns how often.
fn exchanges(bots: &[&dyn Bot], hands: u64, times: u32) -> u32 {
    let mut exchanges = 0;
    for id in BOOKS {
        let packets = Packets::new(&rules::builtin(id).unwrap().deal.packets).unwrap();
        for number in 0..hands {
            let mut dice = Dice::new(number);
            let pack = Pack::shuffled(&mut Seed::from_text(id).nth(number).generator());
            let mut game = Game::new(setup(id), pack.deal(Seat::Two, &packets));
            let mut actions = Vec::new();
            while let Some(seat) = game.next_to_act() {
                let given = answers(&game, seat, bots);
                for _ in 0..times {
                    let other = exchanged(&game, seat, &mut dice);
                    if let Some(other) = replayed(&game, other, &actions) {
                        exchanges += u32::from(other.deal() != game.deal());
                        assert_eq!(other.view(seat), game.view(seat), "{id} {number}");
                        assert_eq!(answers(&other, seat, bots), given, "{id} {number}");
                    }
                }
                let action = *given.last().unwrap();
                game.act(seat, action).unwrap();
                actions.push((seat, action));
            }
        }
    }
    exchanges
}

#[test]
fn unseen_cards_do_not_change_an_answer() {
    let exchanges = exchanges(&[&Builtin::Zufall, &Builtin::Regel], 150, 4);
    assert!(exchanges > 10_000, "{exchanges}");
}

#[test]
fn who_imagines_unseen_cards_does_not_know_them() {
    let minds = [Mind::einfach(), Mind::stammtisch()].map(|mind| mind.with_worlds_scaled(0.02));
    let bots = minds.each_ref().map(|mind| mind as &dyn Bot);
    let exchanges = exchanges(&bots, 2, 2);
    assert!(exchanges > 60, "{exchanges}");
}
