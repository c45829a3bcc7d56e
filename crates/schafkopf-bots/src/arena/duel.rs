//! A match between two bots, deal by deal.

use std::time::Duration;

use schafkopf::rules::Forced;
use schafkopf::{BySeat, Ending, Game};

use super::contestant::Contestant;
use super::regret;
use super::result::{DealResult, GameResult};
use super::seating::{Entrant, Seating};
use super::series::Series;
use super::times::Times;
use crate::clock::Clock;
use crate::hand::{Conditions, play_among};
use crate::player::Faults;

/// Two contestants, the deals they play, and under which conditions.
pub struct Duel<'a> {
    /// Who plays: `A` and `B`.
    pub bots: [Contestant<'a>; 2],
    /// The deals.
    pub series: &'a Series,
    /// Measures decisions, and ends them where there is a limit.
    pub clock: &'a dyn Clock,
    /// The longest a decision may take.
    pub limit: Option<Duration>,
    /// Whether every card is held against the best one, with open cards; that takes up to a second a game.
    pub regret: bool,
}

/// A deal that has been played.
pub struct DealPlayed {
    /// What came of it.
    pub result: DealResult,
    /// The hands themselves, with who sat where; two for a seating in which the cards were first thrown in and had to
    /// be dealt again (T 11).
    pub games: Vec<(Seating, Game)>,
    /// How long the decisions of each bot took.
    pub times: [Times; 2],
}

impl Duel<'_> {
    /// Plays one deal in all eight seatings. Deals do not depend on each other: they can be played in any order, and on
    /// any number of cores at once.
    pub fn play(&self, number: u64) -> DealPlayed {
        let result = DealResult { deal: number, forfeit: None, games: Vec::with_capacity(8) };
        let mut played = DealPlayed { result, games: Vec::with_capacity(8), times: Default::default() };
        for seating in Seating::all() {
            self.play_seating(number, seating, &mut played);
        }
        played
    }

    fn play_seating(&self, number: u64, seating: Seating, played: &mut DealPlayed) {
        let mut faults = [Faults::NONE; 2];
        for thrown_in in 0.. {
            let game = self.play_hand(number, thrown_in, seating, &mut faults, &mut played.times);
            let again = matches!(game.ending(), Some(Ending::ThrownIn)) && self.deals_again(thrown_in);
            if !again {
                let regret = if self.regret { regret::choices(&game) } else { None };
                played.result.games.push(GameResult { regret, ..GameResult::of(&game, seating, faults) });
            }
            played.games.push((seating, game));
            if !again {
                break;
            }
        }
    }

    /// Whether all passing leads to another hand that somebody must play (T 11). Else a hand thrown in counts nothing.
    fn deals_again(&self, thrown_in: u32) -> bool {
        self.series.rules().all_pass.forced == Forced::SecondTime && thrown_in == 0
    }

    fn play_hand(
        &self,
        number: u64,
        thrown_in: u32,
        seating: Seating,
        faults: &mut [Faults; 2],
        times: &mut [Times; 2],
    ) -> Game {
        let mut game = self.series.game(number, thrown_in);
        let mut sitters = BySeat::from_fn(|seat| self.bots[seating.entrant(seat).index()].sitter());
        let seed = self.series.chance(number, thrown_in);
        let conduct =
            play_among(&mut game, &mut sitters, &Conditions { clock: self.clock, limit: self.limit, seed });
        for (seat, theirs) in conduct.faults.iter() {
            let entrant = seating.entrant(seat).index();
            faults[entrant] = faults[entrant].plus(*theirs);
        }
        for (seat, time) in conduct.times {
            times[seating.entrant(seat).index()].add(time);
        }
        game
    }
}

impl DealPlayed {
    /// A deal that is not played because a bot has forfeited.
    pub fn forfeited(number: u64, by: Entrant) -> DealPlayed {
        DealPlayed { result: DealResult::forfeited(number, by), games: Vec::new(), times: Default::default() }
    }
}
