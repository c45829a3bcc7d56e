//! The setup of a tournament: what is printed on the poster.

use std::sync::Arc;

use schafkopf::RuleSet;
use schafkopf::rules::{TournamentRules, TournamentText};
use thiserror::Error;

use super::refusal::Refusal;
use crate::date::Date;
use crate::prizes::{Merit, PrizePlan};
use crate::teams::{self, Team, TeamFault};

/// What a tournament is: when, where, by which rules, for how much.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// Its name.
    pub name: String,
    /// Its day, at the venue.
    pub date: Date,
    /// Where it takes place.
    pub venue: String,
    /// Who organises it, where that is not the management; the participants must know (S 5.1.1).
    pub organiser: String,
    /// Hash of the rule set; matches and games are in the rule set.
    pub rules: String,
    /// What each player pays, in cents.
    pub entry_fee: u32,
    /// What a unit is worth at the tables, in cents; none where it is the rule set's, or where nobody plays for money.
    pub stake: Option<u32>,
    /// What the organiser adds to the till, in cents.
    pub added: u32,
    /// What is paid out.
    pub prizes: PrizePlan,
    /// Teams that are ranked beside the players.
    pub teams: Vec<Team>,
}

/// What is wrong with a setup.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupFault {
    /// It has no name, or one that is too long.
    #[error("the name must have 1 to 100 characters")]
    Name,
    /// The venue or the organiser is too long.
    #[error("venue and organiser must have at most 100 characters")]
    Venue,
    /// The rule set is for no tournament.
    #[error("the rule set `{id}` is for no tournament")]
    NoTournamentRules {
        /// Its id.
        id: String,
    },
    /// The hash is not that of the rule set.
    #[error("the rule set has the hash {found}, not {named}")]
    OtherRules {
        /// The hash in the setup.
        named: String,
        /// The hash of the rule set.
        found: String,
    },
    /// A sum beyond all measure.
    #[error("a sum of more than 10,000 euros")]
    Sum,
    /// A share of the till that is more than all of it.
    #[error("shares of more than the whole till")]
    Share,
    /// A sponsor or a special prize has no name, or one that is too long.
    #[error("the names of sponsors and special prizes must have 1 to 100 characters")]
    PrizeName,
    /// The teams cannot be so.
    #[error(transparent)]
    Teams(#[from] TeamFault),
}

/// Most cents in any one field of a setup.
const MOST_CENTS: u32 = 1_000_000;

impl Setup {
    /// What the texts forbid, where the set's is one of them: no consolation prize under P (P 21). A tournament that was
    /// set up before that was held keeps what it promised.
    pub(super) fn must_be_lawful(&self, rules: &RuleSet) -> Result<(), Refusal> {
        let consolation = self.prizes.special.iter().any(|special| special.merit == Merit::LastPlace);
        match rules.tournament_text() {
            TournamentText::Preis if consolation => Err(Refusal::Consolation),
            TournamentText::Preis | TournamentText::Schule | TournamentText::Tischpunkte => Ok(()),
        }
    }

    /// A setup with nothing but a name, a day and a rule set.
    pub fn new(name: impl Into<String>, date: Date, rules: &RuleSet) -> Setup {
        Setup {
            name: name.into(),
            date,
            venue: String::new(),
            organiser: String::new(),
            rules: rules.hash(),
            entry_fee: 0,
            stake: None,
            added: 0,
            prizes: PrizePlan::default(),
            teams: Vec::new(),
        }
    }

    /// What is wrong with the setup under its rule set, if anything.
    pub fn fault(&self, rules: &RuleSet) -> Option<SetupFault> {
        let length = self.name.trim().chars().count();
        if !(1..=100).contains(&length) {
            return Some(SetupFault::Name);
        }
        if self.venue.chars().count().max(self.organiser.chars().count()) > 100 {
            return Some(SetupFault::Venue);
        }
        if rules.tournament.is_none() {
            return Some(SetupFault::NoTournamentRules { id: rules.id.clone() });
        }
        let found = rules.hash();
        if found != self.rules {
            return Some(SetupFault::OtherRules { named: self.rules.clone(), found });
        }
        if [self.entry_fee, self.stake.unwrap_or(0), self.added].into_iter().any(|cents| cents > MOST_CENTS) {
            return Some(SetupFault::Sum);
        }
        if self.prizes.is_too_much() {
            return Some(SetupFault::Share);
        }
        if self.prizes.is_misnamed() {
            return Some(SetupFault::PrizeName);
        }
        teams::fault(&self.teams).map(SetupFault::Teams)
    }

    /// Whether another setup asks for other money, or is played by other rules: what must be known before the draw. Its
    /// texts and prizes can be mended at any time.
    pub(super) fn is_played_differently(&self, other: &Setup) -> bool {
        (&self.rules, self.entry_fee, self.stake) != (&other.rules, other.entry_fee, other.stake)
    }
}

/// A rule set with another number of matches or games; none where such a tournament cannot be, or there is none.
pub fn with_length(rules: &RuleSet, matches: Option<u32>, games: Option<u32>) -> Option<Arc<RuleSet>> {
    let mut changed = rules.clone();
    let tournament: &mut TournamentRules = changed.tournament.as_mut()?;
    tournament.matches = matches.unwrap_or(tournament.matches);
    tournament.games = games.unwrap_or(tournament.games);
    // Reading it back checks it as any rule set is checked.
    RuleSet::from_canonical(&changed.canonical()).ok().map(Arc::new)
}
