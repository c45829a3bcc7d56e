//! The games of a match so far, and what each player made of them.

use schafkopf::{BySeat, ContractKind, Ending, Parties, Seat};

/// One game that was played and scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Row {
    /// Who played with whom.
    pub(crate) parties: Parties,
    /// What was played.
    pub(crate) kind: ContractKind,
    /// Whether the declarer's party won.
    pub(crate) won: bool,
}

/// The games of a match so far.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ledger {
    rows: Vec<Row>,
}

/// What a player made of the games that were his to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Tally {
    /// Games declared.
    pub(crate) played: u32,
    /// Of these, won.
    pub(crate) won: u32,
    /// Solo kinds declared.
    pub(crate) solos: u32,
    /// Of these, won.
    pub(crate) solos_won: u32,
}

impl Ledger {
    /// Enters a hand; one that was thrown in or void leaves no row.
    pub(crate) fn enter(&mut self, ending: &Ending) {
        if let Ending::Scored { outcome, .. } = ending {
            let (parties, kind) = (outcome.parties, outcome.contract.kind());
            self.rows.push(Row { parties, kind, won: outcome.won });
        }
    }

    /// How many games were scored.
    pub(crate) fn games(&self) -> usize {
        self.rows.len()
    }

    /// What each player made of his own games.
    pub(crate) fn tallies(&self) -> BySeat<Tally> {
        BySeat::from_fn(|seat| self.tally(seat))
    }

    fn tally(&self, seat: Seat) -> Tally {
        self.rows.iter().filter(|row| row.parties.declarer == seat).fold(Tally::default(), |tally, row| {
            let (won, solo) = (u32::from(row.won), u32::from(row.kind.is_solo_kind()));
            Tally {
                played: tally.played + 1,
                won: tally.won + won,
                solos: tally.solos + solo,
                solos_won: tally.solos_won + won * solo,
            }
        })
    }
}
