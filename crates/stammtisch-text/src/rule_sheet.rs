//! A rule set as a page to read: contracts, tariff, points, and what happens when.

use std::fmt::Write as _;

use crate::{Arg, Lang, Texts};
use schafkopf::rules::{
    AllPassRules, AuctionStyle, BeforeDeal, Claims, Criterion, DoublingRules, FirstGame, Forced, ForcedBy,
    ForcedGame, ListRules, NamingEarly, Redeal, Tariff, TournamentRules, ToutCondition,
};
use schafkopf::{ContractKind, RuleSet, Rung};

impl Texts {
    /// What follows when everybody passes.
    pub fn all_pass(&self, set: &RuleSet) -> String {
        let AllPassRules { redeal, forced, forced_game, forced_by, forced_sixty: _, double_next: _ } =
            set.all_pass;
        let must_by_ober = match (forced, forced_by, forced_game) {
            (Forced::Never, _, _) | (_, ForcedBy::LastKnocker, _) => None,
            (Forced::AtOnce, ForcedBy::Eo, Some(ForcedGame::Rufspiel)) => Some("call"),
            (Forced::AtOnce, ForcedBy::Eo, Some(ForcedGame::Any) | None) => Some("play"),
            (Forced::SecondTime, ForcedBy::Eo, _) => Some("second"),
        };
        let then = match (must_by_ober, &set.ramsch, redeal) {
            (Some(must), _, _) => must,
            (None, Some(_), _) => "ramsch",
            (None, None, Redeal::Next) => "next",
            (None, None, Redeal::Same) => "same",
        };
        let then = self.get(&format!("rules-all-pass-{then}"));
        match forced_by {
            ForcedBy::Eo => then,
            ForcedBy::LastKnocker => self.format("rules-all-pass-knocker", &[("then", then.into())]),
        }
    }

    /// The name of a rule set.
    pub fn rule_set<'a>(&self, set: &'a RuleSet) -> &'a str {
        match self.lang() {
            Lang::De => &set.name.de,
            Lang::En => &set.name.en,
        }
    }

    /// A page that shows a rule set.
    pub fn rule_sheet(&self, set: &RuleSet) -> String {
        sheet(set, self)
    }
}

fn sheet(set: &RuleSet, texts: &Texts) -> String {
    let mut page = Page { texts, text: String::new() };
    page.title(&format!("{} ({}, v{})", texts.rule_set(set), set.id, set.version));
    page.line(&format!("SHA-256 {}", set.hash()));
    page.ladder(set);
    page.conduct(set);
    page.house(set);
    match &set.money {
        Some(money) => page.money(set, money),
        None => page.line(&texts.get("rules-no-money")),
    }
    if let Some(list) = &set.list {
        page.list(set, list);
    }
    if let Some(tournament) = &set.tournament {
        page.tournament(tournament);
    }
    page.text
}

struct Page<'a> {
    texts: &'a Texts,
    text: String,
}

impl Page<'_> {
    fn title(&mut self, title: &str) {
        let _ = writeln!(self.text, "{title}\n{}", "=".repeat(title.chars().count()));
    }

    fn head(&mut self, key: &str) {
        let head = self.texts.get(key);
        let _ = writeln!(self.text, "\n{head}\n{}", "-".repeat(head.chars().count()));
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{line}");
    }

    /// A row of a label and a value.
    fn row(&mut self, key: &str, value: &str) {
        self.labelled(&self.texts.get(key), value);
    }

    fn labelled(&mut self, label: &str, value: &str) {
        let _ = writeln!(self.text, "  {label:<28} {value}");
    }

    fn number(&mut self, key: &str, number: u32) {
        self.row(key, &number.to_string());
    }

    fn ladder(&mut self, set: &RuleSet) {
        self.head("rules-ladder");
        for rung in 0..set.auction.ladder.len() {
            let line = format!("  {}. {}", rung + 1, self.texts.rung(set, Rung(rung as u8)));
            self.line(&line);
        }
        if set.sie.is_some() {
            let line = self.texts.get("rules-sie-open");
            self.line(&format!("  {line}"));
        }
    }

    fn conduct(&mut self, set: &RuleSet) {
        self.head("rules-conduct");
        let packets = set.deal.packets.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ");
        self.row("rules-packets", &packets);
        let before = match set.deal.before {
            BeforeDeal::Cut => {
                let cuts = i64::from(set.deal.cuts.unwrap_or(0));
                let least = i64::from(set.deal.cut_least.unwrap_or(0));
                self.texts
                    .format("rules-before-cut", &[("cuts", Arg::from(cuts)), ("least", Arg::from(least))])
            }
            BeforeDeal::ShuffleAgain => self.texts.get("rules-before-shuffle"),
        };
        self.row("rules-before", &before);
        let style = match set.auction.style {
            AuctionStyle::Pairwise => "rules-style-pairwise",
            AuctionStyle::AllFirst => "rules-style-all-first",
        };
        self.row("rules-style", &self.texts.get(style));
        let naming = match set.auction.naming_early {
            NamingEarly::Refused => "rules-naming-refused",
            NamingEarly::Binds => "rules-naming-binds",
        };
        self.row("rules-naming", &self.texts.get(naming));
        self.row("rules-all-pass", &self.texts.all_pass(set));
        let tout = match set.tout.condition {
            ToutCondition::None => "rules-tout-none",
            ToutCondition::Schule => "rules-tout-schule",
            ToutCondition::Preis => "rules-tout-preis",
        };
        self.row("rules-tout", &self.texts.get(tout));
        self.first_game(set);
        self.doubling(set.doubling.as_ref());
    }

    fn house(&mut self, set: &RuleSet) {
        let rules = self.texts.house_rules(set);
        if !rules.is_empty() {
            self.head("house-rules");
        }
        for rule in rules {
            self.line(&format!("  {rule}"));
        }
    }

    fn first_game(&mut self, set: &RuleSet) {
        let first = set.first_game;
        let barred: Vec<String> = [
            (first.tout, true, "rules-first-tout"),
            (first.schwarz, true, "rules-first-schwarz"),
            (first.sie, set.sie.is_some(), "rules-first-sie"),
        ]
        .into_iter()
        .filter(|(rule, known, _)| *rule == FirstGame::Barred && *known)
        .map(|(_, _, key)| self.texts.get(key))
        .collect();
        let shown = if barred.is_empty() { self.texts.get("rules-first-nothing") } else { barred.join(", ") };
        self.row("rules-first", &shown);
    }

    fn doubling(&mut self, doubling: Option<&DoublingRules>) {
        let shown = match doubling {
            None => self.texts.get("rules-doubling-none"),
            Some(rules) => {
                let mut parts = vec![format!("× {}", rules.factor(1))];
                parts.push(match rules.steps.get(1) {
                    None => self.texts.get("rules-no-retour"),
                    Some(factor) => {
                        self.texts.format("rules-retour", &[("factor", Arg::from(i64::from(factor)))])
                    }
                });
                if rules.needs_trump {
                    parts.push(self.texts.get("rules-needs-trump"));
                }
                if rules.unjustified_tricks.is_some() {
                    parts.push(self.texts.get("rules-unjustified"));
                }
                parts.join(", ")
            }
        };
        self.row("rules-doubling", &shown);
    }

    fn money(&mut self, set: &RuleSet, money: &Tariff) {
        self.head("rules-money");
        let cents = [("cents", Arg::from(i64::from(money.unit_cents)))];
        self.row("rules-unit", &self.texts.format("rules-cents", &cents));
        self.number("rules-value-rufspiel", money.rufspiel);
        self.number("rules-value-solo", money.solo);
        let known = || ContractKind::plain_kinds().filter(|&kind| set.rung(kind).is_some());
        for kind in known().filter(|&kind| kind.is_solo_kind() && money.price(kind) != money.solo) {
            self.labelled(&self.texts.kind(kind), &money.price(kind).to_string());
        }
        self.number("rules-value-runner", money.runner);
        let from = |kind| Some(format!("{} {}", self.texts.kind(kind), money.runners_from(kind)?));
        let runners = known().filter_map(from).collect::<Vec<_>>().join(", ");
        self.row("rules-runners-from", &runners);
        self.number("rules-value-schneider", money.schneider);
        self.number("rules-value-schwarz", money.schwarz);
        self.row("rules-value-tout", &format!("× {}", money.tout_factor));
        if let Some(factor) = set.sie.and_then(|sie| sie.money_factor) {
            let runners = u32::from(set.deck().hand());
            self.row("rules-value-sie", &format!("{}", (money.solo + runners * money.runner) * factor));
        }
        let claims = match money.claims {
            Claims::Automatic => "rules-claims-automatic",
            Claims::ByHand => "rules-claims-by-hand",
        };
        self.row("rules-claims", &self.texts.get(claims));
        let stock =
            set.stock.map_or_else(|| self.texts.get("rules-stock-none"), |stock| stock.units.to_string());
        self.row("rules-stock", &stock);
    }

    fn list(&mut self, set: &RuleSet, list: &ListRules) {
        self.head("rules-list");
        let heads = ["rules-plain", "kind-schneider", "kind-schwarz"].map(|key| self.texts.get(key));
        self.row("rules-list-head", &format!("{:>10} {:>10} {:>10}", heads[0], heads[1], heads[2]));
        let each = |points: [u32; 3]| points.map(|p| format!("{:>10}", format!("±{p}"))).join(" ");
        let alone = |points: u32| format!("{:>10}", format!("±{points}/∓{}", points / 3));
        self.row("kind-rufspiel", &each(list.rufspiel));
        self.row("rules-solo-kinds", &list.solo.map(alone).join(" "));
        self.row("rules-tout-row", &alone(list.tout));
        if let Some(sie) = list.sie {
            self.row("kind-sie", &alone(sie));
        }
        if let Some(doubling) = set.doubling {
            self.row("rules-doubled", &format!("× {}", doubling.factor(1)));
        }
    }

    fn tournament(&mut self, tournament: &TournamentRules) {
        self.head("rules-tournament");
        self.row("rules-matches", &format!("{} × {}", tournament.matches, tournament.games));
        let mut approvals = Vec::new();
        if tournament.approval.tout {
            approvals.push(self.texts.get("rules-tout-row"));
        }
        if tournament.approval.sie {
            approvals.push(self.texts.get("kind-sie"));
        }
        if tournament.approval.solo_from > 0 {
            let from = i64::from(tournament.approval.solo_from);
            approvals.push(self.texts.format("rules-solo-from", &[("from", Arg::from(from))]));
        }
        let approvals =
            if approvals.is_empty() { self.texts.get("rules-nothing") } else { approvals.join(", ") };
        self.row("rules-approval", &approvals);
        if !tournament.table_points.is_empty() {
            let points: Vec<String> = tournament.table_points.iter().map(ToString::to_string).collect();
            self.row("rules-table-points", &points.join(" / "));
        }
        let ranking: Vec<String> =
            tournament.ranking.iter().map(|&by| self.texts.get(criterion(by))).collect();
        self.row("rules-ranking", &ranking.join(", "));
    }
}

/// The key of what players are ranked by.
const fn criterion(by: Criterion) -> &'static str {
    match by {
        Criterion::Points => "criterion-points",
        Criterion::GamePoints => "criterion-game-points",
        Criterion::Sie => "criterion-sie",
        Criterion::ToutsWon => "criterion-touts-won",
        Criterion::ToutsPlayed => "criterion-touts-played",
        Criterion::SolosWon => "criterion-solos-won",
        Criterion::SolosPlayed => "criterion-solos-played",
        Criterion::Lot => "criterion-lot",
    }
}
