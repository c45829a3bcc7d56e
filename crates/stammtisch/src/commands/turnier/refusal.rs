//! The refusals of a tournament in words.

pub(super) use stammtisch_desk::words::{draw_mismatch, joined, list_name, phase, refusal, status};
