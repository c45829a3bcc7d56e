//! The play of the cards: a small `Copy` state that knows what is legal and who wins (S 2.5, 3.1, 3.2).

use thiserror::Error;

use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::deal::Deal;
use crate::deck::Deck;
use crate::order::Order;
use crate::rules::{CallRules, RuleSet, RunAwayCounts};
use crate::seat::{BySeat, Seat};

/// What the play of cards depends on besides the contract; [`RuleSet::manner`](crate::RuleSet::manner) has that of a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayManner {
    /// The pack.
    pub deck: Deck,
    /// How the called card binds.
    pub call: CallRules,
    /// Whether everybody must take a trick if he can (V 2.3, 3.7).
    pub must_beat: bool,
}

/// What binds who plays a card, besides suit and trump.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Binding {
    /// With how many cards of the called suit its holder may lead past the called one (S 2.5.4, V 13.2).
    pub run_away: u8,
    /// In how many tricks at the end the called card may be thrown off (S 2.5.5, V 13.3).
    pub free_in_last: u8,
    /// Whether who may run away may keep it when another leads the suit (V 13.2).
    pub duck: bool,
    /// Whether everybody must take a trick if he can (V 2.3, 3.7).
    pub must_beat: bool,
}

impl Binding {
    /// What the books say.
    pub const USUAL: Binding = Binding { run_away: 4, free_in_last: 1, duck: false, must_beat: false };
}

/// How the called card binds its holder (S 2.5.2, 2.5.4, 2.5.5; V 13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Called {
    /// The called card while it binds; empty once it has been played, or run away from.
    card: CardSet,
    /// The six cards of its suit.
    suit: CardSet,
    /// With how many cards of the suit its holder may lead past it.
    least: u8,
    /// In how many tricks at the end it may be thrown off.
    free_in_last: u8,
    /// Whether who may run away may keep it when another leads the suit.
    duck: bool,
}

impl Called {
    /// More cards than a suit has.
    const NEVER: u8 = 99;

    fn new(contract: Contract, call: CallRules, hands: &BySeat<CardSet>) -> Called {
        let CallRules { run_away, run_away_counts, duck, free_in_last, renonce: _ } = call;
        let (card, suit) = match contract.called() {
            Some(called) => (CardSet::only(called.card()), called.suit.cards()),
            None => (CardSet::EMPTY, CardSet::EMPTY),
        };
        let holder = hands.as_array().iter().find(|hand| hand.intersects(card));
        let dealt = holder.is_some_and(|hand| (*hand & suit).len() >= u32::from(run_away));
        let least = match (run_away, run_away_counts) {
            (0, _) => Called::NEVER,
            (least, RunAwayCounts::Now) => least,
            (_, RunAwayCounts::Dealt) if dealt => 0,
            (_, RunAwayCounts::Dealt) => Called::NEVER,
        };
        Called { card, suit, least, free_in_last, duck }
    }

    /// Whether who holds these cards, the called one among them, may lead past it.
    fn may_run(&self, hand: CardSet) -> bool {
        (hand & self.suit).len() >= u32::from(self.least)
    }
}

/// The cards in play under a contract: hands, the open trick, and what each seat has taken.
///
/// The fast core under [`Game`](crate::Game): legal cards, the winner of a trick, points. It checks nothing that
/// [`Play::play`] is told; [`Play::check`] does, and says which clause a card would break.
///
/// ```
/// use schafkopf::{Contract, Deal, Goal, Play, Seat};
/// let deal = Deal::parse(&["EA EZ EK EO EU E9 E8 E7", "GA GZ GK GO GU G9 G8 G7", "HA HZ HK HO HU H9 H8 H7", "SA SZ SK SO SU S9 S8 S7"])?;
/// let mut play = Play::new(&deal, Contract::Wenz { goal: Goal::Majority }, Seat::One);
/// while let Some(card) = play.legal().highest() {
///     play.play(card);
/// }
/// assert!(play.is_over());
/// assert_eq!(play.taken_by(Seat::One) + play.taken_by(Seat::Two) + play.taken_by(Seat::Three) + play.taken_by(Seat::Four), 120);
/// # Ok::<(), schafkopf::DealError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    hands: BySeat<CardSet>,
    order: Order,
    called: Called,
    trick: CardSet,
    led: Card,
    followers: CardSet,
    turn: Seat,
    leader: Seat,
    winning: Seat,
    cards_in_trick: u8,
    played: u8,
    /// How many cards there are to play.
    size: u8,
    /// Whether everybody must take a trick if he can.
    must_beat: bool,
    /// Whether each plays for himself.
    everyone: bool,
    points: BySeat<u8>,
    tricks: BySeat<u8>,
}

/// A trick that has just been completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TrickTaken {
    /// Who took it.
    pub winner: Seat,
    /// Its card points.
    pub points: u8,
}

/// Why a card may not be played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum IllegalCard {
    /// The player does not hold it.
    #[error("seat {seat} does not hold {card}")]
    NotHeld {
        /// Whose turn it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A suit was led and the player holds cards of it (S 3.2.1).
    #[error("{suit} was led and must be followed")]
    MustFollow {
        /// The suit led.
        suit: Suit,
    },
    /// A trump was led and the player holds one (S 3.2.2).
    #[error("trump was led and must be followed")]
    MustFollowTrump,
    /// The called suit was led, so the called card falls (S 2.5.2).
    #[error("the called card {card} must be played")]
    MustPlayCalled {
        /// The called card.
        card: Card,
    },
    /// The called suit led with another card by its holder, who has fewer than four (S 2.5.4).
    #[error("the called suit may be led only with {card}")]
    MustNotUnderlead {
        /// The called card.
        card: Card,
    },
    /// The called card thrown off before the last trick (S 2.5.5).
    #[error("the called card {card} may not be thrown off")]
    MustKeepCalled {
        /// The called card.
        card: Card,
    },
    /// A card takes the trick as it lies, and one must be played that does (V 2.3, 3.7).
    #[error("a card that takes the trick must be played")]
    MustBeat {
        /// Whether it is a Ramsch.
        ramsch: bool,
    },
    /// All cards have been played.
    #[error("all cards have been played")]
    Over,
}

impl Play {
    /// All cards in hand, forehand to lead (S 3.1.1), with nothing out of the ordinary.
    pub fn new(deal: &Deal, contract: Contract, forehand: Seat) -> Play {
        let manner = PlayManner { deck: deal.deck(), ..PlayManner::default() };
        Play::with_hands(manner, *deal.hands(), contract, forehand)
    }

    /// The cards of a deal under a rule set, in a contract of some declarer.
    pub fn under(rules: &RuleSet, deal: &Deal, (declarer, contract): (Seat, Contract), dealer: Seat) -> Play {
        let leader = rules.leader(contract, declarer, dealer);
        Play::with_hands(rules.manner(contract), *deal.hands(), contract, leader)
    }

    /// As [`Play::new`], from hands that need not make a deal: what the record of a real table tells of them, or what
    /// one seat can see.
    pub fn with_hands(manner: PlayManner, hands: BySeat<CardSet>, contract: Contract, leader: Seat) -> Play {
        Play {
            hands,
            order: contract.order(),
            called: Called::new(contract, manner.call, &hands),
            trick: CardSet::EMPTY,
            led: Card::lowest_of(1),
            followers: CardSet::ALL,
            turn: leader,
            leader,
            winning: leader,
            cards_in_trick: 0,
            played: 0,
            size: manner.deck.size(),
            must_beat: manner.must_beat,
            everyone: contract == Contract::Ramsch,
            points: BySeat::new([0; 4]),
            tricks: BySeat::new([0; 4]),
        }
    }

    /// Whose turn it is; after the last card, who took the last trick.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Who led, or leads, to the open trick.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// How many cards have been played, in all.
    pub const fn played(&self) -> u8 {
        self.played
    }

    /// How many cards lie in the open trick, 0 to 3.
    pub const fn cards_in_trick(&self) -> u8 {
        self.cards_in_trick
    }

    /// The cards of the open trick.
    pub const fn trick(&self) -> CardSet {
        self.trick
    }

    /// The card led to the open trick.
    pub const fn led(&self) -> Option<Card> {
        if self.cards_in_trick == 0 { None } else { Some(self.led) }
    }

    /// Whether all cards have been played.
    pub const fn is_over(&self) -> bool {
        self.played == self.size
    }

    /// How many tricks there are in all.
    pub const fn all_tricks(&self) -> u8 {
        self.size / 4
    }

    /// What is trump and what beats what.
    pub const fn order(&self) -> Order {
        self.order
    }

    /// The cards a seat still holds.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// Card points a seat has taken.
    pub fn taken_by(&self, seat: Seat) -> u8 {
        self.points[seat]
    }

    /// Tricks a seat has taken.
    pub fn tricks_of(&self, seat: Seat) -> u8 {
        self.tricks[seat]
    }

    /// What binds who plays a card; as in the books where nothing is called and nobody must beat.
    pub const fn binding(&self) -> Binding {
        let Called { suit, least, free_in_last, duck, .. } = self.called;
        let must_beat = self.must_beat;
        if suit.is_empty() {
            Binding { must_beat, ..Binding::USUAL }
        } else {
            Binding { run_away: least, free_in_last, duck, must_beat }
        }
    }

    /// The called card while it binds its holder: not played yet and not run away from.
    pub const fn binding_called_card(&self) -> Option<Card> {
        self.called.card.highest()
    }

    /// The cards that whose turn it is may play; empty when all have been played.
    ///
    /// Who can follow must, with any card he likes: nobody has to beat (S 3.2.3), unless the game asks it (V 2.3). Who
    /// cannot is free, the called card aside (S 3.2.4, 2.5.5).
    pub fn legal(&self) -> CardSet {
        let hand = self.hands[self.turn];
        let holds_called = hand.intersects(self.called.card);
        if self.cards_in_trick == 0 {
            if holds_called && !self.called.may_run(hand) {
                hand - ((hand & self.called.suit) - self.called.card)
            } else {
                hand
            }
        } else {
            let following = hand & self.followers;
            let open = if following.is_empty() {
                let free = hand - self.called.card;
                let kept = holds_called && hand.len() > u32::from(self.called.free_in_last);
                if kept { free } else { hand }
            } else if following.intersects(self.called.card)
                && !(self.called.duck && self.called.may_run(hand))
            {
                self.called.card
            } else {
                following
            };
            if self.must_beat { self.beating(open) } else { open }
        }
    }

    /// Those of some cards that take the trick as it lies; all of them if none does.
    fn beating(&self, cards: CardSet) -> CardSet {
        let takes = |card: &Card| self.order.winner(self.trick | CardSet::only(*card), self.led) == *card;
        let beating: CardSet = cards.iter().filter(takes).collect();
        if beating.is_empty() { cards } else { beating }
    }

    /// Says whether whose turn it is may play the card, or which rule it would break.
    pub fn check(&self, card: Card) -> Result<(), IllegalCard> {
        let hand = self.hands[self.turn];
        if self.is_over() {
            return Err(IllegalCard::Over);
        }
        if !hand.contains(card) {
            return Err(IllegalCard::NotHeld { seat: self.turn, card });
        }
        if self.legal().contains(card) {
            return Ok(());
        }
        Err(self.reason_against(card))
    }

    /// The rule that a held but illegal card would break.
    fn reason_against(&self, card: Card) -> IllegalCard {
        let called = Card::highest_of(self.called.card.bits());
        if self.cards_in_trick == 0 {
            return IllegalCard::MustNotUnderlead { card: called };
        }
        let following = self.hands[self.turn] & self.followers;
        if self.must_beat && (following.is_empty() || following.contains(card)) {
            IllegalCard::MustBeat { ramsch: self.everyone }
        } else if following.is_empty() {
            IllegalCard::MustKeepCalled { card: called }
        } else if following.intersects(self.called.card) && following.contains(card) {
            IllegalCard::MustPlayCalled { card: called }
        } else if self.order.is_trump(self.led) {
            IllegalCard::MustFollowTrump
        } else {
            IllegalCard::MustFollow { suit: self.led.suit() }
        }
    }

    /// Plays a card for whose turn it is, and returns the trick that it completes.
    ///
    /// The card must be in that hand and should be legal; an illegal one is followed as it fell, which only the audit
    /// of a real table's record wants.
    pub fn play(&mut self, card: Card) -> Option<TrickTaken> {
        debug_assert!(
            self.hands[self.turn].contains(card),
            "{card} is not in the hand of seat {}",
            self.turn
        );
        self.hands[self.turn] -= CardSet::only(card);
        self.lay(card)
    }

    /// Plays a card of whose turn it is out of a hand that is known, or follows one out of a hand that is not.
    pub(crate) fn play_or_follow(&mut self, card: Card, is_known: bool) -> Option<TrickTaken> {
        if is_known { self.play(card) } else { self.follow(card) }
    }

    /// Gives the turn to a seat, as when somebody plays before his turn; only the audit of a real table wants that.
    pub fn call_upon(&mut self, seat: Seat) {
        self.turn = seat;
        if self.cards_in_trick == 0 {
            self.leader = seat;
        }
    }

    /// Follows a card of whose turn it is as it fell, whosever hand it should have been in: the audit of a real table
    /// wants that, and whoever sees one hand alone.
    pub fn follow(&mut self, card: Card) -> Option<TrickTaken> {
        for seat in Seat::ALL {
            self.hands[seat] -= CardSet::only(card);
        }
        self.lay(card)
    }

    /// Gives an open trick to who holds it so far, as when a record lacks some of its cards.
    pub fn close_trick(&mut self) -> Option<TrickTaken> {
        (self.cards_in_trick > 0).then(|| self.take_trick())
    }

    /// Puts a card on the table that has left its hand.
    fn lay(&mut self, card: Card) -> Option<TrickTaken> {
        if self.cards_in_trick == 0 {
            self.led = card;
            self.followers = self.order.followers(card);
            self.winning = self.turn;
        }
        // Who leads the called suit past the called card has run away: from now on it is free (S 2.5.5), and so it is
        // where who may run away keeps it when another leads the suit (V 13.2).
        if (self.cards_in_trick == 0 || self.called.duck)
            && self.followers.intersects(self.called.card)
            && self.called.suit.contains(card)
            && self.hands[self.turn].intersects(self.called.card)
        {
            self.called.card = CardSet::EMPTY;
        }
        self.trick |= CardSet::only(card);
        if self.order.winner(self.trick, self.led) == card {
            self.winning = self.turn;
        }
        self.called.card -= CardSet::only(card);
        self.played += 1;
        self.cards_in_trick += 1;
        if self.cards_in_trick < 4 {
            self.turn = self.turn.next();
            return None;
        }
        Some(self.take_trick())
    }

    /// Gives the full trick to its winner, who leads next (S 3.1.5).
    fn take_trick(&mut self) -> TrickTaken {
        let taken = TrickTaken { winner: self.winning, points: self.trick.points() };
        self.points[taken.winner] += taken.points;
        self.tricks[taken.winner] += 1;
        self.turn = taken.winner;
        self.leader = taken.winner;
        self.trick = CardSet::EMPTY;
        self.cards_in_trick = 0;
        taken
    }
}
