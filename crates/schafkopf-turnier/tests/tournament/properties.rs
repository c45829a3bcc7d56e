//! Any sequence of commands: what is permitted folds, what is refused changes nothing, what is undone is gone.

use proptest::prelude::{ProptestConfig, any, proptest};
use schafkopf::Seat;
use schafkopf_turnier::{
    AgeProof, Command, ComplaintMaking, Drawing, KeeperChoice, ListId, MatchStart, Part, Payment, PersonId,
    Progress, Registration, RowCorrection, RowWriting, Signature, Signer, State, Substitution, Tournament,
    Uneven,
};

use crate::desk::{DIRECTOR, Desk, Dice, NOBODY, REFEREE, list, number, person};

fn any_list(dice: &mut Dice) -> ListId {
    list(1 + dice.below(2) as u32, 1 + dice.below(2) as u32)
}

fn seat(dice: &mut Dice) -> Seat {
    Seat::ALL[dice.below(4) as usize]
}

/// A command, often one that makes sense now.
fn command(dice: &mut Dice, desk: &Desk) -> Command {
    let player = number(1 + dice.below(11) as u32);
    let list = any_list(dice);
    let log = desk.tournament.log().len() as u64;
    match dice.below(40) {
        0..=5 => {
            let id = 100 + dice.below(14);
            let part = if dice.below(5) == 0 { Part::House } else { Part::Ranked };
            Command::Register(Registration { part, pays: 500, ..Registration::of(PersonId(id), person(id)) })
        }
        6 => Command::Pay(Payment { player, cents: dice.below(2000) as i64 - 1000 }),
        7 => Command::Withdraw(player),
        8 => Command::MoveUp(player),
        9 | 10 => {
            let uneven = [Uneven::WaitingList, Uneven::HousePlayers][dice.below(2) as usize];
            Command::Draw(Drawing { uneven, towns_apart: dice.below(2) == 0 })
        }
        11 | 12 => {
            let next = desk.state().current_match();
            Command::StartMatch(MatchStart { number: next, keeper: Some(Seat::Two) })
        }
        13..=22 => {
            let referee = (dice.below(3) > 0).then_some(REFEREE);
            Command::EnterRow(RowWriting { referee, ..RowWriting::next(list, dice.row(false)) })
        }
        23 => Command::CorrectRow(RowCorrection {
            list,
            game: 1 + dice.below(4) as u32,
            row: dice.row(false),
            referee: (dice.below(2) == 0).then_some(REFEREE),
        }),
        24..=29 => {
            let signer = if dice.below(4) == 0 { Signer::Keeper } else { Signer::Player(seat(dice)) };
            Command::Sign(Signature { list, signer })
        }
        30 => Command::CloseList(list),
        31 => Command::VoidList(list),
        32 => Command::CloseMatch,
        33 => Command::Substitute(Substitution { leaves: player, enters: number(1 + dice.below(11) as u32) }),
        34 => Command::Exclude(player),
        35 => Command::Complain(ComplaintMaking {
            list,
            game: 1 + dice.below(5) as u32,
            seat: seat(dice),
            halt: false,
        }),
        36 => Command::NameKeeper(KeeperChoice { list, seat: seat(dice), consent: None }),
        37 => Command::ProveAge(player, AgeProof::SeenAtVenue),
        38 => Command::ReopenList(list),
        _ => Command::Undo { event: log.saturating_sub(dice.below(4)) },
    }
}

/// A state without what was taken back in its lists.
fn told(state: &State) -> String {
    let mut told = vec![format!("{:?} {:?} {:?}", state.phase(), state.players(), state.officials())];
    for list in (1..=2).flat_map(|number| state.lists(number)) {
        let notes = (list.approvals(), list.complaints(), list.calls(), list.status(), list.keeper());
        told.push(format!("{:?} {notes:?}", list.rows()));
    }
    told.concat()
}

fn everything_adds_up(state: &State) {
    let tallies = state.tallies(Progress::Everything);
    let own: i64 = (1..=2)
        .flat_map(|number| state.lists(number))
        .map(|list| list.totals(usize::MAX).0.as_array().iter().sum::<i64>())
        .sum();
    assert_eq!(own, 0);
    assert_eq!(tallies.len(), state.players().len());
    let standings = state.standings(Progress::Everything).unwrap();
    assert!(standings.ranked.iter().zip(1..).all(|(standing, rank)| standing.rank == rank));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whatever_happens_the_log_is_the_truth(start in any::<u64>()) {
        let mut dice = Dice(start);
        let rules = ["preis", "tischpunkte", "schule-turnier"][dice.below(3) as usize];
        let mut desk = Desk::open(rules, Some(4));
        desk.register(6);
        let mut seen = Vec::new();
        for _ in 0..500 {
            let command = command(&mut dice, &desk);
            let by = if dice.below(10) == 0 { NOBODY } else { DIRECTOR };
            let why = (dice.below(3) > 0).then_some("weil");
            if desk.act(by, why, command).is_ok() {
                seen.push((desk.tournament.log().len() as u64, desk.state().clone()));
            }
        }
        everything_adds_up(desk.state());
        let (log, people) = (desk.tournament.log().to_vec(), desk.tournament.people().clone());
        let rules = desk.state().rules();
        let restored = Tournament::restore(rules.clone(), log.clone(), people.clone()).unwrap();
        assert_eq!(restored, desk.tournament);
        assert_eq!(Tournament::import(rules.clone(), log, people).unwrap(), desk.tournament);
        for (event, state) in seen.into_iter().step_by(7) {
            assert_eq!(desk.tournament.at(event), Some(state));
        }
    }

    #[test]
    fn undoing_what_was_just_done_changes_nothing(start in any::<u64>()) {
        let mut dice = Dice(start);
        let mut desk = Desk::open("preis", Some(4));
        desk.register(8);
        for _ in 0..120 {
            let before = desk.state().clone();
            let command = command(&mut dice, &desk);
            let events = desk.tournament.log().len();
            if desk.act(DIRECTOR, Some("weil"), command).is_err() || dice.below(3) > 0 {
                continue;
            }
            let done = events as u64 + 1..=desk.tournament.log().len() as u64;
            let undone = done.clone().rev().all(|event| {
                desk.act(DIRECTOR, Some("doch nicht"), Command::Undo { event }).is_ok()
            });
            if undone {
                assert_eq!(told(desk.state()), told(&before), "but that what was taken back stays readable");
            }
        }
    }
}
