//! The course of a hand, as everybody at the table follows it: the one machine under [`Game`](crate::Game), which knows all
//! four hands, and [`Sight`](crate::Sight), which knows one.

mod hochzeit;
mod knocking;

use std::sync::Arc;

use crate::action::{Action, Actions, Courting, DoubleChoices, Doubling, MOST_RUNNERS};
use crate::auction::{Auction, Bid, BidChoices, Manner, NameSet, Reach, Rung, Verdict};
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract::{Contract, Goal};
use crate::contract_kind::ContractKind;
use crate::deal::Deal;
use crate::declaration::{
    Circumstances, ContractSet, Undeclarable, can_declare, check_declaration, check_tout, declarable_from,
};
use crate::doubling::{Entitled, Window, no_double_now};
use crate::event::Event;
use crate::exchange::offerable;
use crate::game::{Doubles, Ending, Setup};
use crate::list_entry::{Height, ListEntry, ListedDouble, ListedGame, list_entry};
use crate::order::Order;
use crate::outcome::{Outcome, Parties, Side, Terms};
use crate::play::{IllegalCard, Play, TrickTaken};
use crate::ramsch::{RamschOutcome, RamschPrices, settle_ramsch};
use crate::rejected::{BadDouble, Rejected};
use crate::rules::{
    Claims, DoubleAnswer, DoubleUntil, DoublingRules, FirstGame, Forced, ForcedBy, LadderEntry, NamingEarly,
};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::settlement::{Claim, Doubled, Multipliers, due_runners, settle};
use crate::view::Multiplied;

pub(crate) use hochzeit::{Offer, Wedding};
pub(crate) use knocking::Knocking;

/// The Ober of Acorns, whose holder must play where somebody must (T 11, P 4).
pub(crate) const EO: Card = Card::new(Suit::Eichel, Rank::Ober);

/// What is known of the cards besides what lies on the table.
pub(crate) trait Cards {
    /// The cards dealt to a seat, where they are known.
    fn dealt(&self, seat: Seat) -> Option<CardSet>;

    /// Who was dealt a card, where that is known.
    fn holder(&self, card: Card) -> Option<Seat>;

    /// The whole deal, known at the latest when all cards have been played.
    fn deal(&self, plays: &[(Seat, Card)]) -> Option<Deal>;

    /// The trump that is offered for a Hochzeit, where it is known though its offerer's cards are not.
    fn offered(&self) -> Option<Card> {
        None
    }
}

impl Cards for Deal {
    fn dealt(&self, seat: Seat) -> Option<CardSet> {
        Some(self.hand(seat))
    }

    fn holder(&self, card: Card) -> Option<Seat> {
        Some(Deal::holder(self, card))
    }

    fn deal(&self, _plays: &[(Seat, Card)]) -> Option<Deal> {
        Some(*self)
    }
}

/// What has happened in a hand, and what is to come.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    pub(crate) setup: Setup,
    /// Who knocked.
    pub(crate) knocks: SeatSet,
    /// What is exchanged for a Hochzeit, once its card is taken.
    pub(crate) wedding: Option<Wedding>,
    /// The trump that is offered, where it is shown to all.
    pub(crate) shown_offer: Option<Card>,
    /// Every double with the number of cards played before it.
    pub(crate) doubled: Vec<(Seat, Doubling, u8)>,
    pub(crate) bids: Vec<(Seat, Bid)>,
    pub(crate) plays: Vec<(Seat, Card)>,
    pub(crate) phase: Phase,
}

/// The stage of a hand, with what belongs to it alone.
#[derive(Debug, Clone)]
pub(crate) enum Phase {
    Knocking(Knocking),
    Auction(Speaking),
    Declaring(Declaring),
    Hochzeit(Offer),
    Playing(Table),
    Over(Over),
}

/// Somebody speaks.
#[derive(Debug, Clone)]
pub(crate) struct Speaking {
    pub(crate) auction: Auction,
    /// What each hand allows: what a player may claim.
    open_kinds: BySeat<Open>,
}

/// Who names the contract, and what binds him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Declaring {
    pub(crate) seat: Seat,
    least: Rung,
    named: Option<ContractKind>,
    pub(crate) forced: bool,
    pub(crate) offers: Offers,
}

/// What the offers of a Hochzeit mean for who has won the auction (V 4.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Offers {
    /// There are none that concern him.
    None,
    /// They are put up unless he plays more than a Rufspiel.
    Waiting,
    /// Nobody took one: he plays his Rufspiel.
    Past,
}

/// A contract that has been declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Declared {
    pub(crate) contract: Contract,
    /// Who plays with whom, as far as it is known; nobody in a Ramsch.
    pub(crate) parties: Option<Parties>,
    /// What the declarer must reach; a Tout that is not allowed is won like a plain game.
    pub(crate) goal: Goal,
    pub(crate) forced: bool,
    pub(crate) renonce: bool,
}

/// The cards are played.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) declared: Declared,
    /// The cards; hands that nobody knows are empty.
    pub(crate) play: Play,
    pub(crate) doubles: Doubles,
    pub(crate) step: Step,
    /// Whether the trick that lost it has ended the hand (V 14.1).
    pub(crate) stopped: bool,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// Answers of the defenders are awaited.
    Doubling(Window),
    /// The defenders doubled; the declarers answer.
    Retour(Window),
    /// A card.
    Card,
    /// What the winners claim by hand.
    Claims(BySeat<Option<Claim>>),
}

/// The hand is over.
#[derive(Debug, Clone)]
pub(crate) struct Over {
    pub(crate) ending: Ending,
    /// What was declared; nothing where all passed.
    pub(crate) declared: Option<Declared>,
    /// The table as it was left, and what was claimed by hand; nothing where no card was played.
    pub(crate) table: Option<(Table, BySeat<Option<Claim>>)>,
}

impl Course {
    /// A hand before anybody has spoken.
    pub(crate) fn new(setup: Setup, cards: &impl Cards) -> Course {
        let speaking = Speaking::new(&setup, cards);
        Course::begun(setup, Phase::Auction(speaking))
    }

    /// A hand of which everybody has seen the first cards, and may knock (V 6.1).
    pub(crate) fn at_knocks(setup: Setup) -> Course {
        Course::begun(setup, Phase::Knocking(Knocking::default()))
    }

    fn begun(setup: Setup, phase: Phase) -> Course {
        let (bids, plays) = (Vec::with_capacity(8), Vec::with_capacity(32));
        Course {
            setup,
            knocks: SeatSet::EMPTY,
            wedding: None,
            shown_offer: None,
            doubled: Vec::new(),
            bids,
            plays,
            phase,
        }
    }

    /// A hand that starts at its contract, without an auction.
    pub(crate) fn at_contract(setup: Setup, declared: Declared, play: Play) -> Course {
        let table = Table::new(declared, play);
        let mut course = Course::begun(setup, Phase::Playing(table));
        course.open_window(DoubleUntil::BeforeFirst);
        course
    }

    /// The table, once cards are played.
    pub(crate) const fn table(&self) -> Option<&Table> {
        match &self.phase {
            Phase::Playing(table) | Phase::Over(Over { table: Some((table, _)), .. }) => Some(table),
            Phase::Knocking(_)
            | Phase::Auction(_)
            | Phase::Declaring(_)
            | Phase::Hochzeit(_)
            | Phase::Over(_) => None,
        }
    }

    /// What was declared, once it is.
    pub(crate) const fn declared(&self) -> Option<&Declared> {
        match &self.phase {
            Phase::Playing(table) => Some(&table.declared),
            Phase::Over(over) => over.declared.as_ref(),
            Phase::Knocking(_) | Phase::Auction(_) | Phase::Declaring(_) | Phase::Hochzeit(_) => None,
        }
    }

    /// How it ended, once it has.
    pub(crate) const fn ending(&self) -> Option<&Ending> {
        match &self.phase {
            Phase::Over(over) => Some(&over.ending),
            Phase::Knocking(_)
            | Phase::Auction(_)
            | Phase::Declaring(_)
            | Phase::Hochzeit(_)
            | Phase::Playing(_) => None,
        }
    }

    /// What each seat claimed by hand, where it did.
    pub(crate) const fn claims(&self) -> BySeat<Option<Claim>> {
        match &self.phase {
            Phase::Playing(Table { step: Step::Claims(claims), .. })
            | Phase::Over(Over { table: Some((_, claims)), .. }) => *claims,
            Phase::Knocking(_)
            | Phase::Playing(_)
            | Phase::Auction(_)
            | Phase::Declaring(_)
            | Phase::Hochzeit(_)
            | Phase::Over(_) => BySeat::new([None; 4]),
        }
    }

    /// Forehand, to the dealer's left: he speaks and leads first.
    pub(crate) fn forehand(&self) -> Seat {
        self.setup.dealer.next()
    }

    /// Whether a seat is asked to act.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Auction(speaking) => speaking.auction.turn() == seat,
            Phase::Knocking(knocking) => self.is_asked_to_knock(*knocking, seat),
            Phase::Declaring(declaring) => declaring.seat == seat,
            Phase::Hochzeit(offer) => offer.asked == seat,
            Phase::Playing(table) => match &table.step {
                Step::Doubling(window) | Step::Retour(window) => window.waits_for(seat),
                Step::Card => table.play.turn() == seat,
                Step::Claims(claims) => claims[seat].is_none() && self.has_won(table, seat),
            },
            Phase::Over(_) => false,
        }
    }

    /// The seats that are asked to act, in seat order.
    pub(crate) fn to_act(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|&seat| self.is_asked(seat))
    }

    /// Everything that a seat may do now with the cards dealt to it.
    pub(crate) fn legal_actions(&self, seat: Seat, dealt: CardSet) -> Actions {
        let may_stoss = self.check_free_stoss(seat, Some(dealt)).is_ok();
        if !self.is_asked(seat) {
            return if may_stoss { Actions::MayStoss } else { Actions::Nothing };
        }
        match &self.phase {
            Phase::Auction(speaking) => Actions::Bid(self.bid_choices(speaking, seat)),
            Phase::Knocking(_) => Actions::Knock,
            Phase::Declaring(declaring) if declaring.offers == Offers::Waiting => {
                self.declare_or_put_up(*declaring, dealt)
            }
            Phase::Declaring(declaring) => Actions::Declare(self.declarable(*declaring, dealt)),
            Phase::Hochzeit(offer) => self.court_choices(*offer, dealt),
            Phase::Playing(table) => match &table.step {
                Step::Doubling(_) => match self.entitled(table) {
                    Some(entitled) => Actions::Double(entitled.choices(seat, dealt)),
                    None => Actions::Double(DoubleChoices::Decline),
                },
                Step::Retour(_) => match self.entitled(table) {
                    Some(entitled) => Actions::Double(entitled.answers(seat, dealt)),
                    None => Actions::Double(DoubleChoices::Decline),
                },
                Step::Card if may_stoss => Actions::PlayOrStoss(table.play.legal()),
                Step::Card => Actions::Play(table.play.legal()),
                Step::Claims(_) => Actions::Claim,
            },
            Phase::Over(_) => Actions::Nothing,
        }
    }

    /// Says whether a seat may do something now, or why not. Where the seat's cards are not known, what they would
    /// decide is taken as allowed.
    pub(crate) fn check(&self, seat: Seat, action: Action, cards: &impl Cards) -> Result<(), Rejected> {
        match (&self.phase, action) {
            (Phase::Over(_), _) => Err(Rejected::Over),
            (Phase::Auction(speaking), Action::Bid(bid)) => {
                self.in_turn(seat)?;
                Ok(self.bid_choices(speaking, seat).check(bid)?)
            }
            (Phase::Declaring(declaring), Action::Declare(contract)) => {
                self.in_turn(seat)?;
                Ok(self.check_declare(*declaring, contract, cards.dealt(seat))?)
            }
            (Phase::Playing(table), action) => self.check_at_table(table, seat, action, cards),
            (Phase::Knocking(_), Action::Knock(_)) => self.in_turn(seat),
            (Phase::Declaring(declaring), Action::Hochzeit(Courting::PutUp)) => {
                self.check_put_up(*declaring, seat, cards.dealt(seat))
            }
            (Phase::Hochzeit(offer), Action::Hochzeit(word)) => {
                self.check_court(*offer, seat, (word, cards.dealt(seat)))
            }
            (
                Phase::Knocking(_) | Phase::Auction(_) | Phase::Declaring(_) | Phase::Hochzeit(_),
                Action::Double(double),
            ) => Err(no_double_now(self.setup.rules.doubling.as_ref(), Doubles::default(), double).into()),
            (
                Phase::Knocking(_) | Phase::Auction(_) | Phase::Declaring(_) | Phase::Hochzeit(_),
                Action::Bid(_)
                | Action::Declare(_)
                | Action::Play(_)
                | Action::Claim(_)
                | Action::Knock(_)
                | Action::Hochzeit(_),
            ) => Err(Rejected::OutOfPhase),
        }
    }

    fn check_at_table(
        &self,
        table: &Table,
        seat: Seat,
        action: Action,
        cards: &impl Cards,
    ) -> Result<(), Rejected> {
        match (&table.step, action) {
            (Step::Doubling(_), Action::Double(double)) => {
                self.in_turn(seat)?;
                let entitled = self.entitled(table).ok_or(BadDouble::Off)?;
                Ok(entitled.check(seat, cards.dealt(seat), double)?)
            }
            (Step::Retour(_), Action::Double(double)) => {
                self.in_turn(seat)?;
                let entitled = self.entitled(table).ok_or(BadDouble::Off)?;
                Ok(entitled.check_answer(seat, cards.dealt(seat), double)?)
            }
            (Step::Card, Action::Double(Doubling::Stoss)) if self.doubles_freely(table) => {
                Ok(self.check_free_stoss(seat, cards.dealt(seat))?)
            }
            (Step::Card, Action::Play(_)) if table.play.turn() != seat => Err(Rejected::OutOfTurn { seat }),
            (Step::Card, Action::Play(card)) => Ok(self.check_card(table, seat, card, cards)?),
            (Step::Claims(_), Action::Claim(claim)) => {
                self.in_turn(seat)?;
                if claim.runners > MOST_RUNNERS { Err(Rejected::TooManyRunners) } else { Ok(()) }
            }
            (Step::Card | Step::Claims(_), Action::Double(double)) => {
                Err(no_double_now(self.setup.rules.doubling.as_ref(), table.doubles, double).into())
            }
            (
                Step::Doubling(_) | Step::Retour(_) | Step::Card | Step::Claims(_),
                Action::Bid(_)
                | Action::Declare(_)
                | Action::Play(_)
                | Action::Claim(_)
                | Action::Knock(_)
                | Action::Hochzeit(_),
            ) => Err(Rejected::OutOfPhase),
        }
    }

    fn check_card(
        &self,
        table: &Table,
        seat: Seat,
        card: Card,
        cards: &impl Cards,
    ) -> Result<(), IllegalCard> {
        match cards.dealt(seat) {
            Some(_) => table.play.check(card),
            None => self.check_unseen(table, seat, card, cards),
        }
    }

    /// A card of a hand that is not known: all that can be said is whose it cannot be.
    fn check_unseen(
        &self,
        table: &Table,
        seat: Seat,
        card: Card,
        cards: &impl Cards,
    ) -> Result<(), IllegalCard> {
        let elsewhere = cards.holder(card).is_some_and(|holder| holder != seat)
            || self.plays.iter().any(|&(_, played)| played == card);
        if table.play.is_over() {
            Err(IllegalCard::Over)
        } else if elsewhere {
            Err(IllegalCard::NotHeld { seat, card })
        } else {
            Ok(())
        }
    }

    fn in_turn(&self, seat: Seat) -> Result<(), Rejected> {
        if self.is_asked(seat) { Ok(()) } else { Err(Rejected::OutOfTurn { seat }) }
    }

    /// Does what a seat wants to do, or says why not.
    ///
    /// Nearly everything that happens is a card in its turn, and that is seen here without a look at all the rest.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        cards: &impl Cards,
    ) -> Result<Vec<Event>, Rejected> {
        if let (Phase::Playing(table), Action::Play(card)) = (&self.phase, action)
            && matches!(table.step, Step::Card)
            && table.play.turn() == seat
        {
            self.check_card(table, seat, card, cards)?;
            return Ok(self.play_card(seat, card, cards));
        }
        self.check(seat, action, cards)?;
        Ok(self.take(seat, action, cards))
    }

    /// Does what [`Course::check`] has allowed.
    pub(crate) fn take(&mut self, seat: Seat, action: Action, cards: &impl Cards) -> Vec<Event> {
        match (&mut self.phase, action) {
            (Phase::Auction(speaking), Action::Bid(bid)) => {
                self.bids.push((seat, bid));
                let verdict = speaking.auction.take(bid);
                self.spoken(seat, bid, verdict, cards)
            }
            (Phase::Declaring(declaring), Action::Declare(contract)) => {
                let forced = declaring.forced;
                let renonce = renonce(contract, cards.dealt(seat));
                self.declare(Announced { seat, contract, forced, renonce }, cards)
            }
            (Phase::Knocking(_), Action::Knock(knocks)) => self.knocked(seat, knocks, cards),
            (Phase::Declaring(_) | Phase::Hochzeit(_), Action::Hochzeit(word)) => {
                self.courted(seat, word, cards)
            }
            (Phase::Playing(table), Action::Double(double)) => {
                if double != Doubling::Decline {
                    self.doubled.push((seat, double, self.plays.len() as u8));
                }
                vec![table.take_double(seat, double, self.setup.rules.doubling.as_ref())]
            }
            (Phase::Playing(_), Action::Play(card)) => self.play_card(seat, card, cards),
            (Phase::Playing(Table { step: Step::Claims(claims), .. }), Action::Claim(claim)) => {
                claims[seat] = Some(claim);
                self.claimed(seat, cards)
            }
            (
                Phase::Knocking(_)
                | Phase::Auction(_)
                | Phase::Declaring(_)
                | Phase::Hochzeit(_)
                | Phase::Playing(_)
                | Phase::Over(_),
                _,
            ) => {
                unreachable!("an action was checked before it is done")
            }
        }
    }

    // The auction.

    /// What a seat may say, if it were its turn.
    fn bid_choices(&self, speaking: &Speaking, seat: Seat) -> BidChoices {
        choices_in(&self.setup, &speaking.auction, speaking.open_kinds[seat])
    }

    fn spoken(&mut self, seat: Seat, bid: Bid, verdict: Verdict, cards: &impl Cards) -> Vec<Event> {
        let mut events = vec![Event::Said { seat, bid }];
        match verdict {
            _ if bid == Bid::Redeal => events.push(self.end(Ending::Redealt { seat })),
            Verdict::GoesOn => {}
            Verdict::AllPassed => match self.put_up(None, None, cards) {
                Some(offered) => events.push(offered),
                None => events.extend(self.nobody_plays(cards)),
            },
            Verdict::Won { seat, least, named } => {
                events.push(Event::Won { seat });
                let waiting = self.offers_wait(seat, least);
                let offers = if waiting { Offers::Waiting } else { Offers::None };
                let declaring = Declaring { seat, least, named, forced: false, offers };
                self.phase = Phase::Declaring(declaring);
                if waiting && named == Some(ContractKind::Rufspiel) {
                    events.extend(self.put_up(None, Some(declaring), cards));
                }
            }
        }
        events
    }

    /// Nobody plays and nobody marries: the last knocker or the Ober of Acorns must, a Ramsch is played, or the cards are
    /// thrown in (V 0.6).
    fn nobody_plays(&mut self, cards: &impl Cards) -> Vec<Event> {
        let by_knock = self.setup.rules.all_pass.forced_by == ForcedBy::LastKnocker;
        match (self.must_play(), by_knock, self.last_knocker(), cards.holder(EO)) {
            (true, true, Some(seat), _) | (true, false, _, Some(seat)) => vec![self.force(seat)],
            // Who must is about to be told.
            (true, false, _, None) => Vec::new(),
            (true, true, None, _) | (false, _, _, _) if self.setup.rules.ramsch.is_some() => {
                self.begin_ramsch(cards)
            }
            (true, true, None, _) | (false, _, _, _) => vec![self.end(Ending::ThrownIn)],
        }
    }

    fn begin_ramsch(&mut self, cards: &impl Cards) -> Vec<Event> {
        let contract = Contract::Ramsch;
        let hands = BySeat::from_fn(|seat| cards.dealt(seat).unwrap_or(CardSet::EMPTY));
        let play = Play::with_hands(self.setup.rules.manner(contract), hands, contract, self.forehand());
        self.phase = Phase::Playing(Table::new(Declared::ramsch(), play));
        vec![Event::RamschBegins]
    }

    /// Whether somebody must play when all have passed.
    fn must_play(&self) -> bool {
        match self.setup.rules.all_pass.forced {
            Forced::Never => false,
            Forced::AtOnce => true,
            Forced::SecondTime => self.setup.thrown_in > 0,
        }
    }

    /// Makes a seat play: the holder of the Ober of Acorns, or the last who knocked.
    pub(crate) fn force(&mut self, seat: Seat) -> Event {
        let offers = Offers::None;
        self.phase = Phase::Declaring(Declaring { seat, least: Rung(0), named: None, forced: true, offers });
        Event::Forced { seat }
    }

    // The contract.

    fn circumstances(&self, forced: bool) -> Circumstances<'_> {
        Circumstances { rules: &self.setup.rules, game: self.setup.number, forced }
    }

    fn declarable(&self, declaring: Declaring, dealt: CardSet) -> ContractSet {
        let open = declarable_from(dealt, declaring.least.0.into(), self.circumstances(declaring.forced));
        let open = match declaring.offers {
            Offers::None => open,
            Offers::Waiting | Offers::Past => {
                ContractSet::filtered(|contract| declaring.allows(contract.kind()) && open.contains(contract))
            }
        };
        match declaring.named {
            None => open,
            Some(named) => {
                ContractSet::filtered(|contract| contract.kind() == named && open.contains(contract))
            }
        }
    }

    fn check_declare(
        &self,
        declaring: Declaring,
        contract: Contract,
        dealt: Option<CardSet>,
    ) -> Result<(), Undeclarable> {
        let at = self.circumstances(declaring.forced);
        let kind = contract.kind();
        match dealt {
            Some(hand) => {
                check_declaration(hand, contract, at)?;
                check_tout(hand, contract, at)?;
            }
            None => crate::declaration::check_kind(contract, at)?,
        }
        if at.rules.rung_of(contract).is_none_or(|rung| rung < declaring.least.0.into()) {
            return Err(Undeclarable::BelowClaim { kind });
        }
        if !declaring.allows(kind) {
            return Err(Undeclarable::OffersFirst { kind });
        }
        match declaring.named {
            Some(named) if named != kind => Err(Undeclarable::BoundByName { named }),
            Some(_) | None => Ok(()),
        }
    }

    pub(crate) fn declare(&mut self, announced: Announced, cards: &impl Cards) -> Vec<Event> {
        let Announced { seat, contract, forced, renonce } = announced;
        let partner = contract.called().and_then(|called| cards.holder(called.card()));
        let parties = Some(Parties { declarer: seat, partner });
        let declared = Declared { contract, parties, goal: contract.goal(), forced, renonce };
        let hands = BySeat::from_fn(|seat| cards.dealt(seat).unwrap_or(CardSet::EMPTY));
        let rules = &self.setup.rules;
        let leader = rules.leader(contract, seat, self.setup.dealer);
        let play = Play::with_hands(rules.manner(contract), hands, contract, leader);
        self.phase = Phase::Playing(Table::new(declared, play));
        let mut events = vec![Event::Declared { seat, contract, renonce }];
        events.extend(self.open_window(DoubleUntil::BeforeFirst));
        events
    }

    // Doubling.

    /// Who is entitled to double; nobody in a Ramsch, which everybody doubles for himself.
    fn entitled<'a>(&'a self, table: &'a Table) -> Option<Entitled<'a>> {
        let Parties { declarer, partner } = table.declared.parties?;
        Some(Entitled {
            rules: self.setup.rules.doubling.as_ref(),
            contract: table.declared.contract,
            declarer,
            leader: self.forehand(),
            partner: partner.filter(|_| table.declared.contract == Contract::Hochzeit),
        })
    }

    /// Opens the window for the first double if this is its time: all but the declarer are asked alike (decision 20).
    fn open_window(&mut self, now: DoubleUntil) -> Option<Event> {
        let rules = self.setup.rules.doubling?;
        let Phase::Playing(table) = &mut self.phase else { return None };
        let declarer = table.declared.parties?.declarer;
        if rules.until != now || !rules.is_open_in(table.declared.contract.kind()) {
            return None;
        }
        table.step = Step::Doubling(Window::without(declarer));
        Some(Event::DoublingOpened)
    }

    /// Whether a first double is taken from whoever is entitled, in or out of turn (V 3.8, 7.3).
    fn doubles_freely(&self, table: &Table) -> bool {
        match table.declared.parties {
            None => self.setup.rules.ramsch.as_ref().is_some_and(|ramsch| ramsch.stoss),
            Some(_) => self.setup.rules.doubling.is_some_and(|rules| match rules.until {
                DoubleUntil::OwnCard | DoubleUntil::FirstTrick => true,
                DoubleUntil::BeforeFirst | DoubleUntil::FirstCard => false,
            }),
        }
    }

    /// Whether a seat may give a first double, though nobody waits for it.
    fn check_free_stoss(&self, seat: Seat, dealt: Option<CardSet>) -> Result<(), BadDouble> {
        let Phase::Playing(table) = &self.phase else { return Err(BadDouble::OneCard) };
        if table.step != Step::Card || !self.doubles_freely(table) {
            return Err(BadDouble::OneCard);
        }
        let has_played = self.plays.iter().any(|&(by, _)| by == seat);
        let Some(entitled) = self.entitled(table) else {
            let again =
                table.doubles.stoss == Some(seat) || table.doubles.further.iter().any(|by| by == seat);
            return match (again, has_played) {
                (true, _) => Err(BadDouble::Again),
                (false, true) => Err(BadDouble::TooLate),
                (false, false) => Ok(()),
            };
        };
        if table.doubles.stoss.is_some() {
            return Err(BadDouble::TooMany);
        }
        entitled.check(seat, dealt, Doubling::Stoss)?;
        let first_trick = entitled.rules.is_some_and(|rules| rules.until == DoubleUntil::FirstTrick);
        let late = if first_trick { table.play.played() >= 4 } else { has_played };
        if late { Err(BadDouble::TooLate) } else { Ok(()) }
    }

    // The cards.

    fn play_card(&mut self, seat: Seat, card: Card, cards: &impl Cards) -> Vec<Event> {
        let Phase::Playing(table) = &mut self.phase else { return Vec::new() };
        let known = !table.play.hand(seat).is_empty();
        let taken = table.play.play_or_follow(card, known);
        self.plays.push((seat, card));
        let mut events = Vec::with_capacity(3);
        events.push(Event::Played { seat, card });
        if table.declared.contract.called().is_some_and(|called| called.card() == card) {
            if let Some(parties) = &mut table.declared.parties {
                parties.partner = Some(seat);
            }
            events.push(Event::PartnerKnown { seat });
        }
        let (is_first, rules) = (table.play.played() == 1, &self.setup.rules);
        if let Some(taken) = taken {
            table.stopped = rules.play.stop && table.loses_with(taken.winner);
            events.extend(trick_taken(table.play.order(), taken, &self.plays));
        }
        let is_done = table.is_done();
        if is_first {
            events.extend(self.open_window(DoubleUntil::FirstCard));
        }
        if is_done {
            events.extend(self.cards_are_played(cards));
        }
        events
    }

    /// Ends the hand, or first asks the winners what they claim.
    fn cards_are_played(&mut self, cards: &impl Cards) -> Option<Event> {
        let Phase::Playing(table) = &mut self.phase else { return None };
        let by_hand = self.setup.rules.money.is_some_and(|money| money.claims == Claims::ByHand);
        if by_hand && table.declared.contract.has_runners() {
            table.step = Step::Claims(BySeat::new([None; 4]));
            return None;
        }
        self.score(cards)
    }

    // Claims and the end.

    fn claimed(&mut self, seat: Seat, cards: &impl Cards) -> Vec<Event> {
        let mut events = vec![Event::Claimed { seat }];
        let waiting = self.to_act().next().is_some();
        if !waiting {
            events.extend(self.score(cards));
        }
        events
    }

    /// The outcome of the cards, once all have been played.
    pub(crate) fn counted(&self, cards: &impl Cards) -> Option<Outcome> {
        let table = self.table().filter(|table| table.is_done())?;
        let deal = cards.deal(&self.plays)?;
        let Declared { contract, parties, .. } = table.declared;
        let parties = parties?;
        let terms = self.terms(table, deal.hand(parties.declarer));
        Some(Outcome::of_play(&deal, contract, parties, terms, &table.play))
    }

    /// What the declarers must reach whose declarer was dealt some cards (V 7.5, 8.5, 10.5).
    fn terms(&self, table: &Table, dealt: CardSet) -> Terms {
        let Declared { contract, goal, forced, .. } = table.declared;
        let rules = &self.setup.rules;
        let terms = Terms { tout_extras: rules.tout.extras, ..Terms::usual(goal) };
        let sixty = u32::from(rules.all_pass.forced_sixty);
        let over = rules.doubling.is_some_and(|rules| rules.takes_over) && table.doubles.count() % 2 == 1;
        let few = forced && sixty > 0 && (dealt & contract.order().trumps()).len() <= sixty;
        match goal {
            Goal::Majority if over => terms.taken_over(),
            Goal::Majority if few => terms.with_sixty(),
            Goal::Majority | Goal::Tout | Goal::NoTrick | Goal::FewPoints => terms,
        }
    }

    /// What the winners may rightly claim, once all cards have been played.
    pub(crate) fn due_claim(&self, cards: &impl Cards) -> Option<Claim> {
        let outcome = self.counted(cards)?;
        let runners = self.setup.rules.money.map_or(0, |tariff| due_runners(&tariff, &(&outcome).into()));
        Some(Claim { runners, schwarz: outcome.schwarz })
    }

    fn score(&mut self, cards: &impl Cards) -> Option<Event> {
        if self.declared().is_some_and(|declared| declared.contract == Contract::Ramsch) {
            return self.end_ramsch();
        }
        let outcome = self.counted(cards)?;
        let claim = match &self.phase {
            Phase::Playing(Table { step: Step::Claims(claims), .. }) => {
                Claim::joint(claims.as_array().iter().flatten().copied())
            }
            Phase::Knocking(_)
            | Phase::Playing(_)
            | Phase::Auction(_)
            | Phase::Declaring(_)
            | Phase::Hochzeit(_)
            | Phase::Over(_) => None,
        };
        Some(self.end_scored(&outcome, claim))
    }

    fn end_scored(&mut self, outcome: &Outcome, claim: Option<Claim>) -> Event {
        let rules = Arc::clone(&self.setup.rules);
        let doubles = self.table().map_or_else(Doubles::default, |table| table.doubles);
        let settlement = settle(&rules, outcome, self.multipliers(), claim);
        let entry = rules.list.as_ref().map(|list| {
            let listed = self.listed(outcome, doubles);
            list_entry(&rules, list, &listed)
        });
        self.end(Ending::Scored { outcome: *outcome, settlement, entry })
    }

    /// Whether a seat is on the side that has won, once all cards have been played.
    fn has_won(&self, table: &Table, seat: Seat) -> bool {
        let Some(parties) = table.declared.parties.filter(|_| table.is_done()) else { return false };
        let dealt = self.plays.iter().filter(|(by, _)| *by == parties.declarer).map(|&(_, card)| card);
        let terms = self.terms(table, dealt.collect());
        parties.side(seat) == Outcome::winners_of(parties, terms, &table.play)
    }

    /// What so many doubles multiply by; in a Ramsch each doubles (V 3.8).
    fn doubled_by(&self, doubles: u8) -> u32 {
        match self.declared().map(|declared| declared.contract) {
            Some(Contract::Ramsch) => 1 << doubles,
            Some(_) | None => Doubled::times(doubles).factor(self.setup.rules.doubling.as_ref()) as u32,
        }
    }

    /// What knocks and doubles multiply by as far as everybody knows of them, and with one more.
    pub(crate) fn multiplied(&self) -> Multiplied {
        let (rules, knocks) = (&self.setup.rules, self.public_knocks().len());
        let doubles = self.table().map_or(0, |table| table.doubles.count());
        let may_knock = matches!(self.phase, Phase::Knocking(_));
        let may_double = self.table().is_some_and(|table| {
            let kind = table.declared.contract.kind();
            let goes_on =
                |doubling: DoublingRules| doubling.is_open_in(kind) && doubling.goes_on_after(doubles);
            kind == ContractKind::Ramsch || rules.doubling.is_some_and(goes_on)
        });
        Multiplied {
            knocks: rules.knock.map_or(1, |knock| knock.times(knocks) as u32),
            doubles: self.doubled_by(doubles),
            further_knock: rules.knock.filter(|_| may_knock).map(|knock| knock.times(knocks + 1) as u32),
            further_double: may_double.then(|| self.doubled_by(doubles + 1)),
        }
    }

    /// What multiplies the value of the hand.
    pub(crate) fn multipliers(&self) -> Multipliers {
        let doubles = self.table().map_or_else(Doubles::default, |table| table.doubles);
        Multipliers {
            doubled: doubles.doubled(),
            knocks: self.knocks.len(),
            bock: self.setup.bock,
            thrown_in: self.setup.thrown_in,
        }
    }

    /// A Ramsch pays and is listed alike, each at its own prices (V 0.7, 3.3).
    fn end_ramsch(&mut self) -> Option<Event> {
        let rules = Arc::clone(&self.setup.rules);
        let ramsch = rules.ramsch.as_ref()?;
        let forehand = self.forehand();
        let outcome = RamschOutcome::of_plays(ramsch, &self.plays, forehand);
        let multiplied = self.multipliers();
        let doubles = 1_i64 << multiplied.doubled.count();
        let further = multiplied.undoubled(&rules);
        let settlement = settle_ramsch(&rules, &outcome, multiplied, forehand);
        let entry = rules.list.as_ref().and_then(|list| {
            let times = if list.multiplied { doubles * further } else { doubles };
            let each = i64::from(list.ramsch.unwrap_or_default()) * times;
            let prices = RamschPrices { ramsch: each, durchmarsch: each };
            ListEntry::new(outcome.units(ramsch, prices, forehand).map(|points| points as i32))
        });
        Some(self.end(Ending::Ramsch { outcome, settlement, entry }))
    }

    /// A game played here, as a list tells it.
    fn listed(&self, outcome: &Outcome, doubles: Doubles) -> ListedGame {
        let all = self.table().map_or(outcome.tricks, |table| table.play.all_tricks());
        let tricks = all - outcome.tricks;
        let double = doubles.stoss.map(|by| ListedDouble { by, doubles: doubles.count(), tricks });
        let multiplied = self.multipliers().undoubled(&self.setup.rules) as i32;
        ListedGame {
            parties: outcome.parties,
            kind: outcome.contract.kind(),
            refused_tout: outcome.is_refused_tout(),
            won: outcome.won,
            height: Height::from_flags(outcome.schneider, outcome.schwarz),
            game: self.setup.number,
            double,
            multiplied,
        }
    }

    /// Lays a Sie open, which ends the hand where it lies (S 2.9.2, decision 3).
    pub(crate) fn lay_open_sie(&mut self, deal: &Deal, seat: Seat) {
        let outcome = Outcome::of_sie(deal, seat);
        let counts = self.setup.number > 1 || self.setup.rules.first_game.sie == FirstGame::Counts;
        if counts {
            self.end_scored(&outcome, None);
        } else {
            self.end(Ending::SieVoid { seat });
        }
        if let Phase::Over(over) = &mut self.phase {
            over.declared = Some(Declared::sie(outcome.parties));
            over.table = None;
        }
    }

    /// Ends the hand as everybody is told, whose cards one has not seen: what was claimed, or a Sie that was laid open.
    pub(crate) fn end_as_told(&mut self, ending: Ending) {
        let sie = match ending {
            Ending::Scored { outcome, .. } if outcome.contract == Contract::Sie => Some(outcome.parties),
            Ending::SieVoid { seat } => Some(Parties { declarer: seat, partner: None }),
            Ending::Scored { .. } | Ending::Ramsch { .. } | Ending::ThrownIn | Ending::Redealt { .. } => None,
        };
        if !matches!(self.phase, Phase::Over(_)) {
            self.end(ending);
        }
        if let Phase::Over(over) = &mut self.phase {
            over.ending = ending;
            if let Some(parties) = sie {
                over.declared = Some(Declared::sie(parties));
            }
        }
    }

    /// Ends the hand.
    pub(crate) fn end(&mut self, ending: Ending) -> Event {
        let table = match &self.phase {
            Phase::Playing(table) => {
                let claims = match table.step {
                    Step::Claims(claims) => claims,
                    Step::Doubling(_) | Step::Retour(_) | Step::Card => BySeat::new([None; 4]),
                };
                Some((table.clone(), claims))
            }
            Phase::Knocking(_)
            | Phase::Auction(_)
            | Phase::Declaring(_)
            | Phase::Hochzeit(_)
            | Phase::Over(_) => None,
        };
        let declared = table.as_ref().map(|(table, _)| table.declared);
        self.phase = Phase::Over(Over { ending, declared, table });
        Event::Ended { ending }
    }
}

/// A contract as its declarer announces it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Announced {
    pub(crate) seat: Seat,
    pub(crate) contract: Contract,
    pub(crate) forced: bool,
    pub(crate) renonce: bool,
}

impl Declaring {
    /// Whether the offers of a Hochzeit leave a kind of contract open to him (V 4.3).
    fn allows(self, kind: ContractKind) -> bool {
        match self.offers {
            Offers::None => true,
            Offers::Waiting => kind != ContractKind::Rufspiel,
            Offers::Past => kind == ContractKind::Rufspiel,
        }
    }
}

impl Speaking {
    /// Before anybody has spoken.
    fn new(setup: &Setup, cards: &impl Cards) -> Speaking {
        let open_kinds = BySeat::from_fn(|seat| open_kinds(setup, cards.dealt(seat)));
        Speaking { auction: fresh_auction(setup), open_kinds }
    }
}

impl Declared {
    /// A Sie, which lies where it was dealt.
    const fn sie(parties: Parties) -> Declared {
        Declared::open(Contract::Sie, Some(parties))
    }

    /// A Ramsch, in which nobody plays with anybody.
    pub(crate) const fn ramsch() -> Declared {
        Declared::open(Contract::Ramsch, None)
    }

    /// A Hochzeit, whose parties everybody knows.
    pub(crate) const fn hochzeit(parties: Parties) -> Declared {
        Declared::open(Contract::Hochzeit, Some(parties))
    }

    const fn open(contract: Contract, parties: Option<Parties>) -> Declared {
        Declared { contract, parties, goal: contract.goal(), forced: false, renonce: false }
    }
}

impl Table {
    /// The cards before anybody has played one.
    fn new(declared: Declared, play: Play) -> Table {
        Table { declared, play, doubles: Doubles::default(), step: Step::Card, stopped: false }
    }

    /// Takes an answer, or a double, and opens the window of the other party where it may go on (V 7.1).
    fn take_double(&mut self, seat: Seat, double: Doubling, rules: Option<&DoublingRules>) -> Event {
        let declarer = self.declared.parties.map(|parties| parties.declarer);
        match double {
            Doubling::Decline => {
                let waits = match &mut self.step {
                    Step::Doubling(window) | Step::Retour(window) => window.answer(seat),
                    Step::Card | Step::Claims(_) => false,
                };
                if !waits {
                    self.step = Step::Card;
                }
                return Event::Declined { seat };
            }
            Doubling::Stoss | Doubling::Retour => self.doubles.push(seat, declarer),
        }
        let party = rules.is_some_and(|rules| rules.answer == DoubleAnswer::Party);
        let goes_on = rules.is_some_and(|rules| rules.goes_on_after(self.doubles.count()));
        self.step = match (declarer, double) {
            (Some(_), Doubling::Stoss) if goes_on && party => Step::Retour(Window::without(seat)),
            (Some(declarer), Doubling::Stoss) if goes_on => Step::Retour(Window::only(declarer)),
            (Some(declarer), Doubling::Retour) if goes_on => Step::Doubling(Window::without(declarer)),
            (Some(_) | None, _) => Step::Card,
        };
        match double {
            Doubling::Retour => Event::Retour { seat },
            Doubling::Stoss | Doubling::Decline => Event::Stoss { seat },
        }
    }

    /// Whether all cards have been played that are.
    fn is_done(&self) -> bool {
        self.play.is_over() || self.stopped
    }

    /// Whether a trick of some seat loses a Tout or a Bettel (V 14.1).
    fn loses_with(&self, winner: Seat) -> bool {
        let side = self.declared.parties.map(|parties| parties.side(winner));
        match self.declared.goal {
            Goal::Tout => side == Some(Side::Defenders),
            Goal::NoTrick => side == Some(Side::Declarer),
            Goal::Majority | Goal::FewPoints => false,
        }
    }
}

/// What everybody sees when a trick is complete, the last four cards of the plays.
fn trick_taken(order: Order, taken: TrickTaken, plays: &[(Seat, Card)]) -> Option<Event> {
    let trick = plays.last_chunk::<4>()?.map(|(_, card)| card);
    let taking = order.taking(&trick)?;
    Some(Event::TrickTaken { winner: taken.winner, card: taking.card, points: taken.points, why: taking.why })
}

/// Whether a declarer has to announce that he has no card of the called suit (P 4).
pub(crate) fn renonce(contract: Contract, dealt: Option<CardSet>) -> bool {
    contract.called().zip(dealt).is_some_and(|(called, hand)| !hand.intersects(called.suit.cards()))
}

/// The auction of a hand before anybody has spoken.
pub(crate) fn fresh_auction(setup: &Setup) -> Auction {
    let manner = Manner { style: setup.rules.auction.style, top: top_rung(setup) };
    Auction::new(manner, setup.dealer.next())
}

/// What may be said in an auction by whose turn it is, if his hand allows some kinds of contract.
pub(crate) fn choices_in(setup: &Setup, auction: &Auction, open: Open) -> BidChoices {
    let names = match setup.rules.auction.naming_early {
        NamingEarly::Binds => open.names,
        NamingEarly::Refused => NameSet::default(),
    };
    let Open { highest, offer, redeal, .. } = open;
    auction.choices(Reach { highest, offer, redeal }, names)
}

/// What a hand allows in a game: kinds of contract that may be named, with their rungs, and how high it reaches.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Open {
    names: NameSet,
    highest: Rung,
    offer: bool,
    redeal: bool,
}

/// What a hand allows in a game; everything where the hand is not known.
pub(crate) fn open_kinds(setup: &Setup, dealt: Option<CardSet>) -> Open {
    let at = Circumstances { rules: &setup.rules, game: setup.number, forced: false };
    let rules = &setup.rules;
    let offer = rules.hochzeit.is_some() && dealt.is_none_or(|hand| offerable(hand).is_some());
    let few = |hand: CardSet| hand.points() < rules.deal.redeal_below;
    let redeal = rules.deal.redeal_below > 0 && dealt.is_none_or(few);
    let mut open = Open { names: NameSet::default(), highest: Rung(0), offer, redeal };
    for (rung, entries) in setup.rules.auction.ladder.iter().enumerate() {
        let rung = Rung(rung as u8);
        for &entry in entries.iter().filter(|&&entry| dealt.is_none_or(|hand| can_declare(hand, entry, at))) {
            open.highest = open.highest.max(rung);
            if entry.suit.is_none() {
                open.names.insert(entry.kind, rung);
            }
        }
    }
    open
}

/// The highest rung of the ladder in a game: without the Touts where the first game bars them.
fn top_rung(setup: &Setup) -> Rung {
    let barred = setup.number == 1 && setup.rules.first_game.tout == FirstGame::Barred;
    let open = |rung: &Vec<LadderEntry>| !barred || rung.iter().any(|entry| !entry.kind.is_tout());
    let top = setup.rules.auction.ladder.iter().rposition(open).unwrap_or(0);
    Rung(top as u8)
}
