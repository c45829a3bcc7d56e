//! Prizes as people type them: what is money, what is a thing, and who gave it.

use std::fmt;

use thiserror::Error;

use super::{MOST, Prize};

/// Most places that one line can speak for.
const MOST_PLACES: usize = 9_999;

/// Words behind which a sponsor stands.
const GIVEN_BY: [&str; 11] = [
    "gestiftet von",
    "gesponsert von",
    "gespendet von",
    "spende von",
    "stifter:",
    "spender:",
    "sponsor:",
    "donated by",
    "sponsored by",
    "given by",
    "gift of",
];
/// What a sum can be called.
const CURRENCIES: [&str; 3] = ["€", "euro", "eur"];
/// What may follow a sum that is nothing but money.
const CASH: [&str; 4] = ["bar", "in bar", "bargeld", "cash"];
/// What joins a sum and a thing.
const AND: [&str; 5] = ["+", "&", "und ", "sowie ", "and "];
/// What a line may call its place.
const PLACE: [&str; 4] = ["preis", "platz", "prize", "place"];

/// What may stand between two numbers, or behind one.
const DASHES: [char; 3] = ['-', '–', '—'];
/// What may stand before every three digits of a number.
const GROUPED: [char; 3] = ['.', '\u{a0}', '\u{202f}'];

/// Why a line is no prize.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PrizeFault {
    /// Nothing is given.
    #[error("there is no prize")]
    Nothing,
    /// A sum below nothing.
    #[error("a sum below nothing")]
    Negative,
    /// A sum beyond all measure.
    #[error("a sum of more than 10,000 euros")]
    TooMuch,
    /// The line speaks for another place than the next one.
    #[error("it names place {named}, but place {next} comes next")]
    Place {
        /// The place it names.
        named: usize,
        /// The place that comes next.
        next: usize,
    },
    /// The places of the line go backwards, or too far.
    #[error("places {from} to {to}")]
    Places {
        /// The first it names.
        from: usize,
        /// The last it names.
        to: usize,
    },
}

/// A line of prizes, as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeLine {
    /// The line, from 1.
    pub line: usize,
    /// The first place it speaks for.
    pub from: usize,
    /// The last place it speaks for.
    pub to: usize,
    /// What each of them gets.
    pub prize: Result<Prize, PrizeFault>,
}

/// Reads prizes by place, one a line from the first place on. A line may begin with its place or its places (`4.-10.
/// Preis: 20 €`); blank lines are left out.
pub fn read_prizes(text: &str) -> Vec<PrizeLine> {
    let mut next = 1;
    let mut lines = Vec::new();
    for (line, typed) in (1..).zip(text.lines()) {
        if typed.trim().is_empty() {
            continue;
        }
        let read = read_line(line, typed.trim(), next);
        next = read.to + 1;
        lines.push(read);
    }
    lines
}

fn read_line(line: usize, typed: &str, next: usize) -> PrizeLine {
    let (named, rest) = places(typed);
    let wrong = |fault| PrizeLine { line, from: next, to: next, prize: Err(fault) };
    match named {
        None => PrizeLine { line, from: next, to: next, prize: rest.parse() },
        Some((from, to)) if from > to || to > MOST_PLACES => wrong(PrizeFault::Places { from, to }),
        Some((from, _)) if from != next => wrong(PrizeFault::Place { named: from, next }),
        Some((from, to)) => PrizeLine { line, from, to, prize: rest.parse() },
    }
}

/// The places that a line begins with, and what comes behind them.
fn places(text: &str) -> (Option<(usize, usize)>, &str) {
    let Some((from, rest)) = number(text) else { return (None, text) };
    if let Some((to, behind)) = last_place(rest) {
        return (Some((from, to)), behind);
    }
    match behind_place(rest) {
        Some(behind) => (Some((from, from)), behind),
        None => (None, text),
    }
}

/// The second number of `4.-10.`, and what comes behind it.
fn last_place(text: &str) -> Option<(usize, &str)> {
    let behind = text.strip_prefix('.').unwrap_or(text).trim_start();
    let joined = behind.strip_prefix(DASHES).or_else(|| behind.strip_prefix("bis "))?;
    let (to, rest) = number(joined.trim_start())?;
    Some((to, behind_place(rest)?))
}

/// What comes behind a number that is a place: `. `, `. Preis:`, `:` or `)` says so. "1.000 €" is a sum.
fn behind_place(text: &str) -> Option<&str> {
    let dotted = text.strip_prefix(".)").or_else(|| text.strip_prefix(['.', ')']));
    let rest = dotted.unwrap_or(text);
    let word = PLACE.iter().find_map(|word| without_start(rest.trim_start(), word));
    let word = word.filter(|rest| !rest.starts_with(char::is_alphabetic));
    let colon = word.unwrap_or(rest).trim_start().strip_prefix(':');
    let spaced = dotted.filter(|rest| rest.starts_with(char::is_whitespace));
    let behind = colon.or(word).or(spaced)?.trim();
    let dashed = behind.strip_prefix(DASHES).filter(|rest| rest.starts_with(char::is_whitespace));
    Some(dashed.unwrap_or(behind).trim_start())
}

fn number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// What comes behind a word, whatever its case.
fn without_start<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let start = text.get(..word.len())?;
    start.eq_ignore_ascii_case(word).then(|| &text[word.len()..])
}

impl std::str::FromStr for Prize {
    type Err = PrizeFault;

    /// Reads one prize: `300`, `300,-`, `300 €` are money, `1 Spanferkel` is a thing, `100 € + Schinken` is both.
    fn from_str(text: &str) -> Result<Prize, PrizeFault> {
        let (what, sponsor) = given_by(text.trim());
        if what.is_empty() {
            return Err(PrizeFault::Nothing);
        }
        if what.strip_prefix(['-', '−']).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        {
            return Err(PrizeFault::Negative);
        }
        let as_thing = || Prize { sponsor: sponsor.map(str::to_owned), ..Prize::thing(what) };
        let Some((cents, behind)) = sum(what) else { return Ok(as_thing()) };
        let is_cash = behind.is_empty() || CASH.iter().any(|word| behind.eq_ignore_ascii_case(word));
        let joined = AND.iter().find_map(|and| without_start(behind, and)).map(str::trim);
        let thing = match joined {
            Some(thing) => Some(thing.to_owned()),
            None if is_cash => None,
            None => return Ok(as_thing()),
        };
        match cents {
            Some(cents) => Ok(Prize {
                cents,
                thing: thing.filter(|thing| !thing.is_empty()),
                sponsor: sponsor.map(str::to_owned),
            }),
            None => Err(PrizeFault::TooMuch),
        }
    }
}

/// A prize and who gave it.
fn given_by(text: &str) -> (&str, Option<&str>) {
    let found = text
        .char_indices()
        .find_map(|(at, _)| GIVEN_BY.iter().find_map(|by| Some((at, without_start(&text[at..], by)?))));
    let Some((at, sponsor)) = found else { return (text, None) };
    let sponsor = sponsor.trim_start_matches([':', ' ']).trim_end_matches([')', ' ']);
    let what = text[..at].trim_end_matches([' ', ',', ';', '(', '-', '–']);
    (what, (!sponsor.is_empty()).then_some(sponsor))
}

/// A sum at the beginning, in cents, and what comes behind it; no cents where it is beyond all measure.
fn sum(text: &str) -> Option<(Option<u32>, &str)> {
    let before = text.strip_prefix('€').or_else(|| without_start(text, "EUR ")).map(str::trim_start);
    let (whole, mut rest) = whole_number(before.unwrap_or(text))?;
    let mut cents = 0;
    if let Some(behind) = rest.strip_prefix([',', '.']) {
        let digits = behind.find(|c: char| !c.is_ascii_digit()).unwrap_or(behind.len());
        let dashes = behind.trim_start_matches(DASHES);
        match digits {
            0 if dashes.len() < behind.len() => rest = dashes,
            0 => {}
            1 | 2 => {
                let part: u32 = behind[..digits].parse().ok()?;
                (cents, rest) = (if digits == 1 { part * 10 } else { part }, &behind[digits..]);
            }
            _ => return None,
        }
    }
    let behind = rest.trim_start();
    let called = CURRENCIES.iter().find_map(|name| without_start(behind, name));
    let called = called.filter(|rest| !rest.starts_with(char::is_alphabetic));
    let behind = called.unwrap_or(behind).trim();
    // "2er-Tisch" begins with a number, but not with a sum.
    if called.is_none() && rest.starts_with(char::is_alphabetic) {
        return None;
    }
    let all = whole.and_then(|whole| whole.checked_mul(100)).and_then(|all| all.checked_add(cents));
    Some((all.filter(|&all| all as usize <= MOST), behind))
}

/// Digits, with a dot before every three of them where somebody sets one; no number where it is beyond all measure.
fn whole_number(text: &str) -> Option<(Option<u32>, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    if end == 0 {
        return None;
    }
    let (mut digits, mut rest) = (text[..end].to_owned(), &text[end..]);
    while let Some(behind) = rest.strip_prefix(GROUPED) {
        let three = behind.get(..3).filter(|three| three.bytes().all(|byte| byte.is_ascii_digit()));
        let Some(three) = three.filter(|_| !behind[3..].starts_with(|c: char| c.is_ascii_digit())) else {
            break;
        };
        digits.push_str(three);
        rest = &behind[3..];
    }
    Some((digits.parse().ok(), rest))
}

impl fmt::Display for Prize {
    /// As it is typed, and read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let money = (self.cents > 0 || self.thing.is_none()).then(|| match self.cents % 100 {
            0 => format!("{} €", self.cents / 100),
            cents => format!("{},{cents:02} €", self.cents / 100),
        });
        let parts: Vec<&str> = [money.as_deref(), self.thing.as_deref()].into_iter().flatten().collect();
        f.write_str(&parts.join(" + "))?;
        match &self.sponsor {
            Some(sponsor) => write!(f, ", gestiftet von {sponsor}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Prize, PrizeFault, read_prizes};

    fn prize(text: &str) -> Prize {
        text.parse().unwrap_or_else(|fault| panic!("{text}: {fault}"))
    }

    #[test]
    fn sums_are_money_however_they_are_typed() {
        for (text, cents) in [
            ("300,-", 30_000),
            ("300,--", 30_000),
            ("300.-", 30_000),
            ("300,– €", 30_000),
            ("300 €", 30_000),
            ("300€", 30_000),
            ("€ 300", 30_000),
            ("EUR 300", 30_000),
            ("300", 30_000),
            ("300 Euro", 30_000),
            ("300 EUR bar", 30_000),
            ("300,- in bar", 30_000),
            ("1.000 €", 100_000),
            ("1.000", 100_000),
            ("1.250,50", 125_050),
            ("12,50", 1250),
            ("12.5", 1250),
            ("0 €", 0),
        ] {
            assert_eq!(prize(text), Prize::money(cents), "{text}");
        }
    }

    #[test]
    fn a_number_of_things_is_no_money() {
        for thing in [
            "1 Spanferkel",
            "2 Kästen Bier",
            "Schinken",
            "0,7 l Wein",
            "2,5 kg Schinken",
            "50 € Gutschein",
            "Gutschein über 50 €",
            "3er-Pack Bratwürste",
            "10 Eurokisten Äpfel",
            "1/2 Sau",
            "20 Brotzeitbrett",
        ] {
            assert_eq!(prize(thing), Prize::thing(thing), "{thing}");
        }
    }

    #[test]
    fn money_and_a_thing_and_who_gave_it() {
        let both = Prize { cents: 10_000, ..Prize::thing("Schinken") };
        for text in ["100+Schinken", "100 € + Schinken", "100,- und Schinken", "100 Euro & Schinken"] {
            assert_eq!(prize(text), both, "{text}");
        }
        let given = Prize { sponsor: Some("Metzgerei Huber".into()), ..Prize::thing("1 Spanferkel") };
        for text in [
            "1 Spanferkel, gestiftet von Metzgerei Huber",
            "1 Spanferkel (Stifter: Metzgerei Huber)",
            "1 Spanferkel – Sponsor: Metzgerei Huber",
            "1 Spanferkel Gestiftet von: Metzgerei Huber",
        ] {
            assert_eq!(prize(text), given, "{text}");
        }
        let money = Prize { sponsor: Some("Sparkasse".into()), ..Prize::money(20_000) };
        assert_eq!(prize("200,- gespendet von Sparkasse"), money);
    }

    #[test]
    fn what_is_printed_is_read_again() {
        for text in ["300,-", "12,50", "1 Spanferkel", "100+Schinken", "5 € + Bier, gestiftet von Ötz"] {
            let read = prize(text);
            assert_eq!(prize(&read.to_string()), read, "{text}");
        }
    }

    #[test]
    fn lines_may_name_their_places() {
        let read = read_prizes("1. – 300,-\n\n2. Preis: 1 Spanferkel\n3.-5. Platz 20 €\n6–7: Bier\nHonig");
        let told: Vec<(usize, usize, usize, String)> = read
            .into_iter()
            .map(|line| (line.line, line.from, line.to, line.prize.unwrap().to_string()))
            .collect();
        let expected = [
            (1, 1, 1, "300 €"),
            (3, 2, 2, "1 Spanferkel"),
            (4, 3, 5, "20 €"),
            (5, 6, 7, "Bier"),
            (6, 8, 8, "Honig"),
        ];
        assert_eq!(told, expected.map(|(line, from, to, text)| (line, from, to, text.to_owned())));
    }

    #[test]
    fn what_cannot_be_a_prize_is_told_line_by_line() {
        let faults: Vec<Option<PrizeFault>> =
            read_prizes("-5\n20.000 €\n7. Schinken\n4. Preis:\n9.-3. Bier\n99999999999999 €\n7. Speck")
                .into_iter()
                .map(|line| line.prize.err())
                .collect();
        assert_eq!(
            faults,
            [
                Some(PrizeFault::Negative),
                Some(PrizeFault::TooMuch),
                Some(PrizeFault::Place { named: 7, next: 3 }),
                Some(PrizeFault::Nothing),
                Some(PrizeFault::Places { from: 9, to: 3 }),
                Some(PrizeFault::TooMuch),
                None,
            ]
        );
    }

    #[test]
    fn nothing_that_is_typed_is_too_much_for_it() {
        for text in ["€", "1.", "1.0", "1.00000", ",-", "…", "1.–", "1.-", "€€", "ü1", "1\u{a0}", "+", "1+"]
        {
            let _ = read_prizes(text);
        }
        assert_eq!(prize("1+"), Prize::money(100));
    }
}
