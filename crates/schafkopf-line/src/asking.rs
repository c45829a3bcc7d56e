//! The line protocol of `suggest`, seen from the side that asks: a view as a request, an answer as an action.

use schafkopf::{
    Action, Actions, Bid, BidChoices, CallRank, CalledCard, Card, Contract, ContractKind, Doubling, RuleSet,
    Rung, Seat, SeatView, Suit,
};
use serde::{Deserialize, Serialize};

/// A request: what the seat can see, and what it has to decide.
#[derive(Debug, Serialize)]
pub struct Request<'a> {
    id: &'a str,
    rules: &'a str,
    dealer: u8,
    game: u32,
    seat: u8,
    hand: String,
    decide: &'static str,
    auction: Vec<Said>,
    #[serde(skip_serializing_if = "Option::is_none")]
    declarer: Option<u8>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    contract: Option<Named>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    forced: bool,
    doubles: Vec<u8>,
    plays: String,
}

/// Words of the auction.
#[derive(Debug, Serialize)]
struct Said {
    seat: u8,
    say: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
}

/// A contract by its names.
#[derive(Debug, Serialize)]
struct Named {
    contract: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    suit: Option<Suit>,
    tout: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    called: Option<Card>,
}

impl<'a> Request<'a> {
    /// The request for a seat's decision; none where the protocol has no such decision.
    pub fn of(view: &'a SeatView, rules: &RuleSet, id: &'a str) -> Option<Request<'a>> {
        let decide = match view.memory.actions {
            Actions::Bid(_) => "auction",
            Actions::Declare(_) => "contract",
            Actions::Double(_) => "double",
            Actions::Play(_) | Actions::PlayOrStoss(_) => "card",
            // The protocol has no words for these: who plays in another's stead decides.
            Actions::Nothing
            | Actions::MayStoss
            | Actions::Knock
            | Actions::DeclareOrPutUp { .. }
            | Actions::Court { .. }
            | Actions::Give(_)
            | Actions::Claim => return None,
        };
        let table = &view.table;
        let doubles = table.doubles.stoss.into_iter().chain(table.declarer.filter(|_| table.doubles.retour));
        let plays: Vec<String> = view.memory.plays.iter().map(|(_, card)| card.to_string()).collect();
        Some(Request {
            id,
            rules: &table.rules,
            dealer: table.dealer.number(),
            game: table.number,
            seat: view.seat.number(),
            hand: view.memory.dealt.to_string(),
            decide,
            auction: table.bids.iter().map(|said| words(said.seat.number(), said.bid, rules)).collect(),
            declarer: table.declarer.map(Seat::number),
            contract: table.contract.map(named),
            forced: table.forced,
            doubles: doubles.map(Seat::number).collect(),
            plays: plays.join(" "),
        })
    }

    /// The request as a line.
    pub fn line(&self) -> String {
        let mut line = serde_json::to_string(self).expect("a request is plain data");
        line.push('\n');
        line
    }
}

fn words(seat: u8, bid: Bid, rules: &RuleSet) -> Said {
    let level = |claim: Rung, named: Option<ContractKind>| {
        let of_rung = || {
            rules
                .auction
                .ladder
                .get(usize::from(claim.0))
                .and_then(|rung| rung.first())
                .map(|entry| entry.kind)
        };
        named.or_else(|| if claim == Rung(0) { None } else { of_rung() }).map(ContractKind::name)
    };
    let (say, level) = match bid {
        Bid::Pass | Bid::Offer | Bid::Redeal => ("pass", None),
        Bid::Play { claim, named } => ("play", level(claim, named)),
        Bid::Hold { .. } => ("hold", None),
        Bid::Raise { claim, named } => ("raise", level(claim, named)),
        Bid::Good => ("good", None),
    };
    Said { seat, say, level }
}

fn named(contract: Contract) -> Named {
    let called = contract.called().filter(|called| called.rank != CallRank::Ace);
    Named {
        contract: contract.kind().plain().name(),
        suit: contract.suit(),
        tout: contract.kind().is_tout(),
        called: called.map(CalledCard::card),
    }
}

/// An answer, as far as a decision needs it; what else it holds is not looked at.
#[derive(Debug, Deserialize)]
pub struct Answer {
    id: String,
    ok: bool,
    say: Option<String>,
    level: Option<String>,
    contract: Option<String>,
    suit: Option<Suit>,
    tout: Option<bool>,
    called: Option<Card>,
    double: Option<bool>,
    card: Option<Card>,
}

impl Answer {
    /// Reads the answer to a request; none for a line that is none.
    pub fn read(line: &[u8], id: &str) -> Option<Answer> {
        serde_json::from_slice(line).ok().filter(|answer: &Answer| answer.ok && answer.id == id)
    }

    /// The action that the answer means; it need not be legal. None where something is missing or misspelt.
    pub fn action(&self, view: &SeatView, rules: &RuleSet) -> Option<Action> {
        match &view.memory.actions {
            Actions::Bid(choices) => self.bid(*choices, rules).map(Action::Bid),
            Actions::Declare(_) | Actions::DeclareOrPutUp { .. } => self.declared().map(Action::Declare),
            Actions::Double(_) => self.double.map(|double| Action::Double(doubling(double, view))),
            Actions::PlayOrStoss(_) if self.double == Some(true) => Some(Action::Double(Doubling::Stoss)),
            Actions::Play(_) | Actions::PlayOrStoss(_) => self.card.map(Action::Play),
            Actions::Nothing
            | Actions::MayStoss
            | Actions::Knock
            | Actions::Court { .. }
            | Actions::Give(_)
            | Actions::Claim => None,
        }
    }

    fn bid(&self, choices: BidChoices, rules: &RuleSet) -> Option<Bid> {
        let claim = || match self.level.as_deref() {
            None => choices.least,
            Some(level) => level.parse().ok().and_then(|kind| rules.rung(kind)).map(|rung| Rung(rung as u8)),
        };
        match self.say.as_deref()? {
            "pass" => Some(Bid::Pass),
            "good" => Some(Bid::Good),
            "hold" => Some(Bid::Hold { named: None }),
            "play" => claim().map(|claim| Bid::Play { claim, named: None }),
            "raise" => claim().map(|claim| Bid::Raise { claim, named: None }),
            _ => None,
        }
    }

    fn declared(&self) -> Option<Contract> {
        let plain: ContractKind = self.contract.as_deref()?.parse().ok()?;
        let kind = Some(plain).filter(|kind| !kind.is_tout())?.announced(self.tout.unwrap_or(false))?;
        match self.called {
            Some(card) if kind == ContractKind::Rufspiel => {
                CalledCard::from_card(card).map(|called| Contract::Rufspiel { called })
            }
            Some(_) | None => Contract::of(kind, self.suit.filter(|_| kind.names_suit())),
        }
    }
}

fn doubling(double: bool, view: &SeatView) -> Doubling {
    match double {
        false => Doubling::Decline,
        true if view.table.declarer == Some(view.seat) => Doubling::Retour,
        true => Doubling::Stoss,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use schafkopf::{
        Action, Actions, Bid, BySeat, Contract, Doubling, Game, Pack, Packets, Seat, SeatView, Seed, Setup,
    };
    use schafkopf_bots::{Bot as _, Builtin, Conditions, Player, Stopped, Thinking, play_hand};
    use serde_json::{Value, json};

    use super::{Answer, Request, named};

    /// A bot whose every decision goes through the protocol and back.
    struct Wired<'a> {
        bot: Box<dyn Player + 'a>,
        seen: &'a Mutex<Vec<Value>>,
    }

    /// The answer that says what a bot wants to do.
    fn answer(action: Action, view: &SeatView) -> Value {
        match action {
            Action::Bid(bid) => {
                let (say, claim) = match bid {
                    Bid::Pass | Bid::Offer | Bid::Redeal => ("pass", None),
                    Bid::Play { claim, .. } => ("play", Some(claim)),
                    Bid::Hold { .. } => ("hold", None),
                    Bid::Raise { claim, .. } => ("raise", Some(claim)),
                    Bid::Good => ("good", None),
                };
                let rules = schafkopf::rules::builtin(&view.table.rules).unwrap();
                let level = claim.map(|claim| rules.auction.ladder[usize::from(claim.0)][0].kind.name());
                json!({"id": "7", "ok": true, "say": say, "level": level, "options": []})
            }
            Action::Declare(contract) => {
                let mut value = serde_json::to_value(named(contract)).unwrap();
                value["id"] = json!("7");
                value["ok"] = json!(true);
                value
            }
            Action::Double(double) => json!({"id": "7", "ok": true, "double": double != Doubling::Decline}),
            Action::Play(card) => json!({"id": "7", "ok": true, "card": card, "moves": [], "ms": 1}),
            Action::Claim(_) | Action::Knock(_) | Action::Hochzeit(_) => json!(null),
        }
    }

    impl Player for Wired<'_> {
        fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Action {
            let action = self.bot.act(view, thinking);
            let Some(request) = Request::of(view, thinking.rules, "7") else { return action };
            let line = request.line();
            assert!(line.ends_with('\n') && !line[..line.len() - 1].contains('\n'));
            self.seen.lock().unwrap().push(serde_json::from_str(&line).unwrap());
            let told = answer(action, view).to_string();
            let heard = Answer::read(told.as_bytes(), "7").unwrap().action(view, thinking.rules);
            let named_early = matches!(action, Action::Bid(bid) if bid.named().is_some());
            assert!(named_early || heard == Some(action), "{told} is not {action:?}");
            action
        }
    }

    #[test]
    fn what_a_bot_wants_survives_the_protocol() {
        // What only house rules know is not asked: knocks, offers, an exchange.
        for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
            let rules = schafkopf::rules::builtin(id).unwrap();
            let packets = Packets::of(rules.deck(), &rules.deal.packets).unwrap();
            let seen = Mutex::new(Vec::new());
            for number in 0..60 {
                let pack = Pack::shuffled_of(rules.deck(), &mut Seed::from_text(id).nth(number).generator());
                let setup = Setup {
                    rules: Arc::clone(&rules),
                    dealer: Seat::One,
                    number: 2,
                    thrown_in: number as u32 % 2,
                    bock: 1,
                };
                let mut game = Game::new(setup, pack.deal(Seat::One, &packets));
                let mut players = BySeat::from_fn(|seat| {
                    let bot =
                        if seat == Seat::One { Builtin::Regel.player() } else { Builtin::Zufall.player() };
                    Box::new(Wired { bot, seen: &seen }) as Box<dyn Player>
                });
                play_hand(
                    &mut game,
                    &mut players,
                    &Conditions { clock: &Stopped, limit: None, seed: number },
                );
            }
            let seen = seen.into_inner().unwrap();
            for decide in ["auction", "contract", "card"] {
                assert!(seen.iter().any(|request| request["decide"] == decide), "{id}: {decide}");
            }
        }
    }

    fn view() -> (Game, SeatView) {
        let rules = schafkopf::rules::builtin("schule").unwrap();
        let deal = schafkopf::Deal::parse(&[
            "EO GO EU HA H7 EK E9 S7",
            "HO SO GU HU SU HZ HK EA",
            "H9 H8 GA GZ GK G9 SA SZ",
            "EZ E8 E7 G8 G7 SK S9 S8",
        ]);
        let setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
        let game = Game::new(setup, deal.unwrap());
        let view = game.view(Seat::One);
        (game, view)
    }

    #[test]
    fn a_request_holds_what_the_seat_sees() {
        let (mut game, first) = view();
        let rules = Arc::clone(&game.setup().rules);
        let line = Request::of(&first, &rules, "1").unwrap().line();
        assert_eq!(
            serde_json::from_str::<Value>(&line).unwrap(),
            json!({"id": "1", "rules": "schule", "dealer": 4, "game": 2, "seat": 1, "hand": "EK EO EU E9 GO HA H7 S7",
                "decide": "auction", "auction": [], "doubles": [], "plays": ""})
        );
        let say = |game: &mut Game, seat, action| game.act(seat, action).unwrap();
        say(&mut game, Seat::One, Action::Bid(Bid::Play { claim: schafkopf::Rung(0), named: None }));
        for seat in [Seat::Two, Seat::Three, Seat::Four] {
            say(&mut game, seat, Action::Bid(Bid::Pass));
        }
        let called = schafkopf::CalledCard::ace(schafkopf::CallSuit::Eichel);
        say(&mut game, Seat::One, Action::Declare(Contract::Rufspiel { called }));
        say(&mut game, Seat::One, Action::Play("EO".parse().unwrap()));
        say(&mut game, Seat::Three, Action::Double(Doubling::Stoss));
        let retour = game.view(Seat::One);
        assert!(matches!(retour.memory.actions, Actions::Double(_)));
        let line = Request::of(&retour, &rules, "2").unwrap().line();
        assert_eq!(
            serde_json::from_str::<Value>(&line).unwrap(),
            json!({"id": "2", "rules": "schule", "dealer": 4, "game": 2, "seat": 1, "hand": "EK EO EU E9 GO HA H7 S7",
                "decide": "double", "auction": [{"seat": 1, "say": "play"}, {"seat": 2, "say": "pass"},
                    {"seat": 3, "say": "pass"}, {"seat": 4, "say": "pass"}],
                "declarer": 1, "contract": "rufspiel", "suit": "E", "tout": false, "doubles": [3], "plays": "EO"})
        );
        let answer = Answer::read(br#"{"id":"2","ok":true,"double":true}"#, "2").unwrap();
        assert_eq!(answer.action(&retour, &rules), Some(Action::Double(Doubling::Retour)));
    }

    #[test]
    fn what_is_no_answer_is_not_taken_for_one() {
        for line in [
            "",
            "rubbish",
            "[]",
            "{}",
            r#"{"id":"1"}"#,
            r#"{"id":"2","ok":true,"say":"pass"}"#,
            r#"{"id":"1","ok":false,"error":{}}"#,
            r#"{"id":"1","ok":true,"card":"XX"}"#,
            "\u{1f0a1}",
        ] {
            assert!(Answer::read(line.as_bytes(), "1").is_none(), "{line}");
        }
        let (game, view) = view();
        for line in [
            r#"{"id":"1","ok":true}"#,
            r#"{"id":"1","ok":true,"card":"EO"}"#,
            r#"{"id":"1","ok":true,"say":"maybe"}"#,
            r#"{"id":"1","ok":true,"say":"play","level":"bettel"}"#,
        ] {
            let answer = Answer::read(line.as_bytes(), "1").unwrap();
            assert_eq!(answer.action(&view, &game.setup().rules), None, "{line}");
        }
    }
}
