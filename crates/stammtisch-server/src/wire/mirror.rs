//! The game's own types as the wire shows them: written again here for the generated TypeScript, so that the game needs
//! no generator. A test holds that real values come through them unchanged.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat, 1 to 4 clockwise.
#[derive(Debug, Serialize, Deserialize, TS)]
pub(super) struct Seat(#[ts(type = "1 | 2 | 3 | 4")] u8);

/// A card: suit `E G H S` and rank `A Z K O U 9 8 7`.
#[derive(Debug, Serialize, Deserialize, TS)]
pub(super) struct Card(String);

/// Cards in one string, separated by spaces.
#[derive(Debug, Serialize, Deserialize, TS)]
pub(super) struct CardSet(String);

/// Thirty-two bytes as 64 hexadecimal digits.
#[derive(Debug, Serialize, Deserialize, TS)]
pub(super) struct Bytes32(String);

/// A suit: Eichel, Gras, Herz, Schellen.
#[derive(Debug, Serialize, Deserialize, TS)]
pub(super) enum Suit {
    E,
    G,
    H,
    S,
}

/// What the player to the dealer's right does with the pack.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(super) enum BeforeDeal {
    Cut,
    ShuffleAgain,
}

/// The cut, as it was sent: how many cards each cut lifts off, or 32 random bytes.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(super) enum Input {
    Cuts(Vec<u8>),
    Contribution(Bytes32),
    Skipped,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(super) enum ContractKind {
    Rufspiel,
    Farbwenz,
    Wenz,
    Solo,
    FarbwenzTout,
    WenzTout,
    SoloTout,
    Sie,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(super) enum Goal {
    Majority,
    Tout,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(tag = "contract", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Contract {
    Rufspiel { called: Card },
    Wenz { goal: Goal },
    Farbwenz { trump: Suit, goal: Goal },
    Solo { trump: Suit, goal: Goal },
    Sie,
}

/// Words of the auction; `claim` is a rung of the ladder, 0 the lowest.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Bid {
    Pass,
    Play { claim: u8, named: Option<ContractKind> },
    Hold,
    Raise { claim: u8, named: Option<ContractKind> },
    Good,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(super) enum Doubling {
    Stoss,
    Retour,
    Decline,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct Claim {
    runners: u8,
    schwarz: bool,
}

/// Something a seat does.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(super) enum Action {
    Bid(Bid),
    Declare(Contract),
    Double(Doubling),
    Play(Card),
    Claim(Claim),
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct Parties {
    declarer: Seat,
    partner: Option<Seat>,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(super) enum Side {
    Declarer,
    Defenders,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct Runners {
    count: u8,
    side: Side,
}

/// What a hand came to.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct Outcome {
    parties: Parties,
    contract: Contract,
    goal: Goal,
    points: u8,
    tricks: u8,
    won: bool,
    schneider: bool,
    schwarz: bool,
    runners: Runners,
}

/// What each seat gets or pays, and what goes into the pot.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct Settlement {
    units: [i64; 4],
    pot: i64,
}

/// How the value of a hand is made up.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct Bill {
    base: i64,
    runners: i64,
    extra: i64,
    tout_factor: i64,
    doubling_factor: i64,
}

/// How a hand ended.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ending", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Ending {
    ThrownIn,
    SieVoid { seat: Seat },
    Scored { outcome: Outcome, settlement: Option<Settlement>, entry: Option<[i32; 4]> },
}

/// Something that happened in a hand.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "GameEvent")]
pub(super) enum Event {
    Said { seat: Seat, bid: Bid },
    Forced { seat: Seat },
    Won { seat: Seat },
    Declared { seat: Seat, contract: Contract, renonce: bool },
    Played { seat: Seat, card: Card },
    PartnerKnown { seat: Seat },
    DoublingOpened,
    Declined { seat: Seat },
    Stoss { seat: Seat },
    Retour { seat: Seat },
    TrickTaken { winner: Seat, points: u8 },
    Claimed { seat: Seat },
    Ended { ending: Ending },
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stage {
    Auction,
    Declaring,
    Doubling,
    Retour,
    Playing,
    Claiming,
    Over,
}

#[derive(Debug, Serialize, Deserialize, TS)]
pub(super) struct Said {
    seat: Seat,
    #[serde(flatten)]
    bid: Bid,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct Played {
    seat: Seat,
    card: Card,
}

#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct Doubles {
    stoss: Option<Seat>,
    retour: bool,
}

/// What everybody at the table sees of a hand.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct TableView {
    rules: String,
    dealer: Seat,
    number: u32,
    stage: Stage,
    to_act: Vec<Seat>,
    bids: Vec<Said>,
    claim: Option<(Seat, u8)>,
    declarer: Option<Seat>,
    contract: Option<Contract>,
    forced: bool,
    renonce: bool,
    partner: Option<Seat>,
    doubles: Doubles,
    leader: Seat,
    trick: Vec<Played>,
    last_trick: Vec<Played>,
    cards_left: [u8; 4],
    tricks: [u8; 4],
    ending: Option<Ending>,
    deal: Option<[CardSet; 4]>,
}

/// What one seat may see and do.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatView {
    seat: Seat,
    hand: CardSet,
    actions: Vec<Action>,
    table: TableView,
}

/// What a spectator sees.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct SpectatorView {
    hands: [Option<CardSet>; 4],
    table: TableView,
}

/// How the table prepares and deals the pack.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct DealRules {
    packets: Vec<u8>,
    before: BeforeDeal,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    cuts: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    cut_least: Option<u8>,
}

/// A deal's proof.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct Proof {
    fair_deal: u32,
    commitment: Bytes32,
    pack: CardSet,
    salt: Bytes32,
    dealer: Seat,
    rules: DealRules,
    input: Input,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    hands: Option<[CardSet; 4]>,
}
