//! The round: its members, its evenings, and the one ledger in cents.

use std::collections::{BTreeMap, BTreeSet};

use schafkopf_turnier::Date;

use crate::entry::{Deed, Entry, Leaving, Opening};
use crate::evening::{Evening, Gathered, MOST_AT_TABLE};
use crate::id::EntryId;
use crate::log::Log;
use crate::refusal::Refusal;
use crate::versions::Versions;

/// The most characters of a name.
const MOST_NAME: usize = 40;
/// The most cents of a unit.
const MOST_UNIT: u32 = 100_000;
/// The most cents of a payment, or of a sum that is brought along.
const MOST_CENTS: i64 = 1_000_000_000;

/// A round of friends, as a log tells of it.
#[derive(Debug, Clone, Default)]
pub struct Runde {
    members: BTreeMap<EntryId, Member>,
    evenings: Vec<Evening>,
    brought: Vec<(Date, BTreeMap<EntryId, i64>)>,
    balances: BTreeMap<EntryId, i64>,
    unfit: Vec<Unfit>,
    ids: BTreeSet<EntryId>,
}

/// A member, or who was one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// His id.
    pub id: EntryId,
    /// His number in the round, from 1: it stays when the name is erased.
    pub number: u32,
    /// His name; none once it is erased.
    pub name: Option<String>,
    /// How he left, if he has.
    pub left: Option<Leaving>,
}

/// An entry that cannot be so, or no longer after merging: it stands beside the sheet and counts for nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unfit {
    /// The entry.
    pub entry: EntryId,
    /// Why.
    pub refusal: Refusal,
}

impl Runde {
    /// What a log says.
    pub fn of(log: &Log) -> Runde {
        let versions = Versions::of(log);
        let live: Vec<&Entry> = log.entries().filter(|entry| !versions.is_undone(&entry.id)).collect();
        let mut runde =
            Runde { ids: log.entries().map(|entry| entry.id.clone()).collect(), ..Runde::default() };
        runde.take_members(&live);
        runde.take_evenings(log, &live, &versions);
        runde.take_sums(&live);
        runde.unfit.sort_by(|a, b| a.entry.cmp(&b.entry));
        runde
    }

    fn refuse(&mut self, entry: &Entry, refusal: Refusal) {
        self.unfit.push(Unfit { entry: entry.id.clone(), refusal });
    }

    fn take_members(&mut self, live: &[&Entry]) {
        for entry in live {
            match &entry.deed {
                Deed::Joined { name } => {
                    let number = self.members.len() as u32 + 1;
                    let sound = name.chars().count() <= MOST_NAME && !name.contains(char::is_control);
                    if !sound {
                        self.refuse(entry, Refusal::BadName);
                    }
                    let name = (sound && !name.trim().is_empty()).then(|| name.clone());
                    let id = entry.id.clone();
                    self.members.entry(id.clone()).or_insert(Member { id, number, name, left: None });
                }
                Deed::Left { member, leaving } => match self.members.get_mut(member) {
                    Some(found) => found.left = Some(*leaving),
                    None => self.refuse(entry, Refusal::UnknownMember { member: member.clone() }),
                },
                Deed::Erased { member } if !self.members.contains_key(member) => {
                    self.refuse(entry, Refusal::UnknownMember { member: member.clone() });
                }
                _ => {}
            }
        }
    }

    fn take_evenings(&mut self, log: &Log, live: &[&Entry], versions: &Versions<'_>) {
        let mut openings: Vec<(&Entry, &Opening)> = Vec::new();
        for &entry in live {
            let Deed::Opened(opening) = &entry.deed else { continue };
            match self.check_opening(opening) {
                Ok(()) => openings.push((entry, opening)),
                Err(refusal) => self.refuse(entry, refusal),
            }
        }
        openings.sort_by_key(|(entry, opening)| (opening.date, *entry));
        let mut seen = BTreeSet::new();
        openings.retain(|(entry, _)| seen.insert(&entry.id));
        let mut gathered: BTreeMap<&EntryId, Gathered<'_>> =
            openings.iter().map(|(entry, _)| (&entry.id, Gathered::default())).collect();
        for entry in log.entries() {
            self.gather(entry, &mut gathered, versions);
        }
        for (entry, opening) in openings {
            let gathered = &gathered[&entry.id];
            let evening = Evening::follow((&entry.id, opening), gathered, versions, &mut self.unfit);
            add(&mut self.balances, evening.cents());
            self.evenings.push(evening);
        }
    }

    fn check_opening(&self, opening: &Opening) -> Result<(), Refusal> {
        for member in &opening.table {
            self.known(member)?;
        }
        let once: BTreeSet<&EntryId> = opening.table.iter().collect();
        if once.len() != opening.table.len() || !(4..=MOST_AT_TABLE).contains(&once.len()) {
            return Err(Refusal::BadTable);
        }
        let unit = (1..=MOST_UNIT).contains(&opening.unit_cents);
        if unit && opening.rules.set().money.is_some() { Ok(()) } else { Err(Refusal::NoMoney) }
    }

    fn known(&self, member: &EntryId) -> Result<&Member, Refusal> {
        self.members.get(member).ok_or_else(|| Refusal::UnknownMember { member: member.clone() })
    }

    /// Puts an entry with the others of its evening.
    fn gather<'a>(
        &mut self,
        entry: &'a Entry,
        gathered: &mut BTreeMap<&EntryId, Gathered<'a>>,
        versions: &Versions<'_>,
    ) {
        let of_evening = match &entry.deed {
            Deed::Played { evening, .. }
            | Deed::SatDown { evening, .. }
            | Deed::StoodUp { evening, .. }
            | Deed::Chosen { evening, .. }
            | Deed::Closed { evening } => evening,
            Deed::Rewritten { of, .. } | Deed::Undone { of } => {
                if !self.ids.contains(of) {
                    self.refuse(entry, Refusal::UnknownEntry { entry: of.clone() });
                }
                return;
            }
            _ => return,
        };
        let Some(evening) = gathered.get_mut(of_evening) else {
            self.refuse(entry, Refusal::UnknownEvening { evening: of_evening.clone() });
            return;
        };
        let undone = versions.is_undone(&entry.id);
        match &entry.deed {
            Deed::Played { slot, .. } => evening.roots.entry(*slot).or_default().push(entry),
            _ if undone => {}
            Deed::SatDown { slot, member, .. } | Deed::StoodUp { slot, member, .. } => {
                if self.members.contains_key(member) {
                    evening.changes.push((*slot, entry));
                } else {
                    self.refuse(entry, Refusal::UnknownMember { member: member.clone() });
                }
            }
            Deed::Chosen { slot, .. } => {
                evening.choices.insert(*slot, entry);
            }
            Deed::Closed { .. } => evening.closing = evening.closing.or(Some(entry)),
            _ => {}
        }
    }

    /// What was paid, and what was brought along from elsewhere.
    fn take_sums(&mut self, live: &[&Entry]) {
        for entry in live {
            let taken = match &entry.deed {
                Deed::Paid { from, to, cents } => self.take_payment(from, to, *cents),
                Deed::Brought { date, sums } => self.take_brought(*date, sums),
                _ => Ok(()),
            };
            if let Err(refusal) = taken {
                self.refuse(entry, refusal);
            }
        }
    }

    fn take_payment(&mut self, from: &EntryId, to: &EntryId, cents: i64) -> Result<(), Refusal> {
        self.known(from)?;
        self.known(to)?;
        if from == to || !(1..=MOST_CENTS).contains(&cents) {
            return Err(Refusal::BadPayment);
        }
        *self.balances.entry(from.clone()).or_default() += cents;
        *self.balances.entry(to.clone()).or_default() -= cents;
        Ok(())
    }

    fn take_brought(&mut self, date: Date, sums: &BTreeMap<EntryId, i64>) -> Result<(), Refusal> {
        for member in sums.keys() {
            self.known(member)?;
        }
        if sums.values().any(|cents| cents.unsigned_abs() > MOST_CENTS.unsigned_abs()) {
            return Err(Refusal::BadPayment);
        }
        let sum: i64 = sums.values().sum();
        if sum != 0 {
            return Err(Refusal::NotZero { sum });
        }
        add(&mut self.balances, sums);
        self.brought.push((date, sums.clone()));
        Ok(())
    }

    /// Whether something can be written now, as far as the rest of the log decides it.
    pub(crate) fn check(&self, deed: &Deed) -> Result<(), Refusal> {
        match deed {
            Deed::Joined { name } => self.check_name(name),
            Deed::Left { member, leaving } => {
                self.check_here(member)?;
                match (leaving, self.balance(member)) {
                    (Leaving::Settled, cents) if cents != 0 => Err(Refusal::NotSettled { cents }),
                    (Leaving::Settled | Leaving::InBook, _) => Ok(()),
                }
            }
            Deed::Opened(opening) => opening.table.iter().try_for_each(|member| self.check_here(member)),
            Deed::SatDown { evening, slot, member, .. } => {
                self.check_here(member)?;
                self.check_next(evening, *slot)
            }
            Deed::StoodUp { evening, slot, .. } | Deed::Played { evening, slot, .. } => {
                self.check_next(evening, *slot)
            }
            Deed::Rewritten { of, .. } => {
                let evening =
                    self.evening_of(of).ok_or_else(|| Refusal::UnknownEntry { entry: of.clone() })?;
                open(evening)
            }
            Deed::Undone { of } => {
                if !self.ids.contains(of) {
                    return Err(Refusal::UnknownEntry { entry: of.clone() });
                }
                if self.members.get(of).is_some_and(|member| member.name.is_none()) {
                    return Err(Refusal::ErasedForGood);
                }
                self.evening_of(of).map_or(Ok(()), open)
            }
            Deed::Chosen { evening, slot, kept, dropped } => {
                self.check_choice((evening, *slot), kept, dropped)
            }
            Deed::Closed { evening } => {
                let evening = self.known_evening(evening)?;
                open(evening)?;
                evening.open_choice().map_or(Ok(()), |slot| Err(Refusal::ChoiceOpen { slot }))
            }
            // Whatever else must hold follows from the log.
            Deed::Erased { .. } | Deed::Paid { .. } | Deed::Brought { .. } => Ok(()),
        }
    }

    fn check_name(&self, name: &str) -> Result<(), Refusal> {
        if name.trim() != name || name.is_empty() {
            return Err(Refusal::BadName);
        }
        let taken = self.members.values().any(|member| member.name.as_deref() == Some(name));
        if taken { Err(Refusal::NameTaken) } else { Ok(()) }
    }

    fn check_here(&self, member: &EntryId) -> Result<(), Refusal> {
        match self.known(member)?.left {
            Some(_) => Err(Refusal::HasLeft { member: member.clone() }),
            None => Ok(()),
        }
    }

    fn known_evening(&self, evening: &EntryId) -> Result<&Evening, Refusal> {
        self.evening(evening).ok_or_else(|| Refusal::UnknownEvening { evening: evening.clone() })
    }

    fn check_next(&self, evening: &EntryId, slot: u32) -> Result<(), Refusal> {
        let evening = self.known_evening(evening)?;
        open(evening)?;
        let next = evening.next_slot();
        if slot == next { Ok(()) } else { Err(Refusal::NotNext { next }) }
    }

    /// All entries that stand are chosen from, and one of them at least was a hand.
    fn check_choice(
        &self,
        (evening, slot): (&EntryId, u32),
        kept: &[EntryId],
        dropped: &[EntryId],
    ) -> Result<(), Refusal> {
        let evening = self.known_evening(evening)?;
        open(evening)?;
        let row =
            evening.rows().iter().find(|row| row.slot == slot && row.is_open()).ok_or(Refusal::NoChoice)?;
        let candidates: BTreeSet<&EntryId> = row.candidates().map(|version| &version.entry).collect();
        let told: BTreeSet<&EntryId> = kept.iter().chain(dropped).collect();
        let once = told.len() == kept.len() + dropped.len();
        if once && told == candidates && !kept.is_empty() { Ok(()) } else { Err(Refusal::NoChoice) }
    }

    /// The evening to which an entry for a hand belongs.
    fn evening_of(&self, entry: &EntryId) -> Option<&Evening> {
        let tells = |evening: &&Evening| {
            evening.rows().iter().flat_map(|row| &row.versions).any(|version| version.entry == *entry)
        };
        self.evenings.iter().find(tells)
    }

    /// The members, those who left among them, by their numbers.
    pub fn members(&self) -> Vec<&Member> {
        let mut members: Vec<&Member> = self.members.values().collect();
        members.sort_by_key(|member| member.number);
        members
    }

    /// A member.
    pub fn member(&self, id: &EntryId) -> Option<&Member> {
        self.members.get(id)
    }

    /// A member by his name.
    pub fn by_name(&self, name: &str) -> Option<&Member> {
        self.members.values().find(|member| member.name.as_deref() == Some(name))
    }

    /// The evenings, by their days.
    pub fn evenings(&self) -> &[Evening] {
        &self.evenings
    }

    /// An evening.
    pub fn evening(&self, id: &EntryId) -> Option<&Evening> {
        self.evenings.iter().find(|evening| evening.id() == id)
    }

    /// Sums of evenings that were kept elsewhere.
    pub fn brought(&self) -> &[(Date, BTreeMap<EntryId, i64>)] {
        &self.brought
    }

    /// What everybody is owed, or owes: with what lies in the pots of evenings that go on it always adds up to nothing.
    pub const fn balances(&self) -> &BTreeMap<EntryId, i64> {
        &self.balances
    }

    /// What somebody is owed, or owes.
    pub fn balance(&self, member: &EntryId) -> i64 {
        self.balances.get(member).copied().unwrap_or(0)
    }

    /// What lies in the pots of evenings that go on.
    pub fn pots(&self) -> i64 {
        self.evenings.iter().map(Evening::pot).sum()
    }

    /// The entries that cannot be so, or no longer.
    pub fn unfit(&self) -> &[Unfit] {
        &self.unfit
    }
}

/// Whether an evening goes on.
fn open(evening: &Evening) -> Result<(), Refusal> {
    if evening.is_closed() { Err(Refusal::EveningClosed) } else { Ok(()) }
}

fn add(balances: &mut BTreeMap<EntryId, i64>, sums: &BTreeMap<EntryId, i64>) {
    for (member, cents) in sums {
        *balances.entry(member.clone()).or_default() += cents;
    }
}
