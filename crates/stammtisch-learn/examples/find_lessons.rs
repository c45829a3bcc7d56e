//! Looks for deals that make good lessons: `cargo run -p stammtisch-learn --example find_lessons`.
//!
//! A good hand shows its one thing early, is won by who follows the coach, and not by much.

use schafkopf::rules::builtin;
use schafkopf::{
    Action, Actions, CallSuit, Contract, Deal, Ending, Game, Order, Pack, Packets, Seat, Seed, Setup, Suit,
};
use schafkopf_bots::Regel;
use stammtisch_learn::{LESSONS, Opening};

fn main() {
    let rules = builtin("schule").expect("it is built in");
    let packets = Packets::new(&rules.deal.packets).expect("the rules deal whole hands");
    for lesson in &LESSONS {
        println!("# {}", lesson.id);
        let mut rng = Seed::from_text(lesson.id).generator();
        let mut found = 0;
        for _ in 0..2_000_000 {
            let deal = Pack::shuffled(&mut rng).deal(Seat::Four, &packets);
            let dealer = lesson.dealer();
            let setup = Setup { rules: rules.clone(), dealer, number: 2, thrown_in: 0, bock: 1 };
            let Some(game) = lesson.opening.begin(setup, deal) else { continue };
            if fits(lesson.id, &deal, lesson.opening) && plays_well(lesson.id, game) {
                let hands: Vec<_> = Seat::ALL.map(|seat| format!("\"{}\"", sorted(&deal, seat))).to_vec();
                println!("        hands: [{}],", hands.join(", "));
                found += 1;
                if found == 3 {
                    break;
                }
            }
        }
    }
}

fn sorted(deal: &Deal, seat: Seat) -> String {
    let cards = Order::solo(Suit::Herz).sorted(deal.hand(seat)).map(|card| card.to_string());
    cards.collect::<Vec<_>>().join(" ")
}

/// Whether the cards show what the lesson is about.
fn fits(id: &str, deal: &Deal, opening: Opening) -> bool {
    let order = Order::solo(Suit::Herz);
    let mine = deal.hand(Seat::One);
    let trumps = |seat: Seat| (deal.hand(seat) & order.trumps()).len();
    let called = match opening {
        Opening::Rufspiel { suit, .. } => suit.suit(),
        Opening::Auction => Suit::Eichel,
    };
    let ace = order.side_suit(called).into_iter().find(|card| card.rank() == schafkopf::Rank::Ace);
    match id {
        // A defender with few trumps who must follow three suits, some of them with a choice.
        "follow" => {
            let suits = [Suit::Eichel, Suit::Gras, Suit::Schellen];
            let long = suits.iter().all(|&suit| !(mine & order.side_suit(suit)).is_empty());
            trumps(Seat::Four) >= 4
                && trumps(Seat::One) == 3
                && long
                && ace.is_some_and(|ace| !mine.contains(ace))
        }
        "trumps" => {
            (5..=6).contains(&trumps(Seat::One))
                && ace.is_some_and(|ace| deal.hand(Seat::Three).contains(ace))
        }
        "call" => (5..=6).contains(&trumps(Seat::One)),
        _ => trumps(Seat::One) >= 6,
    }
}

/// Whether who follows the coach wins, and meets what the lesson is about.
fn plays_well(id: &str, mut game: Game) -> bool {
    let (mut suits_followed, mut trumps_led) = (0, 0);
    while let Some(seat) = game.next_to_act() {
        let view = game.view(seat);
        let Some(advice) = Regel::advise(&view, &game.setup().rules) else { return false };
        if seat == Seat::One
            && let (Actions::Play(legal), Action::Play(card)) = (view.memory.actions, advice.action)
        {
            let order = game.contract().map_or(Order::solo(Suit::Herz), Contract::order);
            match view.table.trick.first() {
                Some(led) if !order.is_trump(led.card) => {
                    suits_followed +=
                        usize::from((legal & !order.followers(led.card)).is_empty() && legal.len() > 1);
                }
                Some(_) => {}
                None => trumps_led += usize::from(order.is_trump(card)),
            }
        }
        if game.act(seat, advice.action).is_err() {
            return false;
        }
    }
    let Some(Ending::Scored { outcome, .. }) = game.ending() else { return false };
    let declarer = outcome.parties.declarer;
    let doubled = game.doubles().doubled() != schafkopf::Doubled::Not;
    !doubled
        && match id {
            "follow" => !outcome.won && suits_followed >= 2 && outcome.points > 40,
            "trumps" => outcome.won && trumps_led >= 3 && outcome.points < 95,
            "call" => {
                let rufspiel = matches!(outcome.contract, Contract::Rufspiel { called } if called.suit != CallSuit::Schellen);
                rufspiel && declarer == Seat::One && outcome.won && (70..90).contains(&outcome.points)
            }
            _ => {
                let solo = matches!(outcome.contract, Contract::Solo { goal: schafkopf::Goal::Majority, .. });
                solo && declarer == Seat::One && outcome.won && (75..91).contains(&outcome.points)
            }
        }
}
