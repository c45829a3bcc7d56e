//! Hands that were played, told as people at a real table tell them.

use schafkopf::{
    BySeat, CardSet, Contract, Ending, Game, Height, Outcome, RamschOutcome, RamschReport, Report, Reported,
    ReportedGame, Seat, Side,
};

/// A hand that is over, as it is reported: without its cards.
pub(crate) fn told(game: &Game) -> Report {
    let result = match game.ending().unwrap() {
        Ending::ThrownIn => Reported::ThrownIn,
        Ending::SieVoid { .. } | Ending::Redealt { .. } => Reported::Void,
        Ending::Scored { outcome, .. } => Reported::Game(game_told(game, outcome)),
        Ending::Ramsch { outcome, .. } => Reported::Ramsch(ramsch_told(game, outcome)),
    };
    Report { knocks: game.knocks(), result }
}

fn game_told(game: &Game, outcome: &Outcome) -> ReportedGame {
    let is_sie = outcome.contract == Contract::Sie;
    ReportedGame {
        parties: outcome.parties,
        kind: outcome.contract.kind(),
        suit: outcome.contract.suit(),
        won: outcome.won,
        height: Height::from_flags(outcome.schneider, outcome.schwarz),
        runners: outcome.runners,
        doubles: game.doubles().count(),
        claim: game.joint_claim(),
        points: (!is_sie).then_some(outcome.points),
        empty_trick: !is_sie && has_empty_trick(game, outcome),
    }
}

fn has_empty_trick(game: &Game, outcome: &Outcome) -> bool {
    let play = game.play().unwrap();
    [Side::Declarer, Side::Defenders].into_iter().any(|side| {
        let members = || outcome.parties.members(side);
        let tricks: u8 = members().map(|seat| play.tricks_of(seat)).sum();
        let points: u8 = members().map(|seat| play.taken_by(seat)).sum();
        tricks == 1 && points == 0
    })
}

fn ramsch_told(game: &Game, outcome: &RamschOutcome) -> RamschReport {
    let order = Contract::Ramsch.order();
    let mut taken = BySeat::new([CardSet::EMPTY; 4]);
    for trick in game.plays().chunks_exact(4) {
        let cards: CardSet = trick.iter().map(|&(_, card)| card).collect();
        let winning = order.winner(cards, trick[0].1);
        let winner = trick.iter().find(|(_, card)| *card == winning).unwrap().0;
        taken[winner] |= cards;
    }
    let height = |seat: Seat| {
        let place = order.trumps_descending().position(|card| taken[seat].contains(card));
        place.map_or(0, |place| 100 - place as u8)
    };
    RamschReport {
        points: outcome.points,
        tricks: Some(outcome.tricks),
        trumps: Some(BySeat::from_fn(|seat| (taken[seat] & order.trumps()).len() as u8)),
        highest: Some(BySeat::from_fn(height)),
        doubles: game.doubles().count(),
    }
}
