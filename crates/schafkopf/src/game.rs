//! The one game machine: a hand from the deal to its result.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::action::{Action, Actions, Doubling};
use crate::auction::{Auction, Bid, BidChoices};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::{Contract, Goal};
use crate::course::{Course, Declared, Phase, Wedding, choices_in, fresh_auction, open_kinds, renonce};
use crate::deal::{Deal, Dealt};
use crate::declaration::{Circumstances, Undeclarable, check_declaration, check_tout};
use crate::event::Event;
use crate::exchange::{BadExchange, Exchange};
use crate::list_entry::ListEntry;
use crate::outcome::{Outcome, Parties, Side};
use crate::play::Play;
use crate::ramsch::RamschOutcome;
use crate::rejected::Rejected;
use crate::rules::{MOST_STEPS, RuleSet};
use crate::seat::{BySeat, Seat, SeatSet};

use crate::settlement::{Claim, Doubled, Multipliers, Settlement};

/// Where a hand stands in its match.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The rules it is played by.
    pub rules: Arc<RuleSet>,
    /// Who deals.
    pub dealer: Seat,
    /// Number of the game in its match, from 1.
    pub number: u32,
    /// How often in a row the cards have just been thrown in.
    pub thrown_in: u32,
    /// What running Bock hands multiply by; 1 where there are none (V 8.1).
    pub bock: u32,
}

/// One hand of Schafkopf, from the deal to its result.
///
/// People, bots, stand-ins and replays all go through [`Game::act`]; what it accepts is what
/// [`Game::legal_actions`] lists. A rejected action leaves everything as it was.
///
/// ```
/// use schafkopf::{Action, Bid, Deal, Game, Seat, Setup, rules};
/// let deal = Deal::parse(&["EO GO EU HA H7 EK E9 S7", "HO SO GU HU SU HZ HK EA", "H9 H8 GA GZ GK G9 SA SZ", "EZ E8 E7 G8 G7 SK S9 S8"])?;
/// let rules = rules::builtin("schule").expect("it is built in");
/// let mut game = Game::new(Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 }, deal);
/// assert!(game.act(Seat::Two, Action::Bid(Bid::Pass)).is_err(), "forehand speaks first");
/// assert!(game.act(Seat::One, Action::Bid(Bid::Pass)).is_ok());
/// assert_eq!(game.view(Seat::Two).hand, deal.hand(Seat::Two));
/// # Ok::<(), schafkopf::DealError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    pub(crate) deal: Deal,
    /// What each was given before he may knock, where that is known.
    first: Option<BySeat<CardSet>>,
    pub(crate) course: Course,
}

/// Who doubled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Doubles {
    /// Who gave a Stoss.
    pub stoss: Option<Seat>,
    /// Whether it was answered with a Retour.
    pub retour: bool,
    /// Who answered, where it was not the declarer (V 7.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retour_by: Option<Seat>,
    /// Who doubled further, in order (V 7.1); in a Ramsch everybody after the first (V 3.8).
    #[serde(default, skip_serializing_if = "FurtherDoubles::is_empty")]
    pub further: FurtherDoubles,
}

/// Doubles beyond Stoss and Retour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct FurtherDoubles([Option<Seat>; MOST_STEPS]);

impl FurtherDoubles {
    /// Whether there are none.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// Who gave them, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        self.0.into_iter().flatten()
    }
}

impl From<Vec<Seat>> for FurtherDoubles {
    fn from(seats: Vec<Seat>) -> FurtherDoubles {
        let mut further = FurtherDoubles::default();
        for (place, seat) in further.0.iter_mut().zip(seats) {
            *place = Some(seat);
        }
        further
    }
}

impl From<FurtherDoubles> for Vec<Seat> {
    fn from(further: FurtherDoubles) -> Vec<Seat> {
        further.iter().collect()
    }
}

impl Doubles {
    /// How the hand is doubled.
    pub fn doubled(self) -> Doubled {
        Doubled::times(self.count())
    }

    /// How many doubles there are.
    pub fn count(self) -> u8 {
        u8::from(self.stoss.is_some()) + u8::from(self.retour) + self.further.iter().count() as u8
    }

    /// Who doubled, in order, and for which side: the defenders first, then in turn (V 7.1). Who answers is the declarer
    /// unless somebody else did.
    ///
    /// ```
    /// use schafkopf::{Doubles, Seat, Side};
    /// let mut doubles = Doubles::default();
    /// for seat in [Seat::Two, Seat::Three, Seat::Four] {
    ///     doubles.push(seat, Some(Seat::One));
    /// }
    /// let said = [(Seat::Two, Side::Defenders), (Seat::Three, Side::Declarer), (Seat::Four, Side::Defenders)];
    /// assert!(doubles.by(Seat::One).eq(said));
    /// ```
    pub fn by(self, declarer: Seat) -> impl Iterator<Item = (Seat, Side)> {
        self.seats(Some(declarer)).zip([Side::Defenders, Side::Declarer].into_iter().cycle())
    }

    /// Who doubled, in order; in a Ramsch there is no declarer.
    pub fn seats(self, declarer: Option<Seat>) -> impl Iterator<Item = Seat> {
        let retour = self.retour_by.or(declarer).filter(|_| self.retour);
        self.stoss.into_iter().chain(retour).chain(self.further.iter())
    }

    /// These and a further one.
    #[must_use]
    pub fn and(mut self, seat: Seat, declarer: Option<Seat>) -> Doubles {
        self.push(seat, declarer);
        self
    }

    /// A further double, by a seat; whose answer it is where two parties double in turn.
    pub fn push(&mut self, seat: Seat, declarer: Option<Seat>) {
        match (self.stoss, self.retour, declarer) {
            (None, _, _) => self.stoss = Some(seat),
            (Some(_), false, Some(declarer)) => {
                self.retour = true;
                self.retour_by = (seat != declarer).then_some(seat);
            }
            (Some(_), _, _) => {
                if let Some(place) = self.further.0.iter_mut().find(|place| place.is_none()) {
                    *place = Some(seat);
                }
            }
        }
    }
}

/// How a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ending", rename_all = "snake_case")]
pub enum Ending {
    /// All passed, and the cards are thrown in.
    ThrownIn,
    /// A hand had so few points that its player had the cards dealt again (V 14.2).
    Redealt {
        /// Who.
        seat: Seat,
    },
    /// A Sie in the first game, which does not count (S 2.9.1, decision 18).
    SieVoid {
        /// Who held it.
        seat: Seat,
    },
    /// A Ramsch, scored (V 3).
    Ramsch {
        /// What it came to.
        outcome: RamschOutcome,
        /// In money; none where the rule set knows none.
        settlement: Option<Settlement>,
        /// In the list; none where the rule set has none.
        entry: Option<ListEntry>,
    },
    /// Played, and scored.
    Scored {
        /// What it came to.
        outcome: Outcome,
        /// In money, without the pot; none where the rule set knows none.
        settlement: Option<Settlement>,
        /// In the list; none where the rule set has none.
        entry: Option<ListEntry>,
    },
}

impl Game {
    /// A hand just dealt. A Sie is laid open at once and ends it (S 2.9.2, decision 3).
    ///
    /// Where one may knock at half a hand, that comes first, if it is told what each was given by then (V 6.1): see
    /// [`Pack::deal_under`](crate::Pack::deal_under).
    pub fn new(setup: Setup, dealt: impl Into<Dealt>) -> Game {
        let Dealt { deal, first } = dealt.into();
        let first = first.filter(|_| setup.rules.knock.is_some());
        let course = if first.is_some() { Course::at_knocks(setup) } else { Course::new(setup, &deal) };
        let mut game = Game { deal, first, course };
        if first.is_none() {
            game.lay_open_sie();
        }
        game
    }

    /// A Sie is laid open as soon as all cards are dealt.
    fn lay_open_sie(&mut self) -> Option<Event> {
        let seat = self.deal.sie().filter(|_| self.course.setup.rules.sie.is_some())?;
        self.course.lay_open_sie(&self.deal, seat);
        self.ending().map(|&ending| Event::Ended { ending })
    }

    /// A hand that starts at its contract, as `judge` gets it: declared by rule, without an auction.
    ///
    /// Unlike at the table, a Tout that is not allowed is no error: it is played, won like a plain game and listed
    /// plain (decision 17).
    pub fn at_contract(
        setup: Setup,
        deal: Deal,
        declarer: Seat,
        declaration: (Contract, bool),
    ) -> Result<Game, Undeclarable> {
        let (contract, forced) = declaration;
        let hand = deal.hand(declarer);
        let at = Circumstances { rules: &setup.rules, game: setup.number, forced };
        check_declaration(hand, contract, at)?;
        let goal = match check_tout(hand, contract, at) {
            Ok(()) => contract.goal(),
            Err(_) => Goal::Majority,
        };
        let parties = Parties::of(&deal, declarer, contract);
        let renonce = renonce(contract, Some(hand));
        let declared = Declared { contract, parties: Some(parties), goal, forced, renonce };
        let play = Play::under(&setup.rules, &deal, (declarer, contract), setup.dealer);
        let mut game = Game { deal, first: None, course: Course::at_contract(setup, declared, play) };
        if contract == Contract::Sie {
            game.course.lay_open_sie(&deal, declarer);
        }
        Ok(game)
    }

    /// A Ramsch, as `judge` gets it: without an auction (V 3).
    pub fn at_ramsch(setup: Setup, deal: Deal) -> Result<Game, Undeclarable> {
        let contract = Contract::Ramsch;
        if !setup.rules.knows(contract.kind()) {
            return Err(Undeclarable::NotInRules { kind: contract.kind() });
        }
        let play = Play::under(&setup.rules, &deal, (setup.dealer, contract), setup.dealer);
        let course = Course::at_contract(setup, Declared::ramsch(), play);
        Ok(Game { deal, first: None, course })
    }

    /// A Hochzeit, as `judge` gets it: from the cards as dealt and what was exchanged (V 4).
    pub fn at_hochzeit(setup: Setup, deal: Deal, exchange: Exchange) -> Result<Game, BadExchange> {
        let rules = setup.rules.hochzeit.ok_or(BadExchange::NotInRules)?;
        exchange.check(&deal, rules)?;
        let contract = Contract::Hochzeit;
        let hands = exchange.exchanged(deal.hands());
        let play = Play::with_hands(setup.rules.manner(contract), hands, contract, setup.dealer.next());
        let mut course = Course::at_contract(setup, Declared::hochzeit(exchange.parties()), play);
        course.wedding = Some(exchange.into());
        Ok(Game { deal, first: None, course })
    }

    /// The same hand where some have knocked before it, as `judge` gets it; none if the rule set does not allow it (V 6.2).
    #[must_use]
    pub fn with_knocks(mut self, knocks: SeatSet) -> Option<Game> {
        let forehand = self.course.forehand();
        let allowed =
            knocks.is_empty() || self.setup().rules.knock.is_some_and(|knock| knock.allows(knocks, forehand));
        self.course.knocks = knocks;
        allowed.then_some(self)
    }

    /// What was exchanged in a Hochzeit. For who may see everything.
    pub fn exchange(&self) -> Option<Exchange> {
        self.course.wedding.and_then(Wedding::whole)
    }

    /// Who knocked (V 6).
    pub const fn knocks(&self) -> SeatSet {
        self.course.knocks
    }

    /// What multiplies the value of the hand.
    pub fn multipliers(&self) -> Multipliers {
        self.course.multipliers()
    }

    /// Where the hand stands in its match.
    pub const fn setup(&self) -> &Setup {
        &self.course.setup
    }

    /// The cards as dealt. They are for who may see everything: never hand this to a player.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// How the hand ended, once it has.
    pub const fn ending(&self) -> Option<&Ending> {
        self.course.ending()
    }

    /// The contract, once it is declared.
    pub fn contract(&self) -> Option<Contract> {
        self.course.declared().map(|declared| declared.contract)
    }

    /// Who plays with whom, once the contract is declared; nobody in a Ramsch. For who may see everything: it names the
    /// hidden partner.
    pub fn parties(&self) -> Option<Parties> {
        self.course.declared().and_then(|declared| declared.parties)
    }

    /// Whether a Tout was announced that was not allowed; only [`Game::at_contract`] lets that happen.
    pub fn has_refused_tout(&self) -> bool {
        self.course.declared().is_some_and(|declared| declared.goal != declared.contract.goal())
    }

    /// Who doubled.
    pub fn doubles(&self) -> Doubles {
        self.course.table().map_or_else(Doubles::default, |table| table.doubles)
    }

    /// Every double in order: who gave it, and how many cards had been played by then.
    pub fn doubled(&self) -> &[(Seat, Doubling, u8)] {
        &self.course.doubled
    }

    /// The state of the cards, once a contract is played. For who may see everything.
    pub fn play(&self) -> Option<&Play> {
        self.course.table().map(|table| &table.play)
    }

    /// The cards that a seat still holds. For who may see everything.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.course.held(seat, self.dealt(seat))
    }

    /// The cards dealt to a seat so far: the first ones while one may knock (V 6.1). For who may see everything.
    pub fn dealt(&self, seat: Seat) -> CardSet {
        match (&self.course.phase, self.first) {
            (Phase::Knocking(_), Some(first)) => first[seat],
            (_, _) => self.deal.hand(seat),
        }
    }

    /// What each seat claimed by hand, where it did (S 4.2.3).
    pub fn claims(&self) -> BySeat<Option<Claim>> {
        self.course.claims()
    }

    /// What the winners claimed together by hand, where they did.
    pub fn joint_claim(&self) -> Option<Claim> {
        Claim::joint(self.claims().as_array().iter().flatten().copied())
    }

    /// Every card played, in order, with who played it.
    pub fn plays(&self) -> &[(Seat, Card)] {
        &self.course.plays
    }

    /// Every word of the auction, in order.
    pub fn bids(&self) -> &[(Seat, Bid)] {
        &self.course.bids
    }

    /// The seats that are asked to act, in seat order; several in the doubling window.
    pub fn to_act(&self) -> impl Iterator<Item = Seat> + '_ {
        self.course.to_act()
    }

    /// The first seat that is asked to act; none when the hand is over.
    pub fn next_to_act(&self) -> Option<Seat> {
        self.to_act().next()
    }

    /// Whether a seat is asked to act.
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.course.is_asked(seat)
    }

    /// Everything a seat may do now.
    pub fn legal_actions(&self, seat: Seat) -> Actions {
        self.course.legal_actions(seat, self.dealt(seat))
    }

    /// Says whether a seat may do something now, or why not; nothing is done.
    ///
    /// ```
    /// use schafkopf::{Action, Bid, Deal, Game, Rejected, Seat, Setup, rules};
    /// let deal = Deal::parse(&["EO GO EU HA H7 EK E9 S7", "HO SO GU HU SU HZ HK EA", "H9 H8 GA GZ GK G9 SA SZ", "EZ E8 E7 G8 G7 SK S9 S8"])?;
    /// let rules = rules::builtin("schule").expect("it is built in");
    /// let game = Game::new(Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 }, deal);
    /// assert_eq!(game.check(Seat::One, Action::Bid(Bid::Pass)), Ok(()));
    /// assert_eq!(game.check(Seat::Two, Action::Bid(Bid::Pass)), Err(Rejected::OutOfTurn { seat: Seat::Two }));
    /// # Ok::<(), schafkopf::DealError>(())
    /// ```
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Rejected> {
        self.course.check(seat, action, &self.deal)
    }

    /// Does what a seat wants to do, or says why not; a rejected action changes nothing.
    ///
    /// Nothing is taken back: a card played stays played (S 2.4.14, 3.1.7).
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Rejected> {
        let events = self.course.act(seat, action, &self.deal);
        if matches!(action, Action::Knock(_)) { events.map(|events| self.with_sie(events)) } else { events }
    }

    /// When the knocks are closed and the other packets are seen, a Sie is laid open.
    fn with_sie(&mut self, mut events: Vec<Event>) -> Vec<Event> {
        if matches!(events.last(), Some(Event::KnocksClosed { .. })) {
            events.extend(self.lay_open_sie());
        }
        events
    }

    /// The auction of a hand before anybody has spoken.
    pub fn fresh_auction(setup: &Setup) -> Auction {
        fresh_auction(setup)
    }

    /// What a seat may say with the cards dealt to it, if it were its turn in an auction.
    pub fn bid_choices(&self, auction: &Auction, seat: Seat) -> BidChoices {
        Game::bid_choices_with(self.setup(), auction, self.deal.hand(seat))
    }

    /// What may be said with some cards by whose turn it is in an auction.
    pub fn bid_choices_with(setup: &Setup, auction: &Auction, hand: CardSet) -> BidChoices {
        choices_in(setup, auction, open_kinds(setup, Some(hand)))
    }

    /// What the winners may rightly claim, once all cards have been played.
    pub fn due_claim(&self) -> Option<Claim> {
        self.course.due_claim(&self.deal)
    }
}
