//! Bytes as choices in a hand: what `legal_actions` lists is accepted, what it does not list is rejected.

use schafkopf::{
    Action, BySeat, Card, CardSet, Contract, Deal, Deck, Doubling, Game, Goal, Seat, Setup, rules,
};

/// Plays the hand that the bytes choose.
pub(crate) fn hold(input: &[u8]) {
    let mut bytes = input.iter().copied();
    // A deal of bytes is one of the long pack.
    let long = |id: &&str| rules::builtin(id).is_some_and(|rules| rules.deck() == Deck::Long);
    let ids: Vec<&str> = rules::builtin_ids().filter(long).collect();
    let id = ids[usize::from(bytes.next().unwrap_or(0)) % ids.len()];
    let rules = rules::builtin(id).expect("it is built in");
    let number = 1 + u32::from(bytes.next().unwrap_or(0) % 3);
    let mut game = Game::new(
        Setup { rules, dealer: Seat::Four, number, thrown_in: number - 1, bock: 1 },
        deal(&mut bytes),
    );
    while let Some(seat) = game.next_to_act() {
        let choice = bytes.next().unwrap_or(0);
        // Something that may well be wrong, by anybody.
        let wild = [
            Action::Play(Card::from_index(choice % 32).expect("below 32")),
            Action::Declare(Contract::Wenz { goal: Goal::from_flag(choice.is_multiple_of(2)) }),
            Action::Double(Doubling::Stoss),
        ][usize::from(choice) % 3];
        let who = Seat::ALL[usize::from(choice / 3) % 4];
        let listed = game.legal_actions(who).contains(&wild);
        assert_eq!(game.clone().act(who, wild).is_ok(), listed, "{who:?} {wild:?}");
        // Something that is right.
        let legal = game.legal_actions(seat).to_vec();
        let action = legal[usize::from(choice) % legal.len()];
        game.act(seat, action).expect("listed as legal");
    }
    assert!(game.ending().is_some());
}

/// The deal that the next bytes shuffle.
fn deal(bytes: &mut impl Iterator<Item = u8>) -> Deal {
    let mut cards: Vec<Card> = Card::all().collect();
    for place in (1..cards.len()).rev() {
        let other = usize::from(bytes.next().unwrap_or(0)) % (place + 1);
        cards.swap(place, other);
    }
    let hands = BySeat::from_fn(|seat| cards[8 * seat.index()..][..8].iter().copied().collect::<CardSet>());
    Deal::new(hands).expect("a shuffled pack")
}
