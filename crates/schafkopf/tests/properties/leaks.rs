//! Views leak nothing: cards that a seat has not seen may change places among the others, and as long as everything
//! that happened at the table could have happened just so, the seat's view is the same to the last byte.

use std::cell::Cell;
use std::sync::Arc;

use schafkopf::rules::builtin;
use schafkopf::{Action, BySeat, Card, CardSet, Deal, Event, Game, RuleSet, Seat, Setup, Stage};

use crate::any_rules::any_rules;
use crate::dice::Dice;
use crate::runs::{any_action, any_deal, over_seeds};

/// A hand up to some moment, with everything that was done and everything that was heard.
struct History {
    setup: Setup,
    deal: Deal,
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
    let deal = any_deal(dice);
    let mut game = Game::new(setup.clone(), deal);
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
    (game.stage() != Stage::Over).then_some(History { setup, deal, actions, events, game })
}

/// The same deal with the cards that lie hidden in some hands given out anew among them.
fn shuffled_hidden(history: &History, open: impl Fn(Seat) -> bool, dice: &mut Dice) -> Deal {
    let hidden = |seat: Seat| if open(seat) { CardSet::EMPTY } else { history.game.hand(seat) };
    let mut cards: Vec<Card> = Seat::ALL.into_iter().flat_map(|seat| hidden(seat).iter()).collect();
    dice.shuffle(&mut cards);
    let hands = BySeat::from_fn(|seat| {
        let mut hand = history.deal.hand(seat) - hidden(seat);
        while hand.len() < 8 {
            hand.insert(cards.pop().expect("as many cards as were hidden"));
        }
        hand
    });
    Deal::new(hands).unwrap()
}

/// What would have come of the same words and cards on another deal, if it had sounded the same.
fn replayed(history: &History, deal: Deal) -> Option<Game> {
    let mut game = Game::new(history.setup.clone(), deal);
    for (&(seat, action), heard) in history.actions.iter().zip(&history.events) {
        let events = game.act(seat, action).ok()?;
        if events != *heard {
            return None;
        }
    }
    (game.stage() == history.game.stage()).then_some(game)
}

/// How often a comparison was tried, came about, and had other cards in the hidden hands.
#[derive(Default)]
struct Tally {
    tried: Cell<usize>,
    compared: Cell<usize>,
    changed: Cell<usize>,
    after_cards: Cell<usize>,
}

impl Tally {
    fn count(&self, history: &History, other: &Game) {
        self.compared.set(self.compared.get() + 1);
        if other.deal() != history.game.deal() {
            self.changed.set(self.changed.get() + 1);
            self.after_cards.set(self.after_cards.get() + usize::from(!history.game.plays().is_empty()));
        }
    }

    fn tell(&self) -> String {
        let Tally { tried, compared, changed, after_cards } = self;
        format!("{tried:?} tried, {compared:?} compared, {changed:?} changed, {after_cards:?} after cards")
    }
}

fn rules(dice: &mut Dice) -> Arc<RuleSet> {
    let ids = ["schule", "schule-turnier", "tischpunkte", "preis"];
    if dice.once_in(3) { any_rules(dice) } else { builtin(dice.pick(&ids)).unwrap() }
}

/// Runs a comparison over many hands and permutations.
fn over_permutations(compare: impl Fn(&History, Seat, &mut Dice, &Tally)) -> Tally {
    let tally = Tally::default();
    over_seeds(2_500, |dice| {
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
        let deal = shuffled_hidden(history, |other| other == seat, dice);
        let Some(other) = replayed(history, deal) else { return };
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
}

#[test]
fn a_spectators_view_does_not_change_with_cards_he_is_not_shown() {
    let tally = over_permutations(|history, _, dice, tally| {
        let shows = BySeat::from_fn(|_| dice.once_in(4));
        let deal = shuffled_hidden(history, |seat| shows[seat], dice);
        let Some(other) = replayed(history, deal) else { return };
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
}
