//! A round with its evenings, its book and its figures; members and evenings go by their ids.

use std::collections::{BTreeMap, BTreeSet};

use schafkopf_runde::{
    Counted, EntryId, Evening, Log, Member, Row, Runde, Statistics, Transfer, Version, transfers,
};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use super::figures::Figures;
use super::hand::hand_told;
use super::words::{Words, refusal_words};

/// Cents by member.
pub type Sums = BTreeMap<String, i64>;

/// Everything that a round looks at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "Sheet")]
pub struct Sheet {
    /// The members, those who left among them, by their numbers.
    pub members: Vec<MemberShown>,
    /// The evenings, by their days.
    pub evenings: Vec<EveningShown>,
    /// Sums of evenings that were kept elsewhere.
    pub brought: Vec<BroughtShown>,
    /// What lies in the pots of evenings that go on.
    pub pots: i64,
    /// The fewest payments that settle everything; none while something lies in a pot.
    pub transfers: Option<Vec<Payment>>,
    /// Entries that cannot be so.
    pub unfit: Vec<UnfitShown>,
    /// Ids under which devices wrote different things.
    pub twins: Vec<String>,
    /// The years in which there was something.
    pub years: Vec<u16>,
    /// The figures of the time that is looked at.
    pub figures: Figures,
}

impl Sheet {
    /// What a log says.
    pub fn of(log: &Log, words: Words<'_>, statistics: &Statistics) -> Sheet {
        let runde = words.runde;
        let due = transfers(runde.balances()).map(|due| due.iter().map(Payment::from).collect());
        let evenings = runde.evenings().iter().map(|evening| evening.opening().date.year());
        let years: BTreeSet<u16> =
            evenings.chain(runde.brought().iter().map(|(date, _)| date.year())).collect();
        let brought = runde.brought().iter();
        Sheet {
            members: runde.members().into_iter().map(|member| MemberShown::of(member, runde)).collect(),
            evenings: runde.evenings().iter().map(|evening| EveningShown::of(evening, words)).collect(),
            brought: brought
                .map(|(date, sums)| BroughtShown { date: date.to_string(), cents: by_text(sums) })
                .collect(),
            pots: runde.pots(),
            transfers: due,
            unfit: runde.unfit().iter().map(|unfit| UnfitShown::of(unfit, words)).collect(),
            twins: log.twins().iter().map(ToString::to_string).collect(),
            years: years.into_iter().collect(),
            figures: Figures::of(statistics, words.texts),
        }
    }
}

pub(super) fn by_text(cents: &BTreeMap<EntryId, i64>) -> Sums {
    cents.iter().map(|(member, &cents)| (member.to_string(), cents)).collect()
}

pub(super) fn texts(members: &[EntryId]) -> Vec<String> {
    members.iter().map(ToString::to_string).collect()
}

/// A member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetMember")]
pub struct MemberShown {
    /// The id.
    pub id: String,
    /// The number, from 1.
    pub number: u32,
    /// The name; none once it is erased.
    pub name: Option<String>,
    /// Whether somebody has left.
    pub left: bool,
    /// What somebody is owed, or owes.
    pub cents: i64,
}

impl MemberShown {
    fn of(member: &Member, runde: &Runde) -> MemberShown {
        MemberShown {
            id: member.id.to_string(),
            number: member.number,
            name: member.name.clone(),
            left: member.left.is_some(),
            cents: runde.balance(&member.id),
        }
    }
}

/// Sums of an evening that was kept elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetBrought")]
pub struct BroughtShown {
    /// The day.
    pub date: String,
    /// What everybody won and lost.
    pub cents: Sums,
}

/// Somebody pays another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetPayment")]
pub struct Payment {
    /// Who pays.
    pub from: String,
    /// To whom.
    pub to: String,
    /// How much.
    pub cents: i64,
}

impl From<&Transfer> for Payment {
    fn from(Transfer { from, to, cents }: &Transfer) -> Payment {
        Payment { from: from.to_string(), to: to.to_string(), cents: *cents }
    }
}

/// An entry that cannot be so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetUnfit")]
pub struct UnfitShown {
    /// The entry.
    pub entry: String,
    /// The code.
    pub code: String,
    /// The clause, where one is broken.
    pub clause: Option<String>,
    /// Why, in words.
    pub message: String,
}

impl UnfitShown {
    fn of(unfit: &schafkopf_runde::Unfit, words: Words<'_>) -> UnfitShown {
        UnfitShown {
            entry: unfit.entry.to_string(),
            code: unfit.refusal.code().to_owned(),
            clause: unfit.refusal.clause().map(str::to_owned),
            message: refusal_words(&unfit.refusal, words.texts),
        }
    }
}

/// An evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetEvening")]
pub struct EveningShown {
    /// The id.
    pub id: String,
    /// The day.
    pub date: String,
    /// Where; may be empty.
    pub place: String,
    /// The id of its rule set.
    pub rules: String,
    /// The name of its rule set.
    pub rules_name: String,
    /// What a unit is worth.
    pub unit_cents: u32,
    /// Whether it is over.
    pub closed: bool,
    /// The lines of the sheet.
    pub rows: Vec<RowShown>,
    /// What everybody has won and lost.
    pub cents: Sums,
    /// What lies in the pot.
    pub pot: i64,
    /// What everybody got of the pot at the end.
    pub pot_shares: Option<Sums>,
    /// The hand that comes next.
    pub next: NextHand,
}

impl EveningShown {
    fn of(evening: &Evening, words: Words<'_>) -> EveningShown {
        let opening = evening.opening();
        EveningShown {
            id: evening.id().to_string(),
            date: opening.date.to_string(),
            place: opening.place.clone(),
            rules: opening.rules.set().id.clone(),
            rules_name: words.texts.rule_set(opening.rules.set()).to_owned(),
            unit_cents: opening.unit_cents,
            closed: evening.is_closed(),
            rows: evening.rows().iter().map(|row| RowShown::of(row, words)).collect(),
            cents: by_text(evening.cents()),
            pot: evening.pot(),
            pot_shares: evening.pot_shares().map(by_text),
            next: NextHand {
                hand: evening.next_slot(),
                dealer: evening.dealer().to_string(),
                players: texts(&evening.players()),
                sits_out: texts(&evening.sits_out()),
                table: texts(evening.table()),
                bock: evening.bock(),
                choose: evening.open_choice(),
            },
        }
    }
}

/// The hand that comes next.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetNext")]
pub struct NextHand {
    /// The number that it is written under.
    pub hand: u32,
    /// Who deals.
    pub dealer: String,
    /// Who plays, from forehand on; nobody where fewer than four sit there.
    pub players: Vec<String>,
    /// Who sits out.
    pub sits_out: Vec<String>,
    /// Who sits at the table, clockwise.
    pub table: Vec<String>,
    /// What it is multiplied by because of Bock.
    pub bock: u32,
    /// The first hand for which somebody must choose.
    pub choose: Option<u32>,
}

/// A line of the sheet: all that was written for one hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetRow")]
pub struct RowShown {
    /// The number of the hand.
    pub hand: u32,
    /// Whether somebody must choose.
    pub open: bool,
    /// What counts of it.
    pub counted: Vec<CountedHand>,
    /// Everything that was written.
    pub versions: Vec<VersionShown>,
}

impl RowShown {
    fn of(row: &Row, words: Words<'_>) -> RowShown {
        RowShown {
            hand: row.slot,
            open: row.is_open(),
            counted: row.counted.iter().map(|counted| CountedHand::of(counted, words)).collect(),
            versions: row.versions.iter().map(|version| VersionShown::of(version, words)).collect(),
        }
    }
}

/// A hand that counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetCounted")]
pub struct CountedHand {
    /// The entry that tells it.
    pub entry: String,
    /// The number of the game in the evening.
    pub number: u32,
    /// Who dealt.
    pub dealer: String,
    /// Who played, from forehand on.
    pub players: Vec<String>,
    /// What everybody got or paid.
    pub cents: Sums,
    /// What lies in the pot after it.
    pub pot: i64,
    /// What it came to, in words.
    pub said: String,
    /// What is told of it.
    #[ts(type = "SheetHand")]
    pub told: Value,
}

impl CountedHand {
    /// A hand that counts, in words.
    pub fn of(counted: &Counted, words: Words<'_>) -> CountedHand {
        CountedHand {
            entry: counted.entry.to_string(),
            number: counted.number,
            dealer: counted.hand.dealer.to_string(),
            players: texts(&counted.players),
            cents: by_text(&counted.cents),
            pot: counted.pot,
            said: words.hand(&counted.hand),
            told: hand_told(&counted.hand),
        }
    }
}

/// Something that was written for a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SheetVersion")]
pub struct VersionShown {
    /// The entry.
    pub entry: String,
    /// What became of it.
    pub state: RowState,
    /// What it would pay, where somebody must choose.
    pub would_pay: Option<Sums>,
    /// What it says.
    pub said: String,
}

impl VersionShown {
    fn of(version: &Version, words: Words<'_>) -> VersionShown {
        VersionShown {
            entry: version.entry.to_string(),
            state: version.state.into(),
            would_pay: version.would_pay.as_ref().map(by_text),
            said: words.hand(&version.hand),
        }
    }
}

/// What became of something that was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SheetState")]
pub enum RowState {
    /// It counts.
    Counts,
    /// It says what another says that counts.
    Same,
    /// Somebody must choose.
    Candidate,
    /// Somebody chose another.
    NotChosen,
    /// It was the last hand, and mended at once.
    Mended,
    /// It was struck and rewritten later.
    Rewritten,
    /// It was taken back.
    TakenBack,
    /// It cannot have been so.
    Unfit,
}

impl From<schafkopf_runde::RowState> for RowState {
    fn from(state: schafkopf_runde::RowState) -> RowState {
        match state {
            schafkopf_runde::RowState::Counts => RowState::Counts,
            schafkopf_runde::RowState::Same => RowState::Same,
            schafkopf_runde::RowState::Candidate => RowState::Candidate,
            schafkopf_runde::RowState::NotChosen => RowState::NotChosen,
            schafkopf_runde::RowState::Mended => RowState::Mended,
            schafkopf_runde::RowState::Rewritten => RowState::Rewritten,
            schafkopf_runde::RowState::TakenBack => RowState::TakenBack,
            schafkopf_runde::RowState::Unfit => RowState::Unfit,
        }
    }
}
