//! Rulings: what an offence costs, whom, by which clause, and how it goes on (S 3.4, T 15, P 13, V 14.3; decisions 13, 14, 22–25).

mod case;
mod error;
mod offence;
mod shares;

pub use case::{Case, Choice, Moment};
pub use error::NoRuling;
pub use offence::{Offence, OffenceStage, UnknownOffence};

use serde::{Deserialize, Serialize};

use crate::contract_kind::{ContractKind, ListClass};
use crate::list_entry::ListEntry;
use crate::outcome::Side;
use crate::rules::{FaultScale, LaidOpen, RuleSet, ToutCondition};
use crate::seat::Seat;
use crate::settlement::{Doubled, Settlement};
use case::{Played, known};
use shares::{Shares, alone, stopped, thrown, to_everybody, won_by};

/// What a referee decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// How it goes on.
    pub next: Next,
    /// What is written in the list; none where nothing is, or where the rule set keeps none.
    pub points: Option<ListEntry>,
    /// What is paid; none where nothing is, or where the rule set knows no money.
    pub units: Option<Settlement>,
    /// What the game counts as, where one is scored: a stopped Tout is a plain game (decision 24).
    pub counts_as: Option<ContractKind>,
    /// The clauses on which it rests.
    pub clauses: Vec<&'static str>,
    /// The decisions on which it rests, where the sources leave something open.
    pub decisions: Vec<u8>,
}

/// How it goes on after a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// The game is over and scored; the next dealer deals.
    Scored,
    /// The game is struck from the list: it counts among the games of the match and scores nothing (S 5.2.17).
    Struck,
    /// The hand is void and the same dealer deals again (S 3.4.6, 3.4.13).
    VoidSameDealer,
    /// The hand is void and the player deals whose turn it is (S 3.4.5, 3.4.6).
    VoidWhoseTurn,
    /// The hand goes on as it stands.
    PlayOn,
    /// The contract is played, but not as a Tout (decision 25).
    PlayWithoutTout,
    /// The card is taken back and a right one played (T 15, S 3.4.10).
    CorrectTheCard,
    /// The exchange is put right, and the hand goes on (V 14.3).
    CorrectTheExchange,
}

impl Next {
    /// All ways in which it goes on.
    pub const ALL: [Next; 8] = [
        Next::Scored,
        Next::Struck,
        Next::VoidSameDealer,
        Next::VoidWhoseTurn,
        Next::PlayOn,
        Next::PlayWithoutTout,
        Next::CorrectTheCard,
        Next::CorrectTheExchange,
    ];

    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Next::Scored => "scored",
            Next::Struck => "struck",
            Next::VoidSameDealer => "void_same_dealer",
            Next::VoidWhoseTurn => "void_whose_turn",
            Next::PlayOn => "play_on",
            Next::PlayWithoutTout => "play_without_tout",
            Next::CorrectTheCard => "correct_the_card",
            Next::CorrectTheExchange => "correct_the_exchange",
        }
    }
}

/// Rules on a case.
///
/// ```
/// use schafkopf::{Case, ContractKind, Offence, Parties, Seat, rule_on, rules};
/// let rules = rules::builtin("preis").expect("it is built in");
/// let case = Case {
///     offender: Some(Seat::Three),
///     kind: Some(ContractKind::Solo),
///     parties: Some(Parties { declarer: Seat::One, partner: None }),
///     ..Case::new(Offence::Revoke)
/// };
/// let ruling = rule_on(&rules, &case)?;
/// assert_eq!(ruling.points.map(|entry| *entry.points().as_array()), Some([9, 0, -9, 0])); // S 3.4.17
/// # Ok::<(), schafkopf::NoRuling>(())
/// ```
pub fn rule_on(rules: &RuleSet, case: &Case) -> Result<Ruling, NoRuling> {
    let factor = doubling_factor(rules, case.doubled)?;
    match case.offence.stage() {
        OffenceStage::Play if case.kind == Some(ContractKind::Ramsch) => {
            nothing_else(case).and_then(|()| in_ramsch(rules, case))
        }
        OffenceStage::Play => PlayCase::of(rules, case, factor)?.rule(),
        OffenceStage::Deal => nothing_else(case).map(|()| deal_again(case)),
        OffenceStage::Auction => nothing_else(case).and_then(|()| invalid_bid(rules, case)),
        OffenceStage::Approval => nothing_else(case).and_then(|()| approval(rules, case)),
        OffenceStage::Exchange => nothing_else(case).and_then(|()| put_right(rules, case)),
    }
}

/// What a double multiplies by, if the rule set knows it.
fn doubling_factor(rules: &RuleSet, doubled: Doubled) -> Result<i64, NoRuling> {
    match (doubled.count(), rules.doubling) {
        (0, _) => Ok(1),
        (_, None) => Err(NoRuling::DoublingOff),
        (count, Some(doubling)) if usize::from(count) > doubling.steps.len() => Err(NoRuling::RetourOff),
        (_, Some(doubling)) => Ok(doubled.factor(Some(&doubling))),
    }
}

/// A wrong exchange in a Hochzeit is put right as long as no card lies (V 14.3).
fn put_right(rules: &RuleSet, case: &Case) -> Result<Ruling, NoRuling> {
    let kind = known(rules, &Case { kind: case.kind.or(Some(ContractKind::Hochzeit)), ..*case })?;
    if kind == ContractKind::Hochzeit {
        Ok(unscored(Next::CorrectTheExchange, case.offence.clauses()))
    } else {
        Err(NoRuling::NotPossible)
    }
}

/// Who offends in a Ramsch pays its plain price to each of the others (V 14.3).
fn in_ramsch(rules: &RuleSet, case: &Case) -> Result<Ruling, NoRuling> {
    let kind = known(rules, case)?;
    let offender = case.offender.ok_or(NoRuling::OffenderMissing)?;
    let points = rules.list.and_then(|list| list.ramsch).map(i64::from);
    Ok(Ruling {
        next: Next::Scored,
        points: points.map(|each| entry(to_everybody(offender, each))),
        units: base_units(rules, kind).map(|each| settlement(to_everybody(offender, each))),
        counts_as: None,
        clauses: vec!["V 14.3"],
        decisions: Vec::new(),
    })
}

/// Outside the play nobody throws in after a mistake, and nobody may play on.
fn nothing_else(case: &Case) -> Result<(), NoRuling> {
    if let Some(thrower) = case.thrower {
        return Err(NoRuling::ThrowerNotAllowed { thrower });
    }
    if case.choice == Some(Choice::PlayOn) { Err(NoRuling::ChoiceNotAllowed) } else { Ok(()) }
}

/// A ruling after which nothing is written and nothing paid.
fn unscored(next: Next, clauses: &[&'static str]) -> Ruling {
    Ruling {
        next,
        points: None,
        units: None,
        counts_as: None,
        clauses: clauses.to_vec(),
        decisions: Vec::new(),
    }
}

/// Mistakes in dealing: the hand is void, unless it was noticed too late (S 3.4.2, 3.4.5, 3.4.6, 3.4.13).
fn deal_again(case: &Case) -> Ruling {
    let next = match (case.offence == Offence::DealtOutOfTurn, case.moment) {
        (true, Moment::AllDealt) => Next::PlayOn,
        (true, Moment::Usual | Moment::TrickOpen | Moment::LastTrick | Moment::CardUnseen) => {
            Next::VoidWhoseTurn
        }
        (false, _) => Next::VoidSameDealer,
    };
    unscored(next, case.offence.clauses())
}

/// An invalid bid is a plain game lost by the bidder alone, to everybody (S 2.4.10, decision 13).
fn invalid_bid(rules: &RuleSet, case: &Case) -> Result<Ruling, NoRuling> {
    let kind = known(rules, case)?;
    let bidder = case.offender.ok_or(NoRuling::OffenderMissing)?;
    if kind == ContractKind::Sie {
        return Err(NoRuling::NotPossible);
    }
    if let Some(parties) = case.parties.filter(|parties| parties.declarer != bidder) {
        return Err(NoRuling::NotTheBidder { declarer: parties.declarer });
    }
    let plain = Plain::of(rules, kind);
    Ok(Ruling {
        next: Next::Scored,
        points: plain.points.map(|each| entry(to_everybody(bidder, each))),
        units: plain.units.map(|each| settlement(to_everybody(bidder, each))),
        counts_as: None,
        clauses: Offence::InvalidBid.clauses().to_vec(),
        decisions: vec![13],
    })
}

/// A Tout not approved is played without Tout; any other solo kind is struck, and so is one played unapproved
/// (S 5.2.17, decision 25).
fn approval(rules: &RuleSet, case: &Case) -> Result<Ruling, NoRuling> {
    let kind = known(rules, case)?;
    let approval = rules.tournament.as_ref().map(|tournament| tournament.approval);
    let needed = approval.is_some_and(|approval| match kind.row().listed {
        ListClass::Rufspiel | ListClass::Ramsch => false,
        ListClass::Sie => approval.sie,
        ListClass::Tout => approval.tout,
        ListClass::Solo | ListClass::Bettel => approval.solo_from > 0,
    });
    if !needed {
        return Err(NoRuling::NotPossible);
    }
    let clauses: &[&str] = match rules.tout.condition {
        ToutCondition::Preis => &["P 12"],
        ToutCondition::Schule | ToutCondition::None if kind.is_tout() || kind == ContractKind::Sie => {
            &["S 5.2.14", "S 5.2.17"]
        }
        ToutCondition::Schule | ToutCondition::None => &["S 5.2.16", "S 5.2.17"],
    };
    let without_tout = case.offence == Offence::ApprovalRefused && kind.is_tout();
    let mut ruling = if without_tout {
        unscored(Next::PlayWithoutTout, clauses)
    } else {
        Ruling {
            points: rules.list.map(|_| ListEntry::NOTHING),
            units: rules.money.map(|_| Settlement::NOTHING),
            ..unscored(Next::Struck, clauses)
        }
    };
    ruling.decisions.push(25);
    Ok(ruling)
}

/// What a plain game is worth to each of three who win it, or to each winner of a Rufspiel.
#[derive(Debug, Clone, Copy)]
struct Plain {
    points: Option<i64>,
    units: Option<i64>,
}

impl Plain {
    fn of(rules: &RuleSet, kind: ContractKind) -> Plain {
        let points = rules.list.map(|list| match Tier::of(kind) {
            Tier::Rufspiel => i64::from(list.rufspiel[0]),
            Tier::Solo | Tier::Tout => i64::from(list.solo[0] / 3),
        });
        Plain { points, units: base_units(rules, kind) }
    }
}

/// The value of a contract in money, with nothing added.
fn base_units(rules: &RuleSet, kind: ContractKind) -> Option<i64> {
    rules.money.map(|tariff| i64::from(tariff.price(kind)))
}

/// The three classes of contracts that sanctions distinguish (S 3.4.17).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tier {
    Rufspiel,
    Solo,
    Tout,
}

impl Tier {
    const fn of(kind: ContractKind) -> Tier {
        match kind.row().listed {
            ListClass::Rufspiel | ListClass::Ramsch => Tier::Rufspiel,
            ListClass::Solo | ListClass::Sie | ListClass::Bettel => Tier::Solo,
            ListClass::Tout => Tier::Tout,
        }
    }
}

/// An offence in the play, checked: who did it to whom in what game.
#[derive(Debug, Clone, Copy)]
struct PlayCase<'a> {
    rules: &'a RuleSet,
    case: &'a Case,
    played: Played,
    offender: Seat,
    factor: i64,
}

impl<'a> PlayCase<'a> {
    fn of(rules: &'a RuleSet, case: &'a Case, factor: i64) -> Result<PlayCase<'a>, NoRuling> {
        let played = Played::of(rules, case)?;
        let offender = case.offender.ok_or(NoRuling::OffenderMissing)?;
        if played.kind == ContractKind::Sie {
            return Err(NoRuling::NotPossible);
        }
        match case.thrower {
            Some(thrower) if thrower == offender => Err(NoRuling::ThrowerNotAllowed { thrower }),
            Some(_) | None => Ok(PlayCase { rules, case, played, offender, factor }),
        }
    }

    fn rule(&self) -> Result<Ruling, NoRuling> {
        if let Some(ruling) = self.no_fault() {
            return match (self.case.thrower, self.case.choice) {
                (Some(thrower), _) => Err(NoRuling::ThrowerNotAllowed { thrower }),
                (None, Some(_)) => Err(NoRuling::ChoiceNotAllowed),
                (None, None) => Ok(ruling),
            };
        }
        if self.has_choice() {
            if self.case.moment == Moment::TrickOpen && self.case.offence == Offence::Revoke {
                return Ok(unscored(Next::CorrectTheCard, &["T 15"]));
            }
            match self.case.choice {
                None => {
                    return Err(NoRuling::ChoiceMissing { by: self.played.side(self.offender).other() });
                }
                Some(Choice::PlayOn) => return Ok(unscored(Next::PlayOn, &["T 15"])),
                Some(Choice::Stop) => {}
            }
        } else if self.case.choice == Some(Choice::PlayOn) {
            return Err(NoRuling::ChoiceNotAllowed);
        }
        Ok(self.sanction())
    }

    /// What looks like an offence and is none: out of turn in the last trick, a wrong lead nobody saw.
    fn no_fault(&self) -> Option<Ruling> {
        let moment = self.case.offence.decisive_moment().filter(|&moment| moment == self.case.moment)?;
        let next = match moment {
            Moment::LastTrick => Next::PlayOn,
            Moment::CardUnseen => Next::CorrectTheCard,
            Moment::Usual | Moment::TrickOpen | Moment::AllDealt => return None,
        };
        Some(unscored(next, self.case.offence.clauses()))
    }

    /// Whether the other side may choose to play on; who throws in takes the choice away.
    fn has_choice(&self) -> bool {
        self.rules.faults.scale == FaultScale::Choice
            && self.case.offence.is_wrong_card()
            && self.case.thrower.is_none()
    }

    /// Whether laying the cards open hands the other party a plain game (P 13).
    fn other_party_wins(&self) -> bool {
        self.case.offence == Offence::LaidOpen
            && self.case.thrower.is_none()
            && self.rules.faults.laid_open == LaidOpen::OtherPartyWins
    }

    fn sanction(&self) -> Ruling {
        let scale = self.rules.faults.scale;
        let ruled_against = match self.case.thrower {
            Some(thrower) => thrower,
            None => self.offender,
        };
        let opposed =
            self.case.thrower.filter(|&who| self.played.side(who) != self.played.side(self.offender));
        if self.other_party_wins() {
            return self.won_plain(self.played.side(self.offender).other(), 1);
        }
        match (scale, opposed) {
            (FaultScale::Choice, _) if self.case.already_won => {
                self.won_plain(self.played.side(ruled_against), self.factor)
            }
            (FaultScale::Lost, None) => self.lost(ruled_against),
            (FaultScale::Choice, None) => self.stop(ruled_against),
            (FaultScale::Lost | FaultScale::Choice, Some(thrower)) => self.thrown_in(thrower),
        }
    }

    /// The game is lost for the offender alone; doubling and the course of play do not matter (S 3.4.17).
    fn lost(&self, offender: Seat) -> Ruling {
        let faults = self.rules.faults;
        let each = i64::from(match self.tier() {
            Tier::Rufspiel => faults.rufspiel / 2,
            Tier::Solo => faults.solo / 3,
            Tier::Tout => faults.tout / 3,
        });
        let points = alone(self.played, offender, each);
        let units = self.fault_units().map(|each| alone(self.played, offender, each));
        self.scored(self.played.kind, points, units)
    }

    /// The game stops, plainly, and the offender bears it (T 15, decisions 14 and 24).
    fn stop(&self, offender: Seat) -> Ruling {
        let faults = self.rules.faults;
        let plain = Plain::of(self.rules, self.played.kind);
        let (defender, declarer) = match self.tier() {
            Tier::Rufspiel => (faults.rufspiel, faults.rufspiel),
            Tier::Solo | Tier::Tout => (faults.solo, faults.soloist_stop.unwrap_or(faults.solo)),
        };
        let points = match self.played.side(offender) {
            Side::Defenders => {
                let each = plain.points.unwrap_or_default();
                stopped(self.played, offender, each * self.factor, i64::from(defender) * self.factor)
            }
            Side::Declarer => to_everybody(offender, i64::from(declarer / 3) * self.factor),
        };
        let units = plain.units.map(|each| alone(self.played, offender, each * self.factor));
        self.scored(self.played.kind.plain(), points, units)
    }

    /// Who threw in after an opponent's mistake bears its sanction; an odd amount is raised by one, so that two can
    /// share it (S 3.4.18, decision 22). Where a game stops plainly, a Tout costs no more than a Solo (decision 32).
    fn thrown_in(&self, thrower: Seat) -> Ruling {
        let faults = self.rules.faults;
        let (kind, factor) = match faults.scale {
            FaultScale::Lost => (self.played.kind, 1),
            FaultScale::Choice => (self.played.kind.plain(), self.factor),
        };
        let (amount, payers) = match Tier::of(kind) {
            Tier::Rufspiel => (faults.rufspiel, 2),
            Tier::Solo => (faults.thrower_solo, 3),
            Tier::Tout => (faults.tout, 3),
        };
        let share = |amount: i64| thrown(thrower, self.offender, (amount + 1) / 2 * factor);
        let units = self.fault_units().map(|each| share(each * payers));
        self.scored(kind, share(i64::from(amount)), units)
    }

    /// One side wins a plain game (P 13, T 15).
    fn won_plain(&self, winners: Side, factor: i64) -> Ruling {
        let plain = Plain::of(self.rules, self.played.kind);
        let points = won_by(self.played, winners, plain.points.unwrap_or_default() * factor);
        let units = plain.units.map(|each| won_by(self.played, winners, each * factor));
        self.scored(self.played.kind.plain(), points, units)
    }

    /// What each one pays for a fault: the value and Schneider, a Tout its double, without runners (S 3.4.17,
    /// decision 23).
    fn fault_units(&self) -> Option<i64> {
        let tariff = self.rules.money.as_ref()?;
        let base = base_units(self.rules, self.played.kind)?;
        Some(match self.tier() {
            Tier::Rufspiel | Tier::Solo => base + i64::from(tariff.schneider),
            Tier::Tout => base * i64::from(tariff.tout_factor),
        })
    }

    fn tier(&self) -> Tier {
        Tier::of(self.played.kind)
    }

    fn scored(&self, counts_as: ContractKind, points: Shares, units: Option<Shares>) -> Ruling {
        Ruling {
            next: Next::Scored,
            points: self.rules.list.map(|_| entry(points)),
            units: units.map(settlement),
            counts_as: Some(counts_as),
            clauses: self.clauses(),
            decisions: self.decisions(),
        }
    }

    fn clauses(&self) -> Vec<&'static str> {
        let offence = self.case.offence;
        let choice = self.rules.faults.scale == FaultScale::Choice;
        let open = offence == Offence::LaidOpen;
        let forbidden_by_p = open && self.rules.faults.laid_open == LaidOpen::OtherPartyWins;
        let forbidding: &[&str] = if forbidden_by_p {
            &["P 13"]
        } else if choice && open {
            &["T 14"]
        } else if choice && offence.is_wrong_card() {
            &[]
        } else {
            offence.clauses()
        };
        let rests_on = [
            ("T 15", choice && !self.other_party_wins()),
            ("S 3.4.17", !choice && !self.other_party_wins()),
            ("S 3.4.18", self.case.thrower.is_some()),
        ];
        let punishing = rests_on.iter().filter(|(_, holds)| *holds).map(|(clause, _)| *clause);
        forbidding.iter().copied().chain(punishing).collect()
    }

    fn decisions(&self) -> Vec<u8> {
        let faults = self.rules.faults;
        let tout = self.tier() == Tier::Tout;
        let choice = faults.scale == FaultScale::Choice;
        let pays_fault = self.rules.money.is_some() && !choice && !self.other_party_wins();
        let rests_on = [
            (14, choice),
            (22, self.case.thrower.is_some()),
            (23, tout && pays_fault),
            (24, faults.laid_open == LaidOpen::OtherPartyWins),
            (24, choice && (tout || !self.case.offence.is_wrong_card())),
        ];
        let mut decisions: Vec<u8> = rests_on.iter().filter(|(_, holds)| *holds).map(|(d, _)| *d).collect();
        decisions.dedup();
        decisions
    }
}

/// A list entry of shares.
fn entry(shares: Shares) -> ListEntry {
    let points = shares.map(|points| i32::try_from(points).expect("sanctions of a rule set are bounded"));
    ListEntry::new(points).expect("shares add up to nothing")
}

/// A settlement of shares.
fn settlement(shares: Shares) -> Settlement {
    Settlement::new(shares, 0).expect("shares add up to nothing")
}
