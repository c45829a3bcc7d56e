//! What people have won and lost in a match, those who sit out included.

use serde::{Deserialize, Serialize};

use crate::chair::Members;

/// What somebody has won and lost in a match so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// In money, the pot's payments included.
    pub units: i64,
    /// In list points.
    pub points: i64,
}

/// The accounts of those who sit out (V 12): of nobody where four play alone. Written as a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Account>", into = "Vec<Account>")]
pub struct Beside {
    members: Members,
    accounts: [Account; 2],
}

impl Beside {
    /// A table of so many, before the first game.
    pub fn new(members: Members) -> Beside {
        Beside { members, accounts: [Account::default(); 2] }
    }

    /// How many people the table has.
    pub const fn members(&self) -> Members {
        self.members
    }

    /// The accounts on the fifth and the sixth chair, as far as there are such.
    pub fn accounts(&self) -> &[Account] {
        &self.accounts[..self.members.beside()]
    }

    pub(crate) fn accounts_mut(&mut self) -> &mut [Account] {
        &mut self.accounts[..self.members.beside()]
    }

    /// Whether nobody sits out.
    pub fn is_empty(&self) -> bool {
        self.members == Members::Four
    }
}

impl From<Vec<Account>> for Beside {
    /// The accounts of one or two; a table has no more.
    fn from(accounts: Vec<Account>) -> Beside {
        let members = match accounts.len() {
            0 => Members::Four,
            1 => Members::Five,
            _ => Members::Six,
        };
        let at = |place: usize| accounts.get(place).copied().unwrap_or_default();
        Beside { members, accounts: [at(0), at(1)] }
    }
}

impl From<Beside> for Vec<Account> {
    fn from(beside: Beside) -> Vec<Account> {
        beside.accounts().to_vec()
    }
}
