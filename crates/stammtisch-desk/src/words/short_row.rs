//! The short notation of a game in a list: a few keystrokes a row. It is specified in `docs/turnier.md`.

use std::fmt::Write as _;

use schafkopf::{Choice, ContractKind};
use schafkopf_turnier::{Row, RowRuling};
use thiserror::Error;

/// A game as a list keeper types it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ShortRow {
    /// The row.
    pub row: Row,
    /// Whether the referee's initials stand beside it (`!`).
    pub approved: bool,
}

/// A text that is no game in short notation.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{found}` (place {at})")]
pub struct NotARow {
    /// The place, from 1; blanks are not counted.
    pub at: usize,
    /// What stands there, cut short.
    pub found: String,
}

impl NotARow {
    fn new(at: usize, found: impl Into<String>) -> NotARow {
        NotARow { at, found: found.into().chars().take(20).collect() }
    }
}

/// Reads a game.
pub fn parse(text: &str) -> Result<ShortRow, NotARow> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    if let Some((points, marks)) = four_numbers(&words) {
        return parse_bare(points, marks);
    }
    let ruling = words.iter().position(|word| word == "u");
    let head: Vec<char> = words[..ruling.unwrap_or(words.len())].concat().chars().collect();
    let mut reader = Reader { chars: &head, at: 0, short: ShortRow::default() };
    reader.read(ruling.is_some())?;
    let mut short = reader.short;
    if let Some(place) = ruling {
        let mut told = &words[place + 1..];
        // The initials stand behind a ruling as they stand behind any game.
        if let [before @ .., mark] = told
            && mark == "!"
            && !short.approved
        {
            (short.approved, told) = (true, before);
        }
        short.row.ruling = Some(parse_ruling(told, head.len())?);
    } else if short.row.approved != Some(false) && short.row.won.is_none() {
        short.row.won = Some(true);
    }
    Ok(short)
}

/// Four numbers, with or without a `p` before them, and the words behind them.
fn four_numbers(words: &[String]) -> Option<([i64; 4], &[String])> {
    let words = match words {
        [first, rest @ ..] if first == "p" => rest,
        all => all,
    };
    let (numbers, marks) = words.split_at_checked(4)?;
    let numbers: Vec<i64> =
        numbers.iter().map(|word| word.replace('−', "-").parse().ok()).collect::<Option<_>>()?;
    Some((numbers.try_into().ok()?, marks))
}

/// Four numbers with what tells two games apart that give them: `t` for a Tout, `d` with the seat that doubled.
fn parse_bare(points: [i64; 4], marks: &[String]) -> Result<ShortRow, NotARow> {
    let mut short = ShortRow { row: Row { points: Some(points), ..Row::default() }, approved: false };
    for (place, mark) in (5..).zip(marks) {
        let row = &mut short.row;
        match mark.as_bytes() {
            b"t" if row.tout.is_none() => row.tout = Some(true),
            [b'd', seat @ b'0'..=b'9'] if row.double.is_none() => row.double = Some(i64::from(seat - b'0')),
            b"x" if row.approved.is_none() => row.approved = Some(false),
            b"!" if !short.approved => short.approved = true,
            _ => return Err(NotARow::new(place, mark)),
        }
    }
    Ok(short)
}

/// `OFFENCE SEAT [stop|play_on] [h SEAT] [schon]`.
fn parse_ruling(words: &[String], before: usize) -> Result<RowRuling, NotARow> {
    let wrong = |word: &str| NotARow::new(before + 2, word);
    let seat = |word: &str| word.parse::<i64>().map_err(|_| wrong(word));
    let (offence, mut rest) = words.split_first().ok_or_else(|| wrong("u"))?;
    let mut ruling = RowRuling { offence: offence.clone(), ..RowRuling::default() };
    while let Some((word, further)) = rest.split_first() {
        rest = further;
        match word.as_str() {
            "stop" | "halt" => ruling.choice = Some(Choice::Stop),
            "play_on" | "weiter" => ruling.choice = Some(Choice::PlayOn),
            "schon" | "already" => ruling.already_won = Some(true),
            "h" | "thrown" => {
                let (thrower, further) = rest.split_first().ok_or_else(|| wrong(word))?;
                ruling.thrower = Some(seat(thrower)?);
                rest = further;
            }
            number if ruling.offender.is_none() => ruling.offender = Some(seat(number)?),
            other => return Err(wrong(other)),
        }
    }
    Ok(ruling)
}

struct Reader<'a> {
    chars: &'a [char],
    at: usize,
    short: ShortRow,
}

impl Reader<'_> {
    fn read(&mut self, ruled: bool) -> Result<(), NotARow> {
        if let Some(declarer) = self.digit() {
            self.short.row.declarer = Some(declarer);
            self.contract()?;
        } else if !(ruled && self.chars.is_empty()) && self.chars != ['x'] {
            return Err(self.wrong());
        }
        while self.at < self.chars.len() {
            self.mark()?;
        }
        Ok(())
    }

    fn contract(&mut self) -> Result<(), NotARow> {
        let rest = &self.chars[self.at..];
        let (kind, length, tout) = contract(rest).ok_or_else(|| self.wrong())?;
        self.short.row.contract = Some(kind.name().to_owned());
        self.short.row.tout = tout.then_some(true);
        self.at += length;
        self.short.row.partner = self.digit();
        Ok(())
    }

    fn mark(&mut self) -> Result<(), NotARow> {
        let c = self.chars[self.at];
        let row = &mut self.short.row;
        match c {
            'g' | '+' if row.won.is_none() => row.won = Some(true),
            'v' | '-' | '−' if row.won.is_none() => row.won = Some(false),
            's' if row.schneider.is_none() => row.schneider = Some(true),
            'z' if row.schwarz.is_none() => row.schwarz = Some(true),
            'x' if row.approved.is_none() => row.approved = Some(false),
            '!' if !self.short.approved => self.short.approved = true,
            'd' if row.double.is_none() => {
                self.at += 1;
                let double = self.digit().ok_or_else(|| self.wrong())?;
                let tricks = self.digit().ok_or_else(|| self.wrong())?;
                (self.short.row.double, self.short.row.tricks) = (Some(double), Some(tricks));
                return Ok(());
            }
            _ => return Err(self.wrong()),
        }
        self.at += 1;
        Ok(())
    }

    fn digit(&mut self) -> Option<i64> {
        let digit = self.chars.get(self.at)?.to_digit(10)?;
        self.at += 1;
        Some(i64::from(digit))
    }

    fn wrong(&self) -> NotARow {
        let found: String = self.chars.get(self.at..).unwrap_or_default().iter().collect();
        NotARow::new(self.at + 1, found)
    }
}

/// The kind whose mark stands at the beginning, the longest that fits, with how many letters it takes; a `t` behind it is a
/// Tout, and alone that of a Solo.
fn contract(letters: &[char]) -> Option<(ContractKind, usize, bool)> {
    if letters.first() == Some(&'t') {
        return Some((ContractKind::Solo, 1, true));
    }
    let fits = |kind: &ContractKind| {
        let mark = kind.row().mark;
        letters.len() >= mark.len() && mark.chars().zip(letters).all(|(mark, letter)| mark == *letter)
    };
    let kind = ContractKind::plain_kinds().filter(fits).max_by_key(|kind| kind.row().mark.len())?;
    let length = kind.row().mark.len();
    let tout = kind.tout().is_some() && letters.get(length) == Some(&'t');
    Some((kind, length + usize::from(tout), tout))
}

/// A row in short notation; reading it back gives the same row, as far as the notation can say it.
pub fn print(row: &Row) -> String {
    if let Some(points) = &row.points {
        let number = |number: i64| if number == 0 { "0".to_owned() } else { format!("{number:+}") };
        let mut words = vec!["p".to_owned()];
        words.extend(points.map(number));
        words.extend((row.tout == Some(true)).then(|| "t".to_owned()));
        words.extend(row.double.map(|seat| format!("d{seat}")));
        words.extend((row.approved == Some(false)).then(|| "x".to_owned()));
        return words.join(" ");
    }
    let mut text = String::new();
    if let (Some(declarer), Some(contract)) = (row.declarer, row.contract.as_deref()) {
        let mark = contract.parse().map_or("?", |kind: ContractKind| kind.row().mark);
        text = format!("{declarer}{mark}");
        if row.tout == Some(true) {
            text.push('t');
        }
        if let Some(partner) = row.partner {
            text.push_str(&partner.to_string());
        }
    }
    let mut marks = String::new();
    if row.won == Some(false) {
        marks.push('v');
    }
    for (mark, set) in [('s', row.schneider), ('z', row.schwarz)] {
        if set == Some(true) {
            marks.push(mark);
        }
    }
    if let (Some(double), Some(tricks)) = (row.double, row.tricks) {
        let _ = write!(marks, "d{double}{tricks}");
    }
    if row.approved == Some(false) {
        marks.push('x');
    }
    if let Some(ruling) = &row.ruling {
        marks.push_str(&print_ruling(ruling));
    }
    [text, marks].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn print_ruling(ruling: &RowRuling) -> String {
    let mut words = vec!["u".to_owned(), ruling.offence.clone()];
    words.extend(ruling.offender.map(|seat| seat.to_string()));
    words.extend(ruling.choice.map(|choice| match choice {
        Choice::Stop => "stop".to_owned(),
        Choice::PlayOn => "play_on".to_owned(),
    }));
    words.extend(ruling.thrower.map(|seat| format!("h {seat}")));
    words.extend((ruling.already_won == Some(true)).then(|| "schon".to_owned()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use schafkopf::Choice;
    use schafkopf_turnier::{Row, RowRuling};

    use super::{parse, print};

    fn row(text: &str) -> Row {
        parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).row
    }

    #[test]
    fn a_row_is_a_few_keystrokes() {
        let rufspiel = Row {
            declarer: Some(1),
            partner: Some(2),
            contract: Some("rufspiel".into()),
            won: Some(true),
            ..Row::default()
        };
        for text in ["1r2", "1r2 g", "1 R 2 +", " 1r2g "] {
            assert_eq!(row(text), rufspiel, "{text}");
        }
        assert_eq!(row("1r2 v s"), Row { won: Some(false), schneider: Some(true), ..rufspiel.clone() });
        assert_eq!(row("1r2 d32"), Row { double: Some(3), tricks: Some(2), ..rufspiel });
        let solo =
            Row { declarer: Some(3), contract: Some("solo".into()), won: Some(true), ..Row::default() };
        assert_eq!(row("3s s"), Row { schneider: Some(true), ..solo.clone() });
        assert_eq!(row("3t"), Row { tout: Some(true), ..solo.clone() });
        assert_eq!(row("3st v"), Row { tout: Some(true), won: Some(false), ..solo.clone() });
        assert_eq!(row("3wt").contract.as_deref(), Some("wenz"));
        assert_eq!(row("4sie").contract.as_deref(), Some("sie"));
        assert_eq!(row("3s z").schwarz, Some(true));
        assert_eq!(row("3g g").contract.as_deref(), Some("geier"));
        assert_eq!(row("3gfg").contract.as_deref(), Some("farbgeier"));
        assert_eq!(row("3fg").contract.as_deref(), Some("farbwenz"), "as it always was: won");
        assert!(parse("3st!").unwrap().approved && !parse("3st").unwrap().approved);
        for ruled in ["3st! u revoke 3", "3st u revoke 3 !", "p 24 -8 -8 -8 t !"] {
            assert!(parse(ruled).unwrap().approved, "{ruled}");
        }
        assert_eq!(row("3st u revoke 3 !"), row("3st u revoke 3"));
        assert!(parse("3st! u revoke 3 !").is_err() && parse("3st u !").is_err());
        assert_eq!(row("3s x"), Row { approved: Some(false), won: None, ..solo });
        assert_eq!(row("x"), Row { approved: Some(false), ..Row::default() });
    }

    #[test]
    fn numbers_and_rulings() {
        for text in ["p 1 1 -1 -1", "1 1 −1 -1", "P +1 +1 -1 -1"] {
            assert_eq!(row(text).points, Some([1, 1, -1, -1]), "{text}");
        }
        let ruled = row("1r2 u revoke 3 stop");
        let ruling = RowRuling {
            offence: "revoke".into(),
            offender: Some(3),
            choice: Some(Choice::Stop),
            ..RowRuling::default()
        };
        assert_eq!((ruled.declarer, ruled.won, ruled.ruling), (Some(1), None, Some(ruling)));
        assert_eq!(row("u misdeal 2").ruling.unwrap().offender, Some(2));
        assert_eq!(row("2s u revoke 3 h 4 schon").ruling.unwrap().thrower, Some(4));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        for (text, at) in [
            ("", 1),
            ("r", 1),
            ("1q", 2),
            ("1", 2),
            ("1r2 q", 4),
            ("1r2 gg", 5),
            ("1r2 gv", 5),
            ("1r2 d3", 6),
            ("1 2 3", 2),
            ("u", 2),
            ("1r2 u revoke x", 5),
            ("xx", 1),
            ("1r2ä", 4),
        ] {
            assert_eq!(parse(text).map_err(|error| error.at), Err(at), "{text}");
        }
    }

    #[test]
    fn what_is_printed_is_read_back() {
        let mut texts = vec!["x".to_owned(), "p +3 -1 -1 -1".to_owned(), "p 0 0 0 0".to_owned()];
        for contract in ["1r2", "4f", "2w", "3s", "1ft", "2wt", "3st", "4sie", "2g", "2gt", "3gf", "3gft"] {
            for result in
                ["", " v", " s", " vz", " d32", " vd45", " x", " u revoke 3", " u revoke 3 play_on h 4 schon"]
            {
                texts.push(format!("{contract}{result}"));
            }
        }
        for text in texts {
            let row = row(&text);
            assert_eq!(print(&row), text);
            assert_eq!(parse(&print(&row)).unwrap().row, row);
        }
    }
}
