//! A checked row: what a list keeper typed, once it is believed.

use schafkopf::{BySeat, Case, ContractKind, ListedGame, Ruling, Seat};

use crate::entry::{Entry, SoloEntry};
use crate::row::Row;

/// A row that was read and found to be a game: what it names and tells is typed, and what it comes to is known.
///
/// There is one way to make one, [`Scoresheet::check`](crate::Scoresheet::check); whatever looks at a list looks at these.
///
/// ```
/// use schafkopf::{ContractKind, Seat};
/// use schafkopf_turnier::{Row, RowPlace, Scoresheet};
/// let rules = schafkopf::rules::builtin("preis").expect("it is built in");
/// let row = Row { declarer: Some(3), contract: Some("solo".into()), won: Some(true), ..Row::default() };
/// let row = Scoresheet::new(&rules)?.check(RowPlace::of_game(2), &row)?;
/// assert_eq!((row.declarer(), row.kind()), (Some(Seat::Three), Some(ContractKind::Solo)));
/// assert_eq!(row.points().as_array(), &[-2, -2, 6, -2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedRow {
    raw: Row,
    named: Named,
    told: Told,
    entry: Entry,
}

/// Who and what stands in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) declarer: Option<Seat>,
    pub(crate) partner: Option<Seat>,
    pub(crate) double: Option<Seat>,
    /// As announced, Tout or not.
    pub(crate) kind: Option<ContractKind>,
}

/// What a row tells of its game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// It was not approved: it is struck and scores nothing (S 5.2.17, decision 25). How it ended stays readable, where
    /// that is told.
    Struck(Option<ListedGame>),
    /// Four numbers, where a table kept nothing else.
    Numbers,
    /// It was played to its end.
    Played(ListedGame),
    /// The referee ruled on it.
    Ruled(Box<RuledGame>),
}

/// A game that the referee ruled on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuledGame {
    /// What he was told.
    pub case: Case,
    /// What he decided.
    pub ruling: Ruling,
    /// How the game ended, where it was played on.
    pub played_on: Option<ListedGame>,
}

impl CheckedRow {
    pub(crate) fn new(raw: Row, named: Named, (told, entry): (Told, Entry)) -> CheckedRow {
        CheckedRow { raw, named, told, entry }
    }

    /// The row as it was typed, to be printed as it was typed and for nothing else.
    pub const fn raw(&self) -> &Row {
        &self.raw
    }

    /// Who played, where the row says so.
    pub const fn declarer(&self) -> Option<Seat> {
        self.named.declarer
    }

    /// With whom, where the row says so.
    pub const fn partner(&self) -> Option<Seat> {
        self.named.partner
    }

    /// What was played, as announced, where the row says so.
    pub const fn kind(&self) -> Option<ContractKind> {
        self.named.kind
    }

    /// Who doubled, where somebody did.
    pub const fn double(&self) -> Option<Seat> {
        self.named.double
    }

    /// What it tells.
    pub const fn told(&self) -> &Told {
        &self.told
    }

    /// Whether the game was struck.
    pub const fn is_struck(&self) -> bool {
        matches!(self.told, Told::Struck(_))
    }

    /// How the game ended, where it was played to its end.
    pub fn played(&self) -> Option<&ListedGame> {
        match &self.told {
            Told::Played(game) => Some(game),
            Told::Struck(game) => game.as_ref(),
            Told::Ruled(ruled) => ruled.played_on.as_ref(),
            Told::Numbers => None,
        }
    }

    /// What the referee ruled on, and how, where he did.
    pub fn ruled(&self) -> Option<&RuledGame> {
        match &self.told {
            Told::Ruled(ruled) => Some(ruled),
            Told::Struck(_) | Told::Numbers | Told::Played(_) => None,
        }
    }

    /// What it comes to.
    pub const fn entry(&self) -> Entry {
        self.entry
    }

    /// The four numbers.
    pub const fn points(&self) -> &BySeat<i32> {
        self.entry.points.points()
    }

    /// The solo kind that was played, where it is known; it is circled in the list (S 5.3.3, P 8).
    pub const fn solo(&self) -> Option<SoloEntry> {
        self.entry.solo
    }
}
