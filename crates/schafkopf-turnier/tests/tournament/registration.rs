//! Registration: numbers, ages, money, waiting.

use schafkopf::rules;
use schafkopf_turnier::{
    AgeProof, Command, Date, Part, Payment, Person, PersonFault, PersonId, Phase, Refusal, Registration,
    Setup, SetupFault, Status, Tournament,
};

use crate::desk::{DIRECTOR, Desk, NOBODY, number, person};

fn born(text: &str) -> Person {
    Person { born: Some(text.parse().unwrap()), ..person(9) }
}

fn registration(id: u64, details: Person) -> Command {
    Command::Register(Registration::of(PersonId(id), details))
}

#[test]
fn s_5_2_12_who_is_15_on_the_day_cannot_register() {
    let mut desk = Desk::open("schule-turnier", None);
    assert_eq!(desk.state().setup().date, "2026-10-18".parse::<Date>().unwrap());
    assert_eq!(
        desk.try_it(registration(50, born("2010-10-19"))),
        Err(Refusal::TooYoung { age: 15, least: 16 })
    );
    assert!(!desk.tournament.people().contains_key(&PersonId(50)), "nothing is kept of who was refused");
    desk.must(registration(50, born("2010-10-18")));
    assert_eq!(desk.state().player(number(1)).unwrap().age, Some(AgeProof::Birthday));
}

#[test]
fn s_5_2_12_without_a_birthday_the_age_is_proven_at_the_venue_before_the_match() {
    let mut desk = Desk::open("schule-turnier", None);
    desk.register(3);
    desk.must(registration(50, Person { born: None, ..person(50) }));
    desk.draw();
    let start = Command::StartMatch(schafkopf_turnier::MatchStart { number: 1, keeper: None });
    assert_eq!(desk.try_it(start.clone()), Err(Refusal::AgeUnproven { players: vec![number(4)] }));
    assert_eq!(
        desk.try_it(Command::ProveAge(number(4), AgeProof::Birthday)),
        Err(Refusal::NoBirthday { player: number(4) })
    );
    desk.must(Command::ProveAge(number(4), AgeProof::SeenAtVenue));
    desk.must(start);
}

#[test]
fn s_5_2_12_an_earlier_day_makes_people_younger() {
    let mut desk = Desk::open("schule-turnier", None);
    desk.must(registration(50, born("2010-10-18")));
    let day = |date: &str, desk: &Desk| {
        Command::ChangeSetup(Setup { date: date.parse().unwrap(), ..desk.state().setup().clone() })
    };
    assert_eq!(desk.try_it(day("2026-10-17", &desk.clone())), Err(Refusal::TooYoung { age: 15, least: 16 }));
    desk.must(day("2026-10-19", &desk.clone()));
}

#[test]
fn p_and_t_ask_for_no_age() {
    let mut desk = Desk::open("preis", None);
    desk.must(registration(50, born("2015-01-01")));
}

#[test]
fn numbers_follow_and_nobody_is_registered_twice() {
    let mut desk = Desk::open("preis", None);
    desk.must(Command::Register(Registration {
        player: Some(number(7)),
        ..Registration::of(PersonId(50), person(50))
    }));
    desk.must(registration(51, person(51)));
    assert_eq!(desk.state().player(number(8)).map(|player| player.person), Some(PersonId(51)));
    assert_eq!(
        desk.try_it(registration(51, person(51))),
        Err(Refusal::RegisteredAlready { person: PersonId(51), player: number(8) })
    );
    let taken = Registration { player: Some(number(7)), ..Registration::of(PersonId(52), person(52)) };
    assert_eq!(desk.try_it(Command::Register(taken)), Err(Refusal::NumberTaken { player: number(7) }));
    let nameless = Person { surname: String::new(), ..person(53) };
    assert_eq!(desk.try_it(registration(53, nameless)), Err(Refusal::Person(PersonFault::NoSurname)));
}

#[test]
fn money_in_the_till_is_what_was_paid() {
    let mut desk = Desk::open("preis", None);
    desk.register(2);
    desk.must(registration(50, person(50)));
    assert_eq!(desk.state().till(), 2000);
    assert_eq!(desk.state().unpaid().collect::<Vec<_>>(), [number(3)]);
    desk.must(Command::Pay(Payment { player: number(3), cents: 500 }));
    assert_eq!(desk.state().unpaid().count(), 1);
    desk.must(Command::Pay(Payment { player: number(3), cents: 500 }));
    assert_eq!((desk.state().unpaid().count(), desk.state().till()), (0, 3000));
    assert_eq!(
        desk.try_it(Command::Pay(Payment { player: number(3), cents: -1001 })),
        Err(Refusal::Payment { player: number(3), paid: 1000, cents: -1001 })
    );
    desk.must(Command::Pay(Payment { player: number(3), cents: -1000 }));
    desk.must(Command::Withdraw(number(3)));
    assert_eq!(desk.state().player(number(3)).unwrap().status, Status::Withdrawn);
}

#[test]
fn p_14_who_is_excluded_gets_nothing_back() {
    let mut desk = Desk::open("preis", None);
    desk.register(2);
    desk.because("Falschspiel", Command::Exclude(number(1)));
    assert_eq!(
        desk.try_it(Command::Pay(Payment { player: number(1), cents: -1000 })),
        Err(Refusal::PlayerStatus { player: number(1), status: Status::Excluded })
    );
}

#[test]
fn who_comes_late_waits_and_moves_up() {
    let mut desk = Desk::drawn("tischpunkte", None, 4);
    desk.must(registration(50, person(50)));
    let late = desk.state().player(number(5)).unwrap();
    assert_eq!((late.late, late.status), (true, Status::Waiting));
    desk.must(Command::MoveUp(number(5)));
    assert_eq!(desk.state().player(number(5)).unwrap().status, Status::Active);
    let house = Registration { part: Part::House, ..Registration::of(PersonId(51), person(51)) };
    desk.must(Command::Register(house));
    assert_eq!(desk.state().player(number(6)).unwrap().status, Status::Active);
}

#[test]
fn registration_opens_once_and_not_before() {
    let rules = rules::builtin("preis").unwrap();
    let setup = Setup::new("X", "2026-10-18".parse().unwrap(), &rules);
    let mut tournament = Tournament::create(rules, setup, (DIRECTOR, person(1)), 0).unwrap();
    let mut act = |command| {
        tournament.act(&schafkopf_turnier::Act { at: 1, by: DIRECTOR, why: None, command }).map(|_| ())
    };
    let wanted = &["open", "drawn", "running", "between"];
    assert_eq!(act(registration(50, person(50))), Err(Refusal::Phase { phase: Phase::Planned, wanted }));
    act(Command::OpenRegistration).unwrap();
    assert_eq!(
        act(Command::OpenRegistration),
        Err(Refusal::Phase { phase: Phase::Open, wanted: &["planned"] })
    );
}

#[test]
fn the_setup_is_checked_and_changed_only_by_officials() {
    let mut desk = Desk::open("preis", None);
    let renamed = Setup { name: "Kirta".into(), ..desk.state().setup().clone() };
    assert_eq!(
        desk.act(NOBODY, None, Command::ChangeSetup(renamed.clone())),
        Err(Refusal::NotAnOfficial { person: NOBODY })
    );
    desk.must(Command::ChangeSetup(renamed.clone()));
    assert_eq!(desk.state().setup().name, "Kirta");
    let nameless = Setup { name: " ".into(), ..renamed.clone() };
    assert_eq!(desk.try_it(Command::ChangeSetup(nameless)), Err(Refusal::Setup(SetupFault::Name)));
    let schule = rules::builtin("schule").unwrap();
    let money = Setup::new("X", "2026-10-18".parse().unwrap(), &schule);
    assert_eq!(
        Tournament::create(schule, money, (DIRECTOR, person(1)), 0),
        Err(Refusal::Setup(SetupFault::NoTournamentRules { id: "schule".into() }))
    );
}

#[test]
fn somebody_always_directs() {
    use schafkopf_turnier::{Office, Role};
    let mut desk = Desk::open("preis", None);
    let office = Office { person: DIRECTOR, role: Role::Director };
    assert_eq!(desk.try_it(Command::Dismiss(office)), Err(Refusal::LastDirector { person: DIRECTOR }));
    let stranger = Office { person: PersonId(77), role: Role::Referee };
    assert_eq!(
        desk.try_it(Command::Appoint(stranger, None)),
        Err(Refusal::UnknownPerson { person: PersonId(77) })
    );
}
