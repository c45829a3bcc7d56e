//! The three lists of the sources, as the table of rule sets has them.

/// What a list keeper must know of a rule set.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "the columns of a table, yes or no")]
pub(crate) struct Set {
    pub(crate) id: &'static str,
    /// Solo kinds that can also be a Tout.
    pub(crate) solos: &'static [&'static str],
    pub(crate) sie: bool,
    /// What a soloist gets for a Tout, and what a fault in one costs.
    pub(crate) tout: i64,
    pub(crate) spritze: bool,
    pub(crate) tout_is_approved: bool,
    /// The solo kind of a match, from 1, from which every one is approved.
    pub(crate) approved_from: Option<u32>,
    /// No Tout, no Schwarz in a solo kind, no Sie in the first game of a match.
    pub(crate) modest_start: bool,
    /// T 15 instead of S 3.4.17.
    pub(crate) choice: bool,
    /// P 13: who lays his cards open loses a plain game.
    pub(crate) open_is_lost: bool,
    /// P 15: only the referee changes the keeper.
    pub(crate) keeper_by_referee: bool,
}

pub(crate) static SETS: [Set; 3] = [
    Set {
        id: "schule-turnier",
        solos: &["wenz", "solo"],
        sie: true,
        tout: 18,
        spritze: false,
        tout_is_approved: true,
        approved_from: Some(5),
        modest_start: true,
        choice: false,
        open_is_lost: false,
        keeper_by_referee: false,
    },
    Set {
        id: "tischpunkte",
        solos: &["farbwenz", "wenz", "solo"],
        sie: false,
        tout: 18,
        spritze: true,
        tout_is_approved: false,
        approved_from: None,
        modest_start: false,
        choice: true,
        open_is_lost: false,
        keeper_by_referee: false,
    },
    Set {
        id: "preis",
        solos: &["farbwenz", "wenz", "solo"],
        sie: false,
        tout: 24,
        spritze: false,
        tout_is_approved: true,
        approved_from: None,
        modest_start: true,
        choice: false,
        open_is_lost: true,
        keeper_by_referee: true,
    },
];
