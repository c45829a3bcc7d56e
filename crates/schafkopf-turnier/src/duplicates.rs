//! Likely duplicates: people who may be registered twice.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::person::{People, Person, PersonId, folded};

/// Two records that are likely one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct LikelyDuplicate {
    /// The one with the lower id.
    pub first: PersonId,
    /// The other.
    pub second: PersonId,
    /// What gives them away.
    pub because: Likeness,
}

/// What gives two records away as one person, the strongest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Likeness {
    /// The same customer number.
    Customer,
    /// The same name, first name and surname perhaps exchanged.
    SameName,
    /// Names that differ by a slip of the pen.
    SimilarName,
}

/// The pairs of people who are likely the same, in the order of their ids.
///
/// Two of one name are no pair if both birthdays are known and differ.
pub fn likely_duplicates(people: &People) -> Vec<LikelyDuplicate> {
    let mut buckets: BTreeMap<String, Vec<PersonId>> = BTreeMap::new();
    for (&id, person) in people {
        for key in keys(person) {
            buckets.entry(key).or_default().push(id);
        }
    }
    let mut pairs = BTreeSet::new();
    for bucket in buckets.values() {
        for (place, &first) in bucket.iter().enumerate() {
            pairs.extend(bucket[place + 1..].iter().map(|&second| (first.min(second), first.max(second))));
        }
    }
    let like = |(first, second): (PersonId, PersonId)| {
        let because = likeness(&people[&first], &people[&second])?;
        (first != second).then_some(LikelyDuplicate { first, second, because })
    };
    pairs.into_iter().filter_map(like).collect()
}

/// What two records must share to be compared at all: a customer number, one of the two names, or the town with the
/// initials.
fn keys(person: &Person) -> BTreeSet<String> {
    let (first, last) = (folded(&person.first_name), folded(&person.surname));
    let initial = |name: &str| name.chars().next().unwrap_or(' ');
    let mut keys = BTreeSet::from([format!("n{last}"), format!("n{first}")]);
    keys.insert(format!("t{}{}{}", folded(&person.town), initial(&first), initial(&last)));
    keys.extend(customer(person).map(|number| format!("c{number}")));
    keys
}

fn customer(person: &Person) -> Option<String> {
    person.customer.as_deref().map(folded).filter(|number| !number.is_empty())
}

fn likeness(one: &Person, other: &Person) -> Option<Likeness> {
    if customer(one).is_some() && customer(one) == customer(other) {
        return Some(Likeness::Customer);
    }
    if matches!((one.born, other.born), (Some(a), Some(b)) if a != b) {
        return None;
    }
    let names = |person: &Person| (folded(&person.first_name), folded(&person.surname));
    let (a, b) = (names(one), names(other));
    let exchanged = (b.1.clone(), b.0.clone());
    if a == b || a == exchanged {
        return Some(Likeness::SameName);
    }
    // Without a first name every Huber would be like every other.
    let named = [&a.0, &a.1, &b.0, &b.1].iter().all(|name| name.chars().count() > 2);
    let slip = slips(&a.0, &b.0) + slips(&a.1, &b.1) <= 1;
    (named && slip).then_some(Likeness::SimilarName)
}

/// How many slips of the pen lie between two words: none, one (a letter more, less, other, or two exchanged), or two for
/// anything beyond.
fn slips(one: &str, other: &str) -> u32 {
    let (a, b): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if a == b {
        return 0;
    }
    let start = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[start..], &b[start..]);
    let exchanged = a.len() == b.len() && a.len() >= 2 && a[0] == b[1] && a[1] == b[0] && a[2..] == b[2..];
    let other_letter = a.len() == b.len() && a.get(1..) == b.get(1..);
    let one_more = a.get(1..).is_some_and(|rest| rest == b);
    let one_less = b.get(1..).is_some_and(|rest| rest == a);
    if exchanged || other_letter || one_more || one_less { 1 } else { 2 }
}

#[cfg(test)]
mod tests {
    use super::{Likeness, likely_duplicates, slips};
    use crate::person::{People, Person, PersonId};

    fn found(people: &[(&str, &str, &str, Option<&str>)]) -> Vec<(u64, u64, Likeness)> {
        let people: People = (1..)
            .zip(people)
            .map(|(id, &(first, last, town, customer))| {
                let person = Person {
                    first_name: first.into(),
                    surname: last.into(),
                    town: town.into(),
                    customer: customer.map(Into::into),
                    born: None,
                    remark: String::new(),
                };
                (PersonId(id), person)
            })
            .collect();
        likely_duplicates(&people).into_iter().map(|d| (d.first.0, d.second.0, d.because)).collect()
    }

    #[test]
    fn the_same_and_the_similar_are_pointed_out() {
        assert_eq!(
            found(&[
                ("Josef", "Müller", "Erding", None),
                ("josef", "Mueller", "Dorfen", None),
                ("Huber", "Anna", "Erding", Some("17")),
                ("Anna", "Huber", "Erding", None),
                ("Jsoef", "Müller", "Erding", None),
                ("Xaver", "Wimmer", "Isen", Some("17")),
            ]),
            [
                (1, 2, Likeness::SameName),
                (1, 5, Likeness::SimilarName),
                (2, 5, Likeness::SimilarName),
                (3, 4, Likeness::SameName),
                (3, 6, Likeness::Customer),
            ]
        );
    }

    #[test]
    fn others_are_not() {
        assert_eq!(found(&[("Anna", "Huber", "Erding", None), ("Hanna", "Hubner", "Erding", None)]), []);
        assert_eq!(found(&[("Hans", "Huber", "Erding", None), ("Max", "Huber", "Erding", None)]), []);
    }

    #[test]
    fn one_slip_and_two() {
        for (one, other, count) in [
            ("maier", "meier", 1),
            ("maier", "maeir", 1),
            ("maier", "maie", 1),
            ("maier", "mayr", 2),
            ("", "a", 1),
        ] {
            assert_eq!((slips(one, other), slips(other, one)), (count, count), "{one} {other}");
        }
    }
}
