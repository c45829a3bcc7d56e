//! An evening: the hands in their order, what each paid, who deals next.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use schafkopf::{Match, Offence, Seat, Standing};

use crate::entry::{Deed, Entry, Opening};
use crate::hand::{Hand, HandResult, Seating};
use crate::id::EntryId;
use crate::refusal::Refusal;
use crate::runde::Unfit;
use crate::versions::{Versions, hand_of};

/// An evening as the log tells it.
#[derive(Debug, Clone)]
pub struct Evening {
    id: EntryId,
    opening: Opening,
    rows: Vec<Row>,
    table: Vec<EntryId>,
    dealer: EntryId,
    course: Match,
    cents: BTreeMap<EntryId, i64>,
    pot_shares: Option<BTreeMap<EntryId, i64>>,
}

/// A line of the sheet: all that was ever written for one hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The how-manieth hand of the evening its writers took it for.
    pub slot: u32,
    /// What counts of it: nothing, one hand, or several where somebody chose so.
    pub counted: Vec<Counted>,
    /// Everything that was written, in the order of its stamps.
    pub versions: Vec<Version>,
}

impl Row {
    /// Whether somebody must choose between entries.
    pub fn is_open(&self) -> bool {
        self.versions.iter().any(|version| version.state == RowState::Candidate)
    }
}

/// A hand that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// The entry that tells it.
    pub entry: EntryId,
    /// What it tells.
    pub hand: Hand,
    /// Number of the game in the evening, from 1; thrown-in hands have that of the next one.
    pub number: u32,
    /// Who played, from forehand on.
    pub players: Vec<EntryId>,
    /// What everybody got or paid.
    pub cents: BTreeMap<EntryId, i64>,
    /// What lies in the pot after it.
    pub pot: i64,
}

/// Something that was written for a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    /// The entry.
    pub entry: EntryId,
    /// What it tells.
    pub hand: Hand,
    /// What became of it.
    pub state: RowState,
    /// What it would pay, where somebody must choose.
    pub would_pay: Option<BTreeMap<EntryId, i64>>,
}

/// What became of something that was written for a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowState {
    /// It counts.
    Counts,
    /// It says what another says that counts.
    Same,
    /// It stands beside another for the same hand: somebody must choose.
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

/// What a log says of an evening, before it is followed.
#[derive(Debug, Default)]
pub(crate) struct Gathered<'a> {
    pub(crate) roots: BTreeMap<u32, Vec<&'a Entry>>,
    pub(crate) changes: Vec<(u32, &'a Entry)>,
    pub(crate) choices: BTreeMap<u32, &'a Entry>,
    pub(crate) closing: Option<&'a Entry>,
}

impl Evening {
    /// Follows an evening that begins with people who can sit down to it.
    pub(crate) fn follow(
        (id, opening): (&EntryId, &Opening),
        gathered: &Gathered<'_>,
        versions: &Versions<'_>,
        unfit: &mut Vec<Unfit>,
    ) -> Evening {
        let mut evening = Evening {
            id: id.clone(),
            opening: opening.clone(),
            rows: Vec::new(),
            table: opening.table.clone(),
            dealer: opening.table[0].clone(),
            course: Match::new(Arc::clone(opening.rules.set()), Seat::One, None),
            cents: BTreeMap::new(),
            pot_shares: None,
        };
        let mut changes = gathered.changes.clone();
        changes.sort();
        let mut changes = changes.into_iter().peekable();
        let later = first_later(&gathered.roots);
        for (&slot, roots) in &gathered.roots {
            while let Some((_, entry)) = changes.next_if(|(before, _)| *before <= slot) {
                evening.seat_anew(entry, unfit);
            }
            let choice = gathered.choices.get(&slot).copied();
            let later = later.get(&slot).copied().unwrap_or(u64::MAX);
            evening.play_slot((slot, later), (roots, choice), versions, unfit);
        }
        for (_, entry) in changes {
            evening.seat_anew(entry, unfit);
        }
        if gathered.closing.is_some() {
            evening.split_pot();
        }
        evening
    }

    /// Somebody sits down or stands up.
    fn seat_anew(&mut self, entry: &Entry, unfit: &mut Vec<Unfit>) {
        let seated = match &entry.deed {
            Deed::SatDown { member, after, .. } => self.sit_down(member, after),
            Deed::StoodUp { member, .. } => self.stand_up(member),
            _ => Ok(()),
        };
        if let Err(refusal) = seated {
            unfit.push(Unfit { entry: entry.id.clone(), refusal });
        }
    }

    fn place(&self, member: &EntryId) -> Result<usize, Refusal> {
        let place = self.table.iter().position(|other| other == member);
        place.ok_or_else(|| Refusal::NotAtTable { member: member.clone() })
    }

    fn sit_down(&mut self, member: &EntryId, after: &EntryId) -> Result<(), Refusal> {
        if self.table.contains(member) {
            return Err(Refusal::SitsAlready { member: member.clone() });
        }
        let place = self.place(after)?;
        if self.table.len() >= MOST_AT_TABLE {
            return Err(Refusal::BadTable);
        }
        self.table.insert(place + 1, member.clone());
        Ok(())
    }

    /// Who was to deal leaves the deal to whoever sits to his left.
    fn stand_up(&mut self, member: &EntryId) -> Result<(), Refusal> {
        let place = self.place(member)?;
        if self.table.len() == 1 {
            return Err(Refusal::LastAtTable);
        }
        if self.dealer == *member {
            self.dealer = self.table[(place + 1) % self.table.len()].clone();
        }
        self.table.remove(place);
        Ok(())
    }

    /// What was written for one hand: what counts of it counts, and the deal moves on.
    fn play_slot(
        &mut self,
        (slot, later): (u32, u64),
        (roots, choice): (&[&Entry], Option<&Entry>),
        versions: &Versions<'_>,
        unfit: &mut Vec<Unfit>,
    ) {
        let mut all: Vec<&Entry> = roots.iter().flat_map(|root| versions.all(root)).collect();
        all.sort();
        all.dedup();
        let mut heads: Vec<&Entry> = roots.iter().flat_map(|root| versions.heads(root)).collect();
        heads.sort();
        heads.dedup();
        let state = |entry: &Entry| match rewritten_at(entry, &all, versions) {
            _ if versions.is_undone(&entry.id) => RowState::TakenBack,
            Some(stamp) if stamp < later => RowState::Mended,
            Some(_) | None => RowState::Rewritten,
        };
        let mut row = Row {
            slot,
            counted: Vec::new(),
            versions: all
                .iter()
                .filter_map(|entry| {
                    let hand = hand_of(entry)?.clone();
                    Some(Version { entry: entry.id.clone(), hand, state: state(entry), would_pay: None })
                })
                .collect(),
        };
        match resolve(&heads, choice, &all) {
            Resolved::Played(hands) => {
                for head in &heads {
                    row.mark(&head.id, RowState::NotChosen);
                }
                for (entry, same) in hands {
                    for other in same {
                        row.mark(&other.id, RowState::Same);
                    }
                    self.count(entry, &mut row, unfit);
                }
            }
            Resolved::Open => {
                for head in &heads {
                    row.mark(&head.id, RowState::Candidate);
                    let pays = hand_of(head).and_then(|hand| self.without_rows().play(&head.id, hand).ok());
                    row.would_pay(&head.id, pays.as_ref().map(|counted| &counted.cents));
                }
                self.pass_unknown(hand_of(heads[0]));
            }
        }
        self.rows.push(row);
    }

    fn count(&mut self, entry: &Entry, row: &mut Row, unfit: &mut Vec<Unfit>) {
        let Some(hand) = hand_of(entry) else { return };
        match self.play(&entry.id, hand) {
            Ok(counted) => {
                row.mark(&entry.id, RowState::Counts);
                row.counted.push(counted);
            }
            Err(refusal) => {
                row.mark(&entry.id, RowState::Unfit);
                unfit.push(Unfit { entry: entry.id.clone(), refusal });
            }
        }
    }

    /// The four that play a hand of some dealer, from forehand on: those to his left, he himself where only four sit there
    /// (V 12).
    pub(crate) fn four(&self, dealer: &EntryId) -> Result<[EntryId; 4], Refusal> {
        let place = self.place(dealer)?;
        let count = self.table.len();
        if count < 4 {
            return Err(Refusal::TooFew);
        }
        Ok([1, 2, 3, 4].map(|step| self.table[(place + step) % count].clone()))
    }

    /// The evening as it stands, without what led there.
    pub(crate) fn without_rows(&self) -> Evening {
        Evening {
            id: self.id.clone(),
            opening: self.opening.clone(),
            rows: Vec::new(),
            table: self.table.clone(),
            dealer: self.dealer.clone(),
            course: self.course.clone(),
            cents: self.cents.clone(),
            pot_shares: self.pot_shares.clone(),
        }
    }

    /// Plays a hand as it is told, and moves the deal on.
    pub(crate) fn play(&mut self, entry: &EntryId, hand: &Hand) -> Result<Counted, Refusal> {
        let players = self.four(&hand.dealer)?;
        let Standing { dealer: last, number, .. } = self.course.standing();
        let seats = last.next().round();
        let mut with_seats = players.clone().into_iter().zip(seats);
        let seating = Seating(std::array::from_fn(|_| with_seats.next().expect("four have four seats")));
        if let HandResult::Ramsch(ramsch) = &hand.result {
            let all_four = |told: &BTreeMap<EntryId, u8>| told.len() == 4;
            let told = [&ramsch.tricks, &ramsch.trumps];
            if !all_four(&ramsch.points) || !told.into_iter().flatten().all(all_four) {
                return Err(Refusal::RamschNames);
            }
        }
        let report = hand.report(&seating)?;
        let paid = self.course.record_report(&report)?;
        let unit = i64::from(self.opening.unit_cents);
        let mut cents = BTreeMap::new();
        for (member, seat) in seating.0 {
            let amount = paid.units()[seat] * unit;
            *self.cents.entry(member.clone()).or_default() += amount;
            cents.insert(member, amount);
        }
        self.move_on(hand, last)?;
        Ok(Counted {
            entry: entry.clone(),
            hand: hand.clone(),
            number,
            players: players.to_vec(),
            cents,
            pot: self.pot(),
        })
    }

    /// The deal goes to the left of who dealt, where it moves at all; after a deal out of turn to whose turn it was (S 3.4.5).
    fn move_on(&mut self, hand: &Hand, last: Seat) -> Result<(), Refusal> {
        let out_of_turn = matches!(&hand.result, HandResult::Ruled(incident) if incident.offence == Offence::DealtOutOfTurn);
        if self.course.standing().dealer != last {
            let place = self.place(&hand.dealer)?;
            self.dealer = self.table[(place + 1) % self.table.len()].clone();
        } else if !out_of_turn {
            self.dealer = hand.dealer.clone();
        }
        Ok(())
    }

    /// A hand was played that is not known yet: nothing is paid for it, and the deal moves on.
    fn pass_unknown(&mut self, hand: Option<&Hand>) {
        let standing = self.course.standing();
        let standing = Standing { dealer: standing.dealer.next(), number: standing.number + 1, ..standing };
        self.course = Match::resume(Arc::clone(self.opening.rules.set()), None, standing);
        let place = hand.and_then(|hand| self.place(&hand.dealer).ok());
        if let Some(place) = place {
            self.dealer = self.table[(place + 1) % self.table.len()].clone();
        }
    }

    /// What is left in the pot goes to all at the table; what does not divide one each to the first in the round, from
    /// forehand on (V 0.4).
    fn split_pot(&mut self) {
        let standing = self.course.standing();
        let count = self.table.len() as i64;
        let (share, odd) = (standing.pot / count, standing.pot % count);
        let first = self.place(&self.dealer).map_or(0, |place| place + 1);
        let mut shares = BTreeMap::new();
        for (place, step) in (0..count).zip(0..self.table.len()) {
            let member = &self.table[(first + step) % self.table.len()];
            let units = share + i64::from(place < odd);
            let cents = units * i64::from(self.opening.unit_cents);
            *self.cents.entry(member.clone()).or_default() += cents;
            shares.insert(member.clone(), cents);
        }
        let standing = Standing { pot: 0, ..standing };
        self.course = Match::resume(Arc::clone(self.opening.rules.set()), None, standing);
        self.pot_shares = Some(shares);
    }

    /// Its id.
    pub const fn id(&self) -> &EntryId {
        &self.id
    }

    /// How it began.
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The lines of the sheet, in order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The hands that count, in order.
    pub fn counted(&self) -> impl Iterator<Item = &Counted> {
        self.rows.iter().flat_map(|row| &row.counted)
    }

    /// Who sits at the table now, clockwise.
    pub fn table(&self) -> &[EntryId] {
        &self.table
    }

    /// Who deals next.
    pub const fn dealer(&self) -> &EntryId {
        &self.dealer
    }

    /// Who plays next, from forehand on; nobody where fewer than four sit there.
    pub fn players(&self) -> Vec<EntryId> {
        self.four(&self.dealer).map(Vec::from).unwrap_or_default()
    }

    /// Who sits out next (V 12).
    pub fn sits_out(&self) -> Vec<EntryId> {
        let players: BTreeSet<EntryId> = self.players().into_iter().collect();
        self.table.iter().filter(|member| !players.contains(member)).cloned().collect()
    }

    /// The number that the next hand is written under.
    pub fn next_slot(&self) -> u32 {
        let live = self.rows.iter().filter(|row| row.is_open() || !row.counted.is_empty());
        live.map(|row| row.slot).max().unwrap_or(0).saturating_add(1)
    }

    /// What everybody has won and lost.
    pub const fn cents(&self) -> &BTreeMap<EntryId, i64> {
        &self.cents
    }

    /// What lies in the pot.
    pub fn pot(&self) -> i64 {
        self.course.standing().pot * i64::from(self.opening.unit_cents)
    }

    /// What the next hand is multiplied by because of Bock (V 8.1).
    pub fn bock(&self) -> u32 {
        self.course.next_game().map_or(1, |setup| setup.bock)
    }

    /// What everybody got of the pot at the end, once the evening is closed.
    pub const fn pot_shares(&self) -> Option<&BTreeMap<EntryId, i64>> {
        self.pot_shares.as_ref()
    }

    /// Whether it is over.
    pub const fn is_closed(&self) -> bool {
        self.pot_shares.is_some()
    }

    /// The first hand for which somebody must choose.
    pub fn open_choice(&self) -> Option<u32> {
        self.rows.iter().find(|row| row.is_open()).map(|row| row.slot)
    }
}

/// When the first entry for a later hand was written, for each hand.
fn first_later(roots: &BTreeMap<u32, Vec<&Entry>>) -> BTreeMap<u32, u64> {
    let mut first = u64::MAX;
    let from_the_end = roots.iter().rev().map(|(&slot, entries)| {
        let later = first;
        first = entries.iter().map(|entry| entry.stamp).fold(first, u64::min);
        (slot, later)
    });
    from_the_end.collect()
}

/// When an entry was rewritten, if it was.
fn rewritten_at(entry: &Entry, all: &[&Entry], versions: &Versions<'_>) -> Option<u64> {
    let rewrites = all.iter().filter(|later| {
        matches!(&later.deed, Deed::Rewritten { of, .. } if *of == entry.id)
            && **later > entry
            && !versions.is_undone(&later.id)
    });
    rewrites.map(|later| later.stamp).min()
}

/// The most that sit at a table.
pub(crate) const MOST_AT_TABLE: usize = 8;

impl Row {
    /// What somebody must choose from.
    pub fn candidates(&self) -> impl Iterator<Item = &Version> {
        self.versions.iter().filter(|version| version.state == RowState::Candidate)
    }

    fn mark(&mut self, entry: &EntryId, state: RowState) {
        for version in self.versions.iter_mut().filter(|version| version.entry == *entry) {
            version.state = state;
        }
    }

    fn would_pay(&mut self, entry: &EntryId, cents: Option<&BTreeMap<EntryId, i64>>) {
        for version in self.versions.iter_mut().filter(|version| version.entry == *entry) {
            version.would_pay = cents.cloned();
        }
    }
}

/// What counts of the entries for a hand.
enum Resolved<'a> {
    /// These hands, each with the entries that say the same.
    Played(Vec<(&'a Entry, Vec<&'a Entry>)>),
    /// Somebody must choose.
    Open,
}

/// Entries that say the same are one hand; others somebody must have chosen between.
fn resolve<'a>(heads: &[&'a Entry], choice: Option<&Entry>, all: &[&'a Entry]) -> Resolved<'a> {
    let Some((&first, others)) = heads.split_first() else { return Resolved::Played(Vec::new()) };
    if let Some(Entry { deed: Deed::Chosen { kept, dropped, .. }, .. }) = choice {
        return chosen(heads, (kept, dropped), all);
    }
    if others.iter().all(|other| hand_of(other) == hand_of(first)) {
        return Resolved::Played(vec![(first, others.to_vec())]);
    }
    Resolved::Open
}

/// What was chosen, if every entry that stands was there to choose from, or goes back to one that was.
fn chosen<'a>(
    heads: &[&'a Entry],
    (kept, dropped): (&[EntryId], &[EntryId]),
    all: &[&'a Entry],
) -> Resolved<'a> {
    let mut by_kept: BTreeMap<usize, Vec<&'a Entry>> = BTreeMap::new();
    for &head in heads {
        match named(head, (kept, dropped), all) {
            Some(Named::Kept(place)) => by_kept.entry(place).or_default().push(head),
            Some(Named::Dropped) => {}
            None => return Resolved::Open,
        }
    }
    let mut hands = Vec::new();
    for entries in by_kept.into_values() {
        let (&first, others) = entries.split_first().expect("a group has who made it");
        if others.iter().any(|other| hand_of(other) != hand_of(first)) {
            return Resolved::Open;
        }
        hands.push((first, others.to_vec()));
    }
    Resolved::Played(hands)
}

/// What a choice says of an entry.
enum Named {
    Kept(usize),
    Dropped,
}

/// What a choice says of an entry, or of the nearest that it was rewritten from.
fn named(head: &Entry, (kept, dropped): (&[EntryId], &[EntryId]), all: &[&Entry]) -> Option<Named> {
    let mut entry = head;
    loop {
        if let Some(place) = kept.iter().position(|id| *id == entry.id) {
            return Some(Named::Kept(place));
        }
        if dropped.contains(&entry.id) {
            return Some(Named::Dropped);
        }
        let Deed::Rewritten { of, .. } = &entry.deed else { return None };
        entry = all.iter().copied().find(|earlier| earlier.id == *of && *earlier < entry)?;
    }
}
