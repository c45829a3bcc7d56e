//! Windows over the table: the last trick, the chronicle, the proof of the deal, the way out.

use ratatui::layout::Rect;
use schafkopf::fair_deal::{Input, verify};
use stammtisch_text::Arg;

use super::super::state::{Leave, Table};
use super::canvas::{Canvas, width};
use super::card::Laid;
use super::places::{CardSize, Places};

impl Canvas<'_, '_> {
    /// The last trick, and only that one (S 3.1.4).
    pub(super) fn last_trick(&mut self, table: &Table, places: &Places) {
        let Some(view) = table.view() else { return };
        let size = CardSize { width: places.hand_card.width, height: places.hand_card.height.max(5) };
        let step = size.width + 2;
        let title = self.voice.get("table-last-trick");
        let inner = self.note((4 * step + 4, size.height + 3), &title);
        for (place, played) in view.table.last_trick.iter().enumerate() {
            let x = inner.x + place as u16 * step + 1;
            let name = self.voice.name(played.seat);
            let takes = view.table.leader == played.seat && view.table.trick.is_empty()
                || view.table.trick.first().is_some_and(|led| led.seat == played.seat);
            let style = if takes { self.look.strong() } else { self.look.plain() };
            self.put(inner, (x, inner.y), &name, style);
            let laid = Laid { upper: Some(format!("{}.", place + 1)), ..Laid::plain(played.card) };
            let laid = if takes { Laid { face: super::look::Face::Bright, ..laid } } else { laid };
            self.card((x, inner.y + 1), size, &laid);
        }
    }

    /// Everything that was said in this hand.
    pub(super) fn whole_chronicle(&mut self, table: &Table) {
        let all = self.area();
        let title = self.voice.get("table-chronicle");
        let inner = self.note((60, all.height - 4), &title);
        self.chronicle(table.chronicle().lines(), inner);
    }

    /// How the deal came about, and that it is the one that was sealed before the cut.
    pub(super) fn proof(&mut self, table: &Table) {
        let Some(hand) = table.sitting().hand() else { return };
        let commitment = hand.sealed.commitment();
        let title = self.voice.get("table-proof");
        let inner = self.note((76, 12), &title);
        let neighbour = hand.reveal.neighbour();
        let done = match &hand.reveal.input {
            Input::Cuts(cuts) => {
                let lifted: Vec<String> = cuts.iter().map(|cut| cut.lifted.to_string()).collect();
                self.voice.says("table-said-cuts", neighbour, &[("lifted", Arg::from(lifted.join(", ")))])
            }
            Input::Contribution(_) => self.voice.says("table-said-shuffles", neighbour, &[]),
            Input::Skipped => self.voice.says("table-proof-skipped", neighbour, &[]),
        };
        let verdict = match verify(&commitment, &hand.reveal) {
            Ok(deal) if deal == *hand.game.deal() => self.voice.get("table-proof-holds"),
            Ok(_) => self.voice.get("table-proof-fails"),
            Err(why) => self.voice.texts().verify_error(&why),
        };
        let (plain, strong) = (self.look.plain(), self.look.strong());
        let before = self.voice.get("table-proof-before");
        let mut row = self.text(inner, &before, plain);
        self.line(inner, row, &commitment.to_string(), strong);
        row += 2;
        for text in [self.voice.says("table-said-deals", hand.reveal.dealer, &[]), done] {
            self.line(inner, row, &text, plain);
            row += 1;
        }
        row += 1;
        let rest = Rect { y: inner.y + row, height: inner.height.saturating_sub(row), ..inner };
        self.text(rest, &verdict, strong);
    }

    /// The ways out of the match.
    pub(super) fn leave(&mut self, chosen: Leave) {
        let texts = Leave::ALL.map(|way| (way, self.voice.get(way.key())));
        let widest = texts.iter().map(|(_, text)| width(text)).max().unwrap_or(0);
        let title = self.voice.get("table-leave");
        let inner = self.window((widest + 11, 7), &title);
        for (row, (way, text)) in (1..).zip(&texts) {
            let (mark, style) = self.look.choice(*way == chosen);
            self.line(inner, row, &format!("{mark} {row} {text} "), style);
        }
    }
}
