//! What a seat knows for sure when a card is asked of it: the ground on which every claim stands.

use schafkopf::{
    Actions, BySeat, CalledCard, Card, CardSet, Contract, Goal, Order, Played, Rank, RuleSet, Seat, SeatSet,
    SeatView, Side,
};

use super::claim::Kind;
use crate::dice::Dice;
use crate::worlds::Hidden;

/// What a seat knows for sure when a card is asked of it: what follows from its own cards, the cards played and the words
/// said, with every deal that agrees with them. Nothing here is likely; what is not sure is not known.
///
/// ```
/// use schafkopf::{Action, CallSuit, CalledCard, Contract, Deal, Game, Seat, Setup, rules};
/// use schafkopf_bots::review::{Claim, Kind, Known};
/// let deal = Deal::parse(&["EO GO SU HA H9 G8 EK S7", "HU HZ H8 EA E9 SA SK S9", "HO SO EU H7 GA GK G9 G7", "GU HK EZ E8 E7 GZ SZ S8"])?;
/// let rules = rules::builtin("schule-turnier").expect("it is built in");
/// let setup = Setup { rules: rules.clone(), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
/// let contract = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Gras) };
/// let mut game = Game::at_contract(setup, deal, Seat::One, (contract, false))?;
/// game.act(Seat::One, Action::Play("EO".parse()?))?;
/// let known = Known::of(&game.view(Seat::Two), &rules).expect("a card is asked of it");
/// let ten = "HZ".parse()?;
/// assert!(Claim::Theirs { card: ten }.holds(&known), "nothing beats the Ober of Eichel");
/// assert!(!Claim::Smear { card: ten }.holds(&known));
/// assert!(Claim::Outside { kind: Kind::Trump, count: 10 }.holds(&known));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Known {
    pub(super) me: Seat,
    pub(super) contract: Contract,
    pub(super) declarer: Seat,
    pub(super) order: Order,
    /// The cards in hand.
    pub(super) hand: CardSet,
    /// Those of them that may be played.
    pub(super) legal: CardSet,
    /// The cards that the others hold.
    pub(super) outside: CardSet,
    /// Of these, what each of the others may hold.
    pub(super) may: BySeat<CardSet>,
    /// The kinds of which each of the others holds at least one card for sure.
    has: BySeat<[bool; Kind::ALL.len()]>,
    /// Who holds, or held, the called card, where that is sure.
    pub(super) partner: Option<Seat>,
    /// The called card while it has to fall when its suit is led (S 2.5.2).
    pub(super) bound: Option<CalledCard>,
    trick: Vec<Played>,
    /// Card points in the tricks of each seat.
    taken: BySeat<u8>,
    /// Whether the open trick is the last.
    pub(super) is_last: bool,
    /// Ways in which the unseen cards may lie, drawn evenly, by which it is counted how often something is so; none where
    /// nothing was counted.
    deals: Vec<BySeat<CardSet>>,
}

/// By so many deals it is counted how often something is so; where there are no more than [`ALL_DEALS`], which is always so
/// with three tricks left, by all of them. Where fewer than [`FEW_DEALS`] were found, nothing is counted: they would tell
/// more of chance than of the cards.
const DEALS: usize = 300;
const ALL_DEALS: u64 = 1_680;
const FEW_DEALS: usize = 100;
/// How many ways are tried for each deal that is wanted.
const TRIES: usize = 20;

impl Known {
    /// What a seat knows; none where no card is asked of it, and in games in which tricks are shunned.
    pub fn of(view: &SeatView, rules: &RuleSet) -> Option<Known> {
        if !can_be_told(view) {
            return None;
        }
        let hidden = Hidden::of(view, rules);
        let may = BySeat::from_fn(|seat| hidden.may_hold(seat));
        Known::with(view, rules, may, |seat, cards| hidden.must_hold_one(seat, cards))
    }

    /// The same, and how often what is not sure is so among the deals that are possible, each as likely as every other. They
    /// are drawn from a seed where there are too many to count all.
    pub fn counting(view: &SeatView, rules: &RuleSet, seed: u64) -> Option<Known> {
        let known = Known::of(view, rules)?;
        let hidden = Hidden::of(view, rules);
        let gone: CardSet = view.memory.plays.iter().map(|&(_, card)| card).collect();
        let held = |deal: schafkopf::Deal| BySeat::from_fn(|seat| deal.hand(seat) - gone);
        let mut dice = Dice::new(seed);
        let is_all = hidden.ways() <= ALL_DEALS;
        let deals: Vec<BySeat<CardSet>> = if is_all {
            hidden.all().map(held).collect()
        } else {
            (0..DEALS * TRIES).filter_map(|_| hidden.draw(&mut dice, 1)).take(DEALS).map(held).collect()
        };
        Some(if is_all || deals.len() >= FEW_DEALS { Known { deals, ..known } } else { known })
    }

    /// In how many of ten deals that are possible something holds, to the nearest; none where nothing was counted.
    pub(super) fn in_ten(&self, holds: impl Fn(&Known) -> bool) -> Option<u8> {
        let all = self.deals.len();
        let so = self.deals.iter().filter(|hands| holds(&self.with_hands(hands))).count();
        ((10 * so + all / 2).checked_div(all)).map(|tenths| tenths as u8)
    }

    /// The same for somebody who looks into all hands, which are these.
    fn with_hands(&self, hands: &BySeat<CardSet>) -> Known {
        let called = self.contract.called().map(CalledCard::card);
        let holder =
            called.and_then(|called| Seat::ALL.into_iter().find(|&seat| hands[seat].contains(called)));
        let held = |seat: Seat| if seat == self.me { CardSet::EMPTY } else { hands[seat] };
        Known {
            may: BySeat::from_fn(held),
            has: BySeat::from_fn(|seat| Kind::ALL.map(|kind| held(seat).intersects(kind.cards(self.order)))),
            partner: self.partner.or(holder),
            deals: Vec::new(),
            trick: self.trick.clone(),
            ..*self
        }
    }

    /// What somebody knows who looks into all hands: what is true by it and not by [`Known::of`] nobody at the table
    /// could know.
    pub fn open(view: &SeatView, rules: &RuleSet, hands: &BySeat<CardSet>) -> Option<Known> {
        let may = BySeat::from_fn(|seat| if seat == view.seat { CardSet::EMPTY } else { hands[seat] });
        Known::with(view, rules, may, |seat, cards| hands[seat].intersects(cards))
    }

    fn with(
        view: &SeatView,
        rules: &RuleSet,
        may: BySeat<CardSet>,
        has: impl Fn(Seat, CardSet) -> bool,
    ) -> Option<Known> {
        let (Actions::Play(legal) | Actions::PlayOrStoss(legal)) = view.memory.actions else { return None };
        let (contract, declarer) =
            view.table.contract.zip(view.table.declarer).filter(|_| can_be_told(view))?;
        let order = contract.order();
        let plays = &view.memory.plays;
        let gone: CardSet = plays.iter().map(|&(_, card)| card).collect();
        let me = view.seat;
        let has_kind = |seat, kind: Kind| seat != me && has(seat, kind.cards(order));
        Some(Known {
            me,
            contract,
            declarer,
            order,
            hand: view.hand,
            legal,
            outside: rules.deck().cards() - gone - view.hand,
            may,
            has: BySeat::from_fn(|seat| Kind::ALL.map(|kind| has_kind(seat, kind))),
            partner: partner(view, contract, &may),
            bound: bound(contract, plays).filter(|_| !rules.call.duck),
            trick: view.table.trick.clone(),
            taken: taken(order, plays),
            is_last: view.hand.len() == 1,
            deals: Vec::new(),
        })
    }

    /// The side of a seat, where it is sure.
    pub(super) fn side(&self, seat: Seat) -> Option<Side> {
        if seat == self.declarer {
            return Some(Side::Declarer);
        }
        match (self.partner, self.contract.called()) {
            (Some(partner), _) if seat == partner => Some(Side::Declarer),
            (Some(_), _) => Some(Side::Defenders),
            (None, None) => (self.contract != Contract::Hochzeit).then_some(Side::Defenders),
            (None, Some(called)) => {
                (seat == self.me || !self.may[seat].contains(called.card())).then_some(Side::Defenders)
            }
        }
    }

    /// Whether a seat plays with this one, where that is sure.
    pub(super) fn is_friend(&self, seat: Seat) -> Option<bool> {
        self.side(seat).zip(self.side(self.me)).map(|(theirs, own)| theirs == own)
    }

    /// Whether others may have trumps that can be drawn: somebody who is not sure to be a friend.
    pub(super) fn others_may_have_trumps(&self) -> bool {
        let mut others =
            Seat::ALL.into_iter().filter(|&seat| seat != self.me && self.is_friend(seat) != Some(true));
        others.any(|seat| self.may[seat].intersects(self.order.trumps()))
    }

    /// Whether the seat leads.
    pub(super) fn leads(&self) -> bool {
        self.trick.is_empty()
    }

    /// The card points that lie in the open trick.
    pub(super) fn lying(&self) -> u8 {
        self.trick.iter().map(|played| played.card.points()).sum()
    }

    /// Whose the open trick is as it lies; nobody's where the seat leads.
    pub(super) fn lies_with(&self) -> Option<Seat> {
        let led = self.trick.first()?.card;
        let lying: CardSet = self.trick.iter().map(|played| played.card).collect();
        let best = self.order.winner(lying, led);
        self.trick.iter().find(|played| played.card == best).map(|played| played.seat)
    }

    /// The card that wins the open trick once a card is added, and whose it is.
    fn ahead(&self, card: Card) -> (Card, Seat) {
        let led = self.led(card);
        let lying: CardSet = self.trick.iter().map(|played| played.card).collect();
        let best = self.order.winner(lying | CardSet::only(card), led);
        let by = self.trick.iter().find(|played| played.card == best).map_or(self.me, |played| played.seat);
        (best, by)
    }

    /// Whether a card beats everything that lies in the open trick.
    pub(super) fn is_ahead(&self, card: Card) -> bool {
        self.ahead(card).0 == card
    }

    /// Whether a card trumps a side suit that was led.
    pub(super) fn is_ruff(&self, card: Card) -> bool {
        self.order.is_trump(card) && !self.order.is_trump(self.led(card))
    }

    /// The card that is led once a card is added to the open trick.
    fn led(&self, card: Card) -> Card {
        self.trick.first().map_or(card, |played| played.card)
    }

    /// The seats that play to the open trick after this one.
    pub(super) fn later(&self) -> impl Iterator<Item = Seat> {
        let to_come = 3_usize.saturating_sub(self.trick.len());
        (1..=to_come).map(|steps| self.me.plus(steps))
    }

    /// The seats that may take the open trick once a card is added: who is ahead then, and who may get over it, but for
    /// those whom another one gets over with whatever he may play.
    pub(super) fn takers(&self, card: Card) -> SeatSet {
        let led = self.led(card);
        let (best, by) = self.ahead(card);
        let beats = |high: Card, low: Card| {
            high != low && self.order.winner(CardSet::only(low) | CardSet::only(high), led) == high
        };
        let later: Vec<(Seat, CardSet)> = self.later().map(|seat| (seat, self.playable(seat, led))).collect();
        let over = |cards: CardSet| cards.iter().filter(|&other| beats(other, best)).collect::<CardSet>();
        let hopes = later.iter().map(|&(seat, cards)| (seat, over(cards)));
        let is_beaten = |(seat, cards): (Seat, CardSet)| {
            let all_beat = |high: Card| cards.iter().all(|low| beats(high, low));
            later.iter().any(|&(other, all)| other != seat && !all.is_empty() && all.iter().all(all_beat))
        };
        std::iter::once((by, CardSet::only(best)))
            .chain(hopes)
            .filter(|&hope| !hope.1.is_empty() && !is_beaten(hope))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Who has the highest card that may come to the open trick once a card is added.
    pub(super) fn highest(&self, card: Card) -> Seat {
        let led = self.led(card);
        let higher = |(best, by): (Card, Seat), seat: Seat| {
            let over = self.order.winner(self.playable(seat, led) | CardSet::only(best), led);
            if over == best { (best, by) } else { (over, seat) }
        };
        self.later().fold(self.ahead(card), higher).1
    }

    /// What a seat may play to a card that was led.
    fn playable(&self, seat: Seat, led: Card) -> CardSet {
        let may = self.may[seat];
        let called = self.bound.filter(|called| called.suit.cards().contains(led));
        if let Some(called) = called.filter(|_| self.partner == Some(seat)) {
            return may & CardSet::only(called.card());
        }
        let kind = Kind::of(led, self.order);
        if self.has[seat][kind as usize] { may & kind.cards(self.order) } else { may }
    }

    /// Whether no card outside is of the kind of this one and higher.
    pub(super) fn is_high(&self, card: Card) -> bool {
        self.over(card) == 0
    }

    /// How many cards outside are of the kind of this one and higher.
    pub(super) fn over(&self, card: Card) -> u8 {
        self.beaters(card).filter(|&other| self.order.followers(card).contains(other)).count() as u8
    }

    /// Whether no card outside beats this one when it is led.
    pub(super) fn is_unbeatable(&self, card: Card) -> bool {
        self.beaters(card).next().is_none()
    }

    /// The cards outside that beat a card that is led.
    fn beaters(&self, card: Card) -> impl Iterator<Item = Card> {
        let beats = move |other: &Card| {
            self.order.winner(CardSet::only(card) | CardSet::only(*other), card) == *other
        };
        self.outside.iter().filter(beats)
    }

    /// Card points in the tricks of a side; none where it is not sure whose a trick is.
    pub(super) fn points_of(&self, side: Side) -> Option<u8> {
        let mut points = 0;
        for (seat, &taken) in self.taken.iter().filter(|(_, taken)| **taken > 0) {
            points += if self.side(seat)? == side { taken } else { 0 };
        }
        Some(points)
    }

    /// Card points that are in nobody's tricks yet.
    pub(super) fn points_left(&self) -> u8 {
        120_u8.saturating_sub(self.taken.as_array().iter().sum())
    }
}

/// Whether a card is asked for in a game in which tricks are wanted: where they are shunned, the same words would mean
/// the opposite.
fn can_be_told(view: &SeatView) -> bool {
    let wanted = |contract: Contract| match contract.goal() {
        Goal::Majority | Goal::Tout => contract != Contract::Sie,
        Goal::NoTrick | Goal::FewPoints => false,
    };
    matches!(view.memory.actions, Actions::Play(_) | Actions::PlayOrStoss(_))
        && view.table.contract.is_some_and(wanted)
}

fn partner(view: &SeatView, contract: Contract, may: &BySeat<CardSet>) -> Option<Seat> {
    if view.table.partner.is_some() {
        return view.table.partner;
    }
    let called = contract.called()?.card();
    if view.memory.dealt.contains(called) {
        return Some(view.seat);
    }
    let mut holders = Seat::ALL.into_iter().filter(|&seat| may[seat].contains(called));
    holders.next().filter(|_| holders.next().is_none())
}

/// The called card while its suit has not been led: after that it has been played, or run away from (S 2.5.4).
fn bound(contract: Contract, plays: &[(Seat, Card)]) -> Option<CalledCard> {
    let called = contract.called()?;
    let open = plays.len() / 4 * 4;
    let led_before = plays[..open].chunks(4).any(|trick| called.suit.cards().contains(trick[0].1));
    let fallen = plays.iter().any(|&(_, card)| card == called.card());
    (!led_before && !fallen).then_some(called)
}

fn taken(order: Order, plays: &[(Seat, Card)]) -> BySeat<u8> {
    let mut taken = BySeat::new([0; 4]);
    for trick in plays.chunks_exact(4) {
        let cards: CardSet = trick.iter().map(|&(_, card)| card).collect();
        let best = order.winner(cards, trick[0].1);
        for &(seat, _) in trick.iter().filter(|&&(_, card)| card == best) {
            taken[seat] += cards.points();
        }
    }
    taken
}

/// Whether a card is one of the small ones that count nothing (Spatz).
pub(super) const fn is_spatz(rank: Rank) -> bool {
    match rank {
        Rank::Nine | Rank::Eight | Rank::Seven => true,
        Rank::Ace | Rank::Ten | Rank::King | Rank::Ober | Rank::Unter => false,
    }
}
