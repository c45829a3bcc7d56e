//! The table as the person's page sees it.

use schafkopf::{Chair, Members, Seat};
use schafkopf_bots::Bot as _;
use stammtisch_wire::table::{
    Account, Asked, HandResult, Occupant, RuleSetName, Sealing, SeatState, TableKind, TableStage, TableState,
    View, bot_names,
};

use super::{Ended, PERSON, Stage, Table};

impl Table {
    /// The table as the person may see it.
    pub(super) fn state(&self) -> TableState {
        TableState {
            id: self.plan.table.clone(),
            name: self.plan.name.clone(),
            kind: TableKind::Practice,
            rules: RuleSetName::new(&self.rules, &self.rules_hash),
            games: self.plan.games,
            pace: self.pace,
            you: Some(PERSON.into()),
            sits_out: None,
            host: true,
            seats: Seat::ALL.map(|seat| self.seat_state(seat)),
            beside: Vec::new(),
            stage: self.table_stage(),
            sealing: self.sealing(),
            view: self.view(),
            asked: self.asked(),
            result: self.result(),
            account: self.account(),
            chat: self.chat.clone(),
            spectators: 0,
            watchers: Vec::new(),
            door: None,
            coming: Vec::new(),
        }
    }

    /// What somebody is called: no bot like the person.
    pub(super) fn name_of(&self, seat: Seat) -> String {
        if seat == PERSON {
            return self.plan.name.clone();
        }
        let [usual, other] = bot_names(Chair::Seat(seat));
        if self.plan.name.eq_ignore_ascii_case(usual) { other } else { usual }.to_owned()
    }

    fn seat_state(&self, seat: Seat) -> SeatState {
        let occupant = match &self.bots[seat] {
            Some(bot) => Occupant::Bot { level: bot.label() },
            None => Occupant::Person,
        };
        SeatState {
            occupant,
            name: self.name_of(seat),
            person: None,
            connected: true,
            stand_in: false,
            ready: seat == PERSON && self.ready,
            shows: false,
            bank_ms: 0,
        }
    }

    fn table_stage(&self) -> TableStage {
        match &self.stage {
            Stage::Idle => TableStage::Waiting,
            Stage::Cutting(_) => TableStage::Cutting,
            Stage::Dealt(hand) if hand.result.is_none() => TableStage::Playing,
            Stage::Dealt(_) if self.is_finished() => TableStage::Finished,
            Stage::Dealt(_) => TableStage::Counting,
        }
    }

    fn sealing(&self) -> Option<Sealing> {
        let (dealer, commitment) = match &self.stage {
            Stage::Idle => return None,
            Stage::Cutting(pending) => (pending.setup.dealer, pending.sealed.commitment()),
            Stage::Dealt(hand) => (hand.reveal.dealer, hand.sealed.commitment()),
        };
        Some(Sealing {
            hand: self.hand,
            commitment: commitment.into(),
            dealer: Members::Four.dealer(dealer).into(),
            cutter: Members::Four.cutter(dealer).into(),
            rules: (&self.rules.deal).into(),
        })
    }

    fn view(&self) -> Option<View> {
        let Stage::Dealt(hand) = &self.stage else { return None };
        Some(View::Seat { view: Box::new(hand.game.view(PERSON).into()) })
    }

    fn asked(&self) -> Option<Asked> {
        let delays = self.pace.delays();
        let (seats, time) = match &self.stage {
            Stage::Cutting(pending) => (vec![Members::Four.cutter(pending.setup.dealer)], delays.cut),
            Stage::Dealt(hand) if self.is_window_open() => {
                (hand.game.to_act().map(Chair::Seat).collect(), delays.window.longest())
            }
            // Who plays with bots alone takes as long as he likes.
            Stage::Idle | Stage::Dealt(_) => return None,
        };
        let of_ms = time.as_millis() as u64;
        Some(Asked { seats: seats.into_iter().map(Into::into).collect(), left_ms: of_ms, of_ms })
    }

    fn result(&self) -> Option<Box<HandResult>> {
        let Stage::Dealt(hand) = &self.stage else { return None };
        let Ended { ending, bill, paid, proof, record } = hand.result.as_ref()?;
        let next = self.next_pack(&self.pace.delays());
        Some(Box::new(HandResult {
            ending: (*ending).into(),
            bill: bill.map(Into::into),
            paid: (*paid).into(),
            proof: proof.into(),
            record: record.clone(),
            next_ms: next.map(|wait| wait.as_millis() as u64),
        }))
    }

    fn account(&self) -> Account {
        let standing = self.durchgang.standing();
        // After a hand the account speaks of the game just played, not of the one to come.
        let game = match &self.stage {
            Stage::Dealt(hand) if hand.result.is_some() => hand.game.setup().number,
            Stage::Idle | Stage::Cutting(_) | Stage::Dealt(_) => standing.number,
        };
        let (units, points) = (*standing.units.as_array(), *standing.points.as_array());
        Account { units, points, pot: standing.pot, game, beside: Vec::new() }
    }
}
