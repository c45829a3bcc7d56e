//! People of one name, who are told apart by their town.

use std::collections::{BTreeMap, BTreeSet};

use crate::person::{Person, folded};
use crate::player_number::PlayerNumber;
use crate::tournament::{Status, Tournament};

/// Who shares his name with somebody else who takes part, with what tells him apart: his town, or his number where another
/// of that town has the name, or none is known.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Namesakes(BTreeMap<PlayerNumber, String>);

impl Namesakes {
    /// The namesakes of a tournament; who withdrew is nobody's.
    pub fn of(tournament: &Tournament) -> Namesakes {
        let mut by_name: BTreeMap<(String, String), Vec<(PlayerNumber, &Person)>> = BTreeMap::new();
        for (&number, player) in tournament.state().players() {
            let person = tournament.people().get(&player.person);
            if let Some(person) = person.filter(|_| player.status != Status::Withdrawn) {
                let key = (folded(&person.first_name), folded(&person.surname));
                by_name.entry(key).or_default().push((number, person));
            }
        }
        let several = by_name.into_values().filter(|people| people.len() > 1);
        Namesakes(several.flat_map(|people| apart(&people)).collect())
    }

    /// A name, with what tells its owner apart where that is needed.
    #[must_use]
    pub fn told_apart(&self, player: PlayerNumber, name: String) -> String {
        match self.0.get(&player) {
            Some(mark) => format!("{name} ({mark})"),
            None => name,
        }
    }

    /// Whether somebody has a namesake.
    pub fn has(&self, player: PlayerNumber) -> bool {
        self.0.contains_key(&player)
    }
}

/// What tells people of one name apart.
fn apart(people: &[(PlayerNumber, &Person)]) -> Vec<(PlayerNumber, String)> {
    let towns: Vec<String> = people.iter().map(|(_, person)| folded(&person.town)).collect();
    let several: BTreeSet<&String> =
        towns.iter().filter(|&town| towns.iter().filter(|&other| other == town).count() > 1).collect();
    let mark = |(&(number, person), town): (&(PlayerNumber, &Person), &String)| {
        let is_plain = town.is_empty() || several.contains(town);
        let mark = match (is_plain, town.is_empty()) {
            (false, _) => person.town.trim().to_owned(),
            (true, true) => format!("Nr. {number}"),
            (true, false) => format!("{}, Nr. {number}", person.town.trim()),
        };
        (number, mark)
    };
    people.iter().zip(&towns).map(mark).collect()
}
