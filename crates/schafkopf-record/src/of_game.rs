//! The record of a game that was played by the machine.

use schafkopf::{BySeat, Doubling, Ending, Game, Height, Seat};

use crate::ladder::words_of;
use crate::record::{Call, Called, Claimed, Declared, Noted, NotedEnding, Record, RulesRef, Trick};

impl Record {
    /// The record of a game, however far it has been played.
    ///
    /// It shows all four hands and names the hidden partner by them: it is for after the hand.
    pub fn of_game(game: &Game) -> Record {
        let setup = game.setup();
        let table = game.table_view();
        let parties = game.parties();
        let declared = game.contract().map(|contract| Declared {
            seat: parties.map_or(setup.dealer.next(), |parties| parties.declarer),
            contract,
            forced: table.forced,
            renonce: table.renonce,
        });
        Record {
            rules: Some(RulesRef { id: setup.rules.id.clone(), hash: None }),
            number: Some(setup.number),
            thrown_in: setup.thrown_in,
            bock: setup.bock,
            knocks: game.knocks(),
            exchange: game.exchange(),
            hands: BySeat::from_fn(|seat| Some(game.deal().hand(seat))),
            auction: words_of(game),
            declared,
            calls: calls(game),
            tricks: tricks(game),
            claims: game
                .claims()
                .iter()
                .filter_map(|(seat, claim)| claim.map(|claim| Claimed { seat, claim }))
                .collect(),
            noted: game.ending().map_or(Noted::NOTHING, noted),
            ..Record::new(setup.dealer)
        }
    }
}

fn calls(game: &Game) -> Vec<Call> {
    let call = |&(seat, double, after): &(Seat, Doubling, u8)| {
        let what = match double {
            Doubling::Stoss => Called::Stoss,
            Doubling::Retour => Called::Retour,
            Doubling::Decline => return None,
        };
        Some(Call { seat, what, after })
    };
    game.doubled().iter().filter_map(call).collect()
}

fn tricks(game: &Game) -> Vec<Trick> {
    let Some(contract) = game.contract() else { return Vec::new() };
    let order = contract.order();
    game.plays()
        .chunks(4)
        .map(|plays| {
            let full = plays.len() == 4;
            let points = plays.iter().map(|(_, card)| card.points()).sum();
            Trick {
                plays: plays.to_vec(),
                winner: crate::text::taker(order, plays).filter(|_| full),
                points: full.then_some(points),
            }
        })
        .collect()
}

fn noted(ending: &Ending) -> Noted {
    match ending {
        Ending::ThrownIn => Noted { ending: Some(NotedEnding::ThrownIn), ..Noted::NOTHING },
        Ending::SieVoid { .. } => Noted { ending: Some(NotedEnding::Void), ..Noted::NOTHING },
        Ending::Redealt { .. } => Noted { ending: Some(NotedEnding::Redealt), ..Noted::NOTHING },
        Ending::Ramsch { settlement, entry, .. } => Noted {
            units: settlement.map(|settlement| *settlement.units()),
            list: entry.map(|entry| *entry.points()),
            ..Noted::NOTHING
        },
        Ending::Scored { outcome, settlement, entry } => {
            let height = Height::from_flags(outcome.schneider, outcome.schwarz);
            Noted {
                ending: Some(if outcome.won { NotedEnding::Won } else { NotedEnding::Lost }),
                points: Some(outcome.points),
                tricks: Some(outcome.tricks),
                height: (height != Height::Plain).then_some(height),
                runners: Some(outcome.runners.count),
                units: settlement.map(|settlement| *settlement.units()),
                list: entry.map(|entry| *entry.points()),
            }
        }
    }
}
