//! A table for one person and three bots, which speaks as a table in a room does.

mod acting;
mod hearing;
mod pacing;
mod saving;
mod showing;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::sync::Arc;

use schafkopf::fair_deal::{Cutter, Input, Proof, Reveal, Sealed};
use schafkopf::{
    Action, Bill, BySeat, Ending, Game, Match, RuleSet, Seat, Seed, Settlement, Setup, Standing,
};
use schafkopf_bots::{Advice, NamedBot, Regel};
use schafkopf_record::{Language, Record};
use stammtisch_wire::table::{ChatLine, Happening, Pace, ServerMessage};

use crate::questions::rule_set;
use crate::trouble::Trouble;
use crate::wire::{Done, Finished, TableWanted};

/// Where the person sits.
const PERSON: Seat = Seat::One;
/// How many happenings are kept: more than a hand has.
const KEPT: usize = 160;
/// How many commands are remembered, so that each is done once.
const REMEMBERED: usize = 16;
/// How many lines of the chat are shown.
const LINES: usize = 20;

/// A table for one person and three bots. It has no clock: whoever holds it lets it go on, see [`Table::step`].
#[derive(Debug)]
pub(crate) struct Table {
    plan: TableWanted,
    rules: Arc<RuleSet>,
    rules_hash: String,
    bots: BySeat<Option<NamedBot>>,
    seed: Seed,
    pace: Pace,
    version: u64,
    durchgang: Match,
    /// Where the match stood before the present hand.
    before: Standing,
    /// The number of the last pack, 0 before the first.
    hand: u64,
    stage: Stage,
    ready: bool,
    chat: Vec<ChatLine>,
    /// What happened lately, each with its version.
    happened: VecDeque<(u64, Happening)>,
    /// The version before the first of them that is kept whole.
    happened_from: u64,
    /// What the page was sent last; none before it greets.
    sent: Option<Sent>,
    commands: VecDeque<Done>,
    /// What is to be said.
    messages: Vec<ServerMessage>,
    /// The version that was kept last.
    saved: Option<u64>,
    /// Whether a hand has ended and nobody was told.
    has_finished: bool,
}

/// What the page was sent last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sent(Option<u64>);

/// Where a table stands.
#[derive(Debug)]
enum Stage {
    /// No hand has begun.
    Idle,
    /// The pack lies sealed and waits for the cut.
    Cutting(Box<Pending>),
    /// A hand is played, or has just ended.
    Dealt(Box<Hand>),
}

/// A sealed pack.
#[derive(Debug)]
struct Pending {
    setup: Setup,
    sealed: Sealed,
}

/// A hand that was dealt.
#[derive(Debug)]
struct Hand {
    game: Game,
    sealed: Sealed,
    reveal: Reveal,
    cut: (Input, Cutter),
    /// What was done in it.
    done: Vec<(Seat, Action)>,
    /// How it ended, once it has.
    result: Option<Ended>,
}

/// How a hand ended.
#[derive(Debug)]
struct Ended {
    ending: Ending,
    bill: Option<Bill>,
    /// What was paid, the pot included.
    paid: Settlement,
    proof: Proof,
    record: String,
}

impl Table {
    /// Opens a table.
    pub(crate) fn open(plan: TableWanted) -> Result<Table, Trouble> {
        let rules = rule_set(&plan.rules)?;
        Table::under(plan, rules)
    }

    /// A table before its first hand, by rules that are read.
    fn under(plan: TableWanted, rules: Arc<RuleSet>) -> Result<Table, Trouble> {
        let mut bots = BySeat::new([const { None }; 4]);
        for (seat, level) in Seat::ALL.into_iter().skip(1).zip(&plan.levels) {
            bots[seat] = Some(level.0.parse::<NamedBot>().map_err(|_| Trouble::UnknownBot)?);
        }
        let durchgang = Match::new(Arc::clone(&rules), plan.dealer.into(), plan.games);
        Ok(Table {
            rules_hash: rules.hash(),
            seed: Seed::new(plan.seed.into()),
            pace: plan.pace,
            before: durchgang.standing(),
            plan,
            rules,
            bots,
            version: 1,
            durchgang,
            hand: 0,
            stage: Stage::Idle,
            ready: false,
            chat: Vec::new(),
            happened: VecDeque::new(),
            happened_from: 1,
            sent: None,
            commands: VecDeque::new(),
            messages: Vec::new(),
            saved: None,
            has_finished: false,
        })
    }

    /// What was said since this was asked last, and the table as it is to be kept, if anything has changed.
    pub(crate) fn take(&mut self) -> (Vec<ServerMessage>, Option<String>) {
        let save = (self.saved != Some(self.version)).then(|| self.saved().text());
        self.saved = Some(self.version);
        (std::mem::take(&mut self.messages), save)
    }

    /// What rules of thumb would do for the person, if he is asked.
    pub(crate) fn tip(&self) -> Option<Advice> {
        let game = self.running().filter(|game| game.is_asked(PERSON))?;
        Regel::advise(&game.view(PERSON), &self.rules)
    }

    /// The hand that has ended, told once.
    pub(crate) fn take_finished(&mut self) -> Option<Box<Finished>> {
        let Stage::Dealt(hand) = &self.stage else { return None };
        let result = hand.result.as_ref().filter(|_| std::mem::take(&mut self.has_finished))?;
        let mut record = Record::of_game(&hand.game);
        record.players = BySeat::from_fn(|seat| Some(self.name_of(seat)));
        record.proof = Some(Box::new(result.proof.clone()));
        Some(Box::new(Finished {
            id: hand.sealed.commitment().to_string(),
            hand: self.hand,
            game: hand.game.setup().number,
            seat: PERSON.into(),
            levels: self.plan.levels.clone(),
            record: schafkopf_record::print(&record, Language::German),
            json: schafkopf_record::to_json(&record),
            proof: (&result.proof).into(),
        }))
    }

    /// The game that is being played.
    fn running(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Dealt(hand) if hand.result.is_none() => Some(&hand.game),
            Stage::Idle | Stage::Cutting(_) | Stage::Dealt(_) => None,
        }
    }

    /// Whether no hand is in progress.
    fn is_between(&self) -> bool {
        match &self.stage {
            Stage::Idle => true,
            Stage::Cutting(_) => false,
            Stage::Dealt(hand) => hand.result.is_some(),
        }
    }

    /// Whether the match is over.
    fn is_finished(&self) -> bool {
        self.is_between() && self.durchgang.is_over()
    }

    /// Whether a window for doubles is open: a Stoss is waited for, or the answer to one.
    fn is_window_open(&self) -> bool {
        let stage = self.running().map(Game::stage);
        matches!(stage, Some(schafkopf::Stage::Doubling | schafkopf::Stage::Retour))
    }
}
