//! What a match came to, for people.

use std::fmt::Write as _;
use std::time::Duration;

use schafkopf_bots::Fault;
use schafkopf_bots::arena::{
    Currency, Entrant, Estimate, Given, Lapses, Line, Part, Phase, Placing, Regret, Report, Running, Share,
};
use stammtisch_art::plots::sparkline;
use stammtisch_text::figures::{decimal, whole};
use stammtisch_text::{Arg, Lang, Texts};

use super::folder::Pace;
use super::means;

/// What a summary tells of.
pub(super) struct Match<'a> {
    pub(super) texts: &'a Texts,
    pub(super) labels: &'a [String; 2],
    pub(super) rules: &'a str,
    pub(super) seed: &'a str,
    pub(super) threads: usize,
}

impl Match<'_> {
    /// The whole summary.
    pub(super) fn summary(&self, report: &Report, running: &[Running], pace: &Pace) -> String {
        let mut text = self.heading(report);
        // Whoever failed comes first: what follows says nothing of how well he plays.
        self.faults(&mut text, report);
        self.results(&mut text, report, running);
        self.table(&mut text, report);
        self.shares(&mut text, report);
        if let Some(regret) = &report.regret {
            self.regret(&mut text, regret);
        }
        self.pace(&mut text, pace);
        text
    }

    fn lang(&self) -> Lang {
        self.texts.lang()
    }

    fn heading(&self, report: &Report) -> String {
        let args = [
            ("a", Arg::from(self.labels[0].as_str())),
            ("b", Arg::from(self.labels[1].as_str())),
            ("rules", Arg::from(self.rules)),
            ("seed", Arg::from(self.seed)),
            ("deals", self.count(report.deals)),
            ("games", self.count(report.games)),
        ];
        format!("{}\n\n", self.texts.format("arena-heading", &args))
    }

    fn results(&self, text: &mut String, report: &Report, running: &[Running]) {
        for result in &report.results {
            let currency = self.texts.get(match result.currency {
                Currency::Units => "arena-units",
                Currency::Points => "arena-points",
            });
            let [a, b] = self.labels;
            let lines = [
                ("arena-advantage", a, b, result.advantage),
                ("arena-lone", a, b, result.lone_a),
                ("arena-lone", b, a, result.lone_b),
            ];
            for (key, one, other, estimate) in lines {
                let Some(estimate) = estimate else { continue };
                let args = [
                    ("one", Arg::from(one.as_str())),
                    ("other", Arg::from(other.as_str())),
                    ("currency", Arg::from(currency.as_str())),
                    ("mean", Arg::from(self.signed(estimate.mean, 3))),
                    ("low", Arg::from(self.signed(estimate.low, 3))),
                    ("high", Arg::from(self.signed(estimate.high, 3))),
                ];
                put(text, &self.texts.format(key, &args));
            }
        }
        if let Some(advantage) = report.results.first().and_then(|result| result.advantage) {
            put(text, &self.verdict(advantage));
        }
        put(text, &self.texts.format("arena-running", &[("line", Arg::from(sparkline(&means(running))))]));
        text.push('\n');
    }

    fn verdict(&self, advantage: Estimate) -> String {
        let better = |which: usize| {
            self.texts.format("arena-better", &[("bot", Arg::from(self.labels[which].as_str()))])
        };
        if advantage.low > 0.0 {
            better(0)
        } else if advantage.high < 0.0 {
            better(1)
        } else {
            self.texts.get("arena-undecided")
        }
    }

    fn table(&self, text: &mut String, report: &Report) {
        const NAME: usize = 24;
        let column = |key: &str| self.texts.get(key);
        let [games, won, mean] = ["arena-games", "arena-won", "arena-mean"].map(column);
        let titles = format!("{games:>9} {won:>9} {mean:>9}");
        let part = column("arena-part");
        let [a, b] = self.labels;
        put(text, &format!("{:NAME$}{a:^29}   {b:^29}", ""));
        put(text, &format!("{:NAME$}{titles}   {titles}   {part}", ""));
        for line in &report.roles {
            put(text, &format!("{:NAME$}{}", self.role(line), self.line(line)));
        }
        for of_contract in &report.contracts {
            let Some(kind) = of_contract.contract else { continue };
            put(text, &format!("{:NAME$}{}", self.texts.kind(kind), self.line(of_contract)));
            for line in report.parts.iter().filter(|line| line.contract == Some(kind)) {
                put(text, &format!("  {:width$}{}", self.role(line), self.line(line), width = NAME - 2));
            }
        }
        text.push('\n');
    }

    fn role(&self, line: &Line) -> String {
        line.role.map_or_else(String::new, |role| self.texts.get(&format!("arena-role-{}", role.name())))
    }

    fn line(&self, line: &Line) -> String {
        let [a, b] = line.bots.map(|share| self.share(&share, line.role.is_some()));
        let part = line.advantage.map_or_else(String::new, |part| {
            let half = (part.high - part.low) / 2.0;
            format!("{:>8} ± {}", self.signed(part.mean, 3), decimal(self.lang(), half, 3))
        });
        format!("{a}   {b}   {part}")
    }

    /// Games, games won and winnings; how many of all seats' games are won says nothing, so it is left out there.
    fn share(&self, share: &Share, with_won: bool) -> String {
        let won = if with_won { self.percent(share.won, share.games) } else { String::new() };
        let mean = share.mean.map_or_else(String::new, |mean| self.signed(mean, 2));
        format!("{:>9} {won:>9} {mean:>9}", whole(self.lang(), share.games))
    }

    fn shares(&self, text: &mut String, report: &Report) {
        let args = [
            ("played", Arg::from(self.percent(report.played, report.games))),
            ("doubled", Arg::from(self.percent(report.doubled, report.played))),
            ("forced", Arg::from(self.percent(report.forced, report.played))),
        ];
        put(text, &self.texts.format("arena-played", &args));
    }

    /// What cards gave away: the same columns, by phase, trick, role and kind of lead.
    fn regret(&self, text: &mut String, regret: &Regret) {
        const NAME: usize = 24;
        let [a, b] = self.labels;
        let [choices, points, wins] = ["arena-regret-choices", "arena-regret-points", "arena-regret-wins"]
            .map(|key| self.texts.get(key));
        let titles = format!("{choices:>9} {points:>9} {wins:>9}");
        let more = self.texts.format("arena-regret-more", &[("a", Arg::from(a.as_str()))]);
        text.push('\n');
        put(text, &self.texts.format("arena-regret", &[("games", self.count(regret.games))]));
        put(text, &format!("{:NAME$}{a:^29}   {b:^29}", ""));
        put(text, &format!("{:NAME$}{titles}   {titles}   {more}", ""));
        for lapses in &regret.parts {
            let Some(name) = self.part(lapses.part) else { continue };
            put(text, &format!("{name:NAME$}{}", self.lapses(lapses)));
        }
        text.push('\n');
    }

    /// What a part is called; the finest parts are in the JSON alone.
    fn part(&self, part: Part) -> Option<String> {
        let placed = |placing: Placing, key: &str| match placing {
            Placing::Lead => format!("arena-regret-lead-{key}"),
            Placing::Follow => format!("arena-regret-follow-{key}"),
        };
        Some(match part {
            Part::All => self.texts.get("arena-regret-all"),
            Part::Phase { placing, phase: Phase::Early } => self.texts.get(&placed(placing, "early")),
            Part::Phase { placing, phase: Phase::Late } => self.texts.get(&placed(placing, "late")),
            Part::Trick { placing, trick } => {
                let args = [("trick", Arg::from(i64::from(trick)))];
                format!("  {}", self.texts.format(&placed(placing, "trick"), &args))
            }
            Part::Role { role } => self.texts.get(&format!("arena-role-{}", role.name())),
            Part::Kind { kind } => {
                let key = format!("arena-regret-kind-{}", kind.name().replace('_', "-"));
                self.texts.get(&key)
            }
            Part::Whole { role } => {
                let role = self.texts.get(&format!("arena-role-{}", role.name()));
                self.texts.format("arena-regret-whole", &[("role", Arg::from(role))])
            }
            Part::Each { .. } => return None,
        })
    }

    fn lapses(&self, lapses: &Lapses) -> String {
        let counts = !matches!(lapses.part, Part::Whole { .. });
        let given = |given: Given| {
            let points = given.mean().filter(|_| counts);
            let points = points.map_or_else(|| "–".to_owned(), |mean| decimal(self.lang(), mean, 2));
            let [choices, wins] = [given.choices, given.wins].map(|number| whole(self.lang(), number));
            format!("{choices:>9} {points:>9} {wins:>9}")
        };
        let [a, b] = lapses.bots.map(given);
        let more = lapses.more.filter(|_| counts).map_or_else(String::new, |more| {
            let half = (more.high - more.low) / 2.0;
            format!("{:>8} ± {}", self.signed(more.mean, 3), decimal(self.lang(), half, 3))
        });
        format!("{a}   {b}   {more}")
    }

    fn pace(&self, text: &mut String, pace: &Pace) {
        let per_second = pace.games as f64 / (pace.micros.max(1) as f64 / 1e6);
        let args = [
            ("games", Arg::from(decimal(self.lang(), per_second, 0))),
            ("threads", Arg::from(self.threads as i64)),
        ];
        put(text, &self.texts.format("arena-speed", &args));
        for (label, times) in self.labels.iter().zip(&pace.times) {
            let (Some(mean), Some(p99)) = (times.mean(), times.percentile(99)) else { continue };
            let args = [
                ("bot", Arg::from(label.as_str())),
                ("mean", Arg::from(self.duration(mean))),
                ("p99", Arg::from(self.duration(p99))),
                ("longest", Arg::from(self.duration(times.longest()))),
            ];
            put(text, &self.texts.format("arena-time", &args));
        }
    }

    fn faults(&self, text: &mut String, report: &Report) {
        let before = text.len();
        for (label, faults) in self.labels.iter().zip(&report.faults) {
            if faults.total() > 0 {
                let count = |fault| self.count(faults.count(fault).into());
                let args = [
                    ("bot", Arg::from(label.as_str())),
                    ("total", self.count(faults.total().into())),
                    ("late", count(Fault::Late)),
                    ("gone", count(Fault::Gone)),
                    ("unreadable", count(Fault::Unreadable)),
                    ("illegal", count(Fault::Illegal)),
                ];
                put(text, &self.texts.format("arena-faults", &args));
            }
        }
        if let Some((loser, deal)) = report.forfeit {
            let label = &self.labels[usize::from(loser == Entrant::B)];
            let args = [("bot", Arg::from(label.as_str())), ("deal", self.count(deal))];
            put(text, &self.texts.format("arena-forfeit", &args));
        }
        if text.len() > before {
            text.push('\n');
        }
    }

    fn count(&self, number: u64) -> Arg<'static> {
        Arg::from(whole(self.lang(), number))
    }

    fn signed(&self, value: f64, digits: usize) -> String {
        let plus = if value >= 0.0 { "+" } else { "" };
        format!("{plus}{}", decimal(self.lang(), value, digits))
    }

    fn percent(&self, part: u64, of: u64) -> String {
        if of == 0 {
            return "–".to_owned();
        }
        format!("{} %", decimal(self.lang(), 100.0 * part as f64 / of as f64, 1))
    }

    fn duration(&self, time: Duration) -> String {
        let seconds = time.as_secs_f64();
        let (value, unit) = match seconds {
            _ if seconds < 1e-3 => (seconds * 1e6, "µs"),
            _ if seconds < 1.0 => (seconds * 1e3, "ms"),
            _ => (seconds, "s"),
        };
        format!("{} {unit}", decimal(self.lang(), value, 2))
    }
}

fn put(text: &mut String, line: &str) {
    writeln!(text, "{}", line.trim_end()).expect("a string takes any text");
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use schafkopf::{BySeat, ContractKind, Seat, rules};
    use schafkopf_bots::arena::{Choice, DealResult, GameResult, HandResult, Kind, Seating, Tally};
    use schafkopf_bots::{Fault, Faults, Reason};
    use stammtisch_text::{Lang, Texts};

    use super::Match;
    use crate::commands::arena::folder::Pace;

    /// A deal in which whoever sits in seat 1 plays: a Rufspiel with seat 3, or a Solo; `B` loses what `A` wins.
    fn deal(number: u64, contract: ContractKind) -> DealResult {
        let games = Seating::all().map(|seating| {
            let won = seating.entrant(Seat::One) == schafkopf_bots::arena::Entrant::A;
            let rufspiel = contract == ContractKind::Rufspiel;
            let partner = rufspiel.then_some(Seat::Three);
            let units = if rufspiel { [2, -2, 2, -2] } else { [15, -5, -5, -5] };
            let sign = if won { 1 } else { -1 };
            let hand = HandResult {
                contract,
                declarer: Seat::One,
                partner,
                won,
                card_points: 74,
                doubled: number == 2,
                forced: false,
            };
            let mut fault = Faults::NONE;
            fault.add(Fault::Late);
            let units = Some(BySeat::new(units.map(|unit| sign * unit)));
            let faults = (number == 3).then_some([Faults::NONE, fault]);
            GameResult { seating, hand: Some(hand), units, points: None, faults, regret: None }
        });
        DealResult { deal: number, forfeit: None, games: games.collect() }
    }

    /// The same, and what some cards of it gave away where `A` sat alone.
    fn regretted(number: u64, contract: ContractKind) -> DealResult {
        let mut deal = deal(number, contract);
        for game in &mut deal.games {
            let sign = u8::from(game.seating.odd == schafkopf_bots::arena::Entrant::A);
            let tout = contract.is_tout();
            let choice = |(seat, trick, kind, points)| Choice {
                seat,
                trick,
                kind,
                points: if tout { 0 } else { points * sign },
                win: points * sign > 9,
            };
            let choices = [
                (Seat::One, 1, Kind::Trump, 4),
                (Seat::Three, 2, Kind::Ace, 0),
                (Seat::Two, 3, Kind::CalledSuit, 11),
                (Seat::Four, 3, Kind::Follow, 2),
                (Seat::Four, 4, Kind::Other, 3),
                (Seat::One, 7, Kind::Follow, 1),
            ];
            game.regret = Some(choices.into_iter().map(choice).collect());
        }
        deal
    }

    fn summary(lang: Lang) -> String {
        told(lang, [ContractKind::Rufspiel, ContractKind::Solo, ContractKind::Rufspiel], deal)
    }

    fn told(lang: Lang, played: [ContractKind; 3], deal: fn(u64, ContractKind) -> DealResult) -> String {
        let mut tally = Tally::new(rules::builtin("schule").unwrap());
        for (number, contract) in (1..).zip(played) {
            tally.add(&deal(number, contract));
        }
        tally.add(&DealResult::forfeited(4, schafkopf_bots::arena::Entrant::B));
        let mut pace = Pace { games: 24, micros: 2_000, ..Pace::default() };
        pace.times[0].add(Duration::from_micros(800));
        pace.times[1].add(Duration::from_millis(1_250));
        let labels = ["regel@1".to_owned(), "mine".to_owned()];
        let shown =
            Match { texts: Texts::of(lang), labels: &labels, rules: "schule", seed: "panel", threads: 2 };
        shown.summary(&tally.report(), &tally.running(8), &pace)
    }

    #[test]
    fn a_match_in_german() {
        insta::assert_snapshot!("summary_de", summary(Lang::De));
    }

    #[test]
    fn a_match_in_english() {
        insta::assert_snapshot!("summary_en", summary(Lang::En));
    }

    #[test]
    fn what_was_given_away_stands_below() {
        for (lang, name) in [(Lang::De, "regret_de"), (Lang::En, "regret_en")] {
            let played = [ContractKind::Rufspiel, ContractKind::SoloTout, ContractKind::Rufspiel];
            insta::assert_snapshot!(name, told(lang, played, regretted));
        }
    }

    #[test]
    fn every_reason_has_its_words() {
        for (lang, reason) in Lang::ALL.into_iter().flat_map(|lang| Reason::ALL.map(|reason| (lang, reason)))
        {
            let key = format!("reason-{}", reason.name());
            assert!(Texts::of(lang).has(&key), "{key} ({lang})");
        }
    }
}
