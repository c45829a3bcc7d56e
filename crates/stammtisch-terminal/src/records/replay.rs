//! A recorded game trick by trick: what was legal, what was played, what it counted.

use std::fmt::Write as _;

use schafkopf::{BySeat, CardSet, Outcome, Seat, Side};
use schafkopf_record::{
    Course, CoursePlay, CourseTrick, Finding, Language, Line, NotedEnding, ReplayError, print, replay,
};
use stammtisch_text::{Arg, Lang};

use super::speaker::Speaker;

/// A recorded game, to be shown page by page.
pub struct Replay<'a> {
    course: Course,
    speaker: Speaker<'a>,
}

impl<'a> Replay<'a> {
    /// The game that somebody speaks about.
    pub fn of(speaker: Speaker<'a>) -> Replay<'a> {
        Replay { course: Course::of(speaker.record, speaker.rules), speaker }
    }

    /// The beginning below a heading, a page for each trick, and the end.
    pub fn pages(&self, heading: &str) -> Vec<String> {
        let mut left = self.course.hands.cards;
        let mut own = 0;
        let mut other = 0;
        let mut pages = vec![self.beginning(heading)];
        for (index, trick) in self.course.tricks.iter().enumerate() {
            if let (Some(taken), Some(parties)) = (trick.taken, self.course.parties) {
                match parties.side(taken.winner) {
                    Side::Declarer => own += i64::from(taken.points),
                    Side::Defenders => other += i64::from(taken.points),
                }
            }
            pages.push(self.trick(index, trick, &left, (own, other)));
            for play in &trick.plays {
                left[play.seat].remove(play.card);
            }
        }
        pages.push(self.end());
        pages
    }

    fn beginning(&self, heading: &str) -> String {
        let (texts, record) = (self.speaker.texts, self.speaker.record);
        let mut page = format!("{heading}\n");
        let dealer = [("dealer", Arg::from(self.speaker.who(record.dealer)))];
        let _ = writeln!(page, "{}\n\n{}", texts.format("replay-dealer", &dealer), texts.get("replay-hands"));
        for seat in Seat::ALL {
            let known = self.course.hands.complete[seat];
            let cards = if known {
                self.speaker.cards(self.course.hands.cards[seat])
            } else {
                texts.get("replay-hand-unknown")
            };
            let _ = writeln!(page, "  {:<12} {cards}", self.speaker.who(seat));
        }
        page + &self.talk()
    }

    /// The auction, the contract and the doubles, in the words of the record.
    fn talk(&self) -> String {
        let record = self.speaker.record;
        let language = match self.speaker.texts.lang() {
            Lang::De => Language::German,
            Lang::En => Language::English,
        };
        // The notation has the words; what is not talk is left out.
        let mut talk = record.clone();
        talk.tricks.clear();
        talk.hands = BySeat::default();
        let printed = print(&talk, language);
        let Ok(parsed) = schafkopf_record::parse(&printed) else { return String::new() };
        let Some(parsed) = parsed.first() else { return String::new() };
        let bids = (0..talk.auction.len()).map(|index| Line::Bid(index as u8));
        let calls = (0..talk.calls.len()).map(|index| Line::Call(index as u8));
        let lines = bids.chain([Line::Contract]).chain(calls);
        let shown: Vec<String> = lines
            .filter_map(|line| parsed.lines.number(line))
            .filter_map(|number| printed.lines().nth(number - 1))
            .map(|line| format!("  {line}\n"))
            .collect();
        if shown.is_empty() {
            return String::new();
        }
        format!("\n{}\n{}{}", self.speaker.texts.get("replay-auction"), shown.concat(), self.partner())
    }

    fn partner(&self) -> String {
        let partner = self.course.parties.and_then(|parties| parties.partner);
        partner.map_or_else(String::new, |seat| {
            let who = [("who", Arg::from(self.speaker.who(seat)))];
            format!("  ({})\n", self.speaker.texts.format("replay-partner", &who))
        })
    }

    fn trick(&self, index: usize, trick: &CourseTrick, left: &BySeat<CardSet>, points: (i64, i64)) -> String {
        let texts = self.speaker.texts;
        let mut page = texts.format("replay-trick", &[("number", Arg::from(index as i64 + 1))]) + "\n";
        for play in &trick.plays {
            let _ = writeln!(page, "{}", self.play(play, left[play.seat]));
            let at = |finding: &&Finding| {
                finding.at.line == Line::Trick(index as u8) && finding.at.card == Some(play.place)
            };
            for finding in self.course.findings.iter().filter(at) {
                let _ = writeln!(page, "      ✗ {} ({})", self.speaker.fault(&finding.fault), finding.clause);
            }
        }
        if let Some(taken) = trick.taken {
            let args = [
                ("who", Arg::from(self.speaker.who(taken.winner))),
                ("points", Arg::from(i64::from(taken.points))),
                ("own", Arg::from(points.0)),
                ("other", Arg::from(points.1)),
            ];
            let _ = writeln!(page, "  → {}", texts.format("replay-taken", &args));
        }
        page
    }

    /// A card, what was legal, and the hand it came from.
    fn play(&self, play: &CoursePlay, hand: CardSet) -> String {
        let texts = self.speaker.texts;
        let mark = if play.is_wrong { "✗" } else { " " };
        let legal = match play.legal {
            None => texts.get("replay-hand-unknown"),
            Some(legal) if legal == hand => texts.get("replay-free"),
            Some(legal) => texts.format("replay-legal", &[("cards", Arg::from(self.speaker.cards(legal)))]),
        };
        let left = if play.legal.is_some() {
            texts.format("replay-left", &[("cards", Arg::from(self.speaker.cards(hand)))])
        } else {
            String::new()
        };
        let line = format!("  {:<12} {}{mark}  {left:<32} {legal}", self.speaker.who(play.seat), play.card);
        line.trim_end().to_owned()
    }

    fn end(&self) -> String {
        let texts = self.speaker.texts;
        let mut page = String::new();
        match self.course.outcome {
            Some(outcome) => page += &self.outcome(&outcome),
            None if self.speaker.record.noted.ending == Some(NotedEnding::ThrownIn) => {
                let _ = writeln!(page, "{}", texts.get("replay-thrown-in"));
            }
            None => {
                let _ = writeln!(page, "{}", texts.get("replay-open"));
            }
        }
        if let Some(place) = self.rejected() {
            let _ = writeln!(page, "{}", texts.format("replay-rejected", &[("place", Arg::from(place))]));
        }
        let findings = self.course.findings.len();
        if findings > 0 {
            let _ = writeln!(
                page,
                "{}",
                texts.format("replay-findings", &[("findings", Arg::from(findings as i64))])
            );
        }
        page
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        let texts = self.speaker.texts;
        let key = if outcome.won { "replay-won" } else { "replay-lost" };
        let args = [
            ("points", Arg::from(i64::from(outcome.points))),
            ("tricks", Arg::from(i64::from(outcome.tricks))),
        ];
        let mut page = texts.format(key, &args) + "\n";
        let height = match (outcome.schneider, outcome.schwarz) {
            (_, true) => Some("replay-schwarz"),
            (true, false) => Some("replay-schneider"),
            (false, false) => None,
        };
        let runners = [
            ("count", Arg::from(i64::from(outcome.runners.count))),
            ("side", Arg::from(outcome.runners.side.name())),
        ];
        let lines = [
            height.map(|key| texts.get(key)),
            Some(texts.format("replay-runners", &runners)),
            self.course.settlement.map(|settlement| {
                let numbers = self.speaker.numbers(settlement.units());
                texts.format("replay-units", &[("numbers", Arg::from(numbers))])
            }),
            self.course.entry.map(|entry| {
                let numbers = self.speaker.numbers(&entry.points().map(i64::from));
                texts.format("replay-points", &[("numbers", Arg::from(numbers))])
            }),
        ];
        for line in lines.into_iter().flatten() {
            let _ = writeln!(page, "{line}");
        }
        page
    }

    /// Where the machine stops following the record, if it does.
    fn rejected(&self) -> Option<String> {
        let error = replay(self.speaker.record, self.speaker.rules).err()?;
        let (line, card) = match error {
            ReplayError::NoDeal => return None,
            ReplayError::NoExchange => (Line::Exchange, None),
            ReplayError::Knocks => (Line::Knocks, None),
            ReplayError::Undeclarable(_) => (Line::Contract, None),
            ReplayError::Rejected { line, card, .. } => (line, card),
            ReplayError::NotOnLadder { line }
            | ReplayError::ShortTrick { line }
            | ReplayError::WrongTime { line } => (line, None),
        };
        self.speaker.at(line, card)
    }
}
