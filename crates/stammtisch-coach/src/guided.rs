//! A guided hand: what has been done so far, where it stands, and what the coach says.

use schafkopf::{
    Action, Actions, Contract, Courting, Ending, Event, Game, Outcome, Rejected, Seat, SeatView,
};
use schafkopf_bots::{Advice, Regel};
use stammtisch_text::{Arg, Texts};
use thiserror::Error;

use crate::choice::{is_choice, is_same};
use crate::lesson::Lesson;
use crate::tip::Tip;
use crate::why::{When, why};

/// How often the coach explains the same thing in one hand.
const TOLD: usize = 2;

/// Where a guided hand stands.
#[derive(Debug, Clone)]
pub struct Guided {
    /// What happened since the learner's last action, or since the beginning.
    pub happened: Vec<Event>,
    /// What the learner sees and may do.
    pub view: SeatView,
    /// What the coach says.
    pub coach: Coach,
    /// How it ended, once it has.
    pub end: Option<End>,
}

/// What the coach says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Coach {
    /// About what the learner has just done.
    pub comment: Option<String>,
    /// Whether it was a choice, and the one that the coach would have made.
    pub agrees: bool,
    /// What to know before the next step; empty where it was told already.
    pub tips: Vec<String>,
    /// What the coach would do, for who asks.
    pub hint: Option<Hint>,
}

/// What the coach would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The action.
    pub action: Action,
    /// The action in words, and why.
    pub text: String,
}

/// How a guided hand ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// Whether the learner's party won.
    pub won: bool,
    /// The card points of the learner's party.
    pub points: u8,
    /// How many of the learner's decisions were the coach's; where there was no choice nothing was decided.
    pub agreed: usize,
    /// Of how many.
    pub of: usize,
    /// What to take away.
    pub text: String,
    /// Whether something else was played than what the lesson is about.
    pub another: bool,
    /// The next lesson.
    pub next: Option<&'static str>,
}

/// Why a guided hand cannot be followed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotLearned {
    /// An action is against the rules; the coach says which rule.
    #[error("action {at} is against the rules")]
    Rejected {
        /// Its place, from 0.
        at: usize,
        /// Why.
        why: Rejected,
        /// Why, in words.
        message: String,
    },
    /// There are actions after the end of the hand.
    #[error("the hand ended before action {at}")]
    Over {
        /// The place of the first that is too many, from 0.
        at: usize,
    },
}

/// Follows a lesson through what the learner has done so far.
pub fn guide(lesson: &Lesson, actions: &[Action], texts: &Texts) -> Result<Guided, NotLearned> {
    let mut hand = Hand { lesson, game: lesson.begin(), happened: Vec::new(), told: Vec::new() };
    hand.others_act();
    let (mut comment, mut agreed, mut of) = (None, 0, 0);
    for (at, &action) in actions.iter().enumerate() {
        let view = hand.game.view(Lesson::SEAT);
        let Some(advice) = Regel::advise(&view, &hand.game.setup().rules) else {
            return Err(NotLearned::Over { at });
        };
        hand.told.extend(Tip::about(&view));
        hand.happened.clear();
        hand.act(Lesson::SEAT, action).map_err(|why| {
            let message = texts.rejected(&why);
            NotLearned::Rejected { at, why, message }
        })?;
        // Who has no choice decides nothing: there is nothing to praise and nothing to agree on.
        let chooses = is_choice(&view);
        let agrees = is_same(advice.action, action, &view);
        agreed += usize::from(chooses && agrees);
        of += usize::from(chooses);
        comment = chooses.then(|| (agrees, hand.comment((advice, agrees), &view, texts)));
        hand.others_act();
    }
    let view = hand.game.view(Lesson::SEAT);
    let coach = Coach {
        agrees: comment.as_ref().is_some_and(|&(agrees, _)| agrees),
        comment: comment.map(|(_, words)| words),
        tips: hand.tips(&view, texts),
        hint: hand.hint(&view, texts),
    };
    let end = hand.end((agreed, of), texts);
    Ok(Guided { happened: hand.happened, view, coach, end })
}

/// A lesson's hand while it is followed.
struct Hand<'a> {
    lesson: &'a Lesson,
    game: Game,
    happened: Vec<Event>,
    /// What the coach has explained so far.
    told: Vec<Tip>,
}

impl Hand<'_> {
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Rejected> {
        self.happened.extend(self.game.act(seat, action)?);
        Ok(())
    }

    /// Lets the others act, by rules of thumb, until it is on the learner. Questions that are not for learners yet
    /// (doubling, claims) are answered for him in the same way.
    fn others_act(&mut self) {
        while let Some(seat) = self.game.next_to_act() {
            let view = self.game.view(seat);
            let is_automatic = matches!(view.memory.actions, Actions::Double(_) | Actions::Claim);
            if seat == Lesson::SEAT && !is_automatic {
                return;
            }
            let Some(advice) = Regel::advise(&view, &self.game.setup().rules) else { return };
            self.act(seat, advice.action).expect("rules of thumb act by the rules");
        }
    }

    /// What to know before the next step, unless it was told often enough.
    fn tips(&self, view: &SeatView, texts: &Texts) -> Vec<String> {
        let told = |tip: &Tip| self.told.iter().filter(|other| *other == tip).count();
        Tip::about(view)
            .filter(|tip| told(tip) < TOLD)
            .map(|tip| tip.words(self.lesson, view, texts))
            .into_iter()
            .collect()
    }

    /// About what the learner did where he had the choice.
    fn comment(&self, (advice, agrees): (Advice, bool), view: &SeatView, texts: &Texts) -> String {
        let args = [
            ("why", Arg::from(why((advice, When::Then), view, &self.game.setup().rules, texts))),
            ("action", Arg::from(words(advice.action, &self.game, texts))),
        ];
        texts.format(if agrees { "learn-agreed" } else { "learn-differs" }, &args)
    }

    fn hint(&self, view: &SeatView, texts: &Texts) -> Option<Hint> {
        let advice = Regel::advise(view, &self.game.setup().rules)?;
        let why = why((advice, When::Now), view, &self.game.setup().rules, texts);
        let args = [("action", Arg::from(words(advice.action, &self.game, texts))), ("why", Arg::from(why))];
        Some(Hint { action: advice.action, text: texts.format("learn-hint", &args) })
    }

    fn end(&self, (agreed, of): (usize, usize), texts: &Texts) -> Option<End> {
        let lesson = self.lesson;
        let (won, points, (contract, declarer)) = match self.game.ending()? {
            Ending::Scored { outcome, .. } => {
                let (won, points) = result(outcome);
                (won, points, (outcome.contract, Some(outcome.parties.declarer)))
            }
            Ending::Ramsch { outcome, .. } => {
                let is_lost = outcome.losers.contains(Lesson::SEAT)
                    || outcome.durchmarsch.is_some_and(|seat| seat != Lesson::SEAT);
                (!is_lost, outcome.points[Lesson::SEAT], (Contract::Ramsch, None))
            }
            Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. } => {
                let text = texts.get("learn-end-thrown-in");
                return Some(End { won: false, points: 0, agreed, of, text, another: false, next: None });
            }
        };
        let args = [("points", Arg::from(i64::from(points)))];
        // Who plays something else than the lesson is about has still to learn it.
        if !lesson.is_about(contract.kind(), declarer) {
            let text = texts.format("learn-end-another", &args);
            return Some(End { won: false, points, agreed, of, text, another: true, next: None });
        }
        let key = if won { "won" } else { "lost" };
        let text = texts.format(&format!("learn-{}-{key}", lesson.id), &args);
        let next = lesson.next().map(|lesson| lesson.id);
        Some(End { won, points, agreed, of, text, another: false, next })
    }
}

/// Whether the learner's party won, and its card points.
fn result(outcome: &Outcome) -> (bool, u8) {
    let is_declarers = outcome.parties.declarers().any(|seat| seat == Lesson::SEAT);
    let points = if is_declarers { outcome.points } else { 120 - outcome.points };
    (outcome.won == is_declarers, points)
}

fn words(action: Action, game: &Game, texts: &Texts) -> String {
    match action {
        Action::Bid(bid) => texts.bid(&game.setup().rules, bid),
        Action::Declare(contract) => texts.contract(contract),
        Action::Play(card) => texts.card(card),
        Action::Hochzeit(Courting::Take) => texts.get("web-offer-take"),
        Action::Hochzeit(Courting::Decline) => texts.get("web-offer-decline"),
        Action::Hochzeit(Courting::PutUp) => texts.get("web-put-up"),
        Action::Hochzeit(Courting::Give(card)) => {
            texts.format("learn-give", &[("card", Arg::from(texts.card(card)))])
        }
        Action::Double(_) | Action::Claim(_) | Action::Knock(_) => String::new(),
    }
}
