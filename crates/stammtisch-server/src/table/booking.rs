//! People who sit down with the next hand: they were led here, or asked for a seat while others played.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use stammtisch_http::PersonId;
use stammtisch_http::clock::Moment;
use tokio::sync::oneshot;

use super::actor::{Actor, Message};
use super::due::after;
use super::ids::TableId;
use super::registry::Registry;
use super::state::Presence;
use crate::hub::Visitor;
use crate::wire::{Coming, Command, Refused};

/// How long a seat is kept for somebody who has not come to the table yet.
const ON_HIS_WAY: Duration = Duration::from_secs(20);

/// How somebody came by his seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// He wants to play at once, and was led here.
    Led,
    /// He knows the table and wants to sit here.
    Asked,
}

/// Who sits down with the next hand. It is not stored: who is not here when the server starts again has no seat.
#[derive(Debug, Clone, Default)]
pub(crate) struct Bookings(Vec<Booking>);

/// Somebody who sits down with the next hand.
#[derive(Debug, Clone)]
pub(super) struct Booking {
    pub(super) visitor: Visitor,
    /// Until when he is waited for if he is not here.
    until: Moment,
}

impl Bookings {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The people.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> {
        self.0.iter().map(|booking| booking.visitor.id)
    }

    /// Whether somebody is among them.
    pub(super) fn has(&self, guest: PersonId) -> bool {
        self.people().any(|id| id == guest)
    }

    fn add(&mut self, visitor: Visitor, until: Moment) {
        self.remove(visitor.id);
        self.0.push(Booking { visitor, until });
    }

    /// Takes somebody out; says whether he was in.
    pub(super) fn remove(&mut self, guest: PersonId) -> bool {
        let before = self.0.len();
        self.0.retain(|booking| booking.visitor.id != guest);
        self.0.len() < before
    }

    /// Takes out who is here, in the order they came; who is still on his way stays.
    fn take_present(&mut self, is_here: impl Fn(PersonId) -> bool) -> Vec<Booking> {
        self.0.extract_if(.., |booking| is_here(booking.visitor.id)).collect()
    }

    /// Takes out who did not come in time.
    fn lapse(&mut self, now: Moment, is_here: impl Fn(PersonId) -> bool) -> Vec<Booking> {
        self.0.extract_if(.., |booking| booking.until < now && !is_here(booking.visitor.id)).collect()
    }

    /// As somebody sees them.
    pub(super) fn shown_to(&self, guest: PersonId) -> Vec<Coming> {
        let shown = |booking: &Booking| Coming {
            name: booking.visitor.name.clone(),
            you: booking.visitor.id == guest,
        };
        self.0.iter().map(shown).collect()
    }
}

/// Where everybody has a seat from the next hand on: at one table and no other.
#[derive(Debug, Default)]
pub(crate) struct Booked(Mutex<HashMap<PersonId, TableId>>);

impl Booked {
    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, TableId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a seat; returns the other table where he had one.
    fn note(&self, guest: PersonId, table: TableId) -> Option<TableId> {
        self.lock().insert(guest, table).filter(|&before| before != table)
    }

    /// Notes that he has no seat at a table any more.
    fn forget(&self, guest: PersonId, table: TableId) {
        let mut booked = self.lock();
        if booked.get(&guest) == Some(&table) {
            booked.remove(&guest);
        }
    }
}

impl Actor {
    /// Keeps a seat for somebody, if there is one and nobody minds.
    pub(super) async fn book(&mut self, visitor: Visitor, way: Way) -> Result<(), Refused> {
        self.let_lapse();
        if way == Way::Led && !(self.table.lets_in() && self.is_alive()) {
            return Err(Refused::TableFull);
        }
        let others = self.bookings.len() - usize::from(self.bookings.has(visitor.id));
        self.table.check_bookable(visitor.id, others)?;
        self.check_company(visitor.id).await?;
        let until = after(self.now(), ON_HIS_WAY);
        if let Some(before) = self.shared.booked.note(visitor.id, self.id) {
            self.shared.tables.tell(before, Message::Unbook { guest: visitor.id });
        }
        self.bookings.add(visitor, until);
        self.fan_out();
        Ok(())
    }

    /// Answers whether somebody has a seat.
    pub(super) async fn answer_booking(
        &mut self,
        (visitor, way): (Visitor, Way),
        reply: oneshot::Sender<Result<(), Refused>>,
    ) {
        let guest = visitor.id;
        let booked = self.book(visitor, way).await;
        let is_booked = booked.is_ok();
        if reply.send(booked).is_err() && is_booked {
            self.unbook(guest);
        }
    }

    /// Gives somebody's seat up.
    pub(super) fn unbook(&mut self, guest: PersonId) {
        self.shared.booked.forget(guest, self.id);
        if self.bookings.remove(guest) {
            self.fan_out();
        }
    }

    /// Whether somebody sits here who is really there, or who has just opened the table.
    fn is_alive(&self) -> bool {
        is_attended(&self.table, self.presence())
            || self.table.waits_for_people() && self.now() <= self.expected_until
    }

    fn is_here(&self, guest: PersonId) -> bool {
        self.clients.iter().any(|client| client.greeted && client.visitor.id == guest)
    }

    fn let_lapse(&mut self) {
        let now = self.now();
        let here: Vec<PersonId> = self.bookings.people().filter(|&guest| self.is_here(guest)).collect();
        for booking in self.bookings.lapse(now, |guest| here.contains(&guest)) {
            self.shared.booked.forget(booking.visitor.id, self.id);
        }
    }

    /// Whether who has a seat can take it now: before the first hand, on an empty chair, or where nobody else is there.
    fn can_sit_now(&self) -> bool {
        !self.bookings.is_empty()
            && (self.table.waits_for_people()
                || self.table.is_between() && !is_attended(&self.table, self.presence()))
    }

    /// Lets those sit down who need not wait for a hand to end, and says in the hall whether there is a seat here.
    pub(super) async fn look_to_the_door(&mut self) {
        if self.can_sit_now() && self.seat_booked().await {
            self.look_around();
            self.fan_out();
        }
        self.let_lapse();
        let has_room = self.table.lets_in()
            && self.table.seats_for_people() > self.bookings.len()
            && is_attended(&self.table, self.presence());
        if has_room != self.is_offered {
            self.is_offered = has_room;
            let finder = &self.shared.finder;
            if has_room { finder.offer(self.table.rules_hash(), self.id) } else { finder.withdraw(self.id) }
        }
    }

    /// Lets everybody sit down who has a seat and is here; says whether anybody did.
    pub(super) async fn seat_booked(&mut self) -> bool {
        let here: Vec<PersonId> = self.bookings.people().filter(|&guest| self.is_here(guest)).collect();
        let mut sat = false;
        for Booking { visitor, .. } in self.bookings.take_present(|guest| here.contains(&guest)) {
            self.shared.booked.forget(visitor.id, self.id);
            sat |= self.seat(&visitor).await.is_ok();
        }
        sat
    }

    async fn seat(&mut self, visitor: &Visitor) -> Result<(), Refused> {
        self.check_company(visitor.id).await?;
        let entries = self.table.decide(visitor.id, &Command::Sit { seat: None }, self.now())?;
        self.watching.forget(visitor.id);
        let guests = self.named(visitor);
        self.commit(entries, None, guests).await.map_err(|_| Refused::NotStored)
    }
}

/// Whether a person sits here who is connected.
fn is_attended(table: &super::state::Table, presence: &Presence) -> bool {
    table.members().chairs().any(|chair| table.guest_on(chair).is_some() && presence.connected[chair])
}

/// The tables where somebody who wants to play at once finds a seat, by the rules they play by; the oldest offer first.
#[derive(Debug, Default)]
pub(crate) struct Finder {
    offers: Mutex<HashMap<Arc<str>, Vec<TableId>>>,
    /// One looks for a seat at a time: who comes second finds the table that the first has just opened.
    turn: tokio::sync::Mutex<()>,
}

impl Finder {
    /// The most tables where one person is asked in.
    const MOST: usize = 12;

    fn lock(&self) -> MutexGuard<'_, HashMap<Arc<str>, Vec<TableId>>> {
        self.offers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for one's turn to look.
    pub(crate) async fn turn(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.turn.lock().await
    }

    /// A table under some rules has a seat.
    pub(crate) fn offer(&self, rules: &Arc<str>, table: TableId) {
        let mut offers = self.lock();
        let tables = offers.entry(Arc::clone(rules)).or_default();
        if !tables.contains(&table) {
            tables.push(table);
        }
    }

    /// A table has no seat any more.
    pub(crate) fn withdraw(&self, table: TableId) {
        self.lock().retain(|_, tables| {
            tables.retain(|&known| known != table);
            !tables.is_empty()
        });
    }

    /// The tables under some rules.
    pub(crate) fn under(&self, rules: &str) -> Vec<TableId> {
        let offers = self.lock();
        offers.get(rules).map_or_else(Vec::new, |tables| tables.iter().copied().take(Finder::MOST).collect())
    }
}

impl Registry {
    /// Tells a table something if it is awake.
    pub(super) fn tell(&self, id: TableId, message: Message) {
        if let Some(table) = self.awake(id) {
            // One that is just going to sleep has nobody who waits for a seat.
            let _ = table.send(message);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::Arc;

    use stammtisch_http::PersonId;
    use stammtisch_http::network::Household;
    use stammtisch_text::Lang;

    use super::{Booked, Bookings, Finder};
    use crate::hub::Visitor;
    use crate::table::TableId;

    fn visitor(number: u8) -> Visitor {
        Visitor {
            id: PersonId::new(1, [number; 10]),
            name: format!("Guest {number}"),
            lang: Lang::En,
            household: Household::from(IpAddr::from([203, 0, 113, number])),
        }
    }

    #[test]
    fn who_is_not_here_in_time_has_no_seat() {
        let mut bookings = Bookings::default();
        bookings.add(visitor(1), 10);
        bookings.add(visitor(2), 10);
        bookings.add(visitor(2), 10);
        assert_eq!(bookings.len(), 2, "one has one seat");
        let first = visitor(1).id;
        assert!(bookings.lapse(10, |_| false).is_empty(), "it is not over yet");
        assert_eq!(bookings.lapse(11, |guest| guest == first).len(), 1, "who is here keeps his");
        assert!(bookings.has(first) && !bookings.has(visitor(2).id));
        assert_eq!(bookings.take_present(|guest| guest == first).len(), 1);
        assert!(bookings.is_empty());
    }

    #[test]
    fn everybody_is_told_who_comes_and_who_it_is() {
        let mut bookings = Bookings::default();
        bookings.add(visitor(1), 10);
        let shown = bookings.shown_to(visitor(1).id);
        assert_eq!((shown[0].name.as_str(), shown[0].you), ("Guest 1", true));
        assert!(!bookings.shown_to(visitor(2).id)[0].you);
    }

    #[test]
    fn one_has_a_seat_at_one_table_alone() {
        let (booked, one, other) = (Booked::default(), TableId::new([1; 16]), TableId::new([2; 16]));
        let guest = visitor(1).id;
        assert_eq!(booked.note(guest, one), None);
        assert_eq!(booked.note(guest, one), None);
        assert_eq!(booked.note(guest, other), Some(one));
        booked.forget(guest, one);
        assert_eq!(booked.note(guest, one), Some(other), "the first table had nothing to forget");
    }

    #[test]
    fn the_table_that_waits_longest_is_found_first_and_only_under_its_rules() {
        let (finder, rules): (Finder, Arc<str>) = (Finder::default(), Arc::from("rules"));
        let tables = [1, 2].map(|number| TableId::new([number; 16]));
        for table in [tables[0], tables[1], tables[0]] {
            finder.offer(&rules, table);
        }
        assert_eq!(finder.under("rules"), tables);
        assert!(finder.under("others").is_empty());
        finder.withdraw(tables[0]);
        assert_eq!(finder.under("rules"), [tables[1]]);
        finder.withdraw(tables[1]);
        assert!(finder.lock().is_empty(), "nothing is kept of what nobody offers");
    }
}
