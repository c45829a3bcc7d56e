//! Totals instead of games (decision 37), and a list that is cleared, by looking through every way it can be.

use schafkopf::BySeat;
use schafkopf_turnier::{Command, ListClearing, ListId, PersonId, SeatTotals, TotalsEntry};

use crate::dice::Dice;
use crate::history::History;
use crate::offices::judges;
use crate::table::Status;

/// Whether some number of solo kinds, Touts and Sie, won and lost, is what a seat's figures say.
fn can_be(own: &SeatTotals, games: u32) -> bool {
    (0..=games).any(|plain_won| {
        (0..=games).any(|plain_lost| {
            (0..=games).any(|tout_lost| {
                let won = plain_won + own.touts_won + own.sie;
                let played = won + plain_lost + tout_lost;
                (own.solos_won, own.solos_played, own.touts_played)
                    == (won, played, own.touts_won + tout_lost)
            })
        })
    })
}

/// Whether totals can be those of a match.
fn are_sound(totals: &BySeat<SeatTotals>, games: u32) -> bool {
    let all = totals.as_array();
    let left: i64 = all.iter().map(|own| i64::from(own.plus) - i64::from(own.minus)).sum();
    let solos: u32 = all.iter().map(|own| own.solos_played).sum();
    left == 0 && solos <= games && all.iter().all(|own| can_be(own, games))
}

impl History<'_> {
    /// Whether a list was typed from paper by one person alone, and nobody has put his name to it.
    pub(crate) fn is_own(&self, by: PersonId) -> bool {
        let table = &self.now;
        let initialled =
            table.rows.iter().any(|line| line.referees) || table.totals.is_some_and(|totals| totals.referees);
        let from_paper = table.on_paper || table.rows.is_empty();
        from_paper && self.is_unsigned() && !initialled && table.hands.iter().all(|&hand| hand == by)
    }

    fn is_unsigned(&self) -> bool {
        let table = &self.now;
        table.status == Status::Open && table.signed == [false; 4] && !table.keeper_signed
    }

    /// Decision 37, S 5.3.4, P 17.
    pub(crate) fn may_total(&self, reason: bool, entry: &TotalsEntry) -> bool {
        let table = &self.now;
        let free = self.is_unsigned() && table.totals.is_none_or(|totals| !totals.referees);
        table.status != Status::Void
            && table.rows.is_empty()
            && table.keeper.is_some()
            && table.holders.iter().all(|holder| !holder.excluded)
            && are_sound(&entry.totals, self.games)
            && (free && entry.referee.is_none() || Self::is_signed_off(entry.referee, reason))
    }

    /// S 5.3.4, 5.3.6.
    pub(crate) fn may_clear(&self, by: PersonId, reason: bool, referee: Option<PersonId>) -> bool {
        let table = &self.now;
        table.status != Status::Void
            && judges(by)
            && table.written() > 0
            && (self.is_own(by) && referee.is_none() || Self::is_signed_off(referee, reason))
    }
}

impl Dice {
    /// The foot of some list; it balances mostly.
    pub(crate) fn totals(&mut self, list: ListId, referee: Option<PersonId>) -> Command {
        let mut all = [SeatTotals::default(); 4].map(|_| self.foot());
        let (plus, minus) =
            all.iter().fold((0, 0), |(plus, minus), own| (plus + own.plus, minus + own.minus));
        if plus > minus {
            all[3].minus += plus - minus;
        } else {
            all[3].plus += minus - plus;
        }
        if self.one_in(6) {
            all[0].plus += 1;
        }
        Command::EnterTotals(TotalsEntry { list, totals: BySeat::new(all), referee })
    }

    fn foot(&mut self) -> SeatTotals {
        let few = |dice: &mut Dice| u32::from(dice.one_in(3)) + u32::from(dice.one_in(9));
        let (won, lost, tout_won, tout_lost) = (few(self) / 2, few(self) / 2, few(self) / 2, few(self) / 2);
        let sie = u32::from(self.one_in(9));
        let mut foot = SeatTotals {
            plus: self.below(40) as u32,
            minus: self.below(40) as u32,
            solos_won: won + tout_won + sie,
            solos_played: won + tout_won + sie + lost + tout_lost,
            touts_won: tout_won,
            touts_played: tout_won + tout_lost,
            sie,
        };
        // A slip of the finger.
        match self.below(40) {
            0 => foot.solos_won += 1,
            1 => foot.touts_won += 1,
            2 => foot.touts_played += 1,
            3 => foot.sie += 1,
            4 => foot.solos_played += 3,
            _ => {}
        }
        foot
    }

    pub(crate) const fn clearing(list: ListId, referee: Option<PersonId>) -> Command {
        Command::ClearList(ListClearing { list, referee })
    }
}
