//! The state of a tournament: what its events come to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use schafkopf::rules::{DrawTime, TournamentRules};
use schafkopf::{BySeat, RuleSet};

use super::event::{AgeProof, DrawRecord, KeptResult, ListId, Part, Role};
use super::paper::PaperChoice;
use super::phase::Phase;
use super::setup::Setup;
use super::table_list::TableList;
use crate::draw::{DOOR_BLOCK, Place, Seating, door_block, door_places};
use crate::person::PersonId;
use crate::player_number::PlayerNumber;
use crate::scoresheet::Scoresheet;

/// The state of a tournament: a fold over its events, and nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(super) rules: Arc<RuleSet>,
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) seed: Option<String>,
    pub(super) officials: BTreeMap<PersonId, BTreeSet<Role>>,
    pub(super) players: BTreeMap<PlayerNumber, Participant>,
    pub(super) draws: Vec<DrawRecord>,
    /// Who sits where, match by match, substitutes included.
    pub(super) seatings: Vec<Seating>,
    pub(super) lists: Vec<Vec<TableList>>,
    pub(super) kept: Option<Vec<KeptResult>>,
    pub(super) paper: Option<PaperChoice>,
    /// Whether seats are drawn at the door.
    pub(super) door: bool,
}

/// Somebody who takes part, or did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Participant {
    /// Who he is.
    pub person: PersonId,
    /// Whether he plays for a place.
    pub part: Part,
    /// Whether he came when registration was over.
    pub late: bool,
    /// How his age was proven, where it was.
    pub age: Option<AgeProof>,
    /// What he paid, in cents.
    pub paid: i64,
    /// Whether he is still there.
    pub status: Status,
    /// The event with which he was registered.
    pub since: u64,
    /// Whose points he took over (S 5.2.11).
    pub took_over: Option<PlayerNumber>,
    /// How often he was put on the waiting list.
    pub waited: u32,
    /// From where on he plays, where he took the seat of somebody excluded in the middle of a match (decision 38).
    pub from: Option<Start>,
    /// The how many-th he was to come, once he is there.
    pub arrival: Option<u32>,
}

/// Where in a match somebody begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Start {
    /// The list.
    pub list: ListId,
    /// Games that were written before.
    pub games: u32,
}

/// Whether somebody is still there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// He plays.
    Active,
    /// He waits for a seat.
    Waiting,
    /// He withdrew.
    Withdrawn,
    /// He was excluded and keeps no rank (S 5.1.4).
    Excluded,
    /// He dropped out, and another took over his points (S 5.2.11).
    Replaced(PlayerNumber),
}

impl State {
    /// The rule set.
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// The part of the rule set that is about tournaments.
    pub fn tournament_rules(&self) -> &TournamentRules {
        self.rules.tournament.as_ref().expect("a tournament is created only with such rules")
    }

    /// The scoresheet of the rule set.
    pub fn scoresheet(&self) -> Scoresheet<'_> {
        Scoresheet::new(&self.rules).expect("a rule set for tournaments has a list")
    }

    /// The setup.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How far the tournament has come.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The public seed of draw and lot, once fixed.
    pub fn seed(&self) -> Option<&str> {
        self.seed.as_deref()
    }

    /// Who holds which offices.
    pub const fn officials(&self) -> &BTreeMap<PersonId, BTreeSet<Role>> {
        &self.officials
    }

    /// Whether somebody decides at the tables: as referee, or for the management.
    pub fn is_referee(&self, person: PersonId) -> bool {
        let roles = self.officials.get(&person);
        roles.is_some_and(|roles| roles.contains(&Role::Referee) || roles.contains(&Role::Director))
    }

    /// Whether somebody sits in the tribunal, or in the committee (S 5.1.3, P 22).
    pub fn is_in_tribunal(&self, person: PersonId) -> bool {
        self.officials.get(&person).is_some_and(|roles| roles.contains(&Role::Tribunal))
    }

    /// Whether somebody holds an office.
    pub fn is_official(&self, person: PersonId) -> bool {
        self.officials.get(&person).is_some_and(|roles| !roles.is_empty())
    }

    /// Everybody who was registered.
    pub const fn players(&self) -> &BTreeMap<PlayerNumber, Participant> {
        &self.players
    }

    /// Somebody who was registered.
    pub fn player(&self, number: PlayerNumber) -> Option<&Participant> {
        self.players.get(&number)
    }

    /// Whether seats are drawn at the door, arrival by arrival.
    pub const fn is_drawn_at_the_door(&self) -> bool {
        self.door
    }

    /// Where somebody sits by the slip he got at the door, match by match; nothing where there are no slips, or where he has
    /// not come. If his block does not fill up, the draw seats him elsewhere.
    pub fn slip(&self, player: PlayerNumber) -> Vec<Place> {
        let arrival = self.player(player).and_then(|player| player.arrival);
        let (Some(arrival), Some(seed), true) = (arrival, self.seed(), self.door) else { return Vec::new() };
        door_places(seed, self.matches_on_a_slip(), arrival)
    }

    /// The slips of all who have come.
    pub fn slips(&self) -> BTreeMap<PlayerNumber, Vec<Place>> {
        let (Some(seed), true) = (self.seed(), self.door) else { return BTreeMap::new() };
        let come: BTreeMap<u32, PlayerNumber> =
            self.players.iter().filter_map(|(&number, player)| Some((player.arrival?, number))).collect();
        let blocks: BTreeSet<u32> = come.keys().map(|arrival| (arrival - 1) / DOOR_BLOCK as u32).collect();
        let slips = blocks.into_iter().flat_map(|block| door_block(seed, self.matches_on_a_slip(), block));
        slips.filter_map(|(arrival, places)| Some((*come.get(&arrival)?, places))).collect()
    }

    /// How many matches a slip is for: all that are drawn beforehand (S, P), or the first (T 2).
    fn matches_on_a_slip(&self) -> u32 {
        let rules = self.tournament_rules();
        match rules.draw {
            DrawTime::Beforehand => rules.matches,
            DrawTime::EachMatch => 1,
        }
    }

    /// The draws, redraws included.
    pub fn draws(&self) -> &[DrawRecord] {
        &self.draws
    }

    /// Who sits where in a match, from 1, as far as drawn; substitutes included.
    pub fn seating(&self, match_number: u32) -> Option<&Seating> {
        self.seatings.get((match_number as usize).checked_sub(1)?)
    }

    /// The players of a list.
    pub fn players_of(&self, list: ListId) -> Option<&BySeat<PlayerNumber>> {
        self.seating(list.match_number)?.table(list.table)
    }

    /// The lists of a match, from 1, table by table; none before it began.
    pub fn lists(&self, match_number: u32) -> &[TableList] {
        let index = (match_number as usize).checked_sub(1);
        index.and_then(|index| self.lists.get(index)).map_or(&[], Vec::as_slice)
    }

    /// A list.
    pub fn list(&self, id: ListId) -> Option<&TableList> {
        self.lists(id.match_number).get((id.table as usize).checked_sub(1)?)
    }

    pub(super) fn list_mut(&mut self, id: ListId) -> Option<&mut TableList> {
        let lists = self.lists.get_mut((id.match_number as usize).checked_sub(1)?)?;
        lists.get_mut((id.table as usize).checked_sub(1)?)
    }

    /// The match whose seats are taken or come next: the running one, or the first that has not begun.
    pub fn current_match(&self) -> u32 {
        match self.phase {
            Phase::Planned | Phase::Open | Phase::Drawn => 1,
            Phase::Running(number) => number,
            Phase::Between(number) => number + 1,
            Phase::Closed => self.tournament_rules().matches + 1,
        }
    }

    /// Where somebody sits in the running match or one that was drawn and has not begun.
    pub fn seat_ahead(&self, player: PlayerNumber) -> Option<(u32, Place)> {
        (self.current_match()..=self.seatings.len() as u32)
            .find_map(|number| Some((number, self.seating(number)?.place_of(player)?)))
    }

    /// The entry fees in the till and what the organiser added, in cents.
    pub fn till(&self) -> i64 {
        self.players.values().map(|player| player.paid).sum::<i64>() + i64::from(self.setup.added)
    }

    /// Players for a place who are there and have paid less than the entry fee.
    pub fn unpaid(&self) -> impl Iterator<Item = PlayerNumber> {
        let fee = i64::from(self.setup.entry_fee);
        let owes = move |player: &Participant| {
            player.status == Status::Active && player.part == Part::Ranked && player.paid < fee
        };
        self.players.iter().filter(move |(_, player)| owes(player)).map(|(&number, _)| number)
    }

    /// What the lists came to, where they were destroyed.
    pub fn kept_results(&self) -> Option<&[KeptResult]> {
        self.kept.as_deref()
    }

    /// How paper lists are typed, once it was chosen.
    pub const fn paper(&self) -> Option<PaperChoice> {
        self.paper
    }

    /// The player under whom somebody is registered.
    pub fn player_of(&self, person: PersonId) -> Option<PlayerNumber> {
        self.players.iter().find(|(_, player)| player.person == person).map(|(&number, _)| number)
    }

    /// The next number that nobody has.
    pub fn next_number(&self) -> PlayerNumber {
        PlayerNumber(self.players.keys().next_back().map_or(1, |last| last.0.saturating_add(1)))
    }
}
