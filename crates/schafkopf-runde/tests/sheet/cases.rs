//! Single cases: what is refused and by which clause, choosing, leaving, erasing, claims and rulings.

use std::collections::{BTreeMap, BTreeSet};

use schafkopf::rules::Claims;
use schafkopf::{ContractKind, Height, Offence, RuleSet, Side, Suit, rules};
use schafkopf_runde::{
    Claimed, Deed, EntryId, Game, Hand, HandResult, Incident, Leaving, Log, Ramsch, Refusal, RowState, Runde,
    Span, Statistics, print_sums, read_sums, stored, transfers,
};

use crate::people::{device, sit_down};

/// A table on which hands are written one after the other.
struct Table {
    log: Log,
    members: Vec<EntryId>,
    evening: EntryId,
}

impl Table {
    fn new(rules_id: &str, count: usize) -> Table {
        let (log, members, evening) = sit_down(&rules::builtin(rules_id).unwrap(), count);
        Table { log, members, evening }
    }

    fn runde(&self) -> Runde {
        Runde::of(&self.log)
    }

    fn hand(&self, result: HandResult) -> Hand {
        let dealer = self.runde().evening(&self.evening).unwrap().dealer().clone();
        Hand { dealer, knocks: BTreeSet::new(), result }
    }

    fn write(&mut self, deed: Deed) -> Result<EntryId, Refusal> {
        self.log.write(&device("anna"), deed)
    }

    fn play(&mut self, result: HandResult) -> Result<EntryId, Refusal> {
        let slot = self.runde().evening(&self.evening).unwrap().next_slot();
        let (evening, hand) = (self.evening.clone(), self.hand(result));
        self.write(Deed::Played { evening, slot, hand })
    }

    fn game(&self, declarer: usize, partner: Option<usize>, kind: ContractKind) -> Game {
        let partner = partner.map(|partner| self.members[partner].clone());
        Game::plain(self.members[declarer].clone(), partner, kind, true)
    }

    fn cents(&self) -> Vec<i64> {
        let runde = self.runde();
        self.members.iter().map(|member| runde.balance(member)).collect()
    }
}

#[test]
fn s_4_2_a_rufspiel_with_runners_and_schneider_after_a_stoss() {
    let mut table = Table::new("schule", 4);
    let game = Game {
        height: Height::Schneider,
        runners: 3,
        doubles: 1,
        ..table.game(1, Some(3), ContractKind::Rufspiel)
    };
    let preview =
        table.runde().evening(&table.evening).unwrap().preview(&table.hand(HandResult::Game(game.clone())));
    table.play(HandResult::Game(game)).unwrap();
    assert_eq!(table.cents(), [-100, 100, -100, 100], "(1 + 3 + 1) × 2 at 10 cents");
    let shown: i64 = preview.unwrap().cents[&table.members[1]];
    assert_eq!(shown, 100, "it is shown before it is written");
}

#[test]
fn who_deals_and_who_sits_out_goes_round_by_itself() {
    for count in 4..=8 {
        let mut table = Table::new("schule", count);
        let (mut dealt, mut out) = (BTreeMap::new(), BTreeMap::new());
        for hand in 0..count {
            let runde = table.runde();
            let evening = runde.evening(&table.evening).unwrap();
            assert_eq!(evening.dealer(), &table.members[hand]);
            assert_eq!(
                evening.players()[0],
                table.members[(hand + 1) % count],
                "forehand sits to the dealer's left"
            );
            *dealt.entry(evening.dealer().clone()).or_insert(0) += 1;
            for member in evening.sits_out() {
                *out.entry(member).or_insert(0) += 1;
            }
            table.play(HandResult::ThrownIn).unwrap();
        }
        assert!(dealt.len() == count && dealt.values().all(|&times| times == 1));
        assert!(out.values().all(|&times| times == count - 4), "{out:?}");
    }
}

fn refused(table: &mut Table, game: &Game, clause: &str) {
    let refusal = table.play(HandResult::Game(game.clone())).unwrap_err();
    assert_eq!(refusal.clause(), Some(clause), "{game:?}: {refusal}");
}

#[test]
fn what_cannot_have_been_is_refused_with_its_clause() {
    let mut table = Table::new("schule", 5);
    table.play(HandResult::ThrownIn).unwrap();
    // The second deals, the four to his left play.
    let rufspiel = table.game(2, Some(3), ContractKind::Rufspiel);
    let solo = Game { suit: Some(Suit::Gras), ..table.game(2, None, ContractKind::Solo) };
    let wenz = table.game(2, None, ContractKind::Wenz);
    let sits_out = table.game(1, Some(3), ContractKind::Rufspiel);
    let cases = [
        (sits_out, "V 12"),
        (table.game(2, None, ContractKind::Rufspiel), "S 2.5.2"),
        (table.game(2, Some(2), ContractKind::Rufspiel), "S 2.6.2"),
        (Game { suit: Some(Suit::Herz), ..rufspiel.clone() }, "S 2.5.1"),
        (Game { suit: None, ..solo.clone() }, "S 2.6.4"),
        (table.game(2, None, ContractKind::Bettel), "S 2.4.4"),
        (Game { runners: 5, ..wenz.clone() }, "S 4.2.2"),
        (Game { runners: 9, ..solo.clone() }, "S 4.2.2"),
        (Game { points: Some(60), ..rufspiel.clone() }, "S 4.1.3"),
        (Game { points: Some(91), ..rufspiel.clone() }, "S 4.1.3"),
        (Game { doubles: 3, ..rufspiel.clone() }, "S 3.3.2"),
        (
            Game { height: Height::Schwarz, runners: 3, runners_of: Side::Defenders, ..rufspiel.clone() },
            "S 4.1.4",
        ),
        (Game { height: Height::Schneider, ..table.game(2, None, ContractKind::WenzTout) }, "S 4.1.3"),
        (table.game(2, None, ContractKind::Sie), "S 2.9.1"),
        (Game { claim: Some(Claimed { runners: 15, schwarz: false }), ..rufspiel }, "S 4.2.3"),
    ];
    let before = table.log.clone();
    for (game, clause) in cases {
        refused(&mut table, &game, clause);
    }
    assert_eq!(table.log, before);
    assert!(table.play(HandResult::Game(Game { runners: 4, points: Some(61), ..wenz })).is_ok());
}

#[test]
fn s_4_2_3_what_is_claimed_too_much_is_paid_back_twice() {
    let mut set: RuleSet = (*rules::builtin("schule").unwrap()).clone();
    set.money.as_mut().unwrap().claims = Claims::ByHand;
    let (log, members, evening) = sit_down(&std::sync::Arc::new(set), 4);
    let mut table = Table { log, members, evening };
    let claim = Some(Claimed { runners: 5, schwarz: false });
    let game = Game { runners: 3, claim, ..table.game(0, Some(1), ContractKind::Rufspiel) };
    table.play(HandResult::Game(game)).unwrap();
    assert_eq!(table.cents(), [20, 20, -20, -20], "1 + 5 - 2 × 2");
}

#[test]
fn s_3_4_17_and_3_4_18_rulings() {
    let mut table = Table::new("schule", 4);
    let incident = Incident {
        offender: Some(table.members[2].clone()),
        kind: Some(ContractKind::Solo),
        declarer: Some(table.members[0].clone()),
        ..Incident::new(Offence::Revoke)
    };
    table.play(HandResult::Ruled(incident.clone())).unwrap();
    assert_eq!(table.cents(), [180, 0, -180, 0], "a Solo with Schneider, borne by who did it");
    let thrower = Incident { thrower: Some(table.members[2].clone()), ..incident };
    let refusal = table.play(HandResult::Ruled(thrower)).unwrap_err();
    assert_eq!(refusal.clause(), Some("S 3.4.18"));
    let goes_on = Incident {
        moment: schafkopf::Moment::LastTrick,
        offence: Offence::OutOfTurn,
        ..Incident::new(Offence::OutOfTurn)
    };
    let goes_on = Incident {
        offender: Some(table.members[1].clone()),
        kind: Some(ContractKind::Wenz),
        declarer: Some(table.members[0].clone()),
        ..goes_on
    };
    assert_eq!(table.play(HandResult::Ruled(goes_on)).unwrap_err().clause(), Some("S 3.4"));
}

#[test]
fn v_3_a_ramsch_is_told_with_its_points() {
    let mut table = Table::new("alles", 4);
    let points = |points: [u8; 4]| table.members.iter().cloned().zip(points).collect::<BTreeMap<_, _>>();
    let ramsch = Ramsch {
        points: points([42, 14, 31, 33]),
        tricks: None,
        trumps: None,
        highest: Vec::new(),
        doubles: 0,
    };
    let told = Ramsch { tricks: Some(points([2, 2, 2, 2])), ..ramsch.clone() };
    let sums = Ramsch { points: points([42, 14, 31, 34]), ..told.clone() };
    let refusal = table.play(HandResult::Ramsch(ramsch)).unwrap_err();
    assert_eq!(refusal.clause(), Some("V 3.4"), "who took no trick must be known where that pays");
    assert_eq!(table.play(HandResult::Ramsch(sums)).unwrap_err().clause(), Some("V 3.2"));
    table.play(HandResult::Ramsch(told)).unwrap();
    let runde = table.runde();
    let counted: Vec<_> = runde.evenings()[0].counted().collect();
    // The pot is filled first: each pays one unit.
    assert_eq!(counted[0].cents.values().copied().collect::<Vec<_>>(), [-70, 10, 10, 10]);
    assert_eq!(counted[0].pot, 40);
}

#[test]
fn two_entries_for_a_hand_stand_side_by_side_until_somebody_chooses() {
    let mut table = Table::new("schule", 4);
    let mut other = table.log.clone();
    let (won, lost) = (
        table.game(0, Some(1), ContractKind::Rufspiel),
        Game { won: false, ..table.game(0, Some(1), ContractKind::Rufspiel) },
    );
    let slot = 1;
    let written = table.play(HandResult::Game(won.clone())).unwrap();
    let hand =
        Hand { dealer: table.members[0].clone(), knocks: BTreeSet::new(), result: HandResult::Game(lost) };
    let evening = table.evening.clone();
    let apart = other.write(&device("bert"), Deed::Played { evening: evening.clone(), slot, hand }).unwrap();
    table.log.merge(&other);
    let runde = table.runde();
    let row = &runde.evenings()[0].rows()[0];
    assert_eq!(row.candidates().count(), 2);
    assert_eq!(
        row.versions[0].would_pay.as_ref().unwrap()[&table.members[0]].abs(),
        10,
        "what each would pay is shown"
    );
    assert_eq!(table.cents(), [0; 4], "nothing is paid until somebody has chosen");
    assert_eq!(table.write(Deed::Closed { evening: evening.clone() }), Err(Refusal::ChoiceOpen { slot: 1 }));
    let (kept, dropped) = (vec![apart.clone()], vec![written.clone()]);
    let choice = table.write(Deed::Chosen { evening: evening.clone(), slot, kept, dropped }).unwrap();
    assert_eq!(table.cents(), [-10, -10, 10, 10]);
    assert_eq!(table.runde().evenings()[0].rows()[0].versions.len(), 2, "both stay readable");
    table.write(Deed::Undone { of: choice }).unwrap();
    // Both were hands, one after the other.
    let both =
        Deed::Chosen { evening: evening.clone(), slot, kept: vec![written, apart], dropped: Vec::new() };
    table.write(both).unwrap();
    assert_eq!((table.cents(), table.runde().evenings()[0].counted().count()), (vec![0; 4], 2));
    // Who writes the same says nothing new.
    let mut third = table.log.clone();
    table.play(HandResult::Game(won.clone())).unwrap();
    let hand = table.runde().evenings()[0].counted().last().unwrap().hand.clone();
    third.write(&device("cilli"), Deed::Played { evening, slot: 2, hand }).unwrap();
    table.log.merge(&third);
    assert_eq!(table.cents(), [10, 10, -10, -10]);
    assert_eq!(table.runde().evenings()[0].rows()[1].versions[1].state, RowState::Same);
}

#[test]
fn people_come_and_go_in_mid_evening() {
    let mut table = Table::new("schule", 4);
    let late = table.write(Deed::Joined { name: "Late".into() }).unwrap();
    table.play(HandResult::ThrownIn).unwrap();
    let (evening, after) = (table.evening.clone(), table.members[1].clone());
    table.write(Deed::SatDown { evening: evening.clone(), slot: 2, member: late.clone(), after }).unwrap();
    let runde = table.runde();
    let sheet = runde.evening(&evening).unwrap();
    assert_eq!((sheet.dealer(), &sheet.players()[0]), (&table.members[1], &late));
    assert_eq!(sheet.sits_out(), [table.members[1].clone()]);
    let leaver = table.members[1].clone();
    table.write(Deed::StoodUp { evening: evening.clone(), slot: 2, member: leaver.clone() }).unwrap();
    assert_eq!(table.runde().evening(&evening).unwrap().dealer(), &late, "the deal goes to his left");
    table.write(Deed::StoodUp { evening: evening.clone(), slot: 2, member: late }).unwrap();
    assert_eq!(table.play(HandResult::ThrownIn), Err(Refusal::TooFew));
}

#[test]
fn who_leaves_is_settled_or_stays_in_the_book_and_an_erased_name_does_not_come_back() {
    let mut table = Table::new("schule", 4);
    let copy = table.log.clone();
    let game = table.game(0, Some(1), ContractKind::Rufspiel);
    table.play(HandResult::Game(game)).unwrap();
    let (one, three) = (table.members[0].clone(), table.members[2].clone());
    let leave = |leaving| Deed::Left { member: one.clone(), leaving };
    assert_eq!(table.write(leave(Leaving::Settled)), Err(Refusal::NotSettled { cents: 10 }));
    let due = transfers(table.runde().balances()).unwrap();
    assert_eq!(due.len(), 2);
    table.write(Deed::Paid { from: three, to: one.clone(), cents: 10 }).unwrap();
    assert_eq!(transfers(table.runde().balances()).unwrap().len(), 1, "what is paid is ticked off");
    table.write(leave(Leaving::Settled)).unwrap();
    table.write(Deed::Erased { member: one.clone() }).unwrap();
    table.log.merge(&copy);
    let runde = table.runde();
    let member = runde.member(&one).unwrap();
    assert_eq!((member.number, member.name.as_deref()), (1, None));
    assert!(!stored::write(&table.log).contains("Member 0"));
}

#[test]
fn statistics_and_the_table_of_sums() {
    let mut table = Table::new("wirtshaus", 4);
    let solo =
        Game { suit: Some(Suit::Herz), won: false, runners: 3, ..table.game(1, None, ContractKind::Solo) };
    table.play(HandResult::Game(solo)).unwrap();
    let sie = table.game(2, None, ContractKind::Sie);
    assert!(table.play(HandResult::Game(sie)).is_ok());
    let sums = [(table.members[0].clone(), 500), (table.members[1].clone(), -500)].into();
    table.write(Deed::Brought { date: "2024-12-31".parse().unwrap(), sums }).unwrap();
    let runde = table.runde();
    let season = Statistics::of(&runde, &Span::Season(2026));
    let all = Statistics::of(&runde, &Span::All);
    assert_eq!((season.hands, season.sie.len()), (2, 1));
    assert_eq!(season.dearest.as_ref().unwrap().kind, ContractKind::Sie);
    assert_eq!(season.figures[1].declared[&ContractKind::Solo].won, 0);
    assert_eq!(all.figures[0].cents, season.figures[0].cents + 500);
    assert_eq!(all.figures[0].curve.len(), 2);
    assert_eq!(Statistics::of(&runde, &Span::Evening(table.evening.clone())).figures[1].longest.lost, 2);
    let read = read_sums(&print_sums(&runde)).unwrap();
    assert_eq!(read[0].sums[0], ("Member 0".to_owned(), 500));
    for (place, member) in table.members.iter().enumerate() {
        let total: i64 = read.iter().map(|line| line.sums[place].1).sum();
        assert_eq!(total, runde.balance(member));
    }
}
