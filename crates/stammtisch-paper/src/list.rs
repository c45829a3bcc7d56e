//! The list of a table, blank or filled, in the layout of P's model sheet.

mod game_words;
mod grid;
mod lines;
mod model;
mod notes;
mod sheets;

use schafkopf::{BySeat, RuleSet, Seat};
use schafkopf_turnier::{ListId, ListStatus, Person, SeatTotals, Signer, TableList};
use stammtisch_art::QrSquare;
use stammtisch_text::{Arg, Texts};

use crate::document::Look;
use crate::markup::Markup;
use crate::numbers::long_date;
use crate::paper::Paper;
use lines::Line;
use notes::Notes;

/// How lists look.
pub(crate) const LOOK: Look = Look { css: include_str!("css/list.css") };

/// A list of a tournament that is to be printed.
pub(crate) struct Sheet<'a> {
    /// What it is printed for.
    pub(crate) paper: Paper<'a>,
    /// Which list.
    pub(crate) id: ListId,
    /// What stands in it.
    pub(crate) print: Print<'a>,
}

/// What stands in a list.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Print<'a> {
    /// Nothing but names: it is to be written by hand.
    Blank,
    /// What was entered.
    Filled(&'a TableList),
}

/// A list without a tournament.
pub(crate) struct Form {
    /// The words.
    pub(crate) texts: &'static Texts,
    /// How many games.
    pub(crate) games: u32,
}

/// All that is printed of a list.
struct Layout {
    texts: &'static Texts,
    /// Name of the tournament.
    title: String,
    /// Day and venue.
    subtitle: String,
    match_number: Option<u32>,
    table: Option<u32>,
    players: BySeat<Option<Listed>>,
    /// Whether places at the table give points (T 6).
    has_table_points: bool,
    lines: Vec<Line>,
    notes: Vec<String>,
    keeper: Option<Seat>,
    /// Who has signed already.
    signed: BySeat<bool>,
    keeper_signed: bool,
    table_points: Option<BySeat<i64>>,
    is_void: bool,
    /// What stands at its foot, where it came on paper and its games were not written (decision 37).
    totals: Option<BySeat<SeatTotals>>,
    /// By what it is found again.
    code: Option<QrSquare>,
    /// The model on the back of each sheet (P 10).
    back: Option<Box<Layout>>,
}

/// A player in the head of a list (P 3).
#[derive(Debug, Clone, Default)]
struct Listed {
    number: String,
    customer: String,
    first_name: String,
    surname: String,
    town: String,
}

impl Form {
    /// Prints it.
    pub(crate) fn print(&self, page: &mut Markup) {
        Layout { lines: lines::blank(1, self.games), ..Layout::empty(self.texts) }.print(page);
    }
}

impl Sheet<'_> {
    /// Prints it.
    pub(crate) fn print(&self, page: &mut Markup) {
        match self.print {
            Print::Blank => self.blank().print(page),
            Print::Filled(list) => self.filled(list).print(page),
        }
    }

    fn blank(&self) -> Layout {
        let (paper, setup) = (self.paper, self.paper.setup());
        let date = long_date(paper.texts(), setup.date);
        let subtitle = if setup.venue.is_empty() { date } else { format!("{}, {date}", setup.venue) };
        Layout {
            title: setup.name.clone(),
            subtitle,
            match_number: Some(self.id.match_number),
            table: Some(self.id.table),
            players: self.players(),
            has_table_points: paper.has_table_points(),
            lines: lines::blank(1, paper.state().tournament_rules().games),
            keeper: paper.state().list(self.id).and_then(TableList::keeper),
            code: paper.code_of(self.id),
            back: Layout::model(paper.texts(), paper.state().rules()).map(Box::new),
            ..Layout::empty(paper.texts())
        }
    }

    fn filled(&self, list: &TableList) -> Layout {
        let games = self.paper.state().tournament_rules().games;
        let mut notes = Notes::default();
        let lines = lines::filled(&self.paper, list, games, &mut notes);
        notes.totals(&self.paper, list);
        notes.complaints(&self.paper, list);
        let result = self.paper.state().list_result(list, games);
        let is_closed = list.status() == ListStatus::Closed;
        Layout {
            lines,
            notes: notes.into_lines(),
            keeper: list.keeper(),
            signed: BySeat::from_fn(|seat| list.is_signed_by(Signer::Player(seat))),
            keeper_signed: list.is_signed_by(Signer::Keeper),
            table_points: (self.paper.has_table_points() && is_closed).then_some(result.table_points),
            is_void: list.status() == ListStatus::Voided,
            totals: list.written_totals().map(|written| written.totals),
            ..self.blank()
        }
    }

    fn players(&self) -> BySeat<Option<Listed>> {
        let Some(players) = self.paper.players_of(self.id) else { return BySeat::default() };
        BySeat::from_fn(|seat| {
            let number = players[seat];
            let person = self.paper.player(number).cloned().unwrap_or_default();
            let Person { first_name, surname, town, customer, born: _, remark: _ } = person;
            let customer = customer.unwrap_or_default();
            Some(Listed { number: number.to_string(), customer, first_name, surname, town })
        })
    }
}

impl Layout {
    /// A list in which nothing stands, of no tournament.
    fn empty(texts: &'static Texts) -> Layout {
        Layout {
            texts,
            title: String::new(),
            subtitle: String::new(),
            match_number: None,
            table: None,
            players: BySeat::default(),
            has_table_points: false,
            lines: Vec::new(),
            notes: Vec::new(),
            keeper: None,
            signed: BySeat::default(),
            keeper_signed: false,
            table_points: None,
            is_void: false,
            totals: None,
            code: None,
            back: None,
        }
    }

    /// The model under a set whose text has one (P 10).
    fn model(texts: &'static Texts, rules: &RuleSet) -> Option<Layout> {
        Some(Layout { lines: model::lines(texts, rules)?, ..Layout::empty(texts) })
    }

    /// Whether anything is written in it.
    fn is_filled(&self) -> bool {
        self.totals.is_some() || self.lines.iter().any(|line| line.entry.is_some())
    }

    fn say(&self, key: &str) -> String {
        self.texts.get(key)
    }

    fn player(&self, seat: Seat) -> String {
        self.texts.format("paper-player", &[("seat", Arg::from(i64::from(seat.number())))])
    }
}
