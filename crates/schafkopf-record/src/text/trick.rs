//! Lists of cards, and tricks: who led, which cards fell, who took it.

use std::fmt::Write as _;

use schafkopf::{Card, CardSet, Seat};

use super::names::Names;
use crate::piece::Piece;
use crate::problem::{Fail, Problem};
use crate::record::Trick;

/// The most cards of a trick that are read; more cannot be meant.
const MOST_CARDS: usize = 8;

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

fn read_card(piece: Piece<'_>) -> Result<Card, Fail> {
    piece.text.parse().map_err(|_| piece.failed(Problem::NotACard { word: piece.shown() }))
}

/// Reads cards in any order, each once.
pub(crate) fn read_cards(piece: Piece<'_>) -> Result<CardSet, Fail> {
    let mut set = CardSet::EMPTY;
    for word in piece.parts(is_separator) {
        let card = read_card(word)?;
        if !set.insert(card) {
            return word.fail(Problem::CardTwice { card });
        }
    }
    Ok(set)
}

/// Reads the cards of a trick in the order played; `3:EA` says who played a card where that is not who comes next.
pub(crate) fn read_plays(piece: Piece<'_>, leader: Option<Seat>) -> Result<Vec<(Seat, Card)>, Fail> {
    let mut plays = Vec::with_capacity(4);
    for word in piece.parts(is_separator) {
        if plays.len() == MOST_CARDS {
            return word.fail(Problem::TooManyCards);
        }
        let named = word.split_once(":");
        let seat = match named {
            Some((seat, _)) => Names::of(&schafkopf::BySeat::default()).seat(seat)?,
            None => match Trick::next_seat(&plays).or(leader) {
                Some(seat) => seat,
                None => return word.fail(Problem::LeaderUnknown),
            },
        };
        plays.push((seat, read_card(named.map_or(word, |(_, card)| card))?));
    }
    Ok(plays)
}

/// The cards of a trick; `leader` is who is taken to play the first one.
pub(crate) fn print_cards(plays: &[(Seat, Card)], leader: Option<Seat>) -> String {
    let mut text = String::with_capacity(16);
    for (place, (seat, card)) in plays.iter().enumerate() {
        let expected = Trick::next_seat(&plays[..place]).or(leader);
        if place > 0 {
            text.push(' ');
        }
        if expected != Some(*seat) {
            let _ = write!(text, "{seat}:");
        }
        let _ = write!(text, "{card}");
    }
    text
}

/// Reads a trick: `Anna: EA E7 EK EZ -> Anna 25`. Who leads and what follows the arrow may be missing.
pub(super) fn read_trick(piece: Piece<'_>, names: &Names, leader: Option<Seat>) -> Result<Trick, Fail> {
    let arrows = ["->", "=>", "→"];
    let cut = arrows.iter().find_map(|arrow| piece.split_once(arrow));
    let (cards, taken) = cut.map_or((piece, None), |(cards, taken)| (cards, Some(taken)));
    let (leader, cards) = split_leader(cards, names, leader)?;
    let (winner, points) = taken.map_or(Ok((None, None)), |taken| read_taken(taken, names))?;
    Ok(Trick { plays: read_plays(cards, leader)?, winner, points })
}

/// Splits off who leads, where that is said.
fn split_leader<'a>(
    piece: Piece<'a>,
    names: &Names,
    expected: Option<Seat>,
) -> Result<(Option<Seat>, Piece<'a>), Fail> {
    let Some((who, cards)) = piece.split_once(":") else { return Ok((expected, piece)) };
    // The colon may also say who played a later card.
    let behind_a_card = who.words().next().is_some_and(|word| read_card(word).is_ok());
    if behind_a_card { Ok((expected, piece)) } else { Ok((Some(names.seat(who)?), cards)) }
}

/// Reads who took a trick, and its points: `Anna 25`, `Anna`, `? 25`.
fn read_taken(piece: Piece<'_>, names: &Names) -> Result<(Option<Seat>, Option<u8>), Fail> {
    if piece.is_empty() {
        return piece.fail(Problem::ValueMissing);
    }
    if let Ok(winner) = names.seat(piece) {
        return Ok((Some(winner), None));
    }
    let Some((who, number)) = piece.split_last_word() else {
        return names.seat(piece).map(|winner| (Some(winner), None));
    };
    let points =
        number.text.parse().map_err(|_| number.failed(Problem::BadNumber { word: number.shown() }))?;
    let winner = if who.text == "?" { None } else { Some(names.seat(who)?) };
    Ok((winner, Some(points)))
}
