//! A game as `judge` and `solve` get it, and its way through the machine; `suggest` has most of its fields.

use std::borrow::Cow;
use std::sync::Arc;

use schafkopf::rules::{BockAgain, DoubleAnswer, DoubleUntil, ForcedBy};
use schafkopf::{
    Action, BadDouble, CallSuit, CalledCard, Card, CardSet, Contract, ContractKind, Deal, Doubling, Ending,
    ErrorCode, Exchange, Game, Lineup, Parties, Rejected, RuleSet, Seat, SeatSet, Setup, Stage, Suit,
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
    declarer: Option<i64>,
    #[serde(borrow)]
    contract: Cow<'a, str>,
    #[serde(borrow)]
    suit: Option<Cow<'a, str>>,
    tout: Option<bool>,
    #[serde(borrow)]
    called: Option<Cow<'a, str>>,
    forced: Option<bool>,
    doubles: Option<Vec<i64>>,
    knocks: Option<Vec<i64>>,
    bock: Option<i64>,
    next: Option<i64>,
    #[serde(borrow)]
    exchange: Option<ExchangeWords<'a>>,
    #[serde(borrow)]
    plays: Option<Cow<'a, str>>,
}

/// What was exchanged for a Hochzeit, as typed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ExchangeWords<'a> {
    offerer: i64,
    #[serde(borrow)]
    card: Cow<'a, str>,
    #[serde(borrow)]
    back: Cow<'a, str>,
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
    /// Who plays with whom; nobody in a Ramsch.
    pub(crate) parties: Option<Parties>,
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
    let number = game_number(request.game, texts)?;
    let deal = Deal::parse_of(rules.deck(), &request.hands).map_err(|error| {
        let (code, message) = texts.deal_error(&error);
        LineError { code, at: None, message }
    })?;
    let words = ContractWords {
        contract: &request.contract,
        suit: request.suit.as_deref(),
        tout: request.tout,
        called: request.called.as_deref(),
    };
    let contract = under(rules, contract(words, texts)?);
    let plays = plays(request.plays.as_deref().unwrap_or_default(), texts)?;
    let doubles = doubles(request.doubles.as_deref().unwrap_or_default(), texts)?;
    if contract == Contract::Sie && !(plays.is_empty() && doubles.is_empty()) {
        return Err(LineError::plain(&texts, ErrorCode::SieTakesNoPlays));
    }
    let bock = bock_factor(request.bock, rules, texts)?;
    let thrown_in = thrown_in(request.next, rules, texts)?;
    let setup = Setup { rules: Arc::clone(rules), dealer, number, thrown_in, bock };
    let knocks = knocks(request.knocks.as_deref().unwrap_or_default(), texts)?;
    let game = start(request, (setup, deal), (contract, knocks), texts)?;
    let game = game.with_knocks(knocks).ok_or_else(|| LineError::plain(&texts, ErrorCode::BadKnocks))?;
    let parties = game.parties();
    let mut judged = Adjudicated { game, parties, steps: Vec::with_capacity(32) };
    judged.play(&plays, &doubles, texts)?;
    Ok(judged)
}

/// The game at its contract, whichever it is.
fn start(
    request: &Request<'_>,
    (setup, deal): (Setup, Deal),
    (contract, knocks): (Contract, SeatSet),
    texts: LazyTexts,
) -> Result<Game, LineError> {
    let plain = |code| LineError::plain(&texts, code);
    let undeclarable = |error: schafkopf::Undeclarable| LineError {
        code: error.code(),
        at: None,
        message: texts.undeclarable(&error),
    };
    if request.exchange.is_some() != (contract == Contract::Hochzeit) {
        return Err(plain(ErrorCode::BadExchange));
    }
    if contract == Contract::Ramsch {
        return match (request.declarer, request.forced) {
            (None, None | Some(false)) => Game::at_ramsch(setup, deal).map_err(undeclarable),
            (Some(_), _) => Err(plain(ErrorCode::DeclarerNotAllowed)),
            (None, Some(true)) => Err(plain(ErrorCode::NothingForced)),
        };
    }
    let Some(declarer) = request.declarer else {
        let args = [("detail", Arg::from("missing field `declarer`"))];
        return Err(LineError::with(&texts, ErrorCode::BadValue, &args));
    };
    let declarer = seat(declarer, "declarer", texts)?;
    if let Some(words) = &request.exchange {
        if request.forced == Some(true) {
            return Err(plain(ErrorCode::NothingForced));
        }
        let card = |word: &str| word.parse::<Card>().map_err(|_| bad_call(word, texts));
        let exchange = Exchange {
            offerer: seat(words.offerer, "offerer", texts)?,
            taker: declarer,
            card: card(&words.card)?,
            back: card(&words.back)?,
        };
        return Game::at_hochzeit(setup, deal, exchange).map_err(|bad| LineError {
            code: bad.code(),
            at: None,
            message: texts.bad_exchange(&bad),
        });
    }
    let forced = request.forced.unwrap_or(false);
    if forced && setup.rules.all_pass.forced_by == ForcedBy::LastKnocker {
        let round = setup.dealer.next().round();
        let last = round.into_iter().rev().find(|&seat| knocks.contains(seat));
        if last != Some(declarer) {
            return Err(plain(ErrorCode::NothingForced));
        }
    }
    Game::at_contract(setup, deal, declarer, (contract, forced)).map_err(undeclarable)
}

/// The factor of running Bock hands (V 8.1).
fn bock_factor(factor: Option<i64>, rules: &RuleSet, texts: LazyTexts) -> Result<u32, LineError> {
    let factor = factor.unwrap_or(1);
    let possible = |factor: i64| {
        let bock = rules.bock.as_ref()?;
        let most = if bock.again == BockAgain::Multiply { u32::from(bock.hands) } else { 1 };
        (1..=most).map(|counts| bock.factor.saturating_pow(counts)).find(|&of| i64::from(of) == factor)
    };
    match factor {
        1 => Ok(1),
        factor => possible(factor)
            .ok_or_else(|| LineError::with(&texts, ErrorCode::BadValue, &[("detail", Arg::from("bock"))])),
    }
}

/// How often the cards were thrown in, by the factor that it comes to (V 8.3).
fn thrown_in(factor: Option<i64>, rules: &RuleSet, texts: LazyTexts) -> Result<u32, LineError> {
    let factor = factor.unwrap_or(1);
    let most = u32::from(rules.all_pass.double_next);
    (0..=most)
        .find(|&times| 1_i64 << times == factor)
        .ok_or_else(|| LineError::with(&texts, ErrorCode::BadValue, &[("detail", Arg::from("next"))]))
}

/// The seats that knocked, each once (V 6.2).
fn knocks(seats: &[i64], texts: LazyTexts) -> Result<SeatSet, LineError> {
    let mut knocks = SeatSet::EMPTY;
    for &number in seats {
        if !knocks.insert(seat(number, "knocks", texts)?) {
            return Err(LineError::plain(&texts, ErrorCode::BadKnocks));
        }
    }
    Ok(knocks)
}

impl Adjudicated {
    /// Plays the cards through the machine, with the doubles after the first.
    fn play(&mut self, plays: &[Card], doubles: &[Seat], texts: LazyTexts) -> Result<(), LineError> {
        let after_first = self.doubles_after_first();
        if plays.is_empty() && !doubles.is_empty() && after_first {
            let code = Rejected::from(BadDouble::OneCard).code();
            return Err(LineError::plain(&texts, code));
        }
        if !after_first {
            self.double(doubles).map_err(|error| rejected(error, None, texts))?;
        }
        for (at, &card) in plays.iter().enumerate() {
            // A Sie takes no plays; every other contract has its cards.
            let Some(play) = self.game.play() else { break };
            let (seat, legal) = (play.turn(), play.legal());
            self.game.act(seat, Action::Play(card)).map_err(|error| rejected(error, Some(at), texts))?;
            self.steps.push(Step { seat, card, legal });
            if at == 0 && after_first {
                self.double(doubles).map_err(|error| rejected(error, None, texts))?;
            }
        }
        self.claim().map_err(|error| rejected(error, None, texts))
    }

    /// Whether a first double comes after the first card; when it was said elsewhere, is not told (V 7.3).
    fn doubles_after_first(&self) -> bool {
        let until = self.game.setup().rules.doubling.map(|rules| rules.until);
        self.parties.is_some() && until.is_none_or(|until| until == DoubleUntil::FirstCard)
    }

    /// Doubles as the request says, and the others decline.
    fn double(&mut self, doubles: &[Seat]) -> Result<(), Rejected> {
        let Some(parties) = self.parties else {
            for &seat in doubles {
                self.game.act(seat, Action::Double(Doubling::Stoss))?;
            }
            return Ok(());
        };
        let Some(rules) = self.game.setup().rules.doubling else {
            return if doubles.is_empty() { Ok(()) } else { Err(BadDouble::Off.into()) };
        };
        if doubles.len() > rules.steps.len().max(2) {
            return Err(BadDouble::TooMany.into());
        }
        for (step, &seat) in doubles.iter().enumerate() {
            if step % 2 == 1 {
                self.retour(seat, parties)?;
            } else if seat == parties.declarer {
                return Err(BadDouble::NotADefender.into());
            } else {
                self.game.act(seat, Action::Double(Doubling::Stoss))?;
            }
        }
        while matches!(self.game.stage(), Stage::Doubling | Stage::Retour) {
            let Some(seat) = self.game.next_to_act() else { break };
            self.game.act(seat, Action::Double(Doubling::Decline))?;
        }
        Ok(())
    }

    fn retour(&mut self, seat: Seat, parties: Parties) -> Result<(), Rejected> {
        if self.game.stage() != Stage::Retour {
            return Err(BadDouble::NoRetour.into());
        }
        let rules = self.game.setup().rules.doubling;
        let by_party = rules.is_some_and(|rules| rules.answer == DoubleAnswer::Party);
        if seat != parties.declarer && !by_party {
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

/// A Bettel ranks its cards as the rule set says (V 2.2).
pub(crate) fn under(rules: &RuleSet, contract: Contract) -> Contract {
    match (contract, &rules.bettel) {
        (Contract::Bettel { .. }, Some(bettel)) => Contract::Bettel { order: bettel.ranking() },
        (contract, _) => contract,
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
        (Lineup::Alone | Lineup::Married | Lineup::Everyone, None) => {
            Contract::of(kind, None).ok_or_else(|| plain(ErrorCode::SuitMissing))
        }
        (Lineup::Alone | Lineup::Married | Lineup::Everyone, Some(_)) => {
            Contract::of(kind, suit).ok_or_else(|| plain(ErrorCode::SuitNotAllowed))
        }
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
