//! What holds of every picture.

use std::collections::{BTreeMap, BTreeSet};

use schafkopf::{Card, Rank, Suit};

use super::court::Court;
use super::ink::{Ink, colour};
use super::{Deck, Look, Painter, TURNED, back, body, face, sprite, suit_sign};

const LOOKS: [Look; 4] = [
    Look { deck: Deck::Bavarian, indices: true },
    Look { deck: Deck::Bavarian, indices: false },
    Look { deck: Deck::FourColour, indices: true },
    Look { deck: Deck::FourColour, indices: false },
];

/// As long as the name of a card becomes.
const LONG_NAME: &str = "Schellen-Unter (Unter of Bells)";

/// Every picture of a look.
fn pictures(look: Look) -> Vec<String> {
    let faces = Card::all().map(|card| face(card, look, &card.to_string()));
    let signs = Suit::ALL.into_iter().map(|suit| suit_sign(suit, look.deck));
    faces.chain(signs).chain([back(look), sprite(look)]).collect()
}

/// The attributes of a tag; panics where one is not `name="value"` or stands twice.
fn attributes(tag: &str) -> BTreeMap<&str, &str> {
    let mut found = BTreeMap::new();
    let mut rest = tag.trim();
    while !rest.is_empty() {
        let (name, after) = rest.split_once("=\"").unwrap_or_else(|| panic!("no attribute: {rest}"));
        let (value, after) = after.split_once('"').unwrap_or_else(|| panic!("no end of value: {after}"));
        assert!(name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'), "{name}");
        assert!(!value.contains(['<', '&']), "{value}");
        assert!(found.insert(name, value).is_none(), "{name} stands twice in {tag}");
        assert!(after.is_empty() || after.starts_with(' '), "{after}");
        rest = after.trim_start();
    }
    found
}

/// Reads a picture as XML; gives its ids and what it refers to.
fn read(svg: &str) -> (BTreeSet<&str>, BTreeSet<&str>) {
    let (mut open, mut ids, mut references) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    let mut pieces = svg.split('<');
    assert_eq!(pieces.next(), Some(""), "something stands before the first tag");
    for piece in pieces {
        let (tag, text) = piece.split_once('>').expect("a tag ends");
        assert!(text.is_empty() || open.last() == Some(&"title") || tag.starts_with("title"), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed out of turn");
            continue;
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, rest) = tag.split_once(' ').unwrap_or((tag, ""));
        let attributes = attributes(rest);
        if let Some(id) = attributes.get("id") {
            assert!(ids.insert(*id), "{id} stands twice");
        }
        references.extend(attributes.get("href").map(|to| to.strip_prefix('#').expect("only within")));
        if !closed {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} stay open");
    (ids, references)
}

#[test]
fn every_picture_is_well_formed_and_refers_to_itself_alone() {
    for look in LOOKS {
        for svg in pictures(look) {
            let (ids, references) = read(&svg);
            assert!(references.is_subset(&ids), "{references:?} in {svg}");
        }
    }
}

#[test]
fn nothing_a_strict_policy_forbids_is_in_a_picture() {
    for look in LOOKS {
        for svg in pictures(look) {
            for forbidden in
                ["style", "script", "href=\"http", "url(", "foreignObject", "<image", "<text", "<!"]
            {
                assert!(!svg.contains(forbidden), "{forbidden} in {svg}");
            }
        }
    }
}

#[test]
fn no_card_is_larger_than_six_thousand_bytes() {
    for look in LOOKS {
        for card in Card::all() {
            let size = face(card, look, LONG_NAME).len();
            assert!(size <= 6000, "{card}: {size}");
        }
        assert!(back(look).len() <= 6000);
        assert!(sprite(look).len() <= 60_000, "{}", sprite(look).len());
    }
}

#[test]
fn every_card_says_the_name_that_it_is_given() {
    for card in Card::all() {
        for (name, title) in [(LONG_NAME, LONG_NAME), ("a < b & c", "a &lt; b &amp; c")] {
            let svg = face(card, Look::default(), name);
            assert!(svg.contains(&format!("<title>{title}</title>")), "{svg}");
        }
    }
}

#[test]
fn all_faces_differ_and_come_out_the_same_each_time() {
    for look in LOOKS {
        let faces: BTreeSet<String> = Card::all().map(|card| body(card, look)).collect();
        assert_eq!(faces.len(), 32);
        assert_eq!(pictures(look), pictures(look));
    }
}

#[test]
fn the_sprite_has_a_symbol_for_every_card_and_the_back() {
    for look in LOOKS {
        let sprite = sprite(look);
        for id in Card::all().map(|card| card.to_string()).chain(["back".to_owned()]) {
            assert!(sprite.contains(&format!(r#"<symbol id="{id}" viewBox="0 0 570 1000""#)), "{id}");
        }
    }
}

#[test]
fn both_packs_can_stand_in_one_page() {
    for card in Card::all() {
        let [one, other] = Deck::ALL.map(|deck| face(card, Look { deck, indices: true }, ""));
        assert!(read(&one).0.is_disjoint(&read(&other).0), "{card}");
    }
}

#[test]
fn indices_can_be_switched_off() {
    for deck in Deck::ALL {
        for card in Card::all() {
            let with = body(card, Look { deck, indices: true });
            let without = body(card, Look { deck, indices: false });
            assert!(with.contains("translate(70 3"), "{card}");
            assert!(!without.contains("translate(70 3"), "{card}");
        }
    }
}

/// How many signs lie on a card without indices.
fn signs(card: Card) -> usize {
    let look = Look { deck: Deck::Bavarian, indices: false };
    let body = body(card, look);
    let sign = format!("href=\"#cb-{}\"", card.suit());
    let (half, middle) = body.split_once(TURNED).expect("a card is a half and its copy");
    2 * half.matches(&sign).count() + middle.matches(&sign).count()
}

#[test]
fn pip_cards_show_as_many_signs_as_they_are_called() {
    for suit in Suit::ALL {
        for (rank, count) in [(Rank::Ten, 10), (Rank::Nine, 9), (Rank::Eight, 8), (Rank::Seven, 7)] {
            assert_eq!(signs(Card::new(suit, rank)), count, "{suit}{rank}");
        }
    }
}

#[test]
fn the_sign_of_an_ober_is_high_and_that_of_an_unter_low() {
    let height = |court: Court| {
        let svg = court.signs(Painter::new(Deck::Bavarian, Suit::Eichel));
        let (_, place) = svg.split_once("translate(").expect("a sign has a place");
        let numbers = place.split(')').next().expect("the place ends");
        numbers.split(' ').nth(1).and_then(|y| y.parse::<u16>().ok()).expect("two numbers")
    };
    assert!(height(Court::Ober) < 200);
    assert!(height(Court::Unter) > 300);
}

/// Red, green and blue of a colour, each from 0 to 1 and linear in light.
fn light(colour: &str) -> [f64; 3] {
    let digits = colour.strip_prefix('#').expect("a colour begins with #");
    let width = digits.len() / 3;
    [0, 1, 2].map(|place| {
        let pair = digits[place * width..][..width].repeat(3 - width);
        let value = f64::from(u8::from_str_radix(&pair, 16).expect("hexadecimal")) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// Contrast of two colours as WCAG 2.2 defines it.
fn contrast(one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|colour| {
        let [red, green, blue] = light(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    });
    one.max(other) / one.min(other)
}

/// A colour in CIE L*a*b*.
fn lab(colour: &str) -> [f64; 3] {
    let [red, green, blue] = light(colour);
    let [x, y, z] = [
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    ]
    .map(|part| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Distance of two colours in CIE L*a*b*; side by side, two are told apart from about 2.
fn distance(one: &str, other: &str) -> f64 {
    let parts = lab(one).into_iter().zip(lab(other));
    parts.map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

#[test]
fn indices_stand_out_from_the_paper() {
    assert!((contrast("#000", "#ffffff") - 21.0).abs() < 1e-9, "the measure itself");
    for deck in Deck::ALL {
        for suit in Suit::ALL {
            let ratio = contrast(colour(Ink::Index, deck, suit), colour(Ink::Stock, deck, suit));
            assert!(ratio >= 4.5, "{deck:?} {suit}: {ratio}");
        }
    }
}

#[test]
fn the_four_colours_are_far_apart() {
    for ink in [Ink::Index, Ink::Sign] {
        for one in Suit::ALL {
            for other in Suit::ALL.into_iter().filter(|&other| other != one) {
                let [one, other] = [one, other].map(|suit| colour(ink, Deck::FourColour, suit));
                assert!(distance(one, other) > 35.0, "{one} {other}: {}", distance(one, other));
            }
        }
    }
}

/// FNV-1a, enough to notice that a picture has changed.
fn fingerprint(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn the_pictures_are_those_last_looked_at() {
    let prints = LOOKS.map(|look| {
        let faces = Card::all().map(|card| format!("{card} {:016x}", fingerprint(&body(card, look))));
        let rest = [("back", back(look)), ("sprite", sprite(look))]
            .map(|(name, svg)| format!("{name} {:016x}", fingerprint(&svg)));
        [format!("{look:?}")].into_iter().chain(faces).chain(rest).collect::<Vec<_>>().join("\n")
    });
    insta::assert_snapshot!("fingerprints", prints.join("\n"));
    insta::assert_snapshot!("acorn", suit_sign(Suit::Eichel, Deck::Bavarian));
}
