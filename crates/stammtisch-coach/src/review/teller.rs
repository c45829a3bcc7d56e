//! The words for a review: names, actions, amounts, and sentences that say why.

use schafkopf::{Card, CardSet, Contract, Order, Seat, Suit};
use schafkopf_bots::Role;
use schafkopf_bots::arena::Currency;
use schafkopf_bots::review::{
    Alternative, Decision, DecisionKind, Grade, Habit, Review, Say, Score, Told, TurningPoint,
};
use stammtisch_text::figures::decimal;
use stammtisch_text::{Arg, Lang, Texts};

/// Tells about one review in one language.
pub struct Teller<'a> {
    /// The words.
    pub texts: &'static Texts,
    /// What it tells about.
    pub review: &'a Review,
}

impl Teller<'_> {
    /// A message.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A message with values.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.format(key, args)
    }

    /// A player by his name, else by his seat.
    pub fn who(&self, seat: Seat) -> String {
        name(self.texts, self.review.players[seat].as_deref(), Some(seat))
    }

    /// The part of a seat; none where nobody plays.
    pub fn role(&self, seat: Seat) -> Option<Role> {
        let declared = self.review.declared?;
        let parties = schafkopf::Parties { declarer: declared.declarer, partner: declared.partner };
        Some(Role::of(seat, parties))
    }

    /// The word for the part of a seat.
    pub fn role_word(&self, seat: Seat) -> Option<String> {
        self.role(seat).map(|role| self.get(&format!("review-role-{}", role.name())))
    }

    /// What is trump and beats what.
    pub fn order(&self) -> Order {
        match self.review.declared.map(|declared| declared.contract) {
            Some(Told::Contract { contract, suit, .. }) => {
                Contract::of(contract, suit).map_or(Order::solo(Suit::Herz), Contract::order)
            }
            _ => Order::solo(Suit::Herz),
        }
    }

    /// A hand as a player sorts it.
    pub fn sorted(&self, hand: CardSet) -> Vec<Card> {
        self.order().sorted(hand).collect()
    }

    /// What was played and by whom: "Anna spielt: Rufspiel mit der Alten, Mitspieler Bert".
    pub fn contract_line(&self) -> Option<String> {
        let declared = self.review.declared?;
        let mut args = vec![
            ("who", Arg::from(self.who(declared.declarer))),
            ("contract", Arg::from(self.action(declared.declarer, declared.contract))),
        ];
        let must = if declared.forced { "review-must-play" } else { "review-plays" };
        let line = match declared.partner {
            None => self.say(must, &args),
            Some(partner) => {
                args.push(("partner", Arg::from(self.who(partner))));
                self.say(&format!("{must}-with"), &args)
            }
        };
        let doubled = |(number, seat): (i64, &Seat)| {
            let args = [("number", Arg::from(number)), ("who", Arg::from(self.who(*seat)))];
            format!(" · {}", self.say("review-doubled", &args))
        };
        let doubles = (1..).zip(&self.review.doubles).map(doubled);
        Some(std::iter::once(line).chain(doubles).collect())
    }

    /// How it ended.
    pub fn result_line(&self) -> String {
        let Some(result) = &self.review.result else {
            let key = if self.review.declared.is_some() { "review-open" } else { "review-thrown-in" };
            return self.get(key);
        };
        let args = [
            ("points", Arg::from(i64::from(result.declarer_points))),
            ("tricks", Arg::from(i64::from(result.declarer_tricks))),
        ];
        let line = self.say(if result.won { "review-won" } else { "review-lost" }, &args);
        match (result.schneider, result.schwarz) {
            (_, true) => format!("{line} {}", self.get("review-schwarz")),
            (true, false) => format!("{line} {}", self.get("review-schneider")),
            (false, false) => line,
        }
    }

    /// An action in words.
    pub fn action(&self, seat: Seat, told: Told) -> String {
        let texts = self.texts;
        match told {
            Told::Card { card } => texts.card(card),
            Told::Double { double } => {
                let declares = self.review.declared.is_some_and(|declared| declared.declarer == seat);
                self.get(match (double, declares) {
                    (true, false) => "review-say-double",
                    (false, false) => "review-say-decline",
                    (true, true) => "review-say-retour",
                    (false, true) => "review-say-no-retour",
                })
            }
            Told::Contract { contract, suit, tout, called } => {
                let kind = if tout { contract.tout().unwrap_or(contract) } else { contract };
                match (called, suit) {
                    (Some(card), _) => {
                        texts.format("contract-rufspiel-other", &[("card", Arg::from(texts.card(card)))])
                    }
                    (None, Some(suit)) if contract == schafkopf::ContractKind::Rufspiel => {
                        texts.get(&format!("contract-rufspiel-{}", suit.letter()))
                    }
                    (None, Some(suit)) => {
                        let key = format!("contract-{}", kind.name().replace('_', "-"));
                        texts.format(&key, &[("suit", Arg::from(texts.suit(suit)))])
                    }
                    (None, None) => texts.kind(kind),
                }
            }
            Told::Bid { say, level, named } => {
                let rung = level.map(|kind| Arg::from(texts.kind(kind)));
                let words = match (say, rung) {
                    (Say::Pass, _) => texts.get("bid-pass"),
                    (Say::Good, _) => texts.get("bid-good"),
                    (Say::Offer, _) => texts.get("bid-offer"),
                    (Say::Redeal, _) => texts.get("bid-redeal"),
                    (Say::Play | Say::Raise, None) => texts.get("bid-play"),
                    (Say::Play | Say::Hold | Say::Raise, Some(kind)) if named => {
                        texts.format("bid-named", &[("kind", kind)])
                    }
                    (Say::Hold, _) => texts.get("bid-hold"),
                    (Say::Play, Some(rung)) => texts.format("bid-play-too", &[("rung", rung)]),
                    (Say::Raise, Some(rung)) => texts.format("bid-raise", &[("rung", rung)]),
                };
                self.say("review-say-words", &[("words", Arg::from(words))])
            }
        }
    }

    /// A value: in money where there is money, "+4 ct", else in what the review counts in, "+0,35".
    pub fn value(&self, value: f64) -> String {
        match (self.review.currency, self.review.unit_cents) {
            (Currency::Units, Some(_)) if value > 0.0 => format!("+{}", self.price(value)),
            (Currency::Units, Some(_)) => self.price(value),
            (Currency::Units, None) | (Currency::Points, _) => signed(self.texts.lang(), value),
        }
    }

    /// What a decision cost, and how far off that may be: "4 ct (± 1 ct)".
    pub fn cost(&self, decision: &Decision) -> String {
        let cost = self.price(decision.cost);
        if decision.interval <= 0.0 {
            return cost;
        }
        let args = [("cost", Arg::from(cost)), ("interval", Arg::from(self.price(decision.interval)))];
        self.say("review-about", &args)
    }

    /// What could have been done too and was not worked out; none where everything was.
    pub fn untried(&self, decision: &Decision) -> Option<String> {
        let options: Vec<String> =
            decision.untried.iter().map(|&told| self.action(decision.seat, told)).collect();
        let told = || self.say("review-untried", &[("options", Arg::from(options.join(", ")))]);
        (!options.is_empty()).then(told)
    }

    /// A price in money, "4 ct", where there is money; else in units or list points, "0,35 E".
    pub fn price(&self, value: f64) -> String {
        price(self.texts, self.review.currency, self.review.unit_cents, value)
    }

    /// A share in per cent.
    pub fn percent(&self, share: f64) -> String {
        percent(self.texts, share * 100.0)
    }

    /// Where a decision stands in the game.
    pub fn place(&self, decision: &Decision) -> String {
        match (decision.kind, decision.trick) {
            (DecisionKind::Auction, _) => self.get("review-auction"),
            (DecisionKind::Contract, _) => self.get("review-contract"),
            (DecisionKind::Double, _) => self.get("review-double"),
            (DecisionKind::Card, trick) => {
                self.say("review-trick", &[("trick", Arg::from(i64::from(trick.unwrap_or(0))))])
            }
        }
    }

    /// The sentences that say why a decision was a mistake.
    pub fn why(&self, decision: &Decision) -> Vec<String> {
        let rule = self.rule(decision).map(|rule| self.say("review-rule", &[("rule", Arg::from(rule))]));
        let reasons = self.reasons(decision);
        self.lesson(decision).into_iter().chain(reasons).chain(rule).chain(self.open(decision)).collect()
    }

    /// What was wrong with a decision; none where nothing was.
    pub fn lesson(&self, decision: &Decision) -> Option<String> {
        let (best, chosen, lesson) = (decision.best()?, decision.chosen()?, decision.lesson?);
        let args = [
            ("best", Arg::from(self.action(decision.seat, best.action))),
            ("played", Arg::from(self.action(decision.seat, chosen.action))),
        ];
        Some(self.say(&format!("lesson-{}", lesson.name()), &args))
    }

    /// The rule of thumb that leads to the best card, unless the lesson says the same.
    pub fn rule(&self, decision: &Decision) -> Option<String> {
        let repeated = |rule| decision.lesson.is_some_and(|lesson| lesson.repeats(rule));
        let rule = decision.rule.filter(|&rule| decision.kind == DecisionKind::Card && !repeated(rule))?;
        Some(self.get(&format!("reason-{}", rule.name())))
    }

    /// What open cards say to a card; none where they say nothing.
    pub fn open(&self, decision: &Decision) -> Option<String> {
        if decision.kind != DecisionKind::Card {
            return None;
        }
        self.compare(decision.seat, decision.best()?, decision.chosen()?)
    }

    /// What open cards say to the best card and the one that was played.
    fn compare(&self, seat: Seat, best: &Alternative, chosen: &Alternative) -> Option<String> {
        let (best, chosen) = best.open.zip(chosen.open)?;
        let (better, worse) = best.points.zip(chosen.points)?;
        let declares = matches!(self.role(seat), Some(Role::Declarer | Role::Partner));
        if better == worse {
            return Some(self.get("review-open-same"));
        }
        if (better < worse) == declares {
            return Some(self.get("review-open-lucky"));
        }
        let key = if self.is_tout() { "review-open-tricks" } else { "review-open-points" };
        let args = [("best", Arg::from(i64::from(better))), ("played", Arg::from(i64::from(worse)))];
        Some(self.say(key, &args))
    }

    /// Whether tricks are counted, not points.
    pub fn is_tout(&self) -> bool {
        let contract = self.review.declared.map(|declared| declared.contract);
        matches!(contract, Some(Told::Contract { tout: true, .. }))
    }

    /// How good a decision was and what it cost, in one line.
    pub fn verdict(&self, decision: &Decision) -> String {
        let verdict = self.get(&format!("review-verdict-{}", decision.verdict.name()));
        if !decision.verdict.is_mistake() {
            return verdict;
        }
        let cost = self.say("review-cost", &[("cost", Arg::from(self.cost(decision)))]);
        let mut line = format!("{verdict}, {cost}");
        if let (Some(best), Some(chosen)) = (decision.best(), decision.chosen())
            && decision.kind == DecisionKind::Card
        {
            let args = [
                ("best", Arg::from(self.percent(best.win))),
                ("played", Arg::from(self.percent(chosen.win))),
            ];
            line.push_str("; ");
            line.push_str(&self.say("review-win-chance", &args));
        }
        line
    }

    /// How many deals a decision was judged by.
    pub fn worlds(&self, decision: &Decision) -> String {
        let key = if decision.exhaustive { "review-worlds-all" } else { "review-worlds" };
        self.say(key, &[("worlds", Arg::from(i64::from(decision.worlds)))])
    }

    /// A card with which the hand turned, in one line.
    pub fn turn(&self, turn: &TurningPoint) -> String {
        self.say("review-turning-line", &self.turn_args(turn))
    }

    /// The same in a sentence or two.
    pub fn turn_sentence(&self, turn: &TurningPoint) -> String {
        let key = if turn.decides() { "review-turn-decides" } else { "review-turn-height" };
        self.say(key, &self.turn_args(turn))
    }

    fn turn_args(&self, turn: &TurningPoint) -> [(&'static str, Arg<'static>); 5] {
        let grade = |grade: Grade| Arg::from(self.get(&format!("review-grade-{}", grade.name())));
        [
            ("trick", Arg::from(i64::from(turn.trick))),
            ("who", Arg::from(self.who(turn.seat))),
            ("card", Arg::from(self.texts.card(turn.card))),
            ("from", grade(turn.from)),
            ("to", grade(turn.to)),
        ]
    }

    /// What the turning points say in all, or that there are none.
    pub fn turning_note(&self) -> String {
        let turns = !self.review.turning_points.is_empty();
        self.get(if turns { "review-turning-note" } else { "review-no-turning" })
    }

    /// What a player can learn from a kind of mistake.
    pub fn advice(&self, seat: Seat, habit: &Habit) -> String {
        let args = [
            ("who", Arg::from(self.who(seat))),
            ("advice", Arg::from(self.get(&format!("advice-{}", habit.lesson.name())))),
            ("count", Arg::from(i64::from(habit.count))),
            ("cost", Arg::from(self.price(habit.cost))),
        ];
        self.say("review-advice", &args)
    }

    /// The mistakes, the dearest first.
    pub fn mistakes(&self) -> Vec<&Decision> {
        let mut mistakes: Vec<&Decision> =
            self.review.decisions.iter().filter(|decision| decision.verdict.is_mistake()).collect();
        mistakes.sort_by(|a, b| b.cost.total_cmp(&a.cost));
        mistakes
    }
}

/// The accuracy of a score in per cent.
pub fn accuracy(texts: &Texts, score: &Score) -> String {
    score.accuracy.map_or_else(|| texts.get("review-no-accuracy"), |accuracy| percent(texts, accuracy))
}

/// How many habits of a player are told.
pub const MOST_HABITS: usize = 4;

/// A habit in words, with how often and at which price.
pub fn habit_line(habit: &Habit, cost: &str, texts: &Texts) -> String {
    let args = [
        ("count", Arg::from(i64::from(habit.count))),
        ("habit", Arg::from(texts.get(&format!("habit-{}", habit.lesson.name())))),
        ("cost", Arg::from(cost)),
    ];
    texts.format("review-habit-line", &args)
}

/// A player by his name, else by his seat; nothing in a name commands a terminal.
pub fn name(texts: &Texts, name: Option<&str>, seat: Option<Seat>) -> String {
    match (name, seat) {
        (Some(name), _) => name.chars().map(|c| if c.is_control() { '?' } else { c }).collect(),
        (None, Some(seat)) => texts.seat(seat),
        (None, None) => String::new(),
    }
}

/// A number with its sign.
pub fn signed(lang: Lang, value: f64) -> String {
    let text = decimal(lang, value, 2);
    if value > 0.0 { format!("+{text}") } else { text }
}

/// A price in money where there is money, else in units or list points.
pub fn price(texts: &Texts, currency: Currency, unit_cents: Option<u32>, value: f64) -> String {
    let lang = texts.lang();
    let number = [("value", Arg::from(decimal(lang, value, 2)))];
    let money = |cents: f64| {
        let (key, shown) = if cents.abs() < 9.95 {
            ("review-cents", decimal(lang, cents, 1))
        } else if cents.abs() < 99.5 {
            ("review-cents", decimal(lang, cents, 0))
        } else {
            ("review-euros", decimal(lang, cents / 100.0, 2))
        };
        texts.format(key, &[("value", Arg::from(shown))])
    };
    match (currency, unit_cents) {
        (Currency::Units, Some(cents)) => money(value * f64::from(cents)),
        (Currency::Units, None) => texts.format("review-units", &number),
        (Currency::Points, _) => texts.format("review-list-points", &number),
    }
}

/// A number of per cent.
pub fn percent(texts: &Texts, percent: f64) -> String {
    texts.format("review-percent", &[("value", Arg::from(decimal(texts.lang(), percent, 0)))])
}

/// A whole number with its sign.
pub fn whole_signed(value: i64) -> String {
    match value {
        ..0 => format!("−{}", value.unsigned_abs()),
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
    }
}
