//! Worlds that a seat must hold possible: exactly those with which everything at the table was allowed, each as likely as
//! every other.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use schafkopf::{
    Action, BySeat, Card, CardSet, Contract, Deal, Ending, Game, Pack, Seat, Seed, Setup, rules,
};
use schafkopf_bots::{Bot as _, Builtin, Deadline, Dice, Hidden, Thinking};
use schafkopf_statistics::ChiSquare;

/// A hand at some point, with all that was said and played.
struct Scene {
    game: Game,
    actions: Vec<(Seat, Action)>,
}

impl Scene {
    fn new(id: &str, number: u64) -> Scene {
        let rules = rules::builtin(id).unwrap();
        let dealer = Seat::One.plus((number % 4) as usize);
        let mut generator = Seed::from_text(id).nth(number).generator();
        let dealt = Pack::shuffled_of(rules.deck(), &mut generator).deal_under(&rules, dealer);
        let setup = Setup { rules, dealer, number: 2, thrown_in: (number % 2) as u32, bock: 1 };
        Scene { game: Game::new(setup, dealt.deal), actions: Vec::new() }
    }

    /// Somebody who knows the rules of thumb bids, and anything that is legal is played, until so many cards lie.
    fn play_until(mut self, cards: usize, seed: u64) -> Option<Scene> {
        let mut turn = seed * 100;
        while self.game.plays().len() < cards {
            let seat = self.game.next_to_act()?;
            turn += 1;
            let bot = if self.game.contract().is_none() { Builtin::Regel } else { Builtin::Zufall };
            let rules = std::sync::Arc::clone(&self.game.setup().rules);
            let thinking = Thinking { rules: &rules, seed: turn, deadline: Deadline::NEVER };
            let action = bot.player().act(&self.game.view(seat), &thinking);
            self.game.act(seat, action).unwrap();
            self.actions.push((seat, action));
        }
        (!matches!(self.game.ending(), Some(Ending::Scored { .. }))).then_some(self)
    }

    /// Whether everything was allowed with another deal, and looked the same.
    fn agrees(&self, deal: Deal) -> bool {
        let mut other = Game::new(self.game.setup().clone(), deal);
        self.actions.iter().all(|&(seat, action)| other.act(seat, action).is_ok())
            && other.table_view() == self.game.table_view()
    }

    /// Every way to deal the cards that a seat has not seen, tried one by one.
    fn tried(&self, seat: Seat) -> BTreeSet<[u32; 4]> {
        let mut hands = BySeat::new([CardSet::EMPTY; 4]);
        for &(by, card) in self.game.plays() {
            hands[by].insert(card);
        }
        hands[seat] = self.game.deal().hand(seat);
        let seen = Seat::ALL.into_iter().fold(CardSet::EMPTY, |set, seat| set | hands[seat]);
        let unseen: Vec<Card> = (CardSet::ALL - seen).iter().collect();
        let mut found = BTreeSet::new();
        self.deal_out(&unseen, hands, &mut found);
        found
    }

    fn deal_out(&self, unseen: &[Card], hands: BySeat<CardSet>, found: &mut BTreeSet<[u32; 4]>) {
        let Some((&card, rest)) = unseen.split_first() else {
            let deal = Deal::new(hands).unwrap();
            if self.agrees(deal) {
                found.insert(bits(&deal));
            }
            return;
        };
        for seat in Seat::ALL {
            if hands[seat].len() < 8 {
                let mut more = hands;
                more[seat].insert(card);
                self.deal_out(rest, more, found);
            }
        }
    }
}

fn bits(deal: &Deal) -> [u32; 4] {
    deal.hands().map(CardSet::bits).as_array().to_owned()
}

/// Compares what is listed with what is tried; returns how many worlds there were.
fn check(scene: &Scene, seat: Seat) -> usize {
    let view = scene.game.view(seat);
    let hidden = Hidden::of(&view, &scene.game.setup().rules);
    let listed: Vec<[u32; 4]> = hidden.all().map(|deal| bits(&deal)).collect();
    let tried = scene.tried(seat);
    assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), tried);
    assert_eq!(listed.len(), tried.len(), "none is listed twice");
    tried.len()
}

#[test]
fn worlds_are_those_with_which_everything_was_allowed() {
    let (mut rufspiele, mut worlds) = (0, 0);
    for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        for number in 0..60 {
            let cards = 20 + (number % 4) as usize;
            let Some(scene) = Scene::new(id, number).play_until(cards, number) else { continue };
            rufspiele += usize::from(matches!(scene.game.contract(), Some(Contract::Rufspiel { .. })));
            worlds += check(&scene, Seat::One.plus((number / 3 % 4) as usize));
        }
    }
    assert!(rufspiele > 100 && worlds > 3_000, "{rufspiele} {worlds}");
}

#[test]
fn worlds_with_four_tricks_left_and_with_all_cards_in_two_hands() {
    for number in 0..6 {
        let Some(scene) = Scene::new("schule", number).play_until(17, number) else { continue };
        check(&scene, scene.game.next_to_act().unwrap());
    }
}

#[test]
fn v_7_2_worlds_are_those_with_which_everybody_could_double_who_did() {
    let (mut answered, mut further) = (0, 0);
    for number in 0..300 {
        let cards = 20 + (number % 4) as usize;
        let Some(scene) = Scene::new("alles", number).play_until(cards, number) else { continue };
        let doubles = scene.game.doubles();
        if !matches!(scene.game.contract(), Some(Contract::Rufspiel { .. })) || !doubles.retour {
            continue;
        }
        answered += usize::from(doubles.retour_by.is_some());
        further += usize::from(doubles.retour_by.is_none() && doubles.count() > 2);
        check(&scene, Seat::One.plus((number / 3 % 4) as usize));
    }
    assert!(answered > 5 && further > 5, "{answered} {further}");
}

#[test]
fn s_2_5_4_who_runs_away_has_four_of_the_suit() {
    let hands = [
        "EO GO SU HA H9 G8 EK S7",
        "HU HZ H8 EA E9 SA SK S9",
        "HO SO EU H7 GA GK G9 G7",
        "GU HK EZ E8 E7 GZ SZ S8",
    ];
    let rules = rules::builtin("schule-turnier").unwrap();
    let setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
    let contract = Contract::Rufspiel { called: schafkopf::CalledCard::ace(schafkopf::CallSuit::Gras) };
    let mut game =
        Game::at_contract(setup, Deal::parse(&hands).unwrap(), Seat::One, (contract, false)).unwrap();
    for card in ["SU", "HZ", "HO", "HK", "G7", "GZ", "G8", "S9"] {
        let seat = game.next_to_act().unwrap();
        game.act(seat, Action::Play(card.parse().unwrap())).unwrap();
    }
    let view = game.view(Seat::Four);
    let hidden = Hidden::of(&view, &game.setup().rules);
    let gras = schafkopf::CallSuit::Gras.cards();
    let mut dice = Dice::new(1);
    for _ in 0..200 {
        let deal = hidden.draw(&mut dice, 1_000).unwrap();
        assert!(deal.hand(Seat::Three).contains("GA".parse().unwrap()));
        assert!((deal.hand(Seat::Three) & gras).len() >= 4, "{deal:?}");
        assert!(!(deal.hand(Seat::Two) & gras).intersects(gras), "seat 2 threw off");
    }
}

#[test]
fn every_world_is_as_likely_as_every_other() {
    let (mut tested, mut number) = (0, 0);
    while tested < 6 {
        number += 1;
        let Some(scene) = Scene::new("schule", number).play_until(20, number) else { continue };
        let seat = scene.game.next_to_act().unwrap();
        let view = scene.game.view(seat);
        let hidden = Hidden::of(&view, &scene.game.setup().rules);
        let mut counts: BTreeMap<[u32; 4], u64> = hidden.all().map(|deal| (bits(&deal), 0)).collect();
        if !(50..600).contains(&counts.len()) {
            continue;
        }
        let mut dice = Dice::new(number);
        let draws = counts.len() as u64 * 50;
        for _ in 0..draws {
            *counts.get_mut(&bits(&hidden.draw(&mut dice, 10_000).unwrap())).unwrap() += 1;
        }
        let counts: Vec<u64> = counts.into_values().collect();
        let p = ChiSquare::even(&counts).p_value();
        assert!((1e-5..1.0 - 1e-5).contains(&p), "hand {number}: p {p}");
        tested += 1;
    }
}
