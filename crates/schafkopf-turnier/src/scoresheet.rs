//! The scoresheet: a fold over rows (S 5.2.7, 5.3.3, P 10).

use schafkopf::rules::{FirstGame, FirstGameRules, ListRules};
use schafkopf::{BySeat, ContractKind, RuleSet, Seat};
use serde::Serialize;
use thiserror::Error;

use crate::approval::RowPlace;
use crate::checked_row::CheckedRow;
use crate::entry::{Entry, RowReader, SoloClass, SoloEntry};
use crate::row::Row;
use crate::row_fault::{RowError, RowFault};
use crate::solo_counts::SoloCounts;
use crate::table_points::table_points;
use crate::totals::SeatTotals;

/// Games in a round, in which everybody deals once (S 2.4.15); after each the list is checked (S 5.3.3).
const ROUND: usize = 4;

/// The list of one table in one match, under a rule set that keeps lists.
///
/// ```
/// use schafkopf_turnier::{Row, Scoresheet};
/// let rules = schafkopf::rules::builtin("preis").expect("it is built in");
/// let row = Row {
///     declarer: Some(1),
///     partner: Some(2),
///     contract: Some("rufspiel".into()),
///     won: Some(true),
///     ..Row::default()
/// };
/// let evaluation = Scoresheet::new(&rules)?.evaluate(&[row])?;
/// assert_eq!(evaluation.total.as_array(), &[1, 1, -1, -1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Scoresheet<'a> {
    rules: &'a RuleSet,
    list: &'a ListRules,
}

/// The rule set keeps no list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the rule set keeps no list")]
pub struct WithoutList;

/// What a list comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evaluation {
    /// What each row comes to.
    pub entries: Vec<Entry>,
    /// Plus points of each seat.
    pub plus: BySeat<i64>,
    /// Minus points of each seat, as positive numbers.
    pub minus: BySeat<i64>,
    /// What is left of both.
    pub total: BySeat<i64>,
    /// The cross-check after each round and after the last row.
    pub checks: Vec<Check>,
    /// Points for the places at the table by these totals, where the rule set has them (T 6).
    pub table_points: Option<BySeat<i64>>,
    /// What decides ties.
    pub counts: BySeat<SoloCounts>,
}

/// A cross-check: the totals of all four players added up (S 5.3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Check {
    /// After how many games.
    pub after: usize,
    /// What the totals add up to: nothing, if all is well.
    pub sum: i64,
}

impl<'a> Scoresheet<'a> {
    /// A list under a rule set.
    pub fn new(rules: &'a RuleSet) -> Result<Scoresheet<'a>, WithoutList> {
        let list = rules.list.as_ref().ok_or(WithoutList)?;
        Ok(Scoresheet { rules, list })
    }

    /// How many games a match has, where the rule set says so.
    pub fn games(&self) -> Option<u32> {
        self.rules.tournament.as_ref().map(|tournament| tournament.games)
    }

    /// A kind of this class that the rule set knows, for bare numbers that do not say which it was.
    pub(crate) fn some_kind(&self, class: SoloClass) -> Option<ContractKind> {
        let of_class = |kind: &ContractKind| SoloClass::of(*kind) == Some(class) && self.rules.knows(*kind);
        ContractKind::ALL.into_iter().rev().find(of_class)
    }

    /// What a solo kind counts as at its place, before it is played: a Tout barred in the first game is none (decision 17).
    /// A Rufspiel, what the rule set does not know and a Sie that does not count there are nothing.
    pub(crate) fn counted(&self, place: RowPlace, soloist: Seat, kind: ContractKind) -> Option<SoloEntry> {
        let FirstGameRules { tout, sie, .. } = self.rules.first_game;
        let barred = |rule| place.game() == 1 && rule == FirstGame::Barred;
        let played = self.rules.knows(kind) && !(kind == ContractKind::Sie && barred(sie));
        let kind = if barred(tout) { kind.plain() } else { kind };
        SoloEntry::of(soloist, kind, false).filter(|_| played)
    }

    /// Reads a row at its place in the list.
    pub fn check(&self, place: RowPlace, row: &Row) -> Result<CheckedRow, RowFault> {
        RowReader::new(self.rules, self.list, place, row)?.checked()
    }

    /// Reads a row of a list that was written before some of what [`check`](Scoresheet::check) refuses was refused.
    pub(crate) fn kept(&self, place: RowPlace, row: &Row) -> Result<CheckedRow, RowFault> {
        RowReader::new(self.rules, self.list, place, row)?.kept()
    }

    /// What rows come to that were checked, the first being the first game of the match.
    pub fn add_up<'r>(&self, rows: impl ExactSizeIterator<Item = &'r CheckedRow>) -> Evaluation {
        let mut sheet = Evaluation::empty(rows.len());
        let count = rows.len();
        for (at, row) in rows.enumerate() {
            sheet.add_next(row.entry(), at + 1 == count);
        }
        self.with_table_points(sheet)
    }

    /// What the totals of a paper list come to, all games in one (decision 37).
    pub(crate) fn of_totals(&self, totals: &BySeat<SeatTotals>, games: u32) -> Evaluation {
        let mut sheet = Evaluation {
            plus: BySeat::from_fn(|seat| i64::from(totals[seat].plus)),
            minus: BySeat::from_fn(|seat| i64::from(totals[seat].minus)),
            total: BySeat::from_fn(|seat| totals[seat].result()),
            counts: BySeat::from_fn(|seat| totals[seat].counts()),
            ..Evaluation::empty(0)
        };
        sheet.check(games as usize);
        self.with_table_points(sheet)
    }

    /// Evaluates a list; the first row is the first game of the match. The first wrong row is the error.
    pub fn evaluate(&self, rows: &[Row]) -> Result<Evaluation, RowError> {
        let mut sheet = Evaluation::empty(rows.len());
        let mut place = RowPlace::default();
        for (at, row) in rows.iter().enumerate() {
            let entry = self.room_for(place, rows.len()).and_then(|()| self.entry(place, row));
            let entry = entry.map_err(|fault| RowError { at, fault })?;
            place.pass(&entry);
            sheet.add_next(entry, at + 1 == rows.len());
        }
        Ok(self.with_table_points(sheet))
    }

    /// What one row comes to.
    fn entry(&self, place: RowPlace, row: &Row) -> Result<Entry, RowFault> {
        RowReader::new(self.rules, self.list, place, row)?.read().map(|(_, entry)| entry)
    }

    fn with_table_points(&self, sheet: Evaluation) -> Evaluation {
        let places = self.rules.tournament.as_ref().map_or(&[][..], |t| t.table_points.as_slice());
        Evaluation { table_points: table_points(places, &sheet.total), ..sheet }
    }

    /// The match has a game for this row.
    fn room_for(&self, place: RowPlace, count: usize) -> Result<(), RowFault> {
        match self.games() {
            Some(most) if place.game() > most => Err(RowFault::TooMany { count, most }),
            Some(_) | None => Ok(()),
        }
    }
}

impl Evaluation {
    fn empty(rows: usize) -> Evaluation {
        Evaluation {
            entries: Vec::with_capacity(rows),
            plus: BySeat::default(),
            minus: BySeat::default(),
            total: BySeat::default(),
            checks: Vec::with_capacity(rows / ROUND + 1),
            table_points: None,
            counts: BySeat::default(),
        }
    }

    /// Adds the next row; after each round and after the last the list is checked (S 5.3.3).
    fn add_next(&mut self, entry: Entry, is_last: bool) {
        self.add(entry);
        if self.entries.len().is_multiple_of(ROUND) || is_last {
            self.check(self.entries.len());
        }
    }

    fn add(&mut self, entry: Entry) {
        for (seat, &points) in entry.points.points().iter() {
            let column = if points < 0 { &mut self.minus } else { &mut self.plus };
            column[seat] += i64::from(points.unsigned_abs());
            self.total[seat] += i64::from(points);
        }
        if let Some(solo) = &entry.solo {
            self.counts[solo.soloist].add(solo);
        }
        self.entries.push(entry);
    }

    fn check(&mut self, after: usize) {
        // From the columns, as on paper, and not from the total they make.
        let sum = Seat::ALL.into_iter().map(|seat| self.plus[seat] - self.minus[seat]).sum();
        self.checks.push(Check { after, sum });
    }

    /// The four numbers of each row.
    pub fn rows(&self) -> impl Iterator<Item = &[i32; 4]> {
        self.entries.iter().map(|entry| entry.points.points().as_array())
    }
}
