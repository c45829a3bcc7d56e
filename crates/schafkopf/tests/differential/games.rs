//! Random games: every contract, legal cards and winners card by card, results under all books.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use schafkopf::{
    Action, Actions, Card, CardSet, Contract, Deal, Doubling, Ending, Event, Game, Outcome, Play, RuleSet,
    Seat, Setup, Side, Stage, rules,
};

use crate::bridge;
use crate::dice::Dice;
use crate::hands::Luck;
use crate::reference::contract::{Kind, calls, may_declare, tout_stands};
use crate::reference::play::Table;
use crate::reference::score::{Book, Doubles, Tout, list, money, score};

fn setup(book: Book, dealer: Seat, number: u32) -> Setup {
    static GEIER: LazyLock<Arc<RuleSet>> =
        LazyLock::new(|| Arc::new(RuleSet::parse(include_str!("../data/geier.toml")).unwrap()));
    let rules = rules::builtin(book.id()).unwrap_or_else(|| Arc::clone(&GEIER));
    Setup { rules, dealer, number, thrown_in: 0, bock: 1 }
}

/// A deal, what is declared on it, and who deals.
#[derive(Debug, Clone, Copy)]
struct Position {
    deal: Deal,
    declarer: Seat,
    contract: Contract,
    forced: bool,
    dealer: Seat,
}

impl Position {
    fn table(self) -> Table {
        let contract = bridge::contract(self.contract);
        Table::new(bridge::hands(&self.deal), contract, self.declarer.index(), self.dealer.index())
    }

    fn may_be_declared(self, book: Book) -> bool {
        let hand = bridge::hand(self.deal.hand(self.declarer));
        may_declare(&hand, bridge::contract(self.contract), book, self.forced)
    }

    fn game(self, book: Book, number: u32) -> Game {
        let at = setup(book, self.dealer, number);
        Game::at_contract(at, self.deal, self.declarer, (self.contract, self.forced)).unwrap()
    }
}

/// Plays a random game in both implementations and compares them at every card.
fn play_both(position: Position, dice: &mut Dice) -> (Table, Vec<Card>) {
    let mut table = position.table();
    let mut play = Play::new(&position.deal, position.contract, position.dealer.next());
    let mut cards = Vec::new();
    while !table.is_over() {
        let legal = bridge::set(&table.legal());
        assert_eq!(play.turn().index(), table.turn, "{position:?} {cards:?}");
        assert_eq!(play.legal(), legal, "{position:?} {cards:?}");
        let refused = (play.hand(play.turn()) - legal).iter().all(|card| play.check(card).is_err());
        assert!(refused, "{position:?} {cards:?}");
        let card = dice.pick(&legal.iter().collect::<Vec<Card>>());
        assert_eq!(play.check(card), Ok(()));
        cards.push(card);
        let (fast, slow) = (play.play(card), table.play(bridge::card(card)));
        assert_eq!(fast.map(|t| t.winner.index()), slow.as_ref().map(|t| t.winner), "{position:?} {cards:?}");
        assert_eq!(fast.map(|t| u32::from(t.points)), slow.as_ref().map(|t| t.points));
    }
    assert!(play.is_over() && play.legal().is_empty());
    (table, cards)
}

/// Plays the same cards through the game machine, doubling as told, and returns how it ended.
fn replay(game: &mut Game, cards: &[Card], doubles: Doubles) -> Ending {
    for (place, &card) in cards.iter().enumerate() {
        let seat = game.to_act().next().unwrap();
        game.act(seat, Action::Play(card)).unwrap();
        if place == 0 && game.stage() == Stage::Doubling {
            answer_doubling(game, doubles);
        }
    }
    *game.ending().unwrap()
}

fn answer_doubling(game: &mut Game, doubles: Doubles) {
    if let Some(seat) = doubles.stoss {
        game.act(Seat::ALL[seat], Action::Double(Doubling::Stoss)).unwrap();
    }
    while matches!(game.stage(), Stage::Doubling | Stage::Retour) {
        let seat = game.to_act().next().unwrap();
        let retour = game.stage() == Stage::Retour && doubles.retour;
        let answer = if retour { Doubling::Retour } else { Doubling::Decline };
        game.act(seat, Action::Double(answer)).unwrap();
    }
}

/// Who may double (S 3.3.1, 5.2.4, T 18, P 6), and whether the declarer may answer.
fn doubles_under(table: &Table, book: Book) -> Vec<Doubles> {
    let trumps = table.contract.trumps();
    let has_trump = |seat: usize| table.dealt[seat].iter().any(|card| trumps.contains(card));
    let defenders = (0..4).filter(|seat| !table.party().contains(seat));
    let mut all = vec![Doubles::default()];
    match book {
        Book::Schule => all.extend(
            defenders.flat_map(|seat| [false, true].map(|retour| Doubles { stoss: Some(seat), retour })),
        ),
        Book::Tischpunkte => all.extend(
            defenders
                .filter(|&seat| has_trump(seat))
                .map(|seat| Doubles { stoss: Some(seat), retour: false }),
        ),
        Book::SchuleTurnier | Book::Preis | Book::Geier => {}
    }
    all
}

/// Compares result, money and list of one game under a book.
fn compare(position: Position, table: &Table, cards: &[Card], (book, number): (Book, u32), doubles: Doubles) {
    let mut game = position.game(book, number);
    let Ending::Scored { outcome, settlement, entry } = replay(&mut game, cards, doubles) else {
        panic!("a game that was played is scored: {position:?}");
    };
    let told = || format!("{book:?}, game {number}, {doubles:?}, {position:?}, {cards:?}");
    let slow = score(table, book, number);
    assert_eq!(u32::from(outcome.points), slow.points, "{}", told());
    assert_eq!(u32::from(outcome.tricks), slow.tricks, "{}", told());
    assert_eq!(
        (outcome.won, outcome.schneider, outcome.schwarz),
        (slow.won, slow.schneider, slow.schwarz),
        "{}",
        told()
    );
    assert_eq!(runners(&outcome), slow.runners, "{}", told());
    assert_eq!(game.has_refused_tout(), slow.tout == Tout::Refused, "{}", told());
    let units = settlement.map(|settlement| *settlement.units().as_array());
    assert_eq!(units, money(table.contract, &slow, doubles, book), "{}", told());
    let points = entry.map(|entry| entry.points().map(i64::from)).map(|points| *points.as_array());
    assert_eq!(points, list(table.contract, &slow, doubles, (book, number)), "{}", told());
}

fn runners(outcome: &Outcome) -> (u32, bool) {
    (u32::from(outcome.runners.count), outcome.runners.side == Side::Declarer)
}

/// Every contract that some book lets a seat declare on a deal, forced or not.
fn positions(deal: Deal, declarer: Seat, dice: &mut Dice) -> Vec<Position> {
    let dealer = dice.seat();
    let both = [false, true];
    let all = bridge::in_the_books().filter(|&contract| contract != Contract::Sie);
    all.flat_map(|contract| both.map(|forced| Position { deal, declarer, contract, forced, dealer }))
        .filter(|position| Book::ALL.into_iter().any(|book| position.may_be_declared(book)))
        .collect()
}

#[test]
fn random_games_agree_with_the_reference_under_all_books() {
    let mut dice = Dice::new(1);
    let mut played: BTreeMap<String, u32> = BTreeMap::new();
    let mut results: BTreeMap<String, u32> = BTreeMap::new();
    for round in 0..2_000_usize {
        let luck = Luck::ALL[round % Luck::ALL.len()];
        let (lucky, deal) = luck.deal(&mut dice);
        let declarer = if luck == Luck::RunsAway { lucky.plus(1 + dice.below(3)) } else { lucky };
        for position in positions(deal, declarer, &mut dice) {
            let (table, cards) = play_both(position, &mut dice);
            *results.entry(result(&table)).or_default() += 1;
            for book in Book::ALL.into_iter().filter(|&book| position.may_be_declared(book)) {
                for doubles in doubles_under(&table, book) {
                    compare(position, &table, &cards, (book, 1 + dice.below(2) as u32), doubles);
                }
                *played.entry(kind(&table, position, book)).or_default() += 1;
            }
        }
    }
    let few: Vec<_> = played.iter().filter(|(_, times)| **times < 30).collect();
    assert!(few.is_empty(), "kinds of games that hardly came up: {few:?}");
    assert_eq!(played.len(), 55, "{played:?}");
    assert_eq!(results.len(), 16, "{results:?}");
}

/// What sort of game it was, so that none is forgotten.
fn kind(table: &Table, position: Position, book: Book) -> String {
    let contract = table.contract;
    let declarer = &table.dealt[table.declarer];
    match contract.kind {
        Kind::Rufspiel => {
            let called = contract.called.unwrap();
            let renonce = !calls(declarer, false).contains(&called) && called.rank == 'A';
            format!("{book:?} calls {} forced {} renonce {renonce}", called.rank, position.forced)
        }
        Kind::Farbgeier | Kind::Geier | Kind::Wenz | Kind::Farbwenz | Kind::Solo | Kind::Sie => {
            let stands = contract.tout && tout_stands(declarer, contract, book, 2);
            let kind = contract.kind;
            format!("{book:?} {kind:?} tout {} stands {stands} forced {}", contract.tout, position.forced)
        }
    }
}

/// What sort of result it was, so that none is forgotten.
fn result(table: &Table) -> String {
    let end = score(table, Book::Schule, 2);
    let party = if table.contract.is_solo_kind() { "one" } else { "two" };
    let goal = if table.contract.tout { "for a tout" } else { "for 61" };
    let won = if end.won { "win" } else { "lose" };
    let height = match (end.schneider, end.schwarz) {
        (_, true) => "schwarz",
        (true, false) => "schneider",
        (false, false) => "plainly",
    };
    let few = if end.won && end.schneider && end.tricks >= 7 { "and leave a trick at most" } else { "" };
    format!("{party} {goal} {won} {height} {few}")
}

#[test]
fn declarations_agree_with_the_reference_under_all_books() {
    let mut dice = Dice::new(2);
    for round in 0..2_100_usize {
        let (lucky, deal) = Luck::ALL[round % Luck::ALL.len()].deal(&mut dice);
        let declarer = if dice.once_in(3) { dice.seat() } else { lucky };
        for contract in bridge::in_the_books() {
            for (book, forced) in Book::ALL.into_iter().flat_map(|book| [(book, false), (book, true)]) {
                let position = Position { deal, declarer, contract, forced, dealer: Seat::Four };
                let at = setup(book, Seat::Four, 2);
                let game = Game::at_contract(at, deal, declarer, (contract, forced));
                assert_eq!(game.is_ok(), position.may_be_declared(book), "{book:?} {position:?}");
            }
        }
    }
}

/// Under the game machine itself: what it offers, card by card, and what it tells of the tricks.
#[test]
fn the_machine_offers_the_cards_of_the_reference() {
    let mut dice = Dice::new(3);
    for round in 0..700_usize {
        let (lucky, deal) = Luck::ALL[round % Luck::ALL.len()].deal(&mut dice);
        let book = dice.pick(&Book::ALL);
        let open = positions(deal, lucky.plus(dice.below(4)), &mut dice);
        let open: Vec<Position> =
            open.into_iter().filter(|position| position.may_be_declared(book)).collect();
        if open.is_empty() {
            continue;
        }
        let position = dice.pick(&open);
        let (mut game, mut table) = (position.game(book, 2), position.table());
        while !table.is_over() {
            let seat = Seat::ALL[table.turn];
            let legal: CardSet = bridge::set(&table.legal());
            assert_eq!(game.legal_actions(seat), Actions::Play(legal), "{position:?}");
            assert!(Seat::ALL.into_iter().all(|s| s == seat || game.legal_actions(s).is_empty()));
            let card = dice.pick(&legal.iter().collect::<Vec<Card>>());
            let events = game.act(seat, Action::Play(card)).unwrap();
            let told = events.iter().find_map(|event| match event {
                Event::TrickTaken { winner, points, .. } => Some((winner.index(), u32::from(*points))),
                _ => None,
            });
            assert_eq!(told, table.play(bridge::card(card)).map(|trick| (trick.winner, trick.points)));
            answer_doubling(&mut game, Doubles::default());
        }
    }
}
