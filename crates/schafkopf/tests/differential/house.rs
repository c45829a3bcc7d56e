//! Random matches under random house rules: the machine against the second implementation of the variants, card by card,
//! hand by hand, and in the account of the whole match.

use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::rules::Claims;
use schafkopf::{
    Action, Actions, Card, CardSet, Contract, Ending, Event, Game, Goal, ListEntry, Match, Outcome,
    RamschOutcome, RuleSet, Seat, SeatSet, Settlement, Setup, Side,
};

use crate::bridge;
use crate::chance::house::{any_dealt, any_house};
use crate::chance::moves::quiet_action;
use crate::dice::Dice;
use crate::reference::house::account::{Account, End};
use crate::reference::house::book::Book;
use crate::reference::house::list;
use crate::reference::house::ramsch;
use crate::reference::house::result::{self, Beside};
use crate::reference::house::table::{self, Declared, Table};

/// How many hands are played.
const HANDS: usize = 20_000;

/// A set of the house whose winners need not claim: what they would claim is compared.
fn any_set(dice: &mut Dice) -> Arc<RuleSet> {
    let mut set = (*any_house(dice)).clone();
    if let Some(money) = &mut set.money {
        money.claims = Claims::Automatic;
    }
    Arc::new(set)
}

fn seats(set: SeatSet) -> Vec<usize> {
    set.iter().map(Seat::index).collect()
}

pub(crate) fn game_of(contract: Contract) -> table::Game {
    let (suit, tout) = match contract {
        Contract::Farbgeier { trump, goal }
        | Contract::Farbwenz { trump, goal }
        | Contract::Solo { trump, goal } => (Some(trump.letter()), goal == Goal::Tout),
        Contract::Geier { goal } | Contract::Wenz { goal } => (None, goal == Goal::Tout),
        Contract::Rufspiel { .. }
        | Contract::Sie
        | Contract::Bettel { .. }
        | Contract::Hochzeit
        | Contract::Ramsch => (None, false),
    };
    let kind = contract.kind().plain().name().to_owned();
    let called = contract.called().map(|called| bridge::card(called.card()));
    table::Game { kind, suit, called, tout }
}

/// The reference's table for a hand of the machine that has its contract; the exchange of a Hochzeit is checked.
fn table_of<'a>(book: &'a Book, game: &Game) -> Table<'a> {
    let contract = game.contract().expect("it is declared");
    let declarer = game.parties().map(|parties| parties.declarer.index());
    let mut hands = bridge::hands(game.deal());
    if let Some(exchange) = game.exchange() {
        let (offerer, taker) = (exchange.offerer.index(), exchange.taker.index());
        let (card, back) = (bridge::card(exchange.card), bridge::card(exchange.back));
        let trumps = game_of(contract).trumps(book);
        let is_trump = |held: &&_| trumps.contains(held);
        assert_eq!(hands[offerer].iter().filter(is_trump).collect::<Vec<_>>(), [&card], "V 4.2");
        assert!(
            hands[taker].contains(&back)
                && (!trumps.contains(&back) || book.is("hochzeit.give", "side", "any"))
        );
        hands[offerer].retain(|&held| held != card);
        hands[offerer].push(back);
        hands[taker].retain(|&held| held != back);
        hands[taker].push(card);
    }
    let offerer = game.exchange().map(|exchange| exchange.offerer.index());
    let declared = Declared { game: game_of(contract), declarer, offerer };
    Table::new(book, declared, hands, game.setup().dealer.next().index())
}

/// What happened in a hand besides its cards, as everybody was told.
#[derive(Default)]
struct Told {
    knocks: usize,
    doubles: usize,
    forced: bool,
    trick: Option<(usize, u32)>,
}

impl Told {
    fn hear(&mut self, events: &[Event]) {
        self.trick = None;
        for event in events {
            match event {
                Event::KnocksClosed { by } => self.knocks = by.iter().count(),
                Event::Forced { .. } => self.forced = true,
                Event::Stoss { .. } | Event::Retour { .. } => self.doubles += 1,
                Event::TrickTaken { winner, points, .. } => {
                    self.trick = Some((winner.index(), u32::from(*points)));
                }
                _ => {}
            }
        }
    }

    fn beside(&self, setup: &Setup, account: &Account, book: &Book) -> Beside {
        assert_eq!(i64::from(setup.bock), account.bock_factor(book), "V 8.1");
        assert_eq!(i64::from(setup.thrown_in), account.thrown_in, "V 8.3");
        Beside {
            knocks: self.knocks,
            doubles: self.doubles,
            forced: self.forced,
            bock: account.bock_factor(book),
            thrown_in: account.thrown_in,
        }
    }
}

/// The cards that a seat may play, where it is asked for one.
fn cards_offered(game: &Game, seat: Seat) -> Option<CardSet> {
    match game.legal_actions(seat) {
        Actions::Play(cards) | Actions::PlayOrStoss(cards) => Some(cards),
        _ => None,
    }
}

/// Plays a hand in both, and compares what may be played and who takes it.
fn play_both<'a>(game: &mut Game, book: &'a Book, dice: &mut Dice) -> (Option<Table<'a>>, Told) {
    let (mut table, mut told) = (None, Told::default());
    while let Some((seat, action)) = quiet_action(game, dice) {
        if table.is_none() && game.play().is_some() {
            table = Some(table_of(book, game));
        }
        if let (Some(table), Action::Play(card)) = (&mut table, action) {
            compare_cards(game, table, seat);
            told.hear(&game.act(seat, Action::Play(card)).unwrap());
            let taken = table.play(bridge::card(card));
            assert_eq!(told.trick, taken.map(|trick| (trick.winner, trick.points())), "{card} in {game:?}");
        } else {
            told.hear(&game.act(seat, action).unwrap());
        }
    }
    (table, told)
}

fn compare_cards(game: &Game, table: &Table<'_>, seat: Seat) {
    assert_eq!(table.turn, seat.index(), "{game:?}");
    assert!(!table.is_over(), "{game:?}");
    let legal = bridge::set(&table.legal());
    assert_eq!(cards_offered(game, seat), Some(legal), "{game:?}");
    let refused = |card: Card| game.check(seat, Action::Play(card)).is_err();
    assert!((game.hand(seat) - legal).iter().all(refused), "{game:?}");
}

type Seen = BTreeMap<String, usize>;

/// What the reference keeps of a match, and what has come up.
struct Slow {
    book: Book,
    account: Account,
    seen: Seen,
}

/// A hand that was played in both, with what came beside its cards.
struct Hand<'a> {
    game: &'a Game,
    beside: Beside,
    book: &'a Book,
}

impl Hand<'_> {
    fn told(&self) -> String {
        format!("{}\n{:?}\n{:?}", self.game.setup().rules.canonical(), self.beside, self.game)
    }

    /// Compares what is listed, where neither the first game nor an unjustified double has rules of its own.
    fn compare_list(&self, entry: Option<ListEntry>, slow: Option<[i64; 4]>) {
        let listed = entry.map(|entry| entry.points().as_array().map(i64::from));
        if self.game.setup().number > 1 && !self.book.has("doubling.unjustified_tricks") {
            assert_eq!(listed, slow, "{}", self.told());
        }
    }

    /// Compares a Ramsch; what it pays and whether it was a Durchmarsch.
    fn compare_ramsch(
        &self,
        table: &Table<'_>,
        machine: &RamschOutcome,
        paid: Option<Settlement>,
    ) -> (ramsch::Ramsch, [i64; 4]) {
        let slow = ramsch::ramsch(table);
        assert!(table.is_over(), "{}", self.told());
        assert_eq!(machine.points.as_array().map(u32::from), slow.points, "{}", self.told());
        assert_eq!(machine.tricks.as_array().map(usize::from), slow.tricks, "{}", self.told());
        assert_eq!(seats(machine.losers), slow.losers, "{}", self.told());
        assert_eq!(seats(machine.jungfrauen), slow.jungfrauen, "{}", self.told());
        assert_eq!(machine.durchmarsch.map(Seat::index), slow.durchmarsch, "{}", self.told());
        let units = ramsch::units(table, &slow, ramsch::prices(table, self.beside));
        let units = self.book.has("money").then_some(units);
        assert_eq!(paid.map(|paid| *paid.units().as_array()), units, "{}", self.told());
        (slow, units.unwrap_or_default())
    }

    /// Compares a game of two parties, and what it pays.
    fn compare_game(
        &self,
        table: &Table<'_>,
        machine: &Outcome,
        paid: Option<Settlement>,
    ) -> (result::Outcome, [i64; 4]) {
        let slow = result::outcome(table, self.beside);
        assert!(table.is_over() || machine.contract == Contract::Sie, "{}", self.told());
        let counted = (u32::from(machine.points), usize::from(machine.tricks));
        assert_eq!(counted, (slow.points, slow.tricks), "{}", self.told());
        let flags = (machine.won, machine.schneider, machine.schwarz);
        assert_eq!(flags, (slow.won, slow.schneider, slow.schwarz), "{}", self.told());
        let runners = (usize::from(machine.runners.count), machine.runners.side == Side::Declarer);
        assert_eq!(runners, slow.runners, "{}", self.told());
        let units = result::units(table, &slow, self.beside);
        assert_eq!(paid.map(|paid| *paid.units().as_array()), units, "{}", self.told());
        (slow, units.unwrap_or_default())
    }
}

/// One hand of a match in both; the reference's account takes note of it.
fn one_hand(setup: &Setup, slow: &mut Slow, dice: &mut Dice) -> Game {
    let Slow { book, account, seen } = slow;
    let mut game = Game::new(setup.clone(), any_dealt(&setup.rules, setup.dealer, dice));
    let (table, heard) = play_both(&mut game, book, dice);
    let beside = heard.beside(setup, account, book);
    let hand = Hand { game: &game, beside, book };
    let mut note = |what: &str| *seen.entry(what.to_owned()).or_default() += 1;
    match game.ending().unwrap() {
        Ending::ThrownIn => {
            note("thrown in");
            account.note(book, &End::ThrownIn { knocks: heard.knocks });
        }
        Ending::Redealt { .. } | Ending::SieVoid { .. } => {
            note("nothing");
            account.note(book, &End::Nothing);
        }
        Ending::Ramsch { outcome, settlement, entry } => {
            let table = table.unwrap();
            let (slow, units) = hand.compare_ramsch(&table, outcome, *settlement);
            hand.compare_list(*entry, list::of_ramsch(&table, &slow, beside));
            note(if entry.is_some() { "ramsch listed" } else { "ramsch not listed" });
            note(&format!("ramsch of {}, {} jungfrauen", slow.losers.len(), slow.jungfrauen.len()));
            account.note(book, &End::Ramsch { units, durchmarsch: slow.durchmarsch.is_some() });
        }
        Ending::Scored { outcome, settlement, entry } => {
            let table = table.unwrap_or_else(|| table_of(book, &game));
            let (slow, units) = hand.compare_game(&table, outcome, *settlement);
            hand.compare_list(*entry, list::of_game(&table, &slow, beside));
            note(outcome.contract.kind().name());
            if entry.is_some() {
                note(&format!("{} listed", table.game.kind));
            }
            note_manner(&table, &slow, beside, &mut note);
            account.note(book, &End::Scored { table: &table, outcome: &slow, units, beside });
        }
    }
    game
}

/// What was out of the ordinary, so that nothing is forgotten.
fn note_manner(table: &Table<'_>, slow: &result::Outcome, beside: Beside, note: &mut impl FnMut(&str)) {
    let (book, kind) = (table.book, table.game.kind.as_str());
    let plain = !table.game.tout && kind != "bettel" && kind != "sie";
    let mut when = |what: &str, is_so: bool| {
        if is_so {
            note(what);
        }
    };
    when("knocked", beside.knocks > 0);
    when("doubled twice", beside.doubles == 2);
    when("doubled further", beside.doubles > 2);
    when("bock", beside.bock > 1);
    when("bock twice", beside.bock > book.number("bock.factor", 2));
    when("next", beside.thrown_in > 0 && book.number("all_pass.double_next", 0) > 0);
    when("short", book.is_short());
    when("stopped", table.tricks.len() < book.tricks() && kind != "sie");
    when("schwarz doubles", slow.schwarz && book.flag("money.schwarz_doubles", false));
    when("won with 60", plain && slow.won && slow.points == 60);
    when("schneider with 29 or 90 after a stoss", {
        let over = book.flag("doubling.takes_over", false) && beside.doubles % 2 == 1;
        plain && over && (slow.points == 90 || slow.points == 29 || slow.points == 30)
    });
    when("tout with extras", table.game.tout && book.flag("tout.extras", false) && slow.schneider);
    when("runners capped", slow.runners.0 as i64 > book.number("money.runners_most", 0).max(3));
    when("own price", book.has(&format!("money.{kind}")) && kind != "rufspiel" && kind != "solo");
    when(
        "a solo in herz of its own",
        book.has("money.solo_herz") && table.game.suit == Some('H') && kind == "solo",
    );
}

/// A match of twelve hands under one set: after each the accounts agree.
fn one_match(rules: &Arc<RuleSet>, slow: &mut Slow, dice: &mut Dice) {
    let mut durchgang = Match::new(Arc::clone(rules), dice.seat(), None);
    for _ in 0..12 {
        let setup = durchgang.next_game().unwrap();
        let game = one_hand(&setup, slow, dice);
        let paid = durchgang.record_game(&game);
        let told = || format!("{}\n{game:?}\n{paid:?}", rules.canonical());
        let standing = durchgang.standing();
        assert_eq!(standing.pot, slow.account.pot, "{}", told());
        assert_eq!(*standing.units.as_array(), slow.account.units, "{}", told());
        let mut bock: Vec<i64> = standing.bock.iter().map(i64::from).collect();
        bock.sort_unstable();
        slow.account.bock.sort_unstable();
        assert_eq!(bock, slow.account.bock, "{}", told());
        *slow.seen.entry("pot".to_owned()).or_default() += usize::from(slow.account.pot > 0);
    }
}

/// V 0 to V 14, money and list.
#[test]
fn v_0_to_v_14_the_machine_plays_and_pays_as_the_reference_does() {
    let mut dice = Dice::new(17);
    let mut seen = Seen::new();
    for _ in 0..HANDS.div_ceil(12) {
        let rules = any_set(&mut dice);
        let mut slow = Slow { book: Book::read(&rules.canonical()), account: Account::new(), seen };
        one_match(&rules, &mut slow, &mut dice);
        seen = slow.seen;
    }
    let wanted = [
        "thrown in",
        "bettel listed",
        "hochzeit listed",
        "ramsch listed",
        "nothing",
        "rufspiel",
        "hochzeit",
        "bettel",
        "solo",
        "solo_tout",
        "geier",
        "geier_tout",
        "farbgeier",
        "farbgeier_tout",
        "wenz",
        "wenz_tout",
        "farbwenz",
        "farbwenz_tout",
        "sie",
        "knocked",
        "doubled twice",
        "doubled further",
        "bock",
        "bock twice",
        "next",
        "short",
        "stopped",
        "schwarz doubles",
        "won with 60",
        "schneider with 29 or 90 after a stoss",
        "tout with extras",
        "runners capped",
        "own price",
        "a solo in herz of its own",
        "pot",
        "ramsch of 0, 0 jungfrauen",
        "ramsch of 1, 0 jungfrauen",
        "ramsch of 1, 1 jungfrauen",
        "ramsch of 1, 2 jungfrauen",
        "ramsch of 2, 0 jungfrauen",
        "ramsch of 2, 1 jungfrauen",
        "ramsch of 2, 2 jungfrauen",
    ];
    for what in wanted {
        assert!(seen.get(what).is_some_and(|&times| times >= 3), "{what}: {seen:#?}");
    }
}

/// Sets under which happens often what is rare: two who are level in a Ramsch, a Stoss that takes over and ends at 90 or 30.
const RARE: [&str; 2] = [
    r#"without = ["doubling"]
    ramsch.losers = 2
    ramsch.durchmarsch = "off""#,
    r"doubling.takes_over = true
    doubling.steps = [2, 4, 8]",
];

/// No Tout, so that more is played for points.
const FOR_POINTS: &str = r#"
    extends = "schule"
    id = "rare"
    name = { de = "Selten", en = "Rare" }
    auction.ladder = [["rufspiel"], ["solo"]]
"#;

#[test]
fn v_3_4_and_v_7_5_what_is_rare_agrees_too() {
    let mut dice = Dice::new(18);
    let mut seen = Seen::new();
    for text in RARE {
        let rules = Arc::new(RuleSet::parse(&format!("{FOR_POINTS}{text}")).unwrap());
        for _ in 0..800 {
            let mut slow = Slow { book: Book::read(&rules.canonical()), account: Account::new(), seen };
            one_match(&rules, &mut slow, &mut dice);
            seen = slow.seen;
        }
    }
    for what in ["ramsch of 2, 0 jungfrauen", "schneider with 29 or 90 after a stoss", "won with 60"] {
        assert!(seen.get(what).is_some_and(|&times| times >= 20), "{what}: {seen:#?}");
    }
}
