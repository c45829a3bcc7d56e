//! The audit of the cards: each one against the hands as dealt, whatever went wrong before.

use schafkopf::{CardSet, Contract, Deal, Goal, IllegalCard, Order, Play, Seat, Side, TrickTaken};

use super::course::{Course, CoursePlay, CourseTrick};
use super::{Auditor, Fault, Legal, Place};
use crate::comment::Line;
use crate::record::{NotedEnding, Record, Trick};
use crate::text::taker;

/// The cards of a hand played to its end.
pub(super) struct Counted {
    pub(super) play: Play,
    pub(super) deal: Deal,
}

/// The cards as they are followed.
struct Table {
    play: Play,
    played: CardSet,
    /// Who leads to the next trick.
    leader: Seat,
}

impl Auditor<'_> {
    /// Follows every card; returns the end of the play if all cards were played.
    pub(super) fn cards(&mut self, mut course: Option<&mut Course>) -> Option<Counted> {
        let contract = self.record.contract().filter(|&contract| contract != Contract::Sie)?;
        let dealer = self.record.dealer;
        let declarer = self.record.declared.map_or(dealer.next(), |declared| declared.seat);
        let forehand = self.rules.leader(contract, declarer, dealer);
        let hands = self.record.exchange.map_or(self.hands.cards, |of| of.exchanged(&self.hands.cards));
        let mut table = Table {
            play: Play::with_hands(self.rules.manner(contract), hands, contract, forehand),
            played: CardSet::EMPTY,
            leader: forehand,
        };
        for (index, trick) in self.record.tricks.iter().enumerate() {
            let line = Line::Trick(index as u8);
            let mut shown = course.is_some().then(CourseTrick::default);
            let taken = self.trick(&mut table, line, trick, shown.as_mut());
            self.trick_notes(line, trick, taken);
            if let (Some(course), Some(mut shown)) = (course.as_deref_mut(), shown) {
                shown.taken = taken;
                course.tricks.push(shown);
            }
        }
        self.play_must_be_finished(table.played);
        let deal = self.hands.exact_deal().or_else(|| deal_of_plays(self.record))?;
        table.play.is_over().then_some(Counted { play: table.play, deal })
    }

    /// Follows the cards of a trick.
    fn trick(
        &mut self,
        table: &mut Table,
        line: Line,
        trick: &Trick,
        mut shown: Option<&mut CourseTrick>,
    ) -> Option<TrickTaken> {
        for (place, &(seat, card)) in trick.plays.iter().enumerate() {
            let at = Place { line, card: Some(place as u8) };
            if !table.played.insert(card) {
                self.find_at(at, seat, Fault::CardAgain { card }, Legal::Nothing);
                continue;
            }
            self.turn(table, at, seat, &trick.plays[..place]);
            // What comes after the fourth card is in no trick.
            if place >= 4 {
                continue;
            }
            table.play.call_upon(seat);
            let legal = table.play.legal();
            let wrong = table.play.check(card).err().filter(|&bad| self.is_card_provable(bad, seat));
            if let Some(shown) = shown.as_deref_mut() {
                let known = self.hands.complete[seat].then_some(legal);
                shown.plays.push(CoursePlay {
                    place: place as u8,
                    seat,
                    card,
                    legal: known,
                    is_wrong: wrong.is_some(),
                });
            }
            if let Some(bad) = wrong {
                let legal = if legal.is_empty() { Legal::Nothing } else { Legal::Cards(legal) };
                self.find_at(at, seat, Fault::Card(bad), legal);
            }
            table.play.follow(card);
        }
        self.trick_size(line, trick);
        table.play.close_trick();
        let taken = taken(table.play.order(), trick);
        table.leader = taken.map_or(table.leader, |taken| taken.winner);
        taken
    }

    /// Whether it was the seat's turn.
    fn turn(&mut self, table: &Table, at: Place, seat: Seat, before: &[(Seat, schafkopf::Card)]) {
        if before.is_empty() {
            let turn = table.leader;
            if seat != turn {
                self.find_at(at, seat, Fault::LeadOutOfTurn { turn }, Legal::Nothing);
            }
            return;
        }
        if before.iter().any(|&(other, _)| other == seat) {
            return self.find_at(at, seat, Fault::SecondCard, Legal::Nothing);
        }
        let leader = before[0].0;
        let waiting = |turn: &Seat| before.iter().all(|(other, _)| other != turn);
        let turn = leader.round().into_iter().find(waiting).unwrap_or(seat);
        // In the last trick it does not matter (S 3.4.7).
        let last = at.line == Line::Trick(self.rules.deck().tricks() - 1);
        if seat != turn && !last {
            self.find_at(at, seat, Fault::OutOfTurn { turn }, Legal::Nothing);
        }
    }

    /// Whether a card is wrong whatever cards of the player are not known.
    fn is_card_provable(&self, bad: IllegalCard, seat: Seat) -> bool {
        match bad {
            // He may have held a fourth card of the suit.
            IllegalCard::MustNotUnderlead { .. }
            | IllegalCard::MustBeat { .. }
            | IllegalCard::NotHeld { .. } => self.hands.complete[seat],
            IllegalCard::MustFollow { .. }
            | IllegalCard::MustFollowTrump
            | IllegalCard::MustPlayCalled { .. }
            | IllegalCard::MustKeepCalled { .. }
            | IllegalCard::Over => true,
        }
    }

    /// A trick has four cards, unless the record breaks off in it.
    fn trick_size(&mut self, line: Line, trick: &Trick) {
        let count = trick.plays.len();
        let is_last = Line::Trick((self.record.tricks.len() - 1) as u8) == line;
        let broken_off = is_last && count < 4 && self.is_open();
        if count != 4 && !broken_off {
            self.find(line, None, Fault::TrickSize { count });
        }
    }

    /// Whether the record does not claim that the game was played to its end.
    fn is_open(&self) -> bool {
        let noted = &self.record.noted;
        match noted.ending {
            None => noted.points.is_none() && noted.tricks.is_none(),
            Some(NotedEnding::Stopped | NotedEnding::Void | NotedEnding::Redealt | NotedEnding::ThrownIn) => {
                true
            }
            Some(NotedEnding::Won | NotedEnding::Lost) => false,
        }
    }

    /// A result needs all cards (S 3.1.6, T 14, P 13).
    fn play_must_be_finished(&mut self, played: CardSet) {
        // Where no trick was noted, the cards were not: then nothing can be said.
        let noted = !self.record.tricks.is_empty();
        let all = self.rules.deck().cards();
        if noted && played != all && !self.is_open() && !self.is_lost_early() {
            self.find(Line::Result, None, Fault::NotPlayedOut { cards: played.len() });
        }
    }

    /// Whether the last trick lost a Tout or a Bettel, where that ends the hand (V 14.1).
    fn is_lost_early(&self) -> bool {
        let (Some(contract), Some(parties)) = (self.record.contract(), self.parties) else { return false };
        let last = self.record.tricks.last().and_then(|trick| taker(contract.order(), &trick.plays));
        let last = last.map(|winner| parties.side(winner));
        self.rules.play.stop
            && match contract.goal() {
                Goal::Tout => last == Some(Side::Defenders),
                Goal::NoTrick => last == Some(Side::Declarer),
                Goal::Majority | Goal::FewPoints => false,
            }
    }

    /// Whether who took a trick, and its points, were noted rightly.
    fn trick_notes(&mut self, line: Line, trick: &Trick, taken: Option<TrickTaken>) {
        let Some(taken) = taken else { return };
        if trick.winner.is_some_and(|winner| winner != taken.winner) {
            self.find(line, None, Fault::TrickWinner { winner: taken.winner });
        }
        if trick.points.is_some_and(|points| points != taken.points) {
            self.find(line, None, Fault::TrickPoints { points: taken.points });
        }
    }
}

/// Who took a trick, and its points, whatever was wrong with it.
fn taken(order: Order, trick: &Trick) -> Option<TrickTaken> {
    let plays = &trick.plays[..trick.plays.len().min(4)];
    let points = plays.iter().map(|(_, card)| card.points()).sum();
    taker(order, plays).map(|winner| TrickTaken { winner, points })
}

/// The deal that the cards played tell, where the hands noted make none.
fn deal_of_plays(record: &Record) -> Option<Deal> {
    let mut hands = schafkopf::BySeat::new([CardSet::EMPTY; 4]);
    for (seat, card) in record.plays() {
        hands[seat].insert(card);
    }
    Deal::new(hands).ok()
}
