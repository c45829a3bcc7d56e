//! The short notation of totals: `11/25 14/18 17/15 30/14`, with `s2/3 t1/1 sie1` behind a pair. It is specified in
//! `docs/turnier.md`.

use schafkopf::BySeat;
use schafkopf_turnier::SeatTotals;
use thiserror::Error;

/// A text that is no totals.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{found}` (word {at})")]
pub struct NotTotals {
    /// The word, from 1.
    pub at: usize,
    /// What stands there, cut short; nothing where something is missing.
    pub found: String,
}

impl NotTotals {
    fn new(at: usize, found: &str) -> NotTotals {
        NotTotals { at, found: found.chars().take(20).collect() }
    }
}

/// Reads the totals of four seats.
pub fn parse(text: &str) -> Result<BySeat<SeatTotals>, NotTotals> {
    let mut seats: Vec<SeatTotals> = Vec::with_capacity(4);
    let mut count = 0;
    for (at, word) in (1..).zip(text.split_whitespace()) {
        count = at;
        let wrong = || NotTotals::new(at, word);
        let lower = word.to_lowercase();
        if let Some((plus, minus)) = pair(&lower) {
            seats.push(SeatTotals { plus, minus, ..SeatTotals::default() });
        } else {
            circles(seats.last_mut().ok_or_else(wrong)?, &lower).ok_or_else(wrong)?;
        }
        if seats.len() > 4 {
            return Err(wrong());
        }
    }
    let seats: [SeatTotals; 4] = seats.try_into().map_err(|_| NotTotals::new(count + 1, ""))?;
    Ok(BySeat::new(seats))
}

/// `11/25`.
fn pair(word: &str) -> Option<(u32, u32)> {
    let (one, other) = word.split_once('/')?;
    Some((number(one)?, number(other)?))
}

/// Digits and nothing else.
fn number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// `s2/3`, `t1/1` or `sie1` behind the pair of a seat, each once.
fn circles(seat: &mut SeatTotals, word: &str) -> Option<()> {
    if let Some(sie) = word.strip_prefix("sie") {
        let free = seat.sie == 0;
        seat.sie = number(sie).filter(|_| free)?;
        return Some(());
    }
    let (won, played) = match word.split_at_checked(1)? {
        ("s", rest) if seat.solos_played == 0 => {
            (seat.solos_won, seat.solos_played) = pair(rest)?;
            return Some(());
        }
        ("t", rest) if seat.touts_played == 0 => pair(rest)?,
        _ => return None,
    };
    (seat.touts_won, seat.touts_played) = (won, played);
    Some(())
}

/// Totals in short notation; reading it back gives the same.
pub fn print(totals: &BySeat<SeatTotals>) -> String {
    totals.as_array().each_ref().map(print_seat).join(" ")
}

/// The totals of one seat, `11/25 s2/3`.
pub fn print_seat(seat: &SeatTotals) -> String {
    let SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie } = *seat;
    let mut words = vec![format!("{plus}/{minus}")];
    words.extend((solos_played > 0).then(|| format!("s{solos_won}/{solos_played}")));
    words.extend((touts_played > 0).then(|| format!("t{touts_won}/{touts_played}")));
    words.extend((sie > 0).then(|| format!("sie{sie}")));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{parse, print};

    #[test]
    fn totals_are_a_few_keystrokes() {
        let totals = parse("11/25 14/18 17/15 S2/3 t1/1 sie0 30/14").unwrap();
        let [first, _, third, fourth] = *totals.as_array();
        assert_eq!((first.plus, first.minus, fourth.plus), (11, 25, 30));
        assert_eq!((third.solos_won, third.solos_played), (2, 3));
        assert_eq!((third.touts_won, third.touts_played, third.sie), (1, 1, 0));
    }

    #[test]
    fn what_is_printed_is_read_back() {
        for text in ["11/25 14/18 17/15 30/14", "0/0 0/0 s1/1 sie1 0/0 s2/3 t1/2 0/0"] {
            assert_eq!(print(&parse(text).unwrap()), text);
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        for (text, at) in [
            ("", 1),
            ("11/25 14/18 17/15", 4),
            ("11/25 14/18 17/15 30/14 1/1", 5),
            ("s1/1 11/25 14/18 17/15 30/14", 1),
            ("11/25 q 14/18 17/15 30/14", 2),
            ("11 25 14/18 17/15 30/14", 1),
            ("11/-25 14/18 17/15 30/14", 1),
            ("11/25 s1 14/18 17/15 30/14", 2),
            ("11/25 s1/1 s1/1 14/18 17/15 30/14", 3),
            ("11/25 siex 14/18 17/15 30/14", 2),
            ("11/99999999999 14/18 17/15 30/14", 1),
            ("11/25 ü 14/18 17/15 30/14", 2),
        ] {
            assert_eq!(parse(text).map_err(|error| error.at), Err(at), "{text}");
        }
    }
}
