//! House rules in words: one sentence for whatever a set has beside the books.

use schafkopf::RuleSet;
use schafkopf::rules::{
    BettelLead, BockAgain, BockEvent, BockRules, CallRules, DoubleAnswer, DoubleUntil, DoublingRules,
    Durchmarsch, DurchmarschWord, ForcedBy, HochzeitFace, HochzeitGive, HochzeitRank, HochzeitRules,
    Jungfrau, KnockFactor, KnockOrder, KnockRules, Knockers, RamschRules, RamschTie, RenonceCalls,
    RunAwayCounts, RunnersOf, StockFill, StockGames, StockLoss, StockRules, StockWho, Tariff,
};
use schafkopf::{BettelOrder, Deck};

use crate::{Arg, Texts};

impl Texts {
    /// What a rule set has beside the books, a sentence each; nothing for the sets of the books.
    pub fn house_rules(&self, set: &RuleSet) -> Vec<String> {
        let mut house = House { texts: self, lines: Vec::new() };
        house.deal(set);
        house.games(set);
        house.all_pass(set);
        if let Some(doubling) = &set.doubling {
            house.doubling(doubling);
        }
        if let Some(bock) = &set.bock {
            house.bock(bock);
        }
        if let Some(stock) = &set.stock {
            house.stock(stock);
        }
        if let Some(money) = &set.money {
            house.money(money);
        }
        house.tell_if(set.tout.extras, "tout-extras");
        house.tell_if(set.play.stop, "stop");
        house.lines
    }
}

struct House<'a> {
    texts: &'a Texts,
    lines: Vec<String>,
}

impl House<'_> {
    fn tell(&mut self, key: &str, args: &[(&str, Arg<'_>)]) {
        self.lines.push(self.texts.format(&format!("house-{key}"), args));
    }

    fn tell_if(&mut self, holds: bool, key: &str) {
        if holds {
            self.tell(key, &[]);
        }
    }

    fn word(&self, key: &str) -> String {
        self.texts.get(&format!("house-{key}"))
    }

    fn deal(&mut self, set: &RuleSet) {
        self.tell_if(set.deal.pack == Deck::Short, "pack-short");
        if set.deal.redeal_below > 0 {
            self.tell("redeal", &[("points", number(set.deal.redeal_below))]);
        }
        if let Some((knock, after)) = set.knock.zip(set.knock_after()) {
            self.knock(knock, after);
        }
        self.call(set.call);
    }

    fn knock(&mut self, knock: KnockRules, after: u8) {
        let who = match knock.who {
            Knockers::All => "all",
            Knockers::Forehand => "forehand",
            Knockers::One => "one",
            Knockers::Chain => "chain",
        };
        let order = match knock.order {
            KnockOrder::Turn => "turn",
            KnockOrder::Together => "together",
        };
        let factor = match knock.factor {
            KnockFactor::Double => "double",
            KnockFactor::PlusOne => "plus_one",
        };
        let args = [
            ("after", number(after)),
            ("who", who.into()),
            ("order", order.into()),
            ("factor", factor.into()),
        ];
        self.tell("knock", &args);
        self.tell_if(!knock.stock, "knock-stock");
    }

    fn call(&mut self, call: CallRules) {
        let usual = CallRules::default();
        let counts = match call.run_away_counts {
            RunAwayCounts::Now => "now",
            RunAwayCounts::Dealt => "dealt",
        };
        let told = (call.run_away, call.run_away_counts) == (usual.run_away, usual.run_away_counts);
        match call.run_away {
            0 => self.tell("run-away-never", &[]),
            _ if told => {}
            cards => self.tell("run-away", &[("cards", number(cards)), ("counts", counts.into())]),
        }
        self.tell_if(call.duck, "duck");
        if call.free_in_last > 1 {
            self.tell("free-in-last", &[("tricks", number(call.free_in_last))]);
        }
        self.tell_if(call.renonce == RenonceCalls::Never, "renonce-never");
    }

    fn games(&mut self, set: &RuleSet) {
        if let Some(bettel) = &set.bettel {
            let order = match bettel.ranking() {
                BettelOrder::Natural => "natural",
                BettelOrder::TenHigh => "ten_high",
                BettelOrder::Herz => "herz",
            };
            self.tell("bettel", &[("order", order.into())]);
            self.tell_if(bettel.must_beat, "bettel-must-beat");
            self.tell_if(bettel.lead == BettelLead::Declarer, "bettel-lead");
        }
        if let Some(hochzeit) = set.hochzeit {
            self.hochzeit(hochzeit);
        }
        if let Some(ramsch) = &set.ramsch {
            self.ramsch(ramsch);
        }
    }

    fn hochzeit(&mut self, hochzeit: HochzeitRules) {
        let rank = match hochzeit.rank {
            HochzeitRank::Below => "below",
            HochzeitRank::Equal => "equal",
            HochzeitRank::Above => "above",
        };
        let give = match hochzeit.give {
            HochzeitGive::Side => "side",
            HochzeitGive::Any => "any",
        };
        self.tell("hochzeit", &[("rank", rank.into()), ("give", give.into())]);
        self.tell_if(hochzeit.face == HochzeitFace::Up, "hochzeit-up");
    }

    fn ramsch(&mut self, ramsch: &RamschRules) {
        self.tell("ramsch", &[("losers", number(ramsch.losers))]);
        if !ramsch.tie.is_empty() {
            let ties = ramsch.tie.iter().map(|tie| {
                self.word(match tie {
                    RamschTie::Tricks => "tie-tricks",
                    RamschTie::Trumps => "tie-trumps",
                    RamschTie::HighestTrump => "tie-highest-trump",
                })
            });
            let ties = ties.collect::<Vec<_>>().join(", ");
            self.tell("ramsch-tie", &[("ties", ties.into())]);
        }
        match ramsch.durchmarsch {
            Durchmarsch::Word(DurchmarschWord::Off) => self.tell("durchmarsch-off", &[]),
            Durchmarsch::Word(DurchmarschWord::Tricks) => self.tell("durchmarsch-tricks", &[]),
            Durchmarsch::Points(points) => self.tell("durchmarsch-points", &[("points", number(points))]),
        }
        match ramsch.jungfrau {
            Jungfrau::Off => {}
            Jungfrau::Own => self.tell("jungfrau-own", &[]),
            Jungfrau::OwnEach => self.tell("jungfrau-own-each", &[]),
            Jungfrau::All => self.tell("jungfrau-all", &[]),
        }
        self.tell_if(ramsch.must_beat, "ramsch-must-beat");
        self.tell_if(ramsch.stoss, "ramsch-stoss");
    }

    fn all_pass(&mut self, set: &RuleSet) {
        let all_pass = set.all_pass;
        self.tell_if(all_pass.forced_by == ForcedBy::LastKnocker, "last-knocker");
        if all_pass.forced_sixty > 0 {
            self.tell("forced-sixty", &[("trumps", number(all_pass.forced_sixty))]);
        }
        if all_pass.double_next > 0 {
            self.tell("double-next", &[("times", number(all_pass.double_next))]);
        }
    }

    fn doubling(&mut self, doubling: &DoublingRules) {
        if doubling.steps.len() > 2 {
            let steps = doubling.steps.iter().map(|step| format!("× {step}")).collect::<Vec<_>>().join(", ");
            let most = doubling.steps.iter().last().unwrap_or(1);
            self.tell("steps", &[("factor", Arg::from(i64::from(most))), ("steps", steps.into())]);
        }
        match doubling.until {
            DoubleUntil::FirstCard => {}
            DoubleUntil::BeforeFirst => self.tell("until-before-first", &[]),
            DoubleUntil::OwnCard => self.tell("until-own-card", &[]),
            DoubleUntil::FirstTrick => self.tell("until-first-trick", &[]),
        }
        self.tell_if(doubling.answer == DoubleAnswer::Party, "answer-party");
        let kinds: Vec<String> = doubling.not_in.iter().map(|kind| self.texts.kind(kind)).collect();
        if !kinds.is_empty() {
            self.tell("not-in", &[("kinds", kinds.join(", ").into())]);
        }
        self.tell_if(doubling.takes_over, "takes-over");
    }

    fn bock(&mut self, bock: &BockRules) {
        let event = |event: &BockEvent| {
            self.word(match event {
                BockEvent::HerzSoloLost => "bock-herz-solo-lost",
                BockEvent::EmptyTrick => "bock-empty-trick",
                BockEvent::Sixty => "bock-sixty",
                BockEvent::StossLost => "bock-stoss-lost",
                BockEvent::SoloLost => "bock-solo-lost",
                BockEvent::Schwarz => "bock-schwarz",
                BockEvent::ToutWon => "bock-tout-won",
                BockEvent::Sie => "bock-sie",
                BockEvent::Durchmarsch => "bock-durchmarsch",
                BockEvent::AllPass => "bock-all-pass",
            })
        };
        let events = bock.after.iter().map(event).collect::<Vec<_>>().join(", ");
        let again = match bock.again {
            BockAgain::Extend => "extend",
            BockAgain::Multiply => "multiply",
            BockAgain::Ignore => "ignore",
        };
        let args = [
            ("events", events.into()),
            ("hands", number(bock.hands)),
            ("factor", Arg::from(i64::from(bock.factor))),
            ("again", again.into()),
        ];
        self.tell("bock", &args);
    }

    fn stock(&mut self, stock: &StockRules) {
        self.tell_if(stock.fill == StockFill::Always, "stock-always");
        self.tell_if(stock.games == StockGames::All, "stock-all");
        self.tell_if(stock.who == StockWho::Declarer, "stock-declarer");
        match stock.loss {
            StockLoss::Double => {}
            StockLoss::Stays => self.tell("stock-stays", &[]),
            StockLoss::Defenders => self.tell("stock-defenders", &[]),
        }
        if stock.most > 0 {
            self.tell("stock-most", &[("units", Arg::from(i64::from(stock.most)))]);
        }
    }

    fn money(&mut self, money: &Tariff) {
        if money.runners_most > 0 {
            self.tell("runners-most", &[("count", number(money.runners_most))]);
        }
        match money.runners_of {
            RunnersOf::Either => {}
            RunnersOf::Losers => self.tell("runners-losers", &[]),
            RunnersOf::Nobody => self.tell("runners-nobody", &[]),
        }
        self.tell_if(money.schwarz_doubles, "schwarz-doubles");
    }
}

fn number(value: u8) -> Arg<'static> {
    Arg::from(i64::from(value))
}
