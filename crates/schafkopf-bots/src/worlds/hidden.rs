//! The deals that agree with everything a seat has seen.

use std::sync::Arc;

use schafkopf::rules::{ForcedBy, ToutCondition};
use schafkopf::{
    Action, Bid, BySeat, Card, CardSet, Circumstances, Contract, Deal, Entitled, Game, Play, Rank, RuleSet,
    Seat, SeatView, Setup, Side, Suit, check_declaration, check_tout,
};

use super::history::History;
use super::shares::Shares;
use crate::dice::Dice;
use crate::regel::Seen;

/// The deals that agree with everything a seat has seen: the cards, the voids, the called card (S 2.5), the auction, the
/// contract and the doubles. A deal agrees if every word and every card so far was allowed with it.
///
/// ```
/// use schafkopf::{Deal, Game, Seat, Setup, rules};
/// use schafkopf_bots::{Dice, Hidden};
/// let deal = Deal::parse(&["EO GO EU HA H7 EK E9 S7", "HO SO GU HU SU HZ HK EA", "H9 H8 GA GZ GK G9 SA SZ", "EZ E8 E7 G8 G7 SK S9 S8"])?;
/// let rules = rules::builtin("schule").expect("it is built in");
/// let game = Game::new(Setup { rules: rules.clone(), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 }, deal);
/// let view = game.view(Seat::One);
/// let hidden = Hidden::of(&view, &rules);
/// let world = hidden.draw(&mut Dice::new(1), 100).expect("nearly every deal agrees");
/// assert_eq!(world.hand(Seat::One), deal.hand(Seat::One));
/// assert!(hidden.allows(&deal));
/// # Ok::<(), schafkopf::DealError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Hidden<'a> {
    view: &'a SeatView,
    rules: &'a RuleSet,
    /// What each seat is known to have been dealt.
    known: BySeat<CardSet>,
    others: [Seat; 3],
    /// Of the cards not seen, what each of the others has not shown to lack.
    may: [CardSet; 3],
    /// How many of them each of the others holds.
    wanted: [usize; 3],
    shares: Shares,
    /// Where the words of the auction say something about hands, what it takes to hear them again.
    auction: Option<Setup>,
}

const EO: Card = Card::new(Suit::Eichel, Rank::Ober);

impl<'a> Hidden<'a> {
    /// What the view of a seat leaves open under some rules.
    pub fn of(view: &'a SeatView, rules: &'a RuleSet) -> Hidden<'a> {
        let mut known = BySeat::new([CardSet::EMPTY; 4]);
        for &(seat, card) in &view.memory.plays {
            known[seat].insert(card);
        }
        if let Some(called) = view.table.contract.and_then(Contract::called) {
            // Who answers for the declarer holds the called card (V 7.2).
            for seat in doubled(view, Side::Declarer).filter(|&seat| Some(seat) != view.table.declarer) {
                known[seat].insert(called.card());
            }
        }
        known[view.seat] = view.memory.dealt;
        if let Some((with, gave)) = view.exchange.and_then(|seen| Some((seen.with, seen.gave?))) {
            // What was given away lies in the other hand until it is played.
            known[with].insert(gave);
        }
        let deck = rules.deck();
        let seen = Seat::ALL.into_iter().fold(CardSet::EMPTY, |all, seat| all | known[seat]);
        let lacks = lacks(view, rules);
        let others = [1, 2, 3].map(|steps| view.seat.plus(steps));
        let may = others.map(|seat| deck.cards() - seen - lacks[seat]);
        let wanted = others.map(|seat| usize::from(deck.hand()) - known[seat].len() as usize);
        let shares = Shares::new(may, wanted);
        let conditional = rules.tout.condition != ToutCondition::None;
        let setup = || Setup {
            rules: Arc::new(rules.clone()),
            dealer: view.table.dealer,
            number: view.table.number,
            thrown_in: u32::from(view.table.forced),
            bock: view.table.bock,
        };
        let tells = |bid: Bid| match bid {
            Bid::Pass | Bid::Redeal | Bid::Good => false,
            // Who offers has one trump; after an exchange nobody hears that again with the cards as they are.
            Bid::Offer => view.table.contract != Some(Contract::Hochzeit),
            Bid::Hold { named } => named.is_some(),
            Bid::Play { claim, named } | Bid::Raise { claim, named } => {
                let tout = |entry: &schafkopf::rules::LadderEntry| entry.kind.is_tout();
                let rung = rules.auction.ladder.get(usize::from(claim.0));
                named.is_some() || conditional && rung.is_some_and(|kinds| kinds.iter().any(tout))
            }
        };
        let heard = view.table.contract != Some(Contract::Hochzeit);
        let auction = view.table.bids.iter().any(|said| tells(said.bid)).then(setup).filter(|_| heard);
        Hidden { view, rules, known, others, may, wanted, shares, auction }
    }

    /// The cards that another seat may hold now: each of them in some way to give the unseen cards out. Not every such
    /// way need agree with the rest, so that there may be too many, never too few.
    #[cfg(feature = "review")]
    pub(crate) fn may_hold(&self, seat: Seat) -> CardSet {
        let Some(at) = self.others.iter().position(|&other| other == seat) else { return CardSet::EMPTY };
        let gone: CardSet = self.view.memory.plays.iter().map(|&(_, card)| card).collect();
        let fits = |&card: &Card| {
            let mut wanted = self.wanted;
            wanted[at] = wanted[at].saturating_sub(1);
            wanted[at] < self.wanted[at]
                && Shares::new(self.may.map(|cards| cards - CardSet::only(card)), wanted).count() > 0
        };
        let unseen: CardSet = self.may[at].iter().filter(fits).collect();
        unseen | (self.known[seat] - gone)
    }

    /// Whether another seat holds at least one of some cards now, in every way to give the unseen cards out.
    #[cfg(feature = "review")]
    pub(crate) fn must_hold_one(&self, seat: Seat, cards: CardSet) -> bool {
        let Some(at) = self.others.iter().position(|&other| other == seat) else { return false };
        let gone: CardSet = self.view.memory.plays.iter().map(|&(_, card)| card).collect();
        let mut may = self.may;
        may[at] -= cards;
        (self.known[seat] - gone).intersects(cards) || Shares::new(may, self.wanted).count() == 0
    }

    /// How many ways there are to give the unseen cards to seats that have not shown to lack them. Not every one of them
    /// need agree with the rest.
    pub fn ways(&self) -> u64 {
        self.shares.count()
    }

    /// The deal of a way, by its number, if it agrees with everything.
    pub fn nth(&self, number: u64) -> Option<Deal> {
        let given = self.shares.nth(number);
        let mut hands = self.known;
        for (seat, cards) in self.others.into_iter().zip(given) {
            hands[seat] |= cards;
        }
        let deal = Deal::of(self.rules.deck(), hands).ok()?;
        self.allows(&deal).then_some(deal)
    }

    /// A deal that agrees, every one as likely as every other; none if so many tries did not find one.
    pub fn draw(&self, dice: &mut Dice, tries: u32) -> Option<Deal> {
        let ways = self.ways();
        if ways == 0 {
            return None;
        }
        (0..tries).find_map(|_| self.nth(dice.below_exactly(ways)))
    }

    /// A deal with two unseen cards exchanged between two of the others; none if it does not agree.
    pub(crate) fn exchanged(&self, deal: &Deal, dice: &mut Dice) -> Option<Deal> {
        let first = dice.below(3) as usize;
        let second = (first + 1 + dice.below(2) as usize) % 3;
        let seats = [first, second].map(|at| self.others[at]);
        let mut pick = |seat: Seat| {
            let unseen = deal.hand(seat) - self.known[seat];
            unseen.nth(dice.below(unseen.len())).map(CardSet::only)
        };
        let (given, taken) = (pick(seats[0])?, pick(seats[1])?);
        let mut hands = *deal.hands();
        hands[seats[0]] = (hands[seats[0]] - given) | taken;
        hands[seats[1]] = (hands[seats[1]] - taken) | given;
        let other = Deal::of(self.rules.deck(), hands).ok()?;
        self.allows(&other).then_some(other)
    }

    /// All deals that agree.
    pub fn all(&self) -> impl Iterator<Item = Deal> {
        (0..self.ways()).filter_map(|number| self.nth(number))
    }

    /// Whether a deal agrees with everything the seat has seen.
    pub fn allows(&self, deal: &Deal) -> bool {
        let knows = |seat| deal.hand(seat).contains_all(self.known[seat]);
        knows(self.view.seat)
            && self.others.into_iter().all(knows)
            && (self.rules.sie.is_none() || deal.sie().is_none())
            && self.allows_auction(deal)
            && self.allows_contract(deal)
            && self.allows_doubles(deal)
            && self.allows_plays(deal)
    }

    fn allows_auction(&self, deal: &Deal) -> bool {
        let Some(setup) = &self.auction else { return true };
        let mut game = Game::new(setup.clone(), *deal);
        self.view.table.bids.iter().all(|said| game.act(said.seat, Action::Bid(said.bid)).is_ok())
    }

    /// Whether the declarer could declare what he did (S 2.5.1, 2.6.4; P 4).
    fn allows_contract(&self, deal: &Deal) -> bool {
        let table = &self.view.table;
        let Some(declarer) = table.declarer else { return true };
        let hand = deal.hand(declarer);
        let by_eo = table.forced && self.rules.all_pass.forced_by == ForcedBy::Eo;
        let Some(contract) = table.contract else { return !by_eo || hand.contains(EO) };
        if contract == Contract::Hochzeit {
            return true;
        }
        let at = Circumstances { rules: self.rules, game: table.number, forced: table.forced };
        let announced =
            contract.called().is_none_or(|called| table.renonce != hand.intersects(called.suit.cards()));
        announced && check_declaration(hand, contract, at).is_ok() && check_tout(hand, contract, at).is_ok()
    }

    /// Whether who doubled could (S 3.3; T 18; V 7.1). Who answered for the declarer is known to hold the called card.
    fn allows_doubles(&self, deal: &Deal) -> bool {
        let table = &self.view.table;
        let (Some(contract), Some(declarer)) = (table.contract, table.declarer) else { return true };
        let rules = self.rules.doubling.as_ref();
        let partner = table.partner.filter(|_| contract == Contract::Hochzeit);
        let entitled = Entitled { rules, contract, declarer, leader: table.dealer.next(), partner };
        doubled(self.view, Side::Defenders).all(|seat| entitled.stoss(seat, deal.hand(seat)).is_ok())
    }

    /// Whether every card could be played; voids alone are seen to already.
    fn allows_plays(&self, deal: &Deal) -> bool {
        let Some(contract) = self.view.table.contract else { return true };
        let table = &self.view.table;
        let declarer = table.declarer.unwrap_or(table.dealer);
        let leader = self.rules.leader(contract, declarer, table.dealer);
        let mut play = Play::with_hands(self.rules.manner(contract), *deal.hands(), contract, leader);
        for &(seat, card) in &self.view.memory.plays {
            if play.turn() != seat || !play.legal().contains(card) {
                return false;
            }
            play.play(card);
        }
        true
    }
}

/// Cards that each seat is known not to hold any more.
fn lacks(view: &SeatView, rules: &RuleSet) -> BySeat<CardSet> {
    let mut lacks = Seen::of(view).map_or_else(BySeat::default, |seen| History::of(&seen, rules).lacks);
    let table = &view.table;
    let Some(declarer) = table.declarer else { return lacks };
    if table.forced && rules.all_pass.forced_by == ForcedBy::Eo {
        for seat in Seat::ALL.into_iter().filter(|&seat| seat != declarer) {
            lacks[seat].insert(EO);
        }
    }
    if let Some(called) = table.contract.and_then(Contract::called) {
        if table.renonce {
            lacks[declarer] |= called.suit.cards();
        }
        for seat in doubled(view, Side::Defenders) {
            lacks[seat].insert(called.card());
        }
    }
    lacks
}

/// Who has doubled for a side; nobody where no parties play.
fn doubled(view: &SeatView, side: Side) -> impl Iterator<Item = Seat> {
    let table = &view.table;
    let said = table.declarer.into_iter().flat_map(move |declarer| table.doubles.by(declarer));
    said.filter(move |&(_, by)| by == side).map(|(seat, _)| seat)
}
