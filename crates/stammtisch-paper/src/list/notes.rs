//! Notes under a list: what its rows have no room for.

use schafkopf::{Case, Seat};
use schafkopf_turnier::{Answer, Approval, Complaint, PersonId, SeatTotals, TableList, WrittenRow};
use stammtisch_text::Arg;

use crate::paper::Paper;

/// Notes, numbered from 1.
#[derive(Debug, Default)]
pub(super) struct Notes(Vec<String>);

impl Notes {
    fn add(&mut self, text: String) -> usize {
        self.0.push(text);
        self.0.len()
    }

    /// The notes as they are printed.
    pub(super) fn into_lines(self) -> Vec<String> {
        self.0
    }

    /// Notes what is to be said about a row; their numbers.
    pub(super) fn of_row(
        &mut self,
        paper: &Paper<'_>,
        game: u32,
        written: &WrittenRow,
        approval: Option<&Approval>,
    ) -> Vec<usize> {
        let mut said = Vec::new();
        if !written.before.is_empty() {
            said.push(correction(paper, game, written));
        }
        said.extend(written.row.ruled().map(|ruled_on| ruled(paper, game, &ruled_on.case)));
        said.extend(approval.and_then(|approval| refused(paper, game, approval)));
        if written.row.is_struck() {
            said.push(paper.texts().format("paper-note-struck", &[("game", Arg::from(i64::from(game)))]));
        }
        said.into_iter().map(|text| self.add(text)).collect()
    }

    /// Notes what the columns of totals have no room for, and what stood there before (decision 37).
    pub(super) fn totals(&mut self, paper: &Paper<'_>, list: &TableList) {
        if let Some(written) = list.written_totals() {
            let corrected = written.referee.map(|referee| signed_off(paper, written.event, referee));
            self.0.extend(corrected);
            let circled = |(seat, own): (Seat, &SeatTotals)| circles(paper, seat, own);
            self.0.extend(written.totals.iter().filter_map(circled));
        }
        for old in list.old_totals() {
            let pairs = old.totals.as_array().map(|own| format!("{}/{}", own.plus, own.minus)).join(" ");
            self.add(paper.texts().format("paper-note-old-totals", &[("totals", Arg::from(pairs))]));
        }
    }

    /// Notes the complaints.
    pub(super) fn complaints(&mut self, paper: &Paper<'_>, list: &TableList) {
        for complaint in list.complaints() {
            self.add(complained(paper, complaint));
        }
    }
}

/// Solo kinds, Touts and Sie of a seat, where it had any.
fn circles(paper: &Paper<'_>, seat: Seat, own: &SeatTotals) -> Option<String> {
    let texts = paper.texts();
    let of = |won: u32, played: u32| Arg::from(format!("{won}/{played}"));
    let args = [
        ("seat", Arg::from(i64::from(seat.number()))),
        ("solos", of(own.solos_won, own.solos_played)),
        ("touts", of(own.touts_won, own.touts_played)),
        ("sie", Arg::from(i64::from(own.sie))),
    ];
    (own.solos_played > 0).then(|| texts.format("paper-note-circles", &args))
}

fn signed_off(paper: &Paper<'_>, event: u64, referee: PersonId) -> String {
    let args = [
        ("referee", Arg::from(paper.official(referee))),
        ("reason", Arg::from(paper.reason(event).unwrap_or("–"))),
    ];
    paper.texts().format("paper-note-totals-corrected", &args)
}

fn correction(paper: &Paper<'_>, game: u32, written: &WrittenRow) -> String {
    let texts = paper.texts();
    let game = ("game", Arg::from(i64::from(game)));
    let reason = ("reason", Arg::from(paper.reason(written.event).unwrap_or("–")));
    match written.referee {
        Some(referee) => {
            let referee = ("referee", Arg::from(paper.official(referee)));
            texts.format("paper-note-corrected", &[game, referee, reason])
        }
        None => texts.format("paper-note-mended", &[game]),
    }
}

fn ruled(paper: &Paper<'_>, game: u32, case: &Case) -> String {
    let texts = paper.texts();
    let offence = texts.offence(case.offence);
    let args = [("game", Arg::from(i64::from(game))), ("offence", Arg::from(offence))];
    match case.offender {
        Some(seat) => {
            let [game, offence] = args;
            let seat = ("seat", Arg::from(i64::from(seat.number())));
            texts.format("paper-note-ruled-by", &[game, offence, seat])
        }
        None => texts.format("paper-note-ruled", &args),
    }
}

fn refused(paper: &Paper<'_>, game: u32, approval: &Approval) -> Option<String> {
    match approval.answer? {
        Answer::Granted => None,
        Answer::Refused => {
            let texts = paper.texts();
            let args = [
                ("game", Arg::from(i64::from(game))),
                ("seat", Arg::from(i64::from(approval.request.seat.number()))),
                ("kind", Arg::from(texts.kind(approval.request.kind))),
            ];
            Some(texts.format("paper-note-refused", &args))
        }
    }
}

fn complained(paper: &Paper<'_>, complaint: &Complaint) -> String {
    let answer = match complaint.answer {
        Some(Answer::Granted) => "paper-complaint-granted",
        Some(Answer::Refused) => "paper-complaint-refused",
        None => "paper-complaint-open",
    };
    let args = [
        ("game", Arg::from(i64::from(complaint.game))),
        ("seat", Arg::from(i64::from(complaint.seat.number()))),
        ("reason", Arg::from(paper.reason(complaint.event).unwrap_or("–"))),
        ("answer", Arg::from(paper.texts().get(answer))),
    ];
    paper.texts().format("paper-note-complaint", &args)
}
