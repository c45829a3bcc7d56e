//! The sheet as text.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use schafkopf::{Height, Side};
use schafkopf_runde::{
    Counted, EntryId, Evening, Figures, Game, Hand, HandResult, Log, Row, RowState, Runde, Statistics,
    Transfer, Version, transfers,
};
use stammtisch_text::{Arg, Texts};

use super::refused;

/// A round being shown.
pub(super) struct Sheet<'a> {
    pub(super) runde: &'a Runde,
    pub(super) texts: &'static Texts,
}

/// A sum with its sign.
pub(super) fn money(cents: i64, texts: &Texts) -> String {
    let args = [
        ("sign", Arg::from(if cents < 0 { "-" } else { "" })),
        ("whole", Arg::from((cents.unsigned_abs() / 100).to_string())),
        ("cents", Arg::from(format!("{:02}", cents.unsigned_abs() % 100))),
    ];
    texts.format("zettel-money", &args)
}

impl Sheet<'_> {
    /// Everything: evenings, what does not fit, the book, the figures.
    pub(super) fn whole(&self, log: &Log, statistics: &Statistics) -> String {
        let mut text = String::new();
        for evening in self.runde.evenings() {
            self.evening(evening, &mut text);
        }
        self.unfit(log, &mut text);
        self.book(&mut text);
        self.figures(statistics, &mut text);
        text
    }

    fn name(&self, member: &EntryId) -> String {
        let found = self.runde.member(member);
        found.and_then(|member| member.name.clone()).unwrap_or_else(|| {
            let number = found.map_or(0, |member| i64::from(member.number));
            self.texts.format("zettel-number", &[("number", Arg::from(number))])
        })
    }

    fn names<'b>(&self, members: impl IntoIterator<Item = &'b EntryId>) -> String {
        members.into_iter().map(|member| self.name(member)).collect::<Vec<_>>().join(", ")
    }

    fn say(&self, text: &mut String, key: &str, args: &[(&str, Arg<'_>)]) {
        text.push_str(&self.texts.format(key, args));
        text.push('\n');
    }

    fn evening(&self, evening: &Evening, text: &mut String) {
        let opening = evening.opening();
        let place = if opening.place.is_empty() { String::new() } else { format!(", {}", opening.place) };
        let heading = [
            ("date", Arg::from(opening.date.to_string())),
            ("place", Arg::from(place)),
            ("rules", Arg::from(self.texts.rule_set(opening.rules.set()))),
            ("unit", Arg::from(money(i64::from(opening.unit_cents), self.texts))),
        ];
        self.say(text, "zettel-evening", &heading);
        for row in evening.rows() {
            self.row(row, text);
        }
        if evening.is_closed() {
            self.say(text, "zettel-closed", &[("sums", Arg::from(self.sums(evening.cents())))]);
        } else {
            let next = [
                ("hand", Arg::from(i64::from(evening.next_slot()))),
                ("dealer", Arg::from(self.name(evening.dealer()))),
                ("players", Arg::from(self.names(&evening.players()))),
                ("pot", Arg::from(money(evening.pot(), self.texts))),
            ];
            self.say(text, "zettel-next", &next);
            if !evening.sits_out().is_empty() {
                self.say(text, "zettel-out", &[("names", Arg::from(self.names(&evening.sits_out())))]);
            }
            self.say(text, "zettel-so-far", &[("sums", Arg::from(self.sums(evening.cents())))]);
        }
        text.push('\n');
    }

    fn row(&self, row: &Row, text: &mut String) {
        for counted in &row.counted {
            self.counted(row.slot, counted, text);
        }
        for version in &row.versions {
            let key = match version.state {
                RowState::Counts | RowState::Same => continue,
                RowState::Candidate => "zettel-candidate",
                RowState::NotChosen => "zettel-not-chosen",
                RowState::Mended => "zettel-mended",
                RowState::Rewritten => "zettel-rewritten",
                RowState::TakenBack => "zettel-taken-back",
                RowState::Unfit => "zettel-does-not-fit",
            };
            self.version(row.slot, (key, version), text);
        }
    }

    fn counted(&self, slot: u32, counted: &Counted, text: &mut String) {
        let args = [
            ("hand", Arg::from(i64::from(slot))),
            ("dealer", Arg::from(self.name(&counted.hand.dealer))),
            ("what", Arg::from(self.hand(&counted.hand))),
            ("sums", Arg::from(self.sums(&counted.cents))),
        ];
        self.say(text, "zettel-hand", &args);
    }

    fn version(&self, slot: u32, (key, version): (&str, &Version), text: &mut String) {
        let pays = version.would_pay.as_ref().map_or_else(String::new, |cents| self.sums(cents));
        let args = [
            ("hand", Arg::from(i64::from(slot))),
            ("entry", Arg::from(version.entry.to_string())),
            ("what", Arg::from(self.hand(&version.hand))),
            ("sums", Arg::from(pays)),
        ];
        self.say(text, key, &args);
    }

    /// What a hand came to, in words.
    fn hand(&self, hand: &Hand) -> String {
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

    fn sums(&self, cents: &BTreeMap<EntryId, i64>) -> String {
        let sums = cents
            .iter()
            .map(|(member, &cents)| format!("{} {}", self.name(member), money(cents, self.texts)));
        sums.collect::<Vec<_>>().join(", ")
    }

    /// What stands beside the sheet, and ids that two phones gave.
    fn unfit(&self, log: &Log, text: &mut String) {
        for unfit in self.runde.unfit() {
            let args = [
                ("entry", Arg::from(unfit.entry.to_string())),
                ("why", Arg::from(refused(&unfit.refusal, self.texts))),
            ];
            self.say(text, "zettel-unfit", &args);
        }
        for id in log.twins() {
            self.say(text, "zettel-twin", &[("entry", Arg::from(id.to_string()))]);
        }
    }

    /// Balances, and who pays whom.
    fn book(&self, text: &mut String) {
        self.say(text, "zettel-book", &[]);
        for member in self.runde.members() {
            let args = [
                ("name", Arg::from(self.name(&member.id))),
                ("sum", Arg::from(money(self.runde.balance(&member.id), self.texts))),
            ];
            self.say(
                text,
                if member.left.is_some() { "zettel-balance-left" } else { "zettel-balance" },
                &args,
            );
        }
        match transfers(self.runde.balances()) {
            None => {
                let pots = [("sum", Arg::from(money(self.runde.pots(), self.texts)))];
                self.say(text, "zettel-pot-open", &pots);
            }
            Some(due) => due.iter().for_each(|transfer| self.transfer(transfer, text)),
        }
    }

    fn transfer(&self, transfer: &Transfer, text: &mut String) {
        let args = [
            ("from", Arg::from(self.name(&transfer.from))),
            ("to", Arg::from(self.name(&transfer.to))),
            ("sum", Arg::from(money(transfer.cents, self.texts))),
        ];
        self.say(text, "zettel-transfer", &args);
    }

    fn figures(&self, statistics: &Statistics, text: &mut String) {
        if statistics.hands == 0 {
            return;
        }
        text.push('\n');
        self.say(text, "zettel-figures", &[("hands", Arg::from(i64::from(statistics.hands)))]);
        for figures in &statistics.figures {
            self.member_figures(figures, text);
        }
        if let Some(dearest) = &statistics.dearest {
            let args = [
                ("what", Arg::from(self.texts.kind(dearest.kind))),
                ("who", Arg::from(self.name(&dearest.declarer))),
                ("date", Arg::from(dearest.date.to_string())),
                ("sum", Arg::from(money(dearest.cents, self.texts))),
            ];
            self.say(text, "zettel-dearest", &args);
        }
        for sie in &statistics.sie {
            let args = [
                ("who", Arg::from(self.name(&sie.declarer))),
                ("date", Arg::from(sie.date.to_string())),
                ("players", Arg::from(self.names(&sie.players))),
            ];
            self.say(text, "zettel-sie", &args);
        }
    }

    fn member_figures(&self, figures: &Figures, text: &mut String) {
        let args = [
            ("name", Arg::from(self.name(&figures.member))),
            ("evenings", Arg::from(i64::from(figures.evenings))),
            ("hands", Arg::from(i64::from(figures.hands))),
            ("sum", Arg::from(money(figures.cents, self.texts))),
            ("won", Arg::from(i64::from(figures.longest.won))),
            ("lost", Arg::from(i64::from(figures.longest.lost))),
        ];
        self.say(text, "zettel-member", &args);
        if figures.declared.is_empty() {
            return;
        }
        let declared = figures.declared.iter().map(|(kind, declared)| {
            format!("{} {}/{}", self.texts.kind(*kind), declared.won, declared.played)
        });
        let declared = declared.collect::<Vec<_>>().join(", ");
        self.say(text, "zettel-declared", &[("declared", Arg::from(declared))]);
    }
}
