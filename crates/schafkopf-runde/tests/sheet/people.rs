//! Members of a round in tests, and their hands told by name.

use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::{BySeat, Report, Reported, ReportedGame, RuleSet, Seat};
use schafkopf_runde::{
    Claimed, Deed, Device, EntryId, Game, Hand, HandResult, Log, Opening, Ramsch, Runde, TableRules,
};

/// A round that sits down to an evening: its log, its members in the order of the table, the evening.
pub(crate) fn sit_down(rules: &Arc<RuleSet>, count: usize) -> (Log, Vec<EntryId>, EntryId) {
    let (mut log, device) = (Log::default(), device("anna"));
    let members: Vec<EntryId> = (0..count)
        .map(|place| log.write(&device, Deed::Joined { name: format!("Member {place}") }).unwrap())
        .collect();
    let opening = Opening {
        date: "2026-11-19".parse().unwrap(),
        place: String::new(),
        rules: TableRules::new(Arc::clone(rules)),
        unit_cents: 10,
        table: members.clone(),
    };
    let evening = log.write(&device, Deed::Opened(opening)).unwrap();
    (log, members, evening)
}

pub(crate) fn device(name: &str) -> Device {
    name.parse().unwrap()
}

/// What a hand came to, told with the names of those on the seats.
pub(crate) fn by_name(report: &Report, dealer: &EntryId, seats: &BySeat<&EntryId>) -> Hand {
    let name = |seat: Seat| seats[seat].clone();
    let all = |values: BySeat<u8>| -> BTreeMap<EntryId, u8> {
        values.iter().map(|(seat, &value)| (name(seat), value)).collect()
    };
    let result = match report.result {
        Reported::ThrownIn => HandResult::ThrownIn,
        Reported::Void => HandResult::Void,
        Reported::Game(game) => {
            let ReportedGame {
                parties,
                kind,
                suit,
                won,
                height,
                runners,
                doubles,
                claim,
                points,
                empty_trick,
            } = game;
            HandResult::Game(Game {
                declarer: name(parties.declarer),
                partner: parties.partner.map(name),
                kind,
                suit,
                won,
                height,
                runners: runners.count,
                runners_of: runners.side,
                doubles,
                claim: claim.map(|claim| Claimed { runners: claim.runners, schwarz: claim.schwarz }),
                points,
                empty_trick,
            })
        }
        Reported::Ramsch(ramsch) => {
            let mut highest: Vec<(u8, Seat)> = ramsch
                .highest
                .unwrap()
                .iter()
                .map(|(seat, &height)| (height, seat))
                .filter(|(height, _)| *height > 0)
                .collect();
            highest.sort_by_key(|(height, _)| std::cmp::Reverse(*height));
            HandResult::Ramsch(Ramsch {
                points: all(ramsch.points),
                tricks: ramsch.tricks.map(all),
                trumps: ramsch.trumps.map(all),
                highest: highest.into_iter().map(|(_, seat)| name(seat)).collect(),
                doubles: ramsch.doubles,
            })
        }
        Reported::Ruled(_) => unreachable!("no hand that is played to its end is ruled on"),
    };
    Hand { dealer: dealer.clone(), knocks: report.knocks.iter().map(name).collect(), result }
}

/// Balances and pots add up to nothing.
pub(crate) fn sums_are_zero(runde: &Runde) {
    assert_eq!(runde.balances().values().sum::<i64>() + runde.pots(), 0);
    for counted in runde.evenings().iter().flat_map(schafkopf_runde::Evening::counted) {
        assert_eq!(counted.players.len(), 4);
    }
}
