//! Who is at a table now.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use stammtisch_http::PersonId;

/// How many connections to tables everybody has who has any. Cloning it is cheap.
#[derive(Debug, Clone, Default)]
pub(crate) struct Present(Arc<Mutex<HashMap<PersonId, u32>>>);

/// Somebody at a table; dropping it, he is gone.
#[derive(Debug)]
pub(crate) struct Here {
    present: Present,
    person: PersonId,
}

impl Present {
    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody comes to a table.
    pub(crate) fn enter(&self, person: PersonId) -> Here {
        *self.lock().entry(person).or_default() += 1;
        Here { present: self.clone(), person }
    }

    /// Who of some people is at a table.
    pub(crate) fn among(&self, people: &[PersonId]) -> Vec<PersonId> {
        let present = self.lock();
        people.iter().copied().filter(|person| present.contains_key(person)).collect()
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut present = self.present.lock();
        if let Some(count) = present.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                present.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_http::PersonId;

    use super::Present;

    #[test]
    fn somebody_is_here_until_the_last_connection_is_gone() {
        let (present, anna, bert) =
            (Present::default(), PersonId::new(1, [1; 10]), PersonId::new(1, [2; 10]));
        let (one, other) = (present.enter(anna), present.enter(anna));
        assert_eq!(present.among(&[bert, anna]), [anna]);
        drop(one);
        assert_eq!(present.among(&[anna]), [anna]);
        drop(other);
        assert!(present.among(&[anna, bert]).is_empty() && present.lock().is_empty());
    }
}
