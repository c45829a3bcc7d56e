//! The main screens, in both languages and several sizes.

use std::sync::Arc;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;
use schafkopf::{RuleSet, Seat, Stage as HandStage, rules};
use stammtisch_text::{Lang, Texts};

use super::scene::{Scene, plan, plan_with, text};
use crate::draw::{Look, draw_offer};
use crate::menu::Topic;
use crate::offer::Offer;
use crate::pace::Pace;
use crate::plan::Plan;
use crate::sitting::Sitting;
use crate::state::{Desk, Overlay, Table};

const SEED: &str = "Kirchweih";

/// Holds a scene against its snapshots: both languages on 80×24, German on other sizes.
fn check(name: &str, scene: impl Fn(Lang) -> Scene) {
    for lang in Lang::ALL {
        let scene = scene(lang);
        insta::assert_snapshot!(format!("{name}_{lang}_80x24"), scene.screen(80, 24));
        no_colour_where_none_is_wanted(&scene);
    }
}

/// As [`check`], and on a small and a large screen too.
fn check_sizes(name: &str, scene: impl Fn(Lang) -> Scene) {
    check(name, &scene);
    let german = scene(Lang::De);
    for (width, height) in [(60, 20), (120, 40)] {
        insta::assert_snapshot!(format!("{name}_de_{width}x{height}"), german.screen(width, height));
    }
}

fn no_colour_where_none_is_wanted(scene: &Scene) {
    let plain = scene.buffer(80, 24, false);
    assert!(plain.content().iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    assert_eq!(text(&plain), text(&scene.buffer(80, 24, true)), "colour says nothing that words do not");
}

fn asks_for(topic: Topic) -> impl Fn(&Table) -> bool {
    move |table| matches!(table.desk(), Desk::Say(menu) if menu.topic() == topic)
}

#[test]
fn auction() {
    check_sizes("auction", |lang| {
        let mut scene = Scene::with_bidder(plan("schule", SEED), lang, Seat::Three);
        scene.until(asks_for(Topic::Bid)).press("2");
        scene
    });
}

#[test]
fn auction_with_names() {
    check("auction_with_names", |lang| {
        let mut scene = Scene::with_bidder(plan("tischpunkte", SEED), lang, Seat::Three);
        scene.until(asks_for(Topic::Bid)).press("↑");
        scene
    });
}

#[test]
fn contract() {
    check_sizes("contract", |lang| {
        let mut scene = Scene::new(plan("tischpunkte", SEED), lang);
        scene.until(asks_for(Topic::Bid)).press("22").until(asks_for(Topic::Declare)).press("1");
        scene
    });
}

#[test]
fn doubling() {
    check("doubling", |lang| {
        let mut scene = Scene::with_bidder(plan("schule", SEED), lang, Seat::Three);
        scene.until(asks_for(Topic::Stoss)).press("2");
        scene
    });
}

#[test]
fn retour() {
    check("retour", |lang| {
        let mut plan = plan("schule", SEED);
        plan.person = Seat::Three;
        let mut scene = Scene::with_doubler(plan, lang, Seat::Three);
        scene.until(asks_for(Topic::Bid)).press("22").until(asks_for(Topic::Declare)).press("⏎⏎");
        scene.until(asks_for(Topic::Retour)).press("→");
        scene
    });
}

#[test]
fn my_turn() {
    check_sizes("my_turn", |lang| {
        let mut scene = Scene::with_bidder(plan("schule", SEED), lang, Seat::Three);
        scene.until(Scene::follows).press("⏎");
        scene
    });
}

#[test]
fn a_card_that_is_refused() {
    check_sizes("refused", |lang| {
        let mut scene = Scene::with_bidder(plan("schule", SEED), lang, Seat::Three);
        scene.until(Scene::follows);
        for number in "12345678".chars() {
            let refused = |table: &Table| table.notice().is_some_and(|notice| notice.is_refusal);
            if refused(&scene.table) {
                break;
            }
            if scene.table.view().is_some_and(|view| {
                let place = number as usize - '1' as usize;
                let card = scene.table.cards()[place];
                !view.actions.contains(&schafkopf::Action::Play(card))
            }) {
                scene.press(&format!("{number}⏎"));
            }
        }
        scene
    });
}

#[test]
fn a_full_trick() {
    check_sizes("full_trick", |lang| {
        let mut scene = Scene::with_bidder(plan("schule", SEED), lang, Seat::Three);
        scene.until(|table| table.full_trick().is_some());
        scene
    });
}

#[test]
fn s_3_1_4_the_last_trick_and_only_that() {
    check("last_trick", |lang| {
        let mut scene = Scene::with_bidder(plan("schule", SEED), lang, Seat::Three);
        let third = |table: &Table| {
            table.view().is_some_and(|view| view.memory.plays.len() > 12 && view.table.trick.len() > 1)
        };
        scene.until(third).press("l");
        scene
    });
}

#[test]
fn rules_book() {
    check("book_search", |lang| {
        let mut scene = Scene::new(plan("schule", SEED), lang);
        scene.press("rSau laufen↓");
        scene
    });
    check("book_page", |lang| {
        let mut scene = Scene::new(plan("schule", SEED), lang);
        scene.press("rDavonlaufen⏎");
        scene
    });
}

#[test]
fn the_book_opens_at_the_clause_of_a_refusal() {
    let mut scene = Scene::with_bidder(plan("schule", SEED), Lang::De, Seat::Three);
    scene.until(Scene::follows);
    let Desk::Card(_) = scene.table.desk() else { panic!("a card is asked for") };
    for number in "12345678".chars() {
        if scene.table.notice().is_none() && matches!(scene.table.desk(), Desk::Card(_)) {
            let card = scene.table.cards()[number as usize - '1' as usize];
            if !scene.table.view().unwrap().actions.contains(&schafkopf::Action::Play(card)) {
                scene.press(&format!("{number}⏎"));
            }
        }
    }
    let clause = scene.table.notice().and_then(|notice| notice.clause).expect("it was refused by a clause");
    scene.press("r");
    let Some(Overlay::Book(reader)) = scene.table.overlay() else { panic!("the book is open") };
    assert_eq!(reader.page().map(|page| page.entry.query()).as_deref(), Some(clause));
}

#[test]
fn help() {
    check_sizes("help", |lang| {
        let mut scene = Scene::new(plan("schule", SEED), lang);
        scene.press("?");
        scene
    });
}

#[test]
fn s_2_2_4_the_person_cuts() {
    check("cut", |lang| {
        let mut plan = plan("schule", SEED);
        plan.person = Seat::Four;
        let mut scene = Scene::new(plan, lang);
        scene.press("←← →");
        scene
    });
}

#[test]
fn t_9_the_person_shuffles_again() {
    check("shuffle_again", |lang| {
        let mut plan = plan("tischpunkte", SEED);
        plan.person = Seat::Four;
        let mut scene = Scene::new(plan, lang);
        scene.press("qwertz");
        scene
    });
}

#[test]
fn end_of_a_hand() {
    check_sizes("result", |lang| {
        let mut scene = Scene::with_doubler(plan("schule", SEED), lang, Seat::Three);
        scene.until(Table::shows_result);
        scene
    });
}

#[test]
fn end_of_a_hand_with_money_and_list() {
    check_sizes("result_list", |lang| {
        let mut scene = Scene::with_bidder(plan("schule-turnier", SEED), lang, Seat::Three);
        scene.until(Table::shows_result);
        scene
    });
}

/// Rufspiel and Geier, as a table may agree.
fn with_geier() -> Arc<RuleSet> {
    let text = "extends = \"schule\"\nid = \"geier\"\n[name]\nde = \"Mit Geier\"\nen = \"With Geier\"\n\
        [auction]\nladder = [[\"rufspiel\"], [\"geier\"]]\n";
    Arc::new(RuleSet::parse(text).unwrap())
}

#[test]
fn v_1_the_person_is_asked_for_a_geier() {
    check("geier_contract", |lang| {
        let plan = Plan { dealer: Seat::Four, ..plan_with(with_geier(), SEED) };
        let mut scene = Scene::new(plan, lang);
        scene.until(asks_for(Topic::Bid)).press("2⏎").until(asks_for(Topic::Declare));
        scene
    });
}

#[test]
fn v_1_a_geier_to_its_end() {
    // Of up to ten contracts the last: the Geier.
    check("geier_result", |lang| {
        let mut scene = Scene::with_declarer(plan_with(with_geier(), SEED), lang, Seat::Three, 2_519);
        scene.until(Table::shows_result);
        scene
    });
}

#[test]
fn end_of_a_hand_that_was_thrown_in() {
    check("thrown_in", |lang| {
        let mut scene = Scene::new(plan("schule", SEED), lang);
        scene.until(Table::shows_result);
        scene
    });
}

#[test]
fn windows_over_the_result() {
    check("proof", |lang| {
        let mut scene = Scene::with_bidder(plan("schule", SEED), lang, Seat::Three);
        scene.until(Table::shows_result).press("v");
        scene
    });
    check("chronicle", |lang| {
        let mut scene = Scene::with_bidder(plan("schule", SEED), lang, Seat::Three);
        scene.until(Table::shows_result).press("c");
        scene
    });
    check("leave", |lang| {
        let mut scene = Scene::with_bidder(plan("schule", SEED), lang, Seat::Three);
        scene.until(Table::shows_result).press("q↓");
        scene
    });
}

#[test]
fn end_of_a_match() {
    check_sizes("summary", |lang| {
        let mut scene = Scene::with_bidder(plan("schule-turnier", SEED), lang, Seat::Three);
        scene.until(|table| matches!(table.desk(), Desk::Finished));
        scene
    });
    check("summary_table_points", |lang| {
        let mut scene = Scene::with_bidder(plan("tischpunkte", SEED), lang, Seat::Three);
        scene.until(|table| matches!(table.desk(), Desk::Finished));
        scene
    });
}

#[test]
fn s_4_2_3_claims_by_hand() {
    let text = "extends = \"schule\"\nid = \"dahoam\"\n[name]\nde = \"Dahoam\"\nen = \"At home\"\n\
                [money]\nclaims = \"by_hand\"\n[stock]\nunits = 2\n";
    let own = Arc::new(RuleSet::parse(text).unwrap());
    check("claim", |lang| {
        let mut scene = Scene::new(plan_with(own.clone(), SEED), lang);
        // The person plays in every hand until he wins one.
        let claims = |table: &Table| matches!(table.desk(), Desk::Claim(_));
        while !claims(&scene.table) {
            scene.until(|table| asks_for(Topic::Bid)(table) || claims(table)).press("22");
            scene.until(|table| claims(table) || table.shows_result());
        }
        scene.press(" →→→ ");
        scene
    });
}

#[test]
fn a_screen_that_is_too_small() {
    for lang in Lang::ALL {
        let scene = Scene::new(plan("schule", SEED), lang);
        insta::assert_snapshot!(format!("too_small_{lang}"), scene.screen(50, 12));
        for (width, height) in [(0, 0), (1, 1), (59, 24), (80, 19)] {
            scene.screen(width, height);
        }
    }
}

#[test]
fn a_match_that_was_left_is_offered() {
    for lang in Lang::ALL {
        let offer = Offer::new(Sitting::new(plan("preis", SEED)), Texts::of(lang));
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| draw_offer(frame, &offer, Look { colour: false })).unwrap();
        insta::assert_snapshot!(format!("offer_{lang}"), text(terminal.backend().buffer()));
    }
}

#[test]
fn s_3_1_8_the_facts_are_always_in_view() {
    let mut scene = Scene::with_doubler(plan("schule", SEED), Lang::De, Seat::Three);
    let playing = |table: &Table| {
        table.view().is_some_and(|view| view.table.stage == HandStage::Playing)
            && table.full_trick().is_none()
    };
    scene.until(playing);
    let mut fallen = false;
    while !scene.table.shows_result() {
        let view = scene.table.view().unwrap();
        for (width, height) in [(60, 20), (80, 24), (120, 40)] {
            let screen = scene.screen(width, height);
            assert!(
                screen.contains("spielt mit der") && screen.contains("Trumpf: Ober, Unter, Herz"),
                "{screen}"
            );
            assert!(screen.contains("Spiel 1 von 4") && screen.contains("Geber"), "{screen}");
            let leads = if view.table.leader == scene.table.person() {
                ["Du kommst raus", "Du kamst raus"].map(str::to_owned)
            } else {
                let name = scene.table.voice().name(view.table.leader);
                [format!("{name} kommt raus"), format!("{name} kam raus")]
            };
            let told = leads.iter().any(|words| screen.contains(words));
            // Where there is no room for the words, the first card is marked, or who is to lead.
            let marked = width < 80 && (screen.contains("1.") || screen.contains('▸'));
            let over = view.table.stage == HandStage::Over;
            assert!(told || marked || over, "{screen}");
            let called = if view.table.partner.is_some() { "fiel bei" } else { "nicht gefallen" };
            assert!(screen.contains(called) && screen.contains("Stoß: "), "{screen}");
            for played in &view.table.trick {
                let (suit, rank) = crate::voice::index(played.card);
                assert!(screen.contains(&format!("{suit} {rank}")), "{screen}");
            }
        }
        fallen |= view.table.partner.is_some();
        let before = scene.table.sitting().steps();
        scene.until(|table| table.sitting().steps() > before || table.shows_result());
    }
    assert!(fallen, "the called Ace falls in every hand");
}

/// Every contract, declared by each bot in turn: no name of a trump may be cut off, however narrow the screen.
#[test]
fn s_3_1_8_the_trumps_are_whole_on_every_screen() {
    let mut seen = std::collections::BTreeSet::new();
    for lang in Lang::ALL {
        for (bidder, nth) in [Seat::Two, Seat::Three, Seat::Four]
            .into_iter()
            .flat_map(|seat| (0..14).map(move |nth| (seat, nth)))
        {
            let mut scene = Scene::with_declarer(plan("tischpunkte", SEED), lang, bidder, nth);
            scene.until(|table| table.view().is_some_and(|view| !view.table.trick.is_empty()));
            let contract = scene.table.view().and_then(|view| view.table.contract).unwrap();
            seen.insert(contract);
            let suit = match contract {
                schafkopf::Contract::Rufspiel { .. } => Some(schafkopf::Suit::Herz),
                other => other.suit(),
            };
            let word = suit.map_or("Unter".to_owned(), |suit| Texts::of(lang).suit(suit));
            for columns in 60..=80 {
                let screen = scene.screen(columns, 20);
                let line = screen.lines().nth(1).unwrap();
                let trumps =
                    line.split(": ").nth(1).unwrap_or_else(|| panic!("no trumps at {columns}: {line}"));
                assert!(trumps.contains(&word), "{columns} columns: {line}");
            }
        }
    }
    assert!(seen.len() > 12, "all kinds of contracts are declared: {seen:?}");
}

#[test]
fn every_rule_set_has_its_words() {
    for id in rules::builtin_ids() {
        for lang in Lang::ALL {
            let table = Table::new(plan(id, SEED), Texts::of(lang), Pace::Calm);
            assert!(!table.voice().rules().is_empty());
        }
    }
}
