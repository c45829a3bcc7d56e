//! What things are worth in the choice of a card, in card points.

use schafkopf::Contract;

use super::knowledge::Knowledge;
use crate::role::Role;

/// What things are worth in the choice of a card, in card points.
///
/// The numbers were found by letting `regel` play against itself with some of them changed, a few hundred thousand games
/// for each kind of contract, and rounded. Where the games did not tell, they are what people do: lead trump as
/// declarer and as partner, from the top, and keep the highest ones for later.
pub(super) struct Weights {
    /// What a player who comes later adds to a trick of his own side.
    pub(super) friend_adds: f32,
    /// What a player who comes later adds to a trick of the other side.
    pub(super) foe_adds: f32,
    /// What it is worth to lead to the next trick.
    pub(super) next_lead: f32,
    /// What any trump is worth in hand, and what the highest is worth beyond that.
    pub(super) trump: f32,
    pub(super) highest_trump: f32,
    /// What cards of a side suit are worth in hand.
    pub(super) ace: f32,
    pub(super) high_ten: f32,
    pub(super) ten: f32,
    pub(super) king: f32,
    /// What it is worth to get rid of the last card of a side suit while there are trumps to ruff with.
    pub(super) void: f32,
    /// How much of what a card is worth in hand is left at the end, from 0 to 1.
    pub(super) at_the_end: f32,
    /// What it is worth to draw a trump from a foe, and what it costs to draw one from a friend.
    pub(super) draws_foe: f32,
    pub(super) draws_friend: f32,
    /// What it is worth that the partner leads trump.
    pub(super) partner_leads_trump: f32,
    /// What it costs that a defender leads trump.
    pub(super) defender_leads_trump: f32,
    /// What it is worth that the declarer's side leads a trump that nobody can beat.
    pub(super) leads_highest_trump: f32,
    /// What it costs to lead the Ace or the Ten of trumps while somebody can beat it.
    pub(super) leads_full_trump: f32,
    /// What it is worth that a defender leads the called suit, or the declarer does.
    pub(super) search: f32,
    pub(super) calls_partner: f32,
    /// What it is worth to lead an Ace, or the only card of a side suit.
    pub(super) leads_ace: f32,
    pub(super) leads_only_card: f32,
    /// For each card of the suit beyond two: what a defender's lead is worth if the declarer plays next, and costs if
    /// he plays last ("kurzer Weg, lange Farbe; langer Weg, kurze Farbe").
    pub(super) long_suit: f32,
}

impl Weights {
    /// The weights for a seat.
    pub(super) fn of(knowledge: &Knowledge) -> &'static Weights {
        let defends = knowledge.role == Role::Defender;
        match knowledge.contract {
            Contract::Rufspiel { .. }
            | Contract::Hochzeit
            | Contract::Bettel { .. }
            | Contract::Ramsch
            | Contract::Sie => &RUFSPIEL,
            Contract::Solo { .. } | Contract::Farbwenz { .. } | Contract::Farbgeier { .. } if defends => {
                &AGAINST_SOLO
            }
            Contract::Solo { .. } | Contract::Farbwenz { .. } | Contract::Farbgeier { .. } => &SOLO,
            Contract::Wenz { .. } | Contract::Geier { .. } if defends => &AGAINST_WENZ,
            Contract::Wenz { .. } | Contract::Geier { .. } => &WENZ,
        }
    }
}

const RUFSPIEL: Weights = Weights {
    friend_adds: 4.2,
    foe_adds: 0.1,
    next_lead: 0.4,
    trump: 2.1,
    highest_trump: 17.8,
    ace: 2.4,
    high_ten: 2.6,
    ten: 0.4,
    king: 0.5,
    void: 3.2,
    at_the_end: 1.0,
    draws_foe: 6.0,
    draws_friend: 0.0,
    partner_leads_trump: 8.0,
    defender_leads_trump: -12.0,
    leads_highest_trump: 8.0,
    leads_full_trump: -8.0,
    search: 6.4,
    calls_partner: -3.0,
    leads_ace: 1.3,
    leads_only_card: 1.0,
    long_suit: 2.8,
};

const SOLO: Weights = Weights {
    friend_adds: 5.5,
    foe_adds: 3.6,
    next_lead: 1.0,
    trump: 3.0,
    highest_trump: 20.0,
    ace: 7.0,
    high_ten: 2.4,
    ten: 2.0,
    void: 0.6,
    at_the_end: 0.5,
    draws_foe: 14.5,
    leads_highest_trump: 0.0,
    leads_full_trump: -3.0,
    leads_ace: 0.5,
    ..RUFSPIEL
};

const AGAINST_SOLO: Weights = Weights {
    friend_adds: 3.0,
    foe_adds: 2.0,
    highest_trump: 9.0,
    ace: 1.5,
    void: 1.1,
    defender_leads_trump: -14.0,
    leads_ace: -0.6,
    long_suit: 2.0,
    ..SOLO
};

const WENZ: Weights = Weights {
    friend_adds: 5.5,
    foe_adds: 1.4,
    next_lead: 0.4,
    trump: 2.6,
    highest_trump: 7.6,
    ace: 23.0,
    high_ten: 4.0,
    ten: 3.7,
    void: 1.8,
    at_the_end: 1.0,
    draws_foe: 3.4,
    leads_highest_trump: 0.0,
    leads_full_trump: 0.0,
    leads_ace: 0.4,
    ..RUFSPIEL
};

const AGAINST_WENZ: Weights =
    Weights { trump: 2.9, ace: 11.3, void: 1.5, defender_leads_trump: -6.7, long_suit: 0.0, ..WENZ };
