//! Looks for deals that make good lessons: `cargo run -p stammtisch-coach --example find_lessons`, for those alone that are
//! named behind `--`.
//!
//! A good hand shows its one thing early, is won by who follows the coach, and not by much.

use schafkopf::{
    Action, Actions, CallSuit, Card, CardSet, Contract, Deal, Ending, Game, Goal, Order, Pack, Packets, Rank,
    Seat, SeatView, Seed, Setup, Suit, callable,
};
use schafkopf_bots::Regel;
use stammtisch_coach::{LESSONS, Opening};

fn main() {
    let wanted: Vec<_> = std::env::args().skip(1).collect();
    for lesson in LESSONS.iter().filter(|lesson| wanted.is_empty() || wanted.iter().any(|id| id == lesson.id))
    {
        println!("# {}", lesson.id);
        let rules = lesson.rules.set();
        let packets = Packets::new(&rules.deal.packets).expect("the rules deal whole hands");
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
    let ace = order.side_suit(called).into_iter().find(|card| card.rank() == Rank::Ace);
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
        // High Obers, and Aces, one with its Ten behind it.
        "geier" => {
            let obers = mine & CardSet::of_rank(Rank::Ober);
            let aces = mine & CardSet::of_rank(Rank::Ace);
            let is_backed = |ace: Card| mine.contains(Card::new(ace.suit(), Rank::Ten));
            (2..=3).contains(&obers.len()) && aces.len() >= 2 && aces.iter().any(is_backed)
        }
        // Nobody wants to play, and the learner has something to be rid of.
        "ramsch" => (3..=4).contains(&trumps(Seat::One)) && mine.points() >= 20,
        // Low cards, but not only low ones.
        "bettel" => (8..=14).contains(&mine.points()),
        // Trumps, but no Ace to call; and one on the right who has a single trump.
        "hochzeit" => {
            (4..=6).contains(&trumps(Seat::One))
                && callable(mine, false).next().is_none()
                && trumps(Seat::Four) == 1
        }
        _ => trumps(Seat::One) >= 6,
    }
}

/// Whether who follows the coach wins, and meets what the lesson is about.
fn plays_well(id: &str, mut game: Game) -> bool {
    let (mut suits_followed, mut trumps_led) = (0, 0);
    // What the learner leads is what the lesson's words speak of.
    let mut is_told = true;
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
                None => {
                    is_told &= id != "geier" || trumps_led > 0 || order.is_trump(card);
                    is_told &= id != "ramsch" || card.points() < 10 && higher_outside(&view, card) > 1;
                    trumps_led += usize::from(order.is_trump(card));
                }
            }
        }
        if game.act(seat, advice.action).is_err() {
            return false;
        }
    }
    if let Some(Ending::Ramsch { outcome, .. }) = game.ending() {
        let (points, tricks) = (outcome.points[Seat::One], outcome.tricks[Seat::One]);
        let is_close = outcome.points.iter().all(|(_, &points)| points < 60);
        return id == "ramsch"
            && is_told
            && !outcome.losers.contains(Seat::One)
            && tricks <= 3
            && points < 30
            && is_close;
    }
    let Some(Ending::Scored { outcome, .. }) = game.ending() else { return false };
    let declarer = outcome.parties.declarer;
    let doubled = game.doubles().doubled() != schafkopf::Doubled::Not;
    !doubled
        && is_told
        && match id {
            "follow" => !outcome.won && suits_followed >= 2 && outcome.points > 40,
            "trumps" => outcome.won && trumps_led >= 3 && outcome.points < 95,
            "call" => {
                let rufspiel = matches!(outcome.contract, Contract::Rufspiel { called } if called.suit != CallSuit::Schellen);
                rufspiel && declarer == Seat::One && outcome.won && (70..90).contains(&outcome.points)
            }
            "geier" => {
                let geier = matches!(outcome.contract, Contract::Geier { goal: Goal::Majority });
                geier && declarer == Seat::One && outcome.won && (65..91).contains(&outcome.points)
            }
            "ramsch" => false,
            "bettel" => {
                matches!(outcome.contract, Contract::Bettel { .. }) && declarer == Seat::One && outcome.won
            }
            "hochzeit" => {
                let hochzeit = outcome.contract == Contract::Hochzeit;
                hochzeit && declarer == Seat::One && outcome.won && (65..91).contains(&outcome.points)
            }
            _ => {
                let solo = matches!(outcome.contract, Contract::Solo { goal: Goal::Majority, .. });
                solo && declarer == Seat::One && outcome.won && (75..91).contains(&outcome.points)
            }
        }
}

/// How many cards that go with a card and are higher the others hold.
fn higher_outside(view: &SeatView, card: Card) -> usize {
    let order = view.table.contract.map_or(Order::solo(Suit::Herz), Contract::order);
    let gone: CardSet = view.memory.plays.iter().map(|&(_, card)| card).collect();
    let outside = order.followers(card) - gone - view.hand;
    outside.iter().filter(|&other| order.winner(CardSet::from_iter([card, other]), card) == other).count()
}
