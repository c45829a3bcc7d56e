//! What a round likes to look at: who won what with what, the longest series, the dearest Solo, every Sie.

use std::collections::BTreeMap;

use schafkopf::ContractKind;
use schafkopf_turnier::Date;

use crate::evening::{Counted, Evening};
use crate::hand::HandResult;
use crate::id::EntryId;
use crate::runde::Runde;

/// Which evenings are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Span {
    /// All of them.
    All,
    /// Those of a year.
    Season(u16),
    /// One alone.
    Evening(EntryId),
}

impl Span {
    fn has(&self, evening: &Evening) -> bool {
        match self {
            Span::All => true,
            Span::Season(year) => evening.opening().date.year() == *year,
            Span::Evening(id) => evening.id() == id,
        }
    }

    fn has_day(&self, date: Date) -> bool {
        match self {
            Span::All => true,
            Span::Season(year) => date.year() == *year,
            Span::Evening(_) => false,
        }
    }
}

/// What is counted over some evenings. Payments are no winnings and do not appear.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// Hands that count.
    pub hands: u32,
    /// Each member's figures, by their numbers.
    pub figures: Vec<Figures>,
    /// The Solo, of whatever kind, that cost or brought the most; the first of several.
    pub dearest: Option<Dearest>,
    /// Every Sie (S 2.9.3).
    pub sie: Vec<SieSeen>,
}

/// A member's figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    /// Who.
    pub member: EntryId,
    /// Evenings on which he sat at the table.
    pub evenings: u32,
    /// Hands in which he played.
    pub hands: u32,
    /// What he won and lost.
    pub cents: i64,
    /// What he declared, by kind.
    pub declared: BTreeMap<ContractKind, Declared>,
    /// His longest series.
    pub longest: Series,
    /// How his winnings went: after each evening, or within one after each hand.
    pub curve: Vec<Point>,
}

/// How often a kind was declared, and what came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Declared {
    /// How often.
    pub played: u32,
    /// How often it was won.
    pub won: u32,
    /// What it brought the declarer.
    pub cents: i64,
}

/// Hands in a row that brought something, and that cost something; a hand that did neither interrupts nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Series {
    /// Hands won in a row.
    pub won: u32,
    /// Hands lost in a row.
    pub lost: u32,
}

/// A point of a curve.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Point {
    /// The day.
    pub date: Date,
    /// Which hand of an evening; none for the whole of it.
    pub hand: Option<u32>,
    /// What was won until then.
    pub cents: i64,
}

/// The dearest Solo.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dearest {
    /// When.
    pub date: Date,
    /// Who played it.
    pub declarer: EntryId,
    /// What it was.
    pub kind: ContractKind,
    /// What it brought him.
    pub cents: i64,
}

/// A Sie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SieSeen {
    /// When.
    pub date: Date,
    /// Who held it.
    pub declarer: EntryId,
    /// Who sat there when it happened, from forehand on.
    pub players: Vec<EntryId>,
    /// What it brought him.
    pub cents: i64,
}

impl Statistics {
    /// Counts some evenings of a round.
    pub fn of(runde: &Runde, span: &Span) -> Statistics {
        let mut counting = Counting::new(runde);
        let evenings = runde.evenings().iter().filter(|evening| span.has(evening));
        let brought = runde.brought().iter().filter(|(date, _)| span.has_day(*date));
        let mut days: Vec<(Date, Day<'_>)> =
            brought.map(|(date, sums)| (*date, Day::Brought(sums))).collect();
        days.extend(evenings.map(|evening| (evening.opening().date, Day::Evening(evening))));
        days.sort_by_key(|(date, _)| *date);
        for (date, day) in days {
            match day {
                Day::Brought(sums) => counting.add(sums, date),
                Day::Evening(evening) => counting.evening(evening, matches!(span, Span::Evening(_))),
            }
        }
        counting.finish()
    }
}

/// Something with a day.
enum Day<'a> {
    Brought(&'a BTreeMap<EntryId, i64>),
    Evening(&'a Evening),
}

/// Statistics being counted.
struct Counting {
    found: Statistics,
    places: BTreeMap<EntryId, usize>,
    running: Vec<Series>,
}

impl Counting {
    fn new(runde: &Runde) -> Counting {
        let members = runde.members();
        let figures: Vec<Figures> = members
            .iter()
            .map(|member| Figures {
                member: member.id.clone(),
                evenings: 0,
                hands: 0,
                cents: 0,
                declared: BTreeMap::new(),
                longest: Series::default(),
                curve: Vec::new(),
            })
            .collect();
        let places = members.iter().zip(0..).map(|(member, place)| (member.id.clone(), place)).collect();
        let running = vec![Series::default(); figures.len()];
        Counting { found: Statistics { figures, ..Statistics::default() }, places, running }
    }

    /// Sums of a day; everybody's curve goes on.
    fn add(&mut self, sums: &BTreeMap<EntryId, i64>, date: Date) {
        for figures in &mut self.found.figures {
            figures.cents += sums.get(&figures.member).copied().unwrap_or(0);
            figures.curve.push(Point { date, hand: None, cents: figures.cents });
        }
    }

    fn evening(&mut self, evening: &Evening, by_hand: bool) {
        let date = evening.opening().date;
        let mut so_far: BTreeMap<&EntryId, i64> = BTreeMap::new();
        for (counted, hand) in evening.counted().zip(1..) {
            self.found.hands += 1;
            self.hand(counted, date);
            for (member, cents) in &counted.cents {
                *so_far.entry(member).or_default() += cents;
            }
            for figures in self.found.figures.iter_mut().filter(|_| by_hand) {
                let cents = so_far.get(&figures.member).copied().unwrap_or(0);
                figures.curve.push(Point { date, hand: Some(hand), cents });
            }
        }
        for member in evening.cents().keys() {
            if let Some(&place) = self.places.get(member) {
                self.found.figures[place].evenings += 1;
            }
        }
        if by_hand && evening.pot_shares().is_none() {
            for figures in &mut self.found.figures {
                figures.cents += evening.cents().get(&figures.member).copied().unwrap_or(0);
            }
        } else {
            self.add(evening.cents(), date);
        }
    }

    fn hand(&mut self, counted: &Counted, date: Date) {
        for (member, &cents) in &counted.cents {
            let Some(&place) = self.places.get(member) else { continue };
            let (figures, running) = (&mut self.found.figures[place], &mut self.running[place]);
            figures.hands += 1;
            match cents.signum() {
                1 => *running = Series { won: running.won + 1, lost: 0 },
                -1 => *running = Series { won: 0, lost: running.lost + 1 },
                _ => {}
            }
            figures.longest.won = figures.longest.won.max(running.won);
            figures.longest.lost = figures.longest.lost.max(running.lost);
        }
        let HandResult::Game(game) = &counted.hand.result else { return };
        let cents = counted.cents.get(&game.declarer).copied().unwrap_or(0);
        if let Some(&place) = self.places.get(&game.declarer) {
            let declared = self.found.figures[place].declared.entry(game.kind).or_default();
            declared.played += 1;
            declared.won += u32::from(game.won);
            declared.cents += cents;
        }
        let dearest = self.found.dearest.as_ref().map_or(0, |dearest| dearest.cents.abs());
        if game.kind.is_solo_kind() && cents.abs() > dearest {
            let declarer = game.declarer.clone();
            self.found.dearest = Some(Dearest { date, declarer, kind: game.kind, cents });
        }
        if game.kind == ContractKind::Sie {
            let (declarer, players) = (game.declarer.clone(), counted.players.clone());
            self.found.sie.push(SieSeen { date, declarer, players, cents });
        }
    }

    fn finish(self) -> Statistics {
        self.found
    }
}
