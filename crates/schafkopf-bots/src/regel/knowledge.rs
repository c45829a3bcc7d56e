//! What a seat knows when a card is asked of it: the cards gone, who cannot hold what, who is with whom.

use schafkopf::{BySeat, CalledCard, Card, CardSet, Contract, Deck, Goal, Order, Seat, SeatView};

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

/// What a seat has seen when a card is asked of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Seen<'a> {
    pub(crate) seat: Seat,
    /// The cards it still holds.
    pub(crate) hand: CardSet,
    /// The cards it was dealt.
    pub(crate) dealt: CardSet,
    pub(crate) contract: Contract,
    pub(crate) declarer: Seat,
    /// Every card played, in order.
    pub(crate) plays: &'a [(Seat, Card)],
    /// The partner, once the called card has fallen.
    pub(crate) partner: Option<Seat>,
    /// How many cards each seat holds.
    pub(crate) left: BySeat<u8>,
}

impl<'a> Seen<'a> {
    /// The cards that are played with, by how many each was dealt.
    fn pack(&self) -> CardSet {
        let deck = if self.dealt.len() == u32::from(Deck::Short.hand()) { Deck::Short } else { Deck::Long };
        deck.cards()
    }

    /// What the view of a seat shows; none before there is a contract.
    pub(crate) fn of(view: &'a SeatView) -> Option<Seen<'a>> {
        Some(Seen {
            seat: view.seat,
            hand: view.hand,
            dealt: view.memory.dealt,
            contract: view.table.contract?,
            declarer: view.table.declarer?,
            plays: &view.memory.plays,
            partner: view.table.partner,
            left: view.table.cards_left,
        })
    }
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
    /// What follows from what a seat has seen.
    pub(super) fn of(seen: &Seen<'_>) -> Knowledge {
        let Seen { seat: me, contract, declarer, .. } = *seen;
        let order = contract.order();
        let called = contract.called();
        let history = History::of(seen.plays, contract, declarer);
        let unseen = seen.pack() - history.gone - seen.hand;
        let role = match called {
            _ if me == declarer => Role::Declarer,
            Some(called) if seen.dealt.contains(called.card()) => Role::Partner,
            None if seen.partner == Some(me) => Role::Partner,
            Some(_) | None => Role::Defender,
        };
        let hidden_call = called.filter(|_| seen.partner.is_none());
        let partner = Partner::of(seen, hidden_call, role, &history);
        let could = BySeat::from_fn(|seat| {
            let hidden = match hidden_call {
                Some(called) if !partner.may_be(seat) => CardSet::only(called.card()),
                Some(_) | None => CardSet::EMPTY,
            };
            if seat == me { CardSet::EMPTY } else { unseen - history.lacks[seat] - hidden }
        });
        Knowledge {
            me,
            contract,
            declarer,
            role,
            order,
            ranking: Ranking::of(contract),
            hand: seen.hand,
            unseen,
            could,
            left: seen.left,
            loyalty: partner.loyalty(me, declarer, role),
            trick: history.trick,
            hidden_call,
        }
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
    fn of(plays: &[(Seat, Card)], contract: Contract, declarer: Seat) -> History {
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
        for trick in plays.chunks(4) {
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
    fn of(seen: &Seen<'_>, hidden_call: Option<CalledCard>, role: Role, history: &History) -> Partner {
        if let Some(seat) = seen.partner {
            return Partner::Known(seat);
        }
        if hidden_call.is_none() {
            return Partner::None;
        }
        if role == Role::Partner {
            return Partner::Known(seen.seat);
        }
        if let Some(seat) = history.ran_away {
            return Partner::Known(seat);
        }
        let weights = BySeat::from_fn(|seat| {
            let excluded = seat == seen.seat || seat == seen.declarer || history.not_partner[seat];
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

#[cfg(test)]
mod tests {
    use schafkopf::{
        Action, CallSuit, CalledCard, CardSet, Contract, Deal, Game, Order, Seat, Setup, Suit, rules,
    };

    use super::{Knowledge, Seen};
    use crate::role::Role;

    const HANDS: [&str; 4] = [
        "EO GO SU HA H9 G8 EK S7",
        "HU HZ H8 EA E9 SA SK S9",
        "HO SO EU H7 GA GK G9 G7",
        "GU HK EZ E8 E7 GZ SZ S8",
    ];

    /// What the seat whose turn it is knows after some cards of a Rufspiel of seat 1 with the Ace of Gras; seat 1 leads.
    fn after(hands: [&str; 4], plays: &str) -> Knowledge {
        let rules = rules::builtin("schule-turnier").unwrap();
        let setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
        let contract = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Gras) };
        let deal = Deal::parse(&hands).unwrap();
        let mut game = Game::at_contract(setup, deal, Seat::One, (contract, false)).unwrap();
        for word in plays.split_whitespace() {
            let seat = game.next_to_act().unwrap();
            game.act(seat, Action::Play(word.parse().unwrap())).unwrap();
        }
        Knowledge::of(&Seen::of(&game.view(game.next_to_act().unwrap())).unwrap())
    }

    #[test]
    fn who_does_not_follow_is_void_and_who_follows_without_the_called_card_does_not_hold_it() {
        let knowledge = after(HANDS, "G8 SK GA GZ EU");
        assert_eq!((knowledge.me, knowledge.role), (Seat::Four, Role::Defender));
        let gras = Order::solo(Suit::Herz).side_suit(Suit::Gras);
        assert!(!knowledge.could[Seat::Two].intersects(gras));
        assert!(knowledge.could[Seat::Three].intersects(gras));
        assert_eq!(knowledge.loyalty.as_array().map(|share| (share * 10.0) as u8), [0, 10, 0, 10]);
    }

    #[test]
    fn before_the_called_card_falls_everybody_guesses_from_what_he_sees() {
        let knowledge = after(HANDS, "");
        assert_eq!(knowledge.role, Role::Declarer);
        assert_eq!(knowledge.loyalty.as_array().map(|share| (share * 12.0).round() as u8), [12, 4, 4, 4]);
        assert_eq!(after(HANDS, "EO H8").role, Role::Partner);
        let defender = after(HANDS, "EO");
        assert_eq!(defender.loyalty.as_array().map(|share| (share * 12.0).round() as u8), [0, 12, 6, 6]);
        assert_eq!(defender.unseen, CardSet::ALL - "EO HU HZ H8 EA E9 SA SK S9".parse().unwrap());
    }

    #[test]
    fn who_leads_past_the_called_card_is_found_out() {
        // Seat 3 takes a trick and runs away: nobody else can have kept the Ace back.
        let knowledge = after(HANDS, "SU HZ HO HK G7 GZ G8 S9");
        assert_eq!(knowledge.me, Seat::Four);
        assert_eq!(knowledge.loyalty.as_array().map(|share| (share * 10.0) as u8), [0, 10, 0, 10]);
        assert!(knowledge.could[Seat::Three].contains("GA".parse().unwrap()));
        assert!(!knowledge.could[Seat::Two].contains("GA".parse().unwrap()));
    }
}
