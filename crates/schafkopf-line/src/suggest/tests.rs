//! A request gives back the view that it was made of, whatever deal was found on the way.

use std::sync::Arc;

use schafkopf::{BySeat, Game, Pack, Packets, Seat, SeatView, Seed, Setup, Stage, rules};
use schafkopf_bots::{Bot as _, Builtin, Conditions, Player, Stopped, Thinking, play_hand};
use stammtisch_text::Lang;

use super::request::{Request, Sight};
use crate::{LazyTexts, RuleSets, asking};

/// A player whose every decision is also read back from the request that `arena` sends.
struct ReadBack<'a> {
    bot: Box<dyn Player + 'a>,
    sets: &'a RuleSets,
}

/// What a request cannot say: contracts named early (T 17), and that who must play has no card of the suit (P 4).
fn cannot_be_said(view: &SeatView) -> bool {
    let named = view.table.bids.iter().any(|said| said.bid.named().is_some());
    named || view.table.renonce
}

impl Player for ReadBack<'_> {
    fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> schafkopf::Action {
        let asked = asking::Request::of(view, thinking.rules, "1").filter(|_| !cannot_be_said(view));
        if let Some(asked) = asked {
            let line = asked.line();
            let request: Request<'_> = serde_json::from_str(&line).unwrap();
            let texts = LazyTexts(Lang::En);
            let sight = Sight::read(&request, self.sets, texts).unwrap();
            let mut read = sight.view(texts).unwrap_or_else(|error| panic!("{line}: {error:?}"));
            if view.table.stage == Stage::Doubling {
                // Who has declined before is not told.
                read.table.to_act.clone_from(&view.table.to_act);
            }
            assert_eq!(read, *view, "{line}");
        }
        self.bot.act(view, thinking)
    }
}

#[test]
fn a_request_gives_back_the_view_that_it_was_made_of() {
    let sets = RuleSets::builtin();
    // What only house rules know cannot be asked: knocks, offers, an exchange.
    for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        let rules = rules::builtin(id).unwrap();
        let packets = Packets::new(&rules.deal.packets).unwrap();
        for number in 0..40 {
            let pack = Pack::shuffled(&mut Seed::from_text(id).nth(number).generator());
            let setup = Setup {
                rules: Arc::clone(&rules),
                dealer: Seat::Three,
                number: 1 + number as u32 % 2,
                thrown_in: number as u32 % 2,
                bock: 1,
            };
            let mut game = Game::new(setup, pack.deal(Seat::Three, &packets));
            let mut players = BySeat::from_fn(|seat| {
                let regel = seat == Seat::One || number % 3 > 0;
                let bot = if regel { Builtin::Regel.player() } else { Builtin::Zufall.player() };
                Box::new(ReadBack { bot, sets: &sets }) as Box<dyn Player>
            });
            let at = Conditions { clock: &Stopped, limit: None, seed: number };
            play_hand(&mut game, &mut players, &at);
        }
    }
}
