//! The deals of a match, all from one seed.

use std::sync::Arc;

use schafkopf::{ContractKind, Dealt, Game, Pack, RuleSet, Seat, Seed, Setup};

use crate::dice::derive;
use crate::regel::Regel;

/// The number that every game of the arena has in its match: not the first, which has rules of its own.
const GAME_NUMBER: u32 = 2;

/// The deals of a match: any of them can be made without those before it.
///
/// Deal `n` of a seed is the one that `stammtisch deal --seed … --first n` prints.
#[derive(Debug, Clone)]
pub struct Series {
    seed: Seed,
    rules: Arc<RuleSet>,
    only: Option<ContractKind>,
}

/// How many deals are looked through for one of a kind.
const TRIES: u64 = 100_000;

impl Series {
    /// The deals that follow from a seed.
    pub fn new(seed: Seed, rules: Arc<RuleSet>) -> Series {
        Series { seed, rules, only: None }
    }

    /// The same with games of one kind alone: the words are those of four `regel`, deals that lead to something else are passed
    /// over, and the players begin with the cards.
    ///
    /// Deal `n` is then the first fitting one of a row of its own. Where the rules know no such game, none fits, and what comes last
    /// is played.
    #[must_use]
    pub fn only(self, kind: ContractKind) -> Series {
        Series { only: Some(kind), ..self }
    }

    /// The rules that are played by.
    pub fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// The seed.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Deal `number`, from 1, after the cards have been thrown in so many times, at the moment when the players are first asked.
    pub(super) fn game(&self, number: u64, thrown_in: u32) -> Game {
        let first = self.hand_seed(number, thrown_in);
        let Some(kind) = self.only else { return self.dealt(first, number, thrown_in) };
        let mut game = self.spoken(first, number, thrown_in);
        for attempt in 1..TRIES {
            if game.contract().is_some_and(|contract| contract.kind() == kind) && game.ending().is_none() {
                break;
            }
            game = self.spoken(first.nth(attempt), number, thrown_in);
        }
        game
    }

    fn dealt(&self, seed: Seed, number: u64, thrown_in: u32) -> Game {
        let dealer = Seat::One.plus((number.wrapping_sub(1) % 4) as usize);
        let mut chance = seed.generator();
        let dealt: Dealt = Pack::shuffled_of(self.rules.deck(), &mut chance).deal_under(&self.rules, dealer);
        let rules = Arc::clone(&self.rules);
        Game::new(Setup { rules, dealer, number: GAME_NUMBER, thrown_in, bock: 1 }, dealt)
    }

    /// The same after `regel` has spoken for everybody, down to what is played.
    fn spoken(&self, seed: Seed, number: u64, thrown_in: u32) -> Game {
        let mut game = self.dealt(seed, number, thrown_in);
        while game.contract().is_none()
            && let Some(seat) = game.next_to_act()
            && let Some(advice) = Regel::advise(&game.view(seat), &self.rules)
        {
            game.act(seat, advice.action).expect("`regel` advises what is allowed");
        }
        game
    }

    /// Where the players' chance in a hand comes from; it tells nothing about the cards.
    pub(super) fn chance(&self, number: u64, thrown_in: u32) -> u64 {
        let salt = self.seed.nth(number).salt();
        let word: [u8; 8] = *salt.as_bytes().first_chunk().expect("32 bytes begin with 8");
        derive(u64::from_le_bytes(word), u64::from(thrown_in))
    }

    fn hand_seed(&self, number: u64, thrown_in: u32) -> Seed {
        let first = self.seed.nth(number);
        if thrown_in == 0 { first } else { first.nth(u64::from(thrown_in)) }
    }
}
