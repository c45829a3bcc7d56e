//! The steps of the primer for the page: what each shows and asks, and the answers that the core gives.

use std::path::Path;

use schafkopf::rules::builtin;
use schafkopf::{
    BySeat, CallSuit, CalledCard, Card, CardSet, Contract, Goal, Order, Play, Seat, Suit, Terms, callable,
    parse_cards,
};
use serde::Serialize;
use stammtisch_http::typescript::{Declarations, hold};
use ts_rs::TS;

const HEAD: &str = "\
// The game in eight steps: what each shows and asks, with the answers that the core gives.
// Generated from crates/stammtisch-learn/tests/primer.rs: UPDATE_DOCS=1 cargo test -p stammtisch-learn --test primer
";

/// A step of the primer.
#[derive(Serialize, TS)]
#[ts(rename = "PrimerStep")]
struct Step {
    /// The end of the keys of its words.
    id: &'static str,
    /// What it shows.
    figures: Vec<Figure>,
    /// How the points of the declarer's side are divided up, where that is shown.
    zones: Vec<Zone>,
    /// What it asks.
    tasks: Vec<Task>,
    /// Where the book says more.
    clauses: &'static [&'static str],
}

/// Cards in a row with a word under each.
#[derive(Serialize, TS)]
#[ts(rename = "PrimerFigure")]
struct Figure {
    /// The end of the key of the words above it.
    title: &'static str,
    /// The cards.
    cards: Vec<String>,
    /// What stands under a card.
    under: Under,
    /// The place of the card that takes the trick, where the row is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    taker: Option<usize>,
}

/// What stands under a card.
#[derive(Serialize, TS)]
#[ts(rename = "PrimerUnder")]
#[serde(rename_all = "snake_case")]
enum Under {
    Suit,
    Points,
    Number,
    Nickname,
    Nothing,
}

/// Points of the declarer's side, and what they come to.
#[derive(Serialize, TS)]
#[ts(rename = "PrimerZone")]
struct Zone {
    /// The end of the key of its words.
    id: &'static str,
    /// From how many points on.
    from: u8,
    /// Up to how many.
    to: u8,
}

/// A question.
#[derive(Serialize, TS)]
#[ts(rename = "PrimerTask")]
struct Task {
    /// The end of the keys of its words.
    id: &'static str,
    /// Cards to look at while answering; none where there are none.
    hand: Vec<String>,
    /// The trick on the table, first the card that was led.
    trick: Vec<String>,
    /// What is chosen from.
    from: Choices,
    /// What is right.
    right: Vec<String>,
    /// Whether more than one may be right.
    many: bool,
}

/// What is chosen from.
#[derive(Serialize, TS)]
#[ts(rename = "PrimerChoices")]
#[serde(rename_all = "snake_case")]
enum Choices {
    /// Cards.
    Cards(Vec<String>),
    /// Words, by their last letter.
    Words(Vec<&'static str>),
    /// Numbers.
    Numbers(Vec<u8>),
}

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).expect("cards")
}

fn names(cards: &[Card]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

fn row(title: &'static str, text: &str, under: Under) -> Figure {
    Figure { title, cards: names(&cards(text)), under, taker: None }
}

/// A trick, and the card that takes it.
fn trick(title: &'static str, text: &str, order: Order) -> Figure {
    let taker = order.taking(&cards(text)).map(|taking| taking.place);
    Figure { taker, ..row(title, text, Under::Nothing) }
}

/// All trumps, the highest first.
fn trumps(title: &'static str, order: Order) -> Figure {
    let cards: Vec<Card> = order.trumps_descending().collect();
    Figure { title, cards: names(&cards), under: Under::Number, taker: None }
}

/// Which card takes the trick?
fn who_takes(id: &'static str, text: &str, order: Order) -> Task {
    let trick = cards(text);
    let taking = order.taking(&trick).expect("there are cards");
    let right = vec![taking.card.to_string()];
    Task { id, hand: Vec::new(), trick: Vec::new(), from: Choices::Cards(names(&trick)), right, many: false }
}

/// Which cards may be played?
fn may_play(id: &'static str, led: &str, hand: &str, contract: Contract) -> Task {
    let (led, hand) = (cards(led), cards(hand));
    let manner = builtin("schule").expect("it is built in").manner(contract);
    let mut hands = BySeat::new([CardSet::EMPTY; 4]);
    hands[Seat::Two] = hand.iter().copied().collect();
    let mut play = Play::with_hands(manner, hands, contract, Seat::One);
    play.follow(led[0]);
    let legal = play.legal();
    let right: Vec<Card> = hand.iter().copied().filter(|&card| legal.contains(card)).collect();
    Task {
        id,
        hand: Vec::new(),
        trick: names(&led),
        from: Choices::Cards(names(&hand)),
        right: names(&right),
        many: true,
    }
}

/// Which of these are right, of cards on the table?
fn which(id: &'static str, text: &str, is_right: impl Fn(Card) -> bool) -> Task {
    let all = cards(text);
    let right: Vec<Card> = all.iter().copied().filter(|&card| is_right(card)).collect();
    Task {
        id,
        hand: Vec::new(),
        trick: Vec::new(),
        from: Choices::Cards(names(&all)),
        right: names(&right),
        many: true,
    }
}

/// Which Ace may a hand call?
fn which_call(id: &'static str, hand: &str) -> Task {
    let hand = cards(hand);
    let aces: Vec<Card> = CallSuit::ALL.map(|suit| CalledCard::ace(suit).card()).to_vec();
    let right: Vec<Card> = callable(hand.iter().copied().collect(), false).map(CalledCard::card).collect();
    Task {
        id,
        hand: names(&hand),
        trick: Vec::new(),
        from: Choices::Cards(names(&aces)),
        right: names(&right),
        many: false,
    }
}

/// How many points lie here?
fn how_many(id: &'static str, text: &str, wrong: [u8; 2]) -> Task {
    let trick = cards(text);
    let points: u8 = trick.iter().map(|card| card.points()).sum();
    Task {
        id,
        hand: Vec::new(),
        trick: names(&trick),
        from: Choices::Numbers(vec![wrong[0], wrong[1], points]),
        right: vec![points.to_string()],
        many: false,
    }
}

/// A question in words, with the letter of the right ones.
fn in_words(id: &'static str, right: &str) -> Task {
    let from = Choices::Words(vec!["a", "b", "c"]);
    Task { id, hand: Vec::new(), trick: Vec::new(), from, right: vec![right.to_owned()], many: false }
}

fn zones(terms: Terms) -> Vec<Zone> {
    let Terms { own_schneider, majority, schneider, .. } = terms;
    vec![
        Zone { id: "lost-schneider", from: 0, to: own_schneider },
        Zone { id: "lost", from: own_schneider + 1, to: majority - 1 },
        Zone { id: "won", from: majority, to: schneider - 1 },
        Zone { id: "won-schneider", from: schneider, to: CardSet::ALL.points() },
    ]
}

/// What the declarer's side with some points has come to, as the words of a question put it.
fn comes_to(points: u8, terms: Terms, [schneider, won, lost]: [&'static str; 3]) -> &'static str {
    if points >= terms.schneider {
        schneider
    } else if points >= terms.majority {
        won
    } else {
        lost
    }
}

fn step(id: &'static str, figures: Vec<Figure>, tasks: Vec<Task>, clauses: &'static [&'static str]) -> Step {
    Step { id, figures, zones: Vec::new(), tasks, clauses }
}

fn steps() -> Vec<Step> {
    let rufspiel = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Eichel) };
    let wenz = Contract::Wenz { goal: Goal::Majority };
    let solo = Contract::Solo { trump: Suit::Schellen, goal: Goal::Majority };
    // The trumps of a Rufspiel before the called Ace is told of.
    let uncalled = Contract::Solo { trump: Suit::Herz, goal: Goal::Majority };
    let usual = rufspiel.order();
    let terms = Terms::usual(Goal::Majority);
    let all = CardSet::ALL.points();
    vec![
        step(
            "deck",
            vec![
                row("suits", "EA GA HA SA", Under::Suit),
                row("ranks", "GA GZ GK GO GU G9 G8 G7", Under::Points),
            ],
            vec![how_many("sum", "EA GZ HK S9", [21, 24])],
            &["S 1.2.2", "S 1.2.3", "S 1.2.4"],
        ),
        step(
            "trick",
            vec![trick("figure", "G9 GK GZ SA", usual)],
            vec![who_takes("suit", "E8 EK GA E9", usual)],
            &["S 3.1.1", "S 3.2.1"],
        ),
        step(
            "trumps",
            vec![trumps("order", usual)],
            vec![
                which("trumps", "GO EA H8 SU GK SO HA EZ", |card| usual.is_trump(card)),
                who_takes("ruff", "GA HA SU G7", usual),
            ],
            &["S 1.2.5", "S 2.5.6"],
        ),
        step(
            "follow",
            Vec::new(),
            vec![
                may_play("follow", "GK", "GO HA EA GZ G8 S7", uncalled),
                may_play("follow-trump", "HA", "EO SU H7 EA EZ G9", uncalled),
                may_play("free", "S9", "SO H9 EA G7", uncalled),
            ],
            &["S 3.2.1", "S 3.2.2", "S 3.2.4"],
        ),
        step(
            "call",
            vec![row("aces", "EA GA SA", Under::Nickname)],
            vec![which_call("call", "EO GO HU HA H8 EK E9 SA")],
            &["S 2.4.2", "S 2.5.1", "S 2.5.3"],
        ),
        step(
            "ace",
            Vec::new(),
            vec![may_play("ace", "E9", "SU H8 EA EZ GK", rufspiel)],
            &["S 2.5.2", "S 2.5.4", "S 2.5.5"],
        ),
        step(
            "alone",
            vec![trumps("wenz", wenz.order()), trumps("solo", solo.order())],
            vec![who_takes("wenz", "EZ EA EO SU", wenz.order())],
            &["S 2.6.6", "S 2.7.1", "S 2.7.2"],
        ),
        Step {
            zones: zones(terms),
            ..step(
                "count",
                Vec::new(),
                vec![
                    in_words("sixty", comes_to(60, terms, ["a", "a", "b"])),
                    in_words("schneider", comes_to(all - 28, terms, ["b", "a", "c"])),
                ],
                &["S 4.1.1", "S 4.1.3", "S 4.1.4"],
            )
        },
    ]
}

#[test]
fn the_primer_of_the_page_is_up_to_date() {
    let mut types = Declarations::new();
    types.add::<Step>();
    let steps = serde_json::to_string(&steps()).expect("steps are plain data");
    let text = format!(
        "{}\n/** The steps. */\nexport const STEPS: readonly PrimerStep[] = {steps};\n",
        types.file(HEAD)
    );
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/primer.ts"), &text);
}

/// The words of the page tell why just these are right.
#[test]
fn the_answers_are_those_that_the_words_give_reasons_for() {
    let told = [
        ("sum", "25"),
        ("suit", "EK"),
        ("trumps", "GO H8 SU SO HA"),
        ("ruff", "SU"),
        ("follow", "GZ G8"),
        ("follow-trump", "EO SU H7"),
        ("free", "SO H9 EA G7"),
        ("call", "EA"),
        ("ace", "EA"),
        ("wenz", "SU"),
        ("sixty", "b"),
        ("schneider", "b"),
    ];
    let steps = steps();
    let tasks: Vec<&Task> = steps.iter().flat_map(|step| &step.tasks).collect();
    let found: Vec<_> = tasks.iter().map(|task| (task.id, task.right.join(" "))).collect();
    assert_eq!(found, told.map(|(id, right)| (id, right.to_owned())));
    for Task { id, from, right, many, .. } in tasks {
        let choices: Vec<String> = match from {
            Choices::Cards(cards) => cards.clone(),
            Choices::Words(words) => words.iter().map(ToString::to_string).collect(),
            Choices::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect(),
        };
        assert!(right.iter().all(|one| choices.contains(one)), "{id}: every answer can be chosen");
        assert!(*many || right.len() == 1, "{id}: one answer");
    }
}
