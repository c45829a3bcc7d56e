//! What was said and done at the table in this hand, line by line.
//!
//! Cards are not written down: no older trick than the last may be looked at (S 3.4.9).

use schafkopf::fair_deal::Input;
use schafkopf::rules::KnockOrder;
use schafkopf::{Bid, Ending, Event, RamschOutcome, Seat, Side};
use stammtisch_text::Arg;

use super::sitting::Sitting;
use super::step::Step;
use super::voice::Voice;

/// What was said and done in this hand.
#[derive(Debug, Clone, Default)]
pub(crate) struct Chronicle {
    lines: Vec<String>,
    tricks: i64,
}

impl Chronicle {
    /// The lines, the oldest first.
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Writes down a step and what came of it.
    pub(crate) fn hear(&mut self, step: &Step, events: &[Event], sitting: &Sitting, voice: Voice<'_>) {
        if let Step::Deal(input) = step {
            self.begin(input, sitting, voice);
        }
        for event in events {
            if let Event::TrickTaken { .. } = event {
                self.tricks += 1;
            }
            self.lines.extend(self.line(event, sitting, voice));
        }
    }

    /// A new page for a new hand.
    fn begin(&mut self, input: &Input, sitting: &Sitting, voice: Voice<'_>) {
        *self = Chronicle::default();
        let Some(setup) = sitting.setup() else { return };
        let neighbour = setup.dealer.previous();
        self.lines.push(voice.says("table-said-deals", setup.dealer, &[]));
        match input {
            Input::Cuts(cuts) => {
                let lifted: Vec<String> = cuts.iter().map(|cut| cut.lifted.to_string()).collect();
                let args = [("lifted", Arg::from(lifted.join(", ")))];
                self.lines.push(voice.says("table-said-cuts", neighbour, &args));
            }
            Input::Contribution(_) => self.lines.push(voice.says("table-said-shuffles", neighbour, &[])),
            Input::Skipped => {}
        }
    }

    /// An event in words; none for what needs none.
    fn line(&self, event: &Event, sitting: &Sitting, voice: Voice<'_>) -> Option<String> {
        let word = |seat, words: String| {
            voice.format("table-said", &[("name", Arg::from(voice.name(seat))), ("words", Arg::from(words))])
        };
        match *event {
            Event::Said { seat, bid } => {
                let plays = |said: &&(Seat, Bid)| matches!(said.1, Bid::Play { .. });
                let is_first = sitting.hand()?.game.bids().iter().filter(plays).count() <= 1;
                Some(word(seat, voice.bid(bid, is_first)))
            }
            Event::Forced { seat } => Some(voice.says("table-said-forced", seat, &[])),
            Event::Declared { seat, contract, renonce } => {
                let key = if renonce { "table-said-renonce" } else { "table-said-plays" };
                Some(voice.format(key, &[("sentence", Arg::from(voice.plays(seat, contract)))]))
            }
            Event::PartnerKnown { seat } => {
                let called = sitting.hand()?.game.contract()?.called()?;
                let card = Arg::from(voice.texts().card(called.card()));
                Some(voice.says("table-said-partner", seat, &[("card", card)]))
            }
            Event::Stoss { seat } => Some(word(seat, voice.stoss())),
            Event::Retour { seat } => Some(word(seat, voice.get("table-retour"))),
            Event::TrickTaken { winner, .. } => {
                let args = [("number", Arg::from(self.tricks)), ("name", Arg::from(voice.name(winner)))];
                Some(voice.format("table-said-trick", &args))
            }
            Event::Claimed { seat } => {
                let claim = sitting.hand()?.game.claims()[seat]?;
                let schwarz = if claim.schwarz { "yes" } else { "no" };
                let args =
                    [("runners", Arg::from(i64::from(claim.runners))), ("schwarz", Arg::from(schwarz))];
                Some(voice.says("table-said-claims", seat, &args))
            }
            Event::Ended { ending } => Some(end(&ending, voice)),
            Event::Knocked { seat, knocks: Some(true) } => Some(voice.says("table-said-knocks", seat, &[])),
            Event::KnocksClosed { by }
                if !by.is_empty()
                    && sitting
                        .plan()
                        .rules
                        .knock
                        .is_some_and(|knock| knock.order == KnockOrder::Together) =>
            {
                let names: Vec<String> = by.iter().map(|seat| voice.name(seat)).collect();
                Some(voice.format("table-said-knocked", &[("names", Arg::from(names.join(", ")))]))
            }
            Event::Offered { seat, .. } => Some(voice.says("table-said-offers", seat, &[])),
            Event::OfferDeclined { seat } => Some(voice.says("table-said-no-take", seat, &[])),
            Event::Married { offerer, taker } => {
                let other = ("other", Arg::from(voice.name(offerer)));
                Some(voice.says("table-said-married", taker, &[other]))
            }
            Event::RamschBegins => Some(voice.get("table-said-ramsch")),
            Event::Won { .. }
            | Event::Knocked { .. }
            | Event::KnocksClosed { .. }
            | Event::PutUp { .. }
            | Event::OfferTaken { .. }
            | Event::Played { .. }
            | Event::DoublingOpened
            | Event::Declined { .. } => None,
        }
    }
}

/// Who lost a Ramsch, or took it all.
pub(crate) fn ramsch_end(outcome: &RamschOutcome, voice: Voice<'_>) -> String {
    if let Some(seat) = outcome.durchmarsch {
        return voice.says("table-ended-durchmarsch", seat, &[]);
    }
    let names: Vec<String> = outcome.losers.iter().map(|seat| voice.name(seat)).collect();
    if names.is_empty() {
        return voice.get("table-ended-ramsch-level");
    }
    voice.format("table-ended-ramsch", &[("names", Arg::from(names.join(", ")))])
}

/// How a hand ended, in a few words.
fn end(ending: &Ending, voice: Voice<'_>) -> String {
    match ending {
        Ending::ThrownIn => voice.get("table-ended-thrown-in"),
        Ending::SieVoid { seat } => voice.says("table-ended-sie-void", *seat, &[]),
        Ending::Redealt { seat } => voice.says("table-ended-redealt", *seat, &[]),
        Ending::Ramsch { outcome, .. } => ramsch_end(outcome, voice),
        Ending::Scored { outcome, .. } => {
            let key = match outcome.winners() {
                Side::Declarer => "table-ended-won",
                Side::Defenders => "table-ended-lost",
            };
            voice.says(key, outcome.parties.declarer, &[("points", Arg::from(i64::from(outcome.points)))])
        }
    }
}
