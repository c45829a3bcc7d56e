//! The questions of a referee: only those that matter for what happened.

use std::io::{BufRead, Read as _, Write};

use schafkopf::rules::FaultScale;
use schafkopf::{Choice, ContractKind, Doubled, Moment, Offence, OffenceStage, RuleSet, Seat};
use stammtisch_text::{Arg, Texts};

use super::Told;
use crate::rule_sets::RuleSets;

/// The longest answer that is read.
const LONGEST: u64 = 1024;

/// Asks questions and reads answers, line by line.
pub(super) struct Questions<'a, R, W> {
    answers: R,
    out: W,
    texts: &'a Texts,
}

impl<'a, R: BufRead, W: Write> Questions<'a, R, W> {
    pub(super) fn new(answers: R, out: W, texts: &'a Texts) -> Self {
        Questions { answers, out, texts }
    }

    /// Asks for everything that matters and has not been told.
    pub(super) fn complete(&mut self, told: &mut Told, sets: &RuleSets) -> anyhow::Result<()> {
        let rules = match told.rules.take() {
            Some(rules) => rules,
            None => self.choose("ask-rules", &sets.iter().cloned().collect::<Vec<_>>(), rule_set_name)?,
        };
        let offence = match told.offence {
            Some(offence) => offence,
            None => self.choose("ask-offence", &Offence::ALL, |offence, texts| texts.offence(*offence))?,
        };
        told.offence = Some(offence);
        match offence.stage() {
            OffenceStage::Deal => self.ask_moment(told, offence)?,
            OffenceStage::Auction => {
                self.ask_contract(told, &rules, "ask-bid")?;
                self.ask_seat(&mut told.offender, "ask-offender")?;
            }
            OffenceStage::Approval => self.ask_contract(told, &rules, "ask-contract")?,
            OffenceStage::Exchange => {}
            OffenceStage::Play => self.ask_play(told, &rules, offence)?,
        }
        told.rules = Some(rules);
        Ok(())
    }

    fn ask_play(&mut self, told: &mut Told, rules: &RuleSet, offence: Offence) -> anyhow::Result<()> {
        self.ask_contract(told, rules, "ask-contract")?;
        // A Ramsch has no declarer, and nobody throws in or chooses there (V 14.3).
        if told.kind == Some(ContractKind::Ramsch) {
            return self.ask_seat(&mut told.offender, "ask-offender");
        }
        self.ask_seat(&mut told.declarer, "ask-declarer")?;
        if matches!(told.kind, Some(ContractKind::Rufspiel | ContractKind::Hochzeit)) {
            self.ask_seat(&mut told.partner, "ask-partner")?;
        }
        self.ask_seat(&mut told.offender, "ask-offender")?;
        // While a trick lies open a card may be taken back only where the other side has a choice.
        let choice = rules.faults.scale == FaultScale::Choice;
        if choice || offence.decisive_moment() != Some(Moment::TrickOpen) {
            self.ask_moment(told, offence)?;
        }
        let decided = told.moment.is_some() && told.moment == offence.decisive_moment();
        if decided {
            return Ok(());
        }
        if told.thrower.is_none() {
            told.thrower = self.seat_or_nobody("ask-thrower")?;
        }
        if choice { self.ask_choice(told, rules, offence) } else { Ok(()) }
    }

    /// What matters only where the other side has a choice (T 15).
    fn ask_choice(&mut self, told: &mut Told, rules: &RuleSet, offence: Offence) -> anyhow::Result<()> {
        if offence.is_wrong_card() && told.thrower.is_none() && told.choice.is_none() {
            let play_on = self.yes("ask-choice")?;
            told.choice = Some(if play_on { Choice::PlayOn } else { Choice::Stop });
        }
        if told.choice == Some(Choice::PlayOn) {
            return Ok(());
        }
        if told.doubled.is_none() && rules.doubling.is_some() {
            told.doubled = Some(if self.yes("ask-doubled")? { Doubled::Stoss } else { Doubled::Not });
        }
        if told.already_won.is_none() {
            told.already_won = Some(self.yes("ask-already-won")?);
        }
        Ok(())
    }

    fn ask_moment(&mut self, told: &mut Told, offence: Offence) -> anyhow::Result<()> {
        let Some(moment) = offence.decisive_moment().filter(|_| told.moment.is_none()) else { return Ok(()) };
        let Some(question) = self.texts.moment_question(moment) else { return Ok(()) };
        if self.yes_to(&question)? {
            told.moment = Some(moment);
        }
        Ok(())
    }

    fn ask_contract(&mut self, told: &mut Told, rules: &RuleSet, question: &str) -> anyhow::Result<()> {
        if told.kind.is_none() {
            let known: Vec<ContractKind> =
                ContractKind::ALL.into_iter().filter(|&kind| rules.knows(kind)).collect();
            told.kind = Some(self.choose(question, &known, |kind, texts| texts.kind(*kind))?);
        }
        Ok(())
    }

    fn ask_seat(&mut self, seat: &mut Option<Seat>, question: &str) -> anyhow::Result<()> {
        while seat.is_none() {
            *seat = self.seat_or_nobody(question)?;
        }
        Ok(())
    }

    /// A seat; none for an empty answer.
    fn seat_or_nobody(&mut self, question: &str) -> anyhow::Result<Option<Seat>> {
        let mut question = self.texts.get(question);
        loop {
            let answer = self.answer(&question)?;
            if answer.is_empty() {
                return Ok(None);
            }
            if let Some(seat) = answer.parse().ok().and_then(Seat::new) {
                return Ok(Some(seat));
            }
            question = self.texts.format("ask-number", &[("most", Arg::from(4))]);
        }
    }

    /// One of several, by its number.
    fn choose<T: Clone>(
        &mut self,
        question: &str,
        from: &[T],
        name: fn(&T, &Texts) -> String,
    ) -> anyhow::Result<T> {
        for (place, one) in from.iter().enumerate() {
            writeln!(self.out, "{:>3}  {}", place + 1, name(one, self.texts))?;
        }
        let mut question = self.texts.get(question);
        loop {
            let number: Option<usize> = self.answer(&question)?.parse().ok();
            if let Some(chosen) = number.and_then(|number| from.get(number.checked_sub(1)?)) {
                return Ok(chosen.clone());
            }
            question = self.texts.format("ask-number", &[("most", Arg::from(from.len() as i64))]);
        }
    }

    fn yes(&mut self, question: &str) -> anyhow::Result<bool> {
        let question = self.texts.get(question);
        self.yes_to(&question)
    }

    fn yes_to(&mut self, question: &str) -> anyhow::Result<bool> {
        let mut question = question.to_owned();
        loop {
            match self.answer(&question)?.to_lowercase().as_str() {
                "j" | "ja" | "y" | "yes" => return Ok(true),
                "n" | "nein" | "no" => return Ok(false),
                _ => question = self.texts.get("ask-yes-no"),
            }
        }
    }

    /// The next line of the answers, trimmed.
    fn answer(&mut self, question: &str) -> anyhow::Result<String> {
        write!(self.out, "{question} ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = (&mut self.answers).take(LONGEST).read_until(b'\n', &mut line)?;
        anyhow::ensure!(read > 0, self.texts.get("ask-ended"));
        Ok(String::from_utf8_lossy(&line).trim().to_owned())
    }
}

fn rule_set_name(rules: &std::sync::Arc<RuleSet>, texts: &Texts) -> String {
    format!("{} ({})", texts.rule_set(rules), rules.id)
}
