//! The audit of the auction: every word that was said.

use schafkopf::{Auction, BadBid, Bid, BidChoices, BySeat, ContractKind, Deal, Game, Rung, Seat, Verdict};

use super::{Auditor, Fault, Legal, Place};
use crate::comment::Line;
use crate::ladder::{Standpoint, bid_of, sits_before};
use crate::record::Said;

/// An auction as it was followed.
struct Followed {
    auction: Auction,
    game: Option<Game>,
    spoke: BySeat<bool>,
    out: BySeat<bool>,
    verdict: Verdict,
}

impl Auditor<'_> {
    /// Whether everybody spoke in turn and said what he might.
    pub(super) fn auction(&mut self) {
        if self.record.auction.is_empty() {
            return;
        }
        let mut followed = Followed {
            auction: Game::fresh_auction(&self.setup),
            game: self.hands.possible_deal().map(|deal: Deal| Game::new(self.setup.clone(), deal)),
            spoke: BySeat::default(),
            out: BySeat::default(),
            verdict: Verdict::GoesOn,
        };
        for (index, &said) in self.record.auction.iter().enumerate() {
            self.word(&mut followed, Line::Bid(index as u8), said);
        }
        self.verdict = Some(followed.verdict);
        self.speaker = followed.auction.turn();
    }

    /// Looks at one word and takes it as it was meant.
    fn word(&mut self, followed: &mut Followed, line: Line, said: Said) {
        let Said { seat, word } = said;
        if followed.verdict != Verdict::GoesOn {
            return self.find(line, seat, Fault::SpokeAfterEnd);
        }
        if followed.out[seat] {
            return self.find(line, seat, Fault::SpokeAgain);
        }
        if self.sie_holder() == Some(seat) {
            if word.kind() == Some(ContractKind::Sie) {
                return;
            }
            if !followed.spoke[seat] {
                self.find(line, seat, Fault::SieKept);
            }
        }
        let turn = followed.auction.turn();
        if seat != turn {
            self.find(line, seat, Fault::SpokeOutOfTurn { turn });
            followed.auction.call_upon(seat);
        }
        let bid = self.meant(followed, line, said);
        followed.spoke[seat] = true;
        followed.out[seat] = word.is_pass();
        followed.verdict = followed.auction.take(bid);
    }

    /// What a word means, after looking whether it may be said.
    fn meant(&mut self, followed: &Followed, line: Line, said: Said) -> Bid {
        let Said { seat, word } = said;
        let claim = followed.auction.claim();
        let forehand = self.record.dealer.next();
        let at = Standpoint {
            first_time: !followed.spoke[seat],
            earlier: claim.is_some_and(|(holder, _)| sits_before(seat, holder, forehand)),
            claim: claim.map(|(_, rung)| rung),
        };
        let choices = followed.game.as_ref().map(|game| game.bid_choices(&followed.auction, seat));
        let top = Rung(self.rules.auction.ladder.len().saturating_sub(1) as u8);
        let bid = bid_of(word, at, self.rules).filter(|&bid| claimed(bid).is_none_or(|rung| rung <= top));
        let bad = match (bid, choices) {
            (None, _) => Some(BadBid::NoSuchRung),
            (Some(bid), Some(choices)) => choices.check(bid).err(),
            (Some(_), None) => None,
        };
        if let Some(bad) = bad.filter(|&bad| self.is_bid_provable(bad, seat)) {
            let legal = choices.filter(|_| self.hands.complete[seat]).map_or(Legal::Nothing, Legal::Bids);
            self.find_at(Place::line(line), seat, Fault::Bid(bad), legal);
        }
        followable(bid, at, choices, top)
    }

    /// Whether a bid is wrong whatever cards of the speaker are not known.
    fn is_bid_provable(&self, bad: BadBid, seat: Seat) -> bool {
        match bad {
            BadBid::BeyondHand | BadBid::WrongName | BadBid::NoOffer | BadBid::NoRedeal => {
                self.hands.complete[seat]
            }
            BadBid::PassOrPlay
            | BadBid::Answer
            | BadBid::TooLow
            | BadBid::NoSuchRung
            | BadBid::HoldNotRaise
            | BadBid::NamedEarly
            | BadBid::Bound => true,
        }
    }
}

/// The rung that a bid claims.
const fn claimed(bid: Bid) -> Option<Rung> {
    match bid {
        Bid::Play { claim, .. } | Bid::Raise { claim, .. } => Some(claim),
        Bid::Pass | Bid::Offer | Bid::Redeal | Bid::Hold { .. } | Bid::Good => None,
    }
}

/// A bid that the auction can take: as it was meant, in the form that its place asks for.
fn followable(bid: Option<Bid>, at: Standpoint, choices: Option<BidChoices>, top: Rung) -> Bid {
    let next = at.claim.map_or(Rung(0), |rung| Rung((rung.0 + 1).min(top.0)));
    // A name that binds nobody is heard as a claim.
    let binds = |&kind: &ContractKind| choices.is_none_or(|choices| choices.names.rung(kind).is_some());
    match bid {
        Some(Bid::Offer) if at.first_time => Bid::Offer,
        Some(Bid::Redeal) if at.first_time => Bid::Redeal,
        Some(Bid::Pass | Bid::Good) if at.first_time => Bid::Pass,
        Some(Bid::Pass | Bid::Offer | Bid::Redeal | Bid::Good) => Bid::Good,
        Some(Bid::Hold { named }) if !at.first_time => Bid::Hold { named: named.filter(binds) },
        Some(Bid::Play { claim, named } | Bid::Raise { claim, named }) => {
            claim_at(at, claim, named.filter(binds))
        }
        Some(Bid::Hold { .. }) | None => claim_at(at, next, None),
    }
}

const fn claim_at(at: Standpoint, claim: Rung, named: Option<ContractKind>) -> Bid {
    if at.first_time { Bid::Play { claim, named } } else { Bid::Raise { claim, named } }
}
