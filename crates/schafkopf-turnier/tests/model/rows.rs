//! Rows as somebody might write them: games, and what is nearly one.

use schafkopf::Choice;
use schafkopf_turnier::{Row, RowRuling};

use crate::dice::Dice;
use crate::game::{Game, Height};
use crate::ruled::{IN_DEALING, IN_PLAY};
use crate::verdict::{Above, Model};

impl Dice {
    /// Some place in a list.
    pub(crate) fn above(&mut self) -> Above {
        let game = if self.one_in(4) { 1 } else { self.below(31) as u32 + 2 };
        let mut solos = [0; 4];
        for _ in 0..self.below(7).min(u64::from(game) - 1) {
            *self.seat_of(&mut solos) += 1;
        }
        Above { game, solos }
    }

    fn seat_of<'a>(&mut self, of: &'a mut [u32; 4]) -> &'a mut u32 {
        &mut of[self.below(4) as usize]
    }

    /// Some row: a game told in one of the ways there are, with a slip or two.
    pub(crate) fn row(&mut self, model: &Model, above: Above) -> Row {
        let mut game = self.pick(model.games(above)).clone();
        if !self.one_in(3) {
            let plain: Vec<&Game> = model.games(above).iter().filter(|game| game.double.is_none()).collect();
            game = (*self.pick(&plain)).clone();
        }
        let mut row = match self.below(10) {
            0..=2 => told(&game),
            3..=5 => self.numbers(&game),
            _ => self.ruling(&game),
        };
        if self.one_in(6) {
            row.approved = Some(self.one_in(4));
        }
        if above.game == 1 && self.one_in(10) {
            row.contract = Some("sie".into());
            row.partner = None;
        }
        for _ in 0..[0, 0, 1, 1, 2][self.below(5) as usize] {
            self.slip(&mut row);
        }
        row
    }

    fn numbers(&mut self, game: &Game) -> Row {
        let whole = told(game);
        let mut row = Row { points: Some(game.points), ..Row::default() };
        if self.one_in(3) {
            row.declarer = whole.declarer;
        }
        if self.one_in(4) {
            row.contract = whole.contract;
        }
        if self.one_in(4) {
            row.partner = whole.partner;
        }
        if self.one_in(3) {
            row.tout = Some(game.tout);
        }
        if self.one_in(3) {
            row.double = whole.double;
        }
        if self.one_in(6) {
            row.tricks = whole.tricks;
        }
        row
    }

    fn ruling(&mut self, game: &Game) -> Row {
        let offence = match self.below(20) {
            0..=5 => "revoke",
            6..=12 => *self.pick(&IN_PLAY),
            13 => *self.pick(&IN_DEALING),
            14 | 15 => "invalid_bid",
            16 | 17 => "approval_refused",
            18 => "played_unapproved",
            _ => *self.pick(&["wrong_lead", "laid_open", "snoring"]),
        };
        let offender = if offence == "invalid_bid" && !self.one_in(4) { game.declarer } else { self.seat() };
        let spoken = if game.double.is_some() { 1 } else { 3 };
        let choice = [Choice::PlayOn, Choice::Stop];
        let ruling = RowRuling {
            offence: offence.into(),
            offender: (!self.one_in(12)).then_some(offender),
            choice: (!self.one_in(spoken)).then(|| *self.pick(&choice)),
            thrower: self.one_in(5).then(|| self.seat()),
            already_won: self.one_in(6).then(|| !self.one_in(4)),
        };
        let mut row = Row { ruling: Some(ruling), ..told(game) };
        let keeps_result = offence == "approval_refused" || row.ruling.as_ref().is_some_and(played_on);
        if !keeps_result || self.one_in(6) {
            (row.won, row.schneider, row.schwarz, row.tricks) = (None, None, None, None);
        }
        row
    }

    /// Changes one field.
    fn slip(&mut self, row: &mut Row) {
        let seat = Some(*self.pick(&[1, 1, 2, 2, 3, 3, 4, 4, 0, 5, -1]));
        match self.below(16) {
            0 => row.declarer = seat,
            1 => row.partner = seat,
            2 => row.double = seat,
            3 => row.contract = Some((*self.pick(&CONTRACTS)).into()),
            4 => row.tout = *self.pick(&[None, Some(false), Some(true), Some(true)]),
            5 => row.won = *self.pick(&[None, Some(true), Some(false)]),
            6 => row.schneider = *self.pick(&[None, Some(true), Some(false)]),
            7 => row.schwarz = *self.pick(&[None, Some(true), Some(false)]),
            8 => row.tricks = *self.pick(&TRICKS),
            9 => row.approved = *self.pick(&[None, Some(true), Some(false)]),
            10 => (row.declarer, row.partner) = (row.partner, row.declarer),
            11 => row.declarer = None,
            12 => row.partner = None,
            13 => row.contract = None,
            14 => self.slip_of_numbers(row),
            _ => self.slip_of_ruling(row),
        }
    }

    fn slip_of_numbers(&mut self, row: &mut Row) {
        let Some(points) = &mut row.points else {
            let value = *self.pick(&[1, 2, 3, 6, 9]);
            row.points = Some([value, value, -value, -value]);
            return;
        };
        match self.below(7) {
            0 => points.swap(0, 3),
            1 => points[0] = points[0].wrapping_add(1),
            2 => (points[0], points[1]) = (points[0].wrapping_add(1), points[1].wrapping_sub(1)),
            3 => *points = points.map(i64::wrapping_neg),
            4 => *points = points.map(|value| value.wrapping_mul(2)),
            5 => *points = [0; 4],
            _ => *points = [i64::MAX, 1, 0, i64::MIN],
        }
    }

    fn slip_of_ruling(&mut self, row: &mut Row) {
        let seat = self.one_in(2).then(|| *self.pick(&[1, 2, 3, 4, 0, 5]));
        let Some(ruling) = &mut row.ruling else {
            let ruling = RowRuling { offence: "revoke".into(), offender: seat, ..RowRuling::default() };
            row.ruling = Some(ruling);
            return;
        };
        match self.below(4) {
            0 => ruling.offender = seat,
            1 => ruling.thrower = seat,
            2 => ruling.choice = *self.pick(&[None, Some(Choice::Stop), Some(Choice::PlayOn)]),
            _ => ruling.already_won = *self.pick(&[None, Some(false), Some(true)]),
        }
    }
}

const TRICKS: [Option<i64>; 8] = [None, Some(0), Some(1), Some(2), Some(4), Some(6), Some(7), Some(9)];

const CONTRACTS: [&str; 8] = ["rufspiel", "farbwenz", "wenz", "solo", "sie", "solo", "bettel", "solo_tout"];

fn played_on(ruling: &RowRuling) -> bool {
    ruling.choice == Some(Choice::PlayOn)
}

/// A game as a row tells it.
fn told(game: &Game) -> Row {
    Row {
        declarer: Some(game.declarer),
        partner: game.partner,
        contract: Some(game.contract.into()),
        tout: game.tout.then_some(true),
        won: Some(game.won),
        schneider: (game.height == Height::Schneider).then_some(true),
        schwarz: (game.height == Height::Schwarz).then_some(true),
        double: game.double.map(|(doubler, _)| doubler),
        tricks: game.double.map(|(_, tricks)| tricks),
        ..Row::default()
    }
}
