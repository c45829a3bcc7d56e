//! The kinds of contracts, without their suits, and the one table that tells them apart.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::card::Rank;
use crate::card_set::CardSet;
use crate::contract::Goal;

/// A contract without its suit: what the auction ladder and the tariffs speak of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContractKind {
    /// S 2.5.
    Rufspiel,
    /// V 4.
    Hochzeit,
    /// V 2.
    Bettel,
    /// V 1.
    Farbgeier,
    /// V 1.
    Geier,
    /// T 3, P 7.
    Farbwenz,
    /// S 2.7.
    Wenz,
    /// S 2.6.
    Solo,
    /// A Farbgeier for every trick (V 1.5).
    FarbgeierTout,
    /// A Geier for every trick (V 1.5).
    GeierTout,
    /// A Farbwenz for every trick.
    FarbwenzTout,
    /// S 2.8.
    WenzTout,
    /// S 2.8.
    SoloTout,
    /// S 2.9.
    Sie,
    /// V 3.
    Ramsch,
}

/// What sets a kind of contract apart: its row in the one table of kinds. To add a game is to add a row, and to follow
/// the compiler to whatever must tell kinds apart besides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KindRow {
    /// The name in files and on the wire.
    pub id: &'static str,
    /// What people call it, in German, in English and in records.
    pub title: &'static str,
    /// The gender of the title in German.
    pub gender: Gender,
    /// How a list keeper writes it in short, a Tout's `t` aside.
    pub mark: &'static str,
    /// The ranks that are trumps whatever their suit.
    pub lords: Lords,
    /// The suit that is trump beneath them.
    pub trump_suit: TrumpSuit,
    /// The clause that says what is trump.
    pub trump_clause: &'static str,
    /// The clause that says what it costs.
    pub price_clause: &'static str,
    /// Who plays against whom.
    pub lineup: Lineup,
    /// What the declarer's party must reach.
    pub goal: Goal,
    /// The price that holds where the tariff has none of its own for the kind.
    pub price: PriceClass,
    /// Which points of the list it has.
    pub listed: ListClass,
    /// The kind without its Tout.
    pub plain: ContractKind,
    /// The Tout of it, where there is one.
    pub tout: Option<ContractKind>,
}

/// The gender of a name in German: "ein Solo", "einen Wenz".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gender {
    /// Der Wenz, der Geier.
    Masculine,
    /// Das Solo, das Rufspiel.
    Neuter,
    /// Die Hochzeit.
    Feminine,
}

/// The ranks that are trumps whatever their suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lords {
    /// Obers, then Unters (S 2.5.6, 2.6.6).
    ObersAndUnters,
    /// The Obers alone (V 1.1).
    Obers,
    /// The Unters alone (S 2.7.1).
    Unters,
    /// None (V 2.2).
    Nothing,
}

impl Lords {
    /// The cards.
    pub const fn cards(self) -> CardSet {
        match self {
            Lords::ObersAndUnters => CardSet::LORDS,
            Lords::Obers => CardSet::of_rank(Rank::Ober),
            Lords::Unters => CardSet::of_rank(Rank::Unter),
            Lords::Nothing => CardSet::EMPTY,
        }
    }
}

/// The suit that is trump beneath the lords.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TrumpSuit {
    /// Hearts, whatever is called.
    Herz,
    /// The one that is named with the contract.
    Named,
    /// None.
    Nothing,
}

/// Who plays against whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lineup {
    /// The declarer and who holds the called card, against two (S 2.5.2).
    CalledPartner,
    /// Who takes the trump that is offered and who offers it, against two (V 4.1).
    Married,
    /// The declarer against three: a solo kind (S 2.6.5).
    Alone,
    /// Each for himself (V 3.1).
    Everyone,
}

/// The two prices that every tariff has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PriceClass {
    /// `rufspiel`.
    Rufspiel,
    /// `solo`.
    Solo,
}

/// Which points of the list a kind has (S 5.2.7, T 5, P 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ListClass {
    /// `rufspiel`, by height.
    Rufspiel,
    /// `solo`, by height.
    Solo,
    /// `tout`.
    Tout,
    /// `sie`.
    Sie,
    /// `bettel` (V 0.7).
    Bettel,
    /// `ramsch` (V 0.7).
    Ramsch,
}

/// What a row of the table is made of, where kinds differ.
struct Columns {
    id: &'static str,
    title: &'static str,
    gender: Gender,
    mark: &'static str,
    lords: Lords,
    trump_suit: TrumpSuit,
    trump_clause: &'static str,
}

/// The row of a plain solo kind with its Tout.
const fn solo_kind(columns: &Columns, plain: ContractKind, tout: ContractKind) -> KindRow {
    let &Columns { id, title, gender, mark, lords, trump_suit, trump_clause } = columns;
    KindRow {
        id,
        title,
        gender,
        mark,
        lords,
        trump_suit,
        trump_clause,
        price_clause: PRICES,
        lineup: Lineup::Alone,
        goal: Goal::Majority,
        price: PriceClass::Solo,
        listed: ListClass::Solo,
        plain,
        tout: Some(tout),
    }
}

/// The row of a Tout, beside that of its plain kind.
const fn tout_of(plain: &KindRow, id: &'static str, title: &'static str) -> KindRow {
    KindRow { id, title, goal: Goal::Tout, listed: ListClass::Tout, ..*plain }
}

/// The prices that every tariff has.
const PRICES: &str = "S 4.2.4";

const RUFSPIEL: KindRow = KindRow {
    id: "rufspiel",
    title: "Rufspiel",
    gender: Gender::Neuter,
    mark: "r",
    lords: Lords::ObersAndUnters,
    trump_suit: TrumpSuit::Herz,
    trump_clause: "S 2.5.6",
    price_clause: PRICES,
    lineup: Lineup::CalledPartner,
    goal: Goal::Majority,
    price: PriceClass::Rufspiel,
    listed: ListClass::Rufspiel,
    plain: ContractKind::Rufspiel,
    tout: None,
};

/// Trumps as in a Rufspiel, no called card (V 4.1); listed like one (V 0.7).
const HOCHZEIT: KindRow = KindRow {
    id: "hochzeit",
    title: "Hochzeit",
    gender: Gender::Feminine,
    mark: "h",
    trump_clause: "V 4.1",
    price_clause: "V 4.6",
    lineup: Lineup::Married,
    plain: ContractKind::Hochzeit,
    ..RUFSPIEL
};

/// No trick is to be taken; what is trump and what beats what, the contract says (V 2).
const BETTEL: KindRow = KindRow {
    id: "bettel",
    title: "Bettel",
    gender: Gender::Masculine,
    mark: "b",
    lords: Lords::Nothing,
    trump_suit: TrumpSuit::Nothing,
    trump_clause: "V 2.2",
    price_clause: "V 2.4",
    lineup: Lineup::Alone,
    goal: Goal::NoTrick,
    price: PriceClass::Solo,
    listed: ListClass::Bettel,
    plain: ContractKind::Bettel,
    tout: None,
};

/// Each for himself, for as few points as he can (V 3).
const RAMSCH: KindRow = KindRow {
    id: "ramsch",
    title: "Ramsch",
    gender: Gender::Masculine,
    mark: "m",
    trump_clause: "V 3.1",
    price_clause: "V 3.3",
    lineup: Lineup::Everyone,
    goal: Goal::FewPoints,
    listed: ListClass::Ramsch,
    plain: ContractKind::Ramsch,
    ..RUFSPIEL
};

const FARBGEIER: KindRow = solo_kind(
    &Columns {
        id: "farbgeier",
        title: "Farbgeier",
        gender: Gender::Masculine,
        mark: "gf",
        lords: Lords::Obers,
        trump_suit: TrumpSuit::Named,
        trump_clause: "V 1.2",
    },
    ContractKind::Farbgeier,
    ContractKind::FarbgeierTout,
);

const GEIER: KindRow = solo_kind(
    &Columns {
        id: "geier",
        title: "Geier",
        gender: Gender::Masculine,
        mark: "g",
        lords: Lords::Obers,
        trump_suit: TrumpSuit::Nothing,
        trump_clause: "V 1.2",
    },
    ContractKind::Geier,
    ContractKind::GeierTout,
);

const FARBWENZ: KindRow = solo_kind(
    &Columns {
        id: "farbwenz",
        title: "Farbwenz",
        gender: Gender::Masculine,
        mark: "f",
        lords: Lords::Unters,
        trump_suit: TrumpSuit::Named,
        trump_clause: "D 7",
    },
    ContractKind::Farbwenz,
    ContractKind::FarbwenzTout,
);

const WENZ: KindRow = solo_kind(
    &Columns {
        id: "wenz",
        title: "Wenz",
        gender: Gender::Masculine,
        mark: "w",
        lords: Lords::Unters,
        trump_suit: TrumpSuit::Nothing,
        trump_clause: "S 2.7.1",
    },
    ContractKind::Wenz,
    ContractKind::WenzTout,
);

const SOLO: KindRow = solo_kind(
    &Columns {
        id: "solo",
        title: "Solo",
        gender: Gender::Neuter,
        mark: "s",
        lords: Lords::ObersAndUnters,
        trump_suit: TrumpSuit::Named,
        trump_clause: "S 2.6.6",
    },
    ContractKind::Solo,
    ContractKind::SoloTout,
);

const FARBGEIER_TOUT: KindRow = tout_of(&FARBGEIER, "farbgeier_tout", "Farbgeier Tout");
const GEIER_TOUT: KindRow = tout_of(&GEIER, "geier_tout", "Geier Tout");
const FARBWENZ_TOUT: KindRow = tout_of(&FARBWENZ, "farbwenz_tout", "Farbwenz Tout");
const WENZ_TOUT: KindRow = tout_of(&WENZ, "wenz_tout", "Wenz Tout");
const SOLO_TOUT: KindRow = tout_of(&SOLO, "solo_tout", "Solo Tout");

/// A Sie needs every trick and has them.
const SIE: KindRow = KindRow {
    id: "sie",
    title: "Sie",
    gender: Gender::Neuter,
    mark: "sie",
    lords: Lords::ObersAndUnters,
    trump_suit: TrumpSuit::Herz,
    trump_clause: "S 2.9.1",
    price_clause: PRICES,
    lineup: Lineup::Alone,
    goal: Goal::Tout,
    price: PriceClass::Solo,
    listed: ListClass::Sie,
    plain: ContractKind::Sie,
    tout: None,
};

impl ContractKind {
    /// All kinds.
    pub const ALL: [ContractKind; 15] = [
        ContractKind::Rufspiel,
        ContractKind::Hochzeit,
        ContractKind::Bettel,
        ContractKind::Farbgeier,
        ContractKind::Geier,
        ContractKind::Farbwenz,
        ContractKind::Wenz,
        ContractKind::Solo,
        ContractKind::FarbgeierTout,
        ContractKind::GeierTout,
        ContractKind::FarbwenzTout,
        ContractKind::WenzTout,
        ContractKind::SoloTout,
        ContractKind::Sie,
        ContractKind::Ramsch,
    ];

    /// The kinds without their Touts.
    pub fn plain_kinds() -> impl Iterator<Item = ContractKind> {
        ContractKind::ALL.into_iter().filter(|kind| kind.plain() == *kind)
    }

    /// The row of the kind in the table of kinds.
    pub const fn row(self) -> &'static KindRow {
        match self {
            ContractKind::Rufspiel => &RUFSPIEL,
            ContractKind::Hochzeit => &HOCHZEIT,
            ContractKind::Bettel => &BETTEL,
            ContractKind::Farbgeier => &FARBGEIER,
            ContractKind::Geier => &GEIER,
            ContractKind::Farbwenz => &FARBWENZ,
            ContractKind::Wenz => &WENZ,
            ContractKind::Solo => &SOLO,
            ContractKind::FarbgeierTout => &FARBGEIER_TOUT,
            ContractKind::GeierTout => &GEIER_TOUT,
            ContractKind::FarbwenzTout => &FARBWENZ_TOUT,
            ContractKind::WenzTout => &WENZ_TOUT,
            ContractKind::SoloTout => &SOLO_TOUT,
            ContractKind::Sie => &SIE,
            ContractKind::Ramsch => &RAMSCH,
        }
    }

    /// The name in files and on the wire.
    pub const fn name(self) -> &'static str {
        self.row().id
    }

    /// What people call it, in both languages.
    pub const fn title(self) -> &'static str {
        self.row().title
    }

    /// Whether it is a Tout.
    pub const fn is_tout(self) -> bool {
        matches!(self.row().listed, ListClass::Tout)
    }

    /// Whether one plays alone: Solo, Wenz, Geier with their kin and their Touts, Bettel, and the Sie.
    pub const fn is_solo_kind(self) -> bool {
        matches!(self.row().lineup, Lineup::Alone)
    }

    /// The kind without its Tout.
    pub const fn plain(self) -> ContractKind {
        self.row().plain
    }

    /// The Tout of a kind that has one.
    pub const fn tout(self) -> Option<ContractKind> {
        self.row().tout
    }

    /// The kind as it is announced: plain, or its Tout; none where a Tout is announced that there is none of.
    pub const fn announced(self, tout: bool) -> Option<ContractKind> {
        if tout { self.tout() } else { Some(self.plain()) }
    }

    /// Whether a suit is named with the contract: the one called, or that of the trumps.
    pub const fn names_suit(self) -> bool {
        let row = self.row();
        matches!(row.trump_suit, TrumpSuit::Named) || matches!(row.lineup, Lineup::CalledPartner)
    }
}

impl fmt::Display for ContractKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no contract.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a contract")]
pub struct UnknownContract(pub String);

impl FromStr for ContractKind {
    type Err = UnknownContract;

    fn from_str(name: &str) -> Result<ContractKind, UnknownContract> {
        ContractKind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownContract(name.chars().take(32).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::{ContractKind, Goal, ListClass};

    #[test]
    fn every_kind_stands_once_in_the_table_under_names_of_its_own() {
        for (place, kind) in ContractKind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, place, "{kind}");
            let json = serde_json::to_string(&kind).unwrap();
            assert_eq!(json, format!("\"{}\"", kind.name()), "one id for files, wire and table");
            for other in ContractKind::ALL.into_iter().filter(|other| *other != kind) {
                assert_ne!(kind.name(), other.name());
                assert_ne!(kind.title(), other.title());
                assert!(
                    kind.row().mark != other.row().mark || kind.plain() == other.plain(),
                    "{kind} {other}"
                );
            }
        }
    }

    #[test]
    fn a_tout_belongs_to_its_plain_kind() {
        for kind in ContractKind::ALL {
            assert_eq!(kind.plain().plain(), kind.plain());
            assert_eq!(kind.plain().tout(), kind.tout(), "{kind}");
            assert_eq!(kind.is_tout(), kind != kind.plain(), "{kind}");
            assert!(!kind.is_tout() || kind.row().goal == Goal::Tout && kind.row().listed == ListClass::Tout);
        }
    }
}
