//! How a table is kept: as it stood before its present hand, and what was done in that.

use schafkopf::{BySeat, Bytes32};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use stammtisch_wire::table::{ChatLine, Command, Pace};
use stammtisch_wire::{Action, Input, Seat};

use super::request::TableWanted;

/// The version of the format, raised when a field changes its meaning.
const VERSION: u32 = 1;
/// What the first line begins with.
const HEAD: &str = "stammtisch-table";

/// A table as it is kept.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    pub(crate) plan: TableWanted,
    /// The whole rule set, so that the hand goes on by the same rules when a built-in one has changed.
    pub(crate) rules: String,
    /// How fast it goes now.
    pub(crate) pace: Pace,
    pub(crate) version: u64,
    /// The number of the last pack, 0 before the first.
    pub(crate) hand: u64,
    /// Where the match stood before it.
    pub(crate) standing: Standing,
    pub(crate) cut: Option<Cut>,
    pub(crate) done: Vec<Doing>,
    pub(crate) ready: bool,
    pub(crate) chat: Vec<ChatLine>,
    pub(crate) commands: Vec<Done>,
}

/// A cut.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cut {
    pub(crate) input: Input,
    pub(crate) by: CutBy,
}

/// Who cut.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CutBy {
    Player,
    Order,
    Nobody,
}

impl From<schafkopf::fair_deal::Cutter> for CutBy {
    fn from(by: schafkopf::fair_deal::Cutter) -> CutBy {
        match by {
            schafkopf::fair_deal::Cutter::Player => CutBy::Player,
            schafkopf::fair_deal::Cutter::Order => CutBy::Order,
            schafkopf::fair_deal::Cutter::Nobody => CutBy::Nobody,
        }
    }
}

impl From<CutBy> for schafkopf::fair_deal::Cutter {
    fn from(by: CutBy) -> schafkopf::fair_deal::Cutter {
        match by {
            CutBy::Player => schafkopf::fair_deal::Cutter::Player,
            CutBy::Order => schafkopf::fair_deal::Cutter::Order,
            CutBy::Nobody => schafkopf::fair_deal::Cutter::Nobody,
        }
    }
}

/// Something that a seat did in the hand.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Doing {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

/// A command that was done, so that it is done once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Done {
    pub(crate) id: String,
    pub(crate) command: Command,
    pub(crate) version: u64,
}

/// Where a match stands, apart from its rules.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Standing {
    dealer: Seat,
    number: u32,
    thrown_in: u32,
    pot: i64,
    units: [i64; 4],
    points: [i64; 4],
    bock: Vec<u8>,
}

impl From<schafkopf::Standing> for Standing {
    fn from(standing: schafkopf::Standing) -> Standing {
        // Nobody sits out where one plays with three bots.
        let schafkopf::Standing { dealer, number, thrown_in, pot, units, points, bock, beside: _ } = standing;
        let (units, points) = (*units.as_array(), *points.as_array());
        Standing { dealer: dealer.into(), number, thrown_in, pot, units, points, bock: bock.into() }
    }
}

impl From<Standing> for schafkopf::Standing {
    fn from(standing: Standing) -> schafkopf::Standing {
        let Standing { dealer, number, thrown_in, pot, units, points, bock } = standing;
        schafkopf::Standing {
            dealer: dealer.into(),
            number,
            thrown_in,
            pot,
            units: BySeat::new(units),
            points: BySeat::new(points),
            bock: bock.into(),
            beside: schafkopf::Beside::default(),
        }
    }
}

/// Why a text is no table that was kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unsaved {
    /// It is not as it was written.
    Damaged,
    /// A newer program wrote it.
    Newer,
}

impl Saved {
    /// The text that is kept: a line with the version and the digest, and the rest.
    pub(crate) fn text(&self) -> String {
        let body = serde_json::to_string(self).expect("a table is plain data");
        format!("{HEAD} {VERSION} {}\n{body}", digest(&body))
    }

    /// Reads the text again.
    pub(crate) fn read(text: &str) -> Result<Saved, Unsaved> {
        let (head, body) = text.split_once('\n').ok_or(Unsaved::Damaged)?;
        let words: Vec<&str> = head.split(' ').collect();
        let [HEAD, version, found] = words[..] else { return Err(Unsaved::Damaged) };
        match version.parse::<u32>() {
            Ok(VERSION) => {}
            Ok(version) if version > VERSION => return Err(Unsaved::Newer),
            Ok(_) | Err(_) => return Err(Unsaved::Damaged),
        }
        if found != digest(body) {
            return Err(Unsaved::Damaged);
        }
        serde_json::from_str(body).map_err(|_| Unsaved::Damaged)
    }
}

fn digest(body: &str) -> String {
    Bytes32::new(Sha256::digest(body).into()).to_string()
}
