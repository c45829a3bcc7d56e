//! Texts that may not be needed.

use std::ops::Deref;

use stammtisch_text::{Lang, Texts};

/// Texts that are read only when the first of them is needed: a program whose lines are right never pays for them.
#[derive(Debug, Clone, Copy)]
pub struct LazyTexts(pub Lang);

impl Deref for LazyTexts {
    type Target = Texts;
    fn deref(&self) -> &Texts {
        Texts::of(self.0)
    }
}
