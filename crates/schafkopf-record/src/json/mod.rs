//! Records as JSON, one object each.

mod comment;
mod proof;
mod value;

use schafkopf::rules::LadderEntry;
use schafkopf::{BySeat, Claim, Contract, ContractKind, Lineup};
use serde::{Deserialize, Deserializer, Serialize};

use self::comment::WireComment;
use self::proof::Proof;
pub(crate) use self::proof::{read_proof, write_proof};
use self::value::{CalledCard, Height, Kind, Seat, Suit, Text};
use crate::comment::{Comments, Line};
use crate::piece::Piece;
use crate::problem::{Fail, ParseError, Problem};
use crate::record::{
    Call, Called, Claimed, Declared, Noted, NotedEnding, Record, RulesRef, Said, Trick, VERSION, Word,
};
use crate::text::{print_cards, read_plays};

/// A record as one line of JSON.
///
/// ```
/// use schafkopf_record::{Record, from_json, to_json};
/// let record = Record::new(schafkopf::Seat::Four);
/// assert_eq!(to_json(&record), r#"{"schafkopf":1,"dealer":4}"#);
/// assert_eq!(from_json(&to_json(&record))?, [record]);
/// # Ok::<(), schafkopf_record::ParseError>(())
/// ```
pub fn to_json(record: &Record) -> String {
    serde_json::to_string(&Wire::from(record)).expect("a record is plain data")
}

/// Reads every record of a text of JSON objects, one after another, however they are broken into lines.
pub fn from_json(text: &str) -> Result<Vec<Record>, ParseError> {
    let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
    let skipped = text.len() - bare.len();
    let mut stream = serde_json::Deserializer::from_str(bare).into_iter::<Wire>();
    let mut records = Vec::new();
    loop {
        let start = stream.byte_offset();
        let fail = |problem, at| Fail { problem, start: skipped + at, len: 0 };
        let failed = |why: String, at| fail(Problem::Json { why }, at).locate(text);
        match stream.next() {
            None if records.is_empty() => return Err(fail(Problem::NoGame, 0).locate(text)),
            None => return Ok(records),
            Some(Err(error)) => return Err(failed(plain(&error), offset(bare, &error))),
            Some(Ok(wire)) => {
                let start = start + bare[start..].len() - bare[start..].trim_start().len();
                records.push(wire.record().map_err(|why| failed(why, start))?);
            }
        }
    }
}

/// An error's text without its place.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rfind(" at line ").map_or(text.clone(), |at| text[..at].to_owned())
}

/// Where an error stands, in bytes.
fn offset(text: &str, error: &serde_json::Error) -> usize {
    let before: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    (before + error.column().saturating_sub(1)).min(text.len())
}

/// A record on the wire.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    #[serde(deserialize_with = "known_version")]
    schafkopf: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    site: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules_hash: Option<Text<schafkopf::Bytes32>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<u32>,
    #[serde(default, skip_serializing_if = "is_zero")]
    thrown_in: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    pot: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bock: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    players: Option<[Option<String>; 4]>,
    dealer: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proof: Option<Box<Proof>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hands: Option<[Option<Text<schafkopf::CardSet>>; 4]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    knocks: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    auction: Vec<WireSaid>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    exchange: Option<WireExchange>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    declared: Option<WireDeclared>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    calls: Vec<WireCall>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tricks: Vec<WireTrick>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    claims: Vec<WireClaim>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    noted: Option<WireNoted>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<WireComment>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

fn known_version<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    match u32::deserialize(deserializer)? {
        VERSION => Ok(VERSION),
        other => Err(serde::de::Error::custom(format!(
            "version {other} is not known here; the latest is {VERSION}"
        ))),
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireSaid {
    seat: Seat,
    say: Say,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<Kind>,
    /// The suit of a level that only this suit has (V 11.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    suit: Option<Suit>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Say {
    Pass,
    Offer,
    Redeal,
    Good,
    Play,
    Hold,
    Raise,
    Name,
}

/// What was exchanged for a Hochzeit.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireExchange {
    offerer: Seat,
    card: Text<schafkopf::Card>,
    taker: Seat,
    back: Text<schafkopf::Card>,
}

impl From<schafkopf::Exchange> for WireExchange {
    fn from(exchange: schafkopf::Exchange) -> WireExchange {
        let schafkopf::Exchange { offerer, taker, card, back } = exchange;
        WireExchange { offerer: Seat(offerer), card: Text(card), taker: Seat(taker), back: Text(back) }
    }
}

impl From<WireExchange> for schafkopf::Exchange {
    fn from(exchange: WireExchange) -> schafkopf::Exchange {
        let WireExchange { offerer, card, taker, back } = exchange;
        schafkopf::Exchange { offerer: offerer.0, taker: taker.0, card: card.0, back: back.0 }
    }
}

/// How the cards of a Bettel rank, where they do not rank naturally.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Order {
    TenHigh,
    Herz,
}

impl From<Order> for schafkopf::BettelOrder {
    fn from(order: Order) -> schafkopf::BettelOrder {
        match order {
            Order::TenHigh => schafkopf::BettelOrder::TenHigh,
            Order::Herz => schafkopf::BettelOrder::Herz,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireDeclared {
    seat: Seat,
    /// Without its Tout, which has a field of its own.
    contract: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    suit: Option<Suit>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    called: Option<CalledCard>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    order: Option<Order>,
    #[serde(default, skip_serializing_if = "is_false")]
    tout: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    forced: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    renonce: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireCall {
    seat: Seat,
    call: WireCalled,
    after: u8,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WireCalled {
    Stoss,
    Retour,
    Tout,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireTrick {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    leader: Option<Seat>,
    cards: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireClaim {
    seat: Seat,
    #[serde(default)]
    runners: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    schwarz: bool,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct WireNoted {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<WireEnding>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tricks: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    height: Option<Height>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    runners: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    units: Option<[i64; 4]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    list: Option<[i32; 4]>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WireEnding {
    Won,
    Lost,
    ThrownIn,
    Redealt,
    Void,
    Stopped,
}

/// Whether there is something for any seat.
fn any<T>(values: &BySeat<Option<T>>) -> bool {
    values.as_array().iter().any(Option::is_some)
}

impl From<&Record> for Wire {
    fn from(record: &Record) -> Wire {
        let comments = record.comments.iter();
        Wire {
            schafkopf: VERSION,
            event: record.event.clone(),
            site: record.site.clone(),
            date: record.date.clone(),
            rules: record.rules.as_ref().map(|rules| rules.id.clone()),
            rules_hash: record.rules.as_ref().and_then(|rules| rules.hash).map(Text),
            game: record.number,
            thrown_in: record.thrown_in,
            pot: record.pot,
            bock: Some(record.bock).filter(|&factor| factor > 1),
            players: any(&record.players).then(|| record.players.as_array().clone()),
            dealer: Seat(record.dealer),
            proof: record.proof.as_deref().map(|proof| Box::new(proof.into())),
            hands: any(&record.hands).then(|| record.hands.as_array().map(|hand| hand.map(Text))),
            knocks: record.knocks.iter().map(Seat).collect(),
            exchange: record.exchange.map(WireExchange::from),
            auction: record
                .auction
                .iter()
                .enumerate()
                .map(|(i, &said)| WireSaid::of(said, &record.auction[..i]))
                .collect(),
            declared: record.declared.map(WireDeclared::from),
            calls: record.calls.iter().copied().map(WireCall::from).collect(),
            tricks: record.tricks.iter().map(WireTrick::from).collect(),
            claims: record.claims.iter().copied().map(WireClaim::from).collect(),
            noted: (record.noted != Noted::NOTHING).then(|| WireNoted::from(&record.noted)),
            comments: comments
                .map(|(line, beside, text)| WireComment { at: line.into(), beside, text: text.to_owned() })
                .collect(),
        }
    }
}

impl Wire {
    /// The record, if what it says goes together.
    fn record(self) -> Result<Record, String> {
        if self.rules.is_none() && self.rules_hash.is_some() {
            return Err("`rules_hash` needs `rules`".to_owned());
        }
        if self.tricks.len() > 8 {
            return Err("a game has eight tricks".to_owned());
        }
        if [self.auction.len(), self.calls.len(), self.claims.len()].into_iter().any(|len| len > 100) {
            return Err("too many bids, calls or claims in one game".to_owned());
        }
        let hash = self.rules_hash.map(|Text(hash)| hash);
        let mut record = Record {
            event: self.event,
            site: self.site,
            date: self.date,
            rules: self.rules.map(|id| RulesRef { id, hash }),
            number: self.game,
            thrown_in: self.thrown_in,
            pot: self.pot,
            bock: self.bock.unwrap_or(1),
            players: self.players.map(BySeat::new).unwrap_or_default(),
            dealer: self.dealer.0,
            proof: self.proof.map(|proof| Box::new((*proof).into())),
            hands: self
                .hands
                .map(|hands| BySeat::new(hands.map(|hand| hand.map(|Text(cards)| cards))))
                .unwrap_or_default(),
            knocks: self.knocks.into_iter().map(|Seat(seat)| seat).collect(),
            exchange: self.exchange.map(Into::into),
            auction: self.auction.into_iter().map(WireSaid::said).collect::<Result<_, _>>()?,
            declared: self.declared.map(WireDeclared::declared).transpose()?,
            calls: self.calls.into_iter().map(WireCall::call).collect::<Result<_, _>>()?,
            tricks: self.tricks.into_iter().map(WireTrick::trick).collect::<Result<_, _>>()?,
            claims: self.claims.into_iter().map(WireClaim::claimed).collect(),
            noted: self.noted.map_or(Noted::NOTHING, WireNoted::noted),
            comments: Comments::NONE,
        };
        for comment in self.comments {
            let line = Line::try_from(comment.at).map_err(str::to_owned)?;
            if !record.has_line(line) {
                return Err("a comment stands at a line that the record does not have".to_owned());
            }
            if comment.beside {
                record.comments.put_beside(line, &comment.text);
            } else {
                record.comments.put_above(line, &comment.text);
            }
        }
        Ok(record)
    }
}

impl WireSaid {
    /// Words of the auction: who claims a level for the first time plays, after that he raises.
    fn of(said: Said, before: &[Said]) -> WireSaid {
        let spoke = before.iter().any(|other| other.seat == said.seat);
        let say = match said.word {
            Word::Pass => Say::Pass,
            Word::Offer => Say::Offer,
            Word::Redeal => Say::Redeal,
            Word::Good => Say::Good,
            Word::Hold => Say::Hold,
            Word::Better => Say::Raise,
            Word::Have(_) if spoke => Say::Raise,
            Word::Play | Word::Have(_) => Say::Play,
            Word::Name(_) => Say::Name,
        };
        let suit = if let Word::Have(entry) = said.word { entry.suit } else { None };
        WireSaid { seat: Seat(said.seat), say, level: said.word.kind().map(Into::into), suit: suit.map(Suit) }
    }

    fn said(self) -> Result<Said, String> {
        let suit = self.suit.map(|Suit(suit)| suit);
        if suit.is_some() && !(self.level.is_some() && matches!(self.say, Say::Play | Say::Raise)) {
            return Err("a `suit` goes with the `level` that is claimed".to_owned());
        }
        let word = match (self.say, self.level.map(Into::into)) {
            (Say::Pass, None) => Word::Pass,
            (Say::Offer, None) => Word::Offer,
            (Say::Redeal, None) => Word::Redeal,
            (Say::Good, None) => Word::Good,
            (Say::Play, None) => Word::Play,
            (Say::Hold, None) => Word::Hold,
            (Say::Raise, None) => Word::Better,
            (Say::Play | Say::Raise, Some(kind)) => Word::Have(LadderEntry { kind, suit }),
            (Say::Name, Some(kind)) => Word::Name(kind),
            (Say::Name, None) => return Err("`name` needs a `level`".to_owned()),
            (Say::Pass | Say::Offer | Say::Redeal | Say::Good | Say::Hold, Some(_)) => {
                return Err("this word takes no `level`".to_owned());
            }
        };
        Ok(Said { seat: self.seat.0, word })
    }
}

impl From<Declared> for WireDeclared {
    fn from(declared: Declared) -> WireDeclared {
        let contract = declared.contract.kind().plain().into();
        let ace = |called: &schafkopf::CalledCard| *called == schafkopf::CalledCard::ace(called.suit);
        WireDeclared {
            seat: Seat(declared.seat),
            contract,
            suit: declared.contract.suit().map(Suit),
            order: match declared.contract {
                Contract::Bettel { order: schafkopf::BettelOrder::TenHigh } => Some(Order::TenHigh),
                Contract::Bettel { order: schafkopf::BettelOrder::Herz } => Some(Order::Herz),
                _ => None,
            },
            called: declared.contract.called().filter(|called| !ace(called)).map(CalledCard),
            tout: declared.contract.kind().is_tout(),
            forced: declared.forced,
            renonce: declared.renonce,
        }
    }
}

impl WireDeclared {
    fn declared(self) -> Result<Declared, String> {
        let contract = self.contract().map_err(str::to_owned)?;
        Ok(Declared { seat: self.seat.0, contract, forced: self.forced, renonce: self.renonce })
    }

    fn contract(&self) -> Result<Contract, &'static str> {
        let plain = ContractKind::from(self.contract);
        if plain.is_tout() {
            return Err("a Tout is told by `tout`");
        }
        let kind = plain.announced(self.tout).ok_or("this contract has no Tout")?;
        let suit = self.suit.map(|Suit(suit)| suit);
        if kind == ContractKind::Bettel && suit.is_none() && self.called.is_none() && !self.renonce {
            let order = self.order.map_or(schafkopf::BettelOrder::Natural, Into::into);
            return Ok(Contract::Bettel { order });
        }
        if self.order.is_some() {
            return Err("only a Bettel takes an `order`");
        }
        match (kind.row().lineup, suit) {
            (Lineup::CalledPartner, Some(suit)) => self.rufspiel(suit),
            (Lineup::Alone | Lineup::Married | Lineup::Everyone, _)
                if self.called.is_some() || self.renonce =>
            {
                Err("only in a Rufspiel a card is called")
            }
            (Lineup::CalledPartner | Lineup::Alone | Lineup::Married | Lineup::Everyone, suit) => {
                let wanting = if suit.is_some() {
                    "the contract takes no `suit`"
                } else {
                    "the contract needs a `suit`"
                };
                Contract::of(kind, suit).ok_or(wanting)
            }
        }
    }

    fn rufspiel(&self, suit: schafkopf::Suit) -> Result<Contract, &'static str> {
        let suit = schafkopf::CallSuit::from_suit(suit).ok_or("the Ace of Herz cannot be called")?;
        let ace = schafkopf::CalledCard::ace(suit);
        let called = self.called.map_or(ace, |CalledCard(called)| called);
        if called.suit == suit {
            Ok(Contract::Rufspiel { called })
        } else {
            Err("`called` is not of the `suit`")
        }
    }
}

impl From<Call> for WireCall {
    fn from(call: Call) -> WireCall {
        let what = match call.what {
            Called::Stoss => WireCalled::Stoss,
            Called::Retour => WireCalled::Retour,
            Called::Tout => WireCalled::Tout,
        };
        WireCall { seat: Seat(call.seat), call: what, after: call.after }
    }
}

impl WireCall {
    fn call(self) -> Result<Call, String> {
        let what = match self.call {
            WireCalled::Stoss => Called::Stoss,
            WireCalled::Retour => Called::Retour,
            WireCalled::Tout => Called::Tout,
        };
        let least = u8::from(what == Called::Tout);
        if !(least..=32).contains(&self.after) {
            return Err(format!("`after` is from {least} to 32 here"));
        }
        Ok(Call { seat: self.seat.0, what, after: self.after })
    }
}

impl From<&Trick> for WireTrick {
    fn from(trick: &Trick) -> WireTrick {
        let leader = trick.plays.first().map(|&(seat, _)| seat);
        let cards = print_cards(&trick.plays, leader);
        WireTrick { leader: leader.map(Seat), cards, winner: trick.winner.map(Seat), points: trick.points }
    }
}

impl WireTrick {
    fn trick(self) -> Result<Trick, String> {
        let leader = self.leader.map(|Seat(seat)| seat);
        let plays =
            read_plays(Piece::new(&self.cards, 0), leader).map_err(|fail| fail.problem.to_string())?;
        Ok(Trick { plays, winner: self.winner.map(|Seat(seat)| seat), points: self.points })
    }
}

impl From<Claimed> for WireClaim {
    fn from(claimed: Claimed) -> WireClaim {
        WireClaim { seat: Seat(claimed.seat), runners: claimed.claim.runners, schwarz: claimed.claim.schwarz }
    }
}

impl WireClaim {
    const fn claimed(self) -> Claimed {
        Claimed { seat: self.seat.0, claim: Claim { runners: self.runners, schwarz: self.schwarz } }
    }
}

impl From<&Noted> for WireNoted {
    fn from(noted: &Noted) -> WireNoted {
        let ending = noted.ending.map(|ending| match ending {
            NotedEnding::Won => WireEnding::Won,
            NotedEnding::Lost => WireEnding::Lost,
            NotedEnding::ThrownIn => WireEnding::ThrownIn,
            NotedEnding::Redealt => WireEnding::Redealt,
            NotedEnding::Void => WireEnding::Void,
            NotedEnding::Stopped => WireEnding::Stopped,
        });
        let Noted { points, tricks, height, runners, units, list, ending: _ } = *noted;
        WireNoted {
            ending,
            points,
            tricks,
            height: height.map(Into::into),
            runners,
            units: units.map(|units| *units.as_array()),
            list: list.map(|list| *list.as_array()),
        }
    }
}

impl WireNoted {
    fn noted(self) -> Noted {
        let ending = self.ending.map(|ending| match ending {
            WireEnding::Won => NotedEnding::Won,
            WireEnding::Lost => NotedEnding::Lost,
            WireEnding::ThrownIn => NotedEnding::ThrownIn,
            WireEnding::Redealt => NotedEnding::Redealt,
            WireEnding::Void => NotedEnding::Void,
            WireEnding::Stopped => NotedEnding::Stopped,
        });
        let WireNoted { points, tricks, height, runners, units, list, ending: _ } = self;
        Noted {
            ending,
            points,
            tricks,
            height: height.map(Into::into),
            runners,
            units: units.map(BySeat::new),
            list: list.map(BySeat::new),
        }
    }
}
