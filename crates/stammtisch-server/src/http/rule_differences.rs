//! In which rules a set differs from another, in sentences.
//!
//! Every part of a rule set is taken apart whole, so that a new rule cannot be forgotten here.

mod amounts;
mod tournament;

use schafkopf::RuleSet;
use schafkopf::rules::{
    AllPassRules, AuctionRules, AuctionStyle, BeforeDeal, DealRules, DoublingRules, FirstGame,
    FirstGameRules, Forced, ForcedBy, ForcedGame, LadderEntry, NamingEarly, Redeal, SieRules, Steps,
    ToutCondition, ToutRules,
};
use stammtisch_text::{Arg, Texts};

/// How a set differs from its base, a sentence each; nothing if both play alike.
pub(super) fn differences(set: &RuleSet, base: &RuleSet, texts: &Texts) -> Vec<String> {
    let RuleSet {
        id: _,
        version: _,
        name: _,
        deal,
        knock: _,
        auction,
        call: _,
        bettel: _,
        hochzeit: _,
        ramsch: _,
        play: _,
        bock: _,
        all_pass,
        tout,
        first_game,
        sie,
        doubling,
        money,
        stock,
        list,
        faults,
        tournament,
    } = set;
    let mut lines = Lines { texts, lines: Vec::new() };
    lines.auction(auction, &base.auction);
    lines.sie(*sie, base.sie);
    lines.tout(*tout, base.tout);
    lines.all_pass((set, *all_pass), base);
    lines.doubling(*doubling, base.doubling);
    lines.first_game(*first_game, base.first_game, sie.is_some().then(|| base.sie.is_some()));
    lines.deal(deal, &base.deal);
    lines.money(*money, base.money, |kind| set.knows(kind).then(|| base.knows(kind)));
    lines.stock(*stock, base.stock);
    lines.list(*list, base.list);
    lines.faults(*faults, base.faults);
    lines.tournament(tournament.as_ref(), base.tournament.as_ref());
    lines.house(set, base);
    lines.lines
}

/// The sentences so far.
struct Lines<'a> {
    texts: &'a Texts,
    lines: Vec<String>,
}

impl Lines<'_> {
    /// Adds a sentence without values.
    fn say(&mut self, key: &str) {
        self.lines.push(self.texts.get(&format!("rules-differ-{key}")));
    }

    /// Adds a sentence.
    fn tell(&mut self, key: &str, args: &[(&str, Arg<'_>)]) {
        self.lines.push(self.texts.format(&format!("rules-differ-{key}"), args));
    }

    /// Adds a sentence about a number that is another.
    fn number(&mut self, key: &str, new: u32, old: u32) {
        if new != old {
            self.tell(key, &[("new", Arg::from(i64::from(new))), ("old", Arg::from(i64::from(old)))]);
        }
    }

    /// House rules that the set has and its base has not, and the other way round (V).
    fn house(&mut self, set: &RuleSet, base: &RuleSet) {
        let (new, old) = (self.texts.house_rules(set), self.texts.house_rules(base));
        for rule in old.iter().filter(|rule| !new.contains(rule)) {
            self.tell("not-any-more", &[("rule", Arg::from(rule.as_str()))]);
        }
        self.lines.extend(new.into_iter().filter(|rule| !old.contains(rule)));
    }

    fn deal(&mut self, new: &DealRules, old: &DealRules) {
        // The pack and new deals are told among the house rules.
        let DealRules { pack: _, packets, before, cuts, cut_least, redeal_below: _ } = new;
        if *packets != old.packets {
            let shown = |packets: &[u8]| Arg::from(joined(packets, " + "));
            self.tell("packets", &[("new", shown(packets)), ("old", shown(&old.packets))]);
        }
        let (cuts, least) = (cuts.unwrap_or(0), cut_least.unwrap_or(0));
        match (before, old.before) {
            (BeforeDeal::ShuffleAgain, BeforeDeal::Cut) => self.say("shuffle-again"),
            (BeforeDeal::Cut, BeforeDeal::ShuffleAgain) => {
                let args = [("cuts", Arg::from(i64::from(cuts))), ("least", Arg::from(i64::from(least)))];
                self.tell("cut", &args);
            }
            (BeforeDeal::Cut, BeforeDeal::Cut) => {
                self.number("cuts", cuts.into(), old.cuts.unwrap_or(0).into());
                self.number("cut-least", least.into(), old.cut_least.unwrap_or(0).into());
            }
            (BeforeDeal::ShuffleAgain, BeforeDeal::ShuffleAgain) => {}
        }
    }

    fn auction(&mut self, new: &AuctionRules, old: &AuctionRules) {
        let AuctionRules { ladder, style, naming_early } = new;
        self.ladder(ladder, &old.ladder);
        if *style != old.style {
            self.say(match style {
                AuctionStyle::Pairwise => "style-pairwise",
                AuctionStyle::AllFirst => "style-all-first",
            });
        }
        if *naming_early != old.naming_early {
            self.say(match naming_early {
                NamingEarly::Refused => "naming-refused",
                NamingEarly::Binds => "naming-binds",
            });
        }
    }

    fn ladder(&mut self, new: &[Vec<LadderEntry>], old: &[Vec<LadderEntry>]) {
        let added = missing(new, old);
        let gone = missing(old, new);
        let texts = self.texts;
        let kinds = |entries: &[LadderEntry]| {
            Arg::from(entries.iter().map(|&entry| texts.ladder_entry(entry)).collect::<Vec<_>>().join(", "))
        };
        if !added.is_empty() {
            self.tell("more-games", &[("games", kinds(&added))]);
        }
        if !gone.is_empty() {
            self.tell("fewer-games", &[("games", kinds(&gone))]);
        }
        if !added.is_empty() || without(new, &added) != without(old, &gone) {
            let rung = |rung: &Vec<LadderEntry>| {
                rung.iter().map(|&entry| texts.ladder_entry(entry)).collect::<Vec<_>>().join(" / ")
            };
            let ladder = new.iter().map(rung).collect::<Vec<_>>().join(" – ");
            self.tell("ladder", &[("ladder", Arg::from(ladder))]);
        }
    }

    fn all_pass(&mut self, (new, rules): (&RuleSet, AllPassRules), old: &RuleSet) {
        // A Ramsch is told among the house rules.
        if new.ramsch.is_none() {
            let told = all_pass(rules, self.texts);
            if old.ramsch.is_some() || told != all_pass(old.all_pass, self.texts) {
                self.lines.push(told);
            }
        }
    }

    fn tout(&mut self, new: ToutRules, old: ToutRules) {
        let ToutRules { condition, extras: _ } = new;
        if condition != old.condition {
            self.say(match condition {
                ToutCondition::None => "tout-free",
                ToutCondition::Schule => "tout-schule",
                ToutCondition::Preis => "tout-preis",
            });
        }
    }

    /// What is different in the first game; `sie` is there if the set knows the Sie, and says whether its base does.
    fn first_game(&mut self, new: FirstGameRules, old: FirstGameRules, sie: Option<bool>) {
        let FirstGameRules { tout, schwarz, sie: first_sie } = new;
        let known_sie = sie.map(|base| if base { old.sie } else { FirstGame::Counts });
        let rules = [
            (tout, Some(old.tout), "first-tout"),
            (schwarz, Some(old.schwarz), "first-schwarz"),
            (first_sie, known_sie, "first-sie"),
        ];
        for (new, old, key) in rules {
            if old.is_none_or(|old| old == new) {
                continue;
            }
            self.say(&match new {
                FirstGame::Counts => format!("{key}-counts"),
                FirstGame::Barred => format!("{key}-barred"),
            });
        }
    }

    fn sie(&mut self, new: Option<SieRules>, old: Option<SieRules>) {
        match (new, old) {
            (None, None) => {}
            (None, Some(_)) => self.say("no-sie"),
            (Some(SieRules { money_factor }), None) => {
                self.say("sie");
                self.sie_factor(money_factor);
            }
            (Some(SieRules { money_factor }), Some(old)) => match old.money_factor {
                Some(old) => self.number("sie-factor-other", money_factor.unwrap_or(old), old),
                None => self.sie_factor(money_factor),
            },
        }
    }

    fn sie_factor(&mut self, factor: Option<u32>) {
        if let Some(factor) = factor {
            self.tell("sie-factor", &[("new", Arg::from(i64::from(factor)))]);
        }
    }

    fn doubling(&mut self, new: Option<DoublingRules>, old: Option<DoublingRules>) {
        let Some(rules) = new else {
            if old.is_some() {
                self.say("no-doubling");
            }
            return;
        };
        // When, by whom and where it is doubled, and further steps, are told among the house rules.
        let DoublingRules {
            steps,
            needs_trump,
            by_leader,
            unjustified_tricks,
            until: _,
            answer: _,
            not_in: _,
            takes_over: _,
        } = rules;
        let step = |steps: Steps, at: usize| u32::from(steps.get(at).unwrap_or_default());
        let factor = step(steps, 0);
        match old {
            None => self.tell("doubling", &[("new", Arg::from(i64::from(factor)))]),
            Some(old) => self.number("doubling-factor", factor, step(old.steps, 0)),
        }
        match (step(steps, 1), old.map_or(0, |old| step(old.steps, 1))) {
            (0, 0) => {
                if old.is_none() {
                    self.say("no-retour");
                }
            }
            (0, _) => self.say("no-retour"),
            (new, 0) => self.tell("retour", &[("new", Arg::from(i64::from(new)))]),
            (new, old) => self.number("retour-factor", new, old),
        }
        if needs_trump != old.is_some_and(|old| old.needs_trump) {
            self.say(if needs_trump { "double-with-trump" } else { "double-without-trump" });
        }
        if by_leader != old.is_none_or(|old| old.by_leader) {
            self.say(if by_leader { "leader-doubles" } else { "leader-does-not-double" });
        }
        match (unjustified_tricks, old.and_then(|old| old.unjustified_tricks)) {
            (None, None) => {}
            (None, Some(_)) => self.say("no-unjustified"),
            (Some(new), old) => {
                if old != Some(new) {
                    self.tell("unjustified", &[("tricks", Arg::from(i64::from(new)))]);
                }
            }
        }
    }
}

/// What follows when everybody passes. Where a game is forced at once, nobody deals again.
fn all_pass(rules: AllPassRules, texts: &Texts) -> String {
    // That the last knocker must play, and what follows, is told among the house rules: if nobody knocked, cards are thrown in.
    let AllPassRules { redeal, forced, forced_game, forced_by, forced_sixty: _, double_next: _ } = rules;
    let forced = match forced_by {
        ForcedBy::Eo => forced,
        ForcedBy::LastKnocker => Forced::Never,
    };
    let redeal = Arg::from(match redeal {
        Redeal::Same => "same",
        Redeal::Next => "next",
    });
    let game = Arg::from(match forced_game {
        Some(ForcedGame::Rufspiel) => "rufspiel",
        Some(ForcedGame::Any) | None => "any",
    });
    match forced {
        Forced::Never => texts.format("rules-differ-pass-thrown-in", &[("redeal", redeal)]),
        Forced::AtOnce => texts.format("rules-differ-pass-forced", &[("game", game)]),
        Forced::SecondTime => texts.format("rules-differ-pass-second", &[("redeal", redeal), ("game", game)]),
    }
}

/// The contracts of a ladder that another does not have.
fn missing(ladder: &[Vec<LadderEntry>], other: &[Vec<LadderEntry>]) -> Vec<LadderEntry> {
    let has = |kind: &LadderEntry| other.iter().any(|rung| rung.contains(kind));
    ladder.iter().flatten().copied().filter(|kind| !has(kind)).collect()
}

/// A ladder without some contracts.
fn without(ladder: &[Vec<LadderEntry>], gone: &[LadderEntry]) -> Vec<Vec<LadderEntry>> {
    let rest = |rung: &Vec<LadderEntry>| {
        let mut rest: Vec<LadderEntry> = rung.iter().copied().filter(|kind| !gone.contains(kind)).collect();
        rest.sort_unstable_by_key(ToString::to_string);
        rest
    };
    ladder.iter().map(rest).filter(|rung| !rung.is_empty()).collect()
}

/// Numbers with something between them.
fn joined<T: ToString>(numbers: &[T], between: &str) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests;
