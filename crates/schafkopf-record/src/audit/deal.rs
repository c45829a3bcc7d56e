//! The audit of the deal.

use schafkopf::{CardSet, Seat};

use super::{Auditor, Fault};
use crate::comment::Line;

impl Auditor<'_> {
    /// Whether the hands noted are hands of a deal, and the one that was proved.
    pub(super) fn deal(&mut self) {
        let size = u32::from(self.rules.deck().hand());
        let wrong = |seat: Seat| self.record.hands[seat].map(CardSet::len).filter(|&count| count != size);
        let others = Seat::ALL.into_iter().filter(|&seat| wrong(seat).is_some()).count() > 1;
        for seat in Seat::ALL {
            if let Some(count) = self.record.hands[seat].map(CardSet::len).filter(|&count| count != size) {
                self.find(Line::Hand(seat), seat, Fault::HandCount { count, others });
            }
        }
        let mut dealt = CardSet::EMPTY;
        for seat in Seat::ALL {
            let hand = self.record.hands[seat].unwrap_or(CardSet::EMPTY);
            for card in dealt & hand {
                self.find(Line::Hand(seat), None, Fault::DealtTwice { card });
            }
            dealt |= hand;
        }
        self.proof();
    }

    /// Whether the proof holds and proves the hands that are known.
    fn proof(&mut self) {
        let Some(proof) = &self.record.proof else { return };
        let holds = proof.verify().is_ok_and(|deal| {
            proof.dealer == self.record.dealer
                && Seat::ALL.into_iter().all(|seat| deal.hand(seat).contains_all(self.hands.cards[seat]))
        });
        if !holds {
            self.find(Line::Proof, None, Fault::ProofFails);
        }
    }
}
