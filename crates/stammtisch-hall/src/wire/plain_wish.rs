//! Wishes that are commands of the tournament as they stand.

use schafkopf_turnier::{
    self as turnier, AgeProof, Command, Drawing, Office, PaperChoice, PersonId, PlayerNumber, Substitution,
};
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Details, ListId, PaperWay, Role, Setup, Uneven};

/// A wish that means the same whoever has it, and whenever.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum PlainWish {
    /// Another setup, whole.
    ChangeSetup {
        /// The setup.
        setup: Setup,
    },
    /// It is chosen how paper lists are typed.
    ChoosePaper {
        /// What is typed of a list.
        way: PaperWay,
        /// Whether a second person types the totals again before a list is closed.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        twice: bool,
    },
    /// Somebody is relieved of an office.
    Dismiss {
        /// Of which.
        role: Role,
        /// Who, by id.
        person: u64,
    },
    /// The public seed is fixed.
    FixSeed {
        /// The seed.
        seed: String,
    },
    /// Registration is opened.
    OpenRegistration {},
    /// A player's details are changed.
    ChangeDetails {
        /// Whose, by number.
        player: u32,
        /// To what.
        details: Details,
    },
    /// A player was found old enough at the venue.
    ProveAge {
        /// Who, by number.
        player: u32,
    },
    /// A player who sits at no table withdraws.
    Withdraw {
        /// Who, by number.
        player: u32,
    },
    /// A player moves up from the waiting list.
    MoveUp {
        /// Who, by number.
        player: u32,
    },
    /// A player who was marked as there is not there.
    CheckOut {
        /// Who, by number.
        player: u32,
    },
    /// From now on seats are drawn at the door, arrival by arrival.
    BeginDoorDraw {},
    /// Players are put on the waiting list.
    Wait {
        /// Who, by number.
        players: Vec<u32>,
    },
    /// Seats are drawn, or drawn again.
    Draw {
        /// What becomes of a number of players that cannot be divided by four.
        #[serde(default)]
        #[ts(as = "Option<Uneven>", optional)]
        uneven: Uneven,
        /// Whether people of one town are kept apart.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        towns_apart: bool,
    },
    /// The running match is closed.
    CloseMatch {},
    /// The tournament is closed.
    CloseTournament {},
    /// An event is undone.
    Undo {
        /// Its number.
        event: u64,
    },
    /// A list is opened again.
    ReopenList {
        /// Which.
        list: ListId,
    },
    /// A list is declared void.
    VoidList {
        /// Which.
        list: ListId,
    },
    /// The management announces something to all.
    Announce {
        /// What.
        text: String,
    },
    /// A player is excluded.
    Exclude {
        /// Who, by number.
        player: u32,
    },
    /// A substitute takes over a seat.
    Substitute {
        /// Whose, by number.
        leaves: u32,
        /// Who takes it, by number.
        enters: u32,
    },
}

impl PlainWish {
    /// The list that the wish names; none where it is about no list.
    pub(super) const fn named_list(&self) -> Option<ListId> {
        match self {
            PlainWish::ReopenList { list } | PlainWish::VoidList { list } => Some(*list),
            PlainWish::ChangeSetup { .. }
            | PlainWish::ChoosePaper { .. }
            | PlainWish::Dismiss { .. }
            | PlainWish::FixSeed { .. }
            | PlainWish::OpenRegistration {}
            | PlainWish::CheckOut { .. }
            | PlainWish::BeginDoorDraw {}
            | PlainWish::ChangeDetails { .. }
            | PlainWish::ProveAge { .. }
            | PlainWish::Withdraw { .. }
            | PlainWish::MoveUp { .. }
            | PlainWish::Wait { .. }
            | PlainWish::Draw { .. }
            | PlainWish::CloseMatch {}
            | PlainWish::CloseTournament {}
            | PlainWish::Undo { .. }
            | PlainWish::Announce { .. }
            | PlainWish::Exclude { .. }
            | PlainWish::Substitute { .. } => None,
        }
    }
}

impl From<PlainWish> for Command {
    fn from(wish: PlainWish) -> Command {
        match wish {
            PlainWish::ChangeSetup { setup } => Command::ChangeSetup(setup.into()),
            PlainWish::ChoosePaper { way, twice } => {
                Command::ChoosePaper(PaperChoice { way: way.into(), twice })
            }
            PlainWish::Dismiss { role, person } => {
                Command::Dismiss(Office { person: PersonId(person), role: role.into() })
            }
            PlainWish::FixSeed { seed } => Command::FixSeed(seed),
            PlainWish::Announce { text } => Command::Announce(text),
            PlainWish::OpenRegistration {} => Command::OpenRegistration,
            PlainWish::ChangeDetails { player, details } => {
                Command::ChangeDetails(PlayerNumber(player), details.into())
            }
            PlainWish::ProveAge { player } => Command::ProveAge(PlayerNumber(player), AgeProof::SeenAtVenue),
            PlainWish::Withdraw { player } => Command::Withdraw(PlayerNumber(player)),
            PlainWish::MoveUp { player } => Command::MoveUp(PlayerNumber(player)),
            PlainWish::CheckOut { player } => Command::CheckOut(PlayerNumber(player)),
            PlainWish::BeginDoorDraw {} => Command::BeginDoorDraw,
            PlainWish::Wait { players } => {
                Command::PutOnWaitingList(players.into_iter().map(PlayerNumber).collect())
            }
            PlainWish::Draw { uneven, towns_apart } => {
                Command::Draw(Drawing { uneven: turnier::Uneven::from(uneven), towns_apart })
            }
            PlainWish::CloseMatch {} => Command::CloseMatch,
            PlainWish::CloseTournament {} => Command::CloseTournament,
            PlainWish::Undo { event } => Command::Undo { event },
            PlainWish::ReopenList { list } => Command::ReopenList(list.into()),
            PlainWish::VoidList { list } => Command::VoidList(list.into()),
            PlainWish::Exclude { player } => Command::Exclude(PlayerNumber(player)),
            PlainWish::Substitute { leaves, enters } => Command::Substitute(Substitution {
                leaves: PlayerNumber(leaves),
                enters: PlayerNumber(enters),
            }),
        }
    }
}
