//! A review in the making: one decision after the other, so that whoever waits for it can be told how far it is.

use std::sync::Arc;

use schafkopf::RuleSet;
use schafkopf_bots::review::{Begun, Coach};
use schafkopf_bots::{Mind, NamedBot, Stopped};
use schafkopf_line::RuleSets;
use schafkopf_record::{Record, replay};

use crate::questions::record;
use crate::trouble::Trouble;
use crate::wire::Answer;

/// A review in the making.
#[derive(Debug)]
pub(crate) struct Reviewing {
    record: Record,
    rules: Arc<RuleSet>,
    judge: Mind,
    seed: u64,
    begun: Option<Begun>,
    done: usize,
    all: usize,
}

impl Reviewing {
    /// Lays a record before a judge.
    pub(crate) fn begin(
        text: &str,
        sets: &RuleSets,
        (judge, seed): (&str, u64),
    ) -> Result<Reviewing, Trouble> {
        let (record, rules) = record(text, sets)?;
        let judge: NamedBot = judge.parse().map_err(|_| Trouble::UnknownBot)?;
        let judge = judge.mind().cloned().ok_or(Trouble::UnknownBot)?;
        let all = replay(&record, &rules)?.steps.len();
        Ok(Reviewing { record, rules, judge, seed, begun: None, done: 0, all })
    }

    /// How far it is.
    pub(crate) fn progress(&self) -> Answer {
        Answer::Reviewing { done: self.done, all: self.all }
    }

    /// Looks at the next step, and gives back the rest of the work, or the review with the last.
    pub(crate) fn step(mut self) -> Result<(Answer, Option<Reviewing>), Trouble> {
        let judge = self.judge.clone();
        let label = judge.label();
        let coach = Coach { judge: &judge, label, seed: self.seed, limit: None, clock: &Stopped };
        if self.done >= self.all {
            let review = coach.review_from(self.begun.take(), &self.record, &self.rules, &mut |_| ())?;
            return Ok((Answer::Reviewed { review: Box::new((&review).into()) }, None));
        }
        let mut steps = 0;
        let begun = coach.follow(self.begun.take(), &self.record, &self.rules, &mut || {
            steps += 1;
            steps == 1
        })?;
        (self.begun, self.done) = (Some(begun), self.done + 1);
        Ok((self.progress(), Some(self)))
    }
}
