//! The one game machine: a hand from the deal to its result.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::action::{Action, Actions, DoubleChoices, Doubling, MOST_RUNNERS};
use crate::auction::{Auction, Bid, BidChoices, Manner, NameSet, Reach, Rung, Verdict};
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract::{Contract, Goal};
use crate::contract_kind::ContractKind;
use crate::deal::Deal;
use crate::declaration::{
    Circumstances, ContractSet, Undeclarable, can_declare, check_declaration, check_tout, declarable,
};
use crate::event::Event;
use crate::list_entry::{Height, ListEntry, ListedDouble, ListedGame, list_entry};
use crate::outcome::{Outcome, Parties, Side};
use crate::play::Play;
use crate::rejected::{BadDouble, Rejected};
use crate::rules::{Claims, FirstGame, Forced, NamingEarly, RuleSet};
use crate::seat::{BySeat, Seat};
use crate::settlement::{Claim, Doubled, Settlement, due_runners, settle};

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
/// let mut game = Game::new(Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0 }, deal);
/// assert!(game.act(Seat::Two, Action::Bid(Bid::Pass)).is_err(), "forehand speaks first");
/// assert!(game.act(Seat::One, Action::Bid(Bid::Pass)).is_ok());
/// assert_eq!(game.view(Seat::Two).hand, deal.hand(Seat::Two));
/// # Ok::<(), schafkopf::DealError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) deal: Deal,
    pub(crate) phase: Phase,
    pub(crate) bids: Vec<(Seat, Bid)>,
    pub(crate) declared: Option<Declared>,
    pub(crate) play: Play,
    pub(crate) plays: Vec<(Seat, Card)>,
    pub(crate) doubles: Doubles,
    pub(crate) claims: BySeat<Option<Claim>>,
    /// The kinds of contract that each hand allows, with their rungs: what a player may claim.
    open_kinds: BySeat<NameSet>,
}

/// The stage of a hand, with what belongs to it alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Auction(Auction),
    Declaring(Declaring),
    /// The first card lies on the table; seats marked have answered.
    Doubling(BySeat<bool>),
    /// A Stoss was given; the declarer answers.
    Retour,
    Playing,
    Claiming,
    Over(Ending),
}

/// Who names the contract, and what binds him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Declaring {
    pub(crate) seat: Seat,
    least: Rung,
    named: Option<ContractKind>,
    pub(crate) forced: bool,
}

/// A contract that has been declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Declared {
    pub(crate) contract: Contract,
    pub(crate) parties: Parties,
    /// What the declarer must reach; a Tout that is not allowed is won like a plain game.
    pub(crate) goal: Goal,
    pub(crate) forced: bool,
    pub(crate) renonce: bool,
}

/// Who doubled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Doubles {
    /// Who gave a Stoss.
    pub stoss: Option<Seat>,
    /// Whether the declarer answered with a Retour.
    pub retour: bool,
}

impl Doubles {
    /// How the hand is doubled.
    pub const fn doubled(self) -> Doubled {
        match (self.stoss, self.retour) {
            (None, _) => Doubled::Not,
            (Some(_), false) => Doubled::Stoss,
            (Some(_), true) => Doubled::Retour,
        }
    }
}

/// How a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ending", rename_all = "snake_case")]
pub enum Ending {
    /// All passed, and the cards are thrown in.
    ThrownIn,
    /// A Sie in the first game, which does not count (S 2.9.1, decision 18).
    SieVoid {
        /// Who held it.
        seat: Seat,
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
    pub fn new(setup: Setup, deal: Deal) -> Game {
        let forehand = setup.dealer.next();
        let auction = Game::fresh_auction(&setup);
        let open_kinds = BySeat::from_fn(|seat| open_kinds(&setup, deal.hand(seat)));
        // Before there is a contract the cards have no order that matters; any will do.
        let play = Play::new(&deal, Contract::Sie, forehand);
        let mut game = Game {
            setup,
            deal,
            phase: Phase::Auction(auction),
            bids: Vec::with_capacity(8),
            declared: None,
            play,
            plays: Vec::with_capacity(32),
            doubles: Doubles::default(),
            claims: BySeat::new([None; 4]),
            open_kinds,
        };
        if let Some(seat) = deal.sie().filter(|_| game.setup.rules.sie.is_some()) {
            game.lay_open_sie(seat);
        }
        game
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
        let at = Circumstances { rules: &setup.rules, game: setup.number, forced };
        check_declaration(deal.hand(declarer), contract, at)?;
        let goal = match check_tout(deal.hand(declarer), contract, at) {
            Ok(()) => contract.goal(),
            Err(_) => Goal::Majority,
        };
        let forehand = setup.dealer.next();
        let mut game = Game {
            play: Play::new(&deal, contract, forehand),
            setup,
            deal,
            phase: Phase::Playing,
            bids: Vec::new(),
            declared: None,
            plays: Vec::with_capacity(32),
            doubles: Doubles::default(),
            claims: BySeat::new([None; 4]),
            open_kinds: BySeat::new([NameSet::default(); 4]),
        };
        if contract == Contract::Sie {
            game.lay_open_sie(declarer);
        } else {
            game.declare(declarer, contract, goal, forced);
        }
        Ok(game)
    }

    /// Where the hand stands in its match.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The cards as dealt. They are for who may see everything: never hand this to a player.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// How the hand ended, once it has.
    pub const fn ending(&self) -> Option<&Ending> {
        match &self.phase {
            Phase::Over(ending) => Some(ending),
            Phase::Auction(_)
            | Phase::Declaring(_)
            | Phase::Doubling(_)
            | Phase::Retour
            | Phase::Playing
            | Phase::Claiming => None,
        }
    }

    /// The contract, once it is declared.
    pub fn contract(&self) -> Option<Contract> {
        self.declared.map(|declared| declared.contract)
    }

    /// Who plays with whom, once the contract is declared. For who may see everything: it names the hidden partner.
    pub fn parties(&self) -> Option<Parties> {
        self.declared.map(|declared| declared.parties)
    }

    /// Whether a Tout was announced that was not allowed; only [`Game::at_contract`] lets that happen.
    pub fn has_refused_tout(&self) -> bool {
        self.declared.is_some_and(|declared| declared.goal != declared.contract.goal())
    }

    /// Who doubled.
    pub const fn doubles(&self) -> Doubles {
        self.doubles
    }

    /// The state of the cards. For who may see everything.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// What each seat claimed by hand, where it did (S 4.2.3).
    pub const fn claims(&self) -> &BySeat<Option<Claim>> {
        &self.claims
    }

    /// Every card played, in order, with who played it.
    pub fn plays(&self) -> &[(Seat, Card)] {
        &self.plays
    }

    /// Every word of the auction, in order.
    pub fn bids(&self) -> &[(Seat, Bid)] {
        &self.bids
    }

    /// The seats that are asked to act, in seat order; several in the doubling window.
    pub fn to_act(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|&seat| self.is_asked(seat))
    }

    /// The first seat that is asked to act; none when the hand is over.
    pub fn next_to_act(&self) -> Option<Seat> {
        self.to_act().next()
    }

    /// Whether a seat is asked to act.
    pub fn is_asked(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Auction(auction) => auction.turn() == seat,
            Phase::Declaring(declaring) => declaring.seat == seat,
            Phase::Doubling(answered) => !answered[seat] && Some(seat) != self.declarer(),
            Phase::Retour => Some(seat) == self.declarer(),
            Phase::Playing => self.play.turn() == seat,
            Phase::Claiming => self.claims[seat].is_none() && self.is_winner(seat),
            Phase::Over(_) => false,
        }
    }

    /// Everything a seat may do now.
    pub fn legal_actions(&self, seat: Seat) -> Actions {
        if !self.is_asked(seat) {
            return Actions::Nothing;
        }
        match &self.phase {
            Phase::Auction(auction) => Actions::Bid(self.bid_choices(auction, seat)),
            Phase::Declaring(declaring) => Actions::Declare(self.declarable(*declaring)),
            Phase::Doubling(_) => Actions::Double(self.double_choices(seat)),
            Phase::Retour => Actions::Double(DoubleChoices::Retour),
            Phase::Playing => Actions::Play(self.play.legal()),
            Phase::Claiming => Actions::Claim,
            Phase::Over(_) => Actions::Nothing,
        }
    }

    /// Does what a seat wants to do, or says why not; a rejected action changes nothing.
    ///
    /// Nothing is taken back: a card played stays played (S 2.4.14, 3.1.7).
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Rejected> {
        match (self.phase, action) {
            (Phase::Over(_), _) => Err(Rejected::Over),
            (Phase::Auction(auction), Action::Bid(bid)) => {
                self.in_turn(seat)?;
                self.bid_choices(&auction, seat).check(bid)?;
                Ok(self.take_bid(auction, seat, bid))
            }
            (Phase::Declaring(declaring), Action::Declare(contract)) => {
                self.in_turn(seat)?;
                self.check_declare(declaring, contract)?;
                Ok(self.declare(seat, contract, contract.goal(), declaring.forced))
            }
            (Phase::Doubling(answered), Action::Double(double)) => {
                self.in_turn(seat)?;
                self.check_double(seat, double)?;
                Ok(self.take_double(answered, seat, double))
            }
            (Phase::Retour, Action::Double(double)) => {
                self.in_turn(seat)?;
                check_retour(double)?;
                Ok(self.take_retour(seat, double))
            }
            (Phase::Playing, Action::Play(card)) => {
                self.in_turn(seat)?;
                self.play.check(card)?;
                Ok(self.take_card(seat, card))
            }
            (Phase::Claiming, Action::Claim(claim)) => {
                self.in_turn(seat)?;
                if claim.runners > MOST_RUNNERS {
                    return Err(Rejected::TooManyRunners);
                }
                Ok(self.take_claim(seat, claim))
            }
            (
                Phase::Auction(_) | Phase::Declaring(_) | Phase::Playing | Phase::Claiming,
                Action::Double(double),
            ) => Err(self.no_double_now(double).into()),
            (
                Phase::Auction(_)
                | Phase::Declaring(_)
                | Phase::Doubling(_)
                | Phase::Retour
                | Phase::Playing
                | Phase::Claiming,
                Action::Bid(_) | Action::Declare(_) | Action::Play(_) | Action::Claim(_),
            ) => Err(Rejected::OutOfPhase),
        }
    }

    fn in_turn(&self, seat: Seat) -> Result<(), Rejected> {
        if self.is_asked(seat) { Ok(()) } else { Err(Rejected::OutOfTurn { seat }) }
    }

    pub(crate) fn declarer(&self) -> Option<Seat> {
        self.declared.map(|declared| declared.parties.declarer)
    }

    /// The seat to whose left the first card is led from.
    pub(crate) fn forehand(&self) -> Seat {
        self.setup.dealer.next()
    }

    fn circumstances(&self, forced: bool) -> Circumstances<'_> {
        Circumstances { rules: &self.setup.rules, game: self.setup.number, forced }
    }

    // The auction.

    /// The auction of this hand before anybody has spoken.
    pub fn fresh_auction(setup: &Setup) -> Auction {
        let manner = Manner { style: setup.rules.auction.style, top: top_rung(setup) };
        Auction::new(manner, setup.dealer.next())
    }

    /// What a seat may say with the cards dealt to it, if it were its turn in an auction.
    pub fn bid_choices(&self, auction: &Auction, seat: Seat) -> BidChoices {
        let open = self.open_kinds[seat];
        let names = match self.setup.rules.auction.naming_early {
            NamingEarly::Binds => open,
            NamingEarly::Refused => NameSet::default(),
        };
        auction.choices(Reach { highest: open.highest() }, names)
    }

    fn take_bid(&mut self, mut auction: Auction, seat: Seat, bid: Bid) -> Vec<Event> {
        self.bids.push((seat, bid));
        let verdict = auction.take(bid);
        self.phase = Phase::Auction(auction);
        let mut events = vec![Event::Said { seat, bid }];
        match verdict {
            Verdict::GoesOn => {}
            Verdict::AllPassed => events.push(self.all_passed()),
            Verdict::Won { seat, least, named } => {
                self.phase = Phase::Declaring(Declaring { seat, least, named, forced: false });
                events.push(Event::Won { seat });
            }
        }
        events
    }

    /// Throws the cards in, or makes the holder of the Ober of Acorns play.
    fn all_passed(&mut self) -> Event {
        let must_play = match self.setup.rules.all_pass.forced {
            Forced::Never => false,
            Forced::AtOnce => true,
            Forced::SecondTime => self.setup.thrown_in > 0,
        };
        if must_play {
            let seat = self.deal.holder(Card::new(Suit::Eichel, Rank::Ober));
            self.phase = Phase::Declaring(Declaring { seat, least: Rung(0), named: None, forced: true });
            return Event::Forced { seat };
        }
        self.end(Ending::ThrownIn)
    }

    // The contract.

    fn declarable(&self, declaring: Declaring) -> ContractSet {
        let hand = self.deal.hand(declaring.seat);
        let open = declarable(hand, declaring.least.0.into(), self.circumstances(declaring.forced));
        match declaring.named {
            None => open,
            Some(named) => {
                ContractSet::filtered(|contract| contract.kind() == named && open.contains(contract))
            }
        }
    }

    fn check_declare(&self, declaring: Declaring, contract: Contract) -> Result<(), Undeclarable> {
        let hand = self.deal.hand(declaring.seat);
        let at = self.circumstances(declaring.forced);
        let kind = contract.kind();
        check_declaration(hand, contract, at)?;
        check_tout(hand, contract, at)?;
        if at.rules.rung(kind).is_none_or(|rung| rung < declaring.least.0.into()) {
            return Err(Undeclarable::BelowClaim { kind });
        }
        match declaring.named {
            Some(named) if named != kind => Err(Undeclarable::BoundByName { named }),
            Some(_) | None => Ok(()),
        }
    }

    fn declare(&mut self, seat: Seat, contract: Contract, goal: Goal, forced: bool) -> Vec<Event> {
        let parties = Parties::of(&self.deal, seat, contract);
        let hand = self.deal.hand(seat);
        let renonce = contract.called().is_some_and(|called| !hand.intersects(called.suit.cards()));
        self.declared = Some(Declared { contract, parties, goal, forced, renonce });
        self.play = Play::new(&self.deal, contract, self.forehand());
        self.phase = Phase::Playing;
        vec![Event::Declared { seat, contract, renonce }]
    }

    fn lay_open_sie(&mut self, seat: Seat) {
        let parties = Parties { declarer: seat, partner: None };
        let goal = Contract::Sie.goal();
        self.declared =
            Some(Declared { contract: Contract::Sie, parties, goal, forced: false, renonce: false });
        let counts = self.setup.number > 1 || self.setup.rules.first_game.sie == FirstGame::Counts;
        if counts {
            self.score(&Outcome::of_sie(&self.deal, seat));
        } else {
            self.end(Ending::SieVoid { seat });
        }
    }

    // Doubling.

    fn double_choices(&self, seat: Seat) -> DoubleChoices {
        match self.check_double(seat, Doubling::Stoss) {
            Ok(()) => DoubleChoices::Stoss,
            Err(_) => DoubleChoices::Decline,
        }
    }

    /// Why nobody can double outside the doubling window.
    fn no_double_now(&self, double: Doubling) -> BadDouble {
        match (self.setup.rules.doubling, double) {
            (None, _) => BadDouble::Off,
            (Some(rules), Doubling::Retour) if rules.retour_factor == 0 => BadDouble::NoRetour,
            (Some(_), Doubling::Stoss) if self.doubles.stoss.is_some() => BadDouble::TooMany,
            (Some(_), Doubling::Stoss | Doubling::Retour | Doubling::Decline) => BadDouble::OneCard,
        }
    }

    fn check_double(&self, seat: Seat, double: Doubling) -> Result<(), BadDouble> {
        match double {
            Doubling::Decline => Ok(()),
            Doubling::Retour => Err(BadDouble::RetourByDeclarer),
            Doubling::Stoss => self.check_stoss(seat),
        }
    }

    fn check_stoss(&self, seat: Seat) -> Result<(), BadDouble> {
        let (Some(rules), Some(declared)) = (self.setup.rules.doubling, self.declared) else {
            return Err(BadDouble::Off);
        };
        if declared.parties.side(seat) == Side::Declarer {
            return Err(BadDouble::NotADefender);
        }
        if rules.needs_trump && !self.deal.hand(seat).intersects(declared.contract.order().trumps()) {
            return Err(BadDouble::NoTrump);
        }
        if !rules.by_leader && seat == self.forehand() {
            return Err(BadDouble::Leader);
        }
        Ok(())
    }

    fn take_double(&mut self, mut answered: BySeat<bool>, seat: Seat, double: Doubling) -> Vec<Event> {
        if double == Doubling::Stoss {
            self.doubles.stoss = Some(seat);
            let retour = self.setup.rules.doubling.is_some_and(|rules| rules.retour_factor > 0);
            self.phase = if retour { Phase::Retour } else { Phase::Playing };
            return vec![Event::Stoss { seat }];
        }
        answered[seat] = true;
        let open = Seat::ALL.into_iter().any(|seat| !answered[seat] && Some(seat) != self.declarer());
        self.phase = if open { Phase::Doubling(answered) } else { Phase::Playing };
        vec![Event::Declined { seat }]
    }

    fn take_retour(&mut self, seat: Seat, double: Doubling) -> Vec<Event> {
        self.phase = Phase::Playing;
        if double == Doubling::Retour {
            self.doubles.retour = true;
            return vec![Event::Retour { seat }];
        }
        vec![Event::Declined { seat }]
    }

    // The cards.

    fn take_card(&mut self, seat: Seat, card: Card) -> Vec<Event> {
        let taken = self.play.play(card);
        self.plays.push((seat, card));
        let mut events = Vec::with_capacity(3);
        events.push(Event::Played { seat, card });
        if self.contract().and_then(Contract::called).is_some_and(|called| called.card() == card) {
            events.push(Event::PartnerKnown { seat });
        }
        if self.play.played() == 1 && self.setup.rules.doubling.is_some() {
            self.phase = Phase::Doubling(BySeat::new([false; 4]));
            events.push(Event::DoublingOpened);
        }
        if let Some(taken) = taken {
            events.push(Event::TrickTaken { winner: taken.winner, points: taken.points });
        }
        if self.play.is_over() {
            events.extend(self.cards_are_played());
        }
        events
    }

    /// The outcome of the cards, once all have been played.
    fn counted(&self) -> Option<Outcome> {
        let declared = self.declared.filter(|_| self.play.is_over())?;
        Some(Outcome::of_play(&self.deal, declared.contract, declared.parties, declared.goal, &self.play))
    }

    /// Ends the hand, or first asks the winners what they claim.
    fn cards_are_played(&mut self) -> Option<Event> {
        let by_hand = self.setup.rules.money.is_some_and(|money| money.claims == Claims::ByHand);
        if by_hand {
            self.phase = Phase::Claiming;
            return None;
        }
        let outcome = self.counted()?;
        Some(self.score(&outcome))
    }

    // Claims and the end.

    fn is_winner(&self, seat: Seat) -> bool {
        self.counted().is_some_and(|outcome| outcome.parties.side(seat) == outcome.winners())
    }

    fn take_claim(&mut self, seat: Seat, claim: Claim) -> Vec<Event> {
        self.claims[seat] = Some(claim);
        let mut events = vec![Event::Claimed { seat }];
        let waiting = self.to_act().next().is_some();
        if let Some(outcome) = self.counted().filter(|_| !waiting) {
            events.push(self.score(&outcome));
        }
        events
    }

    /// What the winners may rightly claim, once all cards have been played.
    pub fn due_claim(&self) -> Option<Claim> {
        let outcome = self.counted()?;
        let runners = self.setup.rules.money.map_or(0, |tariff| due_runners(&tariff, &outcome));
        Some(Claim { runners, schwarz: outcome.schwarz })
    }

    /// What the winners claim together: the most that one of them asked for.
    fn joint_claim(&self) -> Option<Claim> {
        let claims = self.claims.as_array().iter().flatten();
        claims
            .copied()
            .reduce(|a, b| Claim { runners: a.runners.max(b.runners), schwarz: a.schwarz || b.schwarz })
    }

    fn score(&mut self, outcome: &Outcome) -> Event {
        let rules = Arc::clone(&self.setup.rules);
        let settlement = settle(&rules, outcome, self.doubles.doubled(), self.joint_claim());
        let entry = rules.list.as_ref().map(|list| list_entry(&rules, list, &self.listed(outcome)));
        self.end(Ending::Scored { outcome: *outcome, settlement, entry })
    }

    fn listed(&self, outcome: &Outcome) -> ListedGame {
        let double = self.doubles.stoss.map(|by| ListedDouble {
            by,
            retour: self.doubles.retour,
            tricks: 8 - outcome.tricks,
        });
        ListedGame {
            parties: outcome.parties,
            kind: outcome.contract.kind(),
            refused_tout: outcome.is_refused_tout(),
            won: outcome.won,
            height: Height::from_flags(outcome.schneider, outcome.schwarz),
            game: self.setup.number,
            double,
        }
    }

    fn end(&mut self, ending: Ending) -> Event {
        self.phase = Phase::Over(ending);
        Event::Ended { ending }
    }
}

fn check_retour(double: Doubling) -> Result<(), BadDouble> {
    match double {
        Doubling::Retour | Doubling::Decline => Ok(()),
        Doubling::Stoss => Err(BadDouble::TooMany),
    }
}

/// The kinds of contract that a hand allows in a game, with their rungs.
fn open_kinds(setup: &Setup, hand: CardSet) -> NameSet {
    let at = Circumstances { rules: &setup.rules, game: setup.number, forced: false };
    let mut open = NameSet::default();
    for (rung, kinds) in setup.rules.auction.ladder.iter().enumerate() {
        for &kind in kinds.iter().filter(|&&kind| can_declare(hand, kind, at)) {
            open.insert(kind, Rung(rung as u8));
        }
    }
    open
}

/// The highest rung of the ladder in a game: without the Touts where the first game bars them.
fn top_rung(setup: &Setup) -> Rung {
    let barred = setup.number == 1 && setup.rules.first_game.tout == FirstGame::Barred;
    let open = |rung: &Vec<ContractKind>| !barred || rung.iter().any(|kind| !kind.is_tout());
    let top = setup.rules.auction.ladder.iter().rposition(open).unwrap_or(0);
    Rung(top as u8)
}
