//! Differences in what is paid and written: tariff, pot, list, sanctions.

use schafkopf::ContractKind;
use schafkopf::rules::{
    Claims, ComplaintUntil, FaultRules, FaultScale, LaidOpen, ListRules, StockFill, StockRules, Tariff,
};
use stammtisch_text::Arg;

use super::{Lines, joined};

/// The contracts that are paid by a tariff, without their Touts; a Sie has its own factor.
fn plain_kinds() -> impl Iterator<Item = ContractKind> {
    ContractKind::plain_kinds().filter(|kind| *kind != ContractKind::Sie)
}

impl Lines<'_> {
    /// The tariff; `known` says of a contract that the set knows whether its base does.
    pub(super) fn money(
        &mut self,
        new: Option<Tariff>,
        old: Option<Tariff>,
        known: impl Fn(ContractKind) -> Option<bool>,
    ) {
        let Some(tariff) = new else {
            if old.is_some() {
                self.say("no-money");
            }
            return;
        };
        let Tariff {
            unit_cents,
            rufspiel,
            solo,
            // Prices of their own are told by `own_prices`, the rest among the house rules.
            geier: _,
            farbgeier: _,
            wenz: _,
            farbwenz: _,
            solo_herz: _,
            bettel: _,
            hochzeit: _,
            ramsch: _,
            durchmarsch,
            runners_most: _,
            runners_of: _,
            schwarz_doubles: _,
            runner,
            schneider,
            schwarz,
            tout_factor,
            runners_from: _,
            claims,
        } = tariff;
        if let Some(old) = old {
            self.number("unit", unit_cents, old.unit_cents);
            self.number("value-rufspiel", rufspiel, old.rufspiel);
            self.number("value-solo", solo, old.solo);
            self.number("value-runner", runner, old.runner);
            self.number("value-schneider", schneider, old.schneider);
            self.number("value-schwarz", schwarz, old.schwarz);
            self.number("value-tout", tout_factor, old.tout_factor);
        } else {
            let amounts = [
                ("unit", unit_cents),
                ("rufspiel", rufspiel),
                ("solo", solo),
                ("runner", runner),
                ("schneider", schneider),
                ("schwarz", schwarz),
                ("tout", tout_factor),
            ];
            self.tell("money", &amounts.map(|(name, value)| (name, Arg::from(i64::from(value)))));
        }
        self.own_prices(&tariff, old.as_ref(), &known);
        if durchmarsch != old.and_then(|old| old.durchmarsch) {
            let game = ("game", Arg::from(self.texts.get("rw-money-durchmarsch")));
            self.tell("value-own", &[game, ("new", Arg::from(i64::from(tariff.durchmarsch())))]);
        }
        self.runners(&tariff, old.as_ref(), known);
        if old.map_or(Claims::Automatic, |old| old.claims) != claims {
            self.say(match claims {
                Claims::Automatic => "claims-automatic",
                Claims::ByHand => "claims-by-hand",
            });
        }
    }

    /// Contracts that have a price of their own, where it is another than before.
    fn own_prices(
        &mut self,
        new: &Tariff,
        old: Option<&Tariff>,
        known: impl Fn(ContractKind) -> Option<bool>,
    ) {
        for kind in plain_kinds().filter(|kind| kind.is_solo_kind()) {
            let Some(base_knows) = known(kind) else { continue };
            let price = new.price(kind);
            let before = old.filter(|_| base_knows).map(|old| old.price(kind));
            let told =
                price != new.solo || before.is_some_and(|before| old.is_some_and(|old| before != old.solo));
            if told && before != Some(price) {
                let game = ("game", Arg::from(self.texts.kind(kind)));
                self.tell("value-own", &[game, ("new", Arg::from(i64::from(price)))]);
            }
        }
    }

    /// From how many on runners are paid, in the contracts that there are.
    fn runners(&mut self, new: &Tariff, old: Option<&Tariff>, known: impl Fn(ContractKind) -> Option<bool>) {
        for kind in plain_kinds() {
            let Some(base_knows) = known(kind) else { continue };
            let Some(new) = new.runners_from(kind) else { continue };
            let old = old.and_then(|old| old.runners_from(kind));
            let game = ("game", Arg::from(self.texts.kind(kind)));
            let from = ("new", Arg::from(i64::from(new)));
            match old.filter(|_| base_knows) {
                Some(old) if old == new => {}
                Some(old) => self.tell("runners-other", &[game, from, ("old", Arg::from(i64::from(old)))]),
                None => self.tell("runners", &[game, from]),
            }
        }
    }

    pub(super) fn stock(&mut self, new: Option<StockRules>, old: Option<StockRules>) {
        match (new, old) {
            (None, None) => {}
            (None, Some(_)) => self.say("no-stock"),
            // When it is filled and who gets it is told among the house rules.
            (Some(StockRules { units, fill, games: _, who: _, loss: _, most: _ }), None) => {
                let key = match fill {
                    StockFill::AllPass => "stock",
                    StockFill::Always => "stock-always",
                };
                self.tell(key, &[("new", Arg::from(i64::from(units)))]);
            }
            (Some(StockRules { units, fill: _, games: _, who: _, loss: _, most: _ }), Some(old)) => {
                self.number("stock-other", units, old.units);
            }
        }
    }

    pub(super) fn list(&mut self, new: Option<ListRules>, old: Option<ListRules>) {
        let Some(ListRules { rufspiel, solo, tout, sie, bettel: _, ramsch: _, multiplied: _ }) = new else {
            if old.is_some() {
                self.say("no-list");
            }
            return;
        };
        let row = |points: &[u32]| Arg::from(joined(points, " / "));
        let Some(old) = old else {
            let tout = Arg::from(i64::from(tout));
            self.tell("list", &[("rufspiel", row(&rufspiel)), ("solo", row(&solo)), ("tout", tout)]);
            self.listed_sie(sie);
            return;
        };
        for (key, new, old) in [("list-rufspiel", rufspiel, old.rufspiel), ("list-solo", solo, old.solo)] {
            if new != old {
                self.tell(key, &[("new", row(&new)), ("old", row(&old))]);
            }
        }
        self.number("list-tout", tout, old.tout);
        match (sie, old.sie) {
            (Some(new), Some(old)) => self.number("list-sie-other", new, old),
            (Some(_), None) => self.listed_sie(sie),
            // That there is no Sie is told already.
            (None, _) => {}
        }
    }

    fn listed_sie(&mut self, sie: Option<u32>) {
        if let Some(points) = sie {
            self.tell("list-sie", &[("new", Arg::from(i64::from(points)))]);
        }
    }

    pub(super) fn faults(&mut self, new: FaultRules, old: FaultRules) {
        let FaultRules {
            scale,
            rufspiel,
            solo,
            tout,
            thrower_solo,
            soloist_stop,
            laid_open,
            complaint_until,
        } = new;
        if scale != old.scale {
            self.say(match scale {
                FaultScale::Lost => "fault-lost",
                FaultScale::Choice => "fault-choice",
            });
        }
        self.number("fault-rufspiel", rufspiel, old.rufspiel);
        self.number("fault-solo", solo, old.solo);
        self.number("fault-tout", tout, old.tout);
        self.number("fault-thrower", thrower_solo, old.thrower_solo);
        match (soloist_stop, old.soloist_stop) {
            (Some(new), Some(old)) => self.number("fault-stop-other", new, old),
            (Some(new), None) => self.tell("fault-stop", &[("new", Arg::from(i64::from(new)))]),
            // Where nobody chooses, nothing is stopped.
            (None, _) => {}
        }
        if laid_open != old.laid_open {
            self.say(match laid_open {
                LaidOpen::Fault => "laid-open-fault",
                LaidOpen::OtherPartyWins => "laid-open-other",
            });
        }
        if complaint_until != old.complaint_until {
            self.say(match complaint_until {
                ComplaintUntil::NextCut => "complaint-cut",
                ComplaintUntil::SecondShuffle => "complaint-shuffle",
                ComplaintUntil::NextEntry => "complaint-entry",
            });
        }
    }
}
