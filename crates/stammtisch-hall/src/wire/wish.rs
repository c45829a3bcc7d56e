//! Wishes: what pages want to happen. What a wish means is a command of the tournament, and everything is decided on that.

use schafkopf_turnier::Signer;
use serde::de::{Error as _, Visitor, value::Error as Untold};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use serde_json::Value;
use stammtisch_desk::Signing;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Answer, Consent, ContractKind, Details, ListId, Matter, PlainWish, Role, Row, Seat, SeatTotals};

/// What a page wants to happen: one name with its fields.
#[derive(Debug, Clone, PartialEq, Eq, TS, ToSchema)]
#[serde(untagged)]
pub(crate) enum Wish {
    /// It is a command as it stands.
    Plain(PlainWish),
    /// The hall knows the rest of the command.
    Hall(HallWish),
}

/// A wish that the hall completes: it knows the list of a link, who acts, what is there already, and what day it is.
///
/// Where `list` is absent, the link's own is meant.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) enum HallWish {
    /// Somebody is given an office: who is known already, or a new person.
    Appoint {
        /// Which.
        role: Role,
        /// Who, by id.
        person: Option<u64>,
        /// The first name of a new person.
        first_name: Option<String>,
        /// The surname of a new person.
        surname: Option<String>,
    },
    /// Somebody is registered.
    Register(Box<RegisterWish>),
    /// Money is taken in, or paid back.
    Pay {
        /// Whose, by number.
        player: u32,
        /// How much; absent, what is missing to the fee; below nothing, what is paid back.
        cents: Option<i64>,
    },
    /// Somebody comes through the door: he pays what is missing, and is marked as there.
    Arrive {
        /// Who, by number.
        player: u32,
        /// Whether he is only marked, and pays nothing now.
        #[serde(default)]
        #[ts(as = "Option<bool>")]
        unpaid: bool,
    },
    /// The next match is started, at all tables.
    StartMatch {
        /// The seat that keeps the list at every table.
        keeper: Option<Seat>,
    },
    /// The lists are destroyed, six months later.
    PurgeLists {},
    /// What is known of somebody is erased.
    Erase {
        /// Of whom, by number.
        player: u32,
    },
    /// A game is written.
    EnterRow {
        /// In which list.
        list: Option<ListId>,
        /// Its number; absent, the next.
        game: Option<u32>,
        /// What is written.
        row: Row,
        /// Whether an official signs it off at once.
        #[serde(default)]
        #[ts(as = "Option<bool>")]
        approve: bool,
        /// Whose initials stand beside it, by name, where it is not the one who writes: a director's to say.
        referee: Option<String>,
    },
    /// A row is replaced.
    CorrectRow {
        /// In which list.
        list: Option<ListId>,
        /// The number of the game.
        game: u32,
        /// What stands there then.
        row: Row,
        /// Whose initials stand beside it, by name, where it is not the one who writes: a director's to say.
        referee: Option<String>,
    },
    /// A game is written in the notation of the command line.
    EnterLine {
        /// In which list.
        list: Option<ListId>,
        /// Its number; absent, the next.
        game: Option<u32>,
        /// What is written, such as `1r2 v s`.
        text: String,
    },
    /// The last game of a list is taken back.
    TakeBack {
        /// Of which list.
        list: ListId,
    },
    /// The totals of a paper list are written instead of its games.
    EnterTotals {
        /// In which list.
        list: Option<ListId>,
        /// What stands at its foot, by seat.
        totals: [SeatTotals; 4],
        /// Whose name stands beside it, where it is not the one who writes: a director's to say.
        referee: Option<String>,
    },
    /// Everything in a list is taken back.
    ClearList {
        /// In which.
        list: ListId,
        /// Whose name stands beside it, where it is not the one who does it: a director's to say.
        referee: Option<String>,
    },
    /// Two lists that were taken for each other are swapped.
    SwapLists {
        /// One.
        list: ListId,
        /// The other.
        other: ListId,
        /// Whose name stands beside it, where it is not the one who does it: a director's to say.
        referee: Option<String>,
    },
    /// Approval of a game is asked for.
    RequestApproval {
        /// In which list.
        list: Option<ListId>,
        /// The number of the game.
        game: u32,
        /// Who wants to play.
        seat: Seat,
        /// What.
        contract: ContractKind,
        /// Whether as a Tout.
        #[serde(default)]
        #[ts(as = "Option<bool>")]
        tout: bool,
    },
    /// Approval of a game is granted or refused.
    DecideApproval {
        /// In which list.
        list: ListId,
        /// The number of the game.
        game: u32,
        /// Who wants to play.
        seat: Seat,
        /// What.
        contract: ContractKind,
        /// Whether as a Tout.
        #[serde(default)]
        #[ts(as = "Option<bool>")]
        tout: bool,
        /// The answer.
        answer: Answer,
    },
    /// Somebody complains about a game.
    Complain {
        /// In which list.
        list: Option<ListId>,
        /// The number of the game.
        game: u32,
        /// Who.
        seat: Seat,
        /// Whether the table waits for the referee.
        #[serde(default)]
        #[ts(as = "Option<bool>")]
        halt: bool,
    },
    /// A complaint is decided.
    DecideComplaint {
        /// In which list.
        list: ListId,
        /// The number of the game.
        game: u32,
        /// Who complained.
        seat: Seat,
        /// The answer.
        answer: Answer,
    },
    /// The referee is called.
    CallReferee {
        /// To which list.
        list: Option<ListId>,
        /// By whom, where he gives his name.
        seat: Option<Seat>,
        /// What for.
        matter: Matter,
        /// Against the answer to which complaint or call an appeal goes, by its event; absent, to the last one.
        about: Option<u64>,
    },
    /// A call is answered.
    AnswerCall {
        /// The number of its event.
        call: u64,
        /// The answer.
        answer: Answer,
    },
    /// A list keeper is named.
    NameKeeper {
        /// Of which list.
        list: Option<ListId>,
        /// Who.
        seat: Seat,
        /// Who consented, where another kept it before.
        consent: Option<Consent>,
    },
    /// A list is signed.
    Sign {
        /// Which.
        list: Option<ListId>,
        /// By whom.
        signer: SigningWish,
    },
    /// A list is handed in.
    CloseList {
        /// Which.
        list: Option<ListId>,
    },
}

/// Somebody is to be registered.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct RegisterWish {
    /// Who it is.
    pub(crate) details: Details,
    /// The number he wants; absent, the next.
    pub(crate) player: Option<u32>,
    /// Whether he fills a table and is not ranked.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub(crate) house: bool,
    /// Whether he was found old enough at the venue.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub(crate) seen: bool,
    /// What he pays at once, in cents.
    #[serde(default)]
    #[ts(as = "Option<u32>")]
    pub(crate) pays: u32,
    /// Whether he is there.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub(crate) arrives: bool,
}

/// Who signs: 1 to 4, `"keeper"` or `"all"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub(crate) enum SigningWish {
    /// A player.
    Seat(Seat),
    /// Somebody else, or everybody.
    Named(NamedSigning),
}

/// Who signs, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NamedSigning {
    /// The list keeper.
    Keeper,
    /// All four players and the keeper.
    All,
}

impl From<SigningWish> for Signing {
    fn from(wish: SigningWish) -> Signing {
        match wish {
            SigningWish::Seat(seat) => Signing::One(Signer::Player(seat.into())),
            SigningWish::Named(NamedSigning::Keeper) => Signing::One(Signer::Keeper),
            SigningWish::Named(NamedSigning::All) => Signing::All,
        }
    }
}

impl Wish {
    /// The list that the wish names; none where it is about no list, or about the link's own.
    pub(crate) const fn named_list(&self) -> Option<ListId> {
        match self {
            Wish::Plain(wish) => wish.named_list(),
            Wish::Hall(wish) => wish.named_list(),
        }
    }
}

impl HallWish {
    const fn named_list(&self) -> Option<ListId> {
        match self {
            HallWish::EnterRow { list, .. }
            | HallWish::CorrectRow { list, .. }
            | HallWish::EnterLine { list, .. }
            | HallWish::EnterTotals { list, .. }
            | HallWish::RequestApproval { list, .. }
            | HallWish::Complain { list, .. }
            | HallWish::CallReferee { list, .. }
            | HallWish::NameKeeper { list, .. }
            | HallWish::Sign { list, .. }
            | HallWish::CloseList { list } => *list,
            HallWish::TakeBack { list }
            | HallWish::ClearList { list, .. }
            | HallWish::SwapLists { list, .. }
            | HallWish::DecideApproval { list, .. }
            | HallWish::DecideComplaint { list, .. } => Some(*list),
            HallWish::Appoint { .. }
            | HallWish::Register(_)
            | HallWish::Pay { .. }
            | HallWish::Arrive { .. }
            | HallWish::StartMatch { .. }
            | HallWish::PurgeLists {}
            | HallWish::Erase { .. }
            | HallWish::AnswerCall { .. } => None,
        }
    }
}

impl<'de> Deserialize<'de> for Wish {
    /// Which of the two kinds it is, its name decides: so that what is wrong with its fields can be told.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Wish, D::Error> {
        let value = Value::deserialize(from)?;
        let plain = names::<PlainWish>();
        let is_plain =
            value.as_object().is_some_and(|wish| wish.keys().any(|name| plain.contains(&name.as_str())));
        let wish = if is_plain {
            PlainWish::deserialize(value).map(Wish::Plain)
        } else {
            HallWish::deserialize(value).map(Wish::Hall)
        };
        wish.map_err(D::Error::custom)
    }
}

/// The names by which an enum is read: serde tells them to whoever it reads from.
fn names<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    let mut names: &[&str] = &[];
    // There is nothing to be read: it was only listened to.
    let _ = T::deserialize(Listener(&mut names));
    names
}

/// Listens for the names of an enum.
struct Listener<'l>(&'l mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Listener<'_> {
    type Error = Untold;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Untold> {
        Err(Untold::custom("nothing to read"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Untold> {
        *self.0 = variants;
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::{HallWish, NamedSigning, PlainWish, SigningWish, Wish, names};

    fn read(text: &str) -> Wish {
        serde_json::from_str(text).expect(text)
    }

    #[test]
    fn wishes_are_read_as_the_pages_send_them() {
        assert_eq!(read(r#"{"close_list":{}}"#), Wish::Hall(HallWish::CloseList { list: None }));
        assert_eq!(read(r#"{"open_registration":{}}"#), Wish::Plain(PlainWish::OpenRegistration {}));
        let all = SigningWish::Named(NamedSigning::All);
        let sign = Wish::Hall(HallWish::Sign { list: None, signer: all });
        assert_eq!(read(r#"{"sign":{"signer":"all"}}"#), sign);
        let sign = read(r#"{"sign":{"signer":3}}"#);
        assert!(matches!(sign, Wish::Hall(HallWish::Sign { signer: SigningWish::Seat(_), .. })));
        let ask = r#"{"request_approval":{"game":3,"seat":4,"contract":"solo","tout":true}}"#;
        assert!(matches!(read(ask), Wish::Hall(HallWish::RequestApproval { tout: true, .. })));
    }

    #[test]
    fn what_is_wrong_with_a_wish_is_told() {
        for (text, why) in [
            (r#"{"sign":{"signer":5}}"#, "SigningWish"),
            (r#"{"close_list":{"x":1}}"#, "unknown field `x`, expected `list`"),
            (r#"{"undo":{"x":1}}"#, "unknown field `x`, expected `event`"),
            (r#"{"undo":{}}"#, "missing field `event`"),
            (r#"{"do_magic":{}}"#, "unknown variant `do_magic`"),
        ] {
            let error = serde_json::from_str::<Wish>(text).expect_err(text);
            assert!(error.to_string().contains(why), "{text}: {error}");
        }
    }

    #[test]
    fn no_wish_is_of_both_kinds() {
        let (plain, hall) = (names::<PlainWish>(), names::<HallWish>());
        assert!(plain.len() > 10 && hall.len() > 10);
        assert!(plain.iter().all(|name| !hall.contains(name)));
    }
}
