//! House rules: the games and habits that people play beside the books (V 2–8, 13).

use serde::{Deserialize, Serialize};

use crate::contract::BettelOrder;
use crate::seat::{Seat, SeatSet};

/// How the called card binds its holder (S 2.5; V 13). The defaults are what the books have (V 13.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CallRules {
    /// With how many cards of the suit, the called one included, its holder may lead past it; 0 for never (V 13.2).
    /// In the short pack four never come together in a plain Rufspiel (V 5.4).
    pub run_away: u8,
    /// Which cards are counted for that.
    pub run_away_counts: RunAwayCounts,
    /// Whether who may run away may also keep the called card when another leads its suit (V 13.2).
    pub duck: bool,
    /// In how many tricks at the end it may be thrown off (V 13.3).
    pub free_in_last: u8,
    /// Who may call what is no ordinary Ace (V 13.4).
    pub renonce: RenonceCalls,
}

impl Default for CallRules {
    fn default() -> CallRules {
        CallRules {
            run_away: 4,
            run_away_counts: RunAwayCounts::Now,
            duck: false,
            free_in_last: 1,
            renonce: RenonceCalls::Forced,
        }
    }
}

/// Which cards of the called suit are counted for running away (V 13.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunAwayCounts {
    /// Those in the hand.
    #[default]
    Now,
    /// Those that were dealt.
    Dealt,
}

/// Who may call what is no ordinary Ace (V 13.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RenonceCalls {
    /// Who must play (decision 11).
    #[default]
    Forced,
    /// Nobody.
    Never,
}

/// How cards are played (V 14.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayRules {
    /// Whether a Tout or a Bettel ends with the trick that loses it.
    pub stop: bool,
}

/// Knocking at half a hand (V 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct KnockRules {
    /// After how many cards; the first packet where it is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<u8>,
    /// Who may knock.
    pub who: Knockers,
    /// Whether one after the other or all at once.
    pub order: KnockOrder,
    /// What knocks multiply by.
    pub factor: KnockFactor,
    /// Whether they multiply what goes into the pot, too (V 9.2).
    pub stock: bool,
}

impl Default for KnockRules {
    fn default() -> KnockRules {
        KnockRules {
            after: None,
            who: Knockers::All,
            order: KnockOrder::Turn,
            factor: KnockFactor::Double,
            stock: true,
        }
    }
}

/// Who may knock (V 6.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Knockers {
    /// Everybody.
    #[default]
    All,
    /// Forehand alone.
    Forehand,
    /// In turn, until one has.
    One,
    /// Each only if the one before him has.
    Chain,
}

/// Whether knocks are given one after the other (V 6.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KnockOrder {
    /// From forehand on, openly.
    #[default]
    Turn,
    /// All answer unseen, then it is shown.
    Together,
}

/// What knocks multiply by (V 6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KnockFactor {
    /// Two for each.
    #[default]
    Double,
    /// One more than there are.
    PlusOne,
}

impl KnockRules {
    /// What so many knocks multiply by.
    pub const fn times(&self, knocks: u8) -> i64 {
        match self.factor {
            KnockFactor::Double => 1 << knocks,
            KnockFactor::PlusOne => knocks as i64 + 1,
        }
    }

    /// Whether just these may have knocked (V 6.2).
    pub fn allows(&self, knocks: SeatSet, forehand: Seat) -> bool {
        match self.who {
            Knockers::All => true,
            Knockers::Forehand => knocks.iter().all(|seat| seat == forehand),
            Knockers::One => knocks.len() <= 1,
            Knockers::Chain => {
                let row = forehand.round().into_iter().take(knocks.len().into());
                row.collect::<SeatSet>() == knocks
            }
        }
    }
}

/// The Bettel (V 2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BettelRules {
    /// Whether there are trumps.
    pub trumps: BettelTrumps,
    /// How the cards of a suit rank, where there are none; "natural" where it is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<BettelRanks>,
    /// Whether everybody must take a trick if he can (V 2.3).
    pub must_beat: bool,
    /// Who leads to the first trick.
    pub lead: BettelLead,
}

impl BettelRules {
    /// The order of its cards.
    pub const fn ranking(&self) -> BettelOrder {
        match (self.trumps, self.order) {
            (BettelTrumps::Herz, _) => BettelOrder::Herz,
            (BettelTrumps::None, None | Some(BettelRanks::Natural)) => BettelOrder::Natural,
            (BettelTrumps::None, Some(BettelRanks::TenHigh)) => BettelOrder::TenHigh,
        }
    }
}

/// The trumps of a Bettel (V 2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BettelTrumps {
    /// None.
    #[default]
    None,
    /// As in a Rufspiel.
    Herz,
}

/// How the cards of a suit rank in a Bettel without trumps (V 2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BettelRanks {
    /// A K O U Z 9 8 7.
    #[default]
    Natural,
    /// A Z K O U 9 8 7.
    TenHigh,
}

/// Who leads in a Bettel (V 2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BettelLead {
    /// Forehand, as always.
    #[default]
    Forehand,
    /// The declarer.
    Declarer,
}

/// The Hochzeit (V 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HochzeitRules {
    /// Against a Rufspiel (V 4.3).
    pub rank: HochzeitRank,
    /// Whether the card is shown to all (V 4.4).
    pub face: HochzeitFace,
    /// What is given back (V 4.4).
    pub give: HochzeitGive,
}

/// How a Hochzeit ranks against a Rufspiel (V 4.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HochzeitRank {
    /// It counts only where nobody plays.
    Below,
    /// Who sits earlier comes first.
    #[default]
    Equal,
    /// It comes before a Rufspiel.
    Above,
}

/// How the card of a Hochzeit is offered (V 4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HochzeitFace {
    /// Face down.
    #[default]
    Down,
    /// Shown to all.
    Up,
}

/// What is given back for the trump of a Hochzeit (V 4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HochzeitGive {
    /// A card that is no trump.
    #[default]
    Side,
    /// Any card but the one just taken.
    Any,
}

/// The Ramsch, when all have passed (V 3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RamschRules {
    /// What it takes to win everything (V 3.5).
    pub durchmarsch: Durchmarsch,
    /// What who took no trick gets (V 3.6).
    pub jungfrau: Jungfrau,
    /// What decides between who has as many points, tried in order (V 3.4).
    pub tie: Vec<RamschTie>,
    /// How many lose (V 3.4).
    pub losers: u8,
    /// Whether everybody must take a trick if he can (V 3.7).
    pub must_beat: bool,
    /// Whether there is a Stoss (V 3.8).
    pub stoss: bool,
}

impl Default for RamschRules {
    fn default() -> RamschRules {
        RamschRules {
            durchmarsch: Durchmarsch::Word(DurchmarschWord::Tricks),
            jungfrau: Jungfrau::Off,
            tie: Vec::new(),
            losers: 1,
            must_beat: false,
            stoss: false,
        }
    }
}

/// What it takes to win a Ramsch (V 3.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Durchmarsch {
    /// So many points.
    Points(u8),
    /// Every trick, or nothing does it.
    Word(DurchmarschWord),
}

/// A Durchmarsch that is not counted in points (V 3.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DurchmarschWord {
    /// There is none.
    Off,
    /// Every trick.
    Tricks,
}

/// What who took no trick gets in a Ramsch (V 3.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Jungfrau {
    /// What the others get.
    #[default]
    Off,
    /// Double.
    Own,
    /// Double for each of them.
    OwnEach,
    /// Everybody gets double for each of them.
    All,
}

/// What decides between who has as many points in a Ramsch (V 3.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RamschTie {
    /// More tricks lose.
    Tricks,
    /// More trumps in the tricks taken lose.
    Trumps,
    /// The highest trump in the tricks taken loses.
    HighestTrump,
}

/// Bock: hands that count more (V 8.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BockRules {
    /// After what.
    pub after: Vec<BockEvent>,
    /// For how many scored hands.
    #[serde(default = "BockRules::round")]
    pub hands: u8,
    /// What they multiply by.
    #[serde(default = "BockRules::twice")]
    pub factor: u32,
    /// What a further event does.
    #[serde(default)]
    pub again: BockAgain,
}

impl BockRules {
    const fn round() -> u8 {
        4
    }

    const fn twice() -> u32 {
        2
    }
}

/// What makes the next hands Bock (V 8.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BockEvent {
    /// A Solo in Herz was lost, Tout or not.
    HerzSoloLost,
    /// A party's only trick has no points.
    EmptyTrick,
    /// The declarers have exactly 60.
    Sixty,
    /// The party of the last double lost.
    StossLost,
    /// A solo kind was lost.
    SoloLost,
    /// A party is Schwarz; not in a Tout, a Bettel, a Ramsch.
    Schwarz,
    /// A Tout was won.
    ToutWon,
    /// A Sie.
    Sie,
    /// A Durchmarsch.
    Durchmarsch,
    /// All passed and the cards were thrown in.
    AllPass,
}

/// What an event does while Bock is running (V 8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BockAgain {
    /// More hands.
    #[default]
    Extend,
    /// A second count runs beside the first.
    Multiply,
    /// Nothing.
    Ignore,
}

/// Who must play when all have passed (V 8.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForcedBy {
    /// The holder of the Ober of Acorns (T 11, P 4).
    #[default]
    Eo,
    /// The last who knocked.
    LastKnocker,
}

/// When the pot is filled (V 9.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StockFill {
    /// After all have passed.
    #[default]
    AllPass,
    /// Before a hand, if it is empty.
    Always,
}

/// What is played for the pot (V 9.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StockGames {
    /// Rufspiel and Hochzeit.
    #[default]
    Partner,
    /// Everything but a Ramsch.
    All,
}

/// Who gets the pot, or pays into it (V 9.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StockWho {
    /// The declarer's party, each half.
    #[default]
    Party,
    /// The declarer.
    Declarer,
}

/// What becomes of the pot when the game is lost (V 9.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StockLoss {
    /// As much again is paid in.
    #[default]
    Double,
    /// Nothing.
    Stays,
    /// The defenders get it.
    Defenders,
}
