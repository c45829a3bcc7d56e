//! A table's state: a fold over its entries.

use std::collections::HashMap;
use std::sync::Arc;

use schafkopf::fair_deal::{Proof, Reveal, Sealed};
use schafkopf::{
    Bill, ByChair, BySeat, Chair, Ending, Game, Match, Members, RuleSet, Seat, Settlement, Setup,
};
use stammtisch_http::PersonId;
use stammtisch_http::clock::Moment;

use super::course::Course;
use super::entry::{Doer, KeptPlace, KeptPlan, Sitter};
use super::happened::Happened;
use super::ids::TableId;
use super::kind::TableKind;
use super::phrase::Phrase;
use super::plan::ClockPlan;
use crate::wire::Pace;

/// A table where it stands. Only entries move it, and the same entries always lead to the same state.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(super) id: TableId,
    pub(super) plan: Arc<KeptPlan>,
    pub(super) rules: Arc<RuleSet>,
    /// Hash of the rule set.
    pub(super) rules_hash: Arc<str>,
    /// The number of the last entry.
    pub(super) version: u64,
    pub(super) places: ByChair<Place>,
    /// How fast it goes.
    pub(super) pace: Pace,
    /// Whether people are let in who want to play at once.
    pub(super) open: bool,
    pub(super) durchgang: Match,
    /// Who has played the match so far.
    pub(super) course: Course,
    pub(super) stage: Stage,
    /// How often a pack was sealed.
    pub(super) hands: u64,
    /// What was said since the last hand ended.
    pub(super) chat: Vec<Line>,
    pub(super) happened: Happened,
    /// How many questions were asked.
    pub(super) questions: u64,
    /// When the present question was asked, the pack sealed, or the hand ended.
    pub(super) asked_at: Moment,
    /// When the last entry was made.
    pub(super) last_at: Moment,
    /// Names of guests, as far as they are known.
    pub(super) names: HashMap<PersonId, String>,
}

/// A chair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) kept: KeptPlace,
    pub(super) ready: bool,
    /// What is left of the bank in this hand.
    pub(super) bank_ms: u64,
    /// When the person here came back or was given up for a while.
    pub(super) turned_at: Moment,
    /// Whether the bot here only plays a hand to its end for somebody who left.
    pub(super) ends_hand: bool,
}

/// Where a table stands.
#[derive(Debug, Clone)]
pub(super) enum Stage {
    /// No hand has begun.
    Idle,
    /// The pack lies sealed and waits for the cut.
    Cutting(Box<Pending>),
    /// A hand is played, or has just ended.
    Dealt(Box<Hand>),
}

/// A sealed pack.
#[derive(Debug, Clone)]
pub(super) struct Pending {
    pub(super) setup: Setup,
    pub(super) sealed: Sealed,
    /// Who sat where when the pack was sealed.
    pub(super) sitters: BySeat<Sitter>,
    /// The salt again, from which the lot is drawn that splits an odd pot.
    pub(super) salt: schafkopf::Bytes32,
}

/// A hand that was dealt.
#[derive(Debug, Clone)]
pub(super) struct Hand {
    pub(super) game: Game,
    /// The game as spectators see it while a trick is open; none when they see it as it is.
    pub(super) late: Option<Box<Game>>,
    pub(super) sealed: Sealed,
    pub(super) reveal: Reveal,
    /// Who sat where when the pack was sealed.
    pub(super) sitters: BySeat<Sitter>,
    /// When it ended; before that, when it began.
    pub(super) ended_at: Moment,
    /// How it ended, once it has.
    pub(super) result: Option<Arc<Ended>>,
}

/// How a hand ended, with its proof and its record.
#[derive(Debug, Clone)]
pub(crate) struct Ended {
    pub(crate) ending: Ending,
    /// How the value is made up, where money is known.
    pub(crate) bill: Option<Bill>,
    /// What was paid, the pot included.
    pub(crate) paid: Settlement,
    pub(crate) proof: Proof,
    /// The whole hand as a record, in the text notation.
    pub(crate) record: String,
}

/// Something said between hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) chair: Chair,
    pub(super) guest: Option<PersonId>,
    pub(super) text: Option<String>,
    pub(super) phrase: Option<Phrase>,
}

/// What a table is called whose opener was erased; the store calls it the same.
const NAMELESS: &str = "Stammtisch";

/// Who is connected to a table; it is not stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Presence {
    /// Whether the person on each chair is connected.
    pub(crate) connected: ByChair<bool>,
    /// When the person on each chair was last seen.
    pub(crate) gone_at: ByChair<Moment>,
    /// How many look on.
    pub(crate) spectators: u32,
}

impl Table {
    /// A table before its first entry.
    pub(crate) fn new(id: TableId, plan: Arc<KeptPlan>, rules: Arc<RuleSet>, rules_hash: Arc<str>) -> Table {
        let durchgang = Match::new(Arc::clone(&rules), plan.dealer, plan.games).among(plan.members);
        let (bank_ms, pace) = (plan.clock.bank_ms(), plan.pace);
        let places = ByChair::from_fn(|chair| Place {
            kept: KeptPlace::new(chair, plan.bots[chair]),
            ready: false,
            bank_ms,
            turned_at: 0,
            ends_hand: false,
        });
        Table {
            id,
            plan,
            rules,
            rules_hash,
            version: 0,
            places,
            pace,
            open: true,
            durchgang,
            course: Course::NONE,
            stage: Stage::Idle,
            hands: 0,
            chat: Vec::new(),
            happened: Happened::default(),
            questions: 0,
            asked_at: 0,
            last_at: 0,
            names: HashMap::new(),
        }
    }

    /// The number of the last entry.
    pub(crate) const fn version(&self) -> u64 {
        self.version
    }

    /// The number of the question that is open.
    pub(crate) const fn question_number(&self) -> u64 {
        self.questions
    }

    /// When the question that is open was asked.
    pub(crate) const fn asked_at(&self) -> Moment {
        self.asked_at
    }

    /// How the hand just ended came out, with its game.
    pub(crate) fn ended(&self) -> Option<(&Ended, &Game)> {
        let hand = self.hand()?;
        hand.result.as_deref().map(|result| (result, &hand.game))
    }

    /// Whether a bot stands in for the person on a chair.
    pub(crate) fn is_away(&self, chair: Chair) -> bool {
        self.places[chair].kept.away
    }

    /// The time people have: one who plays with bots alone takes as long as he likes where others may still come.
    pub(super) fn clock(&self) -> ClockPlan {
        let people = self.members().chairs().filter(|&chair| self.guest_on(chair).is_some()).count();
        match self.plan.kind {
            TableKind::Quick if people < 2 => ClockPlan::NONE,
            TableKind::Quick | TableKind::Open | TableKind::Private | TableKind::Practice => self.plan.clock,
        }
    }

    /// How many chairs nobody sits on but bots.
    pub(super) fn seats_for_people(&self) -> usize {
        self.members().chairs().filter(|&chair| self.guest_on(chair).is_none()).count()
    }

    /// Whether people are let in who want to play at once.
    pub(super) fn lets_in(&self) -> bool {
        self.plan.kind == TableKind::Quick && self.open
    }

    /// Whether nothing has been dealt yet, the match is over, or a chair is empty: who comes then need not wait for a hand
    /// to end.
    pub(super) fn waits_for_people(&self) -> bool {
        self.is_between() && (matches!(self.stage, Stage::Idle) || self.is_finished() || !self.is_full())
    }

    /// When the last entry was made.
    pub(super) const fn last_at(&self) -> Moment {
        self.last_at
    }

    /// What it was opened with.
    pub(crate) fn plan(&self) -> &KeptPlan {
        &self.plan
    }

    /// How fast it goes.
    pub(crate) const fn pace(&self) -> Pace {
        self.pace
    }

    /// The hash of the rules it plays by.
    pub(crate) const fn rules_hash(&self) -> &Arc<str> {
        &self.rules_hash
    }

    /// The rules it plays by.
    pub(crate) const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// How many people belong to the table.
    pub(crate) fn members(&self) -> Members {
        self.plan.members
    }

    /// The chair of a guest who belongs to the table, whether he plays or sits out.
    pub(crate) fn chair_of(&self, guest: PersonId) -> Option<Chair> {
        self.members().chairs().find(|&chair| self.guest_on(chair) == Some(guest))
    }

    /// The seat of a guest, if he plays.
    pub(crate) fn seat_of(&self, guest: PersonId) -> Option<Seat> {
        self.chair_of(guest).and_then(Chair::seat)
    }

    /// The guest on a chair, if a person sits there.
    pub(crate) fn guest_on(&self, chair: impl Into<Chair>) -> Option<PersonId> {
        match self.places[chair.into()].kept.sitter {
            Sitter::Person(guest) => Some(guest),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }

    /// Remembers a guest's name; says whether it is another than before.
    pub(crate) fn name_guest(&mut self, guest: PersonId, name: &str) -> bool {
        self.names.insert(guest, name.to_owned()).is_none_or(|before| before != name)
    }

    /// How many hands have been finished here.
    pub(crate) fn finished_hands(&self) -> u64 {
        if self.is_between() { self.hands } else { self.hands.saturating_sub(1) }
    }

    /// Forgets a guest's name, and what may have it in it: what anybody said here, and what its opener called the table.
    pub(crate) fn forget(&mut self, guest: PersonId) {
        self.names.remove(&guest);
        self.happened.forget(guest);
        self.chat.clear();
        if self.plan.by == guest {
            NAMELESS.clone_into(&mut Arc::make_mut(&mut self.plan).name);
        }
    }

    /// A guest's name; a dash where it has been erased.
    pub(super) fn name_of(&self, guest: PersonId) -> String {
        self.names.get(&guest).map_or_else(|| "–".to_owned(), Clone::clone)
    }

    /// Lets the time since the last entry not count: the table was not awake. Where that entry is of a day to come,
    /// because the clock was wrong, all clocks go back: nobody waits for that day.
    pub(crate) fn wake(&mut self, now: Moment) {
        self.shift(now.saturating_sub(self.last_at));
    }

    /// Moves all clocks, so that some time does not count: nobody was there to use it.
    pub(crate) fn skip(&mut self, time: Moment) {
        self.shift(time.max(0));
    }

    fn shift(&mut self, time: Moment) {
        self.asked_at += time;
        self.last_at += time;
        for chair in Chair::ALL {
            self.places[chair].turned_at += time;
        }
    }

    /// The hand that is dealt, running or just ended.
    pub(super) fn hand(&self) -> Option<&Hand> {
        match &self.stage {
            Stage::Dealt(hand) => Some(hand),
            Stage::Idle | Stage::Cutting(_) => None,
        }
    }

    /// The game of the present hand, where its last trick is complete.
    pub(super) fn at_a_trick(&self) -> Option<&Game> {
        let is_complete = |game: &&Game| !game.plays().is_empty() && game.plays().len().is_multiple_of(4);
        self.hand().map(|hand| &hand.game).filter(is_complete)
    }

    /// The game that is being played.
    pub(crate) fn running(&self) -> Option<&Game> {
        self.hand().filter(|hand| hand.result.is_none()).map(|hand| &hand.game)
    }

    /// Whether a window for doubles is open: a Stoss is waited for, or the answer to one.
    pub(super) fn is_window_open(&self) -> bool {
        use schafkopf::Stage;
        self.running().is_some_and(|game| match game.stage() {
            Stage::Doubling | Stage::Retour => true,
            Stage::Knocking
            | Stage::Auction
            | Stage::Declaring
            | Stage::Offering
            | Stage::Giving
            | Stage::Playing
            | Stage::Claiming
            | Stage::Over => false,
        })
    }

    /// Whether no hand is in progress: then people come and go, and talk.
    pub(super) fn is_between(&self) -> bool {
        match &self.stage {
            Stage::Idle => true,
            Stage::Cutting(_) => false,
            Stage::Dealt(hand) => hand.result.is_some(),
        }
    }

    /// Whether the match is over.
    pub(super) fn is_finished(&self) -> bool {
        self.is_between() && self.durchgang.is_over()
    }

    /// Whether every chair is taken, by whomever.
    pub(super) fn is_full(&self) -> bool {
        self.members().chairs().all(|chair| self.places[chair].kept.sitter != Sitter::Nobody)
    }

    /// Who acts for a chair now: none where a person does.
    pub(crate) fn bot_for(&self, chair: impl Into<Chair>) -> Option<(schafkopf_bots::Builtin, Doer)> {
        let kept = &self.places[chair.into()].kept;
        match kept.sitter {
            Sitter::Bot(level) => Some((level.0, Doer::Bot)),
            Sitter::Person(_) if kept.away => {
                let level = kept.filler.map_or(schafkopf_bots::Builtin::Regel, |level| level.0);
                Some((level, Doer::StandIn))
            }
            Sitter::Person(_) | Sitter::Nobody => None,
        }
    }
}
