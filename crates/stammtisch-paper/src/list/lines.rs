//! Lines of a list: a game each, and one more for everything that stood there before.

use schafkopf_turnier::{Answer, Approval, CheckedRow, Entry, TableList, TakenBack, WrittenRow};

use super::game_words::game_words;
use super::notes::Notes;
use crate::paper::Paper;

/// A line of a list.
#[derive(Debug, Clone)]
pub(super) struct Line {
    /// Number of the game, from 1.
    pub(super) game: u32,
    /// How it stands there.
    pub(super) style: Style,
    /// What was played.
    pub(super) what: String,
    /// What it came to; none in a line to be written by hand.
    pub(super) entry: Option<Entry>,
    /// The referee's initials.
    pub(super) referee: String,
    /// Numbers of the notes about it.
    pub(super) marks: Vec<usize>,
}

/// How a line stands in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// It counts.
    Plain,
    /// It was replaced or taken back, and stays readable (S 5.3.4).
    Old,
    /// The game was struck (S 5.2.17).
    Struck,
}

/// Lines to be written by hand.
pub(super) fn blank(first: u32, last: u32) -> Vec<Line> {
    let line = |game| Line {
        game,
        style: Style::Plain,
        what: String::new(),
        entry: None,
        referee: String::new(),
        marks: Vec::new(),
    };
    (first..=last).map(line).collect()
}

/// What was written, and blank lines for what is still to be played.
pub(super) fn filled(paper: &Paper<'_>, list: &TableList, games: u32, notes: &mut Notes) -> Vec<Line> {
    let mut lines = Vec::new();
    for (game, written) in (1..).zip(list.rows()) {
        lines.extend(list.taken_back_from(game).map(|old| taken_back(paper, old)));
        lines.extend(old_lines(paper, game, written));
        lines.push(line(paper, list, (game, written), notes));
    }
    // What was taken back and not written again; totals leave no game to be written.
    for game in list.rows().len() as u32 + 1..=games {
        lines.extend(list.taken_back_from(game).map(|old| taken_back(paper, old)));
        lines.extend(blank(game, game).into_iter().filter(|_| list.written_totals().is_none()));
    }
    lines
}

/// A row that was taken back; it stays readable, struck (S 5.3.4).
fn taken_back(paper: &Paper<'_>, old: &TakenBack) -> Line {
    old_line(paper, old.game, &old.row)
}

fn old_lines(paper: &Paper<'_>, game: u32, written: &WrittenRow) -> impl Iterator<Item = Line> {
    written.before.iter().map(move |old| old_line(paper, game, &old.row))
}

fn old_line(paper: &Paper<'_>, game: u32, row: &CheckedRow) -> Line {
    Line {
        game,
        style: Style::Old,
        what: game_words(paper.texts(), row),
        entry: Some(row.entry()),
        referee: String::new(),
        marks: Vec::new(),
    }
}

fn line(paper: &Paper<'_>, list: &TableList, (game, written): (u32, &WrittenRow), notes: &mut Notes) -> Line {
    let approval = list.approvals().get(&game);
    Line {
        game,
        style: if written.row.is_struck() { Style::Struck } else { Style::Plain },
        what: game_words(paper.texts(), &written.row),
        entry: Some(written.row.entry()),
        referee: initials(paper, written, approval),
        marks: notes.of_row(paper, game, written, approval),
    }
}

/// The initials beside a row: of who corrected it, and of who approved the game or refused it.
fn initials(paper: &Paper<'_>, written: &WrittenRow, approval: Option<&Approval>) -> String {
    let corrected = written.referee.map(|referee| paper.initials(referee));
    let approved = approval.and_then(|approval| {
        let initials = paper.initials(approval.referee?);
        Some(match approval.answer? {
            Answer::Granted => format!("✓ {initials}"),
            Answer::Refused => format!("✗ {initials}"),
        })
    });
    [approved, corrected].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
