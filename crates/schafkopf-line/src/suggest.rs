//! `suggest`: what a strong player would do, from what a seat can see.

mod answer;
mod request;
mod sight;
#[cfg(test)]
mod tests;

use std::time::Duration;

use schafkopf::{Action, RuleSet, SeatView};
use schafkopf_bots::{Bot as _, Clock, Deadline, NamedBot, Thinking};

use self::answer::{Suggestion, Worth};
use self::request::{Request, Sight};
use crate::{LazyTexts, LineError, RuleSets, readable_id};

/// Who answers.
pub struct Adviser<'a> {
    /// The rule sets that a line can name.
    pub sets: &'a RuleSets,
    /// The words of errors.
    pub texts: LazyTexts,
    /// Who is asked.
    pub bot: NamedBot,
    /// Where chance comes from.
    pub seed: u64,
    /// The longest a decision may take.
    pub limit: Option<Duration>,
    /// What that is measured by.
    pub clock: &'a dyn Clock,
}

impl Adviser<'_> {
    /// Answers a line: appends what the bot would do, without a line end.
    pub fn answer(&self, line: &[u8], out: &mut Vec<u8>) {
        let request: Request<'_> = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(error) => {
                let id = readable_id(line);
                LineError::from_json(&self.texts, line, &error).write_with_id(out, id.as_deref());
                return;
            }
        };
        let start = self.clock.now();
        let sight = Sight::read(&request, self.sets, self.texts);
        match sight.and_then(|sight| Ok((sight.view(self.texts)?, sight.setup.rules))) {
            Ok((view, rules)) => {
                let mut suggestion = self.suggest(&view, &rules);
                suggestion.ms =
                    u64::try_from(self.clock.now().saturating_sub(start).as_millis()).unwrap_or(u64::MAX);
                suggestion.write(request.id.as_deref(), &rules, out);
            }
            Err(error) => error.write_with_id(out, request.id.as_deref()),
        }
    }

    /// What the bot would do.
    fn suggest(&self, view: &SeatView, rules: &RuleSet) -> Suggestion {
        let deadline = self.limit.map_or(Deadline::NEVER, |limit| Deadline::within(self.clock, limit));
        let thinking = Thinking { rules, seed: self.seed, deadline };
        let weighed = self.bot.mind().map(|mind| mind.appraise(view, &thinking));
        // What nobody would say was not worked out, and has no value that could be told.
        let tried = weighed.iter().flat_map(|weighed| &weighed.options).filter(|option| option.is_tried());
        let mut options: Vec<Worth> = tried.map(worth).collect();
        let worlds = weighed.map_or(0, |weighed| weighed.worlds);
        // The interface has no words for naming a contract early (T 17).
        options.retain(|worth| !names_early(worth.action));
        let action = match options.first() {
            Some(best) => best.action,
            None => unnamed(self.bot.player().act(view, &thinking)),
        };
        if options.is_empty() {
            let legal = view.actions.iter().copied().filter(|&action| !names_early(action));
            options = legal.map(|action| Worth { action, value: None, win: None }).collect();
            options.sort_by_key(|worth| worth.action != action);
        }
        Suggestion { action, options, worlds, ms: 0 }
    }
}

fn worth(of: &schafkopf_bots::Appraised) -> Worth {
    let rounded = |value: f64| (value * 10_000.0).round() / 10_000.0 + 0.0;
    Worth { action: of.action, value: Some(rounded(of.value)), win: Some(rounded(of.win)) }
}

/// Whether an action names a contract before all have spoken.
const fn names_early(action: Action) -> bool {
    matches!(action, Action::Bid(bid) if bid.named().is_some())
}

/// The same action without a contract named early.
const fn unnamed(action: Action) -> Action {
    match action {
        Action::Bid(bid) => Action::Bid(bid.unnamed()),
        other => other,
    }
}
