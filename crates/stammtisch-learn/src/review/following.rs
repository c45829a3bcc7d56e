//! Hands that are still played, looked at as they go on, so that the review is there when they end.
//!
//! It is done where a judge has nothing else to do, for few hands at once: who asks for a review comes first, and in a full
//! house nothing is worked out that perhaps nobody wants to see.

use std::collections::{HashSet, VecDeque};

use schafkopf::{Deal, Game};
use schafkopf_bots::review::Begun;

/// So many of the last news are looked at to see how full the house is.
const NEWS: usize = 64;

/// The most hands among these news in a house that is not full; a hand is heard of eight times.
const MOST_HEARD_OF: usize = 24;

/// So many finished hands are kept until somebody asks for their review.
const KEPT: usize = 16;

/// The hands that are followed.
pub(super) struct Following {
    hands: Vec<Followed>,
    /// The most that are played at once.
    most: usize,
    /// Whose news came last.
    heard_of: VecDeque<Deal>,
    /// Counts the news, so that the oldest is known.
    news: u64,
}

/// A hand that is followed.
struct Followed {
    /// As far as it was heard of.
    game: Game,
    /// As far as it is looked at; taken out by the judge who looks.
    begun: Option<Box<Begun>>,
    /// Whether a judge looks at it now.
    is_taken: bool,
    /// Whether something happened since it was looked at.
    has_more: bool,
    heard: u64,
}

/// What there is of a hand whose review is asked for.
pub(super) enum Found {
    /// A judge looks at it at this moment, and will put it back.
    Taken,
    /// So much of it is done, if anything.
    Begun(Option<Box<Begun>>),
}

impl Following {
    pub(super) fn new(most: usize) -> Following {
        Following { hands: Vec::new(), most, heard_of: VecDeque::new(), news: 0 }
    }

    /// Hears how far a hand has come; says whether there is something to look at.
    pub(super) fn hear(&mut self, game: &Game) -> bool {
        if self.most == 0 {
            return false;
        }
        self.news += 1;
        self.heard_of.push_back(*game.deal());
        if self.heard_of.len() > NEWS {
            self.heard_of.pop_front();
        }
        if let Some(known) = self.hands.iter_mut().find(|followed| is_same(&followed.game, game)) {
            known.game = game.clone();
            known.has_more = true;
            known.heard = self.news;
            return true;
        }
        if self.is_full() || game.ending().is_some() {
            return false;
        }
        self.make_room();
        let game = game.clone();
        self.hands.push(Followed { game, begun: None, is_taken: false, has_more: true, heard: self.news });
        true
    }

    /// Whether no further hand is followed: enough are, or so many are played in the house that nobody should.
    fn is_full(&self) -> bool {
        let news = self.news;
        let is_played =
            |followed: &&Followed| followed.game.ending().is_none() && news - followed.heard < NEWS as u64;
        let heard_of: HashSet<&Deal> = self.heard_of.iter().collect();
        self.hands.iter().filter(is_played).count() >= self.most || heard_of.len() > MOST_HEARD_OF
    }

    /// Forgets the hand of which nothing was heard for the longest, where all places are taken.
    fn make_room(&mut self) {
        let places = self.most + KEPT;
        let oldest = self.hands.iter().enumerate().filter(|(_, followed)| !followed.is_taken);
        if self.hands.len() >= places
            && let Some((at, _)) = oldest.min_by_key(|(_, followed)| followed.heard)
        {
            self.hands.swap_remove(at);
        }
    }

    /// The next hand for a judge with nothing else to do: as far as it has come, and as far as it is looked at.
    pub(super) fn take(&mut self) -> Option<(Game, Option<Box<Begun>>)> {
        let waits = |followed: &&mut Followed| followed.has_more && !followed.is_taken;
        let next = self.hands.iter_mut().filter(waits).min_by_key(|followed| followed.heard)?;
        next.is_taken = true;
        next.has_more = false;
        Some((next.game.clone(), next.begun.take()))
    }

    /// Puts back what a judge has looked at; `game` is what he was given, and `is_done` says whether he got through it.
    pub(super) fn put_back(&mut self, game: &Game, begun: Option<Box<Begun>>, is_done: bool) {
        let Some(known) = self.hands.iter_mut().find(|followed| is_same(&followed.game, game)) else {
            return;
        };
        known.is_taken = false;
        known.has_more |= !is_done;
        known.begun = begun;
    }

    /// What there is of a hand whose review is asked for; it is followed no longer.
    pub(super) fn give(&mut self, game: &Game) -> Found {
        match self.hands.iter().position(|followed| is_same(&followed.game, game)) {
            Some(at) if self.hands[at].is_taken => Found::Taken,
            Some(at) => Found::Begun(self.hands.swap_remove(at).begun),
            None => Found::Begun(None),
        }
    }
}

/// Whether two games are the same hand, however far each has come.
fn is_same(one: &Game, other: &Game) -> bool {
    let place = |game: &Game| (game.setup().dealer, game.setup().number, game.setup().thrown_in);
    one.deal() == other.deal() && place(one) == place(other) && one.setup().rules == other.setup().rules
}

#[cfg(test)]
mod tests {
    use schafkopf::{Game, Pack, Seat, Seed, Setup, rules};

    use super::{Following, Found, KEPT, MOST_HEARD_OF};

    /// A hand that is just dealt.
    fn game(number: u8) -> Game {
        let rules = rules::builtin("schule").expect("it is built in");
        let pack = Pack::shuffled(&mut Seed::from_text("followed").nth(number.into()).generator());
        let deal = pack.deal_under(&rules, Seat::Four).deal;
        Game::new(Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 }, deal)
    }

    #[test]
    fn only_so_many_hands_are_followed_at_once() {
        let mut following = Following::new(2);
        assert!(following.hear(&game(1)) && following.hear(&game(2)));
        assert!(!following.hear(&game(3)), "two are enough");
        assert!(following.hear(&game(1)), "of these it goes on");
        let (first, begun) = following.take().expect("there is more of it");
        assert!(begun.is_none() && matches!(following.give(&first), Found::Taken));
        following.put_back(&first, None, true);
        assert!(matches!(following.give(&first), Found::Begun(None)));
        assert!(following.hear(&game(3)), "a place is free");
    }

    #[test]
    fn in_a_full_house_nothing_is_begun_and_with_room_again_it_is() {
        let mut following = Following::new(200);
        let all = 1 + MOST_HEARD_OF as u8;
        assert!((1..all).all(|number| following.hear(&game(number))));
        assert!(!following.hear(&game(all)), "so many are played that nobody is followed any more");
        for _ in 0..super::NEWS {
            assert!(following.hear(&game(1)));
        }
        assert!(following.hear(&game(all)), "only one was heard of for long");
    }

    #[test]
    fn what_is_kept_is_bounded_and_nobody_on_one_core_is_followed() {
        let mut following = Following::new(1);
        for number in 0..=100 {
            // A hand of which nothing was heard for long is not played any more, and makes room.
            assert!((0..=super::NEWS).any(|_| following.hear(&game(number))));
        }
        assert_eq!(following.hands.len(), 1 + KEPT);
        assert!(!Following::new(0).hear(&game(1)));
    }
}
