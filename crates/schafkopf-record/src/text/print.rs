//! Printing the text notation.

use std::fmt::Write as _;

use schafkopf::{BySeat, Contract, Seat};

use super::build::PLAIN_ORDER;
use super::key::{Tag, Verb};
use super::names::Names;
use super::result::{print_claim, print_four, print_result};
use super::trick::print_cards;
use super::value::{print_value, quote};
use crate::comment::Line;
use crate::json::write_proof;
use crate::language::Language;
use crate::record::{Record, RulesRef, Trick, VERSION};
use crate::words::{print_call, print_contract, print_word};

/// A record in the text notation; in German it is the normal form.
///
/// What [`parse`](crate::parse) reads from it is the same record, whatever the language.
pub fn print(record: &Record, language: Language) -> String {
    let mut printer =
        Printer { record, language, names: Names::of(&record.players), text: String::with_capacity(1024) };
    printer.head();
    printer.hands();
    printer.auction();
    printer.tricks();
    printer.result();
    printer.text
}

/// Several records, a blank line between them.
pub fn print_all<'a>(records: impl IntoIterator<Item = &'a Record>, language: Language) -> String {
    let games: Vec<String> = records.into_iter().map(|record| print(record, language)).collect();
    games.join("\n")
}

struct Printer<'a> {
    record: &'a Record,
    language: Language,
    names: Names,
    text: String,
}

impl Printer<'_> {
    /// Prints a line with its comments.
    fn line(&mut self, line: Line, content: &str) {
        self.comments_above(line);
        self.text.push_str(content);
        if let Some(comment) = self.record.comments.beside(line) {
            let _ = write!(self.text, " ; {comment}");
        }
        self.text.push('\n');
    }

    fn comments_above(&mut self, line: Line) {
        for comment in self.record.comments.above(line) {
            let _ = writeln!(self.text, "; {comment}");
        }
    }

    fn tag(&mut self, line: Line, tag: Tag, value: &str) {
        let name = tag.name(self.language);
        self.line(line, &format!("{name}: {value}"));
    }

    /// A player as lines speak of him.
    fn who(&self, seat: Seat) -> String {
        let name = self.names.spoken(&self.record.players, seat);
        name.map_or_else(|| seat.to_string(), str::to_owned)
    }

    fn does(&mut self, line: Line, seat: Seat, verb: Verb, what: &str) {
        let text = format!("{} {}: {what}", self.who(seat), verb.name(self.language));
        self.line(line, text.trim_end());
    }

    fn says(&mut self, line: Line, seat: Seat, what: &str) {
        let text = format!("{}: {what}", self.who(seat));
        self.line(line, &text);
    }

    fn head(&mut self) {
        let record = self.record;
        self.line(Line::Head, &format!("Schafkopf {VERSION}"));
        let texts = [
            (Line::Event, Tag::Event, &record.event),
            (Line::Site, Tag::Site, &record.site),
            (Line::Date, Tag::Date, &record.date),
        ];
        for (line, tag, text) in texts {
            if let Some(text) = text {
                self.tag(line, tag, &print_value(text));
            }
        }
        if let Some(rules) = &record.rules {
            self.tag(Line::Rules, Tag::Rules, &print_rules(rules));
        }
        if let Some(number) = record.number {
            self.tag(Line::Number, Tag::Number, &number.to_string());
        }
        if record.thrown_in > 0 {
            self.tag(Line::ThrownIn, Tag::ThrownIn, &record.thrown_in.to_string());
        }
        if record.pot > 0 {
            self.tag(Line::Pot, Tag::Pot, &record.pot.to_string());
        }
        if record.bock > 1 {
            self.tag(Line::Bock, Tag::Bock, &record.bock.to_string());
        }
        for (seat, name) in record.players.iter() {
            if let Some(name) = name {
                let player = self.language.pick("Spieler", "Player");
                self.line(Line::Player(seat), &format!("{player} {seat}: {}", print_value(name)));
            }
        }
        let dealer = self.who(record.dealer);
        self.tag(Line::Dealer, Tag::Dealer, &dealer);
        if let Some(proof) = &record.proof {
            self.tag(Line::Proof, Tag::Proof, &write_proof(proof));
        }
    }

    fn hands(&mut self) {
        let record = self.record;
        let order = record.contract().map_or(PLAIN_ORDER, schafkopf::Contract::order);
        self.gap(record.hands.as_array().iter().any(Option::is_some));
        for (seat, hand) in record.hands.iter() {
            if let Some(hand) = hand {
                let cards: Vec<String> = order.sorted(*hand).map(|card| card.to_string()).collect();
                self.does(Line::Hand(seat), seat, Verb::Has, &cards.join(" "));
            }
        }
    }

    fn auction(&mut self) {
        let record = self.record;
        self.gap(
            !record.knocks.is_empty()
                || !record.auction.is_empty()
                || record.exchange.is_some()
                || record.declared.is_some()
                || !record.calls.is_empty(),
        );
        if !record.knocks.is_empty() {
            let who: Vec<String> = record.knocks.iter().map(|seat| self.who(seat)).collect();
            self.tag(Line::Knocks, Tag::Knocks, &who.join(", "));
        }
        let mut challenged = false;
        for (index, said) in record.auction.iter().enumerate() {
            let word = print_word(said.word, challenged, self.language);
            challenged |= !said.word.is_pass();
            self.says(Line::Bid(index as u8), said.seat, &word);
        }
        if let Some(exchange) = record.exchange {
            let (offerer, taker) = (self.who(exchange.offerer), self.who(exchange.taker));
            let text = format!("{offerer} {}, {taker} {}", exchange.card, exchange.back);
            self.tag(Line::Exchange, Tag::Exchange, &text);
        }
        if let Some(declared) = record.declared.filter(|declared| declared.contract == Contract::Ramsch) {
            let all = self.language.pick("Alle", "All");
            self.line(
                Line::Contract,
                &format!("{all}: {}", print_contract(declared.contract, self.language)),
            );
        } else if let Some(declared) = record.declared {
            let mut contract = print_contract(declared.contract, self.language);
            if declared.renonce {
                contract.push_str(", Renonce");
            }
            let verb = if declared.forced { Verb::MustPlay } else { Verb::Plays };
            self.does(Line::Contract, declared.seat, verb, &contract);
        }
        for (index, call) in record.calls.iter().enumerate() {
            let words = print_call(call.what, call.after, self.language);
            self.says(Line::Call(index as u8), call.seat, &words);
        }
    }

    fn tricks(&mut self) {
        let record = self.record;
        self.gap(!record.tricks.is_empty());
        for (index, trick) in record.tricks.iter().enumerate() {
            let text = self.trick(index + 1, trick);
            self.line(Line::Trick(index as u8), &text);
        }
    }

    fn trick(&self, number: usize, trick: &Trick) -> String {
        let leader = trick.plays.first().map(|&(seat, _)| seat);
        let mut text = format!("{number}.");
        if let Some(leader) = leader {
            let _ = write!(text, " {}: {}", self.who(leader), print_cards(&trick.plays, Some(leader)));
        }
        let winner = trick.winner.map(|winner| self.who(winner));
        match (winner, trick.points) {
            (None, None) => {}
            (Some(winner), None) => {
                let _ = write!(text, " -> {winner}");
            }
            (winner, Some(points)) => {
                let _ = write!(text, " -> {} {points}", winner.as_deref().unwrap_or("?"));
            }
        }
        text
    }

    fn result(&mut self) {
        let noted = &self.record.noted;
        let result = print_result(noted, self.language);
        let money = noted.units.map(|units| print_four(&units));
        let list = noted.list.map(|list| print_four(&BySeat::from_fn(|seat| i64::from(list[seat]))));
        let any = result.is_some() || noted.runners.is_some() || money.is_some() || list.is_some();
        self.gap(any || !self.record.claims.is_empty());
        for (index, claimed) in self.record.claims.iter().enumerate() {
            let what = print_claim(claimed.claim, self.language);
            self.does(Line::Claim(index as u8), claimed.seat, Verb::Claims, &what);
        }
        if let Some(result) = result {
            self.tag(Line::Result, Tag::Result, &result);
        }
        if let Some(runners) = noted.runners {
            self.tag(Line::Runners, Tag::Runners, &runners.to_string());
        }
        if let Some(money) = money {
            self.tag(Line::Money, Tag::Money, &money);
        }
        if let Some(list) = list {
            self.tag(Line::List, Tag::List, &list);
        }
        self.comments_above(Line::End);
    }

    /// A blank line before a part that is there.
    fn gap(&mut self, there: bool) {
        if there {
            self.text.push('\n');
        }
    }
}

fn print_rules(rules: &RulesRef) -> String {
    let plain = print_value(&rules.id);
    let id = if plain.contains(char::is_whitespace) { quote(&rules.id) } else { plain };
    match &rules.hash {
        None => id,
        Some(hash) => format!("{id} {hash}"),
    }
}
