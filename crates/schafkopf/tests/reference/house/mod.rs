//! The second implementation of the variants (V), from their text alone.
//!
//! A rule set is what stands written: fields by their names, with the defaults of the table of fields.

pub(crate) mod account;
pub(crate) mod book;
pub(crate) mod list;
pub(crate) mod ramsch;
pub(crate) mod result;
pub(crate) mod table;
