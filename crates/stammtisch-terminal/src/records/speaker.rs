//! The words for what an audit finds.

use std::sync::Arc;

use schafkopf::{BySeat, CardSet, Choice, Contract, Height, Order, RuleSet, Seat, Suit};
use schafkopf_record::{Decision, Fault, Finding, Legal, Line, LineNumbers, Record};
use stammtisch_text::{Arg, Texts};

use super::report::printable;

/// Somebody who speaks about a record: in a language, of its players by their names.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The language.
    pub texts: &'static Texts,
    /// The record.
    pub record: &'a Record,
    /// The rules by which it is judged.
    pub rules: &'a Arc<RuleSet>,
}

impl Speaker<'_> {
    /// A player by his name, else by his seat.
    pub fn who(&self, seat: Seat) -> String {
        self.record.players[seat].as_deref().map_or_else(|| self.texts.seat(seat), printable)
    }

    /// Cards as a player sorts them under the contract.
    pub fn cards(&self, cards: CardSet) -> String {
        let order = self.record.contract().map_or(Order::solo(Suit::Herz), Contract::order);
        order.sorted(cards).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// A number for each player.
    pub fn numbers(&self, numbers: &BySeat<i64>) -> String {
        let each = Seat::ALL.map(|seat| format!("{} {}", self.who(seat), signed(numbers[seat])));
        each.join(", ")
    }

    /// Where a finding is: the line of the file where it is known, and the place in the game.
    pub fn place(&self, finding: &Finding, lines: &LineNumbers) -> String {
        let line = lines
            .number(finding.at.line)
            .map(|number| self.texts.format("audit-line", &[("line", Arg::from(number as i64))]));
        line.into_iter().chain(self.at(finding.at.line, finding.at.card)).collect::<Vec<_>>().join(", ")
    }

    /// A place in the game.
    pub fn at(&self, line: Line, card: Option<u8>) -> Option<String> {
        let key = match (line, card) {
            (Line::Trick(trick), Some(card)) => {
                let args = [("trick", number(trick)), ("card", number(card))];
                return Some(self.texts.format("audit-at-card", &args));
            }
            (Line::Trick(trick), None) => {
                return Some(self.texts.format("audit-at-trick", &[("trick", number(trick))]));
            }
            (Line::Hand(_), _) => "audit-at-hand",
            (Line::Bid(_), _) => "audit-at-bid",
            (Line::Contract | Line::Exchange, _) => "audit-at-contract",
            (Line::Call(_), _) => "audit-at-call",
            (Line::Claim(_), _) => "audit-at-claim",
            (Line::Result | Line::Runners, _) => "audit-at-result",
            (Line::Money, _) => "audit-at-money",
            (Line::List, _) => "audit-at-list",
            (Line::Proof, _) => "audit-at-proof",
            (
                Line::Head
                | Line::Event
                | Line::Site
                | Line::Date
                | Line::Rules
                | Line::Number
                | Line::ThrownIn
                | Line::Pot
                | Line::Bock
                | Line::Knocks
                | Line::Player(_)
                | Line::Dealer
                | Line::End,
                _,
            ) => return None,
        };
        Some(self.texts.get(key))
    }

    /// What is wrong, in a sentence.
    pub fn fault(&self, fault: &Fault) -> String {
        let texts = self.texts;
        let key = format!("fault-{}", fault.code().replace('_', "-"));
        let say = |args: &[(&str, Arg<'_>)]| texts.format(&key, args);
        let who = |seat: Seat| Arg::from(self.who(seat));
        match fault {
            Fault::Bid(bad) => texts.error(bad.code(), &[]),
            Fault::Double(bad) => texts.error(bad.code(), &[]),
            Fault::Declaration(bad) => texts.undeclarable(bad),
            Fault::Card(bad) => texts.illegal_card(bad),
            Fault::HandCount { count, .. } => say(&[("count", Arg::from(i64::from(*count)))]),
            Fault::DealtTwice { card } | Fault::CardAgain { card } => {
                say(&[("card", Arg::from(texts.card(*card)))])
            }
            Fault::SpokeOutOfTurn { turn }
            | Fault::AuctionOpen { turn }
            | Fault::OutOfTurn { turn }
            | Fault::LeadOutOfTurn { turn } => say(&[("turn", who(*turn))]),
            Fault::NotTheWinner { winner } | Fault::TrickWinner { winner } => {
                say(&[("winner", who(*winner))])
            }
            Fault::MustPlay { seat } => {
                let seat = seat.map_or_else(|| "?".to_owned(), |seat| self.who(seat));
                say(&[("seat", Arg::from(seat))])
            }
            Fault::TrickSize { count } => say(&[("count", Arg::from(*count as i64))]),
            Fault::NotPlayedOut { cards } => say(&[("cards", Arg::from(i64::from(*cards)))]),
            Fault::TrickPoints { points } | Fault::Points { points } => say(&[("points", small(*points))]),
            Fault::Result { won: true } => texts.get("fault-result-won"),
            Fault::Result { won: false } => texts.get("fault-result-lost"),
            Fault::Tricks { tricks } => say(&[("tricks", small(*tricks))]),
            Fault::Height { height, .. } => texts.get(match height {
                Height::Plain => "fault-height-plain",
                Height::Schneider => "fault-height-schneider",
                Height::Schwarz => "fault-height-schwarz",
            }),
            Fault::Runners { count } => say(&[("count", small(*count))]),
            Fault::ClaimRunners { due } => say(&[("due", small(*due))]),
            Fault::Money { units } => say(&[("numbers", Arg::from(self.numbers(units)))]),
            Fault::List { points } => say(&[("numbers", Arg::from(self.numbers(&points.map(i64::from))))]),
            Fault::MoneySum { sum } | Fault::ListSum { sum } => say(&[("sum", Arg::from(signed(*sum)))]),
            Fault::ProofFails
            | Fault::SieKept
            | Fault::SpokeAgain
            | Fault::SpokeAfterEnd
            | Fault::PlayedThoughPassed
            | Fault::ForcedUnasked
            | Fault::ThrownInAfterBid
            | Fault::RenonceUnsaid
            | Fault::RenonceFalse
            | Fault::ContractMissing
            | Fault::PlayedAfterSie
            | Fault::ToutLate
            | Fault::RetourWithoutStoss
            | Fault::SecondCard
            | Fault::Ending
            | Fault::ClaimSchwarz
            | Fault::ClaimByLoser
            | Fault::NoMoney
            | Fault::NoList => say(&[]),
        }
    }

    /// What was played, and what would have been right.
    pub fn legal(&self, finding: &Finding) -> Option<String> {
        let texts = self.texts;
        let legal = match &finding.legal {
            Legal::Nothing => return None,
            Legal::Cards(cards) => {
                texts.format("audit-legal-cards", &[("cards", Arg::from(self.cards(*cards)))])
            }
            Legal::Bids(choices) => {
                let words: Vec<String> = choices.iter().map(|bid| texts.bid(self.rules, bid)).collect();
                texts.format("audit-legal-bids", &[("words", Arg::from(words.join(" · ")))])
            }
            Legal::Contracts(contracts) => {
                let names: Vec<String> = contracts.iter().map(|&contract| texts.contract(contract)).collect();
                texts.format("audit-legal-contracts", &[("contracts", Arg::from(names.join(" · ")))])
            }
        };
        let played =
            self.played(finding).map(|card| texts.format("audit-played", &[("card", Arg::from(card))]));
        Some(played.into_iter().chain([legal]).collect::<Vec<_>>().join(" "))
    }

    /// The card that a finding is about.
    fn played(&self, finding: &Finding) -> Option<String> {
        let (Line::Trick(trick), Some(card)) = (finding.at.line, finding.at.card) else { return None };
        let plays = &self.record.tricks.get(usize::from(trick))?.plays;
        plays.get(usize::from(card)).map(|(_, card)| card.to_string())
    }

    /// What a referee decides, in one line.
    pub fn decision(&self, finding: &Finding, decision: &Decision) -> String {
        let texts = self.texts;
        let Decision { choice, ruling } = decision;
        let key = match choice {
            None => "audit-ruling",
            Some(Choice::Stop) => "audit-ruling-stop",
            Some(Choice::PlayOn) => "audit-ruling-play-on",
        };
        let offence = finding.fault.offence().map_or_else(String::new, |offence| texts.offence(offence));
        let mut parts =
            vec![texts.format(
                key,
                &[("offence", Arg::from(offence)), ("next", Arg::from(texts.next(ruling.next)))],
            )];
        if let Some(entry) = ruling.points {
            let numbers = self.numbers(&entry.points().map(i64::from));
            parts.push(texts.format("audit-ruling-points", &[("numbers", Arg::from(numbers))]));
        }
        if let Some(settlement) = ruling.units {
            let numbers = self.numbers(settlement.units());
            parts.push(texts.format("audit-ruling-units", &[("numbers", Arg::from(numbers))]));
        }
        let clauses = ruling.clauses.join(", ");
        parts.push(texts.format("audit-ruling-clauses", &[("clauses", Arg::from(clauses))]));
        parts.join(" ")
    }
}

/// A number counted from 0, as people count it.
fn number(index: u8) -> Arg<'static> {
    Arg::from(i64::from(index) + 1)
}

fn small(number: u8) -> Arg<'static> {
    Arg::from(i64::from(number))
}

/// A number with its sign.
fn signed(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use schafkopf_record::{Fault, Problem};
    use stammtisch_text::{Lang, Texts};

    #[test]
    fn everything_that_can_be_wrong_has_words_in_both_languages() {
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            for code in Problem::CODES {
                assert!(texts.has(&format!("record-problem-{code}")), "{code} in {lang}");
            }
            // These two say what is right instead.
            for code in Fault::CODES.iter().filter(|code| !["result", "height"].contains(code)) {
                assert!(texts.has(&format!("fault-{}", code.replace('_', "-"))), "{code} in {lang}");
            }
        }
    }
}
