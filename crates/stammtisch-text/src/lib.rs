//! German and English texts of Stammtisch: the rules book with its glossary.

pub mod book;
pub mod lang;
