//! The director's desk: a tournament with short ways to run it.

use schafkopf::{Seat, rules};
use schafkopf_turnier::{
    Act, Command, Drawing, ListId, MatchStart, Office, Person, PersonId, PlayerNumber, Refusal, Registration,
    Role, Row, RowWriting, Setup, Signature, Signer, State, Tournament, Uneven, with_length,
};

/// Who directs.
pub(crate) const DIRECTOR: PersonId = PersonId(1);
/// Who judges.
pub(crate) const REFEREE: PersonId = PersonId(2);
/// Somebody without an office.
pub(crate) const NOBODY: PersonId = PersonId(3);

/// The desk.
#[derive(Debug, Clone)]
pub(crate) struct Desk {
    pub(crate) tournament: Tournament,
    clock: i64,
}

pub(crate) fn person(n: u64) -> Person {
    Person {
        first_name: format!("Vorname{n}"),
        surname: format!("Nachname{n}"),
        town: format!("Ort{}", n % 7),
        customer: None,
        born: Some("1970-01-01".parse().unwrap()),
        remark: String::new(),
    }
}

impl Desk {
    /// A tournament under a rule set, with a referee and a seed, open for registration; fewer games than the rule set has
    /// where asked.
    pub(crate) fn open(rules_id: &str, games: Option<u32>) -> Desk {
        let rules = with_length(&rules::builtin(rules_id).unwrap(), None, games).unwrap();
        let setup =
            Setup { entry_fee: 1000, ..Setup::new("Kirchweih", "2026-10-18".parse().unwrap(), &rules) };
        Desk::with(setup, rules)
    }

    pub(crate) fn with(setup: Setup, rules: std::sync::Arc<schafkopf::RuleSet>) -> Desk {
        let tournament = Tournament::create(rules, setup, (DIRECTOR, person(1)), 0).unwrap();
        let mut desk = Desk { tournament, clock: 0 };
        let referee = Office { person: REFEREE, role: Role::Referee };
        desk.must(Command::Appoint(referee, Some(person(2))));
        desk.must(Command::FixSeed("Lostopf".into()));
        desk.must(Command::OpenRegistration);
        desk
    }

    /// The same with so many players, drawn.
    pub(crate) fn drawn(rules_id: &str, games: Option<u32>, players: u64) -> Desk {
        let mut desk = Desk::open(rules_id, games);
        desk.register(players);
        desk.must(Command::Draw(Drawing { uneven: Uneven::Refuse, towns_apart: false }));
        desk
    }

    /// The same with the first match running.
    pub(crate) fn running(rules_id: &str, games: Option<u32>, players: u64) -> Desk {
        let mut desk = Desk::drawn(rules_id, games, players);
        desk.start(1);
        desk
    }

    pub(crate) fn state(&self) -> &State {
        self.tournament.state()
    }

    pub(crate) fn act(&mut self, by: PersonId, why: Option<&str>, command: Command) -> Result<(), Refusal> {
        self.clock += 1_000_000;
        let act = Act { at: self.clock, by, why: why.map(Into::into), command };
        let before = self.tournament.clone();
        let result = self.tournament.act(&act).map(|_| ());
        if result.is_err() {
            assert_eq!(self.tournament, before, "a refused command changes nothing");
        }
        result
    }

    pub(crate) fn try_it(&mut self, command: Command) -> Result<(), Refusal> {
        self.act(DIRECTOR, None, command)
    }

    pub(crate) fn must(&mut self, command: Command) {
        self.try_it(command).unwrap();
    }

    pub(crate) fn because(&mut self, why: &str, command: Command) {
        self.act(DIRECTOR, Some(why), command).unwrap();
    }

    pub(crate) fn register(&mut self, players: u64) {
        for n in 0..players {
            let id = 100 + n;
            let registration = Registration { pays: 1000, ..Registration::of(PersonId(id), person(id)) };
            self.must(Command::Register(registration));
        }
    }

    pub(crate) fn start(&mut self, number: u32) {
        self.must(Command::StartMatch(MatchStart { number, keeper: Some(Seat::One) }));
    }

    pub(crate) fn enter(&mut self, list: ListId, row: Row) -> Result<(), Refusal> {
        self.try_it(Command::EnterRow(RowWriting::next(list, row)))
    }

    /// Writes a game with the referee's initials beside it.
    pub(crate) fn enter_approved(&mut self, list: ListId, row: Row) {
        let writing = RowWriting { referee: Some(REFEREE), ..RowWriting::next(list, row) };
        self.must(Command::EnterRow(writing));
    }

    pub(crate) fn sign_and_close(&mut self, list: ListId) {
        for seat in Seat::ALL {
            self.must(Command::Sign(Signature { list, signer: Signer::Player(seat) }));
        }
        self.must(Command::Sign(Signature { list, signer: Signer::Keeper }));
        self.must(Command::CloseList(list));
    }

    /// Writes, signs and closes all lists of the running match with rows made for each game.
    pub(crate) fn play_match(&mut self, number: u32, mut row: impl FnMut(ListId, u32) -> Row) {
        let games = self.state().tournament_rules().games;
        let tables = self.state().seating(number).unwrap().tables.len() as u32;
        for table in 1..=tables {
            let list = list(number, table);
            for game in 1..=games {
                self.enter_approved(list, row(list, game));
            }
            self.sign_and_close(list);
        }
        self.must(Command::CloseMatch);
    }

    pub(crate) fn draw(&mut self) {
        self.must(Command::Draw(Drawing { uneven: Uneven::Refuse, towns_apart: true }));
    }
}

pub(crate) const fn list(match_number: u32, table: u32) -> ListId {
    ListId { match_number, table }
}

pub(crate) const fn number(n: u32) -> PlayerNumber {
    PlayerNumber(n)
}

/// A Rufspiel of seats 1 and 2, won.
pub(crate) fn rufspiel() -> Row {
    Row {
        declarer: Some(1),
        partner: Some(2),
        contract: Some("rufspiel".into()),
        won: Some(true),
        ..Row::default()
    }
}

/// Rufspiele, each with another partner, that bring a seat this much and each of the others a third of the contrary.
pub(crate) fn rufspiele(seat: i64, total: i64) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut left = total.abs() / 3;
    while left > 0 {
        let value = left.min(3);
        left -= value;
        rows.extend((1..=4).filter(|&partner| partner != seat).map(|partner| Row {
            declarer: Some(seat),
            partner: Some(partner),
            won: Some(total > 0),
            schneider: Some(value == 2),
            schwarz: Some(value == 3),
            ..rufspiel()
        }));
    }
    rows
}

/// A Solo.
pub(crate) fn solo(declarer: i64, won: bool) -> Row {
    Row { declarer: Some(declarer), contract: Some("solo".into()), won: Some(won), ..Row::default() }
}

/// A Solo Tout.
pub(crate) fn tout(declarer: i64, won: bool) -> Row {
    Row { tout: Some(true), ..solo(declarer, won) }
}

/// Numbers that look thrown, from a start.
#[derive(Debug, Clone)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    /// Any game that the rule set knows.
    pub(crate) fn row(&mut self, doubling: bool) -> Row {
        let declarer = self.below(4) as i64 + 1;
        let won = Some(self.below(3) > 0);
        let schneider = Some(self.below(4) == 0);
        let base = Row { declarer: Some(declarer), won, ..Row::default() };
        match self.below(10) {
            0 => Row { contract: Some("wenz".into()), schneider, ..base },
            1 => Row { contract: Some("solo".into()), schneider, ..base },
            2 => Row { contract: Some("solo".into()), tout: Some(true), ..base },
            3 => Row { points: Some([2, -2, 2, -2]), ..Row::default() },
            _ => {
                let partner = Some((declarer + self.below(3) as i64) % 4 + 1);
                let double = (doubling && self.below(3) == 0)
                    .then(|| (1..=4).find(|seat| *seat != declarer && Some(*seat) != partner).unwrap());
                let tricks = double.map(|_| 3);
                Row { contract: Some("rufspiel".into()), partner, double, tricks, ..base }
            }
        }
    }
}
