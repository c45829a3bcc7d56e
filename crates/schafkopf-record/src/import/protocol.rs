//! Protocols: `Geber: Anna`, `Anna hat: EA SO …`, `Anna spielt: Wenz`, `Anna spielt aus: EA H8 E8 EK`.

use schafkopf::{BySeat, Seat};

use crate::comment::{Line, LineNumbers};
use crate::fold::fold;
use crate::piece::Piece;
use crate::problem::{Fail, ParseError, Problem};
use crate::record::{Call, Called, Declared, NotedEnding, Record, Said, Trick};
use crate::text::{LONGEST_LINE, Names, Parsed, read_cards, read_plays, read_spoken};
use crate::words::{read_after, read_call, read_phrase};

/// The games of a protocol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Protocol {
    /// The games.
    pub games: Vec<Parsed>,
    /// Those that were left out.
    pub skipped: Vec<Skipped>,
}

/// A game that was left out because these rules do not know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// The line that tells, from 1.
    pub line: usize,
    /// What it says.
    pub what: String,
}

/// Reads a protocol: games that each start with who deals.
///
/// The players get their seats in the order in which the first game lists them. What stands before the first game and
/// after the tricks is prose, of which only the winner and the card points are taken.
pub fn parse_protocol(text: &str) -> Result<Protocol, ParseError> {
    parse_games(text).map_err(|fail| fail.locate(text))
}

/// A line of the protocol with its number.
type Numbered<'a> = (usize, Piece<'a>);

fn parse_games(text: &str) -> Result<Protocol, Fail> {
    let mut protocol = Protocol { games: Vec::new(), skipped: Vec::new() };
    let mut table: Option<[String; 4]> = None;
    let lines = lines(text)?;
    let starts: Vec<usize> = (0..lines.len()).filter(|&index| dealer(lines[index].1).is_some()).collect();
    let date = lines.iter().take(starts.first().copied().unwrap_or(0)).find_map(|(_, line)| date(line.text));
    for (nth, &start) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).copied().unwrap_or(lines.len());
        let game = &lines[start..end];
        if let Some(skipped) = unknown_game(game) {
            protocol.skipped.push(skipped);
            continue;
        }
        let mut parsed = parse_game(game, &mut table)?;
        parsed.record.date.clone_from(&date);
        protocol.games.push(parsed);
    }
    if starts.is_empty() {
        return Piece::new(text, 0).end().fail(Problem::NoGame);
    }
    Ok(protocol)
}

/// The lines with something in them.
fn lines(text: &str) -> Result<Vec<Numbered<'_>>, Fail> {
    let start = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut at = start;
    let mut lines = Vec::new();
    for (index, line) in text[start..].split('\n').enumerate() {
        let piece = Piece::new(line, at);
        at += line.len() + 1;
        if line.len() > LONGEST_LINE {
            return piece.to(0).fail(Problem::LineTooLong { limit: LONGEST_LINE });
        }
        let content = piece.trim();
        if !content.is_empty() {
            lines.push((index + 1, content));
        }
    }
    Ok(lines)
}

/// Who deals, in the line that starts a game.
fn dealer(line: Piece<'_>) -> Option<Piece<'_>> {
    let (left, right) = line.split_once(":")?;
    (fold(left.text) == "geber").then_some(right)
}

/// The date of `gespielt von Anna am 16.05.20 mit …`.
fn date(line: &str) -> Option<String> {
    let rest = fold(line).strip_prefix("gespielt von ")?.to_owned();
    let (_, date) = rest.split_once(" am ")?;
    date.split(' ').next().map(str::to_owned)
}

/// Whether a game is of a kind that these rules do not know, and which line says so.
fn unknown_game(game: &[Numbered<'_>]) -> Option<Skipped> {
    game.iter()
        .find(|(_, line)| {
            let folded = fold(line.text);
            let contract = || line.text.split_once("spielt ").map(|(_, words)| Piece::new(words, 0));
            folded.starts_with("es wurde ramsch")
                || folded.starts_with("spielart: schieber")
                || (!folded.contains("spielt aus")
                    && contract().is_some_and(|words| {
                        matches!(read_spoken(words), Err(Fail { problem: Problem::OtherGame { .. }, .. }))
                    }))
        })
        .map(|(number, line)| Skipped { line: *number, what: line.shown() })
}

fn parse_game(game: &[Numbered<'_>], table: &mut Option<[String; 4]>) -> Result<Parsed, Fail> {
    let players = seats(game, table)?;
    let names = Names::of(&players);
    let (_, first) = game[0];
    let dealer = names.seat(dealer(first).unwrap_or(first))?;
    let mut reader = Reader {
        record: Record { players, ..Record::new(dealer) },
        names,
        lines: LineNumbers::default(),
        prose: String::new(),
    };
    reader.lines.set(Line::Head, game[0].0);
    reader.lines.set(Line::Dealer, game[0].0);
    for &(number, line) in &game[1..] {
        reader.line(number, line)?;
    }
    note_result(&mut reader.record, &reader.prose);
    if reader.record.noted.ending.is_some() || reader.record.noted.points.is_some() {
        reader.lines.set(Line::Result, game[game.len() - 1].0);
    }
    Ok(Parsed { record: reader.record, lines: reader.lines })
}

/// Splits `Anna hat: …` into the player and what he has.
fn does<'a>(line: Piece<'a>, verbs: &[&str]) -> Option<(Piece<'a>, Piece<'a>)> {
    let (left, right) = line.split_once(":")?;
    let folded = fold(left.text);
    let verb = verbs.iter().find(|verb| folded.ends_with(&format!(" {verb}")))?;
    let mut who = left;
    for _ in verb.split(' ') {
        who = who.split_last_word()?.0;
    }
    Some((who, right))
}

/// The players of a game at the seats of the table, which the first game settles.
fn seats(game: &[Numbered<'_>], table: &mut Option<[String; 4]>) -> Result<BySeat<Option<String>>, Fail> {
    let listed: Vec<Piece<'_>> =
        game.iter().filter_map(|&(_, line)| does(line, &["hat"])).map(|(who, _)| who).collect();
    let found = listed.len();
    let four = <[Piece<'_>; 4]>::try_from(listed);
    let Ok(four) = four else { return game[0].1.fail(Problem::FourPlayers { found }) };
    let names = four.map(|who| who.text.to_owned());
    let same = table.as_ref().is_some_and(|table| names.iter().all(|name| table.contains(name)));
    if !same {
        *table = Some(names);
    }
    let seated = table.clone().expect("it was just set").map(Some);
    Ok(BySeat::new(seated))
}

/// The lines of one game being read.
struct Reader {
    record: Record,
    names: Names,
    lines: LineNumbers,
    /// What stands after the tricks.
    prose: String,
}

impl Reader {
    fn line(&mut self, number: usize, line: Piece<'_>) -> Result<(), Fail> {
        if let Some((who, cards)) = does(line, &["hat"]) {
            let seat = self.names.seat(who)?;
            self.record.hands[seat] = Some(read_cards(cards)?);
            self.lines.set(Line::Hand(seat), number);
            return Ok(());
        }
        if let Some((who, cards)) = does(line, &["spielt aus"]) {
            return self.trick(number, who, cards);
        }
        if !self.record.tricks.is_empty() || self.is_prose(line) {
            self.prose.push_str(&fold(line.text));
            self.prose.push(' ');
            return Ok(());
        }
        if let Some((seat, words, forced)) = self.declaration(line) {
            let spoken = read_spoken(words)?;
            let (contract, renonce) = (spoken.contract, spoken.renonce);
            self.record.declared = Some(Declared { seat, contract, forced, renonce });
            self.lines.set(Line::Contract, number);
            return Ok(());
        }
        self.said(number, line)
    }

    fn trick(&mut self, number: usize, who: Piece<'_>, cards: Piece<'_>) -> Result<(), Fail> {
        let index = self.record.tricks.len();
        if index == 8 {
            return who.fail(Problem::TooManyTricks);
        }
        let leader = self.names.seat(who)?;
        self.record.tricks.push(Trick { plays: read_plays(cards, Some(leader))?, ..Trick::default() });
        self.lines.set(Line::Trick(index as u8), number);
        Ok(())
    }

    /// Whether a line before the tricks is prose: cards thrown in, a number of the game.
    fn is_prose(&self, line: Piece<'_>) -> bool {
        let folded = fold(line.text);
        let thrown_in = folded.contains("zusammengeworfen");
        thrown_in || !self.prose.is_empty() || folded.starts_with("spiel ") || folded.starts_with("spielart:")
    }

    /// Splits `Anna spielt: Wenz`, with or without its colon, and `Anna muss spielen: …`.
    fn declaration<'a>(&self, line: Piece<'a>) -> Option<(Seat, Piece<'a>, bool)> {
        for (verb, forced) in [("muss spielen", true), ("spielt", false)] {
            let place = line.text.char_indices().find(|&(at, _)| {
                line.text[at..].starts_with(verb)
                    && self.names.seat(line.to(at).trim()).is_ok()
                    && line.text[at + verb.len()..].starts_with([' ', ':', '\t'])
            });
            if let Some((at, _)) = place {
                let seat = self.names.seat(line.to(at).trim()).ok()?;
                let rest = line.from(at + verb.len()).trim();
                let words = if rest.text.starts_with(':') { rest.from(1).trim() } else { rest };
                return Some((seat, words, forced));
            }
        }
        None
    }

    /// Words of the auction, or a double.
    fn said(&mut self, number: usize, line: Piece<'_>) -> Result<(), Fail> {
        let Some((who, words)) = line.split_once(":") else { return line.fail(Problem::ProtocolLine) };
        let Ok(seat) = self.names.seat(who) else { return line.fail(Problem::ProtocolLine) };
        if let Some((what, after)) =
            read_call(words.text).and_then(|(what, rest)| Some((what, read_after(&rest)?)))
        {
            if what == Called::Tout {
                return line.fail(Problem::ProtocolLine);
            }
            self.lines.set(Line::Call(self.record.calls.len() as u8), number);
            self.record.calls.push(Call { seat, what, after });
            return Ok(());
        }
        let unknown = || words.failed(Problem::UnknownWord { word: words.shown() });
        let phrase = read_phrase(words.text).ok_or_else(unknown)?;
        let word = phrase.word(seat, &self.record.auction, self.record.dealer.next());
        if self.record.auction.len() >= 100 {
            return line.fail(Problem::TooManyLines);
        }
        self.lines.set(Line::Bid(self.record.auction.len() as u8), number);
        self.record.auction.push(Said { seat, word });
        Ok(())
    }
}

/// Takes from the prose who won and how many points the defenders have.
fn note_result(record: &mut Record, prose: &str) {
    if prose.contains("zusammengeworfen") {
        record.noted.ending = Some(NotedEnding::ThrownIn);
        return;
    }
    let says = |word: &str| prose.split(' ').any(|other| other.starts_with(word));
    record.noted.ending = match (says("gewinn"), says("verlier")) {
        (true, false) => Some(NotedEnding::Won),
        (false, true) => Some(NotedEnding::Lost),
        (true, true) | (false, false) => None,
    };
    let defenders = prose.split_once("gegner haben ").and_then(|(_, rest)| rest.split(' ').next());
    let defenders = defenders.and_then(|number| number.parse::<u8>().ok());
    record.noted.points = defenders.and_then(|points| 120_u8.checked_sub(points));
}
