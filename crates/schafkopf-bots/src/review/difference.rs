//! Which of the claims that are true make the difference between two cards.
//!
//! Each claim here stands for a rule of thumb that speaks for the better card because of the fact that is claimed, and that
//! speaks for the other card, or for neither, if the fact is taken away. A fact that holds for both cards alike, or that
//! speaks for the other one, is no reason and is not told.

use std::cmp::Ordering;

use schafkopf::{
    Action, CallSuit, CalledCard, Card, CardSet, Contract, Goal, Order, RuleSet, Seat, SeatView, Side,
};

use super::claim::{Claim, Kind, Mark, can_take_in};
use super::known::Known;
use super::lesson::Lesson;
use crate::regel::{Advice, Reason};

/// The claims that make the difference between a better card and another one, the weightiest first. None of them is false,
/// and there may be none.
pub fn telling(known: &Known, better: Card, other: Card) -> Vec<Claim> {
    if better == other {
        return Vec::new();
    }
    let pair = Pair { known, better, other };
    let claims = if known.leads() { pair.leading() } else { pair.following() };
    let true_of =
        |claims: Vec<Claim>| claims.into_iter().filter(|claim| claim.holds(known)).collect::<Vec<_>>();
    let sure = true_of(claims);
    if sure.is_empty() { true_of(pair.likely()) } else { sure }
}

/// With so many trumps, and so many Obers and Unters, a hand is for playing; with so many trumps for doubling.
const TRUMPS: u8 = 5;
const LORDS: u8 = 3;
const TRUMPS_TO_DOUBLE: u8 = 4;

/// What of a hand by itself makes the difference between words, contracts or doubles, the weightiest first: by rules of
/// thumb that would say the other thing, or nothing, with one more or one less of what is counted.
pub(super) fn telling_hand(hand: CardSet, order: Order, (lesson, games): (Lesson, Games)) -> Vec<Claim> {
    let (trumps, strong) = match lesson {
        Lesson::WrongGame if games.better.and_then(called).is_some() => (TRUMPS, false),
        Lesson::WrongGame if games.other.and_then(called).is_some() => (TRUMPS, true),
        Lesson::PassedGoodHand | Lesson::ClaimedTooLittle | Lesson::MissedTout => (TRUMPS, true),
        Lesson::PlayedWeakHand | Lesson::ClaimedTooMuch | Lesson::RashTout => (TRUMPS, false),
        Lesson::MissedDouble => (TRUMPS_TO_DOUBLE, true),
        Lesson::RashDouble => (TRUMPS_TO_DOUBLE, false),
        _ => return games.fewer(hand, order).or_else(|| games.longer(hand, order)).into_iter().collect(),
    };
    let speaks = |claim: &Claim| match *claim {
        Claim::Holds { kind: Kind::Trump, count } => (count >= trumps) == strong,
        // Who has none of a side suit can trump it.
        Claim::Holds { count, .. } => strong && count == 0,
        Claim::Lords { count } => (count >= LORDS) == strong,
        Claim::Aces { count } => (count > 0) == strong,
        _ => false,
    };
    let is_suit = |claim: &Claim| matches!(claim, Claim::Holds { kind, .. } if kind.cards(order).is_empty());
    let mut claims = Claim::about_hand(hand, order);
    claims.retain(|claim| speaks(claim) && !is_suit(claim));
    // A suit that is missing is told after the rest, and is no reason by itself.
    let is_missing = |claim: &Claim| matches!(claim, Claim::Holds { count: 0, .. });
    claims.sort_by_key(is_missing);
    if strong && claims.iter().all(is_missing) { Vec::new() } else { claims }
}

/// The contract that was declared, and the one that should have been.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Games {
    pub(super) better: Option<Contract>,
    pub(super) other: Option<Contract>,
}

/// The suit of which an Ace is called.
fn called(contract: Contract) -> Option<CallSuit> {
    contract.called().map(|called| called.suit)
}

impl Games {
    /// The Ace is called of the suit of which one has fewer cards oneself. With as many there would be no difference.
    fn fewer(self, hand: CardSet, order: Order) -> Option<Claim> {
        let of = |suit: CallSuit| {
            let kind = Kind::of(CalledCard::ace(suit).card(), order);
            (kind, (hand & kind.cards(order)).len() as u8)
        };
        let ((kind, count), (_, more)) = (of(called(self.better?)?), of(called(self.other?)?));
        (count < more).then_some(Claim::Holds { kind, count })
    }

    /// Of two games of a kind the one is played whose suit one has more of. With as many there would be no difference.
    fn longer(self, hand: CardSet, order: Order) -> Option<Claim> {
        let (better, other) = (self.better?, self.other?);
        let of = |contract: Contract| {
            let suit = contract.suit()?;
            let kind = Kind::ALL.into_iter().find(|kind| {
                let cards = kind.cards(order);
                *kind != Kind::Trump && !cards.is_empty() && CardSet::of_suit(suit).contains_all(cards)
            })?;
            Some((kind, (hand & kind.cards(order)).len() as u8))
        };
        let ((kind, count), (_, less)) = (of(better)?, of(other)?);
        (better.kind() == other.kind() && count > less).then_some(Claim::Holds { kind, count })
    }
}

/// Whether what a rule of thumb says of a card is true by what the seat knows, and makes a difference: not all of the cards
/// that may be played are such ones. Of words and contracts it says nothing that
/// could be false, and of games in which tricks are shunned nothing that would be true.
pub fn stands(advice: Advice, view: &SeatView, rules: &RuleSet) -> bool {
    let Action::Play(card) = advice.action else { return true };
    let speaks = |card, known: &Known| speaks_for(advice.reason, card, known);
    Known::of(view, rules)
        .is_some_and(|known| speaks(card, &known) && known.legal.iter().any(|other| !speaks(other, &known)))
}

/// Whether a rule of thumb speaks for a card, and everything that it says is true.
pub(super) fn speaks_for(reason: Reason, card: Card, known: &Known) -> bool {
    behind(reason, card, known).is_some_and(|claims| claims.iter().all(|claim| claim.holds(known)))
}

/// The claims that a rule of thumb for a card rests on; none where it is no rule for that card.
fn behind(reason: Reason, card: Card, known: &Known) -> Option<Vec<Claim>> {
    let trumps = (known.outside & known.order.trumps()).len() as u8;
    let is_trump = known.order.is_trump(card);
    let length = (known.hand & known.order.side_suit(card.suit())).len();
    let takes = Claim::Takes { card, seat: known.me };
    let way = |steps| Some(vec![Claim::DeclarerAfter { steps }]);
    match reason {
        Reason::DrawTrumps | Reason::TrumpForDeclarer => (is_trump && known.others_may_have_trumps())
            .then(|| vec![Claim::Outside { kind: Kind::Trump, count: trumps }]),
        Reason::Search => Some(vec![Claim::Search { card }]),
        Reason::CashWinner => Some(vec![takes]),
        Reason::LongSuit => way(1).filter(|_| !is_trump && length > 2),
        Reason::ShortSuit => way(3).filter(|_| !is_trump && length <= 2),
        Reason::LeadLow => Some(vec![Claim::Cheapest { card }]),
        Reason::Smear => Some(vec![Claim::Smear { card }]),
        Reason::Win => Some(vec![takes, Claim::Cheapest { card }]),
        Reason::Ruff => known.is_ruff(card).then(|| vec![Claim::Ahead { card }]),
        Reason::MakeVoid => Some(vec![Claim::LastOfSuit { card }, Claim::Spatz { card }]),
        Reason::GiveLittle => Some(vec![Claim::Theirs { card }, Claim::Cheapest { card }]),
        Reason::NotAllowed
        | Reason::TooWeak
        | Reason::StrongEnough
        | Reason::GiveWay
        | Reason::BestContract
        | Reason::MustPlay
        | Reason::Double
        | Reason::NoDouble
        | Reason::Due => None,
    }
}

/// From so many points on a trick counts: a Ten or an Ace lies in it, or as much.
const FULL: u8 = 10;

/// From so many of ten deals on a trick that the own side can take is worth points: that the others can take it does not
/// mean that they will.
const HALF: u8 = 4;

/// Two cards that may be played, of which one is better.
struct Pair<'a> {
    known: &'a Known,
    better: Card,
    other: Card,
}

impl Pair<'_> {
    fn holds(&self, claim: Claim) -> bool {
        claim.holds(self.known)
    }

    /// Reasons to lead one card and not the other.
    fn leading(&self) -> Vec<Claim> {
        let mut claims: Vec<Claim> = self.sure_trick().into_iter().collect();
        claims.extend(self.mark());
        claims.extend(self.search());
        claims.extend(self.trumps());
        claims.extend(Seat::ALL.into_iter().filter_map(|seat| self.void(seat)));
        claims.extend(self.few_left());
        claims.extend(self.high());
        claims.extend(self.way());
        claims
    }

    /// Reasons that rest on what is likely, or on what a card may be good for later, where nothing is sure.
    fn likely(&self) -> Vec<Claim> {
        let mut claims = self.chances();
        claims.extend(self.likely_points());
        if claims.is_empty() {
            let later = || self.spared().or_else(|| self.more_outside()).or_else(|| self.becoming_void());
            let now = self.getting_ahead().or_else(|| self.weaker());
            let little = || self.spatz().or_else(|| self.cheap());
            claims.extend(now.or_else(later).or_else(little).or_else(|| self.length()));
        }
        claims
    }

    /// Reasons to add one card to a trick and not the other.
    fn following(&self) -> Vec<Claim> {
        let mut claims: Vec<Claim> = self.mark().into_iter().collect();
        claims.extend(self.sure_trick());
        claims.extend(self.sure_points());
        for claim in
            [self.whose(), self.as_it_lies()].into_iter().flatten().filter(|&claim| self.holds(claim))
        {
            claims.push(claim);
            claims.extend(self.called_with(claim));
        }
        claims.extend(self.worth_it());
        claims.extend(self.lead());
        claims.extend(self.kept());
        claims.extend(self.last_of_suit());
        claims
    }

    /// The better card takes the trick for sure, and with the other it may go to the other side. If it were not sure, one
    /// would be as good as the other.
    fn sure_trick(&self) -> Option<Claim> {
        let takes = Claim::Takes { card: self.better, seat: self.known.me };
        let kept = self.holds(Claim::Ours { card: self.other });
        (!kept && self.holds(takes)).then_some(takes)
    }

    /// The trick is one side's with either card. If it is the own side's, the one that counts more goes on it, else the
    /// one that counts less: were it the other way round, so would be the cards. In a Tout points do not matter.
    fn whose(&self) -> Option<Claim> {
        if !self.is_for_points() {
            return None;
        }
        let (better, other) = (self.better, self.other);
        let ours = self.holds(Claim::Ours { card: other }) && better.points() > other.points();
        let theirs = self.holds(Claim::Theirs { card: other }) && better.points() < other.points();
        match (ours, theirs) {
            (true, _) => Some(Claim::Smear { card: better }),
            (_, true) => Some(Claim::Theirs { card: better }),
            (false, false) => None,
        }
    }

    /// Either card takes the trick for sure, and the better one counts more. Were it not sure, it could be lost with all that
    /// it counts.
    fn sure_points(&self) -> Option<Claim> {
        let takes = |card| Claim::Takes { card, seat: self.known.me };
        let counts = self.better.points() > self.other.points() && self.is_for_points();
        (counts && self.holds(takes(self.other))).then_some(takes(self.better))
    }

    /// One card takes the trick as it lies and the other, with which it may go to the other side, does not: a trick that
    /// counts is taken, one that does not is left.
    fn worth_it(&self) -> Option<Claim> {
        let ahead = [self.better, self.other].map(|card| self.holds(Claim::Ahead { card }));
        let open = |card| !self.holds(Claim::Ours { card });
        let points = self.known.lying();
        let speaks = match ahead {
            [true, false] => points >= FULL && open(self.other),
            [false, true] => points < FULL && open(self.better),
            [true, true] | [false, false] => false,
        };
        (speaks && self.is_for_points()).then_some(Claim::Lying { points })
    }

    /// Neither card takes the trick, of which it is known with whom it lies so far, though not whose it will be: with a
    /// friend goes the one that counts more, with the others the one that counts less.
    fn as_it_lies(&self) -> Option<Claim> {
        let (better, other) = (self.better, self.other);
        let seat = self.known.lies_with()?;
        let is_friend = self.known.is_friend(seat)?;
        let either = [better, other].iter().all(|&card| !self.holds(Claim::Ahead { card }));
        let sure = [Claim::Ours { card: other }, Claim::Theirs { card: other }]
            .iter()
            .any(|&claim| self.holds(claim));
        let more = better.points().cmp(&other.points());
        let speaks = if is_friend { more.is_gt() } else { more.is_lt() };
        (either && !sure && speaks && self.is_for_points()).then_some(Claim::LiesWith { seat })
    }

    /// Whose the trick is, is known only because the called card can be with one player alone. Were it not, nobody would know
    /// whether he is a friend.
    fn called_with(&self, of: Claim) -> Option<Claim> {
        let seat = self.known.partner?;
        let concerns = match of {
            Claim::LiesWith { seat: with } => with == seat,
            Claim::Smear { card } | Claim::Theirs { card } => self.known.takers(card).contains(seat),
            _ => false,
        };
        let claim = Claim::CalledWith { seat };
        (concerns && self.holds(claim)).then_some(claim)
    }

    /// The trick is the own side's with either card, and with the better one the declarer leads next, who has trumps to draw.
    /// Led a friend next, it would be as good to leave him the trick.
    fn lead(&self) -> Option<Claim> {
        let known = self.known;
        let both = [self.better, self.other].iter().all(|&card| self.holds(Claim::Ours { card }));
        let draws = known.me == known.declarer && known.others_may_have_trumps();
        let next = |card| Claim::LeadsNext { card, seat: known.me };
        (both && draws && !self.holds(next(self.other))).then_some(next(self.better))
    }

    /// Whether points decide; in a Tout they do not.
    fn is_for_points(&self) -> bool {
        self.known.contract.goal() == Goal::Majority
    }

    /// With the points of the better card the own side reaches a mark in this trick, with those of the other it does not.
    /// With the mark further away or reached already, the points of the two would not matter for it.
    fn mark(&self) -> Option<Claim> {
        let side = self.known.side(self.known.me)?;
        let brings = |card: Card| {
            let ours = self.holds(Claim::Ours { card });
            if ours { self.known.lying() + card.points() } else { 0 }
        };
        let (more, less) = (brings(self.better), brings(self.other));
        let lacking = |mark: Mark| mark.points(side).checked_sub(self.known.points_of(side)?);
        let reached = |mark: &Mark| lacking(*mark).is_some_and(|points| less < points && points <= more);
        let mark = Mark::ALL.into_iter().find(reached)?;
        Some(Claim::Lacks { side, mark, points: lacking(mark)? })
    }

    /// The better card makes the called one fall, the other does not. Had it fallen, there would be nothing to search.
    fn search(&self) -> Option<Claim> {
        let search = Claim::Search { card: self.better };
        (!self.holds(Claim::Search { card: self.other })).then_some(search)
    }

    /// The declarer's side leads a trump as long as the others may have trumps to be drawn, and none once they have none.
    fn trumps(&self) -> Option<Claim> {
        let known = self.known;
        let draws = known.side(known.me) == Some(Side::Declarer);
        let count = (known.outside & known.order.trumps()).len() as u8;
        let trump = |card| known.order.is_trump(card);
        let speaks = match (trump(self.better), trump(self.other)) {
            (true, false) => draws && known.others_may_have_trumps(),
            (false, true) => draws && count == 0,
            (true, true) | (false, false) => false,
        };
        speaks.then_some(Claim::Outside { kind: Kind::Trump, count })
    }

    /// Somebody has none of one suit and may trump it: one of the others, so that the other card is worse, or a friend, so
    /// that the better one is better. Could he follow, it would be no reason.
    fn void(&self, seat: Seat) -> Option<Claim> {
        let known = self.known;
        let [better, other] = [self.better, self.other].map(|card| Kind::of(card, known.order));
        let may_trump = known.may[seat].intersects(known.order.trumps());
        if better == other || !may_trump {
            return None;
        }
        let void = |kind| (kind != Kind::Trump).then_some(Claim::Void { seat, kind });
        let is_void = |kind| void(kind).is_some_and(|claim| self.holds(claim));
        let (trumped, elsewhere) = if known.is_friend(seat)? { (better, other) } else { (other, better) };
        void(trumped).filter(|_| is_void(trumped) && !is_void(elsewhere))
    }

    /// Fewer cards of the other's suit are outside than there are players to follow, so that one of them is void; of the
    /// better one's there are enough. With more of them outside, all might follow.
    fn few_left(&self) -> Option<Claim> {
        let known = self.known;
        let [better, other] = [self.better, self.other].map(|card| Kind::of(card, known.order));
        let outside = |kind: Kind| (known.outside & kind.cards(known.order)).len() as u8;
        let trumps = outside(Kind::Trump) > 0;
        let few = other != Kind::Trump && outside(other) < 3 && self.other.points() >= 10;
        let enough = better == Kind::Trump || outside(better) >= 3;
        (trumps && few && enough).then(|| Claim::Outside { kind: other, count: outside(other) })
    }

    /// The better card is the highest of its side suit, the other is not the highest of its own. Were a higher one outside,
    /// it could be taken.
    fn high(&self) -> Option<Claim> {
        let high = Claim::High { card: self.better };
        let is_side = !self.known.order.is_trump(self.better);
        (is_side && !self.holds(Claim::High { card: self.other })).then_some(high)
    }

    /// Where the declarer plays next a defender leads from a long suit, where he plays last from a short one.
    fn way(&self) -> Option<Claim> {
        let known = self.known;
        let length = |card: Card| (known.hand & known.order.side_suit(card.suit())).len();
        let trumps = [self.better, self.other].iter().any(|&card| known.order.is_trump(card));
        let (better, other) = (length(self.better), length(self.other));
        let steps = if better > other { 1 } else { 3 };
        (!trumps && better != other).then_some(Claim::DeclarerAfter { steps })
    }

    /// Either card does the same in the trick, and the other is worth keeping: the only way to get in, or the highest of
    /// its suit. Were it not, it could go as well.
    fn kept(&self) -> Option<Claim> {
        let (better, other) = (self.better, self.other);
        let entry = Claim::Entry { card: other };
        let high = Claim::High { card: other };
        let is_side = !self.known.order.is_trump(other);
        if !self.does_the_same() {
            None
        } else if self.holds(entry) {
            Some(entry)
        } else {
            (is_side && !self.holds(Claim::High { card: better })).then_some(high)
        }
    }

    /// Either card does the same in the trick, and the better one is the last of its suit. Were there another, the suit
    /// could not be trumped yet.
    fn last_of_suit(&self) -> Option<Claim> {
        let last = Claim::LastOfSuit { card: self.better };
        let other = self.holds(Claim::LastOfSuit { card: self.other });
        (self.does_the_same() && !other).then_some(last)
    }

    /// In how many of ten deals the own side can take the trick with the better card, and with the other.
    fn odds(&self) -> Option<[u8; 2]> {
        Some([can_take_in(self.known, self.better)?, can_take_in(self.known, self.other)?])
    }

    /// With the better card the own side can take the trick more often. With the same chances one would be as good as the
    /// other.
    fn chances(&self) -> Vec<Claim> {
        let Some([more, less]) = self.odds().filter(|[more, less]| more > less) else { return Vec::new() };
        let claim = |card, tenths| Claim::CanTakeIn { card, tenths };
        vec![claim(self.better, more), claim(self.other, less)]
    }

    /// With either card one side is likely to take the trick: if it is the own side, the card that counts more goes on it,
    /// else the one that counts less. Were it the other way round, so would be the cards.
    fn likely_points(&self) -> Option<Claim> {
        let odds = self.odds().filter(|[better, other]| self.is_for_points() && better >= other)?;
        let speaks = match self.better.points().cmp(&self.other.points()) {
            Ordering::Greater => odds.iter().all(|&tenths| tenths >= HALF),
            Ordering::Less => odds.iter().all(|&tenths| tenths < HALF),
            Ordering::Equal => false,
        };
        speaks.then_some(Claim::CanTakeIn { card: self.better, tenths: odds[0] })
    }

    /// The other card is the stronger one of its kind, or a trump, and may take another trick; this one is as good without
    /// it, or does not count, or the other takes one at any time. Were as many outside over it as over the better one, it could go as well.
    fn spared(&self) -> Option<Claim> {
        let known = self.known;
        let [ours, with_other] = self.odds()?;
        let is_trump = |card| known.order.is_trump(card);
        let both_ahead = [self.better, self.other].iter().all(|&card| known.is_ahead(card));
        let later_too = is_trump(self.other) && known.over(self.other) == 0;
        let enough = ours >= with_other || both_ahead || later_too || known.lying() < FULL;
        let strong = match (is_trump(self.better), is_trump(self.other)) {
            (false, true) => true,
            (true, false) => false,
            (true, true) | (false, false) => known.over(self.other) < known.over(self.better),
        };
        // Who leads plays a free Ace rather than to keep it.
        let is_led = known.leads() && known.is_high(self.other) && !is_trump(self.other);
        (enough && strong && !is_led).then(|| self.standing(self.other))
    }

    /// The better card leads or takes the trick as it lies, and the other is the weaker one of the same kind: more outside get
    /// over it. With as few, one would be as good as the other.
    fn weaker(&self) -> Option<Claim> {
        let known = self.known;
        let [better, other] = [self.better, self.other].map(|card| Kind::of(card, known.order));
        let count = known.over(self.other);
        let weaker = better == other && count > known.over(self.better);
        (weaker && known.is_ahead(self.better)).then_some(Claim::Over { card: self.other, count })
    }

    /// The other side can take the trick at least as often with the other card, which counts more; the better one counts least.
    /// Did it count as much, as much could be lost with it.
    fn cheap(&self) -> Option<Claim> {
        let [_, with_other] = self.odds().filter(|_| self.is_for_points())?;
        let less = self.better.points() < self.other.points();
        (less && with_other <= HALF + 1).then_some(Claim::Cheapest { card: self.better })
    }

    /// Neither card takes the trick as it lies, and the better one is a Spatz, the other a card of a side suit that counts. Did it
    /// count, as much could be lost with it.
    fn spatz(&self) -> Option<Claim> {
        let known = self.known;
        let [_, with_other] = self.odds().filter(|_| self.is_for_points())?;
        let behind = [self.better, self.other].iter().all(|&card| !known.is_ahead(card));
        let counts = self.other.points() > 0 && !known.order.is_trump(self.other);
        (behind && counts && with_other <= HALF + 1).then_some(Claim::Spatz { card: self.better })
    }

    /// Of two side suits one throws off, or leads, the one that is shorter in a hand with trumps, so that it can be trumped
    /// soon; without trumps the longer one. With as many cards of each there would be no difference.
    fn length(&self) -> Option<Claim> {
        let known = self.known;
        let kinds = [self.better, self.other].map(|card| Kind::of(card, known.order));
        let [count, other] = kinds.map(|kind| (known.hand & kind.cards(known.order)).len() as u8);
        let sides = kinds.iter().all(|&kind| kind != Kind::Trump);
        let has_trumps = known.hand.intersects(known.order.trumps());
        let speaks = if has_trumps { count < other } else { count > other };
        (sides && speaks).then_some(Claim::Holds { kind: kinds[0], count })
    }

    /// The better card takes the trick as it lies, the other does not, and the own side can take it as often. Did it not get
    /// ahead, nobody behind would have to go higher.
    fn getting_ahead(&self) -> Option<Claim> {
        let [more, less] = self.odds()?;
        let ahead = Claim::Ahead { card: self.better };
        (more >= less && self.holds(ahead) && !self.holds(Claim::Ahead { card: self.other })).then_some(ahead)
    }

    /// Of two side suits that may be trumped the one is led of which more cards are outside. With as many of the other, one
    /// would be trumped as easily as the other.
    fn more_outside(&self) -> Option<Claim> {
        let known = self.known;
        let kinds = [self.better, self.other].map(|card| Kind::of(card, known.order));
        let outside = |kind: Kind| (known.outside & kind.cards(known.order)).len() as u8;
        let sides = kinds.iter().all(|&kind| kind != Kind::Trump) && outside(Kind::Trump) > 0;
        let [more, less] = kinds.map(outside);
        (known.leads() && sides && more > less).then_some(Claim::Outside { kind: kinds[1], count: less })
    }

    /// The better card is the last of its suit, and the other is not. Were there another, the suit could not be trumped yet.
    fn becoming_void(&self) -> Option<Claim> {
        let last = Claim::LastOfSuit { card: self.better };
        let is_side = !self.known.order.is_trump(self.other);
        (is_side && !self.holds(Claim::LastOfSuit { card: self.other })).then_some(last)
    }

    /// What there is outside over a card.
    fn standing(&self, card: Card) -> Claim {
        let count = self.known.over(card);
        if count == 0 { Claim::High { card } } else { Claim::Over { card, count } }
    }

    /// Whether the trick goes to the same side for sure with either card.
    fn does_the_same(&self) -> bool {
        let both =
            |claim: fn(Card) -> Claim| [self.better, self.other].iter().all(|&card| self.holds(claim(card)));
        both(|card| Claim::Ours { card }) || both(|card| Claim::Theirs { card })
    }
}
