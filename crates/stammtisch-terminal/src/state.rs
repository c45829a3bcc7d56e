//! The table as the person sees it: the match, what he is asked, and what lies open before him.

use std::time::Duration;

use schafkopf::{Action, Actions, Card, Courting, DoubleChoices, Doubling, ErrorCode, Event, Seat, SeatView};
use schafkopf_bots::Regel;
use schafkopf_bots::review::stands;
use stammtisch_text::{Arg, Texts};

use super::chronicle::Chronicle;
use super::claimer::Claimer;
use super::cutter::Cutter;
use super::menu::Menu;
use super::pace::Pace;
use super::picker::Picker;
use super::plan::Plan;
use super::question::{Answer, Purpose, Question, adviser};
use super::reader::Reader;
use super::sitting::{Sitting, Stage};
use super::step::{Refused, Step};
use super::voice::{Voice, order_of};

/// The table: a pure state that keys, answers of bots and time move on.
pub struct Table {
    pub(super) sitting: Sitting,
    texts: &'static Texts,
    pub(super) pace: Pace,
    /// Until something may happen by itself.
    pub(super) wait: Duration,
    /// The trick that is full and still lies on the table.
    pub(super) full_trick: Option<FullTrick>,
    pub(super) desk: Desk,
    pub(super) overlay: Option<Overlay>,
    pub(super) notice: Option<Notice>,
    chronicle: Chronicle,
    unsaved: Vec<Step>,
    pub(super) wants_hint: bool,
    /// The standing order: the program cuts for the person, at a place that it draws.
    order: bool,
    pub(super) left: bool,
    faults: u32,
}

/// A full trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FullTrick {
    /// Who took it.
    pub(crate) winner: Seat,
    /// Its card points.
    pub(crate) points: u8,
}

/// What the person is asked for.
#[derive(Debug, Clone)]
pub(crate) enum Desk {
    /// Nothing: others act.
    Watch,
    /// To cut or to shuffle again.
    Cut(Cutter),
    /// To say something.
    Say(Menu),
    /// To play a card.
    Card(Picker),
    /// To claim what he won.
    Claim(Claimer),
    /// To look at the result.
    Result,
    /// To look at the result of the match.
    Finished,
}

/// What lies over the table.
#[derive(Debug, Clone)]
pub(crate) enum Overlay {
    /// The keys and what the marks mean.
    Help,
    /// The last trick.
    LastTrick,
    /// Everything said in this hand.
    Chronicle,
    /// The rules book.
    Book(Reader),
    /// The proof of the deal.
    Proof,
    /// The question whether to leave.
    Leave(Leave),
}

/// The ways out of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Leave {
    /// Play on.
    Stay,
    /// Leave; the match is saved.
    Pause,
    /// End the match here.
    End,
}

impl Leave {
    /// All of them, in the order shown.
    pub(crate) const ALL: [Leave; 3] = [Leave::Stay, Leave::Pause, Leave::End];

    /// The key of its text.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Leave::Stay => "table-leave-stay",
            Leave::Pause => "table-leave-pause",
            Leave::End => "table-leave-end",
        }
    }
}

/// Something that the table tells the person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Notice {
    /// The words, with the clause where there is one.
    pub(crate) text: String,
    /// The clause to read in the book.
    pub(crate) clause: Option<&'static str>,
    /// Whether something was refused.
    pub(crate) is_refusal: bool,
}

impl Table {
    /// A table at which a match begins.
    pub(crate) fn new(plan: Plan, texts: &'static Texts, pace: Pace) -> Table {
        let mut table = Table {
            sitting: Sitting::new(plan),
            texts,
            pace,
            wait: pace.card(),
            full_trick: None,
            desk: Desk::Watch,
            overlay: None,
            notice: None,
            chronicle: Chronicle::default(),
            unsaved: Vec::new(),
            wants_hint: false,
            order: false,
            left: false,
            faults: 0,
        };
        table.desk = table.fresh_desk();
        table
    }

    /// The table where these steps have left it; fails with the place of the step that cannot be taken.
    pub(crate) fn resume(
        plan: Plan,
        steps: Vec<Step>,
        texts: &'static Texts,
        pace: Pace,
    ) -> Result<Table, usize> {
        let mut table = Table::new(plan, texts, pace);
        for (place, step) in steps.into_iter().enumerate() {
            table.take(step).map_err(|_| place)?;
        }
        table.unsaved.clear();
        table.full_trick = None;
        table.wait = pace.card();
        Ok(table)
    }

    /// Whether the match is over.
    pub const fn is_finished(&self) -> bool {
        self.sitting.is_finished()
    }

    /// The match.
    pub(crate) const fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// How the table speaks.
    pub(crate) fn voice(&self) -> Voice<'_> {
        Voice::new(self.texts, self.sitting.plan())
    }

    /// The seat of the person.
    pub(crate) fn person(&self) -> Seat {
        self.sitting.plan().person
    }

    /// What the person may see of the hand.
    pub(crate) fn view(&self) -> Option<SeatView> {
        self.sitting.view(self.person())
    }

    /// The person's cards from left to right: by the trumps of the contract, before it as in a Rufspiel.
    pub(crate) fn cards(&self) -> Vec<Card> {
        self.view().map_or_else(Vec::new, |view| order_of(view.table.contract).sorted(view.hand).collect())
    }

    /// What the person is asked for.
    pub(crate) const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// What lies over the table.
    pub(crate) const fn overlay(&self) -> Option<&Overlay> {
        self.overlay.as_ref()
    }

    /// What the table tells the person.
    pub(crate) const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What was said in this hand.
    pub(crate) const fn chronicle(&self) -> &Chronicle {
        &self.chronicle
    }

    /// The full trick that still lies on the table.
    pub(crate) const fn full_trick(&self) -> Option<FullTrick> {
        self.full_trick
    }

    /// Whether the person has left.
    pub(crate) const fn is_left(&self) -> bool {
        self.left
    }

    /// How often a bot wanted what is against the rules.
    pub(crate) const fn faults(&self) -> u32 {
        self.faults
    }

    /// Whether the result of the hand is to be shown: it is over, and its last trick has been seen.
    pub(crate) const fn shows_result(&self) -> bool {
        matches!(self.desk, Desk::Result) && self.full_trick.is_none()
    }

    /// The steps taken since this was last asked, to be written down.
    pub(crate) fn take_unsaved(&mut self) -> Vec<Step> {
        std::mem::take(&mut self.unsaved)
    }

    /// Tells the person something.
    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(Notice { text, clause: None, is_refusal: false });
    }

    /// Tells the person why something cannot be done.
    pub(super) fn refuse(&mut self, text: &str, code: ErrorCode) {
        let clause = code.clause();
        let text = match clause {
            Some(clause) => {
                let args = [("reason", Arg::from(text)), ("clause", Arg::from(clause))];
                self.voice().format("table-refused", &args)
            }
            None => text.to_owned(),
        };
        self.notice = Some(Notice { text, clause, is_refusal: true });
    }

    // Time.

    /// Whether something may happen by itself now.
    pub(crate) fn is_ready(&self) -> bool {
        self.wait.is_zero() && self.overlay.is_none() && self.full_trick.is_none() && !self.left
    }

    /// How long until something may happen by itself; none while the table waits for a key or a bot.
    pub(crate) fn next_beat(&self) -> Option<Duration> {
        let waits = !self.wait.is_zero() || self.automatic().is_some();
        (waits && self.overlay.is_none()).then_some(self.wait)
    }

    /// Lets time pass.
    pub(crate) fn pass(&mut self, elapsed: Duration) {
        if self.overlay.is_some() {
            return;
        }
        self.wait = self.wait.saturating_sub(elapsed);
        if self.wait.is_zero() && self.pace.trick().is_some() {
            self.full_trick = None;
        }
        if self.is_ready()
            && let Some(step) = self.automatic()
        {
            self.take(step).expect("what happens by itself is allowed");
        }
    }

    /// Clears the full trick away, or ends the pause.
    pub(super) fn hurry(&mut self) {
        self.full_trick = None;
        self.wait = Duration::ZERO;
    }

    /// What happens without anybody deciding it: a bot cuts, or the program by the order that the person left; the person
    /// declines where he may do nothing else.
    fn automatic(&self) -> Option<Step> {
        match self.sitting.stage() {
            Stage::Shuffled(shuffled) if shuffled.neighbour() != self.person() || self.order => {
                Some(Step::Deal(self.sitting.drawn_input()))
            }
            Stage::Dealt(hand) => match hand.game.legal_actions(self.person()) {
                Actions::Double(DoubleChoices::Decline) => {
                    Some(Step::Act { seat: self.person(), action: Action::Double(Doubling::Decline) })
                }
                Actions::Court { take: false } => {
                    Some(Step::Act { seat: self.person(), action: Action::Hochzeit(Courting::Decline) })
                }
                Actions::Nothing
                | Actions::Bid(_)
                | Actions::Declare(_)
                | Actions::DeclareOrPutUp { .. }
                | Actions::Knock
                | Actions::Court { .. }
                | Actions::Give(_)
                | Actions::MayStoss
                | Actions::PlayOrStoss(_)
                | Actions::Double(_)
                | Actions::Play(_)
                | Actions::Claim => None,
            },
            Stage::Shuffled(_) | Stage::Finished { .. } => None,
        }
    }

    // Bots.

    /// The bot whose turn it is; where several are asked, the person answers first.
    pub(crate) fn bot_to_act(&self) -> Option<Seat> {
        let game = &self.sitting.hand()?.game;
        if game.is_asked(self.person()) { None } else { game.next_to_act() }
    }

    /// What the bots are to decide now.
    pub(crate) fn question(&self) -> Option<Question> {
        let (purpose, seat) = match self.bot_to_act() {
            Some(seat) => (Purpose::Act, seat),
            None if self.wants_hint => (Purpose::Hint, self.person()),
            None => return None,
        };
        let plan = self.sitting.plan();
        Some(Question {
            ticket: self.sitting.steps(),
            purpose,
            bot: plan.bot(seat).unwrap_or_else(adviser),
            hand: self.sitting.packs(),
            view: self.sitting.view(seat)?,
            rules: plan.rules.clone(),
            seed: self.sitting.chance(),
        })
    }

    /// Takes an answer; one to an older question is forgotten.
    pub(crate) fn answer(&mut self, answer: Answer) {
        if answer.ticket != self.sitting.steps() {
            return;
        }
        match answer.purpose {
            Purpose::Act => self.bot_acts(answer.action),
            Purpose::Hint => self.show_hint(answer.action),
        }
    }

    fn bot_acts(&mut self, action: Action) {
        let Some(seat) = self.bot_to_act() else { return };
        if self.take(Step::Act { seat, action }).is_ok() {
            return;
        }
        // A bot that breaks the rules must not end the match: it does the first thing that is allowed.
        self.faults += 1;
        let allowed =
            self.sitting.hand().and_then(|hand| hand.game.legal_actions(seat).to_vec().first().copied());
        if let Some(action) = allowed {
            self.take(Step::Act { seat, action }).expect("what is listed as legal is accepted");
        }
    }

    /// The rule of thumb that says the same as a hint, where there is a choice, one does, and what it says is true. A card
    /// that is given back (V 4.4) need not make a suit free, so nothing is said of it.
    fn rule_of_thumb(&self, action: Action) -> Option<String> {
        let (view, rules) = (self.view()?, &self.sitting.plan().rules);
        let advice = Regel::advise(&view, rules)?;
        let is_gift = matches!(action, Action::Hochzeit(Courting::Give(_)));
        let has_choice = view.actions.len() > 1 && !is_gift;
        let is_told = has_choice && advice.action == action && stands(advice, &view, rules);
        is_told.then(|| self.voice().get(&format!("reason-{}", advice.reason.name())))
    }

    /// Shows what a good player would do, and lays the finger on it.
    fn show_hint(&mut self, action: Action) {
        self.wants_hint = false;
        let voice = self.voice();
        let what = match action {
            Action::Bid(bid) => voice.bid(bid, self.view().is_some_and(|view| view.table.claim.is_none())),
            Action::Declare(contract) => voice.choice(contract),
            Action::Double(Doubling::Stoss) => voice.stoss(),
            Action::Double(Doubling::Retour) => voice.get("table-retour"),
            Action::Double(Doubling::Decline) => voice.get("table-decline"),
            Action::Play(card) | Action::Hochzeit(Courting::Give(card)) => voice.texts().card(card),
            Action::Knock(true) => voice.get("table-knock"),
            Action::Knock(false) => voice.get("table-no-knock"),
            Action::Hochzeit(Courting::PutUp) => voice.get("table-put-up"),
            Action::Hochzeit(Courting::Take) => voice.get("table-take"),
            Action::Hochzeit(Courting::Decline) => voice.get("table-no-take"),
            Action::Claim(claim) => {
                let args = [("runners", Arg::from(i64::from(claim.runners)))];
                voice.format("table-hint-claim", &args)
            }
        };
        let args = [("what", Arg::from(what))];
        let mut text = voice.format("table-hint", &args);
        if let Some(reason) = self.rule_of_thumb(action) {
            text =
                voice.format("hint-with-reason", &[("hint", Arg::from(text)), ("reason", Arg::from(reason))]);
        }
        self.tell(text);
        match (&mut self.desk, action) {
            (Desk::Say(menu), action) => menu.choose(action),
            (Desk::Card(picker), Action::Play(card)) => picker.lift(card),
            (Desk::Claim(claimer), Action::Claim(claim)) => claimer.set(claim),
            (
                Desk::Watch | Desk::Cut(_) | Desk::Card(_) | Desk::Claim(_) | Desk::Result | Desk::Finished,
                _,
            ) => {}
        }
    }

    // Steps.

    /// Takes a step of the person, or tells him why not.
    pub(super) fn try_step(&mut self, step: Step) {
        match self.take(step) {
            Ok(()) => {}
            Err(Refused::Action(rejected)) => {
                let text = self.texts.rejected(&rejected);
                self.refuse(&text, rejected.code());
            }
            Err(Refused::Input(why)) => {
                let text = self.texts.input_error(&why);
                self.refuse(&text, why.code());
            }
            Err(Refused::Misplaced) => {
                let text = self.texts.error(ErrorCode::OutOfPhase, &[]);
                self.refuse(&text, ErrorCode::OutOfPhase);
            }
        }
    }

    /// Takes a step, or says why not; a refused step changes nothing.
    fn take(&mut self, step: Step) -> Result<(), Refused> {
        let events = self.sitting.take(&step)?;
        let voice = Voice::new(self.texts, self.sitting.plan());
        self.chronicle.hear(&step, &events, &self.sitting, voice);
        self.wait = self.pace.card();
        for event in &events {
            match *event {
                Event::Played { .. } => self.full_trick = None,
                Event::TrickTaken { winner, points, .. } => {
                    self.full_trick = Some(FullTrick { winner, points });
                    self.wait = self.pace.trick().unwrap_or_default();
                }
                Event::Said { .. }
                | Event::Knocked { .. }
                | Event::KnocksClosed { .. }
                | Event::PutUp { .. }
                | Event::Offered { .. }
                | Event::OfferDeclined { .. }
                | Event::OfferTaken { .. }
                | Event::Married { .. }
                | Event::RamschBegins
                | Event::Forced { .. }
                | Event::Won { .. }
                | Event::Declared { .. }
                | Event::PartnerKnown { .. }
                | Event::DoublingOpened
                | Event::Declined { .. }
                | Event::Stoss { .. }
                | Event::Retour { .. }
                | Event::Claimed { .. }
                | Event::Ended { .. } => {}
            }
        }
        self.unsaved.push(step);
        self.notice = None;
        self.wants_hint = false;
        self.desk = self.fresh_desk();
        Ok(())
    }

    /// Leaves the standing order, or takes it back.
    pub(super) fn change_order(&mut self) {
        self.order = !self.order;
        if matches!(self.sitting.stage(), Stage::Shuffled(_)) {
            self.desk = self.fresh_desk();
        }
        let text = self.voice().get(if self.order { "table-order-left" } else { "table-order-taken-back" });
        self.tell(text);
    }

    /// What the person is asked for now.
    fn fresh_desk(&self) -> Desk {
        let person = self.person();
        match self.sitting.stage() {
            Stage::Finished { .. } => Desk::Finished,
            Stage::Shuffled(shuffled) if shuffled.neighbour() == person && !self.order => {
                Desk::Cut(Cutter::new(&self.sitting.plan().rules.deal, self.sitting.drawn()))
            }
            Stage::Shuffled(_) => Desk::Watch,
            Stage::Dealt(hand) if hand.paid.is_some() => Desk::Result,
            Stage::Dealt(hand) => {
                let view = hand.game.view(person);
                match (view.memory.actions, Menu::of(&view, &self.sitting.plan().rules, self.voice())) {
                    (_, Some(menu)) => Desk::Say(menu),
                    (Actions::Play(_) | Actions::PlayOrStoss(_), None) => Desk::Card(Picker::default()),
                    (Actions::Claim, None) => Desk::Claim(Claimer::NOTHING),
                    (
                        Actions::Nothing
                        | Actions::MayStoss
                        | Actions::Knock
                        | Actions::Court { .. }
                        | Actions::Give(_)
                        | Actions::Bid(_)
                        | Actions::Declare(_)
                        | Actions::DeclareOrPutUp { .. }
                        | Actions::Double(_),
                        None,
                    ) => Desk::Watch,
                }
            }
        }
    }
}
