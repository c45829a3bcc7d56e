//! What the server sends.

use schafkopf::RuleSet;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::command::Phrase;
use super::pace::Pace;
use crate::{
    BeforeDeal, Bill, Bytes32, Chair, Deck, Ending, Event, Proof, Seat, SeatView, Settlement, SpectatorView,
};

/// A message to a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The table after a greeting or a change.
    Update(Box<Update>),
    /// The command is done and kept; an update shows what it changed.
    Done {
        /// The client's id of the command.
        id: String,
        /// The version of the table with the command's effect.
        version: u64,
    },
    /// The command is refused, and nothing has changed.
    Refused {
        /// The client's id of the command.
        id: String,
        /// Why.
        reason: Refusal,
    },
    /// The message could not be understood; the connection goes on.
    Unreadable {
        /// Why.
        reason: Refusal,
    },
    /// The client speaks another version of the protocol; it should load the page again.
    Reload {
        /// The version that the server speaks.
        protocol: u32,
    },
    /// The server is going away for a moment; the client comes back by itself.
    Restarting,
    /// The answer to `ping`.
    Pong,
    /// Is anybody there? Only sent to clients that said so in `hello`; they answer `pong`.
    Ping,
}

/// Why something was refused: a code, its clause, and the sentence in the client's language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Refusal {
    /// The stable code, listed in `docs/errors.md`.
    pub code: String,
    /// The clause of the rules, where one applies.
    pub clause: Option<String>,
    /// What was wrong and what to do.
    pub message: String,
    /// In how many seconds it can be done again, where it is only too early.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait_s: Option<u32>,
}

/// What happened, and the table as the client may see it now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Update {
    /// The version of the table.
    pub version: u64,
    /// What happened since the version that the client named or was sent last; every one is public.
    pub happened: Vec<Happening>,
    /// Whether `happened` has a gap, because the client was away for long: show the state without movement.
    pub gap: bool,
    /// The table.
    pub state: TableState,
}

/// Something that happened at the table, for movement and for the log; all of it is public.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    /// Something happened in the hand.
    Game {
        /// What.
        event: Event,
    },
    /// The pack was shuffled and sealed.
    Sealed {
        /// The hash that binds the server to it.
        commitment: Bytes32,
    },
    /// The neighbour cut or shuffled again.
    Cut {
        /// Who.
        seat: Chair,
        /// Whether he did it himself; otherwise his time ran out, and the commitment said where.
        done: bool,
    },
    /// The cards were dealt.
    Dealt,
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Chair,
        /// Who.
        name: String,
    },
    /// Somebody stood up.
    Left {
        /// Where.
        seat: Chair,
        /// Who.
        name: String,
        /// Whether it was in the middle of a hand.
        mid_hand: bool,
    },
    /// A bot plays for somebody whose time ran out, until he is back.
    StandIn {
        /// For whom.
        seat: Seat,
    },
    /// Somebody is back and plays himself.
    Back {
        /// Who.
        seat: Chair,
    },
    /// A line of chat or a quick phrase.
    Chat(ChatLine),
}

/// A line of chat: free text, or a quick phrase.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Who said it.
    pub seat: Chair,
    /// His name.
    pub name: String,
    /// The text, where it is free.
    pub text: Option<String>,
    /// The quick phrase, where it is one.
    pub phrase: Option<Phrase>,
}

/// A table as one client may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TableState {
    /// The table's id, part of its link.
    pub id: String,
    /// What its people call it.
    pub name: String,
    /// Who may come.
    pub kind: TableKind,
    /// The rules.
    pub rules: RuleSetName,
    /// How many games the match has; none if it goes on.
    pub games: Option<u32>,
    /// How fast it goes.
    pub pace: Pace,
    /// The client's own seat, if it plays.
    pub you: Option<Seat>,
    /// The client's own chair, 5 or 6, if it belongs to the table and sits out (V 12).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sits_out: Option<Chair>,
    /// Whether the client opened the table and may place bots.
    pub host: bool,
    /// Who sits where.
    pub seats: [SeatState; 4],
    /// Who sits out, on chairs 5 and 6; absent at a table of four (V 12).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<SeatState>>")]
    pub beside: Vec<SeatState>,
    /// Where the table stands.
    pub stage: TableStage,
    /// The pack of the present hand, from its sealing on.
    pub sealing: Option<Sealing>,
    /// The hand, from the deal on.
    pub view: Option<View>,
    /// How long those who are asked have left.
    pub asked: Option<Asked>,
    /// The result of the hand just ended.
    pub result: Option<Box<HandResult>>,
    /// The running account.
    pub account: Account,
    /// The last lines of the chat.
    pub chat: Vec<ChatLine>,
    /// How many look on.
    pub spectators: u32,
    /// Who asked to look into this player's hand; for a spectator what he asked for himself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Watcher>>")]
    pub watchers: Vec<Watcher>,
    /// Whether who wants to play at once may take a bot's seat here; absent where nobody is led here by himself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub door: Option<bool>,
    /// Who sits down with the next hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Coming>>")]
    pub coming: Vec<Coming>,
}

/// Somebody who has a seat from the next hand on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Coming {
    /// His name.
    pub name: String,
    /// Whether it is the client itself.
    pub you: bool,
}

/// A spectator who asked to look into a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Watcher {
    /// His id, to be named in `show`.
    pub person: String,
    /// His name.
    pub name: String,
    /// Into whose hand.
    pub seat: Seat,
    /// Whether he may.
    pub admitted: bool,
}

/// Who may come to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableKind {
    /// Everybody: the lobby lists it.
    Open,
    /// Who has the link.
    Private,
    /// One person with bots.
    Practice,
    /// Who wants to play at once under the same rules: he takes a bot's seat with the next hand.
    Quick,
}

/// A rule set by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RuleSetName {
    /// Its id.
    pub id: String,
    /// Its hash, which says exactly what is played.
    pub hash: String,
    /// Whether it knows money.
    pub money: bool,
    /// Whether it has a list.
    pub list: bool,
    /// The names of the auction's rungs, the lowest first: the kinds of contract on each; a suit that stands apart is named
    /// with its kind, as `solo:H` (V 11.2).
    #[ts(type = "Array<Array<ContractKind | `${ContractKind}:${Suit}`>>")]
    pub rungs: Vec<Vec<String>>,
    /// What a Stoss multiplies by; 0 where nobody may double.
    pub stoss_factor: u32,
    /// What a Retour multiplies by; 0 where there is none, and then a Stoss is called Spritze (T 18).
    pub retour_factor: u32,
    /// What each double of a chain multiplies by, where it goes beyond a Retour; absent where it does not (V 7.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub steps: Option<Vec<u16>>,
    /// What knocks multiply by; absent where nobody knocks (V 6.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub knock_factor: Option<KnockFactor>,
}

impl RuleSetName {
    /// A rule set, which has this hash.
    pub fn new(rules: &RuleSet, hash: &str) -> RuleSetName {
        let doubling = rules.doubling;
        RuleSetName {
            id: rules.id.clone(),
            hash: hash.to_owned(),
            money: rules.money.is_some(),
            list: rules.list.is_some(),
            rungs: rules
                .auction
                .ladder
                .iter()
                .map(|rung| rung.iter().map(ToString::to_string).collect())
                .collect(),
            stoss_factor: doubling.map_or(0, |doubling| doubling.factor(1) as u32),
            retour_factor: doubling.and_then(|doubling| doubling.steps.get(1)).map_or(0, u32::from),
            steps: doubling
                .filter(|doubling| doubling.steps.len() > 2)
                .map(|doubling| doubling.steps.iter().collect()),
            knock_factor: rules.knock.map(|knock| knock.factor.into()),
        }
    }
}

/// What knocks multiply by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum KnockFactor {
    /// Two for each.
    Double,
    /// One more than there are.
    PlusOne,
}

impl From<schafkopf::rules::KnockFactor> for KnockFactor {
    fn from(factor: schafkopf::rules::KnockFactor) -> KnockFactor {
        match factor {
            schafkopf::rules::KnockFactor::Double => KnockFactor::Double,
            schafkopf::rules::KnockFactor::PlusOne => KnockFactor::PlusOne,
        }
    }
}

/// A seat and who sits there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, shown as such")]
pub struct SeatState {
    /// Who sits there.
    pub occupant: Occupant,
    /// The name to show; empty for an empty seat.
    pub name: String,
    /// The person's id, for those who sit at the same table: to be friends, to block, to report.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<String>,
    /// Whether he is connected; bots always are.
    pub connected: bool,
    /// Whether a bot is playing for him.
    pub stand_in: bool,
    /// Whether he wants the next hand.
    pub ready: bool,
    /// Whether spectators may ask him to look into his hand.
    pub shows: bool,
    /// What is left of his time bank, in milliseconds.
    pub bank_ms: u64,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Empty,
    /// A person.
    Person,
    /// A bot.
    Bot {
        /// Its name and version, `regel@1` for instance.
        level: String,
    },
}

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// A seat is empty.
    Waiting,
    /// The pack lies sealed and waits for the cut.
    Cutting,
    /// The hand is played.
    Playing,
    /// The hand is over; the next one comes.
    Counting,
    /// The match is over.
    Finished,
}

/// The sealed pack of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Sealing {
    /// The number of the pack at this table, from 1; actions and cuts name it.
    pub hand: u64,
    /// The hash of pack and salt, shown before the cut.
    pub commitment: Bytes32,
    /// Who deals; of five or six one who sits out.
    pub dealer: Chair,
    /// Who cuts: whoever sits to the dealer's right (S 2.2.4).
    pub cutter: Chair,
    /// What he may do.
    pub rules: CutRules,
}

/// What the player to the dealer's right may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct CutRules {
    /// Cut, or shuffle again.
    pub before: BeforeDeal,
    /// How often he may cut; 0 for as often as he likes.
    pub cuts: u8,
    /// The least number of cards in each packet.
    pub least: u8,
    /// The pack; absent for the long one (V 5.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack: Option<Deck>,
}

impl From<&schafkopf::rules::DealRules> for CutRules {
    fn from(rules: &schafkopf::rules::DealRules) -> CutRules {
        CutRules {
            before: rules.before.into(),
            cuts: rules.cuts.unwrap_or(0),
            least: rules.cut_least.unwrap_or(1),
            pack: match rules.pack {
                schafkopf::Deck::Long => None,
                schafkopf::Deck::Short => Some(Deck::Short),
            },
        }
    }
}

/// The hand as the client may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "as", rename_all = "snake_case")]
pub enum View {
    /// From a seat.
    Seat {
        /// What the seat may see and do.
        view: Box<SeatView>,
    },
    /// From beside the table, a trick late.
    Spectator {
        /// What a spectator may see.
        view: Box<SpectatorView>,
    },
}

/// Those who are asked, and their time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Asked {
    /// Who.
    pub seats: Vec<Chair>,
    /// What is left of the time for this action, in milliseconds, when the update was sent; then the bank runs.
    pub left_ms: u64,
    /// The whole time for this action.
    pub of_ms: u64,
}

/// How a hand ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HandResult {
    /// How.
    pub ending: Ending,
    /// How the value is made up, where money is known.
    pub bill: Option<Bill>,
    /// What was paid, the pot included.
    pub paid: Settlement,
    /// The proof of the deal.
    pub proof: Proof,
    /// The whole hand as a record, in the text notation.
    pub record: String,
    /// When the next hand begins by itself, in milliseconds; none at the end of the match, and while a seat is empty.
    pub next_ms: Option<u64>,
}

/// The running account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Account {
    /// Money so far.
    pub units: [i64; 4],
    /// List points so far.
    pub points: [i64; 4],
    /// What lies in the pot.
    pub pot: i64,
    /// Number of the game in its match, from 1.
    pub game: u32,
    /// What those on chairs 5 and 6 have; absent at a table of four (V 12).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<BesideAccount>>")]
    pub beside: Vec<BesideAccount>,
}

/// The account of somebody who sits out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct BesideAccount {
    /// Money so far.
    pub units: i64,
    /// List points so far.
    pub points: i64,
}

impl From<&schafkopf::Account> for BesideAccount {
    fn from(&schafkopf::Account { units, points }: &schafkopf::Account) -> BesideAccount {
        BesideAccount { units, points }
    }
}
