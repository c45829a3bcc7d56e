//! One line a game: the contract, its player from 0 to 3, and the cards in the order played; player 0 leads first.

use schafkopf::{Card, CardSet, Contract, Seat};
use thiserror::Error;

use crate::comment::{Line, LineNumbers};
use crate::fold::fold;
use crate::language::Language;
use crate::piece::Piece;
use crate::problem::{Fail, ParseError, Problem};
use crate::record::{Declared, Record, Trick};
use crate::text::{LONGEST_LINE, Parsed, read_spoken, taker};
use crate::words::print_contract;

/// Reads one-line records such as `Rufspiel Blaue von 3: so h7 go eo …`.
///
/// Player 0 becomes seat 1. Blank lines, and those that start with `#` or `;`, are skipped.
pub fn parse_oneline(text: &str) -> Result<Vec<Parsed>, ParseError> {
    parse_lines(text).map_err(|fail| fail.locate(text))
}

fn parse_lines(text: &str) -> Result<Vec<Parsed>, Fail> {
    let start = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut games = Vec::new();
    let mut at = start;
    for (index, line) in text[start..].split('\n').enumerate() {
        let piece = Piece::new(line, at);
        at += line.len() + 1;
        if line.len() > LONGEST_LINE {
            return piece.to(0).fail(Problem::LineTooLong { limit: LONGEST_LINE });
        }
        let content = piece.trim();
        if !content.is_empty() && !content.text.starts_with(['#', ';']) {
            games.push(parse_line(content, index + 1)?);
        }
    }
    if games.is_empty() {
        return Piece::new(text, 0).end().fail(Problem::NoGame);
    }
    Ok(games)
}

/// Whether a line looks like a one-line record.
pub(super) fn is_oneline(line: &str) -> bool {
    line.len() <= LONGEST_LINE
        && line.split_once(':').is_some_and(|(left, right)| {
            fold(left).split(' ').any(|word| word == "von")
                && right.split_whitespace().next().is_some_and(|word| word.parse::<Card>().is_ok())
        })
}

fn parse_line(line: Piece<'_>, number: usize) -> Result<Parsed, Fail> {
    let Some((left, cards)) = line.split_once(":") else { return line.fail(Problem::OneLine) };
    let (contract, seat) = read_left(left)?;
    let mut record = Record::new(Seat::Four);
    record.declared = Some(Declared { seat, contract, forced: false, renonce: false });
    record.tricks = read_tricks(cards, contract)?;
    let mut lines = LineNumbers::default();
    let tricks = (0..record.tricks.len()).map(|index| Line::Trick(index as u8));
    for line in [Line::Head, Line::Contract].into_iter().chain(tricks) {
        lines.set(line, number);
    }
    Ok(Parsed { record, lines })
}

/// Reads `Rufspiel Blaue von 3`.
fn read_left(left: Piece<'_>) -> Result<(Contract, Seat), Fail> {
    let Some((rest, player)) = left.split_last_word() else { return left.fail(Problem::OneLinePlayer) };
    let Some((words, von)) = rest.split_last_word() else { return left.fail(Problem::OneLinePlayer) };
    if !matches!(fold(von.text).as_str(), "von" | "by") {
        return left.fail(Problem::OneLinePlayer);
    }
    let seat =
        player.text.parse::<u8>().ok().filter(|&number| number < 4).and_then(|number| Seat::new(number + 1));
    let Some(seat) = seat else { return player.fail(Problem::OneLinePlayer) };
    Ok((read_spoken(words)?.contract, seat))
}

/// Reads up to 32 cards and deals them out to the tricks by who took the one before.
fn read_tricks(cards: Piece<'_>, contract: Contract) -> Result<Vec<Trick>, Fail> {
    let mut tricks: Vec<Trick> = Vec::with_capacity(8);
    let mut seen = CardSet::EMPTY;
    let mut leader = Seat::One;
    for word in cards.parts(|c: char| c.is_whitespace() || c == ',') {
        let card: Card =
            word.text.parse().map_err(|_| word.failed(Problem::NotACard { word: word.shown() }))?;
        if !seen.insert(card) {
            return word.fail(Problem::CardTwice { card });
        }
        let full = tricks.last().filter(|trick| trick.plays.len() == 4);
        if let Some(trick) = full {
            leader = taker(contract.order(), &trick.plays).expect("a full trick has a taker");
        }
        if tricks.last().is_none_or(|trick| trick.plays.len() == 4) {
            tricks.push(Trick { plays: Vec::with_capacity(4), ..Trick::default() });
        }
        let plays = &mut tricks.last_mut().expect("one was just put there").plays;
        plays.push((leader.plus(plays.len()), card));
    }
    Ok(tricks)
}

/// Why a record has no one-line form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotOneLine {
    /// There is no contract, or a Sie, which is not played.
    #[error("there is no contract that was played")]
    NoContract,
    /// Not all cards were played in turn, so that the order alone does not tell who played them.
    #[error("not all cards were played in turn")]
    OutOfTurn,
    /// A card of a forced call that one line cannot tell.
    #[error("only an Ace can be called in one line")]
    ForcedCall,
}

/// A record in one line, as [`parse_oneline`] reads it. Forehand becomes player 0; the auction, doubling, names and notes
/// are lost.
pub fn print_oneline(record: &Record) -> Result<String, NotOneLine> {
    let declared = record.declared.filter(|declared| declared.contract != Contract::Sie);
    let declared = declared.ok_or(NotOneLine::NoContract)?;
    let forehand = record.dealer.next();
    let plays: Vec<(Seat, Card)> = record.plays().collect();
    let order = declared.contract.order();
    let mut leader = forehand;
    for trick in plays.chunks(4) {
        if trick.iter().enumerate().any(|(place, &(seat, _))| seat != leader.plus(place)) {
            return Err(NotOneLine::OutOfTurn);
        }
        leader = taker(order, trick).unwrap_or(leader);
    }
    let contract = match declared.contract.called() {
        Some(called) => match called.card().to_string().as_str() {
            "EA" => "Rufspiel Alte".to_owned(),
            "GA" => "Rufspiel Blaue".to_owned(),
            "SA" => "Rufspiel Bumbs".to_owned(),
            _ => return Err(NotOneLine::ForcedCall),
        },
        None => print_contract(declared.contract, Language::German),
    };
    let cards: Vec<String> = plays.iter().map(|(_, card)| card.to_string().to_lowercase()).collect();
    let text = format!("{contract} von {}: {}", forehand.distance_to(declared.seat), cards.join(" "));
    Ok(text.trim_end().to_owned())
}
