//! How many of the mistakes that bots make get a reason.

use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::{BySeat, Game, Pack, RuleSet, Seat, Seed, Setup, rules};
use schafkopf_bots::review::{Claim, Coach, Decision, DecisionKind, Lesson, Reasoned, Say, Seen, Told};
use schafkopf_bots::{Bot, Builtin, Conditions, Dice, Mind, Stopped, play_hand};
use schafkopf_record::Record;

use crate::checker::{Position, Worlds};

/// How many hands are looked through; a long run asks for more with `REASONS_HANDS`.
#[expect(clippy::disallowed_methods, reason = "a long run is asked for from outside")]
fn hands() -> u64 {
    std::env::var("REASONS_HANDS").ok().and_then(|value| value.parse().ok()).unwrap_or(16)
}

/// Tells who waits for a long run what it has found.
#[expect(clippy::disallowed_macros, reason = "shown only where it is asked for")]
fn tell(lines: &str) {
    println!("{lines}");
}

/// The record of a hand that four bots of one kind have played.
fn played(rules: &Arc<RuleSet>, number: u64, bot: &dyn Bot) -> Record {
    let dealer = Seat::One.plus((number % 4) as usize);
    let pack = Pack::shuffled_of(rules.deck(), &mut Seed::from_text("reasons").nth(number).generator());
    let setup = Setup { rules: Arc::clone(rules), dealer, number: 2, thrown_in: 0, bock: 1 };
    let mut game = Game::new(setup, pack.deal_under(rules, dealer));
    let mut players = BySeat::from_fn(|_| bot.player());
    play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: number });
    Record::of_game(&game)
}

/// How many mistakes there were, and how many of them got a reason that could be known, and one with open cards.
#[derive(Debug, Clone, Copy, Default)]
struct Count {
    all: u32,
    known: u32,
    open: u32,
}

impl Count {
    fn take(&mut self, decision: &Decision) {
        let seen = |seen| decision.claims.first().is_some_and(|reasoned| reasoned.seen == seen);
        self.all += 1;
        self.known += u32::from(seen(Seen::AtTheTable));
        self.open += u32::from(seen(Seen::OpenCards));
    }
}

/// What is said of a mistake with a card is true: by all worlds that were possible, or, where it is seen with open cards, by the
/// cards as they lay.
fn check_told(decision: &Decision, moments: &[Position], number: u64) {
    if decision.kind != DecisionKind::Card {
        return;
    }
    let is_asked = |position: &&Position| {
        position.game.play().is_some()
            && position.game.plays().len() == usize::from(decision.after)
            && position.game.next_to_act() == Some(decision.seat)
    };
    let position = moments.iter().rfind(is_asked).unwrap();
    let worlds = Worlds::of(position, &mut Dice::new(number));
    let as_it_lay = Worlds::real(position);
    for &Reasoned { claim, seen } in &decision.claims {
        let possible = match seen {
            Seen::AtTheTable => &worlds,
            Seen::OpenCards => &as_it_lay,
        };
        assert!(possible.all(claim), "game {number}: {claim:?} of {decision:#?}");
    }
    let (Some(best), Some(played)) =
        (decision.best().and_then(|best| best.action.card()), decision.played.card())
    else {
        return;
    };
    let meant = match decision.lesson {
        Some(Lesson::NotSmeared | Lesson::TookFromPartner) => Some(Claim::Ours { card: best }),
        Some(Lesson::GaveAway) => Some(Claim::Theirs { card: played }),
        Some(Lesson::NotSearched) => Some(Claim::Search { card: best }),
        Some(Lesson::NotTaken | Lesson::NotRuffed) => Some(Claim::Ahead { card: best }),
        _ => None,
    };
    assert!(meant.is_none_or(|claim| worlds.all(claim)), "game {number}: {meant:?} of {decision:#?}");
}

#[test]
fn most_mistakes_have_a_reason() {
    let judge = Mind::stammtisch().with_worlds_scaled(0.3);
    let coach = Coach { judge: &judge, label: judge.label(), seed: 1, limit: None, clock: &Stopped };
    let few = |mind: Mind| mind.with_worlds_scaled(0.05);
    let bots: [&dyn Bot; 4] = [
        &Builtin::Regel,
        &few(Mind::einfach()),
        &few(Mind::stammtisch()),
        &few(Mind::meister().with_threads(1)),
    ];
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    let mut all = Count::default();
    for number in 0..hands() {
        let id = ["schule", "schule-turnier", "tischpunkte", "preis"][(number / 4 % 4) as usize];
        let rules = rules::builtin(id).unwrap();
        let record = played(&rules, number, bots[(number % 4) as usize]);
        let review = coach.review(&record, &rules, &mut |_| {}).unwrap();
        let moments = Position::of_record(&record, &rules);
        for decision in review.decisions.iter().filter(|decision| decision.verdict.is_mistake()) {
            check_told(decision, &moments, number);
            counts.entry(decision.lesson.map_or("none", Lesson::name)).or_default().take(decision);
            all.take(decision);
        }
    }
    let table: Vec<String> = counts.iter().map(|(lesson, count)| format!("{lesson}: {count:?}")).collect();
    tell(&format!("{all:?}\n{}", table.join("\n")));
    assert!(10 * (all.known + all.open) >= 9 * all.all, "{all:?} {table:#?}");
}

#[test]
fn steps_of_a_hochzeit_have_no_price_and_its_offer_is_told() {
    let rules = rules::builtin("alles").unwrap();
    let judge = Mind::stammtisch().with_worlds_scaled(0.05);
    let coach = Coach { judge: &judge, label: judge.label(), seed: 1, limit: None, clock: &Stopped };
    let hochzeiten = (0..400)
        .map(|number| played(&rules, number, &Builtin::Regel))
        .filter(|record| record.exchange.is_some());
    let mut count = 0;
    for record in hochzeiten.take(2) {
        count += 1;
        let review = coach.review(&record, &rules, &mut |_| {}).unwrap();
        assert!(review.decisions.iter().all(|decision| decision.worlds > 0), "{:#?}", review.decisions);
        let offer = Told::Bid { say: Say::Offer, level: None, named: false };
        assert!(review.auction.iter().any(|spoken| spoken.said == offer), "{:?}", review.auction);
    }
    assert_eq!(count, 2, "there are such hands");
}
