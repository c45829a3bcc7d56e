//! Finished games in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use schafkopf::BySeat;

use super::people::People;
use super::{MemoryStore, State};
use crate::error::StoreError;
use crate::history::{HandSummary, SeatHolder};
use crate::history_store::{
    HandCount, HistoryKey, HistoryStore, MatchRecord, OwnHand, Part, RankedPlayer, RatingRecord, ShareRecord,
};

#[async_trait]
impl HistoryStore for MemoryStore {
    async fn keep_hand(&self, hand: &HandSummary) -> Result<(), StoreError> {
        let mut state = self.state();
        let key = (hand.place.table.clone(), hand.place.hand);
        if state.history.hands.contains_key(&key) {
            return Ok(());
        }
        let seats = meet(&mut state.people, &hand.seats, hand.place.at);
        state.history.hands.insert(key, HandSummary { seats, ..hand.clone() });
        Ok(())
    }

    async fn hands_of(&self, person: &str, part: Part<'_>, most: usize) -> Result<Vec<OwnHand>, StoreError> {
        let state = self.state();
        let own = state.history.hands.values().filter_map(|hand| state.own(hand, person)).collect();
        Ok(parted(own, OwnHand::key, part, most))
    }

    async fn own_hand(&self, person: &str, table: &str, hand: u64) -> Result<Option<OwnHand>, StoreError> {
        let state = self.state();
        let hand = state.history.hands.get(&(table.to_owned(), hand));
        Ok(hand.and_then(|hand| state.own(hand, person)))
    }

    async fn hand_counts(&self, person: &str, since: Option<i64>) -> Result<Vec<HandCount>, StoreError> {
        let state = self.state();
        let own = state.history.hands.values().filter_map(|hand| state.own(hand, person));
        let mut counts: BTreeMap<String, HandCount> = BTreeMap::new();
        for hand in own.filter(|hand| since.is_none_or(|since| hand.at >= since)) {
            let none = || HandCount { rules: hand.rules.clone(), hands: 0, reviewed: 0 };
            let count = counts.entry(hand.rules.clone()).or_insert_with(none);
            count.hands += 1;
            count.reviewed += u32::from(hand.accuracy.is_some());
        }
        Ok(counts.into_values().collect())
    }

    async fn balances_of(
        &self,
        person: &str,
        until: &HistoryKey,
    ) -> Result<BTreeMap<String, i64>, StoreError> {
        let state = self.state();
        let own = state.history.hands.values().filter_map(|hand| state.own(hand, person));
        let mut balances = BTreeMap::new();
        for hand in own.filter(|hand| hand.key() <= *until) {
            *balances.entry(hand.rules.clone()).or_default() += hand.units.or(hand.list).unwrap_or(0);
        }
        Ok(balances)
    }

    async fn hand(&self, table: &str, hand: u64) -> Result<Option<HandSummary>, StoreError> {
        let state = self.state();
        let hand = state.history.hands.get(&(table.to_owned(), hand));
        Ok(hand.map(|hand| HandSummary { seats: state.named(&hand.seats), ..hand.clone() }))
    }

    async fn hand_seats(&self, table: &str, hand: u64) -> Result<BySeat<SeatHolder>, StoreError> {
        let state = self.state();
        let hand = state.history.hands.get(&(table.to_owned(), hand));
        Ok(hand.map_or_else(|| BySeat::from_fn(|_| SeatHolder::Erased), |hand| state.named(&hand.seats)))
    }

    async fn keep_accuracy(
        &self,
        table: &str,
        hand: u64,
        (person, accuracy): (&str, f64),
    ) -> Result<bool, StoreError> {
        let mut state = self.state();
        let found = state.history.hands.get(&(table.to_owned(), hand));
        let played = found.is_some_and(|hand| sits(&hand.seats, person));
        if played {
            let key = (table.to_owned(), hand, person.to_owned());
            state.history.accuracies.insert(key, accuracy);
        }
        Ok(played)
    }

    async fn has_match(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        Ok(self.state().history.matches.contains_key(&(table.to_owned(), number)))
    }

    async fn keep_match(&self, record: &MatchRecord) -> Result<(), StoreError> {
        let mut state = self.state();
        let key = (record.summary.table.clone(), record.summary.number);
        if state.history.matches.contains_key(&key) {
            return Ok(());
        }
        let mut record = record.clone();
        record.summary.seats = meet(&mut state.people, &record.summary.seats, record.summary.at);
        for (seat, holder) in record.summary.seats.iter() {
            match (holder.person(), record.ratings[seat]) {
                (Some(person), Some(step)) => {
                    state.history.ratings.insert(person.to_owned(), step.after);
                }
                (Some(_), None) => {}
                (None, _) => record.ratings[seat] = None,
            }
        }
        state.history.matches.insert(key, record);
        Ok(())
    }

    async fn matches_of(
        &self,
        person: &str,
        part: Part<'_>,
        most: usize,
    ) -> Result<Vec<MatchRecord>, StoreError> {
        let state = self.state();
        let own = state.history.matches.values().filter(|record| sits(&record.summary.seats, person));
        let named = |record: &MatchRecord| {
            let mut record = record.clone();
            record.summary.seats = state.named(&record.summary.seats);
            record
        };
        Ok(parted(own.map(named).collect(), MatchRecord::key, part, most))
    }

    async fn rating(&self, person: &str) -> Result<Option<RatingRecord>, StoreError> {
        Ok(self.state().history.ratings.get(person).copied())
    }

    async fn listed(&self, least_matches: u32) -> Result<Vec<RankedPlayer>, StoreError> {
        let state = self.state();
        let ranked = |(id, rating): (&String, &RatingRecord)| {
            let (account, player) = (state.people.accounts.get(id)?, state.people.players.get(id)?);
            let is_listed = account.listed && player.locked.is_none() && rating.matches >= least_matches;
            let name = player.name.clone().filter(|_| is_listed)?;
            Some(RankedPlayer { id: id.clone(), name, rating: *rating })
        };
        Ok(state.history.ratings.iter().filter_map(ranked).collect())
    }

    async fn share(&self, share: &ShareRecord) -> Result<String, StoreError> {
        let mut state = self.state();
        if !state.history.hands.contains_key(&(share.table.clone(), share.hand)) {
            let what = format!("there is no hand {} at the table {}", share.hand, share.table);
            return Err(StoreError::Database { code: None, what });
        }
        let is_same = |known: &&ShareRecord| {
            (&known.table, known.hand, &known.by) == (&share.table, share.hand, &share.by)
        };
        if let Some(known) = state.history.shares.values().find(is_same) {
            return Ok(known.token.clone());
        }
        state.history.shares.insert(share.token.clone(), share.clone());
        Ok(share.token.clone())
    }

    async fn unshare(&self, table: &str, hand: u64, by: &str) -> Result<(), StoreError> {
        let is_it =
            |share: &ShareRecord| (share.table.as_str(), share.hand, share.by.as_str()) == (table, hand, by);
        self.state().history.shares.retain(|_, share| !is_it(share));
        Ok(())
    }

    async fn shared(&self, token: &str) -> Result<Option<ShareRecord>, StoreError> {
        Ok(self.state().history.shares.get(token).cloned())
    }

    async fn shares_of(&self, person: &str) -> Result<Vec<ShareRecord>, StoreError> {
        let state = self.state();
        let mut shares: Vec<ShareRecord> =
            state.history.shares.values().filter(|share| share.by == person).cloned().collect();
        shares.sort_by_key(|share| std::cmp::Reverse(share.at));
        Ok(shares)
    }
}

fn sits(seats: &BySeat<SeatHolder>, person: &str) -> bool {
    seats.iter().any(|(_, holder)| holder.person() == Some(person))
}

/// A part of what somebody played, in its direction.
fn parted<T>(mut all: Vec<T>, key: impl Fn(&T) -> HistoryKey, part: Part<'_>, most: usize) -> Vec<T> {
    all.sort_by_key(&key);
    match part {
        Part::Before(place) => {
            all.retain(|one| place.is_none_or(|place| key(one) < *place));
            all.reverse();
        }
        Part::After(place) => all.retain(|one| place.is_none_or(|place| key(one) > *place)),
    }
    all.truncate(most);
    all
}

/// Makes those who sat there known; of who was erased nothing is kept.
fn meet(people: &mut People, seats: &BySeat<SeatHolder>, at: i64) -> BySeat<SeatHolder> {
    BySeat::from_fn(|seat| match &seats[seat] {
        SeatHolder::Person { id, name } if !people.meet(id, name, at) => SeatHolder::Erased,
        holder => holder.clone(),
    })
}

impl State {
    /// Who sat there, as they are called now.
    fn named(&self, seats: &BySeat<SeatHolder>) -> BySeat<SeatHolder> {
        BySeat::from_fn(|seat| match &seats[seat] {
            SeatHolder::Person { id, .. } => match self.people.name(id) {
                Some(name) => SeatHolder::Person { id: id.clone(), name },
                None => SeatHolder::Erased,
            },
            holder => holder.clone(),
        })
    }

    /// A hand from the place of one who played it.
    fn own(&self, hand: &HandSummary, person: &str) -> Option<OwnHand> {
        let (seat, _) = hand.seats.iter().find(|(_, holder)| holder.person() == Some(person))?;
        let place = &hand.place;
        let reviewed = (place.table.clone(), place.hand, person.to_owned());
        Some(OwnHand {
            table: place.table.clone(),
            hand: place.hand,
            game: place.game,
            at: place.at,
            rules: hand.rules.clone(),
            end: hand.end,
            seat,
            units: hand.units.as_ref().map(|units| units[seat]),
            list: hand.list.as_ref().map(|list| list[seat]),
            accuracy: self.history.accuracies.get(&reviewed).copied(),
        })
    }
}
