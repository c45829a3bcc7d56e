//! Views leak nothing: cards that a seat has not seen may change places among the others, and as long as everything
//! that happened at the table could have happened just so, the seat's view is the same to the last byte.

use std::cell::Cell;
use std::sync::Arc;

use schafkopf::rules::builtin;
use schafkopf::{
    Action, BySeat, Card, CardSet, Contract, Courting, Deal, Dealt, Event, Game, RuleSet, Seat, Setup, Stage,
};

use crate::chance::books::any_rules;
use crate::chance::house::{any_dealt, any_house};
use crate::chance::moves::any_action;
use crate::dice::Dice;
use crate::runs::over_seeds;

/// A hand up to some moment, with everything that was done and everything that was heard.
struct History {
    setup: Setup,
    dealt: Dealt,
    actions: Vec<(Seat, Action)>,
    events: Vec<Vec<Event>>,
    game: Game,
}

/// A hand that has gone its way by chance for some steps and is not over.
fn random_history(rules: Arc<RuleSet>, dice: &mut Dice) -> Option<History> {
    let setup = Setup {
        rules,
        dealer: dice.seat(),
        number: 1 + dice.below(2) as u32,
        thrown_in: dice.below(2) as u32,
        bock: 1,
    };
    let dealt = any_dealt(&setup.rules, setup.dealer, dice);
    let mut game = Game::new(setup.clone(), dealt);
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for _ in 0..dice.below(44) {
        let (seat, action) = any_action(&game, dice)?;
        let before = game.clone();
        let heard = game.act(seat, action).unwrap();
        if game.stage() == Stage::Over {
            game = before;
            break;
        }
        actions.push((seat, action));
        events.push(heard);
    }
    (game.stage() != Stage::Over).then_some(History { setup, dealt, actions, events, game })
}

/// The same deal with the cards that nobody of those has seen who are open given out anew among their places. Cards of an
/// exchange stay where they were dealt if one of the two is open, and while one may knock nobody has seen his other cards.
fn shuffled_hidden(history: &History, open: impl Fn(Seat) -> bool, dice: &mut Dice) -> Dealt {
    let game = &history.game;
    let played: CardSet = game.plays().iter().map(|&(_, card)| card).collect();
    let exchanged = game.exchange().filter(|exchange| open(exchange.offerer) || open(exchange.taker));
    let told = exchanged
        .map_or(CardSet::EMPTY, |exchange| CardSet::only(exchange.card) | CardSet::only(exchange.back));
    let taken = game.table_view().offer.filter(|offer| offer.taker.is_some_and(&open) || open(offer.seat));
    let offered = taken.map_or(CardSet::EMPTY, |offer| history.dealt.deal.hand(offer.seat))
        & Contract::Hochzeit.order().trumps();
    let hidden = |seat: Seat| {
        let seen = if open(seat) { game.dealt(seat) } else { CardSet::EMPTY };
        history.dealt.deal.hand(seat) - seen - played - told - offered
    };
    let mut cards: Vec<Card> = Seat::ALL.into_iter().flat_map(|seat| hidden(seat).iter()).collect();
    dice.shuffle(&mut cards);
    let deck = history.setup.rules.deck();
    let hands = BySeat::from_fn(|seat| {
        let mut hand = history.dealt.deal.hand(seat) - hidden(seat);
        while hand.len() < u32::from(deck.hand()) {
            hand.insert(cards.pop().expect("as many cards as were hidden"));
        }
        hand
    });
    let first = history.dealt.first.map(|first| {
        BySeat::from_fn(|seat| {
            let some = || hands[seat].iter().take(first[seat].len() as usize).collect();
            if open(seat) { first[seat] } else { some() }
        })
    });
    Dealt { deal: Deal::of(deck, hands).unwrap(), first }
}

/// What would have come of the same words and cards on another deal, if it had sounded the same. What is given back unseen may
/// be another card.
fn replayed(history: &History, dealt: Dealt) -> Option<Game> {
    let mut game = Game::new(history.setup.clone(), dealt);
    for (&(seat, action), heard) in history.actions.iter().zip(&history.events) {
        let offered = game.legal_actions(seat);
        let action = match action {
            Action::Hochzeit(Courting::Give(_)) if !offered.contains(&action) => *offered.to_vec().first()?,
            _ => action,
        };
        let events = game.act(seat, action).ok()?;
        if events != *heard {
            return None;
        }
    }
    (game.stage() == history.game.stage()).then_some(game)
}

/// How often a comparison was tried, came about, and had other cards in the hidden hands.
#[derive(Debug, Default)]
struct Tally {
    tried: Cell<usize>,
    compared: Cell<usize>,
    changed: Cell<usize>,
    after_cards: Cell<usize>,
    knocking: Cell<usize>,
    married: Cell<usize>,
}

impl Tally {
    fn count(&self, history: &History, other: &Game) {
        self.compared.set(self.compared.get() + 1);
        if other.deal() != history.game.deal() {
            self.changed.set(self.changed.get() + 1);
            self.after_cards.set(self.after_cards.get() + usize::from(!history.game.plays().is_empty()));
            self.knocking.set(self.knocking.get() + usize::from(history.game.stage() == Stage::Knocking));
            self.married.set(self.married.get() + usize::from(history.game.exchange().is_some()));
        }
    }

    fn tell(&self) -> String {
        format!("{self:?}")
    }
}

fn rules(dice: &mut Dice) -> Arc<RuleSet> {
    let ids = ["schule", "schule-turnier", "tischpunkte", "preis"];
    match dice.below(6) {
        0 | 1 => any_rules(dice),
        2 | 3 => any_house(dice),
        _ => builtin(dice.pick(&ids)).unwrap(),
    }
}

/// Runs a comparison over many hands and permutations.
fn over_permutations(compare: impl Fn(&History, Seat, &mut Dice, &Tally)) -> Tally {
    let tally = Tally::default();
    over_seeds(8_000, |dice| {
        let rules = rules(dice);
        let Some(history) = random_history(rules, dice) else { return };
        let seat = dice.seat();
        for _ in 0..8 {
            tally.tried.set(tally.tried.get() + 1);
            compare(&history, seat, dice, &tally);
        }
    });
    tally
}

#[test]
fn a_seats_view_does_not_change_with_cards_it_has_not_seen() {
    let tally = over_permutations(|history, seat, dice, tally| {
        let dealt = shuffled_hidden(history, |other| other == seat, dice);
        let Some(other) = replayed(history, dealt) else { return };
        let (view, same) = (history.game.view(seat), other.view(seat));
        assert_eq!(
            serde_json::to_vec(&view).unwrap(),
            serde_json::to_vec(&same).unwrap(),
            "{:?}",
            history.actions
        );
        assert_eq!(format!("{:?}", view.memory), format!("{:?}", same.memory));
        assert_eq!(view, same);
        assert_eq!(history.game.legal_actions(seat), other.legal_actions(seat));
        tally.count(history, &other);
    });
    assert!(tally.changed.get() > 4_000 && tally.after_cards.get() > 1_000, "{}", tally.tell());
    assert!(tally.knocking.get() > 100 && tally.married.get() > 20, "{}", tally.tell());
}

#[test]
fn a_spectators_view_does_not_change_with_cards_he_is_not_shown() {
    let tally = over_permutations(|history, _, dice, tally| {
        let shows = BySeat::from_fn(|_| dice.once_in(4));
        let dealt = shuffled_hidden(history, |seat| shows[seat], dice);
        let Some(other) = replayed(history, dealt) else { return };
        let (view, same) = (history.game.spectator_view(&shows), other.spectator_view(&shows));
        assert_eq!(
            serde_json::to_vec(&view).unwrap(),
            serde_json::to_vec(&same).unwrap(),
            "{:?}",
            history.actions
        );
        assert_eq!(view, same);
        tally.count(history, &other);
    });
    assert!(tally.changed.get() > 4_000 && tally.after_cards.get() > 1_000, "{}", tally.tell());
    assert!(tally.knocking.get() > 100 && tally.married.get() > 20, "{}", tally.tell());
}
