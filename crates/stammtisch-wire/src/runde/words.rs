//! The words of a sheet: what a hand came to, what somebody is called, why something cannot be.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use schafkopf::{Height, Side};
use schafkopf_runde::stored::Fault;
use schafkopf_runde::{BadTable, Deed, EntryId, Game, Hand, HandResult, Refusal, Runde};
use stammtisch_text::{Arg, Texts};

/// The words for a round.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The round, whose members are named.
    pub runde: &'a Runde,
    /// The language.
    pub texts: &'static Texts,
}

/// A sum with its sign.
pub fn money(cents: i64, texts: &Texts) -> String {
    let args = [
        ("sign", Arg::from(if cents < 0 { "-" } else { "" })),
        ("whole", Arg::from((cents.unsigned_abs() / 100).to_string())),
        ("cents", Arg::from(format!("{:02}", cents.unsigned_abs() % 100))),
    ];
    texts.format("zettel-money", &args)
}

/// The key of the words for a refusal.
pub fn refusal_key(refusal: &Refusal) -> String {
    format!("zettel-refusal-{}", refusal.code().replace('_', "-"))
}

/// Why something is refused, with its clause.
pub fn refusal_words(refusal: &Refusal, texts: &Texts) -> String {
    let why = texts.get(&refusal_key(refusal));
    match refusal.clause() {
        Some(clause) => format!("{why} ({clause})"),
        None => why,
    }
}

/// Why a text is no entry; `said` is what is wrong with its JSON.
pub fn fault_words(fault: &Fault, said: impl Fn(&str) -> String, texts: &Texts) -> String {
    match fault {
        Fault::Json(why) => said(why),
        Fault::Version(version) => {
            texts.format("zettel-newer", &[("version", Arg::from(i64::from(*version)))])
        }
        Fault::Word(word) => texts.format("zettel-bad-word", &[("word", Arg::from(word.as_str()))]),
        Fault::Rules => texts.get("zettel-bad-rules"),
    }
}

/// Why a table of sums cannot be taken in.
pub fn bad_table_words(bad: &BadTable, texts: &Texts) -> String {
    let line = |line: &usize| ("line", Arg::from(*line as i64));
    match bad {
        BadTable::Csv(error) => texts.format("zettel-table-csv", &[("why", Arg::from(error.to_string()))]),
        BadTable::Names => texts.get("zettel-table-names"),
        BadTable::Day { line: at, found } => {
            texts.format("zettel-table-day", &[line(at), ("found", Arg::from(found.as_str()))])
        }
        BadTable::Sum { line: at, found } => {
            texts.format("zettel-table-sum", &[line(at), ("found", Arg::from(found.as_str()))])
        }
        BadTable::NotZero { line: at, cents } => {
            texts.format("zettel-table-not-zero", &[line(at), ("sum", Arg::from(money(*cents, texts)))])
        }
    }
}

impl Words<'_> {
    /// A member's name, or his number once it is erased.
    pub fn name(&self, member: &EntryId) -> String {
        let found = self.runde.member(member);
        found.and_then(|member| member.name.clone()).unwrap_or_else(|| {
            let number = found.map_or(0, |member| i64::from(member.number));
            self.texts.format("zettel-number", &[("number", Arg::from(number))])
        })
    }

    /// Names in a row.
    pub fn names<'b>(&self, members: impl IntoIterator<Item = &'b EntryId>) -> String {
        members.into_iter().map(|member| self.name(member)).collect::<Vec<_>>().join(", ")
    }

    /// Sums with their names.
    pub fn sums(&self, cents: &BTreeMap<EntryId, i64>) -> String {
        let sums = cents
            .iter()
            .map(|(member, &cents)| format!("{} {}", self.name(member), money(cents, self.texts)));
        sums.collect::<Vec<_>>().join(", ")
    }

    /// What was done in an entry, in a few words.
    pub fn deed(&self, deed: &Deed) -> String {
        let named = |key: &str, name: String| self.texts.format(key, &[("name", Arg::from(name))]);
        match deed {
            Deed::Joined { name } => named("zettel-deed-joined", name.clone()),
            Deed::Left { member, .. } => named("zettel-deed-left", self.name(member)),
            Deed::Erased { member } => named("zettel-deed-erased", self.name(member)),
            Deed::Opened(_) => self.texts.get("zettel-deed-opened"),
            Deed::SatDown { member, .. } => named("zettel-deed-sat-down", self.name(member)),
            Deed::StoodUp { member, .. } => named("zettel-deed-stood-up", self.name(member)),
            Deed::Played { hand, .. } | Deed::Rewritten { hand, .. } => self.hand(hand),
            Deed::Undone { .. } => self.texts.get("zettel-deed-undone"),
            Deed::Chosen { .. } => self.texts.get("zettel-deed-chosen"),
            Deed::Closed { .. } => self.texts.get("zettel-deed-closed"),
            Deed::Paid { from, to, cents } => {
                let args = [
                    ("from", Arg::from(self.name(from))),
                    ("to", Arg::from(self.name(to))),
                    ("sum", Arg::from(money(*cents, self.texts))),
                ];
                self.texts.format("zettel-deed-paid", &args)
            }
            Deed::Brought { .. } => self.texts.get("zettel-deed-brought"),
        }
    }

    /// What a hand came to, in words.
    pub fn hand(&self, hand: &Hand) -> String {
        let mut said = match &hand.result {
            HandResult::ThrownIn => self.texts.get("zettel-thrown-in"),
            HandResult::Void => self.texts.get("zettel-void"),
            HandResult::Game(game) => self.game(game),
            HandResult::Ramsch(ramsch) => {
                let points =
                    ramsch.points.iter().map(|(member, points)| format!("{} {points}", self.name(member)));
                let args = [("points", Arg::from(points.collect::<Vec<_>>().join(", ")))];
                self.texts.format("zettel-ramsch", &args)
            }
            HandResult::Ruled(incident) => {
                let who = incident.offender.as_ref().map_or_else(String::new, |member| self.name(member));
                let args =
                    [("offence", Arg::from(self.texts.offence(incident.offence))), ("who", Arg::from(who))];
                self.texts.format("zettel-ruled", &args)
            }
        };
        if !hand.knocks.is_empty() {
            let args = [("names", Arg::from(self.names(&hand.knocks)))];
            let _ = write!(said, ", {}", self.texts.format("zettel-knocks", &args));
        }
        said
    }

    fn game(&self, game: &Game) -> String {
        let mut parts = vec![self.declared(game)];
        parts.push(self.texts.get(if game.won { "zettel-won" } else { "zettel-lost" }));
        match game.height {
            Height::Plain => {}
            Height::Schneider => parts.push(self.texts.get("zettel-schneider")),
            Height::Schwarz => parts.push(self.texts.get("zettel-schwarz")),
        }
        let count = |key: &str, count: u8| self.texts.format(key, &[("count", Arg::from(i64::from(count)))]);
        if game.runners > 0 {
            let key = match game.runners_of {
                Side::Declarer => "zettel-runners-with",
                Side::Defenders => "zettel-runners-against",
            };
            parts.push(count(key, game.runners));
        }
        if game.doubles > 0 {
            parts.push(count("zettel-doubles", game.doubles));
        }
        if let Some(claim) = game.claim {
            parts.push(count("zettel-claim", claim.runners));
        }
        if let Some(points) = game.points {
            parts.push(count("zettel-points", points));
        }
        parts.join(", ")
    }

    fn declared(&self, game: &Game) -> String {
        let suit = game.suit.map_or_else(String::new, |suit| format!(" ({})", self.texts.suit(suit)));
        let what = format!("{}{suit}", self.texts.kind(game.kind));
        let who = self.name(&game.declarer);
        match &game.partner {
            Some(partner) => {
                let args = [
                    ("what", Arg::from(what)),
                    ("who", Arg::from(who)),
                    ("partner", Arg::from(self.name(partner))),
                ];
                self.texts.format("zettel-game-with", &args)
            }
            None => self.texts.format("zettel-game", &[("what", Arg::from(what)), ("who", Arg::from(who))]),
        }
    }
}
