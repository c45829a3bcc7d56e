//! Whole matches by keys, with the real bots.

use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use schafkopf::fair_deal::Input;
use schafkopf::{Seat, rules};
use schafkopf_bots::{Builtin, Stopped};
use stammtisch_text::{Lang, Texts};

use super::scene::{Scene, plan, text};
use crate::draw::{Look, draw};
use crate::pace::Pace;
use crate::plan::Plan;
use crate::question::Bots;
use crate::saved::{Saved, first_line};
use crate::state::{Desk, Table};
use crate::step::Step;

/// A table with real bots, at which the person does what the hint says.
struct Played {
    table: Table,
    bots: Bots,
}

impl Played {
    fn press(&mut self, code: KeyCode) {
        self.table.key(KeyEvent::from(code));
        self.settle();
    }

    fn settle(&mut self) {
        loop {
            self.table.pass(Duration::from_secs(3));
            let Some(question) = self.table.question() else { return };
            if self.table.bot_to_act().is_some() && self.table.full_trick().is_some() {
                return;
            }
            let answer = self.bots.answer(&question);
            self.table.answer(answer);
        }
    }

    /// Does the next thing.
    fn go_on(&mut self) {
        match self.table.desk() {
            _ if self.table.full_trick().is_some() => self.press(KeyCode::Char(' ')),
            Desk::Say(_) | Desk::Card(_) | Desk::Claim(_) => {
                self.press(KeyCode::Char('t'));
                assert!(self.table.notice().is_some(), "a hint is shown");
                self.press(KeyCode::Enter);
            }
            Desk::Cut(_) | Desk::Result | Desk::Finished => self.press(KeyCode::Enter),
            Desk::Watch => panic!("nobody acts"),
        }
    }

    /// Draws the screen in several sizes; no text may be missing.
    fn look(&self) {
        for (width, height) in [(60, 20), (80, 24), (130, 50)] {
            let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
            terminal.draw(|frame| draw(frame, &self.table, Look { colour: true })).unwrap();
            let screen = text(terminal.backend().buffer());
            assert!(!screen.contains("table-") && !screen.contains("{$"), "a text is missing:\n{screen}");
            assert!(!screen.trim().is_empty());
        }
    }
}

fn play_to_the_end(plan: Plan, lang: Lang, pace: Pace) -> Table {
    let mut played =
        Played { table: Table::new(plan, Texts::of(lang), pace), bots: Bots::by(Box::new(Stopped)) };
    played.settle();
    for _ in 0..4_000 {
        played.look();
        if matches!(played.table.desk(), Desk::Finished) {
            let durchgang = played.table.sitting().durchgang();
            assert_eq!(durchgang.units().as_array().iter().sum::<i64>(), 0);
            assert_eq!(durchgang.points().as_array().iter().sum::<i64>(), 0);
            assert_eq!(played.table.faults(), 0, "no bot wants what is against the rules");
            return played.table;
        }
        played.go_on();
    }
    panic!("the match has no end");
}

#[test]
fn a_match_under_every_rule_set_in_both_languages() {
    for id in rules::builtin_ids() {
        for lang in Lang::ALL {
            let plan = Plan { games: Some(2), ..plan(id, "Dult") };
            let table = play_to_the_end(plan, lang, Pace::Instant);
            assert_eq!(table.sitting().ledger().games(), 2, "{id}");
        }
    }
}

#[test]
fn a_match_from_every_seat_with_quick_bots() {
    let quick = [Builtin::Zufall, Builtin::Regel];
    for (place, person) in Seat::ALL.into_iter().enumerate() {
        let bots = [0, 1, 2].map(|further| quick[(place + further) % quick.len()]);
        let name = Some("Anna".to_owned());
        let plan = Plan { person, bots, name, games: Some(1), ..plan("schule", "Leonhardi") };
        play_to_the_end(plan, Lang::De, Pace::Brisk);
    }
}

#[test]
fn a_game_with_the_strong_bots() {
    let bots = [Builtin::Einfach, Builtin::Stammtisch, Builtin::Meister];
    let plan = Plan { bots, games: Some(1), ..plan("schule", "Kirchweih") };
    play_to_the_end(plan, Lang::De, Pace::Instant);
}

#[test]
fn the_same_seed_and_keys_lead_to_the_same_match() {
    let play = || {
        let mut table = play_to_the_end(plan("preis", "Kathrein"), Lang::En, Pace::Instant);
        table.take_unsaved()
    };
    assert_eq!(play(), play());
}

#[test]
fn a_match_can_be_ended_before_its_time() {
    let mut played = Played {
        table: Table::new(plan("schule", "Dult"), Texts::of(Lang::De), Pace::Instant),
        bots: Bots::by(Box::new(Stopped)),
    };
    played.settle();
    for code in [KeyCode::Char('q'), KeyCode::Down, KeyCode::Down, KeyCode::Enter] {
        played.press(code);
    }
    assert!(matches!(played.table.desk(), Desk::Finished));
    assert!(!played.table.is_left(), "the account is shown first");
    played.press(KeyCode::Enter);
    assert!(played.table.is_left());
}

#[test]
fn s_2_2_5_by_a_standing_order_the_program_cuts_for_the_person() {
    for id in ["schule", "tischpunkte"] {
        let plan = Plan { person: Seat::Four, ..plan(id, "Dult") };
        let mut scene = Scene::new(plan, Lang::De);
        assert!(matches!(scene.table.desk(), Desk::Cut(_)), "{id}");
        scene.table.key(KeyEvent::from(KeyCode::F(3)));
        scene.settle();
        assert!(scene.table.sitting().hand().is_some(), "{id}");
        let steps = scene.table.take_unsaved();
        assert!(matches!(steps[0], Step::Deal(Input::Cuts(_) | Input::Contribution(_))), "{id}: {steps:?}");
    }
}

#[test]
fn s_2_2_2_the_seat_that_was_agreed_deals_first() {
    for dealer in Seat::ALL {
        let plan = Plan { dealer, ..plan("schule", "Dult") };
        let line = first_line(&plan);
        assert_eq!(line.contains("dealer"), dealer != Seat::One, "files of before have none");
        assert_eq!(Saved::parse(line.as_bytes()).unwrap().plan.dealer, dealer);
        let table = Table::new(plan, Texts::of(Lang::En), Pace::Instant);
        assert_eq!(table.sitting().setup().map(|setup| setup.dealer), Some(dealer));
    }
}
