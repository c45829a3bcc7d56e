//! Prints a whole hand as a moving picture, from the game that is written down in `examples/rufspiel.skn`:
//! `cargo run -p stammtisch-art --example hand > docs/pictures/hand.svg`.

#![expect(clippy::disallowed_macros, reason = "an example is a program")]

use std::fmt::Write as _;

use stammtisch_art::cards::{Look, sprite};

const GAME: &str = include_str!("../../../examples/rufspiel.skn");

/// Width and height of the picture, and of a card.
const PICTURE: (f64, f64) = (960.0, 640.0);
const CARD: (f64, f64) = (88.0, 154.0);
/// Seconds before the first card, of a trick, between two cards of it, and until it is taken in; then of the end.
const BEFORE: f64 = 1.5;
const TRICK: f64 = 3.6;
const BETWEEN: f64 = 0.6;
const TAKEN: f64 = 2.9;
const AFTER: f64 = 3.0;
/// How long a card takes to fly.
const FLIGHT: f64 = 0.35;

/// A place at the table, as the player at the bottom sees it.
#[derive(Clone, Copy)]
struct Place {
    name: &'static str,
    /// Where the hand begins, and how far each card is from the one before.
    hand: (f64, f64),
    step: (f64, f64),
    /// How large its cards are shown.
    scale: f64,
    /// Where a card that was played lies.
    table: (f64, f64),
    /// Where the name stands.
    label: (f64, f64),
}

/// The places clockwise, from the player who is looked over the shoulder.
const PLACES: [Place; 4] = [
    Place {
        name: "Sepp",
        hand: (116.0, 478.0),
        step: (92.0, 0.0),
        scale: 1.0,
        table: (436.0, 278.0),
        label: (480.0, 468.0),
    },
    Place {
        name: "Vroni",
        hand: (18.0, 170.0),
        step: (0.0, 24.0),
        scale: 0.5,
        table: (330.0, 190.0),
        label: (40.0, 158.0),
    },
    Place {
        name: "Xaver",
        hand: (378.0, 14.0),
        step: (24.0, 0.0),
        scale: 0.5,
        table: (436.0, 102.0),
        label: (650.0, 56.0),
    },
    Place {
        name: "Resi",
        hand: (898.0, 170.0),
        step: (0.0, 24.0),
        scale: 0.5,
        table: (542.0, 190.0),
        label: (920.0, 158.0),
    },
];

/// A trick: who leads, its cards, who takes it.
struct Trick {
    leader: usize,
    cards: Vec<&'static str>,
    winner: usize,
}

fn place(name: &str) -> usize {
    PLACES.iter().position(|place| place.name == name).expect("the four are known")
}

/// The hand that a player was dealt.
fn dealt(name: &str) -> Vec<&'static str> {
    let begin = format!("{name} hat: ");
    let line = GAME.lines().find_map(|line| line.strip_prefix(begin.as_str()));
    line.expect("every hand is written down").split(' ').collect()
}

fn tricks() -> Vec<Trick> {
    let read = |line: &'static str| {
        let (_, trick) = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok())?;
        let (leader, rest) = trick.split_once(": ")?;
        let (cards, winner) = rest.split_once(" -> ")?;
        let winner = winner.split(' ').next()?;
        Some(Trick { leader: place(leader), cards: cards.split(' ').collect(), winner: place(winner) })
    };
    GAME.lines().filter_map(read).collect()
}

/// A moment of a card: when, where, how large, how visible.
struct Moment(f64, (f64, f64), f64, u8);

/// The movement of an element.
fn keyframes(name: &str, moments: &[Moment], whole: f64) -> String {
    let mut text = format!("@keyframes {name}{{");
    for Moment(at, (x, y), scale, opacity) in moments {
        let percent = at / whole * 100.0;
        let _ = write!(
            text,
            "{percent:.2}%{{transform:translate({x}px,{y}px) scale({scale});opacity:{opacity}}}"
        );
    }
    let Some(Moment(_, (x, y), scale, opacity)) = moments.last() else { return text + "}" };
    let _ = write!(text, "100%{{transform:translate({x}px,{y}px) scale({scale});opacity:{opacity}}}");
    text + "}"
}

/// The movement of a card from the hand over the table to whoever takes it; then of its back, where that is seen.
fn moments(place: &Place, index: usize, trick: (usize, &Trick), turn: usize) -> [Vec<Moment>; 2] {
    let at = (place.hand.0 + index as f64 * place.step.0, place.hand.1 + index as f64 * place.step.1);
    let begin = BEFORE + TRICK * trick.0 as f64;
    let (flies, taken) = (begin + BETWEEN * turn as f64, begin + TAKEN);
    let winner = PLACES[trick.1.winner].label;
    let home = (winner.0 - 22.0, winner.1 - 20.0);
    // Only the own hand is seen before it is played.
    let seen = u8::from(place.name == PLACES[0].name);
    let face = vec![
        Moment(0.0, at, place.scale, seen),
        Moment(flies - 0.01, at, place.scale, seen),
        Moment(flies, at, place.scale, 1),
        Moment(flies + FLIGHT, place.table, 1.0, 1),
        Moment(taken, place.table, 1.0, 1),
        Moment(taken + FLIGHT, home, 0.2, 1),
        Moment(taken + FLIGHT + 0.01, home, 0.2, 0),
    ];
    let back = [(0.0, 1), (flies - 0.01, 1), (flies, 0)];
    [face, back.map(|(when, opacity)| Moment(when, at, place.scale, opacity * (1 - seen))).into()]
}

fn main() {
    let tricks = tricks();
    let whole = BEFORE + TRICK * tricks.len() as f64 + AFTER;
    let mut style = format!(
        "use{{animation:{whole}s linear infinite}}text{{font:600 22px sans-serif;fill:#f4ead8;text-anchor:middle}}"
    );
    let (mut cards, mut names) = (String::new(), String::new());
    let (width, height) = CARD;
    for (number, place) in PLACES.iter().enumerate() {
        let (x, y) = place.label;
        let _ = write!(names, r#"<text x="{x}" y="{y}">{}</text>"#, place.name);
        for (index, card) in dealt(place.name).into_iter().enumerate() {
            let (trick, turn) = played(&tricks, number, card);
            let [face, back] = moments(place, index, (trick, &tricks[trick]), turn);
            for (shown, name, moments) in [("back", format!("b{card}"), back), (card, card.to_owned(), face)]
            {
                style += &keyframes(&name, &moments, whole);
                let _ = write!(
                    cards,
                    r##"<use href="#{shown}" width="{width}" height="{height}" style="animation-name:{name}"/>"##
                );
            }
        }
    }
    let (right, below) = PICTURE;
    println!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right} {below}"><style>{style}</style><rect width="{right}" height="{below}" rx="18" fill="#2f5d43"/><rect x="8" y="8" width="{}" height="{}" rx="14" fill="none" stroke="#5a4632" stroke-width="6"/>{}{names}{cards}</svg>"##,
        right - 16.0,
        below - 16.0,
        sprite(Look::default())
    );
}

/// In which trick a card is played, and as which of its four.
fn played(tricks: &[Trick], place: usize, card: &str) -> (usize, usize) {
    tricks
        .iter()
        .enumerate()
        .find_map(|(number, trick)| {
            let turn = trick.cards.iter().position(|played| *played == card)?;
            ((trick.leader + turn) % 4 == place).then_some((number, turn))
        })
        .expect("every card is played by whom it was dealt to")
}
