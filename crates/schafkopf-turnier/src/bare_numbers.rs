//! Bare numbers: where a table kept nothing but four numbers, the games that give them (decision 35).

use std::collections::BTreeSet;

use schafkopf::rules::ListRules;
use schafkopf::{
    BySeat, ContractKind, Height, ListEntry, ListedDouble, ListedGame, Parties, RuleSet, Seat, Side,
    list_entry,
};

use crate::entry::SoloClass;
use crate::tricks;

/// A game that gives some numbers: what a list tells apart of it. A Rufspiel is not circled, whoever played it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum BareGame {
    /// A Rufspiel.
    Rufspiel,
    /// A solo kind.
    Solo { soloist: Seat, class: SoloClass, won: bool },
}

/// What stands beside the numbers; what does not says nothing.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Beside {
    pub(crate) declarer: Option<Seat>,
    pub(crate) partner: Option<Seat>,
    /// The contract, Tout or not.
    pub(crate) plain: Option<ContractKind>,
    pub(crate) tout: Option<bool>,
    pub(crate) double: Option<Seat>,
    pub(crate) tricks: Option<u8>,
}

impl Beside {
    fn agrees(self, game: &ListedGame) -> bool {
        let same = |said: Option<Seat>, is: Option<Seat>| said.is_none() || said == is;
        same(self.declarer, Some(game.parties.declarer))
            && same(self.partner, game.parties.partner)
            && self.plain.is_none_or(|plain| plain == game.kind.plain())
            && self.tout.is_none_or(|tout| tout == game.kind.is_tout())
            && same(self.double, game.double.map(|double| double.by))
            && self.tricks.is_none_or(|tricks| game.double.is_some_and(|double| double.tricks == tricks))
    }
}

/// All games of a rule set, as a list tells them, at one place of the list.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GamesOfASet<'a> {
    pub(crate) rules: &'a RuleSet,
    pub(crate) list: &'a ListRules,
    /// Number of the game in its match, from 1.
    pub(crate) game: u32,
    /// Whether a Tout does not count as one there (decision 17).
    pub(crate) touts_barred: bool,
    /// Whether a Sie does not count there (decision 18).
    pub(crate) sie_barred: bool,
}

impl GamesOfASet<'_> {
    /// The games that give these numbers and agree with what stands beside them.
    pub(crate) fn that_give(&self, points: &BySeat<i32>, beside: Beside) -> BTreeSet<BareGame> {
        let mut found = BTreeSet::new();
        self.each(|game, entry| {
            if entry.points() == points && beside.agrees(game) {
                found.insert(told(game));
            }
        });
        found
    }

    /// The numbers that a won game gives, from the highest to the lowest, each once: `6/-2`, or all four where the
    /// defenders do not bear alike.
    pub(crate) fn values(&self) -> Vec<String> {
        let mut found = BTreeSet::new();
        self.each(|game, entry| {
            if game.won {
                let mut numbers = *entry.points().as_array();
                numbers.sort_unstable_by(|a, b| b.cmp(a));
                found.insert((game.kind.is_solo_kind(), numbers));
            }
        });
        let text = |(solo, numbers): (bool, [i32; 4])| match (solo, numbers) {
            (false, [high, _, low, lowest]) if low == lowest => format!("{high}/{low}"),
            (true, [high, low, _, lowest]) if low == lowest => format!("{high}/{low}"),
            (_, numbers) => numbers.map(|number| number.to_string()).join("/"),
        };
        found.into_iter().map(text).collect()
    }

    fn each(&self, mut seen: impl FnMut(&ListedGame, ListEntry)) {
        let kinds = ContractKind::ALL
            .into_iter()
            .filter(|&kind| self.rules.knows(kind) && kind != ContractKind::Ramsch);
        for kind in kinds.filter(|&kind| kind != ContractKind::Sie || !self.sie_barred) {
            for parties in parties(kind) {
                for (won, height) in results(kind) {
                    let game = ListedGame {
                        parties,
                        kind,
                        refused_tout: kind.is_tout() && self.touts_barred,
                        won,
                        height,
                        game: self.game,
                        double: None,
                        multiplied: 1,
                    };
                    seen(&game, list_entry(self.rules, self.list, &game));
                    for double in self.doubles(&game) {
                        let game = ListedGame { double: Some(double), ..game };
                        seen(&game, list_entry(self.rules, self.list, &game));
                    }
                }
            }
        }
    }

    /// The doubles that a game can have had.
    fn doubles(&self, game: &ListedGame) -> Vec<ListedDouble> {
        if self.rules.doubling.is_none() || game.kind == ContractKind::Sie {
            return Vec::new();
        }
        let tout = game.kind.is_tout() && !game.refused_tout;
        let fit = |&tricks: &u8| {
            if tout { tricks::fit_tout(tricks, game.won) } else { tricks::fit(tricks, game.won, game.height) }
        };
        let tricks: Vec<u8> = (0..=8).filter(fit).collect();
        let defenders = game.parties.members(Side::Defenders);
        defenders
            .flat_map(|by| tricks.iter().map(move |&tricks| ListedDouble { by, doubles: 1, tricks }))
            .collect()
    }
}

/// What numbers tell of a game.
fn told(game: &ListedGame) -> BareGame {
    let counts_as = if game.refused_tout { game.kind.plain() } else { game.kind };
    match SoloClass::of(counts_as) {
        Some(class) => BareGame::Solo { soloist: game.parties.declarer, class, won: game.won },
        None => BareGame::Rufspiel,
    }
}

/// Everybody who can have played something, with whom.
fn parties(kind: ContractKind) -> Vec<Parties> {
    let with = |declarer: Seat| {
        let others = Seat::ALL.into_iter().filter(move |&seat| seat != declarer);
        others.map(move |partner| Parties { declarer, partner: Some(partner) })
    };
    match SoloClass::of(kind) {
        None => Seat::ALL.into_iter().flat_map(with).collect(),
        Some(_) => Seat::ALL.into_iter().map(|declarer| Parties { declarer, partner: None }).collect(),
    }
}

/// How something can have ended.
fn results(kind: ContractKind) -> Vec<(bool, Height)> {
    let heights: &[Height] = match SoloClass::of(kind) {
        _ if kind == ContractKind::Bettel => &[Height::Plain],
        Some(SoloClass::Sie) => return vec![(true, Height::Plain)],
        Some(SoloClass::Tout) => &[Height::Plain],
        None | Some(SoloClass::Solo) => &[Height::Plain, Height::Schneider, Height::Schwarz],
    };
    [true, false].into_iter().flat_map(|won| heights.iter().map(move |&height| (won, height))).collect()
}
