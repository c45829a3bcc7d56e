//! List points: what a tournament writes down for a game (S 5.2.7, T 5, T 20, P 9, decision 17).

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::contract_kind::{ContractKind, ListClass};
use crate::outcome::{Parties, Side, by_side};
use crate::rules::{FirstGame, ListRules, RuleSet};
use crate::seat::{BySeat, Seat};
use crate::settlement::Doubled;

/// The four numbers of a row in the list; they always add up to nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "BySeat<i32>", into = "BySeat<i32>")]
pub struct ListEntry {
    points: BySeat<i32>,
}

impl ListEntry {
    /// An entry, if its numbers add up to nothing.
    pub fn new(points: BySeat<i32>) -> Option<ListEntry> {
        (points.as_array().iter().map(|&p| i64::from(p)).sum::<i64>() == 0).then_some(ListEntry { points })
    }

    /// Nothing for anybody: a struck game.
    pub const NOTHING: ListEntry = ListEntry { points: BySeat::new([0; 4]) };

    /// Points of each seat.
    pub const fn points(&self) -> &BySeat<i32> {
        &self.points
    }
}

/// Four numbers that do not add up to nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("the points add up to {sum}, not 0")]
pub struct NotZero {
    /// What they add up to.
    pub sum: i64,
}

impl TryFrom<BySeat<i32>> for ListEntry {
    type Error = NotZero;
    fn try_from(points: BySeat<i32>) -> Result<ListEntry, NotZero> {
        let sum = points.as_array().iter().map(|&p| i64::from(p)).sum();
        ListEntry::new(points).ok_or(NotZero { sum })
    }
}

impl From<ListEntry> for BySeat<i32> {
    fn from(entry: ListEntry) -> BySeat<i32> {
        entry.points
    }
}

/// How high a game was won, as the list tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Height {
    /// Simply.
    Plain,
    /// The losers are Schneider.
    Schneider,
    /// The losers are Schwarz.
    Schwarz,
}

impl Height {
    /// The height that two flags tell; who is Schwarz is Schneider too.
    pub const fn from_flags(schneider: bool, schwarz: bool) -> Height {
        if schwarz {
            Height::Schwarz
        } else if schneider {
            Height::Schneider
        } else {
            Height::Plain
        }
    }
}

/// What a list needs to know of a game: it may come from a hand played here or from a list keeper's pencil.
///
/// It has no runners: they are paid at the table and never listed (S 5.2.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ListedGame {
    /// Who played with whom.
    pub parties: Parties,
    /// The contract without its suit, as announced.
    pub kind: ContractKind,
    /// Whether a Tout was announced that was not allowed: it is listed plain.
    pub refused_tout: bool,
    /// Whether the declarer's party won.
    pub won: bool,
    /// How high.
    pub height: Height,
    /// Number of the game in its match, from 1.
    pub game: u32,
    /// Who doubled, and the tricks of the defenders, where somebody did.
    pub double: Option<ListedDouble>,
    /// What knocks, Bock and throw-ins multiply by; 1 where nothing does (V 0.7).
    pub multiplied: i32,
}

/// A double as a list tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ListedDouble {
    /// Who gave it.
    pub by: Seat,
    /// How often it was doubled, this one included: two with a Retour.
    pub doubles: u8,
    /// Tricks that the doubling party took.
    pub tricks: u8,
}

/// The list points of a game.
pub fn list_entry(rules: &RuleSet, list: &ListRules, game: &ListedGame) -> ListEntry {
    let single = single_points(rules, list, game);
    let doubled = Doubled::times(game.double.map_or(0, |double| double.doubles));
    let further = if list.multiplied { game.multiplied } else { 1 };
    let factor = doubled.factor(rules.doubling.as_ref()) as i32 * further;
    let mut points = spread(game, single * factor);
    if let Some(double) = game.double.filter(|double| is_unjustified(rules, game, *double)) {
        // The winners get it doubled, the other defenders lose it once, and the doubler bears the rest (T 20).
        let once = spread(game, single * further);
        for seat in game.parties.members(Side::Defenders).filter(|&seat| seat != double.by) {
            points[seat] = once[seat];
        }
        points[double.by] = -game.parties.members(Side::Declarer).map(|seat| points[seat]).sum::<i32>()
            - game
                .parties
                .members(Side::Defenders)
                .filter(|&seat| seat != double.by)
                .map(|seat| points[seat])
                .sum::<i32>();
    }
    ListEntry::new(points).expect("what one side gets the other loses")
}

/// What a winner of a Rufspiel, or the soloist, gets without doubling.
fn single_points(rules: &RuleSet, list: &ListRules, game: &ListedGame) -> i32 {
    let first_game_bar = game.game == 1 && rules.first_game.schwarz == FirstGame::Barred;
    let height = match game.height {
        _ if game.refused_tout => Height::Plain,
        Height::Schwarz if first_game_bar && game.kind.is_solo_kind() => Height::Plain,
        Height::Plain | Height::Schneider | Height::Schwarz => game.height,
    };
    let row = |points: &[u32; 3]| match height {
        Height::Plain => points[0],
        Height::Schneider => points[1],
        Height::Schwarz => points[2],
    };
    let points = match game.kind.row().listed {
        ListClass::Rufspiel => row(&list.rufspiel),
        ListClass::Solo => row(&list.solo),
        ListClass::Tout if game.refused_tout => row(&list.solo),
        ListClass::Tout => list.tout,
        ListClass::Sie => list.sie.unwrap_or(0),
        ListClass::Bettel => list.bettel.unwrap_or(0),
        // It has no declarer and is listed as it pays.
        ListClass::Ramsch => 0,
    };
    points as i32
}

/// The points of each seat when the declarer stakes this much.
fn spread(game: &ListedGame, stake: i32) -> BySeat<i32> {
    let signed = if game.won { stake } else { -stake };
    match game.parties.partner {
        Some(_) => by_side(game.parties, signed, signed, -signed),
        None => by_side(game.parties, signed, 0, -signed / 3),
    }
}

/// Whether a double was unjustified: its party is Schneider and took too few tricks, not in a Tout (T 20).
fn is_unjustified(rules: &RuleSet, game: &ListedGame, double: ListedDouble) -> bool {
    let most = rules.doubling.and_then(|doubling| doubling.unjustified_tricks);
    let tout = game.kind.is_tout() && !game.refused_tout;
    most.is_some_and(|most| double.tricks <= most) && game.won && game.height >= Height::Schneider && !tout
}

#[cfg(test)]
mod tests {
    use super::{Height, ListEntry, ListedDouble, ListedGame, list_entry};
    use crate::contract_kind::ContractKind;
    use crate::outcome::Parties;
    use crate::rules::builtin;
    use crate::seat::{BySeat, Seat};

    fn game(kind: ContractKind, won: bool, height: Height) -> ListedGame {
        let partner = (kind == ContractKind::Rufspiel).then_some(Seat::Two);
        let parties = Parties { declarer: Seat::One, partner };
        ListedGame { parties, kind, refused_tout: false, won, height, game: 2, double: None, multiplied: 1 }
    }

    fn points(rules: &str, game: &ListedGame) -> [i32; 4] {
        let rules = builtin(rules).unwrap();
        *list_entry(&rules, rules.list.as_ref().unwrap(), game).points().as_array()
    }

    #[test]
    fn s_5_2_7_and_t_5_and_p_9_the_table_of_points() {
        use ContractKind::{FarbwenzTout, Rufspiel, Solo, SoloTout, Wenz, WenzTout};
        use Height::{Plain, Schneider, Schwarz};
        for rules in ["schule-turnier", "tischpunkte", "preis"] {
            let row = |kind, won, height| points(rules, &game(kind, won, height));
            assert_eq!(row(Rufspiel, true, Plain), [1, 1, -1, -1]);
            assert_eq!(row(Rufspiel, false, Schneider), [-2, -2, 2, 2]);
            assert_eq!(row(Rufspiel, true, Schwarz), [3, 3, -3, -3]);
            assert_eq!(row(Solo, true, Plain), [6, -2, -2, -2]);
            assert_eq!(row(Wenz, false, Schneider), [-9, 3, 3, 3]);
            assert_eq!(row(Solo, true, Schwarz), [12, -4, -4, -4]);
        }
        assert_eq!(points("schule-turnier", &game(SoloTout, true, Plain)), [18, -6, -6, -6]);
        assert_eq!(points("tischpunkte", &game(FarbwenzTout, false, Plain)), [-18, 6, 6, 6]);
        assert_eq!(points("preis", &game(WenzTout, true, Plain)), [24, -8, -8, -8]);
        assert_eq!(points("schule-turnier", &game(ContractKind::Sie, true, Plain)), [24, -8, -8, -8]);
    }

    #[test]
    fn s_5_2_15_and_p_23_and_decision_17_the_first_game() {
        for rules in ["schule-turnier", "preis"] {
            let first = |kind, won, height| points(rules, &ListedGame { game: 1, ..game(kind, won, height) });
            assert_eq!(first(ContractKind::Solo, true, Height::Schwarz), [6, -2, -2, -2]);
            assert_eq!(first(ContractKind::Wenz, false, Height::Schwarz), [-6, 2, 2, 2]);
            assert_eq!(first(ContractKind::Solo, true, Height::Schneider), [9, -3, -3, -3]);
            assert_eq!(first(ContractKind::Rufspiel, true, Height::Schwarz), [3, 3, -3, -3]);
            let tout = ListedGame {
                game: 1,
                refused_tout: true,
                ..game(ContractKind::SoloTout, true, Height::Schneider)
            };
            assert_eq!(points(rules, &tout), [6, -2, -2, -2]);
        }
        let t = ListedGame { game: 1, ..game(ContractKind::Solo, true, Height::Schwarz) };
        assert_eq!(points("tischpunkte", &t), [12, -4, -4, -4]);
    }

    fn doubled(kind: ContractKind, won: bool, height: Height, tricks: u8) -> [i32; 4] {
        let double = Some(ListedDouble { by: Seat::Four, doubles: 1, tricks });
        points("tischpunkte", &ListedGame { double, ..game(kind, won, height) })
    }

    #[test]
    fn t_5_a_spritze_doubles() {
        assert_eq!(doubled(ContractKind::Rufspiel, false, Height::Plain, 5), [-2, -2, 2, 2]);
        assert_eq!(doubled(ContractKind::Rufspiel, true, Height::Schneider, 2), [4, 4, -4, -4]);
        assert_eq!(doubled(ContractKind::Solo, true, Height::Plain, 3), [12, -4, -4, -4]);
        assert_eq!(
            doubled(ContractKind::SoloTout, true, Height::Plain, 0),
            [36, -12, -12, -12],
            "decision_20"
        );
    }

    #[test]
    fn t_20_an_unjustified_spritze() {
        use ContractKind::{Rufspiel, Solo};
        assert_eq!(doubled(Rufspiel, true, Height::Schneider, 1), [4, 4, -2, -6]);
        assert_eq!(doubled(Rufspiel, true, Height::Schwarz, 0), [6, 6, -3, -9]);
        assert_eq!(doubled(Solo, true, Height::Schneider, 1), [18, -3, -3, -12]);
        assert_eq!(doubled(Solo, true, Height::Schwarz, 0), [24, -4, -4, -16]);
    }

    #[test]
    fn an_entry_that_does_not_add_up_cannot_be_built() {
        assert_eq!(ListEntry::new(BySeat::new([1, 1, -1, 0])), None);
        assert!(serde_json::from_str::<ListEntry>("[1,1,-1,0]").is_err());
        assert!(serde_json::from_str::<ListEntry>("[1,1,-1,-1]").is_ok());
    }
}
