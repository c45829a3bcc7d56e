//! A table as one client may see it.

use schafkopf::fair_deal::Commitment;
use schafkopf::{BySeat, Chair, Seat};
use stammtisch_http::PersonId;
use stammtisch_http::clock::Moment;

use super::booking::Bookings;
use super::entry::Sitter;
use super::happened::Audience;
use super::kind::TableKind;
use super::state::{Ended, Line, Pending, Presence, Stage, Table};
use super::watching::{Watch, Watching};
use crate::wire::{
    Account, Asked, BesideAccount, CardOccupant, CardSeat, ChatLine, Delays, HandResult, Occupant,
    RuleSetName, Sealing, SeatState, TableCard, TableStage, TableState, Update, View, Watcher, bot_names,
};

/// What does not belong to the table's own state but to the moment it is shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Light<'a> {
    pub(crate) presence: &'a Presence,
    pub(crate) delays: &'a Delays,
    pub(crate) now: Moment,
    /// Whose chat is not shown.
    pub(crate) hidden: &'a [PersonId],
    /// Who looks into whose hand.
    pub(crate) watching: &'a Watching,
    /// Who sits down with the next hand.
    pub(crate) bookings: &'a Bookings,
}

impl Table {
    /// What a guest is sent who has seen a version, or nothing yet.
    pub(crate) fn update(&self, guest: PersonId, seen: Option<u64>, light: Light<'_>) -> Update {
        let you = self.seat_of(guest);
        let audience = if you.is_some() { Audience::Seats } else { Audience::Spectators };
        let seen = seen.filter(|&seen| seen <= self.version);
        let (happened, gap) =
            seen.map_or((Vec::new(), true), |seen| self.happened.since(seen, audience, light.hidden));
        Update { version: self.version, happened, gap, state: self.show(guest, light) }
    }

    fn show(&self, guest: PersonId, light: Light<'_>) -> TableState {
        let chair = self.chair_of(guest);
        let you = chair.and_then(Chair::seat);
        TableState {
            id: self.id.to_string(),
            name: self.plan.name.clone(),
            kind: self.plan.kind.into(),
            rules: RuleSetName::new(&self.rules, &self.rules_hash),
            games: self.plan.games,
            pace: self.pace,
            you: you.map(Into::into),
            sits_out: chair.filter(|chair| chair.seat().is_none()).map(Into::into),
            host: self.plan.by == guest,
            seats: Seat::ALL.map(|seat| self.shown_seat(seat.into(), chair, light.presence)),
            beside: self.beside().map(|one| self.shown_seat(one, chair, light.presence)).collect(),
            stage: self.table_stage(),
            sealing: self.shown_sealing(),
            view: self.shown_view(you, self.looks_into(guest, light.watching)),
            asked: self.asked(you, light),
            result: self.result(light),
            account: self.account(),
            chat: self.shown_chat(light.hidden),
            spectators: light.presence.spectators,
            watchers: match you {
                Some(seat) => light.watching.of_seat(seat).map(|watch| self.watcher(watch)).collect(),
                None => light.watching.of_spectator(guest).map(|watch| self.watcher(watch)).collect(),
            },
            door: (self.plan.kind == TableKind::Quick).then_some(self.open),
            coming: light.bookings.shown_to(guest),
        }
    }

    /// The chairs of those who sit out.
    fn beside(&self) -> impl Iterator<Item = Chair> {
        self.members().chairs().filter(|chair| chair.seat().is_none())
    }

    /// A chair as somebody sees it; only who belongs to the table is told who that is.
    fn shown_seat(&self, chair: Chair, viewer: Option<Chair>, presence: &Presence) -> SeatState {
        let person = viewer.and(self.guest_on(chair)).map(|guest| guest.to_string());
        SeatState { person, ..self.seat_state(chair, presence) }
    }

    fn watcher(&self, watch: &Watch) -> Watcher {
        Watcher {
            person: watch.spectator.to_string(),
            name: watch.name.clone(),
            seat: watch.seat.into(),
            admitted: self.is_let(watch),
        }
    }

    /// Whether who sits there let him, and still does.
    fn is_let(&self, watch: &Watch) -> bool {
        let by = self.guest_on(watch.seat).filter(|_| self.places[watch.seat].kept.shows);
        watch.let_by.is_some() && watch.let_by == by
    }

    /// Into whose hands a spectator looks: never where the match may count.
    fn looks_into(&self, guest: PersonId, watching: &Watching) -> BySeat<bool> {
        BySeat::from_fn(|seat| {
            !self.may_count() && watching.find(guest, seat).is_some_and(|watch| self.is_let(watch))
        })
    }

    fn shown_chat(&self, hidden: &[PersonId]) -> Vec<ChatLine> {
        let is_shown = |line: &&Line| line.guest.is_none_or(|guest| !hidden.contains(&guest));
        self.chat.iter().filter(is_shown).map(|line| self.chat_line(line)).collect()
    }

    fn seat_state(&self, chair: Chair, presence: &Presence) -> SeatState {
        let place = &self.places[chair];
        let (occupant, name, connected) = match place.kept.sitter {
            Sitter::Nobody => (Occupant::Empty, String::new(), false),
            Sitter::Person(guest) => (Occupant::Person, self.name_of(guest), presence.connected[chair]),
            Sitter::Bot(level) => {
                (Occupant::Bot { level: level.0.to_string() }, self.bot_name(chair).to_owned(), true)
            }
        };
        SeatState {
            occupant,
            name,
            person: None,
            connected,
            stand_in: place.kept.away,
            ready: place.ready,
            shows: place.kept.shows,
            bank_ms: place.bank_ms,
        }
    }

    /// What the bot on a chair is called: not like somebody who sits at the table.
    fn bot_name(&self, chair: Chair) -> &'static str {
        let is_taken = |name: &str| {
            let mut guests = self.members().chairs().filter_map(|chair| self.guest_on(chair));
            guests.any(|guest| self.name_of(guest).eq_ignore_ascii_case(name))
        };
        let [usual, other] = bot_names(self.places[chair].kept.home);
        if is_taken(usual) { other } else { usual }
    }

    pub(super) fn table_stage(&self) -> TableStage {
        match &self.stage {
            Stage::Idle => TableStage::Waiting,
            Stage::Cutting(_) => TableStage::Cutting,
            Stage::Dealt(hand) if hand.result.is_none() => TableStage::Playing,
            Stage::Dealt(_) if self.is_finished() => TableStage::Finished,
            Stage::Dealt(_) => TableStage::Counting,
        }
    }

    fn shown_sealing(&self) -> Option<Sealing> {
        let (dealer, commitment): (Seat, Commitment) = match &self.stage {
            Stage::Idle => return None,
            Stage::Cutting(pending) => {
                let Pending { setup, sealed, .. } = pending.as_ref();
                (setup.dealer, sealed.commitment())
            }
            Stage::Dealt(hand) => (hand.reveal.dealer, hand.sealed.commitment()),
        };
        Some(Sealing {
            hand: self.hands,
            commitment: commitment.into(),
            dealer: self.members().dealer(dealer).into(),
            cutter: self.members().cutter(dealer).into(),
            rules: (&self.rules.deal).into(),
        })
    }

    /// The hand from a seat, or as a spectator sees it: a trick late, and hands that he may look into from the end of the
    /// first trick on, so that nobody learns of them while the game is announced and doubled.
    fn shown_view(&self, you: Option<Seat>, looks: BySeat<bool>) -> Option<View> {
        let hand = self.hand()?;
        if let Some(seat) = you {
            return Some(View::Seat { view: Box::new(hand.game.view(seat).into()) });
        }
        let game = hand.late.as_deref().unwrap_or(&hand.game);
        let shows = BySeat::from_fn(|seat| looks[seat] && game.plays().len() >= 4);
        Some(View::Spectator { view: Box::new(game.spectator_view(&shows).into()) })
    }

    /// Who is asked and how long he has; spectators are not told while they see an earlier trick.
    fn asked(&self, you: Option<Seat>, light: Light<'_>) -> Option<Asked> {
        let (chairs, of_ms): (Vec<Chair>, u64) = match &self.stage {
            Stage::Cutting(pending) => {
                (vec![self.members().cutter(pending.setup.dealer)], light.delays.cut.as_millis() as u64)
            }
            Stage::Dealt(hand) if hand.result.is_none() => {
                if you.is_none() && hand.late.is_some() {
                    return None;
                }
                let of_ms = if self.is_window_open() {
                    light.delays.window.longest().as_millis() as u64
                } else {
                    self.clock().action_ms()?
                };
                (hand.game.to_act().map(Chair::Seat).collect(), of_ms)
            }
            Stage::Idle | Stage::Dealt(_) => return None,
        };
        // Who just came back has his time from then on.
        let turned = chairs.iter().map(|&chair| self.places[chair].turned_at).max().unwrap_or(0);
        let since = if chairs.len() == 1 && !self.is_window_open() {
            self.asked_at.max(turned)
        } else {
            self.asked_at
        };
        let used_ms = (light.now.saturating_sub(since).max(0) / 1_000) as u64;
        let seats = chairs.into_iter().map(Into::into).collect();
        Some(Asked { seats, left_ms: of_ms.saturating_sub(used_ms), of_ms })
    }

    fn result(&self, light: Light<'_>) -> Option<Box<HandResult>> {
        let Ended { ending, bill, paid, proof, record } = self.hand()?.result.as_deref()?;
        let next = self.next_hand_at(light.presence, light.delays);
        let next_ms = next.map(|at| (at.saturating_sub(light.now).max(0) / 1_000) as u64);
        Some(Box::new(HandResult {
            ending: (*ending).into(),
            bill: bill.map(Into::into),
            paid: (*paid).into(),
            proof: proof.into(),
            record: record.clone(),
            next_ms,
        }))
    }

    fn account(&self) -> Account {
        let standing = self.durchgang.standing();
        let between = self.is_between() && self.hands > 0;
        // After a hand the account speaks of the game just played, not of the one to come.
        let game = match &self.stage {
            Stage::Dealt(hand) if between => hand.game.setup().number,
            _ => standing.number,
        };
        let (units, points) = (*standing.units.as_array(), *standing.points.as_array());
        let beside = standing.beside.accounts().iter().map(BesideAccount::from).collect();
        Account { units, points, pot: standing.pot, game, beside }
    }

    /// The table in a list of tables.
    pub(crate) fn card(&self, presence: &Presence) -> TableCard {
        TableCard {
            id: self.id.to_string(),
            name: self.plan.name.clone(),
            kind: self.plan.kind.into(),
            rules: self.rules.id.clone(),
            games: self.plan.games,
            game: self.account().game,
            stage: self.table_stage(),
            seats: Seat::ALL.map(|seat| self.card_seat(seat.into())),
            beside: self.beside().map(|chair| self.card_seat(chair)).collect(),
            spectators: presence.spectators,
        }
    }

    fn card_seat(&self, chair: Chair) -> CardSeat {
        match self.places[chair].kept.sitter {
            Sitter::Nobody => CardSeat { kind: CardOccupant::Empty, name: String::new(), level: None },
            Sitter::Person(guest) => {
                CardSeat { kind: CardOccupant::Person, name: self.name_of(guest), level: None }
            }
            Sitter::Bot(level) => CardSeat {
                kind: CardOccupant::Bot,
                name: self.bot_name(chair).to_owned(),
                level: Some(level.0.to_string()),
            },
        }
    }
}
