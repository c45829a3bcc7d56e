//! What a match at the terminal is started with: the rules, the seats and the seed.

use std::sync::Arc;

use schafkopf::{RuleSet, Seat, Seed};
use schafkopf_bots::Builtin;

/// Names of the bots; one that the person has is left out.
const NAMES: [&str; 4] = ["Sepp", "Resi", "Xaver", "Vroni"];

/// Longest name of a person.
const LONGEST_NAME: usize = 12;

/// Who plays whom, by which rules and how long.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The rules of the match.
    pub rules: Arc<RuleSet>,
    /// Where every pack and every chance of the bots comes from.
    pub seed: Seed,
    /// The seat of the person.
    pub person: Seat,
    /// The seat that deals first (S 2.2.2).
    pub dealer: Seat,
    /// The name of the person, where one was given.
    pub name: Option<String>,
    /// The bots, clockwise from the person's left.
    pub bots: [Builtin; 3],
    /// How many games; none for a match without end.
    pub games: Option<u32>,
}

impl Plan {
    /// The bot of a seat; none for the person's.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Builtin> {
        self.place(seat).map(|place| self.bots[place])
    }

    /// The name of the bot of a seat; none for the person's.
    pub(crate) fn bot_name(&self, seat: Seat) -> Option<&'static str> {
        let is_free = |name: &&str| self.name.as_ref().is_none_or(|own| !own.eq_ignore_ascii_case(name));
        self.place(seat).and_then(|place| NAMES.into_iter().filter(is_free).nth(place))
    }

    /// The place of a bot's seat, clockwise from the person's left.
    fn place(&self, seat: Seat) -> Option<usize> {
        self.person.distance_to(seat).checked_sub(1)
    }
}

/// A name that fits on the table: no control characters, not too long; none if nothing is left.
pub fn tidy_name(name: &str) -> Option<String> {
    let name: String = name.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use schafkopf::{Seat, Seed, rules};
    use schafkopf_bots::Builtin;

    use super::{Plan, tidy_name};

    #[test]
    fn names_are_cut_to_what_fits() {
        assert_eq!(tidy_name("  Anna "), Some("Anna".to_owned()));
        assert_eq!(tidy_name("\u{1b}[31m"), Some("[31m".to_owned()));
        assert_eq!(tidy_name(" \n"), None);
        assert_eq!(tidy_name("Maximiliane-Theresia").map(|name| name.chars().count()), Some(12));
    }

    #[test]
    fn bots_sit_clockwise_from_the_person_and_have_other_names() {
        let plan = Plan {
            rules: rules::builtin("schule").unwrap(),
            seed: Seed::from_text("x"),
            person: Seat::Three,
            dealer: Seat::One,
            name: Some("resi".to_owned()),
            bots: [Builtin::Zufall, Builtin::Regel, Builtin::Regel],
            games: None,
        };
        assert_eq!(plan.bot(Seat::Four), Some(Builtin::Zufall));
        assert_eq!(plan.bot(Seat::Three), None);
        let names = Seat::ALL.map(|seat| plan.bot_name(seat));
        assert_eq!(names, [Some("Xaver"), Some("Vroni"), None, Some("Sepp")]);
    }
}
