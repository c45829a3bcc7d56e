//! The sheet as text.

use schafkopf_runde::{
    Counted, Evening, Figures, Log, Row, RowState, Statistics, Transfer, Version, transfers,
};
use stammtisch_text::Arg;
use stammtisch_wire::runde::{Words, money, refusal_words};

/// A round being shown.
pub(super) struct Sheet<'a> {
    pub(super) words: Words<'a>,
}

impl Sheet<'_> {
    /// Everything: evenings, what does not fit, the book, the figures.
    pub(super) fn whole(&self, log: &Log, statistics: &Statistics) -> String {
        let mut text = String::new();
        for evening in self.words.runde.evenings() {
            self.evening(evening, &mut text);
        }
        self.unfit(log, &mut text);
        self.book(&mut text);
        self.figures(statistics, &mut text);
        text
    }

    fn say(&self, text: &mut String, key: &str, args: &[(&str, Arg<'_>)]) {
        text.push_str(&self.words.texts.format(key, args));
        text.push('\n');
    }

    fn evening(&self, evening: &Evening, text: &mut String) {
        let opening = evening.opening();
        let place = if opening.place.is_empty() { String::new() } else { format!(", {}", opening.place) };
        let heading = [
            ("date", Arg::from(opening.date.to_string())),
            ("place", Arg::from(place)),
            ("rules", Arg::from(self.words.texts.rule_set(opening.rules.set()))),
            ("unit", Arg::from(money(i64::from(opening.unit_cents), self.words.texts))),
        ];
        self.say(text, "zettel-evening", &heading);
        for row in evening.rows() {
            self.row(row, text);
        }
        if evening.is_closed() {
            self.say(text, "zettel-closed", &[("sums", Arg::from(self.words.sums(evening.cents())))]);
        } else {
            let next = [
                ("hand", Arg::from(i64::from(evening.next_slot()))),
                ("dealer", Arg::from(self.words.name(evening.dealer()))),
                ("players", Arg::from(self.words.names(&evening.players()))),
                ("pot", Arg::from(money(evening.pot(), self.words.texts))),
            ];
            self.say(text, "zettel-next", &next);
            if !evening.sits_out().is_empty() {
                self.say(text, "zettel-out", &[("names", Arg::from(self.words.names(&evening.sits_out())))]);
            }
            self.say(text, "zettel-so-far", &[("sums", Arg::from(self.words.sums(evening.cents())))]);
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
            ("dealer", Arg::from(self.words.name(&counted.hand.dealer))),
            ("what", Arg::from(self.words.hand(&counted.hand))),
            ("sums", Arg::from(self.words.sums(&counted.cents))),
        ];
        self.say(text, "zettel-hand", &args);
    }

    fn version(&self, slot: u32, (key, version): (&str, &Version), text: &mut String) {
        let pays = version.would_pay.as_ref().map_or_else(String::new, |cents| self.words.sums(cents));
        let args = [
            ("hand", Arg::from(i64::from(slot))),
            ("entry", Arg::from(version.entry.to_string())),
            ("what", Arg::from(self.words.hand(&version.hand))),
            ("sums", Arg::from(pays)),
        ];
        self.say(text, key, &args);
    }

    /// What stands beside the sheet, and ids that two phones gave.
    fn unfit(&self, log: &Log, text: &mut String) {
        for unfit in self.words.runde.unfit() {
            let args = [
                ("entry", Arg::from(unfit.entry.to_string())),
                ("why", Arg::from(refusal_words(&unfit.refusal, self.words.texts))),
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
        for member in self.words.runde.members() {
            let args = [
                ("name", Arg::from(self.words.name(&member.id))),
                ("sum", Arg::from(money(self.words.runde.balance(&member.id), self.words.texts))),
            ];
            self.say(
                text,
                if member.left.is_some() { "zettel-balance-left" } else { "zettel-balance" },
                &args,
            );
        }
        match transfers(self.words.runde.balances()) {
            None => {
                let pots = [("sum", Arg::from(money(self.words.runde.pots(), self.words.texts)))];
                self.say(text, "zettel-pot-open", &pots);
            }
            Some(due) => due.iter().for_each(|transfer| self.transfer(transfer, text)),
        }
    }

    fn transfer(&self, transfer: &Transfer, text: &mut String) {
        let args = [
            ("from", Arg::from(self.words.name(&transfer.from))),
            ("to", Arg::from(self.words.name(&transfer.to))),
            ("sum", Arg::from(money(transfer.cents, self.words.texts))),
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
                ("what", Arg::from(self.words.texts.kind(dearest.kind))),
                ("who", Arg::from(self.words.name(&dearest.declarer))),
                ("date", Arg::from(dearest.date.to_string())),
                ("sum", Arg::from(money(dearest.cents, self.words.texts))),
            ];
            self.say(text, "zettel-dearest", &args);
        }
        for sie in &statistics.sie {
            let args = [
                ("who", Arg::from(self.words.name(&sie.declarer))),
                ("date", Arg::from(sie.date.to_string())),
                ("players", Arg::from(self.words.names(&sie.players))),
            ];
            self.say(text, "zettel-sie", &args);
        }
    }

    fn member_figures(&self, figures: &Figures, text: &mut String) {
        let args = [
            ("name", Arg::from(self.words.name(&figures.member))),
            ("evenings", Arg::from(i64::from(figures.evenings))),
            ("hands", Arg::from(i64::from(figures.hands))),
            ("sum", Arg::from(money(figures.cents, self.words.texts))),
            ("won", Arg::from(i64::from(figures.longest.won))),
            ("lost", Arg::from(i64::from(figures.longest.lost))),
        ];
        self.say(text, "zettel-member", &args);
        if figures.declared.is_empty() {
            return;
        }
        let declared = figures.declared.iter().map(|(kind, declared)| {
            format!("{} {}/{}", self.words.texts.kind(*kind), declared.won, declared.played)
        });
        let declared = declared.collect::<Vec<_>>().join(", ");
        self.say(text, "zettel-declared", &[("declared", Arg::from(declared))]);
    }
}
