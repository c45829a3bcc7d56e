//! What a winner claims where claims are made by hand (S 4.2.3).

use schafkopf::{BySeat, CardSet, Claim, Contract, Deal, Parties, RuleSet, Runners, Seat, SeatView};

/// What is due to a seat that has won, from the cards that all have seen.
pub fn due_claim(view: &SeatView, rules: &RuleSet) -> Claim {
    let nothing = Claim { runners: 0, schwarz: false };
    let mut hands = BySeat::new([CardSet::EMPTY; 4]);
    for &(seat, card) in &view.memory.plays {
        hands[seat].insert(card);
    }
    let (Ok(deal), Some(contract), Some(declarer)) =
        (Deal::try_from(hands), view.table.contract, view.table.declarer)
    else {
        return nothing;
    };
    let parties = match contract {
        Contract::Hochzeit => Parties { declarer, partner: view.table.partner },
        contract => Parties::of(&deal, declarer, contract),
    };
    let runners = Runners::of(&deal, contract, parties).count;
    let least = rules.money.and_then(|tariff| tariff.runners_from(contract.kind()));
    let own_side = parties.side(view.seat);
    let losers_tricks: u8 = Seat::ALL
        .into_iter()
        .filter(|&seat| parties.side(seat) != own_side)
        .map(|seat| view.table.tricks[seat])
        .sum();
    Claim {
        runners: if least.is_some_and(|least| runners >= least) { runners } else { 0 },
        schwarz: losers_tricks == 0 && !contract.kind().is_tout(),
    }
}
