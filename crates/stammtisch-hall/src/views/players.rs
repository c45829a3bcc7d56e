//! The players: who is registered, and what is known about them.

use std::collections::BTreeMap;

use schafkopf_turnier::{PersonId, PlayerNumber, Tournament};
use serde_json::{Value, json};
use stammtisch_desk::twins;

use super::{name, versioned};

/// Everybody who is registered; birthdays, customer numbers and money are for the director.
pub(crate) fn players(tournament: &Tournament, whole: bool) -> Value {
    let state = tournament.state();
    let list: Vec<Value> = state
        .players()
        .iter()
        .map(|(&number, participant)| {
            let person = tournament.people().get(&participant.person);
            let seat = state.seat_ahead(number).map(|(match_number, place)| {
                json!({"match": match_number, "table": place.table, "seat": place.seat})
            });
            let mut fields = json!({
                "player": number, "name": name(tournament, number),
                "town": person.map_or("", |person| person.town.as_str()),
                "part": participant.part, "late": participant.late, "status": participant.status,
                "took_over": participant.took_over, "seat": seat,
            });
            if whole {
                fields["details"] = json!(person);
                fields["person"] = json!(participant.person);
                fields["age"] = json!(participant.age);
                fields["paid"] = json!(participant.paid);
            }
            fields
        })
        .collect();
    let mut fields = json!({"players": list});
    if whole {
        fields["till"] = json!(state.till());
        fields["fee"] = json!(state.setup().entry_fee);
        fields["unpaid"] = json!(state.unpaid().collect::<Vec<_>>());
        fields["duplicates"] = duplicates(tournament);
    }
    versioned(tournament, fields)
}

fn duplicates(tournament: &Tournament) -> Value {
    let numbers: BTreeMap<PersonId, PlayerNumber> =
        tournament.state().players().iter().map(|(&number, player)| (player.person, number)).collect();
    twins(tournament)
        .iter()
        .map(|pair| {
            json!({"first": numbers.get(&pair.first), "second": numbers.get(&pair.second), "because": pair.because})
        })
        .collect()
}
