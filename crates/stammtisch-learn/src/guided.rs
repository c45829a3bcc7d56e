//! A guided hand: what has been done so far, where it stands, and what the coach says.

use schafkopf::{
    Action, Actions, Card, CardSet, Contract, Courting, Ending, Event, Game, Order, Outcome, Rejected,
    RuleSet, Seat, SeatView, Suit,
};
use schafkopf_bots::review::stands;
use schafkopf_bots::{Advice, Reason, Regel};
use stammtisch_text::{Arg, Texts};
use thiserror::Error;

use crate::lesson::{Lesson, Rules};

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
        let chooses = view.actions.len() > 1;
        agreed += usize::from(chooses && advice.action == action);
        of += usize::from(chooses);
        comment = chooses.then(|| (advice, action, reason_key(advice, &view, &hand.game.setup().rules)));
        hand.others_act();
    }
    let view = hand.game.view(Lesson::SEAT);
    let agrees = comment.as_ref().is_some_and(|(advice, action, _)| advice.action == *action);
    let coach = Coach {
        comment: comment.map(|(advice, _, why)| {
            let args = [
                ("why", Arg::from(texts.get(&why))),
                ("action", Arg::from(words(advice.action, &hand.game, texts))),
            ];
            texts.format(if agrees { "learn-agreed" } else { "learn-differs" }, &args)
        }),
        agrees,
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

    fn hint(&self, view: &SeatView, texts: &Texts) -> Option<Hint> {
        let advice = Regel::advise(view, &self.game.setup().rules)?;
        let why = texts.get(&reason_key(advice, view, &self.game.setup().rules));
        let args = [("action", Arg::from(words(advice.action, &self.game, texts))), ("why", Arg::from(why))];
        Some(Hint { action: advice.action, text: texts.format("learn-hint", &args) })
    }

    fn end(&self, (agreed, of): (usize, usize), texts: &Texts) -> Option<End> {
        let lesson = self.lesson;
        let (won, points, contract) = match self.game.ending()? {
            Ending::Scored { outcome, .. } => {
                let (won, points) = result(outcome);
                (won, points, outcome.contract)
            }
            Ending::Ramsch { outcome, .. } => {
                let is_lost = outcome.losers.contains(Lesson::SEAT)
                    || outcome.durchmarsch.is_some_and(|seat| seat != Lesson::SEAT);
                (!is_lost, outcome.points[Lesson::SEAT], Contract::Ramsch)
            }
            Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. } => {
                let text = texts.get("learn-end-thrown-in");
                return Some(End { won: false, points: 0, agreed, of, text, next: None });
            }
        };
        let args = [("points", Arg::from(i64::from(points)))];
        // Who plays something else than the lesson is about has still to learn it.
        if lesson.rules == Rules::House && contract.kind().name() != lesson.id {
            let text = texts.format("learn-end-another", &args);
            return Some(End { won: false, points, agreed, of, text, next: None });
        }
        let key = if won { "won" } else { "lost" };
        let text = texts.format(&format!("learn-{}-{key}", lesson.id), &args);
        Some(End { won, points, agreed, of, text, next: lesson.next().map(|lesson| lesson.id) })
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

/// Where the words for an advice are found: where tricks are shunned, and in an exchange, the same rule of thumb means
/// something else. What it says of a card is said only if the learner could know it to be true.
fn reason_key(advice: Advice, view: &SeatView, rules: &RuleSet) -> String {
    let name = advice.reason.name();
    match advice.action {
        Action::Hochzeit(Courting::Give(_)) => "learn-reason-give".to_owned(),
        Action::Hochzeit(Courting::Take) => "learn-reason-take".to_owned(),
        Action::Play(_) if view.actions.len() == 1 => "reason-not-allowed".to_owned(),
        Action::Play(_)
            if is_shunned(view)
                && matches!(advice.reason, Reason::LeadLow | Reason::Win | Reason::GiveLittle) =>
        {
            format!("learn-reason-shun-{name}")
        }
        Action::Play(_) if !is_shunned(view) && !stands(advice, view, rules) => {
            "learn-reason-unsure".to_owned()
        }
        Action::Play(_)
        | Action::Bid(_)
        | Action::Declare(_)
        | Action::Double(_)
        | Action::Claim(_)
        | Action::Knock(_)
        | Action::Hochzeit(Courting::Decline | Courting::PutUp) => format!("reason-{name}"),
    }
}

/// Whether a game is played in which tricks are shunned.
fn is_shunned(view: &SeatView) -> bool {
    matches!(view.table.contract, Some(Contract::Bettel { .. } | Contract::Ramsch))
}

/// What the coach explains about a situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tip {
    /// Speak, or pass.
    Auction,
    /// Name the contract.
    Declare,
    /// Lead to a trick.
    Lead,
    /// Follow the suit that was led.
    Follow,
    /// Follow with a trump.
    FollowTrump,
    /// The called Ace must be played.
    Called,
    /// Any card may be played.
    Free,
    /// Lead where tricks are shunned.
    LeadShunned,
    /// Any card may be played where tricks are shunned.
    FreeShunned,
    /// A trump is offered.
    Court,
    /// A card is given back for it.
    Give,
}

impl Tip {
    fn about(view: &SeatView) -> Option<Tip> {
        match view.memory.actions {
            Actions::Bid(_) => Some(Tip::Auction),
            Actions::Declare(_) | Actions::DeclareOrPutUp { .. } => Some(Tip::Declare),
            Actions::Play(legal) | Actions::PlayOrStoss(legal) => Some(Tip::about_play(view, legal)),
            Actions::Court { .. } => Some(Tip::Court),
            Actions::Give(_) => Some(Tip::Give),
            Actions::Nothing | Actions::Double(_) | Actions::MayStoss | Actions::Knock | Actions::Claim => {
                None
            }
        }
    }

    fn about_play(view: &SeatView, legal: CardSet) -> Tip {
        let Some((order, led)) = led(view) else {
            return if is_shunned(view) { Tip::LeadShunned } else { Tip::Lead };
        };
        let called =
            view.table.contract.and_then(schafkopf::Contract::called).map(schafkopf::CalledCard::card);
        if called.is_some_and(|called| legal == CardSet::from_iter([called]) && view.hand.len() > 1) {
            return Tip::Called;
        }
        let follows = (legal & !order.followers(led)).is_empty();
        match (follows, order.is_trump(led)) {
            (true, true) => Tip::FollowTrump,
            (true, false) => Tip::Follow,
            (false, _) if is_shunned(view) => Tip::FreeShunned,
            (false, _) => Tip::Free,
        }
    }

    fn words(self, lesson: &Lesson, view: &SeatView, texts: &Texts) -> String {
        let trumps = view.hand.into_iter().filter(|&card| Order::solo(Suit::Herz).is_trump(card));
        let led = led(view).map_or_else(String::new, |(_, card)| texts.suit(card.suit()));
        let args = [("suit", Arg::from(led)), ("trumps", Arg::from(trumps.count() as i64))];
        let own_auction = format!("learn-{}-auction", lesson.id);
        let key = match self {
            Tip::Auction => match lesson.rules {
                Rules::Book => "learn-tip-auction",
                Rules::House => &own_auction,
            },
            Tip::Declare => "learn-tip-declare",
            Tip::Lead => "learn-tip-lead",
            Tip::Follow => "learn-tip-follow",
            Tip::FollowTrump => "learn-tip-follow-trump",
            Tip::Called => "learn-tip-called",
            Tip::Free => "learn-tip-free",
            Tip::LeadShunned => "learn-tip-lead-shunned",
            Tip::FreeShunned => "learn-tip-free-shunned",
            Tip::Court => "learn-tip-court",
            Tip::Give => "learn-tip-give",
        };
        texts.format(key, &args)
    }
}

/// The order of the contract and the card that was led to the open trick.
fn led(view: &SeatView) -> Option<(Order, Card)> {
    Some((view.table.contract?.order(), view.table.trick.first()?.card))
}
