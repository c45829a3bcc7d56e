//! What happens at a table: an append-only log of entries, one for each version. `stored` says how they are written.

use schafkopf::fair_deal::{Cutter, Input};
use schafkopf::{Action, ByChair, Bytes32, Chair, Members, Pack, Seat, Standing};
use schafkopf_bots::Builtin;
use stammtisch_http::PersonId;

use super::course::Course;
use super::kind::TableKind;
use super::phrase::Phrase;
use super::plan::ClockPlan;
use crate::wire::Pace;

/// Something that happened at a table. Entries are all that is stored of it; the rest is computed from them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Entry {
    /// The table was opened.
    Opened,
    /// Somebody sat down.
    Sat { chair: Chair, guest: PersonId },
    /// Somebody stood up; a bot plays on for him if a hand is in progress.
    Left { chair: Chair, guest: PersonId },
    /// A bot was put on a chair, or taken away.
    Bot { chair: Chair, level: Option<Level> },
    /// Whoever opened the table wants it to go at another pace.
    Paced { pace: Pace },
    /// Somebody lets spectators see his cards, or no longer.
    Shows { seat: Seat, spectators: bool },
    /// Somebody lets people in who want to play at once, or no longer.
    Door { chair: Chair, open: bool },
    /// Somebody wants the next hand.
    Ready { chair: Chair },
    /// A pack was shuffled and sealed for the next hand. Reading can start here.
    Sealed(Box<Sealing>),
    /// The player to the dealer's right cut or shuffled again, or nobody did; the cards were dealt.
    Cut { input: Input, by: CutBy },
    /// Somebody acted in the hand.
    Acted { seat: Seat, action: Action, by: Doer, bank_ms: u64 },
    /// Somebody's time ran out: a bot plays for him.
    Away { seat: Seat },
    /// Somebody is back.
    Back { chair: Chair },
    /// Somebody wrote a line.
    Chat { chair: Chair, text: String },
    /// Somebody said a ready-made phrase.
    Said { chair: Chair, phrase: Phrase },
}

/// A sealed pack with everything that must be known to go on from here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sealing {
    /// The number of the pack at this table, from 1.
    pub(crate) hand: u64,
    /// The pack, secret until the hand is over.
    pub(crate) pack: Pack,
    /// The salt of its commitment.
    pub(crate) salt: Bytes32,
    /// Where the match stands.
    pub(crate) standing: Standing,
    /// Who sits where, and who sits out.
    pub(crate) places: ByChair<KeptPlace>,
    /// Who has played the match so far.
    pub(crate) course: Course,
    /// How fast the table goes.
    pub(crate) pace: Pace,
    /// Whether people are let in who want to play at once.
    pub(crate) open: bool,
}

/// A place at the table as it is kept from hand to hand; where more than four belong to it, it moves with the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptPlace {
    /// Who sits there.
    pub(crate) sitter: Sitter,
    /// The bot that fills the seat when nobody sits there.
    pub(crate) filler: Option<Level>,
    /// Whether a bot plays for the person.
    pub(crate) away: bool,
    /// Whether spectators may see the cards.
    pub(crate) shows: bool,
    /// The chair on which it was when the table was opened.
    pub(crate) home: Chair,
}

impl KeptPlace {
    /// A place that nobody has taken, with the bot that fills it.
    pub(crate) fn new(home: Chair, filler: Option<Level>) -> KeptPlace {
        let sitter = filler.map_or(Sitter::Nobody, Sitter::Bot);
        KeptPlace { sitter, filler, away: false, shows: false, home }
    }
}

/// Who sits on a chair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Nobody.
    Nobody,
    /// A person.
    Person(PersonId),
    /// A bot.
    Bot(Level),
}

/// Who really acted for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doer {
    /// The person who sits there.
    Person,
    /// The bot that sits there.
    Bot,
    /// A bot in the place of a person who is away.
    StandIn,
}

/// Who cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CutBy {
    /// As the proof tells it.
    Told(Cutter),
    /// As it was noted when proofs did not tell it: a bot's place was drawn, and nobody's cut was left out.
    Noted(Doer),
}

/// A bot by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Level(pub(crate) Builtin);

/// What a table was opened with; the rule set is kept apart, by its hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeptPlan {
    pub(crate) kind: TableKind,
    pub(crate) name: String,
    pub(crate) games: Option<u32>,
    /// Who deals the first hand of a match (S 2.2.2).
    pub(crate) dealer: Seat,
    /// How many people belong to it.
    pub(crate) members: Members,
    pub(crate) bots: ByChair<Option<Level>>,
    pub(crate) clock: ClockPlan,
    /// How fast it went at first.
    pub(crate) pace: Pace,
    /// Who opened it.
    pub(crate) by: PersonId,
}
