//! Building a record from the rows of one game.

use schafkopf::{BySeat, Card, CardSet, Contract, Exchange, Order, Seat, Suit};

use super::key::{Key, Tag, Verb, tag_names};
use super::names::Names;
use super::parse::Parsed;
use super::result::{read_claim, read_four, read_result};
use super::row::Row;
use super::trick::{read_cards, read_trick};
use super::value::{quoted_len, read_value};
use crate::comment::{Comments, Line, LineNumbers};
use crate::fold::guess;
use crate::json::read_proof;
use crate::piece::Piece;
use crate::problem::{Fail, Problem};
use crate::record::{Call, Called, Claimed, Declared, Record, RulesRef, Said, Trick};
use crate::words::{NoContract, Spoken, read_after, read_call, read_contract, read_phrase};

/// The most bids, calls or claims of one game that are read; no game comes near.
const MOST_LINES: usize = 100;

/// Builds the record of one game from its rows, the first with content being its head.
pub(super) fn build(rows: &[Row<'_>]) -> Result<Parsed, Fail> {
    let players = players(rows)?;
    let names = Names::of(&players);
    let dealer = dealer(rows, &names)?;
    let mut builder = Builder {
        record: Record { players, ..Record::new(dealer) },
        names,
        lines: LineNumbers::default(),
        comments: Comments::NONE,
    };
    let mut above = Vec::new();
    for row in rows {
        if row.content.is_empty() {
            above.extend(row.comment);
            continue;
        }
        let line = builder.take(row.content, row.number)?;
        let beside = row.comment.unwrap_or_default();
        if builder.record.has_line(line) {
            above.drain(..).for_each(|text| builder.comments.put_above(line, text));
            builder.comments.put_beside(line, beside);
        } else {
            // A tag that says nothing, such as an empty pot, is not printed again.
            above.push(beside);
        }
    }
    for text in above {
        builder.comments.put_above(Line::End, text);
    }
    builder.record.comments = builder.comments;
    Ok(Parsed { record: builder.record, lines: builder.lines })
}

/// The rows with a colon: what stands before it, and after it.
fn keyed<'a>(rows: &[Row<'a>]) -> impl Iterator<Item = (Key<'a>, Piece<'a>)> {
    rows.iter().filter_map(|row| row.content.split_once(":")).map(|(left, right)| (Key::read(left), right))
}

/// The names of the players, from wherever they stand.
fn players(rows: &[Row<'_>]) -> Result<BySeat<Option<String>>, Fail> {
    let mut players: BySeat<Option<String>> = BySeat::default();
    for (key, value) in keyed(rows) {
        match key {
            Key::Player(seat) => {
                if players[seat].replace(read_value(value)?).is_some() {
                    return value.fail(Problem::Twice);
                }
            }
            Key::Players => {
                let four: Vec<Piece<'_>> = value.parts(|c| c == ',').collect();
                let found = four.len();
                let four = <[Piece<'_>; 4]>::try_from(four)
                    .map_err(|_| value.failed(Problem::FourPlayers { found }))?;
                for (seat, name) in Seat::ALL.into_iter().zip(four) {
                    if players[seat].replace(name.text.to_owned()).is_some() {
                        return value.fail(Problem::Twice);
                    }
                }
            }
            Key::Tag(_) | Key::Everybody | Key::Does(..) | Key::Says(_) => {}
        }
    }
    Ok(players)
}

fn dealer(rows: &[Row<'_>], names: &Names) -> Result<Seat, Fail> {
    let named = keyed(rows).find(|(key, _)| *key == Key::Tag(Tag::Dealer));
    if let Some((_, value)) = named {
        return names.seat(value);
    }
    let head = rows.iter().find(|row| !row.content.is_empty());
    head.map_or(Piece::new("", 0), |row| row.content).fail(Problem::DealerMissing)
}

/// A record in the making.
struct Builder {
    record: Record,
    names: Names,
    lines: LineNumbers,
    comments: Comments,
}

impl Builder {
    /// Takes the content of a row, and says which line it is.
    fn take(&mut self, content: Piece<'_>, number: usize) -> Result<Line, Fail> {
        let line = self.line(content)?;
        if self.lines.number(line).is_some() {
            return content.fail(Problem::Twice);
        }
        self.lines.set(line, number);
        Ok(line)
    }

    fn line(&mut self, content: Piece<'_>) -> Result<Line, Fail> {
        if let Some((number, rest)) = numbered(content) {
            return self.trick(number, rest);
        }
        let Some((left, value)) = content.split_once(":") else {
            let is_head = self.lines.number(Line::Head).is_none();
            return if is_head { Ok(Line::Head) } else { content.fail(Problem::UnknownLine) };
        };
        match Key::read(left) {
            Key::Tag(tag) => self.tag(tag, value),
            Key::Player(seat) => Ok(Line::Player(seat)),
            Key::Players => Ok(Line::Player(Seat::One)),
            Key::Everybody => self.ramsch(value),
            Key::Does(who, verb) => {
                let seat = self.names.seat(who)?;
                self.does(seat, verb, value)
            }
            Key::Says(who) => {
                let seat = self.names.seat(who).map_err(|fail| self.unknown_key(who, fail))?;
                self.says(seat, value)
            }
        }
    }

    /// That something before a colon is neither a tag nor a player.
    fn unknown_key(&self, piece: Piece<'_>, fail: Fail) -> Fail {
        if matches!(fail.problem, Problem::AmbiguousPlayer { .. }) {
            return fail;
        }
        let mut words: Vec<&str> = tag_names().collect();
        words.extend(self.record.players.as_array().iter().flatten().map(String::as_str));
        let guess = guess(piece.text, words).map(str::to_owned);
        piece.failed(Problem::UnknownTag { word: piece.shown(), guess })
    }

    fn tag(&mut self, tag: Tag, value: Piece<'_>) -> Result<Line, Fail> {
        let record = &mut self.record;
        Ok(match tag {
            Tag::Event => {
                record.event = Some(read_value(value)?);
                Line::Event
            }
            Tag::Site => {
                record.site = Some(read_value(value)?);
                Line::Site
            }
            Tag::Date => {
                record.date = Some(read_value(value)?);
                Line::Date
            }
            Tag::Rules => {
                record.rules = Some(read_rules(value)?);
                Line::Rules
            }
            Tag::Number => {
                record.number = Some(read_number(value)?);
                Line::Number
            }
            Tag::ThrownIn => {
                record.thrown_in = read_number(value)?;
                Line::ThrownIn
            }
            Tag::Pot => {
                record.pot = read_number(value)?;
                Line::Pot
            }
            Tag::Bock => {
                record.bock = read_number::<u32>(value)?.max(1);
                Line::Bock
            }
            Tag::Knocks => {
                let who = value.parts(|c| c == ',').map(|part| self.names.seat(part));
                record.knocks = who.collect::<Result<_, _>>()?;
                Line::Knocks
            }
            Tag::Exchange => {
                record.exchange = Some(read_exchange(value, &self.names)?);
                Line::Exchange
            }
            Tag::Dealer => Line::Dealer,
            Tag::Proof => {
                let why =
                    |error: serde_json::Error| value.failed(Problem::BadProof { why: error.to_string() });
                record.proof = Some(Box::new(read_proof(value.text).map_err(why)?));
                Line::Proof
            }
            Tag::Result => {
                read_result(value, &mut record.noted)?;
                Line::Result
            }
            Tag::Runners => {
                record.noted.runners = Some(read_number(value)?);
                Line::Runners
            }
            Tag::Money => {
                record.noted.units = Some(read_four(value)?);
                Line::Money
            }
            Tag::List => {
                record.noted.list = Some(read_four(value)?);
                Line::List
            }
        })
    }

    /// A game that nobody plays.
    fn ramsch(&mut self, value: Piece<'_>) -> Result<Line, Fail> {
        let Spoken { contract, .. } = read_spoken(value)?;
        if contract != Contract::Ramsch {
            return value.fail(Problem::UnclearContract);
        }
        let seat = self.record.dealer.next();
        if self.record.declared.replace(Declared { seat, contract, forced: false, renonce: false }).is_some()
        {
            return value.fail(Problem::Twice);
        }
        Ok(Line::Contract)
    }

    fn does(&mut self, seat: Seat, verb: Verb, value: Piece<'_>) -> Result<Line, Fail> {
        match verb {
            Verb::Has => {
                let hand = read_cards(value)?;
                if self.record.hands[seat].replace(hand).is_some() {
                    return value.fail(Problem::Twice);
                }
                Ok(Line::Hand(seat))
            }
            Verb::Plays | Verb::MustPlay => {
                let Spoken { contract, renonce } = read_spoken(value)?;
                if self.record.declared.is_some() {
                    return value.fail(Problem::Twice);
                }
                let forced = verb == Verb::MustPlay;
                self.record.declared = Some(Declared { seat, contract, forced, renonce });
                Ok(Line::Contract)
            }
            Verb::Leads => {
                let trick = read_trick(value, &self.names, Some(seat))?;
                self.push_trick(trick, value)
            }
            Verb::Claims => {
                let index = next_index(self.record.claims.len(), value)?;
                self.record.claims.push(Claimed { seat, claim: read_claim(value)? });
                Ok(Line::Claim(index))
            }
        }
    }

    /// Words of the auction, or something called once cards are on the table.
    fn says(&mut self, seat: Seat, value: Piece<'_>) -> Result<Line, Fail> {
        if value.is_empty() {
            return value.fail(Problem::ValueMissing);
        }
        if let Some((what, rest)) = read_call(value.text) {
            let unknown = || value.failed(Problem::UnknownTime { word: value.shown() });
            let after = read_after(&rest).ok_or_else(unknown)?;
            if what == Called::Tout && after == 0 {
                return value.fail(Problem::ToutInTime);
            }
            let index = next_index(self.record.calls.len(), value)?;
            self.record.calls.push(Call { seat, what, after });
            return Ok(Line::Call(index));
        }
        let unknown = || value.failed(Problem::UnknownWord { word: value.shown() });
        let phrase = read_phrase(value.text).ok_or_else(unknown)?;
        let word = phrase.word(seat, &self.record.auction, self.record.dealer.next());
        let index = next_index(self.record.auction.len(), value)?;
        self.record.auction.push(Said { seat, word });
        Ok(Line::Bid(index))
    }

    fn trick(&mut self, number: Piece<'_>, rest: Piece<'_>) -> Result<Line, Fail> {
        let expected = self.record.tricks.len() + 1;
        if number.text.parse() != Ok(expected) {
            return number.fail(if expected > 8 {
                Problem::TooManyTricks
            } else {
                Problem::TrickOrder { expected }
            });
        }
        let trick = read_trick(rest, &self.names, next_leader(&self.record))?;
        self.push_trick(trick, number)
    }

    fn push_trick(&mut self, trick: Trick, place: Piece<'_>) -> Result<Line, Fail> {
        let index = self.record.tricks.len();
        if index == 8 {
            return place.fail(Problem::TooManyTricks);
        }
        self.record.tricks.push(trick);
        Ok(Line::Trick(index as u8))
    }
}

/// Reads `Anna HU, Max E8`: who offered what, who gave what back.
fn read_exchange(value: Piece<'_>, names: &Names) -> Result<Exchange, Fail> {
    let half = |part: Piece<'_>| -> Result<(Seat, Card), Fail> {
        let (who, card) = part.split_last_word().ok_or_else(|| part.failed(Problem::ValueMissing))?;
        let cards = read_cards(card)?;
        let only = cards.highest().filter(|_| cards.len() == 1);
        Ok((names.seat(who)?, only.ok_or_else(|| card.failed(Problem::ValueMissing))?))
    };
    let halves: Vec<Piece<'_>> = value.parts(|c| c == ',').collect();
    match halves[..] {
        [offered, taken] => {
            let ((offerer, card), (taker, back)) = (half(offered)?, half(taken)?);
            Ok(Exchange { offerer, taker, card, back })
        }
        _ => value.fail(Problem::ValueMissing),
    }
}

fn next_index(len: usize, place: Piece<'_>) -> Result<u8, Fail> {
    if len < MOST_LINES { Ok(len as u8) } else { place.fail(Problem::TooManyLines) }
}

/// Splits off the number of a trick.
fn numbered(content: Piece<'_>) -> Option<(Piece<'_>, Piece<'_>)> {
    let digits = content.text.bytes().take_while(u8::is_ascii_digit).count();
    let rest = content.from(digits).text.strip_prefix('.')?;
    (digits > 0).then(|| (content.to(digits), content.from(content.text.len() - rest.len()).trim()))
}

/// Who leads to the next trick, as far as a record tells.
fn next_leader(record: &Record) -> Option<Seat> {
    let Some(last) = record.tricks.last() else { return Some(record.dealer.next()) };
    let order = record.contract()?.order();
    taker(order, &last.plays)
}

/// Who takes a trick.
pub(crate) fn taker(order: Order, plays: &[(Seat, Card)]) -> Option<Seat> {
    let (_, led) = *plays.first()?;
    let cards: CardSet = plays.iter().map(|&(_, card)| card).collect();
    let best = order.winner(cards, led);
    plays.iter().find(|(_, card)| *card == best).map(|&(seat, _)| seat)
}

/// The order by which hands are sorted before there is a contract.
pub(super) const PLAIN_ORDER: Order = Order::solo(Suit::Herz);

fn read_number<T: std::str::FromStr>(piece: Piece<'_>) -> Result<T, Fail> {
    piece.text.parse().map_err(|_| piece.failed(Problem::BadNumber { word: piece.shown() }))
}

fn read_rules(value: Piece<'_>) -> Result<RulesRef, Fail> {
    let end = if value.text.starts_with('"') {
        quoted_len(value.text)
    } else {
        value.text.find(char::is_whitespace).unwrap_or(value.text.len())
    };
    let rest = value.from(end).trim();
    let bad = |_| rest.failed(Problem::BadNumber { word: rest.shown() });
    let hash = if rest.is_empty() { None } else { Some(rest.text.parse().map_err(bad)?) };
    Ok(RulesRef { id: read_value(value.to(end))?, hash })
}

/// Reads a contract, with the problem that it makes.
pub(crate) fn read_spoken(value: Piece<'_>) -> Result<Spoken, Fail> {
    if value.is_empty() {
        return value.fail(Problem::ValueMissing);
    }
    read_contract(value.text).map_err(|no| {
        value.failed(match no {
            NoContract::Word(word) => Problem::UnknownContract { word },
            NoContract::OtherGame(word) => Problem::OtherGame { word },
            NoContract::Herz => Problem::HerzCalled,
            NoContract::Suit => Problem::SuitMissing,
            NoContract::Unclear => Problem::UnclearContract,
        })
    })
}
