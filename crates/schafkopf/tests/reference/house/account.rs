//! What runs through a match: the pot, the Bock counts, the throw-ins (V 8.1–8.3, 9).

use super::book::Book;
use super::result::{Beside, Outcome, taken};
use super::table::Table;

/// How a hand ended, as far as the account of a match asks.
pub(crate) enum End<'a> {
    ThrownIn {
        knocks: usize,
    },
    /// Dealt again, or a Sie that does not count.
    Nothing,
    Ramsch {
        units: [i64; 4],
        durchmarsch: bool,
    },
    Scored {
        table: &'a Table<'a>,
        outcome: &'a Outcome,
        units: [i64; 4],
        beside: Beside,
    },
}

/// The account of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Account {
    pub(crate) pot: i64,
    pub(crate) units: [i64; 4],
    /// How many hands each running count still lasts.
    pub(crate) bock: Vec<i64>,
    pub(crate) thrown_in: i64,
}

impl Account {
    pub(crate) fn new() -> Account {
        Account { pot: 0, units: [0; 4], bock: Vec::new(), thrown_in: 0 }
    }

    /// What the running counts multiply the next hand by (V 8.1).
    pub(crate) fn bock_factor(&self, book: &Book) -> i64 {
        self.bock.iter().fold(1, |factor, _| factor * book.number("bock.factor", 2))
    }

    /// Takes note of a hand.
    pub(crate) fn note(&mut self, book: &Book, end: &End<'_>) {
        // V 9.1: before a hand, if the pot is empty.
        if book.has("stock") && book.is("stock.fill", "all_pass", "always") && self.pot == 0 {
            self.all_pay(book, 1);
        }
        match end {
            End::ThrownIn { knocks } => {
                self.thrown_in += 1;
                if book.has("stock") && book.is("stock.fill", "all_pass", "all_pass") {
                    let times = book.has("knock") && book.flag("knock.stock", true);
                    self.all_pay(book, if times { book.knock_factor(*knocks) } else { 1 });
                }
            }
            End::Nothing => {}
            End::Ramsch { units, .. } => {
                self.thrown_in = 0;
                self.pay(*units);
            }
            End::Scored { table, outcome, units, .. } => {
                self.thrown_in = 0;
                self.pay(*units);
                if book.has("stock") {
                    self.play_for_pot(table, outcome.won);
                }
            }
        }
        self.count_bock(book, end);
    }

    fn pay(&mut self, units: [i64; 4]) {
        for (sum, unit) in self.units.iter_mut().zip(units) {
            *sum += unit;
        }
    }

    /// V 9.2, 9.4: four pay a multiple of 4, and the pot never exceeds its most.
    fn all_pay(&mut self, book: &Book, factor: i64) {
        let most = book.number("stock.most", 0);
        let mut each = book.number("stock.units", 0) * factor;
        while most > 0 && each > 0 && self.pot + 4 * each > most {
            each -= 1;
        }
        self.pay([-each; 4]);
        self.pot += 4 * each;
    }

    /// V 9.3, 9.4.
    fn play_for_pot(&mut self, table: &Table<'_>, won: bool) {
        let book = table.book;
        if table.game.is_alone() && book.is("stock.games", "partner", "partner") {
            return;
        }
        let declarer = table.declarer.expect("a game has a declarer");
        let party = table.party();
        let they = if book.is("stock.who", "party", "party") { party.clone() } else { vec![declarer] };
        match (won, book.word("stock.loss", "double").as_str()) {
            (true, _) => self.take_pot(&they),
            (false, "stays") => {}
            (false, "defenders") => {
                let others: Vec<usize> = (0..4).filter(|seat| !party.contains(seat)).collect();
                self.take_pot(&others);
            }
            (false, _) => {
                let most = book.number("stock.most", 0);
                let room = if most == 0 { self.pot } else { self.pot.min(most - self.pot) };
                // A pair pays an even sum.
                let each = room / they.len() as i64;
                for &seat in &they {
                    self.units[seat] -= each;
                    self.pot += each;
                }
            }
        }
    }

    /// The pot in equal parts; what does not divide goes to the first of them.
    fn take_pot(&mut self, seats: &[usize]) {
        for turn in 0.. {
            if self.pot == 0 {
                return;
            }
            self.units[seats[turn % seats.len()]] += 1;
            self.pot -= 1;
        }
    }

    /// V 8.1: each running count falls by one after a scored hand, then at most one is added.
    fn count_bock(&mut self, book: &Book, end: &End<'_>) {
        if !book.has("bock") {
            return;
        }
        if matches!(end, End::Scored { .. } | End::Ramsch { .. }) {
            self.bock = self.bock.iter().map(|hands| hands - 1).filter(|&hands| hands > 0).collect();
        }
        if !book.words("bock.after").iter().any(|event| happened(event, end)) {
            return;
        }
        let hands = book.number("bock.hands", 4);
        match (self.bock.first_mut(), book.word("bock.again", "extend").as_str()) {
            (Some(running), "extend") => *running += hands,
            (Some(_), "ignore") => {}
            (_, _) => self.bock.push(hands),
        }
    }
}

/// V 8.2.
fn happened(event: &str, end: &End<'_>) -> bool {
    let (table, outcome, beside) = match end {
        End::ThrownIn { .. } => return event == "all_pass",
        End::Nothing => return false,
        End::Ramsch { durchmarsch, .. } => return event == "durchmarsch" && *durchmarsch,
        End::Scored { table, outcome, beside, .. } => (*table, *outcome, *beside),
    };
    let kind = table.game.kind.as_str();
    let party = table.party();
    let others: Vec<usize> = (0..4).filter(|seat| !party.contains(seat)).collect();
    match event {
        "herz_solo_lost" => kind == "solo" && table.game.suit == Some('H') && !outcome.won,
        "empty_trick" => [party, others].iter().any(|seats| taken(table, seats) == (0, 1)),
        "sixty" => outcome.points == 60,
        "stoss_lost" => {
            let defenders_last = beside.doubles % 2 == 1;
            beside.doubles > 0 && (if defenders_last { outcome.won } else { !outcome.won })
        }
        "solo_lost" => table.game.is_alone() && !outcome.won,
        "schwarz" => outcome.schwarz && !table.game.tout && kind != "bettel",
        "tout_won" => table.game.tout && outcome.won,
        "sie" => kind == "sie",
        "durchmarsch" | "all_pass" => false,
        other => panic!("no event {other}"),
    }
}
