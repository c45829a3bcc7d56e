//! Wishes: commands as the pages send them. What a wish means is a command of the tournament, and everything is decided on that.

use schafkopf::{ContractKind, Seat};
use schafkopf_turnier::{
    Answer, Consent, ListId, Matter, Person, PersonId, PlayerNumber, Role, Row, Setup, Signer,
};
use serde::Deserialize;
use stammtisch_desk::Signing;

/// What a page wants to happen.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Wish {
    ChangeSetup {
        setup: Setup,
    },
    Appoint {
        role: Role,
        person: Option<PersonId>,
        first_name: Option<String>,
        surname: Option<String>,
    },
    Dismiss {
        role: Role,
        person: PersonId,
    },
    FixSeed {
        seed: String,
    },
    OpenRegistration {},
    Register(Box<RegisterWish>),
    ChangeDetails {
        player: PlayerNumber,
        details: Person,
    },
    ProveAge {
        player: PlayerNumber,
    },
    Pay {
        player: PlayerNumber,
        cents: Option<i64>,
    },
    Withdraw {
        player: PlayerNumber,
    },
    MoveUp {
        player: PlayerNumber,
    },
    Wait {
        players: Vec<PlayerNumber>,
    },
    Draw {
        #[serde(default)]
        uneven: UnevenWish,
        #[serde(default)]
        towns_apart: bool,
    },
    StartMatch {
        keeper: Option<Seat>,
    },
    CloseMatch {},
    CloseTournament {},
    PurgeLists {},
    Erase {
        player: PlayerNumber,
    },
    Undo {
        event: u64,
    },
    EnterRow {
        list: Option<ListId>,
        game: Option<u32>,
        row: Row,
        #[serde(default)]
        approve: bool,
    },
    CorrectRow {
        list: Option<ListId>,
        game: u32,
        row: Row,
    },
    RequestApproval {
        list: Option<ListId>,
        game: u32,
        seat: Seat,
        contract: ContractKind,
        #[serde(default)]
        tout: bool,
    },
    DecideApproval {
        list: ListId,
        game: u32,
        seat: Seat,
        contract: ContractKind,
        #[serde(default)]
        tout: bool,
        answer: Answer,
    },
    Complain {
        list: Option<ListId>,
        game: u32,
        seat: Seat,
        #[serde(default)]
        halt: bool,
    },
    DecideComplaint {
        list: ListId,
        game: u32,
        seat: Seat,
        answer: Answer,
    },
    CallReferee {
        list: Option<ListId>,
        seat: Option<Seat>,
        matter: Matter,
    },
    AnswerCall {
        call: u64,
        answer: Answer,
    },
    NameKeeper {
        list: Option<ListId>,
        seat: Seat,
        consent: Option<Consent>,
    },
    Sign {
        list: Option<ListId>,
        signer: SigningWish,
    },
    CloseList {
        list: Option<ListId>,
    },
    ReopenList {
        list: ListId,
    },
    VoidList {
        list: ListId,
    },
    Exclude {
        player: PlayerNumber,
    },
    Substitute {
        leaves: PlayerNumber,
        enters: PlayerNumber,
    },
}

/// Somebody is to be registered.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RegisterWish {
    pub(crate) details: Person,
    pub(crate) player: Option<PlayerNumber>,
    #[serde(default)]
    pub(crate) house: bool,
    #[serde(default)]
    pub(crate) seen: bool,
    #[serde(default)]
    pub(crate) pays: u32,
}

/// What becomes of a number of players that cannot be divided by four.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum UnevenWish {
    #[default]
    Refuse,
    WaitingList,
    HousePlayers,
}

/// Who signs: 1 to 4, `"keeper"` or `"all"`.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(untagged)]
pub(crate) enum SigningWish {
    Seat(Seat),
    Named(NamedSigning),
}

/// Who signs, by name.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NamedSigning {
    Keeper,
    All,
}

impl From<SigningWish> for Signing {
    fn from(wish: SigningWish) -> Signing {
        match wish {
            SigningWish::Seat(seat) => Signing::One(Signer::Player(seat)),
            SigningWish::Named(NamedSigning::Keeper) => Signing::One(Signer::Keeper),
            SigningWish::Named(NamedSigning::All) => Signing::All,
        }
    }
}

impl Wish {
    /// The list that the wish names; none where it is about no list, or about the link's own.
    pub(crate) const fn named_list(&self) -> Option<ListId> {
        match self {
            Wish::EnterRow { list, .. }
            | Wish::CorrectRow { list, .. }
            | Wish::RequestApproval { list, .. }
            | Wish::Complain { list, .. }
            | Wish::CallReferee { list, .. }
            | Wish::NameKeeper { list, .. }
            | Wish::Sign { list, .. }
            | Wish::CloseList { list } => *list,
            Wish::DecideApproval { list, .. }
            | Wish::DecideComplaint { list, .. }
            | Wish::ReopenList { list }
            | Wish::VoidList { list } => Some(*list),
            Wish::ChangeSetup { .. }
            | Wish::Appoint { .. }
            | Wish::Dismiss { .. }
            | Wish::FixSeed { .. }
            | Wish::OpenRegistration {}
            | Wish::Register(_)
            | Wish::ChangeDetails { .. }
            | Wish::ProveAge { .. }
            | Wish::Pay { .. }
            | Wish::Withdraw { .. }
            | Wish::MoveUp { .. }
            | Wish::Wait { .. }
            | Wish::Draw { .. }
            | Wish::StartMatch { .. }
            | Wish::CloseMatch {}
            | Wish::CloseTournament {}
            | Wish::PurgeLists {}
            | Wish::Erase { .. }
            | Wish::Undo { .. }
            | Wish::AnswerCall { .. }
            | Wish::Exclude { .. }
            | Wish::Substitute { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{NamedSigning, SigningWish, Wish};

    fn read(text: &str) -> Wish {
        serde_json::from_str(text).expect(text)
    }

    #[test]
    fn wishes_are_read_as_the_pages_send_them() {
        assert!(matches!(read(r#"{"close_list":{}}"#), Wish::CloseList { list: None }));
        assert!(matches!(read(r#"{"open_registration":{}}"#), Wish::OpenRegistration {}));
        let sign = read(r#"{"sign":{"signer":"all"}}"#);
        assert!(matches!(sign, Wish::Sign { signer: SigningWish::Named(NamedSigning::All), .. }));
        assert!(matches!(read(r#"{"sign":{"signer":3}}"#), Wish::Sign { signer: SigningWish::Seat(_), .. }));
        let ask = r#"{"request_approval":{"game":3,"seat":4,"contract":"solo","tout":true}}"#;
        assert!(matches!(read(ask), Wish::RequestApproval { tout: true, .. }));
        assert!(serde_json::from_str::<Wish>(r#"{"sign":{"signer":5}}"#).is_err());
        assert!(serde_json::from_str::<Wish>(r#"{"close_list":{"x":1}}"#).is_err());
        assert!(serde_json::from_str::<Wish>(r#"{"do_magic":{}}"#).is_err());
    }
}
