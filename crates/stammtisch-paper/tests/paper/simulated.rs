//! A simulated tournament: invented people, thrown games, and in the first list everything that a list can show.

use std::sync::Arc;

use schafkopf::{Choice, ContractKind, RuleSet, Seat, rules};
use schafkopf_turnier::{
    Act, Answer, ApprovalDecision, ApprovalRequest, Command, ComplaintDecision, ComplaintMaking, Drawing,
    ListId, MatchStart, Office, Person, PersonId, PlacePrizes, PlayerNumber, Prize, PrizePlan, Registration,
    Role, Row, RowCorrection, RowRuling, RowWriting, Setup, Signature, Signer, Substitution, Tournament,
    Uneven, with_length,
};

const DIRECTOR: PersonId = PersonId(1);
const REFEREE: PersonId = PersonId(2);

const PEOPLE: [(&str, &str, &str); 16] = [
    ("Resi", "Huber", "Isen"),
    ("Xaver", "Äpfelbauer", "Dorfen"),
    ("Maria Magdalena", "Freifrau von Hinterholzer-Großkopf", "Sankt Wolfgang in Oberbayern"),
    ("Ludwig", "Zwirner", "Taufkirchen (Vils)"),
    ("Anni", "Oberhuber", "Erding"),
    ("Schorsch", "Ötz", "Freising"),
    ("Kathi", "Brandl", "Moosburg"),
    ("Korbinian", "Sedlmayr", "Landshut"),
    ("Vroni", "Lechner", "Isen"),
    ("Sepp", "Stadler", "Haag"),
    ("Hans", "Maier", "Wasserburg"),
    ("Hans", "Mayr", "Wasserburg"),
    ("Liesl", "Kreuzpointner", "Mühldorf"),
    ("Toni", "Wimmer", "Ampfing"),
    ("Franz", "Neumeier", "Schwindegg"),
    ("Gretl", "Pichlmeier", "Buchbach"),
];

/// A tournament with the acts upon it counted.
#[derive(Debug)]
pub(crate) struct Simulated {
    /// The tournament.
    pub(crate) tournament: Tournament,
    clock: i64,
    dice: u64,
}

fn person((first_name, surname, town): (&str, &str, &str)) -> Person {
    Person {
        first_name: first_name.into(),
        surname: surname.into(),
        town: town.into(),
        customer: None,
        born: Some("1970-01-01".parse().unwrap()),
        remark: String::new(),
    }
}

impl Simulated {
    /// A tournament under a rule set, of so many matches and games, drawn for so many players.
    pub(crate) fn drawn(rules_id: &str, length: (u32, u32), players: usize) -> Simulated {
        let people: Vec<_> = PEOPLE.into_iter().cycle().take(players).collect();
        Simulated::drawn_with(rules_id, length, &people)
    }

    /// The same for these people, each with first name, surname and town.
    pub(crate) fn drawn_with(
        rules_id: &str,
        (matches, games): (u32, u32),
        people: &[(&str, &str, &str)],
    ) -> Simulated {
        Simulated::drawn_under(&rules::builtin(rules_id).unwrap(), (matches, games), people)
    }

    /// The same under any rules.
    fn drawn_under(
        rules: &RuleSet,
        (matches, games): (u32, u32),
        people: &[(&str, &str, &str)],
    ) -> Simulated {
        let rules: Arc<RuleSet> = with_length(rules, Some(matches), Some(games)).unwrap();
        let prize = |cents, thing: Option<&str>| Prize { cents, thing: thing.map(Into::into), sponsor: None };
        let places =
            vec![prize(10_000, Some("Geräuchertes")), prize(5000, None), prize(0, Some("Brotzeitkorb"))];
        let setup = Setup {
            venue: "Gasthof zur Post, Isen".into(),
            entry_fee: 1000,
            added: 20_000,
            prizes: PrizePlan { places: PlacePrizes::List(places), ..PrizePlan::default() },
            ..Setup::new("Kirchweih-Preisschafkopf", "2026-10-18".parse().unwrap(), &rules)
        };
        let director = person(("Centa", "Klement", "Isen"));
        let tournament = Tournament::create(rules, setup, (DIRECTOR, director), 0).unwrap();
        let mut simulated = Simulated { tournament, clock: 0, dice: people.len() as u64 };
        let referee = Office { person: REFEREE, role: Role::Referee };
        simulated.must(Command::Appoint(referee, Some(person(("Sepp", "Moser", "Isen")))));
        simulated.must(Command::FixSeed("Lottozahlen vom 17. Oktober".into()));
        simulated.must(Command::OpenRegistration);
        for (n, &details) in (0..).zip(people) {
            let customer = Some(format!("K-{:05}", 30_417 + 13 * n));
            let details = Person { customer, ..person(details) };
            let registration = Registration::of(PersonId(100 + n), details);
            simulated.must(Command::Register(Registration { pays: 1000, ..registration }));
        }
        simulated.draw();
        simulated
    }

    /// A tournament of the school in which the third seat had a Sie in game 2, and was replaced in the seat after it.
    pub(crate) fn with_a_sie() -> Simulated {
        Simulated::with_a_sie_under(&rules::builtin("schule-turnier").unwrap())
    }

    /// The same under any rules.
    pub(crate) fn with_a_sie_under(rules: &RuleSet) -> Simulated {
        let mut running = Simulated::drawn_under(rules, (1, 8), &PEOPLE[..4]);
        running.start(1);
        let list = ListId { match_number: 1, table: 1 };
        running.enter(list, rufspiel(1, 2, true));
        running.enter(list, Row { won: None, ..alone(3, "sie", true) });
        let newcomer = Registration::of(PersonId(900), person(("Später", "Gekommen", "Isen")));
        running.must(Command::Register(newcomer));
        let leaves = running.tournament.state().players_of(list).unwrap()[Seat::Three];
        running.must(Command::Substitute(Substitution { leaves, enters: PlayerNumber(5) }));
        running
    }

    pub(crate) fn must(&mut self, command: Command) {
        self.because(None, command);
    }

    fn because(&mut self, why: Option<&str>, command: Command) {
        self.clock += 1_000_000;
        let act = Act { at: self.clock, by: DIRECTOR, why: why.map(Into::into), command };
        self.tournament.act(&act).unwrap();
    }

    fn draw(&mut self) {
        self.must(Command::Draw(Drawing { uneven: Uneven::Refuse, towns_apart: true }));
    }

    fn games(&self) -> u32 {
        self.tournament.state().tournament_rules().games
    }

    /// Starts a match; draws it where that is done anew for each.
    pub(crate) fn start(&mut self, number: u32) {
        if self.tournament.state().seating(number).is_none() {
            self.draw();
        }
        self.must(Command::StartMatch(MatchStart { number, keeper: Some(Seat::One) }));
    }

    /// Plays all lists of the running match to their end.
    pub(crate) fn finish(&mut self, number: u32) {
        let tables = self.tournament.state().seating(number).unwrap().tables.len() as u32;
        for table in 1..=tables {
            let list = ListId { match_number: number, table };
            while self.tournament.state().list(list).unwrap().written() < self.games() {
                let row = self.throw();
                self.enter(list, row);
            }
            for seat in Seat::ALL {
                self.must(Command::Sign(Signature { list, signer: Signer::Player(seat) }));
            }
            self.must(Command::Sign(Signature { list, signer: Signer::Keeper }));
            self.must(Command::CloseList(list));
        }
        self.must(Command::CloseMatch);
    }

    /// Plays all matches.
    pub(crate) fn play_all(&mut self) {
        for number in 1..=self.tournament.state().tournament_rules().matches {
            self.start(number);
            if number == 1 {
                self.show_everything(ListId { match_number: 1, table: 1 });
            }
            self.finish(number);
        }
        self.must(Command::CloseTournament);
    }

    /// Writes a game; the referee's initials come with it where they are needed.
    pub(crate) fn enter(&mut self, list: ListId, row: Row) {
        self.enter_because(None, list, row);
    }

    fn enter_because(&mut self, why: Option<&str>, list: ListId, row: Row) {
        let writing = RowWriting { referee: Some(REFEREE), ..RowWriting::next(list, row) };
        self.because(why, Command::EnterRow(writing));
    }

    /// Everything that a list can show: solo kinds, a Tout, a struck game, a ruling, a correction, a complaint.
    pub(crate) fn show_everything(&mut self, list: ListId) {
        self.enter(list, rufspiel(1, 2, true));
        self.enter(list, Row { schneider: Some(true), ..rufspiel(2, 4, true) });
        self.enter(list, alone(1, "solo", true));
        self.enter(list, Row { tout: Some(true), ..alone(4, "solo", true) });
        if self.tournament.state().tournament_rules().approval.tout {
            let request = ApprovalRequest { list, game: 5, seat: Seat::Two, kind: ContractKind::WenzTout };
            let decision = ApprovalDecision { request, answer: Answer::Refused, referee: REFEREE };
            self.must(Command::DecideApproval(decision));
        }
        self.enter(list, alone(2, "wenz", false));
        // Under T nothing is approved, so nothing is struck.
        let struck = self.tournament.state().tournament_rules().approval.tout;
        let sixth =
            Row { tout: struck.then_some(true), approved: struck.then_some(false), ..alone(3, "solo", true) };
        self.enter_because(Some("ohne Genehmigung"), list, sixth);
        let offence = "revoke".into();
        let ruling =
            RowRuling { offence, offender: Some(3), choice: Some(Choice::Stop), ..RowRuling::default() };
        let ruled = Row { won: None, ruling: Some(ruling), ..rufspiel(3, 2, true) };
        self.enter_because(Some("nicht bedient"), list, ruled);
        self.enter(list, Row { points: Some([1, -1, 1, -1]), ..Row::default() });
        let halt = ComplaintMaking { list, game: 8, seat: Seat::Four, halt: true };
        self.because(Some("falsch bedient"), Command::Complain(halt));
        let answer =
            ComplaintDecision { list, game: 8, seat: Seat::Four, answer: Answer::Refused, referee: REFEREE };
        self.must(Command::DecideComplaint(answer));
        let correction = RowCorrection { list, game: 2, row: rufspiel(2, 3, true), referee: Some(REFEREE) };
        self.because(Some("Partner verwechselt"), Command::CorrectRow(correction));
    }

    /// Declares a list void.
    pub(crate) fn void(&mut self, list: ListId) {
        self.because(Some("wissentlich falsch geführt"), Command::VoidList(list));
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) % bound
    }

    /// Any game.
    fn throw(&mut self) -> Row {
        let declarer = self.below(4) as i64 + 1;
        let won = self.below(3) > 0;
        let schneider = Some(self.below(4) == 0);
        match self.below(8) {
            0 => Row { schneider, ..alone(declarer, "wenz", won) },
            1 => Row { schneider, ..alone(declarer, "solo", won) },
            _ => {
                let partner = (declarer + self.below(3) as i64) % 4 + 1;
                Row { schneider, ..rufspiel(declarer, partner, won) }
            }
        }
    }
}

/// A Rufspiel.
pub(crate) fn rufspiel(declarer: i64, partner: i64, won: bool) -> Row {
    Row { partner: Some(partner), ..alone(declarer, "rufspiel", won) }
}

/// A game without a partner.
pub(crate) fn alone(declarer: i64, contract: &str, won: bool) -> Row {
    Row { declarer: Some(declarer), contract: Some(contract.into()), won: Some(won), ..Row::default() }
}
