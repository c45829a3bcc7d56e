//! Rule sets as data: everything on which houses differ, one TOML file each.

mod builtin;
mod doubling;
mod file;
mod house;
mod ladder;
mod located;
mod tariff;
mod validity;

pub use builtin::{builtin, builtin_ids, builtin_ref, builtin_text};
pub use doubling::{DoubleAnswer, DoubleUntil, DoublingRules, KindSet, MOST_STEPS, Steps};
pub use file::{RuleFileError, RuleFileProblem};
pub use house::{
    BettelLead, BettelRanks, BettelRules, BettelTrumps, BockAgain, BockEvent, BockRules, CallRules,
    Durchmarsch, DurchmarschWord, ForcedBy, HochzeitFace, HochzeitGive, HochzeitRank, HochzeitRules,
    Jungfrau, KnockFactor, KnockOrder, KnockRules, Knockers, PlayRules, RamschRules, RamschTie, RenonceCalls,
    RunAwayCounts, StockFill, StockGames, StockLoss, StockWho,
};
pub use ladder::LadderEntry;
pub use tariff::{Claims, RunnersFrom, RunnersOf, Tariff};
pub use validity::Contradiction;

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::card::Suit;
use crate::contract::Contract;
use crate::contract_kind::ContractKind;
use crate::deck::Deck;
use crate::pack::Packets;
use crate::play::PlayManner;
use crate::seat::Seat;

/// A complete, validated rule set.
///
/// ```
/// let rules = schafkopf::rules::builtin("schule").expect("it is built in");
/// assert_eq!(rules.id, "schule");
/// assert!(rules.money.is_some() && rules.list.is_none());
/// let own = schafkopf::RuleSet::parse("extends = \"schule\"\nid = \"dahoam\"\n[name]\nde = \"Dahoam\"\nen = \"At home\"\n[money]\nsolo = 4\n")?;
/// assert_eq!(own.money.map(|money| money.solo), Some(4));
/// # Ok::<(), schafkopf::rules::RuleFileError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// The stable name by which games refer to the set.
    pub id: String,
    /// Raised whenever a rule of the set changes.
    pub version: u32,
    /// What people call it.
    pub name: Name,
    /// Shuffling, cutting, packets.
    pub deal: DealRules,
    /// Knocking at half a hand, where it is done (V 6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knock: Option<KnockRules>,
    /// The ladder of contracts and the manner of bidding.
    pub auction: AuctionRules,
    /// How the called card binds its holder (V 13).
    #[serde(default, skip_serializing_if = "is_default")]
    pub call: CallRules,
    /// The Bettel, where it is played (V 2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bettel: Option<BettelRules>,
    /// The Hochzeit, where it is played (V 4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hochzeit: Option<HochzeitRules>,
    /// What follows when everybody passes.
    pub all_pass: AllPassRules,
    /// The Ramsch, where it is played when all have passed (V 3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ramsch: Option<RamschRules>,
    /// When a Tout may be played.
    pub tout: ToutRules,
    /// What is different in the first game of a match.
    pub first_game: FirstGameRules,
    /// The Sie, where the set knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sie: Option<SieRules>,
    /// Stoss and Retour, or the Spritze, where doubling is allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubling: Option<DoublingRules>,
    /// The tariff, where one plays for money.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub money: Option<Tariff>,
    /// How cards are played (V 14.1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub play: PlayRules,
    /// The pot, where one is agreed (decision 27).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stock: Option<StockRules>,
    /// Hands that count more, where there are any (V 8.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bock: Option<BockRules>,
    /// List points, where a list is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub list: Option<ListRules>,
    /// Sanctions for misconduct.
    pub faults: FaultRules,
    /// Matches, draw, approvals and ranking, where the set is for tournaments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentRules>,
}

/// Whether a value is what holds where nothing is said; it is then left out, and the hash of older sets stays as it was.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A name in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// German.
    pub de: String,
    /// English.
    pub en: String,
}

/// How the pack is prepared and dealt (S 2.2, 2.3; decision 2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealRules {
    /// The pack.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pack: Deck,
    /// Cards given to each player in each turn around the table; they add up to a hand.
    pub packets: Vec<u8>,
    /// What the player to the dealer's right does with the shuffled pack.
    pub before: BeforeDeal,
    /// How often he may cut; 0 for any number of times. Only where there is a cut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cuts: Option<u8>,
    /// The least number of cards in each packet of a cut. Only where there is a cut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut_least: Option<u8>,
    /// Who holds fewer card points may have the cards dealt again; 0 for nobody (V 14.2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub redeal_below: u8,
}

impl DealRules {
    /// The packets of a rule set that was checked.
    pub(crate) fn hand_packets(&self) -> Packets {
        Packets::of(self.pack, &self.packets).expect("packets of a checked rule set make a hand")
    }
}

/// What the player to the dealer's right does with the shuffled pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BeforeDeal {
    /// He cuts (S 2.2.4, P 19).
    Cut,
    /// He shuffles again instead (S 5.2.6, T 9).
    ShuffleAgain,
}

/// The ladder of contracts and the manner of bidding (S 2.4, T 17).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AuctionRules {
    /// Contracts from low to high; those of one rung are equal. Where a Geier stands, each set says for itself (V 1.6).
    pub ladder: Vec<Vec<LadderEntry>>,
    /// When bidders settle who plays (decision 19).
    pub style: AuctionStyle,
    /// Whether a contract named before all have spoken is refused or binds the speaker.
    pub naming_early: NamingEarly,
}

/// When several bidders settle who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AuctionStyle {
    /// Two settle it before the next one speaks (S 2.4.11).
    Pairwise,
    /// All four speak first, each bidder above the one before (T 17).
    AllFirst,
}

/// What naming a contract before all have spoken does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NamingEarly {
    /// It is not offered (S 2.4.12).
    Refused,
    /// It binds the speaker to that contract (T 17).
    Binds,
}

/// What follows when everybody passes (S 2.4.13, 5.2.5, T 11, P 4; decision 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllPassRules {
    /// Who deals after the cards were thrown in.
    pub redeal: Redeal,
    /// When the holder of the Ober of Acorns must play.
    pub forced: Forced,
    /// What he may play then. Only where a game is ever forced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forced_game: Option<ForcedGame>,
    /// Who must play (V 8.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub forced_by: ForcedBy,
    /// Who must play and was dealt at most so many trumps wins with 60; 0 for nobody (V 8.5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub forced_sixty: u8,
    /// How often a game that follows throw-ins is doubled at most, once for each; 0 for never (V 8.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub double_next: u8,
}

/// Who deals after the cards were thrown in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Redeal {
    /// The same dealer.
    Same,
    /// The next dealer.
    Next,
}

/// When the holder of the Ober of Acorns must play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forced {
    /// Never: the cards are thrown in as often as all pass.
    Never,
    /// As soon as all have passed (P 4).
    AtOnce,
    /// When all have passed a second time (T 11).
    SecondTime,
}

/// What the holder of the Ober of Acorns may play when he must.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForcedGame {
    /// A Rufspiel (P 4, decision 21).
    Rufspiel,
    /// Any contract he may declare (T 11, decision 10).
    Any,
}

/// When a Tout may be played (decision 12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToutRules {
    /// What the declarer's hand must hold.
    pub condition: ToutCondition,
    /// Whether Schneider and Schwarz count in a Tout as in any game (V 10.5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub extras: bool,
}

/// What a declarer's hand must hold for a Tout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToutCondition {
    /// Nothing in particular.
    None,
    /// S 5.2.14.
    Schule,
    /// P 12.
    Preis,
}

/// What is different in the first game of a match (decisions 17 and 18).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstGameRules {
    /// Whether a Tout is played as one.
    pub tout: FirstGame,
    /// Whether Schwarz in a solo kind is listed as such.
    pub schwarz: FirstGame,
    /// Whether a Sie counts; where not, the hand is void and dealt again (S 2.9.1).
    pub sie: FirstGame,
}

/// Whether something counts in the first game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstGame {
    /// As in every game.
    Counts,
    /// Not in the first.
    Barred,
}

/// The Sie in money (decision 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SieRules {
    /// Times the value of a Solo with eight runners. Only where there is money.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub money_factor: Option<u32>,
}

/// The pot (Stock; S 2.4.13, decision 27).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StockRules {
    /// Units each player pays in.
    pub units: u32,
    /// When (V 9.1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub fill: StockFill,
    /// What is played for it (V 9.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub games: StockGames,
    /// Who gets it, or pays into it (V 9.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub who: StockWho,
    /// What becomes of it when the game is lost (V 9.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub loss: StockLoss,
    /// The most that it holds; 0 for no limit (V 9.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub most: u32,
}

/// Points of the list (S 5.2.7, T 5, P 9): what a winner of a Rufspiel, or a soloist, gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListRules {
    /// A Rufspiel: plain, Schneider, Schwarz.
    pub rufspiel: [u32; 3],
    /// A solo kind: plain, Schneider, Schwarz; each defender a third of it.
    pub solo: [u32; 3],
    /// A Tout.
    pub tout: u32,
    /// A Sie, where the set knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sie: Option<u32>,
    /// A Bettel, where the set knows it (V 0.7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bettel: Option<u32>,
    /// A Ramsch, where the set knows it (V 0.7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ramsch: Option<u32>,
    /// Whether knocks, Bock and throw-ins multiply the points, too (V 0.7).
    #[serde(default = "ListRules::multiplied", skip_serializing_if = "ListRules::is_multiplied")]
    pub multiplied: bool,
}

/// What holds where a set says nothing.
impl ListRules {
    const fn multiplied() -> bool {
        true
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    const fn is_multiplied(multiplied: &bool) -> bool {
        *multiplied
    }
}

/// Sanctions for misconduct (S 3.4, T 15, P 13; decisions 13, 14, 22–24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultRules {
    /// Which scale a fault is judged by.
    pub scale: FaultScale,
    /// What an offender in a Rufspiel loses.
    pub rufspiel: u32,
    /// What an offender in a solo kind loses.
    pub solo: u32,
    /// What an offender in a Tout loses.
    pub tout: u32,
    /// What a thrower not of the offender's party loses in a solo kind (decision 22).
    pub thrower_solo: u32,
    /// What a soloist loses whose own fault stops the game; only where the other side has a choice (decision 14).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soloist_stop: Option<u32>,
    /// What laying the cards open costs.
    pub laid_open: LaidOpen,
    /// Until when a complaint may be made.
    pub complaint_until: ComplaintUntil,
}

/// Which scale a fault is judged by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultScale {
    /// The game is lost for the offender (S 3.4.14, 3.4.17).
    Lost,
    /// The other side chooses between playing on and stopping (T 15).
    Choice,
}

/// What laying the cards open costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LaidOpen {
    /// As any other fault (S 3.4.11).
    Fault,
    /// The other party wins a plain game (P 13).
    OtherPartyWins,
}

/// Until when a complaint may be made (S 3.4.1, P 22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComplaintUntil {
    /// The cut for the next game.
    NextCut,
    /// The second shuffle for the next game, where nobody cuts.
    SecondShuffle,
    /// Another game written in the list.
    NextEntry,
}

/// Matches, draw, approvals and ranking (S 5, T, P).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentRules {
    /// How many matches.
    pub matches: u32,
    /// How many games a match.
    pub games: u32,
    /// When tables and seats are drawn.
    pub draw: DrawTime,
    /// The least age on the day, where there is one (S 5.2.12).
    pub least_age: u32,
    /// What must be approved by the referee.
    pub approval: ApprovalRules,
    /// Points for the places at a table after each match (T 6); empty where there are none.
    pub table_points: Vec<u32>,
    /// What decides between players, in this order; the lot comes last.
    pub ranking: Vec<Criterion>,
    /// Whose text holds where no field of the set says more; where it is not said, it follows from the set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<TournamentText>,
}

/// A tournament's text, with what only it has: offices, and what is printed and asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentText {
    /// S 5.
    Schule,
    /// T.
    Tischpunkte,
    /// P.
    Preis,
}

/// When tables and seats are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawTime {
    /// Those of all matches, beforehand (S 5.2.2, P 1).
    Beforehand,
    /// Anew for each match (T 2).
    EachMatch,
}

/// What must be approved by the referee before it is played (S 5.2.14, 5.2.16, P 12; decision 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApprovalRules {
    /// Every Tout.
    pub tout: bool,
    /// Every Sie.
    pub sie: bool,
    /// Every solo kind from this one on in a match; 0 for none.
    pub solo_from: u32,
    /// Whose solo kinds are counted for that.
    pub per: ApprovalPer,
}

/// Whose solo kinds are counted towards the need of approval.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ApprovalPer {
    /// The table's.
    Table,
    /// Each player's own.
    Player,
}

/// Something that decides the order of two players (S 5.4, P 21, decision 15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// The total: list points, and table points where there are any.
    Points,
    /// List points alone.
    GamePoints,
    /// Sie played.
    Sie,
    /// Touts won.
    ToutsWon,
    /// Touts played.
    ToutsPlayed,
    /// Solo kinds won, Touts included (decision 29).
    SolosWon,
    /// Solo kinds played.
    SolosPlayed,
    /// The lot.
    Lot,
}

impl RuleSet {
    /// Reads a rule set file, which may extend a built-in one; nothing is left open in the result.
    pub fn parse(text: &str) -> Result<RuleSet, RuleFileError> {
        file::parse(text)
    }

    /// The whole resolved set in its one canonical form, which [`RuleSet::from_canonical`] reads back.
    pub fn canonical(&self) -> String {
        serde_json::to_string(self).expect("a rule set is plain data")
    }

    /// Reads what [`RuleSet::canonical`] wrote, and checks it again.
    pub fn from_canonical(text: &str) -> Result<RuleSet, RuleFileError> {
        file::from_canonical(text)
    }

    /// SHA-256 of the canonical form, in hexadecimal: what a stored game refers to.
    pub fn hash(&self) -> String {
        let digest = Sha256::digest(self.canonical().as_bytes());
        digest.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// The pack that is played with.
    pub const fn deck(&self) -> Deck {
        self.deal.pack
    }

    /// After how many cards one may knock, where that is done (V 6.1).
    pub fn knock_after(&self) -> Option<u8> {
        self.knock.as_ref().and_then(|knock| knock.after.or(self.deal.packets.first().copied()))
    }

    /// The rung of a kind of contract on the ladder, 0 the lowest; none where the set does not know it.
    ///
    /// The ladder alone says what goes before what, a Geier or a Bettel too (V 1.6, 2.6, 11.1).
    pub fn rung(&self, kind: ContractKind) -> Option<usize> {
        self.auction.ladder.iter().position(|rung| rung.iter().any(|entry| entry.is(kind, None)))
    }

    /// The rung of a contract: its suit's own, or that of its kind (V 11.2).
    pub fn rung_of(&self, contract: Contract) -> Option<usize> {
        let (kind, suit) = (contract.kind(), contract.suit());
        let own = |rung: &Vec<LadderEntry>| rung.iter().any(|entry| suit.is_some() && entry.is(kind, suit));
        self.auction.ladder.iter().position(own).or_else(|| self.rung(kind))
    }

    /// The contract of a kind in a suit, as [`Contract::of`]; a Bettel with the order of the set.
    pub fn contract(&self, kind: ContractKind, suit: Option<Suit>) -> Option<Contract> {
        match Contract::of(kind, suit)? {
            Contract::Bettel { .. } => {
                Some(Contract::Bettel { order: self.bettel.unwrap_or_default().ranking() })
            }
            contract => Some(contract),
        }
    }

    /// Who leads to the first trick of a contract: forehand, except where a Bettel's declarer does (V 0.8, 2.3).
    pub fn leader(&self, contract: Contract, declarer: Seat, dealer: Seat) -> Seat {
        let by_declarer = self.bettel.is_some_and(|bettel| bettel.lead == BettelLead::Declarer);
        match contract {
            Contract::Bettel { .. } if by_declarer => declarer,
            _ => dealer.next(),
        }
    }

    /// What the play of a contract's cards depends on besides the contract.
    pub fn manner(&self, contract: Contract) -> PlayManner {
        let must_beat = match contract.kind() {
            ContractKind::Bettel => self.bettel.is_some_and(|bettel| bettel.must_beat),
            ContractKind::Ramsch => self.ramsch.as_ref().is_some_and(|ramsch| ramsch.must_beat),
            ContractKind::Rufspiel
            | ContractKind::Hochzeit
            | ContractKind::Farbgeier
            | ContractKind::Geier
            | ContractKind::Farbwenz
            | ContractKind::Wenz
            | ContractKind::Solo
            | ContractKind::FarbgeierTout
            | ContractKind::GeierTout
            | ContractKind::FarbwenzTout
            | ContractKind::WenzTout
            | ContractKind::SoloTout
            | ContractKind::Sie => false,
        };
        PlayManner { deck: self.deck(), call: self.call, must_beat }
    }

    /// Whose text holds in a tournament where no field says more: what the set says; else that of P where a complaint ends
    /// with the next entry (P 22), that of T where there are table points (T 6), that of S 5 otherwise.
    pub fn tournament_text(&self) -> TournamentText {
        let said = self.tournament.as_ref().and_then(|tournament| tournament.text);
        let table_points =
            self.tournament.as_ref().is_some_and(|tournament| !tournament.table_points.is_empty());
        said.unwrap_or(match self.faults.complaint_until {
            ComplaintUntil::NextEntry => TournamentText::Preis,
            ComplaintUntil::NextCut | ComplaintUntil::SecondShuffle if table_points => {
                TournamentText::Tischpunkte
            }
            ComplaintUntil::NextCut | ComplaintUntil::SecondShuffle => TournamentText::Schule,
        })
    }

    /// Whether the set knows a contract: it stands on the ladder; Sie, Hochzeit and Ramsch have their sections.
    pub fn knows(&self, kind: ContractKind) -> bool {
        match kind {
            ContractKind::Sie => self.sie.is_some(),
            ContractKind::Hochzeit => self.hochzeit.is_some(),
            ContractKind::Ramsch => self.ramsch.is_some(),
            ContractKind::Rufspiel
            | ContractKind::Bettel
            | ContractKind::Farbgeier
            | ContractKind::Geier
            | ContractKind::Farbwenz
            | ContractKind::Wenz
            | ContractKind::Solo
            | ContractKind::FarbgeierTout
            | ContractKind::GeierTout
            | ContractKind::FarbwenzTout
            | ContractKind::WenzTout
            | ContractKind::SoloTout => self.rung(kind).is_some(),
        }
    }
}
