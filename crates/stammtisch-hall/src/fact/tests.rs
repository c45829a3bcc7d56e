//! Whatever happens: a screen made anew equals the one that was kept, unless what happened is said to touch it.

use std::collections::BTreeMap;

use proptest::prelude::{ProptestConfig, any, proptest};
use schafkopf::{BySeat, ContractKind, Seat, rules};
use schafkopf_turnier::{
    Act, AgeProof, Answer, ApprovalDecision, ApprovalRequest, CallAnswer, Command, ComplaintDecision,
    ComplaintMaking, Consent, Drawing, KeeperChoice, ListClearing, ListId, ListSwap, Matter, Merit, Office,
    PaperChoice, PaperWay, Part, Payment, Person, PersonId, PlacePrizes, PlayerNumber, Prize, PrizePlan,
    RefereeCall, Registration, Role, Row, RowCorrection, RowWriting, SeatTotals, Setup, Signature, Signer,
    SpecialPrize, Substitution, Team, TotalsEntry, Tournament, Uneven, with_length,
};
use serde_json::Value;
use stammtisch_desk::next_match;
use stammtisch_text::Lang;

use super::{cards_are_ranked, touches};
use crate::display::DisplayState;
use crate::views::View;

const DIRECTOR: PersonId = PersonId(1);
const REFEREE: PersonId = PersonId(2);
const PLAYERS: u32 = 10;

/// Numbers that look thrown.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }

    fn seat(&mut self) -> Seat {
        self.of(&Seat::ALL)
    }

    fn player(&mut self) -> PlayerNumber {
        PlayerNumber(1 + self.below(u64::from(PLAYERS)) as u32)
    }

    fn list(&mut self) -> ListId {
        ListId { match_number: 1 + self.below(2) as u32, table: 1 + self.below(2) as u32 }
    }

    /// A Rufspiel, or a solo kind that may have to be approved.
    fn row(&mut self) -> Row {
        let declarer = 1 + self.below(4) as i64;
        let solo = self.below(3) == 0;
        Row {
            declarer: Some(declarer),
            partner: (!solo).then_some(declarer % 4 + 1),
            contract: Some(if solo { "solo" } else { "rufspiel" }.to_owned()),
            won: Some(self.below(2) == 0),
            schneider: Some(self.below(3) == 0),
            ..Row::default()
        }
    }

    fn answer(&mut self) -> Answer {
        self.of(&[Answer::Granted, Answer::Refused])
    }

    fn person(&mut self) -> Person {
        let (name, town) = (self.below(40), self.below(5));
        Person {
            surname: format!("Nachname{name}"),
            town: format!("Ort{town}"),
            born: Some("1970-01-01".parse().unwrap()),
            ..Person::default()
        }
    }
}

fn beginning(dice: &mut Dice) -> Tournament {
    let set = dice.of(&["preis", "tischpunkte", "schule-turnier"]);
    let rules = with_length(&rules::builtin(set).unwrap(), None, Some(4)).unwrap();
    let prize = Prize::money;
    let prizes = PrizePlan {
        places: PlacePrizes::List(vec![prize(2000), prize(1000)]),
        table_winner: 100,
        special: vec![SpecialPrize { merit: Merit::MostSolos, prize: prize(50) }],
    };
    let setup = Setup::new("Kirchweih", "2026-10-18".parse().unwrap(), &rules);
    let setup = Setup { entry_fee: 1000, prizes, ..setup };
    Tournament::create(rules, setup, (DIRECTOR, dice.person()), 0).unwrap()
}

/// What usually comes next.
fn course(dice: &mut Dice, tournament: &Tournament) -> Command {
    let state = tournament.state();
    let uneven = dice.of(&[Uneven::WaitingList, Uneven::HousePlayers]);
    let list = dice.list();
    match dice.below(9) {
        0 => Command::OpenRegistration,
        1 => Command::FixSeed("Lostopf".to_owned()),
        2 => Command::Appoint(Office { person: REFEREE, role: Role::Referee }, Some(dice.person())),
        3 => Command::Draw(Drawing { uneven, towns_apart: false }),
        4 | 5 => next_match(state, Some(Seat::Two)),
        6 => Command::CloseMatch,
        7 => Command::CloseTournament,
        _ => Command::CloseList(list),
    }
}

/// Something about the people.
fn people(dice: &mut Dice, tournament: &Tournament) -> Command {
    let player = dice.player();
    match dice.below(14) {
        0..=4 => {
            let part = if dice.below(5) == 0 { Part::House } else { Part::Ranked };
            let id = PersonId(100 + dice.below(14));
            Command::Register(Registration { part, pays: 500, ..Registration::of(id, dice.person()) })
        }
        5 => Command::Pay(Payment { player, cents: dice.below(2000) as i64 - 500 }),
        6 => Command::Withdraw(player),
        7 => Command::MoveUp(player),
        8 => Command::PutOnWaitingList(vec![player]),
        9 => Command::ChangeDetails(player, dice.person()),
        10 => Command::ProveAge(player, AgeProof::SeenAtVenue),
        11 => Command::Exclude(player),
        12 => Command::Substitute(Substitution { leaves: player, enters: dice.player() }),
        _ => {
            let person = tournament.state().player(player).map_or(REFEREE, |player| player.person);
            Command::ErasePerson(person)
        }
    }
}

/// What brings a list nearer to its end: the next game, the next signature, the closing.
fn onwards(dice: &mut Dice, tournament: &Tournament) -> Command {
    let (state, list) = (tournament.state(), dice.list());
    let games = state.tournament_rules().games;
    let Some(found) = state.list(list) else { return next_match(state, Some(Seat::Two)) };
    if found.written() < games {
        let referee = Some(REFEREE);
        return Command::EnterRow(RowWriting { referee, ..RowWriting::next(list, dice.row()) });
    }
    let mut signers = [Signer::Keeper].into_iter().chain(Seat::ALL.map(Signer::Player));
    let missing = signers.find(|&signer| !found.is_signed_by(signer));
    missing.map_or(Command::CloseList(list), |signer| Command::Sign(Signature { list, signer }))
}

/// Something in a list or beside it.
fn writing(dice: &mut Dice, tournament: &Tournament) -> Command {
    let (list, seat, game) = (dice.list(), dice.seat(), 1 + dice.below(4) as u32);
    let next = tournament.state().list(list).map_or(1, |list| list.written() + 1);
    let request = ApprovalRequest {
        list,
        game: next,
        seat,
        kind: dice.of(&[ContractKind::SoloTout, ContractKind::Solo]),
    };
    let referee = REFEREE;
    match dice.below(28) {
        0..=7 => {
            let referee = (dice.below(3) > 0).then_some(referee);
            Command::EnterRow(RowWriting { referee, ..RowWriting::next(list, dice.row()) })
        }
        8 | 9 => {
            let referee = (dice.below(3) > 0).then_some(referee);
            Command::CorrectRow(RowCorrection { list, game, row: dice.row(), referee })
        }
        10 => Command::RequestApproval(request),
        11 => Command::DecideApproval(ApprovalDecision { request, answer: dice.answer(), referee }),
        12 => Command::Complain(ComplaintMaking { list, game: next.max(2) - 1, seat, halt: false }),
        13 => {
            let game = next.max(2) - 1;
            Command::DecideComplaint(ComplaintDecision { list, game, seat, answer: dice.answer(), referee })
        }
        14 => {
            Command::CallReferee(RefereeCall { list, seat: Some(seat), matter: Matter::Doubt, about: None })
        }
        15 => {
            let call = tournament.state().list(list).and_then(|list| list.open_call());
            let call = call.map_or(1, |call| call.event);
            Command::AnswerCall(CallAnswer { list, call, answer: dice.answer(), referee })
        }
        16 => Command::NameKeeper(KeeperChoice { list, seat, consent: Some(Consent::AllFour) }),
        17..=20 => {
            let signer = if dice.below(4) == 0 { Signer::Keeper } else { Signer::Player(seat) };
            Command::Sign(Signature { list, signer })
        }
        21 => Command::ReopenList(list),
        22 => Command::VoidList(list),
        23 => {
            let points = 1 + dice.below(9) as u32;
            let win = SeatTotals { plus: 3 * points, ..SeatTotals::default() };
            let loss = SeatTotals { minus: points, ..SeatTotals::default() };
            let totals = BySeat::from_fn(|at| if at == seat { win } else { loss });
            Command::EnterTotals(TotalsEntry { list, totals, referee: Some(referee) })
        }
        24 => Command::ClearList(ListClearing { list, referee: Some(referee) }),
        25 => Command::SwapLists(ListSwap { one: list, other: dice.list(), referee: Some(referee) }),
        26 => {
            let way = dice.of(&[PaperWay::Totals, PaperWay::Games]);
            Command::ChoosePaper(PaperChoice { way, twice: dice.below(2) == 0 })
        }
        _ => Command::CloseList(list),
    }
}

fn command(dice: &mut Dice, tournament: &Tournament) -> Command {
    match dice.below(30) {
        0..=4 => course(dice, tournament),
        5..=11 => people(dice, tournament),
        12 => {
            let mut setup = tournament.state().setup().clone();
            setup.venue = format!("Saal {}", dice.below(3));
            setup.prizes.table_winner = 100 * dice.below(3) as u32;
            let players = [1, 2, 3].map(PlayerNumber).to_vec();
            setup.teams = vec![Team { name: "Eins".to_owned(), players }; dice.below(2) as usize];
            Command::ChangeSetup(setup)
        }
        13 if dice.below(4) == 0 => Command::Dismiss(Office { person: REFEREE, role: Role::Referee }),
        14 => Command::Undo { event: (tournament.log().len() as u64).saturating_sub(dice.below(4)) },
        16..=22 => onwards(dice, tournament),
        15 if dice.below(20) == 0 => Command::PurgeLists { today: "2027-10-18".parse().unwrap() },
        _ => writing(dice, tournament),
    }
}

/// Every screen there is, but the log, on which everything stands.
fn views() -> Vec<View> {
    let plain = [
        View::Setup,
        View::Players,
        View::Seating,
        View::Draw,
        View::Progress,
        View::Standings,
        View::Referee,
        View::Display,
    ];
    let lists = [1, 2]
        .into_iter()
        .flat_map(|match_number| [1, 2].map(|table| View::List(ListId { match_number, table })));
    let cards = (1..=PLAYERS).map(|number| View::Card(PlayerNumber(number)));
    plain.into_iter().chain(lists).chain(cards).collect()
}

/// A screen without its version, which counts every event.
fn shown(view: View, tournament: &Tournament, display: &DisplayState) -> Value {
    let shown = view.render(tournament, (display, 0), (Lang::De, true));
    let mut shown = serde_json::to_value(shown).unwrap();
    shown.as_object_mut().unwrap().remove("version");
    shown
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_screen_made_anew_equals_the_one_kept_unless_it_was_touched(start in any::<u64>()) {
        let mut dice = Dice(start);
        let mut tournament = beginning(&mut dice);
        let display = DisplayState { revealed: dice.below(3) as usize, ..DisplayState::default() };
        let mut kept: BTreeMap<View, Value> =
            views().into_iter().map(|view| (view, shown(view, &tournament, &display))).collect();
        for _ in 0..600 {
            let command = command(&mut dice, &tournament);
            let act = Act { at: 1, by: DIRECTOR, why: Some("weil".to_owned()), command };
            let Ok(step) = tournament.decide(&act) else { continue };
            let events = step.events.clone();
            tournament.take(step);
            let ranked = cards_are_ranked(tournament.state(), &display);
            for (view, before) in &mut kept {
                let now = shown(*view, &tournament, &display);
                if events.iter().any(|event| touches(&event.what, *view, ranked)) {
                    *before = now;
                } else {
                    assert_eq!(*before, now, "{view:?} after {events:?}");
                }
            }
        }
    }
}

/// What would be caught above only by luck: views that few look at are not made anew for every game.
#[test]
fn a_game_touches_only_the_screens_that_show_it() {
    let list = ListId { match_number: 1, table: 1 };
    let entry = schafkopf_turnier::RowEntry { list, game: 1, row: Row::default(), referee: None };
    let what = schafkopf_turnier::EventKind::RowEntered(entry);
    let touched = |ranked: bool| -> Vec<View> {
        views().into_iter().filter(|&view| touches(&what, view, ranked)).collect()
    };
    assert_eq!(
        touched(false),
        [View::Progress, View::Standings, View::Referee, View::Display, View::List(list)]
    );
    assert_eq!(touched(true).len(), 5 + PLAYERS as usize);
}
