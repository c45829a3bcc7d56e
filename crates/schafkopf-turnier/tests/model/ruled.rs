//! What a ruling comes to in a list.

use schafkopf::Choice;
use schafkopf_turnier::Row;

use crate::game::Class;
use crate::verdict::{Above, Model, NO, Refused, STRUCK, Taken, Verdict, tells_a_result};

/// Mistakes in the play, by who made them.
pub(crate) const IN_PLAY: [&str; 10] = [
    "revoke",
    "wrong_lead",
    "out_of_turn",
    "lead_out_of_turn",
    "telling",
    "looking_through_tricks",
    "exposing_card",
    "laid_open",
    "several_cards",
    "wrong_count_one_player",
];

/// Mistakes after which nothing is written.
pub(crate) const IN_DEALING: [&str; 5] =
    ["wrong_count_two_players", "card_turned_up", "miscounted_deal", "dealt_out_of_turn", "misdeal"];

pub(crate) fn verdict(model: &Model, above: Above, row: &Row) -> Verdict {
    let ruling = row.ruling.as_ref().ok_or(NO)?;
    let offence = ruling.offence.as_str();
    for seat in [ruling.offender, ruling.thrower].into_iter().flatten() {
        if !(1..=4).contains(&seat) {
            return Err(NO);
        }
    }
    if row.approved == Some(false) || row.tricks.is_some() && row.double.is_none() {
        return Err(NO);
    }
    if row.points.is_some() {
        return Err(Refused(Some("row_incomplete")));
    }
    let in_play_only = ruling.choice == Some(Choice::PlayOn) || ruling.thrower.is_some();
    match offence {
        _ if in_play_only && !IN_PLAY.contains(&offence) => Err(NO),
        "approval_refused" | "played_unapproved" => unapproved(model, above, row, offence),
        "invalid_bid" => invalid_bid(model, row),
        _ if IN_PLAY.contains(&offence) => in_play(model, above, row, offence),
        _ => Err(NO),
    }
}

/// S 5.2.17, decision 25.
fn unapproved(model: &Model, above: Above, row: &Row, offence: &str) -> Verdict {
    let impossible = Refused(Some("offence_not_possible"));
    let (Some(_), Some(contract)) = (row.declarer, row.contract.as_deref()) else { return Err(NO) };
    let tout = row.tout == Some(true);
    let class = match (contract, tout && !model.is_modest(above)) {
        ("rufspiel", _) => Class::Rufspiel,
        ("sie", _) => Class::Sie,
        (_, true) => Class::Tout,
        (_, false) => Class::Solo,
    };
    if doubled_wrongly(model, row) {
        return Err(NO);
    }
    if !model.needs_approval(above, class) {
        return Err(impossible);
    }
    if offence == "approval_refused" && class == Class::Tout {
        return model.played(above, &Row { tout: None, ruling: None, ..row.clone() });
    }
    if tells_a_result(row) {
        return Err(NO);
    }
    Ok(STRUCK)
}

/// S 2.4.10, decision 13.
fn invalid_bid(model: &Model, row: &Row) -> Verdict {
    let ruling = row.ruling.as_ref().ok_or(NO)?;
    let (Some(offender), Some(contract)) = (ruling.offender, row.contract.as_deref()) else {
        return Err(NO);
    };
    if row.declarer.is_some_and(|declarer| declarer != offender) || doubled_wrongly(model, row) {
        return Err(NO);
    }
    if tells_a_result(row) || contract == "sie" {
        return Err(NO);
    }
    let each = if contract == "rufspiel" { 1 } else { 2 };
    Ok(Taken { points: split(offender, -3 * each), solo: None })
}

/// A double where there is none, or by somebody who is no defender.
fn doubled_wrongly(model: &Model, row: &Row) -> bool {
    let party = row.declarer.is_some() && [row.declarer, row.partner].contains(&row.double);
    row.double.is_some() && (!model.set.spritze || party)
}

/// What one gets alone, shared by the other three.
fn split(seat: i64, value: i64) -> [i64; 4] {
    let mut points = [-value / 3; 4];
    points[seat as usize - 1] = value;
    points
}

fn in_play(model: &Model, above: Above, row: &Row, offence: &str) -> Verdict {
    let ruling = row.ruling.as_ref().ok_or(NO)?;
    let (Some(declarer), Some(contract), Some(offender)) =
        (row.declarer, row.contract.as_deref(), ruling.offender)
    else {
        return Err(NO);
    };
    let rufspiel = contract == "rufspiel";
    if contract == "sie" || rufspiel != row.partner.is_some() || row.partner == Some(declarer) {
        return Err(NO);
    }
    if doubled_wrongly(model, row) {
        return Err(NO);
    }
    let chosen = model.set.choice && matches!(offence, "revoke" | "wrong_lead" | "lead_out_of_turn");
    if chosen && ruling.choice.is_none() && ruling.thrower.is_none() {
        return Err(NO);
    }
    if ruling.choice == Some(Choice::PlayOn) {
        if !chosen || ruling.thrower.is_some() {
            return Err(NO);
        }
        return model.played(above, &Row { ruling: None, ..row.clone() });
    }
    if tells_a_result(row) || ruling.thrower == Some(offender) {
        return Err(NO);
    }
    let party = |seat: i64| seat == declarer || Some(seat) == row.partner;
    let tout = row.tout == Some(true) && !model.is_modest(above);
    let case = Case {
        model,
        declarer,
        rufspiel,
        tout,
        party: [party(1), party(2), party(3), party(4)],
        factor: if row.double.is_some() { 2 } else { 1 },
    };
    // Decision 14: the party of who is ruled against keeps what it has won already.
    let against = ruling.thrower.unwrap_or(offender);
    let points = match ruling.thrower {
        _ if model.set.choice && ruling.already_won == Some(true) => case.won_by(case.side(against)),
        Some(thrower) if case.side(thrower) != case.side(offender) => case.thrown(offender, thrower),
        Some(thrower) => case.fault("revoke", thrower),
        None => case.fault(offence, offender),
    };
    // Decision 24: what ends a Tout here makes a plain game of it.
    let plain = model.set.choice || case.is_lost_open(offence) && ruling.thrower.is_none();
    let class = if tout && !plain { Class::Tout } else { Class::Solo };
    let won = points[declarer as usize - 1] > 0;
    Ok(Taken { points, solo: (!rufspiel).then_some((declarer, class, won)) })
}

/// A game in which something went wrong.
struct Case<'a> {
    model: &'a Model,
    declarer: i64,
    rufspiel: bool,
    tout: bool,
    party: [bool; 4],
    factor: i64,
}

impl Case<'_> {
    fn side(&self, seat: i64) -> bool {
        self.party[seat as usize - 1]
    }

    /// A plain win of a side.
    fn won_by(&self, declarers: bool) -> [i64; 4] {
        let each = if self.rufspiel { 1 } else { 2 } * self.factor;
        [1, 2, 3, 4].map(|seat| {
            let share = if !self.rufspiel && self.side(seat) { 3 * each } else { each };
            if self.side(seat) == declarers { share } else { -share }
        })
    }

    /// P 13.
    fn is_lost_open(&self, offence: &str) -> bool {
        self.model.set.open_is_lost && offence == "laid_open"
    }

    fn fault(&self, offence: &str, offender: i64) -> [i64; 4] {
        if self.model.set.choice {
            return self.stopped(offender);
        }
        if self.is_lost_open(offence) {
            return self.won_by(!self.side(offender));
        }
        let value = match (self.rufspiel, self.tout) {
            (true, _) => 4,
            (false, true) => self.model.set.tout,
            (false, false) => 9,
        };
        if offender == self.declarer && !self.rufspiel {
            return split(offender, -value);
        }
        let opponents = [1, 2, 3, 4].iter().filter(|&&seat| self.side(seat) != self.side(offender)).count();
        [1, 2, 3, 4].map(|seat| {
            if seat == offender {
                -value
            } else if self.side(seat) == self.side(offender) {
                0
            } else {
                value / opponents as i64
            }
        })
    }

    /// T 15, decision 14.
    fn stopped(&self, offender: i64) -> [i64; 4] {
        if self.side(offender) {
            return split(offender, self.factor * if self.rufspiel { -3 } else { -9 });
        }
        let mut points = self.won_by(true);
        let fine = self.factor * if self.rufspiel { 3 } else { 10 };
        let innocent: Vec<i64> = (1..=4).filter(|&seat| !self.side(seat) && seat != offender).collect();
        for &seat in &innocent {
            points[seat as usize - 1] = 0;
        }
        points[offender as usize - 1] = -fine;
        let left = -points.iter().sum::<i64>();
        for &seat in &innocent {
            points[seat as usize - 1] = left / innocent.len() as i64;
        }
        points
    }

    /// S 3.4.18, decisions 22 and 32: the two who have nothing to do with it share.
    fn thrown(&self, offender: i64, thrower: i64) -> [i64; 4] {
        let value = match (self.rufspiel, self.tout && !self.model.set.choice) {
            (true, _) => 4,
            (false, true) => self.model.set.tout,
            (false, false) => 10,
        };
        // What moves to the thrower is T 15's sanction, which a Spritze doubles.
        let value = if self.model.set.choice { value * self.factor } else { value };
        [1, 2, 3, 4].map(|seat| match seat {
            _ if seat == thrower => -value,
            _ if seat == offender => 0,
            _ => value / 2,
        })
    }
}
