//! The middle of the table: the trick with the players around it, what they said, or the pack to be cut.

use ratatui::layout::Rect;
use ratatui::style::Style;
use schafkopf::{Bid, Played, Said, Seat, SeatView, Stage as HandStage, TableView};
use stammtisch_text::Arg;

use super::super::cutter::Cutter;
use super::super::sitting::{Shuffled, Stage};
use super::super::state::{Desk, Table};
use super::canvas::{Canvas, width};
use super::card::Laid;
use super::look::Face;
use super::places::{CardSize, Places};

/// Where a player sits, as the person sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Below,
    Left,
    Across,
    Right,
}

impl Side {
    fn of(seat: Seat, person: Seat) -> Side {
        [Side::Below, Side::Left, Side::Across, Side::Right][person.distance_to(seat)]
    }
}

/// Where the cards of a trick lie.
struct Cross {
    area: Rect,
    card: CardSize,
    middle: u16,
    gap: u16,
    top: u16,
}

impl Cross {
    fn new(area: Rect, card: CardSize) -> Cross {
        let middle = area.x + (area.width - card.width) / 2;
        let room = (middle - area.x).saturating_sub(card.width + 1);
        let used = 1 + 2 * card.height;
        Cross { area, card, middle, gap: room.min(10), top: area.y + area.height.saturating_sub(used) / 2 }
    }

    /// The upper left corner of a player's card.
    fn corner(&self, side: Side) -> (u16, u16) {
        let beside = self.top + 1 + self.card.height / 2;
        match side {
            Side::Across => (self.middle, self.top + 1),
            Side::Below => (self.middle, self.top + 1 + self.card.height),
            Side::Left => (self.middle - self.gap - self.card.width, beside),
            Side::Right => (self.middle + self.card.width + self.gap, beside),
        }
    }
}

impl Canvas<'_, '_> {
    /// Draws the middle of the table.
    pub(super) fn felt(&mut self, table: &Table, places: &Places) {
        match (table.sitting().stage(), table.view()) {
            (Stage::Shuffled(shuffled), _) => self.pack(table, shuffled, places.felt),
            (Stage::Dealt(_), Some(view)) => match view.table.stage {
                HandStage::Knocking
                | HandStage::Auction
                | HandStage::Declaring
                | HandStage::Offering
                | HandStage::Giving => self.auction(table, &view, places.felt),
                HandStage::Doubling
                | HandStage::Retour
                | HandStage::Playing
                | HandStage::Claiming
                | HandStage::Over => self.trick(table, &view, places),
            },
            (Stage::Dealt(_) | Stage::Finished { .. }, _) => {}
        }
    }

    /// The trick on the table, and the players around it.
    fn trick(&mut self, table: &Table, view: &SeatView, places: &Places) {
        let cross = Cross::new(places.felt, places.trick_card);
        let full = table.full_trick();
        let lying: &[Played] = match full {
            Some(_) if view.table.trick.is_empty() => &view.table.last_trick,
            _ => &view.table.trick,
        };
        for (place, played) in lying.iter().enumerate() {
            let takes = full.is_some_and(|full| full.winner == played.seat);
            let laid = Laid {
                card: played.card,
                face: if takes { Face::Bright } else { Face::Plain },
                upper: Some(format!("{}.", place + 1)),
                lower: None,
            };
            self.card(cross.corner(Side::of(played.seat, table.person())), cross.card, &laid);
        }
        for seat in Seat::ALL {
            self.player(table, &view.table, seat, &cross, places.pane.is_none());
        }
    }

    /// A player's name and what he is, beside his card.
    fn player(&mut self, table: &Table, view: &TableView, seat: Seat, cross: &Cross, with_account: bool) {
        let side = Side::of(seat, table.person());
        let name = self.name_line(table, view, seat, with_account);
        let marks = self.marks(view, seat);
        let (x, y) = cross.corner(side);
        let asked = view.to_act.contains(&seat) && table.full_trick().is_none();
        let (bright, quiet) = (self.look.asked(), self.look.quiet());
        let style = if asked { bright } else { self.look.strong() };
        let area = cross.area;
        let low = cross.card.height <= 3;
        match side {
            Side::Across => {
                let line = if marks.is_empty() { name } else { format!("{name} · {marks}") };
                self.centred(Rect { y: y - 1, height: 1, ..area }, 0, &line, style);
            }
            Side::Left | Side::Right if low => {
                let line = if marks.is_empty() { name } else { format!("{name} · {marks}") };
                self.beside(cross, side, y - 1, &line, style);
            }
            Side::Left | Side::Right => {
                self.beside(cross, side, y - 2, &name, style);
                self.beside(cross, side, y - 1, &marks, quiet);
            }
            Side::Below => {
                let x = x + cross.card.width + 1;
                let y = y + cross.card.height - 2;
                self.put(area, (x, y), &name, style);
                self.put(area, (x, y + 1), &marks, quiet);
            }
        }
    }

    /// Words above the card of a player at the left or the right, beside the card in the middle.
    fn beside(&mut self, cross: &Cross, side: Side, y: u16, text: &str, style: Style) {
        let (left, right) = match side {
            Side::Right => (cross.middle + cross.card.width + 1, cross.area.right()),
            Side::Left | Side::Across | Side::Below => (cross.area.x, cross.middle.saturating_sub(1)),
        };
        let (x, _) = cross.corner(side);
        let x = x.min(right.saturating_sub(width(text))).max(left);
        let area = Rect { x: left, width: right.saturating_sub(left), ..cross.area };
        self.put(area, (x, y), text, style);
    }

    /// A player's name, with a mark when it is his turn, and his account where there is no other place for it.
    fn name_line(&self, table: &Table, view: &TableView, seat: Seat, with_account: bool) -> String {
        let turn = if view.to_act.contains(&seat) && table.full_trick().is_none() { "▸ " } else { "" };
        let name = self.voice.name(seat);
        if !with_account {
            return format!("{turn}{name}");
        }
        let (durchgang, rules) = (table.sitting().durchgang(), &table.sitting().plan().rules);
        let account = if rules.list.is_some() { durchgang.points() } else { durchgang.units() };
        format!("{turn}{name} {:+}", account[seat])
    }

    /// What a player is in this hand: dealer, declarer, partner, doubler, tricks.
    fn marks(&self, view: &TableView, seat: Seat) -> String {
        let mut marks = Vec::new();
        if view.dealer == seat {
            marks.push(self.voice.get("table-mark-dealer"));
        }
        if view.declarer == Some(seat) {
            marks.push(self.voice.get("table-mark-declarer"));
        }
        if view.partner == Some(seat) {
            marks.push(self.voice.get("table-mark-partner"));
        }
        if view.doubles.stoss == Some(seat) {
            marks.push(self.voice.stoss());
        }
        let tricks = view.tricks[seat];
        if tricks > 0 {
            marks.push(self.voice.format("table-mark-tricks", &[("tricks", Arg::from(i64::from(tricks)))]));
        }
        marks.join(" · ")
    }

    /// Who said what, in the order of speaking, and the person's choice below it.
    fn auction(&mut self, table: &Table, view: &SeatView, area: Rect) {
        let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let names = Seat::ALL.iter().map(|&seat| width(&self.voice.name(seat))).max().unwrap_or(0);
        for (row, seat) in view.table.dealer.next().round().into_iter().enumerate() {
            let asked = view.table.to_act.contains(&seat);
            let turn = if asked { "▸" } else { " " };
            let words = self.words_of(seat, &view.table.bids);
            let place = self.voice.get(if seat == view.table.dealer {
                "table-mark-dealer"
            } else {
                "table-mark-none"
            });
            let name = self.voice.name(seat);
            let style = if asked { self.look.asked() } else { self.look.strong() };
            self.line(area, row as u16, &format!("{turn} {name}"), style);
            let line = if words.is_empty() { place } else { words.join(" ") };
            let plain = if words.is_empty() { self.look.quiet() } else { self.look.plain() };
            self.put(area, (area.x + 2 + names + 2, area.y + row as u16), &line, plain);
        }
        if let Desk::Say(menu) = table.desk() {
            let below = Rect { y: area.y + 4, height: area.height.saturating_sub(4), ..area };
            self.menu(menu, below);
        }
    }

    /// Everything a player has said, in quotation marks.
    fn words_of(&self, seat: Seat, bids: &[Said]) -> Vec<String> {
        let first = bids.iter().position(|said| matches!(said.bid, Bid::Play { .. }));
        let said = bids.iter().enumerate().filter(|(_, said)| said.seat == seat);
        let quoted = |(place, said): (usize, &Said)| {
            let words = Arg::from(self.voice.bid(said.bid, first == Some(place)));
            self.voice.format("table-quoted", &[("words", words)])
        };
        said.map(quoted).collect()
    }

    /// The shuffled pack, and where the person would cut it.
    fn pack(&mut self, table: &Table, shuffled: &Shuffled, area: Rect) {
        let area = Rect { x: area.x + 2, width: area.width - 4, ..area };
        let (strong, plain, quiet) = (self.look.asked(), self.look.plain(), self.look.quiet());
        let commitment = shuffled.sealed.commitment().to_string();
        let args = [("commitment", Arg::from(&commitment[..16]))];
        let sealed = self.voice.format("table-sealed", &args);
        match table.desk() {
            Desk::Cut(Cutter::Cut { place, made, least: _, most: _ }) => {
                let title = self.voice.get("table-cut");
                self.line(area, 1, &title, strong);
                let (lifted, rest) = (usize::from(*place), 32 - usize::from(*place));
                let bar = format!("{} │ {}", "▒".repeat(lifted), "▒".repeat(rest));
                self.line(area, 3, &bar, plain);
                let args = [("lifted", Arg::from(lifted as i64)), ("rest", Arg::from(rest as i64))];
                let count = self.voice.format("table-cut-place", &args);
                self.line(area, 4, &count, plain);
                if !made.is_empty() {
                    let lifted: Vec<String> = made.iter().map(|cut| cut.lifted.to_string()).collect();
                    let made =
                        self.voice.format("table-cut-made", &[("lifted", Arg::from(lifted.join(", ")))]);
                    self.line(area, 5, &made, plain);
                }
            }
            Desk::Cut(Cutter::Shuffle { typed, drawn: _ }) => {
                let title = self.voice.get("table-shuffle-again");
                let rows = self.text(Rect { y: area.y + 1, height: 3, ..area }, &title, strong);
                self.line(area, rows + 2, &format!("> {typed}▏"), plain);
            }
            Desk::Watch | Desk::Say(_) | Desk::Card(_) | Desk::Claim(_) | Desk::Result | Desk::Finished => {
                let key = match table.sitting().plan().rules.deal.before {
                    schafkopf::rules::BeforeDeal::Cut => "table-cutting",
                    schafkopf::rules::BeforeDeal::ShuffleAgain => "table-shuffling",
                };
                let text = self.voice.says(key, shuffled.neighbour(), &[]);
                self.line(area, 1, &text, strong);
            }
        }
        let low = area.height.saturating_sub(2);
        self.text(Rect { y: area.y + low, height: 2, ..area }, &sealed, quiet);
    }
}
