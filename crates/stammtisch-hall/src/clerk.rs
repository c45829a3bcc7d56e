//! The clerk: decides what the orders of a room come to, and tells who ordered.

use std::collections::HashMap;

use schafkopf_turnier::{Command, Date, Event, EventKind, Tournament};
use stammtisch_desk::{Draft, Link, Wanted, registrations};
use stammtisch_store::CommandRecord;

use crate::authority::Actor;
use crate::named::Named;
use crate::outcome::Outcome;
use crate::reply::{Done, Present, Refused, Reply};
use crate::subject::{guarded, touches};
use crate::trouble::Trouble;
use crate::views;
use crate::wire::{Request, Wish};
use crate::worker::{Import, Order, Ordered};

/// Which page of which link made an event, as far as this process knows.
pub(crate) type Authors = HashMap<u64, String>;

/// Who decides on orders.
pub(crate) struct Clerk<'c, 'd> {
    draft: &'c mut Draft<'d>,
    known: &'c Authors,
    /// Which page of which link made the events of this draft.
    own: Authors,
    today: Date,
    /// How many prizes are revealed on the screen.
    revealed: usize,
}

impl<'c, 'd> Clerk<'c, 'd> {
    pub(crate) fn new(
        draft: &'c mut Draft<'d>,
        known: &'c Authors,
        (today, revealed): (Date, usize),
    ) -> Clerk<'c, 'd> {
        Clerk { draft, known, own: Authors::new(), today, revealed }
    }

    /// Which page of which link made the events that were decided on.
    pub(crate) fn into_authors(self) -> Authors {
        self.own
    }

    fn tournament(&self) -> &Tournament {
        self.draft.tournament()
    }

    fn version(&self) -> u64 {
        self.tournament().log().len() as u64
    }

    /// Decides on all commands of an order, each for itself.
    pub(crate) fn decide(&mut self, order: &Order) -> Vec<Reply> {
        match &order.ordered {
            Ordered::Queue { requests, stop } => {
                let mut replies: Vec<Reply> = Vec::with_capacity(requests.len());
                let mut stopped = false;
                for request in requests {
                    if stopped {
                        replies.push(self.refused(order, &Trouble::NotTried, None));
                        continue;
                    }
                    let reply = self.decide_one(order, request);
                    stopped = *stop && !reply.is_done();
                    replies.push(reply);
                }
                replies
            }
            Ordered::Import(import) => vec![self.decide_import(order, import)],
        }
    }

    fn decide_one(&mut self, order: &Order, request: &Request) -> Reply {
        // Objects are sorted, so that equal content is equal text.
        let said = serde_json::to_string(&(&request.wish, &request.why)).expect("a wish is plain data");
        let named = match self.named(order, &request.id, &said) {
            Ok(named) => named,
            Err(reply) => return reply,
        };
        let wish: Wish = match read_wish(request) {
            Ok(wish) => wish,
            Err(trouble) => return self.refused(order, &trouble, None),
        };
        match self.act(order, (request, &wish)) {
            Ok(events) => {
                let outcome = Outcome::of(self.tournament(), &events);
                let page = Page { link: &order.link, desk: request.desk.as_deref() };
                self.accept(page, named, (&events, outcome))
            }
            Err(trouble) => self.refused(order, &trouble, Some((request, &wish))),
        }
    }

    /// Decides on one wish and takes it in.
    fn act(&mut self, order: &Order, (request, wish): (&Request, &Wish)) -> Result<Vec<Event>, Trouble> {
        let actor = Actor::of(&order.link, self.tournament().state())?;
        let why = reason(request);
        let commands = actor.commands(self.tournament(), wish, (why, self.today))?;
        if !self.changed_since(request, &commands, order).is_empty() {
            return Err(Trouble::Changed);
        }
        if self.revealed > 0 && commands.iter().any(|command| self.changes_prizes(command)) {
            return Err(Trouble::PrizesGiven(self.revealed));
        }
        let wanted = |command| Wanted { command, why: why.map(str::to_owned) };
        let wanted: Vec<Wanted> = commands.into_iter().map(wanted).collect();
        self.draft.act(actor.by, &wanted).map_err(|(_, refusal)| Trouble::from(refusal))
    }

    /// Whether other prizes would be given than those that stand.
    fn changes_prizes(&self, command: &Command) -> bool {
        if let Command::Undo { event } = command {
            let undone = views::event(self.tournament(), *event).map(|event| &event.what);
            return matches!(undone, Some(EventKind::SetupChanged(_)));
        }
        let prizes = &self.tournament().state().setup().prizes;
        matches!(command, Command::ChangeSetup(setup) if setup.prizes != *prizes)
    }

    fn decide_import(&mut self, order: &Order, import: &Import) -> Reply {
        let said = format!("{:?} {}", import.rows, import.seen);
        let named = match self.named(order, &import.id, &said) {
            Ok(named) => named,
            Err(reply) => return reply,
        };
        let Some(by) = order.link.scope.person else { return self.refused(order, &Trouble::NotYours, None) };
        let commands = registrations(self.tournament(), &import.rows, import.seen);
        let wanted: Vec<Wanted> = commands.into_iter().map(Wanted::from).collect();
        match self.draft.act(by, &wanted) {
            Ok(events) => {
                let outcome = Outcome::registered(import.rows.len());
                let page = Page { link: &order.link, desk: import.desk.as_deref() };
                self.accept(page, named, (&events, outcome))
            }
            Err((place, refusal)) => {
                let line = import.rows.get(place).map_or(0, |row| row.line);
                self.refused(order, &Trouble::Line(line, Box::new(refusal)), None)
            }
        }
    }

    /// Notes what a command came to, so that a resend gets the same answer.
    fn accept(&mut self, page: Page<'_>, named: Named<'_>, (events, outcome): (&[Event], Outcome)) -> Reply {
        let numbers: Vec<u64> = events.iter().map(|event| event.seq).collect();
        let version = self.version();
        named.note(self.draft, version - numbers.len() as u64);
        self.own.extend(numbers.iter().map(|&seq| (seq, page.name())));
        accepted((false, version), numbers, outcome)
    }

    /// A command that is new, or the answer to one that was carried out before or whose id cannot be taken.
    fn named<'i>(&self, order: &Order, id: &'i str, said: &str) -> Result<Named<'i>, Reply> {
        let named = Named::new(&order.link, id, said);
        let looked_up = named.and_then(|named| Ok((named.before(self.draft)?, named)));
        match looked_up {
            Ok((None, named)) => Ok(named),
            Ok((Some(before), _)) => Err(self.repeat(before)),
            Err(trouble) => Err(self.refused(order, &trouble, None)),
        }
    }

    /// What happened the first time.
    fn repeat(&self, record: &CommandRecord) -> Reply {
        let numbers: Vec<u64> = (record.first..=record.last).collect();
        let range = (record.first as usize).saturating_sub(1)..record.last as usize;
        let events = self.tournament().log().get(range).unwrap_or_default();
        accepted((true, self.version()), numbers, Outcome::of(self.tournament(), events))
    }

    /// What others changed, since the page showed it, of what commands are about.
    fn changed_since(&self, request: &Request, commands: &[Command], order: &Order) -> Vec<&Event> {
        let state = self.tournament().state();
        let subject = commands.iter().find_map(|command| guarded(command, state));
        let (Some(based_on), Some(subject)) = (request.based_on, subject) else { return Vec::new() };
        let log = self.tournament().log();
        let author = |seq: u64| self.known.get(&seq).or_else(|| self.own.get(&seq));
        let page = Page { link: &order.link, desk: request.desk.as_deref() };
        // What was there before this process began was some page's of the link that sent it.
        let own = |seq: u64| match author(seq) {
            Some(author) => *author == page.name(),
            None => self.draft.command_of(seq).is_some_and(|command| Named::is_of(&order.link, command)),
        };
        let later = log.iter().skip(usize::try_from(based_on).unwrap_or(usize::MAX));
        later.filter(|event| !own(event.seq) && touches(log, event, subject)).collect()
    }

    /// An answer that says why not, what has changed, and how the list looks now.
    fn refused(&self, order: &Order, trouble: &Trouble, wanted: Option<(&Request, &Wish)>) -> Reply {
        let mut present = Present { version: Some(self.version()), ..Present::default() };
        let state = self.tournament().state();
        let actor = Actor::of(&order.link, state).ok();
        let list = actor.zip(wanted).and_then(|(actor, (_, wish))| actor.list(state, wish).ok().flatten());
        if let Some((actor, (request, wish))) = actor.zip(wanted) {
            let meant = actor.commands(self.tournament(), wish, (reason(request), self.today));
            let changed = self.changed_since(request, &meant.unwrap_or_default(), order);
            if !changed.is_empty() {
                let line = |event: &&Event| views::log_line(self.tournament(), event, order.lang);
                present.changed = Some(changed.iter().map(line).collect());
            }
        }
        if let Some(list) = list.filter(|_| !matches!(trouble, Trouble::NotYours)) {
            present.list = views::list(self.tournament(), list);
        }
        Reply::Refused(Box::new(Refused { problem: trouble.problem(order.lang), present }))
    }
}

/// A page that acts with a link: two pages of one link are two, where they say which they are.
#[derive(Debug, Clone, Copy)]
struct Page<'a> {
    link: &'a Link,
    desk: Option<&'a str>,
}

impl Page<'_> {
    fn name(self) -> String {
        format!("{} {}", self.link.hash, self.desk.unwrap_or_default())
    }
}

/// The reason that is given, if one is.
fn reason(request: &Request) -> Option<&str> {
    request.why.as_deref().filter(|why| !why.trim().is_empty())
}

fn read_wish(request: &Request) -> Result<Wish, Trouble> {
    serde_json::from_value(request.wish.clone()).map_err(|error| Trouble::BadRequest(error.to_string()))
}

fn accepted((repeated, version): (bool, u64), events: Vec<u64>, result: Outcome) -> Reply {
    Reply::Done(Box::new(Done { ok: true, repeated, version, events, result }))
}
