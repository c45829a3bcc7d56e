//! A review in the making: one decision after the other, so that whoever waits for it can be told how far it is. Once it is there it
//! stays, to be told in another language too.

use std::sync::Arc;

use schafkopf::RuleSet;
use schafkopf_bots::review::{Begun, Coach, Review};
use schafkopf_bots::{Mind, NamedBot, Stopped};
use schafkopf_line::RuleSets;
use schafkopf_record::{Record, replay};
use stammtisch_coach::Telling;
use stammtisch_text::{Lang, Texts};

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
    /// It is there.
    review: Option<Box<Review>>,
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
        Ok(Reviewing { record, rules, judge, seed, begun: None, done: 0, all, review: None })
    }

    /// How far it is, and the review once it is there.
    pub(crate) fn told(&self, lang: Lang) -> Answer {
        match &self.review {
            None => Answer::Reviewing { done: self.done, all: self.all },
            Some(review) => Answer::Reviewed {
                review: Box::new((&**review).into()),
                told: Box::new(Telling::of(review, Texts::of(lang))),
            },
        }
    }

    /// Looks at the next step, unless all are looked at.
    pub(crate) fn step(mut self) -> Result<Reviewing, Trouble> {
        if self.review.is_some() {
            return Ok(self);
        }
        let judge = self.judge.clone();
        let label = judge.label();
        let coach = Coach { judge: &judge, label, seed: self.seed, limit: None, clock: &Stopped };
        if self.done >= self.all {
            let review = coach.review_from(self.begun.take(), &self.record, &self.rules, &mut |_| ())?;
            self.review = Some(Box::new(review));
            return Ok(self);
        }
        let mut steps = 0;
        let begun = coach.follow(self.begun.take(), &self.record, &self.rules, &mut || {
            steps += 1;
            steps == 1
        })?;
        (self.begun, self.done) = (Some(begun), self.done + 1);
        Ok(self)
    }
}
