//! An entry: what a row comes to, once it is believed.

use schafkopf::rules::{FirstGame, ListRules};
use schafkopf::{
    BySeat, Case, ContractKind, Doubled, Height, ListClass, ListEntry, ListedDouble, ListedGame, Next,
    NoRuling, Offence, OffenceStage, Parties, RuleSet, Ruling, Seat, Side, list_entry, rule_on,
};

use crate::approval::RowPlace;
use crate::bare_numbers::{BareGame, Beside, GamesOfASet};
use crate::checked_row::{CheckedRow, Named, RuledGame, Told};
use crate::row::{Row, RowRuling};
use crate::row_fault::{Gap, Impossibility, RowFault};
use crate::tricks;

/// No list ever held more points in a row than this.
const MOST_POINTS: u64 = 1_000_000;

/// What a row comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The four numbers.
    pub points: ListEntry,
    /// The solo kind that was played, where it is known; it is circled in the list (S 5.3.3, P 8).
    pub solo: Option<SoloEntry>,
}

/// A solo kind in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoloEntry {
    /// Who played it.
    pub soloist: Seat,
    /// What it counts as: a Tout that was not allowed is none.
    pub class: SoloClass,
    /// Which one it was, where the row says so: bare numbers do not (decision 35).
    pub kind: Option<ContractKind>,
    /// Whether he won.
    pub won: bool,
}

/// What a list tells apart among solo kinds (decisions 29 and 35).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SoloClass {
    /// A solo kind that is neither of the others.
    Solo,
    /// A Tout.
    Tout,
    /// A Sie.
    Sie,
}

impl SoloClass {
    /// The class of a contract; none of a Rufspiel.
    pub const fn of(kind: ContractKind) -> Option<SoloClass> {
        match kind.row().listed {
            ListClass::Rufspiel | ListClass::Ramsch => None,
            ListClass::Solo | ListClass::Bettel => Some(SoloClass::Solo),
            ListClass::Tout => Some(SoloClass::Tout),
            ListClass::Sie => Some(SoloClass::Sie),
        }
    }
}

impl SoloEntry {
    /// A game of this kind, if it is a solo kind.
    pub fn of(soloist: Seat, kind: ContractKind, won: bool) -> Option<SoloEntry> {
        Some(SoloEntry { soloist, class: SoloClass::of(kind)?, kind: Some(kind), won })
    }

    /// Whether it can have been this kind.
    pub fn may_be(&self, kind: ContractKind) -> bool {
        match self.kind {
            Some(known) => known == kind,
            None => SoloClass::of(kind) == Some(self.class),
        }
    }
}

impl Entry {
    /// A game that scores nothing: it was struck (S 5.2.17, decision 25).
    const STRUCK: Entry = Entry { points: ListEntry::NOTHING, solo: None };
}

/// A row with its seats and its contract read, and its place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RowReader<'a> {
    rules: &'a RuleSet,
    list: &'a ListRules,
    row: &'a Row,
    place: RowPlace,
    named: Named,
}

impl<'a> RowReader<'a> {
    /// Reads what stands in a row.
    pub(crate) fn new(
        rules: &'a RuleSet,
        list: &'a ListRules,
        place: RowPlace,
        row: &'a Row,
    ) -> Result<Self, RowFault> {
        let named = Named {
            declarer: seat("declarer", row.declarer)?,
            partner: seat("partner", row.partner)?,
            double: seat("double", row.double)?,
            kind: kind(rules, row)?,
        };
        Ok(RowReader { rules, list, row, place, named })
    }

    /// The row, believed.
    pub(crate) fn checked(&self) -> Result<CheckedRow, RowFault> {
        Ok(CheckedRow::new(self.row.clone(), self.named, self.read()?))
    }

    /// The row as a list kept it that was written before bare numbers had to be a game, a strike had to have its reason
    /// and a Sie in the first game was no game of the list.
    pub(crate) fn kept(&self) -> Result<CheckedRow, RowFault> {
        let earlier = |fault| match self.row {
            Row { approved: Some(false), points: None, .. } => {
                Ok((Told::Struck(self.result(self.named.kind).ok().map(|(game, _)| game)), Entry::STRUCK))
            }
            Row { approved: Some(false), points: Some(points), .. } => {
                four_numbers(points).unwrap_or(Err(fault)).map(|_| (Told::Struck(None), Entry::STRUCK))
            }
            Row { points: Some(points), .. } => {
                let points = four_numbers(points).unwrap_or(Err(fault))?;
                let solo = self.named.declarer.zip(self.named.kind).and_then(|(declarer, kind)| {
                    SoloEntry::of(declarer, self.allowed(kind), points.points()[declarer] > 0)
                });
                Ok((Told::Numbers, Entry { points, solo }))
            }
            _ if fault == RowFault::SieInFirstGame => Ok((Told::Struck(None), Entry::STRUCK)),
            _ => Err(fault),
        };
        let read = self.read().or_else(earlier)?;
        Ok(CheckedRow::new(self.row.clone(), self.named, read))
    }

    /// What the row tells, and what it comes to.
    pub(crate) fn read(&self) -> Result<(Told, Entry), RowFault> {
        if self.row.approved == Some(false) {
            return self.struck();
        }
        match (&self.row.points, &self.row.ruling) {
            (Some(_), Some(_)) => Err(RowFault::Incomplete(Gap::TwoResults)),
            (Some(points), None) => Ok((Told::Numbers, self.numbers(points)?)),
            (None, Some(ruling)) => self.ruled(ruling),
            (None, None) => self.result(self.named.kind).map(|(game, entry)| (Told::Played(game), entry)),
        }
    }

    /// A game that was not approved: one whose approval is asked for here (S 5.2.17). It need not say how it ended, but
    /// what it says must be possible.
    fn struck(&self) -> Result<(Told, Entry), RowFault> {
        if self.row.ruling.is_some() {
            return Err(RowFault::Incomplete(Gap::TwoResults));
        }
        if let Some(points) = &self.row.points {
            let solo = self.numbers(points)?.solo;
            self.must_need_approval(Offence::PlayedUnapproved, solo)?;
            return Ok((Told::Struck(None), Entry::STRUCK));
        }
        let solo = self.named.kind.map(|kind| {
            let declarer = self.named.declarer.ok_or(RowFault::Incomplete(Gap::NoDeclarer))?;
            Ok(SoloEntry::of(declarer, self.allowed(kind), false))
        });
        self.must_need_approval(Offence::PlayedUnapproved, solo.transpose()?.flatten())?;
        match self.result(self.named.kind) {
            Ok((game, _)) => Ok((Told::Struck(Some(game)), Entry::STRUCK)),
            Err(RowFault::Incomplete(Gap::NoResult)) if !self.tells_result() => {
                self.double_must_be_possible()?;
                Ok((Told::Struck(None), Entry::STRUCK))
            }
            Err(fault) => Err(fault),
        }
    }

    /// Only what must be approved can be refused, or struck for want of it.
    fn must_need_approval(&self, offence: Offence, solo: Option<SoloEntry>) -> Result<(), RowFault> {
        let approval = self.rules.tournament.as_ref().map(|tournament| &tournament.approval);
        let needed = approval.zip(solo).and_then(|(rules, solo)| self.place.approval_needed(rules, solo));
        match needed {
            Some(_) => Ok(()),
            None => Err(RowFault::NoRuling { offence, why: NoRuling::NotPossible }),
        }
    }

    /// Four numbers, where a table kept nothing else: they are a game too (decision 35).
    fn numbers(&self, points: &[i64; 4]) -> Result<Entry, RowFault> {
        if self.tells_result() {
            return Err(RowFault::Incomplete(Gap::TwoResults));
        }
        let games = GamesOfASet {
            rules: self.rules,
            list: self.list,
            game: self.place.game(),
            touts_barred: self.is_first(self.rules.first_game.tout),
            sie_barred: self.is_first(self.rules.first_game.sie),
        };
        let impossible = || RowFault::NoGameGives { values: games.values() };
        let points = four_numbers(points).ok_or_else(impossible)??;
        let beside = self.beside()?;
        let mut found = games.that_give(points.points(), beside).into_iter();
        let game = found.next().ok_or_else(impossible)?;
        if found.next().is_some() {
            return Err(RowFault::Incomplete(Gap::TwoGames));
        }
        let solo = match game {
            BareGame::Rufspiel => None,
            BareGame::Solo { soloist, class, won } => {
                let kind = beside.plain.and_then(|plain| match class {
                    SoloClass::Tout => plain.tout(),
                    SoloClass::Solo | SoloClass::Sie => Some(plain),
                });
                Some(SoloEntry { soloist, class, kind, won })
            }
        };
        Ok(Entry { points, solo })
    }

    /// What stands beside four numbers.
    fn beside(&self) -> Result<Beside, RowFault> {
        let Named { declarer, partner, double, kind } = self.named;
        if partner.is_some() && (partner == declarer || kind.is_some_and(ContractKind::is_solo_kind)) {
            return Err(RowFault::PartnerNotAllowed);
        }
        let tricks = match (double, self.row.tricks) {
            (None, Some(_)) => return Err(RowFault::DoubleTricks),
            (None | Some(_), None) => None,
            (Some(_), Some(tricks)) => {
                Some(u8::try_from(tricks).map_err(|_| RowFault::Impossible(Impossibility::Tricks))?)
            }
        };
        if let Some(double) = double {
            self.may_double(double, None)?;
        }
        let plain = kind.map(ContractKind::plain);
        self.sie_must_count(plain)?;
        Ok(Beside { declarer, partner, plain, tout: self.row.tout, double, tricks })
    }

    /// Whether the row tells how the cards fell.
    fn tells_result(&self) -> bool {
        let row = self.row;
        row.won.is_some() || row.schneider == Some(true) || row.schwarz == Some(true)
    }

    /// What a referee ruled; after "play on" the result that was then reached.
    fn ruled(&self, ruling: &RowRuling) -> Result<(Told, Entry), RowFault> {
        let offence: Offence = ruling
            .offence
            .parse()
            .map_err(|error: schafkopf::UnknownOffence| RowFault::UnknownOffence { name: error.0 })?;
        if offence.stage() == OffenceStage::Approval {
            self.sie_must_count(self.named.kind)?;
            // What is to be approved is what was announced.
            let solo = self.named.declarer.zip(self.named.kind);
            let solo = solo.and_then(|(declarer, kind)| SoloEntry::of(declarer, self.allowed(kind), false));
            self.must_need_approval(offence, solo)?;
        }
        let case = self.case(offence, ruling)?;
        let ruling = rule_on(self.rules, &case).map_err(|why| RowFault::NoRuling { offence, why })?;
        let (played_on, entry) = self.after(&ruling)?;
        Ok((Told::Ruled(Box::new(RuledGame { case, ruling, played_on })), entry))
    }

    /// What a ruling comes to, with the game that was then played to its end.
    fn after(&self, ruled: &Ruling) -> Result<(Option<ListedGame>, Entry), RowFault> {
        let played_on = |(game, entry)| (Some(game), entry);
        match (ruled.next, ruled.points) {
            (Next::PlayOn, _) => self.result(self.named.kind).map(played_on),
            (Next::PlayWithoutTout, _) => {
                self.result(self.named.kind.map(ContractKind::plain)).map(played_on)
            }
            (Next::Scored | Next::Struck, Some(_)) if self.tells_result() => {
                Err(RowFault::Incomplete(Gap::TwoResults))
            }
            (Next::Scored | Next::Struck, Some(points)) => {
                Ok((None, Entry { points, solo: self.ruled_solo(ruled, points) }))
            }
            (
                Next::Scored
                | Next::Struck
                | Next::VoidSameDealer
                | Next::VoidWhoseTurn
                | Next::CorrectTheCard
                | Next::CorrectTheExchange,
                _,
            ) => Err(RowFault::RulingNotScored),
        }
    }

    fn case(&self, offence: Offence, ruling: &RowRuling) -> Result<Case, RowFault> {
        self.double_must_be_possible()?;
        Ok(Case {
            offender: seat("offender", ruling.offender)?,
            thrower: seat("thrower", ruling.thrower)?,
            kind: match offence.stage() {
                // What is to be approved is what was announced.
                OffenceStage::Approval => self.named.kind,
                OffenceStage::Deal | OffenceStage::Auction | OffenceStage::Exchange | OffenceStage::Play => {
                    self.named.kind.map(|kind| self.allowed(kind))
                }
            },
            parties: self.parties(),
            choice: ruling.choice,
            doubled: if self.named.double.is_some() { Doubled::Stoss } else { Doubled::Not },
            already_won: ruling.already_won.unwrap_or(false),
            ..Case::new(offence)
        })
    }

    /// Who played with whom, as the row has it.
    fn parties(&self) -> Option<Parties> {
        let partner = self.named.partner;
        self.named.declarer.map(|declarer| Parties { declarer, partner })
    }

    /// A game that tells no result can still have been doubled, by somebody who may; its tricks need a double.
    fn double_must_be_possible(&self) -> Result<(), RowFault> {
        match self.named.double {
            Some(double) => self.may_double(double, self.parties()),
            None if self.row.tricks.is_some() => Err(RowFault::DoubleTricks),
            None => Ok(()),
        }
    }

    /// The solo kind of a game that was ruled on; it is won if its soloist gets something.
    fn ruled_solo(&self, ruled: &Ruling, points: ListEntry) -> Option<SoloEntry> {
        let soloist = self.named.declarer?;
        SoloEntry::of(soloist, ruled.counts_as?, points.points()[soloist] > 0)
    }

    /// A game played to its end, as the contract that it counts as.
    fn result(&self, kind: Option<ContractKind>) -> Result<(ListedGame, Entry), RowFault> {
        let kind = kind.ok_or(RowFault::Incomplete(Gap::NoContract))?;
        let declarer = self.named.declarer.ok_or(RowFault::Incomplete(Gap::NoDeclarer))?;
        let parties = parties(kind, declarer, self.named.partner)?;
        let won = match (kind, self.row.won) {
            (ContractKind::Sie, won) => won.unwrap_or(true),
            (_, won) => won.ok_or(RowFault::Incomplete(Gap::NoResult))?,
        };
        let height = self.height(kind, won)?;
        let allowed = self.allowed(kind);
        let game = ListedGame {
            parties,
            kind,
            refused_tout: allowed != kind,
            won,
            height,
            game: self.place.game(),
            double: self.listed_double(parties, allowed, won, height)?,
            multiplied: 1,
        };
        self.sie_must_count(Some(kind))?;
        let solo = SoloEntry::of(declarer, allowed, won);
        Ok((game, Entry { points: list_entry(self.rules, self.list, &game), solo }))
    }

    /// The contract that a game counts as: a Tout not allowed in the first game is none (decision 17).
    fn allowed(&self, kind: ContractKind) -> ContractKind {
        if self.is_first(self.rules.first_game.tout) { kind.plain() } else { kind }
    }

    /// A Sie in the first game is no game of the list where it does not count (S 2.9.1, decision 18).
    fn sie_must_count(&self, kind: Option<ContractKind>) -> Result<(), RowFault> {
        let counts = kind != Some(ContractKind::Sie) || !self.is_first(self.rules.first_game.sie);
        if counts { Ok(()) } else { Err(RowFault::SieInFirstGame) }
    }

    /// Whether this is the first game, and something is barred in it.
    fn is_first(&self, rule: FirstGame) -> bool {
        self.place.game() == 1 && rule == FirstGame::Barred
    }

    fn height(&self, kind: ContractKind, won: bool) -> Result<Height, RowFault> {
        let flags = [self.row.schneider, self.row.schwarz].map(|flag| flag.unwrap_or(false));
        let height = Height::from_flags(flags[0], flags[1]);
        if kind == ContractKind::Sie {
            return match (won, height, self.named.double) {
                (false, _, _) => Err(RowFault::Impossible(Impossibility::SieLost)),
                (true, Height::Plain, None) => Ok(height),
                (true, _, _) => Err(RowFault::Impossible(Impossibility::SiePlayed)),
            };
        }
        let plain = self.allowed(kind).is_tout() || kind == ContractKind::Bettel;
        if plain && height != Height::Plain {
            return Err(RowFault::Impossible(Impossibility::HeightOfTout));
        }
        Ok(height)
    }

    fn may_double(&self, double: Seat, parties: Option<Parties>) -> Result<(), RowFault> {
        if self.rules.doubling.is_none() {
            return Err(RowFault::DoublingOff);
        }
        match parties {
            Some(parties) if parties.side(double) == Side::Declarer => Err(RowFault::NotADefender),
            Some(_) | None => Ok(()),
        }
    }

    /// The double of a game that was played to its end; its tricks must be told where they decide (T 20).
    fn listed_double(
        &self,
        parties: Parties,
        kind: ContractKind,
        won: bool,
        height: Height,
    ) -> Result<Option<ListedDouble>, RowFault> {
        let Some(by) = self.named.double else {
            return if self.row.tricks.is_some() { Err(RowFault::DoubleTricks) } else { Ok(None) };
        };
        self.may_double(by, Some(parties))?;
        let punished = self.rules.doubling.and_then(|doubling| doubling.unjustified_tricks).is_some();
        let decides = punished && won && height == Height::Schneider;
        let tricks = match self.row.tricks {
            Some(tricks) => {
                let told = u8::try_from(tricks).ok();
                let tout = kind.is_tout();
                let fit = |&tricks: &u8| {
                    if tout { tricks::fit_tout(tricks, won) } else { tricks::fit(tricks, won, height) }
                };
                told.filter(fit).ok_or(RowFault::Impossible(Impossibility::Tricks))?
            }
            None if decides => return Err(RowFault::DoubleTricks),
            // Who is Schwarz has none; in all other cases their number does not matter.
            None => 0,
        };
        Ok(Some(ListedDouble { by, doubles: 1, tricks }))
    }
}

/// Four numbers that add up to nothing; none where no list ever held such.
fn four_numbers(points: &[i64; 4]) -> Option<Result<ListEntry, RowFault>> {
    if points.iter().any(|number| number.unsigned_abs() > MOST_POINTS) {
        return None;
    }
    let entry = ListEntry::new(BySeat::new(points.map(|number| number as i32)));
    Some(entry.ok_or_else(|| RowFault::NotZero { sum: points.iter().sum() }))
}

fn seat(field: &'static str, number: Option<i64>) -> Result<Option<Seat>, RowFault> {
    let Some(number) = number else { return Ok(None) };
    let seat = u8::try_from(number).ok().and_then(Seat::new);
    seat.map(Some).ok_or(RowFault::BadSeat { field, number })
}

/// The contract of a row, if it has one and the rule set knows it.
fn kind(rules: &RuleSet, row: &Row) -> Result<Option<ContractKind>, RowFault> {
    let tout = row.tout.unwrap_or(false);
    let Some(name) = &row.contract else { return Ok(None) };
    // On the wire a Tout is a flag, not a name.
    let plain = name.parse().ok().filter(|kind: &ContractKind| !kind.is_tout());
    let plain = plain.ok_or_else(|| RowFault::UnknownContract { name: name.chars().take(32).collect() })?;
    let kind = if tout { plain.tout().ok_or(RowFault::ToutNotPossible)? } else { plain };
    if rules.knows(kind) { Ok(Some(kind)) } else { Err(RowFault::ContractNotInRules { kind }) }
}

fn parties(kind: ContractKind, declarer: Seat, partner: Option<Seat>) -> Result<Parties, RowFault> {
    match (kind.is_solo_kind(), partner) {
        _ if kind == ContractKind::Ramsch => Err(RowFault::ContractNotInRules { kind }),
        (false, None) => Err(RowFault::PartnerMissing),
        (false, Some(partner)) if partner == declarer => Err(RowFault::PartnerNotAllowed),
        (true, Some(_)) => Err(RowFault::PartnerNotAllowed),
        (false, Some(_)) | (true, None) => Ok(Parties { declarer, partner }),
    }
}
