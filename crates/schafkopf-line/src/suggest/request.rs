//! A request of `suggest`: what a seat can see, read and checked as far as that goes without the hidden cards.

use std::borrow::Cow;
use std::sync::Arc;

use schafkopf::{Card, CardSet, Contract, ContractKind, DealError, Deck, ErrorCode, RuleSet, Seat, Setup};
use serde::Deserialize;
use stammtisch_text::Arg;

use crate::game::{ContractWords, contract, doubles, game_number, plays, rule_set, seat};
use crate::{LazyTexts, LineError, RuleSets};

/// A request as typed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Request<'a> {
    #[serde(borrow)]
    pub(super) id: Option<Cow<'a, str>>,
    #[serde(borrow)]
    rules: Cow<'a, str>,
    dealer: i64,
    game: Option<i64>,
    seat: i64,
    #[serde(borrow)]
    hand: Cow<'a, str>,
    decide: Decide,
    #[serde(borrow)]
    auction: Option<Vec<SaidWords<'a>>>,
    declarer: Option<i64>,
    #[serde(borrow)]
    contract: Option<Cow<'a, str>>,
    #[serde(borrow)]
    suit: Option<Cow<'a, str>>,
    tout: Option<bool>,
    #[serde(borrow)]
    called: Option<Cow<'a, str>>,
    forced: Option<bool>,
    doubles: Option<Vec<i64>>,
    #[serde(borrow)]
    plays: Option<Cow<'a, str>>,
}

/// What is to be decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Decide {
    /// What to say.
    Auction,
    /// What to play.
    Contract,
    /// Whether to double.
    Double,
    /// Which card.
    Card,
}

/// Words of the auction as typed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SaidWords<'a> {
    seat: i64,
    say: Say,
    #[serde(borrow)]
    level: Option<Cow<'a, str>>,
}

/// A word of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Say {
    Pass,
    Play,
    Hold,
    Raise,
    Good,
}

/// Words of the auction.
#[derive(Debug, Clone, Copy)]
pub(super) struct Said {
    pub(super) seat: Seat,
    pub(super) say: Say,
    pub(super) level: Option<ContractKind>,
}

/// A contract and who plays it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Declared {
    pub(super) declarer: Seat,
    pub(super) contract: Contract,
}

/// What a seat can see, as values that make sense one by one.
#[derive(Debug)]
pub(super) struct Sight {
    pub(super) setup: Setup,
    pub(super) seat: Seat,
    pub(super) hand: CardSet,
    pub(super) decide: Decide,
    /// Empty where nobody has spoken, and where the words are not known.
    pub(super) auction: Vec<Said>,
    pub(super) declared: Option<Declared>,
    pub(super) forced: bool,
    pub(super) doubles: Vec<Seat>,
    pub(super) plays: Vec<Card>,
}

impl Sight {
    /// Reads a request.
    pub(super) fn read(request: &Request<'_>, sets: &RuleSets, texts: LazyTexts) -> Result<Sight, LineError> {
        let rules = rule_set(&request.rules, sets, texts)?;
        let own = seat(request.seat, "seat", texts)?;
        let auction = auction(request, texts)?;
        let forced = request.forced.unwrap_or(false);
        let all_passed = auction.len() == 4 && auction.iter().all(|said| said.say == Say::Pass);
        let setup = Setup {
            rules: Arc::clone(rules),
            dealer: seat(request.dealer, "dealer", texts)?,
            number: game_number(request.game, texts)?,
            // Who must play has passed, and where it takes it the cards had been thrown in before (T 11).
            thrown_in: u32::from(forced || all_passed),
            bock: 1,
        };
        let sight = Sight {
            seat: own,
            hand: hand(&request.hand, own, rules.deck(), texts)?,
            decide: request.decide,
            declared: declared(request, rules, texts)?,
            forced,
            doubles: doubles(request.doubles.as_deref().unwrap_or_default(), texts)?,
            plays: plays(request.plays.as_deref().unwrap_or_default(), texts)?,
            auction,
            setup,
        };
        sight.check_plays_come_once(texts)?;
        Ok(sight)
    }

    fn check_plays_come_once(&self, texts: LazyTexts) -> Result<(), LineError> {
        let mut seen = CardSet::EMPTY;
        for (at, &card) in self.plays.iter().enumerate() {
            if !seen.insert(card) {
                let place = format!("plays[{at}]");
                let args = [("card", Arg::from(texts.card(card))), ("place", Arg::from(place))];
                let error = LineError::with(&texts, ErrorCode::DuplicateCard, &args);
                return Err(LineError { at: Some(at), ..error });
            }
        }
        Ok(())
    }
}

fn hand(text: &str, seat: Seat, deck: Deck, texts: LazyTexts) -> Result<CardSet, LineError> {
    let error = |error: DealError| {
        let (code, message) = texts.deal_error(&error);
        LineError { code, at: None, message }
    };
    let mut cards = CardSet::EMPTY;
    let mut count = 0;
    for word in text.split_ascii_whitespace() {
        let card: Card = word
            .parse()
            .map_err(|_| error(DealError::NotACard { seat, word: word.chars().take(16).collect() }))?;
        if !deck.cards().contains(card) {
            return Err(error(DealError::NotInPack { card, seat }));
        }
        if !cards.insert(card) {
            return Err(error(DealError::Twice { card, seat }));
        }
        count += 1;
    }
    if count == u32::from(deck.hand()) { Ok(cards) } else { Err(error(DealError::Count { seat, count })) }
}

fn auction(request: &Request<'_>, texts: LazyTexts) -> Result<Vec<Said>, LineError> {
    let said = |words: &SaidWords<'_>| {
        let level = words.level.as_deref().map(|name| level(name, texts)).transpose()?;
        let claims = matches!(words.say, Say::Play | Say::Raise);
        if level.is_some() && !claims {
            return Err(bad_value(texts, "suggest-level-not-allowed", &[]));
        }
        Ok(Said { seat: seat(words.seat, "auction", texts)?, say: words.say, level })
    };
    request.auction.as_deref().unwrap_or_default().iter().map(said).collect()
}

fn level(name: &str, texts: LazyTexts) -> Result<ContractKind, LineError> {
    name.parse().map_err(|_| {
        let name: String = name.chars().take(40).collect();
        let known = ContractKind::ALL.map(ContractKind::name).join(", ");
        bad_value(texts, "suggest-unknown-level", &[("name", Arg::from(name)), ("known", Arg::from(known))])
    })
}

/// The contract; it must be there once cards are played, and a decision about it has none yet.
fn declared(request: &Request<'_>, rules: &RuleSet, texts: LazyTexts) -> Result<Option<Declared>, LineError> {
    let plain = |code| LineError::plain(&texts, code);
    if matches!(request.decide, Decide::Auction | Decide::Contract) {
        let early = request.contract.is_some()
            || request.plays.as_deref().is_some_and(|plays| !plays.trim().is_empty())
            || request.doubles.as_deref().is_some_and(|doubles| !doubles.is_empty());
        return if early { Err(bad_value(texts, "suggest-too-early", &[])) } else { Ok(None) };
    }
    let name = request.contract.as_deref().ok_or_else(|| plain(ErrorCode::ContractMissing))?;
    let declarer = request.declarer.ok_or_else(|| plain(ErrorCode::DeclarerMissing))?;
    let words = ContractWords {
        contract: name,
        suit: request.suit.as_deref(),
        tout: request.tout,
        called: request.called.as_deref(),
    };
    let contract = contract(words, texts)?;
    if contract == Contract::Sie && rules.knows(ContractKind::Sie) {
        return Err(plain(ErrorCode::SieTakesNoPlays));
    }
    Ok(Some(Declared { declarer: seat(declarer, "declarer", texts)?, contract }))
}

/// An error of a field whose particulars have words of their own.
pub(super) fn bad_value(texts: LazyTexts, key: &str, args: &[(&str, Arg<'_>)]) -> LineError {
    let detail = texts.format(key, args);
    LineError::with(&texts, ErrorCode::BadValue, &[("detail", Arg::from(detail))])
}
