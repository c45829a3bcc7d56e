//! The record of one game: what was dealt, said, played and noted, right or wrong.

use schafkopf::fair_deal::Proof;
use schafkopf::rules::LadderEntry;
use schafkopf::{
    BySeat, Bytes32, Card, CardSet, Claim, Contract, ContractKind, Exchange, Height, Seat, SeatSet,
};

use crate::comment::{Comments, Line};

/// The version of the formats that this library writes. It reads this one and all before it.
pub const VERSION: u32 = 1;

/// One game as somebody wrote it down.
///
/// A record is not checked: a real table plays wrong cards, miscounts tricks and forgets to note the hands. Only the
/// dealer is always there. [`audit`](crate::audit) says what is wrong with it, [`replay`](crate::replay) plays it
/// again by the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// What was going on: a tournament, the weekly round.
    pub event: Option<String>,
    /// Where.
    pub site: Option<String>,
    /// When, as somebody wrote it.
    pub date: Option<String>,
    /// By which rules, where that is noted.
    pub rules: Option<RulesRef>,
    /// Number of the game in its match, from 1.
    pub number: Option<u32>,
    /// How often in a row the cards had just been thrown in (T 11).
    pub thrown_in: u32,
    /// What lay in the pot (decision 27).
    pub pot: u32,
    /// What running Bock hands multiplied by; 1 where there were none (V 8.1).
    pub bock: u32,
    /// What the players are called.
    pub players: BySeat<Option<String>>,
    /// Who dealt.
    pub dealer: Seat,
    /// The proof of the deal, where it was dealt by the protocol.
    pub proof: Option<Box<Proof>>,
    /// The hands as dealt, as far as they were noted; they need not make a deal.
    pub hands: BySeat<Option<CardSet>>,
    /// Who knocked (V 6).
    pub knocks: SeatSet,
    /// The words of the auction; empty where only the contract was noted.
    pub auction: Vec<Said>,
    /// What was exchanged for a Hochzeit (V 4.4).
    pub exchange: Option<Exchange>,
    /// What was played.
    pub declared: Option<Declared>,
    /// What was called once cards were on the table: Stoss, Retour, a late Tout.
    pub calls: Vec<Call>,
    /// The tricks.
    pub tricks: Vec<Trick>,
    /// What was claimed by hand at the end (S 4.2.3).
    pub claims: Vec<Claimed>,
    /// What the table noted as the result.
    pub noted: Noted,
    /// What the writer remarked.
    pub comments: Comments,
}

impl Record {
    /// A record of which only the dealer is known.
    pub const fn new(dealer: Seat) -> Record {
        Record {
            event: None,
            site: None,
            date: None,
            rules: None,
            number: None,
            thrown_in: 0,
            pot: 0,
            bock: 1,
            players: BySeat::new([const { None }; 4]),
            dealer,
            proof: None,
            hands: BySeat::new([None; 4]),
            knocks: SeatSet::EMPTY,
            auction: Vec::new(),
            exchange: None,
            declared: None,
            calls: Vec::new(),
            tricks: Vec::new(),
            claims: Vec::new(),
            noted: Noted::NOTHING,
            comments: Comments::NONE,
        }
    }

    /// Every card played, in order, with who played it.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.tricks.iter().flat_map(|trick| trick.plays.iter().copied())
    }

    /// The contract, where one was declared.
    pub fn contract(&self) -> Option<Contract> {
        self.declared.map(|declared| declared.contract)
    }

    /// Whether the record has a line, so that a comment can stand at it.
    pub fn has_line(&self, line: Line) -> bool {
        let noted = &self.noted;
        match line {
            Line::Head | Line::Dealer | Line::End => true,
            Line::Event => self.event.is_some(),
            Line::Site => self.site.is_some(),
            Line::Date => self.date.is_some(),
            Line::Rules => self.rules.is_some(),
            Line::Number => self.number.is_some(),
            Line::ThrownIn => self.thrown_in > 0,
            Line::Pot => self.pot > 0,
            Line::Bock => self.bock > 1,
            Line::Knocks => !self.knocks.is_empty(),
            Line::Exchange => self.exchange.is_some(),
            Line::Player(seat) => self.players[seat].is_some(),
            Line::Proof => self.proof.is_some(),
            Line::Hand(seat) => self.hands[seat].is_some(),
            Line::Bid(index) => usize::from(index) < self.auction.len(),
            Line::Contract => self.declared.is_some(),
            Line::Call(index) => usize::from(index) < self.calls.len(),
            Line::Trick(index) => usize::from(index) < self.tricks.len(),
            Line::Claim(index) => usize::from(index) < self.claims.len(),
            Line::Result => {
                noted.ending.is_some()
                    || noted.points.is_some()
                    || noted.tricks.is_some()
                    || noted.height.is_some()
            }
            Line::Runners => noted.runners.is_some(),
            Line::Money => noted.units.is_some(),
            Line::List => noted.list.is_some(),
        }
    }

    /// The id of a built-in rule set by which the game can be judged where none is noted: `schule`, `tischpunkte` for a
    /// Farbwenz, which S does not know, `alles` for what neither does.
    pub fn fallback_rules(&self) -> &'static str {
        let said = self.auction.iter().filter_map(|said| said.word.kind());
        let kinds: Vec<ContractKind> = said.chain(self.contract().map(Contract::kind)).collect();
        let known = |id: &&str| {
            let rules = schafkopf::rules::builtin(id);
            rules.is_some_and(|rules| kinds.iter().all(|&kind| rules.knows(kind)))
        };
        ["schule", "tischpunkte", "alles"].into_iter().find(known).unwrap_or("schule")
    }
}

/// The rule set that a record names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesRef {
    /// Its id.
    pub id: String,
    /// The hash of the whole resolved set, where it is noted.
    pub hash: Option<Bytes32>,
}

/// Words of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Said {
    /// Who spoke.
    pub seat: Seat,
    /// What he said.
    pub word: Word,
}

/// What people say in an auction. What it means for the ladder depends on what was said before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Word {
    /// "Weiter."
    Pass,
    /// "Hochzeit": he offers his only trump (V 4.2).
    Offer,
    /// The cards are to be dealt again (V 14.2).
    Redeal,
    /// "Ist recht": he gives way.
    Good,
    /// "Ich spiele", "ich spiele auch".
    Play,
    /// "Ich spiele selbst": he claims the same level.
    Hold,
    /// "Ich bin besser": he claims the next level.
    Better,
    /// "Ich hätte ein Solo": he claims at least this level; "ich hätte ein Herz-Solo", where that suit has its own (V 11.2).
    Have(LadderEntry),
    /// "Ich spiele ein Solo": he names his contract and is bound to it (T 17).
    Name(ContractKind),
}

impl Word {
    /// Whether who says it does not play.
    pub const fn is_pass(self) -> bool {
        matches!(self, Word::Pass | Word::Offer | Word::Redeal | Word::Good)
    }

    /// The contract that is spoken of.
    pub const fn kind(self) -> Option<ContractKind> {
        match self {
            Word::Have(LadderEntry { kind, .. }) | Word::Name(kind) => Some(kind),
            Word::Pass | Word::Offer | Word::Redeal | Word::Good | Word::Play | Word::Hold | Word::Better => {
                None
            }
        }
    }
}

/// A contract as it was declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Declared {
    /// Who plays; in a Ramsch, which nobody plays, forehand.
    pub seat: Seat,
    /// What.
    pub contract: Contract,
    /// Whether he had to play (T 11, P 4).
    pub forced: bool,
    /// Whether he announced that he has no card of the called suit (P 4).
    pub renonce: bool,
}

/// Something called once the first card is on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Call {
    /// Who called.
    pub seat: Seat,
    /// What.
    pub what: Called,
    /// How many cards had been played by then; one is right.
    pub after: u8,
}

/// What can be called once the first card is on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Called {
    /// "Stoß", in T "Spritze".
    Stoss,
    /// "Retour".
    Retour,
    /// A Tout, which comes too late (S 2.8.2).
    Tout,
}

/// A trick as it was played, which need not have four cards.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Trick {
    /// The cards in the order in which they fell, with who played them.
    pub plays: Vec<(Seat, Card)>,
    /// Who took it, where that is noted.
    pub winner: Option<Seat>,
    /// Its card points, where they are noted.
    pub points: Option<u8>,
}

impl Trick {
    /// Who plays the next card of a trick if all goes its way: the next one clockwise who has not played yet.
    pub fn next_seat(plays: &[(Seat, Card)]) -> Option<Seat> {
        let (last, _) = *plays.last()?;
        let round = last.next().round();
        let waiting = round.into_iter().find(|seat| plays.iter().all(|(other, _)| other != seat));
        Some(waiting.unwrap_or(last.next()))
    }
}

/// What somebody claimed by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Claimed {
    /// Who.
    pub seat: Seat,
    /// What.
    pub claim: Claim,
}

/// What a table noted as the result; everything may be missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Noted {
    /// How the game ended.
    pub ending: Option<NotedEnding>,
    /// Card points of the declarer's party.
    pub points: Option<u8>,
    /// Tricks of the declarer's party.
    pub tricks: Option<u8>,
    /// Whether the losers are Schneider or Schwarz.
    pub height: Option<Height>,
    /// How many runners were counted.
    pub runners: Option<u8>,
    /// What each seat got in units of money.
    pub units: Option<BySeat<i64>>,
    /// What each seat got in the list.
    pub list: Option<BySeat<i32>>,
}

impl Noted {
    /// Nothing was noted.
    pub const NOTHING: Noted = Noted {
        ending: None,
        points: None,
        tricks: None,
        height: None,
        runners: None,
        units: None,
        list: None,
    };
}

/// How a game ended, as noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NotedEnding {
    /// The declarer's party won.
    Won,
    /// The declarer's party lost.
    Lost,
    /// All passed.
    ThrownIn,
    /// The cards were dealt again (V 14.2).
    Redealt,
    /// The hand did not count.
    Void,
    /// The game was stopped before its end, as after a fault.
    Stopped,
}
