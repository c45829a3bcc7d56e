//! Prizes and texts on the night: what can be mended when, ties, teams, and a till that is watched.

use schafkopf::rules::Criterion;
use schafkopf_turnier::{
    Achievement, Command, Merit, PlacePrizes, PlayerNumber, Prize, PrizePlan, Progress, Refusal, Setup,
    SetupFault, SpecialPrize, Standings, Team, TeamFault, Tie,
};

use crate::desk::{DIRECTOR, Desk, NOBODY, rufspiel};

fn changed(desk: &Desk, change: impl FnOnce(&mut Setup)) -> Command {
    let mut setup = desk.state().setup().clone();
    change(&mut setup);
    Command::ChangeSetup(setup)
}

/// A tournament of eight whose single match is over, everybody level at his table.
fn played() -> Desk {
    let rules =
        schafkopf_turnier::with_length(&schafkopf::rules::builtin("preis").unwrap(), Some(1), Some(4))
            .unwrap();
    let setup = Setup { entry_fee: 1000, ..Setup::new("X", "2026-10-18".parse().unwrap(), &rules) };
    let mut desk = Desk::with(setup, rules);
    desk.register(8);
    desk.draw();
    desk.start(1);
    desk.play_match(1, |_, _| rufspiel());
    desk
}

fn standings(desk: &Desk) -> Standings {
    desk.state().standings(Progress::Everything).unwrap()
}

#[test]
fn texts_and_prizes_are_mended_at_any_time_but_not_what_is_paid() {
    let mut desk = played();
    let stages: [Option<Command>; 2] = [None, Some(Command::CloseTournament)];
    for (number, stage) in stages.into_iter().enumerate() {
        if let Some(stage) = stage {
            desk.must(stage);
        }
        let name = format!("Kirchweih {number}");
        let places = PlacePrizes::List(vec![Prize::thing("1 Spanferkel"); number + 1]);
        let mend = changed(&desk, |setup| {
            setup.name.clone_from(&name);
            setup.date = "2026-10-19".parse().unwrap();
            setup.venue = "Saal".into();
            setup.organiser = "Verein".into();
            setup.prizes.places.clone_from(&places);
        });
        desk.must(mend);
        assert_eq!((&desk.state().setup().name, &desk.state().setup().prizes.places), (&name, &places));
        let phase = desk.state().phase();
        for dearer in
            [changed(&desk, |setup| setup.entry_fee = 2000), changed(&desk, |setup| setup.stake = Some(10))]
        {
            let refused = desk.try_it(dearer);
            assert_eq!(refused, Err(Refusal::Phase { phase, wanted: &["planned", "open"] }));
        }
    }
}

#[test]
fn who_has_no_office_mends_nothing() {
    let mut desk = played();
    let mend = changed(&desk, |setup| setup.name = "Meins".into());
    assert_eq!(desk.act(NOBODY, None, mend), Err(Refusal::NotAnOfficial { person: NOBODY }));
}

#[test]
fn a_prize_that_is_mended_late_keeps_nobody_from_undoing() {
    let mut desk = played();
    let closed = desk.tournament.log().last().unwrap().seq;
    let mend = changed(&desk, |setup| setup.prizes.table_winner = 500);
    desk.must(mend);
    let mended = desk.tournament.log().last().unwrap().seq;
    desk.act(DIRECTOR, Some("zu früh"), Command::Undo { event: closed }).unwrap();
    assert_eq!(desk.state().setup().prizes.table_winner, 500);
    assert_eq!(desk.try_it(Command::Undo { event: mended }), Ok(()));
    assert_eq!(desk.state().setup().prizes.table_winner, 0);
    let (log, people) = (desk.tournament.log().to_vec(), desk.tournament.people().clone());
    let rules = std::sync::Arc::clone(desk.state().rules());
    let again = schafkopf_turnier::Tournament::import(rules, log, people).unwrap();
    assert_eq!(again.state(), desk.state(), "the log is taken elsewhere, too");
}

#[test]
fn a_special_prize_goes_to_whom_the_organiser_names() {
    let mut desk = played();
    let special = |winner| SpecialPrize {
        merit: Merit::Named { title: "Weiteste Anreise".into(), winner },
        prize: Prize { sponsor: Some("Sparkasse".into()), ..Prize::money(500) },
    };
    let named = changed(&desk, |setup| setup.prizes.special = vec![special(None)]);
    desk.must(named);
    assert_eq!(desk.state().prizes().unwrap().awards, []);
    let stranger = changed(&desk, |setup| setup.prizes.special = vec![special(Some(PlayerNumber(99)))]);
    assert_eq!(desk.try_it(stranger), Err(Refusal::UnknownPlayer { player: PlayerNumber(99) }));
    let known = changed(&desk, |setup| setup.prizes.special = vec![special(Some(PlayerNumber(8)))]);
    desk.must(known);
    let awards = desk.state().prizes().unwrap().awards;
    assert_eq!((awards[0].player, awards[0].sponsor.as_deref()), (PlayerNumber(8), Some("Sparkasse")));
    let nameless = Merit::Named { title: " ".into(), winner: None };
    let wrong = changed(&desk, |setup| setup.prizes.special[0].merit = nameless);
    assert_eq!(desk.try_it(wrong), Err(Refusal::Setup(SetupFault::PrizeName)));
}

#[test]
fn a_till_that_will_be_short_is_told_before_anything_is_drawn() {
    let mut desk = Desk::open("preis", Some(4));
    desk.register(8);
    let plan = PrizePlan {
        places: PlacePrizes::List(vec![Prize::money(6000)]),
        table_winner: 1000,
        special: vec![SpecialPrize { merit: Merit::MostSolos, prize: Prize::money(1) }],
    };
    let now = desk.state().forecast_of(&plan);
    // Two matches at two tables each; Desk::register takes the fee of everybody.
    assert_eq!((now.planned, now.till, now.expected, now.lacking()), (6000 + 4000 + 1, 8000, 8000, 2001));
    let added = changed(&desk, |setup| (setup.added, setup.prizes) = (2001, plan.clone()));
    desk.must(added);
    assert_eq!((desk.state().forecast().lacking(), desk.state().forecast().expected), (0, 10_001));
}

#[test]
fn prizes_are_given_from_the_last_to_the_first() {
    let mut desk = played();
    let prizes = changed(&desk, |setup| {
        setup.prizes = PrizePlan {
            places: PlacePrizes::List(vec![Prize::money(3), Prize::money(2), Prize::money(1)]),
            table_winner: 0,
            special: vec![SpecialPrize { merit: Merit::MiddlePlace, prize: Prize::thing("Rettich") }],
        }
    });
    desk.must(prizes);
    let order = desk.state().prizes().unwrap().in_order_of_giving();
    let order: Vec<Achievement> = order.into_iter().map(|award| award.for_what).collect();
    let place = Achievement::Place;
    assert_eq!(order, [Achievement::Special(Merit::MiddlePlace), place(3), place(2), place(1)]);
}

#[test]
fn who_is_level_is_told_what_decided_on_both_sides_of_it() {
    let desk = played();
    let standings = standings(&desk);
    let totals: Vec<i64> = standings.ranked.iter().map(|standing| standing.tally.total()).collect();
    assert_eq!(totals, [4, 4, 4, 4, -4, -4, -4, -4]);
    let lot = Some(Tie { by: Criterion::Lot, has: None });
    let ties: Vec<Option<Tie>> = standings.ranked.iter().map(|one| standings.tie(one.player)).collect();
    assert_eq!(ties, [lot; 8]);
}

fn team(name: &str, players: [u32; 3]) -> Team {
    Team { name: name.into(), players: players.map(PlayerNumber).to_vec() }
}

#[test]
fn teams_are_ranked_by_the_sum_of_their_players() {
    let mut desk = Desk::open("preis", Some(4));
    desk.register(8);
    let teams = vec![team("Eins", [1, 2, 3]), team("Zwei", [4, 5, 6])];
    let name = changed(&desk, |setup| setup.teams.clone_from(&teams));
    desk.must(name);
    desk.draw();
    desk.start(1);
    desk.play_match(1, |_, _| rufspiel());
    let all = standings(&desk);
    let of =
        |number: u32| all.ranked.iter().find(|one| one.player == PlayerNumber(number)).unwrap().tally.total();
    let told = desk.state().team_standings(&all);
    let sums = [of(1) + of(2) + of(3), of(4) + of(5) + of(6)];
    let totals: Vec<i64> = told.ranked.iter().map(|team| team.total).collect();
    assert_eq!(totals, [sums[0].max(sums[1]), sums[0].min(sums[1])]);
    assert_eq!(told.ranked.iter().map(|team| team.rank).collect::<Vec<_>>(), [1, 2]);
    // Who is excluded has no place, and so his team has none.
    desk.act(DIRECTOR, Some("Betrug"), Command::Exclude(PlayerNumber(4))).unwrap();
    let told = desk.state().team_standings(&standings(&desk));
    assert_eq!((told.ranked.len(), &told.unranked), (1, &vec![teams[1].clone()]));
}

#[test]
fn teams_are_named_before_the_first_card_or_with_a_reason() {
    let mut desk = Desk::open("preis", Some(4));
    desk.register(8);
    let faults = [
        (vec![team("", [1, 2, 3])], TeamFault::Name { team: 1 }),
        (vec![team("A", [1, 2, 3]), team("a ", [4, 5, 6])], TeamFault::Name { team: 2 }),
        (vec![team("A", [1, 2, 3]), team("B", [4, 5, 3])], TeamFault::Twice { player: PlayerNumber(3) }),
        (
            vec![Team { name: "A".into(), players: [1, 2].map(PlayerNumber).to_vec() }],
            TeamFault::Size { team: 1, players: 2 },
        ),
    ];
    for (teams, fault) in faults {
        let wrong = changed(&desk, |setup| setup.teams = teams);
        assert_eq!(desk.try_it(wrong), Err(Refusal::Setup(SetupFault::Teams(fault))));
    }
    let stranger = changed(&desk, |setup| setup.teams = vec![team("A", [1, 2, 77])]);
    assert_eq!(desk.try_it(stranger), Err(Refusal::UnknownPlayer { player: PlayerNumber(77) }));
    let mut desk = played();
    let late = changed(&desk, |setup| setup.teams = vec![team("A", [1, 2, 3])]);
    assert_eq!(desk.try_it(late.clone()), Err(Refusal::ReasonMissing));
    desk.act(DIRECTOR, Some("Zettel lag unter dem Maßkrug"), late).unwrap();
    desk.must(Command::CloseTournament);
    let too_late = changed(&desk, |setup| setup.teams = Vec::new());
    assert!(matches!(desk.act(DIRECTOR, Some("doch nicht"), too_late), Err(Refusal::Phase { .. })));
}
