//! The facts that are always in view (S 3.1.8): game, dealer, contract, trumps, called card, doubling, who leads.

use ratatui::layout::Rect;
use ratatui::text::Span;
use schafkopf::{Doubles, Seat, Stage as HandStage, TableView};
use stammtisch_text::Arg;

use super::super::sitting::{Sitting, Stage};
use super::super::state::Table;
use super::super::voice::Length;
use super::canvas::{Canvas, width};

impl Canvas<'_, '_> {
    /// Draws the three rows at the top.
    pub(super) fn header(&mut self, table: &Table, area: Rect) {
        self.top_line(table, area);
        let view = table.view();
        let line = Rect { x: area.x + 1, width: area.width - 2, ..area };
        match (table.sitting().stage(), view) {
            (Stage::Dealt(_), Some(view)) => {
                self.contract_line(&view.table, line);
                self.facts_line(&view.table, line);
            }
            (Stage::Shuffled(shuffled), _) => {
                let text = self.voice.says("table-shuffled", shuffled.setup.dealer, &[]);
                let style = self.look.plain();
                self.line(line, 1, &text, style);
            }
            (Stage::Dealt(_) | Stage::Finished { .. }, _) => {}
        }
    }

    /// Game, dealer and rules, and the person's account.
    fn top_line(&mut self, table: &Table, area: Rect) {
        let Some(setup) = table.sitting().setup() else { return };
        let (number, dealer) = (setup.number, setup.dealer);
        let game = self.game_number(table.sitting(), number);
        let dealer = Arg::from(self.voice.name(dealer));
        let dealer = self.voice.format("table-dealer", &[("name", dealer)]);
        let account = self.own_account(table);
        let style = self.look.strong();
        let line = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let mut parts = vec![game, dealer, self.voice.rules().to_owned()];
        // On a narrow screen the name of the rules gives way to the account.
        while parts.len() > 1 && width(&parts.join(" · ")) + 2 + width(&account) > line.width {
            parts.pop();
        }
        self.line(line, 0, &parts.join(" · "), style);
        self.right(line, 0, &account, style);
    }

    /// "Spiel 3 von 32".
    pub(super) fn game_number(&self, sitting: &Sitting, number: u32) -> String {
        let number = ("number", Arg::from(i64::from(number)));
        match sitting.plan().games {
            Some(games) => {
                self.voice.format("table-game-of", &[number, ("games", Arg::from(i64::from(games)))])
            }
            None => self.voice.format("table-game", &[number]),
        }
    }

    /// The person's account in money, in list points, or both.
    fn own_account(&self, table: &Table) -> String {
        let (durchgang, rules) = (table.sitting().durchgang(), &table.sitting().plan().rules);
        let seat = table.person();
        let mut parts = Vec::new();
        if rules.money.is_some() {
            let units = format!("{:+}", durchgang.units()[seat]);
            parts.push(self.voice.format("table-account-units", &[("units", Arg::from(units))]));
        }
        if rules.list.is_some() {
            let points = format!("{:+}", durchgang.points()[seat]);
            parts.push(self.voice.format("table-account-points", &[("points", Arg::from(points))]));
        }
        parts.join(" · ")
    }

    /// Who plays what, and what is trump.
    fn contract_line(&mut self, view: &TableView, line: Rect) {
        let (Some(declarer), Some(contract)) = (view.declarer, view.contract) else {
            let text = match view.declarer {
                Some(seat) => self.voice.says("table-names-contract", seat, &[]),
                None => self.voice.get("table-auction"),
            };
            let style = self.look.plain();
            self.line(line, 1, &text, style);
            return;
        };
        let plays = self.voice.plays(declarer, contract);
        let forced = match (view.forced, view.renonce) {
            (false, _) => None,
            (true, false) => Some(self.voice.get("table-forced")),
            (true, true) => Some(self.voice.get("table-forced-renonce")),
        };
        let trumps = |length| {
            let trumps = Arg::from(self.voice.trumps(contract, length));
            self.voice.format("table-trumps", &[("trumps", trumps)])
        };
        let (full, short) = (trumps(Length::Full), trumps(Length::Short));
        let with_forced = forced.map_or_else(|| plays.clone(), |forced| format!("{plays} · {forced}"));
        // What is trump is always in view (S 3.1.8): on a narrow screen other words give way to it.
        let forms = [(&with_forced, &full), (&with_forced, &short), (&plays, &full), (&plays, &short)];
        let fits = |(plays, trumps): &&(&String, &String)| width(plays) + 3 + width(trumps) <= line.width;
        let &(plays, trumps) = forms.iter().find(fits).unwrap_or(&forms[3]);
        let (strong, plain) = (self.look.strong(), self.look.plain());
        let spans = vec![Span::styled(plays.clone(), strong), Span::styled(format!(" · {trumps}"), plain)];
        self.spans(line, 1, spans);
    }

    /// The called card, the doubling, and who leads.
    fn facts_line(&mut self, view: &TableView, line: Rect) {
        let mut parts = Vec::new();
        if let Some(called) = view.contract.and_then(schafkopf::Contract::called) {
            let card = ("card", Arg::from(self.voice.texts().card(called.card())));
            parts.push(match view.partner {
                None => self.voice.format("table-called-hidden", &[card]),
                Some(seat) => self.voice.says("table-called-fallen", seat, &[card]),
            });
        }
        parts.extend(self.doubling(view.doubles));
        match view.stage {
            HandStage::Knocking
            | HandStage::Auction
            | HandStage::Declaring
            | HandStage::Offering
            | HandStage::Giving => {
                parts.push(self.voice.says("table-forehand", view.dealer.next(), &[]));
            }
            HandStage::Doubling | HandStage::Retour | HandStage::Playing => {
                let key = if view.trick.is_empty() { "table-leads" } else { "table-led" };
                parts.push(self.voice.says(key, view.leader, &[]));
            }
            HandStage::Claiming | HandStage::Over => {}
        }
        // The trick itself shows who led, so that this is what gives way.
        while parts.len() > 1 && width(&parts.join(" · ")) > line.width {
            parts.pop();
        }
        let style = self.look.plain();
        self.line(line, 2, &parts.join(" · "), style);
    }

    fn doubling(&self, doubles: Doubles) -> Option<String> {
        let seat: Seat = doubles.stoss?;
        let key = if doubles.retour { "table-doubled-retour" } else { "table-doubled-stoss" };
        let args = [("name", Arg::from(self.voice.name(seat))), ("stoss", Arg::from(self.voice.stoss()))];
        Some(self.voice.format(key, &args))
    }
}
