//! Lists that come on paper: totals instead of games, and whole lists that are cleared or swapped.

use std::sync::Arc;

use schafkopf::{BySeat, Seat};
use schafkopf_turnier::{
    Act, Command, ListClearing, ListId, ListStatus, ListSwap, MatchStart, PaperChoice, PaperWay, PersonId,
    Progress, Refusal, RowWriting, SeatTotals, Signature, Signer, TotalsEntry, TotalsFault, Tournament,
};

use crate::desk::{DIRECTOR, Desk, NOBODY, REFEREE, list, rufspiel, solo, tout};

const LIST: ListId = list(1, 1);
const OTHER: ListId = list(1, 2);

const GAMES: PaperChoice = PaperChoice { way: PaperWay::Games, twice: false };

fn seat(plus: u32, minus: u32) -> SeatTotals {
    SeatTotals { plus, minus, ..SeatTotals::default() }
}

/// The foot of the model sheet (P).
fn model() -> BySeat<SeatTotals> {
    BySeat::new([seat(11, 25), seat(14, 18), seat(17, 15), seat(30, 14)])
}

fn totals(list: ListId, totals: BySeat<SeatTotals>) -> Command {
    Command::EnterTotals(TotalsEntry { list, totals, referee: None })
}

fn by_referee(list: ListId, totals: BySeat<SeatTotals>) -> Command {
    Command::EnterTotals(TotalsEntry { list, totals, referee: Some(REFEREE) })
}

fn clear(list: ListId, referee: Option<PersonId>) -> Command {
    Command::ClearList(ListClearing { list, referee })
}

fn swap(referee: Option<PersonId>) -> Command {
    Command::SwapLists(ListSwap { one: LIST, other: OTHER, referee })
}

fn results(desk: &Desk, list: ListId) -> [i64; 4] {
    *desk.state().evaluation(desk.state().list(list).unwrap()).total.as_array()
}

#[test]
fn the_totals_of_a_paper_list_are_a_whole_list() {
    let mut desk = Desk::running("preis", None, 4);
    desk.must(totals(LIST, model()));
    let evaluation = desk.state().evaluation(desk.state().list(LIST).unwrap());
    assert_eq!(evaluation.plus.as_array(), &[11, 14, 17, 30]);
    assert_eq!(evaluation.minus.as_array(), &[25, 18, 15, 14]);
    assert_eq!(results(&desk, LIST), [-14, -4, 2, 16]);
    let check = evaluation.checks.last().unwrap();
    assert_eq!((check.after, check.sum), (32, 0));
    desk.sign_and_close(LIST);
    desk.must(Command::CloseMatch);
    let players = *desk.state().players_of(LIST).unwrap();
    let standings = desk.state().standings(Progress::Everything).unwrap();
    assert_eq!(standings.ranked[0].player, players[Seat::Four]);
    assert_eq!(standings.ranked[0].tally.points, 16);
}

#[test]
fn s_5_3_3_totals_that_do_not_balance_are_refused() {
    let mut desk = Desk::running("preis", None, 4);
    let mut wrong = model();
    wrong[Seat::One].plus = 12;
    let fault = TotalsFault::Balance { plus: 73, minus: 72 };
    let refusal = desk.try_it(totals(LIST, wrong)).unwrap_err();
    assert_eq!(refusal, Refusal::Totals { list: LIST, fault });
    assert_eq!((refusal.code(), refusal.clause()), ("totals_do_not_balance", Some("S 5.3.3")));
    assert!(desk.state().list(LIST).unwrap().is_empty());
}

#[test]
fn totals_that_cannot_be_so_are_refused() {
    let mut desk = Desk::running("preis", None, 4);
    for (wrong, fault) in [
        (SeatTotals { solos_won: 1, ..seat(11, 25) }, TotalsFault::Won { seat: Seat::One }),
        (SeatTotals { sie: 1, ..seat(11, 25) }, TotalsFault::Among { seat: Seat::One }),
        (SeatTotals { solos_played: 33, ..seat(11, 25) }, TotalsFault::Solos { solos: 33, games: 32 }),
    ] {
        let mut all = model();
        all[Seat::One] = wrong;
        assert_eq!(desk.try_it(totals(LIST, all)), Err(Refusal::Totals { list: LIST, fault }));
    }
}

#[test]
fn t_6_totals_give_table_points_that_add_up_to_a_hundred() {
    let mut desk = Desk::running("tischpunkte", None, 4);
    desk.must(totals(LIST, BySeat::new([seat(20, 5), seat(10, 10), seat(6, 11), seat(2, 12)])));
    desk.sign_and_close(LIST);
    let result = desk.state().list_result(desk.state().list(LIST).unwrap(), 16);
    assert_eq!(result.points.as_array(), &[15, 0, -5, -10]);
    assert_eq!(result.table_points.as_array(), &[40, 30, 20, 10]);
    let wanted: i64 = result.points.as_array().iter().chain(result.table_points.as_array()).sum();
    assert_eq!(wanted, 100);
}

#[test]
fn games_and_their_totals_come_to_the_same_standings() {
    let rows = || {
        let sie = schafkopf_turnier::Row { contract: Some("sie".into()), ..solo(4, true) };
        [
            rufspiel(),
            solo(1, true),
            tout(2, true),
            tout(2, false),
            solo(3, false),
            sie,
            rufspiel(),
            rufspiel(),
        ]
    };
    let mut games = Desk::running("schule-turnier", Some(8), 4);
    for row in rows() {
        games.enter_approved(LIST, row);
    }
    games.sign_and_close(LIST);
    let sums = games.state().evaluation(games.state().list(LIST).unwrap());
    let of = |seat: Seat| {
        let counts = sums.counts[seat];
        SeatTotals {
            plus: sums.plus[seat] as u32,
            minus: sums.minus[seat] as u32,
            // The paper circles a Sie with the solo kinds.
            solos_won: counts.solos_won + counts.sie,
            solos_played: counts.solos_played + counts.sie,
            touts_won: counts.touts_won,
            touts_played: counts.touts_played,
            sie: counts.sie,
        }
    };
    let mut paper = Desk::running("schule-turnier", Some(8), 4);
    paper.must(totals(LIST, BySeat::from_fn(of)));
    paper.sign_and_close(LIST);
    let standings = |desk: &Desk| desk.state().standings(Progress::Everything).unwrap();
    assert_eq!(standings(&paper), standings(&games));
    assert_eq!(paper.state().results_to_keep(), games.state().results_to_keep());
}

#[test]
fn before_the_match_is_over_totals_tell_nothing() {
    let mut desk = Desk::running("preis", None, 4);
    desk.must(totals(LIST, model()));
    let list = desk.state().list(LIST).unwrap();
    assert_eq!(list.totals(31).0.as_array(), &[0; 4]);
    assert_eq!(list.totals(32).0.as_array(), &[-14, -4, 2, 16]);
}

#[test]
fn a_list_holds_games_or_totals() {
    let mut desk = Desk::running("preis", None, 4);
    desk.must(totals(LIST, model()));
    assert_eq!(desk.enter(LIST, rufspiel()), Err(Refusal::TotalsInList { list: LIST }));
    desk.must(clear(LIST, None));
    desk.enter(LIST, rufspiel()).unwrap();
    let refused = Refusal::GamesInList { list: LIST, written: 1 };
    assert_eq!(desk.try_it(totals(LIST, model())), Err(refused));
}

#[test]
fn totals_need_a_keeper_as_games_do() {
    let mut desk = Desk::drawn("preis", None, 4);
    desk.must(Command::StartMatch(MatchStart { number: 1, keeper: None }));
    assert_eq!(desk.try_it(totals(LIST, model())), Err(Refusal::KeeperMissing { list: LIST }));
}

#[test]
fn s_5_3_4_fresh_totals_are_typed_anew_and_signed_ones_are_the_referees() {
    let mut desk = Desk::running("preis", None, 4);
    let other = BySeat::new([seat(1, 0), seat(0, 1), seat(0, 0), seat(0, 0)]);
    desk.must(totals(LIST, other));
    desk.must(totals(LIST, model()));
    desk.must(Command::Sign(Signature { list: LIST, signer: Signer::Keeper }));
    let needed = Err(Refusal::RefereeMissingFor { list: LIST });
    assert_eq!(desk.try_it(totals(LIST, other)), needed);
    assert_eq!(desk.try_it(by_referee(LIST, other)), needed, "a reason is missing");
    desk.because("Übertrag verlesen", by_referee(LIST, other));
    assert!(!desk.state().list(LIST).unwrap().is_signed(), "what was signed stands no more");
    desk.sign_and_close(LIST);
    desk.because("doch nicht", by_referee(LIST, model()));
    let list = desk.state().list(LIST).unwrap();
    assert_eq!((list.status(), list.old_totals().len()), (ListStatus::Closed, 3));
    assert_eq!(results(&desk, LIST), [-14, -4, 2, 16]);
    let stranger = TotalsEntry { list: LIST, totals: other, referee: Some(NOBODY) };
    let refused = desk.act(NOBODY, Some("so war es"), Command::EnterTotals(stranger));
    assert_eq!(refused, Err(Refusal::NotAnOfficial { person: NOBODY }));
}

#[test]
fn who_typed_a_fresh_list_clears_it_without_a_reason_and_it_stays_readable() {
    let mut desk = Desk::running("preis", None, 4);
    assert_eq!(desk.try_it(clear(LIST, None)), Err(Refusal::NothingWritten { list: LIST }));
    desk.enter(LIST, rufspiel()).unwrap();
    desk.enter(LIST, solo(3, true)).unwrap();
    let refused = Err(Refusal::RefereeMissingFor { list: LIST });
    assert_eq!(desk.try_it(clear(LIST, None)), refused, "decision 30: this list is not typed from paper");
    desk.must(Command::ChoosePaper(GAMES));
    desk.must(clear(LIST, None));
    let list = desk.state().list(LIST).unwrap();
    assert!(list.is_empty());
    assert_eq!(list.taken_back().iter().map(|row| row.game).collect::<Vec<_>>(), [1, 2]);
    let event = desk.tournament.log().len() as u64;
    desk.because("doch richtig", Command::Undo { event });
    assert_eq!(desk.state().list(LIST).unwrap().written(), 2);
}

#[test]
fn a_list_that_another_wrote_or_that_is_signed_is_cleared_by_the_referee_with_a_reason() {
    let mut desk = Desk::running("preis", None, 4);
    let keeper = PersonId(100);
    desk.act(keeper, None, Command::EnterRow(RowWriting::next(LIST, rufspiel()))).unwrap();
    let needed = Err(Refusal::RefereeMissingFor { list: LIST });
    assert_eq!(desk.try_it(clear(LIST, None)), needed);
    assert_eq!(desk.try_it(clear(LIST, Some(REFEREE))), needed);
    let refused = desk.act(keeper, Some("meine"), clear(LIST, None));
    assert_eq!(refused, Err(Refusal::NotAnOfficial { person: keeper }));
    desk.because("falsche Liste", clear(LIST, Some(REFEREE)));
    desk.must(totals(LIST, model()));
    desk.sign_and_close(LIST);
    assert_eq!(desk.try_it(clear(LIST, None)), needed);
    desk.because("falsches Papier", clear(LIST, Some(REFEREE)));
    let list = desk.state().list(LIST).unwrap();
    assert_eq!((list.status(), list.is_signed(), list.is_empty()), (ListStatus::Open, false, true));
}

#[test]
fn two_lists_that_were_taken_for_each_other_are_swapped_with_one_act() {
    let mut desk = Desk::running("preis", Some(4), 8);
    assert_eq!(desk.try_it(swap(None)), Err(Refusal::NothingToSwap { list: LIST }));
    for _ in 0..4 {
        desk.enter(LIST, rufspiel()).unwrap();
        desk.enter(OTHER, solo(4, true)).unwrap();
    }
    let refused = Err(Refusal::RefereeMissingFor { list: LIST });
    assert_eq!(desk.try_it(swap(None)), refused, "decision 30: these lists are not typed from paper");
    desk.must(Command::ChoosePaper(GAMES));
    desk.must(swap(None));
    assert_eq!(results(&desk, LIST), [-8, -8, -8, 24]);
    assert_eq!(results(&desk, OTHER), [4, 4, -4, -4]);
    desk.sign_and_close(LIST);
    assert_eq!(desk.try_it(swap(None)), Err(Refusal::RefereeMissingFor { list: LIST }));
    desk.because("Listen verwechselt", swap(Some(REFEREE)));
    // The signatures are on the paper, and go where it goes.
    let status = |desk: &Desk, id| desk.state().list(id).unwrap().status();
    assert_eq!((status(&desk, LIST), status(&desk, OTHER)), (ListStatus::Open, ListStatus::Closed));
    assert_eq!(results(&desk, OTHER), [-8, -8, -8, 24]);
    let event = desk.tournament.log().len() as u64;
    desk.because("doch nicht", Command::Undo { event });
    assert_eq!(status(&desk, LIST), ListStatus::Closed);
}

#[test]
fn a_closed_list_swaps_with_an_empty_one() {
    let mut desk = Desk::running("preis", None, 8);
    desk.must(totals(LIST, model()));
    desk.sign_and_close(LIST);
    desk.because("Tisch verlesen", swap(Some(REFEREE)));
    let list = |id| desk.state().list(id).unwrap();
    assert!(list(LIST).is_empty() && list(LIST).status() == ListStatus::Open);
    assert_eq!(list(OTHER).status(), ListStatus::Closed);
    assert_eq!(results(&desk, OTHER), [-14, -4, 2, 16]);
}

#[test]
fn the_way_of_paper_lists_is_chosen_by_an_official() {
    let mut desk = Desk::open("preis", None);
    assert_eq!(desk.state().paper(), None);
    let choice = PaperChoice { way: PaperWay::Totals, twice: true };
    desk.must(Command::ChoosePaper(choice));
    assert_eq!(desk.state().paper(), Some(choice));
    let refused = desk.act(NOBODY, None, Command::ChoosePaper(choice));
    assert_eq!(refused, Err(Refusal::NotAnOfficial { person: NOBODY }));
}

#[test]
fn a_log_with_totals_is_folded_and_imported_to_the_same() {
    let mut desk = Desk::running("preis", None, 8);
    desk.must(Command::ChoosePaper(PaperChoice { way: PaperWay::Totals, twice: false }));
    desk.must(totals(LIST, model()));
    let typed = desk.tournament.log().len() as u64;
    desk.must(Command::Undo { event: typed });
    assert_eq!(desk.state().list(LIST).unwrap().old_totals().len(), 1, "what is undone stays readable");
    desk.must(totals(OTHER, model()));
    desk.must(swap(None));
    desk.must(clear(LIST, None));
    desk.must(totals(LIST, model()));
    desk.sign_and_close(LIST);
    let rules = Arc::clone(desk.state().rules());
    let (log, people) = (desk.tournament.log().to_vec(), desk.tournament.people().clone());
    assert_eq!(
        Tournament::restore(Arc::clone(&rules), log.clone(), people.clone()),
        Ok(desk.tournament.clone())
    );
    assert_eq!(Tournament::import(rules, log, people), Ok(desk.tournament));
}

#[test]
fn s_5_3_5_totals_are_destroyed_with_the_lists_and_their_results_kept() {
    let mut desk = Desk::running("preis", None, 4);
    for number in [1, 2] {
        desk.must(totals(list(number, 1), model()));
        desk.sign_and_close(list(number, 1));
        desk.must(Command::CloseMatch);
        if number == 1 {
            desk.start(2);
        }
    }
    desk.must(Command::CloseTournament);
    let before = desk.state().standings(Progress::Everything).unwrap();
    desk.must(Command::PurgeLists { today: "2027-04-18".parse().unwrap() });
    assert_eq!(desk.state().standings(Progress::Everything).unwrap(), before);
    let kept = desk.tournament.log().iter().filter(|event| event.what.name() == "totals_entered").count();
    assert_eq!(kept, 0);
}

#[test]
fn nobody_types_totals_over_those_of_a_referee() {
    let mut desk = Desk::running("preis", None, 4);
    desk.act(REFEREE, Some("am Tisch gezählt"), by_referee(LIST, model())).unwrap();
    let act = Act { at: i64::MAX, by: DIRECTOR, why: None, command: totals(LIST, model()) };
    assert_eq!(desk.tournament.decide(&act), Err(Refusal::RefereeMissingFor { list: LIST }));
}
