//! The coach: goes through a record decision by decision.

use std::sync::Arc;
use std::time::Duration;

use schafkopf::{
    Action, Actions, Bid, BySeat, Card, CardSet, Contract, Game, RuleSet, Rung, Seat, SeatView, Side, Stage,
};
use schafkopf_record::{Record, ReplayError, Step, opening, replay};

use super::claim::{Claim, Seen};
use super::course::{Course, CurvePoint, TurningPoint};
use super::decision::{Alternative, Decision, DecisionKind, Reasoned, Verdict};
use super::difference::{Games, speaks_for, telling, telling_hand};
use super::grade::{Stakes, plain_swing};
use super::known::Known;
use super::lesson::{Lesson, Scene};
use super::open::{Open, Opener};
use super::told::Told;
use super::{Review, rounded};
use crate::clock::{Clock, Deadline};
use crate::dice::derive;
use crate::player::Thinking;
use crate::regel::{Advice, Reason, Regel};
use crate::role::Role;
use crate::{Appraisal, Appraised, Mind};

/// Who says what each alternative is worth by what a seat can see.
pub trait Appraiser {
    /// What everything is worth that the seat may do.
    fn appraise(&self, view: &SeatView, thinking: &Thinking<'_>) -> Appraisal;

    /// The same, where what was done is tried in any case, even if nobody would think of it.
    fn appraise_done(&self, view: &SeatView, thinking: &Thinking<'_>, done: Action) -> Appraisal {
        let _ = done;
        self.appraise(view, thinking)
    }
}

impl Appraiser for Mind {
    fn appraise(&self, view: &SeatView, thinking: &Thinking<'_>) -> Appraisal {
        Mind::appraise(self, view, thinking)
    }

    fn appraise_done(&self, view: &SeatView, thinking: &Thinking<'_>, done: Action) -> Appraisal {
        self.appraise_with(view, thinking, Some(done))
    }
}

/// Goes through records and says of every decision what it was worth.
pub struct Coach<'a> {
    /// Who judges.
    pub judge: &'a dyn Appraiser,
    /// What the judge is called.
    pub label: String,
    /// From this and the place of a decision follows the judge's chance.
    pub seed: u64,
    /// The longest a decision is looked at; without a limit the same seed gives the same review.
    pub limit: Option<Duration>,
    /// Measures the limit.
    pub clock: &'a dyn Clock,
}

/// How far a review is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Steps of the game that are done.
    pub done: usize,
    /// All of them.
    pub total: usize,
}

impl Coach<'_> {
    /// Reviews a record; it must be one that can be played again by the rules.
    pub fn review(
        &self,
        record: &Record,
        rules: &Arc<RuleSet>,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Review, ReplayError> {
        self.review_from(None, record, rules, progress)
    }

    /// Reviews a record, going on from what was looked at while the hand was played, where it is the same hand so far: the
    /// review is the same, and sooner there.
    pub fn review_from(
        &self,
        begun: Option<Begun>,
        record: &Record,
        rules: &Arc<RuleSet>,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Review, ReplayError> {
        let replayed = replay(record, rules)?;
        let mut walk = Walk::from(begun, opening(record, rules)?, &replayed.steps);
        let mut opener = Opener::new();
        let total = replayed.steps.len();
        for (done, step) in replayed.steps.iter().enumerate().skip(walk.steps.len()) {
            progress(Progress { done, total });
            walk.step(self, &mut opener, step);
        }
        progress(Progress { done: total, total });
        let course =
            Course { decisions: walk.decisions, curve: walk.curve, turning_points: walk.turning_points };
        Ok(Review::new(record, &replayed.game, course, self))
    }

    /// Looks at the decisions of a hand that is still played, of which the record tells what has happened so far, for as long
    /// as it is to go on. What was begun of another hand is given up.
    pub fn follow(
        &self,
        begun: Option<Begun>,
        record: &Record,
        rules: &Arc<RuleSet>,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Result<Begun, ReplayError> {
        let replayed = replay(record, rules)?;
        let mut walk = Walk::from(begun, opening(record, rules)?, &replayed.steps);
        let mut opener = Opener::new();
        for step in replayed.steps.iter().skip(walk.steps.len()) {
            if !goes_on() {
                break;
            }
            walk.step(self, &mut opener, step);
        }
        Ok(Begun(walk))
    }
}

/// A review as far as a hand that is still played has come.
#[derive(Debug)]
pub struct Begun(Walk);

impl Begun {
    /// Whether it is about a hand: the same rules, the same cards, at the same place of a match.
    pub fn is_of(&self, game: &Game) -> bool {
        self.0.is_of(game)
    }
}

/// No single decision counts for more in the accuracy: it is no merit not to declare what nobody would.
const MOST_CARELESS: f64 = 0.2;

/// So many claims are told of one mistake.
const MOST_CLAIMS: usize = 3;

/// A review in progress.
#[derive(Debug)]
struct Walk {
    game: Game,
    /// What was done so far, by whom.
    steps: Vec<(Seat, Action)>,
    decisions: Vec<Decision>,
    curve: Vec<CurvePoint>,
    turning_points: Vec<TurningPoint>,
}

impl Walk {
    /// The walk that was begun, if it is the beginning of one from this game through these steps; else a new one.
    fn from(begun: Option<Begun>, game: Game, steps: &[Step]) -> Walk {
        match begun {
            Some(Begun(walk)) if walk.is_of(&game) && walk.is_beginning_of(steps) => walk,
            Some(_) | None => Walk {
                game,
                steps: Vec::new(),
                decisions: Vec::new(),
                curve: Vec::new(),
                turning_points: Vec::new(),
            },
        }
    }

    fn is_of(&self, game: &Game) -> bool {
        let place = |game: &Game| {
            let setup = game.setup();
            (setup.dealer, setup.number, setup.thrown_in, setup.bock, game.knocks())
        };
        self.game.deal() == game.deal()
            && place(&self.game) == place(game)
            && self.rules() == &game.setup().rules
    }

    fn is_beginning_of(&self, steps: &[Step]) -> bool {
        let walked = self.steps.iter().copied();
        steps
            .get(..self.steps.len())
            .is_some_and(|steps| walked.eq(steps.iter().map(|step| (step.seat, step.action))))
    }

    fn step(&mut self, coach: &Coach<'_>, opener: &mut Opener, step: &Step) {
        let claims = self.game.stage() == Stage::Claiming;
        if !claims {
            let open = opener.alternatives(&self.game, step.seat);
            let decision = self.decide(coach, step, &open);
            if let Action::Play(card) = step.action {
                self.draw(step.seat, card, &open, decision.as_ref());
            }
            self.decisions.extend(decision);
        }
        self.game.act(step.seat, step.action).expect("the replay has accepted every step");
        self.steps.push((step.seat, step.action));
    }

    fn rules(&self) -> &Arc<RuleSet> {
        &self.game.setup().rules
    }

    /// Takes a card into the curve, and notes it where the hand turns with it.
    fn draw(&mut self, seat: Seat, card: Card, open: &[(Action, Open)], decision: Option<&Decision>) {
        let after = self.game.plays().len() as u8 + 1;
        let of = |action| open.iter().find(|(other, _)| *other == action).map(|(_, open)| *open);
        let (Some(now), Some(parties)) = (of(Action::Play(card)), self.game.parties()) else { return };
        let declares = parties.side(seat) == Side::Declarer;
        if self.curve.is_empty() {
            let best = open.iter().map(|(_, open)| *open);
            let by_points = |open: &Open| open.points;
            let best = if declares { best.max_by_key(by_points) } else { best.min_by_key(by_points) };
            self.curve.extend(best.map(|best| CurvePoint {
                after: 0,
                points: best.points.unwrap_or(0),
                grade: best.grade,
                win: None,
            }));
        }
        let before = self.curve.last().copied();
        let win = decision
            .and_then(Decision::chosen)
            .map(|chosen| if declares { chosen.win } else { rounded(1.0 - chosen.win) });
        let win = win.or(before.and_then(|before| before.win));
        self.curve.push(CurvePoint { after, points: now.points.unwrap_or(0), grade: now.grade, win });
        if let Some(before) = before.filter(|before| before.grade != now.grade) {
            self.turning_points.push(TurningPoint {
                after,
                trick: (after - 1) / 4 + 1,
                seat,
                card,
                from: before.grade,
                to: now.grade,
                decision: decision.map(|_| self.decisions.len()),
            });
        }
    }

    /// The review of a decision; none where there was no choice.
    fn decide(&self, coach: &Coach<'_>, step: &Step, open: &[(Action, Open)]) -> Option<Decision> {
        if step.legal.to_vec().len() < 2 {
            return None;
        }
        let view = self.game.view(step.seat);
        let number = self.steps.len();
        let deadline = coach.limit.map_or(Deadline::NEVER, |limit| Deadline::within(coach.clock, limit));
        let thinking = Thinking { rules: self.rules(), seed: derive(coach.seed, number as u64), deadline };
        let appraisal = coach.judge.appraise_done(&view, &thinking, step.action);
        if appraisal.worlds == 0 {
            // A rule of thumb has decided, as in a Hochzeit: nothing was worked out that a price could rest on.
            return None;
        }
        let weighed = Weighed::new(&appraisal, step.action, open)?;
        let (best, chosen) = (weighed.best(), weighed.chosen());
        let swing = self.swing(step.seat, best.action, step.action);
        let cost = weighed.cost(chosen);
        let share = (cost / swing).min(1.0);
        let verdict = weighed.verdict(plain_swing(self.rules()));
        let known = Known::counting(&view, self.rules(), thinking.seed);
        let lesson = verdict.is_mistake().then(|| self.lesson(step, best.action, known.as_ref())).flatten();
        let claims =
            lesson.map(|lesson| self.claims(&view, (&weighed, lesson), known.as_ref())).unwrap_or_default();
        let is_doubtful = match verdict {
            Verdict::Best => self.is_best_by_luck(&view, &weighed),
            Verdict::Good => false,
            Verdict::Inaccuracy | Verdict::Mistake | Verdict::Blunder => claims.is_empty(),
        };
        // Play-outs by rules of thumb alone neither blame nor praise a word of the auction, and nobody is blamed of whose mistake
        // there is no word to say.
        let is_word = matches!(step.action, Action::Bid(_));
        let is_speechless = verdict.is_mistake() && lesson.is_none();
        let (verdict, lesson) =
            if is_speechless || is_word && is_doubtful { (Verdict::Good, None) } else { (verdict, lesson) };
        let plays = self.game.plays();
        let kind = kind(&step.legal);
        let told = |action| Told::of(action, self.rules());
        Some(Decision {
            seat: step.seat,
            kind,
            after: plays.len() as u8,
            trick: (kind == DecisionKind::Card).then(|| plays.len() as u8 / 4 + 1),
            hand: view.hand,
            table: view.table.trick.iter().map(|played| played.card).collect(),
            played: told(step.action),
            cost,
            interval: rounded(chosen.interval),
            cost_points: rounded(best.told.points - chosen.told.points),
            open_cost: weighed.open_cost(),
            share: rounded(share),
            careless: rounded((weighed.careless(kind) / swing).min(MOST_CARELESS)),
            verdict,
            lesson,
            rule: self.rule(&view, &weighed, known.as_ref()),
            claims,
            worlds: appraisal.worlds as u32,
            exhaustive: appraisal.exhaustive,
            untried: appraisal
                .options
                .iter()
                .filter(|option| weighed.options.iter().all(|weighed| weighed.action != option.action))
                .map(|option| told(option.action))
                .collect(),
            options: weighed
                .options
                .iter()
                .map(|option| Alternative { action: told(option.action), ..option.told })
                .collect(),
        })
    }

    /// What lies between winning and losing for a seat that decides.
    fn swing(&self, seat: Seat, best: Action, played: Action) -> f64 {
        if let Some(stakes) = Stakes::of(&self.game) {
            return stakes.swing(seat);
        }
        if let Action::Declare(contract) = best {
            return Stakes::if_declared(&self.game, seat, contract).swing(seat);
        }
        let held = self.game.table_view().claim.map_or(Rung(0), |(_, rung)| rung);
        let above = |action| match action {
            Action::Bid(Bid::Play { claim, .. } | Bid::Raise { claim, .. }) => claim > Rung(0),
            Action::Bid(Bid::Hold { .. }) => held > Rung(0),
            _ => false,
        };
        let alone = above(best) || above(played);
        let stake = match (&self.rules().money, &self.rules().list) {
            (Some(tariff), _) if alone => 3 * tariff.solo,
            (Some(tariff), _) => tariff.rufspiel,
            (None, Some(list)) if alone => list.solo[0],
            (None, Some(list)) => list.rufspiel[0],
            (None, None) => 1,
        };
        2.0 * f64::from(stake.max(1))
    }

    fn lesson(&self, step: &Step, best: Action, known: Option<&Known>) -> Option<Lesson> {
        match (step.action, best) {
            (Action::Bid(said), Action::Bid(best)) => Some(Lesson::of_bids(said, best)),
            (Action::Declare(said), Action::Declare(best)) => Some(Lesson::of_contracts(said, best)),
            (Action::Double(said), Action::Double(_)) => Some(Lesson::of_doubles(said)),
            (Action::Play(played), Action::Play(best)) => {
                self.scene((step.seat, known), played, best).map(|scene| scene.lesson(played, best))
            }
            _ => None,
        }
    }

    /// What makes the difference between the best and what was done. For a card by what the seat could know or, if that
    /// says nothing and open cards were against it too, by what lay in the hands; else by the own hand.
    fn claims(
        &self,
        view: &SeatView,
        (weighed, lesson): (&Weighed, Lesson),
        known: Option<&Known>,
    ) -> Vec<Reasoned> {
        let (best, played) = match (weighed.best().action, weighed.chosen().action) {
            (Action::Play(best), Action::Play(played)) => (best, played),
            (best, done) => return self.of_hand(view.hand, (best, done), lesson),
        };
        let told = |known: &Known, seen: Seen| -> Vec<Reasoned> {
            let claims = telling(known, best, played).into_iter().take(MOST_CLAIMS);
            claims.map(|claim| Reasoned { claim, seen }).collect()
        };
        let at_the_table = known.map(|known| told(known, Seen::AtTheTable)).unwrap_or_default();
        if !at_the_table.is_empty() || weighed.gained_open().is_none_or(|gained| gained <= 0.0) {
            return at_the_table;
        }
        let hands = BySeat::from_fn(|seat| self.game.hand(seat));
        let open = Known::open(view, self.rules(), &hands);
        open.map(|open| told(&open, Seen::OpenCards)).unwrap_or_default()
    }

    /// Whether nothing in the hand speaks for a word that seems best, against the next best.
    fn is_best_by_luck(&self, view: &SeatView, weighed: &Weighed) -> bool {
        let (done, next) = (weighed.chosen().action, weighed.options.get(1).map(|option| option.action));
        let (Action::Bid(said), Some(Action::Bid(other))) = (done, next) else { return false };
        self.of_hand(view.hand, (done, Action::Bid(other)), Lesson::of_bids(other, said)).is_empty()
    }

    /// What of a hand makes the difference between two words, contracts or doubles.
    fn of_hand(&self, hand: CardSet, (best, done): (Action, Action), lesson: Lesson) -> Vec<Reasoned> {
        let contract = |action| {
            let Action::Declare(contract) = action else { return None };
            Some(contract)
        };
        let games = Games { better: contract(best), other: contract(done) };
        let order = self.game.contract().map_or(Contract::Hochzeit.order(), Contract::order);
        let claims = telling_hand(hand, order, (lesson, games)).into_iter().take(MOST_CLAIMS);
        claims.map(|claim| Reasoned { claim, seen: Seen::AtTheTable }).collect()
    }

    /// The open trick, as the seat knows it that plays to it.
    fn scene(&self, (seat, known): (Seat, Option<&Known>), played: Card, best: Card) -> Option<Scene> {
        let (contract, parties) = self.game.contract().zip(self.game.parties())?;
        let plays = self.game.plays();
        let open = &plays[plays.len() / 4 * 4..];
        let holds = |claim: Claim| known.is_some_and(|known| claim.holds(known));
        Some(Scene {
            order: contract.order(),
            role: Role::of(seat, parties),
            trick: open.first().map(|&(_, led)| (open.iter().map(|&(_, card)| card).collect(), led)),
            ours: holds(Claim::Ours { card: best }),
            theirs: holds(Claim::Theirs { card: played }),
            search: holds(Claim::Search { card: best }),
            trumps_outside: known.is_some_and(Known::others_may_have_trumps),
        })
    }

    /// The rule of thumb that leads to the best alternative, or to one as good, if what it says is true of that and not of
    /// the card that was played as well.
    fn rule(&self, view: &SeatView, weighed: &Weighed, known: Option<&Known>) -> Option<Reason> {
        let Advice { action, reason } = Regel::advise(view, self.rules())?;
        let best = weighed.best().told.value;
        let as_good = |option: &&Choice| option.action == action && option.told.value >= best;
        weighed.options.iter().find(as_good)?;
        let Action::Play(card) = action else { return Some(reason) };
        let known = known?;
        if let Action::Play(played) = weighed.chosen().action
            && played != card
            && speaks_for(reason, played, known)
        {
            return None;
        }
        speaks_for(reason, card, known).then_some(reason)
    }
}

fn kind(legal: &Actions) -> DecisionKind {
    match legal {
        Actions::Bid(_) => DecisionKind::Auction,
        Actions::Declare(_) | Actions::DeclareOrPutUp { .. } | Actions::Court { .. } => {
            DecisionKind::Contract
        }
        Actions::Double(_) | Actions::Knock => DecisionKind::Double,
        Actions::Play(_)
        | Actions::PlayOrStoss(_)
        | Actions::MayStoss
        | Actions::Give(_)
        | Actions::Nothing
        | Actions::Claim => DecisionKind::Card,
    }
}

/// Something that could be done.
#[derive(Debug, Clone, Copy)]
struct Choice {
    action: Action,
    /// How it is told, but for what it is.
    told: Alternative,
    /// How far off its distance from the best may be.
    interval: f64,
}

/// So many standard errors to either side hold the truth in 99 of 100 cases: of many options one is the best by chance alone
/// more easily than one of two.
const INTERVAL: f64 = 2.58;

/// The alternatives of a decision, the best first.
struct Weighed {
    options: Vec<Choice>,
    chosen: usize,
}

impl Weighed {
    /// Joins what the judge says with what open cards say; none where the judge says nothing of what was done. What he did
    /// not try has no figures, and is left out.
    fn new(appraisal: &Appraisal, done: Action, open: &[(Action, Open)]) -> Option<Weighed> {
        let open_of = |action: Action| open.iter().find(|(other, _)| *other == action).map(|(_, open)| *open);
        let weigh = |of: &Appraised| Choice {
            action: of.action,
            told: Alternative {
                action: Told::Double { double: false },
                value: rounded(of.value),
                error: rounded(of.error),
                win: rounded(of.win),
                points: rounded(of.points),
                open: open_of(of.action),
            },
            interval: if appraisal.exhaustive { 0.0 } else { INTERVAL * of.apart },
        };
        let tried = appraisal.options.iter().filter(|option| option.is_tried());
        let mut options: Vec<Choice> = tried.map(weigh).collect();
        if options.iter().all(|option| option.action != done) {
            return None;
        }
        // Of equals, what was done stands first: it is as good as the best.
        let is_done = |option: &Choice| option.action == done;
        options.sort_by(|a, b| b.told.value.total_cmp(&a.told.value).then(is_done(b).cmp(&is_done(a))));
        let chosen = options.iter().position(is_done)?;
        Some(Weighed { options, chosen })
    }

    fn best(&self) -> &Choice {
        &self.options[0]
    }

    fn chosen(&self) -> &Choice {
        &self.options[self.chosen]
    }

    /// What an alternative costs against the best.
    fn cost(&self, option: &Choice) -> f64 {
        rounded((self.best().told.value - option.told.value).max(0.0))
    }

    /// How good what was done is; `plain` is what lies between a won and a lost plain Rufspiel. It is called best only where
    /// everything else would have been a mistake: beside its equals it is as good, and no more.
    fn verdict(&self, plain: f64) -> Verdict {
        let of = |option: &Choice| Verdict::of(self.cost(option) / plain, option.interval / plain);
        let done = self.chosen().action;
        let mut others = self.options.iter().filter(|option| option.action != done);
        match of(self.chosen()) {
            Verdict::Best if others.any(|option| !of(option).is_mistake()) => Verdict::Good,
            verdict => verdict,
        }
    }

    /// What was given away with open cards.
    fn open_cost(&self) -> Option<f64> {
        let chosen = self.chosen().told.open?;
        let best = self.options.iter().filter_map(|option| option.told.open).map(|open| open.value);
        best.max_by(f64::total_cmp).map(|best| rounded(best - chosen.value))
    }

    /// What the best would have brought more with open cards.
    fn gained_open(&self) -> Option<f64> {
        Some(self.best().told.open?.value - self.chosen().told.open?.value)
    }

    /// What any card costs in the mean; of other decisions, what one of the best two does.
    fn careless(&self, kind: DecisionKind) -> f64 {
        let considered = match kind {
            DecisionKind::Card => self.options.len(),
            DecisionKind::Auction | DecisionKind::Contract | DecisionKind::Double => 2,
        };
        let values: Vec<f64> = self.options.iter().take(considered).map(|option| option.told.value).collect();
        values[0] - values.iter().sum::<f64>() / values.len() as f64
    }
}
