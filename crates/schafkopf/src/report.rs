//! A hand as people at a real table report it, whose cards nobody has written down: how it ended, and what it pays.

use thiserror::Error;

use crate::action::MOST_RUNNERS;
use crate::bock::BockSigns;
use crate::card::Suit;
use crate::contract::{Contract, Goal};
use crate::contract_kind::{ContractKind, Lineup};
use crate::error_code::ErrorCode;
use crate::game_match::{Match, Noted, Taken};
use crate::list_entry::Height;
use crate::outcome::{Parties, Runners, Side, Terms};
use crate::payable::Payable;
use crate::ramsch::{RamschOutcome, RamschTally, settle_ramsch};
use crate::rules::{
    BockEvent, Durchmarsch, DurchmarschWord, FirstGame, Jungfrau, RamschRules, RamschTie, RuleSet,
};
use crate::ruling::{Case, Next, NoRuling, rule_on};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::settlement::{Claim, Doubled, Multipliers, Settlement, settle};

/// A hand as it is reported.
///
/// ```
/// use schafkopf::{ContractKind, Height, Match, Parties, Report, ReportedGame, Reported, Runners, Seat, Side, rules};
/// let mut evening = Match::new(rules::builtin("schule").expect("it is built in"), Seat::Four, None);
/// let parties = Parties { declarer: Seat::One, partner: Some(Seat::Three) };
/// let game = ReportedGame {
///     height: Height::Schneider,
///     runners: Runners { count: 3, side: Side::Declarer },
///     ..ReportedGame::plain(parties, ContractKind::Rufspiel, None, true)
/// };
/// let paid = evening.record_report(&Report::of(Reported::Game(game)))?;
/// assert_eq!(paid.units().as_array(), &[5, -5, 5, -5]); // 1 + 3 runners + Schneider
/// # Ok::<(), schafkopf::BadReport>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Report {
    /// Who knocked (V 6).
    pub knocks: SeatSet,
    /// How it ended.
    pub result: Reported,
}

impl Report {
    /// A hand in which nobody knocked.
    pub const fn of(result: Reported) -> Report {
        Report { knocks: SeatSet::EMPTY, result }
    }
}

/// How a reported hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reported {
    /// All passed, and the cards were thrown in (S 2.4.13).
    ThrownIn,
    /// Nothing is scored, and the same dealer deals again (S 2.9.1, 3.4.6; V 14.2).
    Void,
    /// A game was played.
    Game(ReportedGame),
    /// A Ramsch was played (V 3).
    Ramsch(RamschReport),
    /// A ruling ended it (S 3.4).
    Ruled(Case),
}

/// A game as it is reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportedGame {
    /// Who played with whom.
    pub parties: Parties,
    /// What was played.
    pub kind: ContractKind,
    /// The suit of its trumps, or the one called; the latter may be left out, it costs nothing.
    pub suit: Option<Suit>,
    /// Whether the declarer's party won.
    pub won: bool,
    /// Schneider and Schwarz of the losing party.
    pub height: Height,
    /// The run of trumps and who held it; 0 where nobody speaks of it.
    pub runners: Runners,
    /// How often it was doubled.
    pub doubles: u8,
    /// What the winners claimed, where it is told; else they get what is due (S 4.2.3).
    pub claim: Option<Claim>,
    /// Card points of the declarer's party, where they were told.
    pub points: Option<u8>,
    /// Whether a party's only trick had no points (V 8.2).
    pub empty_trick: bool,
}

impl ReportedGame {
    /// A game of which nothing more is told.
    pub const fn plain(parties: Parties, kind: ContractKind, suit: Option<Suit>, won: bool) -> ReportedGame {
        ReportedGame {
            parties,
            kind,
            suit,
            won,
            height: Height::Plain,
            runners: Runners { count: 0, side: Side::Declarer },
            doubles: 0,
            claim: None,
            points: None,
            empty_trick: false,
        }
    }
}

/// A Ramsch as it is reported. What decides nothing may be left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RamschReport {
    /// Card points of each seat.
    pub points: BySeat<u8>,
    /// Tricks of each seat.
    pub tricks: Option<BySeat<u8>>,
    /// Trumps in the tricks of each seat.
    pub trumps: Option<BySeat<u8>>,
    /// How high the highest trump is that each took: the more, the higher; 0 for none.
    pub highest: Option<BySeat<u8>>,
    /// How often it was doubled (V 3.8).
    pub doubles: u8,
}

/// Why a hand cannot have ended as it is reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BadReport {
    /// The rule set knows no money (S 4.2.1).
    #[error("the rule set knows no money")]
    NoMoney,
    /// The rule set does not know the contract (S 2.4.4).
    #[error("the rule set does not know {kind}")]
    NotInRules {
        /// The contract.
        kind: ContractKind,
    },
    /// A Ramsch has no declarer and is reported with its points (V 3.1).
    #[error("a Ramsch is reported with its points")]
    RamschHasNoDeclarer,
    /// A game with a partner needs one (S 2.5.2, V 4.1).
    #[error("the declarer's partner is missing")]
    PartnerMissing,
    /// Nobody is his own partner, and a soloist has none (S 2.6.5).
    #[error("there is no such partner")]
    PartnerNotAllowed,
    /// The trump suit is missing (S 2.6.4).
    #[error("the trump suit is missing")]
    SuitMissing,
    /// The contract takes no suit.
    #[error("{kind} takes no suit")]
    SuitNotAllowed {
        /// The contract.
        kind: ContractKind,
    },
    /// Hearts are trumps and cannot be called (S 2.5.1).
    #[error("Herz cannot be called")]
    HerzCalled,
    /// A Tout cannot be played in the first game (S 5.2.15).
    #[error("no Tout in the first game")]
    ToutInFirstGame,
    /// A Sie in the first game does not count: the hand is void (S 2.9.1).
    #[error("a Sie in the first game does not count")]
    SieInFirstGame,
    /// A Sie lies where it was dealt: it is won, plainly, and nobody doubles it (S 2.9.3).
    #[error("a Sie is won where it lies")]
    SieIsWon,
    /// There is no Schneider or Schwarz, or it must be there (S 2.8, 4.1.3; V 2.4, 10.5).
    #[error("{kind} cannot end so high, or so low")]
    Height {
        /// The contract.
        kind: ContractKind,
    },
    /// The points do not go with who won, and how high (S 4.1.2, 4.1.3).
    #[error("with {points} points it cannot have ended so")]
    Points {
        /// Points of the declarer's party.
        points: u8,
    },
    /// There are not so many runners, or none at all, or that side cannot hold them (S 4.2.2, V 0.2).
    #[error("there are {most} runners at most")]
    Runners {
        /// How many there can be.
        most: u8,
    },
    /// Who holds the highest trump makes a trick (S 4.1.4).
    #[error("who holds the runners made a trick")]
    RunnersMadeATrick,
    /// The rule set knows no doubling (S 3.3).
    #[error("the rule set knows no doubling")]
    DoublingOff,
    /// This is not doubled (V 7.4).
    #[error("{kind} cannot be doubled")]
    DoubleNotInThis {
        /// The contract.
        kind: ContractKind,
    },
    /// It cannot be doubled so often (S 3.3.2, V 7.1).
    #[error("it can be doubled {most} times at most")]
    TooManyDoubles {
        /// How often it can be.
        most: u8,
    },
    /// They cannot have knocked (V 6.2).
    #[error("these cannot have knocked")]
    Knocks,
    /// What is claimed cannot be (S 4.2.3).
    #[error("nobody can claim this")]
    Claim,
    /// The points of a Ramsch are 120 in all, and its tricks those of the pack (V 3.2).
    #[error("the points or tricks of the four do not add up")]
    RamschSum,
    /// What decides the Ramsch is not told (V 3.4–3.6).
    #[error("it takes more to decide the Ramsch")]
    RamschUndecided {
        /// What is to be told: tricks, trumps, or who took the highest.
        missing: RamschTie,
    },
    /// There is no such ruling (S 3.4).
    #[error(transparent)]
    Ruling(#[from] NoRuling),
    /// The ruling does not end the hand: what it then comes to is reported (S 3.4.7, 3.4.10; T 15).
    #[error("the hand goes on after this ruling")]
    HandGoesOn {
        /// How it goes on.
        next: Next,
    },
}

impl BadReport {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            BadReport::NoMoney => ErrorCode::UnknownRules,
            BadReport::NotInRules { .. } => ErrorCode::ContractNotInRules,
            BadReport::RamschHasNoDeclarer => ErrorCode::DeclarerNotAllowed,
            BadReport::PartnerMissing => ErrorCode::PartnerMissing,
            BadReport::PartnerNotAllowed => ErrorCode::PartnerNotAllowed,
            BadReport::SuitMissing => ErrorCode::SuitMissing,
            BadReport::SuitNotAllowed { .. } => ErrorCode::SuitNotAllowed,
            BadReport::HerzCalled => ErrorCode::HerzNotCallable,
            BadReport::ToutInFirstGame => ErrorCode::ToutInFirstGame,
            BadReport::SieInFirstGame => ErrorCode::SieInFirstGame,
            BadReport::SieIsWon
            | BadReport::Height { .. }
            | BadReport::Points { .. }
            | BadReport::RunnersMadeATrick
            | BadReport::RamschSum
            | BadReport::RamschUndecided { .. } => ErrorCode::ImpossibleResult,
            BadReport::Runners { .. } | BadReport::Claim => ErrorCode::TooManyRunners,
            BadReport::DoublingOff => ErrorCode::DoublingOff,
            BadReport::DoubleNotInThis { .. } => ErrorCode::DoubleNotInThis,
            BadReport::TooManyDoubles { .. } => ErrorCode::TooManyDoubles,
            BadReport::Knocks => ErrorCode::BadKnocks,
            BadReport::Ruling(no_ruling) => no_ruling.code(),
            BadReport::HandGoesOn { .. } => ErrorCode::RulingNotScored,
        }
    }

    /// The clause that is broken, where one is.
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            BadReport::NoMoney => Some("S 4.2.1"),
            BadReport::SieIsWon => Some("S 2.9.3"),
            BadReport::Height { .. } | BadReport::Points { .. } => Some("S 4.1.3"),
            BadReport::RunnersMadeATrick => Some("S 4.1.4"),
            BadReport::SuitMissing | BadReport::SuitNotAllowed { .. } => Some("S 2.6.4"),
            BadReport::Claim => Some("S 4.2.3"),
            BadReport::RamschHasNoDeclarer => Some("V 3.1"),
            BadReport::RamschSum => Some("V 3.2"),
            BadReport::RamschUndecided { .. } => Some("V 3.4"),
            BadReport::HandGoesOn { .. } => Some("S 3.4"),
            BadReport::NotInRules { .. }
            | BadReport::PartnerMissing
            | BadReport::PartnerNotAllowed
            | BadReport::HerzCalled
            | BadReport::ToutInFirstGame
            | BadReport::SieInFirstGame
            | BadReport::Runners { .. }
            | BadReport::DoublingOff
            | BadReport::DoubleNotInThis { .. }
            | BadReport::TooManyDoubles { .. }
            | BadReport::Knocks
            | BadReport::Ruling(_) => self.code().clause(),
        }
    }
}

impl Match {
    /// Takes a hand as it is reported, and returns what was paid for it, the pot included. What cannot have been changes
    /// nothing.
    ///
    /// A ruling is paid as it stands: what multiplies a hand and the pot do not matter to it (S 3.4.17).
    pub fn record_report(&mut self, report: &Report) -> Result<Settlement, BadReport> {
        let (taken, noted) = self.reported(report)?;
        Ok(self.settle_taken(taken, noted))
    }

    fn reported(&self, report: &Report) -> Result<(Taken, Noted), BadReport> {
        let Some(setup) = self.next_game() else { return Err(BadReport::NoMoney) };
        let rules = &*setup.rules;
        if rules.money.is_none() {
            return Err(BadReport::NoMoney);
        }
        let forehand = setup.dealer.next();
        let may_knock = rules.knock.is_some_and(|knock| knock.allows(report.knocks, forehand));
        if !report.knocks.is_empty() && !may_knock {
            return Err(BadReport::Knocks);
        }
        let knocks = report.knocks.len();
        let times = |doubles| Multipliers {
            doubled: Doubled::times(doubles),
            knocks,
            bock: setup.bock,
            thrown_in: setup.thrown_in,
        };
        let makes_bock = |test: &dyn Fn(BockEvent) -> bool| {
            rules.bock.as_ref().is_some_and(|bock| bock.after.iter().any(|&event| test(event)))
        };
        let scored = |settlement, for_pot| Taken::Scored { settlement, entry: None, for_pot };
        Ok(match report.result {
            Reported::ThrownIn => {
                let makes_bock = makes_bock(&|event| event == BockEvent::AllPass);
                (Taken::ThrownIn, Noted { knocks, makes_bock })
            }
            Reported::Void => (Taken::Void, Noted { knocks, makes_bock: false }),
            Reported::Game(game) => {
                let payable = game.check(rules, setup.number)?;
                let signs = BockSigns {
                    doubles: game.doubles,
                    sixty: game.points == Some(60),
                    empty_trick: game.empty_trick,
                };
                let makes_bock = makes_bock(&|event| signs.show(event, &payable));
                let settlement = settle(rules, payable, times(game.doubles), game.claim);
                (scored(settlement, Some(payable)), Noted { knocks, makes_bock })
            }
            Reported::Ramsch(told) => {
                let outcome = told.check(rules, forehand)?;
                let makes_bock =
                    makes_bock(&|event| event == BockEvent::Durchmarsch && outcome.durchmarsch.is_some());
                let settlement = settle_ramsch(rules, &outcome, times(told.doubles), forehand);
                (scored(settlement, None), Noted { knocks, makes_bock })
            }
            Reported::Ruled(case) => {
                let ruling = rule_on(rules, &case)?;
                let taken = match ruling.next {
                    Next::Scored => scored(ruling.units, None),
                    Next::Struck => scored(None, None),
                    Next::VoidSameDealer | Next::VoidWhoseTurn => Taken::Void,
                    next @ (Next::PlayOn
                    | Next::PlayWithoutTout
                    | Next::CorrectTheCard
                    | Next::CorrectTheExchange) => return Err(BadReport::HandGoesOn { next }),
                };
                (taken, Noted { knocks, makes_bock: false })
            }
        })
    }
}

impl ReportedGame {
    /// What it pays by, if it can have ended so.
    fn check(&self, rules: &RuleSet, number: u32) -> Result<Payable, BadReport> {
        let kind = self.kind;
        if !rules.knows(kind) {
            return Err(BadReport::NotInRules { kind });
        }
        self.check_first_game(rules, number)?;
        self.check_parties()?;
        self.check_suit()?;
        self.check_height(rules)?;
        self.check_doubles(rules)?;
        self.check_points(rules)?;
        let runners = self.checked_runners(rules)?;
        let has_none = runners_there_are(rules, kind) == 0;
        if self.claim.is_some_and(|claim| has_none || claim.runners > MOST_RUNNERS) {
            return Err(BadReport::Claim);
        }
        Ok(Payable {
            parties: self.parties,
            kind,
            suit: self.suit,
            tout: kind.is_tout(),
            won: self.won,
            schneider: self.height >= Height::Schneider,
            schwarz: self.height == Height::Schwarz,
            runners,
        })
    }

    fn check_first_game(&self, rules: &RuleSet, number: u32) -> Result<(), BadReport> {
        let first = rules.first_game;
        if number == 1 && self.kind.is_tout() && first.tout == FirstGame::Barred {
            return Err(BadReport::ToutInFirstGame);
        }
        if number == 1 && self.kind == ContractKind::Sie && first.sie == FirstGame::Barred {
            return Err(BadReport::SieInFirstGame);
        }
        Ok(())
    }

    fn check_parties(&self) -> Result<(), BadReport> {
        let Parties { declarer, partner } = self.parties;
        match (self.kind.row().lineup, partner) {
            (Lineup::Everyone, _) => Err(BadReport::RamschHasNoDeclarer),
            (Lineup::CalledPartner | Lineup::Married, None) => Err(BadReport::PartnerMissing),
            (Lineup::CalledPartner | Lineup::Married, Some(partner)) if partner == declarer => {
                Err(BadReport::PartnerNotAllowed)
            }
            (Lineup::Alone, Some(_)) => Err(BadReport::PartnerNotAllowed),
            (Lineup::CalledPartner | Lineup::Married, Some(_)) | (Lineup::Alone, None) => Ok(()),
        }
    }

    fn check_suit(&self) -> Result<(), BadReport> {
        let is_called = self.kind.row().lineup == Lineup::CalledPartner;
        match (self.kind.names_suit(), self.suit) {
            (true, Some(Suit::Herz)) if is_called => Err(BadReport::HerzCalled),
            (true, None) if !is_called => Err(BadReport::SuitMissing),
            (false, Some(_)) => Err(BadReport::SuitNotAllowed { kind: self.kind }),
            (true, _) | (false, None) => Ok(()),
        }
    }

    /// Schneider and Schwarz are there in what is about points; in a Tout only where it counts them (V 10.5).
    fn check_height(&self, rules: &RuleSet) -> Result<(), BadReport> {
        let plain = self.height == Height::Plain;
        let fits = match self.kind.row().goal {
            _ if self.kind == ContractKind::Sie => {
                return if self.won && plain && self.doubles == 0 {
                    Ok(())
                } else {
                    Err(BadReport::SieIsWon)
                };
            }
            Goal::Majority => true,
            Goal::Tout if rules.tout.extras && self.won => self.height == Height::Schwarz,
            Goal::Tout if rules.tout.extras => true,
            Goal::Tout | Goal::NoTrick | Goal::FewPoints => plain,
        };
        if fits { Ok(()) } else { Err(BadReport::Height { kind: self.kind }) }
    }

    fn check_doubles(&self, rules: &RuleSet) -> Result<(), BadReport> {
        if self.doubles == 0 {
            return Ok(());
        }
        let doubling = rules.doubling.as_ref().ok_or(BadReport::DoublingOff)?;
        if !doubling.is_open_in(self.kind) {
            return Err(BadReport::DoubleNotInThis { kind: self.kind });
        }
        let most = doubling.steps.len() as u8;
        if self.doubles > most { Err(BadReport::TooManyDoubles { most }) } else { Ok(()) }
    }

    /// Points that were told go with who won, and how high (S 4.1.2–4.1.4; V 7.5, 8.5).
    fn check_points(&self, rules: &RuleSet) -> Result<(), BadReport> {
        let Some(points) = self.points else { return Ok(()) };
        let usual = Terms::usual(Goal::Majority);
        let over = self.doubles % 2 == 1 && rules.doubling.is_some_and(|rules| rules.takes_over);
        let sixty = rules.all_pass.forced_sixty > 0;
        let fits = |terms: Terms| {
            let schwarz = self.height == Height::Schwarz;
            let schneider = points >= terms.schneider || points <= terms.own_schneider;
            let height = match self.height {
                Height::Plain => !schneider,
                Height::Schneider => schneider,
                Height::Schwarz => points == if self.won { 120 } else { 0 },
            };
            (points >= terms.majority) == self.won
                && height
                && (schwarz || !self.empty_trick || points % 120 == 0)
        };
        let possible = points <= 120
            && match self.kind.row().goal {
                Goal::Majority if over => fits(usual.taken_over()),
                Goal::Majority => fits(usual) || sixty && fits(usual.with_sixty()),
                Goal::Tout => !self.won || points == 120,
                Goal::NoTrick => !self.won || points == 0,
                Goal::FewPoints => false,
            };
        if possible { Ok(()) } else { Err(BadReport::Points { points }) }
    }

    /// The runners, if there can be so many and their holder made a trick where he must have.
    fn checked_runners(&self, rules: &RuleSet) -> Result<Runners, BadReport> {
        let Runners { count, side } = self.runners;
        let deck = rules.deck();
        if self.kind == ContractKind::Sie {
            let all = deck.sie().len() as u8;
            let told = count == 0 || (count, side) == (all, Side::Declarer);
            let runners = Runners { count: all, side: Side::Declarer };
            return if told { Ok(runners) } else { Err(BadReport::Runners { most: all }) };
        }
        let alone = self.kind.is_solo_kind() && side == Side::Declarer;
        let there_are = runners_there_are(rules, self.kind);
        let most = if alone { there_are.min(deck.hand()) } else { there_are };
        if count > most {
            return Err(BadReport::Runners { most });
        }
        let losers = if self.won { Side::Defenders } else { Side::Declarer };
        // A Tout may have ended with the trick that lost it (V 14.1).
        let tout = self.kind.is_tout();
        let without_trick = self.height == Height::Schwarz && side == losers && !tout
            || tout && self.won && side == Side::Defenders;
        if count > 0 && without_trick { Err(BadReport::RunnersMadeATrick) } else { Ok(self.runners) }
    }
}

/// How many runners there can be: as many as the pack has trumps (V 5.3); none where they do not count (V 0.2).
fn runners_there_are(rules: &RuleSet, kind: ContractKind) -> u8 {
    let any_suit = kind.names_suit().then_some(Suit::Eichel);
    let contract = Contract::of(kind, any_suit).filter(|contract| contract.has_runners());
    contract.map_or(0, |contract| (contract.order().trumps() & rules.deck().cards()).len() as u8)
}

impl RamschReport {
    /// What the Ramsch came to, if it can have ended so.
    fn check(&self, rules: &RuleSet, forehand: Seat) -> Result<RamschOutcome, BadReport> {
        let kind = ContractKind::Ramsch;
        let ramsch = rules.ramsch.as_ref().ok_or(BadReport::NotInRules { kind })?;
        match (self.doubles, ramsch.stoss) {
            (0, _) | (1..=4, true) => {}
            (_, true) => return Err(BadReport::TooManyDoubles { most: 4 }),
            (_, false) => return Err(BadReport::DoubleNotInThis { kind }),
        }
        self.check_sums(rules)?;
        if self.tricks.is_none() && self.needs_tricks(ramsch) {
            return Err(BadReport::RamschUndecided { missing: RamschTie::Tricks });
        }
        let tally = self.tally(forehand);
        self.check_decided(ramsch, tally)?;
        Ok(tally.outcome(ramsch))
    }

    fn check_sums(&self, rules: &RuleSet) -> Result<(), BadReport> {
        let sum = |values: &BySeat<u8>| values.as_array().iter().map(|&value| u32::from(value)).sum::<u32>();
        let tricks = self.tricks.is_none_or(|tricks| {
            let all = u32::from(rules.deck().tricks());
            let whole =
                |seat: Seat| tricks[seat] > 0 && (u32::from(tricks[seat]) < all || self.points[seat] == 120);
            let fits =
                |seat: Seat| if self.points[seat] > 0 { whole(seat) } else { u32::from(tricks[seat]) < all };
            sum(&tricks) == all && Seat::ALL.into_iter().all(fits)
        });
        if sum(&self.points) == 120 && tricks { Ok(()) } else { Err(BadReport::RamschSum) }
    }

    /// Whether the points alone leave it open who has no trick, or every one (V 3.4–3.6).
    fn needs_tricks(&self, rules: &RamschRules) -> bool {
        let with_points = self.points.as_array().iter().filter(|&&points| points > 0).count();
        let by_tricks = rules.durchmarsch == Durchmarsch::Word(DurchmarschWord::Tricks);
        rules.jungfrau != Jungfrau::Off
            || by_tricks && with_points == 1
            || rules.losers == 2 && with_points < 2
    }

    fn tally(&self, forehand: Seat) -> RamschTally {
        RamschTally {
            forehand,
            points: self.points,
            tricks: self.tricks.unwrap_or(self.points.map(|points| u8::from(points > 0))),
            trumps: self.trumps.unwrap_or_default(),
            highest: self.highest.unwrap_or_default(),
        }
    }

    /// Whether the first criterion that is not told could change who loses.
    fn check_decided(&self, rules: &RamschRules, tally: RamschTally) -> Result<(), BadReport> {
        let told = |tie: &RamschTie| match tie {
            RamschTie::Tricks => self.tricks.is_some(),
            RamschTie::Trumps => self.trumps.is_some(),
            RamschTie::HighestTrump => self.highest.is_some(),
        };
        let Some(place) = rules.tie.iter().position(|tie| !told(tie)) else { return Ok(()) };
        let missing = rules.tie[place];
        let so_far = RamschRules { tie: rules.tie[..=place].to_vec(), ..rules.clone() };
        let losers = tally.outcome(&so_far).losers;
        let decides = |seat: Seat| {
            let mut more = tally;
            match missing {
                RamschTie::Tricks => more.tricks[seat] += 1,
                RamschTie::Trumps => more.trumps[seat] += 1,
                RamschTie::HighestTrump => more.highest[seat] += 1,
            }
            more.outcome(&so_far).losers != losers
        };
        if Seat::ALL.into_iter().any(decides) { Err(BadReport::RamschUndecided { missing }) } else { Ok(()) }
    }
}
