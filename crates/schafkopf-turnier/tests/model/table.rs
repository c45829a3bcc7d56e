//! One table in one match: its list, and who sits there.

use std::collections::BTreeMap;

use schafkopf::Seat;
use schafkopf_turnier::{Answer, ApprovalRequest, PersonId, PlayerNumber, SeatTotals};

use crate::game::Class;
use crate::verdict::{Above, Taken};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Status {
    Open,
    Closed,
    Void,
}

#[derive(Debug, Clone)]
pub(crate) struct Line {
    pub(crate) taken: Taken,
    /// Whether the referee wrote it.
    pub(crate) referees: bool,
    /// With which event.
    pub(crate) event: u64,
}

/// Totals instead of rows.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Totals {
    pub(crate) seats: [SeatTotals; 4],
    /// Whether the referee wrote them.
    pub(crate) referees: bool,
    pub(crate) games: u32,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Complaint {
    pub(crate) event: u64,
    pub(crate) game: u32,
    pub(crate) seat: Seat,
    pub(crate) decided: Option<PersonId>,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Call {
    pub(crate) event: u64,
    pub(crate) appeal: bool,
    pub(crate) about: Option<u64>,
    pub(crate) answered: Option<PersonId>,
}

/// Who sits at a seat, and from which row on its points are his.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Holder {
    pub(crate) player: PlayerNumber,
    pub(crate) excluded: bool,
    pub(crate) from: usize,
}

/// What a table looks like.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) keeper: Option<Seat>,
    pub(crate) rows: Vec<Line>,
    pub(crate) totals: Option<Totals>,
    /// Whether the games are typed from paper.
    pub(crate) on_paper: bool,
    /// Who wrote in it.
    pub(crate) hands: Vec<PersonId>,
    pub(crate) approvals: BTreeMap<u32, (ApprovalRequest, Option<Answer>)>,
    pub(crate) complaints: Vec<Complaint>,
    pub(crate) calls: Vec<Call>,
    pub(crate) signed: [bool; 4],
    pub(crate) keeper_signed: bool,
    pub(crate) status: Status,
    pub(crate) holders: [Holder; 4],
    pub(crate) waiting: Vec<PlayerNumber>,
    pub(crate) paid: BTreeMap<PlayerNumber, i64>,
    pub(crate) gone: Vec<PlayerNumber>,
}

impl Table {
    pub(crate) fn new(
        keeper: Option<Seat>,
        players: [PlayerNumber; 4],
        waiting: Vec<PlayerNumber>,
        fee: i64,
    ) -> Table {
        let everybody = players.iter().chain(&waiting);
        Table {
            keeper,
            rows: Vec::new(),
            totals: None,
            on_paper: false,
            hands: Vec::new(),
            approvals: BTreeMap::new(),
            complaints: Vec::new(),
            calls: Vec::new(),
            signed: [false; 4],
            keeper_signed: false,
            status: Status::Open,
            paid: everybody.map(|&player| (player, fee)).collect(),
            holders: players.map(|player| Holder { player, excluded: false, from: 0 }),
            waiting,
            gone: Vec::new(),
        }
    }

    pub(crate) fn written(&self) -> u32 {
        self.totals.map_or(self.rows.len() as u32, |totals| totals.games)
    }

    pub(crate) fn above(&self, game: u32) -> Above {
        let mut solos = [0; 4];
        for line in self.rows.iter().take(game as usize - 1) {
            if let Some((seat, _, _)) = line.taken.solo {
                solos[seat as usize - 1] += 1;
            }
        }
        Above { game, solos }
    }

    pub(crate) fn is_excluded(&self, player: PlayerNumber) -> bool {
        self.holders.iter().any(|holder| holder.player == player && holder.excluded)
            || self.gone.contains(&player)
    }

    pub(crate) fn sits(&self, player: PlayerNumber) -> bool {
        self.holders.iter().any(|holder| holder.player == player)
    }

    pub(crate) fn unsign(&mut self) {
        (self.signed, self.keeper_signed) = ([false; 4], false);
    }

    /// What each seat's player has, and his solo kinds: Sie, Touts won and played, solo kinds won and played.
    pub(crate) fn result(&self, seat: usize) -> (i64, [u32; 5]) {
        let (mut points, mut counts) = (0, [0; 5]);
        if self.status == Status::Void {
            return (points, counts);
        }
        let from = self.holders[seat].from;
        if let Some(totals) = self.totals.filter(|totals| from < totals.games as usize) {
            let own = totals.seats[seat];
            points = i64::from(own.plus) - i64::from(own.minus);
            let plain = [own.solos_won - own.sie, own.solos_played - own.sie];
            return (points, [own.sie, own.touts_won, own.touts_played, plain[0], plain[1]]);
        }
        for line in self.rows.iter().skip(from) {
            points += line.taken.points[seat];
            let Some((soloist, class, won)) = line.taken.solo else { continue };
            if soloist as usize != seat + 1 {
                continue;
            }
            let won = u32::from(won);
            match class {
                Class::Sie => counts[0] += 1,
                Class::Tout => (counts[1], counts[2]) = (counts[1] + won, counts[2] + 1),
                Class::Solo | Class::Rufspiel => {}
            }
            if class != Class::Sie {
                (counts[3], counts[4]) = (counts[3] + won, counts[4] + 1);
            }
        }
        (points, counts)
    }
}
