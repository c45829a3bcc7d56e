//! A hand as one seat follows it: its own cards, and what everybody hears and sees.

use thiserror::Error;

use crate::action::{Action, Courting, Doubling};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::course::{Announced, Cards, Course, Declared, Phase, Step};
use crate::deal::Deal;
use crate::event::Event;
use crate::exchange::offerable;
use crate::game::{Ending, Setup};
use crate::outcome::Parties;
use crate::play::Play;
use crate::rejected::Rejected;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::view::SeatView;

/// A hand as one seat follows it, from its own cards and the public events: it needs nobody else's cards, so its
/// [`SeatView`] can be made anywhere, and it is the one that [`Game::view`](crate::Game::view) makes.
///
/// ```
/// use schafkopf::{Action, Bid, Deal, Game, Seat, Setup, Sight, rules};
/// let deal = Deal::parse(&["EO GO EU HA H7 EK E9 S7", "HO SO GU HU SU HZ HK EA", "H9 H8 GA GZ GK G9 SA SZ", "EZ E8 E7 G8 G7 SK S9 S8"])?;
/// let rules = rules::builtin("schule").expect("it is built in");
/// let setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
/// let mut game = Game::new(setup.clone(), deal);
/// let mut sight = Sight::new(setup, Seat::Two, deal.hand(Seat::Two))?;
/// for event in game.act(Seat::One, Action::Bid(Bid::Pass))? {
///     sight.follow(event)?;
/// }
/// assert_eq!(sight.view(), game.view(Seat::Two));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Sight {
    own: OwnHand,
    course: Course,
}

/// Why a hand cannot be followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum BadSight {
    /// Not as many cards as are dealt to a seat, or cards of another pack.
    #[error("{count} cards of the pack are no hand")]
    NotAHand {
        /// How many cards of the pack there are.
        count: u32,
    },
    /// Something that cannot have happened.
    #[error(transparent)]
    Rejected(#[from] Rejected),
    /// An event that follows from another, and did not.
    #[error("an event does not follow from those before it")]
    DoesNotFollow,
}

/// One hand out of four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct OwnHand {
    seat: Seat,
    dealt: CardSet,
    /// What it knows of an exchange (V 4.4).
    seen: SeenCards,
}

/// The cards of an exchange that a seat has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct SeenCards {
    card: Option<Card>,
    back: Option<Card>,
    took: bool,
}

impl Cards for OwnHand {
    fn dealt(&self, seat: Seat) -> Option<CardSet> {
        (seat == self.seat).then_some(self.dealt)
    }

    fn holder(&self, card: Card) -> Option<Seat> {
        self.held().contains(card).then_some(self.seat)
    }

    fn deal(&self, plays: &[(Seat, Card)]) -> Option<Deal> {
        let mut hands = BySeat::new([CardSet::EMPTY; 4]);
        for &(seat, card) in plays {
            hands[seat].insert(card);
        }
        Deal::try_from(hands).ok()
    }

    fn offered(&self) -> Option<Card> {
        self.seen.card
    }
}

impl Sight {
    /// A hand just dealt, of which the seat sees its own cards.
    pub fn new(setup: Setup, seat: Seat, dealt: CardSet) -> Result<Sight, BadSight> {
        let own = OwnHand::new(&setup, seat, dealt)?;
        Ok(Sight { own, course: Course::new(setup, &own) })
    }

    /// A hand of which the seat has seen its first cards, and may knock (V 6.1); the others come by [`Sight::pick_up`].
    pub fn at_knocks(setup: Setup, seat: Seat, first: CardSet) -> Result<Sight, BadSight> {
        let after = setup.rules.knock_after().map_or(0, u32::from);
        if first.len() != after || after == 0 {
            return Err(BadSight::NotAHand { count: first.len() });
        }
        let own = OwnHand { seat, dealt: first, seen: SeenCards::default() };
        Ok(Sight { own, course: Course::at_knocks(setup) })
    }

    /// The seat picks the other cards up, once all have answered who may knock; its whole hand is told (V 6.1). It comes before
    /// the event that closes the knocking.
    pub fn pick_up(&mut self, dealt: CardSet) -> Result<(), BadSight> {
        self.own = OwnHand::new(&self.course.setup, self.own.seat, dealt)?;
        Ok(())
    }

    /// The seat sees the trump that it takes, before it is told that it does (V 4.4).
    pub const fn see_offer(&mut self, card: Card) {
        self.own.seen.card = Some(card);
    }

    /// The seat sees the card that is given back, as who gives or gets it, before it is told that the two are married (V 4.4).
    pub const fn see_back(&mut self, card: Card) {
        self.own.seen.back = Some(card);
    }

    /// A hand that is seen from its contract on: what was said before is not known.
    ///
    /// The event must be [`Event::Declared`], and what it declares possible; `forced` if its declarer had to play.
    pub fn at_contract(
        setup: Setup,
        (seat, dealt): (Seat, CardSet),
        declared: Event,
        forced: bool,
    ) -> Result<Sight, BadSight> {
        let own = OwnHand::new(&setup, seat, dealt)?;
        let Event::Declared { seat: declarer, contract, renonce } = declared else {
            return Err(BadSight::DoesNotFollow);
        };
        let partner = contract.called().and_then(|called| own.holder(called.card()));
        let parties = Some(Parties { declarer, partner });
        let hands = BySeat::from_fn(|seat| own.dealt(seat).unwrap_or(CardSet::EMPTY));
        let leader = setup.rules.leader(contract, declarer, setup.dealer);
        let play = Play::with_hands(setup.rules.manner(contract), hands, contract, leader);
        let declared = Declared { contract, parties, goal: contract.goal(), forced, renonce };
        Ok(Sight { own, course: Course::at_contract(setup, declared, play) })
    }

    /// Whose sight it is.
    pub const fn seat(&self) -> Seat {
        self.own.seat
    }

    /// Where the hand stands in its match.
    pub const fn setup(&self) -> &Setup {
        &self.course.setup
    }

    /// Follows what has happened at the table. What follows from it by itself, the trick that is taken for instance, may be
    /// left out, or must be as it follows.
    pub fn follow(&mut self, event: Event) -> Result<(), BadSight> {
        match event {
            Event::Said { seat, bid } => self.act(seat, Action::Bid(bid)),
            Event::Declared { seat, contract, renonce } => self.declared(seat, contract, renonce),
            Event::Played { seat, card } => self.act(seat, Action::Play(card)),
            Event::Declined { seat } => self.act(seat, Action::Double(Doubling::Decline)),
            Event::Stoss { seat } => self.act(seat, Action::Double(Doubling::Stoss)),
            Event::Retour { seat } => self.act(seat, Action::Double(Doubling::Retour)),
            Event::Knocked { seat, knocks: Some(knocks) } => self.act(seat, Action::Knock(knocks)),
            Event::Knocked { seat, knocks: None } => self.answered(seat),
            Event::KnocksClosed { by } => self.knocks_closed(by),
            Event::PutUp { seat } => self.act(seat, Action::Hochzeit(Courting::PutUp)),
            Event::Offered { card, .. } => {
                self.follows(event)?;
                self.course.shown_offer = card;
                Ok(())
            }
            Event::OfferDeclined { seat } => self.act(seat, Action::Hochzeit(Courting::Decline)),
            Event::OfferTaken { seat } => {
                self.own.seen.took = seat == self.own.seat;
                self.act(seat, Action::Hochzeit(Courting::Take))
            }
            Event::Married { taker, .. } => self.married(taker),
            Event::Forced { seat } => self.forced(seat),
            Event::Claimed { seat } => self.claimed(seat),
            Event::Ended { ending } => {
                self.ended(ending);
                Ok(())
            }
            Event::Won { .. }
            | Event::PartnerKnown { .. }
            | Event::DoublingOpened
            | Event::RamschBegins
            | Event::TrickTaken { .. } => self.follows(event),
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), BadSight> {
        self.course.act(seat, action, &self.own)?;
        Ok(())
    }

    fn declared(&mut self, seat: Seat, contract: Contract, renonce: bool) -> Result<(), BadSight> {
        self.course.check(seat, Action::Declare(contract), &self.own)?;
        let Phase::Declaring(declaring) = &self.course.phase else { return Err(BadSight::DoesNotFollow) };
        let forced = declaring.forced;
        self.course.declare(Announced { seat, contract, forced, renonce }, &self.own);
        Ok(())
    }

    /// Somebody has answered together with the others; what, is not told yet (V 6.2).
    fn answered(&mut self, seat: Seat) -> Result<(), BadSight> {
        self.course.check(seat, Action::Knock(false), &self.own)?;
        self.course.note_answer(seat);
        Ok(())
    }

    /// The knocking is closed; where all answers were told, that has followed already.
    fn knocks_closed(&mut self, by: SeatSet) -> Result<(), BadSight> {
        if self.own.dealt.len() != u32::from(self.course.setup.rules.deck().hand()) {
            return Err(BadSight::NotAHand { count: self.own.dealt.len() });
        }
        match &self.course.phase {
            Phase::Knocking(_) | Phase::Auction(_) => {
                self.course.close_knocks(by, &self.own);
                Ok(())
            }
            Phase::Declaring(_) | Phase::Hochzeit(_) | Phase::Playing(_) | Phase::Over(_) => {
                Err(BadSight::DoesNotFollow)
            }
        }
    }

    /// Two are married; the seat knows the card that was given back if it is one of them.
    fn married(&mut self, taker: Seat) -> Result<(), BadSight> {
        let Phase::Hochzeit(offer) = &self.course.phase else { return Err(BadSight::DoesNotFollow) };
        let (offerer, asked, taken) = (offer.offerer, offer.asked, offer.taken);
        let takes_part = [offerer, taker].contains(&self.own.seat);
        if !taken || asked != taker || takes_part != self.own.seen.back.is_some() {
            return Err(BadSight::DoesNotFollow);
        }
        self.course.marry(self.own.seen.back, &self.own);
        Ok(())
    }

    /// Somebody must play; where the seat itself must, it has followed already.
    fn forced(&mut self, seat: Seat) -> Result<(), BadSight> {
        match &self.course.phase {
            Phase::Auction(_) | Phase::Hochzeit(_) => {
                self.course.force(seat);
                Ok(())
            }
            Phase::Declaring(declaring) if declaring.seat == seat => Ok(()),
            Phase::Knocking(_) | Phase::Declaring(_) | Phase::Playing(_) | Phase::Over(_) => {
                Err(BadSight::DoesNotFollow)
            }
        }
    }

    /// Somebody claimed by hand; how much, the others hear when the hand is paid.
    fn claimed(&mut self, seat: Seat) -> Result<(), BadSight> {
        if !self.course.is_asked(seat) {
            return Err(Rejected::OutOfTurn { seat }.into());
        }
        match &mut self.course.phase {
            Phase::Playing(table) => match &mut table.step {
                Step::Claims(claims) => {
                    claims[seat] = Some(crate::settlement::Claim { runners: 0, schwarz: false });
                    Ok(())
                }
                Step::Doubling(_) | Step::Retour(_) | Step::Card => Err(Rejected::OutOfPhase.into()),
            },
            Phase::Knocking(_)
            | Phase::Auction(_)
            | Phase::Declaring(_)
            | Phase::Hochzeit(_)
            | Phase::Over(_) => Err(Rejected::OutOfPhase.into()),
        }
    }

    /// The hand has ended as everybody is told.
    fn ended(&mut self, ending: Ending) {
        self.course.end_as_told(ending);
    }

    /// Whether something that follows by itself has followed.
    fn follows(&self, event: Event) -> Result<(), BadSight> {
        let table = self.course.table();
        let followed = match event {
            Event::Won { seat } => match &self.course.phase {
                Phase::Declaring(declaring) => declaring.seat == seat,
                // Who has named a Rufspiel early has nothing to say before the offers are put up (V 4.3).
                Phase::Hochzeit(offer) => offer.winner() == Some(seat),
                Phase::Knocking(_) | Phase::Auction(_) | Phase::Playing(_) | Phase::Over(_) => false,
            },
            Event::PartnerKnown { seat } => table
                .and_then(|table| table.declared.parties)
                .is_some_and(|parties| parties.partner == Some(seat)),
            Event::DoublingOpened => table.is_some_and(|table| matches!(table.step, Step::Doubling(_))),
            Event::TrickTaken { winner, .. } => table.is_some_and(|table| table.play.leader() == winner),
            Event::Offered { seat, .. } => {
                matches!(&self.course.phase, Phase::Hochzeit(offer) if offer.offerer == seat)
            }
            Event::RamschBegins => table.is_some_and(|table| table.declared.contract == Contract::Ramsch),
            Event::Said { .. }
            | Event::Knocked { .. }
            | Event::KnocksClosed { .. }
            | Event::PutUp { .. }
            | Event::OfferDeclined { .. }
            | Event::OfferTaken { .. }
            | Event::Married { .. }
            | Event::Forced { .. }
            | Event::Declared { .. }
            | Event::Played { .. }
            | Event::Declined { .. }
            | Event::Stoss { .. }
            | Event::Retour { .. }
            | Event::Claimed { .. }
            | Event::Ended { .. } => true,
        };
        if followed { Ok(()) } else { Err(BadSight::DoesNotFollow) }
    }

    /// What the seat may see and do.
    pub fn view(&self) -> SeatView {
        let shown = match self.course.ending() {
            Some(Ending::Scored { .. } | Ending::Ramsch { .. }) => self.own.deal(&self.course.plays),
            Some(Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. }) | None => None,
        };
        self.course.seat_view(self.own.seat, self.own.dealt, shown)
    }
}

impl OwnHand {
    /// The cards that the seat plays with.
    fn held(&self) -> CardSet {
        let only = |card: Option<Card>| card.map_or(CardSet::EMPTY, CardSet::only);
        match self.seen {
            SeenCards { back: None, .. } => self.dealt,
            SeenCards { card, back, took: true } => (self.dealt - only(back)) | only(card),
            SeenCards { back, took: false, .. } => (self.dealt - only(offerable(self.dealt))) | only(back),
        }
    }

    fn new(setup: &Setup, seat: Seat, dealt: CardSet) -> Result<OwnHand, BadSight> {
        let deck = setup.rules.deck();
        let count = (dealt & deck.cards()).len();
        if count == u32::from(deck.hand()) && dealt.len() == count {
            Ok(OwnHand { seat, dealt, seen: SeenCards::default() })
        } else {
            Err(BadSight::NotAHand { count })
        }
    }
}
