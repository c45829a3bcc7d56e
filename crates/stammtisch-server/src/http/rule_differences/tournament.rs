//! Differences in how a tournament is held.

use schafkopf::rules::{ApprovalPer, ApprovalRules, Criterion, DrawTime, TournamentRules, TournamentText};
use stammtisch_text::Arg;

use super::{Lines, joined};

impl Lines<'_> {
    pub(super) fn tournament(&mut self, new: Option<&TournamentRules>, old: Option<&TournamentRules>) {
        let Some(TournamentRules { matches, games, draw, least_age, approval, table_points, ranking, text }) =
            new
        else {
            if old.is_some() {
                self.say("no-tournament");
            }
            return;
        };
        if old.is_none_or(|old| (old.matches, old.games) != (*matches, *games)) {
            let number = |number: u32| Arg::from(i64::from(number));
            self.tell("tournament", &[("matches", number(*matches)), ("games", number(*games))]);
        }
        if old.is_none_or(|old| old.draw != *draw) {
            self.say(match draw {
                DrawTime::Beforehand => "draw-beforehand",
                DrawTime::EachMatch => "draw-each-match",
            });
        }
        if old.map_or(0, |old| old.least_age) != *least_age {
            self.tell("least-age", &[("age", Arg::from(i64::from(*least_age)))]);
        }
        self.approval(*approval, old.map(|old| old.approval));
        if old.is_none_or(|old| old.table_points != *table_points) {
            match (table_points.as_slice(), old) {
                ([], None) => {}
                ([], Some(_)) => self.say("no-table-points"),
                (points, _) => self.tell("table-points", &[("points", Arg::from(joined(points, " / ")))]),
            }
        }
        if old.is_none_or(|old| old.ranking != *ranking) {
            let names: Vec<String> = ranking.iter().map(|criterion| self.criterion(*criterion)).collect();
            self.tell("ranking", &[("ranking", Arg::from(names.join(", ")))]);
        }
        if let Some(text) = text.filter(|_| old.is_none_or(|old| old.text != *text)) {
            self.say(match text {
                TournamentText::Schule => "text-schule",
                TournamentText::Tischpunkte => "text-tischpunkte",
                TournamentText::Preis => "text-preis",
            });
        }
    }

    fn approval(&mut self, new: ApprovalRules, old: Option<ApprovalRules>) {
        let ApprovalRules { tout, sie, solo_from, per } = new;
        if old.is_some_and(|old| old.tout) != tout {
            self.say(if tout { "approve-tout" } else { "approve-no-tout" });
        }
        if old.is_some_and(|old| old.sie) != sie {
            self.say(if sie { "approve-sie" } else { "approve-no-sie" });
        }
        // Whose Solos are counted matters only where they are.
        let counted = |rules: ApprovalRules| (rules.solo_from > 0).then_some((rules.solo_from, rules.per));
        match (counted(new), old.and_then(counted)) {
            (new, old) if new == old => {}
            (None, _) => self.say("approve-no-solo"),
            (Some(_), _) => {
                let key = match per {
                    ApprovalPer::Table => "approve-solo-table",
                    ApprovalPer::Player => "approve-solo-player",
                };
                self.tell(key, &[("from", Arg::from(i64::from(solo_from)))]);
            }
        }
    }

    fn criterion(&self, criterion: Criterion) -> String {
        self.texts.get(match criterion {
            Criterion::Points => "criterion-points",
            Criterion::GamePoints => "criterion-game-points",
            Criterion::Sie => "criterion-sie",
            Criterion::ToutsWon => "criterion-touts-won",
            Criterion::ToutsPlayed => "criterion-touts-played",
            Criterion::SolosWon => "criterion-solos-won",
            Criterion::SolosPlayed => "criterion-solos-played",
            Criterion::Lot => "criterion-lot",
        })
    }
}
