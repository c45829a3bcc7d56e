//! What a seat knows when a card is asked of it: the cards gone, who cannot hold what, who is with whom.

use schafkopf::{BySeat, CalledCard, Card, CardSet, Contract, Goal, Order, Seat, SeatView};

use super::ranking::Ranking;
use crate::role::Role;

/// The trick on the table, which the seat has to add a card to.
#[derive(Debug, Clone, Copy)]
pub(super) struct OpenTrick {
    /// The card led.
    pub(super) led: Card,
    /// The card that wins so far.
    pub(super) best: Card,
    /// Whose it is.
    pub(super) winner: Seat,
    /// Card points so far.
    pub(super) points: u8,
    /// How many cards lie.
    pub(super) cards: u8,
}

/// What a seat knows when a card is asked of it.
pub(super) struct Knowledge {
    pub(super) me: Seat,
    pub(super) contract: Contract,
    pub(super) declarer: Seat,
    pub(super) role: Role,
    pub(super) order: Order,
    pub(super) ranking: &'static Ranking,
    pub(super) hand: CardSet,
    /// Cards that others still hold.
    pub(super) unseen: CardSet,
    /// Of these, the cards that each seat may hold.
    pub(super) could: BySeat<CardSet>,
    /// How many cards each seat holds.
    pub(super) left: BySeat<u8>,
    /// How likely it is that a seat plays on the own side, from 0 to 1.
    pub(super) loyalty: BySeat<f32>,
    pub(super) trick: Option<OpenTrick>,
    /// The called card while its holder is not known to all.
    pub(super) hidden_call: Option<CalledCard>,
}

/// What the tricks so far have told.
struct History {
    gone: CardSet,
    /// Cards that a seat showed not to hold by not following.
    lacks: BySeat<CardSet>,
    /// Seats that cannot hold the called card, as far as they have shown.
    not_partner: BySeat<bool>,
    /// Who led the called suit and was found to have kept the called card back (S 2.5.4).
    ran_away: Option<Seat>,
    /// How much more likely a seat's leads make it that it is the partner.
    leaning: BySeat<f32>,
    trick: Option<OpenTrick>,
}

/// Who leads trump without being the declarer is thought to be his partner by this factor.
const LEADS_TRUMP: f32 = 3.0;
/// Who leads the called suit is thought to be a defender by this factor.
const LEADS_CALLED_SUIT: f32 = 0.15;

impl Knowledge {
    /// What the view of a seat tells; none before there is a contract.
    pub(super) fn of(view: &SeatView) -> Option<Knowledge> {
        let contract = view.table.contract?;
        let declarer = view.table.declarer?;
        let me = view.seat;
        let order = contract.order();
        let called = contract.called();
        let history = History::of(view, contract, declarer);
        let unseen = CardSet::ALL - history.gone - view.hand;
        let role = match called {
            _ if me == declarer => Role::Declarer,
            Some(called) if view.memory.dealt.contains(called.card()) => Role::Partner,
            Some(_) | None => Role::Defender,
        };
        let hidden_call = called.filter(|_| view.table.partner.is_none());
        let partner = Partner::of(view, hidden_call, role, &history);
        let could = BySeat::from_fn(|seat| {
            let hidden = match hidden_call {
                Some(called) if !partner.may_be(seat) => CardSet::only(called.card()),
                Some(_) | None => CardSet::EMPTY,
            };
            if seat == me { CardSet::EMPTY } else { unseen - history.lacks[seat] - hidden }
        });
        Some(Knowledge {
            me,
            contract,
            declarer,
            role,
            order,
            ranking: Ranking::of(contract),
            hand: view.hand,
            unseen,
            could,
            left: view.table.cards_left,
            loyalty: partner.loyalty(me, declarer, role),
            trick: history.trick,
            hidden_call,
        })
    }

    /// Whether the goal is every trick.
    pub(super) fn is_tout(&self) -> bool {
        self.contract.goal() == Goal::Tout
    }

    /// The trumps that others still hold.
    pub(super) fn trumps_out(&self) -> CardSet {
        self.unseen & self.order.trumps()
    }

    /// Whether nobody holds a card of the same kind that beats this one.
    pub(super) fn is_master(&self, card: Card) -> bool {
        !(self.ranking.beaters(card) & self.order.followers(card)).intersects(self.unseen)
    }

    /// The seats that play to the open trick after this one.
    pub(super) fn later(&self) -> impl Iterator<Item = Seat> {
        let to_come = self.trick.map_or(3, |trick| 3 - usize::from(trick.cards));
        (1..=to_come).map(|steps| self.me.plus(steps))
    }
}

impl History {
    fn of(view: &SeatView, contract: Contract, declarer: Seat) -> History {
        let order = contract.order();
        let ranking = Ranking::of(contract);
        let called = contract.called();
        let called_suit = called.map_or(CardSet::EMPTY, |called| called.suit.cards());
        let called_card = called.map_or(CardSet::EMPTY, |called| CardSet::only(called.card()));
        let mut history = History {
            gone: CardSet::EMPTY,
            lacks: BySeat::default(),
            not_partner: BySeat::default(),
            ran_away: None,
            leaning: BySeat::new([1.0; 4]),
            trick: None,
        };
        for trick in view.memory.plays.chunks(4) {
            let (leader, led) = trick[0];
            let followers = order.followers(led);
            let searched = called_suit.contains(led) && history.ran_away.is_none();
            let (mut best, mut winner, mut cards) = (led, leader, CardSet::only(led));
            for &(seat, card) in &trick[1..] {
                cards.insert(card);
                if !followers.contains(card) {
                    history.lacks[seat] |= followers;
                }
                if searched && !called_card.contains(card) {
                    history.not_partner[seat] = true;
                }
                if ranking.beaters(best).contains(card) {
                    (best, winner) = (card, seat);
                }
            }
            if leader != declarer {
                history.lean(leader, order.is_trump(led), searched);
            }
            history.gone |= cards;
            if trick.len() == 4 {
                if searched && !history.gone.contains_all(called_card) {
                    history.ran_away = Some(leader);
                }
            } else {
                let (points, cards) = (cards.points(), trick.len() as u8);
                history.trick = Some(OpenTrick { led, best, winner, points, cards });
            }
        }
        history
    }

    fn lean(&mut self, leader: Seat, trump: bool, called_suit: bool) {
        if trump {
            self.leaning[leader] *= LEADS_TRUMP;
        } else if called_suit {
            self.leaning[leader] *= LEADS_CALLED_SUIT;
        }
    }
}

/// Who the partner may be, as a seat knows it.
enum Partner {
    /// There is none.
    None,
    /// It is this one.
    Known(Seat),
    /// One of these, as likely as their shares of the sum.
    OneOf(BySeat<f32>),
}

impl Partner {
    fn of(view: &SeatView, hidden_call: Option<CalledCard>, role: Role, history: &History) -> Partner {
        if let Some(seat) = view.table.partner {
            return Partner::Known(seat);
        }
        if hidden_call.is_none() {
            return Partner::None;
        }
        if role == Role::Partner {
            return Partner::Known(view.seat);
        }
        if let Some(seat) = history.ran_away {
            return Partner::Known(seat);
        }
        let weights = BySeat::from_fn(|seat| {
            let excluded =
                seat == view.seat || Some(seat) == view.table.declarer || history.not_partner[seat];
            if excluded { 0.0 } else { history.leaning[seat] }
        });
        let mut candidates = Seat::ALL.into_iter().filter(|&seat| weights[seat] > 0.0);
        match (candidates.next(), candidates.next()) {
            (Some(only), None) => Partner::Known(only),
            (_, _) => Partner::OneOf(weights),
        }
    }

    fn may_be(&self, seat: Seat) -> bool {
        match self {
            Partner::None => false,
            Partner::Known(partner) => *partner == seat,
            Partner::OneOf(weights) => weights[seat] > 0.0,
        }
    }

    fn loyalty(&self, me: Seat, declarer: Seat, role: Role) -> BySeat<f32> {
        let with_declarer = BySeat::from_fn(|seat| match self {
            _ if seat == declarer => 1.0,
            Partner::Known(partner) if *partner == seat => 1.0,
            Partner::None | Partner::Known(_) => 0.0,
            Partner::OneOf(weights) => {
                let sum: f32 = weights.as_array().iter().sum();
                if sum > 0.0 { weights[seat] / sum } else { 0.0 }
            }
        });
        BySeat::from_fn(|seat| match role {
            _ if seat == me => 1.0,
            Role::Declarer | Role::Partner => with_declarer[seat],
            Role::Defender => 1.0 - with_declarer[seat],
        })
    }
}
