//! A game as `judge` and `solve` get it, and its way through the machine; `suggest` has most of its fields.

use std::borrow::Cow;
use std::sync::Arc;

use schafkopf::{
    Action, BadDouble, CallSuit, CalledCard, Card, CardSet, Contract, ContractKind, Deal, Doubling, Ending,
    ErrorCode, Game, Lineup, Parties, Rejected, RuleSet, Seat, Setup, Stage, Suit,
};
use serde::Deserialize;
use stammtisch_text::Arg;

use crate::{LazyTexts, LineError, RuleSets};

/// A request as typed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request<'a> {
    #[serde(borrow)]
    pub(crate) id: Option<Cow<'a, str>>,
    #[serde(borrow)]
    rules: Cow<'a, str>,
    dealer: i64,
    game: Option<i64>,
    #[serde(borrow)]
    hands: [Cow<'a, str>; 4],
    declarer: i64,
    #[serde(borrow)]
    contract: Cow<'a, str>,
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

/// A contract as typed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ContractWords<'a> {
    pub(crate) contract: &'a str,
    pub(crate) suit: Option<&'a str>,
    pub(crate) tout: Option<bool>,
    pub(crate) called: Option<&'a str>,
}

/// A card played, and what was legal before it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) legal: CardSet,
}

/// A game that went through the machine.
pub(crate) struct Adjudicated {
    pub(crate) game: Game,
    pub(crate) parties: Parties,
    pub(crate) steps: Vec<Step>,
}

/// Takes a request through the machine: sets the game up and plays its cards.
pub(crate) fn adjudicate(
    request: &Request<'_>,
    sets: &RuleSets,
    texts: LazyTexts,
) -> Result<Adjudicated, LineError> {
    let rules = rule_set(&request.rules, sets, texts)?;
    let dealer = seat(request.dealer, "dealer", texts)?;
    let declarer = seat(request.declarer, "declarer", texts)?;
    let number = game_number(request.game, texts)?;
    let deal = Deal::parse(&request.hands).map_err(|error| {
        let (code, message) = texts.deal_error(&error);
        LineError { code, at: None, message }
    })?;
    let words = ContractWords {
        contract: &request.contract,
        suit: request.suit.as_deref(),
        tout: request.tout,
        called: request.called.as_deref(),
    };
    let contract = contract(words, texts)?;
    let plays = plays(request.plays.as_deref().unwrap_or_default(), texts)?;
    let doubles = doubles(request.doubles.as_deref().unwrap_or_default(), texts)?;
    if contract == Contract::Sie && !(plays.is_empty() && doubles.is_empty()) {
        return Err(LineError::plain(&texts, ErrorCode::SieTakesNoPlays));
    }
    let setup = Setup { rules: Arc::clone(rules), dealer, number, thrown_in: 0, bock: 1 };
    let declaration = (contract, request.forced.unwrap_or(false));
    let game = Game::at_contract(setup, deal, declarer, declaration).map_err(|error| LineError {
        code: error.code(),
        at: None,
        message: texts.undeclarable(&error),
    })?;
    let parties = Parties::of(&deal, declarer, contract);
    let mut judged = Adjudicated { game, parties, steps: Vec::with_capacity(32) };
    judged.play(&plays, &doubles, texts)?;
    Ok(judged)
}

impl Adjudicated {
    /// Plays the cards through the machine, with the doubles after the first.
    fn play(&mut self, plays: &[Card], doubles: &[Seat], texts: LazyTexts) -> Result<(), LineError> {
        if plays.is_empty() && !doubles.is_empty() {
            let code = Rejected::from(BadDouble::OneCard).code();
            return Err(LineError::plain(&texts, code));
        }
        for (at, &card) in plays.iter().enumerate() {
            // A Sie takes no plays; every other contract has its cards.
            let Some(play) = self.game.play() else { break };
            let (seat, legal) = (play.turn(), play.legal());
            self.game.act(seat, Action::Play(card)).map_err(|error| rejected(error, Some(at), texts))?;
            self.steps.push(Step { seat, card, legal });
            if at == 0 {
                self.double(doubles).map_err(|error| rejected(error, None, texts))?;
            }
        }
        self.claim().map_err(|error| rejected(error, None, texts))
    }

    /// Answers the doubling window as the request says: those named double, the others decline.
    fn double(&mut self, doubles: &[Seat]) -> Result<(), Rejected> {
        if self.game.setup().rules.doubling.is_none() {
            return if doubles.is_empty() { Ok(()) } else { Err(BadDouble::Off.into()) };
        }
        if doubles.len() > 2 {
            return Err(BadDouble::TooMany.into());
        }
        if let Some(&stoss) = doubles.first() {
            if stoss == self.parties.declarer {
                return Err(BadDouble::NotADefender.into());
            }
            self.game.act(stoss, Action::Double(Doubling::Stoss))?;
        }
        if let Some(&retour) = doubles.get(1) {
            self.retour(retour)?;
        }
        while matches!(self.game.stage(), Stage::Doubling | Stage::Retour) {
            let Some(seat) = self.game.next_to_act() else { break };
            self.game.act(seat, Action::Double(Doubling::Decline))?;
        }
        Ok(())
    }

    fn retour(&mut self, seat: Seat) -> Result<(), Rejected> {
        if self.game.stage() != Stage::Retour {
            return Err(BadDouble::NoRetour.into());
        }
        if seat != self.parties.declarer {
            return Err(BadDouble::RetourByDeclarer.into());
        }
        self.game.act(seat, Action::Double(Doubling::Retour)).map(|_| ())
    }

    /// Where claims are made by hand the judge claims what is due.
    fn claim(&mut self) -> Result<(), Rejected> {
        while self.game.stage() == Stage::Claiming {
            let (Some(seat), Some(due)) = (self.game.next_to_act(), self.game.due_claim()) else { break };
            self.game.act(seat, Action::Claim(due))?;
        }
        Ok(())
    }

    /// The result, units and points, once the hand is over.
    pub(crate) fn ending(&self) -> Option<&Ending> {
        self.game.ending()
    }
}

/// An error of the machine, at a play or in the set-up.
pub(crate) fn rejected(error: Rejected, at: Option<usize>, texts: LazyTexts) -> LineError {
    LineError { code: error.code(), at, message: texts.rejected(&error) }
}

/// The rule set with an id.
pub(crate) fn rule_set<'a>(
    id: &str,
    sets: &'a RuleSets,
    texts: LazyTexts,
) -> Result<&'a Arc<RuleSet>, LineError> {
    sets.get(id).ok_or_else(|| {
        let name: String = id.chars().take(40).collect();
        LineError::with(
            &texts,
            ErrorCode::UnknownRules,
            &[("name", Arg::from(name)), ("known", Arg::from(sets.ids()))],
        )
    })
}

/// A seat by its number.
pub(crate) fn seat(number: i64, field: &str, texts: LazyTexts) -> Result<Seat, LineError> {
    u8::try_from(number).ok().and_then(Seat::new).ok_or_else(|| {
        let args = [("number", Arg::from(number)), ("field", Arg::from(field))];
        LineError::with(&texts, ErrorCode::BadSeat, &args)
    })
}

/// The number of a game in its match; 2 where there is none.
pub(crate) fn game_number(number: Option<i64>, texts: LazyTexts) -> Result<u32, LineError> {
    match number {
        None => Ok(2),
        Some(number) => u32::try_from(number).ok().filter(|&number| number >= 1).ok_or_else(|| {
            LineError::with(&texts, ErrorCode::BadValue, &[("detail", Arg::from("game: 1, 2, 3, …"))])
        }),
    }
}

/// The contract that some words name.
pub(crate) fn contract(words: ContractWords<'_>, texts: LazyTexts) -> Result<Contract, LineError> {
    let plain = |code| LineError::plain(&texts, code);
    let suit = suit(words.suit, texts)?;
    let named = words.contract.parse().ok().filter(|kind: &ContractKind| !kind.is_tout());
    let Some(kind) = named else {
        let name: String = words.contract.chars().take(40).collect();
        return Err(LineError::with(&texts, ErrorCode::UnknownContract, &[("name", Arg::from(name))]));
    };
    let lineup = kind.row().lineup;
    if let Some(word) = words.called.filter(|_| lineup != Lineup::CalledPartner) {
        return Err(bad_call(word, texts));
    }
    let kind =
        kind.announced(words.tout.unwrap_or(false)).ok_or_else(|| plain(ErrorCode::ToutNotPossible))?;
    match (lineup, suit) {
        (Lineup::CalledPartner, _) => rufspiel(words.called, suit, texts),
        (Lineup::Alone, None) => Contract::of(kind, None).ok_or_else(|| plain(ErrorCode::SuitMissing)),
        (Lineup::Alone, Some(_)) => Contract::of(kind, suit).ok_or_else(|| plain(ErrorCode::SuitNotAllowed)),
    }
}

fn suit(text: Option<&str>, texts: LazyTexts) -> Result<Option<Suit>, LineError> {
    let Some(text) = text else { return Ok(None) };
    let mut letters = text.chars();
    match (letters.next().and_then(Suit::from_letter), letters.next()) {
        (Some(suit), None) => Ok(Some(suit)),
        _ => Err(LineError::with(&texts, ErrorCode::BadValue, &[("detail", Arg::from("suit: E, G, H, S"))])),
    }
}

/// The contract of a Rufspiel: the Ace of the suit, or the card that a forced declarer names.
fn rufspiel(called: Option<&str>, suit: Option<Suit>, texts: LazyTexts) -> Result<Contract, LineError> {
    if suit == Some(Suit::Herz) {
        return Err(LineError::plain(&texts, ErrorCode::HerzNotCallable));
    }
    let called = match (called, suit.and_then(CallSuit::from_suit)) {
        (None, None) => return Err(LineError::plain(&texts, ErrorCode::SuitMissing)),
        (None, Some(suit)) => CalledCard::ace(suit),
        (Some(word), suit) => {
            let card = word.parse().ok().and_then(CalledCard::from_card);
            card.filter(|called| suit.is_none_or(|suit| suit == called.suit))
                .ok_or_else(|| bad_call(word, texts))?
        }
    };
    Ok(Contract::Rufspiel { called })
}

fn bad_call(word: &str, texts: LazyTexts) -> LineError {
    let word: String = word.chars().take(16).collect();
    LineError::with(&texts, ErrorCode::BadCall, &[("card", Arg::from(word))])
}

/// The cards played.
pub(crate) fn plays(text: &str, texts: LazyTexts) -> Result<Vec<Card>, LineError> {
    let mut cards = Vec::with_capacity(32);
    for (at, word) in text.split_ascii_whitespace().enumerate() {
        let card = word.parse().map_err(|_| {
            let word: String = word.chars().take(16).collect();
            let args = [("word", Arg::from(word)), ("place", Arg::from(format!("plays[{at}]")))];
            LineError { at: Some(at), ..LineError::with(&texts, ErrorCode::BadCard, &args) }
        })?;
        if at >= 32 {
            let count = text.split_ascii_whitespace().count() as i64;
            let error = LineError::with(&texts, ErrorCode::TooManyPlays, &[("count", Arg::from(count))]);
            return Err(LineError { at: Some(at), ..error });
        }
        cards.push(card);
    }
    Ok(cards)
}

/// The seats that doubled.
pub(crate) fn doubles(seats: &[i64], texts: LazyTexts) -> Result<Vec<Seat>, LineError> {
    seats.iter().map(|&number| seat(number, "doubles", texts)).collect()
}
