//! How often people may talk, and come and go.

use std::time::{Duration, Instant};

use stammtisch_http::PersonId;
use stammtisch_http::allowance::{Allowances, Rate};
use stammtisch_http::network::Household;

use super::ids::TableId;
use crate::hub::Visitor;
use crate::wire::Command;

const MINUTE: Duration = Duration::from_mins(1);

/// How often people may talk, and come and go, in a minute; 0 for no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manners {
    /// Lines and phrases of one person; half as many at once.
    pub chat_per_person: u32,
    /// Lines and phrases at one table; half as many at once.
    pub chat_per_table: u32,
    /// Lines and phrases of one address, at all tables.
    pub chat_per_address: u32,
    /// How often people of one address sit down, stand up, place bots, change the pace, and show hands or ask for it; of one person a tenth.
    pub changes_per_address: u32,
}

impl Default for Manners {
    fn default() -> Manners {
        Manners { chat_per_person: 12, chat_per_table: 30, chat_per_address: 60, changes_per_address: 300 }
    }
}

impl Manners {
    /// No limits at all: for measurements.
    pub const NONE: Manners =
        Manners { chat_per_person: 0, chat_per_table: 0, chat_per_address: 0, changes_per_address: 0 };
}

/// What is left to everybody of what is allowed.
pub(crate) struct Allowed {
    chat_of_people: Allowances<PersonId>,
    chat_of_tables: Allowances<TableId>,
    chat_of_addresses: Allowances<Household>,
    changes_of_people: Allowances<PersonId>,
    changes_of_addresses: Allowances<Household>,
}

impl Allowed {
    pub(crate) fn new(manners: Manners) -> Allowed {
        let Manners { chat_per_person, chat_per_table, chat_per_address, changes_per_address } = manners;
        let rate = |number: u32, burst: u32| Rate::per(MINUTE, number, burst);
        Allowed {
            chat_of_people: Allowances::new(rate(chat_per_person, chat_per_person.div_ceil(2))),
            chat_of_tables: Allowances::new(rate(chat_per_table, chat_per_table.div_ceil(2))),
            chat_of_addresses: Allowances::new(rate(chat_per_address, chat_per_address)),
            changes_of_people: Allowances::new(rate(
                changes_per_address.div_ceil(10),
                changes_per_address.div_ceil(10),
            )),
            changes_of_addresses: Allowances::new(rate(changes_per_address, changes_per_address)),
        }
    }

    /// Takes what a command needs, or says how long to wait. Playing needs nothing: the game says who may.
    pub(crate) fn take(
        &self,
        command: &Command,
        table: TableId,
        by: &Visitor,
        now: Instant,
    ) -> Result<(), Duration> {
        match command {
            Command::Chat { .. } | Command::Phrase { .. } => {
                self.chat_of_people.take_or_wait(by.id, now)?;
                self.chat_of_tables.take_or_wait(table, now)?;
                self.chat_of_addresses.take_or_wait(by.household, now)
            }
            Command::Sit { .. }
            | Command::Leave
            | Command::Bot { .. }
            | Command::Pace { .. }
            | Command::Show { .. }
            | Command::Door { .. }
            | Command::Watch { .. } => {
                self.changes_of_people.take_or_wait(by.id, now)?;
                self.changes_of_addresses.take_or_wait(by.household, now)
            }
            Command::Act { .. } | Command::Cut { .. } | Command::Ready => Ok(()),
        }
    }

    /// Forgets who has been quiet for a while.
    pub(crate) fn tidy(&self, now: Instant) {
        self.chat_of_people.tidy(now);
        self.chat_of_tables.tidy(now);
        self.chat_of_addresses.tidy(now);
        self.changes_of_people.tidy(now);
        self.changes_of_addresses.tidy(now);
    }
}
