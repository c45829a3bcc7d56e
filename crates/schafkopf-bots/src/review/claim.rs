//! Claims: what coach and review say about a card, as data that is true or false.

use schafkopf::{Card, CardSet, Goal, Order, Rank, Seat, Side, Suit};
use serde::{Deserialize, Serialize};

use super::known::{Known, is_spatz};

/// Cards that follow one another: the trumps, or a side suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The trumps.
    Trump,
    /// The side suit of Eichel.
    Eichel,
    /// The side suit of Gras.
    Gras,
    /// The side suit of Herz.
    Herz,
    /// The side suit of Schellen.
    Schellen,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Trump, Kind::Eichel, Kind::Gras, Kind::Herz, Kind::Schellen];

    /// The kind that a card belongs to.
    pub const fn of(card: Card, order: Order) -> Kind {
        if order.is_trump(card) {
            return Kind::Trump;
        }
        match card.suit() {
            Suit::Eichel => Kind::Eichel,
            Suit::Gras => Kind::Gras,
            Suit::Herz => Kind::Herz,
            Suit::Schellen => Kind::Schellen,
        }
    }

    /// The cards of the kind; none for the side suit that is trump.
    pub const fn cards(self, order: Order) -> CardSet {
        match self {
            Kind::Trump => order.trumps(),
            Kind::Eichel => order.side_suit(Suit::Eichel),
            Kind::Gras => order.side_suit(Suit::Gras),
            Kind::Herz => order.side_suit(Suit::Herz),
            Kind::Schellen => order.side_suit(Suit::Schellen),
        }
    }
}

/// What a side may still be short of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Of not being Schneider: 31 points for the declarer's side, 30 for the defenders (S 4.1).
    OutOfSchneider,
    /// Of winning: 61 and 60.
    Win,
    /// Of winning with Schneider: 91 and 90.
    Schneider,
}

impl Mark {
    /// All of them.
    pub const ALL: [Mark; 3] = [Mark::OutOfSchneider, Mark::Win, Mark::Schneider];

    /// The card points that a side needs for it.
    pub const fn points(self, side: Side) -> u8 {
        let defenders = match self {
            Mark::OutOfSchneider => 30,
            Mark::Win => 60,
            Mark::Schneider => 90,
        };
        match side {
            Side::Declarer => defenders + 1,
            Side::Defenders => defenders,
        }
    }
}

/// A fact of which a sentence of coach or review is made. Where a card is named, it is one that may be played now; what
/// it says then holds whatever the others hold and play.
///
/// ```
/// use schafkopf_bots::review::{Claim, Kind};
/// let claim = Claim::Outside { kind: Kind::Trump, count: 3 };
/// assert_eq!(serde_json::to_string(&claim).expect("it is plain data"), r#"{"claim":"outside","kind":"trump","count":3}"#);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case")]
pub enum Claim {
    /// The others hold so many cards of a kind.
    Outside {
        /// Which kind.
        kind: Kind,
        /// How many.
        count: u8,
    },
    /// The own hand has so many cards of a kind; before a contract is declared, trumps are those of a Rufspiel.
    Holds {
        /// Which kind.
        kind: Kind,
        /// How many.
        count: u8,
    },
    /// So many Obers and Unters are in the own hand.
    Lords {
        /// How many.
        count: u8,
    },
    /// So many Aces of side suits are in the own hand.
    Aces {
        /// How many.
        count: u8,
    },
    /// Another seat has no card of a kind that others hold (frei).
    Void {
        /// Who.
        seat: Seat,
        /// Which kind.
        kind: Kind,
    },
    /// The called card lies hidden in the hand of another seat.
    CalledWith {
        /// Whose.
        seat: Seat,
    },
    /// As it lies, the trick is a seat's.
    LiesWith {
        /// Whose.
        seat: Seat,
    },
    /// So many points lie in the trick.
    Lying {
        /// How many.
        points: u8,
    },
    /// The card beats everything that lies in the trick.
    Ahead {
        /// Which card.
        card: Card,
    },
    /// If the card is played, the trick goes to a seat.
    Takes {
        /// Which card.
        card: Card,
        /// To whom.
        seat: Seat,
    },
    /// If the card is played, a seat leads to the next trick.
    LeadsNext {
        /// Which card.
        card: Card,
        /// Who.
        seat: Seat,
    },
    /// If the card is played, the trick goes to the own side.
    Ours {
        /// Which card.
        card: Card,
    },
    /// If the card is played, the trick goes to the other side.
    Theirs {
        /// Which card.
        card: Card,
    },
    /// If the card is played, the own side can take the trick, whatever the other side does, in so many of ten deals that are
    /// possible; in the others the other side can.
    CanTakeIn {
        /// Which card.
        card: Card,
        /// In how many of ten.
        tenths: u8,
    },
    /// The card counts, and goes on a trick that another of the own side takes (schmieren).
    Smear {
        /// Which card.
        card: Card,
    },
    /// No card of its kind is higher outside: a free Ace, a free Ten, the highest trump.
    High {
        /// Which card.
        card: Card,
    },
    /// So many cards of its kind outside are higher, one at least.
    Over {
        /// Which card.
        card: Card,
        /// How many.
        count: u8,
    },
    /// The only card in hand that nothing outside can beat when it is led: the one way to get in.
    Entry {
        /// Which card.
        card: Card,
    },
    /// A small card of a side suit that counts nothing (Spatz).
    Spatz {
        /// Which card.
        card: Card,
    },
    /// The last card of its side suit in a hand with trumps: without it the suit can be trumped (abspatzen).
    LastOfSuit {
        /// Which card.
        card: Card,
    },
    /// If the card is led, the called card has to fall (suchen).
    Search {
        /// Which card.
        card: Card,
    },
    /// Of the cards that may be played and do the same in the trick as it lies, none counts less, and one counts more.
    Cheapest {
        /// Which card.
        card: Card,
    },
    /// A side lacks so many points for a mark that is still in reach.
    Lacks {
        /// Which side.
        side: Side,
        /// For what.
        mark: Mark,
        /// How many.
        points: u8,
    },
    /// A defender leads, and the declarer plays so many cards after him: 1 next, 3 last.
    DeclarerAfter {
        /// How many.
        steps: u8,
    },
}

/// From how many points on a card that is given to a trick is called a smear.
pub(super) const SMEAR: u8 = 4;

impl Claim {
    /// Whether it is true by what a seat knows: in every deal that agrees with it, and whatever the others do.
    pub fn holds(self, known: &Known) -> bool {
        match self {
            Claim::Outside { kind, count } => {
                (known.outside & kind.cards(known.order)).len() == u32::from(count)
            }
            Claim::Holds { .. } | Claim::Lords { .. } | Claim::Aces { .. } => {
                self.is_of_hand(known.hand, known.order)
            }
            Claim::Void { seat, kind } => is_void(known, seat, kind),
            Claim::CalledWith { seat } => seat != known.me && is_called_with(known, seat),
            Claim::LiesWith { seat } => known.lies_with() == Some(seat),
            Claim::Lying { points } => !known.leads() && known.lying() == points,
            Claim::Ahead { card } => known.legal.contains(card) && !known.leads() && known.is_ahead(card),
            Claim::Takes { card, seat } => goes_to(known, card, |taker| taker == seat),
            Claim::LeadsNext { card, seat } => !known.is_last && goes_to(known, card, |taker| taker == seat),
            Claim::Ours { card } => goes_to(known, card, |taker| known.is_friend(taker) == Some(true)),
            Claim::Theirs { card } => goes_to(known, card, |taker| known.is_friend(taker) == Some(false)),
            Claim::CanTakeIn { card, tenths } => can_take_in(known, card) == Some(tenths),
            Claim::Smear { card } => {
                let friends = |taker| taker != known.me && known.is_friend(taker) == Some(true);
                !known.leads() && card.points() >= SMEAR && goes_to(known, card, friends)
            }
            Claim::High { card } => known.hand.contains(card) && known.is_high(card),
            Claim::Over { card, count } => {
                count > 0 && known.hand.contains(card) && known.over(card) == count
            }
            Claim::Entry { card } => {
                known.hand.iter().filter(|&own| known.is_unbeatable(own)).eq(std::iter::once(card))
            }
            Claim::Spatz { card } => {
                known.legal.contains(card) && !known.order.is_trump(card) && is_spatz(card.rank())
            }
            Claim::LastOfSuit { card } => {
                let suit = known.order.side_suit(card.suit());
                known.legal.contains(card)
                    && known.hand & suit == CardSet::only(card)
                    && known.hand.intersects(known.order.trumps())
            }
            Claim::Search { card } => is_search(known, card),
            Claim::Cheapest { card } => is_cheapest(known, card),
            Claim::Lacks { side, mark, points } => lacks(known, side, mark) == Some(points),
            Claim::DeclarerAfter { steps } => {
                known.leads()
                    && known.side(known.me) == Some(Side::Defenders)
                    && known.me.distance_to(known.declarer) == usize::from(steps)
            }
        }
    }

    /// Whether it is true of a hand by itself, where nobody's cards but the own are spoken of.
    pub fn is_of_hand(self, hand: CardSet, order: Order) -> bool {
        match self {
            Claim::Holds { kind, count } => (hand & kind.cards(order)).len() == u32::from(count),
            Claim::Lords { count } => (hand & lords()).len() == u32::from(count),
            Claim::Aces { count } => (hand & side_aces(order)).len() == u32::from(count),
            Claim::Outside { .. }
            | Claim::Void { .. }
            | Claim::CalledWith { .. }
            | Claim::LiesWith { .. }
            | Claim::Lying { .. }
            | Claim::Ahead { .. }
            | Claim::Takes { .. }
            | Claim::LeadsNext { .. }
            | Claim::Ours { .. }
            | Claim::Theirs { .. }
            | Claim::CanTakeIn { .. }
            | Claim::Smear { .. }
            | Claim::High { .. }
            | Claim::Over { .. }
            | Claim::Entry { .. }
            | Claim::Spatz { .. }
            | Claim::LastOfSuit { .. }
            | Claim::Search { .. }
            | Claim::Cheapest { .. }
            | Claim::Lacks { .. }
            | Claim::DeclarerAfter { .. } => false,
        }
    }

    /// Whether it is seen, and from where: at the table, or only by who looks into all hands; none where it is false.
    pub fn seen(self, known: &Known, open: &Known) -> Option<Seen> {
        if self.holds(known) { Some(Seen::AtTheTable) } else { self.holds(open).then_some(Seen::OpenCards) }
    }

    /// Every claim that is true by what a seat knows.
    pub fn all(known: &Known) -> Vec<Claim> {
        Claim::about_all(known).into_iter().filter(|claim| claim.holds(known)).collect()
    }

    /// Every claim that can be made in a position, true or not, but for numbers: of these the right one alone.
    fn about_all(known: &Known) -> Vec<Claim> {
        let outside = |kind: Kind| (known.outside & kind.cards(known.order)).len() as u8;
        let mut claims: Vec<Claim> =
            Kind::ALL.map(|kind| Claim::Outside { kind, count: outside(kind) }).to_vec();
        claims.extend(Claim::about_hand(known.hand, known.order));
        for seat in Seat::ALL {
            claims.extend(Kind::ALL.map(|kind| Claim::Void { seat, kind }));
            claims.extend([Claim::CalledWith { seat }, Claim::LiesWith { seat }]);
        }
        for card in known.hand {
            claims.extend(Claim::about(card));
            claims.push(Claim::Over { card, count: known.over(card) });
            claims.extend(can_take_in(known, card).map(|tenths| Claim::CanTakeIn { card, tenths }));
        }
        for (side, mark) in
            [Side::Declarer, Side::Defenders].into_iter().flat_map(|side| Mark::ALL.map(|mark| (side, mark)))
        {
            claims.extend(lacks(known, side, mark).map(|points| Claim::Lacks { side, mark, points }));
        }
        claims.push(Claim::Lying { points: known.lying() });
        claims.extend([1, 2, 3].map(|steps| Claim::DeclarerAfter { steps }));
        claims
    }

    /// What can be said of a hand by itself.
    pub(super) fn about_hand(hand: CardSet, order: Order) -> Vec<Claim> {
        let of = |cards: CardSet| (hand & cards).len() as u8;
        let kinds = Kind::ALL.map(|kind| Claim::Holds { kind, count: of(kind.cards(order)) });
        let others = [Claim::Lords { count: of(lords()) }, Claim::Aces { count: of(side_aces(order)) }];
        kinds.into_iter().chain(others).collect()
    }

    /// Every claim about a card.
    fn about(card: Card) -> impl Iterator<Item = Claim> {
        let of_seats = Seat::ALL
            .into_iter()
            .flat_map(move |seat| [Claim::Takes { card, seat }, Claim::LeadsNext { card, seat }]);
        let others = [
            Claim::Ahead { card },
            Claim::Ours { card },
            Claim::Theirs { card },
            Claim::Smear { card },
            Claim::High { card },
            Claim::Entry { card },
            Claim::Spatz { card },
            Claim::LastOfSuit { card },
            Claim::Search { card },
            Claim::Cheapest { card },
        ];
        of_seats.chain(others)
    }
}

/// From where a claim is seen to be true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// The seat could know it.
    AtTheTable,
    /// Only who looks into all hands sees it.
    OpenCards,
}

/// The Obers and Unters.
fn lords() -> CardSet {
    CardSet::of_rank(Rank::Ober) | CardSet::of_rank(Rank::Unter)
}

/// The Aces of side suits.
fn side_aces(order: Order) -> CardSet {
    CardSet::of_rank(Rank::Ace) - order.trumps()
}

/// Whether another seat has no card of a kind, and the kind is not all gone: nobody need be told that.
fn is_void(known: &Known, seat: Seat, kind: Kind) -> bool {
    let cards = kind.cards(known.order);
    seat != known.me && known.outside.intersects(cards) && !known.may[seat].intersects(cards)
}

fn is_called_with(known: &Known, seat: Seat) -> bool {
    let called = known.contract.called().map(schafkopf::CalledCard::card);
    known.partner == Some(seat) && called.is_some_and(|called| known.outside.contains(called))
}

/// Whether everybody who may take the trick once a card is played passes a test.
fn goes_to(known: &Known, card: Card, test: impl Fn(Seat) -> bool) -> bool {
    known.legal.contains(card) && known.takers(card).iter().all(test)
}

/// In how many of ten deals the own side can take the trick once a card is played; none where nothing was counted.
pub(super) fn can_take_in(known: &Known, card: Card) -> Option<u8> {
    let ours = |open: &Known| open.is_friend(open.highest(card)) == Some(true);
    known.legal.contains(card).then(|| known.in_ten(ours)).flatten()
}

fn is_search(known: &Known, card: Card) -> bool {
    known.leads()
        && known.legal.contains(card)
        && known.side(known.me) == Some(Side::Defenders)
        && known.bound.is_some_and(|called| called.suit.cards().contains(card))
}

fn is_cheapest(known: &Known, card: Card) -> bool {
    let ahead = known.is_ahead(card);
    let alike = || known.legal.iter().filter(move |&other| known.is_ahead(other) == ahead);
    known.legal.contains(card)
        && alike().all(|other| other.points() >= card.points())
        && alike().any(|other| other.points() > card.points())
}

/// What a side lacks for a mark, where that is sure, and the points are there to be had.
fn lacks(known: &Known, side: Side, mark: Mark) -> Option<u8> {
    if known.contract.goal() != Goal::Majority {
        return None;
    }
    let short = mark.points(side).checked_sub(known.points_of(side)?)?;
    (1..=known.points_left()).contains(&short).then_some(short)
}
