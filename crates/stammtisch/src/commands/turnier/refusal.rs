//! The refusals of a tournament in words.

pub(super) use stammtisch_hall::words::{draw_mismatch, joined, list_name, phase, refusal, status};
