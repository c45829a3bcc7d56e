//! What the coach says, held against the cards and against what then happens, by rules of its own.

use std::collections::BTreeSet;

use schafkopf::{Action, Card, CardSet, Contract, Courting, Event, Order, Rank, Seat, SeatView};
use stammtisch_coach::{Guided, LESSONS, Lesson};
use stammtisch_text::{Arg, Lang, Texts};

use super::{advised, all_ways, play};

const ME: Seat = Lesson::SEAT;

/// A moment: what the learner saw when he was asked, how it went on, and who was with him in the end.
struct Moment<'a> {
    view: &'a SeatView,
    next: &'a [Event],
    friends: Vec<Seat>,
}

impl Moment<'_> {
    fn order(&self) -> Order {
        self.view.table.contract.map_or(Order::natural(), Contract::order)
    }

    fn led(&self) -> Option<Card> {
        self.view.table.trick.first().map(|played| played.card)
    }

    fn outside(&self) -> CardSet {
        let gone: CardSet = self.view.memory.plays.iter().map(|&(_, card)| card).collect();
        CardSet::ALL - gone - self.view.hand
    }

    fn legal(&self) -> impl Iterator<Item = Card> {
        self.view.actions.iter().filter_map(|&action| match action {
            Action::Play(card) => Some(card),
            _ => None,
        })
    }

    /// Who takes the trick to which the learner plays next.
    fn taker(&self) -> Option<Seat> {
        self.next.iter().find_map(|event| match event {
            Event::TrickTaken { winner, .. } => Some(*winner),
            _ => None,
        })
    }

    fn ours(&self) -> bool {
        self.taker().is_some_and(|seat| self.friends.contains(&seat))
    }

    fn theirs(&self) -> bool {
        self.taker().is_some_and(|seat| !self.friends.contains(&seat))
    }

    fn higher_outside(&self, card: Card) -> usize {
        let order = self.order();
        let by = self.outside() & order.followers(card);
        by.iter().filter(|&by| order.winner(CardSet::from_iter([by, card]), card) == by).count()
    }

    /// Whether a card lies above everything in the trick.
    fn is_ahead(&self, card: Card) -> bool {
        let lying: CardSet = self.view.table.trick.iter().map(|played| played.card).collect();
        self.led().is_some_and(|led| self.order().winner(lying | CardSet::only(card), led) == card)
    }

    /// Whether nobody but its holder knows where the called card is, and the learner does not hold it.
    fn is_partner_hidden(&self) -> bool {
        let called = self.view.table.contract.and_then(Contract::called);
        called.is_some_and(|called| self.outside().contains(called.card()))
    }

    fn is_declarer(&self) -> bool {
        self.view.table.declarer == Some(ME)
    }

    /// Whether a reason for a card is true: `key` without its beginning, and the number in it.
    fn is_true(&self, key: &str, card: Card, count: usize) -> bool {
        let (order, leads) = (self.order(), self.led().is_none());
        let trumps = (self.outside() & order.trumps()).len() as usize;
        let least = self.legal().map(Card::points).min() == Some(card.points());
        let in_suit = self.view.hand & order.side_suit(card.suit());
        let has_trump = self.view.hand.intersects(order.trumps());
        // Of sides only the declarer's is known while the called card is hidden.
        let is_known =
            !self.is_partner_hidden() || !self.is_declarer() && self.taker() == self.view.table.declarer;
        match key {
            "last" => self.view.hand.len() == 1,
            "only" => self.view.actions.len() == 1 && self.view.hand.len() > 1,
            "draw-trumps" => {
                leads && order.is_trump(card) && self.is_declarer() && trumps == count && count > 0
            }
            "trump-for-declarer" => {
                leads && order.is_trump(card) && self.friends.len() == 2 && !self.is_declarer()
            }
            "long-suit" => leads && self.view.table.declarer == Some(ME.plus(1)) && in_suit.len() > 2,
            "lead-low" => leads && least,
            "smear" => self.ours() && self.taker() != Some(ME) && card.points() >= 4 && is_known,
            "make-void" => in_suit == CardSet::only(card) && has_trump && !leads,
            "give-little" => self.theirs() && least && is_known,
            "takes" => leads && self.taker() == Some(ME),
            "wins" => !leads && self.taker() == Some(ME) && self.follows(card),
            "ruffs" => !leads && self.taker() == Some(ME) && !self.follows(card) && order.is_trump(card),
            "ours" => self.ours() && is_known,
            "theirs" => self.theirs() && is_known,
            "high" => leads && self.higher_outside(card) == 0 && trumps > 0 && !order.is_trump(card),
            "ahead" => self.is_ahead(card) && self.view.table.trick.len() < 3,
            "open" => !leads && self.view.table.trick.len() < 3,
            "shun-lead-low" => leads && self.higher_outside(card) == count && count > 0,
            "shun-lead-high" => leads && self.higher_outside(card) == 0,
            "shun-below" => !leads && self.taker() != Some(ME),
            "shun-bound" => self.legal().all(|card| self.is_ahead(card)),
            "shun-above" => self.is_ahead(card),
            "unsure" => true,
            other => panic!("nobody knows whether {other} is true"),
        }
    }

    fn follows(&self, card: Card) -> bool {
        self.led().is_some_and(|led| self.order().followers(led).contains(card))
    }

    /// Whether what is told before a step fits: `key` without its beginning.
    fn fits(&self, key: &str) -> bool {
        let (order, hand) = (self.order(), self.view.hand);
        let trumps = hand & order.trumps();
        let suit = self.led().map_or(CardSet::EMPTY, |led| order.followers(led));
        let is_trump = self.led().is_some_and(|led| order.is_trump(led));
        let is_free = self.led().is_some() && !hand.intersects(suit);
        let lords = CardSet::of_rank(Rank::Ober) | CardSet::of_rank(Rank::Unter);
        let is_call = |action: &Action| matches!(action, Action::Declare(Contract::Rufspiel { .. }));
        match key {
            "declare" | "declare-solo" | "court" | "give" => self.led().is_none(),
            "declare-call" => self.view.actions.iter().any(is_call),
            "lead" | "lead-shunned" => self.led().is_none() && hand.len() > 1,
            "follow" | "follow-shunned" => hand.intersects(suit) && !is_trump,
            "follow-trump" => hand.intersects(suit) && is_trump,
            "lords" => is_trump && order.trumps().contains_all(lords),
            "called" => self.view.actions.len() == 1 && !self.is_partner_hidden(),
            "free" => is_free && !is_trump && hand.len() > 1,
            "free-of-trumps" => is_free && is_trump && hand.len() > 1,
            "free-both" => is_free && !trumps.is_empty() && trumps != hand,
            "free-throw" => is_free && trumps.is_empty(),
            "free-trump" => is_free && trumps == hand,
            "free-smear" => is_free && self.friends.len() > 1,
            "free-shunned" => is_free && hand.len() > 1,
            other => panic!("nobody knows whether {other} fits"),
        }
    }
}

/// Who was with the learner in the end, himself too.
fn friends(end: &Guided) -> Vec<Seat> {
    let table = &end.view.table;
    let Some(declarer) = table.declarer else { return vec![ME] };
    let with_declarer = [Some(declarer), table.partner];
    let is_with = |seat: &Seat| with_declarer.contains(&Some(*seat));
    Seat::ALL.into_iter().filter(|seat| is_with(seat) == is_with(&ME)).collect()
}

/// Ways through a lesson of somebody who does anything at all, and at times what the coach would do.
fn wild_ways(lesson: &Lesson, lang: Lang) -> Vec<Vec<Guided>> {
    let way = |seed: usize| {
        let mut dice = seed;
        play(lesson, lang, |guided| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let actions = &guided.view.actions;
            let choice = (dice >> 33) % (2 * actions.len());
            actions.get(choice).copied().unwrap_or_else(|| advised(guided))
        })
    };
    (0..60).map(way).collect()
}

/// The keys that begin so, from the file of the lessons.
pub(super) fn keys(file: &str, start: &str) -> Vec<&'static str> {
    let (_, text) = Texts::sources(Lang::De).find(|(name, _)| *name == file).expect("there is such a file");
    let names = text.lines().filter_map(|line| line.split_once(" = ").or_else(|| line.split_once(" =")));
    names.map(|(key, _)| key).filter(|key| key.starts_with(start)).collect()
}

/// Every reason in words: its key, the number in it, the words.
fn reasons(texts: &Texts) -> Vec<(&'static str, usize, String)> {
    let all =
        keys("learn", "learn-reason-").into_iter().flat_map(|key| (0..15).map(move |count| (key, count)));
    let words = |(key, count): (&'static str, usize)| {
        let args = [("count", Arg::from(count as i64)), ("aces", Arg::from(2)), ("when", Arg::from("now"))];
        (key, count, texts.format(key, &args))
    };
    all.map(words).collect()
}

/// Which reason a sentence gives, with the number in it. One may end like another: the longest that fits is meant.
fn reason_of(sentence: &str, reasons: &[(&'static str, usize, String)]) -> Option<(&'static str, usize)> {
    let fitting = reasons.iter().filter(|(_, _, words)| sentence.ends_with(words));
    fitting.max_by_key(|(_, _, words)| words.len()).map(|&(key, count, _)| (key, count))
}

/// Whether a tip says what stands under a key.
fn tells(tip: &str, key: &str, view: &SeatView, texts: &Texts) -> bool {
    let suit = view.table.trick.first().map_or_else(String::new, |played| texts.suit(played.card.suit()));
    tip.contains(&texts.format(key, &[("suit", Arg::from(suit))]))
}

/// Every way whose sentences are looked at: all in German, where one leaves the coach at most once also in English.
fn ways(lesson: &Lesson, lang: Lang) -> Vec<Vec<Guided>> {
    let mut ways = all_ways(lesson, lang);
    if lang == Lang::De {
        ways.extend(wild_ways(lesson, lang));
    }
    ways
}

#[test]
fn every_sentence_fits_the_hand_and_comes_true() {
    let tips = keys("learn", "learn-tip-");
    let mut never: BTreeSet<_> = keys("learn", "learn-reason-").into_iter().chain(tips.clone()).collect();
    for (lang, lesson) in
        [Lang::De, Lang::En].into_iter().flat_map(|lang| LESSONS.iter().map(move |one| (lang, one)))
    {
        let texts = Texts::of(lang);
        let reasons = reasons(texts);
        for way in ways(lesson, lang) {
            let friends = friends(way.last().expect("it ended"));
            for pair in way.windows(2) {
                let (coach, next) = (&pair[0].coach, &pair[1].happened);
                let moment = Moment { view: &pair[0].view, next, friends: friends.clone() };
                let told = |tip: &String| {
                    tips.iter().copied().filter(|key| tells(tip, key, moment.view, texts)).collect()
                };
                for key in coach.tips.iter().flat_map(|tip| -> Vec<&str> { told(tip) }) {
                    let what = key.trim_start_matches("learn-tip-");
                    assert!(moment.fits(what), "{}: {:?} [{}]", lesson.id, coach.tips, moment.view.hand);
                    never.remove(key);
                }
                let hint = coach.hint.as_ref().expect("he is asked");
                let Some((key, count)) = reason_of(&hint.text, &reasons) else { continue };
                never.remove(key);
                let Action::Play(card) = hint.action else { continue };
                let is_done = next.contains(&Event::Played { seat: ME, card });
                let what = key.trim_start_matches("learn-reason-");
                assert!(
                    !is_done || moment.is_true(what, card, count),
                    "{}: {} [{}] {:?}, then {next:?}",
                    lesson.id,
                    hint.text,
                    moment.view.hand,
                    moment.view.table.trick,
                );
            }
        }
    }
    assert!(never.is_empty(), "nobody is ever told {never:?}");
}

#[test]
fn what_is_said_of_a_gift_is_true() {
    let mut given = 0;
    for way in all_ways(Lesson::find("hochzeit").expect("a lesson"), Lang::De) {
        for step in &way {
            let Some(hint) = &step.coach.hint else { continue };
            let Action::Hochzeit(Courting::Give(card)) = hint.action else { continue };
            let aces = CardSet::of_rank(Rank::Ace);
            assert!(!aces.contains(card) && step.view.hand.intersects(aces), "{}", hint.text);
            assert!(!hint.text.contains("frei"), "who cannot call has the Ace of each of his suits");
            given += 1;
        }
    }
    assert!(given > 0);
}

#[test]
fn nobody_is_shown_as_the_partner_before_the_called_ace_falls() {
    let mut shown = 0;
    for way in LESSONS.iter().flat_map(|lesson| all_ways(lesson, Lang::De)) {
        for step in &way {
            let Some(called) = step.view.table.contract.and_then(Contract::called) else { continue };
            let is_out = step.view.memory.plays.iter().any(|&(_, card)| card == called.card());
            let is_told = step.happened.iter().any(|event| matches!(event, Event::PartnerKnown { .. }));
            assert!(is_out || !is_told && step.view.table.partner.is_none(), "{:?}", step.view);
            let speaks = step
                .coach
                .tips
                .iter()
                .chain(&step.coach.comment)
                .chain(step.coach.hint.as_ref().map(|hint| &hint.text));
            let holds = step.view.memory.dealt.contains(called.card());
            for words in speaks.filter(|_| !is_out && !holds) {
                assert!(
                    !words.contains("dein Mitspieler") && !words.contains("Du bist der Mitspieler"),
                    "{words}"
                );
            }
            shown += usize::from(is_told);
        }
    }
    assert!(shown > 50, "it does fall: {shown}");
}
