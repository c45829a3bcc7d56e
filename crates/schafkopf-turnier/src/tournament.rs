//! A tournament: a log of events, and the state that it folds into (S 5, T, P).

mod command;
mod decide;
mod event;
mod fold;
mod paper;
mod permit;
mod phase;
mod referee_call;
mod refusal;
mod restore;
mod results;
mod setup;
mod state;
mod table_list;
mod undo;

pub use command::{Act, Command, Drawing, Registration, RowWriting, Uneven};
pub use event::{
    AgeCheck, AgeProof, Answer, ApprovalDecision, ApprovalRequest, Arrival, ComplaintDecision,
    ComplaintMaking, Consent, DrawRecord, Edition, Event, EventKind, KeeperChoice, KeptResult, ListId,
    MatchStart, Office, Part, Payment, Registering, Role, RowCorrection, RowEntry, Signature, Signer,
    Substitution,
};
pub use paper::{ListClearing, ListSwap, PaperChoice, PaperWay, TotalsEntry};
pub use phase::Phase;
pub use referee_call::{Call, CallAnswer, Matter, RefereeCall};
pub use refusal::Refusal;
pub use restore::LogError;
pub use results::ListResult;
pub use setup::{Setup, SetupFault, with_length};
pub use state::{Participant, Start, State, Status};
pub use table_list::{
    Approval, Complaint, ListStatus, OldRow, OldTotals, TableList, TakenBack, WrittenRow, WrittenTotals,
};

use std::collections::BTreeSet;
use std::sync::Arc;

use schafkopf::{Bytes32, RuleSet};

use crate::person::{People, Person, PersonId};
use permit::Author;

/// A tournament: its log, what it folds into, and the people, who are kept apart from the log.
///
/// ```
/// use schafkopf_turnier::{Act, Command, Person, PersonId, Phase, Setup, Tournament};
/// let rules = schafkopf::rules::builtin("preis").expect("it is built in");
/// let setup = Setup::new("Kirchweih", "2026-10-18".parse()?, &rules);
/// let (by, resi) = (PersonId(1), Person { surname: "Huber".into(), ..Person::default() });
/// let mut tournament = Tournament::create(rules, setup, (by, resi), 0)?;
/// let open = Act { at: 1, by, why: None, command: Command::OpenRegistration };
/// let step = tournament.decide(&open)?; // to be stored first
/// tournament.take(step);
/// assert_eq!(tournament.state().phase(), Phase::Open);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    log: Vec<Event>,
    undone: BTreeSet<u64>,
    state: State,
    people: People,
}

/// What a command changes: to be stored as a whole, then taken in.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Step {
    /// New events, to be added to the log.
    pub events: Vec<Event>,
    /// What becomes known about people; none where it is to be erased.
    pub people: Vec<(PersonId, Option<Person>)>,
    /// Earlier events to be replaced by [`EventKind::Destroyed`], keeping who and when (S 5.3.5).
    pub destroyed: Vec<Destruction>,
}

/// An event whose content is to be destroyed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Destruction {
    /// Its number.
    pub event: u64,
    /// The hash of what it says, from whoever knows the form in which it is stored.
    pub content: Option<Bytes32>,
}

impl Step {
    /// Puts what comes later behind it.
    pub fn append(&mut self, later: &Step) {
        self.events.extend(later.events.iter().cloned());
        self.people.extend(later.people.iter().cloned());
        self.destroyed.extend(later.destroyed.iter().copied());
    }
}

impl Tournament {
    /// Creates a tournament; who does so is its director.
    pub fn create(
        rules: Arc<RuleSet>,
        setup: Setup,
        (by, director): (PersonId, Person),
        at: i64,
    ) -> Result<Tournament, Refusal> {
        if let Some(fault) = setup.fault(&rules) {
            return Err(fault.into());
        }
        setup.must_be_lawful(&rules)?;
        if let Some(fault) = director.fault() {
            return Err(fault.into());
        }
        let what = EventKind::Created(setup.clone());
        let log = vec![Event { edition: Edition::Second, seq: 1, at, by, why: None, what }];
        let state = State::created(rules, setup, by);
        Ok(Tournament { log, undone: BTreeSet::new(), state, people: People::from([(by, director)]) })
    }

    /// The log.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// Whether an event was undone.
    pub fn is_undone(&self, event: u64) -> bool {
        self.undone.contains(&event)
    }

    /// The state after the last event.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What is known about people.
    pub const fn people(&self) -> &People {
        &self.people
    }

    /// The state after an earlier event, as it was known then; none before the first.
    pub fn at(&self, event: u64) -> Option<State> {
        let count = usize::try_from(event).ok().filter(|count| (1..=self.log.len()).contains(count))?;
        restore::fold(Arc::clone(self.state.rules()), &self.log[..count]).ok().map(|(state, _)| state)
    }

    /// What a command would change. Nothing has changed yet: store the step, then [`take`](Tournament::take) it.
    pub fn decide(&self, act: &Act) -> Result<Step, Refusal> {
        let plan = decide::plan(self, act)?;
        let author = Author { by: act.by, why: act.why.as_deref() };
        let mut ahead: Option<State> = None;
        let mut step = Step { events: Vec::new(), people: plan.people, destroyed: plan.destroyed };
        let count = plan.events.len();
        for (place, what) in plan.events.into_iter().enumerate() {
            let state = ahead.as_ref().unwrap_or(&self.state);
            match &what {
                EventKind::Undone { event } => undo::permit(&self.log, &self.undone, state, author, *event)?,
                _ => state.permit(author, &what)?,
            }
            let seq = (self.log.len() + place + 1) as u64;
            let (at, by, why) = (act.at, act.by, act.why.clone());
            let event = Event { edition: Edition::Second, seq, at, by, why, what };
            if place + 1 < count {
                ahead.get_or_insert_with(|| self.state.clone()).apply(&event);
            }
            step.events.push(event);
        }
        Ok(step)
    }

    /// What several commands would change, one after another: all of them, or the first that is refused, from 0.
    pub fn decide_all(&self, acts: &[Act]) -> Result<Step, (usize, Refusal)> {
        let mut ahead = self.clone();
        let mut all = Step::default();
        for (place, act) in acts.iter().enumerate() {
            let step = ahead.decide(act).map_err(|refusal| (place, refusal))?;
            all.append(&step);
            ahead.take(step);
        }
        Ok(all)
    }

    /// Takes in a step that this tournament decided on.
    pub fn take(&mut self, step: Step) {
        for (id, person) in step.people {
            match person {
                Some(person) => self.people.insert(id, person),
                None => self.people.remove(&id),
            };
        }
        for Destruction { event, content } in step.destroyed {
            if let Some(event) = self.log.get_mut((event - 1) as usize) {
                let what = EventKind::Destroyed { content };
                (event.edition, event.what, event.why) = (Edition::Second, what, None);
            }
        }
        for event in step.events {
            if let EventKind::Undone { event: undone } = event.what {
                self.undone.insert(undone);
                self.log.push(event);
                let rules = Arc::clone(self.state.rules());
                let (state, _) = restore::fold(rules, &self.log).expect("the log was folded before");
                self.state = state;
            } else {
                self.state.apply(&event);
                self.log.push(event);
            }
        }
    }

    /// Decides on a command and takes it in at once, where nothing is stored.
    pub fn act(&mut self, act: &Act) -> Result<&[Event], Refusal> {
        let step = self.decide(act)?;
        let before = self.log.len();
        self.take(step);
        Ok(&self.log[before..])
    }
}
