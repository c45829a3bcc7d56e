//! A hand before it is written: what it would pay, and what may be said of it besides.

use std::collections::BTreeMap;

use schafkopf::rules::RamschTie;
use schafkopf::{BadReport, Height, Side};

use crate::evening::{Counted, Evening};
use crate::hand::{Claimed, Game, Hand, HandResult};
use crate::id::EntryId;
use crate::refusal::Refusal;

/// What a hand would pay: shown before it is written.
pub type Preview = Counted;

/// The most that is tried of anything that is counted: a pack has no more trumps.
const MOST: u8 = 14;
/// The card points of a pack (S 1.2.4).
const ALL_POINTS: u8 = 120;

/// What may be said of a hand besides, one thing at a time.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Room {
    /// How the losers may have ended, a plain loss not among it.
    pub heights: Vec<Height>,
    /// How many runners the declarer's party may hold.
    pub runners_with: u8,
    /// How many runners the defenders may hold.
    pub runners_against: u8,
    /// How often it may be doubled.
    pub doubles: u8,
    /// Who may knock, those who have among them.
    pub knocks: Vec<EntryId>,
    /// Whether the winners may claim something (S 4.2.3).
    pub claim: bool,
    /// Whether it matters to the rule set, and may be told, that a party's only trick was empty (V 8.2).
    pub empty_trick: bool,
    /// What decides a Ramsch and is not told.
    pub missing: Option<RamschTie>,
}

impl Evening {
    /// What a hand would pay if it came next; nothing is written.
    pub fn preview(&self, hand: &Hand) -> Result<Preview, Refusal> {
        let nobody: EntryId = self.id().clone();
        self.without_rows().play(&nobody, hand)
    }

    fn fits(&self, hand: &Hand) -> bool {
        self.preview(hand).is_ok()
    }

    /// Whether a game fits, won or lost.
    fn may_be(&self, hand: &Hand, game: &Game) -> bool {
        let told = |won| Hand { result: HandResult::Game(Game { won, ..game.clone() }), ..hand.clone() };
        self.fits(&told(true)) || self.fits(&told(false))
    }

    /// What may be said of a hand besides.
    pub fn room(&self, hand: &Hand) -> Room {
        let knocks = self.may_knock(hand);
        let told = match &hand.result {
            HandResult::Game(game) => self.room_of_game(hand, game),
            HandResult::Ramsch(ramsch) => {
                let with = |doubles| {
                    let ramsch = crate::hand::Ramsch { doubles, ..ramsch.clone() };
                    Hand { result: HandResult::Ramsch(ramsch), ..hand.clone() }
                };
                let missing = match self.preview(hand) {
                    Err(Refusal::Report(BadReport::RamschUndecided { missing })) => Some(missing),
                    Ok(_) | Err(_) => None,
                };
                Room { doubles: most(|doubles| self.fits(&with(doubles))), missing, ..Room::default() }
            }
            HandResult::ThrownIn | HandResult::Void | HandResult::Ruled(_) => Room::default(),
        };
        Room { knocks, ..told }
    }

    fn room_of_game(&self, hand: &Hand, game: &Game) -> Room {
        let with = |change: &dyn Fn(&mut Game)| {
            let mut game = game.clone();
            change(&mut game);
            self.may_be(hand, &game)
        };
        let runners = |of: Side| {
            most(|count| {
                with(&|game| {
                    (game.runners, game.runners_of) = (count, of);
                })
            })
        };
        let all_heights = [Height::Schneider, Height::Schwarz].into_iter();
        Room {
            heights: all_heights.filter(|&height| with(&|game| game.height = height)).collect(),
            runners_with: runners(Side::Declarer),
            runners_against: runners(Side::Defenders),
            doubles: most(|doubles| with(&|game| game.doubles = doubles)),
            knocks: Vec::new(),
            claim: with(&|game| game.claim = Some(Claimed { runners: 0, schwarz: false })),
            empty_trick: self.opening().rules.set().bock.is_some() && with(&|game| game.empty_trick = true),
            missing: None,
        }
    }

    /// Who may knock, in the order of the table, with those who have.
    fn may_knock(&self, hand: &Hand) -> Vec<EntryId> {
        let players = self.four(&hand.dealer).map(Vec::from).unwrap_or_default();
        let fits = |who: &EntryId| {
            let mut knocks = hand.knocks.clone();
            knocks.insert(who.clone());
            self.fits(&Hand { knocks, dealer: hand.dealer.clone(), result: HandResult::ThrownIn })
        };
        players.into_iter().filter(|who| hand.knocks.contains(who) || fits(who)).collect()
    }
}

/// The points of a Ramsch of which those of three are told.
pub fn points_of_four(mut points: BTreeMap<EntryId, u8>, players: &[EntryId]) -> BTreeMap<EntryId, u8> {
    let mut open = players.iter().filter(|member| !points.contains_key(*member));
    if let (Some(last), None) = (open.next(), open.next()) {
        let told = points.values().fold(0_u8, |sum, &points| sum.saturating_add(points));
        if let Some(rest) = ALL_POINTS.checked_sub(told) {
            points.insert(last.clone(), rest);
        }
    }
    points
}

/// The most of something that is counted.
fn most(fits: impl Fn(u8) -> bool) -> u8 {
    (1..=MOST).rev().find(|&count| fits(count)).unwrap_or(0)
}
