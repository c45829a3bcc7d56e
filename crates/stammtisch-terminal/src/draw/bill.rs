//! How a hand was counted, line by line, each with its clause.

use schafkopf::rules::Tariff;
use schafkopf::{Bill, ContractKind, Doubled, Game, ListEntry, Outcome, RuleSet, Settlement, Side};
use stammtisch_text::Arg;

use super::super::voice::{Voice, list_clause, tariff_clause};

/// One line of a bill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Item {
    /// What is counted.
    pub(super) words: String,
    /// How much.
    pub(super) amount: String,
    /// By which clause.
    pub(super) clause: &'static str,
}

/// A hand that is counted.
pub(super) struct Counted<'a> {
    /// The hand.
    pub(super) game: &'a Game,
    /// What it came to.
    pub(super) outcome: &'a Outcome,
    /// What was paid, the pot included.
    pub(super) paid: Settlement,
    /// What was listed.
    pub(super) entry: Option<ListEntry>,
}

impl Counted<'_> {
    /// How money and list points came about.
    pub(super) fn items(&self, voice: Voice<'_>) -> Vec<Item> {
        let rules = &self.game.setup().rules;
        let mut items = Vec::new();
        if let Some(tariff) = &rules.money {
            items.extend(self.money(rules, tariff, voice));
        }
        items.extend(self.list(rules, voice));
        items
    }

    fn money(&self, rules: &RuleSet, tariff: &Tariff, voice: Voice<'_>) -> Vec<Item> {
        let bill = Bill::of(rules, tariff, self.outcome, self.game.multipliers(), self.game.joint_claim());
        let kind = self.outcome.contract.kind();
        let item = |words: String, amount: String, clause| Item { words, amount, clause };
        let mut items =
            vec![item(voice.texts().kind(kind.plain()), bill.base.to_string(), tariff_clause(rules))];
        if bill.runners != 0 {
            items.push(item(self.runners(voice), format!("{:+}", bill.runners), "S 4.2.2"));
        }
        if bill.extra != 0 {
            let schwarz = self.outcome.schwarz && self.game.joint_claim().is_none_or(|claim| claim.schwarz);
            let (key, clause) =
                if schwarz { ("kind-schwarz", "S 4.1.4") } else { ("kind-schneider", "S 4.1.3") };
            items.push(item(voice.get(key), format!("{:+}", bill.extra), clause));
        }
        if bill.tout_factor != 1 {
            let (key, clause) = if kind == ContractKind::Sie {
                ("kind-sie", "D 4")
            } else {
                ("table-bill-tout", tariff_clause(rules))
            };
            items.push(item(voice.get(key), format!("×{}", bill.tout_factor), clause));
        }
        items.extend(self.doubling(bill.doubling_factor, voice));
        for (factor, key, clause) in [
            (bill.schwarz_factor, "kind-schwarz", "V 10.5"),
            (bill.knock_factor, "table-bill-knocks", "V 6.3"),
            (bill.bock_factor, "table-bill-bock", "V 8.1"),
            (bill.next_factor, "table-bill-next", "V 8.3"),
        ] {
            if factor != 1 {
                items.push(item(voice.get(key), format!("×{factor}"), clause));
            }
        }
        let each = if kind.is_solo_kind() { "table-bill-each" } else { "table-bill-pair" };
        items.push(item(voice.get(each), format!("= {}", bill.value()), ""));
        if self.paid.pot() != 0 {
            items.push(item(voice.get("table-bill-pot"), format!("{:+}", -self.paid.pot()), "D 27"));
        }
        items
    }

    fn doubling(&self, factor: i64, voice: Voice<'_>) -> Option<Item> {
        let (words, clause) = match self.game.doubles().doubled() {
            Doubled::Not => return None,
            Doubled::Stoss => (voice.stoss(), voice.stoss_clause()),
            Doubled::Retour => (format!("{}, {}", voice.stoss(), voice.get("table-retour")), "S 3.3.3"),
            Doubled::Further(_) => (format!("{}, {} …", voice.stoss(), voice.get("table-retour")), "V 7.1"),
        };
        Some(Item { words, amount: format!("×{factor}"), clause })
    }

    fn runners(&self, voice: Voice<'_>) -> String {
        let side = match self.outcome.runners.side {
            Side::Declarer => "declarer",
            Side::Defenders => "defenders",
        };
        let count = i64::from(self.outcome.runners.count);
        voice.format("table-bill-runners", &[("count", Arg::from(count)), ("side", Arg::from(side))])
    }

    fn list(&self, rules: &RuleSet, voice: Voice<'_>) -> Option<Item> {
        let entry = self.entry?;
        let points = entry.points()[self.outcome.parties.declarer];
        let defenders: Vec<i32> =
            self.outcome.parties.members(Side::Defenders).map(|seat| entry.points()[seat]).collect();
        // Defenders share alike, except where a Spritze was unjustified.
        let unjustified =
            self.game.doubles().stoss.is_some() && defenders.windows(2).any(|pair| pair[0] != pair[1]);
        let (key, clause) = if unjustified {
            ("table-bill-unjustified", "T 20")
        } else {
            ("table-bill-list", list_clause(rules))
        };
        Some(Item { words: voice.get(key), amount: format!("{points:+}"), clause })
    }
}
