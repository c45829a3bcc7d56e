//! Random games through the machine, the same on every run.

use std::sync::Arc;

use schafkopf::{Action, BySeat, Card, CardSet, Deal, Deck, Game, RuleSet, Seat, Setup, rules};

/// A small generator, SplitMix64: the same numbers on every machine.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % sides as u64) as usize
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }

    pub(crate) fn deal(&mut self, deck: Deck) -> Deal {
        let mut cards: Vec<Card> = deck.cards().iter().collect();
        for i in (1..cards.len()).rev() {
            cards.swap(i, self.roll(i + 1));
        }
        let size = cards.len() / 4;
        let hand = |seat: Seat| cards[size * seat.index()..][..size].iter().copied().collect::<CardSet>();
        Deal::of(deck, BySeat::from_fn(hand)).unwrap()
    }

    pub(crate) fn rules(&mut self) -> Arc<RuleSet> {
        let ids: Vec<&str> = rules::builtin_ids().collect();
        rules::builtin(self.pick(&ids)).unwrap()
    }
}

/// A house that claims by hand, keeps a pot and forbids the leader to double: what no built-in set does.
pub(crate) fn own_rules() -> Arc<RuleSet> {
    let text = "extends = \"schule\"\nid = \"dahoam\"\n[name]\nde = \"Dahoam\"\nen = \"At home\"\n\
                [money]\nclaims = \"by_hand\"\n[stock]\nunits = 1\n[doubling]\nby_leader = false\n";
    Arc::new(RuleSet::parse(text).unwrap())
}

/// A random game: random rules, deal and actions, now and then left before its end.
pub(crate) fn random_game(dice: &mut Dice) -> Game {
    let rules = if dice.roll(8) == 0 { own_rules() } else { dice.rules() };
    let number = dice.pick(&[1, 1, 2, 3, 17]);
    let setup =
        Setup { rules, dealer: dice.pick(&Seat::ALL), number, thrown_in: dice.roll(2) as u32, bock: 1 };
    let deck = setup.rules.deck();
    let deal = if dice.roll(200) == 0 && deck == Deck::Long { sie() } else { dice.deal(deck) };
    let mut game = Game::new(setup, deal);
    let stop = if dice.roll(8) == 0 { dice.roll(40) } else { usize::MAX };
    for _ in 0..stop {
        let asked: Vec<Seat> = game.to_act().collect();
        if asked.is_empty() {
            break;
        }
        let seat = dice.pick(&asked);
        let actions = game.legal_actions(seat).to_vec();
        // Passing and declining come first, and come more often.
        let calm = !matches!(actions[0], Action::Play(_)) && dice.roll(2) == 0;
        let action = if calm { actions[0] } else { dice.pick(&actions) };
        game.act(seat, action).unwrap();
    }
    game
}

fn sie() -> Deal {
    Deal::parse(&[
        "EA EZ EK E9 E8 E7 GA GZ",
        "EO GO HO SO EU GU HU SU",
        "GK G9 G8 G7 HA HZ HK H9",
        "H8 H7 SA SZ SK S9 S8 S7",
    ])
    .unwrap()
}
