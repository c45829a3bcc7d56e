//! An entry: what a row comes to, once it is believed.

use schafkopf::rules::{FirstGame, ListRules};
use schafkopf::{
    BySeat, Case, ContractKind, Doubled, Height, ListEntry, ListedDouble, ListedGame, Next, Offence,
    OffenceStage, Parties, RuleSet, Ruling, Seat, Side, list_entry, rule_on,
};

use crate::checked_row::{CheckedRow, Named, RuledGame, Told};
use crate::row::{Row, RowRuling};
use crate::row_fault::{Gap, Impossibility, RowFault};
use crate::tricks;

/// No game gives more points than this.
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
    pub kind: ContractKind,
    /// Whether he won.
    pub won: bool,
}

impl Entry {
    /// A game that scores nothing: struck (S 5.2.17, decision 25), or a Sie that does not count (S 2.9.1).
    const STRUCK: Entry = Entry { points: ListEntry::NOTHING, solo: None };
}

/// A row with its seats and its contract read, and the number of its game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RowReader<'a> {
    rules: &'a RuleSet,
    list: &'a ListRules,
    row: &'a Row,
    /// Number of the game in its match, from 1.
    game: u32,
    named: Named,
}

impl<'a> RowReader<'a> {
    /// Reads what stands in a row.
    pub(crate) fn new(
        rules: &'a RuleSet,
        list: &'a ListRules,
        game: u32,
        row: &'a Row,
    ) -> Result<Self, RowFault> {
        let named = Named {
            declarer: seat("declarer", row.declarer)?,
            partner: seat("partner", row.partner)?,
            double: seat("double", row.double)?,
            kind: kind(rules, row)?,
        };
        Ok(RowReader { rules, list, row, game, named })
    }

    /// The row, believed.
    pub(crate) fn checked(&self) -> Result<CheckedRow, RowFault> {
        Ok(CheckedRow::new(self.row.clone(), self.named, self.read()?))
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

    /// A game that was not approved; of what else stands in its row only the points are checked.
    fn struck(&self) -> Result<(Told, Entry), RowFault> {
        if let Some(points) = &self.row.points {
            four_numbers(points)?;
        }
        let ended = self.result(self.named.kind).ok().map(|(game, _)| game);
        Ok((Told::Struck(ended), Entry::STRUCK))
    }

    /// Four numbers, where a table kept nothing else.
    fn numbers(&self, points: &[i64; 4]) -> Result<Entry, RowFault> {
        if self.tells_result() || self.named.double.is_some() || self.row.tricks.is_some() {
            return Err(RowFault::Incomplete(Gap::TwoResults));
        }
        let points = four_numbers(points)?;
        let solo = match (self.named.declarer, self.named.kind) {
            (Some(declarer), Some(kind)) if kind.is_solo_kind() => {
                if self.named.partner.is_some() {
                    return Err(RowFault::PartnerNotAllowed);
                }
                let kind = self.allowed(kind);
                Some(SoloEntry { soloist: declarer, kind, won: points.points()[declarer] > 0 })
            }
            (Some(declarer), _) if self.named.partner == Some(declarer) => {
                return Err(RowFault::PartnerNotAllowed);
            }
            (_, _) => None,
        };
        Ok(Entry { points, solo })
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
                | Next::CorrectTheCard,
                _,
            ) => Err(RowFault::RulingNotScored),
        }
    }

    fn case(&self, offence: Offence, ruling: &RowRuling) -> Result<Case, RowFault> {
        let parties = self.named.declarer.map(|declarer| Parties { declarer, partner: self.named.partner });
        if let Some(double) = self.named.double {
            self.may_double(double, parties)?;
        } else if self.row.tricks.is_some() {
            return Err(RowFault::DoubleTricks);
        }
        Ok(Case {
            offender: seat("offender", ruling.offender)?,
            thrower: seat("thrower", ruling.thrower)?,
            kind: match offence.stage() {
                // What is to be approved is what was announced.
                OffenceStage::Approval => self.named.kind,
                OffenceStage::Deal | OffenceStage::Auction | OffenceStage::Play => {
                    self.named.kind.map(|kind| self.allowed(kind))
                }
            },
            parties,
            choice: ruling.choice,
            doubled: if self.named.double.is_some() { Doubled::Stoss } else { Doubled::Not },
            already_won: ruling.already_won.unwrap_or(false),
            ..Case::new(offence)
        })
    }

    /// The solo kind of a game that was ruled on; it is won if its soloist gets something.
    fn ruled_solo(&self, ruled: &Ruling, points: ListEntry) -> Option<SoloEntry> {
        let kind = ruled.counts_as.filter(|kind| kind.is_solo_kind())?;
        let soloist = self.named.declarer?;
        Some(SoloEntry { soloist, kind, won: points.points()[soloist] > 0 })
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
            game: self.game,
            double: self.listed_double(parties, allowed, won, height)?,
        };
        if kind == ContractKind::Sie && self.is_first(self.rules.first_game.sie) {
            return Ok((game, Entry::STRUCK));
        }
        let solo = kind.is_solo_kind().then_some(SoloEntry { soloist: declarer, kind: allowed, won });
        Ok((game, Entry { points: list_entry(self.rules, self.list, &game), solo }))
    }

    /// The contract that a game counts as: a Tout not allowed in the first game is none (decision 17).
    fn allowed(&self, kind: ContractKind) -> ContractKind {
        if self.is_first(self.rules.first_game.tout) { kind.plain() } else { kind }
    }

    /// Whether this is the first game, and something is barred in it.
    fn is_first(&self, rule: FirstGame) -> bool {
        self.game == 1 && rule == FirstGame::Barred
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
        if self.allowed(kind).is_tout() && height != Height::Plain {
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
        Ok(Some(ListedDouble { by, retour: false, tricks }))
    }
}

/// Four numbers that a game can give and that add up to nothing.
fn four_numbers(points: &[i64; 4]) -> Result<ListEntry, RowFault> {
    if points.iter().any(|number| number.unsigned_abs() > MOST_POINTS) {
        return Err(RowFault::Impossible(Impossibility::Points));
    }
    ListEntry::new(BySeat::new(points.map(|number| number as i32)))
        .ok_or_else(|| RowFault::NotZero { sum: points.iter().sum() })
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
        (false, None) => Err(RowFault::PartnerMissing),
        (false, Some(partner)) if partner == declarer => Err(RowFault::PartnerNotAllowed),
        (true, Some(_)) => Err(RowFault::PartnerNotAllowed),
        (false, Some(_)) | (true, None) => Ok(Parties { declarer, partner }),
    }
}
