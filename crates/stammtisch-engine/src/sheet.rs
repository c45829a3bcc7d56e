//! The sheet of a round: what a page shows of its log, and what is written into it.

use std::collections::BTreeMap;

use schafkopf::rules as built_in;
use schafkopf_runde::stored::{self, Fault};
use schafkopf_runde::{
    Device, EntryId, Evening, HandResult, Log, Refusal, Row, Runde, Span, Statistics, points_of_four,
    print_sums, read_sums,
};
use serde_json::Value;
use stammtisch_text::{Lang, Texts};
use stammtisch_wire::runde::{CountedHand, Sheet, ToTell, Words, hand_told};

use crate::trouble::Trouble;
use crate::wire::{Answer, KeptLine, LastDeed, NamedSet, Priced, SheetAnswer, SheetAsk, Shown, SpanWanted};

/// The sheet that is open.
#[derive(Debug)]
pub(crate) struct OpenSheet {
    log: Log,
    runde: Runde,
}

/// Answers about the sheet that is open; what is refused changes nothing.
pub(crate) fn answer(open: &mut Option<OpenSheet>, ask: SheetAsk, lang: Lang) -> Result<Answer, Trouble> {
    let answer = match ask {
        SheetAsk::Sets => sets(lang),
        SheetAsk::Open { log } => {
            let log = read(&log)?;
            let runde = Runde::of(&log);
            *open = Some(OpenSheet { log, runde });
            SheetAnswer::Kept { lines: Vec::new(), gone: Vec::new() }
        }
        SheetAsk::Show { device, span } => there(open.as_ref())?.show(&device, span, lang)?,
        SheetAsk::Merge { log } => {
            let other = read(&log)?;
            there_mut(open)?.change(|log| {
                log.merge(&other);
                Ok(())
            })?
        }
        SheetAsk::Write { device, deeds } => there_mut(open)?.write(&device, &deeds)?,
        SheetAsk::Import { device, table } => {
            let device = self::device(&device)?;
            let lines = read_sums(&table).map_err(|bad| Trouble::SumsTable(Box::new(bad)))?;
            there_mut(open)?.change(|log| Ok(log.bring(&device, lines)?))?
        }
        SheetAsk::Price { evening, hand, of } => {
            let open = there(open.as_ref())?;
            match of {
                None => open.price(&evening, &hand, lang)?,
                Some(of) => open.before(&evening, &of)?.price(&evening, &hand, lang)?,
            }
        }
        SheetAsk::ToTell { evening } => {
            let rules = there(open.as_ref())?.evening(&evening)?.opening().rules.set();
            SheetAnswer::ToTell(ToTell::of(rules, Texts::of(lang)))
        }
        SheetAsk::Table => SheetAnswer::Text { text: print_sums(&there(open.as_ref())?.runde) },
        SheetAsk::Log => SheetAnswer::Text { text: stored::write(&there(open.as_ref())?.log) },
    };
    Ok(Answer::Sheet(answer))
}

fn there(open: Option<&OpenSheet>) -> Result<&OpenSheet, Trouble> {
    open.ok_or(Trouble::NoSheet)
}

fn there_mut(open: &mut Option<OpenSheet>) -> Result<&mut OpenSheet, Trouble> {
    open.as_mut().ok_or(Trouble::NoSheet)
}

fn read(text: &str) -> Result<Log, Trouble> {
    stored::read(text).map_err(|bad| Trouble::Log { line: bad.line, why: bad.why })
}

fn device(text: &str) -> Result<Device, Trouble> {
    text.parse().map_err(|_| Trouble::Log { line: 0, why: Fault::Word(text.chars().take(40).collect()) })
}

fn id(text: &str) -> Result<EntryId, Trouble> {
    text.parse().map_err(|_| Trouble::Log { line: 0, why: Fault::Word(text.chars().take(40).collect()) })
}

/// The built-in sets with a tariff.
fn sets(lang: Lang) -> SheetAnswer {
    let found = built_in::builtin_ids().filter_map(built_in::builtin).filter(|set| set.money.is_some());
    let named = |set: std::sync::Arc<schafkopf::RuleSet>| NamedSet {
        name: Texts::of(lang).rule_set(&set).to_owned(),
        id: set.id.clone(),
    };
    SheetAnswer::Sets { sets: found.map(named).collect() }
}

impl OpenSheet {
    fn evening(&self, evening: &str) -> Result<&Evening, Trouble> {
        let evening = id(evening)?;
        self.runde.evening(&evening).ok_or(Trouble::Sheet(Refusal::UnknownEvening { evening }))
    }

    fn words(&self, lang: Lang) -> Words<'_> {
        Words { runde: &self.runde, texts: Texts::of(lang) }
    }

    fn show(&self, device: &str, span: SpanWanted, lang: Lang) -> Result<SheetAnswer, Trouble> {
        let span = match span {
            SpanWanted::All => Span::All,
            SpanWanted::Season(year) => Span::Season(year),
            SpanWanted::Evening(evening) => Span::Evening(id(&evening)?),
        };
        let words = self.words(lang);
        let last = self.log.last_of(&self::device(device)?);
        let last = last.map(|entry| LastDeed { entry: entry.id.to_string(), said: words.deed(&entry.deed) });
        let sheet = Sheet::of(&self.log, words, &Statistics::of(&self.runde, &span));
        Ok(SheetAnswer::Shown(Box::new(Shown { sheet, last })))
    }

    /// Changes the log; what is new in it is told.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Log) -> Result<(), Trouble>,
    ) -> Result<SheetAnswer, Trouble> {
        let mut log = self.log.clone();
        change(&mut log)?;
        let lines = |one: &Log, other: &Log| -> Vec<KeptLine> {
            let beyond = one.beyond(other);
            beyond.map(|entry| KeptLine { id: entry.id.to_string(), line: stored::line(entry) }).collect()
        };
        let kept = SheetAnswer::Kept { lines: lines(&log, &self.log), gone: lines(&self.log, &log) };
        self.runde = Runde::of(&log);
        self.log = log;
        Ok(kept)
    }

    fn write(&mut self, device: &str, deeds: &[Value]) -> Result<SheetAnswer, Trouble> {
        let device = self::device(device)?;
        let read =
            |deed: &Value| stored::deed(&deed.to_string()).map_err(|why| Trouble::Log { line: 0, why });
        let deeds = deeds.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        self.change(|log| {
            for deed in deeds {
                log.write(&device, deed)?;
            }
            Ok(())
        })
    }

    /// The sheet as it was before a hand that is to be written anew.
    fn before(&self, evening: &str, of: &str) -> Result<OpenSheet, Trouble> {
        let of = id(of)?;
        let evening = self.evening(evening)?;
        let tells = |row: &&Row| row.versions.iter().any(|version| version.entry == of);
        let row = evening.rows().iter().find(tells).ok_or(Refusal::UnknownEntry { entry: of.clone() })?;
        let log = self.log.before_hand(evening.id(), row.slot);
        Ok(OpenSheet { runde: Runde::of(&log), log })
    }

    fn price(&self, evening: &str, told: &Value, lang: Lang) -> Result<SheetAnswer, Trouble> {
        let evening = self.evening(evening)?;
        let mut hand = stored::hand(&told.to_string()).map_err(|why| Trouble::Log { line: 0, why })?;
        if let HandResult::Ramsch(ramsch) = &mut hand.result {
            let points: BTreeMap<EntryId, u8> = std::mem::take(&mut ramsch.points);
            ramsch.points = points_of_four(points, &evening.players());
        }
        let (paid, refused) = match evening.preview(&hand) {
            Ok(paid) => (Some(CountedHand::of(&paid, self.words(lang))), None),
            Err(refusal) => (None, Some(Trouble::Sheet(refusal).told(lang))),
        };
        let room = evening.room(&hand).into();
        Ok(SheetAnswer::Priced(Box::new(Priced { hand: hand_told(&hand), paid, refused, room })))
    }
}
